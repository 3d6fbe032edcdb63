"""Short ways to an EXXTRA position."""

from __future__ import annotations

from typing import Any

from gamebox.engine.game import Event
from gamebox.games.exxtra.notation import read, write
from gamebox.games.exxtra.state import ExxtraOptions, ExxtraState


def play(moves: str = "", seats: int = 4, **options: Any) -> ExxtraState:
    """The position after moves that are separated by commas, each checked to be allowed."""
    state = ExxtraState(seats, ExxtraOptions(**options))
    for text in filter(None, moves.split(", ")):
        action = read(text)
        assert state.refusal(action) is None, f"{text} is refused"
        state.apply(action)
    return state


def doubles(steps: int) -> str:
    """One turn's rolls that take the pawn `steps` fields on, the last throw not yet accepted."""
    throws = ["=33"] * (steps // 3) + {0: [], 1: ["=11"], 2: ["=22"]}[steps % 3]
    return ", roll, ".join(throws)


def legal(state: ExxtraState) -> list[str]:
    return [write(action) for action in state.legal()]


def rule_against(state: ExxtraState, text: str) -> str | None:
    """The rule that forbids a move; None if it is allowed."""
    refusal = state.refusal(read(text))
    return refusal.rule if refusal else None


def events_of(state: ExxtraState, text: str) -> list[Event]:
    events: list[Event] = []
    state.apply(read(text), events.append)
    return events


def pairs(state: ExxtraState) -> dict[int, str]:
    """What lies on the ladder: seat, counted from 1, to "result on field"."""
    document = state.document()
    return {
        seat: f"{document['results'][seat - 1]} on {field}"
        for field, seats in enumerate(document["ladder"])
        for seat in seats
    }
