#!/usr/bin/env python3
"""From a fresh clone to gamebox, with nothing but Python:

python3 bootstrap.py run [ARGUMENTS]    open gamebox (arguments go to gamebox)
python3 bootstrap.py test [ARGUMENTS]   run every check (arguments go to pytest)
python3 bootstrap.py package [--twice]  build the packages for this system into dist/
"""

import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - so the rest of this file must stay parsable by older Pythons
    sys.exit(f"gamebox needs Python 3.11 or newer, and this is Python {platform.python_version()}.")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(BIN / "python")
STAMP = VENV / "gamebox.stamp"
LOCKED = ROOT / "packaging" / "requirements.txt"

# What Qt needs on a bare Debian: to draw at all, to open a window, for one window to hear of another, to be heard.
QT_PACKAGES = (
    *("libgl1", "libegl1", "libxkbcommon0", "libglib2.0-0", "libfontconfig1", "libdbus-1-3", "fonts-dejavu-core"),
    *("libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0", "libxkbcommon-x11-0"),
    *("libbrotli1", "libgssapi-krb5-2", "libpulse0"),
)
DPKG_LIST = ("dpkg-query", "--show", "--showformat", "${db:Status-Status}: ${Package}, ${Provides}\n")
APT_INSTALL = ("apt-get", "install", "--no-install-recommends")

NO_DISPLAY = "There is no display here, so bots play a demo instead: gamebox demo"

CHECKS = {
    "ruff check": ("ruff", "check"),
    "ruff format": ("ruff", "format", "--check"),
    "mypy": ("mypy",),
    "lint-imports": ("lint-imports", "--no-logo"),
    "pytest": ("pytest", "-n", "auto"),
}


def main(arguments: Sequence[str]) -> int:
    commands = {"run": run, "test": test, "package": package}
    if not arguments or arguments[0] not in commands:
        say(__doc__.strip())
        return 0 if arguments in (["-h"], ["--help"]) else 2
    try:
        return commands[arguments[0]](arguments[1:])
    except KeyboardInterrupt:
        return 130


def run(arguments: Sequence[str]) -> int:
    environment = dict(os.environ)
    if is_headless(sys.platform, environment):
        environment["QT_QPA_PLATFORM"] = "offscreen"
        if opens_window(arguments):
            say(NO_DISPLAY)
            arguments = ["demo"]
    prepare("", environment)
    code = subprocess.call([BIN / "gamebox", *arguments], env=environment)
    if code < 0 and opens_window(arguments) and not qt_starts(environment):
        say(NO_DISPLAY)
        return subprocess.call([BIN / "gamebox", "demo"], env={**environment, "QT_QPA_PLATFORM": "offscreen"})
    return code


