"""The plot of a game: labels that keep apart, round ticks, and reading out a step."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebox.ui.look import Plot, Series
from gamebox.ui.players import Player
from gamebox.ui.theme import DARK, livery
from gamebox.ui.widgets.plot import PlotView
from gamebox.ui.widgets.plot_drawing import spread, tick_step

NAMES = ("Alex", "Beate", "Carl")


def a_plot(*values: tuple[float, ...], goal: float | None = 21) -> Plot:
    players = [Player(seat, name, livery(None, seat), None) for seat, name in enumerate(NAMES)]
    series = tuple(Series(player, line) for player, line in zip(players, values, strict=False))
    return Plot("Position", "Turn", series, goal)


@pytest.fixture
def view(qtbot: QtBot) -> PlotView:
    made = PlotView(a_plot((0, 5, 21), (0, 0, 4), (0, 2)), DARK)
    qtbot.addWidget(made)
    made.resize(600, 300)
    made.show()
    return made


@given(st.lists(st.floats(0, 300), min_size=1, max_size=6))
def test_labels_keep_their_order_and_distance(wanted: list[float]) -> None:
    placed = spread(wanted, 24, 0, 300)
    assert all(-0.01 <= place <= 300.01 for place in placed)
    ordered = sorted(placed)
    assert all(after - before >= 23.99 for before, after in pairwise(ordered))
    assert [placed[index] for index in sorted(range(len(wanted)), key=lambda index: wanted[index])] == ordered


def test_labels_with_room_stay_where_they_belong() -> None:
    assert spread([200, 10, 90], 24, 0, 300) == [200, 10, 90]


def test_too_many_labels_share_what_there_is() -> None:
    assert spread([5, 5, 5], 24, 0, 30) == [0, 15, 30]


@pytest.mark.parametrize(
    ("span", "room", "step"),
    [(21, 30, 1), (21, 11, 2), (21, 6, 5), (21, 2.5, 10), (70, 3, 50), (2, 10, 1), (450, 5, 100)],
)
def test_ticks_are_round_numbers(span: float, room: float, step: int) -> None:
    assert tick_step(span, room) == step


def test_pointing_reads_out_the_nearest_step(view: PlotView, qtbot: QtBot) -> None:
    qtbot.mouseMove(view, QPoint(200, 150))
    qtbot.waitUntil(lambda: view.step is not None)
    assert view.step in {0, 1}
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert view.step is None


def test_arrow_keys_read_out_step_by_step(view: PlotView, qtbot: QtBot) -> None:
    for key, step in (
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_End, 2),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Escape, None),
    ):
        qtbot.keyClick(view, key)
        assert view.step == step


def test_the_readout_ranks_players_and_keeps_the_last_value_of_a_line_that_ended(view: PlotView) -> None:
    assert view.told(2) == "Turn 2: Alex 21, Beate 4, Carl 2"
    view.read_out(1)
    assert view.accessibleDescription() == "Turn 1: Alex 5, Carl 2, Beate 0"


@pytest.mark.parametrize(
    "plot",
    [
        a_plot((0,), (0,), (0,)),
        a_plot((0, -12, 30.5), (0, 0, 0), goal=None),
        a_plot(tuple(range(400)), goal=500),
        a_plot(goal=None),
    ],
)
@pytest.mark.parametrize("size", [(360, 190), (1400, 800)])
def test_any_course_can_be_painted(qtbot: QtBot, plot: Plot, size: tuple[int, int]) -> None:
    view = PlotView(plot, DARK)
    qtbot.addWidget(view)
    view.resize(*size)
    view.read_out(0)
    assert not view.grab().isNull()
