"""The result: the winner under the laurel, everybody's place, and the course of the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.engine.game import Over
from gamebox.engine.session import Session
from gamebox.library.shelf import Shelf
from gamebox.ui.items.emblem import emblem_path, paint_emblem
from gamebox.ui.items.laurel import paint_laurel
from gamebox.ui.items.paper import ROOM, Sheet
from gamebox.ui.look import Look
from gamebox.ui.players import Player, players_of
from gamebox.ui.scale import enlargement
from gamebox.ui.screens.screen import Screen
from gamebox.ui.texts import dice_told, tip, translate
from gamebox.ui.theme import GOLD, Corner, Livery, Size, Theme, faded, fitting_font, font
from gamebox.ui.widgets.parts import button, is_enter, label
from gamebox.ui.widgets.plot import PlotView

_WIDEST, _HIGHEST, _STANDINGS, _CELEBRATION = 1480, 760, 384, 220
"""Pixels at the usual size: of both sheets together, of the ranking, and of what is above them."""
_LOWEST_ROW, _ROW, _BESIDE_WORDS = 46, 88, 108
"""Of a place at least and at most, and of what stands beside its words."""
_LINE = 18
"""Of every further line of words."""
_FEW = 4
"""So many places may have long words."""


class ResultScreen(Screen):
    """Shown when a game is over."""

    rematch_wanted = Signal()
    home_wanted = Signal()
    save_wanted = Signal()
    table_wanted = Signal()
    replay_wanted = Signal()
    review_wanted = Signal()
    same_dice_wanted = Signal()

    def __init__(self, theme: Theme, look: Look, session: Session, shelf: Shelf) -> None:
        super().__init__(theme)
        over = session.state.to_act()
        if not isinstance(over, Over):
            raise TypeError("Only a finished game has a result.")
        self._players = players_of(session.setup.seats)
        ranking = look.words.result(session.state.view(None), self._players)
        if len(ranking) == 1 and not self._players[0].bot:
            game = session.setup.game
            place = shelf.rank(game.id, game.variant(session.setup.options), over.scores[0])
            ranking = [(player, f"{words} – {_rank(place)}") for player, words in ranking]
        winners = [player for player, _ in ranking if player.seat in over.winners]
        occasion = ", ".join(filter(None, (look.name, look.words.heading(session))))
        alone = len(self._players) == 1
        self.celebration = Celebration(theme, winners, occasion, alone=alone)
        roomy = len(ranking) <= _FEW
        self.ranking = [
            Standing(theme, over.place_of(player.seat), player, words, roomy=roomy) for player, words in ranking
        ]
        self.plot = PlotView(look.drawing.plot(session, self._players), theme)
        again = translate("Result", "Once more") if alone else translate("Result", "Rematch")
        self._rematch = button(again, self.rematch_wanted.emit, "primary", name="rematch")
        self._dice = session.notes.dice
        self._save = button(translate("Result", "Save record"), self.save_wanted.emit, "onTable", name="save")
        self._lay_out()
        self._rematch.setFocus()

    def _lay_out(self) -> None:
        standings = QVBoxLayout()
        standings.setSpacing(4)
        standings.addWidget(label(translate("Result", "Final standing"), "strong"))
        standings.addSpacing(6)
        for standing in self.ranking:
            standings.addWidget(standing, 1)
        standings.addStretch(1)
        if self._dice:
            same = translate("Result", "Same dice ({code})").format(code=dice_told(self._dice))
            standings.addWidget(button(same, self.same_dice_wanted.emit, name="same-dice"))
        course = QVBoxLayout()
        course.setSpacing(8)
        course.addWidget(label(self.plot.accessibleName(), "strong"))
        course.addWidget(self.plot, 1)
        self._sheets = QWidget()
        sheets = QHBoxLayout(self._sheets)
        sheets.setContentsMargins(0, 0, 0, 0)
        sheets.setSpacing(0)
        self._standings = Sheet(self.theme, standings, padding=16)
        sheets.addWidget(self._standings)
        sheets.addWidget(Sheet(self.theme, course, padding=16), 1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._sheets, 1000)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32 - ROOM, 20, 32 - ROOM, 24)
        layout.setSpacing(4)
        layout.addStretch()
        layout.addWidget(self.celebration, 2)
        layout.addLayout(row, 5)
        layout.addLayout(self._buttons())
        layout.addStretch()

    @override
    def rescale(self) -> None:
        self._sheets.setMaximumSize(round(_WIDEST * self.scale), round(_HIGHEST * self.scale))
        self._standings.setFixedWidth(round(_STANDINGS * self.scale))
        self.celebration.setMaximumHeight(round(_CELEBRATION * self.scale))
        for standing in self.ranking:
            standing.setMaximumHeight(round(_ROW * self.scale))
        self._rematch.setMinimumWidth(round(180 * self.scale))

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addStretch(1)
        row.addWidget(self._rematch)
        row.addWidget(button(translate("Result", "Review"), self.review_wanted.emit, "onTable", name="review"))
        row.addWidget(self._save)
        row.addWidget(button(translate("Result", "Replay"), self.replay_wanted.emit, "onTable", name="replay"))
        row.addWidget(button(translate("Result", "Look at the table"), self.table_wanted.emit, "onTable", name="table"))
        row.addWidget(button(translate("Result", "Home"), self.home_wanted.emit, "onTable", name="home"))
        row.addStretch(1)
        return row

    def show_saved(self) -> None:
        """The record is safe; once is enough."""
        self._save.setMinimumWidth(self._save.width())
        self._save.setText("✓  " + translate("Result", "Record saved"))
        self._save.setEnabled(False)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.rematch_wanted.emit()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        origin = QPointF(self.celebration.pos())
        area = QRectF(0, 0, self.width(), self.celebration.geometry().bottom() + 12)
        liveries = [player.livery for player in self._players]
        paint_confetti(painter, area, liveries, spared=self.celebration.words_area().translated(origin))


def _rank(place: int) -> str:
    """Where a lonely player's result stands among the best of its kind."""
    if place == 1:
        return translate("Result", "the best so far")
    return translate("Result", "number {place} so far").format(place=place)


