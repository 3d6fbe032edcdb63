"""The way through what was played: the list of games with what can be done to each, and statistics of people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from gamebox.bots.judged import Review
from gamebox.engine.files import write_atomically
from gamebox.engine.record import Record, RecordError, load
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.library import queries, renaming
from gamebox.library.export import as_csv
from gamebox.library.index import Index
from gamebox.library.profile import FINISHED, REVIEWS
from gamebox.library.queries import Best, Kept, Wanted
from gamebox.ui.desk import Desk
from gamebox.ui.host import Host
from gamebox.ui.looks import COVERS, LOOKS
from gamebox.ui.screens.games.entries import Entry, entries_of, record_of
from gamebox.ui.screens.games.glimpses import Glimpse, glimpse
from gamebox.ui.screens.games.screen import GamesScreen, Visit
from gamebox.ui.screens.screen import Screen
from gamebox.ui.screens.statistics.pages import Source
from gamebox.ui.screens.statistics.screen import StatisticsScreen
from gamebox.ui.texts import translate
from gamebox.ui.ways.discards import Discards
from gamebox.ui.widgets.file_dialogs import (
    ask_what_to_import,
    ask_where_to_put_picture,
    ask_where_to_put_table,
    ask_where_to_save,
)
from gamebox.ui.widgets.sharing import save_picture
from gamebox.ui.widgets.waiting import Waiting

if TYPE_CHECKING:
    from gamebox.ui.guide import Guide


class Past:
    def __init__(self, desk: Desk, guide: Guide, host: Host) -> None:
        self._desk = desk
        self._guide = guide
        self._host = host
        self._visit = Visit()
        self._discards = Discards(desk.profile, host.telling, self._entries)
        self._wanted = Wanted(bots_only=False)

    def index(self) -> Index:
        """The index of finished games; making it anew may take a while."""
        text = translate("Games", "The games that were played are being read …")
        return Index(self._desk.profile, Waiting(self._guide, text))

    # The list

    def show_games(self) -> None:
        self._host.leave()
        self.empty_bin()

        def build() -> Screen:
            screen = GamesScreen(self._desk.theme, COVERS, self._entries(), self._glimpse, self._visit)
            screen.left.connect(self._leave)
            screen.opened.connect(self._open)
            screen.replay_wanted.connect(self._replay)
            screen.review_wanted.connect(self._review)
            screen.export_wanted.connect(self._export)
            screen.delete_wanted.connect(lambda entry: self._delete(entry, screen))
            screen.undo_wanted.connect(lambda: self._discards.undo(screen))
            screen.import_wanted.connect(self._choose_files)
            screen.statistics_wanted.connect(lambda: self.show_statistics(self.show_games))
            return screen

        self._guide.show_screen(build)

    def _leave(self) -> None:
        self.empty_bin()
        self._guide.show_home()

    def _entries(self) -> list[Entry]:
        """All games that can be told of; what is wrong with the others is told."""
        found: list[Entry] = []
        with self._host.telling():
            found = entries_of(self._desk.profile, self.index(), COVERS)
        self._guide.tell_damaged()
        return found

    def _glimpse(self, entry: Entry, size: QSize) -> Glimpse:
        ratio = self._guide.devicePixelRatioF()
        return glimpse(LOOKS[entry.game], entry, record_of(entry), size, self._desk.theme, ratio)

    # What can be done with a game

    def _open(self, entry: Entry) -> None:
        if entry.unfinished:
            self._guide.resume(entry.unfinished)
        elif session := self._host.loaded(entry.path):
            self._guide.show_result(session, self.show_games, translate("Games", "Games"))

    def _replay(self, entry: Entry) -> None:
        session = Session.of(entry.unfinished.record) if entry.unfinished else self._host.loaded(entry.path)
        if session:
            self._guide.show_replay(session, self.show_games)

    def _review(self, entry: Entry) -> None:
        if session := self._host.loaded(entry.path):
            self._guide.show_review(session, self.show_games)

    def _export(self, entry: Entry) -> None:
        record = record_of(entry)
        path = ask_where_to_save(self._guide, f"{entry.path.stem}.gamebox") if record else None
        if record and path and self._host.save(record, path):
            self._tell_saved(path)

    def _delete(self, entry: Entry, screen: GamesScreen) -> None:
        review = self._desk.profile.folder / REVIEWS / f"{entry.digest}.json"
        self._discards.throw(screen, entry, entry.key, entry.path, *([review] if review.exists() else []))

    def empty_bin(self) -> None:
        """Nobody can want back what was deleted."""
        self._discards.empty()

    # Files from elsewhere

    def _choose_files(self) -> None:
        paths = ask_what_to_import(self._guide)
        if paths:
            self.import_files(paths)

    def import_files(self, paths: Sequence[Path]) -> None:
        """Have their games among the others, each once, and show them."""
        self.empty_bin()
        before = {entry.key for entry in self._entries()}
        there = [place for path in paths if (place := self._host.import_file(path))]
        if there:
            self._visit.chosen = there[-1].name
            self._visit.shown = type(self._visit.shown)()
            self.show_games()
        if there and len(there) == len(paths):
            fresh = {place.name for place in there} - before
            text = translate("Games", "%n game(s) added.", "", len(fresh))
            self._guide.notice.tell(text if fresh else translate("Games", "This game is here already."))

    # Statistics

    def show_statistics(self, back: Callable[[], None]) -> None:
        self.empty_bin()

        def build() -> Screen:
            source = Source(self._games, self._best, self._kept_record)
            screen = StatisticsScreen(self._desk.theme, COVERS, source, self._wanted)
            screen.left.connect(back)
            screen.changed.connect(self._remember)
            screen.reviewed.connect(self._keep_review)
            screen.failed.connect(self._tell_failed)
            screen.table_wanted.connect(self._save_table)
            screen.picture_wanted.connect(lambda image: self._save_picture(image, screen))
            screen.person_card.renamed.connect(lambda old, new: self._rename(old, new, screen))
            screen.person_card.merged.connect(lambda old, new: self._rename(old, new, screen))
            screen.person_card.deleted.connect(lambda name: self._forget(name, screen))
            self._guide.tell_damaged()
            return screen

        self._guide.show_screen(build)

    def _remember(self, wanted: Wanted) -> None:
        self._wanted = wanted

    def _games(self, wanted: Wanted) -> list[Kept]:
        with self._host.telling():
            return queries.games(self.index(), wanted)
        return []

    def _best(self, game: str, variant: str) -> Sequence[Best]:
        with self._host.telling():
            return queries.best(self.index(), game, variant)
        return ()

    def _kept_record(self, kept: Kept) -> Record | None:
        try:
            return load(self._desk.profile.folder / FINISHED / kept.file, GAMES)
        except RecordError:
            return None

    def _keep_review(self, record: Record, review: Review) -> None:
        with self._host.telling():
            self._desk.reviews.keep(record, review)

    def _tell_failed(self, reason: str) -> None:
        text = translate("Statistics", "A game could not be reviewed: {reason}")
        self._guide.notice.tell(text.format(reason=reason))

    def _save_table(self, wanted: Wanted) -> None:
        path = ask_where_to_put_table(self._guide, translate("Statistics", "Statistics") + ".csv")
        if path:
            with self._host.telling():
                write_atomically(path, as_csv(self._games(wanted)))
                self._tell_saved(path)

    def _save_picture(self, picture: QPixmap, screen: StatisticsScreen) -> None:
        path = ask_where_to_put_picture(self._guide, screen.title().replace(" · ", " ") + ".png")
        if path:
            with self._host.telling():
                save_picture(picture, path)
                self._tell_saved(path)

    def _tell_saved(self, path: Path) -> None:
        self._guide.notice.tell(translate("Games", "Saved as {file}.").format(file=path.name))

    def _rename(self, old: str, new: str, screen: StatisticsScreen) -> None:
        """To another name, or to that of somebody who turns out to be the same."""
        try:
            with self._host.telling():
                renaming.rename(self._desk.profile, old, new, self._progress())
        except renaming.CannotRenameError:
            text = translate("Statistics", "{old} and {new} have sat at one table: they are two people.")
            self._guide.notice.tell(text.format(old=old, new=new))
            return
        self._after_renaming(screen, new)

    def _forget(self, name: str, screen: StatisticsScreen) -> None:
        with self._host.telling():
            renaming.forget(self._desk.profile, name, self._progress())
        self._after_renaming(screen, None)

    def _progress(self) -> Waiting:
        return Waiting(self._guide, translate("Statistics", "The games get another name …"))

    def _after_renaming(self, screen: StatisticsScreen, person: str | None) -> None:
        self._desk.reload_people()
        screen.show_people(person)
