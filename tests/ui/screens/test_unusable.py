"""The small window of a start that finds nowhere to keep games."""

from __future__ import annotations

import errno
import tempfile
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gamebox import app
from gamebox.library.profile import Profile, UnusableProfileError
from gamebox.ui.screens.home.screen import HomeScreen
from gamebox.ui.screens.unusable import UnusableWindow
from gamebox.ui.texts import LANGUAGES, Translators
from gamebox.ui.theme import DARK

FOLDER = Path("/home/alex/.local/share/gamebox/with/a/rather/long/name")


@pytest.fixture(params=LANGUAGES)
def unusable(request: pytest.FixtureRequest, qtbot: QtBot, translators: Translators) -> UnusableWindow:
    translators.use(request.param)
    made = UnusableWindow(DARK, UnusableProfileError(FOLDER, OSError(errno.ENOSPC, "No space left on device")))
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_it_says_where_and_why_and_cuts_nothing_off(unusable: UnusableWindow) -> None:
    words = " ".join(label.text() for label in unusable.findChildren(QLabel))
    assert str(FOLDER) in words
    assert "the disk is full" in words or "voll" in words
    for label in unusable.findChildren(QLabel):
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        assert label.height() >= needed, label.text()


def press(parent: QWidget, name: str) -> None:
    found = parent.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    found.click()


@pytest.mark.parametrize("way", ["click", "escape"])
def test_it_closes_without_an_answer(qtbot: QtBot, unusable: UnusableWindow, way: str) -> None:
    if way == "click":
        press(unusable, "close")
    else:
        qtbot.keyClick(unusable, Qt.Key.Key_Escape)
    assert not unusable.isVisible()
    assert (unusable.folder, unusable.unsaved) == (None, False)


def test_another_folder_can_be_named(unusable: UnusableWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    press(unusable, "folder")
    assert unusable.isVisible(), "nothing was named"
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    press(unusable, "folder")
    assert not unusable.isVisible()
    assert unusable.folder == tmp_path


# The start of the program, with a file where the folder of running games should be


@pytest.fixture
def blocked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Path:
    monkeypatch.setattr(app, "make_application", lambda: qapp)
    monkeypatch.setattr(app.crash, "install", lambda *_: None)
    folder = tmp_path / "profile"
    folder.mkdir()
    (folder / "running").write_text("a file")
    return folder


def shown(kind: type[QWidget]) -> QWidget | None:
    return next(
        (widget for widget in QApplication.allWidgets() if isinstance(widget, kind) and widget.isVisible()), None
    )


def soon(act: object) -> None:
    QTimer.singleShot(50, act)


def on_the_unusable_window(name: str) -> None:
    """Press a button of it as soon as it is there."""

    def look() -> None:
        window = shown(UnusableWindow)
        if window:
            press(window, name)
        else:
            soon(look)

    soon(look)


def end_at_home(seen: list[str]) -> None:
    """Look around on the home screen, then close the window."""

    def look() -> None:
        home = shown(HomeScreen)
        if home is None:
            soon(look)
            return
        seen.extend(label.text() for label in home.window().findChildren(QLabel) if label.isVisible())
        home.window().close()

    soon(look)


def test_a_start_without_a_profile_ends_when_its_window_is_closed(
    blocked: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    on_the_unusable_window("close")
    assert app.run(blocked) == 1
    assert capsys.readouterr().err.startswith(f"gamebox: nothing can be saved in {blocked}")


def test_one_can_play_without_saving_and_is_told_so(
    blocked: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tempfile, "mkdtemp", lambda prefix: str(tmp_path / "temporary"))
    seen: list[str] = []
    on_the_unusable_window("unsaved")
    end_at_home(seen)
    assert app.run(blocked) == 0
    assert any("Nothing is saved" in text or "nichts gespeichert" in text for text in seen)
    assert not (tmp_path / "temporary").exists()
    assert [path.name for path in blocked.iterdir() if path.name != "lock"] == ["running"]


def test_one_can_play_with_another_folder(blocked: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(other))
    seen: list[str] = []
    on_the_unusable_window("folder")
    end_at_home(seen)
    assert app.run(blocked) == 0
    assert not any("Nothing is saved" in text or "nichts gespeichert" in text for text in seen)
    assert (other / "running").is_dir()
    Profile(other).close()
