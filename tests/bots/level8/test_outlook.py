"""What cards are worth."""

from gamebox.bots.level8.outlook import outlook, unseen
from gamebox.games.level8.deck import JOKER
from tests.games.level8.table import arranged, cards, faces, on_field


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
