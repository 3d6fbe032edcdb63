"""The box of tools beside the workbench: brushes, how far they reach, and what is done to the sheet as a whole."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from gamebox.games.lavarails.canvas import GAP, Brush
from gamebox.games.lavarails.symmetry import SYMMETRIES
from gamebox.games.lavarails.tracks import PIECES
from gamebox.ui.games.lavarails.workshop import sides
from gamebox.ui.games.lavarails.workshop.drawing_board import DrawingBoard
from gamebox.ui.games.lavarails.workshop.tiles import ToolTile, brush_tile, symmetry_tile, tool_tile
from gamebox.ui.games.lavarails.workshop.words import base_words, sentence, symmetry_words
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.flow import Flow
from gamebox.ui.widgets.parts import button, give_tip, label, scrolling
from gamebox.ui.widgets.stepper import Stepper

_KEYS = {GAP: "0", "x": "X", "V": "V"}


class Tools(QWidget):
    def __init__(self, board: DrawingBoard, theme: Theme) -> None:
        super().__init__()
        self._board = board
        self._theme = theme
        self._brushes = self._brush_tiles()
        self._ways = self._way_tiles()
        self._symmetries = self._symmetry_tiles()
        canvas = board.canvas
        self._value = Stepper(
            translate("Workshop", "Worth"),
            board.value,
            range(1, 100),
            name="value",
            less=translate("Workshop", "Worth less"),
            more=translate("Workshop", "Worth more"),
        )
        self._width = sides.columns(canvas.width)
        self._height = sides.rows(canvas.height)
        self._lay_out()
        self._value.changed.connect(board.take_value)
        self._width.changed.connect(lambda width: board.resize(width, board.canvas.height))
        self._height.changed.connect(lambda height: board.resize(board.canvas.width, height))
        board.changed.connect(self._refresh)
        board.chosen.connect(self._refresh)
        self._refresh()

    def _lay_out(self) -> None:
        rows = QVBoxLayout()
        rows.setContentsMargins(0, 0, 6, 0)
        rows.setSpacing(4)
        rows.addWidget(label(translate("Workshop", "Brush"), "strong"))
        rows.addLayout(_box(self._brushes.values()))
        rows.addWidget(self._value)
        rows.addWidget(label(translate("Workshop", "Reach"), "strong"))
        rows.addLayout(_box([*self._ways.values(), *self._symmetries.values()]))
        rows.addWidget(label(translate("Workshop", "Sheet"), "strong"))
        rows.addWidget(self._width)
        rows.addWidget(self._height)
        rows.addLayout(_box(self._shifters()))
        rows.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(scrolling(rows))

    def _brush_tiles(self) -> dict[Brush | None, ToolTile]:
        """None stands for a gem or station, whatever it is worth."""
        level = self._board.canvas.level
        bases = [*"123456", GAP, *(("x", "V") if self._board.canvas.volcanic else PIECES)]
        group, tiles = QButtonGroup(self), dict[Brush | None, ToolTile]()
        for base in bases:
            key = base if base.isdigit() else _KEYS.get(base, "T")
            about = translate("Workshop", "{brush} (key {key})").format(brush=sentence(base_words(base)), key=key)
            tile = ToolTile(brush_tile(Brush(base), level), about, self._theme, name=f"brush-{base}")
            tile.clicked.connect(lambda *_, base=base: self._board.take(Brush(base)))
            tiles[Brush(base)] = tile
        name, key = (
            (translate("Workshop", "Gem"), "G")
            if self._board.canvas.volcanic
            else (translate("Workshop", "Station"), "S")
        )
        about = translate("Workshop", "{brush} (key {key})").format(brush=name, key=key)
        valued = ToolTile(self._paint_value, about, self._theme, name="brush-value")
        valued.clicked.connect(lambda *_: self._board.take_value(self._board.value))
        tiles[None] = valued
        for tile in tiles.values():
            group.addButton(tile)
        return tiles

    def _paint_value(self, *arguments: object) -> None:
        brush_tile(Brush(value=self._board.value), self._board.canvas.level)(*arguments)  # type: ignore[arg-type]

    def _way_tiles(self) -> dict[bool, ToolTile]:
        group, tiles = QButtonGroup(self), dict[bool, ToolTile]()
        for filling, about, name in (
            (False, translate("Workshop", "Field by field"), "way-brush"),
            (True, translate("Workshop", "Fill all fields that are alike and hang together"), "way-fill"),
        ):
            tile = ToolTile(tool_tile(filling=filling), about, self._theme, name=name)
            tile.clicked.connect(lambda *_, filling=filling: self._board.fill(filling))
            group.addButton(tile)
            tiles[filling] = tile
        return tiles

    def _symmetry_tiles(self) -> dict[str, ToolTile]:
        group, tiles = QButtonGroup(self), dict[str, ToolTile]()
        for symmetry in SYMMETRIES:
            about = symmetry_words(symmetry)
            tile = ToolTile(symmetry_tile(symmetry), about, self._theme, name=f"symmetry-{symmetry}")
            tile.clicked.connect(lambda *_, symmetry=symmetry: self._board.reach(symmetry))
            group.addButton(tile)
            tiles[symmetry] = tile
        return tiles

    def _shifters(self) -> Sequence[QWidget]:
        """Everything one field further; what leaves at one edge comes back at the other."""
        ways = (
            ("←", 0, -1, translate("Workshop", "Move everything left (Ctrl+Left)"), "shift-left"),
            ("↑", -1, 0, translate("Workshop", "Move everything up (Ctrl+Up)"), "shift-up"),
            ("↓", 1, 0, translate("Workshop", "Move everything down (Ctrl+Down)"), "shift-down"),
            ("→", 0, 1, translate("Workshop", "Move everything right (Ctrl+Right)"), "shift-right"),
        )
        return [
            self._shifter(sign, partial(self._board.shift, down, right), about, name)
            for sign, down, right, about, name in ways
        ]

    def _shifter(self, sign: str, clicked: Callable[[], None], about: str, name: str) -> QWidget:
        made = button(sign, clicked, "sign", name=name)
        made.setAccessibleName(about)
        give_tip(made, about)
        return made

    def _refresh(self) -> None:
        board = self._board
        held = None if board.brush.value is not None else board.brush
        self._brushes[held].setChecked(True)
        self._brushes[None].update()
        self._ways[board.filling].setChecked(True)
        self._symmetries[board.symmetry].setChecked(True)
        self._value.show_value(board.value)
        self._width.show_value(board.canvas.width)
        self._height.show_value(board.canvas.height)


def _box(widgets: Iterable[QWidget]) -> Flow:
    """As many in a row as fit."""
    box = Flow()
    box.setSpacing(4)
    for widget in widgets:
        box.add(widget, 0 if isinstance(widget, ToolTile) else 1)
    return box
