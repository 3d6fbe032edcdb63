"""Makes docs/strength.md from tournaments that it plays: python -m gamebox.bots.strength [--games N] [--jobs J]."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from gamebox.bots.arena import bot_seats, play_match
from gamebox.bots.pairing import Pairing
from gamebox.bots.tournament import Standing, matches, standings
from gamebox.engine.record import make_setup
from gamebox.games.registry import GAMES

_HEAD = """# How strong the bots are

Made by `python -m gamebox.bots.strength`. One bot of the first kind sits among bots of the second; seats change from
game to game, dice only when everybody has sat everywhere. Intervals are those of 95 %, times milliseconds of one core.

| game | bot | against | seats | games | wins | interval | even | score | ms | p99 |
|---|---|---|---|---|---|---|---|---|---|---|
"""


def pairings_of(game: str) -> tuple[Pairing, ...]:
    """Who plays against whom to show how strong the bots of a game are."""
    pairings: tuple[Pairing, ...] = GAMES.room("bots", game, "pairings").PAIRINGS
    return pairings


def measured(game: str, pairing: Pairing, games: int, seed: int, jobs: int) -> Standing:
    bots = [pairing.one, *[pairing.others] * (pairing.seats - 1)]
    setup = make_setup(GAMES[game], bot_seats(bots, pairing.seats), dict(pairing.options))
    line_up = list(matches(setup, games, seed, luck=False))
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        played = list(pool.map(play_match, line_up))
    return standings(setup, list(zip(line_up, played, strict=True)))[0]


def row(game: str, pairing: Pairing, found: Standing, games: int) -> str:
    where = " ".join([game, *(value for _, value in pairing.options)])
    return (
        f"| {where} | {pairing.one} | {pairing.others} | {pairing.seats} | {games} | {found.wins:.1%} "
        f"| {found.low:.1%} to {found.high:.1%} | {1 / pairing.seats:.0%} | {found.score:.1f} "
        f"| {found.ms:.2f} | {found.ms99:.1f} |"
    )


def rows(arguments: argparse.Namespace) -> Iterator[str]:
    for game in [arguments.game] if arguments.game else GAMES:
        for pairing in pairings_of(game):
            found = measured(game, pairing, arguments.games, arguments.seed, arguments.jobs)
            line = row(game, pairing, found, arguments.games)
            sys.stderr.write(f"{line}\n")
            yield line


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--games", type=int, default=2000, help="for each pairing")
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("docs/strength.md"))
    arguments = parser.parse_args()
    arguments.out.write_text(_HEAD + "\n".join(rows(arguments)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
