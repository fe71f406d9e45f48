"""Simple instructions. Most have one right reply; where any of many counts, `fulfils` says whether a reply does what was asked.

The wordings lie in wordings/directions.txt; every task's last two are kept for the test split."""

import json
import re
from collections.abc import Callable

from . import words as w
from .conversation import Conversation, pick_wording, worn
from .directions_forms import FORM_TASKS
from .directions_more import MORE_TASKS, RHYMING, TRAINING_TASKS
from .directions_tables import (
    APART, BLANKS, CODES, COMMANDS, EXAMPLE_OF, KIND_OF, LISTS, NUMBERS, ONE_WORD, OPPOSITES, PAST, PLURALS, PROGRAMS, REFUSE_CODE, REFUSE_DRAW, REFUSE_SEND, REFUSE_TRANSLATE,
    REFUSE_WEB, SHORTER, TONGUES, YES_NO, from_items, items_of, listing, rows_of, sentence_of, task,
)  # fmt: skip
from .general import capitalised


def _name_some(rng, split):
    name, amount = rng.choice(list(LISTS)), rng.randint(2, 5)
    amount = min(amount, len(LISTS[name]) - 1)
    return {"n": rng.choice((NUMBERS[amount - 1], NUMBERS[amount - 1], str(amount))), "x": name}, listing(rng.sample(LISTS[name], amount)) + "."


def _name_three(rng, split):
    name = rng.choice(list(LISTS))
    return {"x": name}, listing(rng.sample(LISTS[name], 3)) + "."


def _name_one(rng, split):
    name = rng.choice(list(EXAMPLE_OF))
    return {"x": EXAMPLE_OF[name]}, capitalised(rng.choice(LISTS[name]))


def _bullets(rng, split):
    items = items_of(rng)
    return {"l": listing(items)}, "\n".join(f"- {item}" for item in items)


def _numbered(rng, split):
    items = items_of(rng)
    return {"l": listing(items)}, "\n".join(f"{index}. {item}" for index, item in enumerate(items, 1))


def _commas(rng, split):
    items = items_of(rng)
    return {"l": rng.choice(("\n".join(items), "\n".join(f"- {item}" for item in items), " / ".join(items)))}, listing(items)


def _json_pair(rng, split):
    name, value = rng.choice((("age", rng.randint(3, 99)), ("city", w.town(rng, split)), ("job", rng.choice(w.JOBS)), ("pet", rng.choice(w.ANIMALS)), ("colour", rng.choice(w.COLOURS)), ("year", rng.randint(1900, 2024))))
    person = w.person(rng, split)
    return {"p": person, "k": name, "v": str(value)}, json.dumps({"name": person, name: value}, ensure_ascii=False)


def _json_list(rng, split):
    items = items_of(rng)
    return {"l": listing(items)}, json.dumps(items, ensure_ascii=False)


def _case(change) -> Callable:
    def make(rng, split):
        text = rng.choice((sentence_of(rng, split), rng.choice(w.NOUNS), " ".join(rng.sample(w.NOUNS, rng.randint(2, 4))), f"{rng.choice(w.COLOURS)} {rng.choice(w.OBJECTS)}"))
        if change == str.lower:
            text = rng.choice((text.upper(), text.title()))
        return {"s": text}, change(text)

    return make


def _from_words(pick) -> Callable:
    def make(rng, split):
        text = sentence_of(rng, split).rstrip(".!?")
        return {"s": text}, pick(text.split())

    return make


def _nth(rng, split):
    items = items_of(rng, 4, 6)
    place = rng.randrange(1, 4)
    return {"l": listing(items), "n": ("first", "second", "third", "fourth")[place]}, items[place]


def _member(rng, split):
    items = items_of(rng)
    if rng.random() < 0.5:
        return {"l": listing(items), "x": rng.choice(items)}, "Yes."
    return {"l": listing(items), "x": rng.choice([noun for noun in w.NOUNS if noun not in items])}, "No."


