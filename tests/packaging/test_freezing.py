"""What goes into the frozen program, what is said of it, and how it is tried."""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path, PurePath

import notices
import PySide6
import pytest
import sbom
import smoke
import trim
from identity import VERSION

import bootstrap
from gamebox.bots.registry import bots_of
from gamebox.commands.gallery import every_theme
from gamebox.engine.journal import Journal
from gamebox.engine.record import Record, load
from gamebox.games.registry import GAMES
from gamebox.ui.looks import LOOKS
from gamebox.ui.texts import LANGUAGES
from tests.helpers import ROOT, random_moves, setup_for

QT = "PySide6/Qt"
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="names of Linux")


def test_version_is_written_in_one_place() -> None:
    paths = [ROOT / "pyproject.toml", *(ROOT / "packaging").rglob("*.*")]
    texts = [path for path in paths if path.suffix in {".toml", ".py", ".nsi", ".spec", ".desktop", ".xml", ".6"}]
    said = [path.name for path in texts if re.search(rf"(?<![\d.>=<]){re.escape(VERSION)}(?![\d.])", path.read_text())]
    assert said == []


@linux_only
@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        (f"{QT}/plugins/platforms/libqxcb.so", True),
        (f"{QT}/plugins/platforms/libqvnc.so", False),
        (f"{QT}/plugins/imageformats/libqtiff.so", False),
        (f"{QT}/plugins/multimedia/libffmpegmediaplugin.so", False),
        (f"{QT}/plugins/texttospeech/libqtexttospeech_speechd.so", True),
        (f"{QT}/plugins/texttospeech/libqtexttospeech_mock.so", False),
        (f"{QT}/translations/qtbase_de.qm", True),
        (f"{QT}/translations/qtbase_fr.qm", False),
        ("PySide6/QtWidgets.abi3.so", True),
        ("PySide6/QtQml.abi3.so", False),
        ("PySide6/QtQml.pyd", False),
        ("PySide6/Qt6Gui.dll", True),
        ("gamebox/resources/i18n/gamebox_de.qm", True),
    ],
)
def test_of_qt_only_what_is_used(place: str, wanted: bool) -> None:
    assert trim.chosen(place) is wanted


@linux_only
def test_libraries_of_the_system_stay_there() -> None:
    assert trim.is_system_library(("libX11.so.6", "/lib/libX11.so.6", "BINARY"))
    assert not trim.is_system_library(("libpython3.11.so.1.0", "/lib/libpython3.11.so.1.0", "BINARY"))
    assert not trim.is_system_library((f"{QT}/lib/libQt6Core.so.6", "/x/libQt6Core.so.6", "BINARY"))


def imported_by(source: Path) -> set[str]:
    nodes = list(ast.walk(ast.parse(source.read_text(encoding="utf-8"))))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return plain | {
        node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module and not node.level
    }


def test_nothing_is_left_out_that_the_program_imports() -> None:
    """Only a frozen program would notice otherwise, and only where the import is reached."""
    excluded = {*trim.PYTHON_EXCLUDES, "bz2", "curses", "dbm", "lzma"}
    for source in set((ROOT / "gamebox").rglob("*.py")) - set((ROOT / "gamebox").rglob("train*.py")):
        names = {name.partition(".")[0] for name in imported_by(source)} | imported_by(source)
        assert not names & excluded, source


def test_libraries_are_kept_when_something_needs_them(monkeypatch: pytest.MonkeyPatch) -> None:
    needs = {"QtGui.abi3.so": {"libqt6gui.so.6"}, "libQt6Gui.so.6": {"libqt6core.so.6"}}
    monkeypatch.setattr(
        trim,
        "needed_by",
        lambda entries: set().union(*(needs.get(PurePath(place).name, set()) for place, _, _ in entries)),
    )
    places = [f"{QT}/lib/lib{name}.so.6" for name in ("Qt6Core", "Qt6Gui", "Qt6Network")]
    entries = [("PySide6/QtGui.abi3.so", "", "EXTENSION"), *((place, "", "BINARY") for place in places)]
    assert [place for place, _, _ in trim.trimmed(entries)] == sorted(["PySide6/QtGui.abi3.so", *places[:2]])


