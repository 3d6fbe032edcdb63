"""CHANGELOG.md as release notes: for AppStream, and for Debian."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from email.utils import format_datetime
from pathlib import Path
from textwrap import fill
from xml.sax.saxutils import escape

from identity import MAINTAINER, NAME


@dataclass(frozen=True)
class Release:
    version: str
    day: date
    words: str
    points: tuple[str, ...]


def releases(changelog: Path) -> list[Release]:
    """Newest first."""
    parts = re.split(r"^## (\S+) – (\d{4}-\d\d-\d\d)$", changelog.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return [_release(*parts[index : index + 3]) for index in range(0, len(parts), 3)]


def _release(version: str, day: str, text: str) -> Release:
    lines = [line for line in text.splitlines() if line.strip()]
    points = tuple(line.removeprefix("- ") for line in lines if line.startswith("- "))
    words = " ".join(line for line in lines if not line.startswith("- "))
    return Release(version, date.fromisoformat(day), words, points)


def as_appstream(found: list[Release]) -> str:
    """The <releases> element."""
    return "<releases>\n" + "".join(map(_appstream_entry, found)) + "  </releases>"


def _appstream_entry(release: Release) -> str:
    points = "".join(f"          <li>{escape(point)}</li>\n" for point in release.points)
    return (
        f'    <release version="{release.version}" date="{release.day.isoformat()}">\n'
        f"      <description>\n        <p>{escape(release.words)}</p>\n"
        f"        <ul>\n{points}        </ul>\n      </description>\n    </release>\n"
    )


def as_debian(found: list[Release]) -> str:
    return "\n".join(map(_debian_entry, found))


def _debian_entry(release: Release) -> str:
    points = "".join(
        fill(f"{point}.", 78, initial_indent="  * ", subsequent_indent="    ") + "\n" for point in release.points
    )
    noon = datetime.combine(release.day, time(12), UTC)
    return f"{NAME} ({release.version}) stable; urgency=low\n\n{points}\n -- {MAINTAINER}  {format_datetime(noon)}\n"
