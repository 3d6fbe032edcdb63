"""The gallery's pictures of the sheet workshop: the list, the drawing board with its meter, new sheets, printing."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QAbstractButton, QWidget

from gamebox.bots.lavarails.figures import PlayFigures, play_figures
from gamebox.commands.shot import Shot
from gamebox.games.lavarails.canvas import Brush, Canvas
from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.games.lavarails.easel import Easel
from gamebox.library.profile import Profile
from gamebox.library.sheets import OwnSheets
from gamebox.ui.games.lavarails.print_dialog import PrintDialog
from gamebox.ui.games.lavarails.workshop.editor import EditorScreen
from gamebox.ui.games.lavarails.workshop.entries import entries_of
from gamebox.ui.games.lavarails.workshop.heat import Heat
from gamebox.ui.games.lavarails.workshop.new_sheet import NewSheetScreen
from gamebox.ui.games.lavarails.workshop.screen import WorkshopScreen
from gamebox.ui.theme import Theme

_LONELY = (4, 4)
_GAMES = 12
"""Nobody waits long for pictures."""


def workshop_shots(theme: Theme, language: str) -> Iterator[Shot]:
    yield Shot("workshop", lambda: _list(theme, language, own=True))
    yield Shot("workshop-empty", lambda: _list(theme, language, own=False))
    yield Shot("workshop-deleted", lambda: _deleted(theme, language))
    yield Shot("workshop-volcano", lambda: _editor(theme, language, "volcano-b", "deadly"))
    yield Shot("workshop-railway", lambda: _editor(theme, language, "railway-b", "dead"))
    yield Shot("workshop-draft", lambda: _draft(theme, language))
    yield Shot("workshop-largest", lambda: _largest(theme))
    yield Shot("workshop-new", lambda: NewSheetScreen(theme, language))
    yield Shot("workshop-made", lambda: _made(theme, language))
    yield Shot("print", lambda: _printing(theme))


def _list(theme: Theme, language: str, *, own: bool) -> WorkshopScreen:
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(Path(folder))
        sheets = OwnSheets(profile)
        if own:
            copy = Canvas.of(shipped_sheets()["volcano-b"], language)
            sheets.note_stars(copy, 4)
            sheets.keep(copy.called("Maximiliane-Charlottenaus Feuerberg am See", "Maximiliane-Charlottenau"))
            sheets.keep(Canvas.of(shipped_sheets()["railway-a"], language).called("<b>Opas Bahn</b>", "Opa"))
            sheets.keep(_broken(language))
        found, _ = sheets.all(language)
        profile.close()
    return WorkshopScreen(theme, entries_of(found, language))


def _deleted(theme: Theme, language: str) -> QWidget:
    screen = _list(theme, language, own=True)
    screen.tell_deleted(screen.chosen)
    return screen


@cache
def _figures(sheet: str) -> PlayFigures:
    return play_figures(shipped_sheets()[sheet], 2, _GAMES, 1)


def _editor(theme: Theme, language: str, sheet: str, heat: Heat) -> QWidget:
    screen = EditorScreen(theme, Easel(Canvas.of(shipped_sheets()[sheet], language)))
    screen.show_figures(_figures(sheet))
    screen.meter.show_heat(heat)
    return screen


def _broken(language: str) -> Canvas:
    """A field that nobody can reach, and one that no file should have."""
    canvas = Canvas.of(shipped_sheets()["volcano-c"], language).painted([_LONELY], Brush("3", 4))
    return canvas.painted([(0, 0)], Brush("NS"))


def _draft(theme: Theme, language: str) -> QWidget:
    """Under symmetry, with the cursor on a field that is wrong."""
    screen = EditorScreen(theme, Easel(_broken(language)))
    screen.board.reach("both")
    screen.scene.move_cursor(_LONELY)
    return screen


def _largest(theme: Theme) -> QWidget:
    """Nothing is larger than 16 x 16."""
    dice = Random(1)
    cells = [[str(dice.randint(1, 6)) + dice.choice(["", "", "", "", "+3"]) for _ in range(16)] for _ in range(16)]
    cells[3][4] = cells[12][12] = "x"
    cells[8][8] = cells[2][11] = "V"
    canvas = Canvas("volcano", tuple(map(tuple, cells)), tuple(range(16)), tuple(range(16)), "16 × 16")
    return EditorScreen(theme, Easel(canvas))


def _made(theme: Theme, language: str) -> QWidget:
    screen = NewSheetScreen(theme, language, seed=7)
    screen.order.want_made()
    screen.show_made(shipped_sheets()["volcano-b"])
    return screen


def _printing(theme: Theme) -> QWidget:
    dialog = PrintDialog(shipped_sheets()["volcano-f"], theme)
    for chosen in dialog.findChildren(QAbstractButton, "card-True"):
        chosen.click()
    return dialog
