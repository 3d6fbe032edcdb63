"""A small Debian in a folder, entered with chroot: a clean machine to try things on. As root; needs debootstrap."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

USER = "player"
HOME = f"home/{USER}"


class CleanError(Exception):
    """A command inside failed, or something is not as it should be."""


def mirror() -> str:
    """Where this machine itself gets Debian from."""
    listing = subprocess.run(["apt-get", "indextargets", "--format", "$(REPO_URI)"], check=True, capture_output=True)
    return next(line for line in listing.stdout.decode().split() if "security" not in line)


def make_debian(root: Path, suite: str, packages: Sequence[str] = ()) -> None:
    """A minimal system with these packages and a normal user."""
    include = [f"--include={','.join(packages)}"] if packages else []
    command = ["debootstrap", "--variant=minbase", *include, suite, str(root), mirror()]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    inside(root, "useradd", "--create-home", USER)


def inside(root: Path, *command: str, user: str = "root") -> str:
    full = [*enter(root, user), *command]
    done = subprocess.run(full, check=False, capture_output=True, text=True, errors="replace")
    if done.returncode:
        raise CleanError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def enter(root: Path, user: str, **more: str) -> list[str]:
    """What to put before a command, so that it is run inside with nothing of this machine's environment but `more`."""
    home = f"/home/{user}" if user != "root" else "/root"
    variables = {"DEBIAN_FRONTEND": "noninteractive", "HOME": home, "LANG": "C.UTF-8", **more}
    variables["PATH"] = "/usr/sbin:/usr/bin:/sbin:/bin"
    display = {"DISPLAY": os.environ["DISPLAY"]} if "DISPLAY" in os.environ else {}
    said = [f"{name}={value}" for name, value in {**variables, **display}.items()]
    return ["chroot", f"--userspec={user}", str(root), "env", "-i", *said]


@contextmanager
def mounted(root: Path) -> Iterator[None]:
    """With /proc, /dev/shm and the X server's socket, as on any machine."""
    (root / "tmp/.X11-unix").mkdir(exist_ok=True)
    places = [("proc", root / "proc"), ("/dev/shm", root / "dev/shm"), ("/tmp/.X11-unix", root / "tmp/.X11-unix")]  # noqa: S108
    done: list[Path] = []
    try:
        for source, target in places:
            how = ["-t", "proc"] if source == "proc" else ["--bind"]
            subprocess.run(["mount", *how, source, str(target)], check=True)
            done.append(target)
        yield
    finally:
        for target in reversed(done):
            subprocess.run(["umount", "--lazy", str(target)], check=False)


@contextmanager
def display() -> Iterator[None]:
    """An X server outside: nothing that it needs may help the program inside."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1000x24", "-ac"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as answer:
        os.environ["DISPLAY"] = f":{answer.readline().strip()}"
    try:
        yield
    finally:
        server.terminate()
        server.wait()


def say(text: str) -> None:
    print(text, flush=True)
