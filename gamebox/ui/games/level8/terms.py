"""What things of Level 8 are called, and what its actions do, in a sentence."""

from __future__ import annotations

from gamebox.games.level8.actions import Ask
from gamebox.games.level8.board import FieldAction
from gamebox.games.level8.combinations import Combination, Requirement
from gamebox.games.level8.deck import NUMBER
from gamebox.games.level8.turns import MOST_DROPS, SHOWN
from gamebox.ui.games.level8.faces import colour_name
from gamebox.ui.texts import translate


def action_name(action: FieldAction) -> str:
    return {
        "plus1": translate("Level8", "Plus one"),
        "plus2": translate("Level8", "Plus two"),
        "again": translate("Level8", "Once more"),
        "swap": translate("Level8", "Swap"),
        "all": translate("Level8", "Everyone draws"),
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
        "swap": translate("Level8", "swap up to %n card(s) and draw one more.", "", MOST_DROPS),
        "all": translate("Level8", "draw a card; then everyone else must, too."),
        "joker": translate("Level8", "take a joker."),
        "ask": translate("Level8", "ask the others for a number or a colour."),
        "reveal": translate("Level8", "the others lay %n card(s) face up; you take one.", "", SHOWN),
        "wild": translate("Level8", "choose any other action."),
    }[action]


def requirement_name(requirement: Requirement) -> str:
    """What a level demands: "three of a kind", "run of four", "five of one colour"."""
    size = requirement.size
    if requirement.kind == "set":
        return _of_a_kind(size)
    if requirement.kind == "run":
        return _run_of(size)
    return translate("Level8", "{count} of one colour").format(count=count_word(size))


def _of_a_kind(size: int) -> str:
    names = {
        2: translate("Level8", "pair"),
        3: translate("Level8", "three of a kind"),
        4: translate("Level8", "four of a kind"),
        5: translate("Level8", "five of a kind"),
        6: translate("Level8", "six of a kind"),
    }
    return names[size]


def _run_of(size: int) -> str:
    return {
        2: translate("Level8", "run of two"),
        3: translate("Level8", "run of three"),
        4: translate("Level8", "run of four"),
        5: translate("Level8", "run of five"),
        6: translate("Level8", "run of six"),
        7: translate("Level8", "run of seven"),
        8: translate("Level8", "run of eight"),
        9: translate("Level8", "run of nine"),
        10: translate("Level8", "run of ten"),
        11: translate("Level8", "run of eleven"),
        12: translate("Level8", "run of twelve"),
        13: translate("Level8", "run of thirteen"),
        14: translate("Level8", "run of fourteen"),
        15: translate("Level8", "run of fifteen"),
    }[size]


def count_word(count: int) -> str:
    """Small numbers as words."""
    words = {
        2: translate("Level8", "two"),
        3: translate("Level8", "three"),
        4: translate("Level8", "four"),
        5: translate("Level8", "five"),
        6: translate("Level8", "six"),
        7: translate("Level8", "seven"),
        8: translate("Level8", "eight"),
        9: translate("Level8", "nine"),
        10: translate("Level8", "ten"),
        11: translate("Level8", "eleven"),
        12: translate("Level8", "twelve"),
    }
    return words.get(count, str(count))


def requirement_sense(requirement: Requirement) -> str:
    return {
        "set": translate("Level8", "cards of one number"),
        "run": translate("Level8", "consecutive numbers"),
        "colour": translate("Level8", "cards of one colour"),
    }[requirement.kind]


def combination_name(combination: Combination) -> str:
    """What lies there: "three 8s", "run from 3 to 11", "five red cards"."""
    count = len(combination.faces)
    if combination.kind == "colour":
        return _cards_of(combination.value).format(count=count_word(count))
    if combination.kind == "set":
        return translate("Level8", "{count} {number}s").format(count=count_word(count), number=combination.value)
    numbers = [NUMBER[face] for face in combination.faces if NUMBER[face]]
    return translate("Level8", "run from {low} to {high}").format(low=min(numbers), high=max(numbers))


def _cards_of(colour: int) -> str:
    return (
        translate("Level8", "{count} red cards"),
        translate("Level8", "{count} orange cards"),
        translate("Level8", "{count} yellow cards"),
        translate("Level8", "{count} green cards"),
        translate("Level8", "{count} blue cards"),
        translate("Level8", "{count} violet cards"),
    )[colour]


def wish_name(ask: Ask) -> str:
    """What is asked for: "an 8", "a red card"."""
    if ask.kind == "number":
        return translate("Level8", "the number {number}").format(number=ask.value)
    return translate("Level8", "the colour {colour}").format(colour=colour_name(ask.value))
