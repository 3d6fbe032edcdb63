"""A player's sheet on the table: kept as a picture at each size at which it lies there."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.lavarails.view import PlayerSheet
from gamebox.ui.games.lavarails.header import Standing
from gamebox.ui.games.lavarails.layout import Plan, plan_for
from gamebox.ui.games.lavarails.sheet_painter import SheetPainter, Shown, bands, changes, held_up
from gamebox.ui.items.kept import draw_kept, fineness
from gamebox.ui.players import Player
from gamebox.ui.theme import Corner, Theme

_ROOM = 16.0
"""For the shadow."""
_SPARE = 4
"""Pixels painted around a part."""
_SIZES = 2
"""Large in front of its player, and small beside another sheet."""


@dataclass
class _Kept:
    """A picture at one size; what has changed since is painted anew when it is looked at."""

    plan: Plan
    """As if the paper lay in the scene's corner: where the sheet lies does not matter."""
    picture: QPixmap
    soiled: list[QRectF]
    """What is not painted yet, or not as it is now."""


class SheetItem(QGraphicsObject):
    resized = Signal()
    """The window shows it at another size, or for the first time."""

    def __init__(self, player: Player, theme: Theme) -> None:
        super().__init__()
        self.player = player
        self._theme = theme
        self._area = QRectF()
        self._place = QRectF()
        """Where it seems to lie: on its way it is not yet in its area."""
        self._shown: Shown | None = None
        self._kept: dict[tuple[float, float, float], _Kept] = {}
        self._fine = 0.0
        """How many pixels a unit of the scene had when it was last painted."""
        self.held_up = False
        self.plan: Plan | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def sheet(self) -> PlayerSheet | None:
        return self._shown.sheet if self._shown else None

    @property
    def standing(self) -> Standing | None:
        return self._shown.standing if self._shown else None

    @property
    def area(self) -> QRectF:
        """Where the sheet lies now."""
        return self._area

    def arrange(self, area: QRectF) -> None:
        """Lie here, this large."""
        if area != self._area or self.plan is None:
            self._area = area
            if self._shown:
                self.plan = plan_for(self._shown.sheet.sheet, area)
        self.seem(area)

    def seem(self, place: QRectF) -> None:
        """Look as if lying elsewhere, on the way to where it belongs: the picture is stretched, not drawn anew."""
        if place != self._place:
            self.prepareGeometryChange()
            self._place = place

    def show_sheet(
        self, sheet: PlayerSheet, standing: Standing | None = None, *, pending: int = 0, final: bool = False
    ) -> None:
        """`pending` fields hold tracks that may still be changed; `final` lights all that has scored."""
        if self.plan is None or self.plan.sheet != sheet.sheet:
            self.plan = plan_for(sheet.sheet, self._area)
            self._kept.clear()
        self._show(held_up(Shown(sheet, standing or self.standing, pending, final), self.held_up))

    def hold_up(self, held: bool) -> None:
        """Say that the sheet is large only because somebody looks at it, not because its player acts."""
        if held != self.held_up:
            self.held_up = held
            if self._shown:
                self._show(held_up(self._shown, held))
            self.update()

    def _show(self, shown: Shown) -> None:
        before, self._shown = self._shown, shown
        if before == shown:
            return
        for key, kept in list(self._kept.items()):
            soiled = changes(kept.plan, before, shown)
            if soiled is None:
                del self._kept[key]
            else:
                kept.soiled += soiled
        self._update_parts(before, shown)

    def _update_parts(self, before: Shown | None, shown: Shown) -> None:
        areas = changes(self.plan, before, shown) if self.plan else None
        if areas is None or before is None or _ringed(before) != _ringed(shown):
            self.update()
        else:
            for area in areas:
                self.update(area.adjusted(-2, -2, 2, 2))

    @override
    def boundingRect(self) -> QRectF:
        return _with_shadow(self._place)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._shown is None or self._area.isEmpty():
            return
        draw_kept(painter, _with_shadow(self._place), self._picture(self._shown, fineness(painter)))
        self._paint_ring(painter, self._shown)

    def _picture(self, shown: Shown, fine: float) -> QPixmap:
        """The sheet as it is; on its way one of another size will do until this one is ready, part by part."""
        if fine != self._fine:
            self._fine = fine
            self.resized.emit()
        kept = self._keep(shown, self._area.size())
        others = [other for other in self._kept.values() if other is not kept]
        moves = self._place != self._area and bool(others)
        due, kept.soiled = (kept.soiled[:1], kept.soiled[1:]) if moves else (kept.soiled, [])
        for part in due:
            self._paint_part(kept, shown, part, fine)
        return others[0].picture if kept.soiled else kept.picture

    def prepare(self, size: QSizeF) -> bool:
        """Paint a part of the picture at some size before anybody wants to see it; False: it is ready."""
        if self._shown is None or not self._fine:
            return False
        kept = self._keep(self._shown, size)
        if not kept.soiled:
            return False
        self._paint_part(kept, self._shown, kept.soiled.pop(0), self._fine)
        return True

    def _keep(self, shown: Shown, size: QSizeF) -> _Kept:
        key = (size.width(), size.height(), self._fine)
        if key not in self._kept:
            self._kept[key] = self._begun(shown, size, self._fine)
            for stale in [other for other in self._kept if other[2] != self._fine] or list(self._kept)[:-_SIZES]:
                del self._kept[stale]
        return self._kept[key]

    def _begun(self, shown: Shown, size: QSizeF, fine: float) -> _Kept:
        """A picture of which everything is still to be painted."""
        plan = plan_for(shown.sheet.sheet, QRectF(QPointF(), size))
        picture = QPixmap(ceil((size.width() + 2 * _ROOM) * fine), ceil((size.height() + 2 * _ROOM) * fine))
        picture.fill(Qt.GlobalColor.transparent)
        painter = _on(picture, fine, QPoint())
        SheetPainter(painter, plan, self.player, shown, self._theme).paint_paper()
        painter.end()
        return _Kept(plan, picture, bands(plan))

    def _paint_part(self, kept: _Kept, shown: Shown, part: QRectF, fine: float) -> None:
        """A little more is painted than is taken over: shapes that are cut at an edge look different there."""
        corner, size = (part.topLeft() + QPointF(_ROOM, _ROOM)) * fine, part.size() * fine
        taken = QRectF(corner, size).toAlignedRect()
        cut = taken.adjusted(-_SPARE, -_SPARE, _SPARE, _SPARE)
        scrap = QPixmap(cut.size())
        painter = _on(scrap, fine, cut.topLeft())
        whole = QRectF(QPointF(cut.topLeft()) / fine, QSizeF(cut.size()) / fine).translated(-_ROOM, -_ROOM)
        SheetPainter(painter, kept.plan, self.player, shown, self._theme).paint_part(whole)
        painter.end()
        painter = QPainter(kept.picture)
        painter.drawPixmap(taken.topLeft(), scrap, QRect(_SPARE, _SPARE, taken.width(), taken.height()))
        painter.end()

    def _paint_ring(self, painter: QPainter, shown: Shown) -> None:
        """Around the sheet of whoever must act, or in its player's colour around one that is held up."""
        held, acts = _ringed(shown)
        if held or acts:
            painter.setPen(QPen(self.player.livery.colour if held else self._theme.accent, 6 if held else 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._place, Corner.LARGE, Corner.LARGE)


def _ringed(shown: Shown) -> tuple[bool, bool]:
    """Whether the sheet is held up, and whether its player acts."""
    return (shown.standing.held_up, shown.standing.acts) if shown.standing else (False, False)


def _on(picture: QPixmap, fine: float, corner: QPoint) -> QPainter:
    """A painter in the units of the scene, on a picture that was cut out at some pixel."""
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(-QPointF(corner))
    painter.scale(fine, fine)
    painter.translate(_ROOM, _ROOM)
    return painter


def _with_shadow(area: QRectF) -> QRectF:
    return area.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
