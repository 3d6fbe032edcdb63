"""What holds as long as nobody has set anything else, and what another window may look at."""

from __future__ import annotations

from pathlib import Path

from msgspec import structs

from gamebox.library import settings
from gamebox.library.profile import Profile
from gamebox.library.settings import FILE, Settings


def test_what_nobody_has_set() -> None:
    assert structs.asdict(Settings()) == {
        "language": "system",
        "theme": "system",
        "contrast": "system",
        "text_size": 100,
        "animation": "system",
        "bots": "normal",
        "volume": "normal",
        "voice": "off",
        "free_undo": False,
        "real_dice": False,
        "side_panel": True,
        "tips": True,
        "tips_seen": (),
        "open_table": False,
    }


def test_settings_survive_and_can_be_looked_at_from_outside(profile: Profile) -> None:
    wished = Settings(language="de", text_size=150, tips=False)
    settings.save(profile, wished)
    assert settings.load(profile) == settings.peek(profile.folder) == wished


def test_whoever_looks_from_outside_touches_nothing(tmp_path: Path) -> None:
    assert settings.peek(tmp_path) == Settings()
    (tmp_path / FILE).write_text("{")
    assert settings.peek(tmp_path) == Settings()
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
