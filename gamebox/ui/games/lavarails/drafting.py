"""How tracks are drawn by hand: strokes of the pointer, the palette, keys, and taking strokes back (LR-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from gamebox.games.lavarails.tracks import PIECES
from gamebox.games.lavarails.view import LavarailsView
from gamebox.ui.games.lavarails.palette import PaletteItem
from gamebox.ui.games.lavarails.pen import Stroke, TrackPen
from gamebox.ui.look import Offer
from gamebox.ui.texts import translate

if TYPE_CHECKING:
    from gamebox.ui.games.lavarails.scene import LavarailsScene

_CHOOSE = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_T}
_ERASE = {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}
_STRAY = 8.0
"""How far a press may move and still be a click."""


class Drafting:
    def __init__(self, scene: LavarailsScene) -> None:
        self._scene = scene
        self.pen = TrackPen()
        self.palette = PaletteItem(scene.theme)
        self.palette.chosen.connect(self.put)
        scene.addItem(self.palette)
        self._stroke: Stroke | None = None

    def follow(self, view: LavarailsView, *, may_draw: bool) -> None:
        self._stroke = None
        self.pen.handed_in = self._scene.planning
        self.pen.follow(view, may_draw=may_draw)
        self.palette.setVisible(self.pen.drawing)

    def offers(self) -> tuple[Offer, ...]:
        if not self.pen.changeable:
            return ()
        clear = Offer(translate("Lavarails", "Clear"), key="C", run=self._clear)
        done = Offer(translate("Lavarails", "Done"), key="D", primary=True, run=self._finish)
        return ((clear,) if self.pen.pieces else ()) + ((done,) if self.pen.complete else ())

    def undo(self) -> bool:
        taken_back = self.pen.undo()
        if taken_back:
            self._changed()
        return taken_back

    # Pieces

    def put(self, piece: str, field: int | None = None) -> None:
        """Draw a piece on a field, or where the frame is: from there it goes on to the next bare field."""
        here = self.pen.here if field is None else field
        if here is None:
            return
        goes_on = field is None and here not in self.pen.pieces
        self.pen.begin_stroke()
        if self.pen.draw(here, piece):
            self._drawn(here, goes_on=goes_on)

    def cycle(self, field: int) -> None:
        self.pen.begin_stroke()
        if self.pen.cycle(field):
            self._drawn(field)

    def choose(self, field: int) -> bool:
        """Draw on a field that was chosen, if tracks are drawn at all."""
        if self.pen.drawing:
            self.cycle(field)
        return self.pen.drawing

    def _drawn(self, field: int, *, goes_on: bool = False) -> None:
        self.pen.chosen = None if goes_on else field
        self._changed()
        self._scene.tell_line(field)

    def _erase(self, field: int) -> None:
        self.pen.begin_stroke()
        if self.pen.erase(field):
            self._changed()

    def _clear(self) -> None:
        self.pen.begin_stroke()
        self.pen.clear()
        self._changed()

    def _changed(self) -> None:
        self._scene.show_draft()

    def _finish(self) -> None:
        if self.pen.complete:
            self._stroke = None
            self.pen.handed_in = True
            self._scene.focused.emit("")
            self._scene.intend(*self.pen.actions())

    def reopen(self) -> None:
        """What was handed in is not written down after all: it may be changed again."""
        if self.pen.handed_in:
            self.pen.handed_in = False
            self._changed()

    # Pointer and keys: each tells whether it was meant for the pen

    def press(self, point: QPointF) -> bool:
        plan = self._scene.drawing_plan() if self.pen.drawing else None
        if plan is None or not plan.grid().contains(point):
            return False
        if self.pen.changeable:
            self.pen.begin_stroke()
            self._stroke = Stroke(plan, point)
        return True

    def move(self, point: QPointF) -> bool:
        if self._stroke is None:
            return False
        if (point - self._stroke.start).manhattanLength() > _STRAY:
            for field, piece in self._stroke.lead_to(point):
                if self.pen.draw(field, piece):
                    self._drawn(field)
        return True

    def release(self, point: QPointF) -> bool:
        stroke, self._stroke = self._stroke, None
        if stroke is None:
            return False
        if (point - stroke.start).manhattanLength() <= _STRAY:
            field = stroke.plan.field_under(point)
            if field is not None:
                self.cycle(field)
        return True

    def key(self, key: Qt.Key) -> bool:
        """Keys mean the field that is pointed at or under the cursor, or else the one with the frame."""
        number = key - Qt.Key.Key_0
        pointed = self._scene.pointed_field()
        if not self.pen.drawing:
            return False
        if 1 <= number <= len(PIECES):
            self.put(PIECES[number - 1], pointed)
        elif pointed is None:
            return False
        elif key in _CHOOSE:
            self.cycle(pointed)
        elif key in _ERASE:
            self._erase(pointed)
        else:
            return False
        return True
