"""How moves of Lava & Rails are made by hand: tracks are drawn on all fields with dice, then they are done."""

from __future__ import annotations

from typing import Any

from gamebox.games.lavarails.actions import Draw
from gamebox.games.lavarails.tracks import PIECES
from gamebox.ui.games.lavarails.targets import FieldTarget
from tests.conformance import hands as usual
from tests.conformance.hands import Hands


def make(hands: Hands, move: Any) -> None:
    if not isinstance(move, Draw):
        usual.make(hands, move)
        return
    pen = hands.scene.drafting.pen
    for target in sorted(hands.places(FieldTarget), key=lambda each: each.field):
        hands.choose(target)  # the next piece with each click
        for _ in PIECES:
            if target.field == move.field and pen.pieces[move.field] != move.piece:
                hands.choose(target)
    hands.press(hands.offer("D"))
