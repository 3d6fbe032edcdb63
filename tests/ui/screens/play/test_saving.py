"""A disk that refuses a move: it is not made, and tried again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gamebox.ui.guide import Guide
from tests.toys.games.pig import HOLD
from tests.ui.screens.play.sitting import (
    BOTS,
    PEOPLE,
    journal_moves,
    moves_at,
    reason,
    submit,
)


def disk_full(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_move_that_cannot_be_saved_is_not_made_and_may_be_tried_again(
    guide: Guide, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    guide.start(PEOPLE)
    submit(guide, "=6")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", disk_full)
        guide.table.act(HOLD)
        assert "the disk is full" in reason(guide)
        assert moves_at(guide) == ("=6",)
        assert not guide.table.retrying
    guide.table.act(HOLD)
    assert moves_at(guide) == journal_moves(tmp_path) == ("=6", "hold")
    assert reason(guide) == ""


def test_an_undo_that_cannot_be_saved_is_not_made(
    guide: Guide, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    guide.start(PEOPLE)
    submit(guide, "=6", "hold")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", disk_full)
        guide.table.undo()
        assert "the disk is full" in reason(guide)
    assert moves_at(guide) == ("=6", "hold")
    guide.table.undo()
    assert moves_at(guide) == journal_moves(tmp_path) == ("=6",)


def test_bots_try_again_by_themselves(qtbot: QtBot, guide: Guide, monkeypatch: pytest.MonkeyPatch) -> None:
    guide.start(BOTS)
    assert guide.table
    guide.table._retry.setInterval(50)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", disk_full)
        qtbot.waitUntil(lambda: "tried again in a moment" in reason(guide), timeout=20_000)
        qtbot.waitUntil(lambda: guide.table.retrying, timeout=20_000)
        qtbot.wait(120)
        stuck = len(moves_at(guide))
    qtbot.waitUntil(lambda: len(moves_at(guide)) > stuck + 2, timeout=20_000)
    assert reason(guide) == ""
