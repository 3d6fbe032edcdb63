"""Reading and mending the programs and libraries of Linux."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path


def elf_files(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink() and _is_elf(path)]


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def headers(file: Path) -> str:
    return subprocess.run(["objdump", "-p", str(file)], check=True, capture_output=True, text=True).stdout


def drop_machine_paths(folder: Path) -> None:
    """Libraries are looked for beside the program and in the system, never in folders of the machine that built it."""
    for file in elf_files(folder):
        found = re.search(r"(?:RUNPATH|RPATH) +(\S+)", headers(file))
        paths = found[1].split(":") if found else []
        kept = [path for path in paths if path.startswith("$ORIGIN")]
        if kept != paths:
            change = ["--set-rpath", ":".join(kept)] if kept else ["--remove-rpath"]
            subprocess.run(["patchelf", *change, str(file)], check=True)
