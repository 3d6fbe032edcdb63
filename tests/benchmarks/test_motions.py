"""What a frame of any motion of any game costs at 1920x1080: half of them at most 4 ms, all but one in a hundred 8 ms.

Bots play whole games; of each kind of event that moves something, the first few are played frame by frame, settling
and the end of the game included. Counted is the program's own work on a quiet machine: other programs do not matter.
"""

from __future__ import annotations

from collections import defaultdict
from random import Random
from statistics import median
from time import sleep

import pytest
from PySide6.QtWidgets import QApplication

from gamebox.bots import arena
from gamebox.engine.chance import Dice
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
from tests.benchmarks.pace import Pace

FRAME = 16
USUAL, SLOWEST = 4.0, 8.0
AFTERWARDS = 10
"""Frames after a motion in which the table settles: some of it follows a frame or two later."""
EACH = 3
LONGEST = 3000
"""What waits for a reader has no end of its own."""
NAMES = ("Alex", "Beate", "Carl", "Diana", "Emil", "Franka")
TABLES = {
    "exxtra": ({}, 6, 400),
    "level8": ({}, 4, 600),
    "level8 crowded": ({}, 6, 900),
    "lavarails volcano": ({"sheet": "volcano-c"}, 4, 500),
    "lavarails railway": ({"sheet": "railway-c"}, 4, 500),
}


class Stopwatch:
    """Plays a session at a table, and times the frames of what moves, by kind of event."""

    def __init__(self, screen, state):
        self._pace = Pace()
        self._screen = screen
        self._state = state
        self.frames = defaultdict(list)
        self.settling = defaultdict(list)
        self.begun = []
        """Frames in which a motion begins."""
        self._seen = defaultdict(int)

    def play(self, move):
        events = []
        self._state.apply(move, events.append)
        shown = [event for event in (event.seen_by(0) for event in events) if event]
        if any(self._seen[type(event)] < EACH for event in shown):
            self.begun.append(self._milliseconds(self._screen.scene.begin_motion))
            for event in shown:
                self._seen[type(event)] += 1
                self._move(event)
            settled = max(self._milliseconds(self._settle), *(self._next_frame() for _ in range(AFTERWARDS)))
            for kind in {type(event).__name__ for event in shown}:
                self.settling[kind].append(settled)
        else:
            self._settle()
            QApplication.processEvents()

    def _next_frame(self):
        sleep(FRAME / 1000)
        return self._milliseconds(lambda: None)

    def _settle(self):
        self._screen.board.show_view(self._state.view(0), ())

    def _move(self, event):
        made = []
        making = self._pace.seconds(lambda: made.append(self._screen.scene.motion(event))) * 1000
        motion = made[0]
        if motion is None:
            return
        motion.start()
        motion.pause()
        end = motion.totalDuration() if 0 <= motion.totalDuration() <= LONGEST else LONGEST
        times = range(0, end + 1, FRAME)
        costs = [self._milliseconds(lambda time=time: motion.setCurrentTime(time)) for time in times]
        motion.stop()
        self.frames[type(event).__name__] += [making + costs[0], *costs[1:]]

    def _milliseconds(self, work):
        """Of a frame: what changes, and what is painted for it."""

        def frame():
            work()
            QApplication.processEvents()

        return self._pace.seconds(frame) * 1000


@pytest.mark.parametrize("table", TABLES)
def test_frames(qtbot, qapp, figure, table):
    qapp.setStyleSheet(stylesheet(LIGHT))
    options, seats, most = TABLES[table]
    game = GAMES[table.split()[0]]
    played = Session(make_setup(game, [Seat(name) for name in NAMES[:seats]], options))
    arena.finish(played, Random(3), at_most=most)
    fresh = Session(played.setup)
    screen = PlayScreen(
        LIGHT, LOOKS[game.id], Table(fresh, Dice(Random(1)), pace=0), Settings(animation="off"), Shelf()
    )
    qtbot.addWidget(screen)
    screen.resize(1920, 1080)
    screen.show()
    qtbot.wait(1000)  # what is painted ahead
    watch = Stopwatch(screen, played.setup.start())
    for text in played.record.moves:
        watch.play(game.read(text))
    for kind, costs in sorted(watch.frames.items()):
        figure(f"{kind}: usual ms", round(median(costs), 1))
        figure(f"{kind}: slowest ms", round(slowest(costs), 1))
    for kind, costs in sorted(watch.settling.items()):
        figure(f"{kind}: settling ms", round(median(costs), 1))
    figure("beginning: usual ms", round(median(watch.begun), 1))
    figure("beginning: slowest ms", round(slowest(watch.begun), 1))
    assert median(watch.begun) <= USUAL
    assert slowest(watch.begun) <= SLOWEST
    assert {kind for kind, costs in watch.settling.items() if median(costs) > SLOWEST} == set()
    assert {kind for kind, costs in watch.frames.items() if median(costs) > USUAL} == set()
    assert {kind for kind, costs in watch.frames.items() if slowest(costs) > SLOWEST} == set()


def slowest(costs):
    """All but one in a hundred are quicker."""
    return sorted(costs)[int(len(costs) * 0.99) - 1 if len(costs) > 100 else -1]
