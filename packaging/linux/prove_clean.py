"""Proves a .deb on a clean machine: a minimal Debian in a folder, with nothing but what the package declares.

python packaging/linux/prove_clean.py PACKAGE.deb FOLDER     as root; needs debootstrap and Xvfb

Installs the package, starts gamebox as a normal user on a real X display, lets bots play a game of each kind to its
end, opens a game by its file type, removes the package, and checks that nothing but the user's own data is left. Every
library must be found, and no dependency may be declared in vain.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import smoke
from elf import elf_files, headers
from identity import APP_ID, MIME_TYPE, NAME

SUITE = "bookworm"
USER = "player"
HOME = f"home/{USER}"
_NOT_OURS = re.compile(
    r"(var/(lib/(dpkg|apt)|cache|log)|proc|sys|dev|tmp|run)(/|$)|etc/ld\.so\.cache$|home/player(/|$)"
)


class CleanError(Exception):
    """The package is not as it should be."""


def mirror() -> str:
    """Where this machine itself gets Debian from."""
    listing = subprocess.run(["apt-get", "indextargets", "--format", "$(REPO_URI)"], check=True, capture_output=True)
    return next(line for line in listing.stdout.decode().split() if "security" not in line)


def make_debian(root: Path) -> None:
    command = ["debootstrap", "--variant=minbase", SUITE, str(root), mirror()]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    inside(root, "useradd", "--create-home", USER)


def inside(root: Path, *command: str, user: str = "root") -> str:
    full = [*enter(root, user), *command]
    done = subprocess.run(full, check=False, capture_output=True, text=True)
    if done.returncode:
        raise CleanError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def enter(root: Path, user: str) -> list[str]:
    home = f"/home/{user}" if user != "root" else "/root"
    variables = ["DEBIAN_FRONTEND=noninteractive", f"HOME={home}", "LANG=C.UTF-8", "PATH=/usr/sbin:/usr/bin:/sbin:/bin"]
    display = [f"DISPLAY={os.environ['DISPLAY']}"] if "DISPLAY" in os.environ else []
    return ["chroot", f"--userspec={user}", str(root), "env", "-i", *variables, *display]


@contextmanager
def mounted(root: Path) -> Iterator[None]:
    """With /proc, /dev/shm and the X server's socket, as on any machine."""
    (root / "tmp/.X11-unix").mkdir(exist_ok=True)
    places = [("proc", root / "proc"), ("/dev/shm", root / "dev/shm"), ("/tmp/.X11-unix", root / "tmp/.X11-unix")]  # noqa: S108
    for source, target in places:
        how = ["-t", "proc"] if source == "proc" else ["--bind"]
        subprocess.run(["mount", *how, source, str(target)], check=True)
    try:
        yield
    finally:
        for _, target in reversed(places):
            subprocess.run(["umount", str(target)], check=False)


@contextmanager
def display() -> Iterator[None]:
    """An X server outside: nothing that it needs may help the program inside."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-ac"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as answer:
        os.environ["DISPLAY"] = f":{answer.readline().strip()}"
    try:
        yield
    finally:
        server.terminate()
        server.wait()


def installed_files(root: Path) -> set[str]:
    """Every file and folder but for what the system keeps for itself, and the user's own."""
    found = subprocess.run(["find", str(root), "-xdev", "-printf", "%P\n"], check=True, capture_output=True, text=True)
    return {name for name in found.stdout.splitlines() if name and not _NOT_OURS.match(name)}


def packages(root: Path) -> set[str]:
    return set(inside(root, "dpkg-query", "--show", "--showformat", "${Package}\n").split())


def install(root: Path, package: Path) -> None:
    shutil.copy(package, root / "tmp" / "gamebox.deb")
    inside(root, "apt-get", "update", "--quiet")
    inside(root, "apt-get", "install", "--yes", "--no-install-recommends", "/tmp/gamebox.deb")  # noqa: S108


def check_libraries(root: Path) -> None:
    """Every library is found, and every dependency brings one that is loaded."""
    library = root / "usr/lib" / NAME
    files = [file for file in elf_files(library) if file.name != "libqgtk3.so"]
    listing = inside(root, "ldd", *(f"/{file.relative_to(root)}" for file in files))
    missing = sorted(set(re.findall(r"(\S+) => not found", listing)))
    if missing:
        raise CleanError(f"No dependency brings {', '.join(missing)}.")
    loaded = set(re.findall(r"NEEDED +(\S+)", "\n".join(map(headers, files))))
    depends = inside(root, "dpkg-query", "--show", "--showformat", "${Depends}", NAME)
    for package in re.sub(r" \(.*?\)", "", depends).split(", "):
        brought = {Path(line).name for line in inside(root, "dpkg-query", "--listfiles", package).splitlines()}
        if not brought & loaded:
            raise CleanError(f"Nothing in {package} is loaded.")
    say(f"depends: {depends}")


def try_program(root: Path) -> None:
    folder = root / HOME / "trial"
    folder.mkdir()
    program = smoke.Program([*enter(root, USER), NAME], folder, f"/{HOME}/trial")
    for game in smoke.games(program):
        say(f"{game}: {smoke.play(program, game)} moves to the end, on a display")
    try_double_click(root, program)
    if complaints := program.complaints():
        raise CleanError("It complained:\n" + "\n".join(complaints))
    shutil.rmtree(folder)


def try_double_click(root: Path, program: smoke.Program) -> None:
    """What a desktop does: from the file's name to its type, from there to the program, and runs its command."""
    types = (root / "usr/share/mime/packages" / f"{APP_ID}.xml").read_text(encoding="utf-8")
    entry = (root / "usr/share/applications" / f"{APP_ID}.desktop").read_text(encoding="utf-8")
    if 'pattern="*.gamebox"' not in types or f"MimeType={MIME_TYPE};" not in entry:
        raise CleanError("Files that end in .gamebox do not belong to the program.")
    profile = root / HOME / ".local/share" / NAME
    profile.parent.mkdir(parents=True)
    smoke.write_settings(profile, "off")
    file = next(program.folder.glob("*.gamebox"))
    command = re.search("^Exec=(.+)$", entry, re.MULTILINE)
    words = [word.replace("%f", program.path(file.name)) for word in (command[1] if command else "").split()]
    window = smoke.Program([*enter(root, USER), words[0]], program.folder).start(*words[1:])
    smoke.wait_until("end of the opened game", lambda: bool(smoke.finished(profile)), window)
    smoke.close(window)
    say(f"{' '.join(words)}: opened and played to the end in the user's own folder")


def remove(root: Path, before: set[str], packages_before: set[str]) -> None:
    inside(root, "apt-get", "purge", "--yes", NAME)
    inside(root, "apt-get", "autoremove", "--purge", "--yes")
    left = installed_files(root) - before
    if left or packages(root) != packages_before:
        raise CleanError(f"These are left after removing: {sorted(left) or packages(root) - packages_before}")
    own = {path.name for path in (root / HOME / ".local/share").iterdir()}
    if own != {NAME}:
        raise CleanError(f"The user's data is not as it was: {own}")
    say("removed: nothing is left but the user's own data")


def say(text: str) -> None:
    print(text, flush=True)


def main(package: Path, root: Path) -> None:
    os.umask(0)  # what is prepared here for the user must be the user's to change
    make_debian(root)
    with display(), mounted(root):
        before, packages_before = installed_files(root), packages(root)
        install(root, package)
        say(f"installed with {len(packages(root) - packages_before) - 1} packages that it depends on, no others")
        check_libraries(root)
        try_program(root)
        remove(root, before, packages_before)
    say("All well.")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
