"""What one seat may know of a Level 8 table: number cards in hands are hidden, jokers are not (L8-1)."""

from __future__ import annotations

from dataclasses import dataclass

from gamebox.engine.game import Over, View
from gamebox.games.level8.actions import Ask
from gamebox.games.level8.board import Board, FieldAction
from gamebox.games.level8.combinations import Combination
from gamebox.games.level8.deck import HIDDEN, JOKER
from gamebox.games.level8.levels import Level, LevelCard
from gamebox.games.level8.table import Step, Table


@dataclass(frozen=True, slots=True)
class Level8View(View):
    """Discard piles are open down to the bottom: everybody has seen every card put there."""

    seat: int | None
    """Who looks; None: whoever only sees the open table."""
    hand: tuple[int, ...]
    """The own hand, sorted, jokers last; empty for seat None."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    jokers_held: tuple[int, ...]
    """How many of them are jokers: everybody sees that (L8-1)."""
    stars: tuple[int, ...]
    """Which side of the level card each seat uses."""
    cards: tuple[LevelCard, ...]
    """Each seat's side of the level card."""
    board: Board
    levels: tuple[int, ...]
    laid: tuple[bool, ...]
    table: tuple[tuple[Combination, ...], ...]
    discards: tuple[tuple[int, ...], ...]
    draw: int
    can_draw: bool
    """Whether the draw pile gives a card, if need be rebuilt (L8-39)."""
    rebuilds: int
    jokers: int
    """How many lie in the middle."""
    towers: tuple[int, ...]
    dealer: int
    turn: int
    actor: int
    """Who must decide: the player whose turn it is, or who must give, show or keep."""
    step: Step
    dice: tuple[int, int] | None
    rolled: tuple[int, int] | None
    """The last roll of all."""
    targets: tuple[int, ...]
    """The fields on which the two stones stand while one must be chosen."""
    takes: int
    """How many cards must still be taken."""
    drops: int
    """How many cards have been put down to be swapped."""
    extra: bool
    """Another turn follows (L8-32)."""
    wish: Ask | None
    """What was asked for while somebody must give it."""
    shown: tuple[tuple[int, ...], ...]
    """The cards that each seat has laid open for `reveal`."""
    kept: tuple[int, ...]
    """What this seat has already chosen to keep."""
    finisher: int | None
    """Who ended the last round (None: nobody), and how many levels everybody moved on then (L8-60, L8-61)."""
    climbed: tuple[int, ...]
    over: Over | None
    hands: tuple[tuple[int, ...], ...] = ()
    """Everybody's, once nothing is hidden any more; else empty."""

    @property
    def field_action(self) -> FieldAction:
        """The action of the field on which the tower of the player whose turn it is stands."""
        return self.board.fields[self.towers[self.turn]]

    def held(self, seat: int) -> list[int]:
        """A hand as it is seen; what was laid open does not lie there meanwhile (L8-37)."""
        left = self._face_up(seat) or self._face_down(seat)
        for card in self.shown[seat]:
            left.remove(card if card in left else HIDDEN)
        return left

    def _face_up(self, seat: int) -> list[int]:
        return list(self.hands[seat] if self.hands else self.hand if seat == self.seat else ())

    def _face_down(self, seat: int) -> list[int]:
        """Jokers look the same on both sides (L8-1)."""
        jokers = self.jokers_held[seat]
        return [HIDDEN] * (self.counts[seat] - jokers) + [JOKER] * jokers

    def lies(self, seat: int) -> bool:
        """Whether the level that the seat's stone shows lies; at the end of a round the stones have moved on."""
        between = self.step == "keep" or (self.over is not None and self.over.rule == "L8-71")
        return self.laid[seat] and not between

    def level_of(self, seat: int) -> Level:
        """What the seat must lay out in this round, or has laid out."""
        return self.cards[seat][min(self.levels[seat], len(self.cards[seat])) - 1]


def view_of(table: Table, seat: int | None) -> Level8View:
    return Level8View(
        seat=seat,
        hand=() if seat is None else tuple(table.hands[seat]),
        counts=tuple(map(len, table.hands)),
        jokers_held=tuple(hand.count(JOKER) for hand in table.hands),
        stars=table.stars,
        cards=table.cards,
        board=table.board,
        levels=tuple(table.levels),
        laid=tuple(table.laid),
        table=tuple(table.table),
        discards=tuple(map(tuple, table.discards)),
        draw=len(table.draw),
        can_draw=table.can_draw(),
        rebuilds=table.rebuilds,
        jokers=table.jokers,
        towers=tuple(table.towers),
        dealer=table.dealer,
        turn=table.turn,
        actor=table.actor,
        step=table.step,
        dice=table.dice,
        rolled=table.rolled,
        targets=table.targets,
        takes=table.takes,
        drops=table.drops,
        extra=table.extra,
        wish=table.wish,
        shown=tuple(table.shown),
        kept=() if seat is None else table.kept[seat],
        finisher=table.finisher,
        climbed=table.climbed,
        over=table.over,
    )
