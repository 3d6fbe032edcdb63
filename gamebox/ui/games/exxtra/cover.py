"""EXXTRA from outside."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from gamebox.ui.cover import Cover
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme


class ExxtraCover(Cover):
    id = "exxtra"
    seats = range(3, 7)

    @override
    def name(self) -> str:
        return "EXXTRA"

    @override
    def tagline(self) -> str:
        return translate("Exxtra", "Push your luck up the dice ladder and race to the goal.")

    @override
    def pictures(self) -> dict[str, str]:
        return {"threat": translate("Exxtra", "dare one more roll")}

    @override
    def paint_tile(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        from gamebox.ui.games.exxtra.tile import paint_tile

        paint_tile(painter, area, theme)

    @override
    def score(self, score: int) -> str:
        from gamebox.games.exxtra.scoring import GOAL

        if score >= GOAL:
            return translate("Exxtra", "Goal")
        return translate("Exxtra", "field {number}").format(number=score)

    @override
    def measure(self) -> str:
        return translate("Exxtra", "Field")
