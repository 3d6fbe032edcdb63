"""The command as a whole, in a project of two functions."""

from __future__ import annotations

import ast
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.mutants.__main__ import main
from tests.mutants.functions import function_lines
from tests.mutants.survey import Survey, nearness

MODULE = """
def larger(a, b):
    return a if a > b else b


def grow(numbers):
    return [*numbers, 2]
"""
TESTS = """
import os
from gamebox.toy import grow, larger

def test_larger():
    assert larger(1, 2) == 2

def test_grow():
    assert grow([1])[0] == 1
    assert larger(5, 3) == 5

def test_of_something_else():
    if "BROKEN" in os.environ:
        assert larger(1, 2) == 3
"""
ELSE = "tests/test_toy.py::test_of_something_else"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # the toy needs none of them
    files = {"gamebox/__init__.py": "", "gamebox/toy.py": MODULE, "tests/test_toy.py": TESTS, ".gitignore": ".mutants/"}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    if not shutil.which("git"):
        pytest.skip("needs git")
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    return tmp_path


def survey_of(project: Path) -> Survey:
    return Survey.load(project / ".mutants" / "survey.json")


def test_what_nobody_notices_is_told_line_by_line(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["gamebox"], project) == 0
    out = capfd.readouterr().out
    assert "| `gamebox/toy.py` | 5 | 2 | 40 % |\n| all | 5 | 2 | 40 % |" in out
    assert "gamebox/toy.py:3\n- return a if a > b else b\n+ return a if a >= b else b\n" in out, "it is the same"
    assert "gamebox/toy.py:7\n- return [*numbers, 2]\n+ return [*numbers, 3]\n" in out
    assert (project / "gamebox" / "toy.py").read_text(encoding="utf-8") == MODULE
    assert sorted(path.name for path in project.iterdir()) == [".git", ".gitignore", ".mutants", "gamebox", "tests"]


def test_a_survey_is_kept_until_its_tests_change(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    main(["gamebox", "--sample", "0"], project)
    survey = survey_of(project)
    assert survey.reached["tests/test_toy.py::test_grow"] == ["gamebox/toy.py:grow", "gamebox/toy.py:larger"]
    assert survey.tests_of("gamebox/toy.py", "grow") == ["tests/test_toy.py::test_grow"]
    assert set(survey.tests_of("gamebox/toy.py", "")) == set(survey.reached) - {ELSE}
    assert "3 passed" in capfd.readouterr().err
    main(["gamebox", "--sample", "0"], project)
    assert "passed" not in capfd.readouterr().err
    (project / "tests" / "test_toy.py").write_text(TESTS.replace("test_grow", "test_growing"), encoding="utf-8")
    main(["gamebox", "--sample", "0"], project)
    assert "3 passed" in capfd.readouterr().err
    assert set(survey_of(project).seconds) == {
        "tests/test_toy.py::test_growing",
        "tests/test_toy.py::test_larger",
        ELSE,
    }


def test_a_test_that_fails_anyway_has_noticed_nothing(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    main(["gamebox", "--sample", "0"], project)
    survey = survey_of(project)
    survey.reached = {ELSE: ["gamebox/toy.py:larger", "gamebox/toy.py:grow"]}
    survey.save(project / ".mutants" / "survey.json")
    monkeypatch.setenv("BROKEN", "yes")
    with pytest.raises(SystemExit, match="test_of_something_else fails without any mutant"):
        main(["gamebox", "--sample", "1"], project)


def test_tests_that_cannot_be_run_are_told(project: Path) -> None:
    (project / "tests" / "test_toy.py").write_text("import nowhere\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="cannot be run"):
        main(["gamebox", "--sample", "1"], project)


def test_a_function_is_known_by_its_name_wherever_it_stands() -> None:
    source = "class A:\n  def f(self):\n    def g():\n      return 1\n    return g\n\n@cache\ndef h():\n  pass\n"
    assert function_lines(ast.parse(source)) == {3: "A.f", 4: "A.f.g", 5: "A.f", 9: ""}


def test_tests_that_mirror_a_module_are_nearest() -> None:
    module = "gamebox/ui/table/curtain.py"
    tests = [
        "tests/ui/table/test_curtain.py::a",
        "tests/ui/table/test_reel.py::a",
        "tests/ui/test_guide.py::a",
        "tests/x",
    ]
    assert [nearness(module, test) for test in tests] == [3, 2, 1, 0]
