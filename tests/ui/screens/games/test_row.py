"""How the names of a game share their line."""

from __future__ import annotations

import pytest

from gamebox.ui.screens.games.row import shares


@pytest.mark.parametrize(
    ("wanted", "room", "given"),
    [
        ([10, 20, 30], 100, [10, 20, 30]),
        ([10, 80, 80], 100, [10, 45, 45]),
        ([80, 10, 80], 100, [45, 10, 45]),
        ([90, 90], 60, [30, 30]),
        ([], 60, []),
    ],
)
def test_who_wants_little_gets_it_and_the_others_share(wanted: list[float], room: float, given: list[float]) -> None:
    assert shares(wanted, room) == given
