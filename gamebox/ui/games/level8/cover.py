"""Level 8 from outside."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from gamebox.ui.cover import Cover
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme


class Level8Cover(Cover):
    id = "level8"
    seats = range(2, 7)

    @override
    def name(self) -> str:
        return "Level 8"

    @override
    def tagline(self) -> str:
        return translate("Level8", "Collect cards, lay out eight levels, and keep your hand a secret.")

    @override
    def pictures(self) -> dict[str, str]:
        return {"lay": translate("Level8", "collect cards for eight levels")}

    @override
    def first(self) -> str:
        return translate("Level8", "Who deals first")

    @override
    def paint_tile(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        from gamebox.ui.games.level8.tile import paint_tile

        paint_tile(painter, area, theme)

    @override
    def score(self, score: int) -> str:
        from gamebox.games.level8.levels import LAUREL

        if score >= LAUREL:
            return translate("Level8", "laurel")
        return translate("Level8", "level {number}").format(number=score)

    @override
    def measure(self) -> str:
        return translate("Level8", "Level")
