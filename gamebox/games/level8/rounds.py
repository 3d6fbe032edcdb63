"""Rounds: shuffling, dealing, who moves how far at the end, and what is kept."""

from __future__ import annotations

from gamebox.engine.game import Emit
from gamebox.games.level8.actions import Deck, Keep
from gamebox.games.level8.deck import HAND_SIZE, JOKER, JOKERS, NUMBER_CARDS
from gamebox.games.level8.events import (
    CardsCollected,
    CardsKept,
    Dealt,
    GameWon,
    PileOpened,
    RoundEnded,
    Shuffled,
)
from gamebox.games.level8.levels import LAUREL
from gamebox.games.level8.scoring import outcome
from gamebox.games.level8.table import Table

FINISHED, LAID = 2, 1
"""So many levels on moves who ends the round, and who has laid out the level (L8-60, L8-61)."""


def cards_to_shuffle(table: Table) -> list[int]:
    """The number cards that the next deck is made of (L8-10, L8-39, L8-63)."""
    if table.step == "shuffle":
        return [card for card in table.below_tops() if card != JOKER]
    kept = {card for hand in table.hands for card in hand}
    return [card for card in NUMBER_CARDS if card not in kept]


def deal(table: Table, deck: Deck, emit: Emit | None) -> None:
    """Deal from the left neighbour on until all hold ten, then open the dealer's discard pile (L8-10)."""
    table.draw = list(reversed(deck.cards))
    if emit:
        emit(Shuffled(table.dealer, len(deck.cards), rebuilt=False, jokers=0))
    order = [*table.opponents(table.dealer), table.dealer]
    new: list[list[int]] = [[] for _ in order]
    for height in range(HAND_SIZE):
        for seat in order:
            if len(table.hands[seat]) + height < HAND_SIZE:
                new[seat].append(table.draw.pop())
    for hand, cards in zip(table.hands, new, strict=True):
        hand.extend(cards)
        hand.sort()
    opened = table.draw.pop()
    table.discards[table.dealer].append(opened)
    table.rebuilds = 0
    if emit:
        emit(Dealt(table.dealer, tuple(map(tuple, new))))
        emit(PileOpened(table.dealer, opened))


def rebuild(table: Table, deck: Deck, emit: Emit | None) -> None:
    """A new draw pile from the discards below the tops; jokers among them go to the middle (L8-39)."""
    jokers = table.below_tops().count(JOKER)
    table.jokers += jokers
    table.discards = [pile[-1:] for pile in table.discards]
    table.draw = list(reversed(deck.cards))
    table.rebuilds += 1
    if emit:
        emit(Shuffled(table.turn, len(deck.cards), rebuilt=True, jokers=jokers))


def end_round(table: Table, finisher: int | None, emit: Emit | None) -> None:
    """Move the level stones (L8-60, L8-61, L8-64) and ask for the cards to keep."""
    steps = tuple(FINISHED if seat == finisher else LAID * laid for seat, laid in enumerate(table.laid))
    table.finisher, table.climbed = finisher, steps
    table.levels = [min(level + step, LAUREL) for level, step in zip(table.levels, steps, strict=True)]
    if emit:
        rule = "L8-64" if finisher is None else "L8-60"
        emit(RoundEnded(finisher, steps, tuple(table.levels), rule))
    if finisher is not None and table.levels[finisher] == LAUREL:
        win(table, finisher, "L8-71", emit)
        return
    table.dealer = table.opponents(table.dealer)[0] if finisher is None else finisher
    table.extra = False
    table.kept = [()] * len(table.hands)
    clockwise = [*table.opponents(table.dealer), table.dealer]
    table.keepers = [seat for seat in reversed(clockwise) if not steps[seat] and table.hands[seat]]
    _ask_to_keep(table, emit)


def win(table: Table, seat: int, rule: str, emit: Emit | None) -> None:
    table.step = "over"
    table.over = outcome(seat, table.levels, rule)
    if emit:
        emit(GameWon(seat, rule))


def keep(table: Table, action: Keep, emit: Emit | None) -> None:
    seat = table.keepers.pop()
    table.kept[seat] = tuple(sorted(action.cards))
    if emit:
        emit(CardsKept(seat, table.kept[seat]))
    _ask_to_keep(table, emit)


def _ask_to_keep(table: Table, emit: Emit | None) -> None:
    if table.keepers:
        table.step = "keep"
        table.actor = table.keepers[-1]
    else:
        _collect(table, emit)


def _collect(table: Table, emit: Emit | None) -> None:
    """All number cards not kept will be shuffled, all jokers not kept go back (L8-63). Towers stay."""
    seats = len(table.hands)
    table.hands = [list(kept) for kept in table.kept]
    table.kept = [()] * seats
    table.jokers = JOKERS - sum(hand.count(JOKER) for hand in table.hands)
    table.draw = []
    table.discards = [[] for _ in range(seats)]
    table.table = [()] * seats
    table.laid = [False] * seats
    table.turn = table.actor = table.dealer
    table.step = "deal"
    if emit:
        emit(CardsCollected(table.dealer))
