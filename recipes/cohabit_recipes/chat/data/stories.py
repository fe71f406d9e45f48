"""Longer replies: short stories and explanations made from parts, and the same about what the model is."""

from ...records import merged, wordings
from . import words as w
from .conversation import Conversation, pick_wording

ASK, ASK_ABOUT, OPENINGS, WISHES, STEPS, ENDINGS = (wordings(f"stories {name}") for name in ("ask", "ask about", "openings", "wishes", "steps", "endings"))
EXPLANATIONS = list(merged("explanations", "question", "wordings").values())


def story(rng, split: str) -> Conversation:
    hero, friend = rng.sample(w.ANIMALS, 2)
    hero_kind = rng.choice((hero, hero, rng.choice(w.JOBS)))
    marks = {
        "{x}": hero_kind, "{n}": rng.choice(w.FIRST_NAMES), "{p}": rng.choice(w.PLACES), "{c}": rng.choice(w.COLOURS), "{o}": rng.choice(w.OBJECTS),
        "{y}": friend, "{f}": rng.choice(w.FOODS),
    }  # fmt: skip
    parts = [rng.choice(OPENINGS), rng.choice(WISHES), *rng.sample(STEPS, rng.randint(2, 4)), *rng.sample(ENDINGS, rng.randint(1, 2))]
    question = pick_wording(rng, ASK_ABOUT if rng.random() < 0.6 else ASK, split)
    text = " ".join(parts)
    for mark, value in marks.items():
        text, question = text.replace(mark, value), question.replace(mark, value)
    for vowel in "aeiou":
        text, question = text.replace(f" a {vowel}", f" an {vowel}"), question.replace(f" a {vowel}", f" an {vowel}")
    return Conversation([("user", question), ("assistant", text)], 0.1, "story")


def explanation(rng, split: str) -> Conversation:
    told = rng.choice(EXPLANATIONS)
    return Conversation([("user", pick_wording(rng, told["wordings"], split)), ("assistant", told["reply"])], 0.1, "explanation")
