"""EXXTRA's moves as text, as the record format writes them."""

import pytest

from gamebox.engine.game import NotationError
from gamebox.games.exxtra.actions import PLACES, ROLL_AGAIN, THROWS, Place, Throw
from gamebox.games.exxtra.notation import read, write


@pytest.mark.parametrize("action", [*THROWS, ROLL_AGAIN, *PLACES], ids=write)
def test_every_move_goes_both_ways(action):
    assert read(write(action)) == action


def test_texts_are_those_of_the_format():
    assert write(Throw("7", "X")) == "=7X"
    assert write(ROLL_AGAIN) == "roll"
    assert [write(place) for place in PLACES] == ["place 0", "place 1", "place 2", "place 3", "place 4", "place 5"]
    assert read("=36") == Throw("3", "6")
    assert read("place 4") == Place(4)


@pytest.mark.rule("EX-1")
@pytest.mark.parametrize("text", ["=64", "=77", "=17", "=55", "=48", "=00", "=X", "=7XX", "=xx", "7X"])
def test_throws_that_the_dice_cannot_show_are_no_moves(text):
    with pytest.raises(NotationError):
        read(text)


@pytest.mark.parametrize(
    "text", ["", " ", "Roll", "roll ", " roll", "place", "place 6", "place -1", "place 01", "place  1", "place ٣"]
)
def test_other_texts_are_no_moves(text):
    with pytest.raises(NotationError):
        read(text)
