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
    slots = [owner for owner in others for _ in range(len(state.hands[owner]) - len(state.shown[owner]))]
    jokers = sum(state.hands[owner].count(JOKER) - state.shown[owner].count(JOKER) for owner in others)
    numbers = list(hidden_cards(state, seat))
    if state.step == "deal":  # the cards not kept lie together, seen by nobody
        numbers = [card for card in NUMBER_CARDS if seat is None or card not in state.hands[seat]]
    rng.shuffle(numbers)
    rng.shuffle(slots)
    for owner in others:
        twin.hands[owner] = list(state.shown[owner])
    for place, owner in enumerate(slots):
        twin.hands[owner].append(JOKER if place < jokers else numbers.pop())
    for owner in others:
        twin.hands[owner].sort()
        twin.kept[owner] = tuple(sorted(rng.sample(twin.hands[owner], len(state.kept[owner]))))
    twin.draw = numbers[: len(state.draw)]
    return twin


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
