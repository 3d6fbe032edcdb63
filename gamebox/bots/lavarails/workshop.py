"""What a worker is asked for in the workshop: how a sheet plays, a little more of it each time, or a new sheet."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from typing_extensions import override

from gamebox.bots.lavarails.drafting import Wish
from gamebox.bots.lavarails.figures import Ended, PlayFigures, figures_of, play_game
from gamebox.bots.lavarails.making import make_sheet
from gamebox.bots.worker import Memory, Report, Task
from gamebox.games.lavarails.sheet import Sheet, parse_sheet

SEATS = 2
"""The generator's own number of players: their first move is worth most when there are few."""
ENOUGH = {"volcano": 600, "railway": 240}
"""Games after which figures hardly change; on railway sheets they take longer."""
_GLANCE = 0.35
"""Seconds for each answer: soon enough to be worth looking at, and nobody waits long for another question."""


@dataclass(frozen=True)
class Measure(Task):
    """Play a few more games on a sheet, and tell what all of them have shown."""

    document: dict[str, Any]
    seed: int = 0

    @override
    def run(self, memory: Memory, report: Report) -> PlayFigures:
        sheet = parse_sheet(self.document)
        if memory.get("sheet") != sheet:
            memory.clear()
            memory["sheet"], memory["ended"] = sheet, []
        ended: list[Ended] = memory["ended"]
        until = time.monotonic() + _GLANCE
        while len(ended) < ENOUGH[sheet.level]:
            ended.append(play_game(sheet, SEATS, self.seed, len(ended)))
            if time.monotonic() >= until:
                break
        return figures_of(sheet, ended)


@dataclass(frozen=True)
class MakeSheet(Task):
    """A sheet to order."""

    wish: Wish

    @override
    def run(self, memory: Memory, report: Report) -> Sheet:
        for progress in make_sheet(self.wish):
            report(progress.share)
            if progress.sheet:
                return progress.sheet
        raise LookupError("The generator ended without a sheet.")
