"""Draws of values as data describes them (draws.jsonl, and the `value` of many other records). A description is

- a text with marks such as {3..40}, {0..95/5:02}, {red|blue} and {town}, which are replaced from left to right by a number, a word of several,
  or the value of a name: a part of a `let` ({row.1} of a row, {it.name} of a record), a draw, or a word of a list. {own foods} takes only the split's words of a list.
  A colon begins the form of the value: a key of CHANGES, or a format of numbers;
- a list: all of its descriptions are drawn, one is taken. {"any": [...]}: only the chosen one is drawn;
- {"chance": 0.3, "take": ..., "else": ...}; {"below": [[0.3, ...], [0.8, ...], [1, ...]]}: the first with a number above the drawn one;
- {"let": {name: ..., ...}, "in": ...}: draws values first that the rest may name, repeatedly `until` a formula holds; {"part": name}: such a value itself, not as text;
- {"train": ..., "test": ...}: a description for each split; {"row": table}: a row; {"record": {...}}: a description for each key; {"constant": ...}: itself;
- {"formula": "..."}: the value of a formula over the names (formulas.py). {"choice": "..."}: a value of a formula's list; {"sample": "...", "count": 2}: several of
  them; {"each": "..."}: a value of each of its lists; {"shuffled": "..."}: all in another order;
- {"from": 2, "to": 9, "step": 1}: a whole number; its ends may be formulas. If several ends are given, one is drawn first;
- {"uniform": [low, high, places]}: a number with a fraction; {"about": [low, high, places]}: about half of the time with one;
- {"round": [low, high, step], "unit": ...}: a large number, mostly a round one, with a comma where there are four digits or more; {"tenths": [low, high], "unit": ...};
- {"draw": name}; {"words": ["animals", "objects"], "start": "consonant"}: a word of the lists, here only of words that "a" may precede;
- a number, or a description with a key of OPERATIONS."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from ...records import records
from .formulas import formula, listed, table

Draw = Callable[..., Any]  # (rng, split) -> value
MARK = re.compile(r"\{([^{}]*)\}")
RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?:/(\d+))?")
CHANGES: dict[str, Callable[[str], str]] = {
    "capital": str.capitalize, "lower": str.lower, "upper": str.upper, "title": str.title, "first": lambda text: text[:1].upper() + text[1:], "last": lambda text: text.split()[-1],
}  # fmt: skip
# Draws that are programs, by their names, and descriptions with a key that a program reads: from (rng, split, description).
PROGRAMS: dict[str, Draw] = {}
OPERATIONS: dict[str, Draw] = {}


def drawing(description: Any) -> Draw:
    """Returns a function that draws a value by its description."""
    return lambda rng, split="train": draw(description, rng, split, {})


@cache
def named(name: str) -> Draw:
    """Returns a draw, or the draw of a word of a list, by its name. Raises KeyError."""
    if name in PROGRAMS:
        return PROGRAMS[name]
    if name in _draws():
        return drawing(_draws()[name])
    items = listed(name)
    return (lambda rng, split: rng.choice(items.of(split))) if name.startswith("own ") else lambda rng, split="train": rng.choice(items)


@cache
def _draws() -> dict[str, Any]:
    return {record["draw"]: record["value"] for record in records("draws")}


def draw(given: Any, rng, split: str, values: dict[str, Any]) -> Any:
    """Draws a value; `values` are the values that names refer to."""

    def found(description: Any) -> Any:
        return draw(description, rng, split, values)

    match given:
        case str():
            first, *rest = _parts(given)
            return first + "".join(f"{_marked(mark, rng, split, values)}{after}" for mark, after in rest)
        case list():
            return rng.choice([found(option) for option in given])
        case {"let": lets, "in": body}:
            inner = _named(lets, rng, split, values)
            while "until" in given and not formula(given["until"])(inner):
                inner = _named(lets, rng, split, values)
            return draw(body, rng, split, inner)
        case {"record": parts}:
            return {key: found(part) for key, part in parts.items()}
        case {"formula": text}:
            return formula(text)(values)
        case {"any": options}:
            return found(rng.choice(options))
        case {"chance": chance, "take": take, "else": other}:
            return found(take if rng.random() < chance else other)
        case {"below": rows}:
            number = rng.random()
            return found(next(option for limit, option in rows if number < limit))
        case {"part": name}:
            return values[name]
        case {"constant": value}:
            return value
        case {"row": str(name)}:
            rows = table(name.removeprefix("own "))
            return rng.choice(rows.of(split) if name.startswith("own ") else rows)
        case {"row": rows}:
            return rng.choice(rows)
        case {"train": _, "test": _}:
            return found(given[split])
        case {"choice": text}:
            return rng.choice(formula(text)(values))
        case {"sample": text, "count": count}:
            return rng.sample(formula(text)(values), found(count))
        case {"each": text}:
            return [rng.choice(items) for items in formula(text)(values)]
        case {"shuffled": text}:
            items = list(formula(text)(values))
            rng.shuffle(items)
            return items
        case {"from": low, "to": list(ends)}:
            return rng.randint(low, rng.choice(ends))
        case {"from": low, "to": end}:
            low, end = (formula(number)(values) if isinstance(number, str) else number for number in (low, end))
            return rng.randrange(low, end + 1, given.get("step", 1))
        case {"uniform": [low, high, places]}:
            return round(rng.uniform(low, high), places)
        case {"about": [low, high, places]}:
            return round(rng.uniform(low, high), places) if rng.random() < 0.5 else rng.randint(int(low) + 1, int(high))
        case {"round": [low, high, step], "unit": unit}:
            return f"{max(low, rng.randint(low, high) // step * step):,} {unit}".strip()
        case {"tenths": [low, high], "unit": unit}:
            return f"{rng.randint(low, high) / 10} {unit}".strip()
        case {"draw": name}:
            return named(name)(rng, split)
        case {"words": names}:
            return rng.choice([word for name in names for word in listed(name) if "start" not in given or word[0] not in "aeiou"])
        case dict():
            return next(OPERATIONS[key] for key in given if key in OPERATIONS)(rng, split, given)
    return given


def _named(lets: dict[str, Any], rng, split: str, values: dict[str, Any]) -> dict[str, Any]:
    inner = dict(values)
    for name, value in lets.items():
        inner[name] = draw(value, rng, split, inner)
    return inner


@cache
def _parts(text: str) -> list:
    """The text before the first mark, then each mark with the text after it."""
    first, *rest = MARK.split(text)
    return [first, *zip(rest[::2], rest[1::2], strict=True)]


def _marked(mark: str, rng, split: str, values: dict[str, Any]) -> Any:
    if "|" in mark:
        return rng.choice(mark.split("|"))
    name, _, form = mark.partition(":")
    whole, _, column = name.partition(".")
    if whole in values:
        value = values[whole][int(column) if column.isdigit() else column] if column else values[whole]
    elif found := RANGE.fullmatch(name):
        value = rng.randrange(int(found[1]), int(found[2]) + 1, int(found[3] or 1))
    else:
        value = named(name)(rng, split)
    return CHANGES[form](str(value)) if form in CHANGES else format(value, form) if form else value
