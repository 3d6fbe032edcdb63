"""The bots of Lava & Rails, and what they know of it."""

from gamebox.bots.bot import RandomBot
from gamebox.bots.lavarails.beginner import BeginnerBot
from gamebox.bots.lavarails.hard import HardBot
from gamebox.bots.lavarails.judge import LavarailsJudge, determinise
from gamebox.bots.lavarails.medium import MediumBot
from gamebox.bots.lavarails.yardstick import YardstickBot
from gamebox.engine.game import Options

BOTS = {"random": RandomBot, "yardstick": YardstickBot, "easy": BeginnerBot, "medium": MediumBot, "hard": HardBot}

__all__ = ["BOTS", "determinise", "judge_for"]


def judge_for(seats: int, _options: Options) -> LavarailsJudge:
    return LavarailsJudge(seats)
