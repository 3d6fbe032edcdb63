"""EXXTRA's table for people who hear it: the dice, the dice fields, and how everybody stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from gamebox.games.exxtra.ladder import FIELDS, OFF
from gamebox.games.exxtra.state import ExxtraView
from gamebox.ui.games.exxtra.plate import place_in_words
from gamebox.ui.games.exxtra.targets import StepTarget
from gamebox.ui.games.exxtra.words import dice_text, reading_text
from gamebox.ui.players import Player
from gamebox.ui.table.spoken import Group, Part
from gamebox.ui.texts import translate

if TYPE_CHECKING:
    from gamebox.ui.games.exxtra.scene import ExxtraScene


def spoken_of(scene: ExxtraScene, view: ExxtraView, rungs: Sequence[StepTarget]) -> Iterator[Group]:
    tray = Part("tray", _tray(scene, view), scene.layout.tray)
    yield Group("tray", translate("Things", "Dice tray"), (tray,), listed=True, own=True)
    steps = tuple(scene.part_of(rungs[field], _dice_field(field, view, scene.players)) for field in reversed(FIELDS))
    yield Group("fields", translate("Spoken", "Dice fields"), steps)
    plates = tuple(
        Part(("plate", player.seat), _plate(player, view, scene.players), scene.layout.plate(player.seat))
        for player in scene.players
    )
    yield Group("players", translate("Spoken", "Players"), plates, listed=True)


def _tray(scene: ExxtraScene, view: ExxtraView) -> str:
    rolled = (dice_text(view.throw), scene.tray.reading) if view.throw else ()
    return ", ".join(filter(None, (*rolled, scene.tray.words))) or translate("Spoken", "empty")


def _dice_field(field: int, view: ExxtraView, players: Sequence[Player]) -> str:
    name = translate("Things", "Dice field {field}").format(field=field)
    there = [
        f"{player.name} {reading_text(view.results[player.seat])}"
        for player in players
        if view.spots[player.seat] == field
    ]
    return f"{name}: {', '.join(there) or translate('Spoken', 'empty')}"


def _plate(player: Player, view: ExxtraView, players: Sequence[Player]) -> str:
    """Where the pawn stands, and what has become of the pair."""
    told = [place_in_words(view.positions[player.seat])]
    if view.spots[player.seat] != OFF:
        text = translate("Exxtra", "{reading} on dice field {field}")
        told.append(text.format(reading=reading_text(view.results[player.seat]), field=view.spots[player.seat]))
    if view.thrown_by[player.seat] != OFF:
        thrower = players[view.thrown_by[player.seat]].name
        told.append(translate("Spoken", "thrown out by {name}").format(name=thrower))
    if player.seat == view.turn and not view.over:
        told.append(translate("Spoken", "has the turn"))
    return f"{player.name}: {', '.join(told)}"
