"""The end of a pass: dice become crosses or tracks (LR-30, LR-40); another one begins, or the game ends (LR-19)."""

from __future__ import annotations

from gamebox.engine.game import Emit
from gamebox.games.lavarails import reports
from gamebox.games.lavarails.actions import Draw
from gamebox.games.lavarails.events import GameWon, PassBegan, PassEnded
from gamebox.games.lavarails.grid import BITS, around
from gamebox.games.lavarails.position import PASSES, Position
from gamebox.games.lavarails.tracks import ENDS
from gamebox.games.lavarails.view import Phase

_DRAW, _OVER = Phase.DRAW, Phase.OVER  # looking up enum members costs time that playouts do not have


def end_pass(position: Position, emit: Emit | None) -> None:
    if emit:
        emit(PassEnded(position.pass_number, not position.left))
    if position.sheet.volcanic:
        _ink(position, emit)
        _next_pass(position, emit)
    else:
        _ask_to_draw(position, position.start, emit)


def _ink(position: Position, emit: Emit | None) -> None:
    """Every field with a die gets a cross (LR-30)."""
    for step in range(position.seats):
        seat = (position.start + step) % position.seats
        dice = position.dice[seat]
        if not dice:
            continue
        if emit:
            reports.crosses_inked(position.sheet, seat, position.marked[seat], dice, emit)
        position.marked[seat] |= dice
        position.dice[seat] = 0


def _ask_to_draw(position: Position, seat: int, emit: Emit | None) -> None:
    """The next player with dice draws a piece for each of them (LR-40)."""
    while not position.dice[seat]:
        seat = (seat + 1) % position.seats
        if seat == position.start:
            _next_pass(position, emit)
            return
    position.hand_over(seat, emit)
    position.targets = position.dice[seat]
    position.phase = _DRAW


def draw(position: Position, action: Draw, emit: Emit | None) -> None:
    seat, bit = position.turn, BITS[action.field]
    first, second = ENDS[action.piece]
    tracks = list(position.tracks[seat])
    tracks[first] |= bit
    tracks[second] |= bit
    position.tracks[seat] = tuple(tracks)
    position.marked[seat] |= bit
    position.dice[seat] = position.targets = position.dice[seat] ^ bit
    if emit:
        reports.track_drawn(position.sheet, seat, tracks, action.field, action.piece, emit)
    if not position.targets:
        following = (seat + 1) % position.seats
        if following == position.start:
            _next_pass(position, emit)
        else:
            _ask_to_draw(position, following, emit)


def _next_pass(position: Position, emit: Emit | None) -> None:
    if position.pass_number == PASSES[position.seats]:
        position.prepare_pool()
        position.phase = _OVER
        if emit:
            over = position.outcome()
            emit(GameWon(over.winners, over.scores))
        return
    position.pass_number += 1
    position.start = position.turn = (position.start + 1) % position.seats
    position.shores = [around(marked) for marked in position.marked]
    position.prepare_pool()
    if emit:
        emit(PassBegan(position.pass_number, position.start))
