"""What a position is described by, seat by seat, for the judge's nets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from gamebox.bots.level8.needs import Needs
from gamebox.bots.level8.swift import Swift, fitting
from gamebox.games.level8.actions import DICE
from gamebox.games.level8.board import Board
from gamebox.games.level8.deck import JOKER, mask_of
from gamebox.games.level8.levels import LAUREL, LEVELS
from gamebox.games.level8.state import Level8State
from gamebox.games.level8.turns import strides

Features: TypeAlias = list[float]

_NOT_FINISHING, _NOT_COLLECTING = (0.0,) * 5, (0.0,) * 8
_LUCKY = {"joker", "again", "wild"}

RACE_SIZE = 2 * LEVELS + 2
PROSPECTS = slice(5, 8)
"""Where the chances in the race stand among the features of a round."""


def race_features(levels: Sequence[int], stars: Sequence[int], first: int) -> list[Features]:
    """Before the deal: which level each seat is on, on which side of the level card, and how soon its turn comes."""
    seats = len(levels)
    described = []
    for seat, level in enumerate(levels):
        features = [0.0] * RACE_SIZE
        features[(stars[seat] - 1) * LEVELS + min(level, LEVELS) - 1] = 1.0
        features[-2] = 1.0
        features[-1] = (seat - first) % seats / seats
        described.append(features)
    return described


def round_features(state: Level8State, swift: Swift, prospects: Sequence[Sequence[float]]) -> list[Features]:
    """At the beginning of a turn, everything known. `prospects` are each seat's chances in the race if it moves on by
    no, one or two levels and nobody else does."""
    seats = len(state.hands)
    fits = fitting(state.table)
    pile = mask_of(state.draw)
    left = max(1, len(state.draw))
    tops = mask_of(cards[-1] for cards in state.discards if cards)
    lucky = _lucky_throws(state.board)
    described = []
    for seat, hand in enumerate(state.hands):
        jokers = hand.count(JOKER)
        distance = (seat - state.turn) % seats
        features = [1.0, distance / seats, float(distance == 0), float(distance == 1), jokers / 3, *prospects[seat]]
        fitting_cards = (mask_of(hand) & fits).bit_count()
        if state.laid[seat]:
            features += _finishing(len(hand), fitting_cards + jokers)
            wanted = fits
        else:
            reader = swift.reader(state, seat)
            needs = reader.read(hand)
            features += _collecting(needs, len(hand) - reader.size, fitting_cards)
            wanted = needs.wanted
        features.append(min(1.0, (wanted & pile).bit_count() / left))
        features.append(float(bool(wanted & tops)))
        features.append(lucky[state.towers[seat]])
        described.append(features)
    return described


def _finishing(cards: int, fitting_cards: int) -> Features:
    """Once the level lies: how many cards are in the way."""
    left = max(0, cards - fitting_cards)
    return [1.0, left / 5, float(left <= 1), float(left == 2), float(left == 3), *_NOT_COLLECTING]


def _collecting(needs: Needs, over: int, fitting_cards: int) -> Features:
    """Until then: how many cards are missing, how many will be over, and how many could be added."""
    missing = needs.missing
    return [
        *_NOT_FINISHING,
        1.0,
        missing / 4,
        float(missing == 0),
        float(missing == 1),
        float(missing == 2),
        over / 5,
        needs.lacking / 5,
        fitting_cards / 5,
    ]


@lru_cache(maxsize=16)
def _lucky_throws(board: Board) -> tuple[float, ...]:
    """By field: the share of throws that lead a tower from there to where most can be had, if nobody is in the way."""
    fields = board.fields
    return tuple(
        sum(
            any(fields[(start + stride) % len(fields)] in _LUCKY for stride in strides(dice.first, dice.second))
            for dice in DICE
        )
        / len(DICE)
        for start in range(len(fields))
    )


def goal(levels: Sequence[int]) -> int | None:
    """Who stands on the laurel."""
    return next((seat for seat, level in enumerate(levels) if level >= LAUREL), None)
