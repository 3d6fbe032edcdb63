"""The third-party notices, made from what really goes into the frozen program; an unknown file is an error."""

from __future__ import annotations

import platform
import re
import sys
import tomllib
from collections.abc import Iterable, Mapping
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path, PurePath
from typing import TypeAlias

from identity import NAME

Files: TypeAlias = Mapping[PurePath, Path]
"""The programs and libraries in the frozen program, by their places there, and where they come from."""
LICENCES = Path(__file__).parent / "licences"
QT_OWNERS = {"PySide6_Essentials", "PySide6_Addons", "shiboken6"}
_PYTHON_FILES = re.compile(
    r"(lib)?python3.*|Python(\.framework)?|(lib)?sqlite3.*|lib(crypto|ffi|lzma|mpdec|ssl|z)[-.\d].*"
)
"""Where Python brings its libraries along, they stand under its own notice."""
_MICROSOFT_FILES = re.compile(r"(vcruntime|msvcp|concrt|ucrtbase|api-ms-win-).*\.dll", re.IGNORECASE)
MICROSOFT = "Microsoft Visual C++ runtime"
NOTICES = "THIRD-PARTY-NOTICES.txt"
MARKS = {
    b"postscript-cmaps": "FreeType",
    b"invalid distance too far back": "zlib",
    b"libpng version": "libpng",
    b"HB_SHAPER_LIST": "HarfBuzz",
    b"unmatched closing parenthesis": "PCRE2",
    b"eccak": "SHA-3: Keccak",
    b"publicsuffix": "Public Suffix List",
    b"Copyright International Color Consortium": "sRGB colour profile",
}
"""Words that works of others say, and by which they are known in a library of Qt."""
_QT_WORDS = """\
This program uses the Qt toolkit {version} and its bindings for Python (PySide6, Shiboken), copyright The Qt Company
Ltd. and other contributors, under the GNU Lesser General Public License version 3, which is printed below. They lie
as separate shared libraries beside the program: you may replace them by your own builds of the same version. Their
sources: https://download.qt.io/official_releases/qt/{series}/{version}/single/ and
https://download.qt.io/official_releases/QtForPython/pyside6/PySide6-{version}-src/
"""


def owners(modules: Iterable[str], files: Iterable[PurePath]) -> set[str]:
    """The distributions that modules and files belong to; "Python" for what is Python's own."""
    known = {name: set(found) for name, found in packages_distributions().items()}
    found: set[str] = {"pyinstaller"}
    for name in sorted(modules):
        found |= _owners_of(name, known)
    for file in files:
        if _PYTHON_FILES.fullmatch(file.parts[0]):
            found.add("Python")
        elif _MICROSOFT_FILES.fullmatch(file.name):
            found.add(MICROSOFT)
        else:
            found |= _owners_of(file.parts[0].split(".")[0], known)
    return found - {NAME}


def _owners_of(name: str, known: dict[str, set[str]]) -> set[str]:
    if name == NAME:
        return {NAME}
    if name in sys.stdlib_module_names or name.startswith(("_pyi", "pyi", "pyimod")):
        return {"Python"}
    if name in ("PySide6", "shiboken6"):
        return QT_OWNERS & set().union(*known.values())
    if name not in known:
        raise SystemExit(f"Nobody knows where {name} in the frozen program comes from, so it has no notice.")
    return known[name]


def notices(found: set[str], files: Files) -> str:
    parts = ["gamebox contains works of others. These are their names and the terms under which they may be used.\n"]
    parts += [_python()] if "Python" in found else []
    parts += [_microsoft()] if MICROSOFT in found else []
    for name in sorted(found - QT_OWNERS - {"Python", MICROSOFT}):
        parts.append(_distribution(distribution(name)))
    parts.append(_qt(files))
    return ("\n" + "=" * 100 + "\n\n").join(parts)


def _python() -> str:
    return f"Python {platform.python_version()}\n\n{_python_licence()}"


def _python_licence() -> str:
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    base = Path(sys.base_prefix)
    places = (base / "lib" / version / "LICENSE.txt", base / "LICENSE.txt", base / "share/doc" / version / "copyright")
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise SystemExit("This Python came without its licence.")


def _microsoft() -> str:
    return f"{MICROSOFT}\n\nCopyright Microsoft Corporation; distributed under the terms of Visual Studio.\n"


def _distribution(found: Distribution) -> str:
    texts = [Path(str(file.locate())) for file in found.files or () if _is_licence(PurePath(file))]
    if not texts:
        raise SystemExit(f"{found.name} came without its licence.")
    terms = found.metadata.get("License-Expression") or found.metadata.get("License") or ""
    words = "\n".join(text.read_text(encoding="utf-8") for text in texts)
    return f"{found.name} {found.version} ({terms})\n\n{words}"


def _is_licence(file: PurePath) -> bool:
    return ".dist-info" in file.parts[0] and bool(re.match("(LICEN[CS]E|COPYING)", file.name, re.IGNORECASE))


def unnamed(files: Iterable[Path], text: str) -> list[str]:
    """The works of others that are found in files of Qt's, and that a text does not name."""
    found = {name for file in files for mark, name in MARKS.items() if mark in file.read_bytes()}
    return sorted(name for name in found if f"- {name}: copyright" not in text)


def qt_parts(files: Files) -> list[dict[str, str]]:
    """The works of others in those of Qt's libraries that are among these files."""
    listed: list[dict[str, str]] = tomllib.loads((LICENCES / "qt.toml").read_text(encoding="utf-8"))["part"]
    return [part for part in listed if any(_contains(place, source, part) for place, source in files.items())]


def _contains(place: PurePath, source: Path, part: dict[str, str]) -> bool:
    if part["library"] not in place.name.replace("Qt6", "Qt"):  # macOS leaves the number out
        return False
    return "mark" not in part or part["mark"].encode() in source.read_bytes()


def _qt(files: Files) -> str:
    parts = qt_parts(files)
    lines = [f"- {part['name']}: copyright {part['copyright']} ({part['licence']})" for part in parts]
    used = ["LGPL-3.0-only", "GPL-3.0-only", *sorted({part["licence"] for part in parts})]
    texts = [f"---- {name}\n\n{(LICENCES / f'{name}.txt').read_text(encoding='utf-8')}" for name in used]
    version = distribution("PySide6_Essentials").version
    words = _QT_WORDS.format(version=version, series=version.rpartition(".")[0])
    return "\n".join(["Qt, PySide6\n", words, "Works of others inside Qt:\n", *lines, "", *texts])
