"""PySide6 itself: one release lost a reference to None with every call that returns nothing."""

import sys

from PySide6.QtCore import QObject, QPointF

CALLS = 5000


def none_references_lost_by(call):
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        call()
    return before - sys.getrefcount(None)


def test_void_calls_keep_their_references_to_none():
    thing, point = QObject(), QPointF()
    assert none_references_lost_by(lambda: thing.setObjectName("x")) < CALLS / 10
    assert none_references_lost_by(lambda: point.setX(1.0)) < CALLS / 10
