"""The manifests for winget and Microsoft's Store."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import icons
import pytest
from identity import APP_ID, HOMEPAGE, VERSION
from windows import msix, winget

DIGEST = "0123456789abcdef" * 4
SUMS = f"{'f' * 64}  gamebox-{VERSION}-windows.zip\n{DIGEST}  gamebox-{VERSION}-windows-setup.exe\n"


def test_winget_gets_the_released_installer_with_its_checksum() -> None:
    files = winget.manifests(SUMS)
    assert len(files) == 4
    assert all(name.startswith(winget.PACKAGE) and name.endswith(".yaml") for name in files)
    installer = files[f"{winget.PACKAGE}.installer.yaml"]
    assert f"InstallerSha256: {DIGEST.upper()}\n" in installer
    assert f"InstallerUrl: {HOMEPAGE}/releases/download/v{VERSION}/gamebox-{VERSION}-windows-setup.exe\n" in installer
    assert f"ProductCode: {APP_ID}\n" in installer


def test_every_winget_manifest_says_what_it_is() -> None:
    kinds = {"version", "installer", "defaultLocale", "locale"}
    texts = winget.manifests(SUMS).values()
    assert {re.search(r"^ManifestType: (\w+)$", text, re.MULTILINE)[1] for text in texts} == kinds  # type: ignore[index]
    assert all(f"PackageVersion: {VERSION}\n" in text and "@" not in text for text in texts)


def test_a_release_without_installer_is_none() -> None:
    with pytest.raises(SystemExit, match="no checksum"):
        winget.manifests("")


def test_the_stores_package_opens_games_and_has_its_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(icons, "png", lambda source, side: f"{source.name} {side}".encode())
    (tmp_path / "frozen").mkdir()
    (tmp_path / "frozen" / "gamebox.exe").write_bytes(b"program")
    msix.lay_out(tmp_path / "frozen", tmp_path / "msix", "1234.gamebox", 'CN="Smith & Sons"')
    text = (tmp_path / "msix" / "AppxManifest.xml").read_text(encoding="utf-8")
    root = ET.fromstring(text)
    identity = next(root.iter("{http://schemas.microsoft.com/appx/manifest/foundation/windows10}Identity"))
    assert identity.attrib["Version"] == f"{VERSION}.0", "the last number belongs to the Store"
    assert identity.attrib["Publisher"] == 'CN="Smith & Sons"'
    assert ">.gamebox<" in text
    for picture in re.findall(r"Assets\\(\w+\.png)", text):
        assert (tmp_path / "msix" / "Assets" / picture).is_file()
    assert (tmp_path / "msix" / "gamebox.exe").is_file()