def test(arguments: Sequence[str]) -> int:
    prepare("dev", {**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    results = [run_check(name, arguments if name == "pytest" else ()) for name in CHECKS]
    say("\n" + "\n".join(line for _, line in results))
    return 0 if all(passed for passed, _ in results) else 1


def package(arguments: Sequence[str]) -> int:
    prepare("package", {**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    return subprocess.call([PYTHON, ROOT / "packaging" / "package.py", *arguments])


def run_check(name: str, arguments: Sequence[str]) -> tuple[bool, str]:
    tool, *options = CHECKS[name]
    say(f"\n== {name}")
    start = time.monotonic()
    passed = subprocess.call([BIN / tool, *options, *arguments], cwd=ROOT) == 0
    return passed, f"{name:<13} {'passed' if passed else 'FAILED'} {time.monotonic() - start:7.1f} s"


def is_headless(system: str, environment: Mapping[str, str]) -> bool:
    return system == "linux" and not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def opens_window(arguments: Sequence[str]) -> bool:
    return not arguments or arguments[0] == "play"


def prepare(extra: str, environment: Mapping[str, str]) -> None:
    """Bring the system's libraries and .venv to what gamebox needs; `environment` is the one Qt will start in."""
    missing = provide_packages()
    update_venv(extra)
    if missing and not qt_starts(environment):
        sys.exit(f"Qt cannot start without these system packages: {' '.join(missing)}")


def provide_packages() -> list[str]:
    """Install Debian packages as root, else say how; returns those that are still missing."""
    missing = find_missing_packages()
    if not missing:
        return []
    if os.geteuid() != 0:
        say(f"Some system packages are missing. Please type:\n  {shlex.join(['sudo', *APT_INSTALL, *missing])}")
        return missing
    say(f"Installing system packages: {' '.join(missing)}")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.call(["apt-get", "update", "--quiet"], env=quiet)
    subprocess.call([*APT_INSTALL, "--yes", "--quiet", *missing], env=quiet)
    return find_missing_packages()


def find_missing_packages() -> list[str]:
    if not (shutil.which("apt-get") and shutil.which("dpkg-query")):
        return []
    listing = subprocess.run(DPKG_LIST, check=True, capture_output=True, text=True).stdout
    present = packages_in(listing)
    return [package for package in wanted_packages() if package not in present]


def packages_in(listing: str) -> set[str]:
    """The names that dpkg's installed packages go by, like libglib2.0-0 provided by libglib2.0-0t64."""
    lines = (line.partition(": ") for line in listing.splitlines())
    names = (name.split() for status, _, names in lines if status == "installed" for name in names.split(","))
    return {name[0] for name in names if name}


def wanted_packages() -> list[str]:
    """Qt's libraries, and venv's other half, which Debian keeps apart from Python."""
    venv = [] if find_spec("ensurepip") else [f"python3.{sys.version_info.minor}-venv"]
    return [*venv, *QT_PACKAGES]


def update_venv(extra: str) -> None:
    """Install gamebox with `extra` into .venv, unless it is there; a broken or half-made .venv is made anew."""
    stamps = STAMP.read_text(errors="replace").split() if is_whole() else []
    if fingerprint(extra) in stamps:
        return
    if not stamps:
        say("Making .venv")
        if VENV.is_file() or VENV.is_symlink():
            VENV.unlink()
        require([sys.executable, "-m", "venv", "--clear", str(VENV)], "Making .venv failed, for the reason above.")
    STAMP.unlink(missing_ok=True)  # until the installation is complete
    say("Installing gamebox into .venv (the first time this takes a minute or two)")
    pip = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", *([] if sys.stdout.isatty() else ["--quiet"])]
    sorry = "Installing failed, for the reason above."
    if extra == "package":  # what builds and what is packaged: these very files, and no others
        require([*pip, "--require-hashes", "--requirement", str(LOCKED)], sorry)
        pip += ["--no-build-isolation", "--no-deps"]
    require([*pip, "--editable", f".[{extra}]" if extra else "."], sorry)
    spell_out_paths()
    STAMP.write_text("\n".join({fingerprint(""), fingerprint(extra)}))


def spell_out_paths() -> None:
    """Python before 3.13 reads .pth files in the locale's encoding, and C knows no umlaut: name our folder in ASCII."""
    for path in VENV.glob("**/site-packages/*gamebox*.pth"):
        if not path.read_bytes().isascii():
            path.write_text(f"import sys; sys.path.append({str(ROOT)!a})\n", encoding="ascii")


def is_whole() -> bool:
    """Whether .venv was completed once and its Python, of our version, still finds everything."""
    probe = [PYTHON, "-I", "-c", "import platform, pip, gamebox, msgspec, PySide6; print(platform.python_version())"]
    try:
        answer = subprocess.run(probe, check=False, capture_output=True, text=True)
    except OSError:
        return False
    whole = STAMP.is_file() and any(BIN.glob("gamebox*"))
    return whole and answer.stdout.strip() == platform.python_version()


def fingerprint(extra: str) -> str:
    """What an installation depends on: when this changes, it is out of date."""
    wanted = [ROOT / "pyproject.toml", *([LOCKED] if extra == "package" else [])]
    facts = (ROOT, *(file.read_text(encoding="utf-8") for file in wanted), extra, platform.python_version())
    return hashlib.sha256(repr(facts).encode()).hexdigest()


def qt_starts(environment: Mapping[str, str]) -> bool:
    probe = [PYTHON, "-c", "from PySide6.QtWidgets import QApplication; QApplication([])"]
    return subprocess.call(probe, env=environment) == 0


def require(command: Sequence[str], sorry: str) -> None:
    if subprocess.call(command, cwd=ROOT) != 0:
        sys.exit(sorry)


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
