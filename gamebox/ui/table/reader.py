"""The table in Qt's accessibility tree: a proxy for each thing that is told, moved by the same cursor as the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent
from PySide6.QtWidgets import QGraphicsView, QWidget
from typing_extensions import override

from gamebox.ui.announcements import announce
from gamebox.ui.table.spoken import Group, Part, SpokenScene
from gamebox.ui.texts import translate

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_LEAPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PRESSES = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
_Event = QAccessible.Event


class Proxy(QObject):
    """Stands for a group or a part. It is kept for the next thing with its key, but never what it told before."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.reader = reader
        self.told: Group | Part | None = None
        self.above: Proxy | None = None
        self.below: list[Proxy] = []

    @property
    def part(self) -> Part | None:
        return self.told if isinstance(self.told, Part) else None


class Reader(QObject):
    """Brought up to date when somebody listens, or asks: whoever only looks pays nothing."""

    def __init__(self, view: QGraphicsView, scene: SpokenScene, *, walks: bool = True) -> None:
        """`walks`: Ctrl with arrows leads to things, too, that the cursor does not reach."""
        super().__init__(view)
        self.view = view
        self._walks = walks
        self.why: Callable[[Any], str] = lambda _move: ""
        """Why a move may not be made now."""
        self._scene = scene
        self._proxies: dict[Hashable, Proxy] = {}
        self._tops: list[Proxy] = []
        self._here: Proxy | None = None
        self._stale = True
        self._news: list[QAccessibleEvent] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._notify)
        scene.relit.connect(self._expire)
        scene.cursor_moved.connect(self._follow_cursor)
        scene.focused.connect(self._remark)
        view.installEventFilter(self)

    # What is there

    @property
    def tops(self) -> list[Proxy]:
        """The groups, as the table is now."""
        if self._stale:
            self._renew()
        return self._tops

    @property
    def parts(self) -> list[Proxy]:
        return [proxy for top in self.tops for proxy in top.below]

    @property
    def here(self) -> Proxy | None:
        """Where the cursor is, or where somebody has walked to."""
        return self._here if self._here in self.parts else None

    def lying_over(self) -> list[QWidget]:
        """What is shown above the scene for a while."""
        view = self.view
        own = (view.viewport(), *(bar.parentWidget() for bar in (view.horizontalScrollBar(), view.verticalScrollBar())))
        over = view.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [each for each in over if each not in own and each.isVisible()]

    def groups(self) -> list[Group]:
        return [top.told for top in self.tops if isinstance(top.told, Group)]

    def description(self, proxy: Proxy) -> str:
        """What choosing a part would do, whether it can be chosen, and if not, why."""
        part = proxy.part
        if part is None:
            return ""
        move = part.target.action if part.target else None
        if part.legal:
            return _sentences(part.remark, translate("Spoken", "Can be chosen"))
        return _sentences(part.remark, self.why(move) if move is not None else "")

    def place_of(self, proxy: Proxy) -> QRect:
        """On the screen; a group lies around its parts."""
        around = QRect()
        for place in [part.place for part in (proxy.part, *(each.part for each in proxy.below)) if part]:
            around = around.united(self.view.mapFromScene(place).boundingRect())
        viewport = self.view.viewport()
        return QRect(viewport.mapToGlobal(around.topLeft()), around.size())

    def _expire(self) -> None:
        self._stale = True
        if QAccessible.isActive():
            self._soon.start()

    def _renew(self) -> None:
        self._stale = False
        before = {proxy: list(proxy.below) for proxy in self._tops}
        gone = set(self._tops) | {each for below in before.values() for each in below}
        tops = []
        for group in self._scene.spoken():
            top = self._tell(("group", group.key), group, None)
            top.below = [self._tell(part.key, part, top) for part in group.parts]
            tops.append(top)
        for proxy in gone - set(tops) - {each for top in tops for each in top.below}:
            proxy.told, proxy.below = None, []
        changed = [top for top in tops if before.get(top, []) != top.below]
        self._news += [QAccessibleEvent(top, _Event.ObjectReorder) for top in changed]
        if tops != self._tops:
            self._tops = tops
            self._news.append(QAccessibleEvent(self.view, _Event.ObjectReorder))
        if not QAccessible.isActive():
            self._news = []

    def _tell(self, key: Hashable, told: Group | Part, above: Proxy | None) -> Proxy:
        proxy = self._proxies.get(key) or self._proxies.setdefault(key, Proxy(self))
        before, proxy.told, proxy.above = proxy.told, told, above
        if before is not None and before.name != told.name:
            self._news.append(QAccessibleEvent(proxy, _Event.NameChanged))
        if isinstance(before, Part) and isinstance(told, Part):
            if (before.remark, before.legal) != (told.remark, told.legal):
                self._news.append(QAccessibleEvent(proxy, _Event.DescriptionChanged))
            if before.chosen != told.chosen:
                self._news.append(
                    QAccessibleEvent(proxy, _Event.SelectionAdd if told.chosen else _Event.SelectionRemove)
                )
        return proxy

    def _notify(self) -> None:
        """Tell whoever listens what has changed."""
        if self._stale:
            self._renew()
        news, self._news = self._news, []
        if QAccessible.isActive() and self.view.isVisible():
            for event in news:
                QAccessible.updateAccessibility(event)

    # The cursor

    def _follow_cursor(self) -> None:
        target = self._scene.cursor_target
        self._here = self._telling(target) if target else None
        self._tell_focus()

    def _telling(self, target: Hashable) -> Proxy | None:
        """Whatever tells of a place where the cursor can stand."""
        told = (proxy for proxy in self.parts if proxy.part and target in (proxy.part.target, proxy.part.key))
        return self._proxies.get(target) or next(told, None)

    def _tell_focus(self) -> None:
        if QAccessible.isActive() and self.view.hasFocus():
            QAccessible.updateAccessibility(QAccessibleEvent(self.here or self.view, _Event.Focus))

    def _remark(self, words: str) -> None:
        """What the table remarks on the place of the cursor, if its name does not tell that already."""
        target = self._scene.cursor_target
        here = self._telling(target) if target else self._here
        if words and not (here and here.part and words in (here.part.name, here.part.remark)):
            announce(self.view, words)

    def go_to(self, proxy: Proxy) -> None:
        """Take the cursor to a part; where it cannot stand, that is only shown."""
        part = proxy.part
        if part:
            self._scene.look_at(part.place, part.target)
            self._here = proxy
            self._scene.focused.emit(part.name)
            self._tell_focus()

    def press(self, proxy: Proxy) -> None:
        """Do what a part is for; where there is nothing to do, say what it is."""
        part = proxy.part
        if part and part.press:
            part.press()
        elif part and (thing := self._scene.thing_at(part.place.center())):
            announce(self.view, thing.text)

    def _walk(self, parts: Sequence[Proxy], step: int) -> None:
        """From one to the next, and from the last one to the first."""
        if parts:
            here = self.here
            group = here.above if here else None
            near = [index for index, proxy in enumerate(parts) if proxy is here or proxy.above is group]
            at = parts.index(here) if here in parts else near[0] if near else None
            self.go_to(parts[(at + step) % len(parts)] if at is not None else parts[0])

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and self._here:
            QTimer.singleShot(0, self, self._tell_focus)  # after Qt's own word on the view
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._takes(event):
            return True
        return super().eventFilter(watched, event)

    def _takes(self, event: QKeyEvent) -> bool:
        """Ctrl with arrows walks over everything, from thing to thing or from group to group; Enter presses it."""
        key = Qt.Key(event.key())
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and self._walks:
            if key in _STEPS:
                self._walk(self.parts, _STEPS[key])
            elif key in _LEAPS:
                self._walk([top.below[0] for top in self.tops if top.below], _LEAPS[key])
            return key in _STEPS or key in _LEAPS
        if key not in _PRESSES or self._scene.cursor_target or event.isAutoRepeat():
            return False
        here = self.here
        if here:
            self.press(here)
        return here is not None


def _sentences(*parts: str) -> str:
    """Each with its full stop; where the number of a rule follows, it is there already."""
    return " ".join(part if part.endswith(".") or ". (" in part else f"{part}." for part in parts if part)
