"""Two screens of different pixel ratios: the open table fills the other one, and a window is at home on both."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers import ROOT

LAPTOP = {"name": "laptop", "x": 0, "y": 0, "width": 1366, "height": 768}
TELEVISION = {"name": "television", "x": 1366, "y": 0, "width": 3840, "height": 2160}
ALIKE = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
FACTORS = "laptop=1;television=2"


def run(folder: Path, code: str, *screens: dict[str, object]) -> dict[str, object]:
    """What a program tells that sees these screens."""
    plugged = folder / "screens.json"
    plugged.write_text(json.dumps({"screens": [screen | ALIKE for screen in screens]}))
    platform = f"offscreen:configfile={plugged.name}"  # beside it: a colon, as in C:, would end the name
    seen = {"QT_QPA_PLATFORM": platform, "QT_SCREEN_SCALE_FACTORS": FACTORS}
    environment = {**os.environ, **seen, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", code, str(folder)]
    ended = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=120
    )
    assert ended.returncode == 0, ended.stderr
    told: dict[str, object] = json.loads(ended.stdout.splitlines()[-1])
    return told


TABLE = """
import json, sys
from pathlib import Path
from random import Random
import msgspec
from PySide6.QtWidgets import QApplication
from gamebox import app
from gamebox.library.profile import Profile
from gamebox.library.settings import Settings
from gamebox.ui.main_window import MainWindow
from gamebox.ui.theme import LIGHT
from tests.helpers import setup_for

application = app.make_application()
window = MainWindow(LIGHT)
settings = Settings(language="en", animation="off", open_table=True, tips=False)
guide = app.make_guide(application, Profile(Path(sys.argv[1]) / "profile"), settings)
guide.begin()
window.setCentralWidget(guide)
window.show()

def settle():
    for _ in range(8):
        application.processEvents()

guide.start(setup_for("level8", 2))
settle()
table = guide._accompaniment.second_window.shown
hidden = table.grab().toImage()
guide.table.reveal_to(guide.table.seat_to_act)
settle()
told = {
    "screens": [window.screen().name(), table.screen().name()],
    "full": [window.isFullScreen(), table.isFullScreen()],
    "ratios": [window.grab().devicePixelRatio(), hidden.devicePixelRatio()],
    "pixels": hidden.size().toTuple(),
    "somebody looks": guide.table.view.seat is not None,
    "secret kept": table.grab().toImage() == hidden,
}
window.windowHandle().setScreen(application.screens()[1])
window.move(application.screens()[1].geometry().topLeft())
settle()
after = window.grab().toImage()
told["moved"] = [window.screen().name(), after.devicePixelRatio(), after.width() / window.width()]
guide.close()
print(json.dumps(told))
"""


@pytest.mark.skipif(sys.platform == "darwin", reason="its own screens are there as well")
def test_the_open_table_fills_the_other_screen_and_shows_nobody_s_hand(tmp_path: Path) -> None:
    told = run(tmp_path, TABLE, LAPTOP, TELEVISION)
    assert told["screens"] == ["laptop", "television"]
    assert told["full"] == [False, True]
    assert told["ratios"] == [1, 2]
    assert told["pixels"] == [3840, 2160]
    assert told["somebody looks"]
    assert told["secret kept"]
    assert told["moved"] == ["television", 2, 2], "drawn for the pixels of the screen that it is on"


PLACED = """
import json, sys
from pathlib import Path
from gamebox import app
from gamebox.library import placement
from gamebox.library.profile import Profile
from gamebox.ui.main_window import MainWindow
from gamebox.ui.theme import LIGHT

application = app.make_application()
profile = Profile(Path(sys.argv[1]) / "profile")
window = MainWindow(LIGHT, placement.load(profile))
window.show()
if len(application.screens()) > 1:
    window.setGeometry(application.screens()[1].geometry().adjusted(100, 80, -300, -200))
for _ in range(5):
    application.processEvents()
placement.save(profile, window.placement)
screen = window.screen().availableGeometry()
print(json.dumps({"screen": window.screen().name(), "size": window.size().toTuple(),
                  "seen": screen.contains(window.geometry().center()) and screen.intersects(window.geometry())}))
"""


@pytest.mark.skipif(sys.platform == "darwin", reason="its own screens are there as well")
def test_a_window_comes_back_to_its_screen_and_to_another_when_that_is_gone(tmp_path: Path) -> None:
    left = run(tmp_path, PLACED, LAPTOP, TELEVISION)
    assert left["screen"] == "television"
    again = run(tmp_path, PLACED, LAPTOP, TELEVISION)
    assert again == left
    alone = run(tmp_path, PLACED, LAPTOP)
    assert alone["screen"] == "laptop"
    assert alone["seen"]
