"""What the command line says of output that nobody reads any more."""

from __future__ import annotations

import errno

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
