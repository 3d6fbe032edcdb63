"""What is explained once at Level 8's table, where it matters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gamebox.games.level8.deck import JOKER
from gamebox.games.level8.view import Level8View
from gamebox.ui.table.tips import Tip
from gamebox.ui.texts import translate

if TYPE_CHECKING:
    from gamebox.ui.games.level8.scene import Level8Scene


def tips_of(scene: Level8Scene, view: Level8View) -> Iterator[Tip]:
    """For the one who looks, and only if it is theirs to act."""
    if view.seat is None or view.seat != view.actor:
        return
    if view.step == "move":
        text = translate(
            "Tips",
            "Your two stones show two fields. Choose one: your tower goes there, and you do what it says (L8-23).",
        )
        yield Tip("level8-move", text, scene.layout.own)
    if view.step == "play" and not view.laid[view.seat]:
        text = translate(
            "Tips",
            "Collect what your level card says; one star is easier, two are harder (L8-3). Lay it all out at once.",
        )
        yield Tip("level8-stars", text, scene.layout.own)
    if view.step == "play" and (jokers := [card for card in scene.hand.cards if card.card == JOKER]):
        text = translate(
            "Tips", "A joker stands for any number or colour. Keep it for a card that is hard to get (L8-53)."
        )
        yield Tip("level8-joker", text, jokers[0].sceneBoundingRect())
    if view.step == "play" and view.laid[view.seat]:
        text = translate(
            "Tips",
            "Your level lies: now add cards to any combination, and get rid of your hand (L8-41).",
        )
        yield Tip("level8-add", text, scene.layout.own)
