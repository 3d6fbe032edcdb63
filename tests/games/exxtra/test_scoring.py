"""The end and the ranking."""

import pytest

from gamebox.games.exxtra.scoring import outcome


@pytest.mark.rule("EX-40")
def test_winner_is_first_and_the_others_follow_by_distance():
    over = outcome([4, 21, 0, 17])
    assert over.places == ((1,), (3,), (0,), (2,))
    assert over.scores == (4, 21, 0, 17)
    assert over.winners == (1,)
    assert over.rule == "EX-40"


def test_seats_on_the_same_field_share_a_place():
    assert outcome([7, 7, 21, 0, 0, 7]).places == ((2,), (0, 1, 5), (3, 4))
