"""Who may look at a table with secrets: whoever is alone, whoever was called, or all who play with open hands."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Script
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.ui.table.table import Table
from tests.helpers import random_moves

pytestmark = pytest.mark.usefixtures("pig")


def table(game: str, bots: tuple[int, ...], moves: int = 1) -> Table:
    """Alex, Beate and Carl after some moves; Alex deals, Beate begins."""
    seats = [
        Seat(name, player="bot:easy" if at in bots else "human") for at, name in enumerate(("Alex", "Beate", "Carl"))
    ]
    setup = make_setup(GAMES[game], seats, {})
    return Table(Session(setup, random_moves(setup, 1, moves)), Script(()), pace=0)


@pytest.mark.parametrize(
    ("game", "bots", "viewer", "humans", "shares"),
    [
        ("level8", (), None, 3, True),
        ("level8", (0,), None, 2, True),
        ("level8", (0, 2), 1, 1, False),
        ("level8", (0, 1, 2), None, 0, False),
        ("pig", (), None, 3, False),
        ("pig", (1, 2), 0, 1, False),
    ],
)
def test_whoever_is_alone_may_always_look(
    qtbot: QtBot, game: str, bots: tuple[int, ...], viewer: int | None, humans: int, shares: bool
) -> None:
    made = table(game, bots)
    assert (made.viewer, made.humans, made.shares_secrets) == (viewer, humans, shares)


def test_a_curtain_hangs_between_people_with_secrets_until_the_right_one_has_come(qtbot: QtBot) -> None:
    made = table("level8", ())
    seat = made.seat_to_act
    assert seat is not None
    assert made.human_to_act
    assert made.needs_curtain
    assert made.legal() == ()
    made.reveal_to((seat + 1) % 3)
    assert made.needs_curtain, "that was somebody else"
    made.reveal_to(seat)
    assert not made.needs_curtain
    assert made.viewer == seat
    made.put_away()
    assert made.viewer == seat, "it is still their turn"
    made.reveal_to((seat + 1) % 3)
    made.put_away()
    assert made.viewer is None
    made.reveal_to(seat)
    made.hide()
    assert made.viewer is None


def test_no_curtain_hangs_before_bots_or_where_nobody_has_secrets(qtbot: QtBot) -> None:
    everybody = table("level8", ())
    alone = tuple(seat for seat in range(3) if seat != everybody.seat_to_act)
    assert not table("level8", alone).needs_curtain
    bot_to_act = table("level8", (everybody.seat_to_act or 0,))
    assert not bot_to_act.human_to_act
    assert not bot_to_act.needs_curtain
    assert not table("pig", ()).needs_curtain


def test_whoever_is_alone_keeps_looking_while_bots_play(qtbot: QtBot) -> None:
    seat = table("level8", ()).seat_to_act
    made = table("level8", tuple(other for other in range(3) if other != ((seat or 0) + 1) % 3))
    assert made.viewer == ((seat or 0) + 1) % 3
    made.put_away()
    assert made.viewer == ((seat or 0) + 1) % 3


def test_who_plays_with_open_hands_sees_with_the_eyes_of_whoever_must_act(qtbot: QtBot) -> None:
    made = table("level8", ())
    made.play_together()
    assert made.viewer == made.seat_to_act
    assert not made.needs_curtain
    made.reveal_to(((made.seat_to_act or 0) + 1) % 3)
    made.put_away()
    assert made.viewer == made.seat_to_act


@pytest.mark.parametrize(
    ("bots", "viewer", "private"), [((), 0, False), ((1,), 0, False), ((1, 2), 0, True), ((0,), 1, True)]
)
def test_what_chance_brings_by_itself_is_seen_by_whoever_decides_next_or_is_alone(
    qtbot: QtBot, bots: tuple[int, ...], viewer: int, private: bool
) -> None:
    """Alex deals; Beate begins."""
    made = table("level8", bots)
    made.reveal_to(viewer)
    dealt = made.session.last_step
    assert [type(event).__name__ for event in dealt.events[1:]] == ["Dealt", "PileOpened", "TurnBegan"]
    assert made.private_part(dealt) == (len(dealt.events) if private else 0)
