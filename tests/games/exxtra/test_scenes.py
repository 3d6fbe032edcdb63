"""The worked examples of the rules, as they are shipped."""

import pytest

from gamebox.engine.record import load, replay
from gamebox.games.registry import GAMES
from tests.helpers import NAMES, ROOT, replay_json

SCENES = ROOT / "resources" / "scenes" / "exxtra"
NOBODY = [None, None, None, None]


def scene(number, positions, ladder, results, turn, moves):
    """What the rules tell about the table at the end of an example; `ladder` by dice field."""
    state = {
        "positions": positions,
        "ladder": [ladder.get(field, []) for field in range(6)],
        "results": results,
        "turn": turn,
        "rolls": 0,
    }
    return pytest.param(f"EX-S{number}", state, moves, marks=pytest.mark.rule(f"EX-S{number}"), id=f"EX-S{number}")


END_OF_SCENE = pytest.mark.parametrize(
    ("name", "state", "moves"),
    [
        scene(1, [0, 0, 0, 0], {}, NOBODY, 2, 5),
        scene(2, [0, 3, 0, 0], {5: [2]}, [None, "64", None, None], 3, 11),
        scene(3, [0, 3, 0, 0], {4: [3]}, [None, None, "64", None], 4, 17),
        scene(4, [0, 3, 0, 0], {4: [3], 5: [4]}, [None, None, "64", "70"], 1, 19),
        scene(5, [0, 1, 4, 0], {2: [3]}, [None, None, "71", None], 4, 28),
    ],
)


def path_of(name):
    return SCENES / f"{name}.gamebox"


def state_after(moves, name="EX-S5"):
    return replay(load(path_of(name), GAMES), moves).document()


@END_OF_SCENE
def test_scene_ends_as_told(name, state, moves, capsys):
    path = path_of(name)
    assert replay_json(capsys, path) == [
        {
            "file": str(path),
            "game": "exxtra",
            "moves": moves,
            "over": False,
            "winners": [],
            "to_act": "chance",
            "legal": [],
            "state": state,
        }
    ]


@END_OF_SCENE
def test_scene_goes_on_from_the_one_before(name, state, moves):
    last = load(path_of("EX-S5"), GAMES)
    record = load(path_of(name), GAMES)
    assert record.moves == last.moves[:moves]
    assert tuple(seat.name for seat in record.setup.seats) == NAMES[:4]


@pytest.mark.rule("EX-S1")
def test_alex_rolls_on_after_reading_00():
    assert state_after(1)["rolls"] == 1
    assert state_after(4)["turn"] == 1
    assert state_after(5)["turn"] == 2


@pytest.mark.rule("EX-S2")
def test_beates_double_moves_her_at_once():
    assert state_after(7)["positions"] == [0, 0, 0, 0]
    assert state_after(8)["positions"] == [0, 3, 0, 0]


@pytest.mark.rule("EX-S3")
def test_carls_equal_result_throws_beate_out():
    assert state_after(16)["results"][1] == "64"
    assert state_after(17)["results"] == [None, None, "64", None]


@pytest.mark.rule("EX-S4")
def test_diana_could_have_thrown_carl_out():
    record = load(path_of("EX-S4"), GAMES)
    state = replay(record, 18)
    state.apply(GAMES["exxtra"].read("place 3"))
    assert state.document()["ladder"] == [[], [], [], [4], [], []]


@pytest.mark.rule("EX-S5")
def test_round_two_turn_by_turn():
    assert state_after(23)["results"] == ["61", None, "64", "70"]
    assert state_after(25)["positions"] == [0, 3, 0, 0]
    carls_turn = state_after(26)
    assert carls_turn["positions"] == [0, 1, 4, 0]
    assert carls_turn["results"] == ["61", None, None, "70"]
