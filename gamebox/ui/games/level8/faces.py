"""How the cards of the rules look: from their numbers to what is drawn and what is said."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from gamebox.games.level8.deck import COLOUR, COLOURS, HIDDEN, JOKER, NUMBER
from gamebox.ui.items.card import BACK, CardFace
from gamebox.ui.texts import listed, translate


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
    """A card by itself: "red 8", "joker", "joker as 8"."""
    if card == HIDDEN:
        return translate("Level8", "a hidden card")
    if card == JOKER:
        return translate("Level8", "joker")
    if card > JOKER:
        return translate("Level8", "joker as {meaning}").format(meaning=_meaning(card))
    return (
        translate("Level8", "red {number}"),
        translate("Level8", "orange {number}"),
        translate("Level8", "yellow {number}"),
        translate("Level8", "green {number}"),
        translate("Level8", "blue {number}"),
        translate("Level8", "violet {number}"),
    )[COLOUR[card]].format(number=NUMBER[card])


def card_phrase(card: int) -> str:
    """A card with which something is done in a sentence: "the red 8", "a joker"."""
    if card == HIDDEN:
        return translate("Level8", "a hidden card")
    if card == JOKER:
        return translate("Level8", "a joker")
    if card > JOKER:
        return translate("Level8", "a joker as {meaning}").format(meaning=_meaning(card))
    return translate("Level8", "the {card}").format(card=card_name(card))


def cards_phrase(cards: Sequence[int]) -> str:
    """Several of them: "the red 8 and 2 jokers"."""
    jokers = sum(card == JOKER for card in cards)
    parts = [card_phrase(card) for card in cards if card != JOKER]
    if jokers == 1:
        parts.append(card_phrase(JOKER))
    elif jokers:
        parts.append(translate("Level8", "%n joker(s)", "", jokers))
    return listed(parts)


def capital(text: str) -> str:
    """With which a sentence or a button can begin."""
    return text[:1].upper() + text[1:]


def _meaning(face: int) -> str:
    return str(NUMBER[face]) if NUMBER[face] else colour_name(COLOUR[face])
