"""The bots of EXXTRA, and what they know of it."""

from gamebox.bots.bot import RandomBot
from gamebox.bots.exxtra.judge import ExxtraJudge, determinise
from gamebox.bots.exxtra.yardstick import YardstickBot
from gamebox.engine.game import Options

BOTS = {"random": RandomBot, "yardstick": YardstickBot, "easy": YardstickBot}

__all__ = ["BOTS", "determinise", "judge_for"]


def judge_for(_seats: int, _options: Options) -> ExxtraJudge:
    return ExxtraJudge()
