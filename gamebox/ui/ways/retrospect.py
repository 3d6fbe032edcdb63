"""The way through the review of one game: to its positions, its questions, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gamebox.engine.session import Session
from gamebox.ui.desk import Desk
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.cue import Cue
from gamebox.ui.screens.screen import Screen

if TYPE_CHECKING:
    from gamebox.bots.judged import Moment, Review
    from gamebox.ui.guide import Guide


class Retrospect:
    def __init__(self, desk: Desk, guide: Guide, session: Session, back: Callable[[], None]) -> None:
        self._desk = desk
        self._guide = guide
        self._session = session
        self._back = back
        self._look = LOOKS[session.setup.game.id]
        self._review = desk.reviews.of(session.record)
        self._seen: set[int] = set()
        """The moves of moments whose answer is known."""

    def show(self) -> None:
        from gamebox.ui.screens.review.screen import ReviewScreen

        def build() -> Screen:
            screen = ReviewScreen(self._desk.theme, self._look, self._session, self._review, self._seen)
            screen.left.connect(self._back)
            screen.made.connect(self._keep)
            screen.failed.connect(self._guide.notice.tell)
            screen.position_wanted.connect(self._show_position)
            screen.try_wanted.connect(self._show_question)
            screen.uncovered.connect(self._seen.add)
            return screen

        self._guide.show_screen(build)

    def _keep(self, review: Review) -> None:
        self._review = review
        with self._guide.telling():
            self._desk.reviews.keep(self._session.record, review)

    def _show_position(self, position: int) -> None:
        moments = tuple(moment.position for moment in self._review.moments) if self._review else ()
        self._guide.show_replay(self._session, self.show, Cue(position, moments))

    def _show_question(self, review: Review, moment: Moment) -> None:
        from gamebox.ui.screens.review.try_again import TryAgainScreen

        def build() -> Screen:
            desk = self._desk
            question = review, moment
            screen = TryAgainScreen(desk.theme, self._look, self._session, question, desk.settings, desk.shelf)
            screen.left.connect(self.show)
            screen.answered.connect(lambda: self._seen.add(moment.move))
            screen.position_wanted.connect(self._show_position)
            return screen

        self._guide.show_screen(build)
