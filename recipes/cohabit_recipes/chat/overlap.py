"""Whether evaluation text is in the training text: word n-grams of the cases, looked for in many draws of the training mix."""

import random
import re
from collections import defaultdict
from dataclasses import dataclass

from .cases import Case
from .data.conversation import Conversation, Stream
from .data.corpora import Corpora
from .data.mix import draw

# Long enough that a shared one is a shared sentence, not a shared turn of phrase.
LENGTH = 8
# Short questions have no n-gram of that length: they are looked for whole.
MOST_SHARED = 0.05


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def ngrams(text: str) -> set[str]:
    found = words(text)
    return {" ".join(found[start : start + LENGTH]) for start in range(len(found) - LENGTH + 1)}


def texts_of(case: Case) -> list[str]:
    """What is the case's own: system message and last question, then the documents. Tools are split by their names."""
    messages = case["request"]["messages"]
    system = [message["content"] for message in messages if message["role"] == "system"]
    asked = [message["content"] for message in messages if message["role"] == "user"][-1:]
    return [" ".join([*system, *asked]), *(one["data"]["text"] for one in case["request"].get("documents", []))]


@dataclass
class Overlap:
    """By skill: the share of the cases' n-grams that training text holds, and how many cases ask a question that was trained on."""

    shares: dict[str, float]
    repeated: dict[str, int]
    sizes: dict[str, int]
    draws: int

    def text(self) -> str:
        lines = [f"overlap with {self.draws} training texts: {LENGTH}-grams shared, questions seen word for word"]
        return "\n".join([*lines, *(f"  {skill}: {share:.2%}, {self.repeated[skill]} of {self.sizes[skill]}" for skill, share in self.shares.items())])

    def check(self) -> None:
        """Raises SystemExit where a set is not held out."""
        for skill, share in self.shares.items():
            if share > MOST_SHARED or self.repeated[skill] > MOST_SHARED * self.sizes[skill]:
                raise SystemExit(f"the cases of {skill} are in the training text\n{self.text()}")


def overlap(sets: dict[str, list[Case]], corpora: Corpora, seed: int, draws: int) -> Overlap:
    wanted: dict[str, set[str]] = defaultdict(set)
    counts: dict[str, int] = defaultdict(int)
    questions: dict[str, set[str]] = defaultdict(set)
    for skill, cases in sets.items():
        for case in cases:
            for text in texts_of(case):
                for ngram in ngrams(text):
                    wanted[ngram].add(skill)
                    counts[skill] += 1
            questions[" ".join(words(texts_of(case)[0]))].add(skill)
    seen: set[str] = set()
    asked: set[str] = set()
    rng = random.Random(f"{seed}/overlap")
    for _ in range(draws):
        drawn = draw(rng, corpora)
        if isinstance(drawn, Conversation):
            contents = [content for _, content in drawn.messages]
            system = "".join(content for role, content in drawn.messages if role == "system")
            whole = (" ".join(words(f"{system} {content}")) for role, content in drawn.messages if role == "user")
            asked.update(question for question in whole if question in questions)
        else:
            contents = ["".join(piece for piece, _ in drawn.pieces)] if isinstance(drawn, Stream) else [drawn]
        for content in contents:
            seen.update(ngram for ngram in ngrams(content) if ngram in wanted)
    shared: dict[str, int] = defaultdict(int)
    for ngram in seen:
        for skill in wanted[ngram]:
            shared[skill] += 1
    repeated = {skill: sum(" ".join(words(texts_of(case)[0])) in asked for case in cases) for skill, cases in sets.items()}
    sizes = {skill: len(cases) for skill, cases in sets.items()}
    return Overlap({skill: shared[skill] / max(1, counts[skill]) for skill in sets}, repeated, sizes, draws)
