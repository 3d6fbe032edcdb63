"""Who helps somebody at a table, if they like: hints, a tutor, the rules at hand, and words for what one sees."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gamebox.ui.look import Look
from gamebox.ui.screens.play.explaining import Explaining
from gamebox.ui.screens.play.herald import Herald
from gamebox.ui.screens.play.hinting import Hinting
from gamebox.ui.screens.play.reading import Reading
from gamebox.ui.screens.play.recital import Recital
from gamebox.ui.screens.play.tipping import Tipping
from gamebox.ui.screens.play.top_bar import TopBar
from gamebox.ui.screens.play.tutor_rows import TutorRows
from gamebox.ui.screens.play.tutoring import Tutoring
from gamebox.ui.screens.screen import Screen
from gamebox.ui.table.board import Board
from gamebox.ui.table.prompt import PromptBar
from gamebox.ui.table.table import Table


class Company(QObject):
    """They work together and know the bars above and below the table, which call them."""

    book_wanted = Signal(str)
    """The whole rulebook, open at a rule."""

    noted = Signal()
    """The record of the game tells from now on that somebody was helped."""

    def __init__(self, screen: Screen, table: Table, board: Board, look: Look, herald: Herald) -> None:
        super().__init__(screen)
        self.tutors = TutorRows(table, screen.theme, screen)
        self.hinting = Hinting(table, board, look, screen.theme, self.tutors)
        self.tutoring = Tutoring(table, board.scene, herald, self.hinting)
        self.reading = Reading(board, look, screen.theme)
        self.explaining = Explaining(board, look, screen.theme)
        self.tipping = Tipping(table, board)
        self.recital = Recital(table, board)
        for part in (board, self.explaining, self.tipping):
            part.referred.connect(self.reading.open_rule)
        for helper in (self.hinting, self.tutoring):
            helper.noted.connect(self.noted)
        for book in (self.reading, self.explaining):
            book.book_wanted.connect(self.book_wanted)

    def listen_to(self, bar: TopBar, prompt: PromptBar) -> None:
        bar.hint_wanted.connect(self.hinting.toggle)
        bar.rules_wanted.connect(self.reading.toggle)
        bar.question_wanted.connect(self.explaining.toggle)
        bar.help_wanted.connect(self.explaining.explain_here)
        self.explaining.asking.connect(bar.show_asking)
        prompt.referred.connect(self.reading.open_rule)

    def turn_page(self) -> None:
        """What was thought about the position before is void."""
        self.tutoring.turn_page()
        self.tipping.forget()
        self.hinting.forget()
        self.recital.forget()
