"""Several processes: results in order, and nobody left behind when their owner is killed."""

import os
import subprocess
import sys

import pytest

from gamebox.bots.crowd import in_order
from tests.helpers import ROOT

PATIENCE = 60
ENDLESS = """
import sys, threading
from gamebox.bots.crowd import in_order
def work(number):
    sys.stdout.write("at work\\n")
    sys.stdout.flush()
    threading.Event().wait()
if __name__ == "__main__":
    list(in_order(work, [1, 2], 2))
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_items(jobs):
    assert list(in_order(abs, [-3, 1, -2], jobs)) == [3, 1, 2]


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_goes_wrong_is_told(jobs):
    with pytest.raises(TypeError):
        list(in_order(abs, [-3, "x"], jobs))


def test_processes_end_with_a_killed_owner(tmp_path):
    """They hold the end of a pipe, too: only when all are gone has it an end."""
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=environment) as owner:
        assert owner.stdout
        assert [owner.stdout.readline() for _ in range(2)] == ["at work\n"] * 2
        owner.kill()
        assert owner.communicate(timeout=PATIENCE)[0] == ""
