"""Words: the translators, and sentences that several screens say."""

from __future__ import annotations

import errno
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtGui import QKeySequence

from gamebox.engine.chance import are_todays, shown_code
from gamebox.engine.game import Refusal
from gamebox.engine.record import NewerRecordError, RecordError
from gamebox.engine.resources import resource_folder
from gamebox.engine.versions import NEWEST

RULE_ID = r"[A-Z][A-Z0-9]+-[A-Z]?[0-9]+[a-z]?"
"""How the number of a rule looks, as in EX-14 or LR-S1."""
LANGUAGES = {"de": "Deutsch", "en": "English"}
translate = QCoreApplication.translate
_ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_QUOTED = 24
"""How much of a strange move is worth showing."""


class Translators:
    """The installed translations: our own texts and Qt's."""

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._installed: list[QTranslator] = []
        self.language = "en"

    def use(self, choice: str) -> None:
        """Switch to a language, or to the system's; widgets hear of it by a LanguageChange event."""
        self.language = language = _language(choice)
        self.remove()
        own = self._loaded(f"gamebox_{language}", str(resource_folder() / "i18n"))
        qt = self._loaded(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self._installed = [translator for translator in (qt, own) if translator]
        for translator in self._installed:
            self._application.installTranslator(translator)
        QLocale.setDefault(QLocale(language))

    def remove(self) -> None:
        """Let texts stand as they are in the sources."""
        for translator in self._installed:
            self._application.removeTranslator(translator)
        self._installed = []

    def _loaded(self, name: str, folder: str) -> QTranslator | None:
        """A translator that lives as long as the application, whoever asked for it."""
        translator = QTranslator(self._application)
        return translator if translator.load(name, folder) else None


def _language(choice: str) -> str:
    if choice in LANGUAGES:
        return choice
    return "de" if QLocale.system().language() == QLocale.Language.German else "en"


def sentence(refusal: Refusal) -> str:
    """Why something may not be done, with the rule's number."""
    text = translate("Refusal", refusal.text).format(**refusal.params)
    return f"{text} ({refusal.rule})" if refusal.rule else text


def unplayable(name: str, error: RecordError | OSError) -> str:
    """Why a file cannot be played; the command line tells more."""
    if isinstance(error, OSError):
        return translate("Files", "“{name}” cannot be read: {reason}.").format(name=name, reason=why(error))
    if isinstance(error.__cause__, OSError | RecordError):
        return unplayable(name, error.__cause__)
    if isinstance(error, NewerRecordError):
        text = translate("Files", "“{name}” is of a newer gamebox: version {newer}, and this one reads up to {newest}.")
        return text.format(name=name, newer=error.version, newest=NEWEST)
    if error.move is not None:
        move, said = error.move + 1, (error.text or "")[:_QUOTED]
        if error.rule:
            text = translate("Files", "“{name}” cannot be played: move {move}, “{said}”, is not allowed ({rule}).")
        else:
            text = translate("Files", "“{name}” cannot be played: move {move}, “{said}”, is none of this game.")
        return text.format(name=name, move=move, said=said, rule=error.rule)
    return translate("Files", "“{name}” is no game that gamebox can open.").format(name=name)


def why(error: OSError) -> str:
    """What the disk has against it; only what hardly ever happens is told in the system's own words."""
    reasons = {
        errno.ENOSPC: translate("Files", "the disk is full"),
        errno.EACCES: translate("Files", "it is not allowed"),
        errno.EPERM: translate("Files", "it is not allowed"),
        errno.EROFS: translate("Files", "nothing can be written there"),
        errno.ENOENT: translate("Files", "there is no such file or folder"),
        errno.EISDIR: translate("Files", "it is a folder"),
        errno.EEXIST: translate("Files", "a file stands where a folder should be"),
        errno.ENOTDIR: translate("Files", "a file stands where a folder should be"),
    }
    return reasons.get(error.errno or 0) or error.strerror or str(error)


def dice_told(name: str) -> str:
    """How dice are called: by their code, or by their day."""
    if not are_todays(name):
        return shown_code(name)
    day = QDate.fromString(name.rsplit(maxsplit=1)[-1], Qt.DateFormat.ISODate)
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)


def tip(text: str) -> str:
    """A tool tip that says just that: Qt would take names with angle brackets for HTML."""
    return f"<span>{text.translate(_ESCAPED)}</span>" if text else ""


def told_when(seconds: float) -> str:
    """A moment, in seconds since 1970, as it is written in the user's language."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(round(seconds)), QLocale.FormatType.ShortFormat)


def listed(parts: Sequence[str]) -> str:
    """In a row: "Alex, Beate and Carl"."""
    if len(parts) < 2:
        return "".join(parts)
    return translate("Texts", "{first} and {last}").format(first=", ".join(parts[:-1]), last=parts[-1])


def percent(share: float) -> str:
    """As the language writes it: "8%", in German "8 %"."""
    return translate("Texts", "{number}%").format(number=round(100 * share))


def number(value: float, places: int = 1) -> str:
    """As people write it, whole numbers without a comma."""
    rounded = round(value, places)
    whole = rounded == int(rounded)
    return QLocale().toString(int(rounded)) if whole else QLocale().toString(rounded, "f", places)


def signed(value: float, places: int = 0) -> str:
    """With a sign, and a minus as long as a plus; what rounds to nothing has both."""
    rounded = round(value, places)
    return f"{'+' if rounded > 0 else '−' if rounded < 0 else '±'}{number(abs(rounded), places)}"


def native(keys: str) -> str:
    """Keys as this system writes them."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
