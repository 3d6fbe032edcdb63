"""The strongest bot: honest, lawful, the same for the same seed; and the strengths in order."""

from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from gamebox.bots import arena
from gamebox.bots.level8 import BOTS
from gamebox.bots.level8.hard import HardBot
from gamebox.engine.record import make_setup
from gamebox.games.level8 import GAME
from gamebox.games.level8.notation import write
from gamebox.games.level8.state import Level8Options, Level8State
from tests.bots.level8.test_guess import decisions
from tests.games.level8.secrets import dealt_anew
from tests.games.level8.table import arranged, on_field

OPTIONS = Level8Options()


class QuickBot(HardBot):
    evaluations = 30


def choice(seat, state, seen=(), seed=1, bot=QuickBot):
    made = bot(seat, OPTIONS, Random(seed))
    made.watch(seen)
    return made.choose(state.view(seat), state.legal())


@settings(max_examples=6, deadline=None, phases=[Phase.explicit, Phase.generate])
@given(seats=st.integers(2, 6), seed=st.integers(0, 999), share=st.floats(0, 1))
def test_it_plays_only_what_is_allowed(seats, seed, share):
    """Also where others have made a mess, and where it has seen nothing happen."""
    rng = Random(seed)
    state = Level8State(seats, Level8Options(stars=tuple(rng.choice((1, 2)) for _ in range(seats))))
    state.levels = [rng.randint(1, 8) for _ in range(seats)]
    for _ in range(50):
        legal = state.legal()
        if not legal:
            state.apply(state.sample(rng))
            continue
        if state.over:
            break
        move = choice(state.actor, state)
        assert state.refusal(move) is None
        state.apply(rng.choice(legal) if rng.random() < share else move)


def test_the_same_seed_gives_the_same_game():
    for seat, state, seen in decisions(3, 2, moves=80, every=11):
        assert choice(seat, state, seen) == choice(seat, state, seen)


@pytest.mark.parametrize("seats", [2, 4])
def test_it_knows_nothing_that_its_seat_may_not_know(seats):
    for seat, state, seen in decisions(seats, 1, moves=120, every=9):
        other = dealt_anew(state, seat, Random(5))
        assert choice(seat, state, seen) == choice(seat, other, seen)


def test_it_stops_a_rival_who_would_finish():
    own, theirs = ["set r8 o8 y8", "run b3 b4 b5"], ["set r9 o9 y9", "run v3 v4 v5"]
    state = arranged("r1 o1 y14 g14", "r13", table=[own, theirs], step="move", targets=(3, 9), levels=[7, 7])
    assert write(choice(0, state, bot=HardBot)) == "move 9"


def test_it_does_not_feed_a_rival_who_has_laid_out():
    """Both cards are of no use; one of them would be added by the next player at once."""
    hand = "r1 o1 y1 b3 v4 g12 b15"
    state = arranged(hand, "r13 y7", table=[[], ["set r12 o12 y12", "run g5 b6 g7"]])
    assert write(choice(0, state, bot=HardBot)) == "discard b15"


def test_it_takes_what_its_level_lacks():
    state = on_field("plus1", "r8 o8 y8 b3 v4 g12 r14", "r1 r2 r3", discards=["g14", "g5"])
    assert write(choice(0, state, bot=HardBot)) == "take pile 2"


def wins(first, second, games):
    """Of the first, in pairs of games with the seats swapped."""
    won = 0
    for number in range(games):
        names = [first, second] if number % 2 else [second, first]
        setup = make_setup(GAME, arena.bot_seats(names, 2), {})
        won += names[arena.play(setup, Random(number // 2)).state.to_act().winners[0]] == first
    return won


def test_strengths_are_in_order(monkeypatch):
    """Few games and wide margins: the tables of strengths tell more."""
    assert list(BOTS) == ["random", "yardstick", "easy", "medium", "hard"]
    assert wins("easy", "random", 8) >= 7
    assert wins("medium", "easy", 40) >= 22
    monkeypatch.setattr(HardBot, "evaluations", QuickBot.evaluations)
    assert wins("hard", "easy", 16) >= 9
