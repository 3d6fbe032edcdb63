"""What was done to a drawing can be taken back and done again, whatever it was."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from gamebox.games.lavarails.canvas import Brush, Canvas
from gamebox.games.lavarails.easel import Easel
from tests.games.lavarails.test_canvas import deeds, done

BLANK = Canvas.blank("volcano", 5, 5)


@given(st.lists(deeds("volcano"), max_size=30))
def test_taking_back_undoes_and_doing_again_redoes(steps) -> None:
    easel, seen = Easel(BLANK), [BLANK]
    seen += [easel.canvas for step in steps if easel.put(done(easel.canvas, step))]
    for before in seen[-2::-1]:
        assert easel.undo()
        assert easel.canvas == before
    assert not easel.undo()
    for after in seen[1:]:
        assert easel.redo()
        assert easel.canvas == after
    assert not easel.redo()


def test_a_stroke_is_one_step() -> None:
    easel = Easel(BLANK)
    with easel.stroke():
        for column in range(5):
            easel.put(easel.canvas.painted([(0, column)], Brush("3")))
    assert easel.canvas.cells[0] == ("3",) * 5
    easel.undo()
    assert easel.canvas == BLANK
    assert not easel.can_undo


def test_a_stroke_that_changes_nothing_is_no_step() -> None:
    easel = Easel(BLANK)
    with easel.stroke():
        easel.put(easel.canvas.painted([(0, 0)], Brush(".")))
    assert not easel.can_undo


def test_whoever_goes_on_cannot_do_again_what_was_taken_back() -> None:
    easel = Easel(BLANK)
    easel.put(BLANK.painted([(0, 0)], Brush("1")))
    easel.undo()
    easel.put(BLANK.painted([(0, 0)], Brush("2")))
    assert not easel.redo()


def test_a_name_outlives_what_is_taken_back() -> None:
    easel = Easel(BLANK)
    easel.put(BLANK.painted([(0, 0)], Brush("1")))
    easel.call("Glut", "Alex")
    easel.undo()
    assert easel.canvas == BLANK.called("Glut", "Alex")
