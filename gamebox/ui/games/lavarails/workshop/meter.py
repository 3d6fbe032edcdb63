"""The balance meter beside the workbench: how bots get on with the sheet, as far as they have tried it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from gamebox.bots.lavarails import readings
from gamebox.bots.lavarails.figures import PlayFigures
from gamebox.bots.lavarails.readings import Reading
from gamebox.games.lavarails.sheet import Sheet as PlayedSheet
from gamebox.ui.games.lavarails.workshop.heat import Heat
from gamebox.ui.games.lavarails.workshop.reading_row import ReadingRow
from gamebox.ui.games.lavarails.workshop.stars_label import StarsLabel
from gamebox.ui.items.paper import Sheet
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import label, scrolling
from gamebox.ui.widgets.segments import Segments


class Meter(Sheet):
    heat_wanted = Signal(object)
    pointed = Signal(object)
    """The Reading that somebody looks at, or None."""

    def __init__(self, theme: Theme, *, volcanic: bool) -> None:
        column = QVBoxLayout()
        super().__init__(theme, column, padding=12)
        self._rows: list[ReadingRow] = []
        self._stars = StarsLabel(theme)
        self._stars.show_stars(None)
        self._games = label("", "muted", wrap=True)
        self._games.setObjectName("games-played")
        self._heat = Segments(_heats(volcanic), "none", theme, name="heat", label=translate("Meter", "Heat map"))
        self._heat.chosen.connect(self._show_legend)
        self._heat.chosen.connect(self.heat_wanted)
        self._legend = label("", "muted", wrap=True)
        self._legend.setObjectName("legend")
        self._show_legend("none")
        self._readings = QVBoxLayout()
        self._readings.setContentsMargins(0, 0, 6, 0)
        self._readings.setSpacing(2)
        self._readings.addStretch(1)
        head = QHBoxLayout()
        head.addWidget(label(translate("Meter", "How it plays"), "strong"), 1)
        head.addWidget(self._stars)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self._games)
        column.addWidget(label(translate("Meter", "Heat map"), "strong"))
        column.addWidget(self._heat)
        column.addWidget(self._legend)
        self._area = scrolling(self._readings)
        column.addWidget(self._area, 1)

    def show_whole(self, *, whole: bool) -> None:
        """All readings, where the screen itself is scrolled."""
        self._area.show_whole(whole=whole)

    @property
    def heat(self) -> Heat:
        value: Heat = self._heat.value
        return value

    def show_heat(self, heat: Heat) -> None:
        self._heat.choose(heat)

    def _show_legend(self, heat: Heat) -> None:
        self._legend.setText(_legend(heat))
        self._legend.setVisible(heat != "none")

    def show_drawing(self, sheet: PlayedSheet, *, playable: bool) -> None:
        """A sheet that nobody has played on yet."""
        self._stars.show_stars(None)
        self.tell_anew()
        if not playable:
            self.tell(translate("Meter", "Bots try it out as soon as it can be played."))
        self._show(readings.of_grid(sheet) if sheet.numbers else [], sheet)

    def show_figures(self, sheet: PlayedSheet, figures: PlayFigures) -> None:
        self._stars.show_stars(figures.difficulty)
        played = translate("Meter", "%n game(s) of two sensible bots", "", figures.games)
        self.tell(played)
        self._show([*readings.of_play(sheet, figures), *readings.of_grid(sheet)], sheet)

    def tell_anew(self) -> None:
        """The sheet has changed."""
        self.tell(translate("Meter", "Bots try it out …"))

    def tell(self, text: str) -> None:
        self._games.setText(text)

    def _show(self, found: list[Reading], sheet: PlayedSheet) -> None:
        while len(self._rows) < len(found):
            row = ReadingRow(self._theme)
            row.pointed.connect(self.pointed)
            self._readings.insertWidget(len(self._rows), row)
            self._rows.append(row)
        for row, reading in zip(self._rows, found, strict=False):
            row.show_reading(reading, sheet)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(found))


def _heats(volcanic: bool) -> list[tuple[Heat, str]]:
    found: list[tuple[Heat, str]] = [("none", translate("Meter", "Off"))]
    if volcanic:
        found.append(("deadly", translate("Meter", "Lava")))
    return [*found, ("dead", translate("Meter", "Empty"))]


def _legend(heat: Heat) -> str:
    """What the figures on the fields are."""
    return {
        "none": "",
        "deadly": translate("Meter", "In how many of 100 games lava takes the field."),
        "dead": translate("Meter", "In how many of 100 games nothing comes onto the field."),
    }[heat]
