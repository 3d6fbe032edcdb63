"""The worked examples of the rules, as they are shipped."""

import pytest

from gamebox.engine.game import Turn
from gamebox.engine.record import load, replay
from gamebox.games.lavarails.events import Erupted, LavaFlowed, Lucky
from gamebox.games.lavarails.grid import BY_NAME, around
from gamebox.games.lavarails.tracks import line_through
from gamebox.games.registry import GAMES
from tests.games.lavarails.table import go_on, legal, mask, names, player
from tests.helpers import ROOT

SCENES = ROOT / "resources" / "scenes" / "lavarails"
FOURTH_ERUPTION = 29
"""Moves of LR-S1 before it."""


def scene(name, until=None):
    return replay(load(SCENES / f"{name}.gamebox", GAMES), until)


@pytest.mark.rule("LR-S1")
def test_the_first_three_eruptions():
    record = load(SCENES / "LR-S1.gamebox", GAMES)
    assert [move for move in record.moves if move.startswith("=lava")] == ["=lava 6", "=lava 2", "=lava 1", "=lava 1"]
    assert record.moves[FOURTH_ERUPTION] == "=lava 1"
    state = scene("LR-S1", FOURTH_ERUPTION)
    assert state.document()["pass"] == 4
    for seat in (1, 2):
        marks = player(state, seat)["marks"]
        assert sorted(at for at, mark in marks.items() if mark == "lava") == ["D2", "E2", "G4"]


@pytest.mark.rule("LR-S1")
def test_one_player_has_three_fields_the_other_is_lucky():
    state = scene("LR-S1", FOURTH_ERUPTION)
    assert go_on(state, "=lava 1") == [Erupted(1, 1)]
    assert state.to_act() == Turn(1)
    assert legal(state) == ["lava C3", "lava E3", "lava F5"]
    volcanic = around(state.sheet.volcanoes)
    assert names(volcanic & mask("C3 E3 F5")) == ["C3", "F5"]
    assert names(around(mask("E2")) & mask("C3 E3 F5")) == ["E3"]
    assert go_on(state, "lava E3") == [LavaFlowed(1, BY_NAME["E3"], BY_NAME["E2"]), Lucky(0, 1)]
    assert state.document() == scene("LR-S1").document()


@pytest.mark.rule("LR-S2")
def test_four_dice_become_two_bits_of_track():
    dice = player(scene("LR-S2", 8), 1)["dice"]
    assert list(dice) == ["B2", "C2", "C3", "C4"]
    drawn = scene("LR-S2", 12).view(0).players[0]
    bits = [line.fields for line in drawn.lines if line.fields[0] in map(BY_NAME.get, dice)]
    assert [names(sum(1 << field for field in bit)) for bit in bits] == [["B2", "C2"], ["C3", "C4"]]


@pytest.mark.rule("LR-S2")
def test_the_bits_can_be_joined_on_the_6_and_the_5():
    drawn = scene("LR-S2", 12).view(0).players[0]
    assert [drawn.sheet.number_at[BY_NAME[at]] for at in ("B3", "B4")] == [6, 5]
    joined = drawn.drawn(BY_NAME["B3"], "NS").drawn(BY_NAME["B4"], "NE")
    line = line_through(joined.tracks, BY_NAME["B3"])
    assert names(sum(1 << field for field in line.fields)) == ["B2", "C2", "B3", "C3", "B4", "C4"]


@pytest.mark.rule("LR-S2")
def test_boxed_in_on_the_6_the_next_die_starts_beside_any_track():
    state = scene("LR-S2")
    assert state.to_act() == Turn(0)
    assert player(state, 1)["dice"] == {"B3": 6}
    assert state.view(0).boxed_in
    assert legal(state) == ["place B1", "place C1", "place D2", "place E4", "place B5", "place C5"]
    fields = mask("B1 C1 D2 E4 B5 C5")
    assert around(state.view(0).acting.marked) & fields == fields
