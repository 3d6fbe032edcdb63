"""Tells how many small wrong things the tests would notice.

python -m tests.mutants PATH ... [--sample N] [--seed S] [--budget SECONDS]

docs/mutants.md explains the table.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

from tests.mutants.operators import Mutant, mutants_of, sample_of
from tests.mutants.survey import Survey
from tests.mutants.tree import HERE, copied
from tests.mutants.trial import Trials, Verdict

KEPT = ".mutants/survey.json"


def main(arguments: Sequence[str] | None = None, root: Path = HERE) -> int:
    wishes = _parser().parse_args(arguments)
    chosen = [mutant for path in wishes.paths for mutant in chosen_in(root, path, wishes.sample, wishes.seed)]
    with copied(root) as copy:
        trials = Trials(copy, surveyed(copy, root / KEPT, wishes.tests), wishes.budget)
        verdicts = []
        for number, mutant in enumerate(chosen, 1):
            verdicts.append(trials.judge(mutant))
            sys.stderr.write(f"{number}/{len(chosen)} " + "\n".join(_told(verdicts[-1], copy)) + "\n")
        unsound = trials.unsound(verdicts)
        sys.stdout.write("\n".join(report(verdicts, copy)) + "\n")
    if unsound:
        sys.exit(f"{unsound} fails without any mutant, too: mend it first, these figures are worth nothing.")
    return 0


def _told(verdict: Verdict, root: Path) -> list[str]:
    """Where the mutant was and who noticed it; else what nobody noticed."""
    mutant = verdict.mutant
    before, now = mutant.difference((root / mutant.module).read_bytes())
    unnoticed = [] if verdict.noticed else [f"- {before}", f"+ {now}"]
    return [f"{mutant.module}:{mutant.line} {verdict.how}".rstrip(), *unnoticed]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Would the tests notice?")
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a module, or a folder of modules")
    parser.add_argument("--sample", type=int, metavar="N", help="so many mutants of each PATH instead of all")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which ones")
    parser.add_argument("--budget", type=float, default=60, help="seconds of tests that a mutant must survive")
    parser.add_argument("--tests", nargs="*", default=["tests"], metavar="PATH", help="only tests from here")
    return parser


def chosen_in(root: Path, path: str, size: int | None, seed: int) -> list[Mutant]:
    """The mutants of one path: the same for the same source and seed."""
    place = root / path
    files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
    names = [file.relative_to(root).as_posix() for file in files]
    found = [mutant for name in names for mutant in mutants_of(name, (root / name).read_bytes())]
    return sample_of(found, size, Random(f"{seed} {path}"))


def surveyed(copy: Path, kept: Path, places: Iterable[str]) -> Survey:
    """What is known of the tests, after those that changed have been run once more."""
    survey = Survey.load(kept)
    found = [file.relative_to(copy).as_posix() for place in places for file in _test_files(copy / place)]
    changed = survey.stale(copy, found)
    if changed:
        survey.renew(copy, changed)
        survey.save(kept)
    return survey.only(found)


def _test_files(place: Path) -> list[Path]:
    found = sorted(place.rglob("test_*.py")) if place.is_dir() else [place]
    return [file for file in found if not {"benchmarks", "mutants", "packaging"} & set(file.parts)]


def report(verdicts: Sequence[Verdict], root: Path) -> list[str]:
    """A table of the modules, and the mutants that nobody noticed."""
    modules: dict[str, list[Verdict]] = defaultdict(list)
    for verdict in verdicts:
        modules[verdict.mutant.module].append(verdict)
    rows = [_row(f"`{module}`", modules[module]) for module in sorted(modules)]
    lines = ["", "| module | mutants | noticed | |", "|---|---|---|---|", *rows, _row("all", verdicts)]
    for verdict in verdicts:
        if not verdict.noticed:
            lines += ["", *_told(verdict, root)]
    return lines


def _row(name: str, verdicts: Sequence[Verdict]) -> str:
    noticed = sum(verdict.noticed for verdict in verdicts)
    return f"| {name} | {len(verdicts)} | {noticed} | {100 * noticed / max(1, len(verdicts)):.0f} % |"


if __name__ == "__main__":
    sys.exit(main())
