"""Draws of values as data describes them (draws.jsonl, and the `value` of many other records). A description is

- a text, in which {3..40}, {0..95/5:02}, {red|blue} and {town} stand for what is drawn there, from left to right: a number, one of some words,
  or what has that name: a part of a `let` ({row.1} of a row, {it.name} of a record), a draw, or a list of words. {own foods}: of a list, the words of the split alone.
  After a colon stands how it is written: a key of CHANGES, or a format of numbers;
- a list: all of its descriptions are drawn, one is taken. {"any": [...]}: one of them is drawn;
- {"chance": 0.3, "take": ..., "else": ...}; {"below": [[0.3, ...], [0.8, ...], [1, ...]]}: the first whose number is above the one drawn;
- {"let": {name: ..., ...}, "in": ...}: what is drawn first and may be named in the rest; {"part": name}: it, where a text would make words of it;
- {"train": ..., "test": ...}: by the split; {"row": table}: a row; {"record": {...}}: a description for each key; {"constant": ...}: itself;
- {"formula": "..."}: what follows from what was named (formulas.py). {"choice": "..."}: one of a formula's values; {"sample": "...", "count": 2}: several of
  them; {"each": "..."}: one of each of its lists; {"shuffled": "..."}: all in another order. {"until": "..."} beside a `let`: which is drawn anew until that holds;
- a number or a name of other making: one of OPERATIONS, which say how."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from ...records import records
from .formulas import formula, listed, table

Draw = Callable[..., Any]  # (rng, split) -> value
_Part = Callable[..., Any]  # (rng, split, scope) -> value
MARK = re.compile(r"\{([^{}]*)\}")
RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?:/(\d+))?")
CHANGES: dict[str, Callable[[str], str]] = {
    "capital": str.capitalize, "lower": str.lower, "upper": str.upper, "title": str.title, "first": lambda text: text[:1].upper() + text[1:], "last": lambda text: text.split()[-1],
}  # fmt: skip
# Draws that are programs, and what makes a draw of an operation's arguments (words.py).
PROGRAMS: dict[str, Draw] = {}
OPERATIONS: dict[str, Callable[[dict[str, Any]], Draw]] = {}


def drawing(description: Any) -> Draw:
    """What draws a value so described."""
    part = _compiled(description, frozenset())
    return lambda rng, split="train": part(rng, split, {})


@cache
def named(name: str) -> Draw:
    """A draw, or one of a list of words, by its name. Raises KeyError."""
    if name in PROGRAMS:
        return PROGRAMS[name]
    if name in _draws():
        return drawing(_draws()[name])
    items = listed(name)
    return (lambda rng, split: rng.choice(items.of(split))) if name.startswith("own ") else lambda rng, split="train": rng.choice(items)


@cache
def _draws() -> dict[str, Any]:
    return {record["draw"]: record["value"] for record in records("draws")}


def _compiled(description: Any, scope: frozenset[str]) -> _Part:
    if isinstance(description, str):
        return _text(description, scope)
    if isinstance(description, list):
        if not any(isinstance(option, (dict, list)) or isinstance(option, str) and "{" in option for option in description):
            return lambda rng, split, values: rng.choice(description)
        parts = [_compiled(option, scope) for option in description]
        return lambda rng, split, values: rng.choice([part(rng, split, values) for part in parts])
    if not isinstance(description, dict):
        return lambda rng, split, values: description
    return next((FORMS[key](description, scope) for key in description if key in FORMS), None) or _operation(description)


def _operation(description: dict[str, Any]) -> _Part:
    draw = next(OPERATIONS[key] for key in description if key in OPERATIONS)(description)
    return lambda rng, split, values: draw(rng, split)


def _constant(description: dict[str, Any], scope: frozenset[str]) -> _Part:
    return lambda rng, split, values: description["constant"]


def _any(description: dict[str, Any], scope: frozenset[str]) -> _Part:
    parts = [_compiled(option, scope) for option in description["any"]]
    return lambda rng, split, values: rng.choice(parts)(rng, split, values)


def _below(description: dict[str, Any], scope: frozenset[str]) -> _Part:
    rows = description.get("below") or [[description["chance"], description["take"]], [1, description["else"]]]
    limits = [(limit, _compiled(option, scope)) for limit, option in rows]

    def drawn(rng, split, values):
        number = rng.random()
        return next(part for limit, part in limits if number < limit)(rng, split, values)

    return drawn


def _let(description: dict[str, Any], scope: frozenset[str]) -> _Part:
    lets = []
    for name, value in description["let"].items():
        lets.append((name, _compiled(value, scope)))
        scope |= {name}
    body, done = _compiled(description["in"], scope), formula(description["until"]) if "until" in description else None

    def drawn(rng, split, values):
        values = dict(values)
        while True:
            for name, part in lets:
                values[name] = part(rng, split, values)
            if not done or done(values):
                return body(rng, split, values)

    return drawn


def _part(description: dict[str, Any], scope: frozenset[str]) -> _Part:
    name = description["part"]
    return lambda rng, split, values: values[name]


def _row(description: dict[str, Any], scope: frozenset[str]) -> _Part:
    rows = description["row"]
    if isinstance(rows, list):
        return lambda rng, split, values: rng.choice(rows)
    found = table(rows.removeprefix("own "))
    return (lambda rng, split, values: rng.choice(found.of(split))) if rows.startswith("own ") else lambda rng, split, values: rng.choice(found)


def _split(description: dict[str, Any], scope: frozenset[str]) -> _Part:
    parts = {split: _compiled(description[split], scope) for split in ("train", "test")}
    return lambda rng, split, values: parts[split](rng, split, values)


def _record(description: dict[str, Any], scope: frozenset[str]) -> _Part:
    fields = {key: _compiled(value, scope) for key, value in description["record"].items()}
    return lambda rng, split, values: {key: part(rng, split, values) for key, part in fields.items()}


def _formula(description: dict[str, Any], scope: frozenset[str]) -> _Part:
    found = formula(description["formula"])
    return lambda rng, split, values: found(values)


def _choice(description: dict[str, Any], scope: frozenset[str]) -> _Part:
    found = formula(description["choice"])
    return lambda rng, split, values: rng.choice(found(values))


def _sample(description: dict[str, Any], scope: frozenset[str]) -> _Part:
    found, count = formula(description["sample"]), _compiled(description["count"], scope)
    return lambda rng, split, values: rng.sample(found(values), count(rng, split, values))


def _each(description: dict[str, Any], scope: frozenset[str]) -> _Part:
    found = formula(description["each"])
    return lambda rng, split, values: [rng.choice(items) for items in found(values)]


def _shuffled(description: dict[str, Any], scope: frozenset[str]) -> _Part:
    found = formula(description["shuffled"])

    def drawn(rng, split, values):
        items = list(found(values))
        rng.shuffle(items)
        return items

    return drawn


def _number(description: dict[str, Any], scope: frozenset[str]) -> _Part:
    """{"from": 2, "to": 9, "step": 1}: a whole number; its ends may be formulas. Where several ends are given, one of them is drawn first."""
    low, end, step = (description.get(key, 1) for key in ("from", "to", "step"))
    if isinstance(end, list):
        return lambda rng, split, values: rng.randint(low, rng.choice(end))
    first, last = (formula(given) if isinstance(given, str) else lambda values, given=given: given for given in (low, end))
    return lambda rng, split, values: rng.randrange(first(values), last(values) + 1, step)


FORMS = {
    "formula": _formula, "choice": _choice, "sample": _sample, "each": _each, "shuffled": _shuffled, "from": _number,
    "constant": _constant, "any": _any, "chance": _below, "below": _below, "let": _let, "part": _part, "row": _row, "record": _record, "train": _split,
}  # fmt: skip


def _text(text: str, scope: frozenset[str]) -> _Part:
    first, *rest = MARK.split(text)
    marks = [(_mark(mark, scope), after) for mark, after in zip(rest[::2], rest[1::2], strict=True)]
    if not marks:
        return lambda rng, split, values: text
    return lambda rng, split, values: first + "".join(f"{mark(rng, split, values)}{after}" for mark, after in marks)


def _mark(mark: str, scope: frozenset[str]) -> _Part:
    if "|" in mark:
        options = mark.split("|")
        return lambda rng, split, values: rng.choice(options)
    name, _, form = mark.partition(":")
    part = _drawn_mark(name, scope)
    if form in CHANGES:
        change = CHANGES[form]
        return lambda rng, split, values: change(str(part(rng, split, values)))
    return (lambda rng, split, values: format(part(rng, split, values), form)) if form else part


def _drawn_mark(name: str, scope: frozenset[str]) -> _Part:
    if found := RANGE.fullmatch(name):
        low, end, step = int(found[1]), int(found[2]) + 1, int(found[3] or 1)
        return lambda rng, split, values: rng.randrange(low, end, step)
    whole, _, column = name.partition(".")
    if whole in scope:
        key = int(column) if column.isdigit() else column
        return (lambda rng, split, values: values[whole][key]) if column else lambda rng, split, values: values[name]
    draw = named(name)
    return lambda rng, split, values: draw(rng, split)
