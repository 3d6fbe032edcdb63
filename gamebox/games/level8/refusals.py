"""Why a move may not be made: the rule that forbids it and a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gamebox.engine.game import QT_TRANSLATE_NOOP, Refusal
from gamebox.games.level8.actions import (
    Action,
    Add,
    Ask,
    Deck,
    Dice,
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
from gamebox.games.level8.combinations import UNCLEAR_JOKER, fault
from gamebox.games.level8.deck import JOKER, NAMES, contains, held
from gamebox.games.level8.moves import MOST_KEPT
from gamebox.games.level8.rounds import cards_to_shuffle
from gamebox.games.level8.table import Step, Table
from gamebox.games.level8.turns import SHOWN, matches


def refusal(table: Table, action: Action) -> Refusal | None:
    """None if the move may be made."""
    if table.over is not None:
        return Refusal(table.over.rule, QT_TRANSLATE_NOOP("Refusal", "The game is over."))
    steps, check = _CHECKS[action.__class__]
    if table.step not in steps:
        return _DUE[table.step]
    return check(table, action)


_DUE: dict[Step, Refusal] = {
    "deal": Refusal("L8-10", QT_TRANSLATE_NOOP("Refusal", "The cards must be shuffled and dealt first.")),
    "shuffle": Refusal(
        "L8-39", QT_TRANSLATE_NOOP("Refusal", "The discard piles must be shuffled into a new draw pile first.")
    ),
    "roll": Refusal("L8-20", QT_TRANSLATE_NOOP("Refusal", "The dice must be rolled first.")),
    "move": Refusal("L8-23", QT_TRANSLATE_NOOP("Refusal", "One of the two fields must be chosen first.")),
    "wild": Refusal("L8-38", QT_TRANSLATE_NOOP("Refusal", "An action for the wild field must be chosen first.")),
    "take": Refusal("L8-30", QT_TRANSLATE_NOOP("Refusal", "A card must be taken from a pile first.")),
    "swap": Refusal("L8-33", QT_TRANSLATE_NOOP("Refusal", "One to three cards must be swapped first.")),
    "ask": Refusal("L8-36", QT_TRANSLATE_NOOP("Refusal", "A number or a colour must be asked for first.")),
    "give": Refusal("L8-36", QT_TRANSLATE_NOOP("Refusal", "A card that was asked for must be handed over first.")),
    "show": Refusal("L8-37", QT_TRANSLATE_NOOP("Refusal", "Three cards must be laid face up first.")),
    "steal": Refusal("L8-37", QT_TRANSLATE_NOOP("Refusal", "One of the face-up cards must be taken first.")),
    "play": Refusal("L8-45", QT_TRANSLATE_NOOP("Refusal", "The turn goes on with laying out, adding or a discard.")),
    "discard": Refusal("L8-46", QT_TRANSLATE_NOOP("Refusal", "Only a second discard may follow.")),
    "keep": Refusal("L8-62", QT_TRANSLATE_NOOP("Refusal", "The round is over: cards to keep must be chosen.")),
}


def _not_in_hand(table: Table, rule: str, *cards: int) -> Refusal | None:
    hand = table.hands[table.actor]
    if contains(hand, cards):
        return None
    lacking = next(card for card in cards if hand.count(card) < cards.count(card))
    return Refusal(rule, QT_TRANSLATE_NOOP("Refusal", "The hand does not hold {card}."), {"card": NAMES[lacking]})


def _deck(table: Table, deck: Deck) -> Refusal | None:
    if sorted(deck.cards) == sorted(cards_to_shuffle(table)):
        return None
    if table.step == "shuffle":
        return Refusal(
            "L8-39",
            QT_TRANSLATE_NOOP(
                "Refusal",
                "A new draw pile is made of exactly the cards below the tops of the discard piles, no jokers.",
            ),
        )
    return Refusal(
        "L8-10", QT_TRANSLATE_NOOP("Refusal", "The deck is made of exactly the number cards that nobody has kept.")
    )


def _allowed(_table: Table, _action: Action) -> None:
    """Whatever can be written may be done."""


def _move(table: Table, move: Move) -> Refusal | None:
    if move.field in table.targets:
        return None
    return Refusal(
        "L8-23",
        QT_TRANSLATE_NOOP("Refusal", "The stones do not show field {field}."),
        {"field": move.field},
    )


def _wild(table: Table, wild: Wild) -> Refusal | None:
    if table.board.nearest(table.towers[table.turn], wild.action, table.opposing_towers()) is not None:
        return None
    return Refusal("L8-38", QT_TRANSLATE_NOOP("Refusal", "Every field of this action is occupied."))


def _take(table: Table, take: Take) -> Refusal | None:
    if take.pile is None:
        if table.can_draw():
            return None
        return Refusal("L8-39", QT_TRANSLATE_NOOP("Refusal", "No card can be had from the draw pile."))
    if take.pile >= len(table.hands):
        return Refusal(
            "L8-30", QT_TRANSLATE_NOOP("Refusal", "There is no discard pile {seat}."), {"seat": take.pile + 1}
        )
    if not table.discards[take.pile]:
        return Refusal("L8-30", QT_TRANSLATE_NOOP("Refusal", "Discard pile {seat} is empty."), {"seat": take.pile + 1})
    return None


def _drop(table: Table, drop: Drop) -> Refusal | None:
    return _not_in_hand(table, "L8-33", drop.card)


def _done(table: Table, _action: Done) -> Refusal | None:
    return _DUE["swap"] if table.step == "swap" and not table.drops else None


def _give(table: Table, give: Give) -> Refusal | None:
    lacking = _not_in_hand(table, "L8-36", give.card)
    if lacking or table.wish is None or give.card in matches(table, table.actor, table.wish):
        return lacking
    return Refusal("L8-36", QT_TRANSLATE_NOOP("Refusal", "{card} was not asked for."), {"card": NAMES[give.card]})


def _show(table: Table, show: Show) -> Refusal | None:
    if len(show.cards) != SHOWN:
        return Refusal("L8-37", QT_TRANSLATE_NOOP("Refusal", "Exactly three cards must be laid face up."))
    return _not_in_hand(table, "L8-37", *show.cards)


def _steal(table: Table, steal: Steal) -> Refusal | None:
    if steal.seat < len(table.shown) and steal.card in table.shown[steal.seat]:
        return None
    return Refusal(
        "L8-37",
        QT_TRANSLATE_NOOP("Refusal", "{card} is not among the face-up cards of seat {seat}."),
        {"card": NAMES[steal.card], "seat": steal.seat + 1},
    )


def _lay(table: Table, lay: Lay) -> Refusal | None:
    if table.laid[table.turn]:
        return Refusal("L8-40", QT_TRANSLATE_NOOP("Refusal", "The level lies already; cards can only be added."))
    level = table.level_of(table.turn)
    if len(lay.combinations) != len(level):
        return Refusal(
            "L8-40",
            QT_TRANSLATE_NOOP("Refusal", "The level demands {size} combinations, not {count}."),
            {"size": len(level), "count": len(lay.combinations)},
        )
    for requirement, faces in zip(level, lay.combinations, strict=True):
        found = fault(requirement, faces)
        if found:
            return found
    cards = [held(face) for faces in lay.combinations for face in faces]
    return _not_in_hand(table, "L8-40", *cards) or _last_card(table, len(cards))


def _last_card(table: Table, count: int) -> Refusal | None:
    if len(table.hands[table.turn]) > count:
        return None
    return Refusal("L8-43", QT_TRANSLATE_NOOP("Refusal", "The last card must be discarded."))


def _add(table: Table, add: Add) -> Refusal | None:
    if not table.laid[table.turn]:
        return Refusal("L8-42", QT_TRANSLATE_NOOP("Refusal", "Only who has laid out the level may add cards."))
    if add.seat >= len(table.table) or add.combination >= len(table.table[add.seat]):
        return Refusal(
            "L8-41",
            QT_TRANSLATE_NOOP("Refusal", "There is no combination {place} on the table."),
            {"place": f"{add.seat + 1}.{add.combination + 1}"},
        )
    return _misfit(table, add) or _not_in_hand(table, "L8-41", held(add.face)) or _last_card(table, 1)


def _misfit(table: Table, add: Add) -> Refusal | None:
    combination = table.table[add.seat][add.combination]
    if combination.accepts(add.face):
        return None
    if add.face == JOKER:
        return UNCLEAR_JOKER
    if combination.full:
        return Refusal("L8-55", QT_TRANSLATE_NOOP("Refusal", "The combination is full: only a joker fits."))
    rule = {"set": "L8-51", "run": "L8-52", "colour": "L8-50"}[combination.kind]
    return Refusal(rule, QT_TRANSLATE_NOOP("Refusal", "{card} does not fit there."), {"card": NAMES[add.face]})


def _discard(table: Table, discard: Discard) -> Refusal | None:
    return _not_in_hand(table, "L8-45", discard.card)


def _keep(table: Table, keep: Keep) -> Refusal | None:
    if len(keep.cards) > MOST_KEPT:
        return Refusal("L8-62", QT_TRANSLATE_NOOP("Refusal", "No more than four cards may be kept."))
    return _not_in_hand(table, "L8-62", *keep.cards)


_CHECKS: dict[type, tuple[frozenset[Step], Callable[[Table, Any], Refusal | None]]] = {
    Deck: (frozenset({"deal", "shuffle"}), _deck),
    Dice: (frozenset({"roll"}), _allowed),
    Move: (frozenset({"move"}), _move),
    Wild: (frozenset({"wild"}), _wild),
    Take: (frozenset({"take"}), _take),
    Drop: (frozenset({"swap"}), _drop),
    Done: (frozenset({"swap", "discard"}), _done),
    Ask: (frozenset({"ask"}), _allowed),
    Give: (frozenset({"give"}), _give),
    Show: (frozenset({"show"}), _show),
    Steal: (frozenset({"steal"}), _steal),
    Lay: (frozenset({"play"}), _lay),
    Add: (frozenset({"play"}), _add),
    Discard: (frozenset({"play", "discard"}), _discard),
    Keep: (frozenset({"keep"}), _keep),
}
