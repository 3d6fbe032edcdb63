"""The screen for a new game: who sits where, what is played, house rules, and one big Start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.engine.record import Seat, Setup
from gamebox.library.people import People
from gamebox.library.shelf import Shelf
from gamebox.ui.items.paper import ROOM, Picture, Sheet, drawn
from gamebox.ui.look import Look
from gamebox.ui.screens.rules.popup import RulePopup
from gamebox.ui.screens.screen import PageScreen
from gamebox.ui.screens.setup.faces import Faces
from gamebox.ui.screens.setup.game_choices import GameChoices
from gamebox.ui.screens.setup.seat_row import FreeSeat, SeatRow
from gamebox.ui.screens.setup.seating import HUMAN, Seating
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import UNBOUND, button, is_enter, label, paper, scrolling

_WIDEST = 1320
_HIGHEST = 760
_RIGHT, _RIGHT_WITH_PICTURES = 0.345, 0.47
"""The share of the width for the game itself; the players need the rest."""
_ROOMY, _PICTURED = 720, 600
"""In lower windows seats stand closer, and there is no room for the game's picture."""


class SetupScreen(PageScreen):
    started = Signal(object, object)
    """A Setup, and the Luck to play it with."""
    taught = Signal(str, str)
    """Somebody's name, and the tutor that was chosen for them."""
    lesson_wanted = Signal(str)
    workshop_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        look: Look,
        people: People,
        shelf: Shelf,
        *,
        going_on: Setup | None = None,
        lessons: Sequence[tuple[str, str]] = (),
        inviting: bool = False,
    ) -> None:
        """`lessons` explain the game, each with its title; `inviting`: somebody may not know it."""
        super().__init__(theme, widest=_WIDEST)
        self._inviting = inviting and bool(lessons)
        role = "primary" if self._inviting else "onTable"
        self._lessons = [self._lesson(name, title, role) for name, title in lessons]
        self._look = look
        self._seating = Seating(look, people, shelf, going_on)
        self._rows = [SeatRow(self._seating, index, theme) for index in range(look.game.seats[-1])]
        self._faces = Faces(self._seating, () if going_on else shelf.line_ups(look.game.id), theme)
        self._choices = GameChoices(self._seating, shelf, theme)
        self._start = button(translate("Setup", "Start"), self.start, "large", name="start")
        self._free = [self._free_seat(number) for number in range(len(look.game.seats) - 1)]
        self._picture = Picture(self._drawn, theme.table_bottom)
        self._lay_out()
        self._connect()
        self._refresh()

    def _connect(self) -> None:
        self._faces.toggled.connect(self._toggle)
        self._faces.newcomer.connect(self._seat_newcomer)
        self._faces.recalled.connect(self._recall)
        self._choices.unfolded.connect(self._unfolded)
        self._choices.edited.connect(self._refresh)
        self._choices.referred.connect(self._show_rule)
        for row in self._rows:
            row.edited.connect(self._refresh)
            row.reordered.connect(self._reordered)

    def use_real_dice(self, real: bool) -> None:
        """People have rolled real dice before."""
        self._choices.use_real_dice(real)

    def want(self, options: Mapping[str, Any]) -> None:
        """Choose what somebody has just pointed at."""
        self._choices.want(options)

    def _lay_out(self) -> None:
        self._columns = QHBoxLayout()
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(0)
        self._columns.addWidget(self._players_sheet(), 1)
        self._columns.addWidget(self._right_column())
        self._sheets = QWidget()
        self._sheets.setLayout(self._columns)
        contents = QWidget()
        rows = QVBoxLayout(contents)
        rows.setContentsMargins(0, 0, 0, 0)
        if self._inviting:
            rows.addWidget(self._invitation())
        rows.addWidget(self._sheets, 1000)
        rows.addStretch(1)
        title = (
            translate("Setup", "Play on: {game}") if self._seating.going_on else translate("Setup", "New game: {game}")
        )
        extras = [*([] if self._inviting else self._lessons), *self._workshop()]
        self.lay_out_page(title.format(game=self._look.name), contents, *extras)

    def _workshop(self) -> list[QPushButton]:
        """Where people make sheets of their own."""
        room = "" if self._seating.going_on else self._look.cover.workshop()
        return [button(room, self.workshop_wanted.emit, "onTable", name="workshop")] if room else []

    def _lesson(self, name: str, title: str, role: str) -> QPushButton:
        return button(title, lambda: self.lesson_wanted.emit(name), role, name=f"learn-{name}")

    def _invitation(self) -> QWidget:
        """Somebody who has never played it may learn it first."""
        row = QHBoxLayout()
        words = translate("Setup", "New to {game}? The table explains it in three minutes.")
        row.addWidget(label(words.format(game=self._look.name), "lead", wrap=True), 1)
        for lesson in self._lessons:
            row.addWidget(lesson)
        inset = QVBoxLayout()
        inset.setContentsMargins(ROOM, 6, ROOM, 0)
        inset.addWidget(paper(row, margin=10, role="notice"))
        made = QWidget()
        made.setLayout(inset)
        made.setObjectName("invitation")
        return made

    def _players_sheet(self) -> Sheet:
        self._seats = rows = QVBoxLayout()
        rows.setContentsMargins(0, 0, 0, 0)
        for row in self._rows:
            rows.addWidget(row)
        for free in self._free:
            rows.addWidget(free)
        rows.addStretch(1)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(label(translate("Setup", "Players"), "title"))
        column.addWidget(self._faces)
        self._seat_area = scrolling(rows)
        column.addWidget(self._seat_area, 1)
        return Sheet(self.theme, column)

    def _right_column(self) -> QWidget:
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addWidget(label(translate("Setup", "The game"), "title"))
        column.addWidget(self._choices, 1)
        column.addWidget(self._start)
        self._right = QWidget()
        right = QVBoxLayout(self._right)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        framed = QVBoxLayout()
        framed.addWidget(self._picture)
        self._picture_sheet = Sheet(self.theme, framed, padding=3)
        right.addWidget(self._picture_sheet, 3)
        right.addWidget(Sheet(self.theme, column), 4)
        return self._right

    def _drawn(self, size: QSize) -> QPixmap:
        ratio = self.devicePixelRatioF()
        return drawn(size, ratio, lambda painter, area: self._look.cover.paint_tile(painter, area, self.theme))

    def _refresh(self) -> None:
        count = len(self._seating.places)
        for index, row in enumerate(self._rows):
            row.setVisible(index < count)
            if index < count:
                row.refresh(house_rules=self._choices.house_rules_open)
        for number, free in enumerate(self._free):
            free.setVisible(number < self._look.game.seats[-1] - count and not self._seating.going_on)
        self._start.setEnabled(self._seating.ready)
        self._faces.setVisible(not self._seating.going_on)
        self._faces.refresh()
        self._choices.refresh()

    def _unfolded(self) -> None:
        self._refresh()
        self._make_room()

    def _show_rule(self, rule: str) -> None:
        RulePopup(rule, self._look, self.theme, self).show_here()

    def _toggle(self, person: str) -> None:
        self._seating.toggle(person)
        self._refresh()

    def _seat_newcomer(self) -> None:
        """Somebody without a face is asked for a name."""
        index = self._seating.seat_newcomer()
        self._refresh()
        if index is not None:
            self._focus(f"name-{index}")

    def _recall(self, seats: Sequence[Seat]) -> None:
        self._seating.seat_all(seats)
        self._refresh()

    def _free_seat(self, number: int) -> FreeSeat:
        """Tab stops only at the first one: it does the same as the others."""
        free = FreeSeat(self.theme, "+  " + translate("Setup", "Add a player"))
        free.setObjectName(f"add-{number}")
        free.setProperty("alike", number > 0)
        free.setFocusPolicy(Qt.FocusPolicy.NoFocus if number else Qt.FocusPolicy.StrongFocus)
        free.clicked.connect(self._add_seat)
        return free

    def _add_seat(self) -> None:
        self._seating.add()
        self._refresh()
        self._focus(f"name-{len(self._seating.places) - 1}")

    def _reordered(self, index: int) -> None:
        """The keyboard follows the seat that was moved."""
        self._refresh()
        self._focus(f"emblem-{index}" if index >= 0 else "add-0")

    def _focus(self, name: str) -> None:
        found = self.findChild(QWidget, name)
        if isinstance(found, QWidget):
            found.setFocus(Qt.FocusReason.TabFocusReason)

    def start(self) -> None:
        if self._seating.ready:
            for place in self._seating.places:
                if place.tutor and place.player == HUMAN:
                    self.taught.emit(place.name.strip(), place.tutor)
            self.started.emit(self._seating.setup(), self._seating.luck)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.start()
        else:
            super().keyPressEvent(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() in {None, self}:
            self._first_thing().setFocus()
        QTimer.singleShot(0, self._choices, self._choices.show_chosen)

    def _first_thing(self) -> QWidget:
        """Where the keyboard begins: with what is missing, else with Start."""
        wrong = (index for index in range(len(self._seating.places)) if self._seating.problem(index))
        return next((self._rows[index].name_box for index in wrong), self._start)

    @override
    def reflow(self) -> None:
        share = _RIGHT_WITH_PICTURES if self._choices.by_eye else _RIGHT
        self._make_room()
        self._columns.setDirection(self.side_by_side)
        self.give_width(self._right, min(self.room.width(), _WIDEST * self.scale) * share)
        self._sheets.setMaximumHeight(UNBOUND if self.narrow else round(_HIGHEST * self.scale))
        self._seat_area.show_whole(whole=self.narrow)

    def _make_room(self) -> None:
        """The game's picture gives way to what has to be chosen."""
        height = self.room.height()
        roomy = height >= _ROOMY * self.scale
        free = not self._choices.by_eye and not self._choices.house_rules_open
        self._picture_sheet.setVisible(free and height >= _PICTURED * self.scale)
        self._seats.setSpacing(12 if roomy else 6)

    @override
    def rescale(self) -> None:
        super().rescale()
        for row in self._rows:
            row.rescale(self.scale)
        for free in self._free:
            free.rescale(self.scale)
