"""Level 8 as the frame of the program knows it."""

from gamebox.games.level8 import GAME
from gamebox.ui.games.level8 import drawing, words
from gamebox.ui.games.level8.choices import choices
from gamebox.ui.games.level8.cover import Level8Cover
from gamebox.ui.games.level8.poses import poses
from gamebox.ui.games.level8.sounds import sound
from gamebox.ui.look import Look

LOOK = Look(GAME, Level8Cover(), choices, words, drawing, poses, sound)
