"""The voice at the table, spoken by Qt's own silent engine: how much it says, and that it knows no secrets."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Dice
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.library.settings import Settings, Voice
from gamebox.library.shelf import Shelf
from gamebox.ui.accompaniment.announcer import Announcer
from gamebox.ui.looks import LOOKS
from gamebox.ui.players import players_of
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.table.log import told
from gamebox.ui.table.table import Table
from gamebox.ui.theme import LIGHT
from tests.helpers import random_move, setup_for

pytest.importorskip("PySide6.QtTextToSpeech", reason="comes with the extra `sound`", exc_type=ImportError)


class Evening:
    """A game of three at one table, and what the voice was given to say."""

    def __init__(self, qtbot: QtBot, game: str, voice: Voice, engine: str = "mock") -> None:
        self.table = Table(Session(setup_for(game, 3)), Dice(Random(1)), pace=0)
        self.screen = PlayScreen(LIGHT, LOOKS[game], self.table, Settings(animation="off"), Shelf())
        qtbot.addWidget(self.screen)
        self.announcer = Announcer(Settings(voice=voice), self.screen, engine)
        self.said: list[str] = []
        self.announcer._speak = self.said.append  # type: ignore[method-assign]
        self.announcer.attend(self.screen.board, self.table, LOOKS[game])

    def play(self, moves: int) -> None:
        rng = Random(7)
        for _ in range(moves):
            self.table.session.submit(random_move(self.table.session.state, rng))

    def lines(self) -> list[list[str]]:
        """What everybody may know of each step."""
        setup = self.table.session.setup
        words, players = LOOKS[setup.game.id].words, players_of(setup.seats)
        return [[line for _, line in told(words, players, step, None)] for step in self.table.steps]


@pytest.mark.parametrize("game", list(GAMES))
def test_everything_is_what_everybody_may_know(qtbot: QtBot, game: str) -> None:
    evening = Evening(qtbot, game, "full")
    evening.play(25)
    spoken = [line for lines in evening.lines() for line in lines]
    assert [line for line in evening.said if line in spoken] == spoken


def test_less_is_said_to_those_who_want_less(qtbot: QtBot) -> None:
    counts = []
    for voice in ("off", "brief", "normal", "full"):
        evening = Evening(qtbot, "level8", voice)
        evening.play(40)
        counts.append(len(evening.said))
    assert counts[0] == 0
    assert counts == sorted(set(counts))


def test_what_was_taken_back_is_not_said_again(qtbot: QtBot) -> None:
    evening = Evening(qtbot, "exxtra", "full")
    evening.play(4)
    evening.said.clear()
    evening.table.session.undo(1)
    assert not any(line in evening.said for lines in evening.lines() for line in lines)


def test_the_engine_of_the_system_speaks(qtbot: QtBot) -> None:
    evening = Evening(qtbot, "exxtra", "full")
    del evening.announcer._speak
    evening.announcer.tell_step(["Alex rolls 4-6: 64."])
    engine = evening.announcer._engine
    assert engine
    with qtbot.waitSignal(engine.stateChanged):
        pass
    engine.stop()


def test_a_computer_without_a_voice_says_so_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamebox.ui.accompaniment.announcer._engine", lambda _name, _parent: None)
    evening = Evening(qtbot, "exxtra", "full")
    del evening.announcer._speak
    heard: list[None] = []
    evening.announcer.voiceless.connect(lambda: heard.append(None))
    evening.announcer.tell_task("Alex: roll.")
    evening.announcer.tell_task("Alex: roll.")
    assert len(heard) == 1
