"""Packages the present commit into dist/, with checksums; what is not committed is left out.

python packaging/package.py             build once
python packaging/package.py --twice     build again in another folder and compare byte for byte
"""

from __future__ import annotations

import hashlib
import io
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"


def git(*arguments: str) -> bytes:
    return subprocess.run(["git", "-C", str(ROOT), *arguments], check=True, capture_output=True).stdout


def export(folder: Path) -> None:
    """The commit's files, and no others."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with zipfile.ZipFile(io.BytesIO(git("archive", "--format=zip", "HEAD"))) as packed:
        packed.extractall(folder)


def build(folder: Path, out: Path) -> None:
    source = folder / "source"
    export(source)
    epoch = git("log", "-1", "--format=%ct").decode().strip()
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    environment = {**os.environ, "SOURCE_DATE_EPOCH": epoch, "PYTHONHASHSEED": "0", "PATH": path}
    environment.pop("PYTHONPATH", None)
    command = [sys.executable, str(source / "packaging" / "build.py"), str(out), str(folder / "work")]
    subprocess.run(command, check=True, env=environment, cwd=source)


def checksums(folder: Path) -> dict[str, str]:
    files = sorted(path for path in folder.iterdir() if path.name != "SHA256SUMS")
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def write_checksums(folder: Path) -> None:
    lines = "".join(f"{digest}  {name}\n" for name, digest in checksums(folder).items())
    (folder / "SHA256SUMS").write_text(lines, encoding="utf-8", newline="\n")
    print(lines, end="")


def main(arguments: list[str]) -> int:
    if git("status", "--porcelain"):
        print("What is not committed is not packaged.")
    build(ROOT / "build", DIST)
    write_checksums(DIST)
    if "--twice" not in arguments:
        return 0
    again = ROOT / "build" / "again" / "dist"
    build(again.parent, again)
    first, second = checksums(DIST), checksums(again)
    different = sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))
    print(f"Different in the second build: {', '.join(different)}" if different else "Both builds are identical.")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
