"""What can be set up in EXXTRA."""

from __future__ import annotations

from gamebox.library.shelf import Shelf
from gamebox.ui.look import Choice
from gamebox.ui.texts import translate


def choices(_shelf: Shelf) -> tuple[Choice, ...]:
    return (
        Choice(
            "placing",
            translate("Exxtra", "Placing pairs"),
            (
                ("free", translate("Exxtra", "on any free field")),
                ("strict", translate("Exxtra", "only above lower pairs")),
            ),
            "EX-50",
        ),
        Choice(
            "double_x",
            translate("Exxtra", "X-X as the first roll"),
            ((0, translate("Exxtra", "reads 00")), (100, translate("Exxtra", "reads 100, the highest"))),
            "EX-51",
        ),
    )
