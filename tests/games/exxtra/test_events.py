"""What an EXXTRA table tells its observers, in order."""

import pytest

from gamebox.games.exxtra.events import (
    Busted,
    Cause,
    GameWon,
    PairPlaced,
    PairTakenBack,
    PairThrownOut,
    PawnMoved,
    Rolled,
    TurnBegan,
)
from gamebox.games.exxtra.notation import read
from tests.games.exxtra.table import doubles, events_of, play


@pytest.mark.rule("EX-15")
def test_double():
    assert events_of(play(), "=22") == [Rolled(0, read("=22"), 1, 22), PawnMoved(0, 0, 2, Cause.DOUBLE, 2)]


@pytest.mark.rule("EX-14")
def test_bust():
    assert events_of(play("=11, roll"), "=XX") == [
        Rolled(0, read("=XX"), 2, None),
        Busted(0, 2),
        PawnMoved(0, 1, 0, Cause.CROSSES, -2),
        TurnBegan(1),
    ]


@pytest.mark.rule("EX-30")
@pytest.mark.rule("EX-10")
def test_placing_throwing_out_and_the_next_players_move():
    state = play("=32, place 4, =43, place 5, =71", seats=3)
    assert events_of(state, "place 1") == [
        PairPlaced(2, 1, 71),
        PairThrownOut(0, 4, 2),
        PairThrownOut(1, 5, 2),
        TurnBegan(0),
    ]
    state = play("=32, place 4, =1X, place 5, =21", seats=3)
    assert events_of(state, "place 1") == [
        PairPlaced(2, 1, 21),
        PairThrownOut(1, 5, 2),
        TurnBegan(0),
        PawnMoved(0, 0, 4, Cause.LADDER, 4),
        PairTakenBack(0, 4),
    ]


@pytest.mark.rule("EX-40")
def test_win():
    assert events_of(play(f"{doubles(20)}, roll"), "=33") == [
        Rolled(0, read("=33"), 8, 33),
        PawnMoved(0, 20, 21, Cause.DOUBLE, 3),
        GameWon(0),
    ]


@pytest.mark.rule("EX-51")
def test_reading_follows_the_option():
    assert events_of(play(double_x=100), "=XX") == [Rolled(0, read("=XX"), 1, 100)]


def test_everybody_sees_everything():
    events = events_of(play("=32, place 4, =71"), "place 1")
    assert [event.seen_by(seat) for seat in (None, 0, 3) for event in events] == events * 3


def test_causes_are_rule_ids():
    assert [cause.value for cause in Cause] == ["EX-10", "EX-14", "EX-15"]


def test_what_follows_the_beginning_of_a_turn_is_the_new_players():
    events = events_of(play("=71, place 4, =32, place 0, =21", seats=3), "place 0")
    assert [event.passes_to() for event in events] == [None, 0, None, None]
