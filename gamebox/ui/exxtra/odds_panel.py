"""The odds of EXXTRA beside the table: what another roll risks and what each dice field promises."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.games.exxtra.odds import BUST_RISK, chance_to_match, placements
from gamebox.games.exxtra.state import ExxtraView
from gamebox.ui.exxtra.words import reading_text
from gamebox.ui.screen import label
from gamebox.ui.texts import percent, translate


class OddsPanel(QWidget):
    def __init__(self) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 12)
        layout.setSpacing(8)
        self._risk = label("", wrap=True)
        self._higher = label("", wrap=True)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(2, 1)
        layout.addWidget(label(translate("Exxtra", "Odds"), "strong"))
        layout.addWidget(self._risk)
        layout.addWidget(self._higher)
        layout.addLayout(self._grid)
        layout.addStretch(1)

    def show_view(self, view: ExxtraView) -> None:
        self._clear_grid()
        self._risk.setText("" if view.over else _risk_text(view))
        self._higher.setText("")
        if view.throw is not None and not view.over:
            self._show_throw(view)

    def _show_throw(self, view: ExxtraView) -> None:
        text = translate("Exxtra", "A roll without an X reads {reading} or more: {chance}")
        chance = percent(chance_to_match(view.reading))
        self._higher.setText(text.format(reading=reading_text(view.reading), chance=chance))
        self._fill_grid(view)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Once large, always large: what lies below stays in its place."""
        self.setMinimumHeight(max(self.minimumHeight(), event.size().height()))
        super().resizeEvent(event)

    def _clear_grid(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if widget := item.widget():
                widget.deleteLater()

    def _fill_grid(self, view: ExxtraView) -> None:
        headings = (
            translate("Exxtra", "Field"),
            translate("Exxtra", "Stays"),
            translate("Exxtra", "Expected steps"),
        )
        for column, text in enumerate(headings):
            self._grid.addWidget(label(text, "muted"), 0, column)
        for row, placed in enumerate(reversed(placements(view, view.reading)), 1):
            cells = (str(placed.field), percent(placed.stays), QLocale().toString(placed.expected_steps, "f", 1))
            for column, text in enumerate(cells):
                self._grid.addWidget(_number(text, strong=column == 2), row, column)


def _risk_text(view: ExxtraView) -> str:
    risk = BUST_RISK if view.rolls else 0.0
    return translate("Exxtra", "Next roll shows an X that ends the turn: {risk}").format(risk=percent(risk))


def _number(text: str, *, strong: bool) -> QLabel:
    made = label(text, "strong" if strong else "")
    made.setAlignment(Qt.AlignmentFlag.AlignLeft)
    return made
