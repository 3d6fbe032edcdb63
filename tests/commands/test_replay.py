"""gamebox replay, to the letter of the record format."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from gamebox.cli import main
from gamebox.games.level8 import packing
from tests.helpers import ROOT, random_moves, record_document, replay_json, setup_for, write_record

WON = ["=33", *["roll", "=33"] * 6]


@pytest.fixture
def good(tmp_path):
    return write_record(tmp_path / "good.gamebox", ["=XX", "place 3", "=33", "place 5", "=46"])


@pytest.fixture
def bad(tmp_path):
    return write_record(tmp_path / "bad.gamebox", ["=XX", "place 3", "=21", "place 3", "=46"])


def report_of(path, **changes):
    report = {
        "file": str(path),
        "game": "exxtra",
        "moves": 5,
        "over": False,
        "winners": [],
        "to_act": 3,
        "legal": ["roll", "place 0", "place 1", "place 2", "place 4"],
        "state": {
            "positions": [0, 3, 0, 0],
            "ladder": [[], [], [], [1], [], [2]],
            "results": ["00", "33", None, None],
            "turn": 3,
            "rolls": 1,
        },
    }
    return {**report, **changes}


def error_of(path, move=None, text=None, rule=None):
    """An error's line without its sentence."""
    return {"file": str(path), "error": {"move": move, "text": text, "rule": rule}}


def without_message(report):
    return {**report, "error": {key: value for key, value in report["error"].items() if key != "message"}}


def test_json_has_exactly_the_documented_fields(good, capsys):
    assert main(["replay", "--json", str(good)]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    assert captured.out.count("\n") == 1
    assert json.loads(captured.out) == report_of(good)
    assert list(json.loads(captured.out)) == list(report_of(good))


def test_until_stops_after_so_many_moves(good, capsys):
    assert replay_json(capsys, "--until", 3, good) == [
        report_of(
            good,
            moves=3,
            to_act=2,
            legal=["roll", "place 0", "place 1", "place 2", "place 4", "place 5"],
            state={
                "positions": [0, 3, 0, 0],
                "ladder": [[], [], [], [1], [], []],
                "results": ["00", None, None, None],
                "turn": 2,
                "rolls": 1,
            },
        )
    ]


def test_until_may_be_nothing_and_more_than_there_is(good, capsys):
    [nothing] = replay_json(capsys, "--until", 0, good)
    assert (nothing["moves"], nothing["to_act"], nothing["legal"]) == (0, "chance", [])
    assert replay_json(capsys, "--until", 99, good) == [report_of(good)]


def test_until_does_not_reach_a_bad_move(bad, capsys):
    assert main(["replay", "--until", "3", str(bad)]) == 0
    assert main(["replay", "--until", "4", str(bad)]) == 1


def test_finished_game(tmp_path, capsys):
    path = write_record(tmp_path / "won.gamebox", WON)
    [report] = replay_json(capsys, path)
    assert (report["over"], report["winners"], report["to_act"], report["legal"]) == (True, [1], None, [])
    assert report["state"]["positions"] == [21, 0, 0, 0]


def test_many_files_and_one_bad_among_them(good, bad, tmp_path, capsys):
    missing = tmp_path / "missing.gamebox"
    assert main(["replay", "--json", str(good), str(bad), str(missing), str(good)]) == 1
    captured = capsys.readouterr()
    first, second, third, fourth = map(json.loads, captured.out.splitlines())
    assert first == fourth == report_of(good)
    assert without_message(second) == error_of(bad, 3, "place 3", "EX-20")
    assert second["error"]["message"] == 'moves[3] "place 3": Dice field 3 is not free (EX-20).'
    assert without_message(third) == error_of(missing)
    assert captured.err == ""


def test_errors_in_words_are_one_sentence_each_on_stderr(good, bad, tmp_path, capsys):
    missing = tmp_path / "missing.gamebox"
    assert main(["replay", str(bad), str(good), str(missing)]) == 1
    captured = capsys.readouterr()
    assert captured.err.splitlines() == [
        f'{bad}: moves[3] "place 3": Dice field 3 is not free (EX-20).',
        f"{missing}: The file cannot be read: No such file or directory.",
    ]
    assert captured.out.startswith(f"{good}: exxtra, 5 moves, waiting for seat 3\n")


def test_words_tell_the_state_and_the_legal_moves(good, tmp_path, capsys):
    won = write_record(tmp_path / "won.gamebox", WON)
    new = write_record(tmp_path / "new.gamebox", [])
    assert main(["replay", str(good), str(won), str(new)]) == 0
    out = capsys.readouterr().out
    assert "  positions: [0, 3, 0, 0]\n" in out
    assert "  legal: roll, place 0, place 1, place 2, place 4\n" in out
    assert f"{won}: exxtra, 13 moves, won by seat 1\n" in out
    assert f"{new}: exxtra, 0 moves, waiting for chance\n" in out


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        json.dumps(record_document(version=3)),
        json.dumps(record_document(comment="x")),
        json.dumps(record_document(game="chess")),
        json.dumps(record_document(options={"speed": 1})),
        json.dumps(record_document(moves=3)),
        json.dumps(record_document())[:-9],
        json.dumps(record_document()) + " " * (4 * 1024 * 1024),
        "[" * 100_000,
    ],
)
def test_broken_files_end_in_one_sentence(tmp_path, text, capsys):
    path = tmp_path / "broken.gamebox"
    path.write_text(text, encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"{path}: ")
    assert captured.err.count("\n") == 1
    [report] = replay_json(capsys, path)
    assert without_message(report) == error_of(path)
    assert captured.err == f"{path}: {report['error']['message']}\n"


