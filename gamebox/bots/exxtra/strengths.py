"""EXXTRA's three strengths: a daredevil, a careful one, and one who does what the judge thinks best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gamebox.bots.bot import Character, PolicyBot
from gamebox.bots.exxtra.judge import weighed
from gamebox.bots.exxtra.swift import best_place, place_high
from gamebox.engine.game import QT_TRANSLATE_NOOP
from gamebox.games.exxtra.actions import PLACES, ROLL_AGAIN, Action, Place
from gamebox.games.exxtra.ladder import thrown_out
from gamebox.games.exxtra.state import ExxtraView

_SOUNDS_HIGH = 50
_LOOKS_DOWN = 0.35
"""How often a beginner sees whom a lower field would throw out."""


def easy(view: ExxtraView, legal: Sequence[Action], rng: Random) -> Action:
    """Rolls until the number sounds high, and puts it as high as possible: up there are the most steps.

    A beginner judges a pair by its first digit, does not see that somebody below will throw it out, notices a chance to
    throw others out only now and then, and never looks who is close to the goal.
    """
    if view.reading < _SOUNDS_HIGH and (view.rolls < 3 or view.reading < 30):
        return ROLL_AGAIN
    if rng.random() < _LOOKS_DOWN and (place := _most_victims(view, legal)):
        return place
    return place_high(legal)


def _most_victims(view: ExxtraView, legal: Sequence[Action]) -> Place | None:
    """The highest of the fields that throw out the most."""
    fields = [action for action in legal if isinstance(action, Place)]
    counts = [len(thrown_out(view.spots, view.results, place.field, view.reading)) for place in fields]
    if not any(counts):
        return None
    return PLACES[max(place.field for place, count in zip(fields, counts, strict=True) if count == max(counts))]


def medium(view: ExxtraView, legal: Sequence[Action], rng: Random) -> Action:
    """Knows when to stop as well as the best, and then places by rules of thumb."""
    return ROLL_AGAIN if hard(view, legal, rng) == ROLL_AGAIN else best_place(view, legal)[1]


def hard(view: ExxtraView, legal: Sequence[Action], _rng: Random) -> Action:
    return max(weighed(view, legal), key=lambda option: option[1][0])[0]


class EasyBot(PolicyBot):
    character = Character(
        QT_TRANSLATE_NOOP("Bot", "The daredevil"),
        QT_TRANSLATE_NOOP("Bot", "Rolls until it sounds high, and always climbs to the top of the ladder."),
    )
    policy = staticmethod(easy)


class MediumBot(PolicyBot):
    character = Character(
        QT_TRANSLATE_NOOP("Bot", "The careful one"),
        QT_TRANSLATE_NOOP("Bot", "Knows when to stop, and keeps an eye on whoever is about to win."),
    )
    policy = staticmethod(medium)


class HardBot(PolicyBot):
    character = Character(
        QT_TRANSLATE_NOOP("Bot", "The calculator"),
        QT_TRANSLATE_NOOP("Bot", "Knows what every roll is worth, and throws out whoever would win."),
    )
    policy = staticmethod(hard)
