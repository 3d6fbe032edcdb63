"""The theme as Qt style sheets for ordinary widgets: colours for the whole program, sizes for each screen.

Widgets choose their look by dynamic properties: `role` on labels (headline, title, lead, muted, onTable, ...),
on buttons (primary, large, quiet, onTable) and on frames (paper, bar).
"""

from __future__ import annotations

from string import Template

from gamebox.ui.texts import translate
from gamebox.ui.theme import Corner, Size, Theme, faded, mixed

_COLOURS = Template("""
QWidget { color: $ink; }
QToolTip { background: $paper; color: $ink; border: 1px solid $paper_edge; padding: 6px; }
QLabel { background: transparent; }
QLabel[role="display"] { font-weight: 700; color: $on_table; }
QLabel[role="headline"] { font-weight: 700; color: $on_table; }
QLabel[role="title"], QLabel[role="hero"] { font-weight: 700; }
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
  outline: none;
  background: $field; color: $ink; border: 1px solid $control_edge; border-radius: ${medium}px;
}
QPushButton:hover, QToolButton:hover { border-color: $accent; }
QPushButton:pressed, QToolButton:pressed { background: $paper_edge; }
QPushButton:focus, QToolButton:focus { border: 2px solid $ring; }
QPushButton:disabled, QToolButton:disabled { color: $disabled; }
QPushButton[role="primary"], QPushButton[role="large"] {
  background: $accent; color: $on_accent; border: 1px solid $accent; font-weight: 700;
}
QPushButton[role="primary"]:hover, QPushButton[role="large"]:hover { background: $accent_hover; }
QPushButton[role="primary"]:focus, QPushButton[role="large"]:focus { border: 2px solid $ink; }
QPushButton[role="primary"]:disabled, QPushButton[role="large"]:disabled {
  background: $field; border-color: $control_edge; color: $disabled; }
QPushButton[pointed="true"] { border: 3px solid $accent; }
QPushButton[role="primary"][pointed="true"] { border: 3px solid $ink; }
QPushButton[pointed="true"]:focus, QPushButton[role="primary"][pointed="true"]:focus { border: 3px dashed $ink; }
QPushButton[role="quiet"], QToolButton[role="quiet"] { background: transparent; border: 1px solid transparent; }
QPushButton[role="quiet"]:hover, QToolButton[role="quiet"]:hover { background: $field; }
QPushButton[role="quiet"]:checked, QToolButton[role="quiet"]:checked { background: $field; border-color: $paper_edge; }
QPushButton[role="quiet"]:focus, QToolButton[role="quiet"]:focus { border: 2px solid $ring; }
QPushButton[role="onTable"] { background: transparent; color: $on_table; border: 1px solid $on_table_faint; }
QPushButton[role="onTable"]:hover { background: $on_table_hover; }
QPushButton[role="onTable"]:focus { border: 2px solid $on_table; }
QPushButton[role="onTable"]:disabled { color: $on_table_muted; border-color: transparent; }
QProgressBar { background: $paper_edge; border: none; border-radius: ${small_corner}px; }
QProgressBar::chunk { background: $accent; border-radius: ${small_corner}px; }
QLineEdit, QComboBox, QSpinBox {
  background: $field; color: $ink; border: 1px solid $control_edge; border-radius: ${medium}px;
  placeholder-text-color: $muted; selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border: 2px solid $ring; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox QAbstractItemView {
  background: $field; color: $ink; border: 1px solid $paper_edge; selection-background-color: $accent;
  selection-color: $on_accent; outline: none;
}
QCheckBox { background: transparent; spacing: 8px; }
QTextBrowser { placeholder-text-color: $muted; }
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
Pane { background: $table_bottom; }
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


_SIZES = Template("""
QWidget { font-size: ${body}px; }
QLabel[role="display"] { font-size: ${display}px; }
QLabel[role="headline"], QLabel[role="hero"] { font-size: ${headline}px; }
QLabel[role="title"] { font-size: ${title}px; }
QLabel[role="lead"], QPushButton[role="large"] { font-size: ${lead}px; }
QPushButton, QToolButton { padding: ${p8}px ${p16}px; min-height: ${p22}px; }
QPushButton:focus, QToolButton:focus { padding: ${f8}px ${f16}px; }
QPushButton[role="sign"] { padding-left: 0; padding-right: 0; min-width: ${sign}px; }
QPushButton[role="sign"]:focus { padding-left: 0; padding-right: 0; min-width: ${sign_in_ring}px; }
QPushButton[role="large"], QPushButton[role="large"]:focus { min-height: ${p36}px; }
QLineEdit, QComboBox, QSpinBox { padding: ${p6}px ${p10}px; min-height: ${p26}px; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { padding: ${f6}px ${f10}px; }
QComboBox QAbstractItemView::item { min-height: ${p40}px; padding: 0 ${p10}px; }
""")


_TITLE, _HEADLINE = 1.6, 1.4
"""How much larger than usual titles and headlines become at most, as people want larger words."""


def _named() -> str:
    """What nobody makes by hand has a name for screen readers all the same."""
    return f'QScrollBar {{ qproperty-accessibleName: "{translate("Spoken", "Scroll bar")}"; }}\n'


def stylesheet(theme: Theme) -> str:
    """For the whole program."""
    colours = {name: value.name() for name, value in theme._asdict().items() if hasattr(value, "name")}
    return (
        sizes(1.0)
        + _named()
        + _COLOURS.substitute(
            colours,
            disabled=mixed(theme.muted, theme.paper, 0.35).name(),
            accent_hover=mixed(theme.accent, theme.paper, 0.15).name(),
            control_edge=theme.control_edge.name(),
            ring=theme.ring.name(),
            on_table_faint=_rgba(theme, 0.35),
            on_table_hover=_rgba(theme, 0.12),
            small_corner=Corner.SMALL.value,
            medium=Corner.MEDIUM.value,
            large=Corner.LARGE.value,
        )
    )


def sizes(scale: float, text: float = 1.0) -> str:
    """For a screen that is `scale` times as large as usual, `text` of that because people want larger words.

    What is large already grows less: a headline that fills a window helps nobody.
    """
    bounds = {Size.TITLE: _TITLE, Size.HEADLINE: _HEADLINE, Size.DISPLAY: _HEADLINE}
    type_sizes = {size.name.lower(): round(size * scale * min(text, bounds.get(size, text)) / text) for size in Size}
    lengths = {f"p{pixels}": round(pixels * scale) for pixels in (6, 8, 10, 16, 22, 26, 36, 40)}
    inside_ring = {f"f{pixels}": round(pixels * scale) - 1 for pixels in (6, 8, 10, 16)}
    sign = lengths["p40"] - 2  # what an edge leaves of a button that fingers can hit
    return _SIZES.substitute(type_sizes | lengths | inside_ring, sign=sign, sign_in_ring=sign - 2)


def _rgba(theme: Theme, alpha: float) -> str:
    colour = faded(theme.on_table, alpha)
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alpha()})"
