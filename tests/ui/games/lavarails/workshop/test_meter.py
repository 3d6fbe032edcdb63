"""The balance meter: figures come, grow, begin anew with every change, and say what to do."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from gamebox.bots.lavarails import workshop
from gamebox.games.lavarails.canvas import Canvas
from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.games.lavarails.easel import Easel
from gamebox.games.lavarails.grid import column_of, row_of
from gamebox.ui.games.lavarails.workshop import measuring
from gamebox.ui.games.lavarails.workshop.editor import EditorScreen
from gamebox.ui.games.lavarails.workshop.reading_row import ReadingRow
from gamebox.ui.texts import Translators
from gamebox.ui.theme import LIGHT
from tests.ui.games.lavarails.workshop.patient import Patient


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    Patient.made = []
    monkeypatch.setattr(measuring, "Worker", Patient)
    monkeypatch.setattr(measuring, "_PAUSE", 0)
    monkeypatch.setattr(workshop, "_GLANCE", 0.0)


class Bench:
    def __init__(self, qtbot: QtBot, canvas: Canvas) -> None:
        self.qtbot = qtbot
        self.screen = EditorScreen(LIGHT, Easel(canvas))
        qtbot.addWidget(self.screen)
        self.screen.resize(1280, 800)
        self.screen.show()
        self.screen.begin()

    @property
    def worker(self) -> Patient:
        return Patient.made[-1]

    def wait_for_question(self) -> None:
        self.qtbot.waitUntil(lambda: bool(self.worker.asked))

    def answer(self) -> None:
        self.wait_for_question()
        self.worker.answer()

    def games(self) -> str:
        found = self.screen.meter.findChild(QLabel, "games-played")
        assert isinstance(found, QLabel)
        return found.text()

    def readings(self) -> list[str]:
        rows = self.screen.meter.findChildren(ReadingRow)
        return [row.objectName().removeprefix("reading-") for row in rows if row.isVisibleTo(self.screen)]


@pytest.fixture
def bench(qtbot: QtBot, translators: Translators) -> Bench:
    translators.use("en")
    return Bench(qtbot, Canvas.of(shipped_sheets()["volcano-a"]))


def test_figures_grow(bench: Bench) -> None:
    assert bench.games() == "Bots try it out …"
    bench.answer()
    assert bench.games() == "1 game of two sensible bots"
    bench.answer()
    assert bench.games() == "2 games of two sensible bots"
    assert bench.readings() == ["filled", "score", "start", "lanes", "values", "deadly", "dead", "numbers"]


def test_each_figure_is_read_out_with_its_meaning(bench: Bench) -> None:
    bench.answer()
    for row in bench.screen.meter.findChildren(ReadingRow):
        name, _, meaning = row.accessibleName().partition(": ")
        assert name
        assert meaning.count(".") >= 1


def test_a_change_begins_anew_and_an_old_answer_is_dropped(bench: Bench) -> None:
    bench.answer()
    bench.wait_for_question()
    QTest.keyClicks(bench.screen.view, "3")
    assert bench.games() == "Bots try it out …"
    bench.worker.answer()
    assert bench.games() == "Bots try it out …", "that was of the sheet before"
    bench.answer()
    assert bench.games() == "1 game of two sensible bots"


def test_only_one_question_is_under_way(bench: Bench) -> None:
    bench.wait_for_question()
    for key in "3451":
        QTest.keyClicks(bench.screen.view, key)
        QTest.qWait(1)
    assert len(bench.worker.asked) == 1


def test_another_name_is_no_other_sheet(bench: Bench) -> None:
    bench.answer()
    bench.screen.board.call("Glut", "Alex")
    assert bench.games() == "1 game of two sensible bots"


def test_nobody_plays_on_a_draft(bench: Bench) -> None:
    bench.answer()
    bench.wait_for_question()
    bench.screen.board.resize(3, 3)
    assert bench.games() == "Bots try it out as soon as it can be played."
    assert bench.readings() == ["numbers"]
    bench.worker.answer()
    QTest.qWait(5)
    assert bench.readings() == ["numbers"]
    assert not bench.worker.asked


def test_the_heat_map_shows_what_games_have_shown(bench: Bench) -> None:
    for _ in range(3):
        bench.answer()
    heat = bench.screen.scene.heat
    assert (heat._kind, heat._shares) == ("none", {})
    bench.screen.findChild(QAbstractButton, "heat-dead").click()
    assert heat._kind == "dead"
    assert heat._shares == bench.screen._figures.dead
    bench.screen.findChild(QAbstractButton, "heat-deadly").click()
    assert heat._shares == bench.screen._figures.deadly


def test_a_figure_frames_what_it_is_about(bench: Bench) -> None:
    bench.answer()
    row = bench.screen.meter.findChild(ReadingRow, "reading-dead")
    assert row._reading.fields, "after one game much is dead"
    row.setFocus()
    assert len(bench.screen.scene._marks._talked_of) == len(row._reading.fields)
    bench.screen.view.setFocus()
    assert bench.screen.scene._marks._talked_of == []


def test_it_is_noted_how_hard_a_sheet_is(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamebox.ui.games.lavarails.workshop.editor.TELLING", 2)
    noted: list[int] = []
    bench.screen.weighed.connect(lambda _canvas, stars: noted.append(stars))
    bench.answer()
    assert noted == []
    bench.answer()
    assert len(noted) == 1


def test_enough_games_are_enough(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(workshop.ENOUGH, "volcano", 2)
    bench.answer()
    bench.answer()
    QTest.qWait(5)
    assert not bench.worker.asked


def test_what_goes_wrong_is_told(bench: Bench) -> None:
    bench.wait_for_question()
    bench.worker.fail("out of memory")
    assert bench.games() == "The bots could not try it out: out of memory"


def test_the_process_ends_with_the_screen(bench: Bench) -> None:
    bench.wait_for_question()
    bench.screen.close()
    assert bench.worker.stopped
    bench.worker.answer()
    QTest.qWait(5)
    assert not bench.worker.asked


def test_railways_have_no_lava(qtbot: QtBot) -> None:
    bench = Bench(qtbot, Canvas.of(shipped_sheets()["railway-a"]))
    assert bench.screen.findChild(QAbstractButton, "heat-deadly") is None
    bench.answer()
    assert bench.readings() == ["filled", "score", "start", "loops", "values", "dead", "numbers"]


def test_figures_on_a_heat_map_are_explained_and_told(bench: Bench) -> None:
    legend = bench.screen.meter.findChild(QLabel, "legend")
    assert not legend.isVisible()
    bench.answer()
    bench.screen.meter.show_heat("dead")
    assert legend.isVisible()
    assert legend.text() == "In how many of 100 games nothing comes onto the field."
    field = next(iter(bench.screen._figures.dead))
    told = bench.screen.scene.words((row_of(field), column_of(field)))
    assert told.endswith("of all games")