def test_folder_is_no_record(tmp_path, capsys):
    [report] = replay_json(capsys, tmp_path)
    assert "cannot be read" in report["error"]["message"]


def test_open_game_hides_nothing_from_a_seat(good, capsys):
    for seat in range(1, 5):
        assert replay_json(capsys, "--seat", seat, good) == [report_of(good)]


def hands_of(report):
    """For each seat whether its hand can be read; jokers always can (L8-1)."""
    hands = report["state"]["hands"]
    return ["?" not in hand for hand in hands]


@pytest.fixture
def cards(tmp_path):
    """A game with secrets that is not over, three of whose players have cards in their hands."""
    setup = setup_for("level8", 3)
    return write_record(tmp_path / "cards.gamebox", random_moves(setup, 1, 20), setup)


def test_of_an_unfinished_game_with_secrets_only_the_open_table_is_shown(cards, capsys):
    [report] = replay_json(capsys, cards)
    assert hands_of(report) == [False] * 3
    assert not report["over"]
    assert report["legal"] == []
    [report] = replay_json(capsys, "--all", cards)
    assert hands_of(report) == [True] * 3
    for seat in (1, 2, 3):
        [report] = replay_json(capsys, "--seat", seat, cards)
        assert hands_of(report) == [owner == seat for owner in (1, 2, 3)]


def test_legal_moves_are_told_to_whom_they_are_no_secret(cards, capsys):
    [report] = replay_json(capsys, "--all", "--until", 2, cards)
    assert report["to_act"] in {1, 2, 3}
    assert report["legal"]
    for seat in (1, 2, 3):
        [seen] = replay_json(capsys, "--seat", seat, "--until", 2, cards)
        assert bool(seen["legal"]) == (seat == report["to_act"])


def test_every_position_of_a_finished_game_is_open(tmp_path, capsys):
    setup = setup_for("level8", 2)
    path = write_record(tmp_path / "over.gamebox", random_moves(setup, 1, 100_000), setup)
    [report] = replay_json(capsys, "--until", 20, path)
    assert hands_of(report) == [True] * 2
    [report] = replay_json(capsys, "--seat", 1, "--until", 20, path)
    assert hands_of(report) == [True, False]


