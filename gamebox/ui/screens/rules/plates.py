"""Pictures between the lines of a rulebook: as wide as their column, in proportion, drawn when they come into view."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, QTimer
from PySide6.QtGui import (
    QPainter,
    QPainterPath,
    QPixmap,
    QPixmapCache,
    QPyTextObject,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QAbstractScrollArea
from typing_extensions import override

from gamebox.ui.items.paper import drawn
from gamebox.ui.theme import Corner, Theme

_KIND = QTextFormat.ObjectTypes.UserObject.value + 1
_NAME = QTextFormat.Property.UserProperty.value + 1
_RATIO = _NAME + 1
_OBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"

BANNER = ""
"""The name of the picture above the title."""

Draw = Callable[[str, QPainter, QRectF], object]
"""Draws the picture of a name."""


def insert_plate(cursor: QTextCursor, name: str, ratio: float) -> None:
    made = QTextCharFormat()
    made.setObjectType(_KIND)
    made.setProperty(_NAME, name)
    made.setProperty(_RATIO, ratio)
    cursor.insertText(_OBJECT, made)


class Plates(QPyTextObject):
    """Draws each picture once per size, and only after the text has been seen: nobody waits for a picture."""

    def __init__(self, draw: Draw, theme: Theme, name: str, page: QAbstractScrollArea) -> None:
        """`name`: of the book, under which the pictures are kept for the next visit while there is room."""
        super().__init__(page)
        self._draw = draw
        self._theme = theme
        self._book = name
        self._page = page
        self._drawn: dict[str, QPixmap] = {}
        self._wanted: dict[str, tuple[QSize, float]] = {}
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._draw_next)

    def serve(self, document: QTextDocument) -> None:
        document.documentLayout().registerHandler(_KIND, self)

    @override
    def intrinsicSize(self, doc: QTextDocument, posInDocument: int, format: QTextFormat) -> QSizeF:
        frame, block = doc.rootFrame().frameFormat(), doc.findBlock(posInDocument).blockFormat()
        width = doc.textWidth() - frame.leftMargin() - frame.rightMargin() - block.leftMargin()
        return QSizeF(max(1, int(width)), max(1, round(width / format.doubleProperty(_RATIO))))

    @override
    def drawObject(
        self, painter: QPainter, rect: QRectF | QRect, doc: QTextDocument, posInDocument: int, format: QTextFormat
    ) -> None:
        area = QRectF(rect)
        name, wanted = format.stringProperty(_NAME), (area.size().toSize(), painter.device().devicePixelRatioF())
        if not self._has(name, wanted):
            self._wanted[name] = wanted
            if self._page.isVisible():
                self._later.start()
            else:
                self._draw_next()
        pixmap = self._drawn.get(name)
        if pixmap:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(area, pixmap, QRectF(pixmap.rect()))

    def _has(self, name: str, wanted: tuple[QSize, float]) -> bool:
        there = self._drawn.get(name)
        if there is None or (there.deviceIndependentSize().toSize(), there.devicePixelRatio()) != wanted:
            there = QPixmap()
            if not QPixmapCache.find(self._key(name, wanted), there):
                return False
            self._drawn[name] = there
        return True

    def _key(self, name: str, wanted: tuple[QSize, float]) -> str:
        size, ratio = wanted
        return f"{self._book}/{name}/{size.width()}x{size.height()}@{ratio}/{self._theme.shade}"

    def _draw_next(self) -> None:
        """One at a time, so that the window can be used between them."""
        name = next(iter(self._wanted))
        size, ratio = wanted = self._wanted.pop(name)
        self._drawn[name] = made = drawn(size, ratio, partial(self._draw_on_paper, name))
        QPixmapCache.insert(self._key(name, wanted), made)
        if self._wanted:
            self._later.start()
        self._page.viewport().update()

    def _draw_on_paper(self, name: str, painter: QPainter, area: QRectF) -> None:
        painter.fillRect(area, self._theme.paper)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(area, Corner.LARGE - 1, Corner.LARGE - 1)
        painter.setClipPath(outline)
        self._draw(name, painter, area)
