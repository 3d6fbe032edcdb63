"""The bots of Level 8, and what they know of it."""

from gamebox.bots.bot import RandomBot
from gamebox.bots.level8.easy import EasyBot
from gamebox.bots.level8.guess import determinise
from gamebox.bots.level8.hard import HardBot
from gamebox.bots.level8.judge import Level8Judge
from gamebox.bots.level8.medium import MediumBot
from gamebox.bots.level8.yardstick import YardstickBot
from gamebox.engine.game import Options

BOTS = {"random": RandomBot, "yardstick": YardstickBot, "easy": EasyBot, "medium": MediumBot, "hard": HardBot}

__all__ = ["BOTS", "determinise", "judge_for"]


def judge_for(seats: int, options: Options) -> Level8Judge:
    return Level8Judge(seats, options)
