"""What the documents name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.helpers import ROOT

DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
WALK = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
STEP = re.compile(r"`(\w+)\.(\w+)` \(`([\w/<>.]+\.py)`\)")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)", text) if "://" not in link]
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_the_walk_of_a_click_matches_the_code() -> None:
    named = STEP.findall(WALK)
    assert len(named) >= 6
    for owner, method, path in named:
        files = list((ROOT / "gamebox").glob(path.replace("<game>", "*")))
        assert files, path
        assert all(f"class {owner}" in file.read_text(encoding="utf-8") or "<game>" in path for file in files), owner
        assert all(f"def {method}(" in file.read_text(encoding="utf-8") for file in files), method
