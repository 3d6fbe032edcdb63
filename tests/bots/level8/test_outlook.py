"""What cards are worth."""

from gamebox.bots.level8.outlook import outlook, plans_outlook, unseen
from gamebox.games.level8.deck import JOKER
from tests.games.level8.table import arranged, cards, faces, level, on_field


def worths(state, kind="holding"):
    found = outlook(state.view(0), 0)
    return lambda text: [getattr(found, kind)[face] for face in faces(text)]


def test_cards_of_the_best_plan_are_worth_holding():
    worth = worths(arranged("r8 o8 y8 b3 v4 r13", "r1"))
    eight, three, thirteen, joker = worth("r8 b3 r13 *")
    assert joker > eight > thirteen
    assert three > thirteen


def test_what_the_best_plan_lacks_is_worth_getting():
    worth = worths(arranged("r8 o8 y8 b3 v4 r13", "r1"), "getting")
    five, two, ten, held, joker = worth("g5 g2 g10 b3 *")
    assert joker > five > ten
    assert two > ten
    assert held == 0


def test_a_colour_is_collected():
    state = arranged("r1 r4 r9 r13 o8 y8 g8", "r2", levels=[5, 1])
    red, blue = worths(state, "getting")("r6 b6")
    assert red > blue


def test_once_the_level_lies_only_fitting_cards_count():
    state = arranged("r8 o1", "r1", table=[["set o8 y8 g8"], ["run b3 b4 b5"]])
    assert worths(state)("r8 r2 r6 o1 r3") == [1, 1, 1, 0, 0]


def test_unseen_are_the_cards_in_other_hands_and_in_the_draw_pile():
    state = arranged("r8 o1 *", "r1", table=[["set o8 *8 g8"], []], discards=["b1", "b2 b3"])
    assert set(unseen(state.view(0))) == set(range(JOKER)) - set(cards("r8 o1 o8 g8 b1 b2 b3"))
    assert cards("r1")[0] in unseen(on_field("ask", "r2", "r1").view(0))


def test_worths_are_shares_of_the_plans_that_lack_least_or_one_card_more():
    """A set of two: the 4s lack nothing and count four times as much as the 11s, which lack one card."""
    found = plans_outlook(cards("r4 g4 r11"), level("set2"))
    four, other_four, eleven, other_eleven, joker = faces("r4 b4 r11 o11 *")
    assert [found.holding[face] for face in (four, other_four, eleven, joker)] == [0.8, 0.8, 0.2, 3.0]
    assert [found.getting[face] for face in (four, other_four, eleven, other_eleven, joker)] == [0, 0, 0, 0.2, 3.0]


def test_of_more_cards_than_a_plan_needs_each_is_worth_less():
    found = plans_outlook(cards("r4 g4 b4 v4"), level("set2"))
    assert found.holding[faces("r4")[0]] == 0.5


def test_worths_of_a_colour():
    found = plans_outlook(cards("r1 r2 g5"), level("colour2"))
    red, green, other_green, blue = faces("r9 g5 g6 b7")
    assert [found.holding[face] for face in (red, green, blue)] == [0.8, 0.2, 0]
    assert [found.getting[face] for face in (red, green, other_green, blue)] == [0, 0, 0.2, 0]
