"""What the things on the table of Lava & Rails are, for whoever points at one and asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from gamebox.games.lavarails.grid import BITS, NAMES, fields
from gamebox.games.lavarails.view import LavarailsView, PlayerSheet
from gamebox.ui.games.lavarails import layout
from gamebox.ui.games.lavarails.layout import Plan
from gamebox.ui.games.lavarails.terms import lane_name
from gamebox.ui.table.things import Thing
from gamebox.ui.texts import translate

if TYPE_CHECKING:
    from gamebox.ui.games.lavarails.scene import LavarailsScene


def things_of(scene: LavarailsScene, view: LavarailsView) -> Iterator[Thing]:
    """What lies above before what lies below."""
    if scene.drafting.palette.isVisible():
        yield _palette(scene.drafting.palette.sceneBoundingRect())
    seat = scene.papers.focus
    plan = scene.plan
    sheet = view.sheet
    for field in fields(sheet.numbers | sheet.starts | sheet.volcanoes):
        yield _field(view.players[seat], field, plan.rect(field))
    if sheet.volcanic:
        yield from _lanes(plan)
    yield _pool(layout.TRAY)
    yield _rounds(layout.TRACKER)
    for player in scene.players:
        yield _sheet(player.name, scene.papers.place_of(player.seat))


def _palette(place: QRectF) -> Thing:
    text = translate(
        "Things",
        "The six pieces of track. Choose one for the framed field, or draw with the pointer from edge to edge.",
    )
    return Thing(translate("Things", "Pieces"), text, "LR-40", place)


def _field(own: PlayerSheet, field: int, place: QRectF) -> Thing:
    kind, text, rule = _mark(own, field) or _printed(own, field)
    value = own.sheet.value_at[field]
    if value and own.sheet.volcanic:
        text = (
            translate("Things", "Its gem scores {value} if you cross the field before lava comes (LR-36).") + " " + text
        )
    elif value:
        text = translate("Things", "Its station pays {value} once a closed line runs over it (LR-45).") + " " + text
    return Thing(field_name(field, kind), text.format(value=value, number=own.sheet.number_at[field]), rule, place)


def field_name(field: int, kind: str) -> str:
    return translate("Things", "Field {field}: {kind}").format(field=NAMES[field], kind=kind)


def what_lies(own: PlayerSheet, field: int) -> str:
    """What is printed or was put there, in a word or two."""
    return (_mark(own, field) or _printed(own, field))[0]


def _mark(own: PlayerSheet, field: int) -> tuple[str, str, str] | None:
    """What a player has put there."""
    bit = BITS[field]
    if own.lava & bit:
        text = translate("Things", "Lava covers it for good: no die can lie here, and its row and column are lost.")
        return translate("Things", "lava"), text, "LR-34"
    if own.dice & bit:
        text = translate(
            "Things",
            "A die of this round: your next one must touch it. At the end it becomes a cross or a track.",
        )
        return translate("Things", "a die"), text, "LR-13"
    if own.marked & bit and own.sheet.numbers & bit:
        if own.sheet.volcanic:
            text = translate(
                "Things",
                "Crossed off: it counts for row and column, holds lava up, and your first die may touch it.",
            )
            return translate("Things", "a cross"), text, "LR-32"
        text = translate(
            "Things", "A piece of track: joined pieces make a line, and a line without a loose end is closed."
        )
        return translate("Things", "a track"), text, "LR-43"
    return None


def _printed(own: PlayerSheet, field: int) -> tuple[str, str, str]:
    bit = BITS[field]
    if own.sheet.volcanoes & bit:
        text = translate(
            "Things", "Lava spreads from here, field by field. It is no number field, so it spoils no row."
        )
        return translate("Things", "a volcano"), text, "LR-31"
    if own.sheet.starts & bit:
        if own.sheet.volcanic:
            text = translate("Things", "A printed cross: your first die of a round may touch it.")
            return translate("Things", "a printed cross"), text, "LR-12"
        text = translate(
            "Things", "A printed track: it counts like your own, and your first die of a round may touch it."
        )
        return translate("Things", "a printed track"), text, "LR-46"
    text = translate("Things", "A free number field: a die that shows a {number} may lie here.")
    return translate("Things", "a {number}").format(number=own.sheet.number_at[field]), text, "LR-11"


def _lanes(plan: Plan) -> Iterator[Thing]:
    sheet = plan.sheet
    for lane in sheet.lanes:
        row, column = (lane.index, sheet.width) if lane.kind == "row" else (sheet.height, lane.index)
        name = translate("Things", "Value of {lane}").format(lane=lane_name(lane))
        text = translate(
            "Things",
            "{points} points if all its number fields have a cross at the end. One lava field, and they are lost.",
        )
        yield Thing(name, text.format(points=lane.points), "LR-35", plan.rect_at(row, column))


def _pool(place: QRectF) -> Thing:
    text = translate("Things", "The dice that you share: take one in turn, and put it on a field with its number.")
    return Thing(translate("Things", "Pool"), text, "LR-10", place)


def _rounds(place: QRectF) -> Thing:
    text = translate("Things", "One sign for each round, with the emblem of whoever begins it.")
    return Thing(translate("Things", "Rounds"), text, "LR-3", place)


def _sheet(name: str, place: QRectF) -> Thing:
    text = translate("Things", "All have the same fields. Point at a small sheet, or press O, to see it large.")
    return Thing(translate("Things", "{name}’s sheet").format(name=name), text, "LR-1", place)
