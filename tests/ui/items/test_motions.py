"""How things glide, hop and shake: from where they are to exactly where they shall be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtWidgets import QGraphicsObject

from gamebox.ui.items import motions
from gamebox.ui.items.sketch import SketchItem
from gamebox.ui.theme import Motion


@pytest.fixture
def item(qapp: object) -> QGraphicsObject:
    made = SketchItem(0)
    made.setPos(100, 50)
    return made


def at(motion: QAbstractAnimation, share: float) -> None:
    if motion.state() == QAbstractAnimation.State.Stopped:
        motion.start()
        motion.pause()
    motion.setCurrentTime(round(motion.totalDuration() * share))


def test_a_glide_is_straight_and_ends_exactly(item: QGraphicsObject) -> None:
    motion = motions.glide(item, QPointF(300, 250))
    assert motion.totalDuration() == Motion.MOVE
    at(motion, 0)
    assert item.pos() == QPointF(100, 50)
    at(motion, 0.5)
    assert item.pos() == QPointF(200, 150)
    at(motion, 0.25)
    assert item.x() - 100 == item.y() - 50 < 50, "slowly at first"
    at(motion, 1)
    assert item.pos() == QPointF(300, 250)
    assert (item.scale(), item.rotation()) == (1, 0)


def test_a_lifted_glide_rises_most_in_the_middle(item: QGraphicsObject) -> None:
    motion = motions.glide(item, QPointF(300, 50), 400, lift=40)
    at(motion, 0.5)
    assert item.pos() == QPointF(200, 10)
    at(motion, 1)
    assert item.pos() == QPointF(300, 50)
    assert motion.totalDuration() == 400


def test_a_glide_may_grow_turn_and_tell_that_it_arrived(item: QGraphicsObject) -> None:
    arrived: list[bool] = []
    item.setScale(2)
    motion = motions.glide(item, QPointF(0, 0), scale=4, spin=360, arrive=lambda: arrived.append(True))
    at(motion, 0.5)
    assert (item.scale(), item.rotation()) == (3, 180)
    assert arrived == []
    at(motion, 1)
    assert (item.scale(), item.rotation(), arrived) == (4, 0, [True])


def test_a_glide_begins_where_the_item_is_by_then(item: QGraphicsObject) -> None:
    motion = motions.glide(item, QPointF(0, 0))
    item.setPos(80, 40)
    at(motion, 0.5)
    assert item.pos() == QPointF(40, 20)


def test_hops_lead_from_stop_to_stop(item: QGraphicsObject) -> None:
    motion = motions.hop(item, [QPointF(200, 50), QPointF(200, 90)], height=20)
    assert motion.totalDuration() == 2 * Motion.FEEDBACK
    at(motion, 0.25)
    assert item.pos() == QPointF(150, 30)
    at(motion, 0.5)
    assert item.pos() == QPointF(200, 50)
    at(motion, 0.75)
    assert item.pos() == QPointF(200, 50)
    at(motion, 1)
    assert item.pos() == QPointF(200, 90)


def test_a_shake_swings_less_and_less_and_ends_where_it_began(item: QGraphicsObject) -> None:
    motion = motions.shake(item, 12)
    assert motion.totalDuration() == Motion.CARD
    ways = []
    for swing in range(6):
        at(motion, (swing + 0.5) / 6)
        ways.append(round(item.x() - 100, 1))
        assert item.y() == 50
    assert ways == [11.0, -9.0, 7.0, -5.0, 3.0, -1.0]
    at(motion, 1)
    assert item.x() == pytest.approx(100)


def test_parts_come_one_after_the_other_or_together(qapp: object) -> None:
    parts = [motions.pause(100), motions.run(lambda _share: None, 250)]
    assert motions.sequence(*parts).totalDuration() == 350
    parts = [motions.pause(100), motions.run(lambda _share: None, 250)]
    assert motions.together(*parts).totalDuration() == 250


def test_a_run_goes_from_nothing_to_everything(qapp: object) -> None:
    shares: list[float] = []
    motion = motions.run(shares.append, 200)
    for time in (0, 0.25, 0.5, 1):
        at(motion, time)
    assert shares == sorted(shares)
    assert shares[0] > 0.5, "quick at first"
    assert shares[-1] == 1
    at(motion, 0)
    assert shares[-1] == 0
