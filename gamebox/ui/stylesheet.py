"""The theme as a Qt style sheet for ordinary widgets.

Widgets choose their look by dynamic properties: `role` on labels (headline, title, lead, muted, onTable, ...),
on buttons (primary, quiet, tile) and on frames (paper, bar).
"""

from __future__ import annotations

from string import Template

from gamebox.ui.theme import Corner, Size, Theme, faded, mixed

_SHEET = Template("""
QWidget { color: $ink; font-size: ${body}px; }
QToolTip { background: $paper; color: $ink; border: 1px solid $paper_edge; padding: 6px; }
QLabel { background: transparent; }
QLabel[role="display"] { font-size: ${display}px; font-weight: 700; color: $on_table; }
QLabel[role="headline"] { font-size: ${headline}px; font-weight: 700; color: $on_table; }
QLabel[role="title"] { font-size: ${title}px; font-weight: 700; }
QLabel[role="lead"] { font-size: ${lead}px; }
QLabel[role="strong"] { font-weight: 700; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="onTable"] { color: $on_table; }
QLabel[role="onTableMuted"] { color: $on_table_muted; }
QLabel[role="bad"] { color: $bad; font-weight: 700; }
QLabel[role="good"] { color: $good; font-weight: 700; }
QFrame[role="paper"] { background: $paper; border: 1px solid $paper_edge; border-radius: ${large}px; }
QFrame[role="bar"] { background: $paper; border: none; }
QFrame[role="notice"] { background: $paper; border: 2px solid $accent; border-radius: ${medium}px; }
QPushButton, QToolButton {
  background: $field; color: $ink; border: 1px solid $paper_edge; border-radius: ${medium}px;
  padding: 8px 16px; min-height: 20px;
}
QPushButton:hover, QToolButton:hover { border-color: $accent; }
QPushButton:pressed, QToolButton:pressed { background: $paper_edge; }
QPushButton:focus, QToolButton:focus { border: 2px solid $accent; padding: 7px 15px; }
QPushButton:disabled, QToolButton:disabled { color: $disabled; }
QPushButton[role="primary"] { background: $accent; color: $on_accent; border: 1px solid $accent; font-weight: 700; }
QPushButton[role="primary"]:hover { background: $accent_hover; }
QPushButton[role="primary"]:focus { border: 2px solid $ink; }
QPushButton[role="primary"]:disabled { background: $paper_edge; border-color: $paper_edge; color: $muted; }
QPushButton[role="quiet"], QToolButton[role="quiet"] { background: transparent; border: 1px solid transparent; }
QPushButton[role="quiet"]:hover, QToolButton[role="quiet"]:hover { background: $field; }
QPushButton[role="quiet"]:checked, QToolButton[role="quiet"]:checked { background: $field; border-color: $paper_edge; }
QPushButton[role="quiet"]:focus, QToolButton[role="quiet"]:focus { border: 2px solid $accent; padding: 7px 15px; }
QPushButton[role="onTable"] { background: transparent; color: $on_table; border: 1px solid $on_table_faint; }
QPushButton[role="onTable"]:hover { background: $on_table_hover; }
QPushButton[role="onTable"]:focus { border: 2px solid $on_table; padding: 7px 15px; }
QLineEdit, QComboBox, QSpinBox {
  background: $field; color: $ink; border: 1px solid $paper_edge; border-radius: ${medium}px; padding: 6px 10px;
  min-height: 22px; selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border: 2px solid $accent; padding: 5px 9px; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox QAbstractItemView {
  background: $field; color: $ink; border: 1px solid $paper_edge; selection-background-color: $accent;
  selection-color: $on_accent; outline: none;
}
QComboBox QAbstractItemView::item { min-height: 32px; padding: 0 10px; }
QCheckBox { background: transparent; spacing: 8px; }
QTextBrowser, QListWidget, QPlainTextEdit {
  background: transparent; color: $ink; border: none; selection-background-color: $accent;
  selection-color: $on_accent;
}
QListWidget::item { padding: 8px 12px; border-radius: ${small_corner}px; }
QListWidget::item:selected { background: $accent; color: $on_accent; }
QListWidget::item:hover:!selected { background: $field; }
QDialog { background: $paper; }
QFileDialog QAbstractItemView, QFileDialog QHeaderView::section {
  background: $field; color: $ink; border: none; selection-background-color: $accent; selection-color: $on_accent;
}
QFileDialog QToolButton { padding: 2px; min-height: 24px; min-width: 24px; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar::handle:vertical { background: $paper_edge; border-radius: 4px; min-height: 32px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle:horizontal { background: $paper_edge; border-radius: 4px; min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QTabBar::tab { background: transparent; color: $muted; padding: 8px 14px; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: $ink; border-bottom: 2px solid $accent; }
QTabBar::tab:focus { color: $accent; }
QTabWidget::pane { border: none; }
QMenu { background: $paper; color: $ink; border: 1px solid $paper_edge; padding: 4px; }
QMenu::item { padding: 8px 24px; border-radius: ${small_corner}px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
""")


def stylesheet(theme: Theme) -> str:
    colours = {name: value.name() for name, value in theme._asdict().items() if hasattr(value, "name")}
    return _SHEET.substitute(
        colours,
        disabled=mixed(theme.muted, theme.paper, 0.35).name(),
        accent_hover=mixed(theme.accent, theme.paper, 0.15).name(),
        on_table_faint=_rgba(theme, 0.35),
        on_table_hover=_rgba(theme, 0.12),
        body=Size.BODY.value,
        lead=Size.LEAD.value,
        title=Size.TITLE.value,
        headline=Size.HEADLINE.value,
        display=Size.DISPLAY.value,
        small_corner=Corner.SMALL.value,
        medium=Corner.MEDIUM.value,
        large=Corner.LARGE.value,
    )


def _rgba(theme: Theme, alpha: float) -> str:
    colour = faded(theme.on_table, alpha)
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alpha()})"
