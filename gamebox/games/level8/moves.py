"""What the seat that must act may do, listed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations, islice
from math import comb
from typing import overload

from gamebox.games.level8.actions import (
    ASKS,
    DISCARDS,
    DONE,
    DROPS,
    GIVES,
    TAKE_DRAW,
    TAKE_PILE,
    WILDS,
    Action,
    Keep,
    Lay,
    Show,
    add_to,
    move_to,
    steal_from,
)
from gamebox.games.level8.deck import BIT, JOKER, cards_of
from gamebox.games.level8.solver import Layout
from gamebox.games.level8.table import Step, Table
from gamebox.games.level8.turns import SHOWN, matches
from gamebox.games.level8.ways import ways

MOST = 500
"""So many ways to lay, show or keep are listed."""
MOST_KEPT = 4
_bit = BIT.__getitem__
_discarding = DISCARDS.__getitem__


def legal_cut(table: Table) -> bool:
    """Whether there are more ways to lay, show or keep than are listed."""
    hand = table.hands[table.actor]
    if table.step == "play" and not table.laid[table.turn]:
        return next(islice(ways(hand, table.level_of(table.turn)), MOST, None), None) is not None
    if table.step in {"show", "keep"}:
        sizes = (SHOWN,) if table.step == "show" else range(MOST_KEPT + 1)
        return _count_picks(len(hand), hand.count(JOKER), sizes) > MOST
    return False


def _moves(table: Table) -> Sequence[Action]:
    return _moves_to(table.targets)


@lru_cache(maxsize=1024)
def _moves_to(fields: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(map(move_to, fields))


def _wilds(table: Table) -> Sequence[Action]:
    free = table.board.free_actions(table.opposing_towers())
    return [wild for wild in WILDS if wild.action in free]


def _takes(table: Table) -> Sequence[Action]:
    takes: list[Action] = [TAKE_DRAW] if table.draw or table.can_draw() else []
    for seat, pile in enumerate(table.discards):
        if pile:
            takes.append(TAKE_PILE[seat])
    return takes


def _drops(table: Table) -> Sequence[Action]:
    drops: list[Action] = [DROPS[card] for card in _different(table.hands[table.turn])]
    if table.drops:
        drops.append(DONE)
    return drops


def _asks(_table: Table) -> Sequence[Action]:
    return ASKS


def _gives(table: Table) -> Sequence[Action]:
    assert table.wish is not None  # noqa: S101 - set with the step
    return [GIVES[card] for card in matches(table, table.actor, table.wish)]


def _steals(table: Table) -> Sequence[Action]:
    return [steal_from(seat, card) for seat in table.opponents(table.turn) for card in _different(table.shown[seat])]


def _plays(table: Table) -> Sequence[Action]:
    """Lay out the level or add to what lies, then the discards."""
    seat = table.turn
    hand = table.hands[seat]
    if not table.laid[seat]:
        layouts = list(islice(ways(hand, table.level_of(seat)), MOST))
        discards = list(map(_discarding, _different(hand)))
        return Plays(layouts, discards) if layouts else discards
    plays = _adds(table, hand) if len(hand) > 1 else []  # L8-43
    plays += map(_discarding, _different(hand))
    return plays


def _adds(table: Table, hand: list[int]) -> list[Action]:
    adds: list[Action] = []
    mask = sum(map(_bit, hand))
    joker = hand[-1] == JOKER
    for seat, lying in enumerate(table.table):
        for index, combination in enumerate(lying):
            fitting = combination.fits & mask
            if fitting:
                adds += _added_to(seat, index, fitting)
            if joker:
                adds += [add_to(seat, index, face) for face in combination.jokers]
    return adds


@lru_cache(maxsize=1 << 14)
def _added_to(seat: int, index: int, cards: int) -> tuple[Action, ...]:
    """The number cards of a mask, each added to the same combination."""
    return tuple(add_to(seat, index, card) for card in cards_of(cards))


def _second_discards(table: Table) -> Sequence[Action]:
    return [*map(_discarding, _different(table.hands[table.turn])), DONE]


def _different(cards: Sequence[int]) -> Sequence[int]:
    """Sorted cards with one joker for all."""
    if len(cards) < 2 or cards[-2] != JOKER:
        return cards
    return cards[: len(cards) - cards.count(JOKER) + 1]


class _Lazy(Sequence[Action]):
    """Moves that are made only when looked at: most never are."""

    __slots__ = ()

    @abstractmethod
    def _made(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self._made(number) for number in range(*index.indices(len(self)))]
        return self._made(index)


class Plays(_Lazy):
    """The ways to lay out a level, then cards to discard."""

    __slots__ = ("_found",)

    def __init__(self, layouts: list[Layout], discards: Sequence[Action]) -> None:
        self._found: list[Layout | Action] = [*layouts, *discards]

    def __len__(self) -> int:
        return len(self._found)

    def _made(self, index: int) -> Action:
        found = self._found[index]
        return Lay(found) if isinstance(found, tuple) else found


class Picks(_Lazy):
    """Choices of some cards from a hand."""

    __slots__ = ("_hand", "_make", "_places")

    def __init__(self, hand: list[int], sizes: Sequence[int], make: Callable[[tuple[int, ...]], Action]) -> None:
        self._hand = hand[:]
        self._make = make
        self._places = _picks(len(hand), hand.count(JOKER), tuple(sizes))

    def __len__(self) -> int:
        return len(self._places)

    def _made(self, index: int) -> Action:
        hand = self._hand
        return self._make(tuple([hand[place] for place in self._places[index]]))


@lru_cache(maxsize=512)
def _picks(count: int, jokers: int, sizes: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The places in a sorted hand of each choice; jokers, the last ones, are all the same."""
    numbers = count - jokers
    choices = (
        (*places, *range(numbers, numbers + used))
        for size in sizes
        for used in range(min(size, jokers) + 1)
        for places in combinations(range(numbers), size - used)
    )
    return tuple(islice(choices, MOST))


def _count_picks(count: int, jokers: int, sizes: Sequence[int]) -> int:
    return sum(comb(count - jokers, size - used) for size in sizes for used in range(min(size, jokers) + 1))


def _shows(table: Table) -> Sequence[Action]:
    return Picks(table.hands[table.actor], (SHOWN,), Show)


def _keeps(table: Table) -> Sequence[Action]:
    return Picks(table.hands[table.actor], range(MOST_KEPT + 1), Keep)


def _nothing(_table: Table) -> Sequence[Action]:
    return ()


LISTERS: dict[Step, Callable[[Table], Sequence[Action]]] = {
    "deal": _nothing,
    "shuffle": _nothing,
    "roll": _nothing,
    "over": _nothing,
    "move": _moves,
    "wild": _wilds,
    "take": _takes,
    "swap": _drops,
    "ask": _asks,
    "give": _gives,
    "show": _shows,
    "steal": _steals,
    "play": _plays,
    "discard": _second_discards,
    "keep": _keeps,
}
