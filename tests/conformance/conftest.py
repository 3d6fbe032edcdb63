"""The kits run over every game, the toy included, with its fewest and its most seats."""

import pytest

from gamebox.games.registry import GAMES
from tests.helpers import setup_for

EVERY = [*GAMES, "pig"]
TABLES = [(game.id, seats) for game in GAMES.values() for seats in sorted({game.seats[0], game.seats[-1]})]


@pytest.fixture(autouse=True)
def _with_the_toy(pig: str) -> None:
    """Pig is in the box as long as a test of the kits runs."""


@pytest.fixture(params=[*TABLES, ("pig", 2), ("pig", 6)], ids=lambda table: f"{table[0]}-{table[1]}")
def setup(request, pig):
    return setup_for(*request.param)


@pytest.fixture(params=EVERY)
def game(request):
    """The id of a game."""
    return request.param
