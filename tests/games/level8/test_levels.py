"""The level cards."""

import pytest

from gamebox.games.level8.levels import load_sides, parse_level, parse_sides, size_of
from tests.games.level8.table import level, play, started

ONE_STAR = [
    "set3 run3",
    "set2 set2 set3",
    "run4 set3",
    "run4 run4",
    "set3 colour5",
    "run9",
    "set4 set3",
    "run5 set4",
]
TWO_STARS = [
    "set3 run5",
    "set2 set2 set3 set3",
    "run6 set3",
    "run5 run5",
    "set4 colour5",
    "run10",
    "colour8",
    "set5 run4",
]


def texts(side):
    return [" ".join(map(str, one)) for one in side]


@pytest.mark.rule("L8-3")
def test_the_level_card_has_two_sides():
    assert [texts(side) for side in load_sides("standard")] == [ONE_STAR, TWO_STARS]


@pytest.mark.rule("L8-3")
def test_players_may_use_different_sides():
    state = started(3, stars=(2, 1, 2))
    assert [str(state.level_of(seat)[1]) for seat in range(3)] == ["run5", "run3", "run5"]
    assert state.document()["levels"] == [1, 1, 1]


@pytest.mark.rule("L8-3")
def test_without_a_choice_all_play_with_one_star():
    assert [str(started(2).level_of(seat)[1]) for seat in range(2)] == ["run3", "run3"]


def test_sides_must_be_chosen_for_all_seats():
    with pytest.raises(ValueError, match="stars is for 2 seats, but there are 3"):
        started(3, stars=(1, 2))


@pytest.mark.parametrize(
    "text", ["", "set", "set1", "set7", "run16", "pair2", "set3  run3", "colour3 colour3", "Set3", "set3,run3"]
)
def test_a_bad_level_is_told(text):
    with pytest.raises(ValueError, match=r"There is no combination|one colour only"):
        parse_level(text)


@pytest.mark.parametrize("levels", [None, ONE_STAR[:7], [*ONE_STAR, "set3"], [3] * 8])
def test_a_level_card_has_eight_levels_on_each_side(levels):
    with pytest.raises(ValueError, match="eight levels"):
        parse_sides("mine", {"one_star": ONE_STAR, "two_stars": levels})


def test_an_unknown_level_card_is_told():
    with pytest.raises(ValueError, match=r"'hard' among the levels; there is .*standard"):
        started(levels="hard")


def test_size_is_the_number_of_cards_needed():
    assert size_of(level("set2 set2 set3 set3")) == 10


def test_state_knows_every_level_of_its_seats():
    state = play(started(2))
    state.levels = [8, 4]
    assert texts([state.level_of(0), state.level_of(1)]) == ["run5 set4", "run4 run4"]
