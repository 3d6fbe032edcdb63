"""The bots of Lava & Rails, and what they know of it."""

from gamebox.bots.bot import RandomBot
from gamebox.bots.lavarails.yardstick import YardstickBot

BOTS = {"random": RandomBot, "yardstick": YardstickBot, "easy": YardstickBot}
