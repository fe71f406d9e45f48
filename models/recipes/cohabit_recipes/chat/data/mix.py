"""Which conversations a training step sees, and the curriculum: look-up and copying first, then longer texts."""

import random

from . import corpora as real
from . import words as w
from .conversation import Conversation, Stream
from .deeds import deeds
from .everyday import everyday_pair
from .grounded import echo, grounded, lookup, repeat
from .instructions import instruction_pair
from .persona import SELF, SMALL_TALK, pair, unknown_pair
from .stories import explanation, story

SYSTEM = ["You are a helpful assistant.", "You are starter-chat.", "Be kind and brief.", "You are a small assistant that runs in a browser."]


def chat(rng, split: str) -> Conversation:
    """A few turns of small talk, questions about the model, everyday facts, instructions, and things it cannot know."""
    messages: list[tuple[str, str]] = []
    if rng.random() < 0.15:
        messages.append(("system", rng.choice(SYSTEM)))
    for _ in range(rng.choice((1, 1, 2, 3, 4, 5))):
        topic = rng.choices(("self", "talk", "everyday", "unknown", "instruction"), (3, 3, 3, 2, 2.5))[0]
        if topic == "self":
            question, reply = pair(rng, split, SELF)
        elif topic == "talk":
            question, reply = pair(rng, split, SMALL_TALK)
        elif topic == "everyday":
            question, reply = everyday_pair(rng, split)
        elif topic == "unknown":
            question, reply = unknown_pair(rng, split)
        else:
            question, reply = instruction_pair(rng, split)
        if split == "train" and rng.random() < 0.15:
            question = question.lower()
        if split == "train" and rng.random() < 0.1:
            question = question.rstrip("?.!")
        if topic != "talk" and rng.random() < 0.07:
            question = f"{rng.choice(('Please', 'Hello.', 'Hi!', 'OK.', 'Well,', 'Now:'))} {question}"
        messages += [("user", question), ("assistant", reply)]
    return Conversation(messages, 0.1, "chat")


def mixed(rng, split: str, level: int) -> Conversation:
    """A grounded conversation with small talk before or after it."""
    about, talk = grounded(rng, split, level), chat(rng, split)
    talk_turns = [message for message in talk.messages if message[0] != "system"][:4]
    if about.messages[0][0] == "system":
        messages = [about.messages[0], *talk_turns, *about.messages[1:]]
    elif rng.random() < 0.5:
        messages = [*talk_turns, *about.messages]
    else:
        messages = [*about.messages, *talk_turns]
    return Conversation(messages, 0.1, about.kind)


# Training step from which a stage counts: the weight of every generator.
STAGES = [
    (0, {"echo": 40, "lookup": 25, "repeat": 10, "grounded-1": 15, "chat": 10}),
    (800, {"echo": 12, "lookup": 18, "repeat": 6, "grounded-1": 42, "grounded-2": 8, "chat": 14}),
    (1050, {"echo": 4, "lookup": 8, "repeat": 4, "grounded-1": 34, "grounded-2": 24, "mixed": 2, "chat": 18, "story": 2, "explanation": 1, "prose": 2, "passage": 1, "dialogue": 1.5, "command": 0.5}),
    (1400, {"echo": 5, "lookup": 6, "repeat": 6, "grounded-1": 24, "grounded-2": 28, "grounded-3": 7, "mixed": 3, "chat": 22, "story": 2, "explanation": 1.5, "prose": 2, "passage": 1.5, "dialogue": 2, "command": 0.7}),
    (1900, {"echo": 1, "lookup": 3, "repeat": 3, "deeds": 22, "grounded-1": 24, "grounded-2": 22, "grounded-3": 4, "mixed": 3, "chat": 22, "story": 2, "explanation": 1.5, "prose": 1.5, "passage": 2, "dialogue": 2, "command": 0.7}),
]  # fmt: skip
# Row lengths a step may use, with their weights in each stage.
LENGTHS = [
    (0, {256: 1.0}),
    (1050, {256: 0.7, 512: 0.3}),
    (1400, {256: 0.6, 512: 0.4}),
    (1900, {256: 0.55, 512: 0.4, 1024: 0.05}),
]


def stage(table: list[tuple[int, dict]], step: int) -> dict:
    return [value for start, value in table if start <= step][-1]


def row_length(rng, step: int) -> int:
    weights = stage(LENGTHS, step)
    return rng.choices(list(weights), list(weights.values()))[0]


def draw(rng: random.Random, step: int, corpora: real.Corpora, split: str = "train") -> Conversation | Stream | str:
    """One conversation, or a piece of other text, for a training step."""
    weights = stage(STAGES, step)
    kind = rng.choices(list(weights), list(weights.values()))[0]
    if kind.startswith("grounded-"):
        return grounded(rng, split, int(kind[-1]))
    if kind == "mixed":
        return mixed(rng, split, rng.choice((1, 2, 2)))
    if kind == "prose":
        return real.prose(rng, corpora)
    if kind in ("passage", "dialogue", "command"):
        return getattr(real, kind)(rng, split, corpora)
    return {"deeds": deeds, "echo": echo, "lookup": lookup, "repeat": repeat, "chat": chat, "story": story, "explanation": explanation}[kind](rng, split)


def tokenizer_texts(corpora: real.Corpora, seed: int, conversations: int = 20000):
    """The text that the tokenizer is trained on: the late training mix and all the prose."""
    rng = random.Random(seed)
    for _ in range(conversations):
        drawn = draw(rng, 10**6, corpora)
        if isinstance(drawn, str):
            yield drawn
        elif isinstance(drawn, Conversation):
            yield from (content for _, content in drawn.messages)
    yield from corpora.prose
    for text, _ in corpora.passages:
        yield text
    for names in (w.FIRST_NAMES, w.LAST_NAMES):
        yield " ".join(names)
