"""Every rule that a shipped rulebook tells has a test that shows it."""

import ast
import re

import pytest

from gamebox.games.registry import GAMES
from tests.helpers import ROOT

LANGUAGES = ("en", "de")
BOOKS = [game for game in GAMES if any((ROOT / "resources" / "rules").glob(f"{game}.*.md"))]
EVERY_BOOK = pytest.mark.parametrize("game", BOOKS)


def ids_in(game, language):
    text = (ROOT / "resources" / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8")
    return set(re.findall(r"\*\*([A-Z0-9]+-S?\d+)", text))


def marked_ids(source):
    """The ids in `pytest.mark.rule("...")` anywhere in a test's source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (argument.value for argument in node.args if isinstance(argument, ast.Constant))


def all_marked_ids():
    return {rule for path in ROOT.glob("tests/**/test_*.py") for rule in marked_ids(path.read_text(encoding="utf-8"))}


def test_markers_are_found_in_decorators_and_parameters():
    source = '@pytest.mark.rule("EX-1")\ndef test_a(): pass\npytest.param(1, marks=pytest.mark.rule("EX-S2"))'
    assert set(marked_ids(source)) == {"EX-1", "EX-S2"}


def test_the_rulebooks_are_there():
    assert "exxtra" in BOOKS


@EVERY_BOOK
def test_book_tells_rules(game):
    assert len(ids_in(game, "en")) >= 3


@EVERY_BOOK
def test_languages_tell_the_same_rules(game):
    first, *others = (ids_in(game, language) for language in LANGUAGES)
    assert all(ids == first for ids in others)


@EVERY_BOOK
def test_every_rule_has_a_test(game):
    assert ids_in(game, "en") - all_marked_ids() == set()


@EVERY_BOOK
def test_no_test_marks_a_rule_that_the_book_does_not_tell(game):
    prefixes = {rule.split("-")[0] for rule in ids_in(game, "en")}
    marked = {rule for rule in all_marked_ids() if rule.split("-")[0] in prefixes}
    assert marked - ids_in(game, "en") == set()
