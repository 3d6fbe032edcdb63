"""gamebox sheet check: what is wrong with a sheet, or how it plays."""

import json

import pytest

from gamebox.bots.lavarails.drafting import Wish
from gamebox.cli import main
from gamebox.games.lavarails.sheet_file import load_sheet

GOOD = 'level = "railway"\nname = {de = "Ring", en = "Ring"}\ngrid = """\nSE 1@5 3\nNE 2 4\n"""\n'


def test_figures_of_a_file(tmp_path, capsys):
    path = tmp_path / "ring.toml"
    path.write_text(GOOD, encoding="utf-8")
    assert main(["sheet", "check", str(path), "--games", "2", "--seats", "2"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("ring: Ring, a railway sheet\n")
    assert "number fields   4 (1: 1, 2: 1, 3: 1, 4: 1, 5: 0, 6: 0)" in out
    assert "2 games, 2 sensible bots" in out
    assert "closed lines a sheet" in out


@pytest.mark.parametrize("sheet", ["volcano-a", "railway-c"])
def test_figures_of_a_shipped_sheet_as_json(sheet, capsys):
    assert main(["sheet", "check", sheet, "--games", "2", "--seed", "3", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["sheet"] == sheet
    assert sum(report["grid"]["fields_per_number"]) == report["grid"]["number_fields"]
    assert report["play"]["games"] == 2
    assert len(report["play"]["wins"]) == 3


def test_the_shipped_volcano_sheet_in_words(capsys):
    assert main(["sheet", "check", "volcano-a", "--games", "1"]) == 0
    out = capsys.readouterr().out
    assert "of rows" in out
    assert "of columns" in out
    assert "of gems" in out
    assert "start player's advantage" in out


def test_a_broken_sheet_is_explained(tmp_path, capsys):
    path = tmp_path / "broken.toml"
    path.write_text(GOOD.replace(" 4", " 9"), encoding="utf-8")
    assert main(["sheet", "check", str(path)]) == 1
    assert capsys.readouterr().err == "gamebox: broken.toml, row 2, column 3 (C2): '9' is no field.\n"
    assert main(["sheet", "check", str(path), "--json"]) == 1
    error = json.loads(capsys.readouterr().out)["error"]
    assert (error["row"], error["column"], error["reason"]) == (2, 3, "'9' is no field")


def test_neither_a_file_nor_a_shipped_sheet(capsys):
    assert main(["sheet", "check", "atlantis"]) == 1
    err = capsys.readouterr().err
    assert "atlantis" in err
    assert "volcano-a" in err


def test_sheet_alone_asks_for_a_command(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["sheet"])
    assert caught.value.code == 2


def test_jobs_change_nothing_but_the_time(capsys):
    reports = []
    for jobs in ("1", "2"):
        assert main(["sheet", "check", "volcano-a", "--games", "2", "--json", "--jobs", jobs]) == 0
        reports.append(capsys.readouterr().out)
    assert reports[0] == reports[1]
    assert set(json.loads(reports[0])["play"]["deadly"]) >= {"B1", "C1"}


def test_a_sheet_is_made_and_can_be_read(tmp_path, capsys):
    path = tmp_path / "new.toml"
    assert main(["sheet", "make", "--level", "volcano", "--difficulty", "2", "--seed", "7", str(path)]) == 0
    code = Wish("volcano", 2, seed=7).code
    assert code in capsys.readouterr().out
    sheet = load_sheet(path)
    assert (sheet.id, sheet.level) == (code, "volcano")


def test_a_wish_that_cannot_be_fulfilled_is_one_sentence(tmp_path, capsys):
    path = tmp_path / "new.toml"
    assert main(["sheet", "make", "--level", "railway", "--size", "4x4", str(path)]) == 1
    assert capsys.readouterr().err.startswith("gamebox: A sheet in balance needs at least")
    assert not path.exists()


def test_a_size_is_written_with_an_x(tmp_path):
    with pytest.raises(SystemExit):
        main(["sheet", "make", "--level", "railway", "--size", "9", str(tmp_path / "new.toml")])


def test_a_code_is_enough(tmp_path, capsys):
    path, code = tmp_path / "shared.toml", Wish("volcano", 1, seed=3).code
    assert main(["sheet", "make", "--code", code.lower(), str(path), "--jobs", "2"]) == 0
    assert load_sheet(path).id == code


@pytest.mark.parametrize("code", ["atlantis", "V1-any-n-3-AA"])
def test_a_wrong_code_is_one_sentence(code, tmp_path, capsys):
    assert main(["sheet", "make", "--code", code, str(tmp_path / "no.toml")]) == 1
    assert "code" in capsys.readouterr().err


def test_the_generator_proves_itself(capsys):
    assert main(["sheet", "prove", "--level", "volcano", "--sheets", "1", "--games", "60"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("1 volcano sheets: 1 valid, 1 in balance with fresh dice\n")
    assert "of one core, at worst" in out


def test_what_cannot_be_made_is_no_proof(monkeypatch, capsys):
    monkeypatch.setattr("gamebox.bots.lavarails.proving.nth_wish", lambda level, number: Wish(level, size=(4, 4)))
    assert main(["sheet", "prove", "--level", "railway", "--sheets", "1", "--json"]) == 1
    assert "at least" in json.loads(capsys.readouterr().out)["error"]
