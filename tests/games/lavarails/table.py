"""Short ways to a Lava & Rails position."""

from __future__ import annotations

from typing import Any

from gamebox.engine.game import Event
from gamebox.games.lavarails.grid import BY_NAME, NAMES, fields
from gamebox.games.lavarails.notation import read, write
from gamebox.games.lavarails.position import LavarailsOptions
from gamebox.games.lavarails.sheet import Sheet, parse_sheet
from gamebox.games.lavarails.state import LavarailsState

VOLCANO = {
    "level": "volcano",
    "grid": """
        x   1   2   3
        4   5   6   1
        V   2   3   4""",
}
"""No 1, 3, 5 or 6 lies beside the volcano: such an eruption finds everybody lucky."""

RAILWAY = {
    "level": "railway",
    "grid": """
        EW  1   2   3
        4   5   6   1
        6   2   3   NS""",
}


def volcano(grid: str, **more: Any) -> dict[str, Any]:
    return {"level": "volcano", "grid": grid, **more}


def railway(grid: str, **more: Any) -> dict[str, Any]:
    return {"level": "railway", "grid": grid, **more}


def play(moves: str = "", sheet: Any = VOLCANO, seats: int = 2, **options: Any) -> LavarailsState:
    """The position after moves that are separated by commas, each checked to be allowed."""
    state = LavarailsState(seats, LavarailsOptions(sheet=sheet, **options))
    go_on(state, moves)
    return state


def go_on(state: LavarailsState, moves: str) -> list[Event]:
    """Make more moves; what happened."""
    events: list[Event] = []
    for text in filter(None, (move.strip() for move in moves.split(","))):
        action = read(text)
        refusal = state.refusal(action)
        assert refusal is None, f"{text}: {refusal}"
        state.apply(action, events.append)
    return events


def legal(state: LavarailsState) -> list[str]:
    return [write(action) for action in state.legal()]


def rule_against(state: LavarailsState, text: str) -> str | None:
    """The rule that forbids a move; None if it is allowed."""
    refusal = state.refusal(read(text))
    return refusal.rule if refusal else None


def player(state: LavarailsState, seat: int) -> dict[str, Any]:
    """A seat's sheet in the document, seats counted from 1."""
    sheet: dict[str, Any] = state.document()["sheets"][seat - 1]
    return sheet


def names(mask: int) -> list[str]:
    return [NAMES[field] for field in fields(mask)]


def mask(text: str) -> int:
    """The fields that are named, as a mask."""
    return sum(1 << BY_NAME[name] for name in text.split())


def sheet_of(document: dict[str, Any]) -> Sheet:
    return parse_sheet(document)
