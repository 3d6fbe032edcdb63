"""How the text of a game's rules is read: sections, numbered rules, paragraphs, figures and tables.

Reading never fails: what is no rule is shown as a paragraph. `flaws` says what an author has to mend.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeAlias

from gamebox.engine.resources import resource_folder
from gamebox.ui.texts import LANGUAGES, RULE_ID

_RULE = re.compile(rf"- \*\*(?P<id>{RULE_ID})(?:\s+(?P<title>[^*]+?))?\*\*\s*(?P<text>.*)", re.DOTALL)
_FIGURE = re.compile(r"!\[(?P<alt>[^\]]*)\]\(figure:(?P<name>[\w-]+)\)")
_RULED_LINE = re.compile(r"\|?[\s:|-]*-[\s:|-]*\|[\s:|-]*")


@dataclass(frozen=True)
class Text:
    """A paragraph, in inline markdown."""

    source: str


@dataclass(frozen=True)
class Item:
    """An entry of a list that is no rule."""

    source: str


@dataclass(frozen=True)
class Figure:
    name: str
    caption: str


@dataclass(frozen=True)
class Table:
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block: TypeAlias = Text | Item | Figure | Table


@dataclass(frozen=True)
class Rule:
    id: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Section:
    title: str
    entries: tuple[Rule | Block, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(entry for entry in self.entries if isinstance(entry, Rule))


@dataclass(frozen=True)
class Rulebook:
    title: str
    intro: tuple[Rule | Block, ...]
    sections: tuple[Section, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(rule for section in self.sections for rule in section.rules)

    def rule(self, wanted: str) -> Rule | None:
        return next((rule for rule in self.rules if rule.id == wanted), None)


def rulebook_path(game: str, language: str) -> Path:
    return resource_folder() / "rules" / f"{game}.{language}.md"


def load(game: str, language: str) -> Rulebook:
    """A game's rules in a language, in English if there are none; an empty book if there are none at all."""
    for candidate in (language, "en"):
        try:
            return parse(rulebook_path(game, candidate).read_text("utf-8"))
        except (OSError, UnicodeDecodeError):
            continue
    return Rulebook("", (), ())


def parse(text: str) -> Rulebook:
    title = ""
    chapters: list[tuple[str, list[str]]] = [("", [])]
    for line in text.splitlines():
        if line.startswith("## "):
            chapters.append((line[3:].strip(), []))
        elif line.startswith("# ") and not title:
            title = line[2:].strip()
        else:
            chapters[-1][1].append(line.rstrip())
    sections = [Section(heading, tuple(map(_entry, _chunks(lines)))) for heading, lines in chapters]
    return Rulebook(title, sections[0].entries, tuple(sections[1:]))


def _chunks(lines: list[str]) -> Iterator[list[str]]:
    """Lines that belong together: a list item with all that is indented below it, a table, a paragraph."""
    chunk: list[str] = []
    gap = False
    for line in lines:
        if not line:
            gap = True
            continue
        if chunk and _begins_chunk(line, chunk, gap):
            yield chunk
            chunk = []
        elif gap and chunk:
            chunk.append("")
        chunk.append(line)
        gap = False
    if chunk:
        yield chunk


def _begins_chunk(line: str, chunk: list[str], gap: bool) -> bool:
    if line.startswith("  ") and chunk[0].startswith("- "):
        return False
    if gap or line.startswith("- ") or _is_figure(line) or _is_figure(chunk[0]):
        return True
    return _in_table(line) != _in_table(chunk[0])


def _entry(lines: list[str]) -> Rule | Block:
    rule = _RULE.match(lines[0])
    if rule is None:
        return _block(lines)
    body = [rule["text"], *(line.removeprefix("  ") for line in lines[1:])]
    return Rule(rule["id"], rule["title"] or "", tuple(map(_block, _chunks(body))))


