"""What the workshop asks of bots: figures that grow, and sheets to order."""

from __future__ import annotations

from typing import Any

import pytest

from gamebox.bots.lavarails import workshop
from gamebox.bots.lavarails.drafting import Wish
from gamebox.bots.lavarails.workshop import MakeSheet, Measure
from gamebox.games.lavarails.catalogue import shipped_sheets

A, B = (shipped_sheets()[name].document() for name in ("volcano-a", "volcano-b"))


@pytest.fixture(autouse=True)
def _one_game_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "_GLANCE", 0.0)


def measured(memory: dict[Any, Any], document: dict[str, Any]) -> int:
    return Measure(document).run(memory, lambda _: None).games


def test_each_answer_knows_more_games() -> None:
    memory: dict[Any, Any] = {}
    assert [measured(memory, A) for _ in range(3)] == [1, 2, 3]


def test_another_sheet_begins_anew() -> None:
    memory: dict[Any, Any] = {}
    measured(memory, A)
    assert [measured(memory, document) for document in (B, B, A)] == [1, 2, 1]


def test_enough_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(workshop.ENOUGH, "volcano", 2)
    memory: dict[Any, Any] = {}
    assert [measured(memory, A) for _ in range(4)] == [1, 2, 2, 2]


def test_a_sheet_to_order_tells_how_far_it_is() -> None:
    shares: list[float] = []
    sheet = MakeSheet(Wish("volcano", 2, seed=4)).run({}, shares.append)
    assert sheet.level == "volcano"
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
