"""What all screens are made of: the table surface, and a page on it with a heading."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.items.paper import ROOM
from gamebox.ui.scale import scale_for
from gamebox.ui.stylesheet import sizes
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme, paint_table
from gamebox.ui.widgets.flow import Flow
from gamebox.ui.widgets.parts import UNBOUND, button, label

_NARROW = 1000
"""At the usual size of words: the width below which columns stand one below the other."""


class Screen(QWidget):
    """One page of the program, lying on the table. It grows with its window; Esc leaves it."""

    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.scale = 0.0
        """How much larger than usual everything is; known once the screen has a size."""
        self._window = QSize()

    def begin(self) -> None:
        """It lies on the stage, and nobody has seen it yet."""

    def keep(self) -> None:
        """Whatever would be lost if the program ended now is kept."""

    def style_sheet(self) -> str:
        """What this screen adds to the program's style sheet."""
        return sizes(self.scale, self.theme.text)

    def rescale(self) -> None:
        """Give the new scale to what no style sheet knows."""

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._window.isEmpty():
            self._fit(event.size())

    def fit_window(self, size: QSize) -> None:
        """The window through which it is seen has that size; the screen itself may be larger, and scrolled."""
        self._window = size
        self._fit(size)

    @override
    def event(self, event: QEvent) -> bool:
        """On a screen of another pixel ratio everything is drawn anew for that."""
        if event.type() == QEvent.Type.DevicePixelRatioChange and self.scale:
            self.rescale()
            self.update()
        return super().event(event)

    @property
    def room(self) -> QSize:
        """What is seen of it at once; it may not yet have that size itself."""
        return self.size() if self._window.isEmpty() else self._window

    @property
    def narrow(self) -> bool:
        """Whether there is no room for two columns: words are large, or the window is small."""
        return self.room.width() < _NARROW * self.scale

    @property
    def side_by_side(self) -> QBoxLayout.Direction:
        """How columns stand: where it is narrow, one below the other."""
        return QBoxLayout.Direction.TopToBottom if self.narrow else QBoxLayout.Direction.LeftToRight

    def reflow(self) -> None:
        """The window has another size: lay out anew what depends on it."""

    def give_width(self, column: QWidget, width: float) -> None:
        """Of a column at the usual size; where columns stand one below the other it takes what there is."""
        if self.narrow:
            column.setMinimumWidth(0)
            column.setMaximumWidth(UNBOUND)
        else:
            column.setFixedWidth(round(width))

    def _fit(self, window: QSize) -> None:
        scale = scale_for(window) * self.theme.text
        if scale != self.scale:
            self.scale = scale
            self.setStyleSheet(self.style_sheet())
            self.rescale()
        self.reflow()

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


def heading(title: str, back: Callable[[], object], *extras: QAbstractButton) -> Flow:
    """The top of a screen: the way back, its title, and buttons at the right."""
    row = Flow()
    row.setSpacing(16)
    row.add(button("←  " + translate("Screen", "Back"), back, "onTable", name="back"))
    row.add(label(title, "headline"))
    row.add_stretch()
    for extra in extras:
        row.add(extra)
    return row
