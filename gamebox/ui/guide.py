"""The way through the program: leads from each screen to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QCloseEvent, QPixmap
from typing_extensions import override

from gamebox.engine.chance import Dice
from gamebox.engine.game import Over
from gamebox.engine.journal import Journal
from gamebox.engine.record import Record, RecordError, Setup, load, save
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.library.people import LineUp
from gamebox.library.saves import Unfinished, Unreadable, begun
from gamebox.library.settings import Settings
from gamebox.ui import crash
from gamebox.ui.desk import Desk
from gamebox.ui.looks import COVERS, LOOKS
from gamebox.ui.screens.home.screen import HomeScreen
from gamebox.ui.screens.screen import Screen
from gamebox.ui.stage import Stage
from gamebox.ui.texts import translate, unplayable, why
from gamebox.ui.theme import Motion

if TYPE_CHECKING:
    from gamebox.ui.screens.result import ResultScreen
    from gamebox.ui.table.table import Table

_PACES = {"off": 0, "fast": Motion.THINK // 2, "normal": Motion.THINK.value}


class Guide(Stage):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._table: Table | None = None
        self._side_folded = None if desk.settings.side_panel else True
        LOOKS.open_library(desk.profile)

    def begin(self, file: Path | None = None, *, resume: bool = False) -> None:
        """With a file, with the game that was interrupted last, or at home if there is nothing to play."""
        if not (self.open_file(file) if file else resume and self.resume_last()):
            self.show_home()

    @property
    def table(self) -> Table | None:
        return self._table

    # Home and the screens around the games

    def show_home(self) -> None:
        self._leave_table()
        profile = self._desk.profile
        unfinished = self._desk.saves.unfinished()
        damaged, profile.damaged = profile.damaged, []  # told once
        unreadable = self._desk.saves.unreadable
        self.show_screen(lambda: self._home(unfinished, damaged, unreadable))

    def _home(self, unfinished: list[Unfinished], damaged: list[str], unreadable: list[Unreadable]) -> Screen:
        text = translate("Window", "A damaged file could not be read. It was kept aside as {name}.")
        notices = [text.format(name=name) for name in damaged]
        notices += [unplayable(game.name, game.reason) for game in unreadable]
        notices += [notice for cover in COVERS.values() for notice in cover.notices(self._desk.profile.folder)]
        home = HomeScreen(self._desk.theme, COVERS, unfinished, notices, self._thumbnail)
        home.new_game.connect(self.show_setup)
        home.resumed.connect(self.resume)
        home.discarded.connect(self._discard)
        home.rules_wanted.connect(lambda game: self.show_rules(game, back=self.show_home))
        home.settings_wanted.connect(lambda: self.show_settings(back=self.show_home))
        home.open_wanted.connect(self._choose_file)
        return home

    def _thumbnail(self, record: Record, size: QSize) -> QPixmap:
        from gamebox.ui.table.picture import table_picture

        look = LOOKS[record.setup.game.id]
        return QPixmap.fromImage(table_picture(look, record, size, self._desk.theme, self.devicePixelRatioF()))

    def _discard(self, game: Unfinished) -> None:
        with self._telling():
            self._desk.saves.discard(self._desk.saves.resume(game))
        self.show_home()

    def show_setup(self, game: str) -> None:
        from gamebox.ui.screens.setup.screen import SetupScreen

        def build() -> Screen:
            screen = SetupScreen(self._desk.theme, LOOKS[game], self._desk.people)
            screen.started.connect(self.start)
            screen.left.connect(self.show_home)
            return screen

        self.show_screen(build)

    def show_settings(self, back: Callable[[], None]) -> None:
        from gamebox.ui.screens.settings import SettingsScreen

        def build() -> Screen:
            screen = SettingsScreen(self._desk.theme, self._desk.settings)
            screen.changed.connect(self._change_settings)
            screen.about_wanted.connect(lambda: self.show_about(back=lambda: self.show_settings(back)))
            screen.left.connect(back)
            return screen

        self.show_screen(build)

    def show_about(self, back: Callable[[], None]) -> None:
        from gamebox.ui.screens.about import AboutScreen

        def build() -> Screen:
            screen = AboutScreen(self._desk.theme, self._desk.profile.folder)
            screen.left.connect(back)
            return screen

        self.show_screen(build)

    def _change_settings(self, settings: Settings) -> None:
        with self._telling():
            self._desk.change(settings)
        if self._table:
            self._table.set_pace(_PACES[settings.animation])
            self._table.free_undo = settings.free_undo
        QTimer.singleShot(0, self, self.rebuild)

    def show_rules(self, game: str, back: Callable[[], None], rule: str | None = None) -> None:
        from gamebox.ui.screens.rules.screen import RulesScreen

        def build() -> Screen:
            screen = RulesScreen(self._desk.theme, LOOKS, game, self._desk.translators.language, rule)
            screen.left.connect(back)
            screen.scene_wanted.connect(self._show_scene)
            return screen

        self.show_screen(build)

    # Games

    def start(self, setup: Setup) -> None:
        """Begin a new game."""
        options = msgspec.to_builtins(setup.options)
        with self._telling():
            record = begun(setup)
            self._open_table(Session.of(record, self._desk.saves.begin(record)))
            self._desk.remember(setup.game.id, LineUp(setup.seats, options))

    def resume(self, game: Unfinished) -> None:
        """Go on with an interrupted game."""
        with self._telling():
            journal = self._desk.saves.resume(game)
            self._open_table(Session.of(game.record, journal))
            if game.damaged:
                self.notice.tell(translate("Home", "Its file was damaged: the last moves may be missing."))

    def resume_last(self) -> bool:
        """Go on with the game that was interrupted last; whether there is one."""
        unfinished = self._desk.saves.unfinished()
        if unfinished:
            self.resume(unfinished[0])
        return self._table is not None

    def open_file(self, path: Path) -> bool:
        """Go on with the game of a .gamebox file, or look at its end; whether that can be done."""
        session = self._loaded(path)
        if session is not None:
            with self._telling():
                if not isinstance(session.state.to_act(), Over):
                    session.recorder = self._desk.saves.begin(session.record)
                self._open_table(session)
                return True
        return False

    def _loaded(self, path: Path) -> Session | None:
        """The game of a file; what is wrong with one that cannot be played is told."""
        try:
            return Session.of(load(path, GAMES))
        except RecordError as error:
            self.notice.tell(unplayable(path.name, error))
            return None

    def _show_scene(self, path: str) -> None:
        """A worked example may be tried out; it is none of the games that can be continued."""
        session = self._loaded(Path(path))
        if session is not None:
            self._open_table(session)

    def _open_table(self, session: Session) -> None:
        from gamebox.ui.table.table import Table

        self._leave_table()
        settings = self._desk.settings
        pace = _PACES[settings.animation]
        self._table = Table(session, Dice(SystemRandom()), pace=pace, free_undo=settings.free_undo)
        self._table.failed.connect(self._tell_failed)
        self.show_table()

    def show_table(self) -> None:
        from gamebox.ui.screens.play import TableScreen

        table = self._table
        if table is None:
            return
        game = table.session.setup.game.id

        def build() -> Screen:
            screen = TableScreen(self._desk.theme, LOOKS[game], table, self._desk.settings, folded=self._side_folded)
            screen.side_folded.connect(self._remember_side)
            screen.left.connect(self.show_home)
            screen.finished.connect(self._finish_game)
            screen.rules_wanted.connect(lambda: self.show_rules(game, back=self.show_table))
            screen.settings_wanted.connect(lambda: self.show_settings(back=self.show_table))
            QTimer.singleShot(0, screen, screen.begin)
            return screen

        self.show_screen(build)

    def _remember_side(self, folded: bool) -> None:
        self._side_folded = folded
        with self._telling():
            self._desk.change(msgspec.structs.replace(self._desk.settings, side_panel=not folded))

    def _finish_game(self) -> None:
        session = self._table.session if self._table else None
        if session is None:
            return
        if isinstance(session.recorder, Journal):
            with self._telling():
                self._desk.saves.finish(session.recorder, session.record)
                session.recorder = None
                LOOKS[session.setup.game.id].finished(session)
        self.show_result(session)

    def show_result(self, session: Session) -> None:
        from gamebox.ui.screens.result import ResultScreen

        def build() -> Screen:
            screen = ResultScreen(self._desk.theme, LOOKS[session.setup.game.id], session)
            screen.rematch_wanted.connect(lambda: self.start(_rematch(session.setup)))
            screen.home_wanted.connect(self.show_home)
            screen.left.connect(self.show_home)
            screen.save_wanted.connect(lambda: self._save_record(session.record, screen))
            screen.table_wanted.connect(self.show_table)
            return screen

        self.show_screen(build)

    def _leave_table(self) -> None:
        """The game is on disk; let go of it."""
        table, self._table = self._table, None
        if table:
            table.close()
            if isinstance(table.session.recorder, Journal):
                table.session.recorder.close()

    def _tell_failed(self, reason: str) -> None:
        text = translate("Window", "A bot could not decide and made any move: {reason}")
        self.notice.tell(text.format(reason=reason))

    # Files

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Whatever the disk refuses is told, and what was to follow does not happen."""
        try:
            yield
        except OSError as error:
            text = translate("Window", "This could not be saved: {reason}.")
            self.notice.tell(text.format(reason=why(error)))

    def _choose_file(self) -> None:
        from gamebox.ui.widgets.file_dialogs import ask_what_to_open

        path = ask_what_to_open(self)
        if path:
            self.open_file(path)

    def _save_record(self, record: Record, screen: ResultScreen) -> None:
        from gamebox.ui.widgets.file_dialogs import ask_where_to_save

        path = ask_where_to_save(self, f"{record.setup.game.id}.gamebox")
        if path:
            with self._telling():
                save(record, path)
                screen.show_saved()

    def tell_crash(self) -> None:
        text = translate("Window", "Something went wrong. Your game is safe; details are in {file}.")
        self.notice.tell(text.format(file=self._desk.profile.folder / crash.FILE))

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._leave_table()


def _rematch(setup: Setup) -> Setup:
    """The same line-up; the next seat begins."""
    first = setup.options.first % len(setup.seats) + 1
    return Setup(setup.game, setup.seats, msgspec.structs.replace(setup.options, first=first))
