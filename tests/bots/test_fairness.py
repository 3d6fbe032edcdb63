"""Whether reviews are fair, in small: sums are exact in every game, luck favours nobody, weaker bots give away more."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from math import hypot
from typing import NamedTuple

import pytest

from gamebox.bots import arena
from gamebox.bots.arena import Match
from gamebox.bots.fairness import Fortunes, look_back, losses_of_bots, luck_of_seats, with_own_dice
from gamebox.bots.judge import judge_for
from gamebox.bots.tournament import matches
from gamebox.engine.record import make_setup
from gamebox.games.registry import GAMES
from tests.helpers import ROOT


def matched(
    game: str, bots: list[str], seats: int, games: int, options: Mapping[str, object] | None = None
) -> list[Match]:
    setup = make_setup(GAMES[game], arena.bot_seats(bots, seats), options or {})
    return with_own_dice(matches(setup, games, seed=5))


@pytest.mark.parametrize(("game", "seats"), [("exxtra", 3), ("lavarails", 2), ("lavarails", 1), ("level8", 2)])
def test_luck_mistakes_and_gifts_add_up_in_every_game(game: str, seats: int) -> None:
    [match] = matched(game, ["easy"], seats, 1)
    found = look_back(match)
    assert found.slack < 1e-9
    assert all(lost >= 0 for lost in found.lost)
    assert seats == 1 or sum(found.luck) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize(
    ("game", "bots", "options", "games"),
    [
        ("exxtra", ["random", "easy", "medium", "hard"], {}, 12),
        ("lavarails", ["random", "easy"], {}, 4),
        ("lavarails", ["easy", "medium"], {}, 4),
        ("lavarails", ["medium", "hard"], {}, 4),
        ("level8", ["random", "easy"], {"head_start": [3, 3]}, 4),
        ("level8", ["medium", "hard"], {"head_start": [3, 3]}, 2),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, list) else None,
)
def test_weaker_bots_give_away_more(game: str, bots: list[str], options: dict[str, object], games: int) -> None:
    """In small; docs/fairness.md has the figures of many games."""
    played_by = matched(game, bots, len(bots), games, options)
    played = [look_back(match) for match in played_by]
    lost = {mean.of: mean.value for mean in losses_of_bots(played_by, played)}
    assert sorted(bots, key=lambda bot: -lost[bot]) == bots
    assert all(abs(mean.errors) < 3.5 for mean in luck_of_seats(played))


class Measured(NamedTuple):
    """A row of docs/fairness.md: with how many games, by which judge; luck by seats, what bots gave away."""

    game: str
    judge: str
    seats: int
    luck: list[tuple[float, float]]
    lost: dict[str, tuple[float, float]]


def measured() -> list[Measured]:
    text = (ROOT / "docs" / "fairness.md").read_text("utf-8").replace("−", "-")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if line.startswith("|")]
    return [
        Measured(
            cells[0].split()[0],
            cells[1],
            int(cells[2]),
            [(float(mean), float(error)) for mean, error in re.findall(r"([+-][\d.]+) ± ([\d.]+)", cells[5])],
            {
                bot: (float(mean), float(error))
                for bot, mean, error in re.findall(r"(\w+) ([\d.]+) ± ([\d.]+)", cells[6])
            },
        )
        for cells in rows
        if len(cells) == 7 and cells[0].split()[0] in GAMES
    ]


@pytest.mark.parametrize("row", measured(), ids=lambda row: "-".join((row.game, *row.lost)))
def test_in_many_games_weaker_bots_gave_away_more_by_the_judge_of_today(row: Measured) -> None:
    """Too many to be played here: `gamebox fairness` measures them."""
    assert judge_for(row.game, row.seats, GAMES[row.game].options()).name == row.judge, "it must be measured again"
    assert all(abs(mean) <= 3 * error for mean, error in row.luck)
    for (weaker, its_error), (stronger, error) in pairwise(row.lost.values()):
        assert weaker - stronger > 2.5 * hypot(its_error, error)


@pytest.mark.parametrize("game", ["exxtra", "lavarails", "level8"])
def test_all_neighbours_in_strength_have_been_compared(game: str) -> None:
    compared = {pair for row in measured() if row.game == game for pair in pairwise(row.lost)}
    assert compared == {("random", "easy"), ("easy", "medium"), ("medium", "hard")}


def test_every_game_has_dice_of_its_own() -> None:
    assert len({match.seed for match in matched("exxtra", ["easy"], 3, 6)}) == 6


def test_means_have_their_errors() -> None:
    played = [Fortunes((0.2, -0.2), (0.1, 0.3)), Fortunes((0.0, 0.0), (0.2, 0.1))]
    first, second = luck_of_seats(played)
    assert (first.of, first.value, first.error) == ("seat 1", pytest.approx(0.1), pytest.approx(0.1))
    assert second.errors == pytest.approx(-1)
    games = matched("exxtra", ["random", "easy", "medium"], 3, 1)
    assert [(mean.of, mean.error) for mean in losses_of_bots(games, [Fortunes((0,) * 3, (0.3, 0.2, 0.1))])] == [
        ("random", 0.0),
        ("easy", 0.0),
        ("medium", 0.0),
    ]
