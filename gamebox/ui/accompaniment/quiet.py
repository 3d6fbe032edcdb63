"""Complaints of Qt about what a machine may well lack, which are no defects."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLoggingCategory, QMessageLogContext, QtMsgType, qInstallMessageHandler


@contextmanager
def unheard(*beginnings: str) -> Iterator[None]:
    """Meanwhile messages of Qt's multimedia that begin so are dropped; some of them have no category of their own."""

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if before and not text.startswith(beginnings):
            before(kind, context, text)

    QLoggingCategory.setFilterRules("qt.multimedia.*=false\nqt.speech.*=false")
    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
