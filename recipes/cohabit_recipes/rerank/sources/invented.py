"""Invented entities: a passage tells a few facts of one entity, a query asks for one of them.

The hard negatives lie in the data (invented-facts.jsonl): the same entity with other facts, and other entities with the same fact. One wording
of every statement and of every question is held out and never seen in training."""

import random
from collections.abc import Iterator
from pathlib import Path

from ...records import Wordings, merged, wordings
from ..pairs import Pair


def _words(name: str) -> list[str]:
    return wordings(f"invented {name}")


SYLLABLES, FIRST_NAMES, MONTHS, MATERIALS, FOODS, FILLERS = map(_words, ("syllables", "first names", "months", "materials", "foods", "fillers"))
TOWN_ENDINGS, FIRM_ENDINGS, ANIMALS, LIBRARY_ENDINGS, BOOK_WORDS, FESTIVALS = map(_words, ("town endings", "firm endings", "animals", "library endings", "book words", "festivals"))
# kind -> (how an entity is named, facts). A fact: key, values, statements, questions.
KINDS: dict[str, tuple[str, list[tuple[str, list[str], Wordings, Wordings]]]] = {}
for _title, _row in merged("invented-facts", "fact", "statements", "questions").items():
    _kind, _, _key = _title.partition(" ")
    KINDS.setdefault(_kind, (_row["named"], []))[1].append((_key, _row["values"], _row["statements"], _row["questions"]))


class Namer:
    """Fills the placeholders of names and values with invented words and random numbers."""

    def __init__(self, chance: random.Random):
        self.chance = chance

    def word(self) -> str:
        return "".join(self.chance.choices(SYLLABLES, k=self.chance.choice((2, 2, 3))))

    def fill(self, shape: str) -> str:
        pick, number = self.chance.choice, self.chance.randint
        parts = {
            "n": self.word().title(), "name": f"{pick(FIRST_NAMES)} {self.word().title()}", "person": f"{pick(FIRST_NAMES)} {self.word().title()}",
            "town": self.word().title() + pick(TOWN_ENDINGS), "suffix": pick(FIRM_ENDINGS),
            "model": f"{pick('ABCDEFGHKLMPRSTXZ')}{number(1, 99)}", "beast": pick(ANIMALS),
            "lib": self.word() + pick(LIBRARY_ENDINGS), "thing": pick(BOOK_WORDS),
            "fest": pick(FESTIVALS), "material": pick(MATERIALS), "food": pick(FOODS),
            "day": str(number(1, 28)), "month": pick(MONTHS), "year": str(number(1650, 2024)), "num": f"{number(40, 90000)}", "hours": str(number(3, 72)),
            "grams": str(number(80, 4000)), "small": str(number(2, 30)), "months": str(number(6, 48)),
        }  # fmt: skip
        return shape.format_map(parts)


def capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _wording(shapes: Wordings, split: str, chance: random.Random) -> str:
    return shapes.held_out[0] if split == "test" else chance.choice(shapes.train)


def statement(shapes: Wordings, entity: str, value: str, split: str, chance: random.Random, namer: Namer) -> str:
    shape = _wording(shapes, split, chance)
    return capital(namer.fill(shape.replace("{e}", entity).replace("{v}", value)).removeprefix("the "))


def question(shapes: Wordings, entity: str, split: str, chance: random.Random) -> str:
    text = _wording(shapes, split, chance).replace("{e}", entity)
    return capital(text) if chance.random() < 0.5 else text


def pairs(_corpora: Path, chance: random.Random, entities: int = 2600) -> Iterator[Pair]:
    namer = Namer(chance)
    for number in range(entities):
        split = "test" if number % 10 == 0 else "dev" if number % 25 == 1 else "train"
        kind = chance.choice(list(KINDS))
        name_shape, facts = KINDS[kind]
        entity = namer.fill(name_shape)
        shuffled = chance.sample(facts, len(facts))
        half = len(shuffled) // 2
        for told in (shuffled[:half], shuffled[half:]):
            lines = [statement(shapes, entity, namer.fill(chance.choice(values)), split, chance, namer) for _, values, shapes, _ in told]
            passage = " ".join(lines + [chance.choice(FILLERS)]).strip()
            known = {f"{entity}.{key}": "told" for key, *_ in told}
            for key, _, _, questions in told:
                wanted = {f"{entity}.{key}": "told"}
                yield Pair("invented facts", f"invented {number}", question(questions, entity, split, chance), passage, known, wanted, split)
