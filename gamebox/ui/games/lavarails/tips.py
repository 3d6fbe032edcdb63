"""What is explained once at the table of Lava & Rails, where it matters."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from gamebox.games.lavarails.grid import fields
from gamebox.games.lavarails.view import LavarailsView, Phase
from gamebox.ui.games.lavarails.layout import TRAY, Plan
from gamebox.ui.table.tips import Tip
from gamebox.ui.texts import translate


def tips_of(view: LavarailsView, plan: Plan, *, drawn: bool) -> Iterator[Tip]:
    """`plan` tells where the fields are of the one who acts, and `drawn` whether a track of theirs was prepared."""
    if view.phase is Phase.LAVA:
        text = translate(
            "Tips",
            "One glowing field must go under lava. Choose where it hurts least; crosses hold lava up (LR-31).",
        )
        yield Tip("lavarails-lava", text, _first_target(view, plan))
    if view.phase is Phase.DRAW and not drawn:
        text = translate(
            "Tips",
            "Draw from edge to edge, or click until the right piece is there; keys 1 to 6 choose one, too (LR-40).",
        )
        yield Tip("lavarails-track", text, _first_target(view, plan))
    if view.phase is Phase.DECIDE:
        text = translate(
            "Tips",
            "Pass, and your dice stay; or reroll. If again nothing fits, one of your dice goes back (LR-17).",
        )
        yield Tip("lavarails-reroll", text, TRAY)
    if view.phase is Phase.PLACE and view.boxed_in:
        text = translate(
            "Tips", "No free field touches your dice any more: you are boxed in, and may start anew (LR-14)."
        )
        yield Tip("lavarails-boxed-in", text, _first_target(view, plan))


def _first_target(view: LavarailsView, plan: Plan) -> QRectF:
    return next((plan.rect(field) for field in fields(view.targets)), plan.grid())
