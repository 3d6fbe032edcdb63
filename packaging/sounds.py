"""Makes the sounds of gamebox from nothing but arithmetic; run it after changing one, it writes resources/sounds."""

from __future__ import annotations

import math
import random
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parents[1] / "resources" / "sounds"
RATE = 44_100
PEAK = 0.5
"""The loudest sample of every sound: 6 dB below what would be clipped."""
LOUDNESS = 0.09
"""How loud the loudest tenth of a second may be (root mean square): no sound shouts beside the others."""

Samples = list[float]


class Mode(NamedTuple):
    """One way in which a struck thing rings."""

    pitch: float
    fades: float
    """Seconds until a thousandth is left."""
    share: float


WOOD = (Mode(410, 0.09, 1.0), Mode(985, 0.06, 0.6), Mode(1730, 0.04, 0.35), Mode(2900, 0.025, 0.2))
PAPER = (Mode(260, 0.06, 1.0), Mode(720, 0.035, 0.5), Mode(1900, 0.02, 0.3))
FELT = (Mode(170, 0.08, 1.0), Mode(450, 0.045, 0.5), Mode(1250, 0.02, 0.2))
STONE = (Mode(620, 0.12, 1.0), Mode(1490, 0.08, 0.5), Mode(2650, 0.05, 0.3))
STEEL = (Mode(1180, 0.5, 0.7), Mode(2710, 0.35, 0.5), Mode(4420, 0.2, 0.25), Mode(310, 0.12, 1.0))
BELL = (Mode(1.0, 1.4, 1.0), Mode(2.0, 0.9, 0.35), Mode(3.01, 0.6, 0.16), Mode(4.2, 0.35, 0.08))
"""Relative to the note that is struck, as are those of a string."""
STRING = (Mode(1.0, 0.8, 1.0), Mode(2.0, 0.5, 0.5), Mode(3.0, 0.35, 0.28), Mode(4.0, 0.25, 0.14), Mode(5.0, 0.2, 0.08))


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def strike(modes: Sequence[Mode], *, pitch: float = 1.0, strength: float = 1.0) -> Samples:
    """A thing that is struck once and rings out: every mode is a resonator that nobody feeds any more."""
    sound = silence(max(mode.fades for mode in modes))
    for mode in modes:
        keeps = 10 ** (-3 / (mode.fades * RATE))
        angle = 2 * math.pi * mode.pitch * pitch / RATE
        turn, loss = 2 * keeps * math.cos(angle), keeps * keeps
        before, now = 0.0, strength * mode.share * math.sin(angle)
        for index in range(len(sound)):
            sound[index] += before
            before, now = now, turn * now - loss * before
    return sound


