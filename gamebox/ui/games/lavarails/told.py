"""The log of Lava & Rails: every event as a sentence."""

from __future__ import annotations

from gamebox.engine.game import Event
from gamebox.games.lavarails.events import (
    BoxedIn,
    CrossesInked,
    DiePlaced,
    DieReturned,
    Erupted,
    GameWon,
    GemLost,
    GemWon,
    GhostTook,
    LaneCompleted,
    LaneSpoiled,
    LavaFlowed,
    LineClosed,
    Lucky,
    PassBegan,
    Passed,
    PassEnded,
    PoolRolled,
    RerollFailed,
    TrackDrawn,
    TurnBegan,
)
from gamebox.games.lavarails.grid import NAMES
from gamebox.ui.games.lavarails.terms import lane_name, points, winners_text
from gamebox.ui.players import Player
from gamebox.ui.texts import translate

Players = tuple[Player, ...]


def told(event: Event, players: Players) -> str | None:
    text = _told_dice(event) or _told_luck(event) or _told_volcano(event) or _told_railway(event)
    if text is None:
        return _told_whole(event, players)
    seat = getattr(event, "seat", None)
    return text.replace("{name}", players[seat].name) if seat is not None else text


def _told_dice(event: Event) -> str | None:
    match event:
        case PoolRolled(_, numbers, again):
            rolled = " ".join(map(str, numbers))
            text = translate("Lavarails", "{name} rerolls: {dice}") if again else ""
            return (text or translate("Lavarails", "{name} rolls: {dice}")).replace("{dice}", rolled)
        case TurnBegan(_, last):
            return translate("Lavarails", "Everybody else has passed: {name} has one last turn.") if last else None
        case BoxedIn():
            return translate("Lavarails", "{name} is boxed in and may start anew.")
        case DiePlaced(_, field, number):
            text = translate("Lavarails", "{name} places a {number} on {field}.")
            return text.replace("{number}", str(number)).replace("{field}", NAMES[field])
        case Passed(_, by_choice):
            if by_choice:
                return translate("Lavarails", "{name} passes.")
            return translate("Lavarails", "{name} is out of this round.")
    return None


def _told_luck(event: Event) -> str | None:
    """Rerolls and the lot."""
    match event:
        case RerollFailed(_, gives_back):
            if gives_back:
                return translate("Lavarails", "Still nothing fits: {name} gives a die back.")
            return translate("Lavarails", "Still nothing fits. {name} has no die to give back.")
        case DieReturned(_, field, number):
            text = translate("Lavarails", "{name} puts the {number} from {field} back into the pool.")
            return text.replace("{number}", str(number)).replace("{field}", NAMES[field])
        case GhostTook(number):
            return translate("Lavarails", "Your unseen rival takes a {number}.").replace("{number}", str(number))
    return None


def _told_volcano(event: Event) -> str | None:
    match event:
        case Erupted(_, number):
            return translate("Lavarails", "Eruption! {name} rolls a {number}.").replace("{number}", str(number))
        case LavaFlowed(_, field):
            return translate("Lavarails", "Lava runs onto {name}’s {field}.").replace("{field}", NAMES[field])
        case Lucky(_, number):
            return translate("Lavarails", "{name} is lucky: no {number} beside a volcano or lava.").replace(
                "{number}", str(number)
            )
        case LaneSpoiled(_, lane):
            text = translate("Lavarails", "{name}: {lane} spoiled (%n point(s)).", "", lane.points)
            return text.replace("{lane}", lane_name(lane))
        case GemLost(_, field, value):
            text = translate("Lavarails", "{name} loses the gem on {field}: %n point(s).", "", value)
            return text.replace("{field}", NAMES[field])
        case CrossesInked(_, crossed):
            return translate("Lavarails", "{name} inks %n cross(es).", "", len(crossed))
        case LaneCompleted(_, lane):
            text = translate("Lavarails", "{name} completes {lane}: %n point(s)!", "", lane.points)
            return text.replace("{lane}", lane_name(lane))
        case GemWon(_, field, value):
            text = translate("Lavarails", "{name} wins the gem on {field}: %n point(s).", "", value)
            return text.replace("{field}", NAMES[field])
    return None


def _told_railway(event: Event) -> str | None:
    match event:
        case TrackDrawn(_, field, _, line):
            text = translate("Lavarails", "{name} draws on {field}; the line has %n field(s).", "", len(line.fields))
            return text.replace("{field}", NAMES[field])
        case LineClosed(_, score):
            count = len(score.line.fields)
            if score.longest:
                text = translate("Lavarails", "{name} closes the longest line, %n field(s): {points}!", "", count)
            else:
                text = translate("Lavarails", "{name} closes a line of %n field(s): {points}!", "", count)
            return text.replace("{points}", points(score.total))
    return None


def _told_whole(event: Event, players: Players) -> str | None:
    """What concerns the whole table."""
    match event:
        case PassBegan(number, start):
            text = translate("Lavarails", "Round {number}: {name} is start player.")
            return text.format(number=number, name=players[start].name)
        case PassEnded(_, pool_empty):
            if pool_empty:
                return translate("Lavarails", "The pool is empty: the round ends.")
            return translate("Lavarails", "The round ends.")
        case GameWon(seats, scores):
            return winners_text(seats, scores, players)
    return None
