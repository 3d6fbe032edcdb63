"""Targets that do something in the scene itself, and buttons drawn on the table."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui.games.level8.glow import GlowTarget
from gamebox.ui.games.level8.layout import TEXT
from gamebox.ui.texts import tip
from gamebox.ui.theme import Corner, Theme, fitting_font, mixed

Picture = Callable[[QPainter, QRectF], None]


class LocalTarget(GlowTarget):
    """Choosing it is no move of the game, but something that the scene does."""

    def __init__(self, outline: QPainterPath, theme: Theme) -> None:
        super().__init__(outline, None, theme)
        self.ready = False
        """Whether it can be chosen now."""

    @override
    def can_be_chosen(self, legal: Collection[object]) -> bool:
        return self.ready or (self.action is not None and super().can_be_chosen(legal))

    def run(self) -> None:
        """What choosing it does."""

    @override
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.legal and self._outline.contains(event.pos()):
            self.run()


class ButtonTarget(LocalTarget):
    """A button with words or a picture: for a move of the game, or for something that the scene does."""

    _type_size = TEXT + 3

    def __init__(self, theme: Theme, *, action: object = None, run: Callable[[], None] | None = None) -> None:
        super().__init__(QPainterPath(), theme)
        self.action = action
        self._run = run
        self._area = QRectF()
        self._text = ""
        self._picture: Picture | None = None
        self.checked = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    @override
    def run(self) -> None:
        if self.action is not None:
            self.chosen.emit(self.action)
        elif self._run:
            self._run()

    def carry(self, action: object) -> None:
        """Stand for another move of the game; None: for none."""
        self.action = action

    def place(self, area: QRectF) -> None:
        if area != self._area:
            self.prepareGeometryChange()
            self._area = area
            self._outline = QPainterPath()
            self._outline.addRoundedRect(area, Corner.MEDIUM, Corner.MEDIUM)

    def dress(self, text: str = "", picture: Picture | None = None, hint: str = "", *, checked: bool = False) -> None:
        self.hint = hint or text
        self.setToolTip(tip(hint))
        if (text, picture, checked) != (self._text, self._picture, self.checked):
            self._text, self._picture, self.checked = text, picture, checked
            self.update()

    def forget(self) -> None:
        self.ready = False
        self.dress()
        self.hide()

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setPen(self._edge())
        painter.setBrush(self._ground())
        painter.drawRoundedRect(self._area.adjusted(2, 2, -2, -2), Corner.MEDIUM, Corner.MEDIUM)
        if self._picture:
            self._picture(painter, self._area)
        if self._text:
            painter.setPen(self._ink())
            painter.setFont(fitting_font(self._text, self._area.width() - 14, self._type_size, bold=True))
            painter.drawText(self._area, Qt.AlignmentFlag.AlignCenter, self._text)

    def _edge(self) -> QPen:
        theme = self._theme
        colour = theme.ink if self.checked and self.lit else theme.accent if self.legal else theme.paper_edge
        return QPen(colour, 4 if self.lit else 2)

    def _ground(self) -> QColor:
        if self.checked:
            return self._theme.accent
        return mixed(self._theme.field, self._theme.accent, 0.3 if self.lit else 0)

    def _ink(self) -> QColor:
        return self._theme.on_accent if self.checked else self._theme.ink


class SwitchTarget(ButtonTarget):
    """One side of a switch: it only sets how something is done, and leaves the accent to what does it."""

    _type_size = TEXT

    @property
    @override
    def inviting(self) -> bool:
        return False

    @override
    def _edge(self) -> QPen:
        theme = self._theme
        return QPen(theme.accent, 4) if self.lit else QPen(theme.ink if self.checked else theme.paper_edge, 3)

    @override
    def _ground(self) -> QColor:
        return mixed(self._theme.paper, self._theme.ink, 0.14 if self.checked else 0)

    @override
    def _ink(self) -> QColor:
        return self._theme.ink if self.checked else self._theme.muted
