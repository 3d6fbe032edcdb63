"""The moves worth thinking about: what Shrewd would do first, then what could be better."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.bots.level8.swift import ONE_WAY, Swift, fitting, promise, unseen_mask
from gamebox.games.level8.actions import DISCARDS, DONE, DROPS, Action, Add, Ask, Keep, Lay
from gamebox.games.level8.deck import JOKER, held, mask_of
from gamebox.games.level8.moves import MOST_KEPT
from gamebox.games.level8.view import Level8View

_MOST_DISCARDS = 6
_MOST_DROPS = 4
_MOST_QUESTIONS = 5
_MOST_LAYOUTS = 4


def candidates(view: Level8View, legal: Sequence[Action], swift: Swift) -> list[Action]:
    """The first is a sound move; the others are few."""
    hand = list(view.hand)
    sound = swift.choose(view, hand)
    match view.step:
        case "play" | "discard":
            others = _plays(view, legal, sound, swift)
        case "swap":
            others = [*map(DROPS.__getitem__, _least_worth(view, swift)[:_MOST_DROPS]), *[DONE] * bool(view.drops)]
        case "ask":
            others = _questions(view, swift)
        case "keep":
            others = _keeps(view, swift)
        case "show":
            others = []
        case _:
            others = list(legal)
    return list(dict.fromkeys([sound, *others]))


def _least_worth(view: Level8View, swift: Swift) -> list[int]:
    """The different hand cards, those that matter least first."""
    return sorted(dict.fromkeys(view.hand), key=swift.worth(view, list(view.hand)))


def _plays(view: Level8View, legal: Sequence[Action], sound: Action, swift: Swift) -> list[Action]:
    """Layouts that leave different cards; adding never waits; else the discards that matter least."""
    if isinstance(sound, Lay):
        return _layouts(view, [action for action in legal if isinstance(action, Lay)])
    if isinstance(sound, Add):
        return []
    discards: list[Action] = [DISCARDS[card] for card in _least_worth(view, swift)[:_MOST_DISCARDS]]
    return discards + ([DONE] if view.step == "discard" else [])


def _layouts(view: Level8View, lays: list[Lay]) -> list[Action]:
    """One for each rest of the hand, those that leave most jokers and fitting cards first."""
    fits = fitting(view.table)
    rests: dict[tuple[int, ...], Lay] = {}
    for lay in lays:
        left = list(view.hand)
        for faces in lay.combinations:
            for face in faces:
                left.remove(held(face))
        rests.setdefault(tuple(left), lay)
    best = sorted(rests, key=lambda left: (left.count(JOKER), (mask_of(left) & fits).bit_count()), reverse=True)
    return [rests[left] for left in best[:_MOST_LAYOUTS]]


def _questions(view: Level8View, swift: Swift) -> list[Action]:
    hand = list(view.hand)
    hidden = swift.useful(view, hand) & unseen_mask(view, hand)
    laid = view.laid[view.actor]
    best = sorted(ONE_WAY, key=lambda ask: promise(hidden, ask.kind, ask.value, laid), reverse=True)
    best = best[:_MOST_QUESTIONS]
    if len(view.counts) == 2:
        return list(best)
    return [Ask(clockwise, ask.kind, ask.value) for ask in best for clockwise in (True, False)]


def _keeps(view: Level8View, swift: Swift) -> list[Action]:
    """The cards that matter most, more or fewer of them."""
    best = sorted(view.hand, key=swift.worth(view, list(view.hand)), reverse=True)
    return [Keep(tuple(sorted(best[:count]))) for count in range(MOST_KEPT, 0, -1)]
