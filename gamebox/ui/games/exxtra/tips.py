"""What is explained once at EXXTRA's table, where it matters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gamebox.games.exxtra.ladder import FIELDS, OFF, is_free, thrown_out
from gamebox.games.exxtra.state import ExxtraView
from gamebox.ui.table.tips import Tip
from gamebox.ui.texts import translate

if TYPE_CHECKING:
    from gamebox.ui.games.exxtra.scene import ExxtraScene


def tips_of(scene: ExxtraScene, view: ExxtraView) -> Iterator[Tip]:
    layout = scene.layout
    if not view.rolls and view.thrown_by[view.turn] != OFF:
        text = translate(
            "Tips", "Your pair was thrown out: your pawn stays where it is this time. Nothing else is lost (EX-31)."
        )
        yield Tip("exxtra-thrown-out", text, layout.plate(view.turn))
    if view.throw and view.rolls == 1:
        text = translate(
            "Tips",
            "You may roll again. But then an X ends your turn: the pair is lost, and a step for each X (EX-14).",
        )
        yield Tip("exxtra-bust", text, layout.tray)
    if view.throw:
        for field in FIELDS:
            if is_free(view.spots, field) and thrown_out(view.spots, view.results, field, view.reading):
                text = translate(
                    "Tips",
                    "Placed here, your pair throws out all pairs above it that read the same or less (EX-30).",
                )
                yield Tip("exxtra-throws-out", text, layout.rung(field))
                return
