"""Compiles the installer for Windows from gamebox.nsi."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import PurePath

from identity import APP_ID, NAME, VERSION

FOLDER = "packaging/windows"


def compile_installer(
    work: PurePath, root: PurePath, installer: PurePath, makensis: Sequence[str] = ("makensis",), **more: str
) -> None:
    """Pack what build.py has left in `work`, by the script among the sources in `root`; `more` defines more."""
    places = {"PROGRAM": work / "frozen" / NAME, "ICONS": work, "INSTALLER": installer}
    values = {"VERSION": VERSION, "APP_ID": APP_ID, **places, **more}
    defines = [f"-D{name}={value}" for name, value in values.items()]
    script = root / FOLDER / "gamebox.nsi"
    subprocess.run([*makensis, "-V2", "-INPUTCHARSET", "UTF8", *defines, str(script)], check=True)
