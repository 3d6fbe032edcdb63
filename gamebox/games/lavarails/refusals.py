"""Why a move may not be made now: the rule and a sentence."""

from __future__ import annotations

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
from gamebox.games.lavarails.view import LavarailsView, Phase

_EXPECTED: dict[Phase, tuple[type[Action], ...]] = {
    Phase.ERUPTION: (Erupt,),
    Phase.LAVA: (MarkLava,),
    Phase.ROLL: (RollPool,),
    Phase.PLACE: (Place,),
    Phase.DECIDE: (Place, Pass, Reroll),
    Phase.REROLL: (RollPool,),
    Phase.RETURN: (Return,),
    Phase.GHOST: (Ghost,),
    Phase.DRAW: (Draw,),
    Phase.OVER: (),
}
"""What is looked at closely; anything else is out of turn."""


def why_not(view: LavarailsView, action: Action) -> Refusal | None:
    if not isinstance(action, _EXPECTED[view.phase]):
        return _forced(view, action) or _out_of_turn(view)
    match action:
        case MarkLava(field):
            return _lava_refusal(view, field)
        case RollPool(numbers):
            return _roll_refusal(view, numbers)
        case Place(field):
            return _placing_refusal(view, field)
        case Ghost(number):
            return _ghost_refusal(view, number)
        case Return(field):
            return _return_refusal(view, field)
        case Draw(field, _):
            return _draw_refusal(view, field)
    return None


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
            return Refusal("LR-17", QT_TRANSLATE_NOOP("Refusal", "One of the player’s dice must go back to the pool."))
        case Phase.GHOST:
            return Refusal("LR-20", QT_TRANSLATE_NOOP("Refusal", "First a die of the pool is drawn by lot."))
        case Phase.DRAW:
            return Refusal("LR-40", QT_TRANSLATE_NOOP("Refusal", "The fields with dice get their tracks first."))
    rule = "LR-37" if view.sheet.volcanic else "LR-47"
    return Refusal(rule, QT_TRANSLATE_NOOP("Refusal", "The game is over."))


def _lava_refusal(view: LavarailsView, field: int) -> Refusal | None:
    bit = BITS[field]
    if view.targets & bit:
        return None
    where = {"field": NAMES[field], "number": view.eruption}
    if view.acting.marked & bit:
        return Refusal("LR-32", QT_TRANSLATE_NOOP("Refusal", "Lava never flows onto a crossed field."))
    if not view.sheet.by_number[view.eruption] & bit:
        return Refusal("LR-31", QT_TRANSLATE_NOOP("Refusal", "{field} does not show a {number}."), where)
    if view.acting.lava & bit:
        return Refusal("LR-31", QT_TRANSLATE_NOOP("Refusal", "There is lava on {field} already."), where)
    return Refusal("LR-31", QT_TRANSLATE_NOOP("Refusal", "{field} is not beside a volcano or lava."), where)


def _roll_refusal(view: LavarailsView, numbers: tuple[int, ...]) -> Refusal | None:
    rule = "LR-16" if view.phase is Phase.REROLL else "LR-2"
    if len(numbers) != view.pool_size:
        counts = {"count": view.pool_size, "rolled": len(numbers)}
        return Refusal(rule, QT_TRANSLATE_NOOP("Refusal", "{count} dice are rolled, not {rolled}."), counts)
    if list(numbers) != sorted(numbers):
        return Refusal("LR-10", QT_TRANSLATE_NOOP("Refusal", "The dice lie sorted in the middle, lowest first."))
    return None


def _placing_refusal(view: LavarailsView, field: int) -> Refusal | None:
    if view.targets & BITS[field]:
        return None
    return _not_free(view, field) or _no_die(view, field) or _not_in_reach(view, field)


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
        return Refusal("LR-13", QT_TRANSLATE_NOOP("Refusal", "{field} is not beside one of the player’s dice."), where)
    rule = "LR-14" if view.acting.dice else "LR-12"
    if view.sheet.volcanic:
        return Refusal(rule, QT_TRANSLATE_NOOP("Refusal", "{field} is not beside a cross."), where)
    return Refusal(rule, QT_TRANSLATE_NOOP("Refusal", "{field} is not beside a track."), where)


def _ghost_refusal(view: LavarailsView, number: int) -> Refusal | None:
    if number in view.pool:
        return None
    return Refusal("LR-20", QT_TRANSLATE_NOOP("Refusal", "There is no {number} in the pool."), {"number": number})


def _return_refusal(view: LavarailsView, field: int) -> Refusal | None:
    if view.targets & BITS[field]:
        return None
    where = {"field": NAMES[field]}
    return Refusal("LR-17", QT_TRANSLATE_NOOP("Refusal", "None of the player’s dice lies on {field}."), where)


def _draw_refusal(view: LavarailsView, field: int) -> Refusal | None:
    following = next(fields(view.targets))
    if field == following:
        return None
    if view.targets & BITS[field]:
        where = {"field": NAMES[following]}
        return Refusal("LR-40", QT_TRANSLATE_NOOP("Refusal", "Row by row: {field} gets its track first."), where)
    if view.acting.marked & BITS[field]:
        return Refusal("LR-41", QT_TRANSLATE_NOOP("Refusal", "A drawn track is never changed."))
    where = {"field": NAMES[field]}
    return Refusal("LR-40", QT_TRANSLATE_NOOP("Refusal", "None of the player’s dice lies on {field}."), where)
