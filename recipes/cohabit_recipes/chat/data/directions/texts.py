"""Simple instructions about words, sentences, records and numbers."""

import json
import re

from ....records import wordings
from .. import words as w
from ..draws import listed, table
from .parts import NUMBERS, Make, listing, sentence, some_words, who

RHYMES = [(word, other) for row in listed("rhyme groups") for word in row.split() for other in row.split() if word != other]
SURNAME_OF = (lambda rng, split: rng.choice(w.LAST_NAMES), lambda rng, split: w.invented(rng, split).capitalize())


def _case(change) -> Make:
    def make(rng, split):
        text = rng.choice((sentence(rng, split), rng.choice(w.NOUNS), " ".join(rng.sample(w.NOUNS, rng.randint(2, 4))), f"{rng.choice(w.COLOURS)} {rng.choice(w.OBJECTS)}"))
        if change == str.lower:
            text = rng.choice((text.upper(), text.title()))
        return {"s": text}, change(text)

    return make


def _from_words(pick) -> Make:
    def make(rng, split):
        text = sentence(rng, split).rstrip(".!?")
        return {"s": text}, pick(text.split())

    return make


def _of_word(pool, change) -> Make:
    def make(rng, split):
        word = rng.choice(pool)
        return {"s": word}, change(word)

    return make


def _each_word(join: str, change=str) -> Make:
    def make(rng, split):
        text = some_words(rng)
        return {"s": " ".join(text)}, join.join(change(word) for word in text)

    return make


def _around(before: str, after: str) -> Make:
    def make(rng, split):
        text = rng.choice((sentence(rng, split), rng.choice(w.NOUNS), " ".join(some_words(rng)), who(rng, split)))
        return {"s": text}, f"{before}{text}{after}"

    return make


def _tagged(rng, split):
    tag, text = rng.choice(listed("tags")), rng.choice((sentence(rng, split), rng.choice(w.NOUNS), " ".join(some_words(rng)), who(rng, split)))
    return {"t": tag, "s": text}, f"<{tag}>{text}</{tag}>"


def _without_mark(rng, split):
    text = re.sub(r"[.!?]$", "", sentence(rng, split))
    return {"s": f"{text}{rng.choice('.!?')}"}, text


def _called(rng, split):
    text = rng.choice((sentence(rng, split), f"{rng.choice(listed('calls'))} {who(rng, split)}", " ".join(some_words(rng))))
    return {"s": text}, re.sub(r"[.!?]$", "", text) + "!"


def _repeat(rng, split):
    word, amount = rng.choice((rng.choice(w.NOUNS), w.invented(rng, split), rng.choice(w.ANIMALS))), rng.randint(2, 5)
    return {"s": word, "n": rng.choice((NUMBERS[amount - 1], NUMBERS[amount - 1], str(amount)))}, " ".join([word] * amount)


def _longer(rng, split):
    while True:
        one, two = rng.sample(w.NOUNS + w.ANIMALS, 2)
        if abs(len(one) - len(two)) > 2:
            return {"a": one, "b": two}, max((one, two), key=len)


def _swapped(rng, split):
    one, two = rng.sample(w.NOUNS + w.COLOURS + w.OBJECTS, 2)
    return {"s": f"{one} {two}"}, f"{two} {one}"


def _same(rng, split):
    one, two = rng.sample(w.NOUNS + w.ANIMALS, 2)
    return ({"a": one, "b": one}, "Yes.") if rng.random() < 0.5 else ({"a": one, "b": two}, "No.")


def _initials(rng, split):
    first, last = who(rng, split), rng.choice([draw(rng, split) for draw in SURNAME_OF])
    return {"s": f"{first} {last}"}, f"{first[0]}. {last[0]}."


def _new_word(rng, split):
    old, new, place, name = *rng.sample([colour for colour in w.COLOURS if colour != "orange"], 2), rng.choice(w.PLACES), who(rng, split)
    thing, other = rng.sample(w.OBJECTS, 2)
    values = {"old": old, "new": new, "place": place, "name": name, "thing": thing, "other": other}
    changed, into, before, after = rng.choice(table("sentences to change"))
    return {"a": values[changed], "b": values[into], "s": before.format_map(values)}, after.format_map(values)


