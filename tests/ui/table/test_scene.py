"""What all tables share: one lit place, whether keys or the pointer are there, and one decision per key press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebox.ui.items.target import TargetItem
from gamebox.ui.table.scene import TableScene, _effort, stretched
from gamebox.ui.table.things import Thing
from gamebox.ui.theme import LIGHT


class Row(TableScene):
    """Three places side by side."""

    def __init__(self) -> None:
        super().__init__(LIGHT, QRectF(0, 0, 300, 100))
        self.told: list[str] = []
        self.done: list[Any] = []
        self.places = [self._place(index) for index in range(3)]
        self.focused.connect(self.told.append)
        self.intended.connect(self.done.append)
        self.offer([0, 1, 2])

    def _place(self, index: int) -> TargetItem:
        outline = QPainterPath()
        outline.addRect(100 * index + 10, 10, 80, 80)
        place = TargetItem(outline, index, LIGHT)
        place.hint = f"place {index}"
        self.add_target(place)
        return place

    def show_view(self, view: Any, legal: Sequence[Any]) -> None: ...

    def motion(self, event: object) -> None: ...

    @property
    def lit(self) -> list[int]:
        return [place.action for place in self.places if place.lit]

    def press(self, key: Qt.Key, *, held: bool = False) -> None:
        pressed = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", held)
        QApplication.sendEvent(self, pressed)


@pytest.fixture
def row(qtbot: QtBot) -> Row:
    return Row()


def test_the_pointer_takes_over_from_the_keys(row: Row) -> None:
    row.press(Qt.Key.Key_Right)
    assert row.lit == [0]
    row.places[2].entered.emit(row.places[2])
    assert row.lit == [2]
    assert row.told[-1] == "place 2"
    row.places[2].left.emit(row.places[2])
    assert row.lit == []
    row.press(Qt.Key.Key_Return)
    assert row.done == [], "Enter chooses nothing that is not lit"


def test_the_keys_take_over_from_the_pointer(row: Row) -> None:
    row.places[2].entered.emit(row.places[2])
    row.press(Qt.Key.Key_Right)
    assert row.lit == [0]
    row.press(Qt.Key.Key_Return)
    assert row.done == [0]


def test_a_pointer_that_crosses_the_cursor_leaves_it_lit(row: Row) -> None:
    row.press(Qt.Key.Key_Right)
    row.places[0].entered.emit(row.places[0])
    row.places[0].left.emit(row.places[0])
    assert row.lit == [0]
    row.press(Qt.Key.Key_Return)
    assert row.done == [0]


def test_what_is_not_legal_any_more_is_not_lit(row: Row) -> None:
    row.press(Qt.Key.Key_Right)
    row.offer([1, 2])
    assert row.lit == []
    assert row.told[-1] == ""
    assert (row.cursor_target, row.cursor_at) == (None, None)
    row.press(Qt.Key.Key_Return)
    assert row.done == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_that_is_held_decides_once(row: Row, key: Qt.Key) -> None:
    row.press(Qt.Key.Key_Right)
    row.press(key)
    for _ in range(5):
        row.press(key, held=True)
    assert row.done == [0]


@pytest.mark.parametrize("key", [Qt.Key.Key_Enter, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_every_key_that_chooses_chooses(row: Row, key: Qt.Key) -> None:
    row.press(key)
    assert row.done == []
    row.press(Qt.Key.Key_Left)
    row.press(key)
    assert row.done == [0]


def test_arrows_walk_over_what_is_legal_and_stop_at_the_end(row: Row) -> None:
    for key, lit in (
        (Qt.Key.Key_Right, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Up, 2),
        (Qt.Key.Key_Left, 1),
    ):
        row.press(key)
        assert row.lit == [lit]
    row.offer([0, 1])
    assert row.lit == [1], "the cursor stays where it may"
    row.press(Qt.Key.Key_Right)
    assert row.lit == [1]
    row.press(Qt.Key.Key_Escape)
    assert row.lit == []


def test_keys_that_mean_nothing_here_are_left_to_others(row: Row) -> None:
    for key, taken in (
        (Qt.Key.Key_Escape, False),
        (Qt.Key.Key_Right, True),
        (Qt.Key.Key_Escape, True),
        (Qt.Key.Key_X, False),
    ):
        pressed = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        row.keyPressEvent(pressed)
        assert pressed.isAccepted() is taken, key


def test_what_was_wished_for_is_done_one_after_the_other(row: Row) -> None:
    row.intend("one", "two", "three")
    assert row.done == ["one"]
    assert row.planning
    row.go_on()
    assert row.done == ["one", "two"]
    row.give_up()
    assert not row.planning
    row.go_on()
    assert row.done == ["one", "two"]
    row.intend("four")
    assert row.done[-1] == "four"
    assert not row.planning


def test_everything_lies_in_the_scene_and_is_told_where_the_pointer_is(row: Row) -> None:
    assert {part.scene() for part in (*row.places, row._pointer, row._speech)} == {row}
    row.places[1].hovered.emit("place 1")
    assert row.told == ["place 1"]


def test_a_place_that_is_clicked_is_chosen(row: Row) -> None:
    row.places[1].chosen.emit(1)
    assert row.done == [1]


def test_the_thing_that_somebody_asks_about_is_the_one_on_top(row: Row, monkeypatch: pytest.MonkeyPatch) -> None:
    above, below = (Thing(name, "", "", QRectF(0, 0, size, size)) for name, size in (("above", 50), ("below", 100)))
    assert row.thing_at(QPointF(20, 20)) is None
    monkeypatch.setattr(row, "things", lambda: iter((above, below)))
    assert [row.thing_at(QPointF(at, at)) for at in (20, 70, 120)] == [above, below, None]
    row.explain(above)
    assert row._pointer.isVisible()
    row.explain(None)
    assert not row._pointer.isVisible()


def test_words_are_said_at_a_player_s_place(row: Row, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(row, "speech_place", lambda seat: QRectF(100 * seat, 50, 80, 40) if seat < 2 else None)
    row.speak(1, "I pass.")
    assert row._speech.isVisible()
    assert row._speech.scene() is row
    row.speak(2, "Nobody sits here.")
    assert not row._speech.isVisible()
    row.speak(0, "")
    assert not row._speech.isVisible()
    row.speak(0, "Well.")
    row.fall_silent()
    assert not row._speech.isVisible()


def test_large_words_are_large_when_they_are_said(qtbot: QtBot) -> None:
    class Large(Row):
        def __init__(self) -> None:
            TableScene.__init__(self, LIGHT._replace(text=2.0), QRectF(0, 0, 300, 100))

    assert Large()._speech.size == 2 * Row()._speech.size == 34


def test_while_something_moves_nothing_can_be_chosen(row: Row) -> None:
    row.press(Qt.Key.Key_Right)
    row.point_at(1)
    row.begin_motion()
    assert not any(place.legal for place in row.places)
    assert row.lit == []
    assert not row._pointer.isVisible()


def test_a_move_is_pointed_at_where_it_is_made(row: Row) -> None:
    assert row.places_of(1) == [row.places[1].sceneBoundingRect()]
    row.point_at(1)
    assert row._pointer.isVisible()
    row.places[1].hide()
    assert row.places_of(1) == []
    row.point_at(None)
    assert not row._pointer.isVisible()


class Grid(Row):
    """Places all over the table, named by where they are."""

    SPOTS = ((0, 0), (100, 10), (220, 0), (100, 120), (10, 230), (300, 310))

    def __init__(self) -> None:
        super().__init__()
        self.offer(range(len(self.SPOTS)))

    def _place(self, index: int) -> TargetItem:
        outline = QPainterPath()
        outline.addRect(0, 0, 20, 20)
        place = TargetItem(outline, index, LIGHT)
        place.setPos(*self.SPOTS[index])
        self.add_target(place)
        return place


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        (0, Qt.Key.Key_Right, 1),
        (0, Qt.Key.Key_Down, 4),
        (1, Qt.Key.Key_Down, 3),
        (1, Qt.Key.Key_Right, 2),
        (3, Qt.Key.Key_Up, 1),
        (3, Qt.Key.Key_Left, 4),
        (2, Qt.Key.Key_Left, 1),
        (2, Qt.Key.Key_Up, 2),
        (4, Qt.Key.Key_Up, 0),
        (4, Qt.Key.Key_Right, 3),
        (5, Qt.Key.Key_Right, 5),
    ],
)
def test_an_arrow_leads_to_what_lies_nearest_in_its_direction(qtbot: QtBot, start: int, key: Qt.Key, end: int) -> None:
    grid = Grid()
    grid.places = grid._targets
    for index in range(3, len(Grid.SPOTS)):
        grid._place(index)
    grid.offer(range(len(Grid.SPOTS)))
    grid._move_cursor(grid.places[start])
    grid.press(key)
    assert grid.lit == [end]


def test_what_lies_aside_counts_three_times_and_what_lies_behind_not_at_all() -> None:
    right, up = QPointF(1, 0), QPointF(0, -1)
    assert _effort(QPointF(10, 20), right) == _effort(QPointF(10, -20), right) == 70
    assert _effort(QPointF(5, -30), up) == 45
    assert _effort(QPointF(1, 20), right) is None
    assert _effort(QPointF(2, 0), right) == 2
    assert _effort(QPointF(-10, 0), right) is None


# What is pointed at


def pointed_places(row: Row) -> list[QRectF]:
    return list(row._pointer.places)


def test_what_is_pointed_at_is_told_and_found_again_when_things_lie_elsewhere(row: Row) -> None:
    told: list[Sequence[Any]] = []
    row.pointed.connect(told.append)
    row.point_at(1)
    row.point_at_all((0, 2))
    assert told == [(1,), (0, 2)]
    assert len(pointed_places(row)) == 2
    for moved in (lambda: row.setSceneRect(0, 0, 400, 100), row.offers_changed.emit):
        row.places[0].moveBy(0, 30)
        moved()
        assert pointed_places(row)[0] == row.places[0].sceneBoundingRect()
    row.point_at(None)
    assert told[-1] == ()


def test_what_is_explained_is_not_pointed_at_for_a_move(row: Row) -> None:
    row.point_at(1)
    row.explain(Thing("a die", "", "", QRectF(5, 5, 10, 10)))
    assert pointed_places(row) == [QRectF(5, 5, 10, 10)]
    row.offers_changed.emit()
    assert pointed_places(row) == [], "the move is forgotten"


def test_places_that_can_be_chosen_are_lit(row: Row) -> None:
    row.offer([0, 1])
    assert row.lit_places() == [place.sceneBoundingRect() for place in row.places[:2]]
    row.places[0].hide()
    assert row.lit_places() == [row.places[1].sceneBoundingRect()]


# What is told


def spoken(row: Row) -> list[tuple[str, str, list[str], bool]]:
    return [(group.key, group.name, [part.name for part in group.parts], group.listed) for group in row.spoken()]


def test_places_are_told_before_things(row: Row, monkeypatch: pytest.MonkeyPatch) -> None:
    things = [Thing(name, "", "", QRectF(0, 0, size, size)) for name, size in (("die", 50), ("pawn", 100))]
    assert spoken(row) == [("places", "Places", ["place 0", "place 1", "place 2"], False)]
    monkeypatch.setattr(row, "things", lambda: iter(things))
    row.places[0].hide()
    row.places[1].hint = ""
    assert spoken(row) == [("places", "Places", ["place 2"], False), ("things", "Things", ["die", "pawn"], True)]
    [_, told] = row.spoken()
    assert [(part.key, part.place) for part in told.parts] == [
        (("thing", 0), things[0].place),
        (("thing", 1), things[1].place),
    ]


def test_a_place_is_told_by_its_name_and_what_can_be_done_there(row: Row) -> None:
    place = row.places[1]
    plain, named = row.part_of(place), row.part_of(place, "Field 1")
    assert (plain.key, plain.name, plain.remark, plain.place) == (place, "place 1", "", place.sceneBoundingRect())
    assert (named.name, named.remark, named.target, named.chosen) == ("Field 1", "place 1", place, None)
    assert row.part_of(place, "Place 1").remark == "", "not twice"
    assert row.part_of(place, "Field 1", "Cannot be given.").remark == "Cannot be given."
    assert row.part_of(place, chosen=True).chosen is True
    row.offer([])
    assert row.part_of(place, "Field 1").remark == "", "nothing can be done there"
    named.press()
    assert row.done == [1], "the rules answer"


# Where somebody looks


def test_where_no_cursor_can_stand_one_can_still_look(row: Row) -> None:
    moved: list[bool] = []
    row.cursor_moved.connect(lambda: moved.append(True))
    assert row.cursor_at is None
    row.point_at(2)
    aside = QRectF(200, 0, 20, 40)
    row.look_at(aside, None)
    assert (row.cursor_at, row.cursor_target, row.lit) == (QPointF(210, 20), None, [])
    assert pointed_places(row) == [aside]
    assert moved == [True]
    row.press(Qt.Key.Key_Escape)
    assert row.cursor_at is None
    assert pointed_places(row) == row.places_of(2), "what was pointed at before"
    row.look_at(aside, None)
    row.look_at(row.places[1].sceneBoundingRect(), row.places[1])
    assert (row.cursor_at, row.cursor_target, row.lit) == (row.places[1].centre(), row.places[1], [1])
    assert pointed_places(row) == row.places_of(2)
    row.offer([0])
    row.look_at(aside, row.places[1])
    assert (row.cursor_at, row.cursor_target) == (QPointF(210, 20), None), "it is not legal"


def test_whoever_listens_knows_when_other_places_are_lit(row: Row) -> None:
    relit: list[bool] = []
    row.relit.connect(lambda: relit.append(True))
    row.offer([1])
    row.settle_cursor()
    assert relit == [True, True]


def test_a_pointer_that_leaves_what_it_has_not_lit_changes_nothing(row: Row) -> None:
    row.places[2].entered.emit(row.places[2])
    row.places[1].left.emit(row.places[1])
    assert row.lit == [2]
    row.press(Qt.Key.Key_Right)
    row.places[2].left.emit(row.places[2])
    assert row.lit == [0]


# What a game may add


def test_a_scene_that_adds_nothing_offers_nothing(row: Row) -> None:
    assert (row.offers(), row.pause_prompt(), row.plates(), row.speech_place(0)) == ((), None, [], None)
    assert (row.can_undo_locally, row.undo_locally()) == (False, False)
    assert (list(row.things()), list(row.tips(None))) == ([], [])
    row.fit_to(2.0)
    row.mark_received(())
    assert row.sceneRect() == QRectF(0, 0, 300, 100)
    assert row.theme is LIGHT


def test_what_may_be_seen_later_waits_while_something_moves(row: Row) -> None:
    done: list[str] = []
    row.leisure.do("panel", lambda: done.append("at once"))
    row.begin_motion()
    row.leisure.do("panel", lambda: done.append("afterwards"))
    assert done == ["at once"]
    row.lie_still()
    assert done == ["at once", "afterwards"]
    row.leisure.do("panel", lambda: done.append("at once"))
    assert done[2:] == ["at once"]


@pytest.mark.parametrize(
    ("ratio", "length"), [(1.0, 600), (1.004, 600), (1.01, 610), (0.5, 400), (3.0, 900), (1.5, 900), (1.49, 890)]
)
def test_a_table_stretches_with_its_window_in_steps(ratio: float, length: float) -> None:
    assert stretched(ratio, 600, 400, 900) == length
