"""Reading passages as people write them (readings.jsonl)."""

import random
import string
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from ...records import HELD_OUT, TRAIN, records
from . import words as _words  # noqa: F401 - what the descriptions of draws name
from .draws import drawing


@dataclass(frozen=True)
class Reading:
    """`text` has {slots}, each drawn anew; an answer is a part of the text. `unanswered` are questions that the text does not answer."""

    topic: str
    text: str
    slots: dict[str, Callable]
    questions: list[tuple[str, str]]
    unanswered: list[str]


@cache
def readings(split: str) -> list[Reading]:
    return [
        Reading(row["topic"], row["text"], {name: drawing(value) for name, value in row["slots"].items()}, list(map(tuple, row["questions"])), row["unanswered"])
        for row in records("readings", HELD_OUT if split == "test" else TRAIN)
    ]


def marks(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def problems(readings: list[Reading], draws: int = 4) -> list[str]:
    """What is wrong with hand-written readings: slots that nothing fills or uses, and answers that the text does not hold."""
    found, rng = set(), random.Random(1)
    for item in readings:
        parts = [item.text, *item.unanswered, *(part for pair in item.questions for part in pair)]
        missing = set().union(*map(marks, parts)) - set(item.slots)
        found |= {f"{item.topic}: no slot for {name}" for name in missing}
        found |= {f"{item.topic}: unused slot {name}" for name in set(item.slots) - marks(item.text)}
        for _ in range(0 if missing else draws):
            values = {name: make(rng, rng.choice(("train", "test"))) for name, make in item.slots.items()}
            text = item.text.format_map(values)
            for question, answer in item.questions:
                filled = answer.format_map(values)
                if not filled or filled not in text:
                    found.add(f"{item.topic}: {question} => {filled}")
    return sorted(found)
