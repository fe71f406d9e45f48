"""The mix of conversations in a training step."""

import random
from collections.abc import Callable

from ...records import records, wordings
from . import corpora as real
from .calls import calling, service_calling
from .choice import backward, choosing
from .cloze import cloze
from .readings import comprehension
from .conversation import THINK, Conversation, Stream
from .deeds import deeds
from .directions import direction
from .extraction import extraction
from .general import fact_sheet, knowledge_pair
from .grounded import GIVEN, echo, grounded, lookup, repeat
from .lexicon import labels, thesaurus
from .persona import SELF, SMALL_TALK, pair, unknown_pair
from .roles import roles
from .stories import explanation, story
from .summary import summary
from .system_rules import system_rules
from .thinking import plan_for

SYSTEM = wordings("mix system")


def _instruction(rng, split: str) -> tuple[str, str]:
    (_, request), (_, reply) = direction(rng, split).messages
    return request, reply


TOPICS: dict[str, Callable[[random.Random, str], tuple[str, str]]] = {
    "self": lambda rng, split: pair(rng, split, SELF), "talk": lambda rng, split: pair(rng, split, SMALL_TALK),
    "knowledge": knowledge_pair, "unknown": unknown_pair, "instruction": _instruction,
}  # fmt: skip


def chat(rng, split: str) -> Conversation:
    """A few turns of small talk, questions about the model, everyday facts, instructions, and things it cannot know."""
    messages: list[tuple[str, str]] = []
    if rng.random() < 0.15:
        messages.append(("system", rng.choice(SYSTEM)))
    for _ in range(rng.choice((1, 1, 2, 3, 4, 5))):
        topic = rng.choices(tuple(TOPICS), (3, 3, 3, 2, 2))[0]
        question, reply = TOPICS[topic](rng, split)
        if topic not in ("talk", "instruction"):
            question = varied(rng, split, question)
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


def quiz(rng: random.Random, split: str) -> Conversation:
    """Several questions about everyday facts."""
    messages: list[tuple[str, str]] = []
    for _ in range(rng.randint(2, 7)):
        question, reply = knowledge_pair(rng, split)
        messages += [("user", varied(rng, split, question)), ("assistant", reply)]
    return Conversation(messages, 0.1, "knowledge")


def varied(rng: random.Random, split: str, question: str) -> str:
    """How people write: without capitals, without the mark at the end, with a word before."""
    if split != "train":
        return question
    if rng.random() < 0.12:
        question = question.lower()
    if rng.random() < 0.1:
        question = question.rstrip("?.!")
    if rng.random() < 0.07:
        question = f"{rng.choice(wordings('mix openings'))} {question}"
    return question


def thoughtful(rng: random.Random, split: str) -> Conversation:
    """A conversation in which every reply begins with a short plan."""
    draws = rng.random()
    if draws < 0.5:
        about = grounded(rng, split, rng.choice((1, 1, 2)))
    elif draws < 0.75:
        about = chat(rng, split)
    elif draws < 0.9:
        about = quiz(rng, split)
    else:
        about = direction(rng, split)
    messages, subjects = [], iter(about.subjects)
    for role, content in about.messages:
        if role == "assistant" and content not in GIVEN:
            # Small talk and facts have no separate subjects: their plans name none.
            plan = plan_for(about.kind, rng, split, **next(subjects, {}))
            content = f"{THINK}{plan}\n</think>\n\n{content}"
        messages.append((role, content))
    return Conversation(messages, about.context_weight, "thoughtful")


def directions(rng: random.Random, split: str) -> Conversation:
    """Several instructions, each with its reply."""
    messages = [message for _ in range(rng.choice((1, 3, 4, 5))) for message in direction(rng, split).messages]
    return Conversation(messages, 0.1, "direction")


_WITHOUT_CORPORA = {
    "deeds": deeds, "echo": echo, "lookup": lookup, "repeat": repeat, "chat": chat, "story": story, "explanation": explanation, "knowledge": quiz,
    "thoughtful": thoughtful, "extraction": extraction, "summary": summary, "system": system_rules, "direction": directions, "comprehension": comprehension,
}  # fmt: skip
# Each from (rng, corpora, split).
GENERATORS: dict[str, Callable[[random.Random, real.Corpora, str], Conversation | Stream | str]] = {
    **{kind: lambda rng, corpora, split, make=make: make(rng, split) for kind, make in _WITHOUT_CORPORA.items()},
    "grounded-1": lambda rng, corpora, split: grounded(rng, split, 1),
    "grounded-2": lambda rng, corpora, split: grounded(rng, split, 2),
    "grounded-3": lambda rng, corpora, split: grounded(rng, split, 3),
    "mixed": lambda rng, corpora, split: mixed(rng, split, rng.choice((1, 2, 2))),
    "sheet": lambda rng, corpora, split: fact_sheet(rng, rng.randint(120, 300)),
    "tool": lambda rng, corpora, split: calling(rng, split, 5),
    "service-call": lambda rng, corpora, split: service_calling(rng, corpora.service_calls, corpora.services, 3),
    "choice": lambda rng, corpora, split: choosing(rng, split, corpora.lexicon),
    "backward": lambda rng, corpora, split: backward(rng, split, corpora.lexicon),
    "labels": lambda rng, corpora, split: labels(rng, corpora.lexicon),
    "thesaurus": lambda rng, corpora, split: thesaurus(rng, corpora.lexicon),
    "roles": lambda rng, corpora, split: roles(rng, corpora.lexicon),
    "cloze": lambda rng, corpora, split: cloze(rng, split, corpora.contexts),
    "prose": lambda rng, corpora, split: real.prose(rng, corpora),
    "passage": lambda rng, corpora, split: real.passage(rng, split, corpora),
    "dialogue": lambda rng, corpora, split: real.dialogue(rng, split, corpora),
    "command": lambda rng, corpora, split: real.command(rng, split, corpora),
}


def draw(rng: random.Random, corpora: real.Corpora, split: str = "train") -> Conversation | Stream | str:
    """Draws a conversation, or a piece of other text. mix.jsonl: the share of a kind's tokens in all tokens, and the usual length of a draw in
    tokens.
    """
    kinds = records("mix")
    kind = rng.choices(kinds, [row["share"] / row["tokens"] for row in kinds])[0]["kind"]
    return GENERATORS[kind](rng, corpora, split)
