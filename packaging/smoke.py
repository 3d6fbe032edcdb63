"""The smoke test of a frozen gamebox: every game is played to its end, killed, resumed; every screen is drawn.

python packaging/smoke.py PROGRAM      for example build/work/frozen/gamebox/gamebox

The program is used as anyone could use it: games in which only bots sit are opened as files, and the window is closed
by a signal (on Windows: as its own button does). Whatever it writes to its error output is an error.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import notices

PATIENCE = 600
HARMLESS = {
    "linux": {"propagateSizeHints": "Qt's platform without a screen says so of every window with a minimum size"},
    "win32": {},
    "darwin": {
        "IMKCFRunLoopWakeUpReliable": "the system's input methods, in every program that was started from a terminal",
        "+[IMKClient subclass]": "likewise, since macOS 15",
        "+[IMKInputSession subclass]": "likewise, since macOS 15",
        "Populating font family aliases": "Qt looks once for a family of fonts that only other systems have",
        "TSM AdjustCapsLockLEDForKeyTransitionHandling": "the system's keyboard, where there is none with a lamp",
        "Secure coding is": "the system's memory of open windows, which gamebox does not use",
    },
}
"""Words in lines on the error output that say nothing of gamebox, for each system, with the reason."""
SHEET = "volcano-a"
DRAWN = {"de": "light", "en": "dark-strong"}
"""The light in which the screens are drawn in each language."""
PACKED = " ~"
"""Before the cards of a move that only some may see."""


class SmokeError(Exception):
    """The program did not do what it should."""


class Program:
    """A gamebox to be tried; `folder` is one that it can write to, and `seen_as` what it calls that folder."""

    def __init__(self, command: Sequence[str], folder: Path, seen_as: str | None = None) -> None:
        self.command = list(command)
        self.folder = folder
        self.log = folder / "log.txt"
        self._seen_as = seen_as or str(folder)

    def path(self, name: str) -> str:
        return f"{self._seen_as}/{name}"

    def start(self, *arguments: str) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [*self.command, *arguments], stderr=log, stdout=subprocess.DEVNULL, env=_environment()
            )

    def run(self, *arguments: str) -> str:
        with self.log.open("ab") as log:
            command = [*self.command, *arguments]
            done = subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=log, env=_environment())
        if done.returncode:
            raise SmokeError(f"{' '.join(arguments)} ended with {done.returncode}: {self.complaints()}")
        return done.stdout.decode()

    def complaints(self) -> list[str]:
        """What was written to the error output, but for what is known to be harmless."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines() if self.log.exists() else []
        harmless = HARMLESS[sys.platform]
        return [line for line in lines if line.strip() and not any(word in line for word in harmless)]


def _environment() -> dict[str, str]:
    """Qt's warnings go to the error output; a program without a console would keep them from us."""
    display = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    headless = sys.platform == "linux" and not display
    platform = {"QT_QPA_PLATFORM": "offscreen"} if headless else {}
    return {**os.environ, "QT_FORCE_STDERR_LOGGING": "1", **platform}


def games(program: Program) -> list[str]:
    """The games that have a table: those of which the demo can draw one."""
    program.run("demo", "--out", program.path("demo"))
    return sorted(picture.stem for picture in (program.folder / "demo").glob("*.png"))


def write_game(file: Path, game: str, moves: Sequence[str] = ()) -> None:
    seats = [{"name": name, "player": "bot:easy"} for name in ("Alex", "Beate", "Carl")]
    document = {"format": "gamebox-record", "version": 1, "game": game, "seats": seats, "options": {}}
    file.write_text(json.dumps({**document, "moves": list(moves)}), encoding="utf-8")


def write_settings(profile: Path, animation: str) -> None:
    bots = "at once" if animation == "off" else "normal"
    profile.mkdir(exist_ok=True)
    (profile / "settings.json").write_text(json.dumps({"animation": animation, "bots": bots}), encoding="utf-8")


