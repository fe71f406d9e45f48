"""What every generator gives back."""

from dataclasses import dataclass, field
from functools import cache

from .wording_files import WORDINGS

# What a prompt ends with where the reply is to begin with thinking (chat_template.jinja).
THINK = "<think>\n"


@dataclass
class Conversation:
    """Messages as (role, content). `context_weight` is the loss weight of everything but the assistant's replies."""

    messages: list[tuple[str, str]]
    context_weight: float = 0.1
    kind: str = ""
    subjects: list[dict] = field(default_factory=list)  # of each reply: what a plan for it may name (thinking.plan_for)


@dataclass
class Stream:
    """Plain text in pieces, each with its loss weight."""

    pieces: list[tuple[str, float]]


def held_out(wordings: list) -> int:
    """How many at the end of a list of wordings are kept for the test split: two where six or more can spare them."""
    return 0 if len(wordings) < 3 else 1 if len(wordings) < 6 else 2


def with_more(wordings: list, more: list) -> list:
    """The wordings with `more` before those that are kept for the test split."""
    kept = len(wordings) - held_out(wordings)
    return [*wordings[:kept], *more, *wordings[kept:]]


def pick_wording(rng, wordings: list[str], split: str) -> str:
    """A wording of the split; of a list too short to spare one, any."""
    kept = len(wordings) - held_out(wordings)
    if kept == len(wordings):
        return rng.choice(wordings)
    return rng.choice(wordings[kept:] if split == "test" else wordings[:kept])


# Words that a question would mean something else without.
_FIRM = set("not no never without who whom whose what which where when why how many much long far old before after first last more less most least and or".split())
WEAR = 0.15


@cache
def _other_words() -> list[str]:
    text = (WORDINGS / "relations.txt").read_text(encoding="utf-8")
    return sorted({word for word in text.split() if word.isalpha() and word.islower()})


def worn(rng, wording: str, split: str) -> str:
    """In training, now and then, the wording with one word left out, or another in its place. People ask with words that no
    training wording has: what is asked has to be told from the rest."""
    if split != "train" or rng.random() >= WEAR:
        return wording
    words = wording.split(" ")
    places = [place for place, word in enumerate(words) if place and word.isalpha() and word.islower() and word not in _FIRM]
    if len(places) < 4:
        return wording
    words[rng.choice(places)] = rng.choice(_other_words()) if rng.random() < 0.5 else ""
    return " ".join(word for word in words if word)


def pick_request(rng, wordings: list[str], split: str) -> str:
    """A wording of the split for what a user asks, in training now and then worn."""
    return worn(rng, pick_wording(rng, wordings, split), split)
