"""A sound player that thinks in microseconds: playouts are made of its decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from gamebox.bots.level8.needs import Reader, reader_of
from gamebox.games.level8.actions import (
    ASKS,
    DISCARDS,
    DONE,
    DROPS,
    GIVES,
    TAKE_DRAW,
    TAKE_PILE,
    Action,
    Keep,
    Lay,
    Show,
    Steal,
    Wild,
    add_to,
    move_to,
)
from gamebox.games.level8.board import WISHES, FieldAction
from gamebox.games.level8.combinations import Combination
from gamebox.games.level8.deck import COLOUR, JOKER, NUMBER, NUMBER_CARDS, OF_COLOUR, OF_NUMBER, mask_of
from gamebox.games.level8.levels import LevelCard
from gamebox.games.level8.moves import MOST_KEPT
from gamebox.games.level8.solver import best
from gamebox.games.level8.state import Level8State
from gamebox.games.level8.table import Step
from gamebox.games.level8.turns import SHOWN
from gamebox.games.level8.view import Level8View

SPARE = 0.1
"""Cards worth less are in the way."""
_ANOTHER_TURN = 0.7
_DRAW_HURTS, _DRAW_HELPS = 0.75, 0.05
FEW = 3
"""Who holds no more cards is about to finish."""
_WILD_COSTS = 0.02
_UNSEEN_SHARE = 1 / 70
"""One over the cards that are usually neither in the own hand nor open."""
_ALL_NUMBERS = mask_of(NUMBER_CARDS)
_OF_VALUE = {
    "number": tuple(map(mask_of, OF_NUMBER)),
    "colour": tuple(map(mask_of, OF_COLOUR)),
}
ONE_WAY = ASKS[: len(ASKS) // 2]
_layout = lru_cache(maxsize=2_000)(best)


Seen: TypeAlias = Level8State | Level8View
"""A position of a playout, or what a seat sees."""


class Swift:
    """Decides for whoever must act, by that seat's hand and what lies open."""

    def __init__(self, cards: Sequence[LevelCard]) -> None:
        self._readers: list[list[Reader]] = [[reader_of(level) for level in card] for card in cards]
        self._choosers: dict[Step, Callable[[Seen, list[int]], Action]] = {
            "move": self.move,
            "wild": self.wild,
            "take": self.take,
            "swap": self.drop,
            "ask": self.ask,
            "give": self.give,
            "show": self.show,
            "steal": self.steal,
            "play": self.play,
            "discard": self.discard,
            "keep": self.keep,
        }

    def choose(self, seen: Seen, hand: list[int]) -> Action:
        """What the seat that must act does, `hand` being its own."""
        return self._choosers[seen.step](seen, hand)

    def reader(self, seen: Seen, seat: int) -> Reader:
        return self._readers[seat][min(seen.levels[seat], 8) - 1]

    def useful(self, seen: Seen, hand: list[int]) -> int:
        """The number cards that the seat that must act would like to have."""
        seat = seen.actor
        if seen.laid[seat]:
            return fitting(seen.table)
        needs = self.reader(seen, seat).read(hand)
        return needs.wanted if needs.missing else needs.wanted | fitting(seen.table)

    def worth(self, seen: Seen, hand: list[int]) -> Callable[[int], float]:
        seat = seen.actor
        if seen.laid[seat]:
            fits = fitting(seen.table)
            return lambda card: 3.0 if card == JOKER else float(fits >> card & 1)
        return self.reader(seen, seat).read(hand).worth.__getitem__

    def fields(self, seen: Seen, hand: list[int]) -> dict[FieldAction, float]:
        """About how many useful cards an action brings, less those that are in the way."""
        useful = self.useful(seen, hand)
        laid = seen.laid[seen.actor]
        drawn = min(1.0, (useful & ~mask_of(hand)).bit_count() * _UNSEEN_SHARE)
        tops = sum(1 for pile in seen.discards if pile and (pile[-1] == JOKER or useful >> pile[-1] & 1))
        one = 1.0 if tops else drawn
        two = one + (1.0 if tops > 1 else drawn)
        others = len(seen.laid) - 1
        found = 1 - (1 - drawn) ** (4 * others)
        if laid:
            drops = min(3, len(hand))
            swap, two = (drops + 1) * drawn, two - 1
        else:
            worth = self.reader(seen, seen.actor).read(hand).worth
            swap = (min(3, sum(worth[card] < SPARE for card in hand)) + 1) * drawn
        return {
            "plus1": one,
            "plus2": two,
            "again": one + _ANOTHER_TURN,
            "swap": swap,
            "all": drawn + self.others_draw(seen),
            "joker": 1.1 if seen.jokers else one,
            "ask": max(found, one),
            "reveal": 1 - (1 - drawn) ** (2 * others),
        }

    def others_draw(self, seen: Seen) -> float:
        """What it is worth that all others must draw: a card more is in the way of those who are about to finish."""
        worth = 0.0
        for seat, laid in enumerate(seen.laid):
            if seat != seen.actor:
                worth += (_DRAW_HURTS if held_by(seen, seat) <= FEW else _DRAW_HURTS / 3) if laid else -_DRAW_HELPS
        return worth / (len(seen.laid) - 1)

    def move(self, seen: Seen, hand: list[int]) -> Action:
        targets = seen.targets
        if len(targets) == 1:
            return move_to(targets[0])
        fields = seen.board.fields
        first, second = fields[targets[0]], fields[targets[1]]
        if first == second:
            return move_to(targets[0])
        values = self.fields(seen, hand)
        wild = max(values.values()) - _WILD_COSTS
        better = values.get(first, wild) >= values.get(second, wild)
        return move_to(targets[0] if better else targets[1])

    def wild(self, seen: Seen, hand: list[int]) -> Action:
        values = self.fields(seen, hand)
        towers = list(seen.towers)
        start = towers.pop(seen.turn)
        for action in sorted(WISHES, key=values.__getitem__, reverse=True):
            if seen.board.nearest(start, action, towers) is not None:
                return Wild(action)
        raise AssertionError("some field is always free")

    def take(self, seen: Seen, hand: list[int]) -> Action:
        useful = self.useful(seen, hand)
        chosen = None
        for seat, pile in enumerate(seen.discards):
            if pile:
                if pile[-1] == JOKER:
                    return TAKE_PILE[seat]
                if useful >> pile[-1] & 1 or chosen is None:
                    chosen = seat
        if chosen is None:
            return TAKE_DRAW
        if not useful >> seen.discards[chosen][-1] & 1 and (seen.draw or can_draw(seen)):
            return TAKE_DRAW
        return TAKE_PILE[chosen]

    def drop(self, seen: Seen, hand: list[int]) -> Action:
        worth = self.worth(seen, hand)
        worst = min(hand, key=worth)
        return DONE if seen.drops and worth(worst) >= SPARE else DROPS[worst]

    def ask(self, seen: Seen, hand: list[int]) -> Action:
        hidden = self.useful(seen, hand) & unseen_mask(seen, hand)
        if not hidden:
            return ONE_WAY[0]
        return max(ONE_WAY, key=lambda ask: promise(hidden, ask.kind, ask.value, seen.laid[seen.turn]))

    def give(self, seen: Seen, hand: list[int]) -> Action:
        wish = seen.wish
        assert wish is not None  # noqa: S101 - set with the step
        values = NUMBER if wish.kind == "number" else COLOUR
        return GIVES[min((card for card in hand if values[card] == wish.value), key=self.worth(seen, hand))]

    def show(self, seen: Seen, hand: list[int]) -> Action:
        return Show(tuple(sorted(sorted(hand, key=self.worth(seen, hand))[:SHOWN])))

    def steal(self, seen: Seen, hand: list[int]) -> Action:
        useful = self.useful(seen, hand)
        open_cards = [(card, seat) for seat, cards in enumerate(seen.shown) for card in cards]
        card, seat = max(open_cards, key=lambda shown: 2 if shown[0] == JOKER else useful >> shown[0] & 1)
        return Steal(seat, card)

    def play(self, seen: Seen, hand: list[int]) -> Action:
        seat = seen.turn
        if not seen.laid[seat]:
            reader = self.reader(seen, seat)
            needs = reader.read(hand)
            if not needs.missing and len(hand) > reader.size:
                layout = _layout(tuple(hand), reader.level)
                assert layout is not None  # noqa: S101 - nothing is missing
                return Lay(layout)
            return self.discard(seen, hand)
        if len(hand) > 1:
            add = add_of(seen.table, hand)
            if add:
                return add
        return self.discard(seen, hand)

    def discard(self, seen: Seen, hand: list[int]) -> Action:
        return DISCARDS[min(hand, key=self.worth(seen, hand))]

    def keep(self, seen: Seen, hand: list[int]) -> Action:
        worth = self.worth(seen, hand)
        useful = sorted((card for card in hand if worth(card) >= SPARE), key=worth, reverse=True)
        return Keep(tuple(sorted(useful[:MOST_KEPT])))


