"""Level 8's moves as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamebox.engine.game import NotationError
from gamebox.games.level8.actions import (
    ASKS,
    DICE,
    DISCARDS,
    DROPS,
    GIVES,
    TAKE_DRAW,
    TAKE_PILE,
    WILDS,
    Add,
    Ask,
    Dice,
    Done,
    Keep,
    Lay,
    Move,
    Show,
    Steal,
)
from gamebox.games.level8.notation import read, write
from tests.games.level8.table import SORTED_DECK, faces


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("=3 5", Dice(3, 5)),
        ("move 17", Move(17)),
        ("wild ask", WILDS[6]),
        ("take draw", TAKE_DRAW),
        ("take pile 3", TAKE_PILE[2]),
        ("drop r8", DROPS[7]),
        ("done", Done()),
        ("ask cw number 8", Ask(True, "number", 8)),
        ("ask ccw colour r", Ask(False, "colour", 0)),
        ("give r8", GIVES[7]),
        ("show r8 g2 *", Show(faces("r8 g2 *"))),
        ("steal 3 r8", Steal(2, 7)),
        ("lay r8 g8 *8 / b3 y4 r5", Lay((faces("r8 g8 *8"), faces("b3 y4 r5")))),
        ("lay r8", Lay(((7,),))),
        ("add 2.1 r8", Add(1, 0, 7)),
        ("add 6.4 *r", Add(5, 3, *faces("*r"))),
        ("add 1.1 *", Add(0, 0, *faces("*"))),
        ("discard *", DISCARDS[-1]),
        ("keep", Keep(())),
        ("keep r8 g2", Keep(faces("r8 g2"))),
    ],
)
def test_moves_are_written_as_in_records(text, action):
    assert read(text) == action
    assert write(action) == text


def test_a_deck_is_written_from_the_top():
    assert write(read(SORTED_DECK)) == SORTED_DECK
    assert read("=deck r8 g2").cards == faces("r8 g2")


@pytest.mark.parametrize("action", [*DICE, *ASKS, *WILDS, *DROPS, *GIVES, *DISCARDS, *TAKE_PILE])
def test_every_fixed_move_goes_both_ways(action):
    assert read(write(action)) == action


@given(st.lists(st.lists(st.sampled_from(["r8", "v15", "*8", "*r", "*"]), min_size=1), min_size=1))
def test_any_combinations_go_both_ways(parts):
    text = "lay " + " / ".join(map(" ".join, parts))
    assert write(read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "=",
        "=deck",
        "=deck r8 ?",
        "=7 1",
        "=3",
        "=3  5",
        "=35",
        "move",
        "move -1",
        "move 01",
        "move 1 2",
        "move ٣",
        "wild wild",
        "wild",
        "take",
        "take pile",
        "take pile 0",
        "take heap 1",
        "take draw 1",
        "drop r16",
        "drop *8",
        "drop r8 r9",
        "done r8",
        "ask cw number 16",
        "ask cw number r",
        "ask up number 8",
        "ask cw colour 8",
        "give",
        "give ?",
        "show",
        "steal r8",
        "steal 0 r8",
        "steal 1 *8",
        "lay",
        "lay r8 /",
        "lay / r8",
        "lay r8/r9",
        "lay r8  r9",
        "add r8",
        "add 1 r8",
        "add 1.0 r8",
        "add 1.1.1 r8",
        "add 1.1 r8 r9",
        "discard",
        "discard *r",
        "keep ",
        "keep r0",
        "Keep r8",
        "pass",
        "keep " + "r8 " * 100_000,
        "discard " + "r" * 100_000,
        "move " + "1" * 100_000,
    ],
)
def test_other_texts_are_no_moves_and_the_reason_is_short(text):
    with pytest.raises(NotationError) as caught:
        read(text)
    assert len(str(caught.value)) < 100
