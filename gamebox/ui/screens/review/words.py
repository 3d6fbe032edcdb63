"""A review in words: what luck gave and took, what was given away, and what a moment shows."""

from __future__ import annotations

from gamebox.bots.judged import MomentKind, Review, SeatReview
from gamebox.ui.texts import number, percent, translate

_LITTLE = 0.5
"""What rounds to nothing needs no number."""


def figure(review: Review, value: float) -> str:
    """What a position is worth to somebody."""
    if review.unit == "points":
        return translate("Review", "{points} points").format(points=number(value))
    return percent(min(1.0, max(0.0, value)))


def parts(review: Review, value: float) -> float:
    """A difference as people count it: points, or hundredths of a game won."""
    return value if review.unit == "points" else 100 * value


def fortune(review: Review, seat: SeatReview, *, bot: bool, cards: bool) -> str:
    """Where a result comes from: chance, oneself, the others."""
    luck, lost, gifts = (parts(review, part) for part in (seat.luck, seat.lost, seat.gifts))
    said = [_of_luck(luck, bot=bot, cards=cards), _of_mistakes(lost, bot=bot)]
    if abs(gifts) >= _LITTLE:
        said.append(_of_gifts(gifts, alone=len(review.seats) == 1, bot=bot))
    return ", ".join(said) + "."


def _of_luck(luck: float, *, bot: bool, cards: bool) -> str:
    if luck >= _LITTLE:
        if cards:
            text = (
                translate("Review", "Cards and dice gave {n}")
                if bot
                else translate("Review", "Cards and dice gave you {n}")
            )
        else:
            text = translate("Review", "The dice gave {n}") if bot else translate("Review", "The dice gave you {n}")
        return text.format(n=number(round(luck)))
    if luck <= -_LITTLE:
        if cards:
            text = translate("Review", "Cards and dice took {n}")
            if not bot:
                text = translate("Review", "Cards and dice took {n} from you")
        else:
            text = (
                translate("Review", "The dice took {n}") if bot else translate("Review", "The dice took {n} from you")
            )
        return text.format(n=number(round(-luck)))
    return translate("Review", "Luck was even")


def _of_mistakes(lost: float, *, bot: bool) -> str:
    if lost < _LITTLE:
        return translate("Review", "nothing was given away") if bot else translate("Review", "you gave nothing away")
    text = translate("Review", "mistakes gave away {n}") if bot else translate("Review", "you gave away {n}")
    return text.format(n=number(round(lost)))


def _of_gifts(gifts: float, *, alone: bool, bot: bool) -> str:
    """Negative if a mistake of one helped another."""
    if alone:
        more, less = (
            translate("Review", "{n} more came than was foreseen"),
            translate("Review", "{n} less came than was foreseen"),
        )
    elif bot:
        more, less = translate("Review", "the others gave {n}"), translate("Review", "mistakes of others cost {n}")
    else:
        more, less = (
            translate("Review", "the others gave you {n}"),
            translate("Review", "mistakes of others cost you {n}"),
        )
    return (more if gifts > 0 else less).format(n=number(round(abs(gifts))))


def kind_name(kind: MomentKind) -> str:
    return {
        "mistake": translate("Review", "Costly decision"),
        "unpunished": translate("Review", "Forgiven by luck"),
        "unlucky": translate("Review", "Right, but unlucky"),
        "jackpot": translate("Review", "Jackpot"),
    }[kind]
