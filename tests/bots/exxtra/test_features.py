"""What EXXTRA's net is told of a seat, worked out by hand."""

from __future__ import annotations

import pytest

from gamebox.bots.exxtra.features import COUNT, READINGS, STRENGTH, features
from gamebox.games.exxtra.ladder import OFF

STEPS, SPOTS, STRENGTHS = slice(0, 20), slice(20, 26), slice(26, 31)
"""Where the parts stand: how far the pawn is, on which field the pair lies, and how strong it is there."""


def test_how_far_a_pawn_is_is_told_step_by_step() -> None:
    told = features(3, OFF, 11)
    assert len(told) == COUNT == 34
    assert told[STEPS] == (1.0,) * 3 + (0.0,) * 17
    assert set(told[20:]) == {0.0}, "and no pair lies anywhere"
    assert features(20, OFF, 11)[STEPS] == (1.0,) * 20


def test_strength_is_the_share_of_safe_rolls_below_a_pair() -> None:
    assert (READINGS[0], READINGS[-1]) == (min(READINGS), 100)
    assert STRENGTH[READINGS[0]] == 0
    assert STRENGTH[100] == 1
    assert sorted(STRENGTH.values()) == [STRENGTH[reading] for reading in READINGS]


@pytest.mark.parametrize("spot", range(6))
def test_where_a_pair_lies_and_how_strong_it_is(spot: int) -> None:
    strength = STRENGTH[64]
    told = features(0, spot, 64)
    assert told[SPOTS] == tuple(float(field == spot) for field in range(6))
    assert told[STRENGTHS] == tuple(strength * (field == spot) for field in range(1, 6))
    assert told[31:] == (0, 0, spot * strength / 6)


@pytest.mark.parametrize(
    ("position", "spot", "wins", "steps"), [(16, 5, 1, 5), (15, 5, 0, 5), (17, 5, 1, 4), (20, 1, 1, 1), (20, 0, 0, 0)]
)
def test_who_would_win_next_is_told(position: int, spot: int, wins: int, steps: int) -> None:
    strength = STRENGTH[64]
    assert features(position, spot, 64)[31:] == (wins, wins * strength, steps * strength / 6)
