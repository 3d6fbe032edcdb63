"""What a seat cannot know of a position, and the same position with all of that dealt anew."""

from __future__ import annotations

from dataclasses import fields
from random import Random

from gamebox.engine.game import Event
from gamebox.games.level8.combinations import Combination
from gamebox.games.level8.deck import JOKER, NUMBER_CARDS
from gamebox.games.level8.state import Level8State


def hidden_cards(state: Level8State, seat: int | None) -> set[int]:
    """The number cards in the draw pile and in other hands that do not lie open."""
    others = [owner for owner in range(len(state.hands)) if owner != seat]
    in_hands = {card for owner in others for card in state.hands[owner] if card not in state.shown[owner]}
    return {card for card in (*in_hands, *state.draw) if card != JOKER}


def dealt_anew(state: Level8State, seat: int | None, rng: Random) -> Level8State:
    """A twin that looks the same to the seat."""
    twin = state.clone()
    others = [owner for owner in range(len(state.hands)) if owner != seat]
    numbers = list(hidden_cards(state, seat))
    if state.step == "deal":  # the cards not kept lie together, seen by nobody
        numbers = [card for card in NUMBER_CARDS if seat is None or card not in state.hands[seat]]
    rng.shuffle(numbers)
    for owner in others:
        open_cards = {JOKER, *state.shown[owner]}  # everybody sees jokers in hands (L8-1)
        twin.hands[owner] = sorted(card if card in open_cards else numbers.pop() for card in state.hands[owner])
        twin.kept[owner] = _kept_anew(twin.hands[owner], state.kept[owner], rng)
    twin.draw = numbers[: len(state.draw)]
    return twin


def _kept_anew(hand: list[int], kept: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """Other number cards, but as many jokers."""
    jokers = kept.count(JOKER)
    numbers = rng.sample([card for card in hand if card != JOKER], len(kept) - jokers)
    return (*sorted(numbers), *(JOKER,) * jokers)


def cards_named(event: Event) -> set[int]:
    """Every number card that an event names."""
    found: set[int] = set()
    for field in fields(event):  # type: ignore[arg-type]
        if field.name in {"card", "cards", "face", "hands", "combinations"}:
            found |= _flat(getattr(event, field.name))
    return {card for card in found if card in NUMBER_CARDS}


def _flat(value: object) -> set[int]:
    if isinstance(value, int):
        return {value}
    if isinstance(value, Combination):
        return set(value.faces)
    assert isinstance(value, tuple)
    return {card for part in value for card in _flat(part)}