def can_draw(seen: Seen) -> bool:
    return seen.can_draw if isinstance(seen, Level8View) else seen.can_draw()


def held_by(seen: Seen, seat: int) -> int:
    """How many cards a seat holds."""
    return seen.counts[seat] if isinstance(seen, Level8View) else len(seen.hands[seat])


def fitting(table: Sequence[tuple[Combination, ...]]) -> int:
    """The number cards that fit on what lies."""
    fits = 0
    for lying in table:
        for combination in lying:
            fits |= combination.fits
    return fits


def unseen_mask(seen: Seen, hand: Sequence[int]) -> int:
    """The number cards that lie neither in the hand nor open."""
    mask = mask_of(hand)
    for pile in seen.discards:
        mask |= mask_of(pile)
    for lying in seen.table:
        for combination in lying:
            mask |= mask_of(face for face in combination.faces if face < JOKER)
    return _ALL_NUMBERS & ~mask


def promise(hidden: int, kind: str, value: int, laid: bool) -> float:
    """How promising a question is: how many cards would answer it, and how surely they would be the wanted ones."""
    of_value = _OF_VALUE[kind][value]
    found = (hidden & of_value).bit_count()
    if kind == "number":
        return found
    sure = found == 15 or (laid and found > 9)
    return found * (0.9 if sure else 0.45)


def add_of(table: Sequence[tuple[Combination, ...]], hand: list[int]) -> Action | None:
    """Some card that fits, jokers last."""
    mask = mask_of(hand)
    for seat, lying in enumerate(table):
        for index, combination in enumerate(lying):
            fits = combination.fits & mask
            if fits:
                return add_to(seat, index, (fits & -fits).bit_length() - 1)
    if hand[-1] == JOKER:
        for seat, lying in enumerate(table):
            for index, combination in enumerate(lying):
                if combination.jokers:
                    return add_to(seat, index, combination.jokers[0])
    return None
