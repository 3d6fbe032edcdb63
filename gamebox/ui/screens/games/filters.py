"""Which games are listed: words to search for, a game, a person, a kind, an order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gamebox.ui.screens.games.entries import Shown
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.combo import Combo
from gamebox.ui.widgets.flow import Flow
from gamebox.ui.widgets.search_field import SearchField


class FilterBar(QWidget):
    changed = Signal(object)
    """What is shown from now on."""

    def __init__(self, theme: Theme, shown: Shown, games: Sequence[tuple[str, str]], people: Sequence[str]) -> None:
        super().__init__()
        self._theme = theme
        self._shown = shown
        self.search = SearchField(theme, translate("Games", "Search"), translate("Games", "Search the games"))
        self.search.setText(shown.words)
        self.search.textChanged.connect(lambda text: self._change(words=text))
        everything = (None, translate("Games", "All games"))
        everybody = (None, translate("Games", "Everybody"))
        self._row = Flow(self)
        self._row.add(self.search, 3)
        self._add("game", translate("Games", "Game"), (everything, *games))
        self._add("person", translate("Games", "Person"), (everybody, *((name, name) for name in people)))
        self._add("kind", translate("Games", "Finished or not"), _kinds())
        self._add("order", translate("Games", "Order"), _orders())

    def _add(self, field: str, label: str, values: Sequence[tuple[Any, str]]) -> None:
        combo = Combo(self._theme, name=f"filter-{field}", label=label)
        for value, text in values:
            combo.addItem(text, value)
        chosen = max(0, combo.findData(getattr(self._shown, field)))
        combo.setCurrentIndex(chosen)
        self._shown = replace(self._shown, **{field: combo.itemData(chosen)})  # somebody may have gone since
        combo.setMinimumContentsLength(9)
        combo.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.currentIndexChanged.connect(lambda index: self._change(**{field: combo.itemData(index)}))
        self._row.add(combo, 2)

    @property
    def shown(self) -> Shown:
        return self._shown

    def show_all(self) -> None:
        """Let go of everything that narrows the list."""
        self.search.clear()
        for field in ("game", "person", "kind"):
            found = self.findChild(Combo, f"filter-{field}")
            if isinstance(found, Combo):
                found.setCurrentIndex(0)

    def _change(self, **change: Any) -> None:
        self._shown = replace(self._shown, **change)
        self.changed.emit(self._shown)


def _kinds() -> tuple[tuple[str, str], ...]:
    return (
        ("all", translate("Games", "All")),
        ("finished", translate("Games", "Finished")),
        ("interrupted", translate("Games", "Interrupted")),
    )


def _orders() -> tuple[tuple[str, str], ...]:
    return (
        ("newest", translate("Games", "Newest first")),
        ("oldest", translate("Games", "Oldest first")),
        ("longest", translate("Games", "Longest first")),
        ("game", translate("Games", "By game")),
    )
