"""gamebox simulate: figures and records of games among bots."""

import json

import pytest

from gamebox.cli import main
from gamebox.engine.record import load
from gamebox.games.registry import GAMES
from tests.helpers import replay_json


def figures(capsys, *arguments):
    assert main(["simulate", "exxtra", "--json", *map(str, arguments)]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    return json.loads(out)


def test_figures(capsys):
    report = figures(capsys, "--seats", 5, "--bots", "easy,random", "--games", 4, "--seed", 9)
    moves, wins = report.pop("moves"), report.pop("wins")
    assert report == {"game": "exxtra", "seats": 5, "bots": ["easy", "random"], "games": 4, "seed": 9}
    assert len(wins) == 5
    assert sum(wins) == 4
    assert moves > 4 * 10


def test_same_seed_same_games(capsys):
    assert figures(capsys, "--games", 5, "--seed", 1) == figures(capsys, "--games", 5, "--seed", 1)
    one, other = figures(capsys, "--games", 5, "--seed", 1), figures(capsys, "--games", 5, "--seed", 2)
    assert one["moves"] != other["moves"]


def test_more_games_begin_like_fewer(capsys, tmp_path):
    figures(capsys, "--games", 1, "--seed", 3, "--out", tmp_path / "a")
    figures(capsys, "--games", 2, "--seed", 3, "--out", tmp_path / "b")
    [first] = (tmp_path / "a").iterdir()
    assert (tmp_path / "b" / first.name).read_bytes() == first.read_bytes()


def test_records_replay_to_the_same_winners(capsys, tmp_path):
    folder = tmp_path / "new" / "folder"
    report = figures(capsys, "--games", 6, "--seed", 4, "--bots", "random,easy", "--out", folder)
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"exxtra-4-{number}.gamebox" for number in range(1, 7)]
    replayed = replay_json(capsys, *paths)
    assert all(game["over"] for game in replayed)
    assert sum(game["moves"] for game in replayed) == report["moves"]
    assert [sum(seat in game["winners"] for game in replayed) for seat in range(1, 5)] == report["wins"]


def test_bots_take_turns_in_filling_the_seats(capsys, tmp_path):
    figures(capsys, "--seats", 3, "--bots", "easy,random", "--out", tmp_path)
    [path] = tmp_path.iterdir()
    assert [seat.bot for seat in load(path, GAMES).setup.seats] == ["easy", "random", "easy"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_simulated(game, capsys, tmp_path):
    seats = GAMES[game].seats[0]
    assert main(["simulate", game, "--seats", str(seats), "--bots", "random", "--out", str(tmp_path)]) == 0
    capsys.readouterr()
    [report] = replay_json(capsys, *tmp_path.iterdir())
    assert report["over"]


def test_words(capsys):
    assert main(["simulate", "exxtra", "--games", "2", "--seats", "3"]) == 0
    first, *seats = capsys.readouterr().out.splitlines()
    assert first.startswith("2 games of exxtra, ")
    assert [line.split(":")[0] for line in seats] == ["  seat 1", "  seat 2", "  seat 3"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "genius"], "genius"),
        (["--bots", ""], "no bot"),
        (["--bots", "random,"], "no bot"),
        (["--seats", "2"], "3 to 6"),
        (["--seats", "7"], "3 to 6"),
    ],
)
def test_impossible_wishes_get_one_sentence(arguments, words, capsys):
    assert main(["simulate", "exxtra", *arguments]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert words in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["chess"],
        ["exxtra", "--games", "0"],
        ["exxtra", "--games", "-1"],
        ["exxtra", "--games", "x"],
        ["exxtra", "--seats", "0"],
        ["exxtra", "--seed", "x"],
        ["exxtra", "--fly"],
    ],
)
def test_bad_arguments(arguments, capsys):
    with pytest.raises(SystemExit) as caught:
        main(["simulate", *arguments])
    assert caught.value.code == 2
    assert "usage: gamebox" in capsys.readouterr().err


def test_folder_that_cannot_be_written(tmp_path, capsys):
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    for folder in (in_the_way, in_the_way / "below"):
        assert main(["simulate", "exxtra", "--out", str(folder)]) == 1
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.startswith("gamebox: The record cannot be written: ")
        assert captured.err.count("\n") == 1


def test_seats_are_counted_before_they_are_made(capsys):
    assert main(["simulate", "exxtra", "--seats", "1000000000"]) == 1
    assert capsys.readouterr().err == "gamebox: exxtra is for 3 to 6 seats, not 1000000000.\n"
