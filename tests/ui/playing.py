"""The real program with bots only: starts or continues a game, tells each position once it is shown, never ends it.

python -m tests.ui.playing PROFILE
"""

from __future__ import annotations

import json
import sys
import zlib
from pathlib import Path

from PySide6.QtCore import QTimer

from gamebox import app
from gamebox.engine.record import Seat, Setup, make_setup
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.ui.guide import Guide


def setup() -> Setup:
    """Of a game that lasts: it must not end while the program is killed again and again. The toy might."""
    return make_setup(GAMES["exxtra"], [Seat(name, player="bot:random") for name in ("Ada", "Bruno", "Cleo")], {})


def print_of(session: Session) -> str:
    """A fingerprint of the position."""
    return f"{zlib.crc32(json.dumps(session.state.document(), sort_keys=True).encode()):08x}"


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def play(guide: Guide) -> None:
    unfinished = guide._desk.saves.unfinished()
    if unfinished:
        guide.resume(unfinished[0])
    else:
        guide.start(setup())
    table = guide.table
    assert table
    tell(f"begin {len(table.session)} {print_of(table.session)}")
    table.stepped.connect(lambda _step: tell(f"shown {len(table.session)} {print_of(table.session)}"))
    table.finished.connect(lambda: tell("over"))


def main(folder: Path) -> int:
    make_guide = app.make_guide

    def make_and_play(*arguments: object) -> Guide:
        guide = make_guide(*arguments)
        QTimer.singleShot(0, lambda: play(guide))
        return guide

    app.make_guide = make_and_play
    return app.run(folder)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
