"""The manifests for winget, from one template and the checksums of a release.

python packaging/windows/winget.py DIST OUT     DIST holds SHA256SUMS
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import changes
from identity import NAME, ROOT, VERSION, fill

TEMPLATE = Path(__file__).with_name("winget.yaml")
PACKAGE = "gamebox-app.gamebox"
INSTALLER = f"{NAME}-{VERSION}-windows-setup.exe"


def manifests(checksums: str) -> dict[str, str]:
    """The files by their names; `checksums` as sha256sum writes them."""
    found = re.search(rf"^([0-9a-f]{{64}})  {re.escape(INSTALLER)}$", checksums, re.MULTILINE)
    if not found:
        raise SystemExit(f"There is no checksum of {INSTALLER}.")
    day = changes.releases(ROOT / "CHANGELOG.md")[0].day.isoformat()
    values = {"PACKAGE": PACKAGE, "INSTALLER": INSTALLER, "DIGEST": found[1].upper(), "DATE": day}
    parts = fill(TEMPLATE.read_text(encoding="utf-8"), **values).split("---\n")
    return dict(_named(part) for part in parts)


def _named(part: str) -> tuple[str, str]:
    head, _, text = part.partition("\n")
    return head.removeprefix("# File: "), text


def main(dist: Path, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for name, text in manifests((dist / "SHA256SUMS").read_text(encoding="utf-8")).items():
        (out / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
