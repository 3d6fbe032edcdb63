"""How the cards of the rules look: from their numbers to what is drawn and what is said."""

from __future__ import annotations

from functools import cache

from gamebox.games.level8.deck import COLOUR, COLOURS, HIDDEN, JOKER, NUMBER
from gamebox.ui.items.card import BACK, CardFace
from gamebox.ui.texts import translate


@cache
def face_of(card: int) -> CardFace:
    """A card of a hand, or a joker's face on the table."""
    if card == HIDDEN:
        return BACK
    hue = COLOURS[COLOUR[card]] if COLOUR[card] >= 0 else ""
    return CardFace(NUMBER[card], hue, joker=card >= JOKER)


def colour_name(colour: int) -> str:
    return (
        translate("Level8", "red"),
        translate("Level8", "orange"),
        translate("Level8", "yellow"),
        translate("Level8", "green"),
        translate("Level8", "blue"),
        translate("Level8", "violet"),
    )[colour]


def card_name(card: int) -> str:
    """A card in words: "red 8", "joker", "joker as 8"."""
    if card == HIDDEN:
        return translate("Level8", "a hidden card")
    if card == JOKER:
        return translate("Level8", "joker")
    if card > JOKER:
        meaning = str(NUMBER[card]) if NUMBER[card] else colour_name(COLOUR[card])
        return translate("Level8", "joker as {meaning}").format(meaning=meaning)
    return translate("Level8", "{colour} {number}").format(colour=colour_name(COLOUR[card]), number=NUMBER[card])
