"""Level 8's end: who wins at once (L8-70, L8-71); the others are ranked by the level they have reached."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.engine.game import Over


def outcome(winner: int, levels: Sequence[int], rule: str) -> Over:
    others = [seat for seat in range(len(levels)) if seat != winner]
    reached = sorted({levels[seat] for seat in others}, reverse=True)
    places = tuple(tuple(seat for seat in others if levels[seat] == level) for level in reached)
    return Over(((winner,), *places), tuple(levels), rule)
