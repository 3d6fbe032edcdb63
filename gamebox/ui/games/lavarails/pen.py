"""Drawing tracks before "done": which piece lies on which field, and what a drag across fields means (LR-40)."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from gamebox.games.lavarails.actions import DRAWS, Draw
from gamebox.games.lavarails.grid import BITS, EAST, NORTH, OPPOSITE, SOUTH, STEP, WEST, fields
from gamebox.games.lavarails.tracks import ENDS, PIECES
from gamebox.games.lavarails.view import LavarailsView, Phase, PlayerSheet
from gamebox.ui.games.lavarails.layout import Plan

_BY_ENDS = {frozenset(ends): piece for piece, ends in ENDS.items()}
_INNER = 0.14
"""So near to the middle of a field, in fields, the pointer has not chosen an edge yet."""


class TrackPen:
    """Pieces drawn in this pass that may still be changed."""

    def __init__(self) -> None:
        self.pieces: dict[int, str] = {}
        self.chosen: int | None = None
        """The field that was clicked, drawn on or reached by keys last."""
        self.handed_in = False
        """“Done” was said: what was drawn is written down piece by piece, and stays as it is."""
        self._past: list[dict[int, str]] = []
        """What was drawn before each stroke."""
        self._view: LavarailsView | None = None
        self._turn: tuple[int, int] | None = None

    def follow(self, view: LavarailsView, *, may_draw: bool) -> None:
        """Keep what was drawn as long as the same player draws in the same pass."""
        turn = (view.pass_number, view.turn) if may_draw and view.phase is Phase.DRAW else None
        if turn is None or turn != self._turn:
            self.pieces, self.chosen = {}, None
        self._view, self._turn = view, turn
        kept = {field: piece for field, piece in self.pieces.items() if view.targets & BITS[field]}
        if not kept or kept != self.pieces:
            self._past = []
        self.pieces = kept

    @property
    def drawing(self) -> bool:
        return self._turn is not None

    @property
    def changeable(self) -> bool:
        return self.drawing and not self.handed_in

    @property
    def complete(self) -> bool:
        return self._view is not None and self.changeable and len(self.pieces) == self._view.targets.bit_count()

    @property
    def here(self) -> int | None:
        """Where the next piece of the palette goes: the chosen field, or the first that still needs one."""
        if self.chosen is not None and self.may_draw_on(self.chosen):
            return self.chosen
        targets = self._view.targets if self._view and self.changeable else 0
        return next((field for field in fields(targets) if field not in self.pieces), None)

    def begin_stroke(self) -> None:
        """What follows is taken back together."""
        self._past.append(dict(self.pieces))

    @property
    def can_undo(self) -> bool:
        return self.changeable and any(pieces != self.pieces for pieces in self._past)

    def undo(self) -> bool:
        """Take back the last stroke that changed something; whether there was one."""
        while self.changeable and self._past:
            before = self._past.pop()
            if before != self.pieces:
                self.pieces = before
                return True
        return False

    def may_draw_on(self, field: int) -> bool:
        return self._view is not None and self.changeable and bool(self._view.targets & BITS[field])

    def draw(self, field: int, piece: str) -> bool:
        """Put a piece on a field with a die; whether that changed something."""
        if not self.may_draw_on(field) or self.pieces.get(field) == piece:
            return False
        self.pieces[field] = piece
        return True

    def cycle(self, field: int) -> bool:
        """The next piece: first the one that joins the most, then the others."""
        if not self.may_draw_on(field):
            return False
        order = self._order(field)
        current = self.pieces.get(field)
        following = order[(order.index(current) + 1) % len(order)] if current else order[0]
        return self.draw(field, following)

    def erase(self, field: int) -> bool:
        return self.changeable and self.pieces.pop(field, None) is not None

    def clear(self) -> None:
        if self.changeable:
            self.pieces = {}

    def applied(self, sheet: PlayerSheet) -> PlayerSheet:
        """The sheet as it would be: what the pieces join and score shows at once."""
        for field, piece in self.pieces.items():
            sheet = sheet.drawn(field, piece)
        return sheet

    def actions(self) -> list[Draw]:
        """In reading order, as the rules ask for them."""
        return [DRAWS[field][PIECES.index(self.pieces[field])] for field in sorted(self.pieces)]

    def _order(self, field: int) -> list[str]:
        assert self._view is not None  # noqa: S101 - there is a field to draw on
        others = TrackPen()
        others.pieces = {at: piece for at, piece in self.pieces.items() if at != field}
        tracks = others.applied(self._view.acting).tracks

        def joins(piece: str) -> int:
            return sum(
                tracks[OPPOSITE[end]] >> (field + STEP[end]) & 1 for end in ENDS[piece] if field + STEP[end] >= 0
            )

        return sorted(PIECES, key=lambda piece: -joins(piece))


class Stroke:
    """A drag: enters a field at one edge and leaves it at another; several fields in one go."""

    def __init__(self, plan: Plan, start: QPointF) -> None:
        self.plan = plan
        self._field = plan.field_under(start)
        self._enters = _edge_near(plan, self._field, start)
        self.start = start

    def lead_to(self, point: QPointF) -> list[tuple[int, str]]:
        """The pieces that the way to this point draws."""
        field = self.plan.field_under(point)
        if field is None or self._field is None:
            return []
        drawn = []
        if field != self._field:
            step = field - self._field
            if step not in STEP:
                self._field, self._enters = field, _edge_near(self.plan, field, point)
                return []
            leaves = STEP.index(step)
            drawn += self._piece(self._field, leaves)
            self._field, self._enters = field, OPPOSITE[leaves]
        aim = _edge_near(self.plan, field, point)
        return drawn + (self._piece(field, aim) if aim is not None else [])

    def _piece(self, field: int, leaves: int) -> list[tuple[int, str]]:
        if self._enters is None:
            self._enters = leaves
        piece = _BY_ENDS.get(frozenset((self._enters, leaves)))
        return [(field, piece)] if piece else []


def _edge_near(plan: Plan, field: int | None, point: QPointF) -> int | None:
    """The edge of the field that a point lies towards; None in its very middle."""
    if field is None:
        return None
    way = (point - plan.rect(field).center()) / plan.cell
    if max(abs(way.x()), abs(way.y())) < _INNER:
        return None
    if abs(way.x()) > abs(way.y()):
        return EAST if way.x() > 0 else WEST
    return SOUTH if way.y() > 0 else NORTH
