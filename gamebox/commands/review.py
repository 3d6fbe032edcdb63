"""gamebox review: what a game was made of, luck and skill, move by move."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from gamebox.bots.judged import Review
from gamebox.bots.review import review
from gamebox.commands.crowd import Bar
from gamebox.commands.output import as_text, tell_error
from gamebox.engine.game import Over
from gamebox.engine.record import Record, RecordError, load, replay
from gamebox.games.registry import GAMES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--json", action="store_true", help="print it as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        record = load(Path(arguments.file), GAMES)
        _check_secrets(record)
        count = len(record.moves)
        bar = Bar(count)
        found = review(record, lambda share: bar.show(round(share * count)))
    except RecordError as error:
        tell_error(arguments.file, error, as_json=arguments.json)
        return 1
    if arguments.json:
        print(as_text(document(arguments.file, found)))
    else:
        _tell(arguments.file, found)
    return 0


def _check_secrets(record: Record) -> None:
    """What luck there was tells what hands hold."""
    if record.setup.game.secrets and not isinstance(replay(record).to_act(), Over):
        raise RecordError("The game is not over: a review would tell its secrets.")


def document(name: str, found: Review) -> dict[str, Any]:
    """As other programs read it; seats count from 1."""
    return {
        "file": name,
        "game": found.game,
        "judge": found.judge,
        "unit": found.unit,
        "seats": [
            {key: getattr(seat, key) for key in ("name", "start", "end", "luck", "lost", "gifts")}
            for seat in found.seats
        ],
        "moves": [
            {
                "index": move.index,
                "text": move.text,
                "kind": move.kind,
                "seat": move.seat + 1,
                "win": list(move.values),
                "luck": None if move.luck is None else list(move.luck),
                "best": move.best,
                "loss": move.loss,
            }
            for move in found.moves
        ],
        "moments": [
            {"move": moment.move, "seat": moment.seat + 1, "kind": moment.kind, "text": moment.text}
            for moment in found.moments
        ],
        "seconds": found.seconds,
    }


def _tell(name: str, found: Review) -> None:
    print(f"{name}: {found.game}, {len(found.moves)} moves, judged by {found.judge} in {found.seconds:.1f} s")
    factor, unit = (100, "%") if found.unit == "win" else (1, "points")
    for number, seat in enumerate(found.seats, 1):
        luck, lost, gifts = (factor * part for part in (seat.luck, seat.lost, seat.gifts))
        print(
            f"  seat {number}, {seat.name}: from {factor * seat.start:.0f} to {factor * seat.end:.0f} {unit}; "
            f"luck {luck:+.0f}, lost {lost:.0f}, gifts {gifts:+.0f}"
        )
    for moment in found.moments:
        print(f"  move {moment.move + 1}, {moment.kind}: {moment.text}")
