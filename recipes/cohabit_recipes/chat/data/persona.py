"""The model's replies about itself, small talk, and admissions that it does not know (talk.jsonl)."""

from ...records import merged, wordings
from .conversation import pick_request, pick_wording
from .draws import named
from .formulas import put
from .grounded import _fill
from .worlds import COMMON_KINDS

def _about(subject: str) -> list[tuple]:
    """(wordings, replies) of each topic."""
    return [(row["wordings"], row["replies"]) for row in _TALK.values() if row["about"] == subject]


_TALK = merged("talk", "topic", "wordings")
# Requests that a tool may answer are in SELF, because SMALL_TALK is also used for requests that need no tool.
SELF, SMALL_TALK = _about("self"), _about("small talk")
DISTRESS = (_TALK["i_want_to_die"]["wordings"], _TALK["i_want_to_die"]["replies"])
UNKNOWN = "I do not know that. I am a very small model."
UNKNOWN_QUESTIONS = wordings("unknown questions")


def pair(rng, split: str, table) -> tuple[str, str]:
    wordings, replies = rng.choice(table)
    return pick_request(rng, wordings, split), rng.choice(replies)


def unknown_pair(rng, split: str) -> tuple[str, str]:
    if rng.random() < 0.35:
        kind = rng.choice(COMMON_KINDS)
        attribute = rng.choice(list(kind.attributes.values()))
        return _fill(pick_wording(rng, attribute.questions, split), kind.name(rng, split), ""), UNKNOWN
    question = rng.choice(UNKNOWN_QUESTIONS.of(split))
    return put(question, named("unknown questions")(rng, split)), UNKNOWN
