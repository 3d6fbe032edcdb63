"""The sounds in resources/: made by packaging/sounds.py, none of them loud, and every one of them heard somewhere."""

from __future__ import annotations

import wave
from array import array

import pytest
import sounds as recipes

from gamebox.engine.game import Event
from gamebox.games.lavarails.events import PoolRolled
from gamebox.games.registry import GAMES
from gamebox.ui.accompaniment.sounds import CURTAIN, FOLDER
from gamebox.ui.looks import LOOKS

FULL = 32767


def samples_of(name: str) -> array[int]:
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, recipes.RATE)
        return array("h", file.readframes(file.getnframes()))


@pytest.mark.parametrize("name", sorted(recipes.RECIPES))
def test_a_sound_is_what_its_recipe_makes(name: str) -> None:
    made, kept = recipes.made(name), samples_of(name)
    assert len(made) == len(kept)
    assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 2  # sines differ in the last bit


@pytest.mark.parametrize("name", sorted(recipes.RECIPES))
def test_a_sound_neither_clips_nor_shouts_nor_whispers(name: str) -> None:
    samples = [sample / FULL for sample in samples_of(name)]
    assert 0.15 <= max(map(abs, samples)) <= recipes.PEAK + 0.001
    assert 0.035 <= recipes.loudest(samples) <= recipes.LOUDNESS + 0.001
    assert abs(samples[0]) < 0.05, "no click where it begins"
    assert abs(samples[-1]) < 0.01, "no click where it ends"
    assert len(samples) < 2.5 * recipes.RATE


def heard_at(game: str) -> set[str]:
    """What the events of a game can sound like; those that sound by number are asked with both."""
    module = GAMES.room("games", game).__name__ + ".events"
    kinds = [kind for kind in Event.__subclasses__() if kind.__module__ == module]
    blank = [kind.__new__(kind) for kind in kinds if kind is not PoolRolled]
    pools = [PoolRolled(0, (1,) * count, again=False) for count in (2, 12)] if game == "lavarails" else []
    return {name for event in (*blank, *pools) if (name := LOOKS[game].sound(event))}


def test_every_sound_is_heard_and_none_is_missing() -> None:
    files = {file.stem for file in FOLDER.glob("*.wav")}
    assert files == set(recipes.RECIPES)
    assert set().union(*map(heard_at, LOOKS)) | {CURTAIN} == files
