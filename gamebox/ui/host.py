"""What happens to games: they are begun, continued, opened from files, ended and left. Screens are not its business."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gamebox.engine.chance import ChanceSource, Dice, DiceOfGame, Luck, SameDice, dice_of_game, fresh_code, game_of_dice
from gamebox.engine.game import Over
from gamebox.engine.journal import Journal
from gamebox.engine.record import Record, RecordError, Setup, load, save
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.library.people import LineUp
from gamebox.library.saves import Unfinished, begun
from gamebox.library.settings import Pace, Settings
from gamebox.ui.desk import Desk
from gamebox.ui.texts import translate, unplayable, why
from gamebox.ui.theme import Motion

if TYPE_CHECKING:
    from gamebox.ui.table.lesson import Lesson
    from gamebox.ui.table.lesson_table import LessonTable
    from gamebox.ui.table.table import Table

_PACES: dict[Pace, int] = {
    "slow": 2 * Motion.THINK,
    "normal": Motion.THINK.value,
    "quick": Motion.THINK // 4,
    "at once": 0,
}
"""How many milliseconds bots consider before they begin."""


NEW_DICE = Luck()


class Host(QObject):
    """Has at most one table at a time."""

    opened = Signal()
    """There is a table to play at."""
    closed = Signal()
    """Nobody plays at that table any more."""
    told = Signal(str)
    """Something that the player should know."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._table: Table | None = None

    @property
    def table(self) -> Table | None:
        return self._table

    def start(self, setup: Setup, luck: Luck = NEW_DICE) -> None:
        """Begin a new game."""
        with self.telling():
            record = begun(setup, luck.dice or (None if self._desk.settings.real_dice else fresh_code()))
            self._open(Session.of(record, self._desk.saves.begin(record)))
            options = msgspec.to_builtins(setup.options)
            self._desk.remember(setup.game.id, LineUp(setup.seats, options))

    def start_again(self, setup: Setup) -> None:
        """The same line-up; the next seat begins."""
        first = setup.options.first % len(setup.seats) + 1
        self.start(Setup(setup.game, setup.seats, msgspec.structs.replace(setup.options, first=first)))

    def dice_of(self, session: Session) -> Luck:
        """The dice that fell in a game, for one in which nobody shall be luckier: by their name, or by the game's."""
        name = session.notes.dice
        if name is None:
            self._desk.saves.keep(session.record)  # they are looked up there
            name = dice_of_game(session.record.digest)
        return Luck(name, real=False)

    def resume(self, game: Unfinished) -> None:
        """Go on with an interrupted game."""
        with self.telling():
            journal = self._desk.saves.resume(game)
            self._open(Session.of(game.record, journal))
            if game.recover().damaged:
                self.told.emit(translate("Home", "Its file was damaged: the last moves may be missing."))

    def resume_last(self) -> bool:
        """Go on with the game that was interrupted last; whether there is one."""
        unfinished = self._desk.saves.unfinished()
        if unfinished:
            self.resume(unfinished[0])
        return self._table is not None

    def discard(self, game: Unfinished) -> None:
        """The player has given an interrupted game up."""
        with self.telling():
            self._desk.saves.discard(self._desk.saves.resume(game))

    def open_file(self, path: Path) -> bool:
        """Go on with the game of a .gamebox file, or look at its end; whether that can be done."""
        session = self.loaded(path)
        if session is not None:
            with self.telling():
                return self._take_in(session)
        return False

    def _take_in(self, session: Session) -> bool:
        """What comes from elsewhere becomes a game of this library, unless it is one already."""
        saves, record = self._desk.saves, session.record
        if isinstance(session.state.to_act(), Over):
            saves.keep(record)
        elif ended := saves.ended_like(record):
            return self.open_file(ended)
        elif known := saves.like(record):
            session = Session.of(known.record, saves.resume(known))
        else:
            session.recorder = saves.begin(record)
        self._open(session)
        return True

    def import_file(self, path: Path) -> Path | None:
        """Have the game of a .gamebox file among the others, once; where it is now."""
        session = self.loaded(path)
        if session is None:
            return None
        saves, record = self._desk.saves, session.record
        with self.telling():
            if isinstance(session.state.to_act(), Over):
                return saves.keep(record)
            if ended := saves.ended_like(record):
                return ended
            if known := saves.like(record):
                return known.path
            journal = saves.begin(record)
            journal.close()
            return journal.path
        return None

    def branch(self, session: Session, position: int, setup: Setup) -> None:
        """A game of its own from an earlier position of another, with another line-up."""
        with self.telling():
            record = replace(begun(setup), moves=session.record.moves[:position])
            self._open(Session.of(record, self._desk.saves.begin(record)))

    def try_out(self, session: Session, position: int, *, together: bool) -> None:
        """A table at an earlier position, which is none of the games that can be continued; dice fall as they fell."""
        tried = Session(session.setup, session.record.moves[:position])
        name = session.notes.dice or dice_of_game(session.record.digest)
        self._open(tried, DiceOfGame(name, tried, session.steps), together=together)

    def teach(self, lesson: Lesson, setup: Setup, step: int) -> LessonTable:
        """A table that explains the game; nothing of it is kept."""
        from gamebox.ui.table.lesson_table import LessonTable

        self.leave()
        table = LessonTable(lesson, setup, step, pace=_PACES[self._desk.settings.bots])
        self._table = table
        return table

    def loaded(self, path: Path) -> Session | None:
        """The game of a file; what is wrong with one that cannot be played is told. None, too, if it was given up."""
        from gamebox.ui.widgets.opening import opened

        parent = self.parent()
        try:
            return opened(load(path, GAMES), parent if isinstance(parent, QWidget) else None)
        except RecordError as error:
            self.told.emit(unplayable(path.name, error))
            return None

    def _open(self, session: Session, dice: ChanceSource | None = None, *, together: bool = False) -> None:
        from gamebox.ui.table.table import Table

        self.leave()
        settings = self._desk.settings
        pace = _PACES[settings.bots]
        dice = dice or self._dice_for(session)
        self._table = Table(session, dice, pace=pace, free_undo=settings.free_undo or together)
        for seat, who in enumerate(session.setup.seats):
            if who.bot is None and who.name in self._desk.people.tutors:
                self._table.tutors[seat] = self._desk.people.tutors[who.name]
        self._table.real_dice = settings.real_dice
        if together:
            self._table.play_together()
        self._table.failed.connect(self._tell_failed)
        self._table.replaced.connect(self._tell_replaced)
        self.opened.emit()

    def _dice_for(self, session: Session) -> ChanceSource:
        """Those that the game's notes name."""
        name = session.notes.dice
        if name is None:
            return Dice(SystemRandom())
        digest = game_of_dice(name)
        past = self._desk.saves.ended_as(digest) if digest else None
        return DiceOfGame(name, session, Session.of(past).steps) if past else SameDice(name, session)

    def follow(self, settings: Settings) -> None:
        """What was set concerns the game in play, too."""
        if self._table:
            self._table.set_pace(_PACES[settings.bots])
            self._table.real_dice = settings.real_dice
            if self._table.humans == 1:
                self._table.free_undo = settings.free_undo

    def finish(self) -> Session | None:
        """The game at the table is over: keep it."""
        session = self._table.session if self._table else None
        if session and isinstance(session.recorder, Journal):
            if session.notes.dice and not session.fell_as(self._dice_for):
                session.notes = msgspec.structs.replace(session.notes, dice=None)
            with self.telling():
                self._desk.saves.finish(session.recorder, session.record)
                session.recorder = None
        return session

    def save(self, record: Record, path: Path) -> bool:
        """Whether the record is in that file now."""
        with self.telling():
            save(record, path)
            return True
        return False

    def leave(self) -> None:
        """The game is on disk; let go of it."""
        table, self._table = self._table, None
        if table:
            self.closed.emit()
            table.close()
            if isinstance(table.session.recorder, Journal):
                self._desk.saves.leave(table.session.recorder, table.session.record)

    def _tell_failed(self, reason: str) -> None:
        text = translate("Window", "A bot could not decide and moved at random: {reason}")
        self.told.emit(text.format(reason=reason))

    def _tell_replaced(self, named: str, playing: str) -> None:
        text = translate("Window", "There is no bot “{named}” here: “{playing}” plays in its place.")
        self.told.emit(text.format(named=named, playing=playing))

    @contextmanager
    def telling(self) -> Iterator[None]:
        """Whatever the disk refuses is told, and what was to follow does not happen."""
        try:
            yield
        except OSError as error:
            text = translate("Window", "This could not be saved: {reason}.")
            self.told.emit(text.format(reason=why(error)))
