"""What a hand lacks for its level."""

from random import Random

import pytest

from gamebox.bots.level8.needs import reader_of
from gamebox.games.level8.deck import JOKER, NUMBER_CARDS
from gamebox.games.level8.levels import load_sides, parse_level
from gamebox.games.level8.solver import Search, missing
from tests.games.level8.table import cards

LEVELS = list(dict.fromkeys(level for side in load_sides("standard") for level in side))
NAMED = {"ids": lambda level: " ".join(map(str, level))}


def hands(rng, count=25):
    for _ in range(count):
        yield tuple(sorted(rng.sample(NUMBER_CARDS, rng.randint(7, 12)))) + (JOKER,) * rng.choice([0, 0, 1, 2])


@pytest.mark.parametrize("level", LEVELS, **NAMED)
def test_it_agrees_with_the_solver_of_the_rules(level):
    rng = Random(1)
    for hand in hands(rng):
        needs = reader_of(level).read(hand)
        assert needs.missing == reader_of(level).missing(hand) == missing(hand, level)
        for card in rng.sample([card for card in NUMBER_CARDS if card not in hand], 8):
            helps = Search(sorted((*hand, card)), level).least() < needs.lacking
            assert bool(needs.wanted >> card & 1) == helps


@pytest.mark.parametrize("level", list(map(parse_level, ["run3 colour4", "run3 run3 run3"])), **NAMED)
def test_levels_such_as_no_card_has_are_read_too(level):
    for hand in hands(Random(2), 5):
        assert reader_of(level).read(hand).missing == missing(hand, level)


def test_cards_that_every_plan_needs_are_worth_more_than_spare_ones():
    needs = reader_of(parse_level("set3 run3")).read(cards("r8 o8 b3 v4 g12"))
    eight, three, twelve = (needs.worth[card] for card in cards("r8 b3 g12")[:1] + cards("b3") + cards("g12"))
    assert eight > twelve
    assert three > twelve
    assert needs.worth[JOKER] > eight


def test_the_second_card_of_a_number_in_a_run_is_spare():
    needs = reader_of(parse_level("run9")).read(cards("r3 o3 b4 v5 g6"))
    assert needs.worth[cards("r3")[0]] < needs.worth[cards("b4")[0]]
