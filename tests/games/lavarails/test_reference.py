"""Random games go exactly as a second, plain reading of the rules says."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamebox.engine.game import Over
from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.games.lavarails.notation import write
from tests.games.lavarails.reference import Reference
from tests.games.lavarails.table import RAILWAY, VOLCANO
from tests.helpers import random_walk, setup_for

SHEETS = {**{sheet.id: sheet.document() for sheet in shipped_sheets().values()}, "small": VOLCANO, "rails": RAILWAY}


def follow(sheet, seats, seed, **options):
    """Play both at once; the state and the reference at the end."""
    setup = setup_for("lavarails", seats, {"sheet": sheet, **options})
    reference = Reference(sheet, seats, **options)
    state = None
    for state, action in random_walk(setup, seed, 5000):
        assert [write(move) for move in state.legal()] == reference.legal()
        assert state.document() == reference.document()
        reference.make(write(action))
    return state, reference


@pytest.mark.parametrize("sheet", SHEETS)
@settings(max_examples=4)
@given(st.integers(1, 4), st.integers(0, 2**32), st.sampled_from(["stay", "out"]), st.data())
def test_random_games_go_as_the_reference(sheet, seats, seed, reroll_fail, data):
    first = data.draw(st.integers(1, seats))
    state, reference = follow(SHEETS[sheet], seats, seed, reroll_fail=reroll_fail, first=first)
    over = state.to_act()
    assert isinstance(over, Over)
    assert reference.over
    assert state.document() == reference.document()
    assert list(over.winners) == reference.winners()
    assert list(over.scores) == [sum(reference.score(seat).values()) for seat in range(seats)]
