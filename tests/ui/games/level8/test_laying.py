"""Laying out a level: slots, the solver's way, jokers that must be asked for, and adding."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Dice
from gamebox.engine.session import Session
from gamebox.games.level8.combinations import Requirement
from gamebox.games.level8.deck import BY_NAME, JOKER, NAMES
from gamebox.ui.games.level8.faces import card_name
from gamebox.ui.games.level8.handcard import HandCard
from gamebox.ui.games.level8.laying import Laying
from gamebox.ui.games.level8.meanings import readings
from gamebox.ui.games.level8.poses import poses
from gamebox.ui.items.target import TargetItem
from gamebox.ui.look import Pose
from gamebox.ui.theme import LIGHT
from tests.games.level8.table import combination
from tests.ui.games.level8.player import Seated, deck, session_of


def posed(qtbot: QtBot, name: str) -> Seated:
    """The table of a pose, as its player finds it."""
    pose: Pose = next(each for each in poses() if each.name == name)
    return Seated(qtbot, Session(pose.session.setup, pose.session.record.moves), Dice(Random(1)), pose.viewer)


def faces(requirement: str, cards: str) -> list[str]:
    kind, size = requirement[:-1], int(requirement[-1])
    found = readings(Requirement(kind, size), [BY_NAME[card] for card in cards.split()])  # type: ignore[arg-type]
    return [" ".join(NAMES[face] for face in reading) for reading in found]


def test_readings_of_sets() -> None:
    assert faces("set3", "r8 * g8") == ["r8 *8 g8"]
    assert faces("set3", "r8 * g9") == []
    assert len(faces("set3", "* * *")) == 15


def test_readings_of_runs() -> None:
    assert faces("run4", "r4 * g6 b7") == ["r4 *5 g6 b7"]
    assert faces("run4", "r4 g5 b6 *") == ["r4 g5 b6 *3", "r4 g5 b6 *7"]
    assert faces("run3", "r14 g15 *") == ["r14 g15 *13"]
    assert faces("run3", "r4 g4 *") == []


def test_readings_of_colours() -> None:
    assert faces("colour3", "r4 * r9") == ["r4 *r r9"]
    assert faces("colour3", "r4 * b9") == []
    assert faces("colour3", "r4 r9") == []


def test_the_helper_fills_the_slots_and_then_lays_out(qtbot: QtBot) -> None:
    table = posed(qtbot, "lay")
    seat = table.table.viewer
    assert seat is not None
    table.key(Qt.Key.Key_L)
    assert table.scene.bench.laying.complete
    assert not table.table.view.laid[seat]
    table.key(Qt.Key.Key_L)
    assert table.table.view.laid[seat]


def test_escape_takes_the_cards_out_of_the_slots(qtbot: QtBot) -> None:
    table = posed(qtbot, "lay")
    table.key(Qt.Key.Key_L)
    table.key(Qt.Key.Key_Escape)
    assert table.scene.bench.laying.empty
    assert all(item.scale() == 1 for item in table.scene.hand.cards)


def test_slots_are_filled_by_hand_and_laid_out(qtbot: QtBot) -> None:
    table = posed(qtbot, "lay")
    way = table.scene._advice.way
    assert way
    for index, cards in enumerate(way):
        for face in cards:
            table.click_card(min(face, JOKER))
        slots = next(
            item
            for item in table.scene.items()
            if item.toolTip() and getattr(item, "index", None) == index and item.objectName() == f"slots {index + 1}"
        )
        if index % 2:
            table.key(Qt.Key(Qt.Key.Key_1 + index))
        else:
            table.click(slots)
    table.press("Lay out level")
    assert table.table.view.laid[table.table.viewer or 0]


def test_a_wrong_combination_is_refused_with_its_rule(qtbot: QtBot) -> None:
    table = posed(qtbot, "lay")
    hand = list(table.scene.hand.cards)
    for index, need in enumerate(table.scene.bench.laying.level):
        table.scene.bench.laying.put(index, [item for item in hand if item.slot is None][-need.size :])
    table.scene.intended.emit(table.scene.bench.laying.action())
    assert "L8-5" in table.reason()


def test_a_joker_that_could_stand_for_two_numbers_is_asked_for(qtbot: QtBot) -> None:
    table = posed(qtbot, "joker")
    table.press("Lay out level …")
    panel = table.scene.bench.panel
    assert panel.isVisible()
    shown = [button for button in panel.buttons if button.isVisible()]
    assert len(shown) > 1
    other = next(button for button in shown if not button.checked)
    table.click(other)
    index = table.scene.bench.laying.question()
    assert index is not None
    meant = table.scene.bench.laying.faces(index)
    table.press("Lay out level")
    seat = table.table.viewer
    assert seat is not None
    assert sorted(table.table.view.table[seat][index].faces) == sorted(meant)


def test_a_selected_card_lights_what_it_fits_on_and_is_added_by_a_click(qtbot: QtBot) -> None:
    table = posed(qtbot, "add")
    card = next(item for item in table.scene.hand.cards if item.marked and item.card != JOKER).card
    table.click_card(card)
    lit = [target for seat in table.scene.seats for target in seat.combinations if target.legal]
    assert lit
    table.click(lit[0])
    view = table.table.view
    assert card in view.table[lit[0].owner][lit[0].index].faces
    assert card not in view.hand


def test_a_card_that_does_not_fit_is_explained(qtbot: QtBot) -> None:
    table = posed(qtbot, "add")
    for item in list(table.scene.hand.cards):
        for seat in table.scene.seats:
            for target in seat.combinations:
                if target.combination and item.card != JOKER and not target.combination.accepts(item.card):
                    table.click_card(item.card)
                    table.click(target)
                    assert "L8-5" in table.reason()
                    assert card_name(item.card) in table.reason().lower()
                    return
    raise AssertionError("Every card fits on everything.")


def with_a_joker(qtbot: QtBot) -> Seated:
    """Beate holds a joker; before Alex lies a run from 3 to 5."""
    dealt = deck("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10", "o1 o2 o3 o4 o5 o6 o7 o8 o9 o10")
    session = session_of(2, (dealt, "=5 1", "move 5", "drop r3", "done"))
    state: Any = session.state
    state.table[0] = (combination("run g3 b4 v5"),)
    state.table[1] = (combination("set g8 b8 v8"),)
    state.laid = [True, True]
    state.hands[1] = [*state.hands[1][:4], JOKER]
    return Seated(qtbot, session, Dice(Random(1)), viewer=1)


def drag_to(table: Seated, item: HandCard, onto: TargetItem) -> None:
    view, viewport = table.screen.view, table.screen.view.viewport()
    start = view.mapFromScene(item.mapToScene(item.boundingRect().left() + 20, 0))
    end = view.mapFromScene(onto.sceneBoundingRect().center())
    table.qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.6, 1.0):
        table.qtbot.mouseMove(viewport, start + (end - start) * share)
    table.qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)


def asked(table: Seated) -> str:
    return table.screen.prompt.findChild(QLabel, "prompt").text()


@pytest.mark.rule("L8-53")
@pytest.mark.parametrize("dragged", [False, True])
def test_a_joker_for_both_ends_of_a_run_is_asked_for_and_nothing_lies_on_the_question(
    qtbot: QtBot, dragged: bool
) -> None:
    table = with_a_joker(qtbot)
    joker, run = table.card(JOKER), table.scene.seats[0].combinations[0]
    if dragged:
        drag_to(table, joker, run)
    else:
        table.click_card(JOKER)
        table.click(run)
    shown = [button for button in table.scene.bench.panel.buttons if button.isVisible()]
    assert [button.hint for button in shown] == ["2", "6"]
    assert not table.scene._lens.isVisible()
    table.qtbot.mouseMove(
        table.screen.view.viewport(), table.screen.view.mapFromScene(run.sceneBoundingRect().center() + QPointF(3, 0))
    )
    table.key(Qt.Key.Key_Z)
    assert not table.scene._lens.isVisible()
    assert asked(table) == "Beate: choose what the joker stands for."
    assert table.button("Discard").property("role") != "primary"
    table.click(shown[1])
    assert [NAMES[face] for face in table.table.view.table[0][0].in_order()] == ["g3", "b4", "v5", "*6"]
    assert not table.scene.bench.panel.isVisible()


def test_a_joker_that_is_let_go_is_not_asked_for_any_more(qtbot: QtBot) -> None:
    table = with_a_joker(qtbot)
    table.click_card(JOKER)
    table.click(table.scene.seats[0].combinations[0])
    assert table.scene.bench.panel.isVisible()
    table.key(Qt.Key.Key_Escape)
    assert not table.scene.bench.panel.isVisible()
    assert asked(table).startswith("Beate: add cards")


def headings(table: Seated) -> QImage:
    """What stands above the slots."""
    slots = [each.area for each in table.scene.bench.slots if each.isVisible()]
    strip = QRectF(slots[0].left(), slots[0].top() - 30, slots[-1].right() - slots[0].left(), 26)
    image = QImage(strip.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    table.scene.render(painter, QRectF(image.rect()), strip)
    painter.end()
    return image


def test_slots_that_glow_leave_their_headings_alone(qtbot: QtBot) -> None:
    table = posed(qtbot, "lay")
    before = headings(table)
    table.click_card(table.scene.hand.cards[0].card)
    assert any(slots.legal for slots in table.scene.bench.slots)
    assert headings(table) == before


def test_cards_lie_on_the_table_in_the_order_of_their_slots(qtbot: QtBot) -> None:
    """A hand that was sorted by hand: 13 before 12."""
    laying, hand = Laying(), []
    for name in ["o7", "y7", "b7", "r2", "r13", "r3", "r12", "r4"]:
        hand.append(HandCard(LIGHT))
        hand[-1].become(BY_NAME[name])
    laying.begin((Requirement("set", 3), Requirement("colour", 5)), hand)
    laying.put(0, hand[:3])
    laying.put(1, hand[3:])
    shown = [NAMES[face] for _, face in laying.arranged(1)]
    assert shown == ["r2", "r3", "r4", "r12", "r13"]
    assert [NAMES[face] for face in laying.action().combinations[1]] == shown
