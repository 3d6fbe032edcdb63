"""Short ways to a Level 8 position."""

from __future__ import annotations

from typing import Any

from gamebox.engine.game import Event
from gamebox.games.level8.combinations import Combination
from gamebox.games.level8.deck import BY_NAME, NAMES, NUMBER_CARDS
from gamebox.games.level8.levels import parse_level
from gamebox.games.level8.notation import read, write
from gamebox.games.level8.state import Level8Options, Level8State

ALL = tuple(NAMES[card] for card in NUMBER_CARDS)
SORTED_DECK = "=deck " + " ".join(ALL)


def cards(text: str) -> list[int]:
    return sorted(BY_NAME[name] for name in text.split())


def faces(text: str) -> tuple[int, ...]:
    return tuple(BY_NAME[name] for name in text.split())


def combination(text: str) -> Combination:
    """A combination on the table: "run b3 y4 *5"."""
    kind, _, rest = text.partition(" ")
    return Combination(kind, faces(rest))  # type: ignore[arg-type]


def level(text: str):
    return parse_level(text)


def play(state: Level8State, *moves: str) -> Level8State:
    """Make moves, each checked to be allowed."""
    for text in moves:
        action = read(text)
        refusal = state.refusal(action)
        assert refusal is None, f"{text} is refused: {refusal}"
        state.apply(action)
    return state


def started(seats: int = 4, **options: Any) -> Level8State:
    return Level8State(seats, Level8Options(**options))


def arranged(*hands: str, **changes: Any) -> Level8State:
    """Seat 1's turn, step 2, with these hands; changes are attributes, cards and combinations as text."""
    options = {name: changes.pop(name) for name in ("stars", "board") if name in changes}
    state = started(len(hands), **options)
    state.hands = [cards(hand) for hand in hands]
    state.draw = [card for card in reversed(NUMBER_CARDS) if not any(card in hand for hand in state.hands)]
    state.jokers -= sum(hand.count("*") for hand in hands)
    state.turn = state.actor = 0
    state.dealer = len(hands) - 1
    state.step = "play"
    if "draw" in changes:
        changes["draw"] = [BY_NAME[name] for name in reversed(changes["draw"].split())]
    if "discards" in changes:
        changes["discards"] = [[BY_NAME[name] for name in pile.split()] for pile in changes["discards"]]
    if "table" in changes:
        changes["table"] = [tuple(map(combination, lying)) for lying in changes["table"]]
        state.laid = [bool(lying) for lying in changes["table"]]
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def on_field(action: str, *hands: str, **changes: Any) -> Level8State:
    """Seat 1 has just landed on a field of that action; all towers stand on field 0 before."""
    state = arranged(*hands, **{"step": "move", **changes})
    state.targets = (state.board.fields.index(action),)
    return play(state, f"move {state.targets[0]}")


def legal(state: Level8State) -> list[str]:
    return [write(action) for action in state.legal()]


def hand(state: Level8State, seat: int) -> str:
    """A seat's hand, seats counted from 1."""
    return " ".join(state.document()["hands"][seat - 1])


def rule_against(state: Level8State, text: str) -> str | None:
    """The rule that forbids a move; None if it is allowed."""
    refusal = state.refusal(read(text))
    if refusal is not None:
        assert "{" not in str(refusal)
    return refusal.rule if refusal else None


def events_of(state: Level8State, *moves: str) -> list[Event]:
    events: list[Event] = []
    for text in moves:
        action = read(text)
        assert state.refusal(action) is None, f"{text} is refused"
        state.apply(action, events.append)
    return events


def card_count(state: Level8State) -> int:
    """How many cards there are in all places together, each number card found once at most."""
    numbers = [*state.draw, *(card for pile in (*state.hands, *state.discards) for card in pile)]
    numbers += [face for lying in state.table for one in lying for face in one.faces]
    real = [card for card in numbers if card in NUMBER_CARDS]
    assert len(set(real)) == len(real)
    return len(numbers) + state.jokers
