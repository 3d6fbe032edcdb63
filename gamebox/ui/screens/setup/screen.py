"""The screen for a new game: who sits where, the game's options, who begins, and one big Start."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.engine.record import Setup
from gamebox.library.people import People
from gamebox.library.shelf import Shelf
from gamebox.ui.items.paper import Picture, Sheet, drawn
from gamebox.ui.look import Choice, Look, PaintValue
from gamebox.ui.screens.screen import PageScreen
from gamebox.ui.screens.setup.seat_row import FreeSeat, SeatRow
from gamebox.ui.screens.setup.seating import Seating
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.combo import Combo
from gamebox.ui.widgets.parts import button, is_enter, label
from gamebox.ui.widgets.segments import Segments

_AT_A_GLANCE = 4
"""More values than these go into a drop-down list."""
_WIDEST = 1320
_HIGHEST = 680
_RIGHT = 0.335
"""The share of the width for the game itself; the players need more."""
_PREVIEW = 190
_ROOMY = 720
_ROOMY_FOR_PREVIEWS = 780
"""Lower windows have no room for pictures beside the options."""


class SetupScreen(PageScreen):
    started = Signal(object)

    def __init__(
        self, theme: Theme, look: Look, people: People, shelf: Shelf, *, going_on: Setup | None = None
    ) -> None:
        super().__init__(theme, widest=_WIDEST)
        self._look = look
        self._seating = Seating(look, people, shelf, going_on)
        self._rows = [SeatRow(self._seating, index, theme) for index in range(look.game.seats[-1])]
        self._first = Combo(theme, name="first", label=look.cover.first())
        self._first.activated.connect(self._choose_first)
        self._start = button(translate("Setup", "Start"), self.start, "large", name="start")
        self._free = [self._free_seat(number) for number in range(len(look.game.seats) - 1)]
        self._picture = Picture(self._drawn, theme.table_bottom)
        self._previews: dict[str, _Preview] = {}
        self._lay_out()
        for row in self._rows:
            row.edited.connect(self._refresh)
            row.reordered.connect(self._reordered)
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
        rows.addWidget(self._sheets, 1000)
        rows.addStretch(1)
        title = (
            translate("Setup", "Play on: {game}") if self._seating.going_on else translate("Setup", "New game: {game}")
        )
        self.lay_out_page(title.format(game=self._look.name), contents)

    def _players_sheet(self) -> Sheet:
        self._seats = rows = QVBoxLayout()
        rows.setContentsMargins(0, 0, 0, 0)
        for row in self._rows:
            rows.addWidget(row)
        for free in self._free:
            rows.addWidget(free)
        rows.addStretch(1)
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addWidget(label(translate("Setup", "Players"), "title"))
        column.addWidget(_scrolling(rows), 1)
        for choice in self._seating.offered:
            if choice.paint:
                self._previews[choice.option] = preview = self._preview(choice, choice.paint)
                column.addWidget(preview.below, 1)
        return Sheet(self.theme, column)

    def _right_column(self) -> QWidget:
        rows = QVBoxLayout()
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        self._beginner = self._who_begins()
        rows.addWidget(self._beginner)
        for choice in self._seating.offered:
            if not choice.per_seat:
                if rows.count() > 1:
                    rows.addSpacing(10)
                rows.addLayout(_caption(choice))
                rows.addWidget(self._chooser(choice))
                if choice.option in self._previews:
                    rows.addLayout(self._previews[choice.option].beside, 100)
        rows.addStretch(1)
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addWidget(label(translate("Setup", "The game"), "title"))
        column.addWidget(_scrolling(rows), 1)
        column.addWidget(self._start)
        self._right = QWidget()
        right = QVBoxLayout(self._right)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        framed = QVBoxLayout()
        framed.addWidget(self._picture)
        self._picture_sheet = Sheet(self.theme, framed, padding=3)
        right.addWidget(self._picture_sheet, 2)
        right.addWidget(Sheet(self.theme, column), 5)
        return self._right

    def _who_begins(self) -> QWidget:
        made = QWidget()
        rows = QVBoxLayout(made)
        rows.setContentsMargins(0, 0, 0, 10)
        rows.setSpacing(6)
        rows.addWidget(label(self._look.cover.first(), "strong"))
        rows.addWidget(self._first)
        return made

    def _chooser(self, choice: Choice) -> QWidget:
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
        if option in self._previews:
            self._previews[option].picture.redraw()

    def _preview(self, choice: Choice, paint: PaintValue) -> _Preview:
        option = choice.option

        def on_paper(painter: QPainter, area: QRectF) -> None:
            painter.fillRect(area, self.theme.paper)
            paint(painter, area, self._seating.choices[option], self.theme)

        made = Picture(lambda size: drawn(size, self.devicePixelRatioF(), on_paper), self.theme.paper)
        made.setObjectName(f"preview-{option}")
        made.setMinimumHeight(_PREVIEW)
        return _Preview(made, choice.label)

    def _drawn(self, size: QSize) -> QPixmap:
        ratio = self.devicePixelRatioF()
        return drawn(size, ratio, lambda painter, area: self._look.cover.paint_tile(painter, area, self.theme))

    def _refresh(self) -> None:
        count = len(self._seating.places)
        for index, row in enumerate(self._rows):
            row.setVisible(index < count)
            if index < count:
                row.refresh()
        for number, free in enumerate(self._free):
            free.setVisible(number < self._look.game.seats[-1] - count and not self._seating.going_on)
        self._start.setEnabled(self._seating.ready)
        self._beginner.setVisible(count > 1 and not self._seating.going_on)
        self._refresh_first()

    def _refresh_first(self) -> None:
        self._first.clear()
        self._first.addItem(translate("Setup", "The lot decides"), None)
        for index, place in enumerate(self._seating.places):
            self._first.addItem(place.name.strip() or "…", index)
        self._first.setCurrentIndex(0 if self._seating.first is None else self._seating.first + 1)

    def _choose_first(self) -> None:
        self._seating.first = self._first.currentData()

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
            self.started.emit(self._seating.setup())

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

    def _first_thing(self) -> QWidget:
        """Where the keyboard begins: with what is missing, else with Start."""
        wrong = (index for index in range(len(self._seating.places)) if self._seating.problem(index))
        return next((self._rows[index].name_box for index in wrong), self._start)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        roomy = self.height() >= _ROOMY * self.scale
        for preview in self._previews.values():
            preview.lie(below=self.height() < _ROOMY_FOR_PREVIEWS * self.scale)
        self._picture_sheet.setVisible(roomy and not self._previews)
        self._seats.setSpacing(16 if roomy else 8)
        self._right.setFixedWidth(round(min(self.width(), _WIDEST * self.scale) * _RIGHT))

    @override
    def rescale(self) -> None:
        super().rescale()
        self._sheets.setMaximumHeight(round(_HIGHEST * self.scale))
        for row in self._rows:
            row.rescale(self.scale)
        for free in self._free:
            free.rescale(self.scale)


class _Preview:
    """A chosen value as a picture: beside the options, or below the players in a low window."""

    def __init__(self, picture: Picture, caption: str) -> None:
        self.picture = picture
        self.beside = QVBoxLayout()
        self.below = QWidget()
        self._room = QHBoxLayout(self.below)
        self._room.setContentsMargins(0, 0, 0, 0)
        self._room.addWidget(label(caption, "strong"), 0, Qt.AlignmentFlag.AlignTop)
        self.lie(below=False)

    def lie(self, *, below: bool) -> None:
        self.below.setVisible(below)
        if below:
            self._room.addWidget(self.picture, 1)
        else:
            self.beside.addWidget(self.picture)


def _caption(choice: Choice) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(label(choice.label, "strong", wrap=True), 1)
    if choice.rule:
        row.addWidget(label(choice.rule, "muted"))
    return row


def _scrolling(rows: QVBoxLayout) -> QScrollArea:
    inner = QWidget()
    inner.setLayout(rows)
    area = QScrollArea()
    area.setWidget(inner)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area
