"""One game of each kind is reviewed as it was before, to six digits; and its parts add up to its result."""

from __future__ import annotations

import json

import pytest

from tests.records.reviews import REVIEWED, golden, made


@pytest.mark.parametrize("name", REVIEWED)
def test_a_review_stays_as_it_is(name: str) -> None:
    expected = json.loads(golden(name).read_text(encoding="utf-8"))
    found = made(name)
    for before, now in zip(expected["moves"], found["moves"], strict=True):
        assert {key: now[key] for key in ("index", "text", "kind", "seat", "best")} == {
            key: before[key] for key in ("index", "text", "kind", "seat", "best")
        }
        assert now["win"] == pytest.approx(before["win"], abs=2e-6)
        assert (now["luck"] is None) == (before["luck"] is None)
        assert now["luck"] is None or now["luck"] == pytest.approx(before["luck"], abs=2e-6)
    assert found["moments"] == expected["moments"]
    for seat, before in zip(found["seats"], expected["seats"], strict=True):
        assert seat == pytest.approx(before, abs=2e-6)
