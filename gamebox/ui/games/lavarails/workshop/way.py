"""The way through the sheet workshop: from the list to the drawing board, to play, to files, and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from typing_extensions import override

from gamebox.engine.files import write_atomically
from gamebox.engine.record import RecordError
from gamebox.games.lavarails import GAME
from gamebox.games.lavarails.canvas import Canvas
from gamebox.games.lavarails.catalogue import sheet_option
from gamebox.games.lavarails.easel import Easel
from gamebox.games.lavarails.sheet import Sheet, SheetError
from gamebox.games.lavarails.sheet_file import as_toml, load_sheet
from gamebox.library.sheets import PLAYABLE, NoSheetInsideError, OwnSheets, brought
from gamebox.ui.desk import Desk
from gamebox.ui.games.lavarails.print_dialog import ask_and_print
from gamebox.ui.games.lavarails.terms import fault_words, told_briefly
from gamebox.ui.games.lavarails.workshop.editor import EditorScreen
from gamebox.ui.games.lavarails.workshop.entries import Entry, entries_of
from gamebox.ui.games.lavarails.workshop.new_sheet import NewSheetScreen
from gamebox.ui.games.lavarails.workshop.screen import WorkshopScreen
from gamebox.ui.host import Host
from gamebox.ui.screens.screen import Screen
from gamebox.ui.texts import translate, unplayable
from gamebox.ui.ways.discards import Discards
from gamebox.ui.ways.workshops import Workshop
from gamebox.ui.widgets.file_dialogs import ask_what_sheets_to_import, ask_where_to_put_sheet

if TYPE_CHECKING:
    from gamebox.ui.guide import Guide


class SheetWorkshop(Workshop):
    def __init__(self, desk: Desk, guide: Guide, host: Host) -> None:
        self._desk = desk
        self._guide = guide
        self._host = host
        self._own = OwnSheets(desk.profile)
        self._discards = Discards(desk.profile, guide.telling, self._entries)
        self._back: Callable[[], None] = guide.show_home
        self._chosen = ""

    @property
    def _language(self) -> str:
        return self._desk.translators.language

    # The list

    @override
    def show(self, back: Callable[[], None]) -> None:
        self._back = back
        self._show_list()

    @override
    def holds(self, screen: Screen | None) -> bool:
        return isinstance(screen, WorkshopScreen | EditorScreen | NewSheetScreen)

    def _show_list(self) -> None:
        self._host.leave()
        self._discards.empty()

        def build() -> Screen:
            screen = WorkshopScreen(self._desk.theme, self._entries(), self._chosen)
            screen.left.connect(self._leave)
            screen.play_wanted.connect(lambda entry: self._play(entry.path or entry.sheet, self._show_list))
            screen.edit_wanted.connect(self._edit)
            screen.copy_wanted.connect(self._copy)
            screen.print_wanted.connect(lambda entry: self._print(entry.canvas))
            screen.export_wanted.connect(lambda entry: self._export(entry.canvas))
            screen.delete_wanted.connect(lambda entry: self._delete(entry, screen))
            screen.undo_wanted.connect(lambda: self._discards.undo(screen))
            screen.new_wanted.connect(self._show_new)
            screen.import_wanted.connect(self._choose_files)
            return screen

        self._guide.show_screen(build)

    def _leave(self) -> None:
        self._discards.empty()
        self._back()

    def _entries(self) -> list[Entry]:
        """What is wrong with files that cannot even be drawn is told."""
        own, broken = self._own.all(self._language)
        if broken:
            self._guide.notice.tell(" ".join(told_briefly([fault_words(each) for each in broken])))
        return entries_of(own, self._language)

    # What can be done with a sheet

    def _play(self, sheet: Sheet | Path, back: Callable[[], None]) -> None:
        """A sheet that comes with the program, or one in its file, just as the set-up finds it."""
        self._chosen = sheet.stem if isinstance(sheet, Path) else sheet.id
        try:
            option = sheet_option(load_sheet(sheet) if isinstance(sheet, Path) else sheet)
        except SheetError as error:  # somebody has tidied up meanwhile
            self._guide.notice.tell(fault_words(error))
            return
        self._guide.show_setup(GAME.id, {"sheet": option}, back)

    def _edit(self, entry: Entry) -> None:
        self._draw(entry.canvas, entry.path)

    def _copy(self, entry: Entry) -> None:
        name = translate("Workshop", "{sheet} (copy)").format(sheet=entry.title)
        self._draw(replace(entry.canvas, id="").called(name, entry.canvas.author), None)

    def _print(self, canvas: Canvas) -> None:
        told = ask_and_print(canvas.sketch()[0], self._guide, self._desk.theme)
        if told:
            self._guide.notice.tell(told)

    def _export(self, canvas: Canvas) -> None:
        sheet, _ = canvas.signed().sketch()
        path = ask_where_to_put_sheet(self._guide, f"{canvas.name or canvas.level}{PLAYABLE}")
        if path:
            with self._guide.telling():
                write_atomically(path, as_toml(sheet).encode())
                self._guide.notice.tell(translate("Games", "Saved as {file}.").format(file=path.name))

    def _delete(self, entry: Entry, screen: WorkshopScreen) -> None:
        if entry.path:
            self._discards.throw(screen, entry, entry.key, entry.path)

    # The drawing board

    def _show_new(self) -> None:
        def build() -> Screen:
            screen = NewSheetScreen(self._desk.theme, self._language)
            screen.left.connect(self._show_list)
            screen.wanted.connect(self._begin_with)
            return screen

        self._guide.show_screen(build)

    def _begin_with(self, canvas: Canvas) -> None:
        """What bots have made is kept at once, with its code; blank paper is not worth it."""
        path = None
        canvas = canvas.with_code()
        author = next(iter(self._desk.people.names), "")
        if not canvas.sketch()[1]:
            with self._guide.telling():
                path = self._own.keep(canvas)
        self._draw(canvas if path else canvas.called("", author), path)

    def _draw(self, canvas: Canvas, path: Path | None) -> None:
        """What is drawn is kept as it changes, in its own file; a new one gets one with its first change."""
        self._go_on_drawing(Easel(canvas), path)

    def _go_on_drawing(self, easel: Easel, place: Path | None) -> None:
        def keep(changed: Canvas) -> None:
            nonlocal place
            with self._guide.telling():
                place = self._own.keep(changed, place)
                self._chosen = place.stem

        def play() -> None:
            if place is None or not place.exists():
                keep(easel.canvas)
            if place:
                self._play(place, lambda: self._go_on_drawing(easel, place))

        def build() -> Screen:
            screen = EditorScreen(self._desk.theme, easel)
            screen.kept.connect(keep)
            screen.left.connect(self._show_list)
            screen.play_wanted.connect(play)
            screen.print_wanted.connect(self._print)
            screen.export_wanted.connect(self._export)
            screen.weighed.connect(self._note_stars)
            return screen

        self._chosen = place.stem if place else self._chosen
        self._guide.show_screen(build)

    def _note_stars(self, canvas: Canvas, stars: int) -> None:
        with self._guide.telling():
            self._own.note_stars(canvas, stars)

    # Files from elsewhere

    def _choose_files(self) -> None:
        paths = ask_what_sheets_to_import(self._guide)
        if paths:
            self.import_files(paths)

    @override
    def import_files(self, paths: Sequence[Path]) -> None:
        """Have their sheets among one's own, each once, unless they come with the program, and show them."""
        known = {entry.canvas.digest: entry.key for entry in reversed(self._entries())}
        wrong: list[str] = []
        added = there = 0
        for path in paths:
            try:
                canvas = brought(path, self._language)
            except (SheetError, RecordError, NoSheetInsideError) as error:
                wrong.append(_refused(path, error))
                continue
            with self._guide.telling():
                if canvas.digest not in known:
                    known[canvas.digest] = self._own.keep(canvas).stem
                    added += 1
                self._chosen = known[canvas.digest]
                there += 1
        if there:
            self._show_list()
        told = [translate("Workshop", "%n sheet(s) added.", "", added)] if added else []
        if there and not added:
            told = [translate("Workshop", "This sheet is here already.")]
        if told or wrong:
            self._guide.notice.tell(" ".join([*told, *told_briefly(wrong)]))

    @override
    def bring(self, paths: Sequence[Path]) -> None:
        """The same for files that come while somebody is elsewhere: from the list the way leads home."""
        self._back = self._guide.show_home
        self.import_files(paths)


def _refused(path: Path, error: SheetError | RecordError | NoSheetInsideError) -> str:
    """Why a file brings no sheet, in one sentence."""
    if isinstance(error, SheetError):
        return fault_words(error)
    if isinstance(error, RecordError):
        return unplayable(path.name, error)
    return translate("Workshop", "“{file}” is a game without a sheet.").format(file=path.name)
