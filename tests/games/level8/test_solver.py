"""The solver against plain search, and on hands that can be told by eye."""

import pytest
from hypothesis import given, settings

from gamebox.games.level8.combinations import fault
from gamebox.games.level8.deck import JOKER, contains, held, names
from gamebox.games.level8.levels import size_of
from gamebox.games.level8.solver import best, missing
from tests.games.level8.reference import (
    SIMPLE_LEVELS,
    SMALL_LEVELS,
    hands,
    least_missing,
    left_fitting,
    most_left_fitting,
)
from tests.games.level8.table import cards, level


@settings(max_examples=200)
@given(hands(), SMALL_LEVELS)
def test_missing_is_exact(hand, text):
    assert missing(hand, level(text)) == least_missing(hand, level(text))


@settings(max_examples=200)
@given(hands(), SIMPLE_LEVELS)
def test_best_uses_the_fewest_jokers_and_leaves_the_most_that_fits(hand, text):
    demanded = level(text)
    found = best(hand, demanded)
    if least_missing(hand, demanded) or len(hand) <= size_of(demanded):
        assert found is None
        return
    assert contains(hand, [held(face) for faces in found for face in faces])
    assert [fault(need, faces) for need, faces in zip(demanded, found, strict=True)] == [None] * len(demanded)
    used = sum(face > JOKER for faces in found for face in faces)
    assert used == least_missing([one for one in hand if one != JOKER], demanded)
    assert left_fitting(hand, demanded, found) == most_left_fitting(hand, demanded, used)


@pytest.mark.parametrize(
    ("hand", "demanded", "lacking"),
    [
        ("", "set3 run3", 6),
        ("r8 o8 y8 b3 v4 r5", "set3 run3", 0),
        ("r8 o8 b3 v4 r5", "set3 run3", 1),
        ("r8 o8 b3 v4 r5 *", "set3 run3", 0),
        ("r4 g4 o11 v11 y8 b8 r5 b5", "set2 set2 set3", 1),
        ("r5 b5 o3 y3 g3 b3 v3", "set2 set2 set3", 0),
        ("r1 r3 r5 r7 r9 r11", "run9", 4),
        ("r8 r9 r10 o8 y8 g8 r1 r2", "set3 colour5", 0),
        ("r8 r9 r10 o8 y8 r1 r2", "set3 colour5", 1),
        ("r8 r9 r10 o8 r1 r2", "set3 colour5", 2),
        ("* * * * * * * *", "colour8", 0),
        ("r14 o15 y1 g2", "run4", 2),
    ],
)
def test_missing_cards_are_counted(hand, demanded, lacking):
    assert missing(cards(hand), level(demanded)) == lacking


def laid(hand, demanded):
    found = best(cards(hand), level(demanded))
    return None if found is None else [sorted(names(faces)) for faces in found]


def test_the_colours_own_cards_serve_elsewhere_only_if_they_must():
    assert laid("r8 o8 y8 g8 r1 r2 r3 r4 v15", "set3 colour5") == [["g8", "o8", "y8"], ["r1", "r2", "r3", "r4", "r8"]]


def test_the_rest_should_fit():
    run = laid("r8 o8 y8 b3 v4 r5 y10 y11 y12 y13 v1", "set3 run3")[1]
    assert run in (["y10", "y11", "y12"], ["y11", "y12", "y13"])
    number = laid("r8 o8 y8 r2 o2 y2 g2 b2", "set3")[0]
    assert {name[1:] for name in number} == {"2"}


@pytest.mark.rule("L8-43")
def test_a_card_must_be_left_to_discard():
    assert laid("r8 o8 y8 b3 v4 r5", "set3 run3") is None
    assert laid("r8 o8 y8 b3 v4 r5 v15", "set3 run3") is not None
