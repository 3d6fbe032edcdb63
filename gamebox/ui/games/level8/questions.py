"""The panels that ask the player something: a wish, an action, an open card, what a joker stands for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.level8.actions import WILDS, Ask, Steal
from gamebox.games.level8.board import FieldAction
from gamebox.games.level8.combinations import Requirement
from gamebox.games.level8.deck import COLOUR, COLOURS, NUMBER, NUMBERS
from gamebox.games.level8.turns import SHOWN
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.faces import capital, card_phrase, colour_name, face_of
from gamebox.ui.games.level8.layout import TEXT, Layout
from gamebox.ui.games.level8.local import ButtonTarget
from gamebox.ui.games.level8.meanings import Faces
from gamebox.ui.games.level8.panel import PanelItem, grid, middle
from gamebox.ui.games.level8.symbols import ground_of, paint_symbol
from gamebox.ui.games.level8.terms import action_name, action_sense
from gamebox.ui.items.card import RATIO, paint_card
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.items.line import fitted
from gamebox.ui.items.pip import HUES, on_hue, paint_pip
from gamebox.ui.players import Player
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme, fitting_font

Add = Callable[[ButtonTarget], None]
_MOST_MEANINGS = len(NUMBERS)
_TITLE_ROOM = 560.0
"""So wide that every question fits on its sheet in one line."""
_ORDER = 160.0
"""So wide is the label of the order, with some room before it."""
_CARD_GAP, _GROUP_GAP, _OWNER = 2.0, 16.0, 32.0
_OWNER_ROOM = 170.0
"""So wide is an owner's name, however few the cards above it are, if there is room."""
_SMALLEST = 19.0
"""The smallest type of a name: 13 pixels in a window of the usual size."""


