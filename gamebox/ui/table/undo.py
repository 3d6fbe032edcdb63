"""What may be taken back: a person's last decision, up to what chance or a secret has shown since."""

from __future__ import annotations

from gamebox.engine.game import Chance, Turn
from gamebox.engine.session import Session, Step


def undo_count(session: Session, viewer: int | None, *, free: bool) -> int:
    """How many steps go back to a person's decision: bots would only decide again what they did. 0: none may."""
    for back, step in enumerate(reversed(session.steps), 1):
        if reveals(session, viewer, step) and not free:
            return 0
        if isinstance(step.by, Turn) and session.setup.seats[step.by.seat].bot is None:
            return back
    return 0


def reveals(session: Session, viewer: int | None, step: Step) -> bool:
    """Whether a step showed what nobody knew before: by chance, or by telling a secret."""
    return isinstance(step.by, Chance) or (session.setup.game.secrets and _tells(step, viewer))


def _tells(step: Step, viewer: int | None) -> bool:
    """Whether somebody learned a secret by a decision: from a card drawn, or by what another did or had to do."""
    seat = step.by.seat
    if seat != viewer:
        return True
    return any(event.seen_by(None) != event or getattr(event, "seat", seat) != seat for event in step.events)
