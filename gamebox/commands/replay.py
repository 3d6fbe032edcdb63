"""gamebox replay: play records through the rules and print where they lead."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from gamebox.commands.arguments import count, positive
from gamebox.commands.output import as_text, tell_error
from gamebox.engine.game import NOBODY, Chance, Over, State, Turn
from gamebox.engine.record import Record, RecordError, is_over, load, replay
from gamebox.games.registry import GAMES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--until", type=count, metavar="N", help="stop after the first N moves")
    parser.add_argument("--json", action="store_true", help="one line of JSON per file")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=positive, metavar="S", help="leave out what seat S must not see")
    eyes.add_argument("--all", action="store_true", help="show the hands of a game that is not over, too")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    failed = False
    for name in arguments.files:
        try:
            record = load(Path(name), GAMES)
            report = _report(record, arguments.until, _onlooker(record, arguments.seat, show_all=arguments.all))
        except RecordError as error:
            failed = True
            tell_error(name, error, as_json=arguments.json)
        else:
            _tell_report(name, report, as_json=arguments.json)
    return int(failed)


def _onlooker(record: Record, seat: int | None, *, show_all: bool) -> int | None:
    """Through whose eyes the position is told; None: everything. Hands of a game that goes on are nobody's business."""
    if seat is not None:
        if seat > len(record.setup.seats):
            raise RecordError(f"There is no seat {seat}: the record has {len(record.setup.seats)} seats.")
        return seat - 1
    return NOBODY if record.setup.game.secrets and not show_all and not is_over(record) else None


def _report(record: Record, until: int | None, onlooker: int | None) -> dict[str, Any]:
    state = replay(record, until)
    waiting = state.to_act()
    report: dict[str, Any] = {
        "game": record.setup.game.id,
        "moves": len(record.moves[:until]),
        "over": isinstance(waiting, Over),
        "winners": [winner + 1 for winner in waiting.winners] if isinstance(waiting, Over) else [],
        "to_act": waiting.seat + 1 if isinstance(waiting, Turn) else "chance" if isinstance(waiting, Chance) else None,
        "legal": [],
        "state": state.document(onlooker),
    }
    hides = report["state"] != state.document()
    if isinstance(waiting, Turn) and (not hides or onlooker == waiting.seat):
        _add_legal(report, record, state)
    return report


def _add_legal(report: dict[str, Any], record: Record, state: State[Any, Any]) -> None:
    report["legal"] = [record.setup.game.write(action) for action in state.legal()]
    if state.legal_cut():
        report["legal_cut"] = True


def _tell_report(name: str, report: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        print(as_text({"file": name, **report}))
        return
    print(f"{name}: {report['game']}, {report['moves']} moves, {_standing(report)}")
    for key, value in report["state"].items():
        print(f"  {key}: {as_text(value)}")
    if report["legal"]:
        print(f"  legal: {', '.join(report['legal'])}{', ...' if 'legal_cut' in report else ''}")


def _standing(report: dict[str, Any]) -> str:
    if report["over"]:
        return f"won by seat {' and '.join(map(str, report['winners']))}"
    return "waiting for chance" if report["to_act"] == "chance" else f"waiting for seat {report['to_act']}"
