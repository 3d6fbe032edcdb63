"""Every text is translated, the compiled files are fresh, and no translation loses what is filled in."""

from __future__ import annotations

import re
import runpy
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from gamebox.ui.texts import LANGUAGES
from tests.helpers import ROOT

TOOL = runpy.run_path(str(ROOT / "packaging" / "translations.py"))
FILES = sorted((ROOT / "resources" / "i18n").glob("*.ts"))
BLANK = re.compile(r"\{[^{}]*\}|%n|%L?\d")


class Text(NamedTuple):
    source: str
    translations: tuple[str, ...]


def texts_of(language: str) -> Iterator[Text]:
    root = ET.parse(ROOT / "resources" / "i18n" / f"gamebox_{language}.ts").getroot()
    for message in root.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
        yield Text(message.findtext("source") or "", tuple(form for form in forms if form))


def blanks(text: str) -> Counter[str]:
    return Counter(BLANK.findall(text))


def test_every_language_has_its_files() -> None:
    assert {path.stem for path in FILES} == {f"gamebox_{language}" for language in LANGUAGES}


def test_nothing_is_left_to_translate() -> None:
    wrong = TOOL["stale"]()
    assert not wrong, "Run packaging/translations.py, translate and run it again:\n" + "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_fill_in_the_same_as_their_source(language: str) -> None:
    wrong = [
        f"{text.source!r} became {form!r}"
        for text in texts_of(language)
        for form in text.translations
        if set(blanks(form)) - set(blanks(text.source)) or _lost(text.source, form)
    ]
    assert not wrong, "\n".join(wrong)


def _lost(source: str, form: str) -> set[str]:
    """What a translation leaves out; a singular may say "one" instead of the number."""
    return set(blanks(source)) - set(blanks(form)) - {"%n"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_name_the_number(language: str) -> None:
    """Of the forms for several at least."""
    wrong = [text.source for text in texts_of(language) if "%n" in text.source and "%n" not in text.translations[-1]]
    assert not wrong


def test_german_has_texts_to_compare() -> None:
    texts = list(texts_of("de"))
    assert sum(bool(blanks(text.source)) for text in texts) > 40
    assert blanks("%n of {name} at {place}") == Counter({"%n": 1, "{name}": 1, "{place}": 1})
