"""Size and start of gamebox next to a bare PySide6 window that was frozen in the same way; both must stay in bounds.

python packaging/measure.py [--rounds 25]      needs Xvfb; freezes the present tree into a temporary folder

The time to first paint is taken from outside: the server's screen lies in a file, and when its middle is no longer
black, the window has been painted.
"""

from __future__ import annotations

import argparse
import mmap
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from build import freeze
from identity import NAME

MOST_SIZE = 1.3
MOST_TIME = 1.5
_PATIENCE = 30


class Screen:
    """An X server whose picture can be read."""

    def __init__(self, folder: Path) -> None:
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-fbdir", str(folder)]
        self._server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as answer:
            self.display = f":{answer.readline().strip()}"
        with (folder / "Xvfb_screen0").open("rb") as file:
            self._picture = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)

    def is_black(self) -> bool:
        middle = len(self._picture) // 2
        return not any(self._picture[middle : middle + 2000])

    def close(self) -> None:
        self._picture.close()
        self._server.terminate()
        self._server.wait()


def first_paint(program: Path, screen: Screen, home: Path) -> float:
    """Seconds from the start of the process to a painted window."""
    environment = {**os.environ, "DISPLAY": screen.display, "HOME": str(home), "XDG_DATA_HOME": str(home)}
    start = time.perf_counter()
    process = subprocess.Popen([str(program)], env=environment)
    try:
        while screen.is_black():
            if time.perf_counter() - start > _PATIENCE:
                raise SystemExit(f"{program.name} painted nothing.")
            time.sleep(0.001)
        return time.perf_counter() - start
    finally:
        process.kill()
        process.wait()
        while not screen.is_black():
            time.sleep(0.01)


def size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def report(what: str, own: float, bare: float, unit: str, most: float) -> bool:
    verdict = "within" if own <= most * bare else "ABOVE"
    print(f"{what}: gamebox {own:.0f} {unit}, bare {bare:.0f} {unit}: {own / bare:.2f} times, {verdict} {most}")
    return own <= most * bare


def main() -> int:
    parser = argparse.ArgumentParser(description="Size and start of gamebox next to a bare PySide6 window.")
    parser.add_argument("--rounds", type=int, default=25)
    rounds = parser.parse_args().rounds
    os.environ.setdefault("SOURCE_DATE_EPOCH", "0")
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        own, bare = freeze(work / "own"), freeze(work / "bare", "--bare")
        home = work / "home"
        home.mkdir()
        screen = Screen(work)
        times: dict[Path, list[float]] = {own / NAME: [], bare / "bare": []}
        for _ in range(rounds + 1):
            for program, taken in times.items():
                taken.append(first_paint(program, screen, home))
        screen.close()
        middle = [1000 * statistics.median(taken[1:]) for taken in times.values()]  # the first one finds a cold disk
        small = report("size", size(own) / 1e6, size(bare) / 1e6, "MB", MOST_SIZE)
        quick = report("first paint", middle[0], middle[1], "ms", MOST_TIME)
    return 0 if small and quick else 1


if __name__ == "__main__":
    sys.exit(main())
