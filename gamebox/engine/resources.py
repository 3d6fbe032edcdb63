"""Where the data files are: inside the installed package, or at the top of a checkout."""

from __future__ import annotations

from pathlib import Path


def resource_folder() -> Path:
    package = Path(__file__).parent.parent
    installed = package / "resources"
    return installed if installed.is_dir() else package.parent / "resources"
