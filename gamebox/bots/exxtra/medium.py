"""EXXTRA's careful one: a quick sense of steps and of who is about to win."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gamebox.bots.bot import Character, PolicyBot
from gamebox.bots.exxtra.swift import swift
from gamebox.engine.game import QT_TRANSLATE_NOOP
from gamebox.games.exxtra.actions import Action
from gamebox.games.exxtra.state import ExxtraView


def medium(view: ExxtraView, legal: Sequence[Action], _rng: Random) -> Action:
    """Weighs steps by rules of thumb, and never lets somebody win who can be thrown out."""
    return swift(view, legal)


class MediumBot(PolicyBot):
    character = Character(
        QT_TRANSLATE_NOOP("Bot", "The careful one"),
        QT_TRANSLATE_NOOP("Bot", "Knows when to stop, and keeps an eye on whoever is about to win."),
    )
    policy = staticmethod(medium)
