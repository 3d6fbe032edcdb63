"""The bots of EXXTRA, and what they know of it."""

from gamebox.bots.bot import RandomBot
from gamebox.bots.exxtra.yardstick import YardstickBot

BOTS = {"random": RandomBot, "yardstick": YardstickBot, "easy": YardstickBot}
