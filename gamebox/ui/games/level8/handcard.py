"""A card of the hand: it can be clicked, dragged, marked, and is lifted while selected."""

from __future__ import annotations

from itertools import count

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.level8.deck import HIDDEN
from gamebox.ui.games.level8.faces import card_name, face_of
from gamebox.ui.games.level8.layout import HAND_CARD
from gamebox.ui.games.level8.local import LocalTarget
from gamebox.ui.games.level8.pile import paint_mark
from gamebox.ui.items.card import RATIO, paint_card
from gamebox.ui.texts import tip, translate
from gamebox.ui.theme import Theme, faded

_AREA = QRectF(-HAND_CARD / 2, -HAND_CARD * RATIO / 2, HAND_CARD, HAND_CARD * RATIO)
_CORNER = HAND_CARD * 0.11
_CHOICES = count()
_DRAG_FROM = 9.0
"""So far a press must travel to be a drag and no click."""


class HandCard(LocalTarget):
    """Centred on its own origin. What it shows is forgotten as soon as it leaves the table."""

    clicked = Signal(object, bool)
    """The card, and whether with shift."""
    lifted = Signal(object)
    dragged = Signal(object, QPointF)
    dropped = Signal(object, QPointF)

    def __init__(self, theme: Theme) -> None:
        outline = QPainterPath()
        outline.addRoundedRect(_AREA, _CORNER, _CORNER)
        super().__init__(outline, theme)
        self.card = HIDDEN
        self.face = HIDDEN
        """What it shows: a joker in a slot says what it stands for."""
        self.slot: int | None = None
        """The combination of the level card in whose slots it lies."""
        self.selected = False
        self.turn_chosen = 0
        """The later it was selected, the higher."""
        self.marked = False
        self.dimmed = False
        self.new = False
        """Whether somebody has given it since its owner last decided something."""
        self._grip: QPointF | None = None
        self._dragging = False
        self._look: tuple[object, ...] = ()
        self._picture = QPixmap()
        self.hide()

    @property
    @override
    def inviting(self) -> bool:
        """A selection is only prepared."""
        return False

    def become(self, card: int) -> None:
        """Another card, as it comes into the hand."""
        self.card = card
        self.slot = None
        self.selected = self.marked = self.dimmed = self.new = False
        self._grip, self._dragging = None, False
        self.show_as(card)

    def show_as(self, face: int) -> None:
        self.face = face
        self.hint = _told(face, new=self.new)
        self.setToolTip(tip(self.hint))
        self.setObjectName("" if face == HIDDEN else f"hand {card_name(face)}")
        self.update()

    def forget(self) -> None:
        self.become(HIDDEN)
        self._look, self._picture = (), QPixmap()
        self.ready = False
        self.hide()

    def mark(self, *, marked: bool, dimmed: bool) -> None:
        if (marked, dimmed) != (self.marked, self.dimmed):
            self.marked, self.dimmed = marked, dimmed
            self.update()

    def mark_new(self, *, new: bool) -> None:
        if new != self.new:
            self.new = new
            self.hint = _told(self.face, new=new)
            self.setToolTip(tip(self.hint))
            self.update()

    def select(self, selected: bool) -> None:
        if selected != self.selected:
            self.selected = selected
            self.turn_chosen = next(_CHOICES)
            self.update()

    @override
    def run(self) -> None:
        self.clicked.emit(self, False)

    @override
    def boundingRect(self) -> QRectF:
        return _AREA.adjusted(-8, -8, 10, 12)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Qt keeps no pictures of turned items, and thirty turned cards take their time: so the card keeps its own."""
        seen = painter.worldTransform()
        turned = QTransform(seen.m11(), seen.m12(), seen.m21(), seen.m22(), 0, 0)
        ratio = painter.device().devicePixelRatioF()
        look = (
            turned,
            ratio,
            self.face,
            self.slot is None,
            self.selected,
            self.lit,
            self.marked,
            self.dimmed,
            self.new,
        )
        if look != self._look:
            self._look, self._picture = look, self._drawn(turned, ratio)
        corner = turned.mapRect(self.boundingRect()).topLeft() + QPointF(seen.dx(), seen.dy())
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(corner.toPoint(), self._picture)
        painter.setWorldTransform(seen)

    def _drawn(self, turned: QTransform, ratio: float) -> QPixmap:
        bounds = turned.mapRect(self.boundingRect())
        picture = QPixmap((bounds.size() * ratio).toSize() + QSize(1, 1))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.translate(-bounds.topLeft())
        painter.setWorldTransform(turned, combine=True)
        self._paint_all(painter)
        painter.end()
        return picture

    def _paint_all(self, painter: QPainter) -> None:
        theme = self._theme
        paint_card(painter, _AREA, face_of(self.face), theme)
        if self.dimmed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(theme.table_bottom, 0.62))
            painter.drawRoundedRect(_AREA, _CORNER, _CORNER)
        if self.selected or self.lit:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.accent if self.selected else theme.on_table, 6))
            painter.drawRoundedRect(_AREA.adjusted(-2, -2, 2, 2), _CORNER, _CORNER)
            if self.selected and self.lit:
                painter.setPen(QPen(theme.on_table, 2.5))
                painter.drawRoundedRect(_AREA.adjusted(-6, -6, 6, 6), _CORNER + 3, _CORNER + 3)
        if self.marked and self.slot is None:
            paint_mark(painter, QPointF(_AREA.left() + 20, 22), theme)
        if self.new:
            _paint_ribbon(painter, theme)

    @override
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self.legal:
            event.ignore()
            return
        self._grip = event.scenePos() - self.pos()
        self._dragging = False
        event.accept()

    @override
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._grip is None:
            return
        way = event.scenePos() - self._grip - self.pos()
        if not self._dragging and way.manhattanLength() < _DRAG_FROM:
            return
        if not self._dragging:
            self._dragging = True
            self.lifted.emit(self)
        self.setPos(event.scenePos() - self._grip)
        self.dragged.emit(self, event.scenePos())

    @override
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._grip is None:
            return
        self._grip = None
        if self._dragging:
            self._dragging = False
            self.dropped.emit(self, event.scenePos())
        elif self._outline.contains(event.pos()):
            self.clicked.emit(self, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))


def _told(face: int, *, new: bool) -> str:
    if face == HIDDEN:
        return ""
    return translate("Level8", "{card}, just received").format(card=card_name(face)) if new else card_name(face)


def _paint_ribbon(painter: QPainter, theme: Theme) -> None:
    """Along the lower edge, where neighbours in the fan hide the least: a band with an arrow into the hand."""
    band = QRectF(_AREA.left() + 3, _AREA.bottom() - 24, _AREA.width() - 6, 18)
    painter.setPen(QPen(theme.on_accent, 1.5))
    painter.setBrush(theme.accent)
    painter.drawRoundedRect(band, 5, 5)
    painter.setPen(QPen(theme.on_accent, 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    tip_of = QPointF(band.left() + 14, band.center().y() + 5)
    painter.drawLine(tip_of - QPointF(0, 10), tip_of)
    painter.drawLine(tip_of - QPointF(4.5, 4.5), tip_of)
    painter.drawLine(tip_of - QPointF(-4.5, 4.5), tip_of)
