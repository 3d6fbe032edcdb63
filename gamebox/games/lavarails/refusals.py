"""Why a move may not be made now: the rule and a sentence."""

from __future__ import annotations

from collections.abc import Callable
from operator import le
from typing import Any, TypeAlias

from gamebox.engine.game import QT_TRANSLATE_NOOP, Refusal
from gamebox.games.lavarails.actions import (
    Action,
    Draw,
    Erupt,
    Ghost,
    MarkLava,
    Pass,
    Place,
    Reroll,
    Return,
    RollPool,
)
from gamebox.games.lavarails.grid import BITS, NAMES, around, fields
from gamebox.games.lavarails.position import Position
from gamebox.games.lavarails.view import LavarailsView, Phase

_Check: TypeAlias = Callable[[Position, Any], bool]


def _always(_position: Position, _action: Action) -> bool:
    return True


def _on_target(position: Position, action: MarkLava | Place | Return) -> bool:
    return position.targets & BITS[action.field] != 0


def _next_to_draw(position: Position, action: Draw) -> bool:
    """Row by row (LR-40)."""
    return position.targets & -position.targets == BITS[action.field]


def _whole_pool(position: Position, action: RollPool) -> bool:
    numbers = action.numbers
    return len(numbers) == position.left and all(map(le, numbers, numbers[1:]))


def _in_pool(position: Position, action: Ghost) -> bool:
    return position.counts[action.number] > 0


_CHECKS: dict[Phase, dict[type[Action], _Check]] = {
    Phase.ERUPTION: {Erupt: _always},
    Phase.LAVA: {MarkLava: _on_target},
    Phase.ROLL: {RollPool: _whole_pool},
    Phase.PLACE: {Place: _on_target},
    Phase.DECIDE: {Place: _on_target, Pass: _always, Reroll: _always},
    Phase.REROLL: {RollPool: _whole_pool},
    Phase.RETURN: {Return: _on_target},
    Phase.GHOST: {Ghost: _in_pool},
    Phase.DRAW: {Draw: _next_to_draw},
    Phase.OVER: {},
}
"""What is looked at closely, and when it may be done; anything else is out of turn."""


def why_not(position: Position, action: Action) -> Refusal | None:
    """A view is drawn up only for what may not be done: records are replayed by the ten thousand."""
    check = _CHECKS[position.phase].get(action.__class__)
    if check is None:
        view = position.view(None)
        return _forced(view, action) or _out_of_turn(view)
    return None if check(position, action) else _reason(position.view(None), action)


def _reason(view: LavarailsView, action: Action) -> Refusal:
    match action:
        case MarkLava(field):
            return _lava_refusal(view, field)
        case RollPool(numbers):
            return _roll_refusal(view, numbers)
        case Ghost(number):
            return Refusal(
                "LR-20", QT_TRANSLATE_NOOP("Refusal", "There is no {number} in the pool."), {"number": number}
            )
        case Return(field):
            where = {"field": NAMES[field]}
            return Refusal("LR-17", QT_TRANSLATE_NOOP("Refusal", "None of your dice lies on {field}."), where)
        case Draw(field, _):
            return _draw_refusal(view, field)
        case Place(field):
            return _not_free(view, field) or _no_die(view, field) or _not_in_reach(view, field)
    raise AssertionError(action)  # nothing else is looked at closely


def _forced(view: LavarailsView, action: Action) -> Refusal | None:
    """Passing, rerolling and giving back are bound to conditions of their own."""
    if isinstance(action, Reroll) and view.rerolled and view.phase in {Phase.PLACE, Phase.RETURN}:
        return Refusal("LR-17", QT_TRANSLATE_NOOP("Refusal", "A player rerolls at most once a turn."))
    if isinstance(action, Pass | Reroll) and view.phase is Phase.PLACE:
        return Refusal("LR-15", QT_TRANSLATE_NOOP("Refusal", "Whoever can place a die must do so."))
    if isinstance(action, Return) and view.phase in {Phase.PLACE, Phase.DECIDE}:
        return Refusal("LR-17", QT_TRANSLATE_NOOP("Refusal", "A die goes back only after a reroll that did not help."))
    return None


