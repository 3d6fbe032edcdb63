"""What Level 8's nets are told, worked out by hand."""

from __future__ import annotations

from gamebox.bots.level8.features import (
    RACE_SIZE,
    _collecting,
    _finishing,
    _lucky_throws,
    goal,
    race_features,
    round_features,
)
from gamebox.bots.level8.needs import Needs
from gamebox.bots.level8.swift import Swift
from gamebox.games.level8.board import Board, FieldAction
from tests.games.level8.table import arranged


def test_before_the_deal_levels_sides_and_turns_are_told() -> None:
    first, second, third = race_features([1, 8, 9], [1, 2, 1], first=1)
    assert len(first) == RACE_SIZE == 18
    assert (first.index(1.0), second.index(1.0), third.index(1.0)) == (0, 15, 7), (
        "who has reached the laurel is beyond 8"
    )
    assert [seat[-1] for seat in (first, second, third)] == [2 / 3, 0, 1 / 3], "how soon the turn comes"
    assert [sum(seat[:-2]) for seat in (first, second, third)] == [1, 1, 1]
    assert [seat[-2] for seat in (first, second, third)] == [1, 1, 1]


def test_who_stands_on_the_laurel() -> None:
    assert goal([1, 8, 3]) is None
    assert goal([1, 9, 3]) == 1


def test_once_a_level_lies_cards_in_the_way_count() -> None:
    nothing = [0.0] * 8
    assert _finishing(4, 4) == _finishing(2, 5) == [1, 0, 1, 0, 0, *nothing]
    assert _finishing(4, 3) == [1, 1 / 5, 1, 0, 0, *nothing]
    assert _finishing(4, 2) == [1, 2 / 5, 0, 1, 0, *nothing]
    assert _finishing(4, 1) == [1, 3 / 5, 0, 0, 1, *nothing]
    assert _finishing(5, 1) == [1, 4 / 5, 0, 0, 0, *nothing]


def test_until_then_missing_cards_count() -> None:
    def told(missing: int) -> list[float]:
        return _collecting(Needs(missing, missing + 1, 0, ()), 3, 2)

    nothing = [0.0] * 5
    assert told(0) == [*nothing, 1, 0, 1, 0, 0, 3 / 5, 1 / 5, 2 / 5]
    assert told(1) == [*nothing, 1, 1 / 4, 0, 1, 0, 3 / 5, 2 / 5, 2 / 5]
    assert told(2) == [*nothing, 1, 2 / 4, 0, 0, 1, 3 / 5, 3 / 5, 2 / 5]
    assert told(3) == [*nothing, 1, 3 / 4, 0, 0, 0, 3 / 5, 4 / 5, 2 / 5]


def test_at_the_beginning_of_a_turn() -> None:
    state = arranged("r8 o1 *", "r1 v8", table=[["set o8 y8 g8"], []], draw="b8 b2", discards=["", "v8"], turn=1)
    swift = Swift(state.cards)
    mine, other = round_features(state, swift, [[0.1, 0.2, 0.3], [0.4, 0.5, 0.6]])
    assert mine[:8] == [1, 1 / 2, 0, 1, 1 / 3, 0.1, 0.2, 0.3], "next, with a joker"
    assert other[:8] == [1, 0, 1, 0, 0, 0.4, 0.5, 0.6]
    assert mine[8:21] == _finishing(3, 2), "the 8 and the joker fit"
    assert mine[21:23] == [1 / 2, 1], "half the draw pile and what lies open would fit, too"
    reader = swift.reader(state, 1)
    assert other[8:21] == _collecting(reader.read(state.hands[1]), 2 - reader.size, 1), "the 8 will fit"


def test_where_a_tower_stands_decides_what_the_next_throw_can_bring() -> None:
    nothing: tuple[FieldAction, ...] = ("plus1",) * 12
    before, _, _, behind, *_ = _lucky_throws(Board(("plus1", "joker", *nothing)))
    assert before == 11 / 36, "a one on either die"
    assert behind == 1 / 36, "only a double six gets around again"
