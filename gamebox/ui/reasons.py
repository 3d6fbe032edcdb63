"""What a judge says of a move, in the language of the program."""

from __future__ import annotations

from gamebox.bots.judge import Reason
from gamebox.ui.texts import translate


def reasoned(reason: Reason) -> str:
    """A reason in a sentence; `n` in its blanks is the number by which words are bent."""
    number = reason.params.get("n")
    bent = translate("Reason", reason.text, "", number) if isinstance(number, int) else translate("Reason", reason.text)
    return bent.format(**reason.params)
