"""EXXTRA as the frame of the program knows it."""

from gamebox.games.exxtra import GAME
from gamebox.ui.games.exxtra import drawing, words
from gamebox.ui.games.exxtra.choices import choices
from gamebox.ui.games.exxtra.cover import ExxtraCover
from gamebox.ui.games.exxtra.poses import poses
from gamebox.ui.games.exxtra.sounds import sound
from gamebox.ui.look import Look

LOOK = Look(GAME, ExxtraCover(), choices, words, drawing, poses, sound)
