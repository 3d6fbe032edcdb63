"""Level 8's positions: who must act, what moves do, who may know what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Literal, TypeAlias

from gamebox.engine.game import Chance, Emit, Options, Refusal, State, ToAct, Turn, for_each_seat
from gamebox.games.level8 import laying, moves, refusals, rounds, turns
from gamebox.games.level8.actions import (
    DICE,
    Action,
    Add,
    Ask,
    Deck,
    Dice,
    Discard,
    Done,
    Drop,
    Give,
    Keep,
    Lay,
    Move,
    Show,
    Steal,
    Take,
    Wild,
)
from gamebox.games.level8.board import load_board
from gamebox.games.level8.deck import NUMBER_CARDS, hidden, names
from gamebox.games.level8.table import Table
from gamebox.games.level8.view import Level8View, view_of

SEATS = range(2, 7)
HeadStart: TypeAlias = Literal[0, 1, 2, 3, 4]
"""In levels (L8-72)."""

_TURNS = tuple(map(Turn, range(SEATS.stop)))
_ROLLS = tuple(Chance("dice", seat, asked=True) for seat in range(SEATS.stop))
_DECKS = tuple(Chance("deck", seat, shared=True) for seat in range(SEATS.stop))
_FACES = tuple("123456")
_OUTCOMES = tuple((dice, 1 / len(DICE)) for dice in DICE)

_APPLY: dict[type, Callable[[Table, Any, Emit | None], None]] = {
    Deck: turns.shuffle,
    Dice: turns.roll,
    Move: turns.move,
    Wild: turns.wild,
    Take: turns.take,
    Drop: turns.drop,
    Done: turns.done,
    Ask: turns.ask,
    Give: turns.give,
    Show: turns.show,
    Steal: turns.steal,
    Lay: laying.lay,
    Add: laying.add,
    Discard: laying.discard,
    Keep: rounds.keep,
}


class Level8Options(Options, frozen=True, kw_only=True):
    stars: tuple[Literal[1, 2], ...] = ()
    """Each seat's side of the level card; none: all play with one star."""
    head_start: tuple[HeadStart, ...] = ()
    """How many levels further on each seat begins; none: all begin with level 1 (L8-72)."""
    board: str = "oval"
    levels: str = "standard"


class Level8State(Table, State[Action, Level8View]):
    __slots__ = ()

    def __init__(self, seats: int, options: Level8Options) -> None:
        stars = for_each_seat("stars", options.stars, seats, 1)
        super().__init__(stars, options.levels, load_board(options.board), options.first - 1)
        for seat, levels in enumerate(for_each_seat("head_start", options.head_start, seats, 0)):
            self.levels[seat] += levels

    def to_act(self) -> ToAct:
        step = self.step
        if step == "roll":
            return _ROLLS[self.turn]
        if step == "deal" or step == "shuffle":  # noqa: PLR1714 - faster than a set
            return _DECKS[self.actor]
        return self.over or _TURNS[self.actor]

    def legal(self) -> Sequence[Action]:
        return moves.LISTERS[self.step](self)

    def legal_cut(self) -> bool:
        return moves.legal_cut(self)

    def refusal(self, action: Action) -> Refusal | None:
        return refusals.refusal(self, action)

    def apply(self, action: Action, emit: Emit | None = None) -> None:
        _APPLY[action.__class__](self, action, emit)

    def outcomes(self) -> Sequence[tuple[Dice, float]] | None:
        """A shuffle has too many to list."""
        return _OUTCOMES if self.step == "roll" else None

    def sample(self, rng: Random) -> Deck | Dice:
        if self.step == "roll":
            return DICE[int(rng.random() * 36)]
        cards = rounds.cards_to_shuffle(self)
        rng.shuffle(cards)
        return Deck(tuple(cards))

    def draw_lot(self, rng: Random) -> Deck | Dice:
        """All cards are shuffled, and those that somebody holds are left out."""
        if self.step == "roll":
            return self.sample(rng)
        order = list(NUMBER_CARDS)
        rng.shuffle(order)
        wanted = set(rounds.cards_to_shuffle(self))
        return Deck(tuple(card for card in order if card in wanted))

    def real_dice(self) -> Sequence[Sequence[str]] | None:
        return (_FACES, _FACES) if self.step == "roll" else None

    def fallen(self, faces: Sequence[str]) -> Dice:
        one, other = faces
        return DICE[6 * _FACES.index(one) + _FACES.index(other)]

    def clone(self) -> Level8State:
        twin: Level8State = self.frozen()
        return twin

    def view(self, seat: int | None) -> Level8View:
        return view_of(self, seat)

    def unveiled(self, seat: int | None) -> Level8View:
        return replace(self.view(seat), hands=tuple(map(tuple, self.hands)))

    def document(self, seat: int | None = None) -> dict[str, Any]:
        return {
            "hands": [self._hand_document(owner, seat) for owner in range(len(self.hands))],
            "levels": list(self.levels),
            "laid": list(self.laid),
            "table": [[names(combination.faces) for combination in lying] for lying in self.table],
            "discards": [names(pile) for pile in self.discards],
            "draw": len(self.draw),
            "jokers": self.jokers,
            "towers": list(self.towers),
            "dealer": self.dealer + 1,
            "turn": self.turn + 1,
            "step": self.step,
        }

    def _hand_document(self, owner: int, seat: int | None) -> list[str]:
        """A hand as `seat` sees it: of others what lies open (L8-37), and how many of the rest are jokers (L8-1)."""
        hand = self.hands[owner]
        if seat is None or seat == owner:
            return names(hand)
        shown, rest = self.shown[owner], hand[:]
        for card in shown:
            rest.remove(card)
        return names([*shown, *hidden(rest)])
