"""What two dice can show and how it is read."""

from collections import Counter

import msgspec
import pytest

from gamebox.games.exxtra.actions import DOUBLE_X, THROWS, Throw, faces_of
from gamebox.games.exxtra.state import ExxtraOptions

EXPECTED_READINGS = {
    "1": {"1": 11, "2": 21, "3": 31, "5": 51, "6": 61, "X": 10},
    "2": {"1": 21, "2": 22, "3": 32, "5": 52, "6": 62, "X": 20},
    "3": {"1": 31, "2": 32, "3": 33, "5": 53, "6": 63, "X": 30},
    "4": {"1": 41, "2": 42, "3": 43, "5": 54, "6": 64, "X": 40},
    "7": {"1": 71, "2": 72, "3": 73, "5": 75, "6": 76, "X": 70},
    "X": {"1": 10, "2": 20, "3": 30, "5": 50, "6": 60, "X": 0},
}


@pytest.mark.rule("EX-1")
def test_each_die_has_its_six_faces():
    assert Counter(throw.a for throw in THROWS) == dict.fromkeys("12347X", 6)
    assert Counter(throw.b for throw in THROWS) == dict.fromkeys("12356X", 6)
    assert len(set(THROWS)) == 36


@pytest.mark.rule("EX-12")
@pytest.mark.rule("EX-13")
@pytest.mark.parametrize("throw", THROWS, ids=lambda throw: throw.a + throw.b)
def test_higher_digit_comes_first(throw):
    reading = EXPECTED_READINGS[throw.a][throw.b]
    assert throw.reading == reading


@pytest.mark.rule("EX-12")
def test_76_is_the_highest():
    assert max(THROWS, key=lambda throw: throw.reading) == Throw("7", "6")


@pytest.mark.rule("EX-15")
def test_only_three_throws_are_doubles():
    assert {(throw.a, throw.b): throw.double for throw in THROWS if throw.double} == {
        ("1", "1"): 1,
        ("2", "2"): 2,
        ("3", "3"): 3,
    }


@pytest.mark.rule("EX-14")
def test_crosses_are_counted():
    assert Counter(throw.crosses for throw in THROWS) == {0: 25, 1: 10, 2: 1}
    assert Throw("X", "X").crosses == 2


@pytest.mark.rule("EX-13")
@pytest.mark.parametrize("throw", THROWS)
def test_a_pair_on_the_ladder_shows_the_faces_that_were_thrown(throw):
    assert faces_of(throw.reading) == throw.faces


@pytest.mark.rule("EX-51")
def test_a_100_shows_two_crosses():
    assert faces_of(DOUBLE_X) == ("X", "X")
    assert msgspec.convert({"double_x": DOUBLE_X}, ExxtraOptions).double_x == DOUBLE_X
