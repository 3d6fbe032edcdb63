"""The bots of Level 8, and what they know of it."""

from gamebox.bots.bot import RandomBot
from gamebox.bots.level8.yardstick import YardstickBot

BOTS = {"random": RandomBot, "yardstick": YardstickBot, "easy": YardstickBot}
