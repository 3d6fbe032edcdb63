"""Builds everything that this system can build from the tree in which this file lies; package.py calls it.

python packaging/build.py OUT      SOURCE_DATE_EPOCH must say when the commit was made
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import distro
from identity import NAME, ROOT, VERSION
from stage import settle, stage

WORK = ROOT / "build"
FROZEN = WORK / "frozen"


def freeze(*options: str) -> Path:
    """The folder with the frozen program."""
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYINSTALLER_CONFIG_DIR": str(WORK / "cache")}
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(FROZEN), "--workpath", str(WORK / "pyinstaller")]
    spec = str(ROOT / "packaging" / "gamebox.spec")
    subprocess.run([*command, *places, spec, *(["--", *options] if options else [])], check=True, env=environment)
    return FROZEN / ("bare" if "--bare" in options else NAME)


def archive(folder: Path, file: Path, top: str, epoch: int) -> None:
    """A tar archive in which only names and contents count."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = epoch
        return entry

    with tarfile.open(file, "w:xz", preset=6) as tar:
        for path in sorted(folder.rglob("*")):
            tar.add(path, f"{top}/{path.relative_to(folder).as_posix()}", recursive=False, filter=plain)


def build_linux(out: Path, epoch: int) -> None:
    prefix = WORK / "usr"
    stage(freeze(), prefix)
    settle(prefix, epoch)
    archive(prefix, out / f"{NAME}-{VERSION}-linux-{platform.machine()}.tar.xz", f"{NAME}-{VERSION}", epoch)
    distro.build(prefix, WORK, out)
    subprocess.run([sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(ROOT)], check=True)


def build_windows(out: Path, epoch: int) -> None:
    """A zip to unpack anywhere, and the installer."""
    import icons  # noqa: PLC0415
    from windows.installer import compile_installer  # noqa: PLC0415

    frozen = freeze()
    settle(frozen, epoch)
    (WORK / "gamebox.ico").write_bytes(icons.ico(icons.APP))
    (WORK / "gamebox-file.ico").write_bytes(icons.ico(icons.FILE))
    with zipfile.ZipFile(out / f"{NAME}-{VERSION}-windows.zip", "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(frozen.rglob("*")):
            packed.write(path, f"{NAME}-{VERSION}/{path.relative_to(frozen).as_posix()}")
    compile_installer(frozen, WORK, out / f"{NAME}-{VERSION}-windows-setup.exe")


def build_macos(out: Path, _epoch: int) -> None:
    freeze()
    image = out / f"{NAME}-{VERSION}-macos-{platform.machine()}.dmg"
    subprocess.run([str(ROOT / "packaging/macos/dmg.sh"), str(FROZEN / "gamebox.app"), str(image)], check=True)


def main(out: Path) -> None:
    epoch = int(os.environ["SOURCE_DATE_EPOCH"])
    out.mkdir(parents=True, exist_ok=True)
    WORK.mkdir(exist_ok=True)
    {"linux": build_linux, "win32": build_windows, "darwin": build_macos}[sys.platform](out, epoch)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