def _odd(rng, split):
    name, other = rng.sample(APART, 2)
    items = rng.sample(LISTS[name], 3)
    stranger = rng.choice([item for item in LISTS[other] if item not in LISTS[name]])
    items.insert(rng.randint(0, 3), stranger)
    return {"l": listing(items)}, stranger


def _two_numbers(pick) -> Callable:
    def make(rng, split):
        low, high = rng.choice(((1, 20), (10, 99), (100, 999), (1, 999)))
        one, two = rng.sample(range(low, high + 1), 2)
        return {"a": str(one), "b": str(two)}, str(pick(one, two))

    return make


def _sums(rng, split):
    one, two = rng.randint(0, 10), rng.randint(0, 10)
    return {"a": str(one), "b": str(two)}, str(one + two)


def _minus(rng, split):
    one, two = sorted((rng.randint(0, 10), rng.randint(0, 10)), reverse=True)
    return {"a": str(one), "b": str(two)}, str(one - two)


def _sort_numbers(rng, split):
    numbers = rng.sample(range(1, rng.choice((10, 100))), rng.randint(3, 5))
    return {"l": listing(map(str, numbers))}, listing(map(str, sorted(numbers)))


def _count_to(rng, split):
    end = rng.randint(2, 20)
    return {"n": str(end)}, listing(map(str, range(1, end + 1))) + "."


def _repeat(rng, split):
    word, amount = rng.choice((rng.choice(w.NOUNS), w.invented(rng, split), rng.choice(w.ANIMALS))), rng.randint(2, 5)
    return {"s": word, "n": rng.choice((NUMBERS[amount - 1], NUMBERS[amount - 1], str(amount)))}, " ".join([word] * amount)


def _spell(rng, split):
    word = rng.choice(w.NOUNS + w.ANIMALS)
    return {"s": word}, "-".join(word)


def _one_word(rng, split):
    question, answer = rng.choice(ONE_WORD)
    return {"q": question}, answer


def _yes_no(rng, split):
    question, right = rng.choice(YES_NO)
    return {"q": question}, "Yes" if right else "No"


def _polite(rng, split):
    command = rng.choice(COMMANDS)
    said = command[0].upper() + command[1:]
    return {"s": rng.choice((said + ".", said + "!", said + " now!"))}, f"Could you please {command}?"


def _replace(rng, split):
    items = items_of(rng)
    old = rng.choice(items)
    new = rng.choice([noun for noun in w.NOUNS if noun not in items])
    return {"l": listing(items), "a": old, "b": new}, listing(new if item == old else item for item in items)


def _remove(rng, split):
    items = items_of(rng, 3, 6)
    old = rng.choice(items)
    return {"l": listing(items), "a": old}, listing(item for item in items if item != old)


def _add(rng, split):
    items = items_of(rng, 2, 5)
    new = rng.choice([noun for noun in w.NOUNS if noun not in items])
    return {"l": listing(items), "a": new}, listing([*items, new])


def _end_with(rng, split):
    word = rng.choice(w.NOUNS)
    return {"s": word}, f"Hello! How are you? {word.capitalize()}."


def _sentence_with(rng, split):
    word = rng.choice(w.OBJECTS)
    form = rng.choice(("The {s} is in the {p}.", "I saw a {s} in the {p}.", "There is a {s} in the {p}.", "My {s} is {c}."))
    return {"s": word}, form.replace("{s}", word).replace("{p}", rng.choice(w.PLACES)).replace("{c}", rng.choice(w.COLOURS))


def _next_of(step) -> Callable:
    def make(rng, split):
        row = rng.choice((w.DAYS, w.MONTHS))
        place = rng.randrange(len(row))
        return {"s": row[place]}, row[(place + step) % len(row)]

    return make


def _next_number(step) -> Callable:
    def make(rng, split):
        number = rng.choice((rng.randint(2, 30), rng.randint(2, 99)))
        return {"s": str(number)}, str(number + step)

    return make


def _say(rng, split):
    text = rng.choice((sentence_of(rng, split), rng.choice(w.NOUNS), w.person(rng, split), w.code(rng)))
    return {"s": text}, text


