"""What is said when not even Qt starts: a line on the error output and, for those who clicked, a box of the system's.

Nothing here needs Qt, nor anything else of gamebox that could be missing.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping

from gamebox.ui.display import has_display

_WORDS = "gamebox could not start.\ngamebox konnte nicht starten.\n\n{reason}"
"""In both languages: what translates is not there yet."""
_ALERT = "on run argv\ndisplay alert item 1 of argv message item 2 of argv as critical\nend run"
_ERROR_ICON = 0x10


def complain(reason: str) -> int:
    """Say why the start failed; the exit code."""
    sys.stderr.write(f"gamebox: {reason}\n")
    if not sys.stderr.isatty():  # nobody sees the error output of a program that was started with a click
        show(_WORDS.format(reason=reason))
    return 1


def show(words: str) -> None:
    """As far as this system has a box to show: elsewhere the error output has said it."""
    if sys.platform == "win32":
        ctypes.windll.user32.MessageBoxW(None, words, "gamebox", _ERROR_ICON)
    elif has_display():
        found = [command for command in boxes(sys.platform, words) if shutil.which(command[0])]
        if found:  # it outlives us, as Qt may be about to end the program
            subprocess.Popen(found[0], env=outside(os.environ), start_new_session=True)  # noqa: S603 - found where the system keeps programs


def boxes(system: str, words: str) -> list[list[str]]:
    """Programs that show a message, the best first."""
    if system == "darwin":
        return [["osascript", "-e", _ALERT, *words.split("\n\n", 1)]]
    return [
        ["zenity", "--error", "--no-markup", "--title=gamebox", f"--text={words}"],
        ["kdialog", "--title", "gamebox", "--error", words],
        ["xmessage", "-center", "-title", "gamebox", words],
        ["notify-send", "--urgency=critical", "gamebox", words],
    ]


def outside(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment as it was before PyInstaller put our libraries before the system's."""
    kept = {name: value for name, value in environment.items() if name != "LD_LIBRARY_PATH"}
    before = kept.pop("LD_LIBRARY_PATH_ORIG", None)
    return kept if before is None else {**kept, "LD_LIBRARY_PATH": before}
