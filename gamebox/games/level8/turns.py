"""A turn's first step: dice, towers and the nine actions (L8-20 to L8-39)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gamebox.engine.game import Emit, Obliged
from gamebox.games.level8.actions import Ask, Deck, Dice, Done, Drop, Give, Move, Show, Steal, Take, Wild
from gamebox.games.level8.board import FieldAction
from gamebox.games.level8.deck import COLOUR, NUMBER
from gamebox.games.level8.events import (
    Asked,
    CardDropped,
    CardGiven,
    CardsShown,
    CardStolen,
    CardTaken,
    HasNone,
    NoCardLeft,
    Rolled,
    TowerMoved,
    TurnBegan,
)
from gamebox.games.level8.rounds import deal, end_round, rebuild
from gamebox.games.level8.table import Table

SHOWN = 3
MOST_DROPS = 3


def begin_turn(table: Table, seat: int, emit: Emit | None, extra: bool = False) -> None:
    table.turn = table.actor = seat
    table.step = "roll"
    if emit:
        emit(TurnBegan(seat, extra))


def end_turn(table: Table, emit: Emit | None) -> None:
    """The next player, the extra turn of L8-32, or the end of a round that cannot go on (L8-64)."""
    if not (table.draw or table.can_draw()):  # the draw pile is hardly ever empty
        end_round(table, None, emit)
    elif table.extra:
        table.extra = False
        begin_turn(table, table.turn, emit, extra=True)
    else:
        begin_turn(table, (table.turn + 1) % len(table.hands), emit)


def shuffle(table: Table, deck: Deck, emit: Emit | None) -> None:
    if table.step == "deal":
        deal(table, deck, emit)
        begin_turn(table, (table.dealer + 1) % len(table.hands), emit)
    else:
        rebuild(table, deck, emit)
        proceed(table, emit)


def roll(table: Table, dice: Dice, emit: Emit | None) -> None:
    first, second = strides(dice.first, dice.second)
    start = table.towers[table.turn]
    opponents = table.opposing_towers()
    advance = table.board.advance  # the further stone comes past the nearer one, and need not run that way again
    if first < second:
        one = advance(start, first, opponents)
        other = advance(one, second - first, opponents)
    else:
        other = advance(start, second, opponents)
        one = advance(other, first - second, opponents)
    table.dice = table.rolled = (dice.first, dice.second)
    table.targets = (one,) if one == other else (one, other)
    table.step = "move"
    if emit:
        emit(Rolled(table.turn, table.dice, table.targets))


def strides(first: int, second: int) -> tuple[int, int]:
    """How far the two stones run; with doubles the other one twice as far (L8-20, L8-21)."""
    return first, second * 2 if first == second else second


def move(table: Table, action: Move, emit: Emit | None) -> None:
    table.dice = None
    table.targets = ()
    _land(table, action.field, emit, wild=False)


def wild(table: Table, action: Wild, emit: Emit | None) -> None:
    field = table.board.nearest(table.towers[table.turn], action.action, table.opposing_towers())
    assert field is not None  # noqa: S101 - an action without a free field is refused (L8-38)
    _land(table, field, emit, wild=True)


def _land(table: Table, field: int, emit: Emit | None, wild: bool) -> None:
    """Stack the tower and carry out the field's action (L8-23)."""
    seat = table.turn
    action = table.board.fields[field]
    if emit:
        emit(TowerMoved(seat, table.towers[seat], field, action, wild))
    table.towers[seat] = field
    _BEGIN[action](table, emit)


def proceed(table: Table, emit: Emit | None) -> None:
    """Go on with step 1: draws that are due, then cards to be taken, then on to step 2."""
    while table.draws:
        if table.draw:
            table.gain_drawn(table.draws.pop(), emit)
        elif table.can_rebuild():
            table.step = "shuffle"
            table.actor = table.turn
            return
        else:
            _skip(table.draws, emit)
    table.actor = table.turn
    if table.takes and not table.can_take():
        _skip([table.turn], emit)
        table.takes = 0
    if table.takes:
        table.step = "take"
    elif table.hands[table.turn]:
        table.step = "play"
    else:  # nothing to discard, so nothing ends the round
        end_turn(table, emit)


def _skip(draws: list[int], emit: Emit | None) -> None:
    """No card can be had (L8-39)."""
    while draws:
        seat = draws.pop()
        if emit:
            emit(NoCardLeft(seat))


def _plus1(table: Table, emit: Emit | None) -> None:
    table.takes = 1
    proceed(table, emit)


def _plus2(table: Table, emit: Emit | None) -> None:
    table.takes = 2
    proceed(table, emit)


def _again(table: Table, emit: Emit | None) -> None:
    table.extra = True
    _plus1(table, emit)


def _all(table: Table, emit: Emit | None) -> None:
    table.draws = [*reversed(table.opponents(table.turn)), table.turn]
    proceed(table, emit)


