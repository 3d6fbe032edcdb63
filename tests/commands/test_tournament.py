"""gamebox tournament, to the letter, and what it shares with simulate: options, processes, bots in files."""

import json
import sys

import pytest

from gamebox.cli import main
from gamebox.commands import crowd
from gamebox.engine.record import load
from gamebox.games.registry import GAMES

OWN = """
from gamebox.bots.bot import Bot
class Last(Bot):
    def choose(self, view, legal, deadline=None):
        return legal[-1]
"""


def run(capsys, *arguments):
    assert main([*map(str, arguments), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def without_times(report):
    return {**report, "bots": [{**bot, "ms": 0, "ms99": 0} for bot in report["bots"]]}


def test_json(capsys):
    report = run(capsys, "tournament", "exxtra", "--bots", "yardstick,random", "--seats", 4, "--games", 4, "--seed", 3)
    assert list(report) == ["game", "games", "bots"]
    assert (report["game"], report["games"]) == ("exxtra", 4)
    assert [bot["bot"] for bot in report["bots"]] == ["yardstick", "random"]
    for bot in report["bots"]:
        assert list(bot) == ["bot", "seats", "wins", "low", "high", "adjusted", "score", "ms", "ms99"]
        assert bot["seats"] == 2
        assert 0 <= bot["low"] <= bot["wins"] <= bot["high"] <= 1
        assert 0 < bot["ms"] <= bot["ms99"]
    assert sum(bot["wins"] for bot in report["bots"]) == pytest.approx(1)


def test_the_number_of_processes_changes_nothing_but_the_time(capsys):
    arguments = ["tournament", "exxtra", "--bots", "yardstick,random", "--seats", 3, "--games", 6, "--raw"]
    assert without_times(run(capsys, *arguments)) == without_times(run(capsys, *arguments, "--jobs", 2))
    arguments = ["simulate", "exxtra", "--bots", "yardstick,random", "--seats", 3, "--games", 6]
    assert run(capsys, *arguments) == run(capsys, *arguments, "--jobs", 2)


def test_words(capsys):
    assert main(["tournament", "exxtra", "--bots", "random", "--seats", "3", "--games", "3", "--raw"]) == 0
    first, head, line = capsys.readouterr().out.splitlines()
    assert first == "3 games of exxtra with 3 seats"
    assert head.split()[:3] == ["bot", "even", "wins"]
    assert line.split()[:3] == ["random", "100%", "100.0%"]


def test_options_reach_the_game(capsys, tmp_path):
    options = ["--option", "placing=strict", "--option", "double_x=100", "--option", "first=2"]
    run(capsys, "simulate", "exxtra", "--seats", 3, "--out", tmp_path, *options)
    [path] = tmp_path.iterdir()
    chosen = load(path, GAMES).setup.options
    assert (chosen.placing, chosen.double_x, chosen.first) == ("strict", 100, 2)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("command", ["tournament", "simulate"])
def test_a_bot_of_ones_own_plays(capsys, tmp_path, command, jobs):
    path = tmp_path / "own.py"
    path.write_text(OWN)
    bots = f"{path}:Last,random"
    assert run(capsys, command, "level8", "--bots", bots, "--seats", 2, "--games", 1, "--jobs", jobs, *raw(command))


def raw(command):
    return ["--raw"] if command == "tournament" else []


@pytest.mark.parametrize("command", ["tournament", "simulate"])
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "genius"], "There is no bot 'genius' for exxtra"),
        (["--bots", "nowhere.py:Bot"], "nowhere.py"),
        (["--seats", "7"], "3 to 6"),
        (["--option", "placing"], "An option is written k=v, not 'placing'."),
        (["--option", "placing=high"], "The options do not fit exxtra"),
        (["--option", "colour=red"], "The options do not fit exxtra"),
    ],
)
def test_impossible_wishes_get_one_sentence(command, arguments, words, capsys):
    assert main([command, "exxtra", "--seats", "3", *arguments]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("gamebox: ")
    assert words in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("command", ["tournament", "simulate"])
def test_a_bot_that_fails_ends_it_with_one_sentence(command, jobs, capsys, tmp_path):
    path = tmp_path / "own.py"
    path.write_text(OWN.replace("legal[-1]", "legal[99]"))
    arguments = [command, "exxtra", "--seats", "3", "--bots", f"{path}:Last", "--jobs", str(jobs), "--games", "2"]
    assert main([*arguments, *raw(command)]) == 1
    captured = capsys.readouterr()
    assert captured.err.startswith(f"gamebox: The bot {path}:Last failed: IndexError")
    assert captured.err.count("\n") == 1


def test_a_bar_is_shown_on_a_terminal_only(capsys, monkeypatch):
    assert list(crowd.Bar(2).beside("ab")) == ["a", "b"]
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert list(crowd.Bar(2).beside("ab")) == ["a", "b"]
    first, second = capsys.readouterr().err.split("\r")[1:]
    assert first == f"[{'#' * 20}{'.' * 20}] 1 of 2"
    assert second == f"[{'#' * 40}] 2 of 2\n"
