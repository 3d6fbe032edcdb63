"""What a player's sheet looks like, and which parts of its picture change when something happens on it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gamebox.games.lavarails.grid import BITS, fields
from gamebox.games.lavarails.scoring import LineScore, completed
from gamebox.games.lavarails.sheet import Lane
from gamebox.games.lavarails.tracks import piece_at
from gamebox.games.lavarails.view import PlayerSheet
from gamebox.ui.games.lavarails.detail import Detail, detail_of
from gamebox.ui.games.lavarails.fields import (
    fade_numbers,
    lane_rect,
    light_scored,
    paint_lane_value,
    paint_values,
    value_rect,
)
from gamebox.ui.games.lavarails.header import Standing, paint_block, paint_header, paint_seal, seal_rect
from gamebox.ui.games.lavarails.ink import paint_cross, pen_colour
from gamebox.ui.games.lavarails.layout import Plan
from gamebox.ui.games.lavarails.molten import paint_lava
from gamebox.ui.games.lavarails.rails import paint_loose_end, paint_piece, tint_of
from gamebox.ui.items.paper import paint_sheet
from gamebox.ui.items.pip_die import paint_pip_die
from gamebox.ui.players import Player
from gamebox.ui.theme import Theme, faded

_EDGE = 6.0
"""Changes keep off the paper's edge, which throws a shadow, and off its round corners."""
_REACH = 0.2
"""How far marks reach beyond their fields, in fields."""
_MARGIN = 1.3
"""How far from the fields something is printed or marked, in fields."""
_BANDS = 18
_TINY = 12.0
"""Pixels of a field: strips of smaller ones would overlap so much that each field is painted many times."""
_MANY = 6
"""So many parts cost more one by one than the whole sheet: a jump in a replay changes everything at once."""
_NECK = 0.6
"""The same for lava, which runs together with its neighbours."""


@dataclass(frozen=True)
class Shown:
    """All that the picture of a sheet tells."""

    sheet: PlayerSheet
    standing: Standing | None = None
    pending: int = 0
    """Fields with tracks that may still be changed."""
    final: bool = False
    """The game is over: all that has scored is lit."""

    def lane_state(self, lane: Lane) -> str:
        if not lane.numbers & ~self.sheet.marked:
            return "won"
        return "spoiled" if lane.numbers & self.sheet.lava else ""


class Changes(NamedTuple):
    """The parts of a picture that must be painted anew."""

    marks: list[QRectF]
    """What somebody has just put there or taken away: it must be seen in the same frame."""
    rest: list[QRectF]
    """What may follow a little later: points, names, or the whole sheet."""


def changes(plan: Plan, before: Shown | None, after: Shown) -> Changes | None:
    """What is different now; None: another sheet."""
    if before is None or before.sheet.sheet != after.sheet.sheet:
        return None
    reach = plan.cell * _REACH
    marks = [plan.rect(field).adjusted(-reach, -reach, reach, reach) for field in fields(_changed(before, after))]
    necks = plan.cell * _NECK
    lava = fields(before.sheet.lava ^ after.sheet.lava)
    marks += [plan.rect(field).adjusted(-necks, -necks, necks, necks) for field in lava]
    for lane in after.sheet.sheet.lanes:
        states = {before.lane_state(lane), after.lane_state(lane)}
        if len(states) == 2:
            tip = plan.cell * _NECK / 2
            flag = value_rect(plan, lane).adjusted(-tip, -tip, tip, tip)
            marks.append(flag | lane_rect(plan, lane) if "won" in states else flag)
    rest = [plan.header, plan.block] if before.standing != after.standing else []
    if before.final != after.final and not after.sheet.sheet.volcanic:
        rest += [seal_rect(plan, score) for score in after.sheet.line_scores if not score.line.closed]
    if len(marks) + len(rest) > _MANY:
        return Changes([], [_inside(plan)])
    return Changes(*([area & _inside(plan) for area in areas if not area.isEmpty()] for areas in (marks, rest)))


def _inside(plan: Plan) -> QRectF:
    return plan.paper.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)


def _changed(before: Shown, after: Shown) -> int:
    """The fields on which something else lies, or lies in another colour."""
    old, new = before.sheet, after.sheet
    changed = (old.dice ^ new.dice) | (old.marked ^ new.marked) | (before.pending ^ after.pending)
    for earlier, later in zip(old.tracks, new.tracks, strict=True):
        changed |= earlier ^ later
    if not new.sheet.volcanic:
        for score in set(old.line_scores) ^ set(new.line_scores):
            changed |= sum(BITS[field] for field in score.line.fields)
    return changed


def bands(plan: Plan, fine: float) -> list[QRectF]:
    """The whole sheet in parts, each painted in a millisecond or two; a tiny picture is painted at once."""
    if plan.cell * fine < _TINY:
        return [_inside(plan)]
    reach = plan.cell * _MARGIN
    around = plan.grid().adjusted(-reach, -reach, reach, reach) & _inside(plan)
    high = around.height() / _BANDS
    strips = [QRectF(around.left(), around.top() + index * high, around.width(), high) for index in range(_BANDS)]
    return [part for part in (plan.header, plan.block, *strips) if not part.isEmpty()]


