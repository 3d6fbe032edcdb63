"""What may be taken back, and what blocks it: dice, secrets, and that nobody has decided anything yet."""

from __future__ import annotations

from random import Random

from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.ui.table.undo import reveals, undo_count
from tests.helpers import random_move
from tests.toys.games.pig import GAME


def pig(moves: str, *bots: int) -> Session:
    seats = [
        Seat(name, player="bot:easy" if at in bots else "human") for at, name in enumerate(("Alex", "Bea", "Carl"))
    ]
    return Session(make_setup(GAME, seats, {}), moves.split(", ") if moves else ())


def count(session: Session, *, free: bool = False, viewer: int | None = None) -> int:
    return undo_count(session, viewer, free=free)


def test_before_anybody_decided_there_is_nothing_to_take_back() -> None:
    assert count(pig("")) == count(pig("=6")) == 0
    assert count(pig("=6"), free=True) == 0


def test_the_last_decision_goes_back_until_dice_have_shown_more() -> None:
    assert count(pig("=6, hold")) == 1
    assert count(pig("=6, roll")) == 1
    assert count(pig("=6, hold, =5")) == 0, "the dice that came since are known"
    assert count(pig("=6, hold, =5"), free=True) == 2
    assert count(pig("=6, hold, =5, hold")) == 1


def test_what_bots_did_goes_back_with_it_and_never_alone() -> None:
    assert count(pig("=6, hold, =5, hold", 1)) == 0, "the bot's dice block it"
    assert count(pig("=6, hold, =5, hold", 1), free=True) == 3
    assert count(pig("=6, hold, =5, hold", 0, 1, 2), free=True) == 0, "nobody decided anything"


def test_chance_reveals_and_decisions_do_not_where_nobody_has_secrets() -> None:
    session = pig("=6, hold, =5")
    assert [reveals(session, 0, step) for step in session.steps] == [True, False, True]


def level8(*moves: str) -> Session:
    return Session(make_setup(GAMES["level8"], [Seat("Alex"), Seat("Bea")], {}), moves)


def played(wanted: str) -> Session:
    """A game of Level 8 up to the first decision that begins with a word."""
    for seed in range(200):
        session, rng = level8(), Random(seed)
        for _ in range(60):
            text = session.setup.game.write(move := random_move(session.state, rng))
            session.submit(move)
            if text.startswith(wanted):
                return session
    raise AssertionError(wanted)


def test_a_card_that_was_drawn_cannot_be_put_back_unseen() -> None:
    session = played("take draw")
    by = session.last_step.by.seat
    assert reveals(session, by, session.last_step)
    assert count(session, viewer=by) == 0
    assert count(session, viewer=by, free=True) >= 1


def test_what_everybody_sees_may_be_taken_back_by_whoever_did_it() -> None:
    session = played("move")
    by = session.last_step.by.seat
    assert not reveals(session, by, session.last_step)
    assert reveals(session, 1 - by, session.last_step), "another person's decision has told something"
    assert count(session, viewer=by) == 1
    assert count(session, viewer=1 - by) == 0
    assert count(session, viewer=None) == 0


def test_a_turn_that_has_passed_on_has_told_the_next_one() -> None:
    session = played("discard")
    assert reveals(session, session.last_step.by.seat, session.last_step)
