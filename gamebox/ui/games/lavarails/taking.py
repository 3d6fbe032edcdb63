"""How dice are taken by hand: picking a number, and dragging a die onto a field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from gamebox.games.lavarails.actions import Place
from gamebox.games.lavarails.grid import BITS, NAMES
from gamebox.games.lavarails.view import LavarailsView, Phase
from gamebox.ui.games.lavarails import layout
from gamebox.ui.games.lavarails.dice import PoolDie
from gamebox.ui.texts import translate

if TYPE_CHECKING:
    from gamebox.ui.games.lavarails.scene import LavarailsScene


class Taking:
    def __init__(self, scene: LavarailsScene) -> None:
        self._scene = scene
        self._pool = scene.pool
        for die in self._pool.dice:
            die.picked.connect(self.pick)
            die.dropped.connect(self._drop)

    @property
    def _placing(self) -> LavarailsView | None:
        """The view while a die can be taken."""
        view = self._scene.shown
        return view if view and view.phase is Phase.PLACE else None

    def pick(self, number: int) -> None:
        """Pick the dice of a number, or let go of them: only the fields that show it stay lit."""
        view = self._placing
        if view is None:
            return
        fits = view.sheet.by_number[number] & view.targets
        self._pool.picked = None if number == self._pool.picked or not fits else number
        self._scene.light()
        if not fits:
            text = translate("Lavarails", "No field in reach shows a {number}.").format(number=number)
            self._scene.note.tell(text, QPointF(layout.TRAY.center().x(), layout.TRAY.top()), self._scene.sceneRect())

    def let_go(self) -> bool:
        """Let go of the number that was picked; whether there was one."""
        if not self._pool.picked:
            return False
        self.pick(self._pool.picked)
        return True

    def key(self, key: Qt.Key) -> bool:
        number = key - Qt.Key.Key_0
        view = self._placing
        if view is None or number not in view.pool:
            return False
        self.pick(number)
        return True

    def _drop(self, die: PoolDie, point: QPointF) -> None:
        view, field = self._scene.shown, self._scene.field_at(point)
        if view is None or field is None:
            die.go_home()
        elif view.sheet.number_at[field] not in {0, die.number}:
            die.go_home()
            text = translate("Lavarails", "{field} shows {number}, not {die}.")
            numbers = {"field": NAMES[field], "number": view.sheet.number_at[field], "die": die.number}
            self._scene.note.tell(text.format(**numbers), point, self._scene.sceneRect())
        else:
            if view.phase is Phase.PLACE and view.targets & BITS[field]:
                self._pool.carried = die
            else:
                die.go_home()
            self._scene.intend(Place(field))