def sliced(plan: Plan, part: QRectF, fine: float) -> list[QRectF]:
    """A part of the sheet, or what the whole is painted in."""
    return bands(plan, fine) if part == _inside(plan) else [part]


class SheetPainter:
    """Paints a sheet with all that has become of it."""

    def __init__(self, painter: QPainter, plan: Plan, player: Player, shown: Shown, theme: Theme) -> None:
        self._painter = painter
        self._plan = plan
        self._player = player
        self._shown = shown
        self._sheet = shown.sheet
        self._theme = theme
        self._detail = detail_of(painter, plan)
        self._near = 0

    def paint_paper(self) -> None:
        paint_sheet(self._painter, self._plan.paper, self._theme)

    def paint_marks(self, part: QRectF) -> None:
        """All that is not printed in a part of the sheet; the painter keeps to that part."""
        self._near = self._plan.near(part)
        plan, standing = self._plan, self._shown.standing
        if standing and part.intersects(plan.header):
            paint_header(self._painter, plan, self._player, standing, self._theme)
        if standing and part.intersects(plan.block):
            paint_block(self._painter, plan, standing, self._theme)
        if self._near:
            fade_numbers(self._painter, plan, (self._sheet.marked | self._sheet.dice) & self._near, self._theme)
            if self._sheet.sheet.volcanic:
                self._volcano()
            else:
                self._railway()
            self._dice()
        for lane in self._sheet.sheet.lanes:
            if part.intersects(value_rect(plan, lane)):
                paint_lane_value(self._painter, plan, lane, self._theme, self._shown.lane_state(lane))

    def _volcano(self) -> None:
        sheet, painter, plan = self._sheet, self._painter, self._plan
        light_scored(painter, plan, completed(sheet.sheet, sheet.marked), self._theme, self._near)
        paint_lava(painter, plan, sheet.lava, self._near)
        colour, bold = pen_colour(self._player, self._theme), self._detail is Detail.MARKS
        for field in fields(sheet.marked & sheet.sheet.numbers & self._near):
            paint_cross(painter, plan.rect(field), colour, field + 300 * self._player.seat, bold=bold)
        paint_values(painter, plan, won=sheet.marked, lost=sheet.lava, near=self._near)

    def _railway(self) -> None:
        self._mark_pending()
        scores = self._sheet.line_scores
        for score in scores:
            self._line(score)
        for score in scores:
            for field, direction in score.line.loose:
                if BITS[field] & self._near:
                    paint_loose_end(self._painter, self._plan.rect(field), direction, self._theme)
        closed = sum(BITS[field] for score in scores if score.line.closed for field in score.line.fields)
        paint_values(self._painter, self._plan, won=closed, near=self._near)
        self._seals(scores)

    def _dice(self) -> None:
        inset = self._plan.cell * (0.02 if self._detail is Detail.MARKS else 0.1)
        for field in fields(self._sheet.dice & self._near):
            area = self._plan.rect(field).adjusted(inset, inset, -inset, -inset)
            paint_pip_die(self._painter, area, self._sheet.sheet.number_at[field])

    def _mark_pending(self) -> None:
        """Pieces that may still be changed lie on lighter ground."""
        self._painter.setPen(QPen(self._theme.accent, self._plan.cell * 0.03, Qt.PenStyle.DashLine))
        self._painter.setBrush(faded(self._theme.accent, 0.16))
        inset = self._plan.cell * 0.05
        for field in fields(self._shown.pending & self._near):
            area = self._plan.rect(field).adjusted(inset, inset, -inset, -inset)
            self._painter.drawRoundedRect(area, self._plan.cell * 0.1, self._plan.cell * 0.1)

    def _line(self, score: LineScore) -> None:
        tint, plain = tint_of(score, self._theme), self._detail is Detail.MARKS
        for field in score.line.fields:
            piece = piece_at(self._sheet.tracks, field) if BITS[field] & self._near else None
            if piece:
                paint_piece(self._painter, self._plan.rect(field), piece, self._theme, tint=tint, plain=plain)

    def _seals(self, scores: tuple[LineScore, ...]) -> None:
        """What lines score: the closed ones at once, the open ones at the end (LR-44)."""
        if self._detail is not Detail.ALL:
            return
        for score in scores:
            ripe = score.line.closed or (self._shown.final and len(score.line.fields) > 1)
            if ripe and BITS[min(score.line.fields)] & self._near:
                paint_seal(self._painter, self._plan, score, self._theme)


def held_up(shown: Shown, held: bool) -> Shown:
    """The same sheet, large only because somebody looks at it."""
    return replace(shown, standing=replace(shown.standing, held_up=held) if shown.standing else None)