def test_frameworks_are_kept_or_dropped_as_a_whole() -> None:
    for part in ("Versions/A/QtGui", "Versions/Current", "Resources/Info.plist"):
        assert trim.library_name(f"{QT}/lib/QtGui.framework/{part}") == "qtgui"
    assert trim.library_name("VCRUNTIME140.dll") == trim.library_name("vcruntime140.dll")


def test_notices_name_only_what_is_bundled() -> None:
    text = notices._qt({PurePath(f"{QT}/lib/libQt6Core.so.6"): Path(__file__)})
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert "PCRE2" in text
    assert "HarfBuzz" not in text


@pytest.mark.parametrize("brought", [True, False])
def test_notices_look_into_the_libraries(tmp_path: Path, *, brought: bool) -> None:
    """On Windows and macOS FreeType is inside Qt's library, on Linux it is the system's."""
    library = tmp_path / "Qt6Gui.dll"
    library.write_bytes(b"PE truetype postscript-cmaps tt-cmaps" if brought else b"PE FT_Init_FreeType")
    text = notices._qt({PurePath("PySide6/Qt6Gui.dll"): library})
    assert ("FreeType: copyright" in text) is brought
    assert "The FreeType Project LICENSE" in text, "its rasterizer is Qt's everywhere"
    assert f"https://download.qt.io/official_releases/qt/{notices_version().rpartition('.')[0]}/" in text


def notices_version() -> str:
    return distribution("PySide6_Essentials").version


def test_notices_name_everything_that_is_found_in_qts_libraries() -> None:
    """Those that this machine has, as the frozen program would take them."""
    folder = Path(PySide6.__file__).parent
    libraries = [
        path for path in folder.rglob("*Qt*") if re.match(r"(lib)?Qt6?(Core|Gui|Widgets|Network)\b", path.name)
    ]
    files = {PurePath(path.relative_to(folder)): path for path in libraries if path.is_file()}
    assert files
    text = notices._qt(files)
    assert notices.unnamed(files.values(), text) == []
    assert "PCRE2" in notices.unnamed(files.values(), text.replace("- PCRE2: copyright", ""))


def test_smoke_test_compares_the_notices_with_the_bundle(tmp_path: Path) -> None:
    library, text = tmp_path / "_internal/PySide6/Qt6Core.dll", tmp_path / "_internal/gamebox" / notices.NOTICES
    for file in (library, text):
        file.parent.mkdir(parents=True)
    text.write_text("- zlib: copyright", encoding="utf-8")
    library.write_bytes(b"inflate: invalid distance too far back")
    smoke.check_notices(tmp_path / "gamebox.exe")
    library.write_bytes(b"unmatched closing parenthesis")
    with pytest.raises(smoke.SmokeError, match="PCRE2"):
        smoke.check_notices(tmp_path / "gamebox.exe")


def test_every_part_of_qt_comes_with_its_terms() -> None:
    listed = tomllib.loads((notices.LICENCES / "qt.toml").read_text(encoding="utf-8"))["part"]
    wanted = {part["licence"] for part in listed} | {"LGPL-3.0-only", "GPL-3.0-only"}
    assert wanted == {path.stem for path in notices.LICENCES.glob("*.txt")}
    assert len({part["name"] for part in listed}) == len(listed)


def test_bill_of_materials_says_what_the_notices_say(tmp_path: Path) -> None:
    library = tmp_path / "Qt6Gui.dll"
    library.write_bytes(b"postscript-cmaps")
    files = {PurePath("PySide6/Qt6Gui.dll"): library}
    found = {"msgspec", "Python", "PySide6_Essentials", notices.MICROSOFT}
    bill = json.loads(sbom.document(found, files, 0))
    names = [component["name"] for component in bill["components"]]
    assert {"msgspec", "Python", notices.MICROSOFT, "FreeType", "HarfBuzz"} <= set(names)
    assert f"pkg:pypi/pyside6-essentials@{notices_version()}" in [part.get("purl") for part in bill["components"]]
    assert all(component["licenses"] for component in bill["components"])
    assert sbom.document(found, files, 0) == sbom.document(sorted(found), files, 0)


