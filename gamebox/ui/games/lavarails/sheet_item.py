"""A player's sheet on the table: paper, fields, lava, crosses, tracks, dice and points."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.lavarails.grid import fields
from gamebox.games.lavarails.scoring import LineScore, completed
from gamebox.games.lavarails.sheet import Lane
from gamebox.games.lavarails.tracks import piece_at
from gamebox.games.lavarails.view import PlayerSheet
from gamebox.ui.games.lavarails.detail import Detail, detail_of
from gamebox.ui.games.lavarails.fields import fade_numbers, light_scored, paint_fields, paint_lane_value, paint_values
from gamebox.ui.games.lavarails.header import Standing, paint_block, paint_header, paint_seal
from gamebox.ui.games.lavarails.ink import paint_cross, pen_colour
from gamebox.ui.games.lavarails.layout import Plan, plan_for
from gamebox.ui.games.lavarails.molten import paint_lava
from gamebox.ui.games.lavarails.rails import paint_loose_end, paint_piece, tint_of
from gamebox.ui.items.paper import paint_sheet
from gamebox.ui.items.pip_die import paint_pip_die
from gamebox.ui.players import Player
from gamebox.ui.theme import Corner, Theme, faded

_SHADOW_ROOM = 16.0


class _PrintItem(QGraphicsItem):
    """Paper and print, which never change: kept as a picture of their own below what players add."""

    def __init__(self, parent: SheetItem, theme: Theme) -> None:
        super().__init__(parent)
        self._theme = theme
        self._plan: Plan | None = None
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_plan(self, plan: Plan) -> None:
        if plan != self._plan:
            self.prepareGeometryChange()
            self._plan = plan
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        return _with_shadow(self._plan.paper) if self._plan else QRectF()

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._plan:
            paint_sheet(painter, self._plan.paper, self._theme)
            paint_fields(painter, self._plan, self._theme)


class SheetItem(QGraphicsObject):
    """Drawn once per change and kept as a picture: a repaint of the table costs next to nothing."""

    def __init__(self, player: Player, theme: Theme) -> None:
        super().__init__()
        self.player = player
        self._theme = theme
        self._area = QRectF()
        self._sheet: PlayerSheet | None = None
        self._standing: Standing | None = None
        self._pending = 0
        self._final = False
        self.held_up = False
        self.plan: Plan | None = None
        self._print = _PrintItem(self, theme)
        self._keep_picture(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def sheet(self) -> PlayerSheet | None:
        return self._sheet

    @property
    def standing(self) -> Standing | None:
        return self._standing

    @property
    def area(self) -> QRectF:
        """Where the sheet lies now."""
        return self._area

    def arrange(self, area: QRectF) -> None:
        """Lie here, this large."""
        if area != self._area or self.plan is None:
            self.prepareGeometryChange()
            self._area = area
            if self._sheet:
                self._lay_out(self._sheet)
            self.update()

    def _lay_out(self, sheet: PlayerSheet) -> None:
        self.plan = plan_for(sheet.sheet, self._area)
        self._print.show_plan(self.plan)

    def _keep_picture(self, mode: QGraphicsItem.CacheMode) -> None:
        for item in (self, self._print):
            item.setCacheMode(mode)

    def seem(self, place: QRectF) -> None:
        """Look as if lying elsewhere, on the way to where it belongs: the picture is stretched, not drawn anew."""
        if place == self._area:
            self.setTransform(QTransform())
            self._keep_picture(QGraphicsItem.CacheMode.DeviceCoordinateCache)
            return
        self._keep_picture(QGraphicsItem.CacheMode.ItemCoordinateCache)
        stretched = QTransform.fromTranslate(place.x(), place.y())
        stretched.scale(place.width() / self._area.width(), place.height() / self._area.height())
        self.setTransform(stretched.translate(-self._area.x(), -self._area.y()))

    def show_sheet(
        self, sheet: PlayerSheet, standing: Standing | None = None, *, pending: int = 0, final: bool = False
    ) -> None:
        """`pending` fields hold tracks that may still be changed; `final` lights all that has scored."""
        standing = standing or self._standing
        if (sheet, standing, pending, final) == (self._sheet, self._standing, self._pending, self._final):
            return
        self._sheet, self._standing, self._pending, self._final = sheet, standing, pending, final
        if self.plan is None or self.plan.sheet != sheet.sheet:
            self._lay_out(sheet)
        self.update()

    def hold_up(self, held_up: bool) -> None:
        """Say that the sheet is large only because somebody looks at it, not because its player acts."""
        if held_up != self.held_up:
            self.held_up = held_up
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        return _with_shadow(self._area)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self.plan is None or self._sheet is None:
            return
        if self._standing:
            standing = replace(self._standing, held_up=self.held_up)
            self._paint_ring(painter, standing)
            paint_header(painter, self.plan, self.player, standing, self._theme)
            paint_block(painter, self.plan, standing, self._theme)
        _SheetPainter(painter, self.plan, self._sheet, self._theme).paint(self.player, self._pending, final=self._final)

    def _paint_ring(self, painter: QPainter, standing: Standing) -> None:
        """Around the sheet of whoever must act, or in its player's colour around one that is held up."""
        if standing.held_up or standing.acts:
            colour = self.player.livery.colour if standing.held_up else self._theme.accent
            painter.setPen(QPen(colour, 6 if standing.held_up else 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._area, Corner.LARGE, Corner.LARGE)


def _with_shadow(area: QRectF) -> QRectF:
    return area.adjusted(-_SHADOW_ROOM, -_SHADOW_ROOM, _SHADOW_ROOM, _SHADOW_ROOM)


class _SheetPainter:
    """Paints what has become of a sheet."""

    def __init__(self, painter: QPainter, plan: Plan, sheet: PlayerSheet, theme: Theme) -> None:
        self._painter = painter
        self._plan = plan
        self._sheet = sheet
        self._theme = theme
        self._detail = detail_of(painter, plan)

    def paint(self, player: Player, pending: int, *, final: bool) -> None:
        sheet, painter, plan, theme = self._sheet, self._painter, self._plan, self._theme
        fade_numbers(painter, plan, sheet.marked | sheet.dice, theme)
        if sheet.sheet.volcanic:
            done = completed(sheet.sheet, sheet.marked)
            light_scored(painter, plan, done, theme)
            paint_lava(painter, plan, sheet.lava)
            self._crosses(player)
            paint_values(painter, plan, won=sheet.marked, lost=sheet.lava)
            self._lane_values(done)
        else:
            self._mark_pending(pending)
            scores = sheet.line_scores
            self._tracks(scores)
            closed = sum(1 << field for score in scores if score.line.closed for field in score.line.fields)
            paint_values(painter, plan, won=closed)
            self._seals(scores, final=final)
        for field in fields(sheet.dice):
            inset = plan.cell * (0.02 if self._detail is Detail.MARKS else 0.1)
            area = plan.rect(field).adjusted(inset, inset, -inset, -inset)
            paint_pip_die(painter, area, sheet.sheet.number_at[field])

    def _crosses(self, player: Player) -> None:
        colour, bold = pen_colour(player, self._theme), self._detail is Detail.MARKS
        for field in fields(self._sheet.marked & self._sheet.sheet.numbers):
            paint_cross(self._painter, self._plan.rect(field), colour, field + 300 * player.seat, bold=bold)

    def _lane_values(self, done: list[Lane]) -> None:
        for lane in self._sheet.sheet.lanes:
            state = "won" if lane in done else "spoiled" if lane.numbers & self._sheet.lava else ""
            paint_lane_value(self._painter, self._plan, lane, self._theme, state)

    def _mark_pending(self, pending: int) -> None:
        """Pieces that may still be changed lie on lighter ground."""
        self._painter.setPen(QPen(self._theme.accent, self._plan.cell * 0.03, Qt.PenStyle.DashLine))
        self._painter.setBrush(faded(self._theme.accent, 0.16))
        inset = self._plan.cell * 0.05
        for field in fields(pending):
            area = self._plan.rect(field).adjusted(inset, inset, -inset, -inset)
            self._painter.drawRoundedRect(area, self._plan.cell * 0.1, self._plan.cell * 0.1)

    def _tracks(self, scores: tuple[LineScore, ...]) -> None:
        plain = self._detail is Detail.MARKS
        for score in scores:
            tint = tint_of(score, self._theme)
            for field in score.line.fields:
                piece = piece_at(self._sheet.tracks, field)
                if piece:
                    paint_piece(self._painter, self._plan.rect(field), piece, self._theme, tint=tint, plain=plain)
        for score in scores:
            for field, direction in score.line.loose:
                paint_loose_end(self._painter, self._plan.rect(field), direction, self._theme)

    def _seals(self, scores: tuple[LineScore, ...], *, final: bool) -> None:
        """What lines score: the closed ones at once, the open ones at the end (LR-44)."""
        if self._detail is not Detail.ALL:
            return
        for score in scores:
            if score.line.closed or (final and len(score.line.fields) > 1):
                paint_seal(self._painter, self._plan, score, self._theme)
