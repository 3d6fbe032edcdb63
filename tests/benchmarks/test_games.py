"""How fast the list of games comes up and scrolls, with a thousand games next to a few."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from gamebox.bots.arena import bot_seats, finish
from gamebox.engine.record import Notes, Played, encode, make_setup
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.library import queries
from gamebox.library.index import Index
from gamebox.library.profile import FINISHED, Profile
from gamebox.ui.looks import COVERS
from gamebox.ui.screens.games.entries import Entry, entries_of
from gamebox.ui.screens.games.glimpses import Glimpse
from gamebox.ui.screens.games.screen import GamesScreen, Visit
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.theme import LIGHT
from tests.library.games import BEGINNING

SOON = 0.3
"""Seconds; by the processor's time, as others may be at work on the machine."""


def filled(folder: Path, count: int) -> Profile:
    """So many finished games, which the index knows."""
    profile = Profile(folder)
    session = Session(make_setup(GAMES["exxtra"], bot_seats(["random"], 4), {}))
    finish(session, Random(1))
    for number in range(count):
        moment = BEGINNING + timedelta(minutes=number)
        record = replace(session.record, notes=Notes(Played(moment, moment + timedelta(minutes=30))))
        (folder / FINISHED / f"{number:04}.gamebox").write_bytes(encode(record))
    queries.games(Index(profile))
    return profile


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Profile]:
    profile = filled(tmp_path_factory.mktemp("many"), 1000)
    yield profile
    profile.close()


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Profile]:
    profile = filled(tmp_path_factory.mktemp("few"), 20)
    yield profile
    profile.close()


@pytest.fixture
def listed(qapp: QApplication):
    """Shows the list of a profile; what it draws in the meantime is counted."""
    screens: list[GamesScreen] = []
    qapp.setStyleSheet(stylesheet(LIGHT))

    def show(profile: Profile) -> tuple[GamesScreen, list[Entry]]:
        drawn: list[Entry] = []

        def draw(entry: Entry, size: QSize) -> Glimpse:
            drawn.append(entry)
            return Glimpse(QPixmap(size))

        screen = GamesScreen(LIGHT, COVERS, entries_of(profile, Index(profile), COVERS), draw, Visit())
        screens.append(screen)
        screen.resize(1280, 800)
        screen.show()
        screen.grab()
        return screen, drawn

    yield show
    for screen in screens:
        screen.close()
        screen.deleteLater()


def test_a_thousand_games_are_listed(many: Profile, few: Profile, listed, figure) -> None:
    times = {}
    for name, profile in (("few", few), ("many", many)):
        found = []
        for _ in range(3):
            start = process_time()
            listed(profile)
            found.append(process_time() - start)
        times[name] = min(found)
    figure("milliseconds", round(times["many"] * 1000))
    figure("times as long as twenty games", round(times["many"] / times["few"], 1))
    assert times["many"] <= SOON


def test_a_search_answers_at_once(many: Profile, listed, figure) -> None:
    screen, _ = listed(many)
    times = []
    for word in ("b", "bo", "bot", "bot 1", "bot 1 x", ""):
        start = process_time()
        screen.filters.search.setText(word)
        screen.view.viewport().grab()
        times.append(process_time() - start)
    figure("milliseconds", round(max(times) * 1000))
    assert median(times) <= 0.1


def scrolled(screen: GamesScreen) -> float:
    """Seconds for a step of the wheel, down and up again."""
    bar, times = screen.view.verticalScrollBar(), []
    for _ in range(20):
        QApplication.processEvents()  # until all is painted
    for step in range(60):
        start = process_time()
        bar.setValue(33 * min(step, 60 - step))
        QApplication.processEvents()
        times.append(process_time() - start)
    return median(times)


def test_a_thousand_games_scroll_like_twenty(many: Profile, few: Profile, listed, figure) -> None:
    screen, drawn = listed(many)
    taken = scrolled(screen)
    shown = len(drawn)
    other = scrolled(listed(few)[0])
    figure("milliseconds a step", round(taken * 1000, 1))
    figure("times as long as with twenty games", round(taken / other, 2))
    assert taken <= 1.5 * other
    assert shown <= 8  # pictures wait until nobody scrolls
