"""Words that several screens say."""

from __future__ import annotations

import re

import pytest

from gamebox.engine.resources import resource_folder
from gamebox.ui.texts import LANGUAGES, Translators, percent, signed


@pytest.mark.parametrize(("language", "text"), [("en", "8%"), ("de", "8\N{NO-BREAK SPACE}%")])
def test_per_cent_as_the_language_writes_it(translators: Translators, language: str, text: str) -> None:
    assert language in LANGUAGES
    translators.use(language)
    assert percent(0.08) == text


def test_no_text_writes_per_cent_as_the_other_language_does() -> None:
    texts = (resource_folder() / "i18n" / "gamebox_de.ts").read_text("utf-8")
    assert re.findall(r"<source>[^<]*[}\d]\s+%[^n][^<]*</source>", texts) == []
    assert re.findall(r"<translation>[^<]*[}\d] ?%(?![n\d])[^<]*</translation>", texts) == []


@pytest.mark.parametrize(
    ("value", "places", "text"),
    [(4, 0, "+4"), (-1234, 0, "−1.234"), (0.4, 0, "±0"), (-0.04, 1, "±0"), (-0.06, 1, "−0,1"), (2.0, 1, "+2")],
)
def test_what_rounds_to_nothing_is_neither_more_nor_less(
    translators: Translators, value: float, places: int, text: str
) -> None:
    translators.use("de")
    assert signed(value, places) == text
