"""Plays Level 8 at a real table screen, by clicking what is lit or by pressing keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.bots.level8 import yardstick
from gamebox.engine.chance import ChanceSource, Dice
from gamebox.engine.game import Chance, Over
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.level8 import GAME
from gamebox.games.level8.actions import Add, Ask, Discard, Done, Drop, Give, Keep, Lay, Show
from gamebox.games.level8.deck import NUMBER_CARDS, held, names
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.games.level8.handcard import HandCard
from gamebox.ui.games.level8.look import LOOK
from gamebox.ui.games.level8.scene import Level8Scene
from gamebox.ui.items.target import TargetItem
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.table.curtain import Curtain
from gamebox.ui.table.table import Table
from gamebox.ui.theme import LIGHT

NAMES = ("Alex", "Beate", "Carl", "Diana", "Emil", "Franka")


class Seated:
    """A table screen with people around it."""

    def __init__(self, qtbot: QtBot, session: Session, chance: ChanceSource, viewer: int | None = None) -> None:
        self.qtbot = qtbot
        self.table = Table(session, chance, pace=0)
        if viewer is not None:
            self.table.reveal_to(viewer)
        self.screen = PlayScreen(LIGHT, LOOK, self.table, Settings(animation="off"), Shelf())
        qtbot.addWidget(self.screen, before_close_func=lambda _screen: self.table.close())
        self.screen.resize(1280, 800)
        self.screen.show()
        with qtbot.waitActive(self.screen):
            self.screen.activateWindow()
        self.rng = Random(5)

    @property
    def scene(self) -> Level8Scene:
        assert isinstance(self.screen.scene, Level8Scene)
        return self.screen.scene

    @property
    def over(self) -> bool:
        return isinstance(self.table.session.state.to_act(), Over)

    @property
    def curtain(self) -> Curtain | None:
        return next((child for child in self.screen.findChildren(Curtain) if child.isVisible()), None)

    def wanted(self) -> object:
        """What a sensible player would do; None: roll."""
        state = self.table.state
        if isinstance(state.to_act(), Chance):
            return None
        return yardstick.easy(self.table.view, state.legal(), self.rng)

    def act(self, action: object) -> None:
        """Carry a move out without clicks."""
        if action is None:
            self.table.roll()
        else:
            self.table.act(action)

    def click(self, item: TargetItem, at: QPoint | None = None) -> None:
        spot = at or self.screen.view.mapFromScene(item.mapToScene(item.shape().boundingRect().center()))
        self.qtbot.mouseMove(self.screen.view.viewport(), spot)
        self.qtbot.mouseClick(self.screen.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def button(self, beginning: str) -> QPushButton:
        return next(each for each in self.offers() if each.text().startswith(beginning))

    def offers(self) -> list[QPushButton]:
        return [each for each in self.screen.prompt.findChildren(QPushButton) if each.isVisible()]

    def reason(self) -> str:
        """Why the last thing that was tried was refused."""
        return self.screen.prompt.findChild(QLabel, "reason").text()

    def press(self, beginning: str) -> None:
        """Like somebody who looks before clicking again."""
        self.screen.prompt._wary.stop()
        self.qtbot.mouseClick(self.button(beginning), Qt.MouseButton.LeftButton)

    def key(self, key: Qt.Key) -> None:
        self.qtbot.keyClick(self.screen.view, key)

    def target(self, action: object) -> TargetItem:
        found = [item for item in self.scene.items() if isinstance(item, TargetItem) and item.action == action]
        return next(item for item in found if item.isVisible() and item.legal)

    def card(self, card: int) -> HandCard:
        return next(item for item in self.scene.hand.cards if item.card == card and not item.selected)

    def click_card(self, card: int) -> None:
        """On the left edge, which no neighbour hides."""
        item = self.card(card)
        self.click(item, self.screen.view.mapFromScene(item.mapToScene(item.boundingRect().left() + 20, 0)))

    def lift_curtain(self) -> None:
        assert self.curtain
        self.qtbot.mouseClick(self.curtain.findChild(QPushButton, "lift curtain"), Qt.MouseButton.LeftButton)

    def do(self, action: object) -> None:
        """Carry a move out by clicks."""
        if action is None:
            self.press("Roll")
            return
        _BY_CLICKS.get(type(action), Seated._point)(self, action)

    def _point(self, action: object) -> None:
        self.click(self.target(action))

    def _ask(self, ask: Ask) -> None:
        """Two players have no direction to choose."""
        arrow = "↻" if ask.clockwise else "↺"
        ways = [item for item in self.scene.items() if isinstance(item, TargetItem) and item.hint.startswith(arrow)]
        if ways and ways[0].isVisible():
            self.click(ways[0])
        else:
            ask = replace(ask, clockwise=True)
        self.click(self.target(ask))

    def _with_cards(self, cards: tuple[int, ...]) -> None:
        for card in cards:
            self.click_card(card)
        self.screen.prompt._wary.stop()
        self.qtbot.mouseClick(self.primary(), Qt.MouseButton.LeftButton)

    def primary(self) -> QPushButton:
        return next(each for each in self.offers() if each.text().endswith("(D)"))

    def _lay(self, _lay: Lay) -> None:
        self.press("Lay out level …")
        self.press("Lay out level")

    def _add(self, add: Add) -> None:
        self.click_card(held(add.face))
        on = self.scene.seats[add.seat].combinations[add.combination]
        self.click(on)
        if self.scene.bench.panel.isVisible():
            self.click(next(button for button in self.scene.bench.panel.buttons if button.isVisible()))

    def _done(self, _done: Done) -> None:
        self.press("D")


_BY_CLICKS: dict[type, Callable[..., None]] = {
    Ask: Seated._ask,
    Give: lambda seated, give: seated._with_cards((give.card,)),
    Drop: lambda seated, drop: seated._with_cards((drop.card,)),
    Discard: lambda seated, discard: seated._with_cards((discard.card,)),
    Show: lambda seated, show: seated._with_cards(show.cards),
    Keep: lambda seated, keep: seated._with_cards(keep.cards),
    Lay: Seated._lay,
    Add: Seated._add,
    Done: Seated._done,
}


def deck(*hands: str) -> str:
    """A deck that deals these hands, from the dealer's left on."""
    dealt = [name for cards in zip(*(hand.split() for hand in hands), strict=True) for name in cards]
    rest = [name for name in names(NUMBER_CARDS) if name not in dealt]
    return f"=deck {' '.join([*dealt, *rest])}"


def session_of(
    seats: int, moves: tuple[str, ...] = (), stars: list[int] | None = None, bots: tuple[int, ...] = ()
) -> Session:
    line_up = [Seat(name, player="bot:easy" if seat in bots else "human") for seat, name in enumerate(NAMES[:seats])]
    return Session(make_setup(GAME, line_up, {"stars": stars} if stars else {}), moves)


def seated(qtbot: QtBot, seats: int = 2, seed: int = 1) -> Seated:
    return Seated(qtbot, session_of(seats), Dice(Random(seed)))
