"""What the things on EXXTRA's table are, for whoever points at one and asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from gamebox.games.exxtra.ladder import FIELDS, OFF
from gamebox.games.exxtra.scoring import GOAL
from gamebox.games.exxtra.state import ExxtraView
from gamebox.ui.games.exxtra.layout import radius
from gamebox.ui.games.exxtra.words import reading_text
from gamebox.ui.players import Player
from gamebox.ui.table.things import Thing
from gamebox.ui.texts import translate

if TYPE_CHECKING:
    from gamebox.ui.games.exxtra.scene import ExxtraScene


def things_of(scene: ExxtraScene, view: ExxtraView) -> Iterator[Thing]:
    """What lies above before what lies below."""
    for player in scene.players:
        yield _pair(player, view, scene.pairs[player.seat].sceneBoundingRect())
        yield _pawn(player, scene.pawns[player.seat].sceneBoundingRect())
    yield _tray(scene.layout.tray)
    for field in FIELDS:
        yield _dice_field(field, scene.layout.rung(field))
    for player in scene.players:
        yield _plate(player, scene.layout.plate(player.seat))
    for field, centre in enumerate(scene.layout.fields):
        yield _track_field(field, centre)


def _pair(player: Player, view: ExxtraView, place: QRectF) -> Thing:
    name = translate("Things", "{name}’s pair of dice").format(name=player.name)
    field = view.spots[player.seat]
    if field == OFF:
        text = translate(
            "Things", "Two dice with different faces: 1 2 3 4 7 X and 1 2 3 5 6 X. The higher digit counts first."
        )
        return Thing(name, text, "EX-12", place)
    text = translate(
        "Things",
        "It reads {reading}. If it still lies on dice field {field} when {name}’s next turn begins, the pawn runs.",
    )
    reading = reading_text(view.results[player.seat])
    return Thing(name, text.format(reading=reading, field=field, name=player.name), "EX-10", place)


def _pawn(player: Player, place: QRectF) -> Thing:
    name = translate("Things", "{name}’s pawn").format(name=player.name)
    text = translate("Things", "It runs when a turn begins and at doubles, and steps back for an X in a later roll.")
    return Thing(name, text, "EX-2", place)


def _tray(place: QRectF) -> Thing:
    text = translate(
        "Things",
        "Here the dice roll. You may roll as often as you like, but from the second roll on an X ends the turn.",
    )
    return Thing(translate("Things", "Dice tray"), text, "EX-14", place)


def _dice_field(field: int, place: QRectF) -> Thing:
    name = translate("Things", "Dice field {field}").format(field=field)
    if not field:
        text = translate(
            "Things", "It has room for all pairs. From here nobody runs, but a pair throws out from here, too."
        )
        return Thing(name, text, "EX-3", place)
    brings = translate("Things", "A pair that stays until your next turn brings %n step(s).", "", field)
    throws_out = (
        translate("Things", "It throws out every pair above that is not higher.")
        if field < max(FIELDS)
        else translate("Things", "There is nothing above that it could throw out.")
    )
    return Thing(name, f"{brings} {throws_out}", "EX-30", place)


def _plate(player: Player, place: QRectF) -> Thing:
    text = translate(
        "Things", "Where the pawn stands, and who has thrown out the pair. The one with the frame has the turn."
    )
    return Thing(player.name, text, "EX-31", place)


def _track_field(field: int, centre: QPointF) -> Thing:
    reach = radius(field)
    place = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
    if field == GOAL:
        text = translate("Things", "Whoever reaches or passes it first has won.")
        return Thing(translate("Things", "Goal"), text, "EX-40", place)
    if not field:
        text = translate("Things", "Here all begin, and nobody ever drops back behind it.")
        return Thing(translate("Things", "Start"), text, "EX-2", place)
    text = translate("Things", "%n step(s) to the goal. Any number of pawns may stand here.", "", GOAL - field)
    return Thing(translate("Things", "Track field {field}").format(field=field), text, "EX-2", place)
