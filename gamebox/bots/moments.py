"""Which moments of a game are worth looking at again, and in which words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gamebox.bots.judge import Reason
from gamebox.bots.judged import LUCKY, VERY_LUCKY, JudgedMove, Moment, MomentKind, Review
from gamebox.engine.game import QT_TRANSLATE_NOOP

_OF_EACH_KIND = 3
_RIGHT = 0.01
"""A loss below this is no reason to have decided otherwise."""

_WORDS: dict[MomentKind, str] = {
    "mistake": QT_TRANSLATE_NOOP("Moment", "{name} played “{played}”: {value}. “{best}” was worth {better}."),
    "unpunished": QT_TRANSLATE_NOOP(
        "Moment", "“{played}” was a mistake, {value} instead of {better} with “{best}”. Luck forgave {name}: {after}."
    ),
    "unlucky": QT_TRANSLATE_NOOP("Moment", "“{played}” was right, {value}. But luck said no to {name}: {after}."),
    "jackpot": QT_TRANSLATE_NOOP("Moment", "“{played}” takes {name} from {value} to {after}."),
}


def moments_of(review: Review) -> tuple[Moment, ...]:
    """The most telling first, of each kind no more than a few."""
    found = sorted(_all(review), key=lambda weighed: -weighed[0])
    kept: list[Moment] = []
    for _, moment in found:
        if sum(other.kind == moment.kind for other in kept) < _OF_EACH_KIND:
            kept.append(moment)
    return tuple(kept)


def _all(review: Review) -> Iterator[tuple[float, Moment]]:
    """Each with its weight: how often it exceeds what is worth mentioning."""
    scale = review.scale
    for index, move in enumerate(review.moves):
        if move.kind == "decision":
            yield from _decided(review, index, scale)
        if move.luck and move.luck[move.seat] >= VERY_LUCKY * scale:
            before = move.values[move.seat] - move.luck[move.seat]
            weight = move.luck[move.seat] / (VERY_LUCKY * scale)
            yield weight, _moment(review, index, "jackpot", before, move.values[move.seat])


def _decided(review: Review, index: int, scale: float) -> Iterator[tuple[float, Moment]]:
    move = review.moves[index]
    loss = move.loss or 0.0
    later = _luck_until_next_decision(review.moves, index)
    played = move.values[move.seat] - (move.luck[move.seat] if move.luck else 0.0)
    after = played + later
    if move.mark(scale) in {"mistake", "blunder"}:
        kind: MomentKind = "unpunished" if later >= max(loss, LUCKY * scale) else "mistake"
        yield loss / (0.05 * scale), _moment(review, index, kind, played, after)
    elif loss <= _RIGHT * scale and -later >= VERY_LUCKY * scale:
        yield -later / (VERY_LUCKY * scale), _moment(review, index, "unlucky", played, after)


def _luck_until_next_decision(moves: Sequence[JudgedMove], index: int) -> float:
    """What chance did to the decider before there was something to decide again."""
    seat = moves[index].seat
    total = luck[seat] if (luck := moves[index].luck) else 0.0
    for move in moves[index + 1 :]:
        if move.kind == "decision" and move.seat == seat:
            break
        total += move.luck[seat] if move.luck else 0.0
    return total


def _moment(review: Review, index: int, kind: MomentKind, value: float, after: float) -> Moment:
    move = review.moves[index]
    better = value + (move.loss or 0.0)
    params = {
        "name": review.seats[move.seat].name,
        "played": move.text,
        "best": move.best or move.text,
        "value": _figure(review, value),
        "better": _figure(review, better),
        "after": _figure(review, after),
    }
    words = Reason(_WORDS[kind], params)
    reasons = () if kind == "jackpot" else move.reasons
    return Moment(index, move.seat, kind, value, better, after, (words, *reasons))


def _figure(review: Review, value: float) -> str:
    """A chance in per cent; points as they are."""
    return f"{value:.1f}" if review.unit == "points" else f"{max(0.0, min(1.0, value)):.0%}"
