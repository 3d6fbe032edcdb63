"""gamebox tournament: bots against bots on balanced seats, with intervals and without luck."""

from __future__ import annotations

import argparse

from gamebox.bots import arena
from gamebox.bots.arena import Faulty
from gamebox.bots.crowd import in_order
from gamebox.bots.registry import UnknownBotError, maker_of
from gamebox.bots.tournament import Standing, matches, standings
from gamebox.commands.arguments import add_bots
from gamebox.commands.crowd import Bar, options_from
from gamebox.commands.output import as_text, complain
from gamebox.engine.record import RecordError, Setup, check_count, make_setup
from gamebox.games.registry import GAMES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_bots(parser, games=100)
    parser.add_argument("--deadline", type=float, metavar="S", help="tell bots that a move may take S seconds")
    parser.add_argument("--raw", action="store_true", help="leave out the luck, which takes time")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        setup = bots_at_table(arguments)
        games = list(matches(setup, arguments.games, arguments.seed, arguments.deadline, luck=not arguments.raw))
        played = list(Bar(len(games)).beside(in_order(arena.play_match, games, arguments.jobs)))
    except RecordError as error:
        return complain(error.message)
    except (UnknownBotError, Faulty, ValueError) as error:
        return complain(str(error))
    table = standings(setup, list(zip(games, played, strict=True)))
    if arguments.json:
        bots = [_document(standing) for standing in table]
        print(as_text({"game": setup.game.id, "games": len(played), "bots": bots}))
    else:
        print(f"{len(played)} games of {setup.game.id} with {len(setup.seats)} seats")
        print("\n".join(lines(table, len(setup.seats))))
    return 0


def bots_at_table(arguments: argparse.Namespace) -> Setup:
    """The bots that were named, in turn on the seats; raises what tells in one sentence what is wrong."""
    game, bots = GAMES[arguments.game], arguments.bots.split(",")
    for bot in bots:
        maker_of(game.id, bot)
    check_count(game, arguments.seats)
    return make_setup(game, arena.bot_seats(bots, arguments.seats), options_from(arguments.option))


def _document(standing: Standing) -> dict[str, object]:
    keys = ("bot", "seats", "wins", "low", "high", "adjusted", "score", "ms", "ms99")
    return {key: getattr(standing, key) for key in keys}


def lines(table: list[Standing], seats: int) -> list[str]:
    width = max(len("bot"), *(len(standing.bot) for standing in table))
    head = f"{'bot':{width}}  even    wins  95%              without luck  95%     score      ms    p99"
    return [head, *(f"{standing.bot:{width}}  {_figures(standing, seats)}" for standing in table)]


def _figures(standing: Standing, seats: int) -> str:
    fair = "-" if standing.adjusted is None else f"{standing.adjusted:.1%}"
    blur = "" if standing.adjusted is None else f"± {standing.blur:.1%}"
    return (
        f"{standing.seats / seats:4.0%}  {standing.wins:6.1%}  {standing.low:5.1%} to {standing.high:5.1%}  "
        f"{fair:>12}  {blur:7}  {standing.score:5.1f}  {standing.ms:6.2f}  {standing.ms99:5.1f}"
    )
