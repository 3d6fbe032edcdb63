"""Tells which tests reach which functions. It is kept: only test files that changed since are run again."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path

import pytest

from tests.mutants.functions import MODULE, function_lines
from tests.mutants.tree import surroundings

_RESULT = "GAMEBOX_SURVEY"
PACKAGE = "gamebox"


@dataclass
class Survey:
    """For every test file: its fingerprint, and for every test that passed its seconds and what it reached."""

    prints: dict[str, str] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    reached: dict[str, list[str]] = field(default_factory=dict)

    @classmethod
    def load(cls, path: Path) -> Survey:
        return cls(**json.loads(path.read_text(encoding="utf-8"))) if path.exists() else cls()

    def save(self, path: Path) -> None:
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(vars(self)), encoding="utf-8")

    def tests_of(self, module: str, function: str) -> list[str]:
        """Every test that reached a function: first those that mirror the module, then the quickest."""
        wanted = f"{module}:{function}" if function != MODULE else f"{module}:"
        found = (test for test, reached in self.reached.items() if any(_is_in(place, wanted) for place in reached))
        return sorted(found, key=lambda test: (-nearness(module, test), self.seconds[test]))

    def stale(self, root: Path, files: Iterable[str]) -> list[str]:
        return [file for file in files if self.prints.get(file) != _fingerprint(root / file)]

    def only(self, files: Collection[str]) -> Survey:
        """What the tests of these files reach."""
        reached = {test: places for test, places in self.reached.items() if _file_of(test) in files}
        return Survey(self.prints, self.seconds, reached)

    def renew(self, root: Path, files: list[str]) -> None:
        """Run test files once and remember what they reach."""
        for test in [test for test in self.seconds if _file_of(test) in files]:
            del self.seconds[test], self.reached[test]
        found = _run(root, files)
        self.seconds.update(found.seconds)
        self.reached.update(found.reached)
        self.prints.update({file: _fingerprint(root / file) for file in files})


def _file_of(test: str) -> str:
    return test.partition("::")[0]


def _is_in(place: str, wanted: str) -> bool:
    return place.startswith(wanted) if wanted.endswith(":") else place == wanted


def nearness(module: str, test: str) -> int:
    """How many steps of a test's path mirror those of a module's."""
    mirrored = _file_of(test).replace("test_", "").split("/")[1:]
    pairs = zip(mirrored, module.split("/")[1:], strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _fingerprint(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def _run(root: Path, files: list[str]) -> Survey:
    result = root / "survey.json"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.mutants.survey", *files]
    environment = {**surroundings(root), _RESULT: str(result)}
    run = subprocess.run(command, cwd=root, env=environment, stdout=sys.stderr, check=False)
    if run.returncode not in {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED}:
        sys.exit("The tests cannot be run even without a mutant.")
    return Survey.load(result)


def pytest_configure(config: pytest.Config) -> None:
    """As a plugin of the run that `_run` started: watch."""
    if _RESULT in os.environ:
        config.pluginmanager.register(_Watcher(Path.cwd(), Path(os.environ[_RESULT])))


class _Watcher:
    def __init__(self, root: Path, result: Path) -> None:
        from coverage import Coverage  # only those who measure need it

        self._root, self._result = root, result
        self._coverage = Coverage(data_file=None, source=[str(root / PACKAGE)])
        self._coverage.start()
        self._seconds: dict[str, float] = defaultdict(float)
        self._failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._coverage.switch_context(item.nodeid)
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration
        if not report.passed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self._coverage.stop()
        reached: dict[str, set[str]] = {test: set() for test in self._seconds if test not in self._failed}
        data = self._coverage.get_data()
        for file in data.measured_files():
            module, names = _functions(self._root, Path(file))
            for line, tests in data.contexts_by_lineno(file).items():
                for test in reached.keys() & set(tests):
                    if line in names:
                        reached[test].add(f"{module}:{names[line]}")
        seconds = {test: round(self._seconds[test], 3) for test in reached}
        Survey({}, seconds, {test: sorted(places) for test, places in reached.items()}).save(self._result)


def _functions(root: Path, file: Path) -> tuple[str, dict[int, str]]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return file.relative_to(root).as_posix(), function_lines(tree)
