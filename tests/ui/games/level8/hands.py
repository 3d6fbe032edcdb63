"""How moves of Level 8 are made by hand: cards are selected first, slots are filled, a direction is set."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from gamebox.games.level8.actions import Add, Ask, Discard, Drop, Give, Keep, Lay, Show
from gamebox.games.level8.deck import held
from gamebox.ui.games.level8.combination import CombinationTarget
from gamebox.ui.games.level8.handcard import HandCard
from gamebox.ui.games.level8.levelcard import SlotsTarget
from gamebox.ui.games.level8.local import SwitchTarget
from gamebox.ui.games.level8.questions import meaning
from tests.conformance import hands as usual
from tests.conformance.hands import Hands


def make(hands: Hands, move: Any) -> None:
    match move:
        case Give(card) | Drop(card) | Discard(card):
            _select(hands, [card])
            hands.press(hands.offer("D"))
        case Show(cards) | Keep(cards):
            _select(hands, cards)
            hands.press(hands.offer("D"))
        case Ask():
            _ask(hands, move)
        case Lay(combinations):
            _lay(hands, combinations)
        case Add():
            _add(hands, move)
        case _:
            usual.make(hands, move)


def _select(hands: Hands, cards: Sequence[int]) -> None:
    for card in cards:
        free = [
            item for item in hands.places(HandCard) if item.card == card and not item.selected and item.slot is None
        ]
        hands.choose(free[0])


def _ask(hands: Hands, ask: Ask) -> None:
    """Between two there is no direction to choose."""
    way = next((way for way in hands.places(SwitchTarget) if way.hint[0] == ("↻" if ask.clockwise else "↺")), None)
    if way:
        hands.choose(way)
    usual.make(hands, ask if way else replace(ask, clockwise=True))
    if not way and hands.made == [replace(ask, clockwise=True)]:
        hands.made[:] = [ask]


def _lay(hands: Hands, combinations: Sequence[Sequence[int]]) -> None:
    for index, faces in enumerate(combinations):
        _select(hands, [held(face) for face in faces])
        hands.choose(next(slots for slots in hands.places(SlotsTarget) if slots.index == index))
        laying = hands.scene.bench.laying
        if laying.question() == index:
            wanted = next(reading for reading in laying.readings(index) if sorted(reading) == sorted(faces))
            _answer(hands, meaning(laying.level[index], wanted))
    hands.press(hands.offer("L"))


def _add(hands: Hands, add: Add) -> None:
    _select(hands, [held(add.face)])
    on = next(
        each for each in hands.places(CombinationTarget) if (each.owner, each.index) == (add.seat, add.combination)
    )
    hands.choose(on)
    if hands.scene.bench.panel.isVisible():
        panel = hands.scene.bench.panel
        hands.choose(panel.buttons[panel._faces.index((add.face,))])


def _answer(hands: Hands, text: str) -> None:
    hands.choose(
        next(button for button in hands.scene.bench.panel.buttons if button.isVisible() and button.hint == text)
    )
