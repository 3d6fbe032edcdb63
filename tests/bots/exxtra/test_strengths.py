"""EXXTRA's strengths: always legal, the same for the same seed, characters of their own, and in order."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from gamebox.bots import arena
from gamebox.bots.exxtra.swift import swift
from gamebox.bots.judge import determinise
from gamebox.bots.registry import bots_of, strengths_of
from gamebox.engine.record import make_setup
from gamebox.games.exxtra import GAME
from gamebox.games.exxtra.state import ExxtraOptions, ExxtraState
from tests.bots.exxtra.test_judge import knowledge, positions
from tests.games.exxtra.table import play

BOTS = ("random", "yardstick", "easy", "medium", "hard")


def test_they_are_listed_from_the_weakest_to_the_strongest():
    assert tuple(bots_of("exxtra")) == BOTS
    assert [maker.character is None for maker in bots_of("exxtra").values()] == [True, True, False, False, False]


def test_each_has_a_name_and_a_line_of_its_own():
    characters = [maker.character for maker in strengths_of("exxtra").values()]
    assert len({character.name for character in characters}) == 3
    assert all(character.line.endswith(".") for character in characters)


@settings(deadline=None, max_examples=40)
@given(positions())
def test_they_never_do_what_is_not_allowed_and_answer_alike_for_the_same_seed(state: ExxtraState):
    if not state.throw or state.won:
        return
    legal = state.legal()
    for name in BOTS:
        maker = bots_of("exxtra")[name]
        answers = [maker(state.turn, ExxtraOptions(), Random(7)).choose(state.view(state.turn), legal) for _ in "ab"]
        assert answers[0] == answers[1]
        assert answers[0] in legal


@settings(deadline=None, max_examples=10)
@given(positions())
def test_they_are_honest(state: ExxtraState):
    """Whatever is hidden could be otherwise; in EXXTRA nothing is."""
    if not state.throw or state.won:
        return
    other = determinise("exxtra", knowledge(state), Random(3))
    for maker in strengths_of("exxtra").values():
        answers = [
            maker(state.turn, ExxtraOptions(), Random(7)).choose(table.view(state.turn), table.legal())
            for table in (state, other)
        ]
        assert answers[0] == answers[1]


def test_the_daredevil_climbs_to_the_top_with_whatever_sounds_high():
    state = play("=15")
    bot = bots_of("exxtra")["easy"](0, ExxtraOptions(), Random(1))
    assert GAME.write(bot.choose(state.view(0), state.legal())) == "place 5"
    low = play("=21")
    assert GAME.write(bot.choose(low.view(0), low.legal())) == "roll"


def test_the_careful_one_throws_out_whoever_would_win():
    state = ExxtraState(4, ExxtraOptions())
    state.positions = [10, 18, 12, 9]
    state.spots, state.results, state.taken = [-1, 4, -1, -1], [0, 62, 0, 0], 1 << 4
    state.apply(GAME.read("=75"))
    assert swift(state, state.legal()).field < 4
    assert swift(state, state.legal()) == swift(state.view(0), state.legal())


def wins(bots: list[str], games: int) -> int:
    """How often the first of them wins, from every seat."""
    won = 0
    for number in range(games):
        turned = number % len(bots)
        line_up = bots[-turned:] + bots[:-turned] if turned else bots
        setup = make_setup(GAME, arena.bot_seats(line_up, len(bots)), {})
        won += line_up.index(bots[0]) in arena.play(setup, Random(number // len(bots))).state.to_act().winners
    return won


@pytest.mark.parametrize(
    ("bots", "games", "least"),
    [
        (["easy", "random", "random"], 60, 30),
        (["medium", "random", "random"], 60, 36),
        (["hard", "random", "random"], 60, 36),
        (["medium", "easy", "easy", "easy"], 200, 60),
        (["hard", "easy", "easy", "easy"], 60, 20),
        (["hard", "medium", "easy", "random"], 60, 18),
    ],
)
def test_strengths_are_in_order(bots, games, least):
    """With wide margins: by chance it would be a third, or a fourth, of the games."""
    assert wins(bots, games) >= least
