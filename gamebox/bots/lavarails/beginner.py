"""Plays like somebody new to the game: greedy, fond of finishing something small, and never thinking of the lava."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from gamebox.bots.bot import Character, PolicyBot
from gamebox.bots.lavarails.railway_sense import worths_of_pieces
from gamebox.engine.game import QT_TRANSLATE_NOOP
from gamebox.games.lavarails.actions import PASS, REROLL, Action, Draw, MarkLava, Place, Return
from gamebox.games.lavarails.grid import BITS, OPPOSITE, STEP, around, fields, neighbours
from gamebox.games.lavarails.tracks import ENDS, PIECES, closed_lines
from gamebox.games.lavarails.view import LavarailsView, Phase, PlayerSheet

_CARELESS = 0.4
"""How often a piece is drawn without a thought of where its line leads."""


def beginner(view: LavarailsView, _legal: Sequence[Action], rng: Random) -> Action:
    """What catches the eye; among equals, whichever."""
    player = view.acting
    targets = list(fields(view.targets))
    rng.shuffle(targets)
    match view.phase:
        case Phase.LAVA:
            return MarkLava(min(targets, key=player.sheet.value_at.__getitem__))
        case Phase.PLACE:
            return Place(max(targets, key=partial(_charm, player)))
        case Phase.RETURN:
            return Return(min(targets, key=partial(_charm, player)))
        case Phase.DRAW:
            field = next(fields(view.targets))
            pieces = _glimpsed(player, field) if rng.random() < _CARELESS else worths_of_pieces(player, field)
            return Draw(field, max(rng.sample(PIECES, len(PIECES)), key=pieces.__getitem__))
    return REROLL if player.reach else PASS


def _charm(player: PlayerSheet, field: int) -> float:
    """Gems and stations glitter; then what is nearly done, however little it is worth."""
    value = player.sheet.value_at[field]
    if player.sheet.volcanic:
        lanes = (lane.numbers for lane in player.sheet.lanes if lane.numbers >> field & 1)
        return 2 * value + max((_lure(player, numbers) for numbers in lanes), default=0.0)
    return 0.5 * value + len(_ends_towards(player, field)) ** 2 + 0.5 * _room(player, field)


def _room(player: PlayerSheet, field: int) -> int:
    """The fields beside the dice where the next one could lie; nobody counts more than a handful."""
    beside = around(player.dice | BITS[field]) & player.free & ~BITS[field]
    return min(beside.bit_count(), 5)


def _lure(player: PlayerSheet, numbers: int) -> float:
    """A lane that lava has spoiled still lures a little: a beginner likes to finish it all the same."""
    missing = (numbers & ~(player.marked | player.dice | player.lava)).bit_count()
    return (4 if numbers & player.lava else 6) / (1 + missing)


def _ends_towards(player: PlayerSheet, field: int) -> list[int]:
    """The directions from which a piece of track points at the field."""
    return [direction for direction, beside in neighbours(field) if player.tracks[OPPOSITE[direction]] >> beside & 1]


def _glimpsed(player: PlayerSheet, field: int) -> dict[str, float]:
    """What each piece looks like to somebody who forgets where its line would lead."""
    return {piece: _joins(player, field, piece) for piece in PIECES}


def _joins(player: PlayerSheet, field: int, piece: str) -> float:
    """A piece that closes something is fun, however small; else it should go on from what lies there."""
    drawn = player.drawn(field, piece)
    if any(line >> field & 1 for line in closed_lines(drawn.tracks)):
        return 10.0
    joined = len(set(ENDS[piece]) & set(_ends_towards(player, field)))
    onward = sum(1 for direction in ENDS[piece] if _is_open(player, field + STEP[direction]))
    return 2.0 * joined + onward


def _is_open(player: PlayerSheet, field: int) -> bool:
    return field >= 0 and bool((player.free | player.dice) >> field & 1)


class BeginnerBot(PolicyBot):
    character = Character(
        QT_TRANSLATE_NOOP("Bot", "The magpie"),
        QT_TRANSLATE_NOOP("Bot", "Grabs what glitters, loves to finish small things and forgets the lava."),
    )
    policy = staticmethod(beginner)
