"""A player's sheet on the table: kept as a picture at each size at which it lies there."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.lavarails.view import PlayerSheet
from gamebox.ui.games.lavarails.header import Standing
from gamebox.ui.games.lavarails.layout import Plan, plan_for
from gamebox.ui.games.lavarails.patches import ROOM, blank, on, part_of, patch, pixels_of
from gamebox.ui.games.lavarails.prints import Prints
from gamebox.ui.games.lavarails.sheet_painter import Changes, SheetPainter, Shown, bands, changes, held_up, sliced
from gamebox.ui.items.kept import draw_kept, fineness
from gamebox.ui.players import Player
from gamebox.ui.theme import Corner, Theme

_A_FRAME = 1
"""Parts that may be painted in one frame while something moves."""
_FADES = (0.4, 0.6)
"""Between these shares of its way a sheet turns from how it looked there into how it will look here."""
_SIZES = 2
"""Large in front of its player, and small beside another sheet."""


@dataclass(eq=False)
class _Kept:
    """A picture at one size; what has changed since is painted anew when it is looked at."""

    plan: Plan
    """As if the paper lay in the scene's corner: where the sheet lies does not matter."""
    picture: QPixmap
    soiled: list[QRectF]
    """What is not painted yet, or not as it is now."""
    marked: list[QRectF]
    """The same, but everybody looks at it: no frame shows it as it was."""
    stale: bool = True
    """Whether it had better not be seen: marks are missing, or were taken away."""


class Patience:
    """How much may still be painted before the next frame, on all sheets of a table together."""

    def __init__(self) -> None:
        self.needed = False
        """Whether pictures may become what they should be little by little, because frames must not be late."""
        self._left = 0

    def renew(self) -> None:
        """Another frame comes."""
        self._left = _A_FRAME

    def take(self, wanted: int) -> int:
        """How many of so many parts may be painted now."""
        taken = min(wanted, self._left) if self.needed else wanted
        self._left -= taken
        return taken


