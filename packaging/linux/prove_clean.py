"""Proves a .deb on a clean machine: a minimal Debian in a folder, with nothing but what the package declares.

python packaging/linux/prove_clean.py PACKAGE.deb FOLDER [SUITE]     as root; needs debootstrap and Xvfb

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
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import smoke
from chroot import HOME, USER, CleanError, display, enter, inside, make_debian, mounted, say
from elf import elf_files, headers
from identity import APP_ID, MIME_TYPE, NAME
from libraries import recommended

_NOT_OURS = re.compile(
    r"(var/(lib/(dpkg|apt)|cache|log)|proc|sys|dev|tmp|run)(/|$)|etc/ld\.so\.cache$|home/player(/|$)"
)


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
    missing = sorted(set(re.findall(r"(\S+) => not found", listing)) - set(recommended()))
    if missing:
        raise CleanError(f"No dependency brings {', '.join(missing)}.")
    loaded = set(re.findall(r"NEEDED +(\S+)", "\n".join(map(headers, files))))
    depends = inside(root, "dpkg-query", "--show", "--showformat", "${Depends}", NAME)
    for package in re.sub(r" \(.*?\)", "", depends).split(", "):
        listing = inside(root, "dpkg-query", "--listfiles", provider(root, package))
        brought = {Path(line).name for line in listing.splitlines()}
        if not brought & loaded:
            raise CleanError(f"Nothing in {package} is loaded.")
    say(f"depends: {depends}")


def provider(root: Path, name: str) -> str:
    """The installed package that goes by this name: in Debian 13 libglib2.0-0t64 provides libglib2.0-0."""
    listing = inside(root, "dpkg-query", "--show", "--showformat", "${Package}: ${Package}, ${Provides}\n")
    for line in listing.splitlines():
        package, _, names = line.partition(": ")
        if name in {word.split()[0] for word in names.split(",") if word.strip()}:
            return package
    raise CleanError(f"No installed package provides {name}.")


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


def main(package: Path, root: Path, suite: str = "bookworm") -> None:
    os.umask(0)  # what is prepared here for the user must be the user's to change
    make_debian(root, suite)
    with display(), mounted(root):
        before, packages_before = installed_files(root), packages(root)
        install(root, package)
        say(f"installed with {len(packages(root) - packages_before) - 1} packages that it depends on, no others")
        check_libraries(root)
        try_program(root)
        remove(root, before, packages_before)
    say("All well.")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
