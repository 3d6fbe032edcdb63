"""What people call themselves is plain text on every screen: never HTML, never a format string."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtGui import Qt, QTextDocumentFragment
from PySide6.QtWidgets import QAbstractButton, QGraphicsView, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gamebox.bots import arena
from gamebox.engine.chance import Dice
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.library.people import LineUp, People
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.result.screen import ResultScreen
from gamebox.ui.screens.setup.screen import SetupScreen
from gamebox.ui.table.table import Table
from gamebox.ui.theme import LIGHT

NAMES = ("<img src=/dev/zero>", "{name:>600000000}", "<b>&amp;%1%n</b>", "{0}{}", "<script>", "&Alt")


def session_of(game: str, at_most: int | None) -> Session:
    seats = GAMES[game].seats[-1]
    played = Session(make_setup(GAMES[game], arena.bot_seats(["easy"], seats), {}))
    arena.finish(played, Random(1), at_most)
    people = [Seat(name) for name in NAMES[:seats]]
    return Session(make_setup(GAMES[game], people, {}), played.record.moves)


def playing(game: str) -> QWidget:
    table = Table(session_of(game, 120), Dice(Random(1)), pace=0)
    seat = table.seat_to_act
    if seat is not None:
        table.reveal_to(seat)
    return PlayScreen(LIGHT, LOOKS[game], table, Settings(animation="off"), Shelf())


def curtained(game: str) -> QWidget:
    table = Table(session_of(game, 120), Dice(Random(1)), pace=0)
    screen = PlayScreen(LIGHT, LOOKS[game], table, Settings(animation="off"), Shelf())
    screen.privacy.draw_curtain(0)
    return screen


def result(game: str) -> QWidget:
    return ResultScreen(LIGHT, LOOKS[game], session_of(game, None), Shelf())


def setup(game: str) -> QWidget:
    seats = tuple(Seat(name) for name in NAMES[: GAMES[game].seats[-1]])
    return SetupScreen(LIGHT, LOOKS[game], People(NAMES, {game: LineUp(seats)}), Shelf())


def texts(screen: QWidget) -> Iterator[tuple[str, bool]]:
    """Every text on a screen, and whether Qt takes it for HTML."""
    for widget in screen.findChildren(QWidget):
        yield widget.toolTip(), Qt.mightBeRichText(widget.toolTip())
        if isinstance(widget, QLabel):
            yield widget.text(), widget.textFormat() != Qt.TextFormat.PlainText and Qt.mightBeRichText(widget.text())
        if isinstance(widget, QAbstractButton | QLineEdit):
            yield widget.text(), False
        if isinstance(widget, QGraphicsView):
            for item in widget.scene().items():
                yield item.toolTip(), Qt.mightBeRichText(item.toolTip())


@pytest.mark.parametrize("build", [playing, curtained, result, setup])
@pytest.mark.parametrize("game", list(GAMES))
def test_names_are_shown_as_they_are(qtbot: QtBot, game: str, build: Callable[[str], QWidget]) -> None:
    screen = build(game)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    shown = []
    for text, rich in texts(screen):
        plain = QTextDocumentFragment.fromHtml(text).toPlainText() if rich else text
        assert "\N{OBJECT REPLACEMENT CHARACTER}" not in plain, text
        shown.append(plain)
    assert any(name in text for text in shown for name in NAMES), "a name is somewhere, in full"