class SheetItem(QGraphicsObject):
    resized = Signal()
    """The window shows it at another size, or for the first time."""

    def __init__(self, player: Player, theme: Theme, patience: Patience, prints: Prints) -> None:
        super().__init__()
        self._patience = patience
        self._prints = prints
        self.player = player
        self._theme = theme
        self._area = QRectF()
        self._place = QRectF()
        """Where it seems to lie: on its way it is not yet in its area."""
        self._shown: Shown | None = None
        self._kept: dict[tuple[float, float, float], _Kept] = {}
        self._seen: _Kept | None = None
        """The picture that lies on the table: one of another size, stretched, while the right one is not ready."""
        self._left: QPixmap | None = None
        """How it looked at the place that it comes from."""
        self._way = 1.0
        """How far it has come from there."""
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

    def seem(self, place: QRectF, way: float = 1.0) -> None:
        """Look as if lying elsewhere, on the way to where it belongs: the picture is stretched, not drawn anew."""
        self._way = way
        if place != self._place:
            self.prepareGeometryChange()
            self._place = place

    def set_out(self) -> None:
        """It will move elsewhere: until it has come some of the way it looks as it does here."""
        self._left = self._seen.picture if self._seen else None

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
        before = self._shown
        if before == shown:
            return
        for key, kept in list(self._kept.items()):
            parts = changes(kept.plan, before, shown)
            if parts is None:
                del self._kept[key]
            else:
                _soil(kept, parts, self._fine, seen=kept is self._seen)
        self._shown = shown  # what cannot be compared with what lies there never lies there itself
        self._update_parts(before, shown)

    def _update_parts(self, before: Shown | None, shown: Shown) -> None:
        parts = changes(self.plan, before, shown) if self.plan else None
        if parts is None or before is None or _ringed(before) != _ringed(shown):
            self.update()
        else:
            for area in (*parts.marks, *parts.rest):
                self.update(area.adjusted(-2, -2, 2, 2))

    @override
    def boundingRect(self) -> QRectF:
        return _with_shadow(self._place)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._shown is None or self._area.isEmpty():
            return
        area, picture = _with_shadow(self._place), self._picture(self._shown, fineness(painter))
        faded = min(1.0, max(0.0, (self._way - _FADES[0]) / (_FADES[1] - _FADES[0]))) if self._left else 1.0
        if self._left and faded < 1:
            draw_kept(painter, area, self._left)
        if faded:
            painter.setOpacity(faded)
            draw_kept(painter, area, picture)
            painter.setOpacity(1)
        self._paint_ring(painter, self._shown)

    def _picture(self, shown: Shown, fine: float) -> QPixmap:
        """The sheet as it is; on its way one of another size will do until this one is ready, part by part."""
        if fine != self._fine:
            self._fine = fine
            self.resized.emit()
        kept = self._keep(shown, self._area.size())
        other = self._seen in self._kept.values() and self._seen is not kept
        substitute = self._seen if other and self._way < 1 else None
        self._catch_up(kept, shown, at_leisure=not kept.stale or substitute is not None)
        self._seen = substitute if substitute and kept.stale else kept
        while self._seen.marked:
            self._paint_part(self._seen, shown, self._seen.marked.pop(0), fine)
        return self._seen.picture

    def _catch_up(self, kept: _Kept, shown: Shown, *, at_leisure: bool) -> None:
        """Paint what is due: all of it, if there is nothing else to show meanwhile."""
        for _ in range(self._patience.take(len(kept.soiled)) if at_leisure else len(kept.soiled)):
            if kept.soiled:
                self._paint_next(kept, shown)

    def prepare(self, size: QSizeF) -> bool:
        """Paint a part of the picture at some size before anybody wants to see it; False: it is ready."""
        if self._shown is None or not self._fine:
            return False
        kept = self._keep(self._shown, size)
        kept.soiled, kept.marked = kept.marked + kept.soiled, []
        if not kept.soiled:
            return False
        self._paint_next(kept, self._shown)
        if size == self._area.size():
            self.update()
        return True

    def _paint_next(self, kept: _Kept, shown: Shown) -> None:
        for part in _next_parts(kept):
            kept.soiled.remove(part)
            self._paint_part(kept, shown, part, self._fine)
        kept.stale = kept.stale and bool(kept.soiled)

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
        picture = blank(size, fine)
        with on(picture, fine) as painter:
            self._painter(painter, plan, shown).paint_paper()
        return _Kept(plan, picture, bands(plan, fine), [])

    def _paint_part(self, kept: _Kept, shown: Shown, part: QRectF, fine: float) -> None:
        def paint(painter: QPainter, cut: QRect) -> None:
            self._prints.lay(painter, kept.plan, cut, fine)
            self._painter(painter, kept.plan, shown).paint_marks(part_of(cut, fine))

        patch(kept.picture, pixels_of(part, fine), fine, paint)

    def _painter(self, painter: QPainter, plan: Plan, shown: Shown) -> SheetPainter:
        return SheetPainter(painter, plan, self.player, shown, self._theme)

    def _paint_ring(self, painter: QPainter, shown: Shown) -> None:
        """Around the sheet of whoever must act, or in its player's colour around one that is held up."""
        held, acts = _ringed(shown)
        if held or acts:
            painter.setPen(QPen(self.player.livery.colour if held else self._theme.accent, 6 if held else 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._place, Corner.LARGE, Corner.LARGE)


def _soil(kept: _Kept, parts: Changes, fine: float, *, seen: bool) -> None:
    """What is large is painted in strips, and nothing twice; of a picture that nobody sees marks are not urgent."""
    urgent, rest = (parts.marks, parts.rest) if seen else ([], [*parts.marks, *parts.rest])
    kept.marked += [part for part in urgent if part not in kept.marked]
    strips = [strip for part in rest for strip in sliced(kept.plan, part, fine)]
    kept.soiled += [strip for strip in strips if strip not in kept.soiled]
    kept.stale = kept.stale or bool(kept.soiled and not seen)
    whole = bands(kept.plan, fine)
    if len(kept.soiled) > len(whole):
        kept.soiled = whole


def _next_parts(kept: _Kept) -> list[QRectF]:
    """The first; but both places that tell the points together, or a sheet that is seen would have two totals."""
    points = (kept.plan.header, kept.plan.block)
    both = [part for part in kept.soiled if part in points]
    return both if kept.soiled[0] in both and not kept.stale else kept.soiled[:1]


def _ringed(shown: Shown) -> tuple[bool, bool]:
    """Whether the sheet is held up, and whether its player acts."""
    return (shown.standing.held_up, shown.standing.acts) if shown.standing else (False, False)


def _with_shadow(area: QRectF) -> QRectF:
    return area.adjusted(-ROOM, -ROOM, ROOM, ROOM)
