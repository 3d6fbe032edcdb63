"""Proves the program for Windows under Wine: freezes it, compiles the installer, installs, plays, updates, uninstalls.

python packaging/windows/prove_wine.py FOLDER            as root; needs debootstrap and Xvfb; FOLDER keeps the set-up
python packaging/windows/prove_wine.py FOLDER --tests    run the test suite on the Windows Python instead

What is tried is the present commit. The first time a Debian and Python's packages are fetched.
"""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path, PurePosixPath

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import smoke
from chroot import HOME, CleanError, display, enter, mounted, say
from identity import APP_ID, NAME, ROOT
from windows.installer import compile_installer
from windows.wine import PREFIX, PYTHON, Windows

EPOCH = 1_700_000_000
BUSY = 2
USER_DATA = "gamebox/running/a game.journal"
LONG = 3600


def check(what: str, true: bool) -> None:
    say(f"{'ok' if true else 'FAILED'}: {what}")
    if not true:
        raise CleanError(what)


def export(machine: Windows) -> Path:
    """The commit's files, on the machine."""
    source = machine.drive / "source"
    packed = subprocess.run(
        ["git", "-C", str(ROOT), "archive", "--format=zip", "HEAD"], check=True, capture_output=True
    )
    with zipfile.ZipFile(io.BytesIO(packed.stdout)) as archive:
        archive.extractall(source)
    machine.give(source)
    return source


def freeze(machine: Windows) -> Path:
    """The frozen program, made by PyInstaller for Windows, and its installer, made by Debian's makensis."""
    work = machine.drive / "work"
    work.mkdir()
    machine.give(work)
    code = (
        "import sys; sys.path.insert(0, r'C:\\source\\packaging'); import build, pathlib; "
        f"build.freeze_for_windows(pathlib.Path('C:/work'), pathlib.Path('C:/work'), {EPOCH})"
    )
    machine.run(PYTHON, "-c", code, timeout=LONG)
    check("the program is frozen", (work / "frozen" / NAME / "gamebox.exe").is_file())
    drive = PurePosixPath("/", HOME, PREFIX, "drive_c")
    makensis = [*enter(machine.root, "root"), "makensis", "-WX"]
    compile_installer(drive / "work", drive / "source", drive / "gamebox-setup.exe", makensis, TARGET="amd64-unicode")
    return machine.drive / "gamebox-setup.exe"


def try_install(machine: Windows, installer: Path) -> Path:
    check("the installer says that all is well", machine.code_of(machine.named(installer), "/S") == 0)
    installed = machine.local_data() / "Programs" / NAME
    registry = machine.registry()
    check("the program lies in the user's own folder", (installed / "gamebox.exe").is_file())
    check("there is a shortcut in the start menu", any("gamebox.lnk" in name for name in machine.files()))
    check("there is an entry for uninstalling", f"Uninstall\\\\{APP_ID}" in registry)
    check(".gamebox is registered", bool(re.search(r"\[Software\\\\Classes\\\\\.gamebox\]", registry)))
    return installed


def try_smoke(machine: Windows, installed: Path) -> None:
    """By the Windows Python, with the installed program; the one for the command line differs only by its console."""
    told = machine.run(machine.named(installed / "gamebox-cli.exe"), "--version")
    check(f"the command line answers: {told.strip()}", told.startswith(NAME))
    told = machine.run(PYTHON, r"C:\source\packaging\smoke.py", machine.named(installed / "gamebox.exe"), timeout=LONG)
    check(f"smoke test of gamebox.exe:\n{told.rstrip()}", "All well." in told)


def wait_until(what: str, ready: Callable[[], bool]) -> None:
    end = time.monotonic() + smoke.PATIENCE
    while not ready():
        if time.monotonic() > end:
            raise CleanError(f"There was no {what}.")
        time.sleep(0.2)


