"""The lists of legal moves where they could be endless."""

import pytest

from gamebox.games.level8.moves import MOST
from gamebox.games.level8.notation import write
from tests.games.level8.table import ALL, arranged, legal, on_field, play

TWENTY = " ".join(ALL[:20])


def lays(state):
    return [text for text in legal(state) if text.startswith("lay")]


def test_few_ways_are_all_listed():
    state = arranged("r8 o8 y8 b3 v4 r5 g1", "r1")
    assert lays(state) == ["lay r8 o8 y8 / b3 v4 r5"]
    assert not state.legal_cut()
    assert len(legal(state)) == 1 + 7


def test_no_more_than_500_ways_to_lay_are_listed():
    state = arranged("r1 o1 y1 g1 b1 v1 r2 o2 y2 g2 b2 v2 r3 o3 y3 * *", "r15")
    assert len(lays(state)) == MOST
    assert state.legal_cut()
    assert len(legal(state)) == MOST + 16
    assert all(state.refusal(action) is None for action in state.legal())


@pytest.mark.parametrize(("cards", "count", "cut"), [(11, 165, False), (15, 455, False), (16, 500, True)])
def test_ways_to_show_are_listed_up_to_500(cards, count, cut):
    state = on_field("reveal", "v1", " ".join(ALL[:cards]))
    assert len(state.legal()) == count
    assert state.legal_cut() is cut
    assert len(set(legal(state))) == count


@pytest.mark.rule("L8-62")
@pytest.mark.parametrize(("cards", "count", "cut"), [(3, 8, False), (10, 386, False), (11, 500, True)])
def test_ways_to_keep_are_listed_up_to_500(cards, count, cut):
    state = play(arranged("v1", " ".join(ALL[:cards]), table=[["set r8 o8 y8"], []]), "discard v1")
    assert len(state.legal()) == count
    assert state.legal_cut() is cut
    assert len(set(legal(state))) == count


def test_jokers_are_all_the_same():
    state = on_field("reveal", "v1", "r1 r2 * * * *")
    assert legal(state) == ["show r1 r2 *", "show r1 * *", "show r2 * *", "show * * *"]


def test_a_lazy_list_is_a_sequence():
    state = on_field("reveal", "v1", TWENTY)
    moves = state.legal()
    assert [write(move) for move in moves[1:3]] == ["show r1 r2 r4", "show r1 r2 r5"]
    assert moves[-1] == list(moves)[-1]
    assert moves[0] in moves
    with pytest.raises(IndexError):
        moves[MOST]


def test_a_lazy_list_stays_as_it_was_when_the_game_goes_on():
    state = on_field("reveal", "v1", TWENTY)
    moves = state.legal()
    before = list(moves)
    play(state, "show r1 r2 r3", "steal 2 r1")
    assert list(moves) == before
