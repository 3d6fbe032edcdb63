"""The kits run over every game, the toy included: with its fewest seats, and with its most on the other options."""

from __future__ import annotations

from typing import Any

import pytest

from gamebox.bots.registry import bots_of
from gamebox.engine.record import Setup
from gamebox.games.registry import GAMES
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Choice
from gamebox.ui.looks import LOOKS
from tests.helpers import setup_for

GAMES.add("pig", "tests.toys")
EVERY = list(GAMES)
BOTS = [(game, bot) for game in EVERY for bot in bots_of(game)]
TABLES = [(game, seats) for game in EVERY for seats in (GAMES[game].seats[0], GAMES[game].seats[-1])]
GAMES.remove("pig")


@pytest.fixture(autouse=True)
def _with_the_toy(pig: str) -> None:
    """Pig is in the box as long as a test of the kits runs."""


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def setup(request: pytest.FixtureRequest, pig: str) -> Setup:
    game, seats = request.param
    crowded = seats == GAMES[game].seats[-1]
    return setup_for(game, seats, other_options(game, seats) if crowded else {})


def other_options(game: str, seats: int) -> dict[str, Any]:
    """Of everything that can be chosen, what is furthest from the usual."""
    choices = LOOKS[game].choices(Shelf())
    return {choice.option: _last(choice, seats) for choice in choices if seats > 1 or not choice.company}


def _last(choice: Choice, seats: int) -> Any:
    value = choice.values[-1][0]
    return [value] * seats if choice.per_seat else value


@pytest.fixture(params=EVERY)
def game(request: pytest.FixtureRequest) -> str:
    """The id of a game."""
    return request.param


@pytest.fixture(params=BOTS, ids="-".join)
def bot(request: pytest.FixtureRequest) -> tuple[str, str]:
    """A game and the name of one of its bots."""
    return request.param
