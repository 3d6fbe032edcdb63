"""Level 8 in words: where it stands, what must be done, what has happened, why not, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from gamebox.engine.game import Event, Obliged, Over, Refusal
from gamebox.engine.session import Session, Step
from gamebox.games.level8.deck import BY_NAME, JOKER
from gamebox.games.level8.events import CardsCollected, Dealt, RoundEnded
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.deeds import deed, reasoned
from gamebox.ui.games.level8.faces import capital, card_name, card_phrase
from gamebox.ui.games.level8.prompts import prompt
from gamebox.ui.games.level8.told import told
from gamebox.ui.players import Player
from gamebox.ui.table.reel import positions_after
from gamebox.ui.texts import sentence, translate

__all__ = ["deed", "heading", "prompt", "reasoned", "refused", "result", "rounds", "silent", "told"]

silent: frozenset[type[Event]] = frozenset({CardsCollected, Obliged})


def heading(session: Session) -> str:
    ended = sum(isinstance(event, RoundEnded) for step in session.steps for event in step.events)
    over = session.state.to_act()
    last_round_counted = isinstance(over, Over) and over.rule == "L8-71"
    return translate("Level8", "Round {number}").format(number=ended + (not last_round_counted))


def refused(refusal: Refusal) -> str:
    """With the cards' names instead of how records write them."""
    params = dict(refusal.params)
    if params.get("card") in BY_NAME:
        card = BY_NAME[str(params["card"])]
        params["card"] = card_phrase(card) if card < JOKER else card_name(card)
    return capital(sentence(structs.replace(refusal, params=params)))


def rounds(steps: Sequence[Step]) -> list[int]:
    return positions_after(steps, Dealt)[1:]


def result(view: Level8View, players: tuple[Player, ...]) -> list[tuple[Player, str]]:
    assert view.over  # noqa: S101 - only finished games have a result
    return [(players[seat], _reached(view, seat)) for place in view.over.places for seat in place]


def _reached(view: Level8View, seat: int) -> str:
    if view.over and seat in view.over.winners:
        if view.over.rule == "L8-70":
            return translate("Level8", "laid out level 8")
        return translate("Level8", "reached the laurel")
    return translate("Level8", "reached level {level}").format(level=view.levels[seat])