def test_distributions_are_named_with_their_terms() -> None:
    found = notices.owners({"msgspec", "json", "gamebox", "typing_extensions"}, [PurePath("python3.11/zlib.so")])
    assert found == {"msgspec", "typing_extensions", "Python", "pyinstaller"}
    text = notices.notices(found - {"pyinstaller"}, {})
    assert "msgspec" in text
    assert "BSD" in text


def test_nothing_unknown_is_bundled() -> None:
    with pytest.raises(SystemExit, match="stranger"):
        notices.owners({"stranger"}, [])


@pytest.mark.parametrize("game", LOOKS)
def test_smoke_test_has_a_bot_game_of_every_kind(game: str, tmp_path: Path) -> None:
    smoke.write_game(tmp_path / "start.gamebox", game)
    setup = load(tmp_path / "start.gamebox", GAMES).setup
    assert all(seat.bot in bots_of(setup.game.id) for seat in setup.seats)


def test_smoke_test_reads_what_a_journal_tells(tmp_path: Path) -> None:
    """Also where the cards of a move are packed, or something else than a move is written down."""
    setup = setup_for("level8", 3)
    moves = random_moves(setup, 3, 12)
    (tmp_path / "running").mkdir()
    journal = Journal.create(tmp_path / "running" / "game.journal", Record(setup))
    for text in moves:
        journal.append(text)
    journal.note_help("hint")
    journal.close()
    told = smoke.moves_on_disk(tmp_path)
    assert len(told) == len(moves)
    assert all(map(str.startswith, moves, told))
    assert all(told)
    assert told != list(moves), "the deal is a secret"


def test_smoke_test_hears_complaints(tmp_path: Path) -> None:
    program = smoke.Program(["gamebox"], tmp_path)
    assert program.complaints() == []
    harmless = "".join(f"2026-11-17 gamebox[1] {words} and so on\n" for words in smoke.HARMLESS[sys.platform])
    program.log.write_text(f"{harmless}QPainter::begin: failed\n")
    assert program.complaints() == ["QPainter::begin: failed"]


def test_smoke_test_sees_that_text_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = smoke.Program(["gamebox"], tmp_path)
    written = iter([b"%PDF-1.4 /FontFile2 7 0 R", b"%PDF-1.4 /Rect"])
    monkeypatch.setattr(program, "run", lambda *_: (tmp_path / "sheet.pdf").write_bytes(next(written)))
    smoke.print_sheet(program)
    with pytest.raises(smoke.SmokeError, match="no text"):
        smoke.print_sheet(program)


def test_smoke_test_draws_screens_in_every_language_and_in_lights_that_there_are() -> None:
    assert set(smoke.DRAWN) == set(LANGUAGES)
    assert set(smoke.DRAWN.values()) <= set(every_theme())


def test_every_system_smoke_tests_what_it_has_frozen() -> None:
    workflow = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
    jobs = dict(re.findall(r"^  (\w[\w-]*):\n((?:    .*\n|\n)+)", workflow.partition("jobs:\n")[2], re.MULTILINE))
    for system in ("linux", "windows", "macos"):
        assert "bootstrap.py package" in jobs[system]
        assert "smoke.py" in jobs[system]
        assert "upload-artifact" in jobs[system]
    assert "sha256sum" in jobs["publish"]


def test_what_packages_are_made_with_is_locked() -> None:
    """Also what hatchling asks for only when it installs an editable gamebox: nothing else may be fetched then."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    names = [name.partition(";")[0].lower().replace("_", "-") for name in wanted["package"]]
    locked = bootstrap.LOCKED.read_text(encoding="utf-8")
    assert any(name.startswith("editables==") for name in names)
    assert all(re.search(rf"^{re.escape(name)}( ;.*)? \\$", locked, re.MULTILINE) for name in names)


def test_bootstrap_packages_with_the_tools_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[str] = []
    called: list[object] = []
    monkeypatch.setattr(bootstrap, "prepare", lambda extra, environment: prepared.append(extra))
    monkeypatch.setattr(bootstrap.subprocess, "call", lambda command: called.extend(command) or 0)
    assert bootstrap.main(["package", "--twice"]) == 0
    assert prepared == ["package"]
    assert called[1:] == [ROOT / "packaging" / "package.py", "--twice"]
