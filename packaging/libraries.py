"""What linux/depends.toml says of the system's libraries; it needs no Qt, unlike what builds the packages."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

_TABLE = Path(__file__).parent / "linux" / "depends.toml"


def table() -> dict[str, Any]:
    return tomllib.loads(_TABLE.read_text(encoding="utf-8"))


def recommended() -> dict[str, str]:
    """Libraries without which some things are left out, and Debian's packages for them."""
    return dict(table()["recommended"])
