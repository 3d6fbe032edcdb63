"""The winner under the laurel, what is to be celebrated besides, and confetti."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from gamebox.ui.items.emblem import emblem_path, paint_emblem
from gamebox.ui.items.laurel import paint_laurel
from gamebox.ui.items.paper import ROOM
from gamebox.ui.players import Player
from gamebox.ui.scale import enlargement
from gamebox.ui.texts import translate
from gamebox.ui.theme import GOLD, Livery, Size, Theme, faded, fitting_font, font


class Celebration(QWidget):
    """The winner's shape in the laurel, and their name."""

    def __init__(
        self, theme: Theme, winners: Sequence[Player], words: str, *, alone: bool = False, honour: str = ""
    ) -> None:
        """`honour` is what is to be celebrated besides."""
        super().__init__()
        self._theme = theme
        self._winners = winners
        self.headline = _headline([player.name for player in winners], alone=alone)
        self._words = words
        self.honour = honour
        self.setAccessibleName(" ".join(filter(None, (self.headline, honour))))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(132)

    @override
    def sizeHint(self) -> QSize:
        return QSize(800, 170)

    def _small_font(self) -> QFont:
        return font(Size.LEAD * enlargement(self))

    def _honour_font(self) -> QFont:
        return font(Size.TITLE * enlargement(self), bold=True)

    def words_area(self) -> QRectF:
        """Laurel and words together, in the middle."""
        side = float(self.height())
        size = min(Size.DISPLAY * enlargement(self), side * 0.34)
        wide = max(
            QFontMetricsF(font(size, bold=True)).horizontalAdvance(self.headline),
            QFontMetricsF(self._small_font()).horizontalAdvance(self._words),
            QFontMetricsF(self._honour_font()).horizontalAdvance(self.honour),
        )
        total = min(side + 24 + wide + 4, self.width() - 2.0 * ROOM)
        return QRectF((self.width() - total) / 2, 0, total, side)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self.words_area()
        laurel = QRectF(area.left(), area.top(), area.height(), area.height())
        paint_laurel(painter, laurel)
        self._paint_winners(painter, laurel)
        words = area.adjusted(laurel.width() + 24, 0, 0, 0)
        size = min(Size.DISPLAY * enlargement(self), area.height() * 0.34)
        painter.setPen(self._theme.on_table)
        painter.setFont(fitting_font(self.headline, words.width(), size, bold=True))
        middle = words.center().y()
        upper = QRectF(words.left(), middle - size * (1.45 if self.honour else 1.15), words.width(), size * 1.4)
        painter.drawText(upper, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.headline)
        lower = QRectF(words.left(), upper.bottom() + 2, words.width(), 28 * enlargement(self))
        if self.honour:
            painter.setPen(GOLD)
            painter.setFont(self._honour_font())
            painter.drawText(lower, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.honour)
            lower.translate(0, lower.height() + 2)
        painter.setPen(self._theme.on_table_muted)
        painter.setFont(self._small_font())
        painter.drawText(lower, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._words)

    def _paint_winners(self, painter: QPainter, laurel: QRectF) -> None:
        """One large shape, or the winners' shapes side by side."""
        count = len(self._winners)
        side = laurel.width() * (0.4 if count == 1 else 0.5 / count)
        left = laurel.center().x() - side * count / 2
        for index, player in enumerate(self._winners):
            area = QRectF(left + index * side, laurel.center().y() - side / 2, side, side)
            paint_emblem(painter, player.livery, area.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06))


def paint_confetti(painter: QPainter, area: QRectF, liveries: Sequence[Livery], spared: QRectF) -> None:
    """The players' shapes, scattered as if just thrown: the same for the same size, thinner towards the ground."""
    dice = Random(7)
    painter.setPen(Qt.PenStyle.NoPen)
    for index in range(round(area.width() * area.height() / 3400)):
        livery = liveries[index % len(liveries)]
        side = 7 + 11 * dice.random()
        height = dice.random() ** 1.5
        centre = QPointF(area.left() + area.width() * dice.random(), area.top() + area.height() * height)
        turn, strength = 360 * dice.random(), (0.55 + 0.45 * dice.random()) * (1 - 0.6 * height)
        if spared.adjusted(-side, -side, side, side).contains(centre):
            continue
        painter.save()
        painter.translate(centre)
        painter.rotate(turn)
        painter.setBrush(faded(livery.colour, strength))
        painter.drawPath(emblem_path(livery.shape, QRectF(-side / 2, -side / 2, side, side)))
        painter.restore()


def _headline(names: Sequence[str], *, alone: bool) -> str:
    if alone:
        return translate("Result", "Well done, {name}!").format(name=names[0])
    if len(names) == 1:
        return translate("Result", "{name} wins!").format(name=names[0])
    return translate("Result", "{names} and {last} share the win!").format(names=", ".join(names[:-1]), last=names[-1])
