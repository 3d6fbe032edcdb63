"""The workflows: what they may do, on what they stand, and how long they may take."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.helpers import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def jobs_of(path: Path) -> dict[str, str]:
    text = path.read_text(encoding="utf-8").partition("\njobs:\n")[2]
    return dict(re.findall(r"^  (\w[\w-]*):\n((?:    .*\n|\n)+)", text, re.MULTILINE))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_what_is_not_ours_is_pinned(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    used = re.findall(r"uses: (\S+)(.*)", text)
    assert used
    for action, comment in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action), action
        assert re.fullmatch(r" # v\d+\.\d+\.\d+", comment), f"{action} does not say which release it is"
    images = re.findall(r"(?:container|image): (\S+)$", text, re.MULTILINE)
    assert all(re.search(r"@sha256:[0-9a-f]{64}$", image) for image in images)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_job_has_an_end_and_no_more_rights_than_it_needs(path: Path) -> None:
    assert "\npermissions: {}\n" in path.read_text(encoding="utf-8")
    for name, job in jobs_of(path).items():
        assert "    timeout-minutes: " in job, name
        rights = re.findall(r"^      ([\w-]+): write", job, re.MULTILINE)
        assert not rights or name == "publish", name
        assert job.count("actions/checkout@") == job.count("persist-credentials: false"), name


def test_every_system_is_tested_and_released() -> None:
    test, release = (jobs_of(ROOT / f".github/workflows/{name}.yml") for name in ("test", "release"))
    assert all(system in test["test"] for system in ("ubuntu", "windows", "macos"))
    assert "macos-15-intel" in release["macos"]
    assert "trixie" in release["clean-machine"]
    assert "dnf install" in release["fedora"]
    publish = release["publish"]
    assert publish.index("sha256sum") < publish.index("winget.py") < publish.index("attest-build-provenance")
    assert publish.index("attest-build-provenance") < publish.index("gh release create")
