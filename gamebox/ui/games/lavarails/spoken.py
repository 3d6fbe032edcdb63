"""The table of Lava & Rails for people who hear it: dice, the large sheet, pieces of track, and how all stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from gamebox.games.lavarails.grid import BITS
from gamebox.games.lavarails.tracks import PIECES, piece_at
from gamebox.games.lavarails.view import LavarailsView, PlayerSheet
from gamebox.ui.games.lavarails.deeds import piece_name
from gamebox.ui.games.lavarails.palette import piece_area
from gamebox.ui.games.lavarails.targets import FieldTarget
from gamebox.ui.games.lavarails.terms import lane_name, points, reached
from gamebox.ui.games.lavarails.things import field_name, what_lies
from gamebox.ui.table.spoken import Group, Part, gathered
from gamebox.ui.texts import translate

if TYPE_CHECKING:
    from gamebox.ui.games.lavarails.scene import LavarailsScene


def spoken_of(scene: LavarailsScene, view: LavarailsView, fields: Sequence[FieldTarget]) -> Iterator[Group]:
    yield from gathered("pool", translate("Things", "Pool"), _dice(scene), listed=True, own=True)
    yield from gathered("pieces", translate("Things", "Pieces"), _pieces(scene))
    yield _sheet(scene, view, fields)
    yield Group("players", translate("Spoken", "Players"), tuple(_players(scene, view)), listed=True)


def _dice(scene: LavarailsScene) -> Iterator[Part]:
    """Those that lie there with a number; picking one leaves only its fields lit."""
    for index, die in enumerate((*scene.pool.dice, scene.pool.ember)):
        if die.isVisible() and not die.blank:
            name = translate("Things", "a {number}").format(number=die.number)
            chosen, press = die.number == scene.pool.picked, partial(scene.pick, die.number)
            if die is scene.pool.ember:
                yield Part("ember", name, die.sceneBoundingRect())
            else:
                yield Part(("die", index), name, die.sceneBoundingRect(), press=press, chosen=chosen)


def _pieces(scene: LavarailsScene) -> Iterator[Part]:
    if scene.drafting.pen.drawing:
        for index, piece in enumerate(PIECES):
            yield Part(("piece", piece), piece_name(piece), piece_area(index), press=partial(scene.drafting.put, piece))


def _sheet(scene: LavarailsScene, view: LavarailsView, fields: Sequence[FieldTarget]) -> Group:
    """The large one: one's own, or another that is held up."""
    papers = scene.papers
    seat = papers.focus if papers.peeked is None else papers.peeked
    own = papers.sheet(seat)
    parts = [scene.part_of(target, _field(own, target.field)) for target in fields]
    plan = papers.plan(seat)
    for lane in view.sheet.lanes:
        row, column = (lane.index, view.sheet.width) if lane.kind == "row" else (view.sheet.height, lane.index)
        name = translate("Things", "Value of {lane}").format(lane=lane_name(lane))
        parts.append(Part(("lane", lane.kind, lane.index), f"{name}: {points(lane.points)}", plan.rect_at(row, column)))
    name = translate("Things", "{name}’s sheet").format(name=scene.players[seat].name)
    return Group("sheet", name, tuple(parts), long=True)


def _field(own: PlayerSheet, field: int) -> str:
    """What lies there, where a track runs, and what the field is worth."""
    piece = piece_at(own.tracks, field) if own.marked & BITS[field] else None
    kind = what_lies(own, field)
    told = field_name(field, f"{kind}, {piece_name(piece)}" if piece else kind)
    value = own.sheet.value_at[field]
    if not value:
        return told
    worth = (
        translate("Lavarails", "(gem worth {value})")
        if own.sheet.volcanic
        else translate("Lavarails", "(station worth {value})")
    )
    return f"{told} {worth.format(value=value)}"


def _players(scene: LavarailsScene, view: LavarailsView) -> Iterator[Part]:
    """What everybody has reached; pressing somebody holds their sheet up, or puts it back."""
    for player in scene.players:
        seat = player.seat
        standing = scene.papers.items[seat].standing
        told = [f"{player.name}: {reached(view.players[seat])}", *(standing.tags() if standing else ())]
        if seat == view.turn and not view.over:
            told.append(translate("Spoken", "has the turn"))
        press = partial(scene.peek, None if seat == scene.papers.peeked else seat)
        yield Part(("plate", seat), ", ".join(told), scene.papers.place_of(seat), press=press)
