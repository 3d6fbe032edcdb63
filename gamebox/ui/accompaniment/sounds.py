"""What is heard: short sounds of the project's own making, where the machine has something to play them on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl

from gamebox.engine.resources import resource_folder
from gamebox.library.settings import Settings
from gamebox.ui.accompaniment.quiet import unheard

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

FOLDER = resource_folder() / "sounds"
MUTE = "Ctrl+Shift+M"
"""Alone with Ctrl it would minimise windows on a Mac."""
CURTAIN = "curtain"
SAMPLE = "pair"
"""What is heard when somebody chooses a volume."""
VOLUMES = {"off": 0.0, "soft": 0.3, "normal": 0.6, "loud": 1.0}


class Sounds(QObject):
    """The loudspeaker. Without a device, or without Qt's multimedia library, it is silent, and nobody minds."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._effects: dict[str, QSoundEffect] | None = None
        self.volume = VOLUMES[settings.volume]

    def follow(self, settings: Settings) -> bool:
        """Be as loud as it is set; whether that is another volume than before."""
        before, self.volume = self.volume, VOLUMES[settings.volume]
        for effect in (self._effects or {}).values():
            effect.setVolume(self.volume)
        return self.volume != before

    def prepare(self) -> None:
        """Load everything before the first sound is wanted: that takes longer than a frame."""
        if self.volume and self._effects is None:
            self._effects = _effects(self)
            for effect in self._effects.values():
                effect.setVolume(self.volume)

    def play(self, name: str) -> None:
        self.prepare()
        effect = self._effects.get(name) if self._effects else None
        if effect and self.volume:
            effect.play()


def _effects(parent: QObject) -> dict[str, QSoundEffect]:
    with unheard("PulseAudioService", "No QtMultimedia backends found"):  # packages bring none: they play films
        try:
            from PySide6.QtMultimedia import QMediaDevices, QSoundEffect
        except ImportError:  # it comes with the extra `sound`, and needs the system's own library
            return {}
        if QMediaDevices.defaultAudioOutput().isNull():
            return {}
    effects = {}
    for file in sorted(FOLDER.glob("*.wav")):
        effects[file.stem] = QSoundEffect(parent)
        effects[file.stem].setSource(QUrl.fromLocalFile(str(file)))
    return effects
