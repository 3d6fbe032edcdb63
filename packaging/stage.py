"""The files of an installation on Linux, laid out as they will lie under /usr.

python packaging/stage.py PREFIX     only what desktops need: launcher, file type, description, manual, icons
"""

from __future__ import annotations

import gzip
import os
import shutil
import sys
from pathlib import Path
from xml.sax.saxutils import escape

import catalogue
import changes
import icons
from identity import APP_ID, HOMEPAGE, NAME, ROOT, VERSION, fill

LINUX = ROOT / "packaging" / "linux"
MIME_ICON = "application-x-gamebox"


def stage(frozen: Path, prefix: Path) -> None:
    """Fill the empty folder `prefix` with the frozen program and everything around it."""
    library = prefix / "lib" / NAME
    shutil.copytree(frozen, library, symlinks=True)
    program = prefix / "bin" / NAME
    program.parent.mkdir()
    program.symlink_to(os.path.relpath(library / NAME, program.parent))
    stage_desktop(prefix)
    _stage_documents(prefix / "share" / "doc" / NAME, library)


def stage_desktop(prefix: Path) -> None:
    """What desktops need to know of the program."""
    _stage_texts(prefix / "share")
    _stage_icons(prefix / "share" / "icons" / "hicolor")


def _stage_texts(share: Path) -> None:
    releases = changes.releases(ROOT / "CHANGELOG.md")
    _write(share / "applications" / f"{APP_ID}.desktop", _filled("gamebox.desktop"))
    _write(share / "mime" / "packages" / f"{APP_ID}.xml", _filled("mime.xml"))
    _write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo(releases))
    manual = _filled("gamebox.6", DATE=releases[0].day.isoformat(), GAMES=", ".join(catalogue.names()))
    _write_packed(share / "man" / "man6" / "gamebox.6.gz", manual)


def metainfo(releases: list[changes.Release]) -> str:
    told = {"GAMES": _games(), "SCREENSHOTS": _screenshots()}
    return _filled("metainfo.xml", RELEASES=changes.as_appstream(releases), **told)


def _games() -> str:
    lines = zip(catalogue.taglines("en"), catalogue.taglines("de"), strict=True)
    return "\n".join(
        f'      <li>{escape(english)}</li>\n      <li xml:lang="de">{escape(german)}</li>' for english, german in lines
    )


def _screenshots() -> str:
    """The picture of the home screen stands for the program; the others follow."""
    in_german = catalogue.pictures("de")
    lines = []
    for name, in_english in catalogue.pictures("en").items():
        kind = ' type="default"' if name == catalogue.HOME else ""
        url = f"{HOMEPAGE}/raw/v{VERSION}/packaging/screenshots/{name}.png"
        english, german = escape(in_english), escape(in_german[name])
        captions = f'<caption>{english}</caption>\n      <caption xml:lang="de">{german}</caption>'
        image = f'<image type="source">{url}</image>'
        lines.append(f"    <screenshot{kind}>\n      {captions}\n      {image}\n    </screenshot>")
    return "\n".join(lines)


def _stage_icons(theme: Path) -> None:
    for source, folder, name in ((icons.APP, "apps", APP_ID), (icons.FILE, "mimetypes", MIME_ICON)):
        for side in icons.PNG_SIZES:
            place = theme / f"{side}x{side}" / folder / f"{name}.png"
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(icons.png(source, side))
        _write(theme / "scalable" / folder / f"{name}.svg", source.read_text(encoding="utf-8"))


def _stage_documents(folder: Path, library: Path) -> None:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8").partition("\n\nPermission")
    lines = ("Permission" + licence[2]).splitlines()
    _write(folder / "copyright", _filled("copyright", LICENCE="\n".join(f" {line or '.'}" for line in lines)))
    _write_packed(folder / "changelog.gz", changes.as_debian(changes.releases(ROOT / "CHANGELOG.md")))
    notices = library / "_internal" / NAME / "resources" / "THIRD-PARTY-NOTICES.txt"
    _write_packed(folder / f"{notices.name}.gz", notices.read_text(encoding="utf-8"))


def settle(folder: Path, epoch: int) -> None:
    """Nothing about a file but its place and its contents may depend on where and when it was made."""
    for path in sorted(folder.rglob("*"), reverse=True):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or _is_program(path) else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=os.utime not in os.supports_follow_symlinks)


def _is_program(path: Path) -> bool:
    return path.name == NAME and path.parent.name == NAME


def _filled(name: str, **values: str) -> str:
    return fill((LINUX / name).read_text(encoding="utf-8"), **values)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _write_packed(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


if __name__ == "__main__":
    stage_desktop(Path(sys.argv[1]))
