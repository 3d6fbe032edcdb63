"""Level 8's bots. They see a view and the legal moves, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from gamebox.bots.bot import PolicyBot
from gamebox.bots.level8.outlook import Outlook, outlook, unseen
from gamebox.games.level8.actions import (
    ASKS,
    DISCARDS,
    DONE,
    DROPS,
    TAKE_DRAW,
    TAKE_PILE,
    Action,
    Add,
    Ask,
    Discard,
    Give,
    Keep,
    Lay,
    Move,
    Show,
    Steal,
    Wild,
)
from gamebox.games.level8.board import WISHES, FieldAction
from gamebox.games.level8.deck import COLOUR, JOKER, NUMBER
from gamebox.games.level8.moves import MOST_KEPT
from gamebox.games.level8.solver import best
from gamebox.games.level8.table import Step
from gamebox.games.level8.turns import SHOWN
from gamebox.games.level8.view import Level8View

_COLLECTING: dict[FieldAction, float] = {
    "joker": 3.0,
    "again": 2.2,
    "ask": 1.7,
    "plus2": 1.6,
    "reveal": 1.6,
    "swap": 1.5,
    "plus1": 1.0,
    "all": 0.7,
}
"""What a field is worth until the level lies: about as many good cards as it brings."""

_FINISHING: dict[FieldAction, float] = {
    "joker": 3.0,
    "ask": 2.0,
    "reveal": 1.9,
    "again": 1.5,
    "all": 1.2,
    "swap": 1.1,
    "plus1": 1.0,
    "plus2": 0.2,
}
"""What a field is worth when hand cards are only in the way."""

_GOOD_TOP = 0.25
"""From so much on an open card is better than an unknown one."""
_USELESS = 0.1


def easy(view: Level8View, legal: Sequence[Action], rng: Random) -> Action:
    """Collect what the best plans lack, lay out as soon as possible, then get rid of everything."""
    return _CHOOSERS[view.step](view, legal, rng)


def _me(view: Level8View) -> Outlook:
    return outlook(view, view.actor)


def _tops(view: Level8View) -> dict[int, int]:
    """The open top cards by seat."""
    return {seat: pile[-1] for seat, pile in enumerate(view.discards) if pile}


def _field_worth(view: Level8View, action: FieldAction, best_top: float) -> float:
    worths = _FINISHING if view.laid[view.turn] else _COLLECTING
    if action == "wild":
        return max(_field_worth(view, wish, best_top) for wish in WISHES) - 0.1
    if action == "joker" and not view.jokers:
        action = "plus1"
    takes = action in {"plus1", "plus2", "again"}
    return worths[action] + (best_top if takes else 0.0)


def _best_top(view: Level8View) -> float:
    getting = _me(view).getting
    return max((getting[card] for card in _tops(view).values()), default=0.0)


def _choose_move(view: Level8View, legal: Sequence[Action], _rng: Random) -> Action:
    top = _best_top(view)
    moves = [action for action in legal if isinstance(action, Move)]
    return max(moves, key=lambda move: _field_worth(view, view.board.fields[move.field], top))


def _choose_wild(view: Level8View, legal: Sequence[Action], _rng: Random) -> Action:
    top = _best_top(view)
    wilds = [action for action in legal if isinstance(action, Wild)]
    return max(wilds, key=lambda wild: _field_worth(view, wild.action, top))


def _choose_take(view: Level8View, _legal: Sequence[Action], _rng: Random) -> Action:
    getting = _me(view).getting
    tops = _tops(view)
    seat = max(tops, key=lambda seat: getting[tops[seat]], default=None)
    if seat is None or (view.can_draw and getting[tops[seat]] < _GOOD_TOP):
        return TAKE_DRAW
    return TAKE_PILE[seat]


def _choose_drop(view: Level8View, _legal: Sequence[Action], _rng: Random) -> Action:
    holding = _me(view).holding
    worst = min(view.hand, key=holding.__getitem__)
    return DONE if view.drops and holding[worst] > _USELESS else DROPS[worst]


def _choose_ask(view: Level8View, _legal: Sequence[Action], rng: Random) -> Action:
    getting = _me(view).getting
    hidden = unseen(view)
    in_hands = sum(view.counts) - len(view.hand)
    share = in_hands / max(1, in_hands + view.draw)

    def worth(ask: Ask) -> float:
        values = NUMBER if ask.kind == "number" else COLOUR
        found = [getting[card] for card in hidden if values[card] == ask.value]
        if not found:
            return 0.0
        return sum(found) / len(found) * (1 - (1 - share) ** len(found))

    one_way = [ask for ask in ASKS if ask.clockwise]
    chosen = max(one_way, key=worth)
    return Ask(rng.random() < 0.5, chosen.kind, chosen.value)


def _choose_give(view: Level8View, legal: Sequence[Action], _rng: Random) -> Action:
    holding = _me(view).holding
    gives = [action for action in legal if isinstance(action, Give)]
    return min(gives, key=lambda give: holding[give.card])


def _choose_show(view: Level8View, _legal: Sequence[Action], _rng: Random) -> Action:
    holding = _me(view).holding
    return Show(tuple(sorted(view.hand, key=holding.__getitem__)[:SHOWN]))


def _choose_steal(view: Level8View, legal: Sequence[Action], _rng: Random) -> Action:
    getting = _me(view).getting
    steals = [action for action in legal if isinstance(action, Steal)]
    return max(steals, key=lambda steal: getting[steal.card])


def _choose_play(view: Level8View, legal: Sequence[Action], _rng: Random) -> Action:
    if not view.laid[view.turn]:
        layout = best(view.hand, view.level_of(view.turn))
        if layout:
            return Lay(layout)
    adds = [action for action in legal if isinstance(action, Add)]
    if adds:
        return min(adds, key=lambda add: add.face >= JOKER)
    return _worst_discard(view)


def _worst_discard(view: Level8View) -> Discard:
    holding = _me(view).holding
    return DISCARDS[min(view.hand, key=holding.__getitem__)]


def _choose_second(view: Level8View, _legal: Sequence[Action], _rng: Random) -> Action:
    return _worst_discard(view)


def _choose_keep(view: Level8View, _legal: Sequence[Action], _rng: Random) -> Action:
    holding = _me(view).holding
    useful = [card for card in view.hand if holding[card] > _USELESS]
    return Keep(tuple(sorted(useful, key=holding.__getitem__, reverse=True)[:MOST_KEPT]))


_CHOOSERS: dict[Step, Callable[[Level8View, Sequence[Action], Random], Action]] = {
    "move": _choose_move,
    "wild": _choose_wild,
    "take": _choose_take,
    "swap": _choose_drop,
    "ask": _choose_ask,
    "give": _choose_give,
    "show": _choose_show,
    "steal": _choose_steal,
    "play": _choose_play,
    "discard": _choose_second,
    "keep": _choose_keep,
}


class YardstickBot(PolicyBot):
    policy = staticmethod(easy)
