"""Questions about real passages, made from their own sentences: the answer is removed from a sentence, and the rest of the sentence, or a part
of it, asks for the answer. They teach to find the sentence that a question is about and to copy the right words out of it."""

import random
import re

from ...records import wordings
from .conversation import Conversation
from .grounded import about_text

NAME = r"[A-Z][\w'’-]+(?: (?:of|the|de|van|von|and) [A-Z][\w'’-]+| [A-Z][\w'’-]+)*"
SUBJECT = re.compile(rf"^({NAME}) ((?:[a-z]+ed|was|were|is|are|had|has|became|made|took|led|wrote|won|built|said|found|held|began|went|gave|won|set|could|would) .+)$")
DEFINED = re.compile(r"^(The [a-z][\w -]{3,40}?) (is|was|are|were) (?:called |named |located |found )?([^,;.]{3,60})")
YEAR = re.compile(r"^(.{15,}?),? in ((?:1[0-9]|20)\d\d)\b")
NUMBER = re.compile(r"\b(\d[\d,.]*\d|\d) ([a-z]{3,}(?: [a-z]{3,})?)")
INNER_NAME = re.compile(rf"(?<=[a-z,] )({NAME})")
NOT_NAMES = frozenset(wordings("cloze not names"))


def sentences_of(text: str) -> list[str]:
    return [part.strip() for part in re.split(r"(?<=[.!?])\s+(?=[A-Z\"])", text) if 30 < len(part) < 260]


def shortened(rng: random.Random, words: str, min_words: int = 4, max_words: int = 12) -> str:
    """The first words, so that the question is not the whole sentence again."""
    parts = words.rstrip(".!?").split()
    return " ".join(parts[: rng.randint(min_words, max_words)]).rstrip(",;:")


def window(rng: random.Random, sentence: str, start: int, end: int, mark: str) -> str:
    before, after = sentence[:start].split(), sentence[end:].rstrip(".!?").split()
    left, right = rng.randint(2, 9), rng.randint(0, 7)
    return " ".join([*before[-left:], mark, *after[:right]]).rstrip(",;:").replace(" ,", ",")


def lowered(text: str) -> str:
    first = text.split(" ", 1)[0]
    return text[0].lower() + text[1:] if first in NOT_NAMES else text


def asked_about(rng: random.Random, sentence: str) -> tuple[str, str] | None:
    """A question that the sentence answers, and the answer in its words."""
    found: list[tuple[str, str]] = []
    subject = SUBJECT.match(sentence)
    if subject and subject[1].split()[0] not in NOT_NAMES:
        found += [(f"{rng.choice(('Who', 'Who', 'What', 'Which'))} {shortened(rng, subject[2])}?", subject[1])] * 2
    defined = DEFINED.match(sentence)
    if defined:
        found += [(f"What {defined[2]} {lowered(defined[1])}?", defined[3].strip())] * 2
    year = YEAR.match(sentence)
    if year:
        start = rng.choice(wordings("cloze year"))
        found += [(f"{start} {lowered(shortened(rng, year[1], 5, 14))}?", year[2])] * 2
    for number in NUMBER.finditer(sentence):
        if len(number[1]) != 4:
            found.append((window(rng, sentence, number.start(), number.end(1), "how many").capitalize() + "?", number[1]))
            found.append((f"How many {number[2]} does the text speak of?", number[1]))
    for name in INNER_NAME.finditer(sentence):
        mark = rng.choice(("who", "what", "which one", "___", "..."))
        question = window(rng, sentence, name.start(), name.end(), mark)
        frame = rng.choice(wordings("cloze gap")) if mark in ("___", "...") else "{q}?"
        found.append((frame.replace("{q}", lowered(question)), name[1]))
    # Too few words do not identify the place in the text.
    found = [(question, answer) for question, answer in found if len(question.split()) > 5]
    return rng.choice(found) if found else None


# Characters of the longest passage that is shown.
MAX_CHARACTERS = 1500


def cloze(rng: random.Random, split: str, contexts: list[str]) -> Conversation:
    """A few questions about one or several passages; some belong to a passage that is not shown."""
    text = rng.choice([context for context in rng.choices(contexts, k=6) if len(context) < MAX_CHARACTERS] or [min(rng.choices(contexts, k=30), key=len)])
    sentences = sentences_of(text)
    if rng.random() < 0.5 and len(sentences) > 4:
        start = rng.randrange(len(sentences) - 3)
        sentences = sentences[start : start + rng.randint(3, 8)]
        text = " ".join(sentences)
    items = []
    for sentence in rng.sample(sentences, min(len(sentences), 7)):
        pair = asked_about(rng, sentence)
        if pair:
            items.append((pair[0], pair[1], pair[1]))
    stranger = rng.choice(contexts)
    if rng.random() < 0.5 and stranger != text:
        for sentence in rng.sample(sentences_of(stranger) or [""], 1):
            pair = asked_about(rng, sentence)
            if pair and pair[1] not in text:
                items.insert(rng.randrange(len(items) + 1), (pair[0], "", ""))
    if not items:
        items = [("What does the text say about the moon of Jupiter?", "", "")] if "Jupiter" not in text else [("Which planet is named?", "Jupiter", "Jupiter")]
    return about_text(rng, split, text, items[:8], "cloze")
