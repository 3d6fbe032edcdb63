"""The demo: bots play one game of each kind; the result comes in words and as a picture of the final table."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from gamebox.bots import arena
from gamebox.engine.record import COLOURS, Seat, make_setup
from gamebox.engine.session import Session
from gamebox.ui.display import draw_without_display
from gamebox.ui.look import Look
from gamebox.ui.looks import LOOKS
from gamebox.ui.players import players_of
from gamebox.ui.table.picture import table_picture
from gamebox.ui.texts import Translators
from gamebox.ui.theme import LIGHT

NAMES = ("Alex", "Beate", "Carl", "Diana", "Emil", "Frida")
_SIZE = QSize(1280, 800)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, default=Path("gamebox-demo"), metavar="DIR")
    parser.add_argument("--seed", type=int, default=1)
    parser.set_defaults(run=lambda arguments: run(arguments.out, arguments.seed))


def run(folder: Path, seed: int) -> int:
    draw_without_display()
    application = QApplication.instance() or QApplication(["gamebox"])
    translators = Translators(application)
    translators.use("system")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sys.stderr.write(f"gamebox: the pictures cannot be written to {folder}: {error.strerror}\n")
        return 1
    for look in LOOKS.values():
        _show(look, folder, seed)
    translators.remove()
    return 0


def bot_game(look: Look, seats: int, seed: int) -> Session:
    line_up = [Seat(NAMES[index], COLOURS[index], "bot:easy") for index in range(seats)]
    return arena.play(make_setup(look.game, line_up, {}), Random(seed))


def _show(look: Look, folder: Path, seed: int) -> None:
    session = bot_game(look, min(4, look.game.seats[-1]), seed)
    players = players_of(session.setup.seats)
    sys.stdout.write(f"{look.name}: {len(session)} moves\n")
    view = session.state.view(None)
    for player, reached in look.words.result(view, players):
        sys.stdout.write(f"  {view.over.place_of(player.seat)}. {player.name}: {reached}\n")
    picture = folder / f"{look.game.id}.png"
    table_picture(look, session.record, _SIZE, LIGHT).save(str(picture))
    sys.stdout.write(f"  {picture}\n")