def numbered(rng, split):
    """A sentence with numbers, and the numbers."""
    values = dict(zip(("one", "two", "three"), (str(rng.randint(2, rng.choice((12, 99, 999)))) for _ in range(3))))
    values |= {"name": who(rng, split), "here": rng.choice(w.PLACES), "there": rng.choice(w.PLACES), "thing": rng.choice(w.OBJECTS)}
    values |= zip(("animal", "other"), rng.sample(listed("farm animals"), 2))
    values |= zip(("food", "more"), rng.sample(listed("garden foods"), 2))
    text, numbers = rng.choice(table("sentences with numbers"))
    return {"s": text.format_map(values)}, numbers.format_map(values)


def _masked(rng, split):
    slots, mask = numbered(rng, split)[0], rng.choice(("X", "***", "[number]", "#", "N", "?"))
    return {"s": slots["s"], "m": mask}, re.sub(r"\d+", mask, slots["s"])


def _true_of(rng, split):
    """Yes or no about one sentence."""
    name, thing, other = who(rng, split), *rng.sample(w.OBJECTS, 2)
    colour, wrong = rng.sample(w.COLOURS, 2)
    place, elsewhere = rng.sample(w.PLACES, 2)
    job, no_job = rng.sample([job for job in w.JOBS if job[0] not in "aeiou"], 2)
    right = rng.random() < 0.5
    asked = thing if right else other
    values = {
        "name": name, "thing": thing, "colour": colour, "place": place, "job": job, "a": "an" if thing[0] in "aeiou" else "a", "thing?": asked, "a?": "an" if asked[0] in "aeiou" else "a",
        "colour?": colour if right else wrong, "place?": place if right else elsewhere, "job?": job if right else no_job, "open?": "open" if right else "closed",
    }  # fmt: skip
    text, question = (part.format_map(values) for part in rng.choice(table("sentences to ask about")))
    return {"s": text, "q": question}, "Yes." if right else "No."


def _one_marked(before: str, after: str) -> Make:
    def make(rng, split):
        values = {"colour": rng.choice([colour for colour in w.COLOURS if colour != "orange"]), "thing": rng.choice(w.OBJECTS), "place": rng.choice(w.PLACES), "name": who(rng, split)}
        text = rng.choice(wordings("sentences with a colour")).format_map(values)
        word = values[rng.choice(("colour", "thing", "place"))]
        return {"s": text, "a": word}, re.sub(rf"\b{word}\b", f"{before}{word}{after}", text, count=1)

    return make


def _two_people(rng, split) -> tuple[str, str]:
    one, two = who(rng, split), who(rng, split)
    return (one, two) if one != two else _two_people(rng, split)


def _roles(rng, split):
    thing, (one, two) = rng.choice(w.OBJECTS), _two_people(rng, split)
    form = rng.choice(wordings("sentences of two"))
    form = form.replace("{o}", thing).replace("{p}", rng.choice(w.PLACES)).replace("{d}", rng.choice(w.DAYS))
    return {"s": form.replace("{a}", one).replace("{b}", two), "a": one, "b": two}, form.replace("{a}", two).replace("{b}", one)


def _turned(rng, split):
    pair = list(rng.choice(table("comparisons")))
    rng.shuffle(pair)
    one, two = _two_people(rng, split)
    return {"s": f"{one} is {pair[0]} than {two}.", "b": two}, f"{two} is {pair[1]} than {one}."


def _record(rng, split, most: int = 3) -> dict:
    fields = {
        "name": w.person(rng, split), "age": rng.randint(3, 99), "city": w.town(rng, split), "job": rng.choice(w.JOBS), "pet": rng.choice(w.ANIMALS), "colour": rng.choice(w.COLOURS), "year": rng.randint(1900, 2024),
        "price": rng.randint(2, 400), "food": rng.choice(w.FOODS), "room": rng.randint(1, 99), "item": rng.choice(w.OBJECTS), "day": rng.choice(w.DAYS),
    }  # fmt: skip
    return {name: fields[name] for name in rng.sample(list(fields), rng.randint(2, most))}


