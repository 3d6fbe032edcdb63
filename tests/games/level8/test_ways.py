"""All ways to lay a level out."""

from itertools import islice

import pytest
from hypothesis import given, settings

from gamebox.games.level8.deck import JOKER, names
from gamebox.games.level8.ways import ways
from tests.games.level8.reference import SMALL_LEVELS, all_ways, counted, hands
from tests.games.level8.table import cards, level


@settings(max_examples=200)
@given(hands(), SMALL_LEVELS)
def test_every_way_is_found_once(hand, text):
    found = [tuple(map(counted, way)) for way in ways(hand, level(text))]
    assert len(found) == len(set(found))
    assert set(found) == all_ways(hand, level(text))


def texts(hand, demanded):
    return [" / ".join(" ".join(names(faces)) for faces in way) for way in ways(cards(hand), level(demanded))]


def test_equal_combinations_may_change_places():
    assert texts("r4 g4 r11 g11 v1", "set2 set2") == ["r4 g4 / r11 g11", "r11 g11 / r4 g4"]


def test_a_joker_may_stand_in_for_any_card():
    assert texts("r4 g4 * v1", "set2")[0] == "r4 g4"
    assert set(texts("r4 g4 * v1", "set2")[1:]) == {"r4 *4", "g4 *4", "v1 *1"}


def test_ways_with_fewer_jokers_come_first():
    used = [
        sum(face > JOKER for faces in way for face in faces)
        for way in ways(cards("r4 g4 b4 r5 r6 * * *"), level("set3 run3"))
    ]
    assert used == sorted(used)
    assert set(used) == {1, 2, 3}


@pytest.mark.rule("L8-52")
def test_a_run_reaches_from_1_to_15_and_no_further():
    assert texts("r13 o14 y15 v7", "run3") == ["r13 o14 y15"]
    assert texts("r1 o2 y3 v7", "run3") == ["r1 o2 y3"]
    assert texts("r14 o15 y1 v7", "run3") == []
    assert texts("r14 o15 * v7", "run3") == ["*13 r14 o15"]
    assert texts("r15 * v7", "run2") == ["*6 v7", "v7 *8", "*14 r15"]


@pytest.mark.rule("L8-43")
def test_a_card_must_be_left_to_discard():
    assert texts("r4 g4", "set2") == []


def test_the_first_of_very_many_ways_come_quickly():
    hand = cards("r1 r2 r3 r4 r5 r6 o1 o2 o3 o4 o5 o6 y1 y2 y3 y4 * * * *")
    assert len(list(islice(ways(hand, level("set2 set2 set3 set3")), 500))) == 500
