"""Tools that a model may be offered: tools.jsonl, with a separate file for the tools of the test split."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any

from ...records import HELD_OUT, TRAIN, Wordings, records
from .draws import draw
from .formulas import formula
from .values import enum_of, said_value


@dataclass(frozen=True)
class Parameter:
    """`values(rng, split)` draws (argument, words): the JSON value that the call must contain, and the user's words for it ("2025-03-04" and
    "2025-03-04", or True and "with breakfast")."""

    name: str
    type: str  # JSON Schema type: string, integer, number, boolean, array
    description: str
    values: Callable
    required: bool = True
    enum: list[Any] | None = None
    items: str = "string"  # JSON Schema type of an array's items


@dataclass(frozen=True)
class Tool:
    """`requests` are messages of users, with {parameter} in place of the words for a value; a request need not name optional parameters, but
    must name the required ones. `result(rng, arguments)` makes a JSON object such as the tool returns; `answers` are replies that use it,
    with {argument} and {result key} marks, the first being the wording of replies."""

    name: str
    description: str
    parameters: list[Parameter]
    requests: list[str]
    result: Callable
    answers: list[str] = field(default_factory=list)


def _parameter(row: dict[str, Any]) -> Parameter:
    value = row["value"]
    return Parameter(row["name"], row["type"], row["description"], partial(said_value, value), not row.get("optional", False), enum_of(value), row.get("items", "string"))


def _returned(value: Any, rng, arguments: dict[str, Any]) -> Any:
    """A draw, or {"formula": "...", "without": {...}}: over the arguments, or defaults for optional ones; `given` has all, `pick` takes one of
    several."""
    if isinstance(value, dict) and "formula" in value:
        return formula(value["formula"])({**value.get("without", {}), **arguments, "given": arguments, "pick": rng.choice})
    return draw(value, rng, "train", {})


def _tool(row: dict[str, Any], train: list[str], held_out: list[str]) -> Tool:
    def result(rng, arguments: dict[str, Any]) -> dict[str, Any]:
        return {key: _returned(value, rng, arguments) for key, value in row["result"].items()}

    return Tool(row["tool"], row["description"], list(map(_parameter, row["parameters"])), Wordings(train, held_out), result, row["answers"])


@cache
def tools_of(split: str) -> list[Tool]:
    if split == "test":
        return [_tool(row, row["spare_requests"], row["requests"]) for row in records("tools", HELD_OUT)]
    unseen = {row["tool"]: row["requests"] for row in records("tool-requests", HELD_OUT)}
    return [_tool(row, row["requests"], unseen[row["tool"]]) for row in records("tools", TRAIN)]


_ALIKE: dict[str, set[str]] = {}
for _row in records("alike-tools"):
    for _name in _row["tools"]:
        _ALIKE.setdefault(_name, set()).update(_row["tools"])


def alike(first: str, second: str) -> bool:
    """Whether a request for the one tool might be answered by the other. A tool is alike itself."""
    return first == second or second in _ALIKE.get(first, ())
