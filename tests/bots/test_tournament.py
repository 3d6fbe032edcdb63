"""Balanced seatings, and what intervals and luck make of wins."""

from random import Random
from statistics import fmean, pstdev

import pytest

from gamebox.bots import arena
from gamebox.bots.arena import Faulty, Match, Outcome, play_match
from gamebox.bots.tournament import interval, matches, standings, without_luck
from gamebox.engine.record import make_setup
from gamebox.games.registry import GAMES

SETUP = make_setup(GAMES["exxtra"], arena.bot_seats(["yardstick", "random", "random"], 3), {})


def test_every_bot_sits_everywhere_with_the_same_dice():
    games = list(matches(SETUP, 7, 5, luck=False))
    assert [[seat.bot for seat in match.setup.seats].index("yardstick") for match in games] == [0, 2, 1, 0, 2, 1, 0]
    assert [match.seed for match in games] == ["5/0"] * 3 + ["5/1"] * 3 + ["5/2"]
    assert {seat.name for seat in games[1].setup.seats} == {"Bot 1", "Bot 2", "Bot 3"}


def test_games_with_one_seed_begin_with_the_same_roll(tmp_path):
    path = tmp_path / "shy.py"
    path.write_text(
        "from gamebox.bots.bot import Bot\n"
        "ROLLS = []\n"
        "class Shy(Bot):\n"
        "    def watch(self, events):\n"
        "        ROLLS.append([event.reading for event in events if hasattr(event, 'count')])\n"
        "    def choose(self, view, legal, deadline=None):\n"
        "        return legal[-1]\n"
    )
    setup = make_setup(GAMES["exxtra"], arena.bot_seats([f"{path}:Shy"], 3), {})
    for match in matches(setup, 3, 1, luck=False):
        play_match(match)
    [module] = [made for name, made in __import__("sys").modules.items() if name.endswith("shy.py")]
    assert module.ROLLS[0]
    firsts = [module.ROLLS[index] for index in range(0, len(module.ROLLS), len(module.ROLLS) // 3)]
    assert all(first == firsts[0] for first in firsts[:3])


def test_a_match_follows_from_its_seed():
    match = Match(SETUP, "1/2", luck=False)
    one, other = play_match(match), play_match(match)
    assert (one.wins, one.scores) == (other.wins, other.scores)
    assert sum(one.wins) == 1
    assert [len(times) for times in one.times] == [len(times) for times in other.times]


@pytest.mark.parametrize(
    ("body", "words"),
    [("raise KeyError(5)", "failed: KeyError: 5"), ("return ROLL", "not allowed")],
)
def test_a_bot_that_does_not_play_by_the_rules_is_named(body, words, tmp_path):
    path = tmp_path / "bad.py"
    path.write_text(
        "from gamebox.bots.bot import Bot\nfrom gamebox.games.exxtra.actions import THROWS\nROLL = THROWS[0]\n"
        f"class Bad(Bot):\n    def choose(self, view, legal, deadline=None):\n        {body}\n"
    )
    setup = make_setup(GAMES["exxtra"], arena.bot_seats([f"{path}:Bad"], 3), {})
    with pytest.raises(Faulty) as caught:
        play_match(Match(setup, "1", luck=False))
    assert f"The bot {path}:Bad" in str(caught.value)
    assert words in str(caught.value)


def test_bots_are_told_their_deadline(tmp_path):
    path = tmp_path / "hasty.py"
    path.write_text(
        "import time\nfrom gamebox.bots.bot import Bot\n"
        "class Hasty(Bot):\n"
        "    def choose(self, view, legal, deadline=None):\n"
        "        assert 100 < deadline - time.monotonic() <= 123\n"
        "        return legal[-1]\n"
    )
    setup = make_setup(GAMES["exxtra"], arena.bot_seats([f"{path}:Hasty"], 3), {})
    assert play_match(Match(setup, "1", patience=123, luck=False)).scores


def test_standings_count_a_bot_over_all_its_seats():
    games = list(matches(SETUP, 3, 1, luck=False))
    outcomes = [
        Outcome((1.0, 0.0, 0.0), (21, 5, 4), None, ([1.0], [2.0], [3.0])),
        Outcome((0.0, 0.5, 0.5), (3, 21, 21), None, ([1.0], [2.0], [9.0])),
        Outcome((0.0, 1.0, 0.0), (1, 21, 3), None, ([1.0], [5.0], [3.0])),
    ]
    first, second = standings(SETUP, list(zip(games, outcomes, strict=True)))
    assert (first.bot, first.seats, first.wins, first.score) == ("yardstick", 1, pytest.approx(2.5 / 3), 21)
    assert (second.bot, second.seats, second.wins) == ("random", 2, pytest.approx(0.5 / 3))
    assert (first.ms, first.ms99) == (5.0, 9.0)
    assert first.low < first.wins < first.high
    assert first.adjusted is None


@pytest.mark.parametrize(
    ("share", "games", "low", "high"), [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0, 0.2775), (1.0, 10, 0.7225, 1)]
)
def test_intervals_are_wilsons(share, games, low, high):
    assert interval(share, games) == pytest.approx((low, high), abs=1e-4)


def test_luck_taken_out_leaves_less_noise_and_the_same_mean():
    rng = Random(1)
    estimates, plain = [], []
    for _ in range(200):
        lucks = [rng.gauss(0, 0.3) for _ in range(50)]
        wins = [0.4 + luck + rng.gauss(0, 0.1) for luck in lucks]
        fair, blur = without_luck(wins, lucks)
        estimates.append(fair)
        plain.append(fmean(wins))
    assert fmean(estimates) == pytest.approx(0.4, abs=0.005)
    assert pstdev(estimates) < pstdev(plain) / 2
    assert blur == pytest.approx(1.96 * pstdev(estimates), rel=0.4)
