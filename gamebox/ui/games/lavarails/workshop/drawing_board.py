"""The hand that draws: which brush it holds, how far it reaches, and what it has made of the sheet."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gamebox.games.lavarails.canvas import GAP, Brush, Canvas, LaneKind
from gamebox.games.lavarails.easel import Easel
from gamebox.games.lavarails.sheet import Sheet, SheetError
from gamebox.games.lavarails.symmetry import Cell, Symmetry
from gamebox.ui.texts import translate

_GEM, _STATION = 2, 3
"""What a gem or a station is worth at first."""


class DrawingBoard(QObject):
    changed = Signal()
    """The drawing is another one."""
    chosen = Signal()
    """The hand holds another brush, or reaches elsewhere."""
    told = Signal(str)

    def __init__(self, easel: Easel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._easel = easel
        canvas = easel.canvas
        self.brush = Brush("1")
        self.value = _GEM if canvas.volcanic else _STATION
        self.filling = False
        self.symmetry: Symmetry = "none"
        self._held = self.brush
        self.sheet: Sheet
        self.faults: list[SheetError]
        self.sheet, self.faults = canvas.sketch()

    @property
    def canvas(self) -> Canvas:
        return self._easel.canvas

    @property
    def can_undo(self) -> bool:
        return self._easel.can_undo

    @property
    def can_redo(self) -> bool:
        return self._easel.can_redo

    # What the hand holds

    def take(self, brush: Brush) -> None:
        self.brush = brush
        self.chosen.emit()

    def take_value(self, value: int) -> None:
        """What the next gem or station is worth; the hand holds one then."""
        self.value = max(1, min(99, value))
        self.take(Brush(value=self.value))

    def fill(self, filling: bool) -> None:
        self.filling = filling
        self.chosen.emit()

    def reach(self, symmetry: Symmetry) -> None:
        self.symmetry = symmetry
        self.chosen.emit()

    # What it does

    def begin(self, cell: Cell, *, erase: bool = False) -> None:
        """Put the brush down, or clear with it; all until it is lifted is one step."""
        self._held = Brush(GAP) if erase else self.brush
        self._easel.begin_stroke()
        if self.filling:
            self._put(self.canvas.filled(cell, self._held, self.symmetry))
        else:
            self.go_on(cell)

    def go_on(self, cell: Cell) -> None:
        if not self.canvas.touched(cell, self._held, self.symmetry):
            self.told.emit(translate("Workshop", "On the axis only a track that is its own mirror image fits."))
        self._put(self.canvas.painted([cell], self._held, self.symmetry))

    def end(self) -> None:
        self._easel.end_stroke()
        self.chosen.emit()

    def dab(self, cell: Cell, brush: Brush) -> None:
        """One touch with another brush than the one in hand."""
        kept, self.brush = self.brush, brush
        filling, self.filling = self.filling, False
        self.begin(cell)
        self.brush, self.filling = kept, filling
        self.end()

    def give(self, kind: LaneKind, index: int, points: int) -> None:
        """Say what a row or column is worth."""
        self._put(self.canvas.valued(kind, index, points, self.symmetry))

    def shift(self, down: int, right: int) -> None:
        self._put(self.canvas.shifted(down, right))

    def resize(self, width: int, height: int) -> None:
        self._put(self.canvas.resized(width, height))

    def call(self, name: str, author: str) -> None:
        self._easel.call(name, author)
        self.changed.emit()

    def undo(self) -> None:
        if self._easel.undo():
            self._look()

    def redo(self) -> None:
        if self._easel.redo():
            self._look()

    def _put(self, canvas: Canvas) -> None:
        if self._easel.put(canvas):
            self._look()

    def _look(self) -> None:
        self.sheet, self.faults = self.canvas.sketch()
        self.changed.emit()
