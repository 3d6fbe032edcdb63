"""The 98 cards and the faces that jokers show."""

from collections import Counter

import pytest

from gamebox.games.level8 import deck
from gamebox.games.level8.deck import COLOUR, JOKER, JOKERS, NAMES, NUMBER, NUMBER_CARDS
from tests.games.level8.table import ALL, cards, faces


@pytest.mark.rule("L8-1")
def test_there_are_15_numbers_in_six_colours_and_eight_jokers():
    assert set(ALL) == {f"{colour}{number}" for colour in "roygbv" for number in range(1, 16)}
    assert Counter(COLOUR[card] for card in NUMBER_CARDS) == dict.fromkeys(range(6), 15)
    assert Counter(NUMBER[card] for card in NUMBER_CARDS) == dict.fromkeys(range(1, 16), 6)
    assert len(NUMBER_CARDS) + JOKERS == 98


@pytest.mark.parametrize(
    ("name", "number", "colour", "in_hand"),
    [("r8", 8, 0, "r8"), ("v15", 15, 5, "v15"), ("*", 0, -1, "*"), ("*8", 8, -1, "*"), ("*g", 0, 3, "*")],
)
def test_a_face_tells_what_it_stands_for(name, number, colour, in_hand):
    (face,) = faces(name)
    assert (NUMBER[face], COLOUR[face], NAMES[deck.held(face)]) == (number, colour, in_hand)


def test_joker_faces_name_their_meaning():
    assert [NAMES[deck.joker_as_number(number)] for number in (1, 15)] == ["*1", "*15"]
    assert [NAMES[deck.joker_as_colour(colour)] for colour in range(6)] == ["*r", "*o", "*y", "*g", "*b", "*v"]
    assert NAMES[deck.card(4, 13)] == "b13"


def test_masks_hold_number_cards_only():
    hand = cards("r1 g7 v15 * *")
    assert deck.cards_of(deck.mask_of(hand)) == cards("r1 g7 v15")


@pytest.mark.parametrize(
    ("asked", "answer"), [("r1", True), ("* *", True), ("r1 r1", False), ("* * *", False), ("g2", False), ("", True)]
)
def test_a_hand_contains_each_card_as_often_as_it_holds_it(asked, answer):
    assert deck.contains(cards("r1 o2 * *"), cards(asked)) is answer


def test_the_joker_comes_after_every_number_card():
    assert max(NUMBER_CARDS) < JOKER == len(NUMBER_CARDS)