def _joker(table: Table, emit: Emit | None) -> None:
    if table.jokers:
        table.gain_joker(table.turn, emit)
        proceed(table, emit)
    else:
        _plus1(table, emit)


def _swap(table: Table, emit: Emit | None) -> None:
    table.drops = 0
    table.step = "swap"
    if not table.hands[table.turn]:
        _draw_for_drops(table, emit)


def _ask(table: Table, _emit: Emit | None) -> None:
    table.step = "ask"


def _wild(table: Table, _emit: Emit | None) -> None:
    table.step = "wild"


def _reveal(table: Table, emit: Emit | None) -> None:
    _next_to_show(table, table.opponents(table.turn), emit)


_BEGIN: dict[FieldAction, Callable[[Table, Emit | None], None]] = {
    "plus1": _plus1,
    "plus2": _plus2,
    "again": _again,
    "swap": _swap,
    "all": _all,
    "joker": _joker,
    "ask": _ask,
    "reveal": _reveal,
    "wild": _wild,
}


def take(table: Table, action: Take, emit: Emit | None) -> None:
    table.takes -= 1
    if action.pile is None:
        table.draws.append(table.turn)
    else:
        card = table.discards[action.pile].pop()
        table.gain(table.turn, card)
        if emit:
            emit(CardTaken(table.turn, action.pile, card))
    proceed(table, emit)


def drop(table: Table, action: Drop, emit: Emit | None) -> None:
    seat = table.turn
    table.hands[seat].remove(action.card)
    table.discards[seat].append(action.card)
    table.drops += 1
    if emit:
        emit(CardDropped(seat, action.card))
    if table.drops == MOST_DROPS or not table.hands[seat]:
        _draw_for_drops(table, emit)


def _draw_for_drops(table: Table, emit: Emit | None) -> None:
    """One card more than was put down (L8-33)."""
    table.draws = [table.turn] * (table.drops + 1)
    table.drops = 0
    proceed(table, emit)


def done(table: Table, _action: Done, emit: Emit | None) -> None:
    if table.step == "swap":
        _draw_for_drops(table, emit)
    else:
        end_turn(table, emit)


def matches(table: Table, seat: int, wish: Ask) -> list[int]:
    """The seat's cards that were asked for; never jokers, which have neither number nor colour (L8-36)."""
    values = NUMBER if wish.kind == "number" else COLOUR
    return [card for card in table.hands[seat] if values[card] == wish.value]


def ask(table: Table, action: Ask, emit: Emit | None) -> None:
    """The first who has such a card gives one; if nobody has, take any card instead (L8-36)."""
    if emit:
        emit(Asked(table.turn, action))
    for seat in table.opponents(table.turn, action.clockwise):
        found = matches(table, seat, action)
        if not found:
            if emit:
                emit(HasNone(seat))
            continue
        table.actor = seat
        table.wish = action
        table.step = "give"
        if len(found) == 1:
            if emit:
                emit(Obliged(seat, table.frozen()))
            give(table, Give(found[0]), emit)
        return
    _plus1(table, emit)


def give(table: Table, action: Give, emit: Emit | None) -> None:
    giver = table.actor
    table.wish = None
    _hand_over(table, giver, action.card)
    if emit:
        emit(CardGiven(giver, table.turn, action.card))
    table.draws.append(giver)
    proceed(table, emit)


def _hand_over(table: Table, owner: int, card: int) -> None:
    table.hands[owner].remove(card)
    table.gain(table.turn, card)


def show(table: Table, action: Show, emit: Emit | None) -> None:
    seat = table.actor
    _lay_open(table, seat, action.cards, emit)
    order = table.opponents(table.turn)
    _next_to_show(table, order[order.index(seat) + 1 :], emit)


def _next_to_show(table: Table, seats: Sequence[int], emit: Emit | None) -> None:
    """Who holds no more than three cards has no choice (L8-37)."""
    for seat in seats:
        hand = table.hands[seat]
        if len(hand) > SHOWN:
            table.actor = seat
            table.step = "show"
            return
        if hand:
            _lay_open(table, seat, tuple(hand), emit)
    table.actor = table.turn
    if any(table.shown):
        table.step = "steal"
    else:
        _skip([table.turn], emit)
        proceed(table, emit)


def _lay_open(table: Table, seat: int, cards: tuple[int, ...], emit: Emit | None) -> None:
    table.shown[seat] = tuple(sorted(cards))
    if emit:
        emit(CardsShown(seat, table.shown[seat]))


def steal(table: Table, action: Steal, emit: Emit | None) -> None:
    _hand_over(table, action.seat, action.card)
    if emit:
        emit(CardStolen(table.turn, action.seat, action.card))
    table.shown = [()] * len(table.hands)
    table.draws.append(action.seat)
    proceed(table, emit)
