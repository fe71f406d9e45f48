"""Reading passages as people write them, with questions about them. Names and numbers are drawn anew every time."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Reading:
    """`text` has marks such as {founder}; `slots` draws what stands for each (make(rng, split) -> str). A question may hold marks; its answer is
    copied out of the text and is a mark, or words of the text with or without marks. `unanswered`: questions that sound right for the passage
    but which it does not answer."""

    topic: str
    text: str
    slots: dict[str, Callable]
    questions: list[tuple[str, str]]
    unanswered: list[str]