def try_running(machine: Windows, installer: Path, installed: Path) -> None:
    """Files are opened as by a double click; what is open takes the next one, and keeps installers away."""
    profile = machine.local_data() / NAME
    smoke.write_settings(profile, "off")
    two = sorted(room.parent.name for room in (ROOT / "gamebox" / "games").glob("*/__init__.py"))[:2]
    for game in two:
        smoke.write_game(machine.drive / f"a {game}.gamebox", game)
    machine.give(profile)
    command = machine.value(f"{machine.value('.gamebox')}\\shell\\open\\command")
    first, second = (_words(command.replace("%1", f"C:\\a {game}.gamebox")) for game in two)
    window = machine.start(*first)
    wait_until("end of the opened game", lambda: bool(smoke.finished(profile)))
    check(f"a file is opened by {' '.join(first)}", window.poll() is None)
    check("a second start hands its file over and ends", machine.code_of(*second) == 0)
    wait_until("end of the second game", lambda: len(smoke.finished(profile)) == 2)
    check("and the first window has played it", window.poll() is None)
    before = machine.files()
    check("a silent update says that gamebox runs", machine.code_of(machine.named(installer), "/S") == BUSY)
    check("a silent removal says so, too", machine.code_of(*_uninstall(machine, installed)) == BUSY)
    check("neither has touched anything", {name for name in before if "Programs" in name} <= machine.files())
    machine.run("taskkill", "/IM", "gamebox.exe")
    check("asked to close, the program ends", window.wait(60) == 0)


def _words(command: str) -> list[str]:
    return [quoted or plain for quoted, plain in re.findall(r'"([^"]*)"|(\S+)', command)]


def _uninstall(machine: Windows, installed: Path) -> list[str]:
    """As the entry for quiet uninstalling has it."""
    return [machine.named(installed / "uninstall.exe"), "/S", f"_?={machine.named(installed)}"]


def try_update(machine: Windows, installer: Path, installed: Path) -> None:
    stale = installed / "_internal" / "stale.dll"
    stale.write_bytes(b"of an older version")
    machine.give(stale)
    check("an update says that all is well", machine.code_of(machine.named(installer), "/S") == 0)
    check("it leaves nothing of the older version", not stale.exists())


def try_uninstall(machine: Windows, installed: Path, before: set[str]) -> None:
    data = machine.local_data() / USER_DATA
    data.parent.mkdir(parents=True, exist_ok=True)
    data.write_text("a game")
    kept = {str(path.relative_to(machine.drive)) for path in (machine.local_data() / NAME).rglob("*") if path.is_file()}
    check("removing says that all is well", machine.code_of(*_uninstall(machine, installed)) == 0)
    wait_until("end of the uninstaller itself", lambda: not installed.exists())
    ours = re.compile(r"(windows|ProgramData|Python|source|work)/|.*/Temp/|[^/]*$")
    left = {name for name in machine.files() - before if not ours.match(name)}
    check(f"only the user's data is left: {sorted(left - kept) or len(left)}", left == kept and not installed.exists())
    registry = machine.registry()
    check("nothing is left in the registry", APP_ID not in registry and "gamebox.game" not in registry)


def try_tests(machine: Windows) -> None:
    """What is Linux's own skips itself."""
    options = "-q -n 2 -rfEs -p no:cacheprovider"
    line = f"cd /d C:\\source && {PYTHON} -m pytest {options} tests > C:\\tests.log 2>&1"
    code = machine.code_of("cmd", "/c", line, timeout=2 * LONG)
    told = (machine.drive / "tests.log").read_text(encoding="utf-8", errors="replace")
    say(told[told.find("short test summary") :])
    check("the tests pass", code == 0)


def prove(machine: Windows) -> None:
    before = machine.files()
    installer = freeze(machine)
    installed = try_install(machine, installer)
    try_running(machine, installer, installed)
    try_smoke(machine, installed)
    try_update(machine, installer, installed)
    try_uninstall(machine, installed, before)


def main(folder: Path, *, tests: bool) -> None:
    os.umask(0o022)
    machine = Windows(folder)
    machine.prepare()
    with display(), mounted(machine.root):
        try:
            machine.reset()
            export(machine)
            try_tests(machine) if tests else prove(machine)
        finally:
            machine.end()
    say("All well.")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), tests="--tests" in sys.argv)
