"""Listens to what is painted, instead of comparing pixels."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPaintDevice, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget


@dataclass(frozen=True)
class Said:
    """Words, and how they were written."""

    text: str
    area: QRectF
    colour: QColor
    bold: bool


class _Listener(QPainter):
    def __init__(self, device: QPaintDevice, said: list[Said]) -> None:
        super().__init__(device)
        self.said = said

    def drawText(self, *words: object) -> None:  # type: ignore[override]
        area, text = words[0], words[-1]
        assert isinstance(area, (QRect, QRectF))
        assert isinstance(text, str)
        self.said.append(Said(text, QRectF(area), self.pen().color(), self.font().bold()))
        super().drawText(*words)  # type: ignore[call-overload]


def words_of(item: QGraphicsItem) -> list[Said]:
    """What an item writes, in this order."""
    image = _canvas(item)  # kept until the painter is done with it
    painter = _Listener(image, [])
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return painter.said


def words_on(widget: QWidget, module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[Said]:
    """What a widget of a module writes on itself."""
    heard: list[Said] = []

    class Heard(_Listener):
        def __init__(self, device: QPaintDevice) -> None:
            super().__init__(device, heard)

    with monkeypatch.context() as patch:
        patch.setattr(module, "QPainter", Heard)
        widget.grab()
    return heard


def painted(item: QGraphicsItem) -> QRect:
    """The smallest area, in the item's own units, outside of which it paints nothing."""
    image = _canvas(item)
    painter = QPainter(image)
    painter.translate(-_room(item).topLeft())
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    covered = [
        (x, y) for y in range(image.height()) for x in range(image.width()) if image.pixelColor(x, y).alpha() > 0
    ]
    left, top = min(x for x, _ in covered), min(y for _, y in covered)
    right, bottom = max(x for x, _ in covered), max(y for _, y in covered)
    return QRect(left, top, right - left + 1, bottom - top + 1).translated(_room(item).topLeft())


def _room(item: QGraphicsItem) -> QRect:
    """More than it should need."""
    return item.boundingRect().toAlignedRect().adjusted(-40, -40, 40, 40)


def _canvas(item: QGraphicsItem) -> QImage:
    image = QImage(_room(item).size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image
