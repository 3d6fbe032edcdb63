"""What of Qt and of the system goes into the frozen program: what it uses, and what that needs, and nothing else."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import PurePath

Entry = tuple[str, str, str]
"""A file of the frozen program as PyInstaller lists it: its place, where it comes from, its kind."""

QT_MODULES = {"QtCore", "QtGui", "QtMultimedia", "QtNetwork", "QtTextToSpeech", "QtWidgets"}
"""Sounds need none of the plugins that play films, and so no FFmpeg."""
QT_LANGUAGES = {"qtbase_de.qm", "qtbase_en.qm"}
QT_PLUGINS = {
    "linux": {
        "platforms": {"qxcb", "qwayland", "qoffscreen"},
        "platformthemes": {"qgtk3", "qxdgdesktopportal"},
        "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
        "wayland-shell-integration": {"xdg-shell"},
        "wayland-decoration-client": {"bradient"},
    },
    "win32": {"platforms": {"qwindows", "qoffscreen"}},
    "darwin": {"platforms": {"qcocoa", "qoffscreen"}},
}
PYTHON_EXCLUDES = [
    *("_bz2", "_curses", "_dbm", "_gdbm", "_hashlib", "_lzma", "_ssl", "_tkinter", "_uuid"),
    *(
        "asyncio",
        "doctest",
        "ftplib",
        "http",
        "lib2to3",
        "pdb",
        "pydoc",
        "readline",
        "smtplib",
        "ssl",
        "tkinter",
    ),
    *("unittest", "xmlrpc", "xml.sax", "PySide6.scripts", "numpy", "pytest", "setuptools", "_pytest"),
]


def chosen(place: str) -> bool:
    """Whether a file of Qt is wanted, as far as its name tells."""
    path = PurePath(place)
    parts = path.parts
    if "plugins" in parts:
        folder = parts[parts.index("plugins") + 1]
        wanted = QT_PLUGINS[sys.platform].get(folder, set())
        name = path.name.split(".")[0].removeprefix("lib")
        return name in wanted or (folder == "texttospeech" and "mock" not in name)
    if path.suffix == ".qm" and "PySide6" in parts:
        return path.name in QT_LANGUAGES
    if parts[0] == "PySide6" and path.suffix in (".so", ".pyd") and len(parts) == 2 and path.name.startswith("Qt"):
        return path.name.split(".")[0] in QT_MODULES
    return True


def is_system_library(entry: Entry) -> bool:
    """On Linux these come from the distribution: they are declared as dependencies instead of being bundled."""
    place, _, kind = entry
    alone = len(PurePath(place).parts) == 1
    return sys.platform == "linux" and alone and kind == "BINARY" and not place.startswith("libpython")


def library_name(place: str) -> str:
    """What a library is known by: its file's name, on macOS that of the framework to which a file belongs."""
    path = PurePath(place)
    frameworks = [part for part in path.parts if part.endswith(".framework")]
    return (PurePath(frameworks[-1]).stem if frameworks else path.name).lower()


def needed_by(entries: Sequence[Entry]) -> set[str]:
    """The names of all libraries that these files load."""
    from PyInstaller.depend.bindepend import get_imports  # noqa: PLC0415 - only there where something is frozen

    sources = [source for _, source, kind in entries if kind in ("BINARY", "EXTENSION")]
    return {library_name(name) for source in sources for name, _ in get_imports(source)}


def trimmed(entries: Iterable[Entry]) -> list[Entry]:
    """Plugins and modules that are wanted, and of the libraries those that anything wanted needs, directly or not."""
    left = [entry for entry in entries if chosen(entry[0]) and not is_system_library(entry)]
    kept = [entry for entry in left if not _is_library(entry)]
    libraries = [entry for entry in left if _is_library(entry)]
    fresh = kept
    while fresh:
        names = needed_by(fresh)
        fresh = [entry for entry in libraries if library_name(entry[0]) in names and entry not in kept]
        kept = kept + fresh
    return sorted(kept)


def _is_library(entry: Entry) -> bool:
    """A shared library, or a part of one, that is there only because another file needs it."""
    place, _, kind = entry
    if "plugins" in PurePath(place).parts or "python" in place.lower():
        return False
    return kind in ("BINARY", "SYMLINK") or ".framework/" in place.replace("\\", "/")
