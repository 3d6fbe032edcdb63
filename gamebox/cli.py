"""The command line: gamebox [play] | replay | simulate | demo | gallery."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from gamebox import __version__
from gamebox.bots import arena
from gamebox.engine.game import Chance, Over, State, Turn
from gamebox.engine.record import Record, RecordError, load, make_setup, replay, save
from gamebox.games.registry import GAMES


def main(argv: Sequence[str] | None = None) -> int:
    arguments = _parser().parse_args(argv)
    command: int = arguments.run(arguments)
    return command


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="gamebox", description="Three tabletop games for a family at one computer.")
    parser.add_argument("--version", action="version", version=f"gamebox {__version__}")
    parser.set_defaults(run=_play, profile=None, file=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_play(commands)
    _add_replay(commands)
    _add_simulate(commands)
    _add_pictures(commands)
    return parser


def _add_play(commands: Any) -> None:
    play = commands.add_parser("play", help="open the window (the default)")
    play.add_argument("file", nargs="?", type=Path, help="a .gamebox file to open")
    play.add_argument("--profile", type=Path, help="folder for saved games and settings")
    play.set_defaults(run=_play)


def _add_replay(commands: Any) -> None:
    command = commands.add_parser("replay", help="play records and print where they lead")
    command.add_argument("files", nargs="+", metavar="FILE")
    command.add_argument("--until", type=_count, metavar="N", help="stop after the first N moves")
    command.add_argument("--json", action="store_true", help="one line of JSON per file")
    command.add_argument("--seat", type=_positive, metavar="S", help="leave out what seat S must not see")
    command.set_defaults(run=_replay)


def _add_simulate(commands: Any) -> None:
    command = commands.add_parser("simulate", help="let bots play without a window")
    command.add_argument("game", choices=GAMES)
    command.add_argument("--seats", type=_positive, default=4)
    command.add_argument("--bots", default="random", help="names, separated by commas, for the seats in turn")
    command.add_argument("--games", type=_positive, default=1)
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--out", type=Path, metavar="DIR", help="write each game's record there")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    command.set_defaults(run=_simulate)


def _add_pictures(commands: Any) -> None:
    demo = commands.add_parser("demo", help="let bots play one game of each kind and draw the final tables")
    demo.add_argument("--out", type=Path, default=Path("gamebox-demo"), metavar="DIR")
    demo.add_argument("--seed", type=int, default=1)
    demo.set_defaults(run=_demo)
    gallery = commands.add_parser("gallery", help="draw every screen as PNG")
    gallery.add_argument("folder", type=Path, metavar="DIR")
    gallery.set_defaults(run=_gallery)


def _count(text: str) -> int:
    number = int(text)
    if number < 0:
        raise ValueError
    return number


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def _play(arguments: argparse.Namespace) -> int:
    from gamebox import app

    return app.run(profile=arguments.profile, file=arguments.file)


def _replay(arguments: argparse.Namespace) -> int:
    failed = False
    for name in arguments.files:
        try:
            report = _report(load(Path(name), GAMES), arguments.until, arguments.seat)
        except RecordError as error:
            failed = True
            _tell_error(name, error, as_json=arguments.json)
        else:
            _tell_report(name, report, as_json=arguments.json)
    return int(failed)


def _report(record: Record, until: int | None, seat: int | None) -> dict[str, Any]:
    if seat is not None and seat > len(record.setup.seats):
        raise RecordError(f"There is no seat {seat}: the record has {len(record.setup.seats)} seats.")
    state = replay(record, until)
    waiting = state.to_act()
    report: dict[str, Any] = {
        "game": record.setup.game.id,
        "moves": len(record.moves[:until]),
        "over": isinstance(waiting, Over),
        "winners": [winner + 1 for winner in waiting.winners] if isinstance(waiting, Over) else [],
        "to_act": waiting.seat + 1 if isinstance(waiting, Turn) else "chance" if isinstance(waiting, Chance) else None,
        "legal": [],
        "state": state.document(None if seat is None else seat - 1),
    }
    if isinstance(waiting, Turn) and seat in {None, waiting.seat + 1}:
        _add_legal(report, record, state)
    return report


def _add_legal(report: dict[str, Any], record: Record, state: State[Any, Any]) -> None:
    report["legal"] = [record.setup.game.write(action) for action in state.legal()]
    if state.legal_cut():
        report["legal_cut"] = True


def _tell_report(name: str, report: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"file": name, **report}))
        return
    print(f"{name}: {report['game']}, {report['moves']} moves, {_standing(report)}")
    for key, value in report["state"].items():
        print(f"  {key}: {json.dumps(value)}")
    if report["legal"]:
        print(f"  legal: {', '.join(report['legal'])}{', ...' if 'legal_cut' in report else ''}")


def _standing(report: dict[str, Any]) -> str:
    if report["over"]:
        return f"won by seat {' and '.join(map(str, report['winners']))}"
    return "waiting for chance" if report["to_act"] == "chance" else f"waiting for seat {report['to_act']}"


def _tell_error(name: str, error: RecordError, *, as_json: bool) -> None:
    if as_json:
        details = {"move": error.move, "text": error.text, "rule": error.rule, "message": error.message}
        print(json.dumps({"file": name, "error": details}))
    else:
        print(f"{name}: {error.message}", file=sys.stderr)


def _simulate(arguments: argparse.Namespace) -> int:
    game = GAMES[arguments.game]
    bots = arguments.bots.split(",")
    if unknown := [bot for bot in bots if bot not in game.bots]:
        return _complain(f"There is no bot {unknown[0]!r} for {game.id}; there are {', '.join(game.bots)}.")
    try:
        setup = make_setup(game, arena.bot_seats(bots, arguments.seats), {})
    except RecordError as error:
        return _complain(error.message)
    wins = [0.0] * arguments.seats
    moves = 0
    for number in range(arguments.games):
        session = arena.play(setup, Random(f"{arguments.seed}/{number}"))
        moves += len(session)
        over = session.state.to_act()
        assert isinstance(over, Over)  # noqa: S101 - arena.play returns finished games
        for winner in over.winners:
            wins[winner] += 1 / len(over.winners)
        if arguments.out:
            arguments.out.mkdir(parents=True, exist_ok=True)
            save(session.record, arguments.out / f"{game.id}-{arguments.seed}-{number + 1}.gamebox")
    _tell_figures(arguments, wins, moves)
    return 0


def _tell_figures(arguments: argparse.Namespace, wins: list[float], moves: int) -> None:
    if arguments.json:
        figures = {"game": arguments.game, "seats": arguments.seats, "bots": arguments.bots.split(",")}
        print(json.dumps({**figures, "games": arguments.games, "seed": arguments.seed, "moves": moves, "wins": wins}))
        return
    print(f"{arguments.games} games of {arguments.game}, {moves / arguments.games:.1f} moves on average")
    for seat, won in enumerate(wins, 1):
        print(f"  seat {seat}: {won:g} wins ({won / arguments.games:.1%})")


def _complain(message: str) -> int:
    print(f"gamebox: {message}", file=sys.stderr)
    return 1


def _demo(arguments: argparse.Namespace) -> int:
    from gamebox.ui import demo

    return demo.run(arguments.out, arguments.seed)


def _gallery(arguments: argparse.Namespace) -> int:
    from gamebox.ui import gallery

    return gallery.run(arguments.folder)
