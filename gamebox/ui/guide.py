"""The way through the program: leads from each screen to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QCloseEvent, QPixmap
from typing_extensions import override

from gamebox.engine.record import Record, Setup
from gamebox.library.saves import Unfinished, Unreadable
from gamebox.library.settings import Settings
from gamebox.ui import crash
from gamebox.ui.accompaniment.accompaniment import Accompaniment
from gamebox.ui.desk import Desk
from gamebox.ui.host import NEW_DICE, Host
from gamebox.ui.looks import COVERS, LOOKS
from gamebox.ui.screens.home.screen import HomeScreen
from gamebox.ui.screens.screen import Screen
from gamebox.ui.stage import SHEETS, Stage
from gamebox.ui.texts import translate, unplayable
from gamebox.ui.ways.habits import Habits

if TYPE_CHECKING:
    from gamebox.engine.chance import Luck
    from gamebox.engine.session import Session
    from gamebox.ui.screens.cue import Cue
    from gamebox.ui.table.table import Table
    from gamebox.ui.ways.aftermath import Aftermath
    from gamebox.ui.ways.lectern import Lectern
    from gamebox.ui.ways.past import Past
    from gamebox.ui.ways.workshops import Workshops


class Guide(Stage):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.come_back: Callable[[], None] | None = None
        """Where a table leads back to at which moves are only tried."""
        self._host = Host(desk, self)
        self._host.opened.connect(self.show_table)
        self._host.closed.connect(self._forget_way_back)
        self._host.told.connect(self.notice.tell)
        self.habits = Habits(desk, self._host)
        self._accompaniment = Accompaniment(desk, self._host, self)
        self._accompaniment.told.connect(self.notice.tell)
        self.dropped.connect(self._take_dropped)

    def begin(self, file: Path | None = None, *, resume: bool = False) -> None:
        """With a file, with the game that was interrupted last, or at home if there is nothing to play."""
        if not (self.open_file(file) if file else resume and self._host.resume_last()):
            self.show_home()

    @property
    def table(self) -> Table | None:
        return self._host.table

    def start(self, setup: Setup, luck: Luck = NEW_DICE) -> None:
        if luck.real is not None:
            self.habits.use_real_dice(luck.real)
        self._host.start(setup, luck)

    def resume(self, game: Unfinished) -> None:
        self._host.resume(game)

    def open_file(self, path: Path) -> bool:
        """A game, or a sheet; whether there is something to see now."""
        if path.suffix.lower() != SHEETS:
            return self._host.open_file(path)
        before = self.screen_shown
        self.workshops.for_files.bring([path])
        return self.screen_shown is not before

    # Home and the screens around the games

    def show_home(self) -> None:
        self._host.leave()
        profile = self._desk.profile
        unfinished = self._desk.saves.unfinished()
        damaged, profile.damaged = profile.damaged, []  # told once
        unreadable = self._desk.saves.unreadable
        self.show_screen(lambda: self._home(unfinished, damaged, unreadable))

    def _home(self, unfinished: list[Unfinished], damaged: list[str], unreadable: list[Unreadable]) -> Screen:
        notices = [_kept_aside(name) for name in damaged]
        notices += [unplayable(game.name, game.reason) for game in unreadable]
        notices += [notice for cover in COVERS.values() for notice in cover.notices(self._desk.profile.folder)]
        home = HomeScreen(self._desk.theme, COVERS, unfinished, notices, self._thumbnail, self._desk.pictures)
        home.new_game.connect(self.show_setup)
        home.resumed.connect(self.resume)
        home.discarded.connect(self._discard)
        home.rules_wanted.connect(lambda game: self.show_rules(game, back=self.show_home))
        home.settings_wanted.connect(lambda: self.show_settings(back=self.show_home))
        home.open_wanted.connect(self._choose_file)
        home.games_wanted.connect(self.show_games)
        home.statistics_wanted.connect(lambda: self.past.show_statistics(self.show_home))
        home.workshop_wanted.connect(lambda game: self.workshops.of(game).show(self.show_home))
        return home

    @cached_property
    def lectern(self) -> Lectern:
        from gamebox.ui.ways.lectern import Lectern

        return Lectern(self, self._host, self._desk, self._accompaniment)

    @cached_property
    def aftermath(self) -> Aftermath:
        from gamebox.ui.ways.aftermath import Aftermath

        return Aftermath(self._desk, self, self._host, self._accompaniment)

    @cached_property
    def past(self) -> Past:
        """Loaded when somebody looks back for the first time."""
        from gamebox.ui.ways.past import Past

        return Past(self._desk, self, self._host)

    @cached_property
    def workshops(self) -> Workshops:
        """Where people make something of their own."""
        from gamebox.ui.ways.workshops import Workshops

        return Workshops(self._desk, self, self._host)

    def show_games(self) -> None:
        self.past.show_games()

    def tell_damaged(self) -> None:
        """Of files that have been kept aside since somebody was told last."""
        profile = self._desk.profile
        damaged, profile.damaged = profile.damaged, []
        if damaged:
            self.notice.tell(" ".join(map(_kept_aside, damaged)))

    def _thumbnail(self, record: Record, size: QSize) -> QPixmap:
        from gamebox.ui.table.picture import table_picture

        look = LOOKS[record.setup.game.id]
        return QPixmap.fromImage(table_picture(look, record, size, self._desk.theme, self.devicePixelRatioF()))

    def _discard(self, game: Unfinished) -> None:
        self._host.discard(game)
        self.show_home()

    def show_setup(
        self, game: str, wanted: Mapping[str, Any] | None = None, back: Callable[[], None] | None = None
    ) -> None:
        """`wanted` is chosen already; `back` is where somebody came from who did not come from home."""
        from gamebox.ui.screens.setup.screen import SetupScreen

        def build() -> Screen:
            desk, lessons = self._desk, self.lectern.lessons(game)
            screen = SetupScreen(desk.theme, LOOKS[game], desk.people, desk.shelf, lessons=lessons, inviting=is_new)
            screen.want(wanted or {})
            screen.use_real_dice(desk.settings.real_dice)
            screen.taught.connect(self.habits.teach)
            screen.started.connect(self.start)
            screen.left.connect(back or self.show_home)
            screen.workshop_wanted.connect(lambda: self.workshops.of(game).show(lambda: self.show_setup(game)))
            screen.lesson_wanted.connect(lambda name: self.show_lesson(name, game, lambda: self.show_setup(game)))
            return screen

        is_new = self.lectern.is_new(game)
        self.show_screen(build)

    def show_lesson(self, name: str, game: str, back: Callable[[], None]) -> None:
        """Learn a game at the table; whoever has learned it plays just that."""
        self.lectern.teach(name, back, lambda: self.show_setup(game, self.lectern.taught_by(name)))

    def show_settings(self, back: Callable[[], None]) -> None:
        from gamebox.ui.screens.settings.screen import SettingsScreen

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
            screen = AboutScreen(self._desk.theme, self._desk.profile.folder, COVERS)
            screen.left.connect(back)
            return screen

        self.show_screen(build)

    def _change_settings(self, settings: Settings) -> None:
        with self._host.telling():
            self._desk.change(settings)
        self._host.follow(settings)
        self._accompaniment.follow()
        QTimer.singleShot(0, self, self.rebuild)

    def show_rules(self, game: str, back: Callable[[], None], rule: str | None = None) -> None:
        self.lectern.show_rules(game, back, rule)

    # Games

    def show_table(self) -> None:
        from gamebox.ui.screens.play.screen import PlayScreen

        table = self._host.table
        if table is None:
            return
        game, desk, back = table.session.setup.game.id, self._desk, self.come_back

        def build() -> Screen:
            screen = PlayScreen(desk.theme, LOOKS[game], table, desk.settings, desk.shelf, folded=self.habits.folded)
            screen.side_folded.connect(self.habits.fold)
            screen.rolling.declined.connect(lambda: self.habits.use_real_dice(False))
            screen.company.tutors.changed.connect(self.habits.teach)
            screen.company.tipping.shown.connect(self.habits.see_tip)
            self._accompaniment.sound(screen.board)
            self._accompaniment.announce(screen.board, table)
            if back:
                screen.bar.call_back(translate("Table", "Replay"))
            screen.left.connect(back or self.show_home)
            screen.finished.connect(self._finish_game)
            screen.rules_wanted.connect(lambda rule: self.show_rules(game, self.show_table, rule or None))
            screen.settings_wanted.connect(lambda: self.show_settings(back=self.show_table))
            if desk.settings.tips:
                screen.company.tipping.start(desk.settings.tips_seen)
            return screen

        self.show_screen(build)

    def _forget_way_back(self) -> None:
        self.come_back = None

    def _finish_game(self) -> None:
        session = self._host.finish()
        if session:
            self.show_result(session, self.come_back, translate("Table", "Replay") if self.come_back else "")

    def show_result(self, session: Session, back: Callable[[], None] | None = None, back_to: str = "") -> None:
        self.aftermath.show_result(session, back, back_to)

    def show_replay(self, session: Session, back: Callable[[], None], cue: Cue | None = None) -> None:
        self.aftermath.show_replay(session, back, cue)

    def show_review(self, session: Session, back: Callable[[], None]) -> None:
        self.aftermath.show_review(session, back)

    # Files

    def _choose_file(self) -> None:
        from gamebox.ui.widgets.file_dialogs import ask_what_to_open

        path = ask_what_to_open(self)
        if path:
            self.open_file(path)

    def _take_dropped(self, paths: list[Path]) -> None:
        """One game is opened, as a double click would; several, or any on the list of games, are added to it."""
        from gamebox.ui.screens.games.screen import GamesScreen

        workshop = self.workshops.for_files
        if workshop.holds(self.screen_shown):  # there a game is wanted for its sheet
            workshop.import_files(paths)
            return
        sheets = [path for path in paths if path.suffix.lower() == SHEETS]
        games = [path for path in paths if path not in sheets]
        if len(games) > 1 or (games and isinstance(self.screen_shown, GamesScreen)):
            self.past.import_files(games)
        elif games:
            self.open_file(games[0])
        if sheets:
            workshop.bring(sheets)

    def telling(self) -> AbstractContextManager[None]:
        """Whatever the disk refuses is told."""
        return self._host.telling()

    def tell_unsaved(self) -> None:
        self.notice.tell(translate("Window", "Nothing is saved this time: your games are gone when you close gamebox."))

    def tell_crash(self) -> None:
        text = translate("Window", "Something went wrong. Your game is safe; details are in {file}.")
        self.notice.tell(text.format(file=self._desk.profile.folder / crash.FILE))

    def keep(self) -> None:
        """Games are on disk with every move; the rest follows now."""
        if self.screen_shown:
            self.screen_shown.keep()
        self._desk.pictures.keep()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._host.leave()
        self.keep()


def _kept_aside(name: str) -> str:
    text = translate("Window", "A damaged file could not be read. It was kept aside as {name}.")
    return text.format(name=name)
