"""Lava & Rails as the frame of the program knows it."""

from gamebox.games.lavarails import GAME
from gamebox.ui.games.lavarails import drawing, words
from gamebox.ui.games.lavarails.choices import choices
from gamebox.ui.games.lavarails.cover import LavarailsCover
from gamebox.ui.games.lavarails.poses import poses
from gamebox.ui.games.lavarails.sounds import sound
from gamebox.ui.look import Look

LOOK = Look(GAME, LavarailsCover(), choices, words, drawing, poses, sound)
