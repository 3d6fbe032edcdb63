"""Whole games of Lava & Rails on the table: by clicks, and by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt

from gamebox.bots.lavarails import yardstick
from gamebox.games.lavarails.actions import PASS, Draw, MarkLava, Place, Return
from gamebox.games.lavarails.grid import column_of, row_of
from gamebox.games.lavarails.tracks import PIECES
from gamebox.games.lavarails.view import Phase
from gamebox.ui.games.lavarails.targets import FieldTarget
from tests.ui.games.lavarails.conftest import RAILWAY, VOLCANO, Player

ROLLS = {Phase.ERUPTION, Phase.ROLL}


def by_click(player: Player) -> None:
    """Do what a sensible player would do, with the mouse."""
    view = player.view
    if view.phase in ROLLS:
        player.press("Roll")
        return
    if view.phase is Phase.DRAW:
        for field in range(view.targets.bit_length()):
            if view.targets >> field & 1:
                player.click(player.on(field))
        player.press("Done")
        return
    action = yardstick.easy(view, (), Random(1))
    if isinstance(action, MarkLava | Place | Return):
        player.click(player.on(action.field))
    else:
        player.press("Pass" if action == PASS else "Reroll")


def by_key(player: Player) -> None:
    """The same without a mouse."""
    view = player.view
    if view.phase in ROLLS:
        player.key(Qt.Key.Key_R)
    elif view.phase is Phase.DRAW:
        draw_by_key(player)
    else:
        action = yardstick.easy(view, (), Random(1))
        if isinstance(action, MarkLava | Place | Return):
            go_to(player, action.field)
            player.key(Qt.Key.Key_Return)
        else:
            player.key(Qt.Key.Key_P if action == PASS else Qt.Key.Key_R)


def draw_by_key(player: Player) -> None:
    view = player.view
    for field in [at for at in range(view.targets.bit_length()) if view.targets >> at & 1]:
        wanted = yardstick.easy(view, (), Random(1))
        assert isinstance(wanted, Draw)
        go_to(player, field)
        player.key(Qt.Key(Qt.Key.Key_1 + PIECES.index(wanted.piece)))
    player.key(Qt.Key.Key_D)


def go_to(player: Player, field: int) -> None:
    """Move the cursor with arrows: it jumps from one lit field to the next."""
    for _ in range(40):
        here = player.scene.cursor_field()
        if here == field:
            return
        if here is None:
            player.key(Qt.Key.Key_Right)
            continue
        player.key(towards(player, here, field))
    pytest.fail(f"the cursor cannot reach field {field}")


def towards(player: Player, here: int, field: int) -> Qt.Key:
    """Cursors go to the nearest lit field of a direction, so look which neighbour is nearer to the goal."""
    across, down = column_of(field) - column_of(here), row_of(field) - row_of(here)
    if abs(across) >= abs(down):
        return Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left
    return Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up


def play(player: Player, act: Callable[[Player], None]) -> None:
    for _ in range(1500):
        if player.view.over:
            return
        before = len(player.table.session)
        act(player)
        player.settle()
        assert len(player.table.session) > before, player.reason
    pytest.fail("the game does not end")


@pytest.mark.parametrize(("sheet", "seats"), [(VOLCANO, 2), (RAILWAY, 2), (VOLCANO, 1), (RAILWAY, 1)])
def test_a_whole_game_by_clicks(sit_down: Callable[..., Player], sheet: dict[str, object], seats: int) -> None:
    player = sit_down(sheet, seats=seats, seed=3)
    play(player, by_click)
    assert player.view.over


@pytest.mark.parametrize("sheet", [VOLCANO, RAILWAY])
def test_a_whole_game_by_keys(sit_down: Callable[..., Player], sheet: dict[str, object]) -> None:
    player = sit_down(sheet, seed=5)
    play(player, by_key)
    assert player.view.over


def test_every_lit_field_can_be_reached_by_arrows(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, "=lava 1, =dice 1 2 3 4 5 5 6")
    lit = {target.field for target in player.scene.targets if target.legal}
    seen = set()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up) * 4:
        player.key(key)
        seen.add(player.scene.cursor_field())
    assert lit == seen
    assert isinstance(player.scene.targets[0], FieldTarget)
