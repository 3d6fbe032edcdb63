"""How the bots of Lava & Rails decide."""

from random import Random

import pytest

from gamebox.bots import arena
from gamebox.bots.bot import RandomBot
from gamebox.bots.lavarails import yardstick
from gamebox.engine.game import Over
from gamebox.engine.record import make_setup
from gamebox.games.lavarails import GAME
from gamebox.games.lavarails.notation import write
from tests.games.lavarails.table import RAILWAY, play, railway, volcano


def decision(moves, sheet, seats=2, **options):
    state = play(moves, sheet, seats, **options)
    return write(yardstick.easy(state.view(state.turn), state.legal(), Random(1)))


def test_easy_takes_the_gem():
    assert decision("=lava 6, =dice 1 2 3 3 3 3 3", volcano("x 1+5\n2 .")) == "place B1"
    assert decision("=lava 6, =dice 1 2 3 3 3 3 3", volcano("x 1\n2+5 .")) == "place A2"


def test_easy_finishes_the_row_that_pays():
    grid = "1 x 2\n. . 3"
    assert decision("=lava 6, =dice 1 2 6 6 6 6 6", volcano(grid, column_points=[9, 0, 0])) == "place A1"
    assert decision("=lava 6, =dice 1 2 6 6 6 6 6", volcano(grid, column_points=[0, 0, 19])) == "place C1"


def test_easy_marks_lava_where_it_hurts_least():
    grid = "x 1 V 1 x"
    assert decision("=lava 1", volcano(grid, column_points=[0, 9, 0, 0, 0])) == "lava D1"
    assert decision("=lava 1", volcano(grid, column_points=[0, 0, 0, 9, 0])) == "lava B1"


def test_easy_gives_back_the_die_of_least_worth():
    failed = "=lava 6, =dice 1 1 2 2 5 5 5, place B1, place B1, place C1, place C1, reroll, =dice 1 1 1"
    sheet = "x 1{} 2{}\n4 . ."
    assert decision(failed, volcano(sheet.format("+5", ""))) == "return C1"
    assert decision(failed, volcano(sheet.format("", "+5"))) == "return B1"


def test_easy_rerolls_only_when_it_can_help():
    six = "=dice 6 6 6 6 6 6 6"
    assert decision(f"=lava 6, {six}", volcano("x 1 2")) == "reroll"
    full = "=lava 6, =dice 1 6 6 6 6 6 6, place B1, pass, pass, =lava 6, =dice 1 6 6 6 6 6 6, place B1"
    assert decision(full, volcano("x 1 x")) == "pass"
    start = "=lava 6, =dice 1 1 2 2 4 4 5, place B1, place B1, place C1, place C1, place D1"
    assert decision(start, volcano("x 1 4 5")) == "pass", "two dice seldom show the only 5"


def test_easy_closes_the_ring():
    ring = railway("SE 1@5\nNE 2")
    moves = "=dice 1 2 2 6 6 6 6, place B1, place B2, place B2, pass, pass"
    assert decision(moves, ring) == "draw B1 SW"
    assert decision(f"{moves}, draw B1 SW", ring) == "draw B2 NW"


def test_easy_places_on_the_way_that_closes_a_line():
    sheet = railway("SE EW EW SW\nNE EW 1 NW\n. 2 . 3")
    assert decision("=dice 1 2 3 4 4 4 4", sheet) == "place C2"


def test_random_uses_every_legal_move():
    state, rng = play("=dice 1 2 3 4 5 6 6", RAILWAY), Random(1)
    bot = RandomBot(0, None, rng)
    chosen = {bot.choose(state.view(0), state.legal()) for _ in range(200)}
    assert chosen == set(state.legal())


@pytest.mark.parametrize("sheet", ["volcano-a", "volcano-c", "railway-a", "railway-c"])
def test_easy_beats_random(sheet):
    setup = make_setup(GAME, arena.bot_seats(["yardstick", "random", "random"], 3), {"sheet": sheet})
    wins = 0
    for seed in range(10):
        over = arena.play(setup, Random(seed)).state.to_act()
        assert isinstance(over, Over)
        wins += over.winners == (0,)
    assert wins >= 9


@pytest.mark.parametrize("reroll_fail", ["stay", "out"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_easy_plays_to_the_end(seats, reroll_fail):
    for sheet in ("volcano-b", "railway-b"):
        setup = make_setup(GAME, arena.bot_seats(["yardstick"], seats), {"sheet": sheet, "reroll_fail": reroll_fail})
        assert isinstance(arena.play(setup, Random(3)).state.to_act(), Over)
