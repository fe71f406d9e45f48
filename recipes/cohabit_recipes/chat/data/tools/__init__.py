"""Tools that a model may be offered: tools.jsonl, with those that are kept for the test split in a file of their own."""

from functools import cache
from typing import Any

from ....records import HELD_OUT, TRAIN, Wordings, records
from ..draws import drawing
from ..formulas import formula
from .tool import Parameter, Tool
from .values import enum_of, valued

__all__ = ["TOOLS", "Parameter", "Tool", "alike", "tools_of"]


def _parameter(row: dict[str, Any]) -> Parameter:
    value = row["value"]
    return Parameter(row["name"], row["type"], row["description"], valued(value), not row.get("optional", False), enum_of(value), row.get("items", "string"))


def _result(described: dict[str, Any]):
    """What makes the JSON object that the tool returns, from (rng, arguments): drawn values, and such as follow from the arguments."""
    parts = {key: _computed(value) if isinstance(value, dict) and "formula" in value else _drawn(value) for key, value in described.items()}
    return lambda rng, arguments: {key: part(rng, arguments) for key, part in parts.items()}


def _drawn(description: Any):
    draw = drawing(description)
    return lambda rng, arguments: draw(rng, "train")


def _computed(value: dict[str, Any]):
    """{"formula": "...", "without": {...}}: over the arguments, or what stands in for those that may be left out; `given` has all, `pick` takes one of several."""
    found, missing = formula(value["formula"]), value.get("without", {})
    return lambda rng, arguments: found({**missing, **arguments, "given": arguments, "pick": rng.choice})


def _tool(row: dict[str, Any], train: list[str], held_out: list[str]) -> Tool:
    return Tool(row["tool"], row["description"], list(map(_parameter, row["parameters"])), Wordings(train, held_out), _result(row["result"]), row["answers"])


@cache
def tools_of(split: str) -> list[Tool]:
    if split == "test":
        return [_tool(row, row["spare_requests"], row["requests"]) for row in records("tools", HELD_OUT)]
    unseen = {row["tool"]: row["requests"] for row in records("tool-requests", HELD_OUT)}
    return [_tool(row, row["requests"], unseen[row["tool"]]) for row in records("tools", TRAIN)]


TOOLS = [*tools_of("train"), *tools_of("test")]

_ALIKE: dict[str, set[str]] = {}
for _row in records("alike-tools"):
    for _name in _row["tools"]:
        _ALIKE.setdefault(_name, set()).update(_row["tools"])


def alike(first: str, second: str) -> bool:
    """Whether a request for the one tool might be answered by the other. A tool is alike itself."""
    return first == second or second in _ALIKE.get(first, ())
