"""Eruptions and where lava flows."""

import pytest

from gamebox.engine.game import Chance, Turn
from gamebox.games.lavarails.events import GemLost, LaneSpoiled, LavaFlowed, Lucky
from gamebox.games.lavarails.grid import BY_NAME
from gamebox.games.lavarails.lava import candidates, source
from tests.games.lavarails.table import (
    VOLCANO,
    go_on,
    legal,
    mask,
    names,
    play,
    player,
    rule_against,
    sheet_of,
    volcano,
)

TWO_VOLCANOES = volcano(
    """
    x   4   V   4
    4   3   4   2
    4+5 V   3   4""",
    row_points=[7, 0, 9],
    column_points=[0, 5, 0, 6],
)


@pytest.mark.rule("LR-30")
def test_fields_with_dice_get_crosses():
    state = play("=lava 5, =dice 1 1 2 2 5 6 6, place B1, place B1, place C1, place C1, place B2, place C2, place C2")
    assert player(state, 1)["marks"] == {"B1": "x", "C1": "x", "B2": "x", "C2": "x"}
    assert player(state, 2)["marks"] == {"B1": "x", "C1": "x", "C2": "x"}


@pytest.mark.rule("LR-31")
def test_every_pass_begins_with_an_eruption_for_everybody():
    state = play(sheet=TWO_VOLCANOES, seats=3, first=2)
    assert state.to_act() == Chance("lava", 1, asked=True)
    assert rule_against(state, "=dice 1 1 1 1 1 1 1 1 1 1") == "LR-31"
    assert rule_against(state, "place B1") == "LR-31"
    go_on(state, "=lava 4")
    turns = []
    for _ in range(3):
        turns.append(state.to_act())
        go_on(state, "lava B1")
    assert turns == [Turn(1), Turn(2), Turn(0)]
    assert state.to_act() == Chance("dice", 1, asked=True)
    assert [player(state, seat)["marks"] for seat in (1, 2, 3)] == [{"B1": "lava"}] * 3


@pytest.mark.rule("LR-31")
def test_each_player_chooses_freely_beside_a_volcano_or_lava():
    state = play("=lava 4", TWO_VOLCANOES)
    assert legal(state) == ["lava B1", "lava D1", "lava C2", "lava A3"]
    assert rule_against(state, "lava A2") == "LR-31"
    assert rule_against(state, "lava B2") == "LR-31"
    assert rule_against(state, "place B1") == "LR-31"
    go_on(state, "lava A3, lava B1, =dice 1 1 1 1 1 1 1, pass, pass, =lava 4")
    assert legal(state) == ["lava D1", "lava C2", "lava A3"]
    assert rule_against(state, "lava B1") == "LR-31"
    go_on(state, "lava C2")
    assert legal(state) == ["lava B1", "lava D1", "lava A2", "lava C2"], "A2 lies beside the lava on A3"


@pytest.mark.rule("LR-31")
def test_one_candidate_is_still_said():
    assert legal(play("=lava 4")) == ["lava A2"]


@pytest.mark.rule("LR-32")
def test_crosses_block_lava():
    state = play("=lava 5, =dice 4 6 6 6 6 6 6, place A2, pass, pass, =lava 4")
    assert state.to_act() == Turn(1)
    go_on(state, "lava A2")
    assert state.to_act() == Chance("dice", 1, asked=True), "seat 1 has a cross on the only candidate"
    assert rule_against(play("=lava 2"), "lava A1") == "LR-32", "pre-printed crosses too"


@pytest.mark.rule("LR-32")
def test_lava_onto_a_cross_is_refused():
    sheet = volcano("x 4 V 4 x")
    state = play("=lava 1, =dice 1 1 1 1 1 1 4, place B1, pass, pass, =lava 4, lava D1", sheet)
    assert legal(state) == ["lava D1"]
    assert rule_against(state, "lava B1") == "LR-32"


@pytest.mark.rule("LR-33")
def test_without_a_candidate_a_player_is_lucky():
    state = play()
    assert go_on(state, "=lava 5")[1:] == [Lucky(0, 5), Lucky(1, 5)]
    assert state.to_act() == Chance("dice", 0, asked=True)
    assert player(state, 1)["marks"] == {}


@pytest.mark.rule("LR-34")
def test_no_die_on_lava_and_no_start_beside_it():
    state = play("=lava 4, lava A2, lava A2, =dice 1 2 3 4 5 5 5")
    assert rule_against(state, "place A2") == "LR-34"
    assert rule_against(state, "place B2") == "LR-12"
    assert legal(state) == ["place B1"]


def test_candidates_are_uncrossed_and_unmarked():
    sheet = sheet_of(TWO_VOLCANOES)
    assert names(candidates(sheet, 4, mask("B1"), mask("A3"))) == ["D1", "A2", "C2"]
    assert names(candidates(sheet, 2, 0, 0)) == []
    assert names(candidates(sheet, 2, 0, mask("D1"))) == ["D2"]


def test_lava_flows_out_of_a_neighbour():
    sheet = sheet_of(TWO_VOLCANOES)
    assert source(sheet, 0, BY_NAME["B1"]) == BY_NAME["C1"]
    assert source(sheet, mask("D1"), BY_NAME["D2"]) == BY_NAME["D1"]
    assert source(sheet, mask("C2"), BY_NAME["C3"]) == BY_NAME["B3"], "a volcano before lava"
    with pytest.raises(ValueError, match="not beside"):
        source(sheet, 0, BY_NAME["A1"])


def test_lava_tells_what_it_spoils():
    state = play("=lava 4", TWO_VOLCANOES)
    flowed, *spoiled, lost, _ = go_on(state, "lava A3")
    assert flowed == LavaFlowed(0, BY_NAME["A3"], BY_NAME["B3"])
    assert [(event.lane.kind, event.lane.index, event.lane.points) for event in spoiled] == [("row", 2, 9)]
    assert lost == GemLost(0, BY_NAME["A3"], 5)
    events = go_on(state, "lava B1, =dice 1 1 1 1 1 1 1, pass, pass, =lava 3, lava B2")
    assert [(event.seat, event.lane.kind) for event in events if isinstance(event, LaneSpoiled)] == [
        (1, "row"),
        (1, "column"),
    ], "the second lava in column B spoils nothing more"


def test_small_sheet_is_quiet():
    assert [number for number in range(1, 7) if candidates(sheet_of(VOLCANO), number, 0, 0)] == [2, 4]
