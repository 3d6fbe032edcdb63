"""What is signed in a bundle, and in which order: what lies inside before what contains it.

codesign --deep would give every library the program's entitlements, and stops at the first odd file; Apple advises
against it. So each library, framework and program is signed by itself, and the bundle last.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ENTITLEMENTS = Path(__file__).with_name("entitlements.plist")
_MAGIC = {
    bytes.fromhex(word)
    for word in ("cafebabe", "cafebabf", "feedface", "feedfacf", "cefaedfe", "cffaedfe")  # of one processor or several
}


def is_code(path: Path) -> bool:
    """Whether a file is a program or library of macOS."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) in _MAGIC


def order(app: Path) -> list[Path]:
    """Everything to be signed, the innermost first: loose code, then frameworks, then the bundle.

    The main programs of frameworks and of the bundle are signed with them.
    """
    bundles = [path for path in app.rglob("*.framework") if not path.is_symlink()]
    program = app / "Contents/MacOS" / app.stem
    loose = [path for path in app.rglob("*") if is_code(path) and path != program]
    mains = {(bundle / bundle.stem).resolve() for bundle in bundles}
    inside = [path for path in loose if path.resolve() not in mains]
    return [*sorted([*inside, *bundles], key=lambda path: (-len(path.parts), str(path))), app]


def commands(app: Path, identity: str) -> list[list[str]]:
    """Only the bundle, and so its program, has entitlements."""
    sign = ["codesign", "--force", "--options", "runtime", "--timestamp", "--sign", identity]
    return [[*sign, *(["--entitlements", str(ENTITLEMENTS)] if path == app else []), str(path)] for path in order(app)]


def main(app: Path) -> None:
    for command in commands(app, os.environ["MACOS_IDENTITY"]):
        subprocess.run(command, check=True)
    subprocess.run(["codesign", "--verify", "--deep", "--strict", "--verbose=2", str(app)], check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
