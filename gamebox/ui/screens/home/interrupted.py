"""Interrupted games on the home screen: one to continue or give up, the others within reach."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from gamebox.engine.record import Record
from gamebox.library.saves import Unfinished
from gamebox.ui.cover import Cover
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.items.paper import Picture, Sheet
from gamebox.ui.kept_pictures import KeptPictures
from gamebox.ui.players import Player, players_of
from gamebox.ui.texts import told_when, translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.flow import Flow
from gamebox.ui.widgets.parts import PaintedButton, Scrolling, button, give_tip, label, scrolling

Thumbnail = Callable[[Record, QSize], QPixmap]
_PLACE = "continue"
"""Where its picture is kept: there is one large card."""


def _title(cover: Cover, game: Unfinished) -> Flow:
    row = Flow()
    row.setSpacing(12)
    row.add(label(cover.name(), "title"))
    row.add(label(told_when(game.last_played), "muted"), 1)
    return row


class PlayersLine(QWidget):
    """The players of a game, each with their emblem, in as many lines as they need."""

    def __init__(self, players: tuple[Player, ...], theme: Theme) -> None:
        super().__init__()
        self._players = players
        self._theme = theme
        self.setAccessibleName(", ".join(player.name for player in players))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @override
    def sizeHint(self) -> QSize:
        return QSize(160, self.heightForWidth(160))

    @override
    def heightForWidth(self, width: int) -> int:
        return max(round(place.bottom()) for place in self._places(width)) + 1

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        metrics = self.fontMetrics()
        for player, place in zip(self._players, self._places(self.width()), strict=True):
            side = metrics.ascent()
            paint_emblem(painter, player.livery, QRectF(place.left(), place.center().y() - side / 2, side, side))
            words = place.adjusted(side + 6, 0, 0, 0)
            name = metrics.elidedText(player.name, Qt.TextElideMode.ElideRight, round(words.width()) + 1)
            painter.setPen(self._theme.ink)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, name)

    def _places(self, width: int) -> list[QRectF]:
        """Where each player stands, line by line."""
        metrics = self.fontMetrics()
        high, left, top = metrics.height() + 4, 0, 0
        places = []
        for player in self._players:
            wide = min(width, metrics.ascent() + 8 + metrics.horizontalAdvance(player.name))
            if left and left + wide > width:
                left, top = 0, top + high
            places.append(QRectF(left, top, wide, high))
            left += wide + 14
        return places


class ContinueCard(Sheet):
    """The interrupted game that is offered first. Giving it up asks in the card itself."""

    resumed = Signal()
    discarded = Signal()

    def __init__(
        self, game: Unfinished, cover: Cover, thumbnail: Thumbnail, theme: Theme, pictures: KeptPictures
    ) -> None:
        row = QHBoxLayout()
        super().__init__(theme, row, padding=12)
        self._game = game
        self._thumbnail = thumbnail
        self._pictures = pictures
        self._picture = Picture(self._drawn, theme.table_bottom, self._ready)
        row.setSpacing(16)
        row.addWidget(self._picture)
        self._sides = QStackedWidget()
        self._sides.addWidget(self._offer(cover))
        row.addWidget(self._sides, 1)

    def _drawn(self, size: QSize) -> QPixmap:
        return self._pictures.add(_PLACE, self._shown(size), self._thumbnail(self._game.record, size))

    def _ready(self, size: QSize) -> QPixmap | None:
        """The picture from the last time, if nobody has played on since."""
        return self._pictures.find(_PLACE, self._shown(size), self.devicePixelRatioF())

    def _shown(self, size: QSize) -> str:
        game = self._game
        what = f"{game.path.name} {game.last_played} {game.glance.moves} {QLocale().name()}"
        return f"{what} {size.width()}x{size.height()} {self._theme.shade}"

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture.setFixedWidth(max(150, min(round(self.height() * 1.25), round(self.width() * 0.28))))

    def _offer(self, cover: Cover) -> QWidget:
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        words.addLayout(_title(cover, self._game))
        words.addWidget(PlayersLine(players_of(self._game.glance.seats), self._theme))
        if self._game.glance.damaged:
            words.addWidget(
                label(
                    translate("Home", "Its file was damaged: the last moves may be missing."),
                    wrap=True,
                )
            )
        words.addStretch(1)
        actions = QVBoxLayout()
        actions.setSpacing(6)
        actions.addStretch(1)
        actions.addWidget(button(translate("Home", "Continue"), self.resumed.emit, "primary", name="continue"))
        actions.addWidget(button(translate("Home", "Delete"), self.ask, "quiet", name="give-up"))
        actions.addStretch(1)
        return _beside(words, actions)

    def _question(self) -> QWidget:
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        words.addWidget(label(translate("Home", "Delete this game?"), "lead"))
        words.addWidget(label(translate("Home", "It cannot be brought back."), "muted", wrap=True))
        words.addStretch(1)
        actions = QVBoxLayout()
        actions.setSpacing(6)
        actions.addStretch(1)
        keep = button(translate("Home", "Keep it"), self.keep, "primary", name="keep")
        actions.addWidget(keep)
        actions.addWidget(button(translate("Home", "Delete it"), self.discarded.emit, name="give-up-really"))
        actions.addStretch(1)
        return _beside(words, actions)

    def ask(self) -> None:
        if self._sides.count() == 1:
            self._sides.addWidget(self._question())
        self._sides.setCurrentIndex(1)
        self.focus("keep")

    def keep(self) -> None:
        self._sides.setCurrentIndex(0)
        self.focus("give-up")

    def focus(self, name: str) -> None:
        found = self.findChild(QWidget, name)
        if isinstance(found, QWidget):
            found.setFocus(Qt.FocusReason.TabFocusReason)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._sides.currentIndex():
            self.keep()
        else:
            super().keyPressEvent(event)


def _beside(words: QVBoxLayout, actions: QVBoxLayout) -> QWidget:
    row = QHBoxLayout()
    row.setContentsMargins(0, 0, 4, 0)
    row.setSpacing(16)
    row.addLayout(words, 1)
    row.addLayout(actions)
    widget = QWidget()
    widget.setLayout(row)
    return widget


class OtherGame(PaintedButton):
    """A further interrupted game, in two short lines."""

    def __init__(self, game: Unfinished, cover: Cover, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._name = cover.name()
        self._people = ", ".join(seat.name for seat in game.glance.seats)
        self.setAccessibleName(f"{self._name}, {self._people}, {told_when(game.last_played)}")
        give_tip(self, f"{self._people}, {told_when(game.last_played)}")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return QSize(160, 2 * self.fontMetrics().height() + 14)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marked = self.hasFocus() or self.underMouse()
        pen = painter.pen()
        pen.setColor(self._theme.accent if marked else self._theme.paper_edge)
        pen.setWidth(2 if self.hasFocus() else 1)
        painter.setPen(pen)
        painter.setBrush(self._theme.field)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        self._write(painter, QRectF(self.rect()).adjusted(12, 6, -12, -6))

    def _write(self, painter: QPainter, area: QRectF) -> None:
        """The game above, its people below, each shortened if the room is too little."""
        font = painter.font()
        font.setBold(True)
        half = area.height() / 2
        painter.setFont(font)
        painter.setPen(self._theme.ink)
        self._write_line(painter, self._name, area.adjusted(0, 0, 0, -half))
        font.setBold(False)
        painter.setFont(font)
        painter.setPen(self._theme.muted)
        self._write_line(painter, self._people, area.adjusted(0, half, 0, 0))

    def _write_line(self, painter: QPainter, text: str, area: QRectF) -> None:
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(area.width()))
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


class InterruptedGames(QWidget):
    """The newest game large; choosing another one makes that one large."""

    resumed = Signal(object)
    discarded = Signal(object)

    def __init__(
        self,
        games: list[Unfinished],
        covers: Mapping[str, Cover],
        thumbnail: Thumbnail,
        theme: Theme,
        pictures: KeptPictures,
    ) -> None:
        super().__init__()
        self._games = games
        self._covers = covers
        self._thumbnail = thumbnail
        self._theme = theme
        self._pictures = pictures
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._card = self.show_large(games[0])

    def stand(self, direction: QBoxLayout.Direction) -> None:
        self._row.setDirection(direction)
        self._show_others_whole()

    def _show_others_whole(self) -> None:
        """Where all stand one below the other, the screen itself is scrolled."""
        for others in self.findChildren(Scrolling, "others"):
            others.show_whole(whole=self._row.direction() == QBoxLayout.Direction.TopToBottom)

    def show_large(self, chosen: Unfinished) -> ContinueCard:
        while item := self._row.takeAt(0):
            if widget := item.widget():
                widget.deleteLater()
        card = ContinueCard(chosen, self._cover(chosen), self._thumbnail, self._theme, self._pictures)
        card.resumed.connect(lambda: self.resumed.emit(chosen))
        card.discarded.connect(lambda: self.discarded.emit(chosen))
        self._row.addWidget(card, 7)
        others = [game for game in self._games if game is not chosen]
        if others:
            self._row.addWidget(self._others(others), 3)
            self._show_others_whole()
        return card

    def _others(self, games: list[Unfinished]) -> Sheet:
        column = QVBoxLayout()
        column.setSpacing(6)
        for number, game in enumerate(games, 1):
            other = OtherGame(game, self._cover(game), self._theme)
            other.setObjectName(f"other-{number}")
            other.clicked.connect(lambda *_, game=game: self._choose(game))
            column.addWidget(other)
        column.addStretch(1)
        column.setContentsMargins(0, 0, 4, 0)
        area = scrolling(column)
        area.setObjectName("others")
        sheet = QVBoxLayout()
        sheet.setSpacing(6)
        sheet.addWidget(label(translate("Home", "%n more interrupted game(s)", "", len(games)), "muted"))
        sheet.addWidget(area, 1)
        return Sheet(self._theme, sheet, padding=12)

    def _choose(self, game: Unfinished) -> None:
        self._card = self.show_large(game)
        self._card.focus("continue")

    def _cover(self, game: Unfinished) -> Cover:
        return self._covers[game.glance.game]