class Celebration(QWidget):
    """The winner's shape in the laurel, and their name."""

    def __init__(self, theme: Theme, winners: Sequence[Player], words: str, *, alone: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._winners = winners
        self.headline = _headline([player.name for player in winners], alone=alone)
        self._words = words
        self.setAccessibleName(self.headline)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(132)

    @override
    def sizeHint(self) -> QSize:
        return QSize(800, 170)

    def _small_font(self) -> QFont:
        return font(Size.LEAD * enlargement(self))

    def words_area(self) -> QRectF:
        """Laurel and words together, in the middle."""
        side = float(self.height())
        size = min(Size.DISPLAY * enlargement(self), side * 0.34)
        wide = max(
            QFontMetricsF(font(size, bold=True)).horizontalAdvance(self.headline),
            QFontMetricsF(self._small_font()).horizontalAdvance(self._words),
        )
        total = min(side + 24 + wide + 4, self.width() - 2.0 * ROOM)
        return QRectF((self.width() - total) / 2, 0, total, side)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self.words_area()
        laurel = QRectF(area.left(), area.top(), area.height(), area.height())
        paint_laurel(painter, laurel)
        self._paint_winners(painter, laurel)
        words = area.adjusted(laurel.width() + 24, 0, 0, 0)
        size = min(Size.DISPLAY * enlargement(self), area.height() * 0.34)
        painter.setPen(self._theme.on_table)
        painter.setFont(fitting_font(self.headline, words.width(), size, bold=True))
        middle = words.center().y()
        upper = QRectF(words.left(), middle - size * 1.15, words.width(), size * 1.4)
        painter.drawText(upper, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.headline)
        painter.setPen(self._theme.on_table_muted)
        painter.setFont(self._small_font())
        lower = QRectF(words.left(), upper.bottom() + 2, words.width(), 28 * enlargement(self))
        painter.drawText(lower, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._words)

    def _paint_winners(self, painter: QPainter, laurel: QRectF) -> None:
        """One large shape, or the winners' shapes side by side."""
        count = len(self._winners)
        side = laurel.width() * (0.4 if count == 1 else 0.5 / count)
        left = laurel.center().x() - side * count / 2
        for index, player in enumerate(self._winners):
            area = QRectF(left + index * side, laurel.center().y() - side / 2, side, side)
            paint_emblem(painter, player.livery, area.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06))