def noise(rng: random.Random, seconds: float) -> Samples:
    return [rng.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def low(sound: Samples, pitch: float) -> Samples:
    """Without what is above a pitch."""
    share = 1 - math.exp(-2 * math.pi * pitch / RATE)
    held, passed = 0.0, []
    for sample in sound:
        held += share * (sample - held)
        passed.append(held)
    return passed


def high(sound: Samples, pitch: float) -> Samples:
    """Without what is below a pitch."""
    return [sample - dull for sample, dull in zip(sound, low(sound, pitch), strict=True)]


def shaped(sound: Samples, shape: Callable[[float], float]) -> Samples:
    """As loud as a shape says, from 0, the beginning, to 1, the end."""
    return [sample * shape(index / len(sound)) for index, sample in enumerate(sound)]


def swell(peak: float) -> Callable[[float], float]:
    """Grows up to a part of the time, then fades."""
    return lambda at: (at / peak) ** 2 if at < peak else ((1 - at) / (1 - peak)) ** 2


def glide(start: float, end: float, seconds: float) -> Samples:
    """A pure tone that slides from one pitch to another."""
    phase, sound = 0.0, []
    count = round(seconds * RATE)
    for index in range(count):
        phase += 2 * math.pi * start * (end / start) ** (index / count) / RATE
        sound.append(math.sin(phase))
    return sound


def together(*parts: tuple[float, Samples, float]) -> Samples:
    """Several sounds in one: when each begins, what it is, and how strong."""
    mixed = silence(max(start + len(sound) / RATE for start, sound, _ in parts) + 0.01)
    for start, sound, strength in parts:
        offset = round(start * RATE)
        for index, sample in enumerate(sound):
            mixed[offset + index] += strength * sample
    return mixed


def dice(surface: Sequence[Mode], count: int, rng: random.Random) -> Samples:
    """Dice that fall, bounce ever lower and knock against one another."""
    knocks = []
    for _ in range(count):
        at, gap, strength = rng.uniform(0, 0.05 + 0.02 * count), rng.uniform(0.07, 0.14), rng.uniform(0.7, 1.0)
        while gap > 0.018:
            knocks.append((at, strike(surface, pitch=rng.uniform(0.85, 1.25), strength=strength), 1.0))
            at, gap, strength = at + gap, gap * rng.uniform(0.6, 0.8), strength * rng.uniform(0.55, 0.75)
    clicks = [(rng.uniform(0.02, 0.3), strike(STONE, pitch=rng.uniform(2.2, 2.8)), 0.25) for _ in range(count - 1)]
    return together(*knocks, *clicks)


def swish(rng: random.Random, seconds: float, dull: float, sharp: float, peak: float = 0.3) -> Samples:
    """Something flat that moves through the air or over the table."""
    return shaped(low(high(noise(rng, seconds), dull), sharp), swell(peak))


def notes(kind: Sequence[Mode], *pitches: float, gap: float) -> Samples:
    return together(*((index * gap, strike(kind, pitch=pitch), 1.0) for index, pitch in enumerate(pitches)))


def card(rng: random.Random) -> Samples:
    return together((0, swish(rng, 0.11, 1500, 6000), 0.8), (0.08, strike(PAPER, pitch=1.3), 0.5))


def cards(rng: random.Random, count: int, gap: float) -> Samples:
    return together(*((index * gap * rng.uniform(0.9, 1.1), card(rng), rng.uniform(0.6, 1)) for index in range(count)))


def shuffle(rng: random.Random) -> Samples:
    """Two halves that run into each other, and the pack knocked even."""
    riffle = [
        (0.018 * index, shaped(high(noise(rng, 0.02), 1800), swell(0.1)), 0.3 + 0.5 * index / 30) for index in range(30)
    ]
    return together(*riffle, (0.66, strike(PAPER), 0.9), (0.8, strike(PAPER, pitch=1.1), 0.7))


def ink(rng: random.Random) -> Samples:
    """Two strokes of a pencil."""
    return together((0, swish(rng, 0.13, 2200, 5200, 0.4), 1.0), (0.19, swish(rng, 0.15, 2000, 4800, 0.4), 0.9))


def lava(rng: random.Random) -> Samples:
    """A low flow, in which bubbles burst."""
    flow = shaped(low(low(noise(rng, 1.1), 160), 160), swell(0.35))
    bubbles = [
        (rng.uniform(0.1, 0.8), shaped(glide(rng.uniform(90, 150), rng.uniform(220, 380), 0.09), swell(0.6)), 0.12)
        for _ in range(9)
    ]
    return together((0, flow, 6.0), *bubbles)


def rail(rng: random.Random) -> Samples:
    """A rail laid on its sleeper and hammered down."""
    return together(
        (0, strike(STEEL, pitch=0.9), 0.6), (0.13, strike(STEEL, pitch=1.05), 0.4), (0.13, strike(WOOD), 0.6),
        (0, swish(rng, 0.08, 900, 4000), 0.3),
    )  # fmt: skip


def train(rng: random.Random) -> Samples:
    """Steam that puffs faster and faster, wheels over joints, and a whistle of three pipes."""
    puffs, at = [], 0.0
    for index in range(9):
        puffs.append((at, shaped(low(high(noise(rng, 0.14), 300), 2600), swell(0.15)), 0.5))
        puffs.append((at + 0.03, strike(STEEL, pitch=0.5), 0.12))
        at += 0.24 - 0.014 * index
    pipes = [(0.35, shaped(glide(pitch, pitch * 1.01, 0.75), swell(0.2)), 0.16) for pitch in (523.3, 622.3, 784.0)]
    return together(*puffs, *pipes)


def thrown_out(rng: random.Random) -> Samples:
    """A pair flies off, and its dice come down somewhere else."""
    return together(
        (0, strike(WOOD, pitch=0.8), 1.0),
        (0.02, shaped(glide(700, 240, 0.36), swell(0.1)), 0.16),
        (0.3, dice(WOOD, 2, rng), 0.7),
    )


def curtain(rng: random.Random) -> Samples:
    return together((0, swish(rng, 0.6, 250, 1900, 0.45), 1.0), (0.45, strike(FELT, pitch=0.7), 0.25))


def win(_rng: random.Random) -> Samples:
    """A broken chord, and the chord."""
    opening = notes(STRING, 261.6, 329.6, 392.0, 523.3, gap=0.13)
    chord = [(0.55, strike(BELL, pitch=pitch), 0.35) for pitch in (261.6, 392.0, 523.3, 659.3)]
    return together((0, opening, 0.7), *chord)


RECIPES: dict[str, Callable[[random.Random], Samples]] = {
    "ask": lambda _: notes(STRING, 392.0, 493.9, gap=0.16),
    "bust": lambda _: notes(STRING, 233.1, 196.0, 146.8, gap=0.15),
    "card": card,
    "curtain": curtain,
    "deal": lambda rng: cards(rng, 7, 0.095),
    "dice-felt-2": lambda rng: dice(FELT, 2, rng),
    "dice-paper-1": lambda rng: dice(PAPER, 1, rng),
    "dice-paper-few": lambda rng: dice(PAPER, 4, rng),
    "dice-paper-many": lambda rng: dice(PAPER, 10, rng),
    "dice-wood-2": lambda rng: dice(WOOD, 2, rng),
    "die": lambda _: together((0, strike(PAPER), 1.0), (0.05, strike(PAPER, pitch=1.2), 0.4)),
    "gem": lambda _: notes(BELL, 1174.7, 1568.0, gap=0.09),
    "ink": ink,
    "joker": lambda _: notes(BELL, 784.0, 987.8, 1318.5, gap=0.07),
    "lane": lambda _: notes(BELL, 523.3, 659.3, 784.0, gap=0.1),
    "lava": lava,
    "level": lambda _: notes(BELL, 392.0, 523.3, 659.3, 784.0, gap=0.11),
    "lost": lambda _: notes(STRING, 207.7, 164.8, gap=0.2),
    "none": lambda _: notes(STRING, 220.0, gap=0.1),
    "pair": lambda _: together((0, strike(WOOD), 1.0), (0.07, strike(WOOD, pitch=1.15), 0.8)),
    "pawn": lambda _: together(*((0.14 * step, strike(WOOD, pitch=1.3 + 0.05 * step), 0.8) for step in range(3))),
    "rail": rail,
    "round": lambda _: notes(STRING, 329.6, 392.0, 523.3, gap=0.14),
    "shuffle": shuffle,
    "thrown-out": thrown_out,
    "tower": lambda _: together((0, strike(STONE, pitch=0.6), 1.0), (0.16, strike(STONE, pitch=0.65), 0.8)),
    "train": train,
    "win": win,
}


def made(name: str) -> array[int]:
    """A sound as 16-bit samples: the same ones each time, for its name is its seed."""
    sound = high(RECIPES[name](random.Random(name)), 40)
    sound = shaped(sound, lambda at: min(1.0, (1 - at) * 40))  # no click where it ends
    gain = min(PEAK / max(map(abs, sound)), LOUDNESS / loudest(sound))
    return array("h", (round(32767 * gain * sample) for sample in sound))


def loudest(sound: Sequence[float]) -> float:
    """The root mean square of the loudest tenth of a second."""
    span = RATE // 10
    parts = (sound[start : start + span] for start in range(0, len(sound), span // 2))
    return max(math.sqrt(sum(sample * sample for sample in part) / span) for part in parts)


def write(name: str, folder: Path) -> None:
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", "not compressed"))
        file.writeframes(made(name).tobytes())


def main() -> None:
    for name in RECIPES:
        write(name, FOLDER)


if __name__ == "__main__":
    main()
