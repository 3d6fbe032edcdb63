"""Level 8's moves as text: =deck r8 g2, =3 5, move 17, take pile 3, lay r8 g8 *8 / b3 y4 r5."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from gamebox.engine.game import NotationError
from gamebox.games.level8.actions import (
    ASKS,
    DICE,
    DONE,
    TAKE_DRAW,
    WILDS,
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
from gamebox.games.level8.deck import BY_NAME, COLOURS, JOKER, names
from gamebox.games.level8.packing import unpacked

_LONGEST = 200  # words; a whole deck has 91
_QUOTED = 40  # letters of a word that is none


def _cards(faces: Sequence[int]) -> str:
    return " ".join(names(faces))


def _ask_text(ask: Ask) -> str:
    wish = ask.value if ask.kind == "number" else COLOURS[ask.value]
    return f"ask {'cw' if ask.clockwise else 'ccw'} {ask.kind} {wish}"


_WRITERS: dict[type, Callable[[Any], str]] = {
    Deck: lambda deck: f"=deck {_cards(deck.cards)}",
    Dice: lambda dice: f"={dice.first} {dice.second}",
    Move: lambda move: f"move {move.field}",
    Wild: lambda wild: f"wild {wild.action}",
    Take: lambda take: "take draw" if take.pile is None else f"take pile {take.pile + 1}",
    Drop: lambda drop: f"drop {_cards((drop.card,))}",
    Done: lambda _: "done",
    Ask: _ask_text,
    Give: lambda give: f"give {_cards((give.card,))}",
    Show: lambda show: f"show {_cards(show.cards)}",
    Steal: lambda steal: f"steal {steal.seat + 1} {_cards((steal.card,))}",
    Lay: lambda lay: f"lay {' / '.join(map(_cards, lay.combinations))}",
    Add: lambda add: f"add {add.seat + 1}.{add.combination + 1} {_cards((add.face,))}",
    Discard: lambda discard: f"discard {_cards((discard.card,))}",
    Keep: lambda keep: f"keep {_cards(keep.cards)}".rstrip(),
}


def write(action: Action) -> str:
    return _WRITERS[action.__class__](action)


_FIXED: tuple[Action, ...] = (*DICE, *WILDS, *ASKS, TAKE_DRAW, DONE)
_BY_TEXT = {write(action): action for action in _FIXED}


def _number(word: str, lowest: int = 0) -> int:
    if not re.fullmatch("0|[1-9][0-9]{0,3}", word) or int(word) < lowest:
        raise NotationError(f"{word[:_QUOTED]!r} is no number that fits here")
    return int(word)


def _face(word: str) -> int:
    try:
        return BY_NAME[word]
    except KeyError:
        raise NotationError(f"{word[:_QUOTED]!r} is no card") from None


def _hand_card(word: str) -> int:
    face = _face(word)
    if face > JOKER:
        raise NotationError(f"{word!r} is no card; a joker in the hand is *")
    return face


def _hand_cards(words: Sequence[str]) -> tuple[int, ...]:
    return tuple(map(_hand_card, words))


def _lay(*words: str) -> Lay:
    combinations = [part.split(" ") for part in " ".join(words).split(" / ")]
    return Lay(tuple(tuple(map(_face, part)) for part in combinations))


def _add(place: str, word: str) -> Add:
    seat, _, combination = place.partition(".")
    return Add(_number(seat, 1) - 1, _number(combination, 1) - 1, _face(word))


def _take(pile: str, seat: str) -> Take:
    if pile != "pile":
        raise NotationError("A card is taken from draw or from a pile")
    return Take(_number(seat, 1) - 1)


def _show(first: str, *more: str) -> Show:
    return Show(_hand_cards((first, *more)))


def _deck(first: str, *more: str) -> Deck:
    return Deck(_hand_cards((first, *more)))


_READERS: dict[str, Callable[..., Action]] = {
    "=deck": _deck,
    "move": lambda field: Move(_number(field)),
    "take": _take,
    "drop": lambda word: Drop(_hand_card(word)),
    "give": lambda word: Give(_hand_card(word)),
    "show": _show,
    "steal": lambda seat, word: Steal(_number(seat, 1) - 1, _hand_card(word)),
    "lay": _lay,
    "add": _add,
    "discard": lambda word: Discard(_hand_card(word)),
    "keep": lambda *words: Keep(_hand_cards(words)),
}


def read(text: str) -> Action:
    if text in _BY_TEXT:
        return _BY_TEXT[text]
    word, *rest = unpacked(text).split(" ", _LONGEST)
    reader = _READERS.get(word)
    if reader is None:
        raise NotationError("This is no move of Level 8")
    try:
        return reader(*rest)
    except TypeError:  # too many or too few words
        raise NotationError(f"This is no way to write {word!r}") from None
