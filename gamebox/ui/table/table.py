"""The bridge between a running game and the window: the only place that turns moves into signals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from typing_extensions import override

from gamebox.bots.tutor import Tutor
from gamebox.engine.chance import ChanceSource
from gamebox.engine.game import QT_TRANSLATE_NOOP, Chance, Over, Refusal, Refused, State, ToAct, Turn
from gamebox.engine.session import Session, Step
from gamebox.ui.table.audience import Audience
from gamebox.ui.table.opponents import Opponents
from gamebox.ui.table.pretence import Pretence
from gamebox.ui.table.undo import reveals, undo_count
from gamebox.ui.texts import why

_SECOND_THOUGHT = 1500
"""Milliseconds in which a person may still take back a decision before a bot moves."""
_FLUENCY = 4
"""How much faster a bot goes on with its turn than it begins it."""
_RETRY = 2000
"""After how many milliseconds a move that the disk refused is tried again."""


class Table(Audience, QObject):
    """A game in play. After every step its owner shows it and then calls `proceed`."""

    stepped = Signal(object)
    """A Step was made."""
    rewound = Signal()
    awaiting = Signal()
    """A person must do something now."""
    refused = Signal(object)
    """A Refusal: why what was tried may not be done."""
    unsaved = Signal(str)
    """A move could not be written to disk and was therefore not made."""
    failed = Signal(str)
    """A bot could not decide; any move was made instead."""
    replaced = Signal(str, str)
    """There is no bot of the first name, and one of the second plays in its place."""
    advised = Signal(object)
    """An Answer with Advice for the person who must decide, as long as they have not moved on."""
    finished = Signal()
    real_dice = False
    """Whether people roll real dice and tell what they show."""
    opponents = Opponents
    """Who plays for the bots."""

    def __init__(self, session: Session, chance: ChanceSource, *, pace: int, free_undo: bool = False) -> None:
        super().__init__()
        self.session = session
        self._usual_pace = self._pace = pace
        self.free_undo = free_undo
        self.tutors: dict[int, Tutor] = {}
        """Who is asked before they make a mistake, and how soon."""
        self.seat_people()
        self._chance = chance
        self._opponents = self.opponents(session, self)
        self._pretence = Pretence(session)
        self._closed = False
        self._retry = QTimer(self, singleShot=True, interval=_RETRY)
        self._retry.timeout.connect(self.proceed)
        self._opponents.ready.connect(self._move_bot)
        self._opponents.decided.connect(self._submit)
        self._opponents.failed.connect(self.failed)
        self._opponents.replaced.connect(self.replaced)
        self._opponents.advised.connect(self.advised)
        session.observe(self)

    def set_pace(self, pace: int) -> None:
        """How many milliseconds bots wait before they begin their turn."""
        self._usual_pace = self._pace = pace

    def hurry(self) -> None:
        """Let bots move at once until a person must decide."""
        self._pace = 0

    def nudge(self) -> None:
        """Let the bot whose turn it is move now."""
        self._opponents.nudge()

    @property
    def hurrying(self) -> bool:
        return self._pace < self._usual_pace

    def pause(self) -> None:
        """Nobody looks: bots wait until `proceed` is called again."""
        self._retry.stop()
        self._opponents.pause()

    def close(self) -> None:
        """Nothing happens at this table any more."""
        self.pause()
        self._closed = True
        self._opponents.leave()

    @property
    def retrying(self) -> bool:
        """Whether a move that could not be saved will be tried again by itself."""
        return self._retry.isActive()

    @property
    def state(self) -> State[Any, Any]:
        """The position as people know it: who has no choice seems to have one until they have decided."""
        return self._pretence.state

    @property
    def steps(self) -> list[Step]:
        """What has happened, as people know it."""
        return self._pretence.steps

    @property
    def view(self) -> Any:
        """What lies open, and what the person who looks may see."""
        return self.state.view(self._viewer)

    @property
    @override
    def seat_to_act(self) -> int | None:
        waiting = self.state.to_act()
        return None if isinstance(waiting, Over) else waiting.seat

    def legal(self) -> Sequence[Any]:
        """What the person who looks may decide now."""
        return self.state.legal() if self.human_to_act and not self.needs_curtain else ()

    def act(self, action: Any) -> None:
        """Make the move that a person wants."""
        if self._closed or self.needs_curtain:
            return
        if self.human_to_act:
            self._attempt(lambda: self._decide(action))
        else:
            self.refused.emit(self._not_now(action))

    def roll(self) -> None:
        """A person lets chance decide, if it waits for that."""
        waiting = self.state.to_act()
        if self.dice_asked:
            return
        if not self._closed and not self.needs_curtain and self.human_to_act and isinstance(waiting, Chance):
            self._attempt(lambda: self.session.let_chance(self._chance))

    @property
    def deciding(self) -> bool:
        """Whether the person who looks has something to choose: more than what they only seem to decide."""
        if self._closed or self._pretence or not isinstance(self.state.to_act(), Turn):
            return False
        return len(self.legal()) > 1 or (self.human_to_act and not self.needs_curtain and self.state.legal_cut())

    def consult(self, include: Any = None) -> None:
        """Have it weighed what the person who decides could do, among it a move that they think of."""
        seat = self.seat_to_act
        if self.deciding and seat is not None:
            self._opponents.consult(seat, include)

    def _not_now(self, action: Any) -> Refusal:
        """Why nothing can be done: the game is over, or a bot plays."""
        over = self.state.refusal(action) if self.seat_to_act is None else None
        return over or Refusal(None, QT_TRANSLATE_NOOP("Refusal", "It is not your turn."))

    @property
    def dice_asked(self) -> Sequence[Sequence[str]] | None:
        """The faces of the real dice that are to be told; None if no such dice fall now."""
        if not self.real_dice or self._pretence or self.needs_curtain:
            return None
        return self.session.state.real_dice()

    def tell_dice(self, faces: Sequence[str]) -> None:
        """What the real dice show, whoever has rolled them."""
        if not self._closed and self.dice_asked:
            self._attempt(lambda: self.session.submit(self.session.state.fallen(faces)))

    def proceed(self) -> None:
        """Go on after a step was shown: ask a bot, roll for it, or wait for a person."""
        if self._closed:
            return
        waiting = self.state.to_act()
        if isinstance(waiting, Over):
            self.finished.emit()
        elif self.dice_asked:
            self._pace = self._usual_pace
            self.awaiting.emit()
        elif self._rolls_by_itself(waiting):
            self._let_chance()
        elif self.human_to_act:
            self._pace = self._usual_pace
            self.awaiting.emit()
        else:
            self._opponents.wait(self._patience())

    def _patience(self) -> int:
        """How long a bot waits: if its move makes undo impossible, long enough to think better of it."""
        if self._pace and self.can_undo():
            return max(self._pace, _SECOND_THOUGHT)
        return self._pace // _FLUENCY if self._goes_on() else self._pace

    def _goes_on(self) -> bool:
        """Whether whoever must act has just acted, too."""
        return len(self.session) > 0 and self.session.last_step.by.seat == self.seat_to_act

    @property
    @override
    def rolling(self) -> bool:
        return self._rolls_by_itself(self.state.to_act())

    def _rolls_by_itself(self, waiting: ToAct) -> bool:
        return isinstance(waiting, Chance) and not waiting.asked

    def can_undo(self) -> bool:
        return self._undo_count() > 0

    @property
    def undo_owner(self) -> int | None:
        """Whose decision undo would take back."""
        count = self._undo_count()
        return self.session.steps_from(len(self.session) - count)[0].by.seat if count else None

    @property
    def undo_needs_consent(self) -> bool:
        """Whether undo would take back the decision of another person than the one who must decide now."""
        return self.human_to_act and self.undo_owner not in {None, self.seat_to_act}

    def undo(self) -> None:
        count = self._undo_count()
        if count:
            self.pause()
            taken = self.session.steps_from(len(self.session) - count)
            shown = any(reveals(self.session, self.viewer, step) for step in taken)
            self._attempt(lambda: self._take_back(count, helped=shown))

    def _undo_count(self) -> int:
        """What is over stays as it is."""
        return 0 if self.seat_to_act is None else undo_count(self.session, self.viewer, free=self.free_undo)

    def _take_back(self, count: int, *, helped: bool) -> None:
        if helped:
            self.session.note_help("free undo")
        self.session.undo(count)

    def _move_bot(self) -> None:
        waiting = self.state.to_act()
        if self._pretence:
            self._show_pretended()
        elif isinstance(waiting, Chance):
            self._let_chance()
        elif isinstance(waiting, Turn):
            self._opponents.ask(waiting.seat)

    def _decide(self, action: Any) -> None:
        if not self._pretence:
            self.session.submit(action)
            return
        refusal = self.state.refusal(action)
        if refusal:
            raise Refused(refusal)
        self._show_pretended()

    def _show_pretended(self) -> None:
        """Somebody has decided what was decided already."""
        self._opponents.turn_page()
        self.stepped.emit(self._pretence.go_on())

    def _let_chance(self) -> None:
        self._attempt(lambda: self.session.let_chance(self._chance), again=True)

    def _submit(self, action: Any) -> None:
        self._attempt(lambda: self.session.submit(action), again=True)

    def _attempt(self, move: Callable[[], object], *, again: bool = False) -> None:
        """Make a move; if the disk refuses it, people try `again` themselves, for others it is done here."""
        try:
            move()
        except Refused as error:
            self.refused.emit(error.refusal)
        except OSError as error:
            if again:
                self._opponents.forget()
                self._retry.start()
            self.unsaved.emit(why(error))

    def moved(self, step: Step) -> None:
        self._opponents.turn_page()
        self._retry.stop()
        self.stepped.emit(self._pretence.begin(step))

    def taken_back(self, _length: int) -> None:
        self._opponents.turn_page()
        self._pretence.end()
        self.rewound.emit()
