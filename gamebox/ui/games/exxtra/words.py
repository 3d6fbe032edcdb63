"""EXXTRA in words: the log, the prompt, and what things are called."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gamebox.engine.game import Event
from gamebox.engine.session import Session, Step
from gamebox.games.exxtra.actions import Action, Place, RollAgain, Throw
from gamebox.games.exxtra.events import (
    Busted,
    Cause,
    GameWon,
    PairPlaced,
    PairTakenBack,
    PairThrownOut,
    PawnMoved,
    Rolled,
    TurnBegan,
)
from gamebox.games.exxtra.ladder import FIELDS, OFF
from gamebox.games.exxtra.scoring import GOAL
from gamebox.games.exxtra.state import ExxtraView
from gamebox.ui.games.exxtra.deeds import deed
from gamebox.ui.look import Offer, Prompt
from gamebox.ui.players import Player
from gamebox.ui.reasons import reasoned
from gamebox.ui.table.reel import positions_after
from gamebox.ui.texts import listed, sentence, translate

__all__ = ["deed", "heading", "prompt", "reasoned", "refused", "result", "rounds", "silent", "told"]

Players = tuple[Player, ...]
_FEW = 2
"""So many names can be told in half a line."""


def reading_text(reading: int) -> str:
    return f"{reading:02}"


def dice_text(throw: Throw) -> str:
    return "-".join(throw.faces)


def told(event: Event, players: Players) -> str | None:
    """An event in a sentence whose numbers never begin a line."""
    sentence = _sentence(event, players)
    return re.sub(r" (?=\d)", "\N{NO-BREAK SPACE}", sentence) if sentence else None


def _sentence(event: Event, players: Players) -> str | None:
    match event:
        case Rolled(seat, throw, _, reading):
            return _told_roll(players[seat].name, throw, reading)
        case PawnMoved(seat):
            return _told_move(players[seat].name, event)
        case Busted(seat, crosses):
            return translate("Exxtra", "%n X: {name}’s turn is over.", "", crosses).format(name=players[seat].name)
        case PairPlaced(seat, field, reading):
            text = translate("Exxtra", "{name} places {reading} on dice field {field}.")
            return text.format(name=players[seat].name, reading=reading_text(reading), field=field)
        case PairThrownOut(seat, field, by):
            text = translate("Exxtra", "{name} throws {other} off dice field {field}.")
            return text.format(name=players[by].name, other=players[seat].name, field=field)
        case GameWon(seat):
            return translate("Exxtra", "{name} reaches the goal and wins!").format(name=players[seat].name)
    return None


def _told_roll(name: str, throw: Throw, reading: int | None) -> str:
    if reading is None:
        return translate("Exxtra", "{name} rolls {dice}.").format(name=name, dice=dice_text(throw))
    text = translate("Exxtra", "{name} rolls {dice}: {reading}.")
    return text.format(name=name, dice=dice_text(throw), reading=reading_text(reading))


def _told_move(name: str, move: PawnMoved) -> str:
    if move.start == move.end:
        return translate("Exxtra", "{name} stays at the start.").format(name=name)
    if move.cause is Cause.CROSSES:
        text = translate("Exxtra", "{name} goes back to {place}.")
    elif move.cause is Cause.DOUBLE:
        text = translate("Exxtra", "A double: {name} runs to {place}.")
    else:
        text = translate("Exxtra", "{name} runs to {place} thanks to dice field {field}.")
    return text.format(name=name, field=move.steps, place=_place(move.end))


def _place(position: int) -> str:
    """Where a pawn runs to."""
    ends = {0: translate("Exxtra", "the start"), GOAL: translate("Exxtra", "the goal")}
    return ends.get(position) or translate("Exxtra", "field {field}").format(field=position)


def prompt(view: ExxtraView, legal: Sequence[Action], players: Players) -> Prompt:
    if view.over:
        return Prompt(translate("Exxtra", "{name} has won.").format(name=players[view.over.winners[0]].name))
    name = players[view.turn].name
    if players[view.turn].bot:
        return Prompt(translate("Exxtra", "{name} is playing …").format(name=name))
    if view.throw is None:
        return _roll_prompt(view, players)
    if view.throw.double:
        text = translate("Exxtra", "{name}: double {reading}! Roll again, or place your pair.")
    else:
        text = translate("Exxtra", "{name}: {reading}. Roll again, or place your pair.")
    return Prompt(text.format(name=name, reading=reading_text(view.reading)), _offers(legal))


def _roll_prompt(view: ExxtraView, players: Players) -> Prompt:
    """Whoever was thrown out is told so when it matters: now that the pawn has to stay."""
    name = players[view.turn].name
    if view.rolls:
        return Prompt(translate("Exxtra", "{name} rolls again …").format(name=name))
    text = translate("Exxtra", "{name}: roll!")
    thrown_by = view.thrown_by[view.turn]
    if thrown_by != OFF:
        text = translate("Exxtra", "{name}: {other} has thrown out your pair. Roll!")
    roll = Offer(translate("Exxtra", "Roll"), key="R", primary=True, rolls=True)
    return Prompt(text.format(name=name, other=players[thrown_by].name), (roll,))


def _offers(legal: Sequence[Action]) -> tuple[Offer, ...]:
    """Rolling stands last, where it has stood before: nothing else appears under a pointer that has just rolled."""
    places = tuple(_place_offer(action) for action in legal if isinstance(action, Place))
    rolls = tuple(
        Offer(translate("Exxtra", "Roll again"), action, "R", primary=True)
        for action in legal
        if isinstance(action, RollAgain)
    )
    return places + rolls


def _place_offer(action: Place) -> Offer:
    caption = translate("Exxtra", "Place on") if action.field == FIELDS[0] else ""
    return Offer(str(action.field), action, str(action.field), caption=caption)


def promise(field: int, victims: tuple[Player, ...]) -> str:
    """What placing on a dice field would earn and whom it would throw out, in a line that fits beside the buttons."""
    earns = translate("Exxtra", "+%n step(s)", "", field) if field else translate("Exxtra", "no step")
    promised = translate("Exxtra", "Field {field}: {earns}").format(field=field, earns=earns)
    return f"{promised}; {_thrown_out(victims)}" if victims else promised


def _thrown_out(victims: tuple[Player, ...]) -> str:
    if len(victims) > _FEW:
        return translate("Exxtra", "throws out %n player(s)", "", len(victims))
    return translate("Exxtra", "throws out {names}").format(names=listed([player.name for player in victims]))


def heading(session: Session) -> str:
    turns = sum(isinstance(event, TurnBegan) for step in session.steps for event in step.events)
    return translate("Exxtra", "Round {number}").format(number=1 + turns // len(session.setup.seats))


def rounds(steps: Sequence[Step]) -> list[int]:
    seats = 1 + max((step.by.seat for step in steps), default=0)
    return positions_after(steps, TurnBegan, every=seats)


def result(view: ExxtraView, players: tuple[Player, ...]) -> list[tuple[Player, str]]:
    over = view.over
    assert over  # noqa: S101 - only finished games have a result
    return [(players[seat], _reached(view.positions[seat])) for place in over.places for seat in place]


def _reached(position: int) -> str:
    if position == GOAL:
        return translate("Exxtra", "reached the goal")
    return translate("Exxtra", "%n field(s) short of the goal", "", GOAL - position)


refused = sentence
silent: frozenset[type[Event]] = frozenset({PairTakenBack, TurnBegan})
