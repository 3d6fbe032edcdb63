"""The folder of one user: who may open it, and what happens to files that nobody can read."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from gamebox.library import people, settings
from gamebox.library.people import People
from gamebox.library.profile import MAX_BYTES, Profile, ProfileInUseError, UnusableProfileError
from gamebox.library.settings import Settings
from tests.helpers import ROOT

HOLD = """
import sys, time
from pathlib import Path
from gamebox.library.profile import Profile
profile = Profile(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(600)
"""


@contextmanager
def another_process_holds(folder: Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", HOLD, str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            assert process.stdout.readline() == "held\n"
            yield process
        finally:
            process.kill()


def test_a_profile_that_another_process_has_opened_is_in_use(tmp_path: Path) -> None:
    with another_process_holds(tmp_path), pytest.raises(ProfileInUseError):
        Profile(tmp_path)


def test_a_killed_process_holds_nothing(tmp_path: Path) -> None:
    with another_process_holds(tmp_path) as process:
        process.kill()
        process.wait()
        Profile(tmp_path).close()


def test_a_closed_profile_can_be_opened_again(tmp_path: Path) -> None:
    Profile(tmp_path).close()
    first = Profile(tmp_path)
    with pytest.raises(ProfileInUseError):
        Profile(tmp_path)
    first.close()


def test_its_folder_is_made_with_all_above(tmp_path: Path) -> None:
    Profile(tmp_path / "deep" / "down").close()
    assert (tmp_path / "deep" / "down").is_dir()


def test_no_folder_can_be_made_below_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UnusableProfileError, match="file") as caught:
        Profile(tmp_path / "file" / "profile")
    assert caught.value.folder == tmp_path / "file" / "profile"
    assert isinstance(caught.value.reason, OSError)


@pytest.mark.parametrize("name", ["lock", "running", "finished"])
def test_something_else_in_the_place_of_what_is_needed_makes_a_profile_unusable(tmp_path: Path, name: str) -> None:
    place = tmp_path / "profile" / name
    place.parent.mkdir()
    if name == "lock":
        place.mkdir()
    else:
        place.write_text("a file")
    with pytest.raises(UnusableProfileError):
        Profile(tmp_path / "profile")
    place.rename(tmp_path / "aside")
    Profile(tmp_path / "profile").close()


@pytest.mark.parametrize("method", ["write_bytes", "iterdir", "unlink"])
def test_a_folder_in_which_nothing_can_be_done_is_unusable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    """As one that is read-only, on a full disk, or with mode 000; root may do all that."""
    Profile(tmp_path).close()

    def refuse(path: Path, *rest: object, **more: object) -> object:
        if "running" in str(path):
            raise PermissionError(13, "Permission denied", str(path))
        return original(path, *rest, **more)

    original = getattr(Path, method)
    with monkeypatch.context() as patch:
        patch.setattr(Path, method, refuse)
        with pytest.raises(UnusableProfileError, match="Permission denied"):
            Profile(tmp_path)
    Profile(tmp_path).close()
    assert not (tmp_path / "probe").exists()


@pytest.mark.skipif(os.name == "nt", reason="rights are another matter there")
def test_nobody_else_may_look_into_a_profile(tmp_path: Path) -> None:
    for name in ("", "running", "finished"):
        (tmp_path / "profile" / name).mkdir()
        (tmp_path / "profile" / name).chmod(0o755)
    profile = Profile(tmp_path / "profile")
    profile.write("numbers.json", [1])
    profile.close()
    for name in ("", "running", "finished"):
        assert (profile.folder / name).stat().st_mode & 0o777 == 0o700
    assert (profile.folder / "numbers.json").stat().st_mode & 0o777 == 0o600
    assert (profile.folder / "lock").stat().st_mode & 0o777 == 0o600


def test_a_file_that_is_too_large_is_kept_aside(profile: Profile) -> None:
    (profile.folder / "numbers.json").write_bytes(b"[1]" + b" " * MAX_BYTES)
    assert profile.read("numbers.json", list[int], list) == []
    assert profile.damaged == ["numbers.json.damaged-1"]
    (profile.folder / "numbers.json").write_bytes(b"[1]" + b" " * (MAX_BYTES - 3))
    assert profile.read("numbers.json", list[int], list) == [1], "exactly as large as allowed"


def test_what_was_written_is_read(profile: Profile) -> None:
    profile.write("numbers.json", [1, 2])
    assert profile.read("numbers.json", list[int], list) == [1, 2]
    assert profile.damaged == []


def test_what_is_not_there_is_the_default(profile: Profile) -> None:
    assert profile.read("numbers.json", list[int], lambda: [7]) == [7]
    assert profile.damaged == []


@pytest.mark.parametrize("content", [b"", b"{", b'{"a": 1}', b'["one"]', b"\xff\xfe", b"[1]]"])
def test_a_damaged_file_is_kept_aside(profile: Profile, content: bytes) -> None:
    (profile.folder / "numbers.json").write_bytes(content)
    assert profile.read("numbers.json", list[int], list) == []
    assert profile.damaged == ["numbers.json.damaged-1"]
    assert (profile.folder / "numbers.json.damaged-1").read_bytes() == content
    assert not (profile.folder / "numbers.json").exists()


def test_files_kept_aside_never_overwrite_each_other(profile: Profile) -> None:
    for content in (b"first", b"second", b"third"):
        (profile.folder / "numbers.json").write_bytes(content)
        profile.read("numbers.json", list[int], list)
    aside = [profile.folder / name for name in profile.damaged]
    assert [path.read_bytes() for path in aside] == [b"first", b"second", b"third"]


def test_settings_survive(profile: Profile) -> None:
    chosen = Settings(language="de", theme="dark", animation="fast", free_undo=True, side_panel=False)
    settings.save(profile, chosen)
    assert settings.load(profile) == chosen


def test_settings_of_a_later_version_are_understood(profile: Profile) -> None:
    (profile.folder / settings.FILE).write_text('{"theme": "dark", "sound": 7}')
    assert settings.load(profile) == Settings(theme="dark")


@pytest.mark.parametrize("content", ['{"theme": "pink"}', '{"free_undo": "yes"}', "[]"])
def test_settings_that_make_no_sense_are_kept_aside(profile: Profile, content: str) -> None:
    (profile.folder / settings.FILE).write_text(content)
    assert settings.load(profile) == Settings()
    assert profile.damaged == [f"{settings.FILE}.damaged-1"]


def test_a_peek_at_settings_touches_nothing(tmp_path: Path) -> None:
    assert settings.peek(tmp_path) == Settings()
    (tmp_path / settings.FILE).write_text("damaged")
    assert settings.peek(tmp_path) == Settings()
    assert [path.name for path in tmp_path.iterdir()] == [settings.FILE]
    (tmp_path / settings.FILE).write_bytes(b'{"a":' * 100_000)
    assert settings.peek(tmp_path) == Settings()
    (tmp_path / settings.FILE).write_bytes(b" " * (MAX_BYTES + 1))
    assert settings.peek(tmp_path) == Settings()
    (tmp_path / settings.FILE).write_bytes(msgspec.json.encode(Settings(language="de")))
    assert settings.peek(tmp_path).language == "de"


def test_damaged_people_are_kept_aside(profile: Profile) -> None:
    (profile.folder / people.FILE).write_text('{"names": "Alex"}')
    assert people.load(profile) == People()
    assert profile.damaged == [f"{people.FILE}.damaged-1"]


@pytest.mark.parametrize("temporary", [True, False])
def test_what_is_temporary_goes_when_it_is_closed(tmp_path: Path, temporary: bool) -> None:
    made = Profile(tmp_path / "profile", temporary=temporary)
    made.close()
    assert made.folder.exists() is not temporary
    shutil.rmtree(made.folder, ignore_errors=True)
    made.close()


def test_why_nothing_can_be_kept_is_said_with_the_folder(tmp_path: Path) -> None:
    error = UnusableProfileError(tmp_path, OSError(28, "No space left on device"))
    assert str(error) == f"nothing can be saved in {tmp_path}: No space left on device"
    assert str(UnusableProfileError(tmp_path, OSError("odd"))) == f"nothing can be saved in {tmp_path}: odd"
