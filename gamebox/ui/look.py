"""What the frame of the program needs to know of a game to show it: one Look per game, a part for each job."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gamebox.ui.cover import Cover
from gamebox.ui.players import Player
from gamebox.ui.theme import Theme

if TYPE_CHECKING:
    from gamebox.bots.judge import Reason
    from gamebox.engine.game import Event, Game, Refusal
    from gamebox.engine.session import Session, Step
    from gamebox.library.shelf import Shelf
    from gamebox.ui.table.scene import TableScene
    from gamebox.ui.table.side_panel import SidePanel

PaintValue = Callable[[QPainter, QRectF, Any, Theme], None]


@dataclass(frozen=True)
class Pictured:
    """Values that are chosen by eye, from groups of small pictures."""

    paint: PaintValue
    group: Callable[[Any], str]
    """What stands above the pictures of a kind."""
    difficulty: Callable[[Any], int | None]
    """Stars from 1 to 5; None: nobody knows."""
    note: Callable[[Any], str] = lambda _value: ""
    """What is said where the stars would be; empty: they are shown, or that it is somebody's own."""
    print: Callable[[Any, QWidget, Theme], str] | None = None
    """Asks how a value goes on real paper, and tells what became of it; empty if nothing was printed."""


@dataclass(frozen=True)
class Choice:
    """An option of a game: its values with their labels, the default first."""

    option: str
    label: str
    values: tuple[tuple[Any, str], ...]
    rule: str | None = None
    per_seat: bool = False
    company: bool = False
    """Nothing for somebody who plays alone."""
    in_scores: bool = False
    """Counted in what the game's scores are: it can be proposed by what people have reached before."""
    house: bool = True
    """A house rule, folded away; else something that people choose for every game."""
    pictured: Pictured | None = None


@dataclass(frozen=True)
class Offer:
    """A button of the prompt bar: a decision, a wish to let chance decide, or something that the scene does."""

    label: str
    action: Any | None = None
    key: str = ""
    primary: bool = False
    rolls: bool = False
    """Let dice or cards decide."""
    run: Callable[[], None] | None = None
    about: str = ""
    """What it does, in one line."""
    caption: str = ""
    """What stands before the first one of several buttons that mean the same for different places."""


@dataclass(frozen=True)
class Prompt:
    """What must be done now, in one sentence, and the buttons for it."""

    text: str
    offers: tuple[Offer, ...] = ()
    call: str = ""
    """Said to the one who is called to the table, if there is more to say than that it is their turn."""


@dataclass(frozen=True)
class Series:
    """One player's line in the plot of the result: a value after every `step`."""

    player: Player
    values: tuple[float, ...]


@dataclass(frozen=True)
class Plot:
    title: str
    step: str
    series: tuple[Series, ...]
    goal: float | None = None
    shares: bool = False
    """Whether values are shares of a whole, from 0 to 1, and told in per cent."""


def _as_it_is(_scene: TableScene) -> None:
    """Nothing to arrange."""


@dataclass(frozen=True)
class Pose:
    """A typical state of the table for the gallery: who looks, and what is arranged by hand in the scene."""

    name: str
    session: Session
    viewer: int | None = None
    arrange: Callable[[TableScene], None] = _as_it_is


class Words(Protocol):
    """How a game is told. A module with these functions will do."""

    silent: frozenset[type[Event]]
    """Events that need no words: what they bring is told by others, or plain to see."""

    def heading(self, session: Session) -> str:
        """Where the game stands, for the bar at the top: "Round 3"."""

    def rounds(self, steps: Sequence[Step]) -> list[int]:
        """How many steps have been made when each further round begins."""

    def prompt(self, view: Any, legal: Sequence[Any], players: tuple[Player, ...]) -> Prompt:
        """What the person to act must do now."""

    def told(self, event: Event, players: tuple[Player, ...]) -> str | None:
        """The event as a sentence for the log; None if it needs none."""

    def refused(self, refusal: Refusal) -> str:
        """Why something may not be done."""

    def deed(self, action: Any, view: Any, players: tuple[Player, ...]) -> str:
        """A move in a few words, for those who see that view before it is made: "64 on dice field 3"."""

    def reasoned(self, reason: Reason) -> str:
        """Why a move is good or bad, in a sentence."""

    def result(self, view: Any, players: tuple[Player, ...]) -> list[tuple[Player, str]]:
        """The players in order of their places, each with what they reached, in words."""


class Drawing(Protocol):
    """How a game is drawn. A module with these functions will do."""

    def scene(self, players: tuple[Player, ...], theme: Theme, shelf: Shelf) -> TableScene:
        """The table."""

    def side_panel(self, players: tuple[Player, ...], theme: Theme) -> SidePanel | None:
        """What stands beside the table, above the log."""

    def plot(self, session: Session, players: tuple[Player, ...]) -> Plot:
        """The course of a game."""

    def figure(self, name: str, painter: QPainter, area: QRectF, theme: Theme) -> bool:
        """Draw a figure of the rulebook; False if there is none of that name."""


@dataclass(frozen=True)
class Look:
    """How one game is offered, told and drawn."""

    game: Game
    cover: Cover
    choices: Callable[[Shelf], tuple[Choice, ...]]
    """What can be set up besides the seats."""
    words: Words
    drawing: Drawing
    poses: Callable[[], list[Pose]]
    """Typical states of the table, for the gallery."""
    sound: Callable[[Event], str | None]
    """The name of what is heard when an event is seen; None: nothing."""

    @property
    def name(self) -> str:
        return self.cover.name()
