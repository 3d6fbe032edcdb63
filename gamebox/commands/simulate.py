"""gamebox simulate: bots play without a window; figures and records come out."""

from __future__ import annotations

import argparse
from random import Random

from gamebox.bots import arena
from gamebox.bots.registry import bots_of
from gamebox.commands.output import as_text, complain
from gamebox.engine.game import Over
from gamebox.engine.record import Record, RecordError, check_count, make_setup, save
from gamebox.games.registry import GAMES


def run(arguments: argparse.Namespace) -> int:
    game = GAMES[arguments.game]
    bots = arguments.bots.split(",")
    if unknown := [bot for bot in bots if bot not in bots_of(game.id)]:
        return complain(f"There is no bot {unknown[0]!r} for {game.id}; there are {', '.join(bots_of(game.id))}.")
    try:
        check_count(game, arguments.seats)
        setup = make_setup(game, arena.bot_seats(bots, arguments.seats), {})
    except RecordError as error:
        return complain(error.message)
    wins = [0.0] * arguments.seats
    moves = 0
    for number in range(arguments.games):
        session = arena.play(setup, Random(f"{arguments.seed}/{number}"))
        moves += len(session)
        over = session.state.to_act()
        assert isinstance(over, Over)  # noqa: S101 - arena.play returns finished games
        for winner in over.winners:
            wins[winner] += 1 / len(over.winners)
        try:
            _keep(session.record, arguments, number)
        except OSError as error:
            return complain(f"The record cannot be written: {error.strerror}.")
    _tell_figures(arguments, wins, moves)
    return 0


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
