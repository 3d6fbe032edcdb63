"""A running game: what is submitted, refused, recorded, observed and taken back."""

import pytest

from gamebox.engine.chance import Script
from gamebox.engine.game import Chance, Refused, Turn
from gamebox.engine.record import Notes, Record, RecordError, replay
from gamebox.engine.session import Opening, Session
from gamebox.games.exxtra.events import PawnMoved, Rolled
from gamebox.games.exxtra.notation import read
from tests.helpers import random_moves, setup_for

SETUP = setup_for()


class Log:
    """Observer and recorder in one: writes down what it is told and what it finds at that moment."""

    def __init__(self, session):
        self.session = session
        self.entries = []

    def append(self, text):
        self.entries.append(("append", text, len(self.session)))

    def take_back(self, count):
        self.entries.append(("take back", count, len(self.session)))

    def note_help(self, used):
        self.entries.append(("help", used, len(self.session)))

    def moved(self, step):
        self.entries.append(("moved", step.text, len(self.session)))

    def taken_back(self, length):
        self.entries.append(("taken back", length, len(self.session)))


class FullDisk:
    def append(self, text):
        raise OSError(28, "No space left on device")

    def take_back(self, count):
        raise OSError(28, "No space left on device")


def session_of(*texts):
    return Session(SETUP, texts)


def submit(session, *texts):
    return [session.submit(read(text)) for text in texts]


def test_begins_with_the_moves_of_a_record():
    session = session_of("=21", "place 3")
    assert session.record.moves == ("=21", "place 3")
    assert len(session) == 2
    assert session.state.document()["results"][0] == "21"


def test_refuses_to_begin_with_a_wrong_move():
    with pytest.raises(RecordError) as caught:
        session_of("=21", "place 3", "roll")
    assert (caught.value.move, caught.value.text, caught.value.rule) == (2, "roll", "EX-11")


def test_step_tells_who_did_what_and_what_came_of_it():
    first, second = submit(session_of(), "=33", "place 2")
    assert (first.index, first.text, first.action, first.by) == (0, "=33", read("=33"), Chance("dice", 0, asked=True))
    assert [type(event) for event in first.events] == [Rolled, PawnMoved]
    assert (second.index, second.by) == (1, Turn(0))


def test_steps_cannot_be_changed_from_outside():
    session = session_of("=33")
    assert isinstance(session.steps, tuple)
    assert [step.text for step in session.steps] == ["=33"]


def test_refused_move_changes_and_tells_nothing():
    session = session_of("=21")
    log = Log(session)
    session.recorder = log
    session.observe(log)
    before = session.state.document()
    with pytest.raises(Refused, match="first") as caught:
        submit(session, "=42")
    assert caught.value.refusal.rule == "EX-16"
    assert session.state.document() == before
    assert (len(session), log.entries) == (1, [])


def test_move_is_recorded_before_it_is_made_and_observed_after():
    session = session_of()
    log = Log(session)
    session.recorder = log
    session.observe(log)
    submit(session, "=21")
    session.undo(1)
    assert log.entries == [("append", "=21", 0), ("moved", "=21", 1), ("take back", 1, 1), ("taken back", 0, 0)]


def test_every_observer_hears_of_a_move():
    session = session_of()
    logs = [Log(session), Log(session)]
    for log in logs:
        session.observe(log)
    submit(session, "=21")
    assert logs[0].entries == logs[1].entries == [("moved", "=21", 1)]


def test_moves_that_cannot_be_recorded_are_not_made():
    session = session_of("=21")
    log = Log(session)
    session.observe(log)
    session.recorder = FullDisk()
    before = session.state.document()
    with pytest.raises(OSError, match="No space"):
        submit(session, "roll")
    with pytest.raises(OSError, match="No space"):
        session.undo(1)
    assert session.state.document() == before
    assert session.record.moves == ("=21",)
    assert log.entries == []


@pytest.mark.parametrize("count", [1, 2, 3])
def test_undo_gives_back_the_earlier_position(count):
    texts = ["=33", "place 5", "=46"]
    session = session_of(*texts)
    session.undo(count)
    kept = texts[: 3 - count]
    assert session.record.moves == tuple(kept)
    assert session.state.document() == session_of(*kept).state.document()
    submit(session, *texts[3 - count :])
    assert session.state.document() == session_of(*texts).state.document()


@pytest.mark.parametrize("count", [-1, 0, 3])
def test_undo_of_impossible_counts_is_an_error(count):
    session = session_of("=21", "roll")
    with pytest.raises(ValueError, match=f"{count} of 2"):
        session.undo(count)
    assert len(session) == 2


def test_chance_is_answered_by_its_source():
    session = session_of()
    script = Script([read("=33")])
    assert session.let_chance(script).text == "=33"
    submit(session, "roll")
    assert session.let_chance(script) is None
    assert session.record.moves == ("=33", "roll")


def test_chance_that_is_not_due_is_refused():
    session = session_of("=33")
    with pytest.raises(Refused):
        session.let_chance(Script([read("=21")]))
    assert len(session) == 1


CARDS = setup_for("level8", 2)
LONG = Record(CARDS, random_moves(CARDS, 3, 400), Notes(dice="today"))


def document_after(count):
    return replay(LONG, count).document()


def test_no_way_back_is_long():
    """Positions are kept on the way; what follows from them is the same."""
    session = Session.of(LONG)
    for count in (0, 1, 127, 128, 129, 256, 400):
        assert session.state_after(count).document() == document_after(count)


def test_undo_goes_back_over_kept_positions_and_forward_again():
    session = Session.of(LONG)
    for kept in (260, 256, 255, 128, 127, 1):
        session.undo(len(session) - kept)
        assert session.state.document() == document_after(kept)
    for text in LONG.moves[1:300]:
        session.submit(CARDS.game.read(text))
    session.undo(20)
    assert session.state.document() == document_after(280)


def test_positions_given_away_are_nobody_elses():
    session = session_of("=33")
    session.state_after(1).apply(read("place 2"))
    assert session.state_after(1).document() == session.state.document() == session_of("=33").state.document()


def test_help_is_noted_once_and_recorded_before():
    session = session_of("=33")
    session.recorder = log = Log(session)
    for used in ("hints", "free undo", "hints"):
        session.note_help(used)
    assert log.entries == [("help", "hints", 1), ("help", "free undo", 1)]
    assert session.record.notes.help == ("hints", "free undo")


def test_a_long_record_is_opened_bit_by_bit():
    opening = Opening(LONG)
    assert opening.share == 0
    assert opening.go_on(100)
    assert opening.share == 100 / len(LONG.moves)
    while opening.go_on(100):
        pass
    assert opening.share == 1
    assert opening.session.record == LONG


def test_an_empty_record_is_opened_at_once():
    opening = Opening(Record(SETUP))
    assert not opening.go_on()
    assert opening.share == 1


def test_a_wrong_move_ends_the_opening():
    opening = Opening(Record(SETUP, ("=21", "place 3", "roll")))
    with pytest.raises(RecordError, match="EX-11"):
        opening.go_on()