def _block(lines: list[str]) -> Block:
    figure = _FIGURE.fullmatch(lines[0].strip())
    if figure:
        return Figure(figure["name"], figure["alt"])
    if _in_table(lines[0]):
        return _table(lines)
    text = " ".join(line.strip() for line in lines if line)
    return Item(text[2:]) if text.startswith("- ") else Text(text)


def _table(lines: list[str]) -> Table:
    rows = tuple(_cells(line) for line in lines if not _RULED_LINE.fullmatch(line.strip()))
    return Table(rows[0], rows[1:]) if rows else Table((), ())


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip().strip("|").split("|"))


def _in_table(line: str) -> bool:
    return line.lstrip().startswith("|")


def _is_figure(line: str) -> bool:
    return bool(_FIGURE.fullmatch(line.strip()))


def words_of(block: Block) -> tuple[str, ...]:
    """All texts of a block, in inline markdown."""
    if isinstance(block, Table):
        return tuple(cell for row in (block.head, *block.rows) for cell in row)
    return (block.caption,) if isinstance(block, Figure) else (block.source,)


def blocks_of(book: Rulebook) -> Iterator[Block]:
    for entry in (*book.intro, *(entry for section in book.sections for entry in section.entries)):
        if isinstance(entry, Rule):
            yield from entry.blocks
        else:
            yield entry


@dataclass(frozen=True)
class Search:
    """Words that somebody looks for. A rule is found when it has all of them; an id is found only as a whole."""

    words: str
    elsewhere: Mapping[str, str] = field(default_factory=dict)
    """What the rules say in other languages: their words are found, too."""

    @property
    def terms(self) -> tuple[re.Pattern[str], ...]:
        return tuple(re.compile(_term(word), re.IGNORECASE) for word in self.words.split())

    def finds(self, entry: Rule | Block) -> bool:
        if not isinstance(entry, Rule):
            return self._meets(" ".join(words_of(entry)))
        return self._meets(_text_of(entry)) or self._meets(self.elsewhere.get(entry.id, ""))

    def _meets(self, text: str) -> bool:
        return all(term.search(plain(text)) for term in self.terms)


def _text_of(rule: Rule) -> str:
    return " ".join((rule.id, rule.title, *(words for block in rule.blocks for words in words_of(block))))


@cache
def elsewhere(game: str, language: str) -> Mapping[str, str]:
    """What the rules of a game say in all languages but this one."""
    told: dict[str, str] = {}
    for other in LANGUAGES:
        if other != language:
            for rule in load(game, other).rules:
                told[rule.id] = f"{told.get(rule.id, '')} {_text_of(rule)}"
    return told


def _term(word: str) -> str:
    escaped = re.escape(word)
    return rf"\b{escaped}\b" if re.fullmatch(RULE_ID, word, re.IGNORECASE) else escaped


def plain(source: str) -> str:
    """Inline markdown without its marks."""
    return re.sub(r"[*`]", "", source)


def flaws(book: Rulebook) -> list[str]:
    """What an author has to mend, one sentence each."""
    found = [] if book.title else ["The book has no title."]
    counts = Counter(rule.id for rule in book.rules)
    found += [f"{rule} is there {count} times." for rule, count in counts.items() if count > 1]
    found += [f"{rule.id} says nothing." for rule in book.rules if not rule.blocks]
    found += [f"The section {section.title!r} is empty." for section in book.sections if not section.entries]
    for block in blocks_of(book):
        found += _block_flaws(block)
    return found


def _block_flaws(block: Block) -> Iterator[str]:
    if isinstance(block, Item) and block.source.startswith("**"):
        yield f"A rule without an id: {block.source!r}."
    if isinstance(block, Table) and any(len(row) != len(block.head) for row in block.rows):
        yield f"A row of the table {block.head} has another width."
    for words in words_of(block):
        if words.count("**") % 2 or words.count("`") % 2:
            yield f"A marker is left open: {words!r}."
