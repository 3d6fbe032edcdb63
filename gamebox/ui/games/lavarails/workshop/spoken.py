"""The sheet on the workbench for people who hear it: its fields, and the values of its rows and columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from gamebox.games.lavarails.canvas import Canvas
from gamebox.games.lavarails.symmetry import Cell
from gamebox.ui.games.lavarails.workshop.canvas_item import cells_of
from gamebox.ui.table.spoken import Group, Part, gathered
from gamebox.ui.texts import translate

if TYPE_CHECKING:
    from gamebox.ui.games.lavarails.workshop.scene import WorkbenchScene


def spoken_of(scene: WorkbenchScene, canvas: Canvas) -> Iterator[Group]:
    """Each is pressed as it is clicked."""

    def parts(cells: Iterable[Cell]) -> Iterator[Part]:
        for cell in cells:
            yield Part(cell, scene.words(cell), scene.place_of(cell), press=partial(scene.press, cell))

    yield from gathered("fields", translate("Workshop", "Fields"), parts(cells_of(canvas)))
    if canvas.volcanic:
        rows = [(row, canvas.width) for row in range(canvas.height)]
        columns = [(canvas.height, column) for column in range(canvas.width)]
        values = parts([*rows, *columns])
        yield from gathered("values", translate("Workshop", "Values of rows and columns"), values)
