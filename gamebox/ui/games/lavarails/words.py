"""Lava & Rails in words: the log, the prompt, the result, and what things are called."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from gamebox.engine.game import Event
from gamebox.games.lavarails.actions import PASS, REROLL
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
from gamebox.games.lavarails.grid import BITS, NAMES
from gamebox.games.lavarails.scoring import RailwayScore, Score
from gamebox.games.lavarails.sheet import Lane, Sheet
from gamebox.games.lavarails.tracks import Line
from gamebox.games.lavarails.view import LavarailsView, Phase
from gamebox.ui.look import Offer, Prompt
from gamebox.ui.players import Player
from gamebox.ui.texts import translate

Players = tuple[Player, ...]


def sheet_title(sheet: Sheet) -> str:
    """The sheet's name in the language of the program."""
    return sheet.title(QLocale().name()[:2])


def level_name(sheet: Sheet) -> str:
    if sheet.volcanic:
        return translate("Lavarails", "Volcano (Level 7)")
    return translate("Lavarails", "Railway (Level 8)")


def lane_name(lane: Lane) -> str:
    """Rows are called by number, columns by letter, like their fields."""
    if lane.kind == "row":
        return translate("Lavarails", "row {number}").format(number=lane.index + 1)
    return translate("Lavarails", "column {letter}").format(letter=chr(ord("A") + lane.index))


def score_parts(score: Score) -> list[tuple[str, int]]:
    """What a sheet scores, rule by rule."""
    if isinstance(score, RailwayScore):
        return [
            (translate("Lavarails", "Open lines"), score.open),
            (translate("Lavarails", "Closed lines"), score.closed),
            (translate("Lavarails", "Longest loop"), score.longest),
            (translate("Lavarails", "Stations"), score.stations),
        ]
    return [
        (translate("Lavarails", "Rows"), score.rows),
        (translate("Lavarails", "Columns"), score.columns),
        (translate("Lavarails", "Gems"), score.gems),
    ]


def points(number: int) -> str:
    return translate("Lavarails", "%n point(s)", "", number)


def reached(score: Score) -> str:
    """A result in words: "31 points: rows 19, columns 7, gems 5"."""
    parts = ", ".join(f"{name} {count}" for name, count in score_parts(score) if count)
    return f"{points(score.total)}: {parts}" if parts else points(score.total)


def rank(place: int) -> str:
    """Where a lonely player's result stands among the best on the sheet."""
    if place == 1:
        return translate("Lavarails", "the best on this sheet so far")
    return translate("Lavarails", "number {place} on this sheet").format(place=place)


def field_words(view: LavarailsView, field: int) -> str:
    """What can be done with the field under the pointer: "Field C5: place a 4 (gem worth 2)"."""
    number, value = view.sheet.number_at[field], view.sheet.value_at[field]
    text = _field_use(view, field) if number else translate("Lavarails", "Field {field}")
    if value and view.sheet.volcanic:
        text += " " + translate("Lavarails", "(gem worth {value})")
    elif value:
        text += " " + translate("Lavarails", "(station worth {value})")
    return text.format(field=NAMES[field], number=number, value=value)


def _field_use(view: LavarailsView, field: int) -> str:
    if view.beyond_pool & BITS[field]:
        return translate("Lavarails", "Field {field}: needs a {number}")
    match view.phase if view.targets & BITS[field] else None:
        case Phase.PLACE:
            return translate("Lavarails", "Field {field}: place a {number}")
        case Phase.LAVA:
            return translate("Lavarails", "Field {field}: lava onto this {number}")
        case Phase.DRAW:
            return translate("Lavarails", "Field {field}: draw a track")
        case Phase.RETURN:
            return translate("Lavarails", "Field {field}: give this {number} back")
    return translate("Lavarails", "Field {field}: shows a {number}")


def line_words(field: int, line: Line) -> str:
    """What a track on a field belongs to."""
    if line.closed:
        text = translate("Lavarails", "Field {field}: closes a line of %n field(s)", "", len(line.fields))
    else:
        text = translate("Lavarails", "Field {field}: part of an open line of %n field(s)", "", len(line.fields))
    return text.format(field=NAMES[field])


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
            return translate("Lavarails", "Only {name} is still in: one last turn.") if last else None
        case BoxedIn():
            return translate("Lavarails", "{name} is boxed in and may start anew.")
        case DiePlaced(_, field, number):
            text = translate("Lavarails", "{name} places a {number} on {field}.")
            return text.replace("{number}", str(number)).replace("{field}", NAMES[field])
        case Passed(_, by_choice):
            if by_choice:
                return translate("Lavarails", "{name} passes.")
            return translate("Lavarails", "{name} is out of this pass.")
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
            return translate("Lavarails", "The absent rival takes a {number}.").replace("{number}", str(number))
    return None


