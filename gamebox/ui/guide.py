"""The way through the program: leads from each screen to the next."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QCloseEvent, QPixmap
from typing_extensions import override

from gamebox.engine.record import Record, Setup
from gamebox.engine.session import Session
from gamebox.library.saves import Unfinished, Unreadable
from gamebox.library.settings import Settings
from gamebox.ui import crash
from gamebox.ui.accompaniment.accompaniment import Accompaniment
from gamebox.ui.desk import Desk
from gamebox.ui.host import NEW_DICE, Host
from gamebox.ui.looks import COVERS, LOOKS
from gamebox.ui.retrospect import Retrospect
from gamebox.ui.screens.cue import Cue, Example
from gamebox.ui.screens.home.screen import HomeScreen
from gamebox.ui.screens.screen import Screen
from gamebox.ui.stage import Stage
from gamebox.ui.texts import translate, unplayable

if TYPE_CHECKING:
    from gamebox.bots.advice import Tutor
    from gamebox.engine.chance import Luck
    from gamebox.ui.lectern import Lectern
    from gamebox.ui.past import Past
    from gamebox.ui.screens.result.screen import ResultScreen
    from gamebox.ui.screens.rules.scenes import Scene
    from gamebox.ui.table.table import Table


class Guide(Stage):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._side_folded = None if desk.settings.side_panel else True
        self._come_back: Callable[[], None] | None = None
        """Where a table leads back to at which moves are only tried."""
        self._host = Host(desk, self)
        self._host.opened.connect(self.show_table)
        self._host.told.connect(self.notice.tell)
        self._accompaniment = Accompaniment(desk, self._host, self)
        self._accompaniment.told.connect(self.notice.tell)
        self.dropped.connect(self._take_dropped)

    def begin(self, file: Path | None = None, *, resume: bool = False) -> None:
        """With a file, with the game that was interrupted last, or at home if there is nothing to play."""
        if not (self.open_file(file) if file else resume and self._host.resume_last()):
            self.show_home()

    @cached_property
    def _lectern(self) -> Lectern:
        from gamebox.ui.lectern import Lectern

        return Lectern(self, self._host, self._desk, self._accompaniment.sound)

    @property
    def table(self) -> Table | None:
        return self._host.table

    def start(self, setup: Setup, luck: Luck = NEW_DICE) -> None:
        if luck.real is not None:
            self._use_real_dice(luck.real)
        self._host.start(setup, luck)

    def _use_real_dice(self, real: bool) -> None:
        with self._host.telling():
            self._desk.change(msgspec.structs.replace(self._desk.settings, real_dice=real))

    def resume(self, game: Unfinished) -> None:
        self._host.resume(game)

    def open_file(self, path: Path) -> bool:
        return self._host.open_file(path)

    # Home and the screens around the games

    def show_home(self) -> None:
        self._host.leave()
        self._come_back = None
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
        return home

    @cached_property
    def past(self) -> Past:
        """Loaded when somebody looks back for the first time."""
        from gamebox.ui.past import Past

        return Past(self._desk, self, self._host)

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

    def show_setup(self, game: str) -> None:
        from gamebox.ui.screens.setup.screen import SetupScreen

        def build() -> Screen:
            desk, lessons = self._desk, self._lectern.lessons(game)
            screen = SetupScreen(desk.theme, LOOKS[game], desk.people, desk.shelf, lessons=lessons, inviting=is_new)
            screen.use_real_dice(desk.settings.real_dice)
            screen.taught.connect(self._remember_tutor)
            screen.started.connect(self.start)
            screen.left.connect(self.show_home)
            screen.lesson_wanted.connect(lambda name: self.show_lesson(name, game, lambda: self.show_setup(game)))
            return screen

        is_new = self._lectern.is_new(game)
        self.show_screen(build)

    def show_lesson(self, name: str, game: str, back: Callable[[], None]) -> None:
        """Learn a game at the table; whoever has learned it plays."""
        self._lectern.teach(name, back, lambda: self.show_setup(game))

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
        with self._host.telling():
            self._desk.change(settings)
        self._host.follow(settings)
        self._accompaniment.follow()
        QTimer.singleShot(0, self, self.rebuild)

    def show_rules(self, game: str, back: Callable[[], None], rule: str | None = None) -> None:
        from gamebox.ui.screens.rules.screen import RulesScreen

        def build() -> Screen:
            language, lessons = self._desk.translators.language, {each: self._lectern.lessons(each) for each in LOOKS}
            screen = RulesScreen(self._desk.theme, LOOKS, game, language, rule, lessons=lessons)
            screen.left.connect(back)
            screen.scene_wanted.connect(lambda scene: self.show_scene(scene, back))
            rules = partial(self.show_rules, game, back)
            screen.lesson_wanted.connect(lambda name, learned: self.show_lesson(name, learned, rules))
            return screen

        self.show_screen(build)

    def show_scene(self, scene: Scene, back: Callable[[], None]) -> None:
        """A worked example: watch it, do it oneself, go on to the next, or back to the very rule."""
        session = self._host.loaded(scene.path)
        if session is None:
            return
        caption, following = scene.caption(self._desk.translators.language), scene.following
        rules = partial(self.show_rules, scene.game, back, scene.rule)
        then = partial(self.show_scene, following, back) if following else rules
        self.show_replay(session, rules, Cue(scene.begin, example=Example(caption, then)))

    # Games

    def show_table(self) -> None:
        from gamebox.ui.screens.play.screen import PlayScreen

        table = self._host.table
        if table is None:
            return
        game, desk = table.session.setup.game.id, self._desk
        back = None if table.session.recorder else self._come_back

        def build() -> Screen:
            screen = PlayScreen(desk.theme, LOOKS[game], table, desk.settings, desk.shelf, folded=self._side_folded)
            screen.side_folded.connect(self._remember_side)
            screen.rolling.declined.connect(lambda: self._use_real_dice(False))
            screen.tutors.changed.connect(self._remember_tutor)
            screen.tipping.shown.connect(self._remember_tip)
            self._accompaniment.sound(screen.board)
            self._accompaniment.announce(screen.board, table)
            if back:
                screen.call_back(translate("Table", "Replay"))
            screen.left.connect(back or self.show_home)
            screen.finished.connect(self._finish_game)
            screen.rules_wanted.connect(lambda rule: self.show_rules(game, self.show_table, rule or None))
            screen.settings_wanted.connect(lambda: self.show_settings(back=self.show_table))
            QTimer.singleShot(0, screen, screen.begin)
            if desk.settings.tips:
                screen.tipping.start(desk.settings.tips_seen)
            return screen

        self.show_screen(build)

    def _remember_side(self, folded: bool) -> None:
        self._side_folded = folded
        with self._host.telling():
            self._desk.change(msgspec.structs.replace(self._desk.settings, side_panel=not folded))

    def _remember_tutor(self, name: str, tutor: Tutor) -> None:
        with self._host.telling():
            self._desk.teach(name, tutor)

    def _remember_tip(self, tip: str) -> None:
        settings = self._desk.settings
        with self._host.telling():
            self._desk.change(msgspec.structs.replace(settings, tips_seen=(*settings.tips_seen, tip)))

    def _finish_game(self) -> None:
        session = self._host.finish()
        if session:
            self.show_result(session)

    def show_result(self, session: Session, back: Callable[[], None] | None = None) -> None:
        """`back` leads to where somebody looks at results of earlier games."""
        from gamebox.ui.screens.result.screen import ResultScreen

        def build() -> Screen:
            screen = ResultScreen(self._desk.theme, LOOKS[session.setup.game.id], session, self._desk.shelf)
            screen.same_dice_wanted.connect(lambda: self._host.start_same(session))
            screen.rematch_wanted.connect(lambda: self._host.start_again(session.setup))
            screen.home_wanted.connect(self.show_home)
            screen.left.connect(back or self.show_home)
            screen.save_wanted.connect(lambda: self._save_record(session.record, screen))
            screen.line_up_wanted.connect(lambda: self.show_setup(session.setup.game.id))
            screen.share_wanted.connect(lambda: self._share(screen, session))
            screen.table_wanted.connect(lambda: self._show_end(session, back))
            screen.replay_wanted.connect(lambda: self.show_replay(session, lambda: self.show_result(session, back)))
            screen.review_wanted.connect(lambda: self.show_review(session, lambda: self.show_result(session, back)))
            return screen

        self.show_screen(build)

    def _show_end(self, session: Session, back: Callable[[], None] | None) -> None:
        """The table at which it was played, or if that is gone, the end of the replay."""
        if self._host.table:
            self.show_table()
        else:
            self.show_replay(session, lambda: self.show_result(session, back), Cue(len(session)))

    def show_replay(self, session: Session, back: Callable[[], None], cue: Cue | None = None) -> None:
        """Watch a game again."""
        from gamebox.ui.screens.replay import ReplayScreen

        self._host.leave()
        look, desk = LOOKS[session.setup.game.id], self._desk

        def again(there: int) -> None:
            self.show_replay(session, back, replace(cue or Cue(), position=there))

        def build() -> Screen:
            screen = ReplayScreen(desk.theme, look, session, desk.settings, desk.shelf, cue or Cue())
            screen.left.connect(back)
            screen.what_if_wanted.connect(lambda there, together: self._show_branch(session, there, again, together))
            self._accompaniment.sound(screen.board)
            screen.play_on_wanted.connect(lambda there: self._show_line_up(session, there, again))
            return screen

        self.show_screen(build)

    def show_review(self, session: Session, back: Callable[[], None]) -> None:
        """What a finished game was made of; a review that was made before is shown at once."""
        Retrospect(self._desk, self, session, back).show()

    def _show_branch(self, session: Session, position: int, again: Callable[[int], None], together: bool) -> None:
        """Try moves and come back; `together`: nobody has secrets there."""
        self._come_back = lambda: again(position)
        self._host.try_out(session, position, together=together)

    def _show_line_up(self, session: Session, position: int, again: Callable[[int], None]) -> None:
        """Who plays on from there."""
        from gamebox.ui.screens.setup.screen import SetupScreen

        def build() -> Screen:
            look, desk = LOOKS[session.setup.game.id], self._desk
            screen = SetupScreen(desk.theme, look, desk.people, desk.shelf, going_on=session.setup)
            screen.taught.connect(self._remember_tutor)
            screen.started.connect(lambda setup, _luck: self._host.branch(session, position, setup))
            screen.left.connect(lambda: again(position))
            return screen

        self.show_screen(build)

    # Files

    def _choose_file(self) -> None:
        from gamebox.ui.widgets.file_dialogs import ask_what_to_open

        path = ask_what_to_open(self)
        if path:
            self.open_file(path)

    def _take_dropped(self, paths: list[Path]) -> None:
        """One game is opened, as a double click would; several, or any on the list of games, are added to it."""
        from gamebox.ui.screens.games.screen import GamesScreen

        if len(paths) > 1 or isinstance(self.screen_shown, GamesScreen):
            self.past.import_files(paths)
        else:
            self.open_file(paths[0])

    def _save_record(self, record: Record, screen: ResultScreen) -> None:
        from gamebox.ui.widgets.file_dialogs import ask_where_to_save

        path = ask_where_to_save(self, f"{record.setup.game.id}.gamebox")
        if path and self._host.save(record, path):
            screen.show_saved()

    def _share(self, screen: ResultScreen, session: Session) -> None:
        """The result as a picture, wherever somebody wants it."""
        from gamebox.ui.widgets.file_dialogs import ask_where_to_put_picture
        from gamebox.ui.widgets.sharing import save_picture

        path = ask_where_to_put_picture(self, f"{LOOKS[session.setup.game.id].name}.png")
        if path is None:
            return
        with self._host.telling():
            save_picture(screen.poster(), path)
            self.notice.tell(translate("Window", "The picture is in {file}.").format(file=path))

    def telling(self) -> AbstractContextManager[None]:
        """Whatever the disk refuses is told."""
        return self._host.telling()

    def tell_unsaved(self) -> None:
        self.notice.tell(translate("Window", "Nothing is saved this time: your games are gone when you close gamebox."))

    def tell_crash(self) -> None:
        text = translate("Window", "Something went wrong. Your game is safe; details are in {file}.")
        self.notice.tell(text.format(file=self._desk.profile.folder / crash.FILE))

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._host.leave()
        self._desk.pictures.keep()


def _kept_aside(name: str) -> str:
    text = translate("Window", "A damaged file could not be read. It was kept aside as {name}.")
    return text.format(name=name)
