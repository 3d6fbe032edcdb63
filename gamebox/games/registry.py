"""The games that gamebox knows, in the order in which it offers them."""

from gamebox.engine.game import Game
from gamebox.games import exxtra, lavarails, level8

GAMES: dict[str, Game] = {game.id: game for game in (exxtra.GAME, lavarails.GAME, level8.GAME)}
