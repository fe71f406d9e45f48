"""Longer replies: short stories and explanations made from parts, and the same about the model itself."""

import re

from ...records import merged, wordings
from .conversation import Conversation, pick_wording
from .draws import named
from .formulas import put

ASK, ASK_ABOUT, OPENINGS, WISHES, STEPS, ENDINGS = (wordings(f"stories {name}") for name in ("ask", "ask about", "openings", "wishes", "steps", "endings"))
EXPLANATIONS = list(merged("explanations", "question", "wordings").values())


def story(rng, split: str) -> Conversation:
    marks = named("story")(rng, split)
    parts = [rng.choice(OPENINGS), rng.choice(WISHES), *rng.sample(STEPS, rng.randint(2, 4)), *rng.sample(ENDINGS, rng.randint(1, 2))]
    question = pick_wording(rng, ASK_ABOUT if rng.random() < 0.6 else ASK, split)
    question, text = (re.sub(" a (?=[aeiou])", " an ", put(form, marks)) for form in (question, " ".join(parts)))
    return Conversation([("user", question), ("assistant", text)], 0.1, "story")


def explanation(rng, split: str) -> Conversation:
    told = rng.choice(EXPLANATIONS)
    return Conversation([("user", pick_wording(rng, told["wordings"], split)), ("assistant", told["reply"])], 0.1, "explanation")
