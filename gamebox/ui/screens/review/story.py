"""A game and its review together: moves in the game's words, rounds, and pictures of positions."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from gamebox.bots.judged import Moment, Review
from gamebox.engine.game import Turn
from gamebox.engine.session import Session
from gamebox.ui.look import Look
from gamebox.ui.players import players_of
from gamebox.ui.screens.review.moments import Told
from gamebox.ui.table.picture import view_picture
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme


class Story:
    def __init__(self, look: Look, session: Session, review: Review) -> None:
        self._look = look
        self._session = session
        self._review = review
        self._steps = session.steps
        self._rounds = sorted({0, *look.words.rounds(self._steps)})
        self.players = players_of(session.setup.seats)

    def told(self, position: int) -> str:
        """What the move before a position was, as everybody saw it."""
        step = self._steps[position - 1]
        words = self._look.words
        seen = (event.seen_by(None) for event in step.events)
        lines = [line for event in seen if event and (line := words.told(event, self.players))]
        if lines:
            return lines[0].splitlines()[0]
        if isinstance(step.by, Turn):
            view = self._session.state_after(step.index).view(step.by.seat)
            return words.deed(step.action, view, self.players)
        return step.text

    def of(self, moment: Moment, theme: Theme, ratio: float) -> Told:
        move = self._review.moves[moment.move]
        view, words = self._session.state_after(moment.move).view(moment.seat), self._look.words
        best = self._session.setup.game.read(move.best) if move.best else None
        played = self._steps[moment.move].action
        when = translate("Review", "Round {number}").format(number=bisect_right(self._rounds, moment.move))
        return Told(
            moment,
            self.players[moment.seat],
            when,
            words.deed(played, view, self.players) if move.kind == "decision" else self.told(moment.move + 1),
            "" if best is None else words.deed(best, view, self.players),
            [words.reasoned(reason) for reason in moment.reasons[1:]],
            partial(self._picture, moment, theme, ratio),
        )

    def _picture(self, moment: Moment, theme: Theme, ratio: float, size: QSize) -> QPixmap:
        """As the one saw it whose moment it is."""
        people = tuple(replace(player, bot=None) for player in self.players)
        view = self._session.state_after(moment.position).view(moment.seat)
        return QPixmap.fromImage(view_picture(self._look, people, view, size, theme, ratio))
