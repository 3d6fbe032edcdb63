"""Names that are suggested for files."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamebox.ui.widgets.file_dialogs import file_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("exxtra.gamebox", "exxtra.gamebox"),
        ("Zwei Krater.pdf", "Zwei Krater.pdf"),
        ("Käthes Blatt.pdf", "Käthes Blatt.pdf"),
        ("../../etc/passwd.pdf", "etc-passwd.pdf"),
        ("..\\..\\boot.pdf", "boot.pdf"),
        ("C:\\x.pdf", "C--x.pdf"),
        (".hidden.pdf", "hidden.pdf"),
        ("a....pdf", "a.pdf"),
        ("/", "gamebox"),
        ("", "gamebox"),
    ],
)
def test_a_suggested_name_leads_nowhere_else(text: str, name: str) -> None:
    assert file_name(text) == name


@given(st.text(max_size=200))
def test_whatever_it_is_made_of(text: str) -> None:
    name = file_name(f"{text}.pdf")
    assert Path("/folder", name).parent == Path("/folder")
    assert ".." not in name
    assert not set(name) & set('/\\:*?"<>|\0\n')
    assert 0 < len(name) <= 80
