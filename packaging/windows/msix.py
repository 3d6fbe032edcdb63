"""The package for Microsoft's Store, unsigned: the Store signs it itself.

python packaging/windows/msix.py WORK OUT     after build.py, on Windows; needs makeappx of the Windows SDK

MSIX_NAME and MSIX_PUBLISHER say what the Store calls the program and whose it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from xml.sax.saxutils import escape

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import icons
from identity import NAME, VERSION, fill

MANIFEST = Path(__file__).with_name("AppxManifest.xml")
PICTURES = {
    "StoreLogo.png": (icons.APP, 50),
    "Square44.png": (icons.APP, 44),
    "Square150.png": (icons.APP, 150),
    "File.png": (icons.FILE, 44),
}
SDK = Path("C:/Program Files (x86)/Windows Kits/10/bin")


def manifest(name: str, publisher: str) -> str:
    quoted = {'"': "&quot;"}
    names = {"STORE_NAME": escape(name, quoted), "PUBLISHER": escape(publisher, quoted)}
    return fill(MANIFEST.read_text(encoding="utf-8"), **names)


def lay_out(frozen: Path, folder: Path, name: str, publisher: str) -> None:
    """The frozen program with what the Store wants to know of it."""
    shutil.copytree(frozen, folder)
    (folder / "AppxManifest.xml").write_text(manifest(name, publisher), encoding="utf-8")
    (folder / "Assets").mkdir()
    for file, (source, side) in PICTURES.items():
        (folder / "Assets" / file).write_bytes(icons.png(source, side))


def makeappx() -> str:
    newest = sorted(SDK.glob("10.*/x64/makeappx.exe"))
    return shutil.which("makeappx") or str(newest[-1])


def main(work: Path, out: Path) -> None:
    folder = work / "msix"
    shutil.rmtree(folder, ignore_errors=True)
    name, publisher = os.environ.get("MSIX_NAME") or NAME, os.environ.get("MSIX_PUBLISHER") or f"CN={NAME}"
    lay_out(work / "frozen" / NAME, folder, name, publisher)
    package = out / f"{NAME}-{VERSION}-windows-unsigned.msix"
    subprocess.run([makeappx(), "pack", "/o", "/d", str(folder), "/p", str(package)], check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
