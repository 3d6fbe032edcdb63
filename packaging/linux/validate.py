"""Asks the tools of the trade what they think of a staged installation and its .deb; any complaint is an error.

python packaging/linux/validate.py PREFIX PACKAGE.deb
needs desktop-file-validate, appstreamcli, man, update-mime-database and lintian
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path


def ask(*command: str, **environment: str) -> bool:
    done = subprocess.run(
        command, check=False, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C.UTF-8", **environment}
    )
    complaints = [line for line in done.stderr.splitlines() if "root privileges" not in line]
    well = done.returncode == 0 and not complaints
    print(f"{'ok' if well else 'FAILED'}: {command[0]}")
    if not well:
        print(done.stdout, *complaints, sep="\n")
    return well


def validate(prefix: Path, package: Path) -> bool:
    share = prefix / "share"
    desktop = next((share / "applications").glob("*.desktop"))
    metainfo = next((share / "metainfo").glob("*.xml"))
    manual = next((share / "man").rglob("*.gz"))
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(share / "mime", Path(folder) / "mime")
        answers = [
            ask("desktop-file-validate", str(desktop)),
            ask("appstreamcli", "validate", "--no-net", "--pedantic", str(metainfo)),
            ask("man", "--warnings", "--encoding=UTF-8", "-Tutf8", "-Z", "--local-file", str(manual)),
            ask("update-mime-database", str(Path(folder) / "mime"), XDG_DATA_HOME=folder),
            ask("lintian", "--fail-on", "error,warning", str(package)),
        ]
    return all(answers)


if __name__ == "__main__":
    sys.exit(0 if validate(Path(sys.argv[1]), Path(sys.argv[2])) else 1)
