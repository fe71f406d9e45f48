"""Questions about reading passages: one passage in a message, or several as documents."""

import random
from dataclasses import dataclass

from .conversation import Conversation
from .grounded import Item, about_text, documents_text, other_layout
from .readings import Reading, readings


@dataclass
class Filled:
    """A passage with its names and numbers, and what is asked about it."""

    topic: str
    text: str
    questions: list[tuple[str, str]]
    unanswered: list[str]


def filled(rng: random.Random, split: str, reading: Reading) -> Filled:
    values = {name: str(make(rng, split)) for name, make in reading.slots.items()}

    def put(text: str) -> str:
        for name, value in values.items():
            text = text.replace("{" + name + "}", value)
        return text

    return Filled(reading.topic, put(reading.text), [(put(question), put(answer)) for question, answer in reading.questions], list(map(put, reading.unanswered)))


def comprehension(rng: random.Random, split: str) -> Conversation:
    drawn = rng.sample(readings(split), rng.choice((1, 1, 2, 3)))
    shown = [filled(rng, split, reading) for reading in drawn]
    documents = [(one.topic if rng.random() < 0.3 else "", one.text) for one in shown]
    as_documents = rng.random() < 0.55
    text = documents_text(documents) if as_documents else shown[0].text if len(shown) == 1 else other_layout(rng, documents)
    items: list[Item] = [(question, answer, answer) for one in shown for question, answer in rng.sample(one.questions, min(len(one.questions), 7))]
    items += [(question, "", "") for one in shown for question in rng.sample(one.unanswered, min(len(one.unanswered), rng.choice((0, 1, 1, 2))))]
    # A question about another passage has no answer here.
    stranger = rng.choice(readings(split))
    if rng.random() < 0.4 and stranger not in drawn:
        items.append((rng.choice(filled(rng, split, stranger).questions)[0], "", ""))
    rng.shuffle(items)
    return about_text(rng, split, text, items[:9], "comprehension", as_documents)
