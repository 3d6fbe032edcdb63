"""What everybody at a Lava & Rails table sees: there are no secrets."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import lru_cache
from typing import Any, Literal

from gamebox.engine.game import Over, View
from gamebox.games.lavarails import scoring
from gamebox.games.lavarails.grid import NAMES, STRIDE, around, fields
from gamebox.games.lavarails.scoring import LineScore, Score
from gamebox.games.lavarails.sheet import Sheet
from gamebox.games.lavarails.tracks import Line, fields_with_track, lines, piece_at, with_piece


class Phase(IntEnum):
    """What the game waits for; dice decide in ERUPTION, ROLL, REROLL and GHOST."""

    ERUPTION = 0
    LAVA = 1
    ROLL = 2
    PLACE = 3
    DECIDE = 4
    REROLL = 5
    RETURN = 6
    GHOST = 7
    DRAW = 8
    OVER = 9


def reach_of(dice: int, free: int, shores: int) -> int:
    """The free fields beside the player's dice (LR-13); without any, those beside crosses or tracks (LR-12, LR-14)."""
    beside = (
        dice << 1 | dice >> 1 | dice << STRIDE | dice >> STRIDE
    )  # around(dice), without the call: playouts live here
    return beside & free or shores & free


@lru_cache(maxsize=64)
def _line_scores(sheet: Sheet, tracks: tuple[int, ...]) -> tuple[LineScore, ...]:
    """A picture of a sheet asks for them part by part."""
    return scoring.line_scores(sheet, tracks)


@dataclass(frozen=True, slots=True)
class PlayerSheet:
    """One seat's sheet; sets of fields are masks (see grid)."""

    sheet: Sheet = field(repr=False)
    dice: int
    marked: int
    """Fields with a cross or track, pre-printed ones too."""
    lava: int
    tracks: tuple[int, ...]
    """By direction, the fields whose piece ends there; pre-printed ones too."""
    passed: bool
    head_start: int = 0
    """Points that the player was given, apart from those of the sheet (LR-51)."""

    @property
    def free(self) -> int:
        """Number fields without die, cross, track or lava (LR-11)."""
        return self.sheet.numbers & ~(self.dice | self.marked | self.lava)

    @property
    def reach(self) -> int:
        """Where the next die may lie, whatever number it shows."""
        return reach_of(self.dice, self.free, around(self.marked))

    @property
    def boxed_in(self) -> bool:
        return self.dice != 0 and not around(self.dice) & self.free

    @property
    def lines(self) -> tuple[Line, ...]:
        return lines(self.tracks)

    @property
    def score(self) -> Score:
        """What the sheet would score now, by rule."""
        if self.sheet.volcanic:
            return scoring.score_volcano(self.sheet, self.marked)
        return scoring.score_railway(self.sheet, self.tracks)

    @property
    def total(self) -> int:
        """What counts at the end: the sheet's points and the head start (LR-51)."""
        return self.score.total + self.head_start

    @property
    def line_scores(self) -> tuple[LineScore, ...]:
        """What every line is worth now (LR-44, LR-45)."""
        return _line_scores(self.sheet, self.tracks)

    @property
    def tie_break(self) -> int:
        """The higher one wins: fewer lava fields (LR-37), or the longest closed line (LR-47)."""
        if self.sheet.volcanic:
            return -self.lava.bit_count()
        return scoring.longest_closed(self.tracks)

    @property
    def marks(self) -> dict[int, str]:
        """What the player has marked: "x", "lava" or a piece by field."""
        own = (self.marked | self.lava) & self.sheet.numbers
        return {at: "lava" if self.lava >> at & 1 else piece_at(self.tracks, at) or "x" for at in fields(own)}

    def inked(self) -> PlayerSheet:
        """The sheet as if its dice were crosses (LR-30): what they would score."""
        return replace(self, dice=0, marked=self.marked | self.dice)

    def drawn(self, at: int, piece: str) -> PlayerSheet:
        """The sheet with one more piece (LR-40): what it would join and score."""
        tracks = tuple(with_piece(self.tracks, at, piece))
        return replace(self, dice=self.dice & ~(1 << at), marked=fields_with_track(tracks), tracks=tracks)


@dataclass(frozen=True, slots=True)
class LavarailsView(View):
    sheet: Sheet = field(repr=False)
    players: tuple[PlayerSheet, ...]
    pool: tuple[int, ...]
    """The numbers on the dice in the middle, ascending; empty before they are rolled."""
    pool_size: int
    """How many dice lie in the middle or are about to be rolled."""
    pass_number: int
    passes: int
    start: int
    turn: int
    phase: Phase
    eruption: int
    """The number of this pass's eruption; 0 before it and on railway sheets."""
    targets: int
    """The fields a move may name now: lava candidates, fields to take, dice to give back, fields to draw on."""
    last_turn: bool
    rerolled: bool
    """Whether the player has rerolled in this turn."""
    reroll_fail: Literal["stay", "out"]
    over: Over | None

    @property
    def acting(self) -> PlayerSheet:
        return self.players[self.turn]

    @property
    def rounds(self) -> int:
        return self.passes // len(self.players)

    @property
    def round(self) -> int:
        return (self.pass_number - 1) // len(self.players) + 1

    @property
    def boxed_in(self) -> bool:
        """Whether the player who must place is boxed in (LR-14)."""
        return self.phase in {Phase.PLACE, Phase.DECIDE} and self.acting.boxed_in

    @property
    def beyond_pool(self) -> int:
        """Fields in reach for which no die of the pool fits."""
        return self.acting.reach & ~self.targets if self.phase in {Phase.PLACE, Phase.DECIDE} else 0

    def document(self) -> dict[str, Any]:
        """The state in the words of the record format."""
        return {
            "pass": self.pass_number,
            "start": self.start + 1,
            "turn": self.turn + 1,
            "pool": list(self.pool),
            "sheets": [_sheet_document(player) for player in self.players],
        }


def _sheet_document(player: PlayerSheet) -> dict[str, Any]:
    score = player.score
    return {
        "dice": {NAMES[at]: player.sheet.number_at[at] for at in fields(player.dice)},
        "marks": {NAMES[at]: mark for at, mark in player.marks.items()},
        "passed": player.passed,
        "score": score.document(),
        "total": score.total,
    }
