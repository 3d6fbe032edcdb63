"""EXXTRA's moves in a few words, for hints and reviews."""

from __future__ import annotations

from gamebox.games.exxtra.actions import Action, Place
from gamebox.games.exxtra.state import ExxtraView
from gamebox.ui.players import Player
from gamebox.ui.texts import translate


def deed(action: Action, view: ExxtraView, _players: tuple[Player, ...]) -> str:
    if isinstance(action, Place):
        text = translate("Exxtra", "{reading} on dice field {field}")
        return text.format(reading=f"{view.reading:02}", field=action.field)
    return translate("Exxtra", "Roll again")
