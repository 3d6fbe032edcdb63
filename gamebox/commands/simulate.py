"""gamebox simulate: bots play without a window; figures and records come out."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from random import Random

from gamebox.bots import arena
from gamebox.bots.crowd import in_order
from gamebox.bots.registry import UnknownBotError
from gamebox.commands.arguments import add_bots
from gamebox.commands.crowd import Bar
from gamebox.commands.output import as_text, complain
from gamebox.commands.tournament import bots_at_table
from gamebox.engine.game import Over
from gamebox.engine.record import Record, RecordError, Setup, save


@dataclass(frozen=True)
class _Game:
    setup: Setup
    seed: str


@dataclass(frozen=True)
class _Played:
    moves: tuple[str, ...]
    winners: tuple[int, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_bots(parser, games=1)
    parser.add_argument("--out", type=Path, metavar="DIR", help="write each game's record there")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        setup = bots_at_table(arguments)
    except RecordError as error:
        return complain(error.message)
    except (UnknownBotError, ValueError) as error:
        return complain(str(error))
    games = [_Game(setup, f"{arguments.seed}/{number}") for number in range(arguments.games)]
    wins, moves = [0.0] * arguments.seats, 0
    try:
        for number, played in enumerate(Bar(len(games)).beside(in_order(_play, games, arguments.jobs))):
            moves += len(played.moves)
            for winner in played.winners:
                wins[winner] += 1 / len(played.winners)
            _keep(Record(setup, played.moves), arguments, number)
    except OSError as error:
        return complain(f"The record cannot be written: {error.strerror}.")
    except arena.Faulty as error:
        return complain(str(error))
    _tell_figures(arguments, wins, moves)
    return 0


def _play(game: _Game) -> _Played:
    session = arena.play(game.setup, Random(game.seed))
    over = session.state.to_act()
    assert isinstance(over, Over)  # noqa: S101 - arena.play returns finished games
    return _Played(session.record.moves, over.winners)


def _keep(record: Record, arguments: argparse.Namespace, number: int) -> None:
    if arguments.out:
        arguments.out.mkdir(parents=True, exist_ok=True)
        save(record, arguments.out / f"{arguments.game}-{arguments.seed}-{number + 1}.gamebox")


def _tell_figures(arguments: argparse.Namespace, wins: list[float], moves: int) -> None:
    if arguments.json:
        figures = {"game": arguments.game, "seats": arguments.seats, "bots": arguments.bots.split(",")}
        print(as_text({**figures, "games": arguments.games, "seed": arguments.seed, "moves": moves, "wins": wins}))
        return
    print(f"{arguments.games} games of {arguments.game}, {moves / arguments.games:.1f} moves on average")
    for seat, won in enumerate(wins, 1):
        print(f"  seat {seat}: {won:g} wins ({won / arguments.games:.1%})")
