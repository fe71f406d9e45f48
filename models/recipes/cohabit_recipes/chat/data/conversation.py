"""What every generator gives back."""

from dataclasses import dataclass, field


@dataclass
class Conversation:
    """Messages as (role, content). `context_weight` is the loss weight of everything but the assistant's replies."""

    messages: list[tuple[str, str]]
    context_weight: float = 0.1
    kind: str = ""
    answers: list[str] = field(default_factory=list)  # the value each reply must hold; "" for "the text does not say"


@dataclass
class Stream:
    """Plain text in pieces, each with its loss weight."""

    pieces: list[tuple[str, float]]


def pick_wording(rng, wordings: list[str], split: str) -> str:
    """The last of a list of wordings is kept for the test split, where the list is long enough to spare it."""
    if len(wordings) < 3:
        return rng.choice(wordings)
    return wordings[-1] if split == "test" else rng.choice(wordings[:-1])
