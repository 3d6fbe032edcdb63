"""Keeps the translations up to date: collects the texts from the sources and compiles what was translated.

python packaging/translations.py          collect into resources/i18n/*.ts, then compile to *.qm
python packaging/translations.py --check  say what is missing, change nothing
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
LANGUAGES = ("de", "en")
_NUMBERED = "QT_TRANSLATE_N_NOOP"
_MARKERS = {"translate", "QT_TRANSLATE_NOOP", _NUMBERED}
TOOLS = Path(PySide6.__file__).parent


def collect(language: str, target: Path) -> None:
    """Bring a .ts file up to date with the sources; English needs only its plurals.

    Of Python calls, lupdate sees a plural only where the number is a literal, and misses a call altogether where it is
    an expression. So it gets to read a list of calls in the form that it understands.
    """
    with tempfile.TemporaryDirectory() as folder:
        calls = Path(folder) / "calls.py"
        calls.write_text("\n".join(_calls()), encoding="utf-8")
        plural = ["-pluralonly"] if language == "en" else []
        options = ("-no-obsolete", "-locations", "none", "-source-language", "en", "-target-language", language)
        _run("lupdate", str(calls), *plural, *options, "-ts", str(target))


def _calls() -> Iterator[str]:
    """Every translated text of the sources as a call of translate."""
    for path in sorted((ROOT / "gamebox").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in _MARKERS:
                match node.args:
                    case [ast.Constant(str(context)), ast.Constant(str(text)), *more]:
                        number = ', "", 0' if len(more) == 2 or _name(node.func) == _NUMBERED else ""
                        yield f"translate({_quoted(context)}, {_quoted(text)}{number})"


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def compile_to(source: Path, target: Path) -> None:
    _run("lrelease", str(source), "-qm", str(target))


def missing(source: Path) -> list[str]:
    """The texts that have no translation yet."""
    messages = ET.parse(source).getroot().iter("message")  # noqa: S314
    return [message.findtext("source") or "" for message in messages if _unfinished(message)]


def _unfinished(message: ET.Element) -> bool:
    translation = message.find("translation")
    return translation is None or translation.get("type") == "unfinished"


def stale() -> list[str]:
    """What is wrong with the committed files, one sentence each."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for language in LANGUAGES:
            committed = FOLDER / f"gamebox_{language}.ts"
            fresh = Path(folder) / committed.name
            fresh.write_bytes(committed.read_bytes())
            collect(language, fresh)
            found += [f"{committed.name}: not translated: {text}" for text in missing(fresh)]
            compiled = Path(folder) / f"gamebox_{language}.qm"
            compile_to(committed, compiled)
            if compiled.read_bytes() != committed.with_suffix(".qm").read_bytes():
                found.append(f"{compiled.name}: older than {committed.name}")
    return found


def _run(tool: str, *arguments: str) -> None:
    done = subprocess.run([TOOLS / tool, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{tool} failed: {done.stderr}")


def main() -> int:
    if sys.argv[1:] == ["--check"]:
        problems = stale()
        sys.stdout.write("".join(f"{line}\n" for line in problems))
        return int(bool(problems))
    for language in LANGUAGES:
        source = FOLDER / f"gamebox_{language}.ts"
        collect(language, source)
        compile_to(source, source.with_suffix(".qm"))
        for text in missing(source):
            sys.stdout.write(f"{source.name}: not translated: {text}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