def _told_volcano(event: Event) -> str | None:
    match event:
        case Erupted(_, number):
            return translate("Lavarails", "Eruption! {name} rolls a {number}.").replace("{number}", str(number))
        case LavaFlowed(_, field):
            return translate("Lavarails", "Lava runs onto {name}’s {field}.").replace("{field}", NAMES[field])
        case Lucky(_, number):
            return translate("Lavarails", "{name} is lucky: no {number} beside lava.").replace("{number}", str(number))
        case LaneSpoiled(_, lane):
            text = translate("Lavarails", "{name} loses the %n point(s) of {lane}.", "", lane.points)
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
        case LineClosed(_, line, scored, stations, longest):
            if longest:
                text = translate(
                    "Lavarails", "{name} closes the longest line, %n field(s): {points}!", "", len(line.fields)
                )
            else:
                text = translate("Lavarails", "{name} closes a line of %n field(s): {points}!", "", len(line.fields))
            return text.replace("{points}", points(scored + stations))
    return None


def _told_whole(event: Event, players: Players) -> str | None:
    """What concerns the whole table."""
    match event:
        case PassBegan(number, start):
            text = translate("Lavarails", "Pass {number}: {name} is start player.")
            return text.format(number=number, name=players[start].name)
        case PassEnded(_, pool_empty):
            if pool_empty:
                return translate("Lavarails", "The pool is empty: the pass ends.")
            return translate("Lavarails", "The pass ends.")
        case GameWon(seats, scores):
            return winners_text(seats, scores, players)
    return None


def winners_text(seats: Sequence[int], scores: Sequence[int], players: Players) -> str:
    count = points(scores[seats[0]])
    if len(players) == 1:
        return translate("Lavarails", "The game is over: {points}.").format(points=count)
    if len(seats) > 1:
        names = ", ".join(players[seat].name for seat in seats)
        return translate("Lavarails", "{names} share the win with {points}.").format(names=names, points=count)
    text = translate("Lavarails", "{name} wins with {points}!")
    return text.format(name=players[seats[0]].name, points=count)


def prompt(view: LavarailsView, players: Players) -> Prompt:
    if view.over:
        return Prompt(winners_text(view.over.winners, view.over.scores, players))
    name = players[view.turn].name
    if players[view.turn].bot:
        return Prompt(translate("Lavarails", "{name} is playing …").format(name=name))
    text, *offers = _asked(view)
    return Prompt(text.replace("{name}", name), tuple(offers))


def _asked(view: LavarailsView) -> tuple[str, *tuple[Offer, ...]]:
    """What the person must do now, and the buttons for it."""
    match view.phase:
        case Phase.ERUPTION:
            roll = Offer(translate("Lavarails", "Roll"), None, "R", primary=True)
            return translate("Lavarails", "{name}: the volcano stirs. Roll the eruption die."), roll
        case Phase.LAVA:
            text = translate("Lavarails", "{name}: a {number} erupts. Choose a glowing {number} for the lava.")
            return (text.replace("{number}", str(view.eruption)),)
        case Phase.ROLL:
            roll = Offer(translate("Lavarails", "Roll"), None, "R", primary=True)
            return translate("Lavarails", "{name}: roll all %n dice of the pool.", "", view.pool_size), roll
        case Phase.REROLL:
            roll = Offer(translate("Lavarails", "Roll"), None, "R", primary=True)
            return translate("Lavarails", "{name}: roll the %n dice of the pool again.", "", view.pool_size), roll
        case Phase.GHOST:
            draw = Offer(translate("Lavarails", "Draw lots"), None, "R", primary=True)
            return translate("Lavarails", "{name}: the absent rival takes a die by lot."), draw
        case Phase.RETURN:
            return (translate("Lavarails", "{name}: still nothing fits. Choose one of your dice to go back (LR-17)."),)
        case Phase.DRAW:
            count = view.targets.bit_count()
            return (translate("Lavarails", "{name}: draw tracks on your %n field(s) with dice.", "", count),)
        case Phase.DECIDE:
            return _asked_to_decide()
    return (_asked_to_place(view),)


def _asked_to_decide() -> tuple[str, *tuple[Offer, ...]]:
    give_up = Offer(translate("Lavarails", "Pass"), PASS, "P")
    again = Offer(translate("Lavarails", "Reroll"), REROLL, "R", primary=True)
    return translate("Lavarails", "{name}: no die fits. Pass, or roll the pool again (LR-16)."), give_up, again


def _asked_to_place(view: LavarailsView) -> str:
    if view.boxed_in:
        if view.sheet.volcanic:
            return translate("Lavarails", "{name}: boxed in! Start anew beside any cross (LR-14).")
        return translate("Lavarails", "{name}: boxed in! Start anew beside any track (LR-14).")
    if view.last_turn:
        return translate("Lavarails", "{name}: your last turn of this pass. Place a die.")
    return translate("Lavarails", "{name}: place a die on a glowing field.")


def legend(sheet: Sheet) -> list[str]:
    """What scores on such a sheet, in short sentences."""
    if sheet.volcanic:
        return [
            translate("Lavarails", "Row or column all crossed: its value. One lava field spoils it (LR-35)."),
            translate("Lavarails", "Gem under a cross: its value (LR-36)."),
        ]
    return [
        translate("Lavarails", "Open line: 1 a field. Closed: 2. Longest closed: 3 (LR-44)."),
        translate("Lavarails", "Station on a closed line: its value (LR-45)."),
    ]
