"""Invented names and numbers, and the words of the corpora. The data describes all other draws (draws.jsonl)."""

from .draws import OPERATIONS, PROGRAMS, named
from .formulas import listed

COMMON_ONSETS, RARE_ONSETS, VOWELS, COMMON_CODAS, RARE_CODAS = map(listed, ("common onsets", "rare onsets", "vowels", "common codas", "rare codas"))
FIRST_NAMES, LAST_NAMES, ANIMALS, FOODS, OBJECTS, PLACES, NOUNS, COLOURS, MATERIALS, INSTRUMENTS, MONTHS, PRODUCTS, NUMBER_WORDS = map(
    listed, ("first names", "last names", "animals", "foods", "objects", "places", "nouns", "colours", "materials", "instruments", "months", "products", "number words")
)
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"

# Words of the corpora, filled when they are loaded: some train names are made of them, so that every token gets copied.
WILD: list[str] = []
SENTENCES: list[str] = []  # short ones of the corpora's prose, likewise


def syllable(rng, split: str) -> str:
    onsets, codas = (RARE_ONSETS, RARE_CODAS) if split == "test" or rng.random() < 0.3 else (COMMON_ONSETS, COMMON_CODAS)
    return rng.choice(onsets) + rng.choice(VOWELS) + rng.choice(codas)


def invented(rng, split: str, syllables: int = 0) -> str:
    if split == "train" and WILD and rng.random() < 0.3:
        word = rng.choice(WILD)
        return rng.choice((word.capitalize(), word.capitalize(), word, word + syllable(rng, split)))
    return "".join(syllable(rng, split) for _ in range(syllables or rng.choice((1, 2, 2, 2, 3)))).capitalize()


def person(rng, split: str) -> str:
    first = rng.choice(FIRST_NAMES) if rng.random() < 0.5 else invented(rng, split)
    style = rng.random()
    if style < 0.4:
        return first
    last = rng.choice(LAST_NAMES) if rng.random() < 0.3 else invented(rng, split)
    return f"{first} {last}" if style < 0.95 else f"Dr. {last}"


def code(rng, split: str = "train") -> str:
    letters = "".join(rng.choice(LETTERS) for _ in range(rng.randint(1, 3)))
    return letters + rng.choice(("", "-")) + str(rng.randint(10, 9999))


def symbol(rng, split: str) -> str:
    return "".join(rng.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(rng.randint(3, 5)))


def wild_words(rng, min_words: int, max_words: int) -> str:
    pool = WILD if WILD and rng.random() < 0.6 else NOUNS
    return " ".join(rng.choice(pool) for _ in range(rng.randint(min_words, max_words)))


def wild_word(rng, split: str) -> str:
    return rng.choice(listed("nouns").of(split)) if not WILD or rng.random() < 0.5 else rng.choice(WILD)


def message(rng, split: str) -> str:
    """A short message; in training also a sentence of the corpora."""
    return rng.choice(listed("messages").of(split)) if rng.random() < 0.7 or not SENTENCES or split == "test" else rng.choice(SENTENCES)


def coined(rng, split: str) -> str:
    """A proper name, always capitalised, because it may begin a sentence."""
    name = invented(rng, split, rng.choice((0, 0, 2, 3)))
    return name[0].upper() + name[1:]


def foreign(rng, split: str) -> str:
    """Words that look like another language."""
    return " ".join(invented(rng, "test").lower() for _ in range(rng.randint(2, 4))).capitalize()


def fill_code(rng, pattern: str) -> str:
    """Letters for "A", digits for "9", anything else as it is."""
    return "".join(rng.choice(LETTERS) if c == "A" else rng.choice("123456789") if c == "9" else c for c in pattern)


PROGRAMS.update({
    "syllable": syllable, "invented": invented, "person": person, "code": code, "symbol": symbol, "message": message, "wild word": wild_word, "coined": coined, "foreign": foreign,
})  # fmt: skip


def _syllables(rng, split: str, given: dict) -> str:
    """{"syllables": [1, 2]}: an invented name with a number of syllables."""
    counts = given["syllables"]
    return invented(rng, split, rng.choice(counts) if len(counts) > 1 else counts[0])


OPERATIONS["syllables"] = _syllables
# {"code": ["AA-99", ...]}: one of the patterns, filled; {"form": "AA-99"}: that pattern. {"wild": [1, 4]}: a number of words of the
# corpora.
OPERATIONS["code"] = lambda rng, split, given: fill_code(rng, rng.choice(given["code"]))
OPERATIONS["form"] = lambda rng, split, given: fill_code(rng, given["form"])
OPERATIONS["wild"] = lambda rng, split, given: wild_words(rng, *given["wild"])

town, number = map(named, ("town", "number"))