def wait_until(what: str, ready: Callable[[], bool], window: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        if window.poll() is not None:
            raise SmokeError(f"The program ended with {window.returncode} while waiting for {what}.")
        if time.monotonic() > end:
            window.kill()
            raise SmokeError(f"In {PATIENCE} seconds there was no {what}.")
        time.sleep(0.1)


def close(window: subprocess.Popen[bytes]) -> None:
    """As the system asks a program to end; it must do so at once, and gladly."""
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/PID", str(window.pid)], check=True, stdout=subprocess.DEVNULL)
    else:
        window.terminate()
    if code := window.wait(30):
        raise SmokeError(f"The program ended with {code} instead of 0.")


def finished(profile: Path) -> list[Path]:
    return sorted((profile / "finished").glob("*.gamebox"))


def moves_on_disk(profile: Path) -> list[str]:
    """The moves in the journal of the only running game, as far as they tell no secret."""
    journals = list((profile / "running").glob("*.journal"))
    lines = journals[0].read_text(encoding="utf-8").splitlines()[1:] if journals else []
    return [line.partition(" +")[2].partition(PACKED)[0] for line in lines if " +" in line]


def replayed(program: Program, name: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(program.run("replay", "--json", program.path(name)))
    return answer


def play(program: Program, game: str) -> int:
    """Bots play in the window to the end; the number of moves."""
    profile = program.folder / f"profile-{game}"
    write_settings(profile, "off")
    write_game(program.folder / f"{game}.gamebox", game)
    window = program.start("play", "--profile", program.path(profile.name), program.path(f"{game}.gamebox"))
    wait_until(f"end of {game}", lambda: bool(finished(profile)), window)
    close(window)
    result = replayed(program, f"{profile.name}/finished/{finished(profile)[0].name}")
    if not result["over"]:
        raise SmokeError(f"The record of {game} does not reach an end.")
    return int(result["moves"])


def kill_and_resume(program: Program, game: str) -> int:
    """Killed in the middle of a game, it goes on where it was; the number of moves that were saved."""
    profile = program.folder / f"profile-{game}-killed"
    write_settings(profile, "normal")
    window = program.start("play", "--profile", program.path(profile.name), program.path(f"{game}.gamebox"))
    wait_until("move on disk", lambda: len(moves_on_disk(profile)) >= 5, window)
    window.kill()
    window.wait()
    saved = moves_on_disk(profile)
    write_settings(profile, "off")
    window = program.start("play", "--profile", program.path(profile.name), "--continue")
    wait_until(f"end of the resumed {game}", lambda: bool(finished(profile)), window)
    close(window)
    whole = json.loads(finished(profile)[0].read_text(encoding="utf-8"))["moves"]
    if len(whole) <= len(saved) or not all(map(str.startswith, whole, saved)):
        raise SmokeError(f"The resumed game of {game} is not the one that was interrupted.")
    return len(saved)


def print_sheet(program: Program) -> None:
    """Text is drawn: what is printed brings the fonts along in which it is set."""
    program.run("sheet", "print", SHEET, program.path("sheet.pdf"))
    if b"/FontFile" not in (program.folder / "sheet.pdf").read_bytes():
        raise SmokeError("The printed sheet has no text: Qt has found no fonts.")


def draw(program: Program) -> int:
    """Every screen, in every language; how they look in every light is for the tests, which need no frozen program."""
    for language, light in DRAWN.items():
        program.run("gallery", program.path("gallery"), "--language", language, "--light", light)
    pictures = list((program.folder / "gallery").rglob("*.png"))
    if not pictures:
        raise SmokeError("The gallery is empty.")
    return len(pictures)


def check_notices(program: Path) -> None:
    """Whatever of others' is inside the bundle is named in its notices."""
    bundle = program.parent.parent if program.parent.name == "MacOS" else program.parent
    text = next(bundle.rglob(notices.NOTICES)).read_text(encoding="utf-8")
    libraries = [path for path in bundle.rglob("*Qt*") if path.is_file() and not path.is_symlink()]
    if missing := notices.unnamed(libraries, text):
        raise SmokeError(f"The notices do not name {', '.join(missing)}.")


def smoke(program: Program) -> None:
    print(program.run("--version").strip(), flush=True)
    for game in games(program):
        print(f"{game}: {play(program, game)} moves to the end", flush=True)
        print(f"{game}: killed after {kill_and_resume(program, game)} moves and resumed", flush=True)
    print_sheet(program)
    print("sheet: printed, with its text", flush=True)
    print(f"gallery: {draw(program)} pictures", flush=True)
    if complaints := program.complaints():
        raise SmokeError("It complained:\n" + "\n".join(complaints))


def main(command: Sequence[str]) -> int:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try:
            smoke(Program(command, Path(folder)))
            check_notices(Path(shutil.which(command[0]) or command[0]).resolve())
        except SmokeError as error:
            print(f"FAILED: {error}")
            return 1
    print("All well.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
