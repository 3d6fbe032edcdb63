"""What must be done now at Level 8's table, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.games.level8.actions import Action
from gamebox.games.level8.moves import MOST_KEPT
from gamebox.games.level8.turns import MOST_DROPS, SHOWN, strides
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.terms import wish_name
from gamebox.ui.look import Offer, Prompt
from gamebox.ui.players import Player
from gamebox.ui.texts import translate

Players = tuple[Player, ...]


def prompt(view: Level8View, _legal: Sequence[Action], players: Players) -> Prompt:
    if view.over:
        return Prompt(translate("Level8", "{name} has won.").format(name=players[view.over.winners[0]].name))
    if view.step == "deal":
        return Prompt(translate("Level8", "The cards are dealt …"))
    if view.step == "shuffle":
        return Prompt(translate("Level8", "The cards are shuffled …"))
    name = players[view.actor].name
    if players[view.actor].bot:
        return Prompt(translate("Level8", "{name} is playing …").format(name=name))
    if view.seat != view.actor:
        return Prompt(_task(view).format(**_blanks(view, players)), call=_call(view).format(**_blanks(view, players)))
    if view.step == "roll":
        text = translate("Level8", "{name}: roll the dice.").format(name=name)
        return Prompt(text, (Offer(translate("Level8", "Roll"), key="R", primary=True, rolls=True),))
    return Prompt(_sentence(view).format(**_blanks(view, players)))


def _blanks(view: Level8View, players: Players) -> dict[str, object]:
    """What is filled into sentences, once and last: people may call themselves anything."""
    wish = wish_name(view.wish) if view.wish else ""
    near, far = strides(*view.dice) if view.dice else (0, 0)
    names = {"name": players[view.actor].name, "asker": players[view.turn].name}
    return {**names, "wish": wish, "number": near, "near": near, "far": far}


def _task(view: Level8View) -> str:
    """For those who only see the open table: what somebody must do."""
    match view.step:
        case "give":
            return translate("Level8", "{asker} asks for {wish}: {name} has to give a card.")
        case "show":
            return translate("Level8", "{asker} chose “Reveal”: {name} has to lay %n card(s) face up.", "", SHOWN)
        case "keep":
            return translate("Level8", "The round is over: {name} chooses cards to keep.")
    return translate("Level8", "It is {name}’s turn.")


def _call(view: Level8View) -> str:
    """What somebody is asked to do out of turn."""
    match view.step:
        case "give":
            return translate("Level8", "{asker} asks for {wish}: give one such card.")
        case "show":
            return translate("Level8", "{asker} chose “Reveal”: lay %n card(s) face up.", "", SHOWN)
        case "keep":
            return translate("Level8", "The round is over: choose cards to keep.")
    return ""


def _sentence(view: Level8View) -> str:
    match view.step:
        case "take":
            return _take_sentence(view)
        case "move" if view.dice and view.dice[0] == view.dice[1]:
            return translate("Level8", "{name}: double {number}! Go {near} or {far} fields.")
        case "swap":
            return translate("Level8", "{name}: select up to %n card(s) to swap.", "", MOST_DROPS - view.drops)
        case "give":
            return _give_sentence(view)
        case "play":
            return _play_sentence(view)
    return {
        "move": translate("Level8", "{name}: choose one of the two fields."),
        "wild": translate("Level8", "{name}: choose any action."),
        "ask": translate("Level8", "{name}: ask for a number or a colour."),
        "show": translate("Level8", "{name}: select %n card(s) to lay face up.", "", SHOWN),
        "steal": translate("Level8", "{name}: take one of the face-up cards."),
        "keep": translate("Level8", "{name}: select up to %n card(s) to keep.", "", MOST_KEPT),
        "discard": translate("Level8", "{name}: you may discard a second card."),
    }[view.step]


def _take_sentence(view: Level8View) -> str:
    """Which card it is, or why it is taken at all."""
    if view.takes > 1:
        return translate("Level8", "{name}: take the first card from any pile.")
    return {
        "plus2": translate("Level8", "{name}: take the second card from any pile."),
        "joker": translate("Level8", "{name}: no joker is left. Take a card from any pile instead."),
        "ask": translate("Level8", "{name}: nobody has one. Take a card from any pile instead."),
    }.get(view.field_action, translate("Level8", "{name}: take a card from any pile."))


def _give_sentence(view: Level8View) -> str:
    if view.wish is None:
        return "{name}"
    return translate("Level8", "{name}: {asker} asks for {wish}. Give one such card.")


def _play_sentence(view: Level8View) -> str:
    if view.seat is not None and view.laid[view.seat]:
        return translate("Level8", "{name}: add cards to combinations if you like, then discard one.")
    return translate("Level8", "{name}: lay out your level if you can, then discard a card.")
