"""The eruption at the beginning of a pass on the volcano: who must mark a field with lava (LR-31 to LR-33)."""

from __future__ import annotations

from gamebox.engine.game import Emit
from gamebox.games.lavarails import lava, reports
from gamebox.games.lavarails.actions import Erupt, MarkLava
from gamebox.games.lavarails.events import Erupted, Lucky
from gamebox.games.lavarails.grid import BITS
from gamebox.games.lavarails.position import Position
from gamebox.games.lavarails.view import Phase

_LAVA, _ROLL = Phase.LAVA, Phase.ROLL  # looking up enum members costs time that playouts do not have


def erupt(position: Position, action: Erupt, emit: Emit | None) -> None:
    position.eruption = action.number
    if emit:
        emit(Erupted(position.turn, action.number))
    _ask_for_lava(position, position.start, emit)


def _ask_for_lava(position: Position, seat: int, emit: Emit | None) -> None:
    """The next player with a candidate field must choose, others are lucky (LR-33); then the dice are rolled."""
    while True:
        position.targets = lava.candidates(
            position.sheet, position.eruption, position.marked[seat], position.lava[seat]
        )
        if position.targets:
            position.hand_over(seat, emit)
            position.phase = _LAVA
            return
        if emit:
            emit(Lucky(seat, position.eruption))
        seat = (seat + 1) % position.seats
        if seat == position.start:
            break
    _await_roll(position, emit)


def _await_roll(position: Position, emit: Emit | None) -> None:
    position.hand_over(position.start, emit)
    position.targets = 0
    position.phase = _ROLL


def mark_lava(position: Position, action: MarkLava, emit: Emit | None) -> None:
    seat = position.turn
    if emit:
        reports.lava_flows(position.sheet, seat, position.lava[seat], action.field, emit)
    bit = BITS[action.field]
    position.lava[seat] |= bit
    position.free[seat] &= ~bit
    following = (seat + 1) % position.seats
    if following == position.start:
        _await_roll(position, emit)
    else:
        _ask_for_lava(position, following, emit)
