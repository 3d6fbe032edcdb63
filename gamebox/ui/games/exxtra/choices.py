"""What can be set up in EXXTRA."""

from __future__ import annotations

from gamebox.games.exxtra.actions import DOUBLE_X
from gamebox.games.exxtra.state import MOST_AHEAD
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
            (
                (0, translate("Exxtra", "reads 00")),
                (DOUBLE_X, translate("Exxtra", "reads {reading}, the highest").format(reading=DOUBLE_X)),
            ),
            "EX-51",
        ),
        Choice(
            "head_start",
            translate("Exxtra", "Head start"),
            tuple((field, _begins(field)) for field in range(MOST_AHEAD + 1)),
            "EX-52",
            per_seat=True,
            in_scores=True,
        ),
    )


def _begins(field: int) -> str:
    if not field:
        return translate("Exxtra", "from the start")
    return translate("Exxtra", "from field {field}").format(field=field)