class Standing(QFrame):
    """One place of the ranking; if it is `roomy`, long words may take a second line."""

    def __init__(self, theme: Theme, place: int, player: Player, words: str, *, roomy: bool) -> None:
        super().__init__()
        self._roomy = roomy
        self._theme = theme
        self.place = place
        self.player = player
        self._words = words
        self.setAccessibleName(f"{place}. {player.name}, {words}")
        self.setToolTip(tip(f"{player.name}, {words}"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(_LOWEST_ROW)

    @override
    def sizeHint(self) -> QSize:
        return QSize(304, 68)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """What does not fit into one line gets more of them."""
        super().resizeEvent(event)
        self.setMinimumHeight(round((_LOWEST_ROW + _LINE * (self._lines() - 1)) * enlargement(self)))

    def _room(self) -> QRectF:
        """In pixels of the usual size."""
        return QRectF(QPointF(), QSizeF(self.size()) / enlargement(self))

    def _lines(self) -> int:
        """How many lines the words take."""
        metrics = QFontMetricsF(font(Size.SMALL))
        room = QRectF(0, 0, self._room().width() - _BESIDE_WORDS, 1000)
        high = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._words).height()
        return max(1, round(high / metrics.lineSpacing())) if self._roomy else 1

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(enlargement(self), enlargement(self))
        area = self._room()
        if self.place == 1:
            painter.setPen(GOLD)
            painter.setBrush(faded(GOLD, 0.16))
            painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), Corner.MEDIUM, Corner.MEDIUM)
        middle = area.center().y()
        painter.setPen(self._theme.ink)
        painter.setFont(font(Size.TITLE, bold=True))
        number = QRectF(0, 0, 44, area.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"{self.place}.")
        paint_emblem(painter, self.player.livery, QRectF(56, middle - 15, 30, 30))
        self._paint_words(painter, QRectF(100, middle, area.width() - _BESIDE_WORDS, 0))

    def _paint_words(self, painter: QPainter, column: QRectF) -> None:
        """The name, and below it one line or several."""
        lines = self._lines()
        name = QRectF(column.left(), column.top() - 21 - (lines - 1) * _LINE / 2, column.width(), 21)
        _paint_line(painter, name, self.player.name, font(Size.BODY, bold=True))
        painter.setPen(self._theme.muted)
        if lines > 1:
            painter.setFont(font(Size.SMALL))
            painter.drawText(name.adjusted(0, 21, 0, 21 + lines * _LINE), int(Qt.TextFlag.TextWordWrap), self._words)
        else:
            _paint_line(painter, name.translated(0, 21), self._words, font(Size.SMALL))


def _paint_line(painter: QPainter, area: QRectF, text: str, made: QFont) -> None:
    painter.setFont(made)
    shown = QFontMetricsF(made).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, shown)


def paint_confetti(painter: QPainter, area: QRectF, liveries: Sequence[Livery], spared: QRectF) -> None:
    """The players' shapes, scattered as if just thrown: the same for the same size, thinner towards the ground."""
    dice = Random(7)
    painter.setPen(Qt.PenStyle.NoPen)
    for index in range(round(area.width() * area.height() / 3400)):
        livery = liveries[index % len(liveries)]
        side = 7 + 11 * dice.random()
        height = dice.random() ** 1.5
        centre = QPointF(area.left() + area.width() * dice.random(), area.top() + area.height() * height)
        turn, strength = 360 * dice.random(), (0.55 + 0.45 * dice.random()) * (1 - 0.6 * height)
        if spared.adjusted(-side, -side, side, side).contains(centre):
            continue
        painter.save()
        painter.translate(centre)
        painter.rotate(turn)
        painter.setBrush(faded(livery.colour, strength))
        painter.drawPath(emblem_path(livery.shape, QRectF(-side / 2, -side / 2, side, side)))
        painter.restore()


def _headline(names: Sequence[str], *, alone: bool) -> str:
    if alone:
        return translate("Result", "Well done, {name}!").format(name=names[0])
    if len(names) == 1:
        return translate("Result", "{name} wins!").format(name=names[0])
    return translate("Result", "{names} and {last} share the win!").format(names=", ".join(names[:-1]), last=names[-1])
