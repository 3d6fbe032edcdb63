"""The way after a game: its result, watching it again, trying it otherwise, playing on, and looking into it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from gamebox.engine.record import Record
from gamebox.engine.session import Session
from gamebox.ui.accompaniment.accompaniment import Accompaniment
from gamebox.ui.desk import Desk
from gamebox.ui.host import Host
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.cue import Cue
from gamebox.ui.screens.screen import Screen
from gamebox.ui.texts import translate
from gamebox.ui.ways.retrospect import Retrospect

if TYPE_CHECKING:
    from gamebox.ui.guide import Guide
    from gamebox.ui.screens.result.screen import ResultScreen

Back = Callable[[], None]


class Aftermath:
    def __init__(self, desk: Desk, guide: Guide, host: Host, accompaniment: Accompaniment) -> None:
        self._desk = desk
        self._guide = guide
        self._host = host
        self._accompaniment = accompaniment

    def show_result(self, session: Session, back: Back | None = None, back_to: str = "") -> None:
        """`back` leads to where somebody came from who has not just played it, and `back_to` is what that is called."""
        from gamebox.ui.screens.result.screen import ResultScreen

        guide, host = self._guide, self._host

        def again() -> None:
            self.show_result(session, back, back_to)

        def build() -> Screen:
            look, desk = LOOKS[session.setup.game.id], self._desk
            screen = ResultScreen(desk.theme, look, session, desk.shelf, back=back_to)
            screen.same_dice_wanted.connect(lambda: self._play_again(session))
            screen.rematch_wanted.connect(lambda: host.start_again(session.setup))
            screen.home_wanted.connect(guide.show_home)
            screen.left.connect(back or guide.show_home)
            screen.save_wanted.connect(lambda: self._save_record(session.record, screen))
            screen.line_up_wanted.connect(lambda: guide.show_setup(session.setup.game.id, back=again))
            screen.share_wanted.connect(lambda: self._share(screen, session))
            screen.table_wanted.connect(lambda: self._show_end(session, again))
            screen.replay_wanted.connect(lambda: self.show_replay(session, again))
            screen.review_wanted.connect(lambda: self.show_review(session, again))
            return screen

        guide.show_screen(build)

    def _show_end(self, session: Session, back: Back) -> None:
        """The table at which it was played, or if that is gone, the end of the replay."""
        if self._host.table:
            self._guide.show_table()
        else:
            self.show_replay(session, back, Cue(len(session)))

    def _play_again(self, session: Session) -> None:
        """The same line-up, and nobody is luckier than before."""
        with self._host.telling():
            self._guide.start(session.setup, self._host.dice_of(session))

    def _save_record(self, record: Record, screen: ResultScreen) -> None:
        from gamebox.ui.widgets.file_dialogs import ask_where_to_save

        path = ask_where_to_save(self._guide, f"{record.setup.game.id}.gamebox")
        if path and self._host.save(record, path):
            screen.show_saved()

    def _share(self, screen: ResultScreen, session: Session) -> None:
        """The result as a picture, wherever somebody wants it."""
        from gamebox.ui.widgets.file_dialogs import ask_where_to_put_picture
        from gamebox.ui.widgets.sharing import save_picture

        path = ask_where_to_put_picture(self._guide, f"{LOOKS[session.setup.game.id].name}.png")
        if path is None:
            return
        with self._host.telling():
            save_picture(screen.poster(), path)
            self._guide.notice.tell(translate("Window", "The picture is in {file}.").format(file=path))

    def show_replay(self, session: Session, back: Back, cue: Cue | None = None) -> None:
        """Watch a game again."""
        from gamebox.ui.screens.replay import ReplayScreen

        self._host.leave()
        look, desk = LOOKS[session.setup.game.id], self._desk
        found = desk.reviews.of(session.record)
        cue = cue or Cue()
        if found and not cue.moments:
            cue = replace(cue, moments=tuple(moment.position for moment in found.moments))

        def again(there: int) -> None:
            self.show_replay(session, back, replace(cue, position=there))

        def build() -> Screen:
            screen = ReplayScreen(desk.theme, look, session, desk.settings, desk.shelf, cue)
            screen.left.connect(back)
            screen.review_wanted.connect(lambda there: self.show_review(session, lambda: again(there)))
            screen.what_if_wanted.connect(lambda there, together: self._show_branch(session, there, again, together))
            screen.play_on_wanted.connect(lambda there: self._show_line_up(session, there, again))
            self._accompaniment.sound(screen.board)
            return screen

        self._guide.show_screen(build)

    def show_review(self, session: Session, back: Back) -> None:
        """What a finished game was made of; a review that was made before is shown at once."""
        Retrospect(self._desk, self._guide, session, back).show()

    def _show_branch(self, session: Session, position: int, again: Callable[[int], None], together: bool) -> None:
        """Try moves and come back; `together`: nobody has secrets there."""
        self._guide.come_back = lambda: again(position)
        self._host.try_out(session, position, together=together)

    def _show_line_up(self, session: Session, position: int, again: Callable[[int], None]) -> None:
        """Who plays on from there."""
        from gamebox.ui.screens.setup.screen import SetupScreen

        def build() -> Screen:
            look, desk = LOOKS[session.setup.game.id], self._desk
            screen = SetupScreen(desk.theme, look, desk.people, desk.shelf, going_on=session.setup)
            screen.taught.connect(self._guide.habits.teach)
            screen.started.connect(lambda setup, _luck: self._host.branch(session, position, setup))
            screen.left.connect(lambda: again(position))
            return screen

        self._guide.show_screen(build)
