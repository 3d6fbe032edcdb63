"""A first game that explains itself: the table as it always is, and above it what is to be read or done now."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout
from typing_extensions import override

from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Look
from gamebox.ui.screens.lesson.coach import Coach
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.table.lesson_table import LessonTable
from gamebox.ui.theme import Theme


class LessonScreen(PlayScreen):
    learned = Signal()
    """The last words have been read."""
    from_start = Signal()
    reached = Signal(int)
    """How many steps of the lesson have been taken."""

    def __init__(
        self,
        theme: Theme,
        look: Look,
        table: LessonTable,
        settings: Settings,
        shelf: Shelf,
        *,
        language: str,
        folded: bool | None = None,
    ) -> None:
        self._lesson_table = table
        self._language = language
        self._told = table.step
        self.coach = Coach(theme)
        super().__init__(theme, look, table, settings, shelf, folded=folded)
        self.prompt.be_kind()
        cast(QVBoxLayout, self.layout()).insertWidget(1, self.coach)
        self.coach.read_on.connect(self._read_on)
        self.coach.from_start.connect(self.from_start)
        table.taught.connect(self._teach)
        self.board.aside.closed.connect(self._point)  # a hint, or what a thing is, had shown something else

    def _teach(self) -> None:
        table = self._lesson_table
        if table.step != self._told:
            self._told = table.step
            self.prompt.forget_reason()  # it was about what has been read or done by now
        self.reached.emit(table.step)
        steps = table.lesson.steps
        number = min(table.step, len(steps) - 1)
        if steps[number].at <= len(table.session):
            words, task = steps[number].text(self._language), table.lesson.is_task(number)
            self.coach.tell(words, number, len(steps), task=task)
            if task:
                self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._point()

    def _point(self) -> None:
        table = self._lesson_table
        if table.step < len(table.lesson.steps) and table.lesson.steps[table.step].at <= len(table.session):
            self.scene.point_at_all(table.lesson.places(table.step))

    def _read_on(self) -> None:
        if self._lesson_table.at_end:
            self.learned.emit()
        else:
            self.board.skip()
            self._lesson_table.read_on()

    @override
    def _show_state(self) -> None:
        super()._show_state()
        self._point()

    @override
    def rescale(self) -> None:
        super().rescale()
        self.coach.rescale(self.scale)
