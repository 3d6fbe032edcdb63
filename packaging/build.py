"""Builds everything that this system can build from the tree in which this file lies; package.py calls it.

python packaging/build.py OUT WORK     SOURCE_DATE_EPOCH must say when the commit was made
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import distro
from elf import drop_machine_paths
from identity import NAME, ROOT, VERSION
from stage import settle, stage


def freeze(work: Path, *options: str) -> Path:
    """The folder with the frozen program."""
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYINSTALLER_CONFIG_DIR": str(work / "cache")}
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(work / "frozen"), "--workpath", str(work / "pyinstaller")]
    spec = str(ROOT / "packaging" / "gamebox.spec")
    subprocess.run([*command, *places, spec, *(["--", *options] if options else [])], check=True, env=environment)
    return work / "frozen" / ("bare" if "--bare" in options else NAME)


def name_of(kind: str) -> str:
    """What a file of this release is called."""
    return f"{NAME}-{VERSION}-{kind}"


def publish_bill(work: Path, out: Path, system: str) -> None:
    """The bill of materials lies beside the packages."""
    shutil.copy(work / "frozen" / "sbom.cdx.json", out / name_of(f"{system}.cdx.json"))


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


def build_linux(out: Path, work: Path, epoch: int) -> None:
    prefix = work / "usr"
    stage(freeze(work), prefix)
    drop_machine_paths(prefix)
    settle(prefix, epoch)
    archive(prefix, out / name_of(f"linux-{platform.machine()}.tar.xz"), f"{NAME}-{VERSION}", epoch)
    publish_bill(work, out, f"linux-{platform.machine()}")
    distro.build(prefix, work, out)
    subprocess.run([sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(ROOT)], check=True)


def build_windows(out: Path, work: Path, epoch: int) -> None:
    """A zip to unpack anywhere, and the installer."""
    from windows.installer import compile_installer  # noqa: PLC0415

    freeze_for_windows(out, work, epoch)
    compile_installer(work, ROOT, out / name_of("windows-setup.exe"))


def freeze_for_windows(out: Path, work: Path, epoch: int) -> None:
    """The zip, and what the installer packs."""
    import icons  # noqa: PLC0415

    frozen = freeze(work)
    publish_bill(work, out, "windows")
    settle(frozen, epoch)
    (work / "gamebox.ico").write_bytes(icons.ico(icons.APP))
    (work / "gamebox-file.ico").write_bytes(icons.ico(icons.FILE))
    with zipfile.ZipFile(out / name_of("windows.zip"), "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(frozen.rglob("*")):
            packed.write(path, f"{NAME}-{VERSION}/{path.relative_to(frozen).as_posix()}")


def build_macos(out: Path, work: Path, _epoch: int) -> None:
    app = freeze(work).with_suffix(".app")
    publish_bill(work, out, f"macos-{platform.machine()}")
    image = out / name_of(f"macos-{platform.machine()}.dmg")
    subprocess.run(["bash", str(ROOT / "packaging/macos/dmg.sh"), str(app), str(image)], check=True)


def main(out: Path, work: Path) -> None:
    """`work` is for everything on the way, and is left for those who want to look at it."""
    epoch = int(os.environ["SOURCE_DATE_EPOCH"])
    for folder in (out, work):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    {"linux": build_linux, "win32": build_windows, "darwin": build_macos}[sys.platform](out, work, epoch)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
