"""The screen for a new game: who sits where, what is played, house rules, and one big Start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.engine.record import Seat, Setup
from gamebox.library.people import People
from gamebox.library.shelf import Shelf
from gamebox.ui.items.paper import ROOM, Picture, Sheet, drawn
from gamebox.ui.look import Choice, Look
from gamebox.ui.screens.screen import PageScreen
from gamebox.ui.screens.setup.dice_choice import DiceChoice, TodaysDice
from gamebox.ui.screens.setup.faces import Faces
from gamebox.ui.screens.setup.house_rules import HouseRules
from gamebox.ui.screens.setup.seat_row import FreeSeat, SeatRow
from gamebox.ui.screens.setup.seating import HUMAN, DiceKind, Seating
from gamebox.ui.screens.setup.thumbnails import Thumbnails
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.combo import Combo
from gamebox.ui.widgets.parts import button, is_enter, label, paper
from gamebox.ui.widgets.segments import Segments

_AT_A_GLANCE = 4
"""More values than these go into a drop-down list."""
_WIDEST = 1320
_HIGHEST = 760
_RIGHT, _RIGHT_WITH_PICTURES = 0.345, 0.47
"""The share of the width for the game itself; the players need the rest."""
_ROOMY = 720
"""Lower windows have no room for the game's picture."""


