"""The curtain between two people: cloth over the whole table until the right one has come."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid
from typing_extensions import override

from gamebox.ui.items import motions
from gamebox.ui.items.cloth import paint_cloth
from gamebox.ui.items.paper import ROOM, Sheet
from gamebox.ui.players import Player
from gamebox.ui.scale import scale_for
from gamebox.ui.texts import translate
from gamebox.ui.theme import Motion, Theme
from gamebox.ui.widgets.emblem_view import EmblemView
from gamebox.ui.widgets.parts import button, label, plain

_NEWS, _BESIDES = 150, 490
"""Pixels at the usual size, of what is told at once at least, and of a window's height that it leaves to others."""
_WIDTH, _EMBLEM = 540, 64
_MARGIN = 16
_ANSWERS = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
_RISE = 420
"""Milliseconds that the curtain takes to rise, at normal speed."""


class News(NamedTuple):
    """What everybody saw happen since a person last decided something; `first`: they have not decided anything yet."""

    lines: list[str]
    first: bool = False

    @property
    def title(self) -> str:
        return translate("Curtain", "So far") if self.first else translate("Curtain", "Since your last turn")


def _calling(call: str) -> str:
    """Whose turn it is, or who is needed in somebody else's."""
    if call:
        return translate("Curtain", "{name}, you’re needed.")
    return translate("Curtain", "{name}, it is your turn.")


