"""One word for one thing: no text for people uses another than the glossary's."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.helpers import ROOT

OTHER_WORDS = {
    "de": {
        "Nachziehstapel": r"\b(Ziehstapel|Zugstapel|Aufnahmestapel|Talon|Kartenstapel)\b",
        "Ablagestapel": r"\b(Ablagen?|Abwurfstapel|Abwürfe)\b",
        "abwerfen": r"\b(ablegen|Ablegen|abgelegt|legst? .{0,40}\bab|Ablegestapel)\b",
        "auslegen": r"\b(auslegbar|Auslegbar|ausspielen|ausgespielt)\b",
        "Zwilling, Drilling, Vierling": r"(\b[2-6]er-(Satz|Sätze)|\bSatz\b|\bSätze\b|\bPärchen\b)",
        "Dreierfolge": r"\b[0-9]+er-(Folge|Folgen)\b",
        "5 Karten einer Farbe": r"\b[0-9]+er-Farbe\b",
        "drei 8er": r"\b[0-9]+en\b",
        "das Level": r"\b([Dd]er|[Dd]en|[Ee]inen|[Dd]ieser) Level\b",
        "Durchgang": r"\bPassage\b",
        "Geber": r"\b(Kartengeber|Austeiler|Dealer)\b",
        "Levelstein": r"\bLevel-Stein\b",
        "Lorbeerkranz": r"\bLorbeer(?!kranz)\w*\b",
        "rauswerfen": r"\b(hinauswerf|herauswerf|rausschmeiß)\w*\b",
        "platzieren": r"\bplazier\w*\b",
        "Haltestelle": r"\b(Bahnhof|Bahnhöfe|Station|Stationen)\b",
        "Vorrat": r"\bPool\b",
        "Leiter, Würfelfeld": r"\b(Treppe|Stufen?)\b",
        "eingekesselt": r"\b(eingeschlossen|umzingelt)\b",
    },
    "en": {
        "draw pile": r"\b([Ss]tock pile|drawing pile|talon)\b",
        "discard pile": r"\b([Tt]he discards|discard stack|waste pile)\b",
        "face up": r"\b(lays?|laid|laying) (\w+ ){0,3}open\b|\blay open\b|\bopen cards?\b",
        "three of a kind": r"\b([Ss]et of \w+|[Ss]et [0-9]|sets of)\b",
        "run of three": r"\b[Rr]un (of )?[0-9]+\b",
        "five of one colour": r"\b([0-9]+ of a colour|[Cc]olour [0-9])\b",
        "everyone draws": r"\bAll draw\b",
        "laurel": r"\blaurel wreath\b",
        "ladder": r"\b[Ss]tairs\b",
    },
}
"""By language: the word of the glossary, and what must not stand in its place."""


def translated() -> list[str]:
    """All German texts of the program."""
    found = ET.parse(ROOT / "resources" / "i18n" / "gamebox_de.ts").getroot()
    return [text for node in found.iter("translation") for text in node.itertext() if text.strip()]


def sources() -> list[str]:
    found = ET.parse(ROOT / "resources" / "i18n" / "gamebox_de.ts").getroot()
    return [node.text or "" for node in found.iter("source")]


def books(language: str) -> list[Path]:
    return sorted(path for kind in ("rules", "cards") for path in (ROOT / "resources" / kind).glob(f"*.{language}.md"))


def lessons(language: str) -> list[str]:
    """What first games tell."""
    files = sorted((ROOT / "resources" / "guides").glob("*.toml"))
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    return [line for line in lines if line.startswith(f"{language} = ")]


def test_lessons_call_a_round_what_the_table_calls_it() -> None:
    """It is a Durchgang in every game: replay and review tell of all of them in the same words."""
    said = lessons("de")
    assert any("Durchgang" in line for line in said)
    assert not [line for line in said if re.search(r"\bRunden?\b", line)]


def test_a_turn_and_a_move_have_different_names() -> None:
    """A turn (Zug) has many moves: a game of 20 of them has not "151 Züge"."""
    messages = ET.parse(ROOT / "resources" / "i18n" / "gamebox_de.ts").getroot().iter("message")
    of_moves = [each for each in messages if re.search(r"\b[Mm]ove(s|\(s\))?\b", each.findtext("source") or "")]
    said = [text for message in of_moves for text in message.itertext()]
    wrong = [text for text in said if re.search(r"\b(Zug|Züge|Zügen|Zugs)\b", text)]
    assert len(of_moves) > 10
    assert not wrong


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_there_is_one_word_for_one_thing(language: str) -> None:
    texts = translated() if language == "de" else sources()
    texts += lessons(language)
    texts += [line for book in books(language) for line in book.read_text(encoding="utf-8").splitlines()]
    wrong = [
        f"not {match[0]!r}, but {right}: {text}"
        for right, others in OTHER_WORDS[language].items()
        for text in texts
        if (match := re.search(others, text))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_the_glossary_is_used_at_all(language: str) -> None:
    """A term that nobody uses any more is forbidden to nobody either."""
    texts = "\n".join([*(translated() if language == "de" else sources())])
    for word in ("Nachziehstapel", "Ablagestapel", "Drilling") if language == "de" else ("draw pile", "face up"):
        assert word in texts
