"""How the screens look, and how they should: old, new and difference side by side, and a word of approval.

python -m tests.pictures audit OUT [--from GALLERY]
python -m tests.pictures approve [--from GALLERY]

Both draw the gallery anew, which takes a minute or two, unless there is one already.
"""

from __future__ import annotations

import argparse
import html
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from gamebox.commands import gallery
from gamebox.ui.theme import DARK
from tests.pictures.comparing import Compared, approve, compared, difference, small

_PAGE = """<!doctype html><meta charset="utf-8"><title>gamebox: pictures</title>
<style>body {{ font: 15px sans-serif; background: #222; color: #eee }} td {{ padding: 4px }}</style>
<h1>{count} of {all} pictures have changed</h1><table><tr><th><th>old<th>new<th>difference</tr>{rows}</table>
"""


def main(arguments: Sequence[str] | None = None) -> int:
    wishes = _parser().parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication(["gamebox"])  # fonts and pictures need one
    application.setObjectName("pictures")
    with tempfile.TemporaryDirectory() as made:
        folder = wishes.gallery or drawn(Path(made))
        if wishes.wish == "approve":
            sys.stdout.write(f"{approve(folder)} pictures are approved.\n")
            return 0
        return audit(folder, wishes.out)


def drawn(folder: Path) -> Path:
    gallery.run(folder, [QSize(1024, 640)], {"dark": DARK}, ["de"])
    return folder


def audit(folder: Path, out: Path) -> int:
    """A page that shows what has changed; 1 if something has."""
    found = compared(folder)
    changed = [each for each in found if each.changed]
    out.mkdir(parents=True, exist_ok=True)
    rows = "".join(_row(each, out) for each in changed)
    (out / "index.html").write_text(_PAGE.format(count=len(changed), all=len(found), rows=rows), encoding="utf-8")
    sys.stdout.writelines(f"{each.told()}\n" for each in changed)
    sys.stdout.write(f"{len(changed)} of {len(found)} have changed: {out / 'index.html'}\n")
    return 1 if changed else 0


def _row(each: Compared, out: Path) -> str:
    cells = []
    for kind, path in (("old", each.old), ("new", each.new)):
        if path:
            small(path).save(str(out / f"{each.name}-{kind}.png"))
        cells.append(f'<td><img src="{each.name}-{kind}.png">' if path else "<td>")
    if each.old and each.new:
        difference(each.new, each.old).save(str(out / f"{each.name}-difference.png"))
        cells.append(f'<td><img src="{each.name}-difference.png">')
    return f"<tr><td>{html.escape(each.told())}{''.join(cells)}</tr>"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    wishes = parser.add_subparsers(dest="wish", required=True)
    audited = wishes.add_parser("audit")
    audited.add_argument("out", type=Path)
    for wish in (audited, wishes.add_parser("approve")):
        wish.add_argument("--from", type=Path, dest="gallery", metavar="GALLERY")
    return parser


if __name__ == "__main__":
    sys.exit(main())
