"""gamebox advise: what the seat to act could do, the best first, by what that seat knows."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from gamebox.bots.advice import Advice, advise
from gamebox.bots.judge import Knowledge, Verdict, judge_for
from gamebox.commands.arguments import count
from gamebox.commands.output import as_text, tell_error
from gamebox.engine.game import Over, Turn
from gamebox.engine.record import RecordError, load
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--until", type=count, metavar="N", help="after the first N moves")
    parser.add_argument("--json", action="store_true", help="print it as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        record = load(Path(arguments.file), GAMES)
        session = Session(record.setup, record.moves[: arguments.until])
    except RecordError as error:
        tell_error(arguments.file, error, as_json=arguments.json)
        return 1
    advice = _advice(session)
    if arguments.json:
        print(as_text(advice))
    else:
        _tell(arguments.file, advice)
    return 0


def _advice(session: Session) -> dict[str, Any]:
    """Nothing can be done where dice or cards decide, or when the game is over."""
    waiting, setup = session.state.to_act(), session.setup
    if not isinstance(waiting, Turn):
        return {"seat": None if isinstance(waiting, Over) else waiting.seat + 1, "moves": []}
    seat = waiting.seat
    seen = (event.seen_by(seat) for step in session.steps for event in step.events)
    events = tuple(event for event in seen if event)
    judge = judge_for(setup.game.id, len(setup.seats), setup.options)
    advice = advise(judge, Knowledge(seat, setup.options, session.state.view(seat), events), session.state.legal())
    return {"seat": seat + 1, "moves": [_move(session, advice, verdict) for verdict in advice.verdicts]}


def _move(session: Session, advice: Advice, verdict: Verdict) -> dict[str, Any]:
    return {
        "text": session.setup.game.write(verdict.action),
        advice.unit: advice.worth(verdict),
        "reasons": [str(reason) for reason in verdict.reasons],
    }


def _tell(name: str, advice: dict[str, Any]) -> None:
    if not advice["moves"]:
        print(f"{name}: {'the game is over' if advice['seat'] is None else 'waiting for chance'}")
        return
    print(f"{name}: seat {advice['seat']} could")
    for move in advice["moves"]:
        value = f"{move['win']:.1%}" if "win" in move else f"{move['points']:.1f} points"
        print(f"  {move['text']}: {value}. {' '.join(move['reasons'])}".rstrip())
