"""A fair head start: how far people were behind each other when they played together, as their records tell."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from gamebox.engine.record import Record, RecordError, load
from gamebox.games.registry import GAMES
from gamebox.library import queries
from gamebox.library.index import Index
from gamebox.library.profile import FINISHED, Profile
from gamebox.library.queries import Wanted
from gamebox.library.summary import Sat

_LOOKED_AT = 40
"""So many of the last games tell how people play now."""
ENOUGH = 3
"""Games together before anything is proposed."""
_DOUBT = 3
"""Games that count as if all had been equal: a few games may have been luck."""


def head_starts(profile: Profile, game: str, people: Sequence[str]) -> dict[str, float]:
    """For those who have played together often enough: how much would make up for the difference, in scores."""
    found: dict[str, list[float]] = {}
    for kept in queries.games(Index(profile), Wanted(game=game))[:_LOOKED_AT]:
        present = [(seat, sat) for seat, sat in enumerate(kept.summary.seats) if not sat.bot and sat.name in people]
        if len(present) < 2:
            continue
        for name, lead in _leads(_record(profile, kept.file), present).items():
            found.setdefault(name, []).append(lead)
    known = {name: leads for name, leads in found.items() if len(leads) >= ENOUGH}
    if len(known) < 2:
        return {}
    skill = {name: fmean(leads) * len(leads) / (len(leads) + _DOUBT) for name, leads in known.items()}
    best = max(skill.values())
    return {name: best - each for name, each in skill.items()}


def _record(profile: Profile, file: str) -> Record | None:
    try:
        return load(profile.folder / FINISHED / file, GAMES)
    except RecordError:
        return None


def _leads(record: Record | None, present: Sequence[tuple[int, Sat]]) -> dict[str, float]:
    """How far everybody was ahead of the average of these people, without the head starts that they had."""
    starts = getattr(record.setup.options, "head_start", ()) if record else ()
    scores = {sat.name: sat.score - (starts[seat] if starts else 0) for seat, sat in present}
    usual = fmean(scores.values())
    return {name: score - usual for name, score in scores.items()}
