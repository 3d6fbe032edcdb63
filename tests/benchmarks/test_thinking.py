"""The window ticks on while the strongest bot thinks: a timer of 16 ms comes in time, in each game.

How late it comes depends on whatever else the machine does, so that is only told, next to a window in which nobody
thinks. Held to account is what the window's thread does between two ticks, and at worst the whole program: with all
that a tick cannot be later by itself. EXXTRA's bots answer within a tick, so each of theirs has a question and an
answer, which another thread writes and reads while the window's waits.
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter, process_time, thread_time

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from gamebox.bots import arena
from gamebox.bots.tasks import Answer, Bench
from gamebox.bots.worker import Worker
from gamebox.engine.chance import Dice
from gamebox.engine.game import Turn
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.table.table import Table
from gamebox.ui.theme import LIGHT

TICK = 16
TICKS = 150
USUAL, SLOWEST = 1.0, 8.0
"""Milliseconds: half of the ticks, and all but one in a hundred."""
TABLES = {
    "exxtra": ({}, 4),
    "level8": ({}, 4),
    "lavarails volcano": ({"sheet": "volcano-c"}, 4),
    "lavarails railway": ({"sheet": "railway-c"}, 4),
}


class Watch(QObject):
    """Ticks, and notes how late each tick was and what the program has done since the one before."""

    over = Signal()

    def __init__(self, ticked) -> None:
        super().__init__()
        self.late: list[float] = []
        self.busy: list[float] = []
        self.whole: list[float] = []
        self._ticked = ticked
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK)
        self._then = perf_counter(), thread_time(), process_time()

    def _tick(self) -> None:
        now = perf_counter(), thread_time(), process_time()
        waited, worked, whole = (1000 * (after - before) for after, before in zip(now, self._then, strict=True))
        self.late.append(max(0.0, waited - TICK))
        self.busy.append(worked)
        self.whole.append(whole)
        self._ticked()
        self._then = now
        if len(self.late) == TICKS:
            self._timer.stop()
            self.over.emit()


class Asker(QObject):
    """Asks a bot about one position again and again; the answers come through the window's own queue of events."""

    answered = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._worker = Worker(self.answered.emit)
        self._bench = Bench(session, self._worker)
        self._seat = session.state.to_act().seat
        self._open = False
        self.answers: list[Answer] = []
        self.answered.connect(self._take)

    def ask(self) -> None:
        if not self._open:
            self._open = True
            self._bench.ask_move(len(self.answers), self._seat, "hard")

    def _take(self, answer: Answer) -> None:
        self.answers.append(answer)
        self._open = False

    def end(self) -> None:
        self._worker.stop()


def late_game(game, options, seats) -> Session:
    """Where somebody must choose among several moves."""
    session = Session(make_setup(game, [Seat(f"Bot {seat}", player="bot:yardstick") for seat in range(seats)], options))
    arena.finish(session, Random(3), at_most=80)
    while not isinstance(session.state.to_act(), Turn) or len(session.state.legal()) < 3:
        arena.finish(session, Random(4), at_most=1)
    return session


def slowest(values):
    return sorted(values)[int(0.99 * len(values)) - 1]


@pytest.mark.parametrize("table", TABLES)
def test_the_window_ticks_on_while_a_bot_thinks(qtbot, qapp, figure, table):
    qapp.setStyleSheet(stylesheet(LIGHT))
    options, seats = TABLES[table]
    game = GAMES[table.split()[0]]
    session = late_game(game, options, seats)
    people = make_setup(game, [Seat(f"Person {seat}") for seat in range(seats)], options)
    shown = Table(Session(people), Dice(Random(1)), pace=0)
    screen = PlayScreen(LIGHT, LOOKS[game.id], shown, Settings(animation="off"), Shelf())
    qtbot.addWidget(screen)
    screen.resize(1920, 1080)
    screen.show()
    asker = Asker(session)
    with qtbot.waitSignal(asker.answered, timeout=60_000):  # until the process is there
        asker.ask()
    qtbot.wait(1000)  # what is painted ahead
    alone = Watch(lambda: None)
    qtbot.waitSignal(alone.over, timeout=60_000).wait()
    beside = Watch(asker.ask)
    qtbot.waitSignal(beside.over, timeout=60_000).wait()
    asker.end()
    shown.close()
    figure("ms late while nobody thinks", round(median(alone.late), 2))
    figure("ms late at worst while nobody thinks", round(slowest(alone.late), 1))
    figure("ms late while hard thinks", round(median(beside.late), 2))
    figure("ms late at worst while hard thinks", round(slowest(beside.late), 1))
    figure("ms of the window's own work between two ticks", round(median(beside.busy), 2))
    figure("ms of it at worst", round(slowest(beside.busy), 1))
    figure("ms of the whole program's work between two ticks", round(median(beside.whole), 2))
    figure("ms of the whole program's work at worst", round(slowest(beside.whole), 1))
    assert len(asker.answers) > 1
    assert all(answer.error is None for answer in asker.answers)
    assert median(beside.busy) <= USUAL
    assert slowest(beside.whole) <= SLOWEST
