"""Ways in which things move: gliding, hopping, pausing. Durations are those of normal speed."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QRectF,
    QSequentialAnimationGroup,
    QVariantAnimation,
)
from PySide6.QtWidgets import QGraphicsObject

from gamebox.ui.theme import Motion


def glide(
    item: QGraphicsObject,
    end: QPointF,
    duration: int = Motion.MOVE,
    *,
    scale: float | None = None,
    lift: float = 0.0,
    spin: float = 0.0,
    arrive: Callable[[], None] | None = None,
) -> QAbstractAnimation:
    """Move along a straight way, or a bow that rises by `lift`, perhaps turning `spin` degrees, whole turns only.

    The start is where the item is when it begins.
    """
    start: list[tuple[QPointF, float]] = []

    def step(share: float) -> None:
        if not start:
            start.append((item.pos(), item.scale()))
        origin, size = start[0]
        rise = QPointF(0, -lift * 4 * share * (1 - share))
        item.setPos(origin + (end - origin) * share + rise)
        if spin:
            item.setRotation(spin * share if share < 1 else 0)
        if scale is not None:
            item.setScale(size + (scale - size) * share)
        if share >= 1 and arrive:
            arrive()

    return run(step, duration, QEasingCurve.Type.InOutCubic)


def lean(item: QGraphicsObject, turn: float, duration: int) -> QAbstractAnimation:
    """Turn to an angle, from whatever it is when it begins."""
    start: list[float] = []

    def step(share: float) -> None:
        if not start:
            start.append(item.rotation())
        item.setRotation(start[0] + (turn - start[0]) * share)

    return run(step, duration, QEasingCurve.Type.InOutCubic)


def hop(
    item: QGraphicsObject, stops: Sequence[QPointF], height: float = 26.0, duration: int = Motion.FEEDBACK
) -> QAbstractAnimation:
    """From stop to stop, in small jumps."""
    return sequence(*(glide(item, stop, duration, lift=height) for stop in stops))


def fade(item: QGraphicsObject, start: float, end: float) -> QAbstractAnimation:
    """Come out of nothing, or go away."""
    item.setOpacity(start)
    return run(lambda share: item.setOpacity(start + (end - start) * share), Motion.FEEDBACK)


def shake(item: QGraphicsObject, reach: float) -> QAbstractAnimation:
    """To and fro, less and less, and then where it was."""
    start: list[QPointF] = []

    def step(share: float) -> None:
        if not start:
            start.append(item.pos())
        item.setPos(start[0] + QPointF(reach * (1 - share) * math.sin(share * 6 * math.pi), 0))

    return run(step, Motion.CARD, QEasingCurve.Type.Linear)


def run(
    step: Callable[[float], None], duration: int, easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic
) -> QVariantAnimation:
    """Call `step` with the share of the way, from 0 to 1."""
    animation = QVariantAnimation()
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.setDuration(duration)
    animation.setEasingCurve(easing)
    animation.valueChanged.connect(step)
    return animation


def pause(duration: int) -> QAbstractAnimation:
    return QPauseAnimation(duration)


def sequence(*parts: QAbstractAnimation) -> QAbstractAnimation:
    group = QSequentialAnimationGroup()
    for part in parts:
        group.addAnimation(part)
    return group


def together(*parts: QAbstractAnimation) -> QAbstractAnimation:
    group = QParallelAnimationGroup()
    for part in parts:
        group.addAnimation(part)
    return group


def between(start: QRectF, end: QRectF, share: float) -> QRectF:
    """A place on the way from one to another."""
    if share >= 1:
        return end
    corner = start.topLeft() + (end.topLeft() - start.topLeft()) * share
    wide = start.width() + (end.width() - start.width()) * share
    return QRectF(corner.x(), corner.y(), wide, start.height() + (end.height() - start.height()) * share)
