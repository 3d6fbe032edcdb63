"""What all screens are made of: the table surface, and a page on it with a heading."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.items.paper import ROOM
from gamebox.ui.scale import scale_for
from gamebox.ui.stylesheet import sizes
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme, paint_table
from gamebox.ui.widgets.parts import button, label


class Screen(QWidget):
    """One page of the program, lying on the table. It grows with its window; Esc leaves it."""

    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.scale = 0.0
        """How much larger than usual everything is; known once the screen has a size."""

    def style_sheet(self) -> str:
        """What this screen adds to the program's style sheet."""
        return sizes(self.scale)

    def rescale(self) -> None:
        """Give the new scale to what no style sheet knows."""

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        scale = scale_for(event.size())
        if scale != self.scale:
            self.scale = scale
            self.setStyleSheet(self.style_sheet())
            self.rescale()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_table(painter, QRectF(self.rect()), self.theme)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class PageScreen(Screen):
    """A screen with a title and the way back above its contents, no wider than is good to read."""

    def __init__(self, theme: Theme, *, widest: int) -> None:
        super().__init__(theme)
        self._widest = widest
        self._column = QWidget()

    def lay_out_page(self, title: str, contents: QWidget, *extras: QAbstractButton) -> None:
        """`contents` leave room around themselves as paper does, `extras` stand at the right of the title."""
        head = heading(title, self.left.emit, *extras)
        head.setContentsMargins(ROOM, 0, ROOM, 0)
        rows = QVBoxLayout(self._column)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        rows.addLayout(head)
        rows.addWidget(contents, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(32 - ROOM, 20, 32 - ROOM, 20 - ROOM)
        row.addStretch(1)
        row.addWidget(self._column, 1000)
        row.addStretch(1)

    @override
    def rescale(self) -> None:
        self._column.setMaximumWidth(round(self._widest * self.scale))


def heading(title: str, back: Callable[[], object], *extras: QAbstractButton) -> QHBoxLayout:
    """The top of a screen: the way back, its title, and buttons at the right."""
    row = QHBoxLayout()
    row.setSpacing(16)
    row.addWidget(button("←  " + translate("Screen", "Back"), back, "onTable", name="back"))
    row.addWidget(label(title, "headline"))
    row.addStretch(1)
    for extra in extras:
        row.addWidget(extra)
    return row
