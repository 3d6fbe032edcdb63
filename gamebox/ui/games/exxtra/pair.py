"""A player's two dice, which always stay together."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.exxtra.actions import DIE_A, DIE_B, Throw, faces_of
from gamebox.ui.games.exxtra.layout import BADGE, DIE, PAIR_GAP
from gamebox.ui.items import motions
from gamebox.ui.items.die import DieItem
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.theme import Corner, Livery, Motion, Theme

_FRAME = QRectF(-DIE - PAIR_GAP / 2, -DIE / 2, 2 * DIE + PAIR_GAP, DIE).adjusted(-5, -10, 11, 5)
_BADGE = QRectF(_FRAME.left() - BADGE - 4, -BADGE / 2, BADGE, BADGE)
_THREAT = _FRAME.united(_BADGE).adjusted(-5, 0, 0, 0)


class PairItem(QGraphicsObject):
    """Centred on its own origin; the higher digit lies left (EX-12)."""

    def __init__(self, livery: Livery, theme: Theme) -> None:
        super().__init__()
        self._livery = livery
        self._theme = theme
        self._threatened = False
        self.badge = False
        """Whether the owner's emblem lies beside the dice."""
        self._dice = (DieItem(DIE, livery, self), DieItem(DIE, livery, self))
        self._rest()

    def _rest(self) -> None:
        for die, side in zip(self._dice, (-1, 1), strict=True):
            die.setPos(side * (DIE + PAIR_GAP) / 2, 0)
            die.setRotation(0)

    def show_blank(self) -> None:
        self._show(("", ""))

    def show_throw(self, throw: Throw) -> None:
        self._show(throw.faces)

    def show_reading(self, reading: int) -> None:
        """On the ladder, where the emblem tells whose pair it is: an X is black for everybody."""
        self._show(faces_of(reading), badge=True)

    def _show(self, faces: tuple[str, str], *, badge: bool = False) -> None:
        self._rest()
        for die, face in zip(self._dice, faces, strict=True):
            die.show_face(face)
        if badge != self.badge:
            self.badge = badge
            self.update()

    @property
    def faces(self) -> tuple[str, str]:
        return self._dice[0].face, self._dice[1].face

    def tumble(self, throw: Throw) -> QAbstractAnimation:
        """The dice roll, land as they fell, and then lie down in reading order."""
        fallen = (throw.a, throw.b)

        def roll(share: float) -> None:
            for index, die in enumerate(self._dice):
                flight = 1 - share
                faces = (DIE_A, DIE_B)[index]
                landed = share > 0.85
                face = fallen[index] if landed else faces[int(share * 29 + index * 3) % 6]
                die.show_face(face, flight)
                die.setRotation(flight * (540 if index else -420))
                bounce = abs(flight * (1 - 2 * ((share * 2.5) % 1)))
                die.setPos((index * 2 - 1) * (DIE + PAIR_GAP) / 2 * (1 + 0.3 * flight), -60 * bounce * flight)

        parts = [motions.run(roll, Motion.DICE, QEasingCurve.Type.OutQuad)]
        if throw.faces != fallen:
            parts.append(motions.run(self._swap, Motion.MOVE, QEasingCurve.Type.InOutCubic))
        return motions.sequence(*parts)

    def _swap(self, share: float) -> None:
        half = (DIE + PAIR_GAP) / 2
        for index, die in enumerate(self._dice):
            side = index * 2 - 1
            die.setPos(side * half * (1 - 2 * share), side * 26 * 4 * share * (1 - share) * 0.5)

    def set_threatened(self, threatened: bool) -> None:
        if threatened != self._threatened:
            self._threatened = threatened
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        return _THREAT.adjusted(-6, -6, 6, 6)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """The dice paint themselves; a pair that would be thrown out gets a frame."""
        if self.badge:
            paint_emblem(painter, self._livery, _BADGE)
        if self._threatened:
            painter.setPen(QPen(self._theme.bad, 5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(_THREAT if self.badge else _FRAME, Corner.MEDIUM, Corner.MEDIUM)
