"""Whether evaluation text is in the training text: word n-grams of the cases, looked for in many draws of the training mix."""

import random
import re

from .cases import Case
from .data.conversation import Conversation, Stream
from .data.corpora import Corpora
from .data.mix import draw

# Long enough that a shared one is a shared sentence, not a shared turn of phrase.
LENGTH = 8
# Short questions have no n-gram of that length: they are looked for whole.
MAX_SHARED = 0.05


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def ngrams(text: str) -> set[str]:
    found = words(text)
    return {" ".join(found[start : start + LENGTH]) for start in range(len(found) - LENGTH + 1)}


def texts_of(case: Case) -> list[str]:
    """The parts that belong to the case itself: system message and last question, then the documents. Tools are split by their names."""
    messages = case["request"]["messages"]
    system = [message["content"] for message in messages if message["role"] == "system"]
    asked = [message["content"] for message in messages if message["role"] == "user"][-1:]
    return [" ".join([*system, *asked]), *(one["data"]["text"] for one in case["request"].get("documents", []))]


def check_overlap(sets: dict[str, list[Case]], corpora: Corpora, seed: int, draws: int) -> None:
    """Prints, by skill, the share of the cases' n-grams that training text holds, and how many cases ask a question that was trained on.
    Raises SystemExit if a set is not held out."""
    wanted = {skill: [ngram for case in cases for text in texts_of(case) for ngram in ngrams(text)] for skill, cases in sets.items()}
    questions = {skill: [" ".join(words(texts_of(case)[0])) for case in cases] for skill, cases in sets.items()}
    all_wanted, all_questions = (set().union(*found.values()) for found in (wanted, questions))
    seen: set[str] = set()
    asked: set[str] = set()
    rng = random.Random(f"{seed}/overlap")
    for _ in range(draws):
        drawn = draw(rng, corpora)
        if isinstance(drawn, Conversation):
            contents = [content for _, content in drawn.messages]
            system = "".join(content for role, content in drawn.messages if role == "system")
            asked |= all_questions & {" ".join(words(f"{system} {content}")) for role, content in drawn.messages if role == "user"}
        else:
            contents = ["".join(piece for piece, _ in drawn.pieces)] if isinstance(drawn, Stream) else [drawn]
        for content in contents:
            seen |= all_wanted & ngrams(content)
    trained = []
    for skill, cases in sets.items():
        share = len(seen.intersection(wanted[skill])) / max(1, len(wanted[skill]))
        repeated = sum(question in asked for question in questions[skill])
        print(f"{skill}: {share:.2%} of {LENGTH}-grams in {draws} training texts, {repeated} of {len(cases)} questions word for word")
        if share > MAX_SHARED or repeated > MAX_SHARED * len(cases):
            trained.append(skill)
    if trained:
        raise SystemExit(f"these cases are in the training text: {', '.join(trained)}")
