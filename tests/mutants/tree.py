"""A copy of the project in which a mutant may live: the work tree itself is never changed."""

from __future__ import annotations

import compileall
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from py_compile import PycInvalidationMode

HERE = Path(__file__).parents[2]


@contextmanager
def copied(root: Path) -> Iterator[Path]:
    """Everything that git knows or would know, with byte code that looks at the source, not at its time."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = Path(folder)
        for name in _files(root):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(root / name, copy / name)
        for part in ("gamebox", "tests"):
            compileall.compile_dir(copy / part, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
        yield copy


def _files(root: Path) -> list[str]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=root, capture_output=True, check=True, text=True, encoding="utf-8").stdout
    return [name for name in listed.split("\0") if name and (root / name).is_file()]


def surroundings(copy: Path) -> dict[str, str]:
    """The environment of a run inside a copy; what watches the run comes from here."""
    path = os.pathsep.join(map(str, (copy, HERE)))
    return {**os.environ, "PYTHONPATH": path, "QT_QPA_PLATFORM": "offscreen"}
