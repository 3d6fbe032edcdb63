"""Compiles the installer for Windows from gamebox.nsi."""

from __future__ import annotations

import subprocess
from pathlib import Path

from identity import APP_ID, VERSION

SCRIPT = Path(__file__).with_name("gamebox.nsi")


def compile_installer(program: Path, icons: Path, installer: Path, **more: str) -> None:
    """Pack the folder `program`; `icons` holds gamebox.ico and gamebox-file.ico, `more` further definitions."""
    values = {"VERSION": VERSION, "APP_ID": APP_ID, "PROGRAM": program, "ICONS": icons, "INSTALLER": installer, **more}
    defines = [f"-D{name}={value}" for name, value in values.items()]
    subprocess.run(["makensis", "-V2", *defines, str(SCRIPT)], check=True)
