"""The installer's script, version resource, property list and icons, as far as text and bytes tell."""

from __future__ import annotations

import plistlib
import re
import struct

import icons
from identity import APP_ID, VERSION
from macos.plist import FILE_TYPE, info
from windows import version

from tests.helpers import ROOT

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
    assert declared["UTTypeIdentifier"] == FILE_TYPE == f"{APP_ID}.game"
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["gamebox"]
    plistlib.loads((ROOT / "packaging/macos/entitlements.plist").read_bytes())


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


def test_macos_icon_says_its_length() -> None:
    data = icons.icns(icons.FILE)
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
