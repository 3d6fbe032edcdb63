"""Words that several screens say."""

from __future__ import annotations

import re

import pytest

from gamebox.engine.resources import resource_folder
from gamebox.ui.texts import LANGUAGES, Translators, percent


@pytest.mark.parametrize(("language", "text"), [("en", "8%"), ("de", "8\N{NO-BREAK SPACE}%")])
def test_per_cent_as_the_language_writes_it(translators: Translators, language: str, text: str) -> None:
    assert language in LANGUAGES
    translators.use(language)
    assert percent(0.08) == text


def test_no_text_writes_per_cent_as_the_other_language_does() -> None:
    texts = (resource_folder() / "i18n" / "gamebox_de.ts").read_text("utf-8")
    assert re.findall(r"<source>[^<]*[}\d]\s+%[^n][^<]*</source>", texts) == []
    assert re.findall(r"<translation>[^<]*[}\d] ?%(?![n\d])[^<]*</translation>", texts) == []
