"""The scripts in packaging/ are no package: they find each other beside themselves, and so do their tests."""

import sys

from tests.helpers import ROOT

sys.path.insert(0, str(ROOT / "packaging"))
