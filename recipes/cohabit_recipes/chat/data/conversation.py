"""The results of all generators."""

from dataclasses import dataclass, field

from ...records import Wordings, wordings

# The end of a prompt if the reply begins with thinking (chat_template.jinja).
THINK = "<think>\n"


@dataclass
class Conversation:
    """Messages as (role, content). `context_weight` is the loss weight of everything but the assistant's replies."""

    messages: list[tuple[str, str]]
    context_weight: float = 0.1
    kind: str = ""
    subjects: list[dict] = field(default_factory=list)  # for each reply: facts that its plan may name (thinking.plan_for)


@dataclass
class Stream:
    """Plain text in pieces, each with its loss weight."""

    pieces: list[tuple[str, float]]


def pick_wording(rng, wordings: Wordings, split: str) -> str:
    """Returns a wording of the split, or any wording of a list that has too few to hold some out."""
    return rng.choice(wordings.of(split))


# Words without which a question would have another meaning.
_FIRM = frozenset(wordings("firm words"))
# Replacements for a word: the words of all questions about facts.
_OTHERS = wordings("words to wear")
WEAR = 0.15


def worn(rng, wording: str, split: str) -> str:
    """In training, now and then, the wording with one word left out, or another in its place. Users ask with words that no training wording
    has, so the model must understand the question from the rest."""
    if split != "train" or rng.random() >= WEAR:
        return wording
    words = wording.split(" ")
    places = [place for place, word in enumerate(words) if place and word.isalpha() and word.islower() and word not in _FIRM]
    if len(places) < 4:
        return wording
    words[rng.choice(places)] = rng.choice(_OTHERS) if rng.random() < 0.5 else ""
    return " ".join(word for word in words if word)


def pick_request(rng, wordings: Wordings, split: str) -> str:
    """Returns a wording of the split for a user's request, in training sometimes worn."""
    return worn(rng, pick_wording(rng, wordings, split), split)
