"""The Flatpak manifest's Python packages: files on PyPI with their checksums, so that it builds without network.

python packaging/linux/flatpak.py     writes flatpak-sources.json; to be run when requirements.txt has changed
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
LOCKED = HERE.parent / "requirements.txt"
SOURCES = HERE / "flatpak-sources.json"
PYTHON = "313"
"""The runtime's."""
WANTED = ("hatchling", "msgspec", "packaging", "pathspec", "pluggy", "trove-classifiers", "typing-extensions")
"""What gamebox needs and what builds it; Qt for Python comes with the base."""
MACHINES = ("x86_64", "aarch64")


def versions() -> list[str]:
    locked = re.findall(r"^([\w-]+)==([\w.]+)", LOCKED.read_text(encoding="utf-8"), re.MULTILINE)
    return [f"{name}=={version}" for name, version in locked if name in WANTED]


def found_for(machine: str) -> list[dict[str, str]]:
    """Where pip would get each file from on any machine, and its checksum."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--no-deps"]
    kinds = [f"--platform=manylinux_2_{number}_{machine}" for number in (28, 17)]
    where = ["--report=-", "--only-binary=:all:", f"--python-version={PYTHON}", f"--target={HERE}"]
    own = {"PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": "", "PIP_EXTRA_INDEX_URL": ""}
    done = subprocess.run(
        [*pip, *kinds, *where, *versions()], check=True, capture_output=True, text=True, env={**os.environ, **own}
    )
    files = [entry["download_info"] for entry in json.loads(done.stdout)["install"]]
    if strange := [file["url"] for file in files if not file["url"].startswith("https:")]:
        sys.exit(f"Nobody else would find these: {', '.join(strange)}")
    return [{"url": file["url"], "sha256": file["archive_info"]["hashes"]["sha256"]} for file in files]


def sources() -> list[dict[str, Any]]:
    """Every file once; those for one kind of machine say so."""
    listed: list[dict[str, Any]] = []
    for machine in MACHINES:
        for file in found_for(machine):
            entry: dict[str, Any] = {"type": "file", **file}
            if machine in file["url"]:
                entry["only-arches"] = [machine]
            if entry not in listed:
                listed.append(entry)
    return sorted(listed, key=lambda entry: entry["url"].rpartition("/")[2])


if __name__ == "__main__":
    SOURCES.write_text(json.dumps(sources(), indent=2) + "\n", encoding="utf-8")
