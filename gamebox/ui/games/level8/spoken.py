"""Level 8's table for people who hear it: the hand as a list, the level card, what is asked, piles, and the oval."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gamebox.games.level8.deck import HIDDEN
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.faces import capital, card_name
from gamebox.ui.games.level8.field import FieldTarget
from gamebox.ui.games.level8.handcard import HandCard
from gamebox.ui.games.level8.levelcard import SlotsTarget
from gamebox.ui.games.level8.local import ButtonTarget, SwitchTarget
from gamebox.ui.games.level8.pile import PileTarget
from gamebox.ui.games.level8.plate import shown_of, what_level
from gamebox.ui.games.level8.roundup import headline, reason
from gamebox.ui.games.level8.terms import action_name, action_sense, requirement_name
from gamebox.ui.players import Player
from gamebox.ui.table.spoken import Group, Part, gathered
from gamebox.ui.texts import translate

if TYPE_CHECKING:
    from gamebox.ui.games.level8.scene import Level8Scene


def spoken_of(scene: Level8Scene, view: Level8View) -> Iterator[Group]:
    """What is asked now comes first."""
    for panel in (*scene.centre.panels, scene.bench.panel):
        if panel.isVisible():
            name = panel.title or translate("Spoken", "To choose from")
            yield from gathered(f"panel {id(panel)}", name, (_button(scene, each) for each in _seen(panel.buttons)))
    yield from _round_end(scene)
    yield _hand(scene, view)
    yield from gathered("card", translate("Things", "Level card"), _level_card(scene), own=True)
    sorters = (_button(scene, each) for each in _seen(scene.sorters.buttons))
    yield from gathered("order", translate("Spoken", "Order of the hand"), sorters)
    piles = (scene.part_of(pile, remark=_wish(pile)) for pile in _piles(scene))
    yield from gathered("piles", translate("Spoken", "Piles"), piles)
    laid = (scene.part_of(each) for seat in scene.seats for each in seat.combinations if each.isVisible())
    yield from gathered("laid", translate("Spoken", "On the table"), laid)
    yield from _open_hands(scene)
    plates = tuple(_plate(scene, view, player) for player in scene.players)
    yield Group("players", translate("Spoken", "Players"), plates, listed=True)
    fields = tuple(_field(scene, view, target) for target in scene.fields.targets)
    yield Group("fields", translate("Spoken", "Fields of the oval"), fields, long=True)


def _seen(buttons: tuple[SwitchTarget, ...] | list[ButtonTarget]) -> list[ButtonTarget]:
    return [button for button in buttons if button.isVisible()]


def _button(scene: Level8Scene, button: ButtonTarget) -> Part:
    settles = isinstance(button, SwitchTarget) or button.checked
    return scene.part_of(button, capital(button.hint), chosen=button.checked if settles else None)


def _hand(scene: Level8Scene, view: Level8View) -> Group:
    """The cards of the one who looks; while nobody does, only how many there are."""
    if view.seat is None:
        text = translate("Spoken", "{name}’s hand: %n card(s)", "", view.counts[scene.bottom])
        return Group("hand", text.format(name=scene.players[scene.bottom].name), (), listed=True)
    cards = [each for each in scene.hand.cards if each.slot is None and each.isVisible() and each.face != HIDDEN]
    parts = tuple(scene.part_of(each, remark=_mark(each), chosen=each.selected) for each in cards)
    return Group("hand", translate("Spoken", "Your hand"), parts, listed=True, own=True)


def _mark(card: HandCard) -> str:
    """What the picture says with a tick, or by fading."""
    if card.dimmed:
        return translate("Spoken", "Cannot be given")
    return translate("Spoken", "Would complete something") if card.marked else ""


def _level_card(scene: Level8Scene) -> Iterator[Part]:
    """What the level wants, each with the cards that lie in its slots."""
    laying = scene.bench.laying
    for slots in scene.bench.slots:
        if slots.isVisible():
            yield scene.part_of(slots, _need(scene, slots), slots.hint)
            yield from (scene.part_of(card, chosen=card.selected) for card in laying.group(slots.index))


def _need(scene: Level8Scene, slots: SlotsTarget) -> str:
    need, there = scene.bench.laying.level[slots.index], len(scene.bench.laying.group(slots.index))
    text = translate("Spoken", "{requirement}: {there} of {size}")
    return text.format(requirement=capital(requirement_name(need)), there=there, size=need.size)


def _wish(pile: PileTarget) -> str:
    return translate("Spoken", "Would help you") if pile.wanted else ""


def _piles(scene: Level8Scene) -> list[PileTarget]:
    return [scene.centre.draw_pile, scene.centre.jokers, *(seat.pile for seat in scene.seats)]


def _plate(scene: Level8Scene, view: Level8View, player: Player) -> Part:
    shown = shown_of(view, player.seat)
    told = [what_level(player, shown), translate("Spoken", "%n card(s)", "", shown.cards)]
    if shown.jokers:
        told.append(translate("Spoken", "%n joker(s)", "", shown.jokers))
    if shown.active:
        told.append(translate("Spoken", "has the turn"))
    told.append(_tower(view, player.seat))
    near = player.seat == scene.bottom
    place = scene.layout.own if near else scene.seats[player.seat].plate.sceneBoundingRect()
    return Part(("plate", player.seat), ", ".join(told), place)


def _tower(view: Level8View, seat: int) -> str:
    """Where it stands: the fields of the oval are too many to be read one by one."""
    field = view.towers[seat]
    if not field:
        return translate("Spoken", "tower on the start field")
    text = translate("Spoken", "tower on field {number} ({action})")
    return text.format(number=field, action=action_name(view.board.fields[field]))


def _open_hands(scene: Level8Scene) -> Iterator[Group]:
    """Of the others, once nothing is hidden any more."""
    for items in scene.seats:
        hand, seat = items.open_hand, items.player.seat
        if hand.isVisible():
            text = translate("Spoken", "{name}’s hand: %n card(s)", "", len(hand.cards)).format(name=items.player.name)
            place = hand.sceneBoundingRect()
            parts = (Part(("open", seat, index), card_name(card), place) for index, card in enumerate(hand.cards))
            yield from gathered(f"open hand {seat}", text, parts, listed=True)


def _field(scene: Level8Scene, view: Level8View, target: FieldTarget) -> Part:
    """Which field it is, and whose towers stand there."""
    if target.number:
        text = translate("Things", "Field {number}: {action}")
        name = text.format(number=target.number, action=action_name(target.field_action))
    else:
        name = translate("Things", "Start field")
    towers = [player.name for player in scene.players if view.towers[player.seat] == target.number]
    remark = capital(action_sense(target.field_action))
    return scene.part_of(target, f"{name} ({', '.join(towers)})" if towers else name, remark)


def _round_end(scene: Level8Scene) -> Iterator[Group]:
    sheet = scene.centre.round_sheet
    if sheet.isVisible() and sheet.end:
        ended, place = sheet.end, sheet.sceneBoundingRect()
        rows = (
            Part(("row", player.seat), f"{player.name}: {reason(ended, player.seat)}", place)
            for player in scene.players
        )
        yield from gathered("round", headline(ended.seat, scene.players), rows, listed=True)