def _choose(rng, split):
    name, other = rng.sample(list(KIND_OF), 2)
    one = rng.choice([item for item in LISTS[name] if item not in LISTS[other]])
    two = rng.choice([item for item in LISTS[other] if item not in LISTS[name]])
    pair = [one, two]
    rng.shuffle(pair)
    return {"a": pair[0], "b": pair[1], "x": KIND_OF[name]}, one


def _quote(rng, split):
    text = sentence_of(rng, split)
    return {"s": text}, f'"{text}"'


def _fixed(reply) -> Callable:
    return lambda rng, split: ({"t": rng.choice(TONGUES), "c": rng.choice(CODES), "g": rng.choice(PROGRAMS), "s": sentence_of(rng, split), "o": rng.choice(w.OBJECTS), "a": rng.choice(w.ANIMALS),
                                "w": f"www.{w.invented(rng, split).lower()}.com", "p": rng.choice(w.FIRST_NAMES), "n": rng.choice(w.NOUNS)}, reply)  # fmt: skip


TASKS = [
    task("direction-list", "name_some", _name_some),
    task("direction-list", "name_three", _name_three),
    task("direction-example", "name_one", _name_one),
    task("direction", "one_word", _one_word),
    task("direction", "yes_no", _yes_no),
    task("direction", "say_it_shorter", rows_of(SHORTER, "s", apart=6)),
    task("direction", "write_this_in_upper_case", _case(str.upper)),
    task("direction", "write_this_in_lower_case", _case(str.lower)),
    task("direction", "reverse_this_list", from_items(lambda items: listing(items[::-1]))),
    task("direction", "what_is_the_first_word_in", from_items(lambda items: items[0])),
    task("direction", "what_is_the_last_word_in", from_items(lambda items: items[-1])),
    task("direction", "nth", _nth),
    task("direction", "what_is_the_first_word_of", _from_words(lambda words: words[0])),
    task("direction", "what_is_the_last_word_of", _from_words(lambda words: words[-1])),
    task("direction", "how_many_words_are_in_this", from_items(lambda items: str(len(items)))),
    task("direction", "how_many_words_has_this_sentence", _from_words(lambda words: str(len(words)))),
    task("direction", "sort_these_words_by_the_alphabet", from_items(lambda items: listing(sorted(items, key=str.lower)))),
    task("direction", "sort_numbers", _sort_numbers),
    task("direction", "member", _member),
    task("direction", "sums", _sums),
    task("direction", "minus", _minus),
    task("direction", "which_number_is_larger_or", _two_numbers(max)),
    task("direction", "which_number_is_smaller_or", _two_numbers(min)),
    task("direction", "count_to", _count_to),
    task("direction", "repeat", _repeat),
    task("direction", "spell", _spell),
    task("direction", "polite", _polite),
    task("direction", "fill_the_blank", rows_of(BLANKS, "s")),
    task("direction", "what_is_the_opposite_of", rows_of(OPPOSITES, "s")),
    task("direction", "what_is_the_plural_of", rows_of(PLURALS, "s")),
    task("direction", "what_is_the_past_tense_of", rows_of(PAST, "s")),
    task("direction", "odd", _odd),
    task("direction", "choose", _choose),
    task("direction-json", "json_pair", _json_pair),
    task("direction-json", "json_list", _json_list),
    task("direction", "bullets", _bullets),
    task("direction", "numbered", _numbered),
    task("direction", "commas", _commas),
    task("direction", "replace", _replace),
    task("direction", "remove", _remove),
    task("direction", "add", _add),
    task("direction-end", "end_with", _end_with),
    task("direction-sentence", "sentence_with", _sentence_with),
    task("direction", "what_comes_after", _next_of(1)),
    task("direction", "what_comes_before", _next_of(-1)),
    task("direction", "which_number_comes_after", _next_number(1)),
    task("direction", "which_number_comes_before", _next_number(-1)),
    task("direction", "say", _say),
    task("direction", "quote", _quote),
    task("direction-refuse", "translate_into", _fixed(REFUSE_TRANSLATE)),
    task("direction-refuse", "write_a_program_that", _fixed(REFUSE_CODE)),
    task("direction-refuse", "draw_a", _fixed(REFUSE_DRAW)),
    task("direction-refuse", "open", _fixed(REFUSE_WEB)),
    task("direction-refuse", "send_an_email_to", _fixed(REFUSE_SEND)),
]  # fmt: skip
TASKS += MORE_TASKS + FORM_TASKS


