"""Formulas of the data: Python expressions over the values that a draw has named, or over the arguments of a call, and FUNCTIONS."""

import json
import re
from collections.abc import Callable
from datetime import date, timedelta
from functools import cache
from typing import Any

from ...records import merged, records, wordings

THINGS: dict[str, list[str]] = {row["things"]: row["items"] for row in records("kinds-of-things")}


def listed(name: str):
    """A list of words."""
    return wordings(f"words {name.removeprefix('own ')}")


@cache
def table(name: str):
    """The rows of a table, those for training first."""
    return merged("tables", "table", "rows")[name]["rows"]


def only_in(name: str, other: str) -> list[str]:
    """Items that only the first list of things has."""
    return [item for item in THINGS[name] if item not in THINGS[other]]


def with_articles(text: str) -> str:
    return re.sub(r"\b([Aa]) (?=[aeiou])", r"\1n ", text)


@cache
def _by_name(file: str) -> dict[Any, dict[str, Any]]:
    return {next(iter(record.values())): record for record in records(file)}


def row(file: str, name: str) -> dict[str, Any] | None:
    """A record by its name, which is its first value."""
    return _by_name(file).get(name)


@cache
def rhymes() -> list[tuple[str, str]]:
    return [(word, other) for row in listed("rhyme groups") for word in row.split() for other in row.split() if word != other]


def put(text: str, values: dict[str, Any]) -> str:
    """The text with values in the place of their {marks}."""
    for mark, value in values.items():
        text = text.replace("{" + mark + "}", str(value))
    return text


def fields(record: dict[str, Any], join: str = "\n") -> str:
    return join.join(f"{name}: {value}" for name, value in record.items())


def options(items: list[str], signs: str, form: tuple[str, str]) -> str:
    """A choice of items, each behind its sign; `form`: the form of a sign and the separator between two items."""
    return form[1].join(f"{form[0].format(sign)} {item}" for sign, item in zip(signs, items))


def short(value: float) -> float | int:
    """At most two places, and none where they are zeros."""
    rounded = round(value, 2)
    return int(rounded) if rounded == int(rounded) else rounded


def converted(value: float, source: str, target: str) -> float | int:
    result = value * row("unit-sizes", source)["size"] / row("unit-sizes", target)["size"]
    return short(result) if abs(result) >= 0.1 else round(result, 6)


FUNCTIONS: dict[str, Any] = {
    "__builtins__": {}, "abs": abs, "bool": bool, "dict": dict, "enumerate": enumerate, "format": format, "int": int, "len": len, "list": list, "map": map, "max": max,
    "min": min, "range": range, "round": round, "sorted": sorted, "str": str, "sum": sum, "all": all,
    "words": listed, "rhymes": rhymes, "with_articles": with_articles, "table": table, "wordings": wordings, "things": THINGS, "only_in": only_in, "put": put, "fields": fields, "options": options, "sub": re.sub,
    "row": row, "short": short, "converted": converted, "calculated": lambda text: eval(text, {"__builtins__": {}}), "day": date.fromisoformat, "timedelta": timedelta,
    "comma": ", ".join, "json": lambda value: json.dumps(value, ensure_ascii=False), "csv": lambda record: ",".join(map(str, record.values())),
    "others": lambda items: [noun for noun in listed("nouns") if noun not in items],
    "article": lambda word: "an" if word[0] in "aeiou" else "a",
}  # fmt: skip


@cache
def formula(text: str) -> Callable[[dict[str, Any]], Any]:
    code = compile(text, text, "eval")
    return lambda values: eval(code, FUNCTIONS | values)
