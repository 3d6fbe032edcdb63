"""bootstrap.py's decisions, without network, apt-get or a real .venv."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import bootstrap

LISTING = """\
installed: libgl1,
installed: libglib2.0-0t64, libglib2.0-0 (= 2.84.4-3), libgio2.0-0
config-files: libegl1,
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that bootstrap takes for its own, with a whole .venv that holds no installation yet."""
    (tmp_path / "pyproject.toml").write_text("[project]")
    (tmp_path / ".venv").mkdir()
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(bootstrap, "STAMP", tmp_path / ".venv" / "stamp")
    monkeypatch.setattr(bootstrap, "is_whole", bootstrap.STAMP.is_file)
    return tmp_path


@pytest.fixture
def required(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What bootstrap would have run, in short."""
    commands: list[str] = []
    monkeypatch.setattr(bootstrap, "require", lambda command, sorry: commands.append(command[-1]))
    return commands


def test_installs_only_when_something_changed(checkout: Path, required: list[str]) -> None:
    bootstrap.update_venv("")
    bootstrap.update_venv("")
    assert required == [str(bootstrap.VENV), "."]
    (checkout / "pyproject.toml").write_text("[project] # changed")
    bootstrap.update_venv("")
    assert required == [str(bootstrap.VENV), ".", "."]


def test_development_tools_include_what_running_needs(checkout: Path, required: list[str]) -> None:
    bootstrap.update_venv("")
    bootstrap.update_venv("dev")
    bootstrap.update_venv("")
    bootstrap.update_venv("dev")
    assert required == [str(bootstrap.VENV), ".", ".[dev]"]


def test_packages_are_made_of_locked_files_only(checkout: Path, required: list[str]) -> None:
    bootstrap.update_venv("package")
    assert required == [str(bootstrap.VENV), str(bootstrap.LOCKED), ".[package]"]


def test_every_locked_version_is_the_one_that_is_wanted() -> None:
    """And each file has its hash; uv wrote them, its command is in the first lines."""
    extras = tomllib.loads((bootstrap.ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    locked = bootstrap.LOCKED.read_text().lower()
    for wanted in extras["package"]:
        name, version = wanted.partition(";")[0].strip().lower().replace("_", "-").split("==")
        assert re.search(rf"^{re.escape(f'{name}=={version}')} .*\\\n    --hash=sha256:", locked, re.MULTILINE), wanted


def test_failed_installation_is_no_installation(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bootstrap.STAMP.write_text("an older installation")
    monkeypatch.setattr(subprocess, "call", lambda *_, **__: 1)
    with pytest.raises(SystemExit, match="Installing failed"):
        bootstrap.update_venv("")
    assert not bootstrap.STAMP.exists()


def test_venv_whose_python_is_gone_is_not_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "PYTHON", str(tmp_path / "python"))
    assert not bootstrap.is_whole()


def test_fingerprint_depends_on_project_extra_and_python(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prints = [bootstrap.fingerprint(""), bootstrap.fingerprint("dev")]
    (checkout / "pyproject.toml").write_text("[project] # changed")
    prints.append(bootstrap.fingerprint(""))
    monkeypatch.setattr(bootstrap.platform, "python_version", lambda: "3.99.0")
    prints.append(bootstrap.fingerprint(""))
    assert len(set(prints)) == 4


def test_packages_go_by_the_names_they_provide() -> None:
    assert bootstrap.packages_in(LISTING) == {"libgl1", "libglib2.0-0t64", "libglib2.0-0", "libgio2.0-0"}


def test_venv_package_is_wanted_where_python_lacks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "find_spec", lambda _: None)
    assert bootstrap.wanted_packages() == [f"python3.{sys.version_info.minor}-venv", *bootstrap.QT_PACKAGES]


def test_others_than_root_are_told_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "find_missing_packages", lambda: ["libegl1", "libgl1"])
    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: 1000, raising=False)
    assert bootstrap.provide_packages() == ["libegl1", "libgl1"]
    assert "\n  sudo apt-get install --no-install-recommends libegl1 libgl1\n" in capsys.readouterr().out


