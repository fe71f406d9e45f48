"""What the arguments of calls are drawn from: (argument, words), the JSON value of the call and how a user says it. Most are copied letter
by letter, for a tiny model copies well and converts badly; dates, times, small integers, booleans and currencies are now and then said another way."""

from collections.abc import Callable
from functools import cache
from typing import Any

from ....records import records
from .. import words as w
from ..draws import drawing
from ..formulas import listed, table

CURRENCIES, CURRENCY_NAMES = listed("currencies"), dict(table("currency names"))


def _date(rng, split):
    year, month, day = rng.randint(2024, 2029), rng.randint(1, 12), rng.randint(1, 28)
    iso = f"{year}-{month:02}-{day:02}"
    if rng.random() < 0.75:
        return iso, iso
    name = w.MONTHS[month - 1]
    return iso, rng.choice((f"{name} {day}, {year}", f"{day} {name} {year}"))


def _time(rng, split):
    hour, minute = rng.randint(6, 22), rng.choice((0, 5, 10, 15, 20, 30, 40, 45, 50))
    written = f"{hour:02}:{minute:02}"
    if rng.random() < 0.8 or minute:
        return written, written
    return written, f"{(hour - 1) % 12 + 1} {'am' if hour < 12 else 'pm'}"


def _currency(rng, split):
    value = rng.choice(CURRENCIES)
    return value, CURRENCY_NAMES[value] if value in CURRENCY_NAMES and rng.random() < 0.3 else value


def _integer(given: dict) -> Callable:
    """{"integer": [low, high, step]}: whole numbers in digits; one to ten also as words."""
    low, high, step = given["integer"]

    def draw(rng, split):
        value = rng.randrange(low, high + 1, step)
        return value, w.NUMBER_WORDS[value] if 1 <= value <= 10 and rng.random() < 0.35 else str(value)

    return draw


def _money(given: dict) -> Callable:
    """{"money": [low, high], "sign": "$", "word": "dollars"}: an amount whose sign or currency word is not part of the argument; without a sign, any."""
    low, high = given["money"]

    def draw(rng, split):
        value = rng.randint(low, high) if rng.random() < 0.7 else float(f"{rng.randint(low, high)}.{rng.choice((25, 99, 75, 49))}")
        if "sign" in given:
            return value, rng.choice((f"{given['sign']}{value}", f"{value} {given['word']}", f"{value}"))
        return value, rng.choice((f"${value}", f"{value} euros", f"{value} dollars", f"€{value}", f"{value} pounds"))

    return draw


def _flag(given: dict) -> Callable:
    """{"yes": [...], "no": [...]}: a boolean said in words."""

    def draw(rng, split):
        value = rng.random() < 0.5
        return value, rng.choice(given["yes" if value else "no"])

    return draw


def _options(given: dict) -> Callable:
    """{"options": {value: [ways to say it]}}: an enum; "whole": of whole numbers."""
    options = list(given["options"])

    def draw(rng, split):
        value = rng.choice(options)
        said = rng.choice(given["options"][value])
        return int(value) if given.get("whole") else value, said

    return draw


def spoken_list(words: list[str]) -> str:
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]


def _several(given: dict) -> Callable:
    """{"several": values, "count": [2, 3]}: a list of different values: "milk, eggs and bread"."""
    inner, (least, most) = valued(given["several"]), given["count"]

    def draw(rng, split):
        values: list[Any] = []
        while len(values) < (size := rng.randint(least, most)):
            value = inner(rng, split)[0]
            if value not in values:
                values.append(value)
        values = values[:size]
        return values, spoken_list([str(value) for value in values])

    return draw


def _list(given: dict) -> Callable:
    """{"list": words, "count": [2, 3]}: the same, of a list of words."""
    items, (least, most) = listed(given["list"]), given["count"]

    def draw(rng, split):
        pool = items.of(split)
        values = rng.sample(pool, min(len(pool), rng.randint(least, most)))
        return values, spoken_list(values)

    return draw


SAID = {"date": _date, "time": _time, "currency": _currency}
MAKERS: dict[str, Callable[[dict], Callable]] = {
    "integer": _integer, "money": _money, "yes": _flag, "options": _options, "several": _several, "list": _list,
    "named": lambda given: _named(given["named"]), "said": lambda given: SAID[given["said"]],
}  # fmt: skip


@cache
def _shared() -> dict[str, Any]:
    return {record["value"]: record["draw"] for record in records("values")}


@cache
def _named(name: str) -> Callable:
    return valued(_shared()[name])


def valued(given: Any) -> Callable:
    """What draws (argument, words) of the values so described; such as are no key of MAKERS are said just as they are written in the call."""
    make = next((MAKERS[key] for key in given if key in MAKERS), None) if isinstance(given, dict) else None
    if make:
        return make(given)
    draw = drawing(given)

    def same(rng, split):
        value = draw(rng, split)
        return value, str(value)

    return same


def enum_of(given: Any) -> list[Any] | None:
    while isinstance(given, dict) and "named" in given:
        given = _shared()[given["named"]]
    if not isinstance(given, dict) or "options" not in given:
        return None
    return [int(option) for option in given["options"]] if given.get("whole") else list(given["options"])
