"""What is said in the bar below a table: the task, what was decided, what others did, and why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer

from gamebox.engine.game import Event, Refusal, Turn
from gamebox.engine.session import Step
from gamebox.ui.look import Look, Offer, Prompt
from gamebox.ui.players import players_of
from gamebox.ui.table.board import Board
from gamebox.ui.table.prompt import PromptBar
from gamebox.ui.table.table import Table
from gamebox.ui.texts import translate

_LASTING = 300
"""Milliseconds after which what was to be decided gives way to what was."""


class Herald(QObject):
    """Speaks in a prompt bar for a table and dies with the bar; `show_result` is offered once the game is over."""

    def __init__(
        self, prompt: PromptBar, table: Table, board: Board, look: Look, show_result: Callable[[], None]
    ) -> None:
        super().__init__(prompt)
        self._prompt = prompt
        self._table = table
        self._board = board
        self._look = look
        self._players = players_of(table.session.setup.seats)
        self._show_result = show_result
        self._narrates = False
        self._decided = self._reached = ""
        self._next: int | None = None
        """Whose turn has begun in the middle of what is being shown."""
        self._said_of_next = False
        self._lasting = QTimer(self, singleShot=True, interval=_LASTING)
        self._lasting.timeout.connect(self._follow)
        board.reached.connect(self._narrate)
        board.scene.pointed.connect(prompt.point_at)

    @property
    def heading(self) -> tuple[str, ...]:
        """Where the game stands, what was agreed on for it, and what has helped somebody."""
        session = self._table.session
        agreed = [translate("Table", "free undo")] if self._table.free_undo else []
        named = {"hints": translate("Table", "with hints"), "tutor": translate("Table", "with tutor")}
        helped = [named[used] for used in session.notes.help if used in named]
        return self._look.words.heading(session), *agreed, *helped

    def tell_task(self) -> None:
        """Who must do what now; while the table waits until something has been read, only that; between the parts of
        what was wished for at once, nothing: it goes on by itself."""
        if self._board.scene.planning and self._table.human_to_act and not self._table.needs_curtain:
            return
        self._narrates = False
        self._lasting.stop()
        if pausing := self._board.scene.pause_prompt():
            self._prompt.show_prompt(pausing, bots_play=False)
            return
        table = self._table
        prompt = self._look.words.prompt(table.view, table.legal(), self._players)
        offers = () if table.rolling else (*prompt.offers, *self._board.scene.offers())
        if table.seat_to_act is None:
            offers = (Offer(translate("Table", "Result"), primary=True, run=self._show_result),)
        bots_play = not table.human_to_act and table.seat_to_act is not None
        if not bots_play:
            self._board.scene.fall_silent()
        text = self._board.scene.question() or prompt.text
        self._prompt.show_prompt(replace(prompt, text=text, offers=offers), bots_play=bots_play)

    def tell_passing(self, step: Step, viewer: int | None) -> None:
        """While a person's turn passes there is nothing to decide: what was decided is told, then what comes of it.

        What dice show is not told before they lie: that is the first that is seen, and it is under way by now.
        """
        self._lasting.stop()
        self._narrates = self._players[step.by.seat].bot is None
        if self._narrates and isinstance(step.by, Turn):
            self._prompt.show_prompt(Prompt(self._seen_of(step, viewer)), bots_play=False)

    def tell_going_on(self, step: Step, viewer: int | None) -> None:
        """What a person has decided is still being shown, and then they go on: the bar does not ask for it again."""
        self._decided = self._seen_of(step, viewer)
        if self._decided and self._players[step.by.seat].bot is None and isinstance(step.by, Turn):
            self._lasting.start()

    def _follow(self) -> None:
        """Tell what is being seen, and from now on each thing that comes of it."""
        self._narrates = True
        self._prompt.narrate(self._reached or self._decided)

    def _seen_of(self, step: Step, viewer: int | None) -> str:
        """What is seen first: what was decided, or what comes of it if that alone was still to be shown."""
        return self._reached or "".join(self._board.log.lines(step, viewer)[:1])

    def _narrate(self, event: Event) -> None:
        self._reached = self._look.words.told(event, self._players) or ""
        passes_to = event.passes_to()
        self._next = self._next if passes_to is None else passes_to
        if self._reached and self._next is not None and self._players[self._next].bot:
            self._board.scene.speak(self._next, self._reached)
            self._said_of_next = True
        if self._reached and (self._narrates or self._next is not None):
            self._prompt.narrate(self._reached)

    def turn_page(self) -> None:
        """Something else happens."""
        self._next, self._said_of_next = None, False

    def tell_deed(self, step: Step, viewer: int | None) -> None:
        """What a bot does is said beside its place; what comes of it is seen."""
        seat = step.by.seat
        if self._said_of_next:
            return
        if self._players[seat].bot:
            self._board.scene.speak(seat, "".join(self._board.log.lines(step, viewer)[:1]))
        else:
            self._board.scene.fall_silent()

    def tell_news(self, step: Step, viewer: int | None) -> None:
        """What another one has just done; what one did oneself stands in the task."""
        concerns_others = step.by.seat != self._table.seat_to_act
        self._prompt.show_news(" ".join(self._board.log.lines(step, viewer)) if concerns_others else "")

    def explain(self, refusal: Refusal) -> None:
        """Why something may not be done."""
        self._give_up()
        self._prompt.explain(self._look.words.refused(refusal))

    def why_not(self, move: Any) -> str:
        """Why a person who must decide may not make a move; nothing if they may, or if nobody decides now."""
        deciding = self._table.human_to_act and not self._table.needs_curtain and not self._board.busy
        refusal = self._table.state.refusal(move) if deciding else None
        return self._look.words.refused(refusal) if refusal else ""

    def tell_why_not(self, move: Any) -> None:
        if reason := self.why_not(move):
            self._prompt.explain(reason)

    def _give_up(self) -> None:
        """What was wished for does not go on by itself: whoever wished it must decide again."""
        planned = self._board.scene.planning
        self._board.scene.give_up()
        if planned:
            self.tell_task()

    def tell_unsaved(self, reason: str) -> None:
        self._give_up()
        if self._table.retrying:
            text = translate("Table", "The move could not be saved: {reason}. It will be tried again in a moment.")
        else:
            text = translate("Table", "The move could not be saved and was not made: {reason}. Please try again.")
        self._prompt.explain(text.format(reason=reason))

    def ask(self, question: str, *answers: Offer) -> None:
        """Something else than the game must be decided first."""
        self._prompt.show_prompt(Prompt(question, answers), bots_play=False)
