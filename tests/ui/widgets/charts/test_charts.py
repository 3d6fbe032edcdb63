"""Charts: what they read out by mouse and by keys, and how results fall into columns."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebox.ui.theme import LIGHT, LIVERIES
from gamebox.ui.widgets.charts.chart import Chart
from gamebox.ui.widgets.charts.histogram import Column, Histogram, columns_of
from gamebox.ui.widgets.charts.rows import BalanceChart, Row, ShareChart
from gamebox.ui.widgets.charts.timeline import Dot, Timeline

BLUE = LIVERIES["blue"]


def timeline() -> Timeline:
    return Timeline(
        LIGHT, "Results", [Dot(4, "four"), Dot(9, "nine", golden=True), Dot(6, "six")], ("a", "b"), BLUE.colour
    )


def histogram() -> Histogram:
    return Histogram(LIGHT, "Scores", [Column("1", 3, told="three"), Column("2", 0, told="none")], BLUE.colour)


def rows() -> list[Row]:
    return [Row(name, BLUE, name.lower(), "1", "rival", marked=name == "Alex") for name in ("Alex", "Beate", "Carl")]


def balance() -> BalanceChart:
    return BalanceChart(LIGHT, "Luck", rows(), [0.2, -0.1, 0.0], [0.05, float("inf"), 0.0])


def share() -> ShareChart:
    return ShareChart(LIGHT, "Wins", rows(), [(1, 2), (0, 0), (3, 0)], lambda _: (BLUE.colour, BLUE.colour))


@pytest.mark.parametrize("make", [timeline, histogram, balance, share])
def test_arrow_keys_read_out_one_value_after_the_other(qtbot: QtBot, make) -> None:
    chart: Chart = make()
    qtbot.addWidget(chart)
    chart.resize(400, 240)
    chart.show()
    heard = []
    for _ in range(chart.count):
        qtbot.keyClick(chart, Qt.Key.Key_Right)
        heard.append(chart.accessibleDescription())
        chart.grab()
    assert heard == [chart.told(step) for step in range(chart.count)]
    qtbot.keyClick(chart, Qt.Key.Key_Home)
    assert chart.step == 0
    qtbot.keyClick(chart, Qt.Key.Key_End)
    assert chart.step == chart.count - 1
    qtbot.keyClick(chart, Qt.Key.Key_Escape)
    assert chart.step is None
    assert chart.accessibleDescription() == ""


@pytest.mark.parametrize("make", [timeline, histogram, balance, share])
def test_pointing_reads_out_what_is_there(qtbot: QtBot, qapp: QApplication, make) -> None:
    chart: Chart = make()
    qtbot.addWidget(chart)
    chart.setStyleSheet("QWidget { font-size: 15px; }")
    chart.resize(400, 240)
    chart.show()
    for step in range(chart.count):
        place = chart.place_of(step).toPoint()
        assert chart.nearest(chart.place_of(step)) == step
        qtbot.mouseMove(chart, place + QPoint(1, 0))
        qapp.processEvents()
        assert chart.step == step


def test_words_beside_an_axis_are_never_cut_off(qtbot: QtBot) -> None:
    chart = Timeline(LIGHT, "Results", [Dot(0.5, "half")], ("", ""), BLUE.colour, (0.0, 1.0), lambda _: "+" * 9)
    qtbot.addWidget(chart)
    picture = chart.grab().toImage()
    assert len({picture.pixel(0, y) for y in range(picture.height())}) == 1


def test_an_empty_chart_reads_nothing_out(qtbot: QtBot) -> None:
    chart = Timeline(LIGHT, "Results", [], ("", ""), BLUE.colour)
    qtbot.addWidget(chart)
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert chart.step is None
    chart.grab()


@pytest.mark.parametrize(
    ("scores", "named"),
    [
        ([], []),
        ([7], [("7", 1)]),
        ([1, 1, 3], [("1", 2), ("2", 0), ("3", 1)]),
        ([0, 24], [("0-1", 1), *((f"{low}-{low + 1}", 0) for low in range(2, 24, 2)), ("24-25", 1)]),
    ],
)
def test_scores_fall_into_columns(scores: list[int], named: list[tuple[str, int]]) -> None:
    assert [(column.name, column.count) for column in columns_of(scores, [])] == named


def test_columns_know_whose_scores_they_hold() -> None:
    assert [column.own for column in columns_of([1, 1, 2], [1])] == [1, 0]
