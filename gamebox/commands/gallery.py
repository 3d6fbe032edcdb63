"""The gallery: every screen and typical table states as PNG, in three sizes, two themes and two languages."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from gamebox.commands.game_shots import game_shots
from gamebox.commands.layout_faults import faults
from gamebox.commands.name_faults import name_faults
from gamebox.commands.out_of_reach import out_of_reach
from gamebox.commands.past_shots import past_shots
from gamebox.commands.shot import Shot
from gamebox.games.registry import GAMES
from gamebox.library.profile import Profile
from gamebox.library.saves import Saves
from gamebox.library.settings import Settings
from gamebox.ui.kept_pictures import KeptPictures
from gamebox.ui.looks import COVERS, LOOKS
from gamebox.ui.screens.about import AboutScreen
from gamebox.ui.screens.games.pictures import Pictures
from gamebox.ui.screens.home.screen import HomeScreen
from gamebox.ui.screens.in_use import InUseWindow
from gamebox.ui.screens.open_table import OpenTable
from gamebox.ui.screens.pane import Pane
from gamebox.ui.screens.screen import Screen
from gamebox.ui.screens.settings.screen import SettingsScreen
from gamebox.ui.screens.small_window import SmallWindow
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.table.picture import table_picture
from gamebox.ui.texts import LANGUAGES, Translators, translate
from gamebox.ui.theme import DARK, LIGHT, SHADES, Theme

SIZES = (QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080))
_ROUNDS = 4
"""Until everything has found its size, and pictures are drawn: those come once the screen has been painted."""
THEMES = {"light": LIGHT, "dark": DARK}
TEXTS = (100, 150, 200)
"""Per cent at which the layout is checked."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--only", action="append", metavar="NAME", help="one screen; may be repeated")
    parser.add_argument(
        "--check", action="store_true", help="look for what eyes, hands and screen readers would stumble over"
    )
    parser.add_argument(
        "--whole", action="store_true", help="besides, with larger words and in high contrast; takes half an hour"
    )
    parser.add_argument(
        "--light", action="append", choices=list(every_theme()), metavar="LIGHT", help="in one light; may be repeated"
    )
    parser.add_argument("--language", action="append", choices=list(LANGUAGES), help="in one language; may be repeated")
    parser.set_defaults(run=_run)


def _run(asked: argparse.Namespace) -> int:
    usual = every_theme() if asked.whole else THEMES
    themes = {name: every_theme()[name] for name in asked.light} if asked.light else usual
    return run(asked.folder, SIZES, themes, asked.language or LANGUAGES, asked.only, asked.check)


def every_theme() -> dict[str, Theme]:
    """Every light, and every size of words that is checked."""
    larger = {f"light-{percent}": LIGHT._replace(text=percent / 100) for percent in TEXTS[1:]}
    return SHADES | larger


def run(
    folder: Path,
    sizes: Sequence[QSize] = SIZES,
    themes: Mapping[str, Theme] = THEMES,
    languages: Iterable[str] = tuple(LANGUAGES),
    only: Sequence[str] | None = None,
    check: bool = False,
) -> int:
    """Draw everything, or `only` some screens; they see a profile of their own, never the user's."""
    if sys.platform.startswith("linux"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # the same pictures on every display
    application = QApplication.instance() or QApplication(["gamebox"])
    if not isinstance(application, QApplication):
        raise TypeError("The gallery needs an application with widgets.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sys.stderr.write(f"gamebox: the gallery cannot be written to {folder}: {error.strerror}\n")
        return 1
    application.setStyle("Fusion")
    if unknown := set(only or ()) - {shot.name for shot in shots(LIGHT, "en")}:
        sys.stderr.write(f"gamebox: there is no screen {', '.join(sorted(unknown))} in the gallery\n")
        return 1
    translators = Translators(application)
    wrong = 0
    for language in languages:
        translators.use(language)
        for name, theme in themes.items():
            application.setStyleSheet(stylesheet(theme))
            found: list[str] = []
            pictures = [
                picture
                for shot in shots(theme, language)
                if only is None or shot.name in only
                for picture in _draw(
                    application, shot, sizes, folder / f"{name}-{language}", _finder(theme, found, check)
                )
            ]
            sys.stdout.write(f"{language} {name}: {len(pictures)} pictures\n")
            sys.stdout.writelines(f"{fault}\n" for fault in found)
            sys.stdout.flush()
            wrong += len(found)
    translators.remove()
    return 1 if wrong else 0


Finder = Callable[[Path, QWidget], None]
"""Looks for what is wrong with the picture of a screen."""


def _finder(theme: Theme, found: list[str], check: bool) -> Finder:
    def look(picture: Path, screen: QWidget) -> None:
        if check:
            wrong = [*faults(screen, theme.readable), *out_of_reach(screen, theme.text), *name_faults(screen)]
            found.extend(f"{picture.name}: {fault}" for fault in wrong)

    return look


def _draw(application: QApplication, shot: Shot, sizes: Sequence[QSize], ending: Path, look: Finder) -> Iterator[Path]:
    """Pictures in a folder, with the last part of `ending` in their names."""
    widget = _framed(shot.build())
    widget.resize(sizes[0])  # Windows complains of one that appears larger than it may be
    widget.show()
    for size in sizes:
        widget.setMaximumSize(size)  # otherwise Windows lets no window outgrow its screen
        widget.resize(size)
        for _ in range(_ROUNDS):
            application.processEvents()
        while any(pictures.busy for pictures in widget.findChildren(Pictures)):
            application.processEvents()
        picture = ending.with_name(f"{shot.name}-{size.width()}x{size.height()}-{ending.name}.png")
        if not widget.grab().save(str(picture)):
            raise OSError(f"{picture} could not be written.")
        look(picture, widget)
        yield picture
    widget.close()
    widget.deleteLater()
    application.sendPostedEvents(widget, QEvent.Type.DeferredDelete)  # no event loop runs here that would


def _framed(made: QWidget) -> QWidget:
    """As the program's window shows it; some screens are windows of their own."""
    return Pane(made) if isinstance(made, Screen) and not isinstance(made, SmallWindow | OpenTable) else made


def shots(theme: Theme, language: str) -> Iterator[Shot]:
    """Everything that there is to see."""
    yield Shot("home", lambda: _home(theme, interrupted=False))
    yield Shot("home-continue", lambda: _home(theme, interrupted=True))
    yield from past_shots(theme)
    for room in GAMES.rooms("commands"):
        yield from room.shots(theme, language)
    yield Shot("settings", lambda: SettingsScreen(theme, Settings()))
    yield Shot("about", lambda: AboutScreen(theme, Path("…"), COVERS))
    yield Shot("in-use", lambda: InUseWindow(theme))
    for look in LOOKS.values():
        yield from game_shots(look, theme, language)


def _home(theme: Theme, *, interrupted: bool) -> QWidget:
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(Path(folder))
        saves = Saves(profile)
        if interrupted:
            for look in LOOKS.values():
                saves.begin(look.poses()[-1].session.record).close()
        unfinished = saves.unfinished()
        profile.close()
    notices = (
        [translate("Window", "A damaged file could not be read. It was kept aside as {name}.")] if interrupted else []
    )
    return HomeScreen(
        theme,
        COVERS,
        unfinished,
        [notice.format(name="2026-05-01-exxtra.journal.damaged-1") for notice in notices],
        lambda record, size: QPixmap.fromImage(table_picture(LOOKS[record.setup.game.id], record, size, theme)),
        KeptPictures(),
    )
