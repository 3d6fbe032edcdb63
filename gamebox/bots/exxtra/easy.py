"""EXXTRA's beginner, a daredevil: content with what sounds high, and always up to the top of the ladder."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gamebox.bots.bot import Character, PolicyBot
from gamebox.bots.exxtra.swift import place_high
from gamebox.engine.game import QT_TRANSLATE_NOOP
from gamebox.games.exxtra.actions import PLACES, ROLL_AGAIN, Action, Place
from gamebox.games.exxtra.ladder import thrown_out
from gamebox.games.exxtra.state import ExxtraView

_SOUNDS_HIGH, _WILL_DO = 50, 40
"""From here on a pair is good enough; after some rolls one is content with less."""
_IMPATIENT = 3
_SPITEFUL = 0.8
"""How often a beginner throws others out, just because it is possible."""


def easy(view: ExxtraView, legal: Sequence[Action], rng: Random) -> Action:
    """Rolls until the number sounds high, and puts it as high as possible: up there are the most steps.

    A beginner judges a pair by its first digit, does not see that somebody below will throw it out, loves to throw
    others out whatever it costs, and never looks who is close to the goal.
    """
    if view.reading < _SOUNDS_HIGH and (view.rolls < _IMPATIENT or view.reading < _WILL_DO):
        return ROLL_AGAIN
    if rng.random() < _SPITEFUL and (place := _most_victims(view, legal)):
        return place
    return place_high(legal)


def _most_victims(view: ExxtraView, legal: Sequence[Action]) -> Place | None:
    """The highest of the fields that throw out the most."""
    fields = [action for action in legal if isinstance(action, Place)]
    counts = [len(thrown_out(view.spots, view.results, place.field, view.reading)) for place in fields]
    if not any(counts):
        return None
    return PLACES[max(place.field for place, count in zip(fields, counts, strict=True) if count == max(counts))]


class EasyBot(PolicyBot):
    character = Character(
        QT_TRANSLATE_NOOP("Bot", "The daredevil"),
        QT_TRANSLATE_NOOP("Bot", "Rolls until it sounds high, and always climbs to the top of the ladder."),
    )
    policy = staticmethod(easy)
