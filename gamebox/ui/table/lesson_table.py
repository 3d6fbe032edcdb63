"""A table at which a game is learned: dice and bots follow the lesson, and so does the learner, with kind words."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from typing_extensions import override

from gamebox.engine.game import QT_TRANSLATE_NOOP, Refusal, State, Turn
from gamebox.engine.record import Setup
from gamebox.engine.session import Session, Step
from gamebox.ui.table.lesson import Lesson
from gamebox.ui.table.opponents import Opponents
from gamebox.ui.table.table import Table


class _Followers(Opponents):
    """Bots that know what they will do: nobody has to think."""

    @override
    def call(self) -> None:
        """There is no worker to be started."""


class _Prepared:
    """Dice and cards as the lesson has them."""

    def __init__(self, lesson: Lesson, session: Session) -> None:
        self._lesson = lesson
        self._session = session

    def answer(self, _state: State[Any, Any]) -> Any:
        return self._lesson.move(len(self._session))


class LessonTable(Table):
    taught = Signal()
    """Something else is to be read or done now."""
    opponents = _Followers

    def __init__(self, lesson: Lesson, setup: Setup, step: int, *, pace: int) -> None:
        """`step` says how many have been read before."""
        self.lesson = lesson
        self.step = step
        self.language = "en"
        session = Session(setup, lesson.record.moves[: lesson.steps[step].at if step else 0])
        super().__init__(session, _Prepared(lesson, session), pace=pace)

    @property
    def telling(self) -> bool:
        """Whether something is told that is to be read before the game goes on."""
        return self._reached and not self.lesson.is_task(self.step)

    @property
    def _reached(self) -> bool:
        return self.step < len(self.lesson.steps) and self.lesson.steps[self.step].at <= len(self.session)

    @property
    def at_end(self) -> bool:
        """Whether the last words are being told."""
        return self.step == len(self.lesson.steps) - 1 and self._reached

    def read_on(self) -> None:
        """What was told has been read."""
        if self.telling and not self.at_end:
            self.step += 1
            self.proceed()

    @override
    def proceed(self) -> None:
        self.taught.emit()
        if not self.telling:
            super().proceed()

    @override
    def act(self, action: Any) -> None:
        if self.telling:
            self.refused.emit(Refusal(None, QT_TRANSLATE_NOOP("Refusal", "Read this first, then press Next.")))
        elif not self.human_to_act or self.state.refusal(action) or self._is_wanted(action):
            super().act(action)
        else:
            self.refused.emit(Refusal(None, self._kind_words()))

    @property
    @override
    def dice_asked(self) -> None:
        """The lesson's dice lie ready, whatever people have on their table."""

    @override
    def roll(self) -> None:
        if self.telling:
            self.act(None)
        else:
            super().roll()

    def _kind_words(self) -> str:
        usual = QT_TRANSLATE_NOOP("Refusal", "You may do that, too. But let us try what the thick frame shows first.")
        words = self.lesson.steps[self.step].wrong if self._reached else {}
        return words.get(self.language, usual)

    def _is_wanted(self, action: Any) -> bool:
        """What leads to the same position is the same."""
        wanted = self.lesson.move(len(self.session))
        return bool(action == wanted) or self._after(action) == self._after(wanted)

    def _after(self, action: Any) -> Any:
        state = self.session.state.clone()
        if state.refusal(action):
            return None
        state.apply(action)
        return _sorted(state.document())

    @override
    def moved(self, step: Step) -> None:
        if self.step < len(self.lesson.steps) and self.lesson.steps[self.step].at <= step.index:
            self.step += 1
        super().moved(step)

    @override
    def _move_bot(self) -> None:
        if isinstance(self.state.to_act(), Turn) and not self._pretence:
            self._submit(self.lesson.move(len(self.session)))
        else:
            super()._move_bot()

    @override
    def _undo_count(self) -> int:
        """The lesson goes one way."""
        return 0


def _sorted(document: Any) -> Any:
    """Cards of a combination may lie in any order."""
    if isinstance(document, dict):
        return {key: _sorted(value) for key, value in document.items()}
    if not isinstance(document, list):
        return document
    cards = all(isinstance(each, str) for each in document)
    return sorted(document) if cards else [_sorted(each) for each in document]
