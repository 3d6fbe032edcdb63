"""Figures that benchmarks want to be seen stand at the end of the run. Run them by `pytest tests/benchmarks/FILE`."""

from __future__ import annotations

import pytest

FIGURES = pytest.StashKey[list[str]]()


@pytest.fixture
def figure(request):
    """Tell a figure: figure("moves per second", 812_345)."""

    def tell(name: str, value: float) -> None:
        lines = request.config.stash.setdefault(FIGURES, [])
        lines.append(f"{request.node.name}: {name} {value:,}")

    return tell


def pytest_terminal_summary(terminalreporter, config):
    for line in config.stash.get(FIGURES, []):
        terminalreporter.write_line(line)
