"""Full positions that fit what a seat knows, drawn about as likely as they are."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gamebox.bots.judge import Knowledge
from gamebox.bots.level8.memory import ANY_CARD, Back, Memory
from gamebox.bots.level8.needs import reader_of
from gamebox.bots.level8.swift import unseen_mask
from gamebox.games.level8.deck import JOKER, cards_of, mask_of
from gamebox.games.level8.state import Level8Options, Level8State
from gamebox.games.level8.view import Level8View

_DOUBTED = 0.9
"""How surely a card that would have fitted is not held."""
_STILL_HELD = 0.6
"""How often a card that was seen before is among those kept."""
_TRIES = 4
"""Among so many hands for somebody who collects, one is chosen."""
_BETTER = 0.5
"""Who collects has thrown away what does not help: each card that a hand lacks more makes it so much less likely."""
_OVERLOOKED = 0.1
"""A hand that could have been laid out would have been."""


class Guess:
    """Prepared once for a decision, it gives as many positions as wanted."""

    def __init__(self, view: Level8View, options: Level8Options, memory: Memory) -> None:
        self._view = view
        self._me = memory.seat
        self._kept = memory.kept if view.step == "keep" else {}
        self._template = _open_part(view, options, memory.seat)
        self._known: dict[int, list[int]] = {}
        self._backs: dict[int, list[Back]] = {}
        pool = unseen_mask(view, view.hand)
        for seat, count in enumerate(view.counts):
            if seat == self._me:
                continue
            shown = [card for card in view.shown[seat] if card != JOKER]
            known = sorted({*memory.hand(seat).known, *shown})
            numbers = count - view.jokers_held[seat]
            known = [card for card in known if pool >> card & 1][:numbers]
            self._known[seat] = known
            self._backs[seat] = _as_many(memory.hand(seat).backs, numbers - len(known))
            pool &= ~mask_of(known)
        self._pool = cards_of(pool)

    def state(self, rng: Random) -> Level8State:
        """A position that looks like the view to the seat."""
        state = self._template.clone()
        pool = self._pool[:]
        rng.shuffle(pool)
        for seat, backs in self._backs.items():
            held = self._known[seat]
            hidden = self._collected(seat, backs, pool, rng) if self._collects(seat) else _filled(backs, pool, rng)
            chosen = set(hidden)
            pool = [card for card in pool if card not in chosen]
            state.hands[seat] = sorted((*held, *hidden)) + [JOKER] * self._view.jokers_held[seat]
        if self._view.draw:
            state.draw = pool[: self._view.draw]
        for seat, kept in self._kept.items():
            if seat != self._me:
                state.kept[seat] = self._best_of(seat, state.hands[seat], kept)
        return state

    def _best_of(self, seat: int, hand: list[int], kept: Sequence[int]) -> tuple[int, ...]:
        """As many cards as somebody has kept: those that matter most."""
        jokers = kept.count(JOKER)
        worth = reader_of(self._view.level_of(seat)).read(hand).worth
        numbers = sorted((card for card in hand if card != JOKER), key=worth.__getitem__, reverse=True)
        return (*sorted(numbers[: len(kept) - jokers]), *(JOKER,) * jokers)

    def _collects(self, seat: int) -> bool:
        return not self._view.laid[seat] and bool(self._backs[seat])

    def _collected(self, seat: int, backs: list[Back], pool: list[int], rng: Random) -> list[int]:
        """Of some hands one, by how well it would have been collected."""
        reader = reader_of(self._view.level_of(seat))
        tries = [_filled(backs, pool, rng) for _ in range(_TRIES)]
        weights = []
        jokers = (JOKER,) * self._view.jokers_held[seat]
        for hidden in tries:
            missing = reader.missing((*sorted((*self._known[seat], *hidden)), *jokers))
            weights.append(_BETTER**missing if missing else _OVERLOOKED)
        return rng.choices(tries, weights)[0]


def determinise(knowledge: Knowledge, rng: Random) -> Level8State:
    """A position in which a seat must decide, as that seat may think it is."""
    memory = Memory(knowledge.seat)
    memory.watch(knowledge.events)
    assert isinstance(knowledge.options, Level8Options)  # noqa: S101 - Level 8's own
    return Guess(knowledge.view, knowledge.options, memory).state(rng)


def _open_part(view: Level8View, options: Level8Options, seat: int) -> Level8State:
    """All of a position that the view tells; the other hands and the draw pile are empty."""
    state = Level8State(len(view.counts), options)
    state.stars, state.cards, state.board = view.stars, view.cards, view.board
    state.hands[seat] = list(view.hand)
    state.levels, state.laid, state.towers = list(view.levels), list(view.laid), list(view.towers)
    state.table, state.shown = list(view.table), list(view.shown)
    state.discards = [list(pile) for pile in view.discards]
    state.draw = []
    state.jokers, state.rebuilds, state.takes, state.drops = view.jokers, view.rebuilds, view.takes, view.drops
    state.dealer, state.turn, state.actor, state.step = view.dealer, view.turn, view.actor, view.step
    state.dice, state.targets, state.extra, state.wish = view.dice, view.targets, view.extra, view.wish
    state.over = view.over
    state.rolled, state.finisher, state.climbed = view.rolled, view.finisher, view.climbed
    state.kept[seat] = view.kept
    if view.step == "keep":
        order = [*state.opponents(view.dealer), view.dealer]
        waiting = order[order.index(view.actor) :]
        state.keepers = [keeper for keeper in reversed(waiting) if not view.laid[keeper] and view.counts[keeper]]
    return state


def _as_many(backs: list[Back], count: int) -> list[Back]:
    """Those most is known of first; what was not seen happen can be anything."""
    chosen = sorted(backs, key=lambda back: back.allowed.bit_count())[:count]
    return chosen + [Back()] * (count - len(chosen))


def _filled(backs: list[Back], pool: list[int], rng: Random) -> list[int]:
    """A card for each back, as far as the pool allows what is known."""
    chosen: list[int] = []
    plain = 0
    taken = 0
    for back in backs:
        if back.allowed == ANY_CARD and not back.unlikely and not back.likely:
            plain += 1
            continue
        card = _one(back, pool, taken, rng)
        chosen.append(card)
        taken |= 1 << card
    if not taken:
        return rng.sample(pool, plain)
    return chosen + rng.sample([card for card in pool if not taken >> card & 1], plain)


def _one(back: Back, pool: list[int], taken: int, rng: Random) -> int:
    """The first card of a shuffled pool that is as wanted; if need be, any that is left."""
    wishes = [back.allowed, ANY_CARD]
    if back.unlikely and rng.random() < _DOUBTED:
        wishes.insert(0, back.allowed & ~back.unlikely)
    if back.likely and rng.random() < _STILL_HELD:
        wishes.insert(0, back.likely)
    start = int(rng.random() * len(pool))
    for wish in wishes:
        for card in (*pool[start:], *pool[:start]):
            if wish >> card & 1 and not taken >> card & 1:
                return card
    raise ValueError("There are fewer hidden cards than places for them.")
