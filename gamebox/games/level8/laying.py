"""A turn's second and third step: laying out, adding, discarding (L8-40 to L8-46)."""

from __future__ import annotations

from gamebox.engine.game import Emit
from gamebox.games.level8.actions import Add, Discard, Lay
from gamebox.games.level8.combinations import Combination
from gamebox.games.level8.deck import held
from gamebox.games.level8.events import CardAdded, CardDiscarded, LevelLaid
from gamebox.games.level8.levels import LAUREL, LEVELS
from gamebox.games.level8.rounds import end_round, win
from gamebox.games.level8.table import Table
from gamebox.games.level8.turns import end_turn


def lay(table: Table, action: Lay, emit: Emit | None) -> None:
    seat = table.turn
    hand = table.hands[seat]
    for faces in action.combinations:
        for face in faces:
            hand.remove(held(face))
    table.laid[seat] = True
    table.table[seat] = tuple(
        Combination(requirement.kind, faces)
        for requirement, faces in zip(table.level_of(seat), action.combinations, strict=True)
    )
    if emit:
        emit(LevelLaid(seat, table.levels[seat], table.table[seat]))
    if table.levels[seat] == LEVELS:
        table.levels[seat] = LAUREL
        win(table, seat, "L8-70", emit)


def add(table: Table, action: Add, emit: Emit | None) -> None:
    owner, index, face = action.seat, action.combination, action.face
    table.hands[table.turn].remove(held(face))
    lying = table.table[owner]
    table.table[owner] = (*lying[:index], lying[index].with_added(face), *lying[index + 1 :])
    if emit:
        emit(CardAdded(table.turn, owner, index, face))


def discard(table: Table, action: Discard, emit: Emit | None) -> None:
    """The last hand card ends the round at once (L8-60)."""
    seat = table.turn
    hand = table.hands[seat]
    hand.remove(action.card)
    table.discards[seat].append(action.card)
    if emit:
        emit(CardDiscarded(seat, action.card))
    if not hand:
        end_round(table, seat, emit)
    elif table.step == "play" and may_discard_two(table):
        table.step = "discard"
    else:
        end_turn(table, emit)


def may_discard_two(table: Table) -> bool:
    """Only full combinations lie on the table, the player's own among them (L8-46)."""
    if not table.laid[table.turn]:
        return False
    for lying in table.table:
        for combination in lying:
            if not combination.full:
                return False
    return True
