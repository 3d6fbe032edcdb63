"""Puts mutants into a copy of the project, one after the other, and tells which the tests notice."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.mutants.operators import Mutant
from tests.mutants.survey import Survey
from tests.mutants.tree import surroundings

_FIRST = 40
"""Tests of the first attempt: most mutants do not outlive the nearest ones."""
_PATIENCE = 30
"""Seconds that a run may take beyond ten times what its tests usually need: whoever hangs has been noticed."""


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    noticed: bool
    how: str


@dataclass(frozen=True)
class Trials:
    """A copy of the project, what its tests reach, and the seconds of tests that one mutant is worth."""

    copy: Path
    survey: Survey
    budget: float

    def judge(self, mutant: Mutant) -> Verdict:
        with self._living(mutant):
            for tests in self._attempts(mutant):
                how = self._run(tests)
                if how:
                    return Verdict(mutant, True, how)
        return Verdict(mutant, False, "")

    def unsound(self, verdicts: Sequence[Verdict]) -> str:
        """What fails without any mutant: such a test has noticed nothing."""
        killers = sorted({verdict.how for verdict in verdicts if verdict.how.startswith("tests/")})
        return self._run(killers) if killers else ""

    def _attempts(self, mutant: Mutant) -> Iterator[list[str]]:
        tests = self.survey.tests_of(mutant.module, mutant.function)
        if tests[:_FIRST]:
            yield tests[:_FIRST]
        rest, seconds = [], 0.0
        for test in tests[_FIRST:]:
            seconds += self.survey.seconds[test]
            if seconds < self.budget:
                rest.append(test)
        if rest:
            yield rest

    @contextmanager
    def _living(self, mutant: Mutant) -> Iterator[None]:
        path = self.copy / mutant.module
        source = path.read_bytes()
        path.write_bytes(mutant.put_into(source))
        try:
            yield
        finally:
            path.write_bytes(source)

    def _run(self, tests: Sequence[str]) -> str:
        """Which test failed, or what else went wrong; nothing when all is well."""
        names = self.copy / "chosen.txt"
        names.write_text("\n".join(tests), encoding="utf-8")
        quick = ["-x", "-q", "--no-header", "--tb=no", "-p", "no:xdist", "-p", "no:benchmark"]
        command = [sys.executable, "-m", "pytest", *quick, "-rfE", f"@{names}"]
        run = subprocess.Popen(
            command,
            cwd=self.copy,
            env=surroundings(self.copy),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        try:
            output, _ = run.communicate(
                timeout=_PATIENCE + 10 * sum(self.survey.seconds.get(test, 1.0) for test in tests)
            )
        except subprocess.TimeoutExpired:
            _end(run)
            return "hangs"
        return "" if run.returncode == pytest.ExitCode.OK else _reason(output)


def _end(run: subprocess.Popen[str]) -> None:
    """With everything that it started."""
    if hasattr(os, "killpg"):
        os.killpg(run.pid, signal.SIGKILL)
    else:
        run.kill()
    run.communicate()


def _reason(output: str) -> str:
    for line in output.splitlines():
        kind, _, rest = line.partition(" ")
        if kind in ("FAILED", "ERROR"):
            return rest.split(" - ")[0]
    return "does not start"
