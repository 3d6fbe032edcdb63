"""Desktop entry, metainfo, file type, manual and the packages' recipe, without the tools that need them."""

from __future__ import annotations

import argparse
import json
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path

import build
import catalogue
import changes
import distro
import pytest
import stage
from identity import APP_ID, MIME_TYPE, VERSION, fill
from linux import flatpak

from gamebox import cli
from gamebox.games.registry import GAMES
from gamebox.ui.looks import LOOKS
from tests.helpers import ROOT

LINUX = ROOT / "packaging" / "linux"
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="packages for Linux are made on Linux")
XML = "{http://www.w3.org/XML/1998/namespace}"
RELEASES = changes.releases(ROOT / "CHANGELOG.md")


@pytest.fixture
def prefix(tmp_path: Path) -> Path:
    """An installation of hardly anything."""
    frozen = tmp_path / "frozen"
    resources = frozen / "_internal" / "gamebox" / "resources"
    resources.mkdir(parents=True)
    (resources / "THIRD-PARTY-NOTICES.txt").write_text("Qt")
    (frozen / "gamebox").write_bytes(b"program")
    stage.stage(frozen, tmp_path / "usr")
    return tmp_path / "usr"


def test_desktop_entry_opens_files_with_the_program() -> None:
    parser = ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(fill((LINUX / "gamebox.desktop").read_text(encoding="utf-8")))
    entry = parser["Desktop Entry"]
    assert entry["Exec"] == "gamebox play %f"
    assert entry["Icon"] == APP_ID
    assert MIME_TYPE in entry["MimeType"].split(";")
    assert {"Game", "BoardGame"} <= set(entry["Categories"].split(";"))
    assert entry["Comment[de]"] != entry["Comment"]


def test_metainfo_tells_the_present_release() -> None:
    root = ET.fromstring(stage.metainfo(RELEASES))
    assert root.findtext("id") == APP_ID
    assert root.findtext("launchable") == f"{APP_ID}.desktop"
    assert root.find("content_rating") is not None
    releases = root.findall("releases/release")
    assert releases[0].get("version") == VERSION == RELEASES[0].version
    assert [point.text for point in releases[0].iter("li")] == list(RELEASES[0].points)


def test_metainfo_shows_pictures_that_exist() -> None:
    root = ET.fromstring(stage.metainfo(RELEASES))
    pictures = [image.text or "" for image in root.findall("screenshots/screenshot/image")]
    assert len(pictures) >= 3
    assert pictures[0].endswith("/home.png")
    assert all((ROOT / "packaging/screenshots" / picture.rpartition("/")[2]).is_file() for picture in pictures)
    assert len(root.findall("screenshots/screenshot[@type='default']")) == 1
    assert all(len(shot.findall("caption")) == 2 for shot in root.findall("screenshots/screenshot"))


def test_catalogues_need_not_cut_anything_off() -> None:
    root = ET.fromstring(stage.metainfo(RELEASES))
    assert all(len(summary.text or "") <= 35 for summary in root.findall("summary"))
    assert root.findtext("developer/name")
    assert len(root.findall("branding/color")) == 2
    german = [item.text for item in root.iter("li") if item.get(f"{XML}lang") == "de"]
    assert any("Lava & Gleise" in (text or "") for text in german)


def test_catalogues_tell_of_every_game(pig: str) -> None:
    """One more game in the box is told and needs no words here."""
    told = [item.text or "" for item in ET.fromstring(stage.metainfo(RELEASES)).iter("li")]
    for name in catalogue.names():
        assert any(text.startswith(f"{name}: ") for text in told), name
        assert name in distro.description()
    assert "Pig: Roll as often as you dare; a 1 costs the turn." in told


def test_every_game_of_the_box_can_be_seen_in_a_catalogue() -> None:
    for game in GAMES:
        poses = {pose.name for pose in LOOKS[game].poses()}
        assert set(LOOKS[game].cover.pictures()) <= poses
        assert LOOKS[game].cover.pictures()


def test_file_type_knows_its_ending_and_icon() -> None:
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = ET.fromstring(fill((LINUX / "mime.xml").read_text(encoding="utf-8"))).find("m:mime-type", space)
    assert kind is not None
    assert kind.get("type") == MIME_TYPE
    assert kind.find("m:glob", space).get("pattern") == "*.gamebox"  # type: ignore[union-attr]
    assert kind.find("m:icon", space).get("name") == stage.MIME_ICON  # type: ignore[union-attr]


def parsers(parser: argparse.ArgumentParser, name: str = "") -> Iterator[tuple[str, argparse.ArgumentParser]]:
    yield name, parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command, inner in action.choices.items():
                yield from parsers(inner, command)


def test_manual_knows_every_command_and_option() -> None:
    manual = (LINUX / "gamebox.6").read_text(encoding="utf-8").replace("\\-", "-")
    known = [each for name in cli.commands() for each in parsers(cli._parser([name]))]
    assert len(known) > len(cli.commands())
    for command, parser in known:
        assert command in manual
        for action in parser._actions:
            assert not action.option_strings or action.option_strings[-1] in manual, (command, action.option_strings)


