"""What every generator gives back."""

from dataclasses import dataclass, field


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


def pick_wording(rng, wordings: list[str], split: str) -> str:
    """A wording of the split; of a list too short to spare one, any."""
    kept = len(wordings) - held_out(wordings)
    if kept == len(wordings):
        return rng.choice(wordings)
    return rng.choice(wordings[kept:] if split == "test" else wordings[:kept])
