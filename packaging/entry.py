"""Where the frozen program begins."""

import multiprocessing
import os
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()  # the process in which bots think is this program again: it never gets further
    for stream in ("stdout", "stderr"):  # a program for the window system of Windows has neither
        if getattr(sys, stream) is None:
            setattr(sys, stream, open(os.devnull, "w"))  # noqa: PTH123, SIM115 - stays open until the end

    from gamebox.cli import main

    sys.exit(main())
