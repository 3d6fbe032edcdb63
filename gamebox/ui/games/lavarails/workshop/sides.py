"""How many columns and rows a sheet has, chosen step by step."""

from __future__ import annotations

from gamebox.games.lavarails.grid import SIDE
from gamebox.ui.texts import translate
from gamebox.ui.widgets.stepper import Stepper


def columns(value: int, fewest: int = 1) -> Stepper:
    less, more = translate("Workshop", "One column less"), translate("Workshop", "One column more")
    return Stepper(translate("Workshop", "Columns"), value, range(fewest, SIDE + 1), name="width", less=less, more=more)


def rows(value: int, fewest: int = 1) -> Stepper:
    less, more = translate("Workshop", "One row less"), translate("Workshop", "One row more")
    return Stepper(translate("Workshop", "Rows"), value, range(fewest, SIDE + 1), name="height", less=less, more=more)