def test_debian_changelog_has_the_form_that_dpkg_wants() -> None:
    text = changes.as_debian(RELEASES)
    assert text.startswith(f"gamebox ({VERSION}) stable; urgency=low\n\n  * ")
    assert "\n -- The gamebox authors <" in text
    assert max(len(line) for line in text.splitlines() if line.startswith("  ")) <= 80


def test_installation_is_complete(prefix: Path) -> None:
    share = prefix / "share"
    assert (prefix / "bin" / "gamebox").readlink() == Path("../lib/gamebox/gamebox")
    assert (share / "applications" / f"{APP_ID}.desktop").is_file()
    assert (share / "icons/hicolor/scalable/apps" / f"{APP_ID}.svg").is_file()
    assert (share / "icons/hicolor/48x48/mimetypes" / f"{stage.MIME_ICON}.png").read_bytes()[1:4] == b"PNG"
    assert {path.name for path in (share / "doc/gamebox").iterdir()} == {
        "changelog.gz",
        "copyright",
        "THIRD-PARTY-NOTICES.txt.gz",
    }


def test_two_archives_of_the_same_files_are_the_same(prefix: Path, tmp_path: Path) -> None:
    for name, mode in (("one", 0o600), ("two", 0o644)):
        (prefix / "lib/gamebox/gamebox").chmod(mode)
        (prefix / "share/doc/gamebox/copyright").touch()
        stage.settle(prefix, 1_700_000_000)
        build.archive(prefix, tmp_path / name, "gamebox", 1_700_000_000)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_only_the_program_can_be_run(prefix: Path) -> None:
    stage.settle(prefix, 0)
    runnable = [path for path in prefix.rglob("*") if path.is_file() and path.stat().st_mode & 0o111]
    assert {path.resolve() for path in runnable} == {(prefix / "lib/gamebox/gamebox").resolve()}


def test_packages_hold_every_file_and_own_folders_only(prefix: Path) -> None:
    entries = distro.contents(prefix)
    placed = {entry["dst"] for entry in entries}
    assert "/usr/bin/gamebox" in placed
    assert "/usr/share/lintian/overrides/gamebox" in placed
    folders = {entry["dst"] for entry in entries if entry.get("type") == "dir"}
    assert folders
    assert all(folder.startswith(("/usr/lib/gamebox", "/usr/share/doc/gamebox")) for folder in folders)


def test_dependencies_come_from_what_is_loaded() -> None:
    loaded = {"libc.so.6", "libm.so.6", "libxcb-cursor.so.0"}
    assert distro.debian_depends(loaded, "2.35") == ["libc6 (>= 2.35)", "libxcb-cursor0"]
    assert distro.rpm_depends(loaded, "2.35") == [
        "libm.so.6()(64bit)",
        "libxcb-cursor.so.0()(64bit)",
        "libc.so.6(GLIBC_2.35)(64bit)",
        "hicolor-icon-theme",
    ]


def test_libraries_for_sounds_are_recommended(prefix: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without them gamebox is silent, and nothing else."""
    monkeypatch.setattr(distro, "elf_files", lambda folder: [folder / "libQt6Multimedia.so.6"])
    monkeypatch.setattr(distro, "headers", lambda _: "NEEDED libpulse.so.0\nNEEDED libc.so.6\nGLIBC_2.35")
    both = distro.config(prefix)["overrides"]
    assert both["deb"] == {"depends": ["libc6 (>= 2.35)"], "recommends": ["libpulse0", "libspeechd2"]}
    assert both["rpm"]["recommends"] == ["libpulse.so.0()(64bit)", "libspeechd.so.2()(64bit)"]


def test_unknown_library_stops_the_build() -> None:
    with pytest.raises(SystemExit, match=r"libnew\.so\.1"):
        distro.debian_depends({"libnew.so.1"}, "2.35")


def test_flatpak_gets_the_locked_versions_with_their_checksums() -> None:
    listed = json.loads(flatpak.SOURCES.read_text(encoding="utf-8"))
    assert all(entry["url"].startswith("https:") for entry in listed), "everybody must find them"
    names = [entry["url"].rpartition("/")[2].lower().replace("_", "-") for entry in listed]
    for wanted in flatpak.versions():
        assert any(name.startswith(wanted.replace("==", "-") + "-") for name in names), wanted
    locked = flatpak.LOCKED.read_text(encoding="utf-8")
    assert all(f"sha256:{entry['sha256']}" in locked for entry in listed)


def test_flatpak_may_be_seen_and_heard_and_asks_for_no_network_and_no_files() -> None:
    manifest = (LINUX / f"{APP_ID}.yml").read_text(encoding="utf-8")
    assert f"id: {APP_ID}\n" in manifest
    assert "--share=network" not in manifest
    assert set(re.findall(r"--socket=([\w-]+)", manifest)) == {"wayland", "fallback-x11", "pulseaudio"}
    assert re.findall(r"--filesystem=(\S+)", manifest) == ["xdg-run/speech-dispatcher:ro"], "the voice's door only"