class SetupScreen(PageScreen):
    started = Signal(object, object)
    """A Setup, and the Luck to play it with."""
    taught = Signal(str, str)
    """Somebody's name, and the tutor that was chosen for them."""
    lesson_wanted = Signal(str)

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
        self._shelf = shelf
        self._seating = Seating(look, people, shelf, going_on)
        self._rows = [SeatRow(self._seating, index, theme) for index in range(look.game.seats[-1])]
        self._faces = Faces(self._seating, () if going_on else shelf.line_ups(look.game.id), theme)
        self._house_rules = HouseRules()
        self._dice = DiceChoice(self._seating, theme)
        self._todays_dice = TodaysDice(self._seating, shelf, theme)
        self._first = Combo(theme, name="first", label=look.cover.first())
        self._first.activated.connect(self._choose_first)
        self._start = button(translate("Setup", "Start"), self.start, "large", name="start")
        self._free = [self._free_seat(number) for number in range(len(look.game.seats) - 1)]
        self._picture = Picture(self._drawn, theme.table_bottom)
        self._thumbnails: list[Thumbnails] = []
        self._lay_out()
        self._connect()
        self._refresh()

    def _connect(self) -> None:
        self._faces.toggled.connect(self._toggle)
        self._faces.newcomer.connect(self._seat_newcomer)
        self._faces.recalled.connect(self._recall)
        self._house_rules.unfolded.connect(self._unfolded)
        self._dice.changed.connect(self._refresh)
        self._todays_dice.chosen.connect(self._choose_todays)
        for row in self._rows:
            row.edited.connect(self._refresh)
            row.reordered.connect(self._reordered)

    def use_real_dice(self, real: bool) -> None:
        """People have rolled real dice before."""
        if real:
            self._dice.show_kind("real")

    def _choose_todays(self, kind: DiceKind) -> None:
        """They are neither new nor anybody's own."""
        self._dice.show_kind("new")
        self._seating.dice = kind
        self._refresh()

    def _lay_out(self) -> None:
        columns = QHBoxLayout()
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(0)
        columns.addWidget(self._players_sheet(), 1)
        columns.addWidget(self._right_column())
        self._sheets = QWidget()
        self._sheets.setLayout(columns)
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
        self.lay_out_page(title.format(game=self._look.name), contents, *(() if self._inviting else self._lessons))

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
        column.addWidget(_scrolling(rows), 1)
        return Sheet(self.theme, column)

    def _right_column(self) -> QWidget:
        rows = QVBoxLayout()
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        for choice in self._seating.offered:
            if not choice.per_seat and not choice.house:
                rows.addWidget(self._chooser(choice))
        self._agree(rows)
        rows.addStretch(1)
        self._scroll = _scrolling(rows)
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addWidget(label(translate("Setup", "The game"), "title"))
        column.addWidget(self._todays_dice)
        column.addWidget(self._scroll, 1)
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

    def _agree(self, rows: QVBoxLayout) -> None:
        """What may be agreed on."""
        self._beginner = self._house_rules.add(self._look.cover.first(), self._first)
        for choice in self._seating.offered:
            if not choice.per_seat and choice.house:
                self._house_rules.add(choice.label, self._chooser(choice), choice.rule)
        self._house_rules.add(translate("Setup", "Dice"), self._dice)
        self._evening = self._house_rules.add(translate("Setup", "Head start"), self._fair_start())
        rows.addWidget(self._house_rules)

    def _fair_start(self) -> QVBoxLayout:
        """A proposal for people who do not play equally well."""
        rows = QVBoxLayout()
        propose = translate("Setup", "Propose a fair one")
        rows.addWidget(button(propose, self._even_out, name="even-out"))
        self._evened = label("", "muted", wrap=True)
        self._evened.setObjectName("evened")
        rows.addWidget(self._evened)
        self._evened.hide()
        return rows

    def _even_out(self) -> None:
        if self._seating.even_out(self._shelf):
            told = translate("Setup", "By what you have reached together so far.")
        else:
            told = translate("Setup", "You have not played together often enough to say.")
        self._evened.setText(told)
        self._evened.show()
        self._refresh()

    def _chooser(self, choice: Choice) -> QWidget:
        if choice.pictured:
            made = Thumbnails(choice, choice.pictured, self._seating.choices[choice.option], self.theme)
            made.chosen.connect(lambda value: self._choose(choice.option, value))
            self._thumbnails.append(made)
            return made
        return self._segments(choice) if len(choice.values) <= _AT_A_GLANCE else self._drop_down(choice)

    def _drop_down(self, choice: Choice) -> Combo:
        values = [value for value, _ in choice.values]
        combo = Combo(self.theme, name=choice.option, label=choice.label)
        combo.addItems([text for _, text in choice.values])
        combo.setCurrentIndex(values.index(self._seating.choices[choice.option]))
        combo.activated.connect(lambda index: self._choose(choice.option, values[index]))
        return combo

    def _segments(self, choice: Choice) -> Segments:
        segments = Segments(
            choice.values,
            self._seating.choices[choice.option],
            self.theme,
            name=choice.option,
            label=choice.label,
        )
        segments.chosen.connect(lambda value: self._choose(choice.option, value))
        return segments

    def _choose(self, option: str, value: Any) -> None:
        self._seating.choices[option] = value
        self._todays_dice.refresh()
        self._house_rules.tell(self._seating.changed_rules())

    def _drawn(self, size: QSize) -> QPixmap:
        ratio = self.devicePixelRatioF()
        return drawn(size, ratio, lambda painter, area: self._look.cover.paint_tile(painter, area, self.theme))

    def _refresh(self) -> None:
        count = len(self._seating.places)
        for index, row in enumerate(self._rows):
            row.setVisible(index < count)
            if index < count:
                row.refresh(house_rules=self._house_rules.open)
        for number, free in enumerate(self._free):
            free.setVisible(number < self._look.game.seats[-1] - count and not self._seating.going_on)
        self._start.setEnabled(self._seating.ready)
        self._faces.setVisible(not self._seating.going_on)
        self._faces.refresh()
        self._todays_dice.refresh()
        self._house_rules.setVisible(not self._seating.going_on)
        self._house_rules.tell(self._seating.changed_rules())
        self._beginner.setVisible(count > 1)
        self._evening.setVisible(self._seating.can_be_evened)
        self._refresh_first()

    def _refresh_first(self) -> None:
        self._first.clear()
        self._first.addItem(translate("Setup", "The lot decides"), None)
        for index, place in enumerate(self._seating.places):
            self._first.addItem(place.name.strip() or "…", index)
        self._first.setCurrentIndex(0 if self._seating.first is None else self._seating.first + 1)

    def _choose_first(self) -> None:
        self._seating.first = self._first.currentData()
        self._house_rules.tell(self._seating.changed_rules())

    def _unfolded(self, unfolded: bool) -> None:
        self._refresh()
        self._make_room()
        if unfolded:
            QTimer.singleShot(0, self, lambda: self._scroll.ensureWidgetVisible(self._house_rules, 0, 0))

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
        QTimer.singleShot(0, self, self._show_chosen)

    def _show_chosen(self) -> None:
        """What was played last may be far below."""
        for thumbnails in self._thumbnails:
            self._scroll.ensureWidgetVisible(thumbnails.current)

    def _first_thing(self) -> QWidget:
        """Where the keyboard begins: with what is missing, else with Start."""
        wrong = (index for index in range(len(self._seating.places)) if self._seating.problem(index))
        return next((self._rows[index].name_box for index in wrong), self._start)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        share = _RIGHT_WITH_PICTURES if self._thumbnails else _RIGHT
        self._make_room()
        self._right.setFixedWidth(round(min(self.width(), _WIDEST * self.scale) * share))

    def _make_room(self) -> None:
        """The game's picture gives way to what has to be chosen."""
        roomy = self.height() >= _ROOMY * self.scale
        self._picture_sheet.setVisible(roomy and not self._thumbnails and not self._house_rules.open)
        self._seats.setSpacing(12 if roomy else 6)

    @override
    def rescale(self) -> None:
        super().rescale()
        self._sheets.setMaximumHeight(round(_HIGHEST * self.scale))
        for row in self._rows:
            row.rescale(self.scale)
        for free in self._free:
            free.rescale(self.scale)


def _scrolling(rows: QVBoxLayout) -> QScrollArea:
    inner = QWidget()
    inner.setLayout(rows)
    area = QScrollArea()
    area.setWidget(inner)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area
