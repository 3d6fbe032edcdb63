"""What things of Level 8 are called, and what its actions do, in a sentence."""

from __future__ import annotations

from gamebox.games.level8.actions import Ask
from gamebox.games.level8.board import FieldAction
from gamebox.games.level8.combinations import Combination, Requirement
from gamebox.games.level8.deck import NUMBER
from gamebox.ui.games.level8.faces import colour_name
from gamebox.ui.texts import translate


def action_name(action: FieldAction) -> str:
    return {
        "plus1": translate("Level8", "Plus one"),
        "plus2": translate("Level8", "Plus two"),
        "again": translate("Level8", "Once more"),
        "swap": translate("Level8", "Swap"),
        "all": translate("Level8", "All draw"),
        "joker": translate("Level8", "Joker"),
        "ask": translate("Level8", "Ask"),
        "reveal": translate("Level8", "Reveal"),
        "wild": translate("Level8", "Free choice"),
    }[action]


def action_sense(action: FieldAction) -> str:
    return {
        "plus1": translate("Level8", "take one card from any pile."),
        "plus2": translate("Level8", "take two cards, one after the other, from any piles."),
        "again": translate("Level8", "take one card, finish your turn, and have another."),
        "swap": translate("Level8", "put down up to three cards, draw one more."),
        "all": translate("Level8", "draw a card; then everyone else must, too."),
        "joker": translate("Level8", "take a joker."),
        "ask": translate("Level8", "ask the others for a number or a colour."),
        "reveal": translate("Level8", "the others lay three cards open; you take one."),
        "wild": translate("Level8", "choose any other action."),
    }[action]


def requirement_name(requirement: Requirement) -> str:
    """What a level demands: "set of 3"."""
    texts = {
        "set": translate("Level8", "set of {size}"),
        "run": translate("Level8", "run of {size}"),
        "colour": translate("Level8", "{size} of a colour"),
    }
    return texts[requirement.kind].format(size=requirement.size)


def requirement_sense(requirement: Requirement) -> str:
    return {
        "set": translate("Level8", "cards of one number"),
        "run": translate("Level8", "consecutive numbers"),
        "colour": translate("Level8", "cards of one colour"),
    }[requirement.kind]


def combination_name(combination: Combination) -> str:
    """What lies there: "set of 8s", "run 3–11", "red"."""
    if combination.kind == "colour":
        return colour_name(combination.value)
    if combination.kind == "set":
        return translate("Level8", "set of {number}s").format(number=combination.value)
    numbers = [NUMBER[face] for face in combination.faces if NUMBER[face]]
    return translate("Level8", "run {low}–{high}").format(low=min(numbers), high=max(numbers))


def wish_name(ask: Ask) -> str:
    """What is asked for: "an 8", "a red card"."""
    if ask.kind == "number":
        return translate("Level8", "the number {number}").format(number=ask.value)
    return translate("Level8", "the colour {colour}").format(colour=colour_name(ask.value))
