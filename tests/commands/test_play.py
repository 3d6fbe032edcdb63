"""gamebox play: bots of one's own are invited before the window opens, or it is told what is wrong with them."""

import pytest

from gamebox import app
from gamebox.bots import registry
from gamebox.cli import main


@pytest.fixture
def opened(monkeypatch):
    """Which bots people could choose when the window opened."""
    found = []
    monkeypatch.setattr(app, "run", lambda *_, **__: found.append(list(registry.strengths_of("exxtra"))) or 0)
    yield found
    registry.dismiss()


def test_bots_of_ones_own_are_offered(opened, tmp_path):
    path = tmp_path / "mine.py"
    path.write_text("class First: pass\nclass Second: pass\n")
    assert main(["play", "--bot", f"{path}:First", "--bot", f"{path}:Second"]) == 0
    assert opened == [["easy", "medium", "hard", f"{path}:First", f"{path}:Second"]]
    assert main(["play"]) == 0


def test_what_is_wrong_with_one_is_told_in_one_sentence(opened, tmp_path, capsys):
    path = tmp_path / "mine.py"
    path.write_text("class First: pass\n")
    assert main(["play", "--bot", f"{path}:Genius"]) == 1
    assert capsys.readouterr().err == f"gamebox: There is no bot 'Genius' in {path}.\n"
    assert not opened
