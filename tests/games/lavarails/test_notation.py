"""The moves of Lava & Rails as text, as the record format writes them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamebox.engine.game import NotationError
from gamebox.games.lavarails.actions import (
    PASS,
    REROLL,
    Draw,
    Erupt,
    Ghost,
    MarkLava,
    Place,
    Return,
    RollPool,
)
from gamebox.games.lavarails.grid import ALL_FIELDS, BY_NAME
from gamebox.games.lavarails.notation import read, write
from gamebox.games.lavarails.tracks import PIECES

C5 = BY_NAME["C5"]
FIELDS = st.sampled_from(ALL_FIELDS)
NUMBERS = st.integers(1, 6)
ACTIONS = st.one_of(
    st.builds(Erupt, NUMBERS),
    st.builds(Ghost, NUMBERS),
    st.builds(RollPool, st.lists(NUMBERS, min_size=1, max_size=13).map(tuple)),
    *(st.builds(kind, FIELDS) for kind in (MarkLava, Place, Return)),
    st.builds(Draw, FIELDS, st.sampled_from(PIECES)),
    st.sampled_from([PASS, REROLL]),
)


@given(ACTIONS)
def test_every_move_goes_both_ways(action):
    assert read(write(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("=lava 4", Erupt(4)),
        ("lava C5", MarkLava(C5)),
        ("=dice 1 1 2 4 6 6 6", RollPool((1, 1, 2, 4, 6, 6, 6))),
        ("place C5", Place(C5)),
        ("pass", PASS),
        ("reroll", REROLL),
        ("return C5", Return(C5)),
        ("=ghost 4", Ghost(4)),
        ("draw C5 NS", Draw(C5, "NS")),
    ],
)
def test_texts_are_those_of_the_format(text, action):
    assert read(text) == action
    assert write(action) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "Pass", "pass ", " pass", "pass 1", "place", "place c5", "place C05", "place C17", "place Q1"),
        *("place  C5", "place C5 ", "=lava", "=lava 0", "=lava 7", "lava 4", "=ghost 7", "=dice", "=dice ", "=dice 7"),
        *("=dice 1  1", "=dice 1 1 ", "=dice 11", "=dice 1,1", "=dice ١", "dice 1 1", "draw C5", "draw C5 SN"),
        *("draw C5 ns", "draw NS C5", "return", "=dice" + " 1" * 5000),
    ],
)
def test_other_texts_are_no_moves(text):
    with pytest.raises(NotationError):
        read(text)