def _paint_hue(hue: str, painter: QPainter, area: QRectF) -> None:
    inner = area.adjusted(5, 5, -5, -5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(HUES[hue])
    painter.drawRoundedRect(inner, 6, 6)
    paint_pip(painter, hue, inner.adjusted(0, 6, 0, -6), on_hue(hue))


class AskPanel(PanelItem):
    """Numbers, colours, and the direction in which the question goes round (L8-36)."""

    def __init__(self, theme: Theme, add: Add, players: tuple[Player, ...]) -> None:
        super().__init__(theme, add)
        self._players = players
        self._clockwise = True
        self._asker = 0
        wishes = [("number", number) for number in NUMBERS] + [("colour", index) for index in range(len(COLOURS))]
        self._wishes = [(kind, value, self.button(action=object())) for kind, value in wishes]
        self._ways = [(way, self.switch(partial(self.turn, way))) for way in (True, False)]
        self._order = QRectF()

    def ask(self, layout: Layout, asker: int) -> None:
        self._asker = asker
        upper, lower = grid(self.open(layout), 1, 2, 8)
        if len(self._players) > 2:  # between two there is no order to choose
            share = lower.width() * 0.38
            self._show_order(lower.adjusted(share, 0, 0, 0))
            lower.setWidth(share)
        wishes = [*grid(upper, len(NUMBERS), 1), *grid(lower, len(COLOURS), 1)]
        for (_, _, button), area in zip(self._wishes, wishes, strict=True):
            button.place(area)
            button.show()
        self.turn(self._clockwise)

    def _show_order(self, room: QRectF) -> None:
        """Who is asked first, and so in which direction the question goes round."""
        self._order = QRectF(room.left(), room.top(), _ORDER, room.height())
        for (_, button), area in zip(self._ways, grid(room.adjusted(_ORDER + 12, 0, 0, 0), 2, 1), strict=True):
            button.place(area)
            button.ready = True
            button.show()

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        super().paint(painter, option, widget)
        if self._order.isEmpty():
            return
        text = translate("Level8", "Order")
        painter.setPen(self._theme.muted)
        painter.setFont(fitting_font(text, self._order.width(), TEXT))
        painter.drawText(self._order, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)

    def turn(self, clockwise: bool) -> None:
        """Choose the direction; the wishes carry it."""
        self._clockwise = clockwise
        for kind, value, button in self._wishes:
            button.carry(Ask(clockwise, kind, value))  # type: ignore[arg-type]
            if kind == "number":
                button.dress(str(value), hint=translate("Level8", "Ask for the number {number}").format(number=value))
            else:
                hint = translate("Level8", "Ask for {colour} cards").format(colour=colour_name(value))
                button.dress(picture=partial(_paint_hue, COLOURS[value]), hint=hint)
        for way, button in self._ways:
            first = self._players[(self._asker + (1 if way else -1)) % len(self._players)].name
            arrow = "↻" if way else "↺"
            text = translate("Level8", "{arrow} from {name}").format(arrow=arrow, name=first)
            button.dress(text, checked=way == clockwise)

    def places_of(self, ask: Ask) -> list[QRectF]:
        """The wish, and the direction if there is one to choose."""
        wished = [button for kind, value, button in self._wishes if (kind, value) == (ask.kind, ask.value)]
        ways = [button for way, button in self._ways if way == ask.clockwise]
        return [button.sceneBoundingRect() for button in (*wished, *ways) if button.isVisible()]


class WildPanel(PanelItem):
    """The eight actions that a wild field can become (L8-38)."""

    def __init__(self, theme: Theme, add: Add) -> None:
        super().__init__(theme, add)
        for wild in WILDS:
            self.button(action=wild)

    def choose(self, layout: Layout) -> None:
        for wild, button, area in zip(WILDS, self.buttons, grid(self.open(layout), 4, 2, 8), strict=True):
            button.place(area)
            hint = f"{action_name(wild.action)}: {action_sense(wild.action)}"
            button.dress(picture=partial(self._paint_action, wild.action), hint=hint)
            button.show()

    def _paint_action(self, action: FieldAction, painter: QPainter, area: QRectF) -> None:
        side = area.height() - 12
        disc = QRectF(area.left() + 6, area.top() + 6, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground_of(action))
        painter.drawEllipse(disc)
        paint_symbol(painter, disc.adjusted(side * 0.14, side * 0.14, -side * 0.14, -side * 0.14), action)
        words = area.adjusted(side + 14, 0, -8, 0)
        text = action_name(action)
        painter.setPen(self._theme.ink)
        painter.setFont(fitting_font(text, words.width(), TEXT, bold=True))
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)


