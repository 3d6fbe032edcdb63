"""What keys do at Level 8's table: choose, act, let go, sort, put into slots, and look at what lies before others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from gamebox.games.level8.actions import WILDS, Wild
from gamebox.ui.games.level8.combination import CombinationTarget
from gamebox.ui.games.level8.handcard import HandCard
from gamebox.ui.games.level8.lens import Lens
from gamebox.ui.games.level8.local import LocalTarget
from gamebox.ui.games.level8.sorter import Sorters
from gamebox.ui.items.target import TargetItem

if TYPE_CHECKING:
    from gamebox.ui.games.level8.scene import Level8Scene


class Keys:
    def __init__(self, scene: Level8Scene, sorters: Sorters, lens: Lens) -> None:
        self._scene = scene
        self._sorters = sorters
        self._lens = lens

    def press(self, key: Qt.Key, cursor: TargetItem | None) -> bool:
        """Whether the key means something here."""
        if key == Qt.Key.Key_Escape:
            return self._let_go()
        if key == Qt.Key.Key_Space and cursor:
            self.choose(cursor)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._act(cursor)
        elif key == Qt.Key.Key_S:
            self._sorters.switch()
        elif key == Qt.Key.Key_Z:
            self._look_further()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_8:
            self._press_digit(key - Qt.Key.Key_1)
        else:
            return False
        return True

    def first_of(self, targets: Sequence[TargetItem]) -> TargetItem | None:
        """Where the cursor begins: where the rules want something, else in the hand."""
        lit = [target for target in targets if target.legal and target.isVisible() and target.action is not None]
        wanted = next((target for target in lit if getattr(target, "fits", True)), None)
        return wanted or next((card for card in self._scene.hand.cards if card.legal), None)

    def _press_digit(self, index: int) -> None:
        """Slots of the level card, or actions of the wild field."""
        shown = self._scene.shown
        if shown and self._scene.mine and shown.step == "wild":
            self._scene.intend(Wild(WILDS[index].action))
        else:
            self._scene.bench.put_selected(index)

    def choose(self, target: TargetItem) -> None:
        """Do what a place is for."""
        if isinstance(target, CombinationTarget):
            self._scene.add(target)
        elif isinstance(target, LocalTarget):
            target.run()
        else:
            self._scene.intend(target.action)

    def _act(self, cursor: TargetItem | None) -> None:
        """Enter does what the cursor is on; on a card of the hand, what was prepared with the selected ones."""
        if self._scene.reading.waits:
            self._scene.reading.go_on()
        elif cursor and not (isinstance(cursor, HandCard) and self._scene.hand.selected):
            self.choose(cursor)
        elif prepared := next((made for made in self._scene.offers() if made.primary), None):
            if prepared.run:
                prepared.run()
            else:
                self._scene.intend(prepared.action)

    def _let_go(self) -> bool:
        """Esc takes back what was prepared: first the selection, then the slots."""
        if self._scene.hand.selected:
            self._scene.hand.clear()
        elif not self._scene.bench.laying.empty:
            self._scene.bench.clear()
        else:
            return False
        return True

    def _look_further(self) -> None:
        """From player to player before whom something lies, and back to the table."""
        shown = self._scene.shown
        if not shown or self._scene.asking:
            return
        seats = [seat for seat, pile in enumerate(shown.discards) if pile or shown.table[seat]]
        later = [seat for seat in seats if self._lens.seat is None or seat > self._lens.seat]
        self._lens.look_at(later[0] if later else None, shown, self._scene.layout)
