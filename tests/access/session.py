"""A display, a bus and the real program, with a player beside it who only has the accessibility tree."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from gamebox.library import settings
from gamebox.library.profile import Profile
from gamebox.library.settings import Settings
from tests.helpers import ROOT

PLAYER = Path(__file__).with_name("player.py")
PYTHON = "/usr/bin/python3"
"""The system's own: PyPI has no pyatspi."""
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


def missing() -> str:
    """What of a session is not on this machine; nothing if all is there."""
    if not sys.platform.startswith("linux"):
        return "AT-SPI is the bus of Linux desktops"
    tools = [tool for tool in ("Xvfb", "dbus-run-session") if shutil.which(tool) is None]
    if not any(Path(launcher).exists() for launcher in LAUNCHERS):
        tools.append("at-spi2-core")
    if not _has_pyatspi():
        tools.append("python3-pyatspi")
    return f"{', '.join(tools)} cannot be found" if tools else ""


def _has_pyatspi() -> bool:
    try:
        asked = subprocess.run([PYTHON, "-c", "import pyatspi"], capture_output=True, check=False)
    except OSError:
        return False
    return asked.returncode == 0


@contextmanager
def display() -> Iterator[str]:
    """A screen of its own, whose number nobody else has."""
    reading, writing = os.pipe()
    screen = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    process = subprocess.Popen(screen, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    try:
        yield f":{number}"
    finally:
        process.terminate()
        process.wait()


def play(folder: Path, arguments: Sequence[str], language: str = "en", patience: int = 3600) -> tuple[str, str]:
    """What the player tells, and what the program complains of; raises CalledProcessError if the game went wrong."""
    home = folder / "data" / "gamebox"
    home.mkdir(parents=True)
    profile = Profile(home)
    settings.save(profile, Settings(language=language, animation="off", bots="at once", volume="off", tips=False))
    profile.close()
    complaints = folder / "stderr.txt"
    with display() as screen:
        surroundings = {
            **os.environ,
            "DISPLAY": screen,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "XDG_DATA_HOME": str(folder / "data"),
            "PYTHONPATH": str(ROOT),
            "GTK_A11Y": "none",
            "NO_AT_BRIDGE": "0",
        }
        launcher = next(launcher for launcher in LAUNCHERS if Path(launcher).exists())
        inside = [PYTHON, "-W", "ignore", str(PLAYER), launcher, str(complaints), sys.executable, *arguments]
        played = subprocess.run(
            ["dbus-run-session", "--", *inside],
            env=surroundings,
            capture_output=True,
            text=True,
            timeout=patience,
            check=False,
        )
    found = complaints.read_text(encoding="utf-8") if complaints.exists() else ""
    if played.returncode:
        raise subprocess.CalledProcessError(played.returncode, arguments, played.stdout, played.stderr + found)
    return played.stdout, found