def _out_of_turn(view: LavarailsView) -> Refusal:
    match view.phase:
        case Phase.ERUPTION:
            return Refusal("LR-31", QT_TRANSLATE_NOOP("Refusal", "The eruption die must be rolled first."))
        case Phase.LAVA:
            return Refusal("LR-31", QT_TRANSLATE_NOOP("Refusal", "A field must be marked with lava first."))
        case Phase.ROLL:
            return Refusal("LR-10", QT_TRANSLATE_NOOP("Refusal", "The dice of the pool must be rolled first."))
        case Phase.PLACE:
            return Refusal("LR-10", QT_TRANSLATE_NOOP("Refusal", "Now a die of the pool must be placed."))
        case Phase.DECIDE:
            return Refusal("LR-16", QT_TRANSLATE_NOOP("Refusal", "No die can be placed: pass or reroll."))
        case Phase.REROLL:
            return Refusal("LR-16", QT_TRANSLATE_NOOP("Refusal", "The dice of the pool must be rerolled first."))
        case Phase.RETURN:
            return Refusal("LR-17", QT_TRANSLATE_NOOP("Refusal", "One of your dice must go back to the pool."))
        case Phase.GHOST:
            return Refusal("LR-20", QT_TRANSLATE_NOOP("Refusal", "First a die of the pool is drawn by lot."))
        case Phase.DRAW:
            return Refusal("LR-40", QT_TRANSLATE_NOOP("Refusal", "The fields with dice get their tracks first."))
    rule = "LR-37" if view.sheet.volcanic else "LR-47"
    return Refusal(rule, QT_TRANSLATE_NOOP("Refusal", "The game is over."))


def _lava_refusal(view: LavarailsView, field: int) -> Refusal:
    bit = BITS[field]
    where = {"field": NAMES[field], "number": view.eruption}
    if view.acting.marked & bit:
        return Refusal("LR-32", QT_TRANSLATE_NOOP("Refusal", "Lava never flows onto a crossed field."))
    if not view.sheet.by_number[view.eruption] & bit:
        return Refusal("LR-31", QT_TRANSLATE_NOOP("Refusal", "{field} does not show a {number}."), where)
    if view.acting.lava & bit:
        return Refusal("LR-31", QT_TRANSLATE_NOOP("Refusal", "There is lava on {field} already."), where)
    return Refusal("LR-31", QT_TRANSLATE_NOOP("Refusal", "{field} is not beside a volcano or lava."), where)


def _roll_refusal(view: LavarailsView, numbers: tuple[int, ...]) -> Refusal:
    rule = "LR-16" if view.phase is Phase.REROLL else "LR-2"
    if len(numbers) != view.pool_size:
        counts = {"count": view.pool_size, "rolled": len(numbers)}
        return Refusal(rule, QT_TRANSLATE_NOOP("Refusal", "{count} dice are rolled, not {rolled}."), counts)
    return Refusal("LR-10", QT_TRANSLATE_NOOP("Refusal", "The dice lie sorted in the middle, lowest first."))


def _not_free(view: LavarailsView, field: int) -> Refusal | None:
    bit, where = BITS[field], {"field": NAMES[field]}
    if not view.sheet.numbers & bit:
        return Refusal("LR-11", QT_TRANSLATE_NOOP("Refusal", "{field} is no number field."), where)
    if view.acting.lava & bit:
        return Refusal("LR-34", QT_TRANSLATE_NOOP("Refusal", "There is lava on {field}: no die can be placed."), where)
    if not view.acting.free & bit:
        return Refusal("LR-11", QT_TRANSLATE_NOOP("Refusal", "{field} is not free."), where)
    return None


def _no_die(view: LavarailsView, field: int) -> Refusal | None:
    number = view.sheet.number_at[field]
    if number in view.pool:
        return None
    where = {"field": NAMES[field], "number": number}
    return Refusal("LR-11", QT_TRANSLATE_NOOP("Refusal", "{field} shows {number}: no such die is in the pool."), where)


def _not_in_reach(view: LavarailsView, field: int) -> Refusal:
    where = {"field": NAMES[field]}
    if around(view.acting.dice) & view.acting.free:
        return Refusal("LR-13", QT_TRANSLATE_NOOP("Refusal", "{field} is not beside one of your dice."), where)
    rule = "LR-14" if view.acting.dice else "LR-12"
    if view.sheet.volcanic:
        return Refusal(rule, QT_TRANSLATE_NOOP("Refusal", "{field} is not beside a cross."), where)
    return Refusal(rule, QT_TRANSLATE_NOOP("Refusal", "{field} is not beside a track."), where)


def _draw_refusal(view: LavarailsView, field: int) -> Refusal:
    if view.targets & BITS[field]:
        where = {"field": NAMES[next(fields(view.targets))]}
        return Refusal("LR-40", QT_TRANSLATE_NOOP("Refusal", "Row by row: {field} gets its track first."), where)
    if view.acting.marked & BITS[field]:
        return Refusal("LR-41", QT_TRANSLATE_NOOP("Refusal", "A drawn track is never changed."))
    where = {"field": NAMES[field]}
    return Refusal("LR-40", QT_TRANSLATE_NOOP("Refusal", "None of your dice lies on {field}."), where)
