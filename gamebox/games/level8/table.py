"""Everything that lies on a Level 8 table, and the few things that are done to it everywhere."""

from __future__ import annotations

from bisect import insort
from functools import cache
from typing import Any, Literal, TypeAlias

from gamebox.engine.game import Emit, Over
from gamebox.games.level8.actions import Ask
from gamebox.games.level8.board import Board
from gamebox.games.level8.combinations import Combination
from gamebox.games.level8.deck import JOKER, JOKERS
from gamebox.games.level8.events import CardDrawn, JokerTaken
from gamebox.games.level8.levels import Level, level_cards

MOST_REBUILDS = 10

Step: TypeAlias = Literal[
    "deal",  # waits for the deck of a new round
    "shuffle",  # waits for the rebuilt draw pile
    "roll",  # waits for the dice
    "move",
    "wild",
    "take",
    "swap",
    "ask",
    "give",
    "show",
    "steal",
    "play",  # step 2, and the discard that ends it
    "discard",  # the second card of L8-46
    "keep",
    "over",
]


class Table:
    """Slots only, so that bots can copy it quickly; the modules of the rules change it."""

    _VALUES = (
        "actor",
        "board",
        "cards",
        "climbed",
        "dealer",
        "dice",
        "drops",
        "extra",
        "finisher",
        "jokers",
        "over",
        "rebuilds",
        "rolled",
        "stars",
        "step",
        "takes",
        "targets",
        "turn",
        "wish",
    )
    _LISTS = ("draw", "draws", "keepers", "kept", "laid", "levels", "shown", "table", "towers")
    _PILES = ("discards", "hands")
    __slots__ = (*_VALUES, *_LISTS, *_PILES)

    def __init__(self, stars: tuple[int, ...], levels: str, board: Board, dealer: int) -> None:
        seats = len(stars)
        self.stars = stars
        self.cards = level_cards(levels, stars)
        self.board = board
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """Sorted, jokers last."""
        self.levels = [1] * seats
        self.laid = [False] * seats
        self.table: list[tuple[Combination, ...]] = [()] * seats
        self.discards: list[list[int]] = [[] for _ in range(seats)]
        self.draw: list[int] = []
        """The draw pile, its top card last."""
        self.jokers = JOKERS
        self.towers = [0] * seats
        self.dealer = dealer
        self.turn = dealer
        self.actor = dealer
        """Who must decide: the player whose turn it is, or who must give, show or keep."""
        self.step: Step = "deal"
        self.over: Over | None = None
        self.finisher: int | None = None
        """Who ended the last round; None: nobody, or none has ended yet (L8-64)."""
        self.climbed: tuple[int, ...] = (0,) * seats
        """How many levels everybody moved on then."""
        self.rebuilds = 0
        self.dice: tuple[int, int] | None = None
        self.rolled: tuple[int, int] | None = None
        """The last roll, for whoever looks at the dice."""
        self.targets: tuple[int, ...] = ()
        """The fields on which the two stones stand."""
        self.takes = 0
        """How many cards must still be taken from piles of one's choice."""
        self.draws: list[int] = []
        """The seats that must still draw from the draw pile, the first one last."""
        self.drops = 0
        self.extra = False
        self.wish: Ask | None = None
        self.shown: list[tuple[int, ...]] = [()] * seats
        self.keepers: list[int] = []
        """Who must still say what to keep, the first one last."""
        self.kept: list[tuple[int, ...]] = [()] * seats

    def copy_to(self, twin: Table) -> None:
        for name in self._VALUES:
            setattr(twin, name, getattr(self, name))
        for name in self._LISTS:
            setattr(twin, name, getattr(self, name)[:])
        for name in self._PILES:
            setattr(twin, name, [pile[:] for pile in getattr(self, name)])

    def frozen(self) -> Any:
        """All as it is now, for whoever must be shown it later."""
        twin = object.__new__(self.__class__)
        self.copy_to(twin)
        return twin

    def level_of(self, seat: int) -> Level:
        """What the seat must lay out in this round."""
        return self.cards[seat][self.levels[seat] - 1]

    def opponents(self, seat: int, clockwise: bool = True) -> tuple[int, ...]:
        """All other seats, the neighbour first."""
        return _others(len(self.hands), seat, 1 if clockwise else -1)

    def opposing_towers(self) -> list[int]:
        towers = self.towers[:]
        del towers[self.turn]
        return towers

    def gain(self, seat: int, card: int) -> None:
        insort(self.hands[seat], card)

    def gain_joker(self, seat: int, emit: Emit | None) -> None:
        self.jokers -= 1
        self.hands[seat].append(JOKER)
        if emit:
            emit(JokerTaken(seat))

    def gain_drawn(self, seat: int, emit: Emit | None) -> None:
        card = self.draw.pop()
        insort(self.hands[seat], card)
        if emit:
            emit(CardDrawn(seat, card))

    def below_tops(self) -> list[int]:
        """The discards that would be shuffled into a new draw pile, with the jokers among them (L8-39)."""
        return [card for pile in self.discards for card in pile[:-1]]

    def can_rebuild(self) -> bool:
        return self.rebuilds < MOST_REBUILDS and any(card != JOKER for card in self.below_tops())

    def can_draw(self) -> bool:
        """Whether a card can be had from the draw pile (L8-39)."""
        return bool(self.draw) or self.can_rebuild()

    def can_take(self) -> bool:
        return any(self.discards) or self.can_draw()


@cache
def _others(seats: int, seat: int, step: int) -> tuple[int, ...]:
    return tuple((seat + step * distance) % seats for distance in range(1, seats))
