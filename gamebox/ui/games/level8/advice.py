"""What the solver tells the person at the table: how much is missing, a way to lay out, which cards would help."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_

from gamebox.games.level8.deck import JOKER, held
from gamebox.games.level8.levels import Level
from gamebox.games.level8.solver import Layout as Way
from gamebox.games.level8.solver import best, missing
from gamebox.games.level8.view import Level8View


@dataclass(frozen=True)
class Advice:
    lacking: int = 0
    """How many cards are missing for the level."""
    way: Way | None = None
    """The best way to lay it out."""
    marked: frozenset[int] = frozenset()
    """Cards of the hand that would complete something."""
    wanted: frozenset[int] = frozenset()
    """Tops of discard piles that would bring the level nearer, or fit on the table."""


def advise(view: Level8View) -> Advice:
    """Only from what the one who looks may know; nobody gets no advice."""
    if view.seat is None or view.over:
        return Advice()
    tops = frozenset(pile[-1] for pile in view.discards if pile)
    if view.laid[view.seat]:
        fits = _fitting(view)
        return Advice(marked=frozenset(view.hand) & fits, wanted=tops & fits if view.takes else frozenset())
    level = view.level_of(view.seat)
    lacking, way = _solved(view.hand, level)
    marked = frozenset(held(face) for faces in way for face in faces) if way and view.step == "play" else frozenset()
    helpful = (card for card in tops if _solved((*view.hand, card), level)[0] < lacking) if view.takes else ()
    return Advice(lacking, way, marked, frozenset(helpful))


def _fitting(view: Level8View) -> frozenset[int]:
    """The cards that fit on something that lies (L8-41)."""
    fits = reduce(or_, (combination.fits for lying in view.table for combination in lying), 0)
    return frozenset(card for card in range(JOKER) if fits >> card & 1) | {JOKER}


@lru_cache(maxsize=64)
def _solved(hand: tuple[int, ...], level: Level) -> tuple[int, Way | None]:
    lacking = missing(hand, level)
    return lacking, None if lacking else best(hand, level)
