"""EXXTRA's end: the first pawn at the goal wins (EX-40); the others are ranked by how far they came."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.engine.game import Over

GOAL = 21


def outcome(positions: Sequence[int]) -> Over:
    reached = sorted(set(positions), reverse=True)
    places = tuple(tuple(seat for seat, at in enumerate(positions) if at == field) for field in reached)
    return Over(places, tuple(positions), "EX-40")
