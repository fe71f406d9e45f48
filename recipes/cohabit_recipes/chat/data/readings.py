"""Reading passages as people write them (readings.jsonl), and questions about them: a passage in a message, or several as documents."""

import random
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from ...records import HELD_OUT, TRAIN, records
from . import words as _words  # noqa: F401 - used by the descriptions of draws
from .conversation import Conversation
from .draws import MARK, draw
from .formulas import put
from .grounded import Item, about_text, documents_text, other_layout


@dataclass(frozen=True)
class Reading:
    """`text` has {slots}, each drawn anew; an answer is a part of the text. `unanswered` are questions that the text does not answer."""

    topic: str
    text: str
    slots: dict[str, Any]
    questions: list[tuple[str, str]]
    unanswered: list[str]

    def filled(self, rng: random.Random, split: str) -> "Reading":
        values = {name: draw(value, rng, split, {}) for name, value in self.slots.items()}
        questions = [(put(question, values), put(answer, values)) for question, answer in self.questions]
        return replace(self, text=put(self.text, values), questions=questions, unanswered=[put(question, values) for question in self.unanswered])


@cache
def readings(split: str) -> list[Reading]:
    rows = records("readings", HELD_OUT if split == "test" else TRAIN)
    return [Reading(row["topic"], row["text"], row["slots"], list(map(tuple, row["questions"])), row["unanswered"]) for row in rows]


def problems(readings: list[Reading], draws: int = 4) -> list[str]:
    """Returns the errors of hand-written readings: slots that are never filled or used, and answers that the text does not contain."""
    found, rng = set(), random.Random(1)
    for item in readings:
        found |= {f"{item.topic}: unused slot {name}" for name in item.slots if f"{{{name}}}" not in item.text}
        for one in (item.filled(rng, rng.choice(("train", "test"))) for _ in range(draws)):
            said = [one.text, *one.unanswered, *(part for pair in one.questions for part in pair)]
            found |= {f"{item.topic}: no slot for {mark}" for text in said for mark in MARK.findall(text)}
            found |= {f"{item.topic}: {question} => {answer}" for question, answer in one.questions if not answer or answer not in one.text}
    return sorted(found)


def comprehension(rng: random.Random, split: str) -> Conversation:
    drawn = rng.sample(readings(split), rng.choice((1, 1, 2, 3)))
    shown = [reading.filled(rng, split) for reading in drawn]
    documents = [(one.topic if rng.random() < 0.3 else "", one.text) for one in shown]
    as_documents = rng.random() < 0.55
    text = documents_text(documents) if as_documents else shown[0].text if len(shown) == 1 else other_layout(rng, documents)
    items: list[Item] = [(question, answer, answer) for one in shown for question, answer in rng.sample(one.questions, min(len(one.questions), 7))]
    items += [(question, "", "") for one in shown for question in rng.sample(one.unanswered, min(len(one.unanswered), rng.choice((0, 1, 1, 2))))]
    # A question about another passage has no answer here.
    stranger = rng.choice(readings(split))
    if rng.random() < 0.4 and stranger not in drawn:
        items.append((rng.choice(stranger.filled(rng, split).questions)[0], "", ""))
    rng.shuffle(items)
    return about_text(rng, split, text, items[:9], "comprehension", as_documents)
