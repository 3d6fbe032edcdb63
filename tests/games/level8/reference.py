"""Small hands and levels, and plain answers to what the solver answers cleverly: every choice of cards is tried."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from hypothesis import strategies as st

from gamebox.games.level8.combinations import Combination, fault
from gamebox.games.level8.deck import COLOURS, JOKER, NUMBERS, card, joker_as_colour, joker_as_number
from gamebox.games.level8.levels import Level, size_of

_CLOSE = 5
SIMPLE = ["set2", "run3", "set2 run2", "set2 set2", "run2 run2", "set2 colour2", "colour3", "set3 set2"]
SIMPLE_LEVELS = st.sampled_from(SIMPLE)
SMALL_LEVELS = st.sampled_from([*SIMPLE, "run2 colour2"])


@st.composite
def hands(draw, most=6, jokers=2):
    """Hands of few colours and of numbers close together anywhere from 1 to 15, so that cards often meet."""
    lowest = draw(st.integers(NUMBERS[0], NUMBERS[-1] - _CLOSE))
    numbers = st.builds(card, st.integers(0, 2), st.integers(lowest, lowest + _CLOSE))
    found = draw(st.lists(numbers, max_size=most, unique=True))
    return sorted(found) + [JOKER] * draw(st.integers(0, jokers))


def all_ways(hand: list[int], level: Level) -> set[tuple[frozenset[tuple[int, int]], ...]]:
    """Every way to lay the level out; each combination as its faces with how often they come."""
    if len(hand) <= size_of(level):
        return set()
    return {tuple(map(counted, way)) for way in _ways([*hand], level)}


def counted(faces: tuple[int, ...]) -> frozenset[tuple[int, int]]:
    return frozenset((face, faces.count(face)) for face in faces)


def _ways(hand: list[int], level: Level) -> Iterator[tuple[tuple[int, ...], ...]]:
    if not level:
        yield ()
        return
    for places in combinations(range(len(hand)), level[0].size):
        chosen = [hand[place] for place in places]
        rest = [card for place, card in enumerate(hand) if place not in places]
        for faces in _meanings(chosen, level[0].kind):
            if fault(level[0], faces) is None:
                for others in _ways(rest, level[1:]):
                    yield (faces, *others)


def _meanings(cards: list[int], kind: str) -> Iterator[tuple[int, ...]]:
    """The cards with every meaning that their jokers could have."""
    if JOKER not in cards:
        yield tuple(cards)
        return
    at = cards.index(JOKER)
    faces = map(joker_as_colour, range(len(COLOURS))) if kind == "colour" else map(joker_as_number, NUMBERS)
    for face in faces:
        yield from _meanings([*cards[:at], face, *cards[at + 1 :]], kind)


def least_missing(hand: list[int], level: Level) -> int:
    """How many jokers would have to be added to the hand until it can be laid out, its size aside."""
    spare = [JOKER] * size_of(level)
    for more in range(size_of(level) + 1):
        if next(_ways([*hand, *spare[:more]], level), None) is not None:
            return more
    raise AssertionError("a level can always be laid out with jokers")


def most_left_fitting(hand: list[int], level: Level, jokers: int) -> int:
    """With so many jokers: how many number cards left over can be added at once, at the best."""
    return max(
        left_fitting(hand, level, way)
        for way in _ways([*hand], level)
        if sum(face > JOKER for row in way for face in row) == jokers
    )


def left_fitting(hand: list[int], level: Level, way: tuple[tuple[int, ...], ...]) -> int:
    """How many of the number cards left over can be added, one after the other."""
    left = [card for card in hand if card != JOKER and not any(card in faces for faces in way)]
    lying = [Combination(need.kind, faces) for need, faces in zip(level, way, strict=True)]
    return _addable(left, lying)


def _addable(left: list[int], lying: list[Combination]) -> int:
    best = 0
    for loose in left:
        for index, one in enumerate(lying):
            if one.accepts(loose):
                rest = [other for other in left if other != loose]
                best = max(best, 1 + _addable(rest, [*lying[:index], one.with_added(loose), *lying[index + 1 :]]))
    return best
