"""Lava & Rails from outside."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from gamebox.ui.cover import Cover
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme

SHEETS = "sheets"
"""Where in the profile's folder the user's own sheets are."""


class LavarailsCover(Cover):
    id = "lavarails"
    seats = range(1, 5)

    @override
    def name(self) -> str:
        return translate("Lavarails", "Lava & Rails")

    @override
    def tagline(self) -> str:
        return translate("Lavarails", "Roll and write: race the lava, or close your railway loops.")

    @override
    def pictures(self) -> dict[str, str]:
        return {
            "volcano-four": translate("Lavarails", "lava eats what you leave open"),
            "railway-late": translate("Lavarails", "close your tracks into loops"),
        }

    @override
    def paint_tile(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        from gamebox.ui.games.lavarails.tile import paint_tile

        paint_tile(painter, area, theme)

    @override
    def workshop(self) -> str:
        return translate("Lavarails", "Workshop")

    @override
    def notices(self, profile: Path) -> list[str]:
        """Why some of the user's own sheets are not offered; most users have none."""
        if not (profile / SHEETS).is_dir():
            return []
        from gamebox.games.lavarails.catalogue import find_sheets
        from gamebox.games.lavarails.sheet import SheetError
        from gamebox.ui.games.lavarails.terms import fault_words, told_briefly

        wrong = [found for _, found in find_sheets(profile / SHEETS) if isinstance(found, SheetError)]
        return told_briefly([fault_words(each) for each in wrong])

    @override
    def variant(self, variant: str) -> str:
        """The sheet's title; of somebody's own sheets only the id is known."""
        from gamebox.games.lavarails.catalogue import shipped_sheets
        from gamebox.ui.games.lavarails.terms import sheet_title, title_by_id

        sheet = shipped_sheets().get(variant)
        return sheet_title(sheet) if sheet else title_by_id(variant)
