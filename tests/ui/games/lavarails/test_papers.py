"""Whose sheet is large, where the others lie, how they change places, and a closer look at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem
from pytestqt.qtbot import QtBot

from gamebox.games.lavarails import events
from gamebox.ui.games.lavarails.papers import Papers, SlotItem
from gamebox.ui.games.lavarails.sheet_item import SheetItem
from gamebox.ui.theme import Motion
from tests.ui.games.lavarails.conftest import RAILWAY, Player
from tests.ui.painting import words_of

SHADOW = 16


@pytest.fixture
def four(sit_down: Callable[..., Player]) -> Player:
    return sit_down(RAILWAY, "=dice 1 1 1 2 2 3 3 4 4 5 5 6 6", seats=4)


def seen(papers: Papers, seat: int) -> QRectF:
    """Where a sheet seems to lie."""
    return papers.items[seat].boundingRect().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)


def slots(player: Player) -> list[SlotItem]:
    found = [item for item in player.scene.items() if isinstance(item, SlotItem)]
    return sorted(found, key=lambda slot: slot.boundingRect().top())


@pytest.mark.parametrize(
    ("turn", "places"), [(0, (0, 1, 2, 3)), (1, (1, 0, 2, 3)), (2, (1, 2, 0, 3)), (3, (1, 2, 3, 0))]
)
def test_the_others_lie_by_seat(four: Player, turn: int, places: tuple[int, ...]) -> None:
    """0: the large place; others from 1, top down."""
    papers = four.scene.papers
    motion = papers.turn_to(turn)
    if motion:
        motion.start()
        motion.setCurrentTime(motion.totalDuration())
    where = [four.scene.layout.large, *(four.scene.layout.small_place(index, 3) for index in range(3))]
    assert [papers.place_of(seat) for seat in range(4)] == [where[place] for place in places]
    assert [seen(papers, seat) for seat in range(4)] == [where[place] for place in places]


def test_small_sheets_share_the_column(four: Player) -> None:
    places = [four.scene.layout.small_place(index, 3) for index in range(3)]
    assert places[0].topLeft() == four.scene.layout.column.topLeft()
    assert places[2].bottomRight() == four.scene.layout.column.bottomRight()
    assert [below.top() - above.bottom() for above, below in pairwise(places)] == [12, 12]
    assert {place.height() for place in places} == {(four.scene.layout.column.height() - 24) / 3}


def test_sheets_glide_to_each_others_places(four: Player) -> None:
    papers = four.scene.papers
    small = four.scene.layout.small_place(1, 3)
    motion = papers.turn_to(2)
    assert motion is not None
    assert motion.totalDuration() == Motion.CARD
    assert (seen(papers, 2), seen(papers, 0)) == (small, four.scene.layout.large), "they begin where they lay"
    motion.start()
    motion.pause()
    motion.setCurrentTime(motion.totalDuration() // 4)
    share = (four.scene.layout.large.left() - seen(papers, 2).left()) / (four.scene.layout.large.left() - small.left())
    half = seen(papers, 2)
    done = 1 - share
    assert 0 < done < 1
    assert half.top() == pytest.approx(small.top() + (four.scene.layout.large.top() - small.top()) * done)
    assert half.width() == pytest.approx(small.width() + (four.scene.layout.large.width() - small.width()) * done)
    assert half.height() == pytest.approx(small.height() + (four.scene.layout.large.height() - small.height()) * done)
    assert seen(papers, 3) == four.scene.layout.small_place(2, 3), "who keeps the place does not move"
    motion.setCurrentTime(motion.totalDuration())
    assert seen(papers, 2) == four.scene.layout.large
    assert papers.turn_to(2) is None, "there is nothing to change"


def test_who_passed_is_told_and_all_are_in_again_in_the_next_pass(four: Player) -> None:
    papers = four.scene.papers
    four.scene.motion(events.Passed(1, by_choice=True))
    four.scene.motion(events.Passed(3, by_choice=True))
    assert [papers.sheet(seat).passed for seat in range(4)] == [False, True, False, True]
    four.scene.motion(events.PassBegan(2, 1))
    assert [papers.sheet(seat).passed for seat in range(4)] == [False] * 4
    assert papers.focus == 1


def test_the_winner_s_sheet_is_shown_large(four: Player) -> None:
    motion = four.scene.motion(events.GameWon((2,), (1, 2, 9, 4)))
    assert motion is not None
    assert motion.totalDuration() > Motion.CARD, "and called out"
    assert four.scene.papers.focus == 2


def test_a_tap_holds_a_sheet_up_and_puts_it_back(four: Player) -> None:
    papers = four.scene.papers
    for index, slot in enumerate(slots(four)):
        slot.tapped.emit()
        assert papers.peeked == index + 1
        assert papers.items[index + 1].zValue() > papers.items[0].zValue()
        assert seen(papers, index + 1) == four.scene.layout.large
        assert [bool(other.words) for other in slots(four)] == [other == index for other in range(3)]
        slot.tapped.emit()
        assert papers.peeked is None
        assert papers.items[index + 1].zValue() == papers.items[0].zValue()
        assert seen(papers, index + 1) == four.scene.layout.small_place(index, 3)


@pytest.fixture
def unhurried(qapp: QApplication) -> Iterator[None]:
    """Two taps are never one double click."""
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(usual)


@pytest.mark.usefixtures("unhurried")
def test_a_finger_taps_a_sheet_up_and_back_and_another_one_up(four: Player) -> None:
    four.screen.move(-400, 0)  # there are no fingers beside the screen
    ground = four.screen.view.viewport()
    finger = QTest.touchEvent(ground, QTest.createTouchDevice())
    for index, held in ((1, 2), (1, None), (1, 2), (0, 1), (2, 3), (2, None)):
        spot = four.spot(four.scene.layout.small_place(index, 3).center())
        finger.press(0, spot, ground).commit()
        finger.release(0, spot, ground).commit()
        assert four.scene.papers.peeked == held


def test_a_click_puts_back_what_the_pointer_holds_up(four: Player) -> None:
    spot = four.spot(four.scene.layout.small_place(1, 3).center())
    four.qtbot.mouseMove(four.screen.view.viewport(), spot)
    for held in (None, 2):
        four.drag(spot)
        assert four.scene.papers.peeked == held


def test_the_pointer_holds_up_what_it_points_at(four: Player) -> None:
    ground = four.screen.view.viewport()
    for index in (2, 0, 1):
        four.qtbot.mouseMove(ground, four.spot(four.scene.layout.small_place(index, 3).center()))
        assert four.scene.papers.peeked == index + 1
    four.qtbot.mouseMove(ground, four.spot(four.scene.layout.large.center()))
    assert four.scene.papers.peeked is None


def test_in_another_s_turn_the_same_places_hold_other_sheets(four: Player) -> None:
    papers = four.scene.papers
    papers.enlarge(2)
    held = []
    for _ in range(4):
        four.key(Qt.Key.Key_O)
        held.append(papers.peeked)
    assert held == [0, 1, 3, None]
    papers.peek(2)
    assert papers.peeked is None, "it is the large one anyway"


def test_an_empty_place_tells_why(four: Player) -> None:
    first, second, _ = slots(four)
    four.scene.papers.peek(1)
    assert [said.text for said in words_of(first)] == ["Beate’s sheet, enlarged"]
    nothing = QGraphicsItem.GraphicsItemFlag.ItemHasNoContents
    assert not first.flags() & nothing
    assert second.flags() & nothing, "it is not even painted while its sheet lies there"


def test_before_anything_was_shown_there_are_no_sheets(sit_down: Callable[..., Player]) -> None:
    player = sit_down(RAILWAY)
    fresh = Papers(player.scene, player.scene.players, player.scene.theme)
    for ask in (fresh.sheet, fresh.plan):
        with pytest.raises(LookupError):
            ask(0)


def test_sheets_are_painted_ahead_so_that_they_swap_without_a_hitch(
    four: Player, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    papers = four.scene.papers
    four.screen.view.grab()
    qtbot.waitUntil(lambda: papers.ready, timeout=30_000)
    painted: list[QRectF] = []
    monkeypatch.setattr(SheetItem, "_paint_part", lambda _item, _kept, _shown, part, _fine: painted.append(part))
    swap = papers.enlarge((papers.focus + 1) % 4)
    assert swap
    for time in range(0, swap.totalDuration() + 1, 40):
        swap.setCurrentTime(time)
        four.screen.view.grab()
    assert painted == []


def test_nothing_is_painted_ahead_while_something_moves(four: Player) -> None:
    scene = four.scene
    assert scene.shown
    scene.show_view(scene.shown, ())
    assert not scene.papers.ready
    scene.begin_motion()
    assert scene.papers.ready, "it waits"
