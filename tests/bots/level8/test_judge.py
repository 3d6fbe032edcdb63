"""Level 8's judge: chances of all seats, what moves are worth by what a seat knows, and luck."""

from fractions import Fraction
from random import Random

import pytest

from gamebox.bots.judge import Knowledge
from gamebox.bots.level8 import judge_for
from gamebox.bots.level8.memory import Memory
from gamebox.bots.level8.reasons import Reasons
from gamebox.bots.level8.swift import Swift
from gamebox.engine.game import Over
from gamebox.games.level8.notation import read, write
from gamebox.games.level8.state import Level8Options, Level8State
from tests.bots.level8.test_guess import decisions, knowledge
from tests.games.level8.secrets import dealt_anew
from tests.games.level8.table import arranged, on_field, play

OPTIONS = Level8Options()


def verdicts(state, seat=0, seen=(), include=None):
    judge = judge_for(len(state.hands), OPTIONS)
    return judge.weigh(Knowledge(seat, OPTIONS, state.view(seat), seen), state.legal(), include)


def told(state, move, seat=0):
    """The reasons for a move, as English text."""
    memory = Memory(seat)
    return " ".join(map(str, Reasons(state.view(seat), memory, Swift(state.cards)).of(read(move))))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_chances_add_up_to_1_all_along(seats):
    judge = judge_for(seats, OPTIONS)
    rng, state = Random(seats), Level8State(seats, OPTIONS)
    swift = Swift(state.cards)
    for _ in range(120):
        values = judge.values(state)
        assert sum(values) == pytest.approx(1)
        assert all(0 <= value <= 1 for value in values)
        state.apply(state.sample(rng) if not state.legal() else swift.choose(state, state.hands[state.actor]))


def test_whoever_has_won_has_all():
    state = arranged("r8 o8 y8 b3", "r1")
    state.over = Over(((1,), (0,)), (8, 9), "L8-71")
    assert judge_for(2, OPTIONS).values(state) == (0, 1)


def test_a_seat_that_is_ahead_is_likelier_to_win():
    judge = judge_for(2, OPTIONS)
    state = Level8State(2, OPTIONS)
    state.levels = [6, 2]
    assert judge.values(state)[0] > 0.8
    state.levels = [2, 6]
    assert judge.values(state)[1] > 0.8


def test_fewer_cards_in_hand_are_better_once_the_level_lies():
    table = [["set r8 o8 y8", "run b3 b4 b5"], ["set r9 o9 y9", "run v3 v4 v5"]]
    few = arranged("r1", "g1 g12 g13 g14", step="roll", table=table)
    many = arranged("r1 o1 y14 g15", "g1", step="roll", table=table)
    judge = judge_for(2, OPTIONS)
    assert judge.values(few)[0] > judge.values(many)[0] + 0.1


def test_the_order_of_the_draw_pile_is_nobodys_merit():
    state = on_field("plus1", "r8 o8 y8 b3 v4 g12", "r1 r2")
    twin = state.clone()
    twin.draw.reverse()
    judge = judge_for(2, OPTIONS)
    assert judge.values(state) == pytest.approx(judge.values(twin), abs=0.05)


def test_luck_of_dice_has_mean_0():
    judge = judge_for(2, OPTIONS)
    state = arranged("r8 o8 b3 v4 g12 r1", "y1 y2 y3", step="roll")
    total = [0.0, 0.0]
    for dice, chance in state.outcomes():
        after = state.clone()
        after.apply(dice)
        swing = judge.swing(state, dice, after)
        for seat in (0, 1):
            total[seat] += chance * (swing.after[seat] - swing.before[seat])
    assert total == pytest.approx([0, 0], abs=1e-9)


def test_a_card_drawn_is_luck_and_an_open_card_is_not():
    judge = judge_for(2, OPTIONS)
    state = on_field("plus1", "r8 o8 y8 b3 v4 g12 g15 r13", "r1 r2", discards=["g14", "g5"])
    state.draw.append(state.draw.pop(state.draw.index(read("discard v5").card)))
    lucky, forced = (after(state, move) for move in ("take draw", "take pile 2"))
    swing = judge.swing(state, read("take draw"), lucky)
    assert swing.after[0] > swing.before[0]
    assert judge.swing(state, read("take pile 2"), forced) is None


