"""The hand: its order, its selection, and what can be done with it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Dice
from gamebox.engine.game import Turn
from gamebox.games.level8.deck import COLOUR, JOKER, NUMBER
from gamebox.games.level8.events import CardDiscarded, CardDrawn
from gamebox.ui.games.level8.faces import face_of
from gamebox.ui.games.level8.poses import hoarded
from gamebox.ui.items.card import CardItem
from tests.games.level8.table import combination
from tests.ui.games.level8.player import Seated, deck, seated, session_of


@pytest.fixture
def table(qtbot: QtBot) -> Seated:
    """Somebody must discard: step 2 of a turn."""
    made = seated(qtbot, 2, seed=3)
    made.screen.begin()
    while not (made.table.viewer is not None and made.table.view.step == "play"):
        if made.curtain:
            made.lift_curtain()
        else:
            made.act(made.wanted())
    return made


def cards(table: Seated) -> list[int]:
    return [item.card for item in table.scene.hand.cards]


def spot(table: Seated, at: QPointF) -> QPoint:
    return table.screen.view.mapFromScene(at)


def drag(table: Seated, start: QPointF, end: QPointF) -> None:
    viewport = table.screen.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=spot(table, start))
    for share in (0.2, 0.6, 1.0):
        table.qtbot.mouseMove(viewport, spot(table, start + (end - start) * share))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=spot(table, end))


def edge(table: Seated, index: int) -> QPointF:
    """A point of a card that its neighbours leave free."""
    item = table.scene.hand.cards[index]
    return item.mapToScene(item.boundingRect().left() + 20, 20)


def by_number(card: int) -> tuple[int, int]:
    return (99 if card == JOKER else NUMBER[card], COLOUR[card])


def test_the_hand_is_sorted_by_number_and_by_colour(table: Seated) -> None:
    assert cards(table) == sorted(cards(table), key=by_number)
    table.key(Qt.Key.Key_S)
    hues = [COLOUR[card] for card in cards(table) if card != JOKER]
    assert hues == sorted(hues)
    button = next(item for item in table.scene.items() if getattr(item, "objectName", str)() == "sort by number")
    table.click(button)
    assert cards(table) == sorted(cards(table), key=by_number)


def test_a_dragged_card_finds_its_place(table: Seated) -> None:
    before = cards(table)
    drag(table, edge(table, 0), edge(table, 3) + QPointF(30, 0))
    after = cards(table)
    assert after != before
    assert sorted(after) == sorted(before)
    assert after[0] == before[1]
    assert 2 <= after.index(before[0]) <= 4


def test_the_order_is_remembered_behind_the_curtain(table: Seated) -> None:
    drag(table, edge(table, 0), edge(table, 3) + QPointF(30, 0))
    order = cards(table)
    seat = table.table.viewer
    table.screen.privacy._cover()
    assert all(item.card not in order for item in table.scene.hand.cards)
    table.lift_curtain()
    assert table.table.viewer == seat
    assert cards(table) == order


def test_neighbours_make_room_for_a_dragged_card(table: Seated) -> None:
    viewport = table.screen.view.viewport()
    right = table.scene.hand.cards[4]
    here = right.pos().x()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=spot(table, edge(table, 0)))
    table.qtbot.mouseMove(viewport, spot(table, edge(table, 0) + QPointF(20, 0)))
    table.qtbot.mouseMove(viewport, spot(table, edge(table, 3)))
    table.qtbot.waitUntil(lambda: abs(right.pos().x() - here) > 1 or table.scene.hand.cards[2].pos().x() < here - 100)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=spot(table, edge(table, 0)))


def test_clicks_select_and_let_go_and_shift_selects_a_range(table: Seated) -> None:
    table.click(table.scene.hand.cards[1], spot(table, edge(table, 1)))
    assert [item.card for item in table.scene.hand.selected] == [cards(table)[1]]
    viewport = table.screen.view.viewport()
    at = spot(table, edge(table, 4))
    table.qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, at)
    assert [item.card for item in table.scene.hand.selected] == cards(table)[1:5]
    table.key(Qt.Key.Key_Escape)
    assert not table.scene.hand.selected


@pytest.mark.rule("L8-33")
def test_swapped_cards_lie_in_the_order_in_which_they_were_chosen(qtbot: QtBot) -> None:
    dealt = deck("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10", "o1 o2 o3 o4 o5 o6 o7 o8 o9 o10")
    table = Seated(qtbot, session_of(2, (dealt, "=5 1", "move 5")), Dice(Random(1)), viewer=1)
    chosen = [cards(table)[place] for place in (5, 1, 3)]
    for card in chosen:
        table.click_card(card)
    table.press("Swap")
    assert list(table.table.session.state.view(None).discards[1]) == chosen


def test_a_card_dragged_on_the_own_pile_is_discarded(table: Seated) -> None:
    seat = table.table.viewer
    assert seat is not None
    card = cards(table)[2]
    drag(table, edge(table, 2), table.scene.layout.own_pile)
    assert table.table.session.state.view(None).discards[seat][-1] == card


def test_a_card_dragged_too_early_is_told_why(qtbot: QtBot) -> None:
    table = seated(qtbot, 2, 3)
    table.screen.begin()
    table.lift_curtain()
    drag(table, edge(table, 2), table.scene.layout.own_pile)
    assert table.reason() == "The dice must be rolled first. (L8-20)"


def test_the_own_pile_takes_the_selected_card(table: Seated) -> None:
    seat = table.table.viewer
    assert seat is not None
    card = cards(table)[0]
    table.click_card(card)
    table.click(table.scene.seats[seat].pile)
    assert table.table.session.state.view(None).discards[seat][-1] == card


def test_what_may_not_be_done_is_explained(table: Seated) -> None:
    assert table.table.session.state.to_act() == Turn(table.table.viewer)
    table.click(table.scene.centre.draw_pile)
    assert "L8-45" in table.reason()


def test_a_hand_of_thirty_cards_fits_and_every_card_can_be_clicked(qtbot: QtBot) -> None:
    table = Seated(qtbot, hoarded(30), Dice(Random(1)), viewer=1)
    table.screen.resize(1024, 640)
    qtbot.wait(1)
    scene = table.scene.sceneRect()
    for index, item in enumerate(table.scene.hand.cards):
        assert scene.contains(item.sceneBoundingRect().adjusted(12, 0, -12, -12))
        table.click(item, spot(table, edge(table, index)))
        assert item.selected
    assert table.screen.view.transform().m11() * 106 >= 56


def laid_table(qtbot: QtBot) -> Seated:
    """Beate must decide; before Alex lie three 8s, and a 3 on his discard pile."""
    dealt = deck("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10", "o1 o2 o3 o4 o5 o6 o7 o8 o9 o10")
    session = session_of(2, (dealt, "=5 1", "move 5", "drop r3", "done"))
    session.state.table[0] = (combination("set g8 b8 v8"),)
    return Seated(qtbot, session, Dice(Random(1)), viewer=1)


def test_keys_reach_combinations_and_hear_what_lies_there(qtbot: QtBot) -> None:
    table = laid_table(qtbot)
    heard: list[str] = []
    table.scene.focused.connect(heard.append)
    for key in (Qt.Key.Key_Down, *[Qt.Key.Key_Up] * 12):
        table.key(key)
        if "Alex: three 8s" in heard:
            break
    assert "Alex: three 8s" in heard


def test_pointing_at_a_player_or_z_enlarges_what_lies_there(qtbot: QtBot) -> None:
    table = laid_table(qtbot)
    lens = table.scene._lens
    viewport = table.screen.view.viewport()
    table.qtbot.mouseMove(viewport, spot(table, table.scene.seats[0].plate.table_area().center()))
    assert (lens.isVisible(), lens.seat) == (True, 0)
    table.qtbot.mouseMove(viewport, spot(table, table.scene.layout.hand.center()))
    assert not lens.isVisible()
    seats = []
    for _ in range(3):
        table.key(Qt.Key.Key_Z)
        seats.append(lens.seat)
    assert seats == [0, 1, None]
    table.qtbot.mouseMove(viewport, spot(table, table.scene.seats[1].pile.pos()))
    assert lens.seat == 1


def test_a_drawn_card_flies_to_its_place_and_the_others_make_room(qtbot: QtBot) -> None:
    table = laid_table(qtbot)
    scene = table.scene
    before = [item.pos().x() for item in scene.hand.cards]
    card = next(card for card in table.table.session.state.draw if NUMBER[card] == 5)
    motion = scene.motion(CardDrawn(1, card))
    assert motion is not None
    motion.start()
    motion.setCurrentTime(motion.totalDuration())
    hand = scene.hand.cards
    assert [item.card for item in hand] == sorted((item.card for item in hand), key=by_number)
    assert all(item.isVisible() for item in hand)
    flown = next(item for item in scene.items() if isinstance(item, CardItem) and item.face == face_of(card))
    place = next(item for item in hand if item.card == card)
    assert (flown.pos() - place.pos()).manhattanLength() < 1
    assert [item.pos().x() for item in hand][: len(before)] != before


def test_a_hand_closes_up_when_a_card_leaves(qtbot: QtBot) -> None:
    table = laid_table(qtbot)
    scene = table.scene
    count, card = len(scene.hand.cards), scene.hand.cards[2].card
    motion = scene.motion(CardDiscarded(1, card))
    assert motion is not None
    motion.start()
    motion.setCurrentTime(motion.totalDuration())
    places = [place for place, _ in scene.layout.fan(count - 1)]
    assert [item.pos() for item in scene.hand.cards] == places


def places(table: Seated) -> list[tuple[float, float]]:
    return [(item.pos().x(), item.pos().y()) for item in table.scene.hand.cards]


def test_whatever_is_done_with_cards_one_sees_where_they_go(table: Seated) -> None:
    table.screen.board.set_speed(1.0)
    fan = places(table)
    table.key(Qt.Key.Key_S)
    assert places(table) != fan, "they are under way"
    table.qtbot.waitUntil(lambda: places(table) == fan)
    first = table.scene.hand.cards[0]
    table.click_card(first.card)
    assert first.pos().y() == fan[0][1], "it has only begun to rise"
    table.qtbot.waitUntil(lambda: first.pos().y() < fan[0][1] - 20)
    table.key(Qt.Key.Key_1)
    assert first.slot == 0
    slot = table.scene.bench.slots[0].area
    assert not slot.contains(first.pos())
    table.qtbot.waitUntil(lambda: slot.contains(first.pos()))


def test_a_card_that_is_laid_under_way_sets_out_from_where_it_is(table: Seated) -> None:
    table.screen.board.set_speed(1.0)
    item = table.scene.hand.cards[0]
    table.click_card(item.card)
    half = QPointF(item.pos())
    spot_of = table.scene.hand.let_go(item.card)
    assert spot_of is not None
    assert spot_of.at == half
    table.qtbot.wait(60)
    assert item.pos() == half, "what has left the hand is moved by nobody"


def test_slots_are_not_lit_while_something_happens(table: Seated) -> None:
    table.click_card(cards(table)[0])
    assert any(slots.legal for slots in table.scene.bench.slots)
    table.scene.begin_motion()
    assert not any(slots.legal for slots in table.scene.bench.slots)


def test_what_is_said_of_a_place_changes_with_what_lies_there(qtbot: QtBot) -> None:
    table = laid_table(qtbot)
    said: list[str] = []
    table.scene.focused.connect(said.append)
    target = table.scene.seats[0].combinations[0]
    target.set_cursor(True)
    assert said[-1] == "Alex: three 8s"
    state: Any = table.table.session.state
    state.table[0] = (combination("set g8 b8 v8 o8"),)
    table.screen._show_all()
    assert target.lit
    assert said[-1] == "Alex: four 8s"


def test_no_tip_lies_on_what_is_enlarged(qtbot: QtBot) -> None:
    table = laid_table(qtbot)
    view = table.screen.view
    at = spot(table, table.scene.seats[0].combinations[0].sceneBoundingRect().center())
    table.qtbot.mouseMove(view.viewport(), at)
    assert table.scene._lens.isVisible()
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at)))
    assert not QToolTip.isVisible()
    table.scene._lens.close()
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at)))
    assert "three 8s" in QToolTip.text()
    QToolTip.hideText()
