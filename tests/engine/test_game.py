"""The values that games speak in."""

from gamebox.engine.game import Event, Over, Refusal, Refused


def test_refusal_reads_as_a_sentence():
    refusal = Refusal("EX-20", "Dice field {field} is not free.", {"field": 3})
    assert str(refusal) == "Dice field 3 is not free."
    assert str(Refused(refusal)) == "Dice field 3 is not free."


def test_winners_share_the_first_place():
    assert Over(((0, 2), (1,)), (7, 3, 7), "X-1").winners == (0, 2)


def test_events_are_open_unless_a_game_says_otherwise():
    event = Event()
    assert event.seen_by(None) is event
    assert event.seen_by(1) is event
