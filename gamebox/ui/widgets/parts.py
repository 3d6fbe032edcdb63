"""The small parts of every screen: labels and buttons with a role, and paper."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from gamebox.ui.scale import enlargement
from gamebox.ui.texts import tip

UNBOUND = (1 << 24) - 1
"""What Qt takes for no bound of a size."""


def is_enter(event: QKeyEvent) -> bool:
    """Whether Enter was pressed; one that is only held down decides nothing more."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()


class BareButton(QAbstractButton):
    """A button that draws itself, and shows that it can be pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)


class PaintedButton(BareButton):
    """Enter presses it as Space does."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.click()
        else:
            super().keyPressEvent(event)


class SquareButton(PaintedButton):
    """As wide as it is high: a tile or a die among others."""

    SIDE = 40
    """At the usual size."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        side = round(self.SIDE * enlargement(self))
        return QSize(side, side)


class _Button(QPushButton):
    """Enter presses it, but only once however long it is held."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.click()
        elif not event.isAutoRepeat():
            super().keyPressEvent(event)


def label(text: str, role: str = "", *, wrap: bool = False) -> QLabel:
    made = QLabel(text)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def button(text: str, clicked: Callable[[], object], role: str = "", *, name: str = "") -> QPushButton:
    """A push button; `name` lets tests and restored focus find it again."""
    made = _Button(plain(text))
    made.setProperty("role", role)
    made.setObjectName(name)
    if text.startswith("←"):  # nobody would say that
        made.setAccessibleName(text.lstrip("← "))
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    made.clicked.connect(lambda *_: clicked())
    return made


def plain(text: str) -> str:
    """As a button shows it to the letter: to Qt an & marks a key."""
    return text.replace("&", "&&")


def give_tip(widget: QWidget, text: str) -> None:
    """What appears beside the pointer, and what a screen reader says of it, which knows no HTML."""
    widget.setToolTip(tip(text))
    widget.setAccessibleDescription(text)


def paper(layout: QVBoxLayout | QHBoxLayout, *, margin: int = 20, role: str = "paper") -> QFrame:
    """A sheet of paper that holds a layout."""
    frame = QFrame()
    frame.setProperty("role", role)
    layout.setContentsMargins(margin, margin, margin, margin)
    frame.setLayout(layout)
    return frame


class Scrolling(QScrollArea):
    """Contents that may be more than there is room for; or as high as they are, where all of a screen scrolls."""

    def __init__(self, contents: QWidget) -> None:
        super().__init__()
        self._whole = False
        self._contents = contents
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidget(contents)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fit(self, needed: int, most: int) -> None:
        """As high as it needs to be, but no higher than that."""
        self._scroll(needed > most)
        self.setFixedHeight(min(needed, most))

    def _scroll(self, scroll: bool) -> None:
        """Qt would not take away a bar that was needed once, as the contents are higher beside it."""
        off, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(needed if scroll else off)

    def show_whole(self, *, whole: bool) -> None:
        self._whole = whole
        self._scroll(not whole)
        policy = self.sizePolicy()
        policy.setHeightForWidth(whole)
        self.setSizePolicy(policy)
        self.updateGeometry()

    @override
    def event(self, event: QEvent) -> bool:
        """What it holds has grown or shrunk."""
        if event.type() == QEvent.Type.LayoutRequest and self._whole:
            self.updateGeometry()
        return super().event(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Qt forgets to lay out contents that it gives another size while they appear."""
        super().showEvent(event)
        layout = self._contents.layout()
        if layout:
            layout.setGeometry(self._contents.rect())

    @override
    def heightForWidth(self, width: int) -> int:
        return height_of(self._contents, width) if self._whole else -1

    @override
    def minimumSizeHint(self) -> QSize:
        if not self._whole:
            return super().minimumSizeHint()
        inner = self._contents.minimumSizeHint()
        return QSize(inner.width(), height_of(self._contents, max(self.width(), inner.width())))


def height_of(contents: QWidget, width: int) -> int:
    """How high contents must be at that width."""
    layout = contents.layout()
    if layout and layout.hasHeightForWidth():
        return layout.heightForWidth(width)
    return contents.sizeHint().height()


def scrolling(rows: QVBoxLayout) -> Scrolling:
    """Rows that may be more than there is room for."""
    inner = QWidget()
    inner.setLayout(rows)
    return Scrolling(inner)
