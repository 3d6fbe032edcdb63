"""The result: the winner under the laurel, everybody's place, the final table, the course, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import delete
from typing_extensions import override

from gamebox.engine.chance import are_todays, game_of_dice
from gamebox.engine.game import Over
from gamebox.engine.session import Session
from gamebox.library.shelf import Shelf
from gamebox.ui.items.paper import ROOM, Sheet
from gamebox.ui.look import Look
from gamebox.ui.players import Player, players_of
from gamebox.ui.screens.result.celebration import Celebration, paint_confetti
from gamebox.ui.screens.result.final_table import FinalTable
from gamebox.ui.screens.result.standing import Podium, Standing
from gamebox.ui.screens.screen import Screen
from gamebox.ui.table.picture import view_picture
from gamebox.ui.texts import dice_told, translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.flow import Flow
from gamebox.ui.widgets.parts import button, is_enter, label
from gamebox.ui.widgets.plot import PlotView
from gamebox.ui.widgets.segments import Segments

_WIDEST, _HIGHEST, _STANDINGS, _CELEBRATION = 1480, 760, 420, 200
"""Pixels at the usual size: of both sheets together, of the ranking, and of what is above them."""
_ROW, _PODIUM = 88, 190
"""Of a place and of the podium at most."""
_FEW = 4
"""So many places may have long words."""
_POSTER = QSize(1280, 1180)


_SHOWN = 330
"""At the usual size: the height of the final table where it stands below the ranking."""


class ResultScreen(Screen):
    """Shown when a game is over. A `poster` shows everything at once and has no buttons."""

    rematch_wanted = Signal()
    line_up_wanted = Signal()
    home_wanted = Signal()
    save_wanted = Signal()
    share_wanted = Signal()
    table_wanted = Signal()
    replay_wanted = Signal()
    review_wanted = Signal()
    same_dice_wanted = Signal()

    def __init__(
        self, theme: Theme, look: Look, session: Session, shelf: Shelf, *, poster: bool = False, back: str = ""
    ) -> None:
        """`back` says where somebody came from who did not come from the table."""
        super().__init__(theme)
        over = session.state.to_act()
        if not isinstance(over, Over):
            raise TypeError("Only a finished game has a result.")
        self._made_of = look, session, shelf
        self._players = players_of(session.setup.seats)
        ranking = look.words.result(session.state.view(None), self._players)
        alone = len(self._players) == 1
        honour = self._honour(over.scores[0]) if alone and not self._players[0].bot else ""
        winners = [player for player, _ in ranking if player.seat in over.winners]
        occasion = ", ".join(filter(None, (look.name, look.words.heading(session))))
        self.celebration = Celebration(theme, winners, occasion, alone=alone, honour=honour)
        self.ranking = _standings(theme, over, ranking)
        self.podium = Podium(theme, [(over.place_of(player.seat), player) for player, _ in ranking])
        if alone:
            self.podium.hide()
        self.plot = PlotView(look.drawing.plot(session, self._players), theme)
        self.table = FinalTable(theme, self._picture)
        self.table.clicked.connect(self.table_wanted)
        again = translate("Result", "Once more") if alone else translate("Result", "Rematch")
        self._rematch = button(again, self.rematch_wanted.emit, "primary", name="rematch")
        self._save = button(translate("Result", "Save game"), self.save_wanted.emit, "onTable", name="save")
        self._lay_out(poster=poster, back=back)
        self._rematch.setFocus()

    def _honour(self, score: int) -> str:
        """Where a lonely player's result stands among the best of its kind."""
        _, session, shelf = self._made_of
        game = session.setup.game
        place = shelf.rank(game.id, game.variant(session.setup.options), score)
        if place == 1:
            return translate("Result", "★ The best so far: {score}! ★").format(score=score)
        return translate("Result", "Number {place} so far").format(place=place)

    def _picture(self, size: QSize) -> QPixmap:
        """What lies on the table at the end, and what people turn up then."""
        look, session, _ = self._made_of
        view = session.state.unveiled(None)
        ratio = self.devicePixelRatioF()
        return QPixmap.fromImage(view_picture(look, self._players, view, size, self.theme, ratio))

    def poster(self) -> QPixmap:
        """All of it as a picture to share."""
        made = ResultScreen(self.theme, *self._made_of, poster=True)
        made.resize(_POSTER)
        picture = made.grab()
        delete(made)  # at once, with everything that lives in it: nobody knows when Python would
        return picture

    def _first_tries(self, dice: str) -> QLabel | None:
        """How others fared alone with the dice of that day."""
        _, session, shelf = self._made_of
        setup = session.setup
        if not are_todays(dice) or len(setup.seats) > 1:
            return None
        tries = shelf.first_tries(setup.game.id, setup.game.variant(setup.options), dice)
        listed = " · ".join(f"{name} {score}" for name, score in tries)
        told = translate("Result", "Dice of {day}: {list}").format(day=dice_told(dice), list="{list}")
        made = label(told.replace("{list}", listed), "muted", wrap=True)
        made.setObjectName("first-tries")
        return made if tries else None

    # How it is laid out

    def _lay_out(self, *, poster: bool, back: str) -> None:
        standings = QVBoxLayout()
        standings.setSpacing(4)
        standings.addWidget(label(translate("Result", "Final standing"), "strong"))
        standings.addWidget(self.podium, 2)
        standings.addSpacing(6)
        for standing in self.ranking:
            standings.addWidget(standing, 1)
        standings.addStretch()  # of one place alone, and without a podium, there is less than paper
        dice = self._made_of[1].notes.dice
        if not poster:
            if dice and (tries := self._first_tries(dice)):
                standings.addWidget(tries)
            standings.addWidget(button(_same_dice(dice), self.same_dice_wanted.emit, name="same-dice"))
        self._standings = Sheet(self.theme, standings, padding=16)
        self._sheets = QWidget()
        self._columns = sheets = QHBoxLayout(self._sheets)
        sheets.setContentsMargins(0, 0, 0, 0)
        sheets.setSpacing(0)
        sheets.addWidget(self._standings)
        self._shown = Sheet(self.theme, self._both() if poster else self._either(), padding=16)
        sheets.addWidget(self._shown, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._sheets, 1000)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32 - ROOM, 12, 32 - ROOM, 16)
        layout.setSpacing(4)
        layout.addStretch()
        layout.addWidget(self.celebration, 2)
        layout.addLayout(row, 6)
        buttons = QWidget()
        buttons.setLayout(self._buttons(back))
        layout.addWidget(buttons)
        if poster:
            buttons.hide()
        layout.addStretch()

    def _either(self) -> QVBoxLayout:
        """The final table or the course, whichever is wanted."""
        pages = QStackedWidget()
        pages.addWidget(self.table)
        pages.addWidget(self.plot)
        names = [(0, translate("Result", "The final table")), (1, self.plot.accessibleName())]
        choice = Segments(names, 0, self.theme, name="shown", label=translate("Result", "What is shown"))
        choice.chosen.connect(pages.setCurrentIndex)
        head = QHBoxLayout()
        head.addWidget(choice)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(pages, 1)
        return column

    def _both(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(self.table, 1)
        column.addWidget(label(self.plot.accessibleName(), "strong"))
        column.addWidget(self.plot, 1)
        return column

    @override
    def rescale(self) -> None:
        self._sheets.setMaximumWidth(round(_WIDEST * self.scale))
        self.celebration.setMaximumHeight(round(_CELEBRATION * self.scale))
        self.podium.setMaximumHeight(round(_PODIUM * self.scale))
        for standing in self.ranking:
            standing.setMaximumHeight(round(_ROW * self.scale))
        self._rematch.setMinimumWidth(round(140 * self.scale))

    @override
    def reflow(self) -> None:
        self._columns.setDirection(self.side_by_side)
        self.give_width(self._standings, _STANDINGS * self.scale)
        self._shown.setMinimumHeight(round(_SHOWN * self.scale) if self.narrow else 0)

    def _buttons(self, back: str) -> Flow:
        row = Flow()
        row.add_stretch()
        if back:
            row.add(button("←  " + back, self.left.emit, "onTable", name="back"))
        row.add(self._rematch)
        for name, text, wanted in (
            ("line-up", translate("Result", "New line-up"), self.line_up_wanted),
            ("review", translate("Result", "Review"), self.review_wanted),
            ("replay", translate("Result", "Replay"), self.replay_wanted),
            ("share", translate("Result", "Share picture"), self.share_wanted),
        ):
            row.add(button(text, wanted.emit, "onTable", name=name))
        row.add(self._save)
        row.add(button(translate("Result", "Home"), self.home_wanted.emit, "onTable", name="home"))
        row.add_stretch()
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


def _same_dice(name: str | None) -> str:
    """With the code to share, if they have one; dice that fell in a game are known by that game only."""
    if name is None or game_of_dice(name):
        return translate("Result", "Same dice")
    return translate("Result", "Same dice ({code})").format(code=dice_told(name))


def _standings(theme: Theme, over: Over, ranking: list[tuple[Player, str]]) -> list[Standing]:
    roomy = len(ranking) <= _FEW
    return [
        Standing(theme, over.place_of(player.seat), player, words, over.scores[player.seat], roomy=roomy)
        for player, words in ranking
    ]
