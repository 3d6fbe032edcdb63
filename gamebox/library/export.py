"""Games as a table that other programs read: a line for everybody who sat in each."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from gamebox.library.queries import Kept

COLUMNS = (
    *("ended", "began", "game", "variant", "moves", "help"),
    *("seat", "name", "bot", "place", "score", "unit", "luck", "lost"),
)
_FORMULAS = ("=", "+", "-", "@", "\t", "\r")


def as_csv(games: Iterable[Kept]) -> bytes:
    """UTF-8 with a mark that spreadsheets look for."""
    text = io.StringIO()
    rows = csv.writer(text)
    rows.writerow(COLUMNS)
    for kept in games:
        game = kept.summary
        began = game.began.isoformat() if game.began else ""
        told = (game.ended.isoformat(), began, game.game, _plain(game.variant), game.moves, " ".join(game.help))
        for seat, sat in enumerate(game.seats, 1):
            fortune = (sat.fortune.unit, sat.fortune.luck, sat.fortune.lost) if sat.fortune else ("", "", "")
            rows.writerow((*told, seat, _plain(sat.name), sat.bot or "", sat.place, sat.score, *fortune))
    return text.getvalue().encode("utf-8-sig")


def _plain(text: str) -> str:
    """Text that somebody typed never becomes a formula."""
    return f"'{text}" if text.startswith(_FORMULAS) else text
