"""Values and their words in a text: (value, words), of the arguments of calls and of the fields that JSON is filled with. Most are copied
letter by letter, for a tiny model copies well and converts badly; dates, times, small integers, booleans and currencies sometimes have
another form in the text."""

from functools import cache
from typing import Any

from ...records import records
from . import words as w
from .draws import draw
from .formulas import listed, table

Said = tuple[Any, str]


def said_value(given: Any, rng, split: str) -> Said:
    """A value so described, and its words."""
    match given:
        case {"named": name}:
            return said_value(_shared()[name], rng, split)
        case {"said": kind}:
            return SAID[kind](rng, split)
        case {"integer": [low, high, step]}:  # in digits; one to ten also as words
            value = rng.randrange(low, high + 1, step)
            return value, w.NUMBER_WORDS[value] if 1 <= value <= 10 and rng.random() < 0.35 else str(value)
        case {"money": [low, high]}:  # an amount with a sign or currency word that is not part of the argument; without a sign, any
            value = rng.randint(low, high) if rng.random() < 0.7 else float(f"{rng.randint(low, high)}.{rng.choice((25, 99, 75, 49))}")
            if "sign" in given:
                return value, rng.choice((f"{given['sign']}{value}", f"{value} {given['word']}", f"{value}"))
            return value, rng.choice((f"${value}", f"{value} euros", f"{value} dollars", f"€{value}", f"{value} pounds"))
        case {"decimal": [low, high, digits]}:
            value = rng.randint(low, high) + rng.choice((0.25, 0.75, 0.95, 0.49, 0.15) if digits == 2 else (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9))
            return round(value, digits), f"{value:.{digits}f}"
        case {"flag": _}:  # a boolean that the template itself writes
            return rng.random() < 0.5, ""
        case {"yes": yes, "no": no}:
            value = rng.random() < 0.5
            return value, rng.choice(yes if value else no)
        case {"options": options}:  # an enum with the ways to say each; `whole`: of whole numbers
            value = rng.choice(list(options))
            words = rng.choice(options[value])
            return int(value) if given.get("whole") else value, words
        case {"several": inner, "count": [low, high]}:  # a list of different values
            values: list[Any] = []
            while len(values) < (size := rng.randint(low, high)):
                if (value := said_value(inner, rng, split)[0]) not in values:
                    values.append(value)
            return values[:size], spoken_list([str(value) for value in values[:size]])
        case {"list": name, "count": [low, high]}:  # the same, of a list of words: of those of the split
            pool = listed(name).of(split)
            values = rng.sample(pool, min(len(pool), rng.randint(low, high)))
            return values, spoken_list(values)
        case {"some": options, "count": [low, high]}:  # of some words or of a whole list; `commas`: with commas only, as forms and tables write it
            values = rng.sample(listed(options) if isinstance(options, str) else options, rng.randint(low, high))
            return values, ", ".join(values) if given.get("commas") else spoken_list(values)
    value = draw(given, rng, split, {})
    return value, str(value)


def spoken_list(words: list[str]) -> str:
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]


def _date(rng, split: str) -> Said:
    year, month, day = rng.randint(2024, 2029), rng.randint(1, 12), rng.randint(1, 28)
    iso = f"{year}-{month:02}-{day:02}"
    if rng.random() < 0.75:
        return iso, iso
    name = w.MONTHS[month - 1]
    return iso, rng.choice((f"{name} {day}, {year}", f"{day} {name} {year}"))


def _time(rng, split: str) -> Said:
    hour, minute = rng.randint(6, 22), rng.choice((0, 5, 10, 15, 20, 30, 40, 45, 50))
    written = f"{hour:02}:{minute:02}"
    return written, written if rng.random() < 0.8 or minute else f"{(hour - 1) % 12 + 1} {'am' if hour < 12 else 'pm'}"


def _currency(rng, split: str) -> Said:
    value, names = rng.choice(listed("currencies")), dict(table("currency names"))
    return value, names[value] if value in names and rng.random() < 0.3 else value


def _people(rng, split: str) -> Said:
    chosen: list[str] = []
    while len(chosen) < 2 or (len(chosen) < 4 and rng.random() < 0.4):
        name = w.person(rng, split)
        if name not in chosen and "Dr." not in name:
            chosen.append(name)
    return chosen, spoken_list(chosen)


def _towns(rng, split: str) -> Said:
    chosen: list[str] = []
    while len(chosen) < rng.choice((2, 3, 3, 4)):
        name = w.town(rng, split)
        if name not in chosen:
            chosen.append(name)
    return chosen, spoken_list(chosen)


SAID = {"date": _date, "time": _time, "currency": _currency, "people": _people, "towns": _towns}


@cache
def _shared() -> dict[str, Any]:
    return {record["value"]: record["draw"] for record in records("values")}


def enum_of(given: Any) -> list[Any] | None:
    while isinstance(given, dict) and "named" in given:
        given = _shared()[given["named"]]
    if not isinstance(given, dict) or "options" not in given:
        return None
    return [int(option) for option in given["options"]] if given.get("whole") else list(given["options"])
