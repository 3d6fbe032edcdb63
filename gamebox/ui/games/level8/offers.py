"""The buttons for what was prepared in the scene: cards selected, slots filled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gamebox.games.level8.actions import DISCARDS, DONE, DROPS, GIVES, TAKE_DRAW, Action, Keep, Show, move_to
from gamebox.games.level8.moves import MOST_KEPT
from gamebox.games.level8.turns import MOST_DROPS, SHOWN
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.advice import Advice
from gamebox.ui.games.level8.faces import capital, card_phrase
from gamebox.ui.games.level8.laying import Laying
from gamebox.ui.games.level8.terms import action_name, action_sense
from gamebox.ui.look import Offer
from gamebox.ui.texts import translate


@dataclass(frozen=True)
class Prepared:
    """What the person at the table has in hand: the selection, the slots, and what the scene can do with them."""

    view: Level8View
    legal: Sequence[Action]
    advice: Advice
    selected: Sequence[int]
    laying: Laying
    propose: Callable[[], None]
    """Fill the slots."""
    intend: Callable[..., None]
    """Wish to make moves, one after the other."""
    asked: bool
    """Whether a question must be answered first."""


def offers(ready: Prepared) -> tuple[Offer, ...]:
    maker = _MAKERS.get(ready.view.step)
    return tuple(maker(ready)) if maker else ()


def _move(ready: Prepared) -> list[Offer]:
    """The two fields, by the names of their actions."""
    fields = ready.view.board.fields
    return [
        Offer(action_name(fields[field]), move_to(field), str(number), about=capital(action_sense(fields[field])))
        for number, field in enumerate(ready.view.targets, 1)
    ]


def _take(ready: Prepared) -> list[Offer]:
    return [Offer(translate("Level8", "Draw pile"), TAKE_DRAW, "T")] if ready.view.can_draw else []


def _swap(ready: Prepared) -> list[Offer]:
    """All selected cards at once; or one after the other, then done."""
    view, selected = ready.view, ready.selected
    made = []
    if 0 < len(selected) <= MOST_DROPS - view.drops:
        actions: list[Action] = [DROPS[card] for card in selected]
        if view.drops + len(selected) < MOST_DROPS and len(selected) < len(view.hand):
            actions.append(DONE)
        label = translate("Level8", "Swap %n card(s)", "", view.drops + len(selected))
        made.append(Offer(label, key="D", primary=True, run=lambda: ready.intend(*actions)))
    if view.drops and not selected:
        made.append(Offer(translate("Level8", "Draw %n card(s)", "", view.drops + 1), DONE, "D", primary=True))
    return made


def _give(ready: Prepared) -> list[Offer]:
    if len(ready.selected) != 1 or GIVES[ready.selected[0]] not in ready.legal:
        return []
    text = capital(translate("Level8", "Give {card}").format(card=card_phrase(ready.selected[0])))
    return [Offer(text, GIVES[ready.selected[0]], "D", primary=True)]


def _show(ready: Prepared) -> list[Offer]:
    if len(ready.selected) != SHOWN:
        return []
    text = translate("Level8", "Lay these %n card(s) face up", "", SHOWN)
    return [Offer(text, Show(tuple(sorted(ready.selected))), "D", primary=True)]


def _play(ready: Prepared) -> list[Offer]:
    made = []
    laying = ready.laying
    if laying.complete:
        text = translate("Level8", "Lay out level")
        made.append(Offer(text, key="L", primary=True, run=lambda: ready.intend(laying.action())))
    elif ready.advice.way and laying.empty:
        text = translate("Level8", "Lay out level …")  # it only fills the slots: the dots promise another step
        made.append(Offer(text, key="L", primary=True, run=ready.propose))
    return made + _discard(ready)


def _discard(ready: Prepared) -> list[Offer]:
    if len(ready.selected) != 1:
        return []
    text = capital(translate("Level8", "Discard {card}").format(card=card_phrase(ready.selected[0])))
    return [Offer(text, DISCARDS[ready.selected[0]], "D", primary=ready.laying.empty and not ready.asked)]


def _second_discard(ready: Prepared) -> list[Offer]:
    return [*_discard(ready), Offer(translate("Level8", "Done"), DONE, "E")]


def _keep(ready: Prepared) -> list[Offer]:
    if len(ready.selected) > MOST_KEPT:
        return []
    label = (
        translate("Level8", "Keep %n card(s)", "", len(ready.selected))
        if ready.selected
        else translate("Level8", "Keep none")
    )
    return [Offer(label, Keep(tuple(sorted(ready.selected))), "D", primary=bool(ready.selected))]


_MAKERS: dict[str, Callable[[Prepared], list[Offer]]] = {
    "move": _move,
    "take": _take,
    "swap": _swap,
    "give": _give,
    "show": _show,
    "play": _play,
    "discard": _second_discard,
    "keep": _keep,
}
