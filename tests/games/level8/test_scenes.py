"""The worked examples of the rules, as they are shipped."""

import tomllib

import pytest

from gamebox.engine.record import load, replay
from gamebox.games.registry import GAMES
from tests.games.level8.table import hand, legal, play, rule_against
from tests.helpers import ROOT

SCENES = ROOT / "resources" / "scenes" / "level8"


def scene(name, back=0):
    """The position at the end of a scene, or some moves before."""
    record = load(SCENES / f"{name}.gamebox", GAMES)
    return replay(record, len(record.moves) - back)


def beginning(name):
    """Where a scene begins, and its words must be true."""
    begins = tomllib.loads((SCENES.parent / "begins.toml").read_text("utf-8"))
    return replay(load(SCENES / f"{name}.gamebox", GAMES), begins[name])


@pytest.mark.rule("L8-S1")
def test_ellen_may_lay_out_level_2_with_the_third_8():
    state = scene("L8-S1")
    assert state.document()["levels"][0] == 2
    assert hand(state, 1) == "r4 r5 r8 o11 y8 g4 g14 b5 b8 v1 v11"
    assert rule_against(state, "lay r4 g4 / o11 v11 / r8 y8 b8") is None
    assert rule_against(state, "lay o11 v11 / r4 g4 / b8 r8 y8") is None


@pytest.mark.rule("L8-S1")
def test_ellen_could_not_without_it():
    before = scene("L8-S1", back=1)
    assert hand(before, 1) == "r4 r5 o11 y8 g4 g14 b5 b8 v1 v11"
    play(before, "take pile 2")
    assert hand(before, 1).split()[3] == "o15"
    assert not any(text.startswith("lay") for text in legal(before))
    assert rule_against(before, "lay r4 g4 / o11 v11 / r8 y8 b8") == "L8-40"


@pytest.mark.rule("L8-S1")
def test_ellen_may_not_lay_a_third_pair():
    state = scene("L8-S1")
    assert rule_against(state, "lay r4 g4 / o11 v11 / r8 y8 b8 / r5 b5") == "L8-40"
    play(state, "lay r4 g4 / o11 v11 / r8 y8 b8")
    assert rule_against(state, "lay r5 b5") == "L8-40"
    assert {rule_against(state, f"add 1.{number} r5") for number in (1, 2, 3)} == {"L8-51"}


@pytest.mark.rule("L8-S2")
def test_frank_and_gerald_have_laid_out_levels_5_and_6():
    document = beginning("L8-S2").document()
    assert document["levels"] == [5, 6]
    assert document["table"] == [
        [["g8", "o8", "v8"], ["r1", "r3", "r7", "r10", "r15"]],
        [["b3", "v4", "y5", "o6", "y7", "y8", "b9", "o10", "b11"]],
    ]


@pytest.mark.rule("L8-S2")
def test_frank_may_add_8s_red_cards_and_both_ends_of_the_run():
    state = beginning("L8-S2")
    adds = [text for text in legal(state) if text.startswith("add")]
    assert adds == ["add 1.1 b8", "add 1.2 r14", "add 2.1 y2", "add 2.1 b12"]
    assert rule_against(state, "add 2.1 g1") == "L8-52"
    assert rule_against(state, "add 2.1 v13") == "L8-52"
    play(state, "add 2.1 y2", "add 2.1 g1", "add 2.1 b12", "add 2.1 v13", "add 1.2 r14", "add 1.1 b8")
    assert state.document()["table"][1] == [
        ["b3", "v4", "y5", "o6", "y7", "y8", "b9", "o10", "b11", "y2", "g1", "b12", "v13"]
    ]


@pytest.mark.rule("L8-S2")
def test_frank_is_shown_adding_8s_red_cards_and_both_ends_of_the_run():
    assert scene("L8-S2").document()["table"] == [
        [["g8", "o8", "v8", "b8"], ["r1", "r3", "r7", "r10", "r15", "r14"]],
        [["b3", "v4", "y5", "o6", "y7", "y8", "b9", "o10", "b11", "y2", "g1", "b12", "v13"]],
    ]


@pytest.mark.rule("L8-S2")
@pytest.mark.parametrize("text", ["lay o4 y4 g4", "lay b5 v6 g7", "lay o4 y4 g4 / b5 v6 g7"])
def test_frank_may_lay_no_new_combinations(text):
    assert rule_against(beginning("L8-S2"), text) == "L8-40"


@pytest.mark.rule("L8-S2")
def test_franks_4s_5_6_and_7_fit_nowhere():
    state = beginning("L8-S2")
    for card in ["o4", "y4", "g4", "b5", "v6", "g7"]:
        assert [rule_against(state, f"add {place} {card}") for place in ("1.1", "1.2", "2.1")] == [
            "L8-51",
            "L8-50",
            "L8-52",
        ]


@pytest.mark.rule("L8-S3")
def test_the_same_number_serves_for_several_sets():
    state = scene("L8-S3")
    assert state.document()["table"][0] == [["r5", "b5"], ["o3", "y3"], ["g3", "b3", "v3"]]
    assert state.document()["laid"] == [True, False, False]
    assert state.document()["levels"][0] == 2
