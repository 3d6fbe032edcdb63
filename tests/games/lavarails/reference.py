"""Lava & Rails once more, as slow and plain as the rules are told: sets of (row, column), no masks."""

from __future__ import annotations

import re

DICE = {1: 8, 2: 7, 3: 10, 4: 13}
ROUNDS = {1: 10, 2: 6, 3: 4, 4: 3}
SIDES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}
KINDS = ["NS", "EW", "NE", "SE", "SW", "NW"]


def name(at):
    return "ABCDEFGHIJKLMNOP"[at[1]] + str(at[0] + 1)


def place(text):
    return int(text[1:]) - 1, "ABCDEFGHIJKLMNOP".index(text[0])


def beside(at):
    return {(at[0] + row, at[1] + column) for row, column in SIDES.values()}


def connected(pieces):
    """The lines as sets of fields, each with whether it is closed, by merging joined neighbours until nothing moves."""
    group = {at: {at} for at in pieces}
    loose = set()
    for at, piece in pieces.items():
        for side in piece:
            other = (at[0] + SIDES[side][0], at[1] + SIDES[side][1])
            if BACK[side] not in pieces.get(other, ""):
                loose.add(at)
                continue
            together = group[at] | group[other]
            for member in together:
                group[member] = together
    distinct = {frozenset(members) for members in group.values()}
    return [(line, not line & loose) for line in distinct]


