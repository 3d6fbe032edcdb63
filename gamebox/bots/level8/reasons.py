"""Why a move is good or bad, in words: by what its seat knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import comb
from typing import Any

from gamebox.bots.judge import Reason
from gamebox.bots.level8.memory import Memory, asked_for
from gamebox.bots.level8.swift import FEW, SPARE, Swift, fitting, unseen_mask
from gamebox.engine.game import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from gamebox.games.level8.actions import (
    ASKS,
    Action,
    Add,
    Ask,
    Discard,
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
from gamebox.games.level8.board import FieldAction
from gamebox.games.level8.deck import COLOUR, JOKER, NAMES, NUMBER, held
from gamebox.games.level8.view import Level8View


class Reasons:
    """For one decision of one seat."""

    def __init__(self, view: Level8View, memory: Memory, swift: Swift) -> None:
        self._view = view
        self._memory = memory
        self._swift = swift
        self._me = memory.seat
        self._hand = list(view.hand)
        self._laid = view.laid[self._me]
        self._hidden = unseen_mask(view, view.hand)
        self._useful = self._wanted(self._hand)
        self._tellers: dict[type, Callable[[Any], Iterable[Reason]]] = {
            Move: lambda move: self._field(view.board.fields[move.field]),
            Wild: lambda wild: self._field(wild.action),
            Take: self._takes,
            Steal: lambda steal: [self._gets(steal.card)],
            Ask: self._asks,
            Lay: self._lays,
            Add: self._adds,
            Discard: lambda discard: self._loses(discard.card),
            Drop: lambda drop: self._loses(drop.card),
            Give: lambda give: self._loses(give.card),
            Show: self._shows,
            Keep: lambda keep: [self._lacks(keep.cards)],
        }

    def of(self, action: Action) -> tuple[Reason, ...]:
        tell = self._tellers.get(action.__class__)
        return tuple(tell(action)) if tell else ()

    def _takes(self, action: Take) -> Iterator[Reason]:
        yield self._draws() if action.pile is None else self._gets(self._view.discards[action.pile][-1])
        yield from self._lacking()

    def _lays(self, action: Lay) -> Iterator[Reason]:
        left = len(self._hand) - sum(map(len, action.combinations))
        text = QT_TRANSLATE_N_NOOP("Reason", "Your level lies, one level is sure. %n card(s) left.")
        yield Reason(text, {"n": left})

    def _adds(self, action: Add) -> Iterator[Reason]:
        text = QT_TRANSLATE_NOOP("Reason", "{card} leaves your hand: one card less to finish.")
        yield Reason(text, {"card": NAMES[held(action.face)]})

    def _shows(self, action: Show) -> Iterator[Reason]:
        if max(map(self._swift.worth(self._view, self._hand), action.cards)) < SPARE:
            yield Reason(QT_TRANSLATE_NOOP("Reason", "You can do without these cards."))

    def _wanted(self, hand: list[int]) -> int:
        if self._laid:
            return fitting(self._view.table)
        needs = self._swift.reader(self._view, self._me).read(hand)
        return needs.wanted if needs.missing else needs.wanted | fitting(self._view.table)

    def _draws(self) -> Reason:
        if not self._useful:
            return Reason(QT_TRANSLATE_NOOP("Reason", "No card is missing any more."))
        text = QT_TRANSLATE_NOOP("Reason", "A hidden card helps you in {percent} of 100 cases.")
        return Reason(text, {"percent": round(100 * self.chance_to_draw())})

    def chance_to_draw(self) -> float:
        """That one hidden card is one of those that bring the hand further."""
        return (self._useful & self._hidden).bit_count() / max(1, self._hidden.bit_count())

    def chance_to_be_given(self, cards: int) -> float:
        """That somebody holds one of these cards, as far as one knows what they hold and what they do not."""
        if any(cards >> card & 1 for seat in self._others() for card in self._memory.hand(seat).known):
            return 1.0
        places = sum(
            any(back.allowed & cards for back in self._memory.hand(seat).backs) * self._numbers_of(seat)
            for seat in self._others()
        )
        if not any(self._memory.hand(seat).backs for seat in self._others()):  # one who came later has seen nothing
            places = sum(map(self._numbers_of, self._others()))
        hidden, found = self._hidden.bit_count(), (cards & self._hidden).bit_count()
        return 1 - comb(hidden - found, places) / comb(hidden, places) if places <= hidden else 1.0

    def _others(self) -> list[int]:
        return [seat for seat in range(len(self._view.counts)) if seat != self._me]

    def _numbers_of(self, seat: int) -> int:
        return self._view.counts[seat] - self._view.jokers_held[seat]

    def _field(self, action: FieldAction) -> Iterator[Reason]:
        if action == "joker" and self._view.jokers:
            yield Reason(QT_TRANSLATE_NOOP("Reason", "A joker fits everywhere."))
        elif action == "ask":
            best = max(self.chance_to_be_given(asked_for(ask) & self._useful) for ask in ASKS)
            text = QT_TRANSLATE_NOOP("Reason", "Somebody holds a card that helps you in {percent} of 100 cases.")
            yield Reason(text, {"percent": round(100 * best)})
        elif action in {"swap", "all", "reveal"}:
            yield self._draws()
        elif action != "wild":
            yield from self._open_cards()
        yield from self._lacking()
        if action == "again":
            yield Reason(QT_TRANSLATE_NOOP("Reason", "Another turn follows."))
        if action == "all" and any(self._view.laid[seat] and self._view.counts[seat] <= FEW for seat in self._others()):
            yield Reason(QT_TRANSLATE_NOOP("Reason", "Whoever is about to finish must draw a card, too."))

    def _open_cards(self) -> Iterator[Reason]:
        tops = [pile[-1] for pile in self._view.discards if pile]
        helping = [card for card in tops if card == JOKER or self._useful >> card & 1]
        if helping:
            yield self._gets(helping[0])
        else:
            yield self._draws()

    def _gets(self, card: int) -> Reason:
        params = {"card": NAMES[card]}
        if card == JOKER:
            return Reason(QT_TRANSLATE_NOOP("Reason", "A joker fits everywhere."))
        if not self._useful >> card & 1:
            return Reason(QT_TRANSLATE_NOOP("Reason", "{card} does not help you now."), params)
        if self._laid:
            return Reason(QT_TRANSLATE_NOOP("Reason", "{card} lies open and fits on the table."), params)
        return Reason(QT_TRANSLATE_NOOP("Reason", "{card} lies open and brings your level nearer."), params)

    def _lacking(self) -> Iterator[Reason]:
        """How far the level is as the hand is now."""
        if not self._laid:
            yield self._lacks(self._hand)

    def _lacks(self, hand: Sequence[int]) -> Reason:
        missing = self._swift.reader(self._view, self._me).read(sorted(hand)).missing
        return Reason(QT_TRANSLATE_N_NOOP("Reason", "%n card(s) still missing for your level."), {"n": missing})

    def _asks(self, ask: Ask) -> Iterator[Reason]:
        cards = asked_for(ask)
        text = QT_TRANSLATE_NOOP("Reason", "Somebody holds such a card in {percent} of 100 cases.")
        yield Reason(text, {"percent": round(100 * self.chance_to_be_given(cards))})
        if not cards & self._useful:
            yield Reason(QT_TRANSLATE_NOOP("Reason", "It would not help you now."))
        yield from self._lacking()

    def _loses(self, card: int) -> Iterator[Reason]:
        if card == JOKER:
            yield Reason(QT_TRANSLATE_NOOP("Reason", "A joker fits everywhere."))
            return
        left = self._hand[:]
        left.remove(card)
        params = {"card": NAMES[card]}
        if not self._laid:
            yield self._without(card, left)
        elif not left:
            yield Reason(QT_TRANSLATE_NOOP("Reason", "It is your last card: you end the round."))
        elif fitting(self._view.table) >> card & 1:
            yield Reason(QT_TRANSLATE_NOOP("Reason", "{card} could be added to the table instead."), params)
        else:
            yield Reason(QT_TRANSLATE_NOOP("Reason", "{card} fits nowhere on the table."), params)
        following = (self._me + 1) % len(self._view.counts)
        if self._view.laid[following] and fitting(self._view.table) >> card & 1:
            yield Reason(QT_TRANSLATE_NOOP("Reason", "The next player could add {card} to the table."), params)
        elif not self._view.laid[following] and self._collects(following, card):
            yield Reason(QT_TRANSLATE_NOOP("Reason", "The next player collects such cards as {card}."), params)

    def _without(self, card: int, left: list[int]) -> Reason:
        read = self._swift.reader(self._view, self._me).read
        params = {"card": NAMES[card], "n": read(left).missing}
        if read(left).missing > read(self._hand).missing:
            return Reason(QT_TRANSLATE_N_NOOP("Reason", "Your plan needs {card}: %n card(s) missing then."), params)
        if read(self._hand).worth[card] < SPARE:
            return Reason(QT_TRANSLATE_N_NOOP("Reason", "No good plan needs {card}. %n card(s) missing."), params)
        return Reason(QT_TRANSLATE_N_NOOP("Reason", "{card} is not needed at once. %n card(s) missing."), params)

    def _collects(self, seat: int, card: int) -> bool:
        """Whether a card goes with one that the seat was seen to take."""
        kinds = {need.kind for need in self._view.level_of(seat)}
        for known in self._memory.hand(seat).known:
            apart = abs(NUMBER[known] - NUMBER[card])
            if apart == 0 and "set" in kinds:
                return True
            if apart in {1, 2} and "run" in kinds:
                return True
            if COLOUR[known] == COLOUR[card] and "colour" in kinds:
                return True
        return False
