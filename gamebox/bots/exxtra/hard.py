"""EXXTRA's strongest: it does what the judge thinks best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gamebox.bots.bot import Character, PolicyBot
from gamebox.bots.exxtra.judge import weighed
from gamebox.engine.game import QT_TRANSLATE_NOOP
from gamebox.games.exxtra.actions import Action
from gamebox.games.exxtra.state import ExxtraView


def hard(view: ExxtraView, legal: Sequence[Action], _rng: Random) -> Action:
    return max(weighed(view, legal), key=lambda option: option[1][0])[0]


class HardBot(PolicyBot):
    character = Character(
        QT_TRANSLATE_NOOP("Bot", "The calculator"),
        QT_TRANSLATE_NOOP("Bot", "Knows what every roll is worth, and throws out whoever would win."),
    )
    policy = staticmethod(hard)
