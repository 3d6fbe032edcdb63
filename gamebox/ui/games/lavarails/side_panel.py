"""The points of all players beside the table, rule by rule, and what scores."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.games.lavarails.sheet import Sheet
from gamebox.games.lavarails.view import LavarailsView
from gamebox.ui.games.lavarails.terms import head_start, legend, score_parts
from gamebox.ui.players import Player
from gamebox.ui.table.side_panel import SidePanel
from gamebox.ui.texts import translate
from gamebox.ui.widgets.emblem_view import EmblemView
from gamebox.ui.widgets.parts import button, label
from gamebox.ui.widgets.rule_label import RuleLabel


class ScorePanel(SidePanel):
    def __init__(self, players: tuple[Player, ...], print_sheet: Callable[[Sheet, QWidget], str]) -> None:
        super().__init__()
        self._players = players
        self._sheet: Sheet | None = None
        self._numbers: list[list[QLabel]] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 12)
        layout.setSpacing(8)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(0, 1)
        self._legend = RuleLabel(role="muted")
        self._legend.referred.connect(self.referred)
        layout.addWidget(label(translate("Lavarails", "Points so far"), "strong"))
        layout.addLayout(self._grid)
        layout.addWidget(self._legend)
        self._print_sheet = print_sheet
        self._printed = label("", "muted", wrap=True)
        self._printed.hide()
        layout.addWidget(button(translate("Lavarails", "Print this sheet …"), self._print, name="print"))
        layout.addWidget(self._printed)

    def _print(self) -> None:
        if self._sheet:
            told = self._print_sheet(self._sheet, self)
            self._printed.setText(told)
            self._printed.setVisible(bool(told))

    @override
    def show_view(self, view: LavarailsView) -> None:
        if self._sheet != view.sheet:
            self._sheet = view.sheet
            self._legend.setText("\n".join(legend(view.sheet)))
            self._lay_out(view)
        for column, sheet in zip(self._numbers, view.players, strict=True):
            total = sheet.total if view.over else sheet.score.total
            texts = [*(str(count) for _, count in score_parts(sheet.score)), str(total), f"+{sheet.head_start}"]
            for cell, text in zip(column, texts, strict=False):
                cell.setText(text)

    def _lay_out(self, view: LavarailsView) -> None:
        names = [name for name, _ in score_parts(view.players[0].score)]
        rows = [*names, translate("Lavarails", "Total")]
        total = len(rows)
        if any(sheet.head_start for sheet in view.players):
            rows.append(head_start())
        for row, name in enumerate(rows, 1):
            self._grid.addWidget(label(name, "strong" if row == total else "", wrap=True), row, 0)
        for player in self._players:
            self._grid.addWidget(_head(player), 0, player.seat + 1, Qt.AlignmentFlag.AlignRight)
            self._numbers.append([self._cell(row, player.seat, strong=row == total) for row in range(1, len(rows) + 1)])

    def _cell(self, row: int, seat: int, *, strong: bool) -> QLabel:
        made = label("0", "strong" if strong else "")
        made.setObjectName(f"total-{seat}" if strong else "")
        made.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._grid.addWidget(made, row, seat + 1)
        return made


def _head(player: Player) -> EmblemView:
    """Four names would leave no room for the words before them."""
    head = EmblemView(player, 20)
    head.setAccessibleName(player.name)
    return head