def _lines(record: dict, join: str = "\n") -> str:
    return join.join(f"{name}: {value}" for name, value in record.items())


def _json(record: dict) -> str:
    return json.dumps(record, ensure_ascii=False)


def _csv(record: dict) -> str:
    return ",".join(str(value) for value in record.values())


def _of_record(show, pick) -> Make:
    def make(rng, split):
        record = _record(rng, split)
        return {"l": show(record)}, pick(record)

    return make


def _value_of(show, most: int = 3) -> Make:
    """One value of a record; `show(rng, record)`."""

    def make(rng, split):
        record = _record(rng, split, most)
        name = rng.choice(list(record))
        return {"l": show(rng, record), "k": name}, str(record[name])

    return make


def _csv_row(rng, split):
    record = _record(rng, split)
    return {"l": _lines(record, rng.choice((", ", "; ", "\n")))}, _csv(record)


def _json_pair(rng, split):
    name, value = rng.choice((("age", rng.randint(3, 99)), ("city", w.town(rng, split)), ("job", rng.choice(w.JOBS)), ("pet", rng.choice(w.ANIMALS)), ("colour", rng.choice(w.COLOURS)), ("year", rng.randint(1900, 2024))))
    person = w.person(rng, split)
    return {"p": person, "k": name, "v": str(value)}, _json({"name": person, name: value})


TEXT_TASKS: dict[str, Make] = {
    "write_this_in_upper_case": _case(str.upper), "write_this_in_lower_case": _case(str.lower), "what_is_the_first_word_of": _from_words(lambda words: words[0]),
    "what_is_the_last_word_of": _from_words(lambda words: words[-1]), "how_many_words_has_this_sentence": _from_words(lambda words: str(len(words))),
    "spell": _of_word(w.NOUNS + w.ANIMALS, "-".join), "what_is_the_first_letter_of": _of_word(w.NOUNS + w.ANIMALS + w.OBJECTS, lambda word: word[0]),
    "what_is_the_last_letter_of": _of_word(w.NOUNS + w.ANIMALS + w.OBJECTS, lambda word: word[-1]),
    "article": _of_word(listed("with articles"), lambda word: f"{'an' if word[0] in 'aeiou' else 'a'} {word}"), "which_word_rhymes_with": lambda rng, split: _rhyme(rng),
    "capitalise_each_word": _each_word(" ", str.capitalize), "join_these_words_with_dashes": _each_word("-"), "join_these_words_with_underscores": _each_word("_"), "write_this_as_one_word_without": _each_word(""),
    "put_this_in_brackets": _around("(", ")"), "make_this_bold_with_stars": _around("**", "**"), "make_this_a_heading": _around("# ", ""), "tagged": _tagged, "without_mark": _without_mark, "called": _called,
    "repeat": _repeat, "longer": _longer, "swapped": _swapped, "same": _same, "initials": _initials, "new_word": _new_word, "numbers_in": numbered, "masked": _masked, "true_of": _true_of,
    "make_the_word_bold": _one_marked("**", "**"), "put_the_word_in_quotation_marks": _one_marked('"', '"'), "roles": _roles, "turned": _turned, "json_pair": _json_pair,
    "lines_to_json": _of_record(_lines, _json), "json_to_lines": _of_record(_json, _lines), "json_keys": _of_record(_json, listing), "csv_row": _csv_row,
    "json_value": _value_of(lambda rng, record: _json(record)), "csv_value": _value_of(lambda rng, record: ",".join(record) + "\n" + _csv(record)),
    "field_in": _value_of(lambda rng, record: _lines(record, rng.choice(("\n", "\n", ", ", "; ", " | "))), 4),
}  # fmt: skip


def _rhyme(rng) -> tuple[dict[str, str], str]:
    word, other = rng.choice(RHYMES)
    return {"s": word}, other
