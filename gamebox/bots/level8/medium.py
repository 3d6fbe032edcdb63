"""A sound player: it knows what every field brings and finishes quickly, but remembers nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typing_extensions import override

from gamebox.bots.bot import Bot, Character
from gamebox.bots.level8.swift import Swift
from gamebox.engine.game import QT_TRANSLATE_NOOP
from gamebox.games.level8.actions import Action
from gamebox.games.level8.view import Level8View


class MediumBot(Bot):
    character = Character(
        QT_TRANSLATE_NOOP("Bot", "The beaver"),
        QT_TRANSLATE_NOOP("Bot", "Builds steadily, knows what each field brings, and looks only at its own cards."),
    )
    player = Swift

    @override
    def choose(self, view: Level8View, legal: Sequence[Any], deadline: float | None = None) -> Action:
        return self.player(view.cards).choose(view, list(view.hand))