def test_packed_and_plain_records_are_played_alike(cards, tmp_path, capsys):
    text = cards.read_text()
    assert '"=deck ~' in text
    plain = tmp_path / "plain.gamebox"
    document = json.loads(text)
    document["moves"] = [packing.plain(move) for move in document["moves"]]
    plain.write_text(json.dumps({**document, "version": 1}))
    [first], [second] = replay_json(capsys, "--all", cards), replay_json(capsys, "--all", plain)
    assert {**first, "file": ""} == {**second, "file": ""}


def test_seat_that_is_not_there(good, capsys):
    assert main(["replay", "--json", "--seat", "5", str(good)]) == 1
    report = json.loads(capsys.readouterr().out)
    assert without_message(report) == error_of(good)
    assert "seat 5" in report["error"]["message"]


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--until", "-1", "x"],
        ["--until", "x", "x"],
        ["--until", "1.5", "x"],
        ["--seat", "0", "x"],
        ["--seat", "-1", "x"],
        ["--seat", "x", "x"],
        ["--seat", "1", "--all", "x"],
        ["--fly", "x"],
        ["--until", "9" * 5000, "x"],
    ],
)
def test_bad_arguments(arguments, capsys):
    with pytest.raises(SystemExit) as caught:
        main(["replay", *arguments])
    assert caught.value.code == 2
    assert "usage: gamebox" in capsys.readouterr().err


def gamebox(*arguments, **options):
    command = [sys.executable, "-m", "gamebox", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, **options)


def test_as_a_program(good, bad):
    finished = gamebox("replay", "--json", good, bad)
    assert finished.returncode == 1
    assert finished.stderr == ""
    first, second = map(json.loads, finished.stdout.splitlines())
    assert first == report_of(good)
    assert without_message(second) == error_of(bad, 3, "place 3", "EX-20")


@pytest.mark.skipif(os.name == "nt", reason="names are text there")
def test_file_whose_name_is_no_text(tmp_path):
    path = os.fsencode(write_record(tmp_path / "good.gamebox", ["=XX"]).rename(tmp_path / "b\udcffd.gamebox"))
    for options in ([], ["--json"]):
        command = [sys.executable, "-m", "gamebox", "replay", *options, path]
        assert subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stderr == b""


def test_reader_that_stops_listening(tmp_path):
    paths = [write_record(tmp_path / "good.gamebox", ["=XX"], setup_for(seats=6))] * 3000
    command = [sys.executable, "-m", "gamebox", "replay", *map(str, paths)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 1


def replayed(*arguments, stdout=subprocess.PIPE, **environment):
    """The command as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "gamebox", "replay", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=stdout,
        stderr=subprocess.PIPE,
        check=False,
    )


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_names_that_the_output_cannot_show_are_spelt_out(tmp_path, good, encoding):
    strange = tmp_path / "spiel-\u4e2d.gamebox"
    strange.write_bytes(good.read_bytes())
    done = replayed(strange, good, PYTHONIOENCODING=encoding)
    assert done.returncode == 0
    assert b"spiel-\\u4e2d.gamebox" in done.stdout
    assert str(good).encode() in done.stdout


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize("form", [(), ("--json",)])
def test_output_that_is_full_is_told_in_a_sentence(good, form):
    with FULL.open("wb") as full:
        done = replayed(good, *form, stdout=full)
    assert done.returncode == 1
    assert done.stderr == b"gamebox: nothing more can be written: No space left on device\n"


@pytest.mark.skipif(os.name == "nt", reason="asks a shell")
def test_closed_output_is_no_error(good):
    command = shlex.join([sys.executable, "-m", "gamebox", "replay", str(good)]) + " >&-"
    done = subprocess.run(command, shell=True, cwd=ROOT, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