class Reference:
    def __init__(self, document, seats, reroll_fail="stay", first=1):
        self.rows = [line.split() for line in document["grid"].strip().splitlines()]
        self.volcanic = document["level"] == "volcano"
        self.row_points = document.get("row_points", [])
        self.column_points = document.get("column_points", [])
        cells = {(row, column): text for row, line in enumerate(self.rows) for column, text in enumerate(line)}
        self.number = {at: int(text[0]) for at, text in cells.items() if text[0] in "123456"}
        self.value = {at: int(re.split(r"[+@]", text)[1]) for at, text in cells.items() if re.search(r"[+@]", text)}
        self.volcanoes = {at for at, text in cells.items() if text == "V"}
        self.printed = {at: text[:2] for at, text in cells.items() if text == "x" or text[:2] in KINDS}
        self.seats, self.out_on_fail = seats, reroll_fail == "out"
        self.number_of_pass, self.start = 0, first - 2
        self.marks = [{} for _ in range(seats)]
        self.over = False
        self.begin_pass()

    def begin_pass(self):
        self.dice = [set() for _ in range(self.seats)]
        self.pool, self.passed, self.last = [], set(), False
        if self.number_of_pass == self.seats * ROUNDS[self.seats]:
            self.over, self.wait = True, "over"
            return
        self.number_of_pass += 1
        self.start = (self.start + 1) % self.seats
        self.turn = self.start
        self.wait = "eruption" if self.volcanic else "roll"

    def order(self):
        return [(self.start + step) % self.seats for step in range(self.seats)]

    def all_marks(self, seat):
        return {**self.printed, **self.marks[seat]}

    def starts(self, seat):
        return {at for at, mark in self.all_marks(seat).items() if mark != "lava"}

    def free(self, seat):
        return {at for at in self.number if at not in self.all_marks(seat) and at not in self.dice[seat]}

    def candidates(self, seat):
        hot = self.volcanoes | {at for at, mark in self.marks[seat].items() if mark == "lava"}
        return {at for at in self.free(seat) if self.number[at] == self.eruption and beside(at) & hot}

    def placeable(self):
        free = self.free(self.turn)
        reach = {at for at in free if beside(at) & self.dice[self.turn]}
        reach = reach or {at for at in free if beside(at) & self.starts(self.turn)}
        return {at for at in reach if self.number[at] in self.pool}

    def legal(self):
        match self.wait:
            case "lava":
                return [f"lava {name(at)}" for at in sorted(self.candidates(self.turn))]
            case "turn":
                return [f"place {name(at)}" for at in sorted(self.placeable())] or ["pass", "reroll"]
            case "return":
                return [f"return {name(at)}" for at in sorted(self.dice[self.turn])]
            case "draw":
                return [f"draw {name(min(self.dice[self.turn]))} {kind}" for kind in KINDS]
        return []

    def make(self, text):
        word, *rest = text.split()
        {
            "=lava": self.erupt,
            "lava": self.mark_lava,
            "=dice": self.roll,
            "place": self.put,
            "pass": self.leave,
            "reroll": self.reroll,
            "return": self.give_back,
            "=ghost": self.ghost,
            "draw": self.draw,
        }[word](*rest)

    def erupt(self, number):
        self.eruption = int(number)
        self.to_mark = [seat for seat in self.order() if self.candidates(seat)]
        self.next_lava()

    def next_lava(self):
        self.turn = self.to_mark.pop(0) if self.to_mark else None
        self.wait = "lava" if self.turn is not None else "roll"
        if self.turn is None:
            self.turn = self.start

    def mark_lava(self, field):
        self.marks[self.turn][place(field)] = "lava"
        self.next_lava()

    def roll(self, *numbers):
        self.pool = [int(number) for number in numbers]
        if self.wait == "roll" or self.placeable():
            self.wait = "turn"
        elif self.dice[self.turn]:
            self.wait = "return"
        else:
            self.failed()

    def reroll(self):
        self.wait = "reroll"

    def put(self, field):
        at = place(field)
        self.dice[self.turn].add(at)
        self.pool.remove(self.number[at])
        if self.seats == 1 and self.pool:
            self.wait = "ghost"
        else:
            self.end_turn()

    def ghost(self, number):
        self.pool.remove(int(number))
        self.end_turn()

    def give_back(self, field):
        self.dice[self.turn].remove(place(field))
        self.pool = sorted([*self.pool, self.number[place(field)]])
        self.failed()

    def failed(self):
        if self.out_on_fail:
            self.leave()
        else:
            self.end_turn()

    def leave(self):
        self.passed.add(self.turn)
        if len(self.passed) == self.seats:
            self.end_pass()
            return
        self.next_player()
        self.last = len(self.passed) == self.seats - 1

    def end_turn(self):
        if self.last or not self.pool:
            self.end_pass()
        else:
            self.next_player()

    def next_player(self):
        later = [(self.turn + step) % self.seats for step in range(1, self.seats + 1)]
        self.turn = next(seat for seat in later if seat not in self.passed)
        self.wait = "turn"

    def end_pass(self):
        if self.volcanic:
            for seat in range(self.seats):
                self.marks[seat].update(dict.fromkeys(self.dice[seat], "x"))
            self.begin_pass()
        else:
            self.next_to_draw()

    def next_to_draw(self):
        drawing = [seat for seat in self.order() if self.dice[seat]]
        if drawing:
            self.turn, self.wait = drawing[0], "draw"
        else:
            self.begin_pass()

    def draw(self, field, piece):
        self.marks[self.turn][place(field)] = piece
        self.dice[self.turn].remove(place(field))
        self.next_to_draw()

    def score(self, seat):
        return self.volcano_score(seat) if self.volcanic else self.railway_score(seat)

    def volcano_score(self, seat):
        crossed = {at for at, mark in self.all_marks(seat).items() if mark == "x"}
        score = {"rows": 0, "columns": 0, "gems": sum(self.value.get(at, 0) for at in crossed)}
        for kind, axis, points in (("rows", 0, self.row_points), ("columns", 1, self.column_points)):
            for index, worth in enumerate(points):
                if all(at in crossed for at in self.number if at[axis] == index):
                    score[kind] += worth
        return score

    def railway_score(self, seat):
        score = {"open": 0, "closed": 0, "longest": 0, "stations": 0}
        lines = sorted(connected(self.all_marks(seat)), key=lambda line: len(line[0]))
        closed = [line for line, is_closed in lines if is_closed]
        score["open"] = sum(len(line) for line, is_closed in lines if not is_closed)
        score["closed"] = sum(2 * len(line) for line in closed[:-1])
        score["longest"] = sum(3 * len(line) for line in closed[-1:])
        score["stations"] = sum(self.value.get(at, 0) for line in closed for at in line)
        return score

    def document(self):
        return {
            "pass": self.number_of_pass,
            "start": self.start + 1,
            "turn": self.turn + 1,
            "pool": self.pool,
            "sheets": [self.sheet_document(seat) for seat in range(self.seats)],
        }

    def sheet_document(self, seat):
        score = self.score(seat)
        return {
            "dice": {name(at): self.number[at] for at in self.dice[seat]},
            "marks": {name(at): mark for at, mark in self.marks[seat].items()},
            "passed": seat in self.passed,
            "score": score,
            "total": sum(score.values()),
        }

    def winners(self):
        def rank(seat):
            lava = list(self.marks[seat].values()).count("lava")
            return sum(self.score(seat).values()), -lava if self.volcanic else self.score(seat)["longest"]

        best = max(map(rank, range(self.seats)))
        return [seat for seat in range(self.seats) if rank(seat) == best]
