"""Complaints of Qt about what a machine may well lack, which are no defects."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLoggingCategory, QMessageLogContext, QtMsgType, qInstallMessageHandler


def hush_rules() -> None:
    """Also when a screen reader asks for something that has just gone, that is no news."""
    QLoggingCategory.setFilterRules("qt.multimedia.*=false\nqt.speech.*=false\nqt.accessibility.atspi.warning=false")


@contextmanager
def unheard(*beginnings: str) -> Iterator[None]:
    """Meanwhile messages of Qt's multimedia that begin so are dropped; some of them have no category of their own."""

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if before and not text.startswith(beginnings):
            before(kind, context, text)

    hush_rules()
    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
