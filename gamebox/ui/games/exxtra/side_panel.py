"""The odds of EXXTRA beside the table: what another roll risks and what each dice field promises."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout
from typing_extensions import override

from gamebox.bots.exxtra.odds import BUST_RISK, chance_to_match, placements, steps_by_rolling
from gamebox.games.exxtra.actions import THROWS
from gamebox.games.exxtra.ladder import FIELDS
from gamebox.games.exxtra.state import ExxtraView
from gamebox.ui.games.exxtra.words import reading_text
from gamebox.ui.table.side_panel import SidePanel
from gamebox.ui.texts import percent, translate
from gamebox.ui.widgets.parts import label

_ROLL = -1
"""The row of rolling on, below those of the fields."""
_DOUBLE = sum(1 for throw in THROWS if throw.double) / len(THROWS)


class OddsPanel(SidePanel):
    def __init__(self) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 12)
        layout.setSpacing(8)
        self._risk = label("", wrap=True)
        self._higher = label("", wrap=True)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(len(_headings()), 1)
        self._figures = self._cells()
        layout.addWidget(label(translate("Exxtra", "Odds"), "strong"))
        layout.addWidget(self._risk)
        layout.addWidget(self._higher)
        layout.addLayout(self._grid)
        self._legend = label(_legend(), "muted", wrap=True)
        layout.addWidget(self._legend)
        layout.addStretch(1)

    def _cells(self) -> dict[int, tuple[QLabel, QLabel]]:
        """A row for every dice field, the highest first, and one for rolling on: what it is, and two figures."""
        for column, text in enumerate(_headings()):
            self._grid.addWidget(_cell(text, "muted"), 0, column)
        made = {}
        names = {**{field: str(field) for field in reversed(FIELDS)}, _ROLL: translate("Exxtra", "Roll")}
        for row, (choice, name) in enumerate(names.items(), 1):
            made[choice] = _cell(), _cell(role="strong")
            for column, cell in enumerate((_cell(name), *made[choice])):
                self._grid.addWidget(cell, row, column)
        return made

    @override
    def show_view(self, view: ExxtraView) -> None:
        """Fields on which nothing can be placed have a dash, so that nothing jumps."""
        self.setVisible(not view.over)
        _say(self._risk, _risk_text(view))
        _say(self._higher, _chance_text(view))
        figures = _figures(view) if view.throw and not view.over else {}
        for choice, cells in self._figures.items():
            for cell, text in zip(cells, figures.get(choice, ("–", "–")), strict=True):
                _say(cell, text)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Once large, always large: what lies below stays in its place."""
        self.setMinimumHeight(max(self.minimumHeight(), event.size().height()))
        super().resizeEvent(event)


def _headings() -> tuple[str, ...]:
    return translate("Exxtra", "Field"), translate("Exxtra", "Stays"), translate("Exxtra", "Expected steps")


def _legend() -> str:
    return translate(
        "Exxtra",
        "Stays: how likely your pair still lies there at your next turn; when you roll on: that no X comes. "
        "Expected steps: what it brings on average, an X counted.",
    )


def _figures(view: ExxtraView) -> dict[int, tuple[str, str]]:
    found = {placed.field: (placed.stays, placed.expected_steps) for placed in placements(view, view.reading)}
    found[_ROLL] = 1 - BUST_RISK, steps_by_rolling(view)
    return {choice: (percent(stays), QLocale().toString(steps, "f", 1)) for choice, (stays, steps) in found.items()}


def _risk_text(view: ExxtraView) -> str:
    if not view.rolls:
        return translate("Exxtra", "First roll: safe, an X counts as 0.")
    return translate("Exxtra", "Next roll shows an X that ends the turn: {risk}").format(risk=percent(BUST_RISK))


def _chance_text(view: ExxtraView) -> str:
    if not view.throw:
        return translate("Exxtra", "Chance of a double: {chance}").format(chance=percent(_DOUBLE))
    text = translate("Exxtra", "If no X comes: {reading} or more: {chance}")
    return text.format(reading=reading_text(view.reading), chance=percent(chance_to_match(view.reading)))


def _cell(text: str = "", role: str = "") -> QLabel:
    made = label(text, role)
    made.setAlignment(Qt.AlignmentFlag.AlignRight)
    return made


def _say(cell: QLabel, text: str) -> None:
    """Only what has changed: every new text lays the whole panel out anew."""
    if cell.text() != text:
        cell.setText(text)
