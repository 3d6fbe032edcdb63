"""The bots of EXXTRA, and what they know of it."""

from gamebox.bots.bot import BotMaker, RandomBot
from gamebox.bots.exxtra.easy import EasyBot
from gamebox.bots.exxtra.hard import HardBot
from gamebox.bots.exxtra.judge import ExxtraJudge, determinise
from gamebox.bots.exxtra.medium import MediumBot
from gamebox.bots.exxtra.yardstick import YardstickBot
from gamebox.engine.game import Options

BOTS: dict[str, BotMaker] = {
    "random": RandomBot,
    "yardstick": YardstickBot,
    "easy": EasyBot,
    "medium": MediumBot,
    "hard": HardBot,
}

__all__ = ["BOTS", "determinise", "judge_for"]


def judge_for(_seats: int, _options: Options) -> ExxtraJudge:
    return ExxtraJudge()
