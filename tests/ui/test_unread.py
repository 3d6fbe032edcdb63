"""Qt for Python leaves our sources alone, whatever way of looking it has."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from gamebox.ui.unread import leave_unread

LOOKING = "shibokensupport.feature"


def test_no_source_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    feature = ModuleType(LOOKING)
    vars(feature)["_mod_uses_pyside"] = _read
    monkeypatch.setitem(sys.modules, LOOKING, feature)
    leave_unread()
    assert vars(feature)["_mod_uses_pyside"](sys)


def _read(_module: ModuleType) -> None:
    raise AssertionError("it is read")


def test_the_qt_that_is_installed_looks_in_that_way(monkeypatch: pytest.MonkeyPatch) -> None:
    feature = sys.modules[LOOKING]
    monkeypatch.setattr(feature, "_mod_uses_pyside", vars(feature)["_mod_uses_pyside"])
    leave_unread()
    assert vars(feature)["_mod_uses_pyside"].__module__ == "gamebox.ui.unread"


def test_a_qt_that_looks_in_another_way_may_look(monkeypatch: pytest.MonkeyPatch) -> None:
    feature = ModuleType(LOOKING)
    monkeypatch.setitem(sys.modules, LOOKING, feature)
    leave_unread()
    assert not hasattr(feature, "_mod_uses_pyside")
    monkeypatch.delitem(sys.modules, LOOKING)
    leave_unread()
