"""What the things on Level 8's table are, for whoever points at one and asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from gamebox.games.level8.board import FieldAction
from gamebox.games.level8.deck import JOKER
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.faces import capital, card_name
from gamebox.ui.games.level8.layout import FIELD, START_FIELD
from gamebox.ui.games.level8.seats import SeatItems
from gamebox.ui.games.level8.terms import action_name, action_sense, combination_name
from gamebox.ui.table.things import Thing
from gamebox.ui.texts import translate

if TYPE_CHECKING:
    from gamebox.ui.games.level8.scene import Level8Scene

_RULES: dict[FieldAction, str] = {
    "plus1": "L8-30",
    "plus2": "L8-31",
    "again": "L8-32",
    "swap": "L8-33",
    "all": "L8-34",
    "joker": "L8-35",
    "ask": "L8-36",
    "reveal": "L8-37",
    "wild": "L8-38",
}


def things_of(scene: Level8Scene, view: Level8View) -> Iterator[Thing]:
    """What lies above before what lies below."""
    for card in reversed(scene.hand.cards):
        yield _hand_card(card.card, card.sceneBoundingRect())
    for seat in scene.seats:
        yield from _of_player(seat)
    yield from _in_the_middle(scene)
    for number, action in enumerate(view.board.fields):
        yield _field(number, action, scene.layout.fields[number])
    for seat in scene.seats:
        if seat.plate.isVisible():
            text = translate("Things", "Level, number of cards and jokers, discard pile, and what lies on the table.")
            yield Thing(seat.player.name, text, "L8-1", seat.plate.sceneBoundingRect())
    text = translate(
        "Things",
        "What your level wants, all laid out at once. The side with one star is easier, two are harder.",
    )
    yield Thing(translate("Things", "Level card"), text, "L8-40", scene.layout.own)


def _hand_card(card: int, place: QRectF) -> Thing:
    if card == JOKER:
        text = translate("Things", "It stands for any number or colour. Everybody sees how many you hold.")
        return Thing(translate("Things", "Joker"), text, "L8-53", place)
    text = translate(
        "Things",
        "Only you see it. Click cards to select them; drag one to your discard pile, a slot or a combination.",
    )
    return Thing(capital(card_name(card)), text, "L8-1", place)


def _of_player(seat: SeatItems) -> Iterator[Thing]:
    name = seat.player.name
    for target in seat.combinations:
        if target.isVisible() and target.combination:
            text = translate("Things", "Whoever has laid out their level may add fitting cards to it.")
            yield Thing(capital(combination_name(target.combination)), text, "L8-41", target.sceneBoundingRect())
    text = translate("Things", "A turn ends with a card put here. Whoever takes a card may take the top one.")
    yield Thing(
        translate("Things", "{name}’s discard pile").format(name=name), text, "L8-45", seat.pile.sceneBoundingRect()
    )
    text = translate("Things", "Its two stones run as far as the dice say; then {name} chooses where the tower stands.")
    tower = translate("Things", "{name}’s tower").format(name=name)
    yield Thing(tower, text.format(name=name), "L8-20", seat.tower.sceneBoundingRect())
    text = translate("Things", "It shows which level {name} has to lay out now.").format(name=name)
    stone = translate("Things", "{name}’s level stone").format(name=name)
    yield Thing(stone, text, "L8-3", seat.stone.sceneBoundingRect())


def _in_the_middle(scene: Level8Scene) -> Iterator[Thing]:
    layout, centre = scene.layout, scene.centre
    text = translate("Things", "Hidden cards. When it is empty, the discard piles are shuffled.")
    yield Thing(translate("Things", "Draw pile"), text, "L8-39", centre.draw_pile.sceneBoundingRect())
    text = translate("Things", "The action “Joker” brings one of these.")
    yield Thing(translate("Things", "Jokers"), text, "L8-35", centre.jokers.sceneBoundingRect())
    text = translate(
        "Things",
        "Each stone runs the number of one die; with a double, one of them runs twice as far.",
    )
    yield Thing(translate("Things", "Dice"), text, "L8-20", layout.tray)
    text = translate("Things", "Whoever lays out level 8, or comes past it, reaches the laurel and wins.")
    yield Thing(translate("Things", "Levels and laurel"), text, "L8-70", layout.path)


def _field(number: int, action: FieldAction, centre: QPointF) -> Thing:
    reach = FIELD if number else START_FIELD
    place = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
    text = capital(action_sense(action))
    if not number:
        return Thing(translate("Things", "Start field"), text, "L8-4", place)
    return Thing(
        translate("Things", "Field {number}: {action}").format(number=number, action=action_name(action)),
        text,
        _RULES[action],
        place,
    )
