"""The .deb and the .rpm: what nfpm is told, with dependencies made from what the program loads."""

from __future__ import annotations

import json
import re
import subprocess
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import catalogue
from elf import elf_files, headers
from identity import HOMEPAGE, MAINTAINER, NAME, SUMMARY, VERSION
from libraries import recommended, table
from stage import LINUX

_OWN_FOLDERS = (f"lib/{NAME}", f"share/doc/{NAME}")


def description() -> str:
    """A line for lists, and below it more for those who want to know more."""
    return f"""{SUMMARY}
A box with tabletop games for people around one computer, and bots for whoever
is missing: {", ".join(catalogue.names())}.
It needs no account and no network. German and English."""


def loads(folder: Path) -> tuple[set[str], str]:
    """The libraries that the files of a frozen program load and do not bring along, and the C library they need."""
    optional = set(table()["optional"]["plugins"])
    files = elf_files(folder)
    listing = "\n".join(headers(file) for file in files if file.name not in optional)
    wanted, versions = set(re.findall(r"NEEDED +(\S+)", listing)), set(re.findall(r"GLIBC_([\d.]+)", listing))
    newest = max(versions, key=lambda text: [int(number) for number in text.split(".")])
    brought = {file.name for file in files} | set(recommended())
    return {name for name in wanted if not name.startswith("ld-linux")} - brought, newest


def debian_depends(libraries: Iterable[str], glibc: str) -> list[str]:
    known = table()["libraries"]
    unknown = sorted(set(libraries) - set(known))
    if unknown:
        raise SystemExit(f"packaging/linux/depends.toml does not know {', '.join(unknown)}.")
    packages = {known[name] for name in libraries}
    return sorted(f"{package} (>= {glibc})" if package == "libc6" else package for package in packages)


def rpm_depends(libraries: Iterable[str], glibc: str) -> list[str]:
    """By the libraries' own names, which every distribution with rpm knows; and whose the icons' folders are."""
    others = rpm_names(name for name in libraries if name != "libc.so.6")
    return [*others, f"libc.so.6(GLIBC_{glibc})(64bit)", "hicolor-icon-theme"]


def rpm_names(libraries: Iterable[str]) -> list[str]:
    return sorted(f"{name}()(64bit)" for name in libraries)


def contents(prefix: Path) -> list[dict[str, Any]]:
    """Every file under `prefix`, to be installed under /usr, and the folders that are ours alone."""
    found: list[dict[str, Any]] = []
    for path in sorted(prefix.rglob("*")):
        place = path.relative_to(prefix).as_posix()
        target = f"/usr/{place}"
        if path.is_symlink():
            found.append({"src": str(path.readlink()), "dst": target, "type": "symlink"})
        elif path.is_file():
            found.append({"src": str(path), "dst": target, "file_info": {"mode": path.stat().st_mode & 0o777}})
        elif place.startswith(_OWN_FOLDERS):
            found.append({"dst": target, "type": "dir", "file_info": {"mode": 0o755}})
    overrides = f"/usr/share/lintian/overrides/{NAME}"
    source = str(LINUX / "lintian-overrides")
    return [*found, {"src": source, "dst": overrides, "packager": "deb", "file_info": {"mode": 0o644}}]


def config(prefix: Path) -> dict[str, Any]:
    libraries, glibc = loads(prefix)
    return {
        "name": NAME,
        "arch": sysconfig.get_platform().rpartition("-")[2].replace("x86_64", "amd64").replace("aarch64", "arm64"),
        "platform": "linux",
        "version": VERSION,
        "section": "games",
        "priority": "optional",
        "maintainer": MAINTAINER,
        "description": description(),
        "homepage": HOMEPAGE,
        "license": "MIT",
        "contents": contents(prefix),
        "overrides": {
            "deb": {"depends": debian_depends(libraries, glibc), "recommends": sorted(recommended().values())},
            "rpm": {"depends": rpm_depends(libraries, glibc), "recommends": rpm_names(recommended())},
        },
        "deb": {"compression": "xz"},
        "rpm": {"compression": "zstd", "buildhost": "localhost", "group": "Amusements/Games", "summary": SUMMARY},
    }


def build(prefix: Path, work: Path, out: Path) -> None:
    file = work / "nfpm.json"
    file.write_text(json.dumps(config(prefix), indent=1), encoding="utf-8")
    for kind in ("deb", "rpm"):
        subprocess.run(["nfpm", "package", "-f", str(file), "-p", kind, "-t", str(out)], check=True)
