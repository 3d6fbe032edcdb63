"""Level 8's moves in a few words, for hints and reviews, and why they are good or bad."""

from __future__ import annotations

from dataclasses import replace

from gamebox.bots.judge import Reason
from gamebox.games.level8.actions import (
    Action,
    Add,
    Ask,
    Discard,
    Done,
    Drop,
    Give,
    Keep,
    Lay,
    Move,
    Show,
    Steal,
    Take,
    Wild,
)
from gamebox.games.level8.deck import BY_NAME
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.faces import capital, card_phrase, cards_phrase
from gamebox.ui.games.level8.terms import action_name, wish_name
from gamebox.ui.players import Player
from gamebox.ui.reasons import reasoned as in_words
from gamebox.ui.texts import translate

Players = tuple[Player, ...]


def deed(action: Action, view: Level8View, players: Players) -> str:
    return _at_places(action, view, players) or _with_cards(action, view, players)


def _at_places(action: Action, view: Level8View, players: Players) -> str:
    match action:
        case Move(field):
            return translate("Level8", "Tower to “{action}”").format(action=action_name(view.board.fields[field]))
        case Wild(chosen):
            return action_name(chosen)
        case Take(None):
            return translate("Level8", "Draw a hidden card")
        case Take(int(pile)):
            text = translate("Level8", "Take {card} from {name}’s pile")
            return text.format(card=card_phrase(view.discards[pile][-1]), name=players[pile].name)
        case Steal(seat, card):
            return translate("Level8", "Take {card} from {name}").format(
                card=card_phrase(card), name=players[seat].name
            )
        case Ask(clockwise):
            first = players[(view.turn + (1 if clockwise else -1)) % len(players)].name
            return translate("Level8", "Ask for {wish}, {name} first").format(wish=wish_name(action), name=first)
    return ""


def _with_cards(action: Action, view: Level8View, players: Players) -> str:
    match action:
        case Lay():
            return translate("Level8", "Lay out level {level}").format(level=view.levels[view.actor])
        case Add(seat, _, face):
            text = translate("Level8", "Add {card} at {name}’s")
            return text.format(card=card_phrase(face), name=players[seat].name)
        case Discard(card):
            text, cards = translate("Level8", "Discard {card}"), (card,)
        case Drop(card):
            text, cards = translate("Level8", "Swap {card}"), (card,)
        case Give(card):
            text, cards = translate("Level8", "Give {card}"), (card,)
        case Show(cards):
            text = translate("Level8", "Lay {card} face up")
        case Keep(cards):
            text = translate("Level8", "Keep {card}") if cards else translate("Level8", "Keep none")
        case Done():
            return translate("Level8", "Done")
        case _:
            return ""
    return capital(text.format(card=cards_phrase(cards)))


def reasoned(reason: Reason) -> str:
    """With the cards' names instead of how records write them."""
    params = dict(reason.params)
    if params.get("card") in BY_NAME:
        params["card"] = card_phrase(BY_NAME[str(params["card"])])
    return capital(in_words(replace(reason, params=params)))
