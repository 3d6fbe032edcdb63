"""Every move that is not legal is refused with a rule and a sentence."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamebox.engine.game import Chance, Turn
from gamebox.games.level8.notation import read, write
from tests.games.level8.table import arranged, on_field, play, rule_against, started
from tests.helpers import random_walk, setup_for

ONE_OF_EACH = [
    *("=deck r1 r2", "=3 5", "move 3", "wild ask", "take draw", "take pile 1", "drop r1", "done", "ask cw number 8"),
    *("give r1", "show r1 r2 r3", "steal 2 r1", "lay r8 g8 *8 / b3 y4 r5", "add 2.1 r8", "discard r1", "keep r1"),
]


@settings(max_examples=10)
@given(st.integers(0, 2**32))
def test_any_move_in_any_position_is_legal_or_refused_with_a_rule(seed):
    for state, _ in random_walk(setup_for("level8", 3), seed, 200):
        listed = {write(action) for action in state.legal()}
        for text in ONE_OF_EACH:
            refusal = state.refusal(read(text))
            if refusal is None:
                assert text in listed or state.legal_cut() or isinstance(state.to_act(), Chance)
                assert text.startswith("=") == isinstance(state.to_act(), Chance)
            else:
                assert text not in listed
                assert re.fullmatch(r"L8-\d+", refusal.rule)
                assert re.fullmatch(r"[A-Z*r].*\.", str(refusal))


@settings(max_examples=10)
@given(st.integers(0, 2**32))
def test_legal_moves_are_not_refused(seed):
    for state, _ in random_walk(setup_for("level8", 4), seed, 150):
        if isinstance(state.to_act(), Turn):
            assert [action for action in state.legal() if state.refusal(action)] == []


@pytest.mark.parametrize(
    ("state", "rule"),
    [
        (started(2), "L8-10"),
        (arranged("r2", "r3", step="roll"), "L8-20"),
        (arranged("r2", "r3", step="move", targets=(5, 6)), "L8-23"),
        (on_field("wild", "r2", "r3"), "L8-38"),
        (on_field("plus1", "r2", "r3"), "L8-30"),
        (on_field("swap", "r2", "r3"), "L8-33"),
        (on_field("ask", "r2", "r3"), "L8-36"),
        (play(on_field("ask", "r2", "r8 o8"), "ask cw number 8"), "L8-36"),
        (on_field("reveal", "r2", "o1 o2 o3 o4"), "L8-37"),
        (on_field("reveal", "r2", "o1 o2 o3"), "L8-37"),
        (arranged("r2", "r3"), "L8-45"),
        (play(on_field("plus1", "r2", "r3", draw="", discards=["b1 b2", ""]), "take draw"), "L8-39"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.step,
)
def test_what_is_due_comes_first(state, rule):
    """The move is one that nothing waits for in any of these positions."""
    assert rule_against(state, "keep") == rule


def test_sentences_name_what_they_are_about():
    state = arranged("r2 o2", "r3")
    assert str(state.refusal(read("discard v9"))) == "The hand does not hold v9."
    assert str(on_field("plus1", "r2", "r3").refusal(read("take pile 2"))) == "Discard pile 2 is empty."
    assert str(state.refusal(read("lay r2 o2"))) == "The level demands 2 combinations, not 1."
