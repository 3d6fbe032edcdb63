"""Tries the installer under Wine, with a stand-in for the program: installs, opens, updates, uninstalls.

python packaging/windows/try_installer.py     needs makensis and wine; writes only to a temporary folder
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import icons
from identity import APP_ID
from windows.installer import compile_installer

HERE = Path(__file__).parent
USER_DATA = "gamebox/running/a game.journal"


class Machine:
    """A fresh Windows with one user."""

    def __init__(self, folder: Path) -> None:
        self.drive = folder / "wine" / "drive_c"
        (folder / "wine").mkdir()
        self._environment = {**os.environ, "WINEPREFIX": str(folder / "wine"), "WINEDEBUG": "-all", "DISPLAY": ""}
        self.run("wineboot", "--init")

    def run(self, *command: str) -> str:
        full = ["wine", *command]
        done = subprocess.run(full, check=True, env=self._environment, capture_output=True, timeout=600)
        subprocess.run(["wineserver", "--wait"], check=False, env=self._environment, timeout=600)
        return done.stdout.decode(errors="replace")

    def registry(self) -> str:
        """Everything that belongs to the user."""
        return (self.drive.parent / "user.reg").read_text(encoding="utf-8", errors="replace")

    def local_data(self) -> Path:
        return next(self.drive.glob("users/*/AppData/Local"))

    def files(self) -> set[str]:
        return {str(path.relative_to(self.drive)) for path in self.drive.rglob("*") if path.is_file()}


def check(what: str, true: bool) -> None:
    print(f"{'ok' if true else 'FAILED'}: {what}", flush=True)
    if not true:
        raise SystemExit(1)


def make_installer(folder: Path) -> Path:
    program = folder / "program"
    (program / "_internal").mkdir(parents=True)
    (program / "_internal" / "library.dll").write_bytes(b"a library")
    subprocess.run(["makensis", "-V2", f"-DPROGRAM={program / 'gamebox.exe'}", str(HERE / "standin.nsi")], check=True)
    (program / "gamebox-cli.exe").write_bytes((program / "gamebox.exe").read_bytes())
    (folder / "gamebox.ico").write_bytes(icons.ico(icons.APP))
    (folder / "gamebox-file.ico").write_bytes(icons.ico(icons.FILE))
    installer = folder / "gamebox-setup.exe"
    compile_installer(program, folder, installer, TARGET="amd64-unicode")
    return installer


def try_install(machine: Machine, installer: Path) -> Path:
    machine.run(str(installer), "/S")
    installed = machine.local_data() / "Programs" / "gamebox"
    registry = machine.registry()
    check("the program lies in the user's own folder", (installed / "gamebox.exe").is_file())
    check("its libraries lie beside it", (installed / "_internal" / "library.dll").is_file())
    check("there is a shortcut in the start menu", any("gamebox.lnk" in name for name in machine.files()))
    check("there is an entry for uninstalling", f"Uninstall\\\\{APP_ID}" in registry)
    check(".gamebox is registered", bool(re.search(r"\[Software\\\\Classes\\\\\.gamebox\]", registry)))
    return installed


def try_open(machine: Machine, installed: Path) -> None:
    """Runs the command that is registered for the files: Wine, unlike Windows, does not look there by itself."""
    kind = _value(machine, ".gamebox")
    command = _value(machine, f"{kind}\\shell\\open\\command")
    (machine.drive / "open.bat").write_text(command.replace("%1", "C:\\a game.gamebox"))
    machine.run("cmd", "/c", "C:\\open.bat")
    called = (installed / "called.txt").read_text(encoding="utf-16-le")
    check(f"a file is opened by {called}", called.endswith('gamebox.exe" play "C:\\a game.gamebox"'))
    (installed / "called.txt").unlink()
    (machine.drive / "open.bat").unlink()


def _value(machine: Machine, key: str) -> str:
    answer = machine.run("reg", "query", f"HKCU\\Software\\Classes\\{key}", "/ve")
    return answer.partition("REG_SZ")[2].strip()


def try_update(machine: Machine, installer: Path, installed: Path) -> None:
    stale = installed / "_internal" / "stale.dll"
    stale.write_bytes(b"of an older version")
    machine.run(str(installer), "/S")
    check("an update leaves nothing of the older version", not stale.exists())


def try_uninstall(machine: Machine, installed: Path, before: set[str]) -> None:
    data = machine.local_data() / USER_DATA
    data.parent.mkdir(parents=True)
    data.write_text("a game")
    machine.run(str(installed / "uninstall.exe"), "/S")
    machine.run("wineboot", "--end-session")
    left = {name for name in machine.files() - before if not name.startswith(("windows/", "ProgramData/"))}
    left = {name for name in left if "/Temp/" not in name}
    check(f"only the user's data is left: {sorted(left)}", {Path(name).name for name in left} == {data.name})
    registry = machine.registry()
    check("nothing is left in the registry", APP_ID not in registry and "gamebox.game" not in registry)


def main() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        installer = make_installer(folder)
        machine = Machine(folder)
        before = machine.files()
        installed = try_install(machine, installer)
        try_open(machine, installed)
        try_update(machine, installer, installed)
        try_uninstall(machine, installed, before)
    print("All well.")


if __name__ == "__main__":
    if not (shutil.which("makensis") and shutil.which("wine")):
        raise SystemExit("This needs makensis and wine.")
    main()