def _singular(text: str) -> str:
    return text.lower().strip(" .!\n")


def members(kind: str, prompt: str, wanted: str) -> list[str]:
    """What counts, in lower case, where any of many does: members of the kind that `prompt` names, or words that rhyme. `wanted`: one right reply."""
    if kind == "direction-list":
        return [item.lower() for item in LISTS[max((name for name in LISTS if name.lower() in prompt.lower()), key=len)]]
    if kind == "direction-example":
        said = (name for name, one in EXAMPLE_OF.items() if re.search(rf"\b{one.lower()}\b", prompt.lower()))
        return [item.lower() for item in LISTS[max(said, key=len)]]
    if kind == "direction-rhyme":
        rhymes = (other for word, other in RHYMING if word == wanted)
        return [wanted, *(word for word in rhymes if not re.search(rf"\b{re.escape(word)}\b", prompt))]
    return []


def fulfils(kind: str, prompt: str, reply: str, wanted: str) -> bool:
    """Whether `reply` does what `prompt` asked; `wanted` is the reply that was drawn with it."""
    if kind == "direction-list":
        given = [_singular(item) for item in re.split(r",|\n|\band\b", reply) if _singular(item)]
        return len(given) == len(set(given)) == wanted.count(",") + 1 and set(given) <= set(members(kind, prompt, wanted))
    if kind in ("direction-example", "direction-rhyme"):
        return _singular(reply) in members(kind, prompt, wanted)
    if kind == "direction-json":
        try:
            return json.loads(reply) == json.loads(wanted)
        except ValueError:
            return False
    if kind == "direction-end":
        return bool(reply.split()) and _singular(reply.split()[-1]) == _singular(wanted.split()[-1])
    if kind == "direction-sentence":
        word = next(word for word in sorted(w.OBJECTS, key=len, reverse=True) if re.search(rf"\b{word}\b", prompt) and re.search(rf"\b{word}\b", wanted))
        return bool(re.search(rf"\b{word}\b", reply)) and len(reply.split()) > 2
    if kind == "direction-start":
        return bool(reply.split()) and _singular(reply.split()[0]) == _singular(wanted.split()[0])
    if kind == "direction-refuse":
        return " ".join(reply.split()).startswith(" ".join(wanted.split()[:3]))
    return reply.strip() == wanted.strip() or reply.strip().rstrip(".") == wanted.strip().rstrip(".")


def direction_pair(rng, split: str) -> tuple[str, str, str]:
    """A kind, a request and a right reply."""
    # What is only trained is drawn less often than what is evaluated too: it widens the rest.
    wanted = rng.choice(TRAINING_TASKS if split == "train" and rng.random() < 0.12 else TASKS)
    slots, reply = wanted.make(rng, split)
    wording = pick_wording(rng, wanted.wordings, split)
    if len(wording) > 40:
        wording = worn(rng, wording, split)
    request = re.sub(r"\{(\w)\}", lambda match: slots[match[1]], wording)
    request = re.sub(r"\b([Aa]) (?=[aeiou])", r"\1n ", request) if wanted.kind in ("direction-refuse", "direction-sentence") else request
    if wanted.kind == "direction-sentence":
        reply = re.sub(r"\b([Aa]) (?=[aeiou])", r"\1n ", reply)
    if not wording.startswith(("{l}", "{s}")) and rng.random() < 0.9:
        request = request[0].upper() + request[1:]
    # As people write in a chat.
    if split == "train" and not wording.startswith("{") and (request[1:2].islower() or request.startswith("A ")) and rng.random() < 0.1:
        request = request[0].lower() + request[1:].removesuffix(".")
    return wanted.kind, request, reply


def direction(rng, split: str) -> Conversation:
    kind, request, reply = direction_pair(rng, split)
    return Conversation([("user", request), ("assistant", reply)], 0.1, kind)
