"""Where the frozen program begins.

PyInstaller's hooks for multiprocessing and Qt are imported here, where they are needed: by themselves they would load
both in every process, also in the one where bots think and no window is ever shown.
"""

import sys


def help_if_asked() -> None:
    """The process in which bots think, and the one that tidies up after it, are this program again.

    They never get any further.
    """
    if {"--multiprocessing-fork", "-c"} & set(sys.argv):
        import multiprocessing  # noqa: PLC0415

        import pyi_rth_multiprocessing  # noqa: F401, PLC0415

        multiprocessing.freeze_support()


def prepare_qt() -> None:
    import pyi_rth_pyside6  # noqa: F401, PLC0415


if __name__ == "__main__":
    help_if_asked()

    from gamebox import cli

    prepare_qt()
    sys.exit(cli.main())