def test_root_updates_the_lists_only_when_something_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[list[str]] = []
    answers = iter([["libgl1"], [], []])
    monkeypatch.setattr(bootstrap, "find_missing_packages", lambda: next(answers))
    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(subprocess, "call", lambda command, **_: calls.append(command))
    assert bootstrap.provide_packages() == []
    assert [command[1] for command in calls] == ["update", "install"]
    assert bootstrap.provide_packages() == []
    assert len(calls) == 2


@pytest.mark.parametrize(
    ("system", "environment", "headless"),
    [
        ("linux", {}, True),
        ("linux", {"DISPLAY": ""}, True),
        ("linux", {"DISPLAY": ":0"}, False),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, False),
        ("darwin", {}, False),
        ("win32", {}, False),
    ],
)
def test_headless(system: str, environment: dict[str, str], headless: bool) -> None:
    assert bootstrap.is_headless(system, environment) == headless


@pytest.mark.parametrize(
    ("arguments", "opens"),
    [([], True), (["play"], True), (["demo"], False), (["replay", "a.gamebox"], False), (["--version"], False)],
)
def test_opens_window(arguments: list[str], opens: bool) -> None:
    assert bootstrap.opens_window(arguments) == opens


def test_one_failed_check_fails_the_test_but_stops_no_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[str] = []
    monkeypatch.setattr(bootstrap, "prepare", lambda extra, environment: None)
    monkeypatch.setattr(
        subprocess, "call", lambda command, cwd: ran.append(command[0].name) or command[0].name == "mypy"
    )
    assert bootstrap.main(["test"]) == 1
    assert ran == ["ruff", "ruff", "mypy", "lint-imports", "pytest"]
    assert [line.split()[-3] for line in capsys.readouterr().out.splitlines()[-5:]].count("FAILED") == 1


@pytest.mark.parametrize(("arguments", "code"), [([], 2), (["dance"], 2), (["--help"], 0)])
def test_explains_itself(arguments: list[str], code: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(arguments) == code
    assert "python3 bootstrap.py test" in capsys.readouterr().out


@pytest.mark.parametrize(("aborts", "starts", "called"), [(True, False, 2), (True, True, 1), (False, False, 1)])
def test_a_display_that_does_not_answer_is_none(
    monkeypatch: pytest.MonkeyPatch, *, aborts: bool, starts: bool, called: int
) -> None:
    """Qt ends the program then; when it could start, the program has ended for another reason."""
    calls: list[list[str]] = []

    def call(command: list[str], env: dict[str, str]) -> int:
        calls.append([str(part) for part in command])
        return -6 if aborts and env.get("QT_QPA_PLATFORM") != "offscreen" else 0

    monkeypatch.setenv("DISPLAY", ":77")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setattr(bootstrap, "prepare", lambda *_: None)
    monkeypatch.setattr(bootstrap.subprocess, "call", call)
    monkeypatch.setattr(bootstrap, "qt_starts", lambda _environment: starts)
    bootstrap.run([])
    assert len(calls) == called
    assert ("demo" in calls[-1]) == (called == 2)


def test_a_file_in_the_place_of_the_venv_is_cleared_away(
    checkout: Path, required: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = checkout / "venv"
    blocked.write_text("a file")
    monkeypatch.setattr(bootstrap, "VENV", blocked)
    bootstrap.update_venv("")
    assert not blocked.exists()


def test_an_umlaut_in_the_path_can_be_read_in_every_locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A .pth file with one ends every Python before 3.13 that starts in the C locale."""
    root = tmp_path / "spiele-ü"
    packages = root / ".venv" / "lib" / "python3.11" / "site-packages"
    packages.mkdir(parents=True)
    monkeypatch.setattr(bootstrap, "ROOT", root)
    monkeypatch.setattr(bootstrap, "VENV", root / ".venv")
    ours, other = packages / "_gamebox.pth", packages / "other.pth"
    for path in (ours, other):
        path.write_text(str(root), encoding="utf-8")
    bootstrap.spell_out_paths()
    assert other.read_text(encoding="utf-8") == str(root)
    assert ours.read_bytes().isascii()
    program = f"import site, sys; site.addsitedir({str(packages)!a}); print(ascii(sys.path[-1]))"
    other.unlink()
    told = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, "LC_ALL": "C"}, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == ascii(str(root))
    before = ours.read_bytes()
    bootstrap.spell_out_paths()
    assert ours.read_bytes() == before
