"""Who looks at a table: nobody, one person, or all together; and whose secrets may be seen."""

from __future__ import annotations

from abc import abstractmethod

from gamebox.engine.game import Chance
from gamebox.engine.session import Session, Step


class Audience:
    """The part of a table that knows people. It must be told, too, when everybody plays with open hands."""

    session: Session
    _viewer: int | None
    _together = False

    @property
    @abstractmethod
    def seat_to_act(self) -> int | None:
        """Who must decide, or let chance decide; None when the game is over."""

    @property
    @abstractmethod
    def rolling(self) -> bool:
        """Whether dice or cards fall now without anybody asking for them: who decides next is not known yet."""

    def seat_people(self) -> None:
        """Somebody who is alone at the computer may always look."""
        humans = [index for index, seat in enumerate(self.session.setup.seats) if seat.bot is None]
        self._viewer = humans[0] if len(humans) == 1 else None

    @property
    def viewer(self) -> int | None:
        """The seat of the person who looks; None: only what lies open may be seen."""
        return self._viewer

    def hide(self) -> None:
        """Nobody looks any more."""
        self._viewer = None

    def reveal_to(self, seat: int) -> None:
        """The person of that seat looks, and nobody else."""
        self._viewer = seat

    def play_together(self) -> None:
        """Nobody has secrets: whoever looks sees with the eyes of whoever must act."""
        self._together = True
        self._viewer = self.seat_to_act

    def put_away(self) -> None:
        """Where several people have secrets from each other, a hand lies open only while its owner decides."""
        if self._together:
            self._viewer = self.seat_to_act
        elif self.shares_secrets and self._viewer != self.seat_to_act:
            self.hide()

    def private_part(self, step: Step) -> int:
        """How many events of a step that was just made the one who looks sees with their own eyes: all of them if they
        decide next; else neither what chance brings by itself nor what follows once hands are shut."""
        everything = len(step.events)
        if self._unguarded:
            return everything
        by_itself = isinstance(step.by, Chance) and not step.by.asked
        if self._viewer == self.seat_to_act and (by_itself or not self.rolling):
            return everything
        shut = (place for place, event in enumerate(step.events) if by_itself or event.shuts_hands())
        return next(shut, everything)

    @property
    def _unguarded(self) -> bool:
        """Whether nobody has to hide anything from anybody."""
        return self._together or not self.shares_secrets

    @property
    def needs_curtain(self) -> bool:
        """Whether secrets of a person who does not look yet must be shown."""
        return self.session.setup.game.secrets and self.human_to_act and self._viewer != self.seat_to_act

    @property
    def shares_secrets(self) -> bool:
        """Whether several people at the computer have secrets from each other."""
        return self.session.setup.game.secrets and self.humans > 1

    @property
    def humans(self) -> int:
        """How many people play."""
        return sum(seat.bot is None for seat in self.session.setup.seats)

    @property
    def human_to_act(self) -> bool:
        seat = self.seat_to_act
        return seat is not None and self.session.setup.seats[seat].bot is None
