"""What a move leads to: the rest of the pass is played many times, then every sheet is judged by its outlook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from gamebox.bots.lavarails import railway_sense
from gamebox.bots.lavarails.loops import Loop
from gamebox.bots.lavarails.outlook import Outlook
from gamebox.bots.lavarails.railway import RailwayOutlook
from gamebox.bots.lavarails.rest import Rest, Wishes
from gamebox.bots.lavarails.volcano import VolcanoOutlook
from gamebox.games.lavarails.actions import Action, Draw, MarkLava
from gamebox.games.lavarails.grid import BITS, fields
from gamebox.games.lavarails.tracks import PIECES, piece_with
from gamebox.games.lavarails.view import LavarailsView, Phase, PlayerSheet

_BEFORE_DICE = {Phase.ERUPTION, Phase.LAVA, Phase.ROLL}
"""Then the whole pass is still to come."""
_REMEMBERED = 400
_NOISE = 0.5
"""How far wishes differ from playout to playout, compared with the dearest one."""


class Memory:
    """What somebody has thought of: plans are kept, not made anew at every move."""

    def __init__(self, caution: float = 1.0) -> None:
        """Caution prefers short loops: so many times the time is thought to be needed."""
        self._caution = caution
        self._loops: dict[int, tuple[Loop, ...]] = {}
        self._outlooks: dict[object, Outlook] = {}

    def outlooks(self, view: LavarailsView) -> list[Outlook]:
        found = []
        for seat, player in enumerate(view.players):
            outlook = self.thought(player, seat, view)
            if isinstance(outlook, RailwayOutlook):
                self._loops[seat] = outlook.loops
            found.append(outlook)
        return found

    def thought(self, player: PlayerSheet, seat: int, view: LavarailsView) -> Outlook:
        """Of a seat's sheet, also of one that it may have after a move."""
        left = view.passes - view.pass_number + (view.phase in _BEFORE_DICE)
        underway = view.phase not in _BEFORE_DICE and view.phase is not Phase.DRAW
        key = (player.dice, player.marked, player.lava, player.tracks, player.head_start, seat, left, underway)
        known = self._outlooks.get(key)
        if known is None:
            if len(self._outlooks) > _REMEMBERED:
                self._outlooks.clear()
            known = self._outlooks[key] = self._outlook(player, seat, len(view.players), left, underway)
        return known

    def _outlook(self, player: PlayerSheet, seat: int, seats: int, left: int, underway: bool) -> Outlook:
        if player.sheet.volcanic:
            return VolcanoOutlook(player, seats, left)
        known = self._loops.get(seat, ())
        return RailwayOutlook(player, seats, left, underway=underway, caution=self._caution, known=known)


class Playouts:
    """The rest of a pass, several times: with the same chance for every move, so that moves compare well."""

    def __init__(self, view: LavarailsView, outlooks: Sequence[Outlook], count: int, seed: int) -> None:
        self._rest, self._phase, self._seed = Rest(view), view.phase, seed
        rng = Random(seed)
        wished = [outlook.wishes for outlook in outlooks]
        self._wishes = [_orders(view, wished, rng) for _ in range(count)]

    def after(self, action: Action) -> list[tuple[int, ...]]:
        """The dice of each seat at the end of the pass, in every playout."""
        ends = []
        for number, wishes in enumerate(self._wishes):
            rest = self._rest.copy()
            rest.finish_after(action, wishes, Random(self._seed + number))
            ends.append(tuple(rest.dice))
        return ends

    def ends(self) -> list[tuple[int, ...]]:
        """The dice of each seat if everybody plays on."""
        ends = []
        for number, wishes in enumerate(self._wishes):
            rest = self._rest.copy()
            rest.finish(self._phase, wishes, Random(self._seed + number))
            ends.append(tuple(rest.dice))
        return ends


def _orders(view: LavarailsView, wished: Sequence[Mapping[int, float]], rng: Random) -> Wishes:
    """Everybody's fields, the dearest first, give or take a mood."""
    random, orders = rng.random, []
    for wishes in wished:
        mood = _NOISE * max(wishes.values(), default=1.0)
        keyed = [(wishes.get(field, 0.0) + mood * random(), BITS[field]) for field in fields(view.sheet.numbers)]
        keyed.sort(reverse=True)
        orders.append([bit for _, bit in keyed])
    return orders


def sheet_after(player: PlayerSheet, action: MarkLava | Draw) -> PlayerSheet:
    if isinstance(action, MarkLava):
        return replace(player, lava=player.lava | BITS[action.field])
    return player.drawn(action.field, action.piece)


def mark_lava(view: LavarailsView, legal: Sequence[MarkLava], memory: Memory) -> MarkLava:
    """Lava where the sheet promises most after it."""
    return max(legal, key=lambda action: memory.thought(sheet_after(view.acting, action), view.turn, view).points(0))


def planned_piece(view: LavarailsView, memory: Memory) -> Draw:
    """The piece that a plan wants; elsewhere the one that fits best what lies around."""
    field = next(fields(view.targets))
    outlook = memory.outlooks(view)[view.turn]
    assert isinstance(outlook, RailwayOutlook)  # noqa: S101 - nothing is drawn on volcano sheets
    for plans, chances in zip(outlook.plans, outlook.chances, strict=True):
        plan = outlook.best(plans, chances, view.acting.dice)
        if plan and plan.loop.fields >> field & 1:
            return Draw(field, piece_with(plan.loop.ends(field)))
    return Draw(field, max(PIECES, key=lambda piece: railway_sense.worth_of_piece(view.acting, field, piece)))
