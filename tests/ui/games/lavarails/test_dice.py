"""Taking dice: picking, dragging, and what the table says if one does not fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt

from gamebox.games.lavarails.grid import NAMES, fields
from gamebox.games.lavarails.view import Phase
from gamebox.ui.games.lavarails.papers import SlotItem
from tests.ui.games.lavarails.conftest import RAILWAY, VOLCANO, Player

ROLLED = "=lava 1, =dice 1 2 4 4 5 5 6"


def lit(player: Player) -> set[str]:
    return {NAMES[target.field] for target in player.scene.targets if target.legal}


def die_spot(player: Player, number: int) -> QPoint:
    die = player.scene.pool.die_with(number)
    assert die is not None
    return player.spot(die.scenePos())


def on_sheet(player: Player, seat: int = 0) -> list[str]:
    return [NAMES[field] for field in fields(player.view.players[seat].dice)]


@pytest.mark.rule("LR-12")
def test_the_fields_that_can_be_taken_glow(sit_down: Callable[..., Player]) -> None:
    assert lit(sit_down(VOLCANO, ROLLED)) == {"B1", "A2"}


@pytest.mark.rule("LR-10")
def test_clicking_a_field_takes_its_die(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, ROLLED)
    player.click(player.on("B1"))
    assert on_sheet(player) == ["B1"]


def test_picking_a_die_lights_its_fields_only(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, ROLLED)
    player.click(die_spot(player, 4))
    assert lit(player) == {"A2"}
    player.key(Qt.Key.Key_Escape)
    assert lit(player) == {"B1", "A2"}
    player.key(Qt.Key.Key_1)
    assert lit(player) == {"B1"}


def test_picking_a_die_that_fits_nowhere_says_so(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, ROLLED)
    player.click(die_spot(player, 6))
    assert player.scene.note.isVisible()
    assert "6" in player.scene.note.text


def test_a_die_can_be_dragged_to_its_field(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, ROLLED)
    player.drag(die_spot(player, 4), player.on("A2"))
    assert on_sheet(player) == ["A2"]


@pytest.mark.rule("LR-11")
def test_a_die_on_another_number_goes_home_with_a_word(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, ROLLED)
    player.drag(die_spot(player, 4), player.on("B1"))
    assert on_sheet(player) == []
    assert player.scene.note.text == "B1 shows 1, not 4."
    die = player.scene.pool.die_with(4)
    assert die is not None
    assert die.pos() == die.home


@pytest.mark.rule("LR-13")
def test_a_field_out_of_reach_is_refused_with_the_rule(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, f"{ROLLED}, place B1, place A2")
    player.click(player.on("D3"))
    assert "LR-13" in player.reason
    player.drag(die_spot(player, 4), player.on("D3"))
    assert "LR-13" in player.reason


@pytest.mark.rule("LR-16")
def test_pass_and_reroll_appear_only_when_nothing_fits(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, ROLLED)
    assert player.button("Pass") is None
    assert player.button("Reroll") is None
    player = sit_down(VOLCANO, "=lava 1, =dice 3 3 3 6 6 6 6")
    assert player.view.phase is Phase.DECIDE
    assert player.button("Pass")
    assert player.button("Reroll")


@pytest.mark.rule("LR-15")
@pytest.mark.parametrize(
    ("moves", "key", "rule"),
    [
        (ROLLED, Qt.Key.Key_P, "LR-15"),
        (ROLLED, Qt.Key.Key_R, "LR-15"),
        ("=lava 1", Qt.Key.Key_P, "LR-10"),
        ("=lava 1, =dice 3 3 3 6 6 6 6, reroll, =dice 1 1 1 1 1 1 1", Qt.Key.Key_R, "LR-17"),
    ],
)
def test_keys_of_buttons_that_are_not_there_answer_with_the_rule(
    sit_down: Callable[..., Player], moves: str, key: Qt.Key, rule: str
) -> None:
    player = sit_down(VOLCANO, moves)
    made = len(player.table.session)
    player.key(key)
    assert rule in player.reason
    assert len(player.table.session) == made


def test_a_key_makes_no_move_while_something_else_is_asked(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, "=lava 1, =dice 3 3 3 6 6 6 6")
    player.screen._herald.ask("Shall your last move be taken back?")
    made = len(player.table.session)
    player.key(Qt.Key.Key_R)
    assert len(player.table.session) == made
    assert player.reason == ""


@pytest.mark.rule("LR-17")
def test_a_failed_reroll_asks_which_die_goes_back(sit_down: Callable[..., Player]) -> None:
    moves = "=lava 1, =dice 1 1 3 3 6 6 6, place B1, place B1, reroll, =dice 3 3 3 3 3"
    player = sit_down(VOLCANO, moves)
    assert player.view.phase is Phase.RETURN
    assert lit(player) == {"B1"}
    player.click(player.on("B1"))
    assert 1 in player.view.pool


@pytest.mark.rule("LR-14")
def test_boxed_in_is_explained_when_it_happens(sit_down: Callable[..., Player]) -> None:
    sheet = {"level": "railway", "grid": "EW 1 EW\nEW 2 3\n4 EW 5"}
    player = sit_down(sheet, "=dice 1 1 3 4 4 5 5, place A3, place A3")
    assert player.view.boxed_in
    assert "LR-14" in player.asked


def test_others_sheets_are_held_up_by_key(sit_down: Callable[..., Player]) -> None:
    player = sit_down(RAILWAY, seats=3)
    held = []
    for _ in range(3):
        player.key(Qt.Key.Key_O)
        held.append(player.scene.papers.peeked)
    assert held == [1, 2, None]
    player.key(Qt.Key.Key_O)
    player.key(Qt.Key.Key_Escape)
    assert player.scene.papers.peeked is None


def test_an_enlarged_sheet_says_whose_it_is_in_both_places(sit_down: Callable[..., Player]) -> None:
    player = sit_down(RAILWAY, seats=3)
    player.scene.papers.peek(1)
    slots = [item for item in player.scene.items() if isinstance(item, SlotItem)]
    assert sorted(slot.words for slot in slots) == ["", "Beate’s sheet, enlarged"]
    assert [item.held_up for item in player.scene.papers.items] == [False, True, False]
    player.scene.papers.peek(None)
    assert not any(slot.words for slot in slots)


def test_others_sheets_are_held_up_by_the_pointer(sit_down: Callable[..., Player]) -> None:
    player = sit_down(RAILWAY, seats=2)
    player.qtbot.mouseMove(player.screen.view.viewport(), player.spot(player.scene.layout.column.center()))
    assert player.scene.papers.peeked == 1
    assert player.scene.papers.place_of(1) == player.scene.layout.large
    player.qtbot.mouseMove(player.screen.view.viewport(), player.spot(player.scene.layout.large.center()))
    assert player.scene.papers.peeked is None


def test_solo_needs_no_button_for_the_lot(sit_down: Callable[..., Player]) -> None:
    player = sit_down(VOLCANO, "=lava 1, =dice 1 2 3 4 4 5 5 6", seats=1)
    player.click(player.on("B1"))
    player.settle()
    assert player.view.phase in {Phase.PLACE, Phase.DECIDE}
    assert player.view.pool_size == 6
