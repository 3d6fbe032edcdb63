"""EXXTRA's judge: exact over the rolls of a turn, a value net for what comes after it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from typing_extensions import override

from gamebox.bots.exxtra import odds
from gamebox.bots.exxtra.net import Vector
from gamebox.bots.exxtra.turn import setting_of, solver
from gamebox.bots.judge import Judge, Knowledge, Reason, Values, Verdict
from gamebox.engine.game import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, State
from gamebox.games.exxtra.actions import Action, Place
from gamebox.games.exxtra.ladder import OFF
from gamebox.games.exxtra.scoring import GOAL
from gamebox.games.exxtra.state import ExxtraState, ExxtraView


class ExxtraJudge(Judge):
    name = "exxtra-4"
    unit = "win"

    @override
    def values(self, state: State[Any, Any]) -> Values:
        assert isinstance(state, ExxtraState)  # noqa: S101 - the judge of this game
        turn, position = solver(setting_of(state)), state.positions[state.turn]
        if state.won:
            return tuple(float(seat == state.turn) for seat in range(len(state.positions)))
        if state.throw:
            return _by_seat(turn.rolled(position, state.reading), state.turn)
        return _by_seat(turn.roll_on(position) if state.rolls else turn.first_roll(position), state.turn)

    @override
    def weigh(self, knowledge: Knowledge, legal: Sequence[Action], include: Any = None) -> list[Verdict]:
        verdicts = [
            Verdict(action, _by_seat(chances, knowledge.view.turn), reasons=tuple(_reasons(knowledge.view, action)))
            for action, chances in weighed(knowledge.view, legal)
        ]
        return sorted(verdicts, key=lambda verdict: -verdict.values[knowledge.seat])


def weighed(view: ExxtraView, legal: Sequence[Action]) -> list[tuple[Action, Vector]]:
    """Each legal move with the chances of all seats, the one that acts first."""
    turn, position = solver(setting_of(view)), view.positions[view.turn]
    return [
        (
            action,
            turn.place(position, action.field, view.reading) if isinstance(action, Place) else turn.roll_on(position),
        )
        for action in legal
    ]


def _by_seat(chances: Vector, turn: int) -> Values:
    """As the rest of the program counts seats."""
    first = len(chances) - turn
    return (*chances[first:], *chances[:first])


def _reasons(view: ExxtraView, action: Action) -> list[Reason]:
    if not isinstance(action, Place):
        return _reasons_to_roll(view)
    placed = odds.placement(view, action.field, view.reading)
    reasons = []
    if placed.throws_out:
        text = QT_TRANSLATE_N_NOOP("Reason", "{reading} on dice field {field} throws out %n pair(s).")
        params = {"reading": f"{view.reading:02}", "field": action.field, "n": len(placed.throws_out)}
        reasons.append(Reason(text, params))
    if _threats(view) - set(placed.throws_out):
        reasons.append(Reason(QT_TRANSLATE_NOOP("Reason", "A rival who wins from the ladder stays there.")))
    if action.field:
        text = QT_TRANSLATE_N_NOOP("Reason", "It stays there in about {percent} of 100 games, for %n step(s).")
        steps = min(action.field, GOAL - view.positions[view.turn])
        reasons.append(Reason(text, {"percent": round(100 * placed.stays), "n": steps}))
        reasons += _dangers(view, placed)
    else:
        reasons.append(Reason(QT_TRANSLATE_NOOP("Reason", "There it is safe, and brings no step.")))
    return reasons


def _dangers(view: ExxtraView, placed: odds.Placement) -> list[Reason]:
    """Who could still throw the pair out: from below, with as much or more (EX-30)."""
    matched = odds.chance_to_be_matched(view.reading, view.double_x)
    text = QT_TRANSLATE_NOOP("Reason", "A rival ends up with {reading} or more in about {percent} of 100 turns.")
    likely = Reason(text, {"reading": f"{view.reading:02}", "percent": round(100 * matched)})
    if coming := odds.comers(view, placed):
        text = QT_TRANSLATE_N_NOOP("Reason", "%n pair(s) can still come below you.")
        return [Reason(text, {"n": coming}), likely]
    text = QT_TRANSLATE_NOOP("Reason", "Only somebody who gives up their steps, on field 0, can come below you.")
    return [Reason(text), likely]


def _threats(view: ExxtraView) -> set[int]:
    """The next seat, if its pair on the ladder carries it to the goal."""
    following = (view.turn + 1) % len(view.positions)
    spot = view.spots[following]
    return {following} if spot != OFF and view.positions[following] + spot >= GOAL else set()


def _reasons_to_roll(view: ExxtraView) -> list[Reason]:
    better = odds.chance_to_match(view.reading + 1) * (1 - odds.BUST_RISK)
    return [
        Reason(
            QT_TRANSLATE_NOOP("Reason", "The next roll is higher in {better} of 100 cases and a bust in {bust}."),
            {"better": round(100 * better), "bust": round(100 * odds.BUST_RISK)},
        ),
        Reason(QT_TRANSLATE_NOOP("Reason", "A bust costs the pair, and a field for each X.")),
    ]


def determinise(knowledge: Knowledge, _rng: Random) -> ExxtraState:
    """EXXTRA has no secrets: a view is the position."""
    view: ExxtraView = knowledge.view
    state = ExxtraState.__new__(ExxtraState)
    state.positions, state.spots, state.results = list(view.positions), list(view.spots), list(view.results)
    state.thrown_by = view.thrown_by
    state.strict, state.double_x = view.strict, 100 if view.double_x else 0
    state.turn, state.rolls, state.throw, state.reading = view.turn, view.rolls, view.throw, view.reading
    state.taken = sum(1 << spot for spot in set(view.spots) if spot > 0)
    state.won = view.over is not None
    return state
