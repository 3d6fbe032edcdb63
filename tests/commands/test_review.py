"""gamebox review and gamebox advise, to the letter."""

import json
from random import Random

import pytest

from gamebox.bots import arena
from gamebox.cli import main
from gamebox.engine.record import make_setup, save
from gamebox.games.registry import GAMES
from tests.helpers import setup_for, write_record

OPENING = ["=46", "place 3", "=21", "place 1", "=42"]


def run(capsys, *arguments, code=0):
    assert main([*map(str, arguments), "--json"]) == code
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    return json.loads(out)


@pytest.fixture
def finished(tmp_path):
    setup = make_setup(GAMES["exxtra"], arena.bot_seats(["yardstick", "random"], 4), {})
    save(arena.play(setup, Random(3)).record, tmp_path / "game.gamebox")
    return tmp_path / "game.gamebox"


def test_review(capsys, finished):
    report = run(capsys, "review", finished)
    assert list(report) == ["file", "game", "judge", "unit", "seats", "moves", "moments", "seconds"]
    assert (report["file"], report["game"], report["unit"]) == (str(finished), "exxtra", "win")
    assert [list(seat) for seat in report["seats"]] == [["name", "start", "end", "luck", "lost", "gifts"]] * 4
    for seat in report["seats"]:
        assert seat["end"] - seat["start"] == pytest.approx(seat["luck"] - seat["lost"] + seat["gifts"], abs=1e-9)
    assert sorted(seat["end"] for seat in report["seats"]) == [0, 0, 0, 1]
    keys = ["index", "text", "kind", "seat", "win", "luck", "best", "loss"]
    assert all(list(move) == keys for move in report["moves"])
    assert [move["index"] for move in report["moves"]] == list(range(len(report["moves"])))
    assert {move["seat"] for move in report["moves"]} == {1, 2, 3, 4}
    assert report["moments"]
    assert all(list(moment) == ["move", "seat", "kind", "text"] for moment in report["moments"])
    assert {moment["kind"] for moment in report["moments"]} <= {"mistake", "unpunished", "unlucky", "jackpot"}


def test_review_in_words(capsys, finished):
    assert main(["review", str(finished)]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.startswith(f"{finished}: exxtra, ")
    assert lines[0].startswith("  seat 1, Bot 1: from ")


def test_advise(capsys, tmp_path):
    path = write_record(tmp_path / "game.gamebox", [*OPENING, "place 5", "=76"], setup_for("exxtra", 4))
    report = run(capsys, "advise", path, "--until", 5)
    assert list(report) == ["seat", "moves"]
    assert report["seat"] == 3
    assert {move["text"] for move in report["moves"]} == {"roll", "place 0", "place 2", "place 4", "place 5"}
    wins = [move["win"] for move in report["moves"]]
    assert wins == sorted(wins, reverse=True)
    assert all(list(move) == ["text", "win", "reasons"] for move in report["moves"])
    assert all(isinstance(reason, str) for move in report["moves"] for reason in move["reasons"])
    assert run(capsys, "advise", path)["seat"] == 4


def test_advise_in_words(capsys, tmp_path):
    path = write_record(tmp_path / "game.gamebox", OPENING, setup_for("exxtra", 4))
    assert main(["advise", str(path)]) == 0
    head, *moves = capsys.readouterr().out.splitlines()
    assert head == f"{path}: seat 3 could"
    assert len(moves) == 5


def test_nothing_can_be_advised_when_dice_decide_or_it_is_over(capsys, tmp_path, finished):
    path = write_record(tmp_path / "rolling.gamebox", OPENING, setup_for("exxtra", 4))
    assert run(capsys, "advise", path, "--until", 0) == {"seat": 1, "moves": []}
    assert run(capsys, "advise", finished) == {"seat": None, "moves": []}
    assert main(["advise", str(path), "--until", "0"]) == 0
    assert capsys.readouterr().out == f"{path}: waiting for chance\n"
    assert main(["advise", str(finished)]) == 0
    assert capsys.readouterr().out == f"{finished}: the game is over\n"


@pytest.mark.parametrize("command", ["review", "advise"])
def test_bad_records_are_told_as_by_replay(command, capsys, tmp_path):
    path = write_record(tmp_path / "bad.gamebox", ["=XX", "place 3", "=21", "place 3"])
    assert run(capsys, command, path, code=1) == {
        "file": str(path),
        "error": {
            "move": 3,
            "text": "place 3",
            "rule": "EX-20",
            "message": run(capsys, "replay", path, code=1)["error"]["message"],
        },
    }
    assert main([command, str(tmp_path / "missing.gamebox")]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1


def test_an_unfinished_game_keeps_its_secrets(capsys, tmp_path):
    path = write_record(tmp_path / "game.gamebox", [], setup_for("level8", 2))
    assert "secrets" in run(capsys, "review", path, code=1)["error"]["message"]
