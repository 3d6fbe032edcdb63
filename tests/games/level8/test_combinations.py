"""What is a combination, what fits on it, when it is full."""

import pytest

from gamebox.games.level8.combinations import Requirement, fault
from gamebox.games.level8.deck import JOKER, NAMES, cards_of
from tests.games.level8.table import ALL, combination, faces

ALL_RUN = "run r1 o2 y3 g4 b5 v6 r7 o8 y9 g10 b11 v12 r13 o14 y15"
ALL_RED = "colour " + " ".join(ALL[:15])


def fitting(text):
    """Everything that may be added, number cards first."""
    lying = combination(text)
    return [NAMES[card] for card in (*cards_of(lying.fits), *lying.jokers)]


def rule_against(kind, text):
    found = fault(Requirement(kind, len(text.split())), faces(text))
    return found.rule if found else None


@pytest.mark.rule("L8-50")
@pytest.mark.parametrize("text", ["r1 r2", "r1 r7 r3 *r", "*g *g *g", "v15 *v v1"])
def test_a_colour_is_cards_of_one_colour(text):
    assert rule_against("colour", text) is None


@pytest.mark.rule("L8-50")
@pytest.mark.parametrize("text", ["r1 o1", "r1 r2 *o", "*g *b"])
def test_two_colours_are_none(text):
    assert rule_against("colour", text) == "L8-50"


@pytest.mark.rule("L8-50")
def test_further_cards_of_the_colour_fit():
    assert fitting("colour o1 *o o5") == [*(f"o{number}" for number in range(1, 16)), "*o"]


@pytest.mark.rule("L8-51")
@pytest.mark.parametrize("text", ["r8 o8", "r8 *8 *8", "*15 *15"])
def test_a_set_is_cards_of_one_number(text):
    assert rule_against("set", text) is None


@pytest.mark.rule("L8-51")
@pytest.mark.parametrize("text", ["r8 o9", "r8 o8 *9", "*1 *2"])
def test_two_numbers_are_no_set(text):
    assert rule_against("set", text) == "L8-51"


@pytest.mark.rule("L8-51")
def test_further_cards_of_the_number_fit():
    assert fitting("set r8 o8 *8") == ["r8", "o8", "y8", "g8", "b8", "v8", "*8"]


@pytest.mark.rule("L8-52")
@pytest.mark.parametrize("text", ["r1 o2 y3", "y3 r1 o2", "*14 v13 b15", "*1 *2 *3 *4"])
def test_a_run_is_consecutive_numbers(text):
    assert rule_against("run", text) is None


@pytest.mark.rule("L8-52")
@pytest.mark.parametrize("text", ["r1 o2 y4", "r1 o1 y2", "v14 v15 v1", "r1 *1 r2", "r3 *3 r5"])
def test_gaps_and_doubles_are_no_run(text):
    assert rule_against("run", text) == "L8-52"


@pytest.mark.rule("L8-52")
@pytest.mark.parametrize(
    ("run", "numbers"), [("run r5 o3 *4", {2, 6}), ("run r1 o2 y3", {4}), ("run v13 v14 v15", {12})]
)
def test_the_next_lower_and_higher_numbers_fit(run, numbers):
    names = fitting(run)
    assert {int(name[1:]) for name in names} == numbers
    assert len(names) == 7 * len(numbers)


@pytest.mark.rule("L8-53")
@pytest.mark.parametrize(
    ("kind", "text"),
    [("set", "r8 o8 *"), ("run", "r1 o2 *"), ("colour", "r1 r2 *"), ("set", "r8 o8 *r"), ("run", "r1 r2 *r")],
)
def test_it_must_be_clear_what_a_joker_stands_for(kind, text):
    assert rule_against(kind, text) == "L8-53"


@pytest.mark.rule("L8-53")
def test_a_colour_joker_stands_for_a_colour():
    assert rule_against("colour", "r1 r2 *8") == "L8-53"


@pytest.mark.rule("L8-40")
@pytest.mark.parametrize("text", ["r8 o8", "r8 o8 y8 g8"])
def test_exactly_as_many_cards_as_demanded(text):
    assert fault(Requirement("set", 3), faces(text)).rule == "L8-40"


@pytest.mark.rule("L8-55")
@pytest.mark.parametrize(
    ("full", "short"),
    [
        ("set r8 o8 y8 g8 b8 v8", "set r8 o8 y8 g8 b8"),
        ("set r8 *8 *8 *8 *8 *8", "set r8 *8 *8 *8 *8"),
        (ALL_RUN, ALL_RUN.removesuffix(" y15")),
        (ALL_RUN.replace("g4", "*4"), ALL_RUN.replace("r1 ", "")),
        (ALL_RED, ALL_RED.removesuffix(" r15")),
        (ALL_RED.replace("r9", "*r"), ALL_RED.replace(" r9", "")),
    ],
)
def test_on_a_full_combination_only_jokers_fit(full, short):
    assert combination(full).full
    assert fitting(full) == ["*"]
    assert not combination(short).full
    assert "*" not in fitting(short)


@pytest.mark.rule("L8-55")
def test_a_full_combination_takes_any_number_of_jokers():
    lying = combination("set r8 o8 y8 g8 b8 v8").with_added(JOKER).with_added(JOKER)
    assert lying.full
    assert lying.value == 8
    assert lying.accepts(JOKER)


@pytest.mark.rule("L8-41")
@pytest.mark.parametrize(("face", "fits"), [("o2", True), ("*6", True), ("o3", False), ("*7", False), ("*", False)])
def test_accepting_is_what_fits(face, fits):
    assert combination("run b3 y4 r5").accepts(*faces(face)) is fits


@pytest.mark.rule("L8-54")
def test_adding_leaves_a_joker_where_it_is():
    before = combination("set r8 *8 o8")
    assert before.with_added(*faces("g8")).faces == faces("r8 *8 o8 g8")
    assert before.faces == faces("r8 *8 o8")


def test_a_run_can_be_put_in_order():
    run = combination("run r5 *4 b3").with_added(*faces("y6")).with_added(*faces("g2"))
    assert run.faces == faces("r5 *4 b3 y6 g2")
    assert run.in_order() == faces("g2 b3 *4 r5 y6")
    assert combination("set r8 *8 o8").in_order() == faces("r8 *8 o8")
    full = combination(ALL_RUN.replace("r1 ", "").replace("run ", "run o1 ")).with_added(JOKER)
    assert full.in_order()[-1] == JOKER
