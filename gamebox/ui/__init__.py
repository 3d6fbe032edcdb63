"""Everything that people see and touch; the only package that knows Qt."""

import os

os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
"""Qt would hand every larger shape to other threads and wait for them: that takes longer than painting it here, and
longer still while a bot thinks. Asked for by Qt when it first paints."""
