"""The bots of Lava & Rails. They see a view and the legal moves, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from gamebox.bots.bot import PolicyBot
from gamebox.bots.lavarails import railway_sense, volcano_sense
from gamebox.games.lavarails.actions import PASS, REROLL, Action, Draw, MarkLava, Place, Return
from gamebox.games.lavarails.grid import BITS, around, fields
from gamebox.games.lavarails.tracks import PIECES
from gamebox.games.lavarails.view import LavarailsView, Phase, PlayerSheet

_BOLDNESS = 0.5
"""A reroll must help at least this likely when a die is at stake (LR-17)."""


def easy(view: LavarailsView, _legal: Sequence[Action], _rng: Random) -> Action:
    """The move that looks best by itself, without thinking ahead."""
    match view.phase:
        case Phase.LAVA:
            return MarkLava(min(fields(view.targets), key=partial(volcano_sense.harm_of_lava, view.acting)))
        case Phase.PLACE:
            return _placing(view)
        case Phase.RETURN:
            worths = _worths(view.acting, view.targets)
            return Return(min(worths, key=worths.__getitem__))
        case Phase.DRAW:
            field = next(fields(view.targets))
            return Draw(field, max(PIECES, key=partial(railway_sense.worth_of_piece, view.acting, field)))
    return REROLL if _dares(view) else PASS


def _worths(player: PlayerSheet, mask: int) -> dict[int, float]:
    if player.sheet.volcanic:
        return {field: volcano_sense.worth_of_cross(player, field) for field in fields(mask)}
    return railway_sense.worth_of_fields(player, fields(mask))


def _placing(view: LavarailsView) -> Place:
    worths = _worths(view.acting, view.targets)
    return Place(max(worths, key=lambda field: worths[field] + room(view, field)))


def room(view: LavarailsView, field: int) -> float:
    """How likely another die finds a place in this pass: free fields beside the dice, best with dice that fit."""
    player, number = view.acting, view.sheet.number_at[field]
    beside = around(player.dice | BITS[field]) & player.free & ~BITS[field]
    fitting = set(view.pool) if view.pool.count(number) > 1 else set(view.pool) - {number}
    ready = {view.sheet.number_at[near] for near in fields(beside)} & fitting
    return 1.5 * min(len(ready), 2) + 0.2 * min(beside.bit_count(), 5)


def _dares(view: LavarailsView) -> bool:
    """Reroll when it likely helps; with no die at stake, when it can help at all."""
    player = view.acting
    helpful = len({view.sheet.number_at[field] for field in fields(player.reach)})
    succeeds = 1 - (1 - helpful / 6) ** view.pool_size
    at_stake = player.dice != 0 or view.reroll_fail == "out"
    return succeeds >= _BOLDNESS if at_stake else succeeds > 0


class YardstickBot(PolicyBot):
    policy = staticmethod(easy)
