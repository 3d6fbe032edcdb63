"""Who plays against whom to show how strong Lava & Rails's bots are: on every sheet in the box."""

from __future__ import annotations

from collections.abc import Iterator

from gamebox.bots.pairing import Pairing
from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.games.lavarails.sheet import Sheet


def _on(sheet: Sheet) -> Iterator[Pairing]:
    wins, ahead = (0.84, 1.18) if sheet.volcanic else (0.96, 1.28)
    options, data = (("sheet", sheet.id),), ("judges/lavarails.json", f"sheets/{sheet.id}.toml")
    yield Pairing(2, "hard", "yardstick", options, wins, ahead, data)
    yield Pairing(2, "hard", "medium", options, data=data)
    yield Pairing(2, "medium", "easy", options, 0.80, data=data)
    yield Pairing(2, "easy", "random", options, 0.80, data=data)


PAIRINGS = tuple(pairing for sheet in shipped_sheets().values() for pairing in _on(sheet))
