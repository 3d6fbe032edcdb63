"""gamebox fairness: reviews of many games, by seats and by bots."""

import json

from gamebox.cli import main


def test_figures(capsys):
    assert main(["fairness", "exxtra", "--bots", "random,easy", "--seats", "3", "--games", "2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert list(report) == ["game", "games", "luck", "lost", "slack"]
    assert [entry["of"] for entry in report["luck"]] == ["seat 1", "seat 2", "seat 3"]
    assert {entry["of"] for entry in report["lost"]} == {"random", "easy"}
    assert report["slack"] < 1e-9


def test_in_words(capsys):
    assert main(["fairness", "exxtra", "--bots", "random", "--seats", "3", "--games", "1"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.startswith("1 games of exxtra with 3 seats, reviewed; sums miss by ")
    assert [line.split(":")[0].strip() for line in lines] == [
        "luck of seat 1",
        "luck of seat 2",
        "luck of seat 3",
        "given away by random",
    ]


def test_luck_alone(capsys):
    assert main(["fairness", "exxtra", "--bots", "easy", "--seats", "3", "--games", "2", "--luck"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head == "2 games of exxtra with 3 seats, looked at for luck"
    assert [line.split(":")[0].strip() for line in lines] == ["luck of seat 1", "luck of seat 2", "luck of seat 3"]


def test_what_cannot_be_played_is_told(capsys):
    assert main(["fairness", "exxtra", "--seats", "9"]) == 1
    assert "3 to 6 seats" in capsys.readouterr().err
    assert main(["fairness", "exxtra", "--bots", "nobody"]) == 1
    assert "nobody" in capsys.readouterr().err