def after(state, move):
    return play(state.clone(), move)


def test_it_weighs_the_best_first_and_what_must_be_included():
    state = arranged("r8 o8 y8 b3 v4 g12 g15", "r1 r2 r3 r4 r5 r6 r7")
    found = verdicts(state, include=read("discard r8"))
    assert [verdict.values[0] for verdict in found] == sorted((v.values[0] for v in found), reverse=True)
    assert write(found[0].action) in {"discard g12", "discard g15"}
    assert "discard r8" in {write(verdict.action) for verdict in found[1:]}
    for verdict in found:
        assert sum(verdict.values) == pytest.approx(1)
    assert found[0].error == 0
    assert any(verdict.error > 0 for verdict in found[1:])


@pytest.mark.parametrize("seats", [2, 4])
def test_it_uses_nothing_that_is_hidden(seats):
    for seat, state, seen in decisions(seats, 3, moves=60, every=11):
        other = dealt_anew(state, seat, Random(4))
        judge = judge_for(seats, OPTIONS)
        first, second = (judge.weigh(knowledge(seat, twin, seen), twin.legal()) for twin in (state, other))
        assert first == second


def test_one_missing_card_has_the_exact_chance():
    """Of the cards that are neither in the hand nor open; and of those that somebody may hold."""
    state = on_field("plus1", "r8 o8 y8 b3 v4 g12", "r1 r2", discards=["o5", "g14"])
    reasons = Reasons(state.view(0), Memory(0), Swift(state.cards))
    helping, hidden = 6 + 6 - 1, 90 - 6 - 2  # every 2 and every 5, one of which lies open
    assert reasons.chance_to_draw() == pytest.approx(float(Fraction(helping, hidden)))
    assert f"{round(100 * helping / hidden)} of 100" in told(state, "take draw")
    state = on_field("ask", "r8 o8 y8 b3 v4 g12", "r1 r2 r9")
    asked = Reasons(state.view(0), Memory(0), Swift(state.cards)).chance_to_be_given(0b11 << 40)
    hidden = 90 - 6
    none = Fraction(hidden - 2, hidden) * Fraction(hidden - 3, hidden - 1) * Fraction(hidden - 4, hidden - 2)
    assert asked == pytest.approx(float(1 - none))


def test_reasons_say_what_a_discard_costs_and_feeds():
    state = arranged("r8 o8 y8 b3 v4 g12", "r1 r2", table=[[], ["set r12 o12 y12"]])
    assert "Your plan needs r8" in told(state, "discard r8")
    assert "could add g12" in told(state, "discard g12")
    collecting = arranged("r8 o8 y8 b3 v4 g12", "r1 r2")
    memory = Memory(0)
    memory.hand(1).known = [read("discard b12").card]
    reasons = Reasons(collecting.view(0), memory, Swift(collecting.cards)).of(read("discard g12"))
    assert "collects" in " ".join(map(str, reasons))


def test_reasons_say_what_becomes_of_a_card_once_the_level_lies():
    table = [["set r8 o8 y8"], ["set r9 o9 y9"]]
    state = arranged("g8 g12 g14", "r1 r2", table=table)
    assert "could be added" in told(state, "discard g8")
    assert "fits nowhere" in told(state, "discard g12")
    assert "end the round" in told(arranged("g12", "r1 r2", table=table), "discard g12")


def test_reasons_say_when_nothing_is_missing():
    assert "No card is missing" in told(on_field("plus1", "r8 o8 y8 b3 v4 g5 g12", "r1"), "take draw")


def test_reasons_say_what_a_field_brings():
    hand = "r8 o8 y8 b3 v4 g12"
    state = arranged(hand, "r1 r2", step="move", targets=(2, 3), discards=["g14", "g5"])
    assert "joker" in told(state, "move 2")
    assert "g5 lies open" in told(state, "move 3")
    finishing = arranged("r1 o1", "r13", step="move", targets=(9, 6), table=[["set r8 o8 y8"], ["set r9 o9 y9"]])
    assert "must draw" in told(finishing, "move 9")
    assert "Another turn" in told(finishing, "move 6")
