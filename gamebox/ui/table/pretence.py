"""What has happened but is not shown yet: who has no choice seems to have one, until they have decided."""

from __future__ import annotations

from typing import Any

from gamebox.engine.game import State
from gamebox.engine.session import Session, Step


class Pretence:
    """While it lasts, people know less than the session: a position in which somebody seems to decide."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._ahead: list[tuple[State[Any, Any], Step]] = []
        """The positions that are pretended, and what comes of each."""

    def __bool__(self) -> bool:
        return bool(self._ahead)

    @property
    def state(self) -> State[Any, Any]:
        """The position as people know it."""
        return self._ahead[0][0] if self._ahead else self._session.state

    @property
    def steps(self) -> list[Step]:
        """What has happened, as people know it."""
        shown = [part for step in self._session.steps for part in step.shown]
        return shown[: len(shown) - len(self._ahead)]

    def begin(self, step: Step) -> Step:
        """A step was made; answers what of it is shown first."""
        first, *others = step.shown
        self._ahead = list(zip(step.pretended, others, strict=True))
        return first

    def go_on(self) -> Step:
        """Somebody has decided what was decided already; answers what is shown next."""
        return self._ahead.pop(0)[1]

    def end(self) -> None:
        self._ahead = []
