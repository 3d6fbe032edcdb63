"""How EXXTRA's bots decide."""

from random import Random

import pytest

from gamebox.bots import arena
from gamebox.bots.bot import RandomBot
from gamebox.bots.exxtra import yardstick
from gamebox.bots.exxtra.odds import placements, worth
from gamebox.engine.game import Over
from gamebox.engine.record import make_setup
from gamebox.games.exxtra import GAME
from gamebox.games.exxtra.notation import write
from tests.games.exxtra.table import play


def decision(moves, **options):
    state = play(moves, **options)
    view = state.view(state.document()["turn"] - 1)
    return write(yardstick.easy(view, state.legal(), Random(1)))


def test_it_keeps_the_best_throw_on_top():
    assert decision("=76") == "place 5"


def test_it_rolls_on_with_a_bad_throw():
    assert decision("=21") == "roll"


def test_it_keeps_to_strict_placing():
    assert decision("=XX, place 0, =76", placing="strict", double_x=100) in {"roll", "place 0"}


def test_it_likes_to_throw_out_a_pair_that_promises_much():
    """Field 3 promises the most steps, but only from field 1 can the 71 of a rival be thrown out of field 2."""
    view = play("=XX, place 0, =71, place 2, =XX, place 0, =76, place 5, =75").view(0)
    weighed = {placed.field: worth(placed, rivals=3) for placed in placements(view, 75)}
    steps = {placed.field: placed.expected_steps for placed in placements(view, 75)}
    assert weighed[1] > steps[1]
    assert all(weighed[field] == steps[field] for field in (3, 4))


def test_random_uses_every_legal_move():
    state, rng = play("=76, place 3, =42"), Random(1)
    bot = RandomBot(1, None, rng)
    chosen = {bot.choose(state.view(1), state.legal()) for _ in range(200)}
    assert chosen == set(state.legal())


@pytest.mark.parametrize("options", [{}, {"placing": "strict"}, {"double_x": 100, "first": 3}])
def test_it_beats_random(options):
    setup = make_setup(GAME, arena.bot_seats(["yardstick", "random", "random"], 3), options)
    wins = 0
    for seed in range(30):
        over = arena.play(setup, Random(seed)).state.to_act()
        assert isinstance(over, Over)
        wins += over.winners == (0,)
    assert wins >= 24
