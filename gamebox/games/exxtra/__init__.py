"""EXXTRA: a press-your-luck dice race (rules EX-1 to EX-52)."""

from gamebox.engine.game import Game
from gamebox.games.exxtra import notation
from gamebox.games.exxtra.events import TurnBegan
from gamebox.games.exxtra.state import ExxtraOptions, ExxtraState

GAME = Game(
    id="exxtra",
    seats=range(3, 7),
    options=ExxtraOptions,
    start=ExxtraState,
    read=notation.read,
    write=notation.write,
    chapter=TurnBegan,
)
