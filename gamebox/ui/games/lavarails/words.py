"""Lava & Rails in words: where it stands, what must be done, what has happened, why not, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.engine.game import Event
from gamebox.engine.session import Session, Step
from gamebox.games.lavarails.events import HandedOver, PassBegan, RerollChosen
from gamebox.games.lavarails.view import LavarailsView
from gamebox.ui.games.lavarails.deeds import deed
from gamebox.ui.games.lavarails.prompts import prompt
from gamebox.ui.games.lavarails.terms import decider, reached
from gamebox.ui.games.lavarails.told import told
from gamebox.ui.players import Player
from gamebox.ui.reasons import reasoned
from gamebox.ui.table.reel import positions_after
from gamebox.ui.texts import sentence

__all__ = ["deed", "heading", "prompt", "reasoned", "refused", "result", "rounds", "silent", "told"]

refused = sentence
silent: frozenset[type[Event]] = frozenset({HandedOver, RerollChosen})


def heading(_session: Session) -> str:
    """Nothing: the passes are counted on the table, where their start players can be seen too."""
    return ""


def rounds(steps: Sequence[Step]) -> list[int]:
    return positions_after(steps, PassBegan)


def result(view: LavarailsView, players: tuple[Player, ...]) -> list[tuple[Player, str]]:
    assert view.over  # noqa: S101 - only finished games have a result
    ranking = [seat for place in view.over.places for seat in place]
    return [(players[seat], _reached(view, seat, view.over.scores)) for seat in ranking]


def _reached(view: LavarailsView, seat: int, scores: Sequence[int]) -> str:
    """With what decides among equals, where somebody has as many points."""
    sheet = view.players[seat]
    tied = scores.count(scores[seat]) > 1
    return f"{reached(sheet)}; {decider(sheet)}" if tied else reached(sheet)
