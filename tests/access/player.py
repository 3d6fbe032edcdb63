"""Plays gamebox through AT-SPI: reads names, states and descriptions, and presses what can be pressed.

Runs in the system's Python: LAUNCHER COMPLAINTS PYTHON GAME LANGUAGE [DECISIONS]. Nothing of gamebox is imported here.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - after the version

WORDS = {
    "en": {
        "play": "Play {game}",
        "start": "Start",
        "chosen": "Can be chosen",
        "die": ": a die",
        "todo": "What to do",
        "not": ("Skip", "Since your turn"),
        "roll": "Roll",
        "done": ("Done", "Lay out level", "Continue", "Keep none"),
        "over": "Rematch",
        "hand": "Your hand",
        "card": "Level card",
        "faded": "Cannot",
        "long": ("Fields of the oval", "Players", "Order of the hand"),
    },
    "de": {
        "play": "{game}",
        "start": "Los geht’s",
        "chosen": "Wählbar",
        "die": ": ein Würfel",
        "todo": "Was zu tun ist",
        "not": ("Überspringen", "Seit deinem Zug"),
        "roll": ("Würfeln", "Noch einmal"),
        "done": ("Fertig", "Level auslegen", "Weiter", "Keine behalten"),
        "over": "Revanche",
        "hand": "Deine Hand",
        "card": "Levelkarte",
        "faded": "Kann nicht",
        "long": ("Felder des Ovals", "Spieler", "Ordnung der Hand"),
    },
}
"""What is called how, as people read it on the screen or hear it."""
GAMES = {
    "exxtra": ("EXXTRA", {}),
    "volcano": ("Lava & ", {"en": "Twin craters", "de": "Zwei Krater"}),
    "railway": ("Lava & ", {"en": "The little loop", "de": "Kleine Rundfahrt"}),
    "level8": ("Level 8", {}),
}
"""How each begins, and on which sheet it is played."""
MUTE = {Atspi.Role.LABEL, Atspi.Role.STATIC, Atspi.Role.SCROLL_BAR, Atspi.Role.TEXT}
"""What only says something, and has nothing inside."""
PRESSED = {"push button", "check box", "list item", "toggle button", "button"}
DARING = 0.3
"""How often somebody rolls who could stop."""
SELECTED = (1, 1, 1, 3)
"""How many cards are selected: for most of what is asked it is one."""
PATIENCE = 60.0
"""Seconds in which something must come of what was done."""


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class Thing:
    """One element, as it was when it was looked at."""

    def __init__(self, accessible: Atspi.Accessible, above: str) -> None:
        self.accessible = accessible
        self.above = above
        self.role = accessible.get_role_name()
        self.name = accessible.get_name() or ""
        states = accessible.get_state_set()
        self.enabled = states.contains(Atspi.StateType.ENABLED)
        self.selected = states.contains(Atspi.StateType.SELECTED)
        self._description: str | None = None

    @property
    def description(self) -> str:
        if self._description is None:
            self._description = self.accessible.get_description() or ""
        return self._description

    def press(self) -> None:
        action = self.accessible.get_action_iface()
        if action is None:
            raise GLib.GError("it has no action any more")
        names = [action.get_action_name(index) for index in range(action.get_n_actions())]
        action.do_action(names.index("Press") if "Press" in names else 0)


class Player:
    def __init__(self, program: subprocess.Popen[bytes], game: str, language: str) -> None:
        self.program = program
        self.game, sheets = GAMES[game]
        self.sheet = sheets.get(language, "")
        self.words = WORDS[language]
        self.rng = random.Random(1)
        self.tried: set[str] = set()
        self.decisions = 0

    def window(self) -> Atspi.Accessible:
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(index)
            if application and application.get_process_id() == self.program.pid and application.get_child_count():
                return application.get_child_at_index(0)
        raise LookupError("The program is not on the bus.")

    def look(self) -> list[Thing]:
        """Everything that is shown and can be pressed; what vanishes meanwhile is left out."""
        found: list[Thing] = []
        self._look_below(self.window(), "", found)
        return found

    def _look_below(self, accessible: Atspi.Accessible, above: str, found: list[Thing]) -> None:
        try:
            accessible.clear_cache()
            if accessible.get_role() in MUTE or not accessible.get_state_set().contains(Atspi.StateType.SHOWING):
                return
            thing = Thing(accessible, above)
            if thing.name in self.words["long"]:
                return
            if thing.role in PRESSED and thing.enabled:
                found.append(thing)
            for index in range(accessible.get_child_count()):
                child = accessible.get_child_at_index(index)
                if child:
                    self._look_below(child, thing.name or above, found)
        except GLib.GError:
            if self.program.poll() is not None:
                raise

    def find(self, *beginnings: str) -> Thing:
        """Wait for something with such a name."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                things = self.look()
            except LookupError:
                things = []
            for thing in things:
                if thing.name.startswith(beginnings):
                    return thing
            time.sleep(0.2)
        raise LookupError(f"There is no {beginnings}; there are {[thing.name for thing in things]}")

    def begin(self) -> None:
        """From home to the table."""
        self.find(self.words["play"].format(game=self.game)).press()
        if self.sheet:
            until = time.monotonic() + PATIENCE
            while not (sheets := [thing for thing in self.look() if self.sheet in thing.name]):
                assert time.monotonic() < until, "no such sheet"
            sheets[0].press()
        self.find(self.words["start"]).press()

    def play(self, at_most: int) -> bool:
        """Decide until the game is over, or so many times; whether it is over."""
        idle = time.monotonic()
        while self.decisions < at_most:
            things = self.look()
            if any(thing.name.startswith(self.words["over"]) for thing in things):
                return True
            choice = self.choose(things)
            if choice is None:
                assert time.monotonic() - idle < PATIENCE, [(thing.name, thing.description) for thing in things]
                self.tried.clear()
                time.sleep(0.05)
                continue
            idle = time.monotonic()
            self.decisions += 1
            tell(f"{choice.above} > {choice.name} | {choice.description}")
            try:
                choice.press()
            except GLib.GError as error:
                tell(f"gone: {error}")
        return False

    def choose(self, things: list[Thing]) -> Thing | None:
        """Finish what was prepared; else take what can be chosen; else prepare something with the hand."""
        offers = [
            thing for thing in things if thing.above == self.words["todo"] and thing.name not in self.words["not"]
        ]
        done = [thing for thing in offers if thing.name.startswith(self.words["done"])]
        if done:
            return done[0]
        places = [thing for thing in things if thing.above != self.words["card"]]  # a button fills its slots better
        legal = [thing for thing in places if self.words["chosen"] in thing.description]
        bare = [thing for thing in legal if self.words["die"] in thing.name]
        rolls = [thing for thing in offers if thing.name.startswith(self.words["roll"])]
        if rolls and (not legal or self.rng.random() < DARING):
            return rolls[0]
        if bare or legal:
            return self.rng.choice(bare or legal)
        fresh = [thing for thing in offers if thing.name not in self.tried]
        if fresh:
            self.tried.add(fresh[-1].name)
            return fresh[-1]
        return self._prepare(things)

    def _prepare(self, things: list[Thing]) -> Thing | None:
        """Select some cards; those that do not help are let go of first."""
        hand = [thing for thing in things if thing.above == self.words["hand"]]
        faded = [thing for thing in hand if thing.description.startswith(self.words["faded"])]
        selected = [thing for thing in hand if thing.selected]
        free = [thing for thing in hand if not thing.selected and thing not in faded]
        self.tried.clear()
        if useless := [thing for thing in selected if thing in faded]:
            return useless[0]
        if len(selected) >= self.rng.choice(SELECTED):
            return self.rng.choice(selected)
        return self.rng.choice(free) if free else None


def main() -> None:
    launcher, complaints, python, game, language, *most = sys.argv[1:]
    bus = subprocess.Popen([launcher, "--launch-immediately"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with Path(complaints).open("wb") as told:
        program = subprocess.Popen([python, "-m", "gamebox"], stdout=told, stderr=told)
        player = Player(program, game, language)
        try:
            player.begin()
            over = player.play(int(most[0]) if most else 100_000)
            tell(f"{game}: {player.decisions} decisions, {'over' if over else 'not over yet'}")
        finally:
            program.terminate()
            program.wait(20)
            bus.terminate()
    sys.exit(0 if over or most else 1)


main()
