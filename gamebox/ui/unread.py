"""Qt for Python reads the source of every module that comes after it, to see whether that uses one of its features.

None of ours does, and reading them takes as long as drawing the home screen.
"""

from __future__ import annotations

import sys

import PySide6  # noqa: F401 - with it comes what reads


def leave_unread() -> None:
    """Have modules taken for such that use Qt as it is; where Qt for Python has another way of looking, it may look."""
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        setattr(feature, "_mod_uses_pyside", _uses_qt_as_it_is)  # noqa: B010 - it has no types


def _uses_qt_as_it_is(_module: object) -> bool:
    return True
