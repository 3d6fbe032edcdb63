"""Laying out a level: slots, the solver's way, jokers that must be asked for, and adding."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Dice
from gamebox.engine.session import Session
from gamebox.games.level8.combinations import Requirement
from gamebox.games.level8.deck import BY_NAME, JOKER, NAMES
from gamebox.ui.games.level8.faces import card_name
from gamebox.ui.games.level8.meanings import readings
from gamebox.ui.games.level8.poses import poses
from gamebox.ui.look import Pose
from tests.ui.games.level8.player import Seated


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
    for index, combination in enumerate(way):
        for face in combination:
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
