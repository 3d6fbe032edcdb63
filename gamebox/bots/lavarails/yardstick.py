"""The bots of Lava & Rails. They see a view and the legal moves, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from gamebox.bots.bot import PolicyBot
from gamebox.bots.lavarails import railway_sense, volcano_sense
from gamebox.games.lavarails.actions import PASS, REROLL, Action, Draw, MarkLava, Place, Return
from gamebox.games.lavarails.grid import BITS, around, fields
from gamebox.games.lavarails.view import LavarailsView, Phase, PlayerSheet

_BOLDNESS = 0.5
"""A reroll must help at least this likely when a die is at stake (LR-17)."""


def easy(view: LavarailsView, _legal: Sequence[Action], _rng: Random) -> Action:
    """The move that looks best by itself, without thinking ahead."""
    return decide(view.phase, view.acting, view.targets, view.pool, view.pool_size, view.reroll_fail)


def decide(
    phase: Phase, player: PlayerSheet, targets: int, pool: Sequence[int], pool_size: int, reroll_fail: str
) -> Action:
    """The same, told only what the decision needs: whoever plays many games builds no views."""
    match phase:
        case Phase.PLACE:
            return _placing(player, targets, pool)
        case Phase.DRAW:
            field = next(fields(targets))
            pieces = railway_sense.worths_of_pieces(player, field)
            return Draw(field, max(pieces, key=pieces.__getitem__))
        case Phase.LAVA:
            return MarkLava(min(fields(targets), key=partial(volcano_sense.harm_of_lava, player)))
        case Phase.RETURN:
            worths = _worths(player, targets)
            return Return(min(worths, key=worths.__getitem__))
    return REROLL if _dares(player, pool_size, reroll_fail) else PASS


def _worths(player: PlayerSheet, mask: int) -> dict[int, float]:
    if player.sheet.volcanic:
        return {field: volcano_sense.worth_of_cross(player, field) for field in fields(mask)}
    return railway_sense.worth_of_fields(player, fields(mask))


def _placing(player: PlayerSheet, targets: int, pool: Sequence[int]) -> Place:
    worths = _worths(player, targets)
    if len(worths) == 1:
        return Place(next(iter(worths)))
    return Place(max(worths, key=lambda field: worths[field] + room(player, pool, field)))


def room(player: PlayerSheet, pool: Sequence[int], field: int) -> float:
    """How likely another die finds a place in this pass: free fields beside the dice, best with dice that fit."""
    sheet, bit = player.sheet, BITS[field]
    beside = around(player.dice | bit) & player.free & ~bit
    number, ready = sheet.number_at[field], 0
    for other in set(pool):
        if sheet.by_number[other] & beside and (other != number or pool.count(other) > 1):
            ready += 1
    return 1.5 * min(ready, 2) + 0.2 * min(beside.bit_count(), 5)


def _dares(player: PlayerSheet, pool_size: int, reroll_fail: str) -> bool:
    """Reroll when it likely helps; with no die at stake, when it can help at all."""
    helpful = len({player.sheet.number_at[field] for field in fields(player.reach)})
    succeeds = 1 - (1 - helpful / 6) ** pool_size
    at_stake = player.dice != 0 or reroll_fail == "out"
    return succeeds >= _BOLDNESS if at_stake else succeeds > 0


class YardstickBot(PolicyBot):
    policy = staticmethod(easy)
