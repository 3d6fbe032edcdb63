"""The command line: which commands there are, and what it says of output that nobody reads any more."""

from __future__ import annotations

import errno
import subprocess
import sys

import pytest

from gamebox import cli


@pytest.mark.parametrize(("number", "told"), [(errno.EPIPE, False), (errno.ENOSPC, True)])
def test_a_reader_that_has_gone_is_no_error_to_tell(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], *, number: int, told: bool
) -> None:
    monkeypatch.setattr(cli.os, "dup2", lambda *_: None)  # the output of the tests goes on
    assert cli._stop_writing(OSError(number, "a reason")) == 1
    assert ("nothing more can be written: a reason" in capfd.readouterr().err) is told


@pytest.mark.parametrize(("system", "known"), [("win32", True), ("linux", False)])
def test_windows_calls_a_closed_pipe_an_invalid_argument(*, system: str, known: bool) -> None:
    assert (errno.EINVAL in cli.closed_output(system)) is known


def test_every_command_is_told_and_says_what_it_takes(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    told = capsys.readouterr().out
    assert "sheet" in cli.commands(), "what only one game has is among them"
    for name, says in cli.commands().items():
        assert name in told.split()
        assert says.split()[0] in told
        with pytest.raises(SystemExit) as left:
            cli.main([name, "--help"])
        assert left.value.code == 0
        assert f"usage: gamebox {name}" in capsys.readouterr().out


def test_help_loads_no_command() -> None:
    """Nor Qt, which takes its time and may not be there."""
    asked = "import sys; from gamebox.cli import _parser; _parser(['--help']).format_help(); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert "gamebox.commands.lavarails" in loaded
    assert not loaded & {"PySide6", "gamebox.commands.lavarails.sheet", "gamebox.commands.replay", "gamebox.bots"}


def test_a_command_that_there_is_not_is_answered_with_those_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["dance"])
    told = capsys.readouterr().err
    assert all(name in told for name in cli.commands())
