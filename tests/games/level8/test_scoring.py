"""The ranking at the end."""

import pytest

from gamebox.games.level8.scoring import outcome


@pytest.mark.rule("L8-70")
def test_the_winner_stands_alone_and_the_others_by_level():
    over = outcome(2, [8, 3, 8, 3, 5], "L8-70")
    assert over.places == ((2,), (0,), (4,), (1, 3))
    assert over.winners == (2,)
    assert over.scores == (8, 3, 8, 3, 5)
    assert over.rule == "L8-70"
