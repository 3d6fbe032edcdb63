"""Every refusal names the rule and says a whole sentence."""

import ast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamebox.engine.game import Chance
from gamebox.games.lavarails import refusals
from gamebox.games.lavarails.notation import read, write
from tests.games.lavarails.table import play
from tests.games.lavarails.test_notation import ACTIONS
from tests.helpers import ROOT, random_walk, setup_for


@settings(max_examples=15)
@given(
    st.integers(0, 2**32),
    st.sampled_from([(1, "volcano-c"), (2, "railway-a"), (3, "volcano-a"), (1, "railway-c")]),
    st.lists(ACTIONS, min_size=20, max_size=40),
)
def test_any_move_anywhere_is_legal_or_refused_with_a_rule(seed, table, actions):
    seats, sheet = table
    for state, _ in random_walk(setup_for("lavarails", seats, {"sheet": sheet}), seed, 120):
        legal = set(state.legal())
        for action in actions:
            refusal = state.refusal(action)
            if refusal is None:
                assert action in legal or (isinstance(state.to_act(), Chance) and write(action).startswith("="))
            else:
                assert action not in legal
                assert refusal.rule.startswith("LR-")
                assert str(refusal).endswith(".")
                assert "{" not in str(refusal)


@pytest.mark.parametrize(
    ("moves", "move", "sentence"),
    [
        ("=lava 5, =dice 1 2 3 4 5 6 6", "place C1", "C1 is not beside a cross."),
        ("=lava 5, =dice 1 2 3 4 5 5 5", "place C2", "C2 shows 6: no such die is in the pool."),
        ("=lava 5", "=dice 1 2 3", "7 dice are rolled, not 3."),
        ("=lava 4", "lava B3", "B3 does not show a 4."),
        ("=lava 4, lava A2, lava A2, =dice 1 1 1 1 1 1 4", "place A2", "There is lava on A2: no die can be placed."),
    ],
)
def test_sentences_name_fields_and_numbers(moves, move, sentence):
    assert str(play(moves).refusal(read(move))) == sentence


def test_every_sentence_is_one_literal_for_the_translators():
    source = (ROOT / "gamebox" / "games" / "lavarails" / "refusals.py").read_text(encoding="utf-8")
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    marked = [node for node in calls if ast.unparse(node.func) == refusals.QT_TRANSLATE_NOOP.__name__]
    assert len(marked) >= 20
    assert len(marked) == sum(ast.unparse(node.func) == "Refusal" for node in calls)
    for node in marked:
        context, text = node.args
        assert context.value == "Refusal"
        assert isinstance(text, ast.Constant)
