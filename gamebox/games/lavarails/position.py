"""What a position of Lava & Rails holds, and how it is shown and counted."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self, TypeAlias

from msgspec import Meta

from gamebox.engine.game import Emit, Options, Over, State
from gamebox.games.lavarails import catalogue, scoring
from gamebox.games.lavarails.actions import Action
from gamebox.games.lavarails.events import HandedOver
from gamebox.games.lavarails.grid import around
from gamebox.games.lavarails.tracks import with_piece
from gamebox.games.lavarails.view import LavarailsView, Phase, PlayerSheet

POOL = {1: 8, 2: 7, 3: 10, 4: 13}
"""Dice by the number of players (LR-2)."""
PASSES = {1: 10, 2: 12, 3: 12, 4: 12}
"""Rounds times passes a round (LR-3)."""

HeadStart: TypeAlias = Annotated[int, Meta(ge=0, le=40)]


class LavarailsOptions(Options, frozen=True, kw_only=True):
    sheet: str | dict[str, Any] = "volcano-a"
    reroll_fail: Literal["stay", "out"] = "stay"
    head_start: tuple[HeadStart, ...] = ()
    """Points that each seat is given (LR-51); none: nobody gets any."""


class Position(State[Action, LavarailsView]):
    """The data of a state; what moves do to it is told in `eruption`, `state` and `ending`."""

    _VALUES = (
        *(
            "sheet",
            "reroll_fail",
            "head_start",
            "seats",
            "pass_number",
            "start",
            "turn",
            "phase",
            "eruption",
            "targets",
        ),
        *("faces", "left", "last_turn", "rerolled", "out"),
    )
    _LISTS = ("counts", "dice", "free", "lava", "marked", "shores", "tracks")
    __slots__ = (*_VALUES, *_LISTS)

    def __init__(self, seats: int, options: LavarailsOptions) -> None:
        self.sheet = sheet = catalogue.resolve(options.sheet)
        self.reroll_fail = options.reroll_fail
        self.head_start = _head_start(seats, options)
        self.seats = seats
        self.pass_number = 1
        self.start = self.turn = options.first - 1
        self.dice = [0] * seats
        self.marked = [sheet.starts] * seats
        self.shores = [around(sheet.starts)] * seats
        self.lava = [0] * seats
        self.free = [sheet.numbers] * seats
        """Number fields without die, cross, track or lava (LR-11)."""
        tracks = [0] * 4
        for field, piece in sheet.pieces:
            tracks = with_piece(tracks, field, piece)
        self.tracks = [tuple(tracks)] * seats
        self.prepare_pool()

    def prepare_pool(self) -> None:
        """All dice are in the pool, not rolled yet (LR-19)."""
        self.counts = [0] * 7
        self.faces = 0
        """The numbers in the pool, bit n for number n."""
        self.left = POOL[self.seats]
        self.last_turn = self.rerolled = False
        self.out = 0
        """The seats that have passed, bit n for seat n."""
        self.eruption = self.targets = 0
        self.phase = Phase.ERUPTION if self.sheet.volcanic else Phase.ROLL

    def hand_over(self, seat: int, emit: Emit | None) -> None:
        """Another seat must act, though its turn has not begun."""
        if emit and seat != self.turn:
            emit(HandedOver(seat))
        self.turn = seat

    def outcome(self) -> Over:
        players = [self.player(seat) for seat in range(self.seats)]
        rule = "LR-37" if self.sheet.volcanic else "LR-47"
        return scoring.outcome([player.total for player in players], [player.tie_break for player in players], rule)

    def pool(self) -> tuple[int, ...]:
        return tuple(number for number in range(1, 7) for _ in range(self.counts[number]))

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        for name in self._VALUES:
            setattr(twin, name, getattr(self, name))
        for name in self._LISTS:
            setattr(twin, name, getattr(self, name)[:])
        return twin

    def player(self, seat: int) -> PlayerSheet:
        return PlayerSheet(
            sheet=self.sheet,
            dice=self.dice[seat],
            marked=self.marked[seat],
            lava=self.lava[seat],
            tracks=self.tracks[seat],
            passed=bool(self.out >> seat & 1),
            head_start=self.head_start[seat],
        )

    def view(self, _seat: int | None) -> LavarailsView:
        return LavarailsView(
            sheet=self.sheet,
            players=tuple(self.player(seat) for seat in range(self.seats)),
            pool=self.pool(),
            pool_size=self.left,
            pass_number=self.pass_number,
            passes=PASSES[self.seats],
            start=self.start,
            turn=self.turn,
            phase=self.phase,
            eruption=self.eruption,
            targets=self.targets,
            last_turn=self.last_turn,
            rerolled=self.rerolled,
            reroll_fail=self.reroll_fail,
            over=self.outcome() if self.phase is Phase.OVER else None,
        )

    def document(self, seat: int | None = None) -> dict[str, Any]:
        return self.view(seat).document()


def _head_start(seats: int, options: LavarailsOptions) -> tuple[int, ...]:
    """What LR-51 gives to each seat: nothing to somebody who plays alone."""
    given = options.head_start or (0,) * seats
    if len(given) != seats:
        raise ValueError(f"The option head_start is for {len(given)} seats, but there are {seats}.")
    if seats == 1 and any(given):
        raise ValueError("There is no head start in a game alone (LR-51).")
    return given