class Card(Sheet):
    """Calls a person to the table."""

    def __init__(
        self, theme: Theme, player: Player, call: str, news: News, ready: QWidget, show: Callable[[], None]
    ) -> None:
        """`show` plays the news back."""
        self._head, self._told, self._column = QHBoxLayout(), QVBoxLayout(), QVBoxLayout()
        words = self._words = QVBoxLayout()
        words.addStretch(1)
        words.addWidget(label(_calling(call).format(name=player.name), "title", wrap=True))
        if call:
            words.addWidget(label(call, "lead", wrap=True))
        words.addStretch(1)
        self._head.addWidget(EmblemView(player, _EMBLEM), 0, Qt.AlignmentFlag.AlignTop)
        self._head.addLayout(words, 1)
        self._column.addLayout(self._head)
        self._news = label("\n".join(news.lines), "muted", wrap=True)
        self._area = _scrolling(self._news)
        self._area.setAccessibleName(news.title)
        if news.lines:
            self._tell(news.title, show)
        self._column.addWidget(ready)
        super().__init__(theme, self._column)

    def _tell(self, title: str, show: Callable[[], None]) -> None:
        head = QHBoxLayout()
        head.addWidget(label(title, "strong", wrap=True), 1)
        head.addWidget(button(translate("Recap", "Show me"), show, name="show-me"))
        self._told.addLayout(head)
        self._told.addWidget(self._area)
        self._column.addLayout(self._told)

    def rescale(self, scale: float, width: int, most: float) -> None:
        """`most` is how high what is told may be: whole lines of it."""
        step = round(4 * scale)
        self.setFixedWidth(width)
        self._head.setSpacing(4 * step)
        self._words.setSpacing(step)
        self._told.setSpacing(step)
        self._column.setSpacing(6 * step)
        self._column.setContentsMargins(*(4 * (ROOM + 6 * step,)))
        room = width - 2 * (ROOM + 6 * step) - self._area.verticalScrollBar().sizeHint().width()
        line = self._news.fontMetrics().lineSpacing()
        self._area.setFixedHeight(min(self._news.heightForWidth(room) + step, round(most // line * line)))


def _scrolling(news: QWidget) -> QScrollArea:
    """What is too much for the card scrolls, and is shown from its end."""
    area = QScrollArea()
    area.setObjectName("news")
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(news)
    area.verticalScrollBar().rangeChanged.connect(lambda _low, high: _show_end(area, high))
    return area


def _show_end(area: QScrollArea, end: int) -> None:
    """A range changes for the last time while its card is being taken away."""
    if isValid(area) and isValid(area.verticalScrollBar()):
        area.verticalScrollBar().setValue(end)


class _ReadyButton(QPushButton):
    """Says that the right person has come, but only by an act of its own: nothing that was pressed before counts."""

    def __init__(self, text: str) -> None:
        super().__init__(plain(text))
        self.setProperty("role", "primary")
        self.setObjectName("lift curtain")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._armed = False
        self._held: set[int] = set()

    def arm(self) -> None:
        """From now on it may be pressed, once the mouse and every key that is still held have been let go."""
        self._armed = True

    def _is_deliberate(self, event: QKeyEvent) -> bool:
        """A key that repeats itself was pressed before the curtain hung."""
        if event.isAutoRepeat() or not self._armed:
            self._held.add(event.key())
        return self._armed and not self._held

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_deliberate(event) and event.key() in _ANSWERS:
            self.click()
        elif event.key() not in _ANSWERS:
            event.ignore()

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self._held.discard(event.key())

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._armed and event.buttons() == event.button():
            super().mousePressEvent(event)


class Curtain(QWidget):
    """Hangs in front of a stage. `call` is what the person is asked to do, if it is more than to take their turn."""

    lifted = Signal(int)
    """The seat of the person who has come."""
    home_wanted = Signal()
    settings_wanted = Signal()
    show_wanted = Signal(int)
    """The seat that wants to see what happened since its last turn."""

    def __init__(self, stage: QWidget, theme: Theme, player: Player, call: str, news: News) -> None:
        super().__init__(stage)
        self.player = player
        self._cloth = QPixmap()
        self._speed = 0.0
        self._text = theme.text
        self._motion: QAbstractAnimation | None = None
        self.setGeometry(stage.rect())
        stage.installEventFilter(self)
        self._ready = _ReadyButton(translate("Curtain", "I am {name}: show my cards").format(name=player.name))
        self._ready.clicked.connect(lambda *_: self.lift())
        self._card = Card(theme, player, call, news, self._ready, lambda: self.show_wanted.emit(player.seat))
        self._hang()

    def _hang(self) -> None:
        """The card a little below the middle: the pelmet hangs above it; below it the ways out."""
        ways = QHBoxLayout()
        ways.addStretch(1)
        ways.addWidget(button(translate("Table", "Home"), self.home_wanted.emit, "onTable", name="curtain home"))
        ways.addWidget(
            button(translate("Table", "Settings"), self.settings_wanted.emit, "onTable", name="curtain settings")
        )
        ways.addStretch(1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._card)
        row.addStretch(1)
        outer = QVBoxLayout(self)
        outer.addStretch(5)
        outer.addLayout(row)
        outer.addLayout(ways)
        outer.addStretch(4)

    def fall(self, speed: float) -> None:
        """Come down from above; at speed 0 at once."""
        self._speed = speed
        self.show()
        self.raise_()
        self.take_focus()
        if speed:
            self.move(0, -self.height())
            drop = motions.run(self._hang_at, round(Motion.CARD / speed), QEasingCurve.Type.OutCubic)
            self._move_by(drop, self._ready.arm)
        else:
            self._ready.arm()

    def take_focus(self) -> None:
        self._ready.setFocus(Qt.FocusReason.OtherFocusReason)

    def _hang_at(self, share: float) -> None:
        """0: above the stage; 1: all the way down."""
        self.move(0, round((share - 1) * self.height()))

    def lift(self) -> None:
        """Show what is behind, and rise like cloth."""
        self.lifted.emit(self.player.seat)
        if not self._speed:
            self.remove()
            return
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        duration = round(_RISE / self._speed)
        rise = motions.run(lambda share: self._hang_at(1 - share), duration, QEasingCurve.Type.InOutCubic)
        self._move_by(rise, self.remove)

    def _move_by(self, motion: QAbstractAnimation, afterwards: Callable[[], None]) -> None:
        motion.setParent(self)
        motion.finished.connect(afterwards)
        motion.start()
        self._motion = motion

    def remove(self) -> None:
        self.hide()
        self.deleteLater()

    @override
    def eventFilter(self, stage: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(stage, QWidget):
            self.setGeometry(stage.rect())
        return False

    @override
    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Large words have no room for a card as wide as usual: it takes what the window has."""
        scale = scale_for(self.size())
        width = min(round(_WIDTH * scale * self._text), self.width() - 2 * _MARGIN)
        self._card.rescale(scale, width, max(_NEWS, self.height() - _BESIDES * scale))

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """The cloth is drawn once per size."""
        pixels = self.size() * self.devicePixelRatioF()
        if self._cloth.size() != pixels:
            self._cloth = QPixmap(pixels)
            painter = QPainter(self._cloth)
            paint_cloth(painter, QRectF(self._cloth.rect()))
            painter.end()
        QPainter(self).drawPixmap(self.rect(), self._cloth)
