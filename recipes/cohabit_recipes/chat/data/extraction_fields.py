"""Fields of the texts that JSON is filled from (extraction-fields.jsonl): what fills their slots, and the names that keys have for them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...records import Wordings, merged
from . import words as w
from .draws import drawing
from .formulas import listed


@dataclass(frozen=True)
class Field:
    """`make(rng, split)` draws (how the text says it, the JSON value). Booleans are written by the template itself."""

    keys: Wordings
    type: str
    make: Callable


def _spoken(chosen: list[str]) -> str:
    return f"{', '.join(chosen[:-1])} and {chosen[-1]}"


def _people(rng, split):
    chosen: list[str] = []
    while len(chosen) < 2 or (len(chosen) < 4 and rng.random() < 0.4):
        name = w.person(rng, split)
        if name not in chosen and "Dr." not in name:
            chosen.append(name)
    return _spoken(chosen), chosen


def _towns(rng, split):
    chosen: list[str] = []
    while len(chosen) < rng.choice((2, 3, 3, 4)):
        name = w.town(rng, split)
        if name not in chosen:
            chosen.append(name)
    return _spoken(chosen), chosen


def _flag(rng, split):
    value = rng.random() < 0.5
    return "", value


def _decimal(low: int, high: int, digits: int) -> Callable:
    """{"decimal": [low, high, digits]}"""

    def draw(rng, split):
        value = rng.randint(low, high) + rng.choice((0.25, 0.75, 0.95, 0.49, 0.15) if digits == 2 else (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9))
        return f"{value:.{digits}f}", round(value, digits)

    return draw


def _several(given: dict[str, Any]) -> Callable:
    """{"several": words or the name of their list, "count": [2, 4]}; "commas": with commas only, as forms and tables write it."""
    options, (low, high) = given["several"], given["count"]
    items = listed(options) if isinstance(options, str) else options

    def draw(rng, split):
        chosen = rng.sample(items, rng.randint(low, high))
        return ", ".join(chosen) if given.get("commas") else _spoken(chosen), chosen

    return draw


def _maker(given: Any) -> Callable:
    """What a field's `value` describes; such as are of no form of their own are written as they are."""
    if isinstance(given, dict):
        if "several" in given:
            return _several(given)
        if "decimal" in given:
            return _decimal(*given["decimal"])
        if "said" in given or "flag" in given:
            return {"people": _people, "towns": _towns}.get(given.get("said", ""), _flag)
    draw = drawing(given)

    def same(rng, split):
        value = draw(rng, split)
        return str(value), value

    return same


FIELDS = {name: Field(row["keys"], row["type"], _maker(row["value"])) for name, row in merged("extraction-fields", "field", "keys").items()}
