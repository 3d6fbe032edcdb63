"""What every part of the packaging agrees on: names, version, words."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "gamebox"
MAINTAINER = "The gamebox authors <gamebox-app@users.noreply.github.com>"
SUMMARY = "Tabletop games for the whole family"
"""At most 35 letters: software catalogues cut off what is longer."""
SUMMARY_DE = "Spiele für die ganze Familie"
HOMEPAGE = "https://github.com/gamebox-app/gamebox"
MIME_TYPE = "application/x-gamebox"


def _constant(name: str) -> str:
    source = (ROOT / "gamebox" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(rf'^{name} = "(.+)"$', source, re.MULTILINE)
    if not found:
        raise ValueError(f"gamebox/__init__.py does not say {name}.")
    return found[1]


VERSION = _constant("__version__")
APP_ID = _constant("APP_ID")
BUNDLE_ID = APP_ID.replace("_", "-")
"""The same for macOS, whose identifiers know hyphens and no underscores; those of Linux know it the other way round."""


def fill(template: str, **values: str) -> str:
    """Put values into a template; every @NAME@ must be given."""
    names = {"VERSION": VERSION, "APP_ID": APP_ID, "HOMEPAGE": HOMEPAGE, "SUMMARY": SUMMARY, "MIME_TYPE": MIME_TYPE}
    names["SUMMARY_DE"] = SUMMARY_DE
    return re.sub("@([A-Z_]+)@", lambda found: {**names, **values}[found[1]], template)
