"""A beginner, as one meets them at the table: it hoards jokers, lays out late and forgets what has gone."""

from __future__ import annotations

from typing_extensions import override

from gamebox.bots.bot import Character
from gamebox.bots.level8.medium import MediumBot
from gamebox.bots.level8.swift import ONE_WAY, Seen, Swift, add_of, promise
from gamebox.engine.game import QT_TRANSLATE_NOOP
from gamebox.games.level8.actions import DONE, Action, Lay
from gamebox.games.level8.board import FieldAction
from gamebox.games.level8.deck import JOKER
from gamebox.games.level8.solver import best

_JOKER_FIELD = 5.0
"""It goes wherever a joker can be had."""


class Magpie(Swift):
    @override
    def fields(self, seen: Seen, hand: list[int]) -> dict[FieldAction, float]:
        likes = super().fields(seen, hand)
        return {**likes, "joker": _JOKER_FIELD} if seen.jokers else likes

    @override
    def ask(self, seen: Seen, hand: list[int]) -> Action:
        """What has long been discarded can be asked for, too."""
        wanted = self.useful(seen, hand)
        return max(ONE_WAY, key=lambda ask: promise(wanted, ask.kind, ask.value, laid=False))

    @override
    def play(self, seen: Seen, hand: list[int]) -> Action:
        """Jokers are too good to lay, unless somebody else is ahead or they are all that is left."""
        if seen.laid[seen.turn]:
            return self._after_laying(seen, hand)
        hurried = any(seen.laid)
        own = hand if hurried else [card for card in hand if card != JOKER]
        layout = best(own, self.reader(seen, seen.turn).level)
        return Lay(layout) if layout else self.discard(seen, hand)

    def _after_laying(self, seen: Seen, hand: list[int]) -> Action:
        """Number cards are added first; a joker only when hardly anything else is left."""
        numbers = [card for card in hand if card != JOKER]
        add = add_of(seen.table, hand if len(numbers) <= 1 else numbers) if len(hand) > 1 else None
        return add or self.discard(seen, hand)

    @override
    def drop(self, seen: Seen, hand: list[int]) -> Action:
        """What it has, it has: one card is swapped, no more."""
        return DONE if seen.drops else super().drop(seen, hand)


class EasyBot(MediumBot):
    character = Character(
        QT_TRANSLATE_NOOP("Bot", "The magpie"),
        QT_TRANSLATE_NOOP("Bot", "Hoards jokers, lays out late, and forgets what has long been discarded."),
    )
    player = Magpie