class StealPanel(PanelItem):
    """The cards that the others have laid open (L8-37)."""

    def __init__(self, theme: Theme, add: Add, players: tuple[Player, ...]) -> None:
        super().__init__(theme, add)
        self._players = players
        self._owners: list[tuple[int, QRectF]] = []
        self._least = _OWNER_ROOM
        for _ in range(SHOWN * (len(players) - 1)):
            self.button(action=object())

    def lay_open(self, layout: Layout, view: Level8View) -> dict[int, list[QRectF]]:
        """Answers where each seat's cards lie."""
        places = self._places(self.open(layout), view)
        buttons = iter(self.buttons)
        self._owners = []
        for seat, own in places.items():
            for card, place in zip(view.shown[seat], own, strict=False):
                self._card(next(buttons), seat, card, place)
            wide = max(own[-1].right() - own[0].left(), self._least)
            self._owners.append((seat, QRectF(own[0].left(), own[0].bottom() + 4, wide, _OWNER - 4)))
        for button in buttons:
            button.forget()
        return {seat: [_card_on(place) for place in own] for seat, own in places.items()}

    def _places(self, room: QRectF, view: Level8View) -> dict[int, list[QRectF]]:
        """There is room for the cards of all from the start, so that none has to move for another's."""
        order = [(view.turn + step) % len(self._players) for step in range(1, len(self._players))]
        groups = {seat: min(SHOWN, view.counts[seat]) for seat in order if view.counts[seat]}
        gaps = _GROUP_GAP * (len(groups) - 1)
        share = (room.width() - gaps) / max(1, len(groups))
        wide = min(share / max(groups.values(), default=1) - _CARD_GAP, (room.height() - _OWNER) / RATIO)
        step = wide + _CARD_GAP
        self._least = min(_OWNER_ROOM, share)
        widths = {seat: max(cards * step, self._least) for seat, cards in groups.items()}
        left = room.center().x() - (sum(widths.values()) + gaps) / 2
        top = room.center().y() - (wide * RATIO + _OWNER) / 2
        places = {}
        for seat, cards in groups.items():
            places[seat] = [QRectF(left + index * step, top, wide, wide * RATIO) for index in range(cards)]
            left += widths[seat] + _GROUP_GAP
        return places

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        super().paint(painter, option, widget)
        for seat, area in self._owners:
            player = self._players[seat]
            paint_emblem(painter, player.livery, QRectF(area.left(), area.top(), 28, 28))
            words = area.adjusted(34, 0, 0, 0)
            painter.setPen(self._theme.ink)
            type_face, name = fitted(player.name, words.width(), TEXT, _SMALLEST, bold=False)
            painter.setFont(type_face)
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)

    @override
    def close(self) -> None:
        """The cards go back into hands: nobody may find them here."""
        super().close()
        self._owners = []
        for button in self.buttons:
            button.carry(None)

    def _card(self, button: ButtonTarget, seat: int, card: int, place: QRectF) -> None:
        button.place(place)
        button.carry(Steal(seat, card))
        text = translate("Level8", "{card} of {name}").format(
            card=capital(card_phrase(card)), name=self._players[seat].name
        )
        button.dress(picture=partial(self._paint_card, card), hint=text)
        button.show()

    def _paint_card(self, card: int, painter: QPainter, area: QRectF) -> None:
        paint_card(painter, _card_on(area), face_of(card), self._theme)


def _card_on(button: QRectF) -> QRectF:
    return button.adjusted(4, 4, -4, -4)


class MeaningPanel(PanelItem):
    """What a joker stands for, if it is not clear (L8-53)."""

    def __init__(self, theme: Theme, add: Add) -> None:
        super().__init__(theme, add)
        self._choose: Callable[[Faces], None] = lambda _: None
        self._faces: list[Faces] = []
        for index in range(_MOST_MEANINGS):
            self.button(run=partial(self._chosen, index))

    def ask(
        self,
        layout: Layout,
        title: str,
        options: Sequence[Faces],
        labels: Sequence[str],
        now: Faces | None,
        choose: Callable[[Faces], None],
    ) -> None:
        """One button for every meaning; the one that holds now is marked."""
        self._choose, self._faces = choose, list(options)
        across = 150.0 * len(options)
        room = self.open(layout, title, max(_TITLE_ROOM, across + 40))
        cells = grid(middle(room, across), len(options), 1)
        for button in self.buttons[len(options) :]:
            button.forget()
        for button, area, faces, text in zip(self.buttons, cells, options, labels, strict=False):
            high = min(area.height(), 84.0)
            button.place(QRectF(area.left(), area.center().y() - high / 2, area.width(), high))
            hue = text if text in COLOURS else ""
            picture = partial(_paint_hue, hue) if hue else None
            hint = colour_name(COLOURS.index(hue)) if hue else text
            button.dress("" if hue else text, picture, hint=hint, checked=faces == now)
            button.ready = True
            button.show()

    def _chosen(self, index: int) -> None:
        self._choose(self._faces[index])


def meaning(requirement: Requirement, faces: Faces) -> str:
    """A reading of a combination, briefly: its ends, its number, its colour's letter."""
    if requirement.kind == "colour":
        return COLOURS[COLOUR[faces[0]]]
    numbers = [NUMBER[face] for face in faces]
    return str(numbers[0]) if requirement.kind == "set" else f"{min(numbers)}–{max(numbers)}"


def meaning_title(requirement: Requirement) -> str:
    return {
        "set": translate("Level8", "Which number shall it be?"),
        "run": translate("Level8", "Which run shall it be?"),
        "colour": translate("Level8", "Which colour shall it be?"),
    }[requirement.kind]
