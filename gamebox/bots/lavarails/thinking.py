"""What a move leads to: the rest of the pass is played many times, then every sheet is judged by its outlook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from typing import TypeVar

from gamebox.bots.lavarails import railway_sense
from gamebox.bots.lavarails.loops import Loop
from gamebox.bots.lavarails.odds import win_chances
from gamebox.bots.lavarails.outlook import Aim, Outlook
from gamebox.bots.lavarails.railway import Pace, RailwayOutlook, learned_pace
from gamebox.bots.lavarails.rest import Rest, Wishes
from gamebox.bots.lavarails.volcano import Model, VolcanoOutlook
from gamebox.games.lavarails.actions import Action, Draw, MarkLava
from gamebox.games.lavarails.grid import BITS, fields
from gamebox.games.lavarails.tracks import piece_with
from gamebox.games.lavarails.view import LavarailsView, Phase, PlayerSheet

_Action = TypeVar("_Action", bound=Action)

_BEFORE_DICE = {Phase.ERUPTION, Phase.LAVA, Phase.ROLL}
"""Then the whole pass is still to come."""
_REMEMBERED = 400
_NOISE = {True: 0.3, False: 0.5}
"""How far wishes differ from playout to playout, compared with the dearest one: on volcanoes, and on railways."""
_SURE, _OPEN = 4.0, 4.0
"""How far results spread at the end, and how much more with each pass that is left."""
_POINT = 0.007
"""What a point ahead of the others is worth in chances to win: it tells moves apart where those are settled."""


class Memory:
    """What somebody has thought of: plans are kept, not made anew at every move."""

    def __init__(
        self, caution: float = 1.0, pace: Pace | None = None, model: Model | None = None, winner: int | None = None
    ) -> None:
        """`winner` is the seat that wants to be ahead in the end, whatever the points."""
        self._caution = caution
        self._pace = pace
        self._model = model
        self._winner = winner
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
            aim = self._aim(view, left) if seat == self._winner else None
            known = self._outlooks[key] = self._outlook(player, seat, len(view.players), left, underway, aim)
        return known

    def _aim(self, view: LavarailsView, left: int) -> Aim | None:
        """None for somebody who plays alone."""
        others = [(seat, player) for seat, player in enumerate(view.players) if seat != self._winner]
        rivals = [self.thought(player, seat, view).points(player.dice) for seat, player in others]
        return Aim(max(rivals), _SURE + _OPEN * sqrt(left + 1)) if rivals else None

    def _outlook(
        self, player: PlayerSheet, seat: int, seats: int, left: int, underway: bool, aim: Aim | None
    ) -> Outlook:
        if player.sheet.volcanic:
            return VolcanoOutlook(player, seats, left, self._model, aim)
        known = self._loops.get(seat, ())
        pace = (self._pace or learned_pace()).careful(self._caution)
        return RailwayOutlook(player, seats, left, underway=underway, known=known, pace=pace, aim=aim)


class Playouts:
    """The rest of a pass, several times: with the same chance for every move, so that moves compare well."""

    def __init__(
        self, view: LavarailsView, outlooks: Sequence[Outlook], count: int, seed: int, *, mixed: bool = False
    ) -> None:
        """If `mixed`, everybody plays by plain sense in every other one, and by wishes only in the rest."""
        self._rest, self._phase, self._seed = Rest(view), view.phase, seed
        rng = Random(seed)
        priced = [_prices(view.sheet.numbers, view.sheet.volcanic, outlook.wishes) for outlook in outlooks]
        self._wishes: list[Wishes] = [
            None if mixed and number % 2 else [_order(mood, prices, rng) for mood, prices in priced]
            for number in range(count)
        ]

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


def _prices(numbers: int, volcanic: bool, wishes: Mapping[int, float]) -> tuple[float, list[tuple[float, int]]]:
    """How far moods reach, and what everything is worth without any."""
    prices = [(wishes.get(field, 0.0), BITS[field]) for field in fields(numbers)]
    return _NOISE[volcanic] * max(wishes.values(), default=1.0), prices


def _order(mood: float, prices: Sequence[tuple[float, int]], rng: Random) -> list[int]:
    """All fields, the dearest first, give or take a mood."""
    random = rng.random
    return [bit for _, bit in sorted([(price + mood * random(), bit) for price, bit in prices], reverse=True)]


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
    worths = railway_sense.worths_of_pieces(view.acting, field)
    return Draw(field, max(worths, key=worths.__getitem__))


def leading(
    view: LavarailsView, legal: Sequence[_Action], memory: Memory, count: int, seed: int, denial: float
) -> _Action:
    """The move after which it is ahead most; a point that another does not get is worth `denial`."""
    outlooks = memory.outlooks(view)
    playouts = Playouts(view, outlooks, count, seed)
    others = max(1, len(outlooks) - 1)

    def lead(action: _Action) -> float:
        ends = playouts.after(action)
        points = [sum(outlook.points(end[seat]) for end in ends) for seat, outlook in enumerate(outlooks)]
        mine = points.pop(view.turn)
        return mine - denial * sum(points) / others

    return max(legal, key=lead)


def likeliest(view: LavarailsView, legal: Sequence[_Action], memory: Memory, count: int, seed: int) -> _Action:
    """The move after which it wins most likely, as the ends of the pass promise."""
    outlooks, turn = memory.outlooks(view), view.turn
    playouts = Playouts(view, outlooks, count, seed, mixed=True)

    def worth(end: Sequence[int]) -> float:
        points = [outlook.points(dice) for outlook, dice in zip(outlooks, end, strict=True)]
        spreads = [outlook.spread(dice) for outlook, dice in zip(outlooks, end, strict=True)]
        others = (sum(points) - points[turn]) / max(1, len(points) - 1)
        return win_chances(points, spreads)[turn] + _POINT * (points[turn] - others)

    return max(legal, key=lambda action: sum(map(worth, playouts.after(action))))
