"""How hard a sheet is, as stars that can be read out."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from gamebox.ui.items.stars import STARS, paint_stars
from gamebox.ui.scale import enlargement
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import give_tip

_SIDE = 22


class StarsLabel(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._stars: int | None = None

    def show_stars(self, stars: int | None) -> None:
        """None: nobody knows yet."""
        self._stars = stars
        told = translate("Setup", "difficulty {stars} of 5").format(stars=stars) if stars else ""
        self.setAccessibleName(told)
        give_tip(self, told)
        self.setVisible(stars is not None)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        side = round(_SIDE * enlargement(self))
        return QSize(side * STARS, side)

    @override
    def minimumSizeHint(self) -> QSize:
        """They may stand closer beside words, but not lie flat."""
        return QSize(0, self.sizeHint().height())

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._stars:
            side = min(self.height() / 0.78, self.width() / STARS)
            paint_stars(painter, QRectF(0, 0, side * STARS, self.height()), self._stars, self._theme)
