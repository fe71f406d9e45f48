"""Simple instructions about lists of items."""

import json

from ..draws import listed, table
from .parts import APART, EXAMPLE_OF, KIND_OF, LISTS, NUMBERS, Make, from_items, items_of, listing, of_group, other_noun

JOINTS = table("joints")


def _name_some(rng, split):
    name, amount = rng.choice(list(LISTS)), rng.randint(2, 5)
    amount = min(amount, len(LISTS[name]) - 1)
    return {"n": rng.choice((NUMBERS[amount - 1], NUMBERS[amount - 1], str(amount))), "x": name}, listing(rng.sample(LISTS[name], amount)) + "."


def _name_three(rng, split):
    name = rng.choice(list(LISTS))
    return {"x": name}, listing(rng.sample(LISTS[name], 3)) + "."


def _name_one(rng, split):
    name = rng.choice(list(EXAMPLE_OF))
    example = rng.choice(LISTS[name])
    return {"x": EXAMPLE_OF[name]}, example[:1].upper() + example[1:]


def _commas(rng, split):
    items = items_of(rng)
    return {"l": rng.choice(("\n".join(items), "\n".join(f"- {item}" for item in items), " / ".join(items)))}, listing(items)


def _nth(rng, split):
    items = items_of(rng, 4, 6)
    place = rng.randrange(1, 4)
    return {"l": listing(items), "n": ("first", "second", "third", "fourth")[place]}, items[place]


def _member(rng, split):
    items = items_of(rng)
    if rng.random() < 0.5:
        return {"l": listing(items), "x": rng.choice(items)}, "Yes."
    return {"l": listing(items), "x": other_noun(rng, items)}, "No."


def _odd(rng, split):
    name, other = rng.sample(APART, 2)
    items = rng.sample(LISTS[name], 3)
    stranger = rng.choice(of_group(other, name))
    items.insert(rng.randint(0, 3), stranger)
    return {"l": listing(items)}, stranger


def _choose(rng, split):
    name, other = rng.sample(list(KIND_OF), 2)
    one, two = rng.choice(of_group(name, other)), rng.choice(of_group(other, name))
    pair = [one, two]
    rng.shuffle(pair)
    return {"a": pair[0], "b": pair[1], "x": KIND_OF[name]}, one


def _those(rng, split):
    name, other = rng.sample(APART, 2)
    wanted = rng.sample(of_group(name, other), 2)
    items = wanted + rng.sample(of_group(other, name), 2)
    rng.shuffle(items)
    return {"l": listing(items), "x": name}, listing(item for item in items if item in wanted)


def _either_group(rng, split):
    name, other = rng.sample(APART, 2)
    pair = [name, other]
    rng.shuffle(pair)
    return {"s": rng.choice(of_group(name, other)), "x": pair[0], "y": pair[1]}, name


def _replace(rng, split):
    items = items_of(rng)
    old, new = rng.choice(items), other_noun(rng, items)
    return {"l": listing(items), "a": old, "b": new}, listing(new if item == old else item for item in items)


def _remove(rng, split):
    items = items_of(rng, 3, 6)
    old = rng.choice(items)
    return {"l": listing(items), "a": old}, listing(item for item in items if item != old)


def _added(front: bool) -> Make:
    def make(rng, split):
        items = items_of(rng, 2, 5)
        new = other_noun(rng, items)
        return {"l": listing(items), "a": new}, listing([new, *items] if front else [*items, new])

    return make


def _inserted(rng, split):
    items = items_of(rng, 3, 5)
    new, old = other_noun(rng, items), rng.choice(items)
    place = items.index(old) + 1
    return {"l": listing(items), "a": old, "b": new}, listing([*items[:place], new, *items[place:]])


def _moved(front: bool) -> Make:
    def make(rng, split):
        items = items_of(rng, 3, 5)
        one = rng.choice(items[1:] if front else items[:-1])
        rest = [item for item in items if item != one]
        return {"l": listing(items), "a": one}, listing([one, *rest] if front else [*rest, one])

    return make


def _merged(rng, split):
    items = items_of(rng, 4, 6)
    cut = rng.randint(2, len(items) - 2)
    return {"l": listing(items[:cut]), "m": listing(items[cut:])}, listing(items)


def _beside(step: int) -> Make:
    def make(rng, split):
        items = items_of(rng, 4, 6)
        place = rng.randrange(1, len(items) - 1)
        return {"l": listing(items), "a": items[place]}, items[place + step]

    return make


def _with_each(words: str, form: str) -> Make:
    def make(rng, split):
        items, word = items_of(rng, 3, 4), rng.choice(listed(words))
        return {"l": listing(items), "a": word}, listing(form.format(item=item, word=word) for item in items)

    return make


def _once(pick) -> Make:
    """A list with one item twice."""

    def make(rng, split):
        items = items_of(rng, 3, 4)
        double = rng.choice(items)
        row = list(items)
        row.insert(rng.randint(row.index(double) + 1, len(row)), double)
        return {"l": listing(row)}, pick(items, double)

    return make


def _longest(sign: int) -> Make:
    def make(rng, split):
        while True:
            items = items_of(rng, 3, 4)
            lengths = sorted((sign * len(item) for item in items), reverse=True)
            if lengths[0] - lengths[1] > 1:
                return {"l": listing(items)}, max(items, key=lambda item: sign * len(item))

    return make


def _joined(items: list[str]) -> str:
    return f"{listing(items[:-1])} and {items[-1]}"


def _from_and(rng, split):
    items = items_of(rng, 3, 5)
    text = _joined(items)
    return {"l": rng.choice((text, f"I have {text}.", f"We need {text}.", f"There are {text}."))}, "\n".join(f"- {item}" for item in items)


def _some_of(low: int, pick) -> Make:
    def make(rng, split):
        items = items_of(rng, 4, 6)
        amount = rng.choice((2, 2, 3)) if low == 2 else low
        return {"l": listing(items), "n": NUMBERS[amount - 1]}, listing(pick(items, amount))

    return make


def _separated(rng, split):
    items, (name, mark) = items_of(rng, 3, 5), rng.choice(JOINTS)
    return {"l": listing(items), "t": name}, mark.join(items)


def _signal_of(rng, rows: str) -> list[str]:
    """Two words that a request agrees on; a row with one word names the list that they are from."""
    drawn = [rng.sample(listed(row[0]), 2) if len(row) == 1 else row for row in table(rows)]
    return rng.choice(drawn)


def _signal(rng, split):
    """Yes and no in words that the request agrees on."""
    question, right = rng.choice(table("yes or no"))
    yes, no = _signal_of(rng, "signals")
    return {"q": question, "a": yes, "b": no}, yes if right == "Yes" else no


def _if_listed(rng, split):
    items = items_of(rng, 3, 5)
    yes, no = _signal_of(rng, "signals of a search")
    wanted = rng.choice(items) if rng.random() < 0.5 else other_noun(rng, items)
    return {"l": listing(items), "x": wanted, "a": yes, "b": no}, yes if wanted in items else no


def _options(rng, items, signs="ABCDEF") -> str:
    form, join = rng.choice((("{})", "\n"), ("{}.", "\n"), ("{}:", "\n"), ("({})", " "), ("{})", " "), ("{}:", ", ")))
    return join.join(f"{form.format(sign)} {item}" for sign, item in zip(signs, items))


def _letter_that_is(rng, split):
    name, *others = rng.sample([group for group in KIND_OF if group in APART], 4)
    right = rng.choice(LISTS[name])
    items = [right, *(rng.choice(of_group(other, name)) for other in others[: rng.choice((1, 2, 2, 3))])]
    rng.shuffle(items)
    return {"l": _options(rng, items), "x": KIND_OF[name]}, "ABCDEF"[items.index(right)]


def _sign_of(signs: str, asked_for_item: bool) -> Make:
    def make(rng, split):
        items = items_of(rng, 3, 5)
        place = rng.randrange(len(items))
        shown, named = {"l": _options(rng, items, signs)}, (signs[place], items[place])
        return {**shown, "a": named[not asked_for_item]}, named[asked_for_item]

    return make


ITEM_TASKS: dict[str, Make] = {
    "name_some": _name_some, "name_three": _name_three, "name_one": _name_one, "commas": _commas, "nth": _nth, "member": _member, "odd": _odd, "choose": _choose, "those": _those,
    "either_group": _either_group, "replace": _replace, "remove": _remove, "add": _added(False), "in_front": _added(True), "inserted": _inserted, "merged": _merged,
    "move_to_the_front": _moved(True), "move_to_the_end": _moved(False), "what_comes_after_in_this_list": _beside(1), "what_comes_before_in_this_list": _beside(-1),
    "before_each": _with_each("before each", "{word} {item}"), "after_each": _with_each("after each", "{item} {word}"),
    "doubles_gone": _once(lambda items, double: listing(items)), "double": _once(lambda items, double: double),
    "which_is_the_longest_word": _longest(1), "which_is_the_shortest_word": _longest(-1), "and_list": from_items(_joined, 3, 5), "from_and": _from_and,
    "give_me_the_first": _some_of(2, lambda items, amount: items[:amount]), "give_me_the_last": _some_of(2, lambda items, amount: items[-amount:]),
    "leave_out_the_first_one": _some_of(1, lambda items, amount: items[1:]), "leave_out_the_last_one": _some_of(1, lambda items, amount: items[:-1]),
    "reverse_this_list": from_items(lambda items: listing(items[::-1])), "what_is_the_first_word_in": from_items(lambda items: items[0]), "what_is_the_last_word_in": from_items(lambda items: items[-1]),
    "how_many_words_are_in_this": from_items(lambda items: str(len(items))), "sort_these_words_by_the_alphabet": from_items(lambda items: listing(sorted(items, key=str.lower))),
    "json_list": from_items(lambda items: json.dumps(items, ensure_ascii=False)), "bullets": from_items(lambda items: "\n".join(f"- {item}" for item in items)),
    "numbered": from_items(lambda items: "\n".join(f"{index}. {item}" for index, item in enumerate(items, 1))), "write_each_item_on_a_line": from_items("\n".join),
    "make_a_checklist": from_items(lambda items: "\n".join(f"- [ ] {item}" for item in items)), "make_a_table_row": from_items(lambda items: "| " + " | ".join(items) + " |"),
    "make_hashtags": from_items(lambda items: " ".join("#" + item.replace(" ", "") for item in items)), "separated": _separated, "signal": _signal, "if_listed": _if_listed,
    "letter_that_is": _letter_that_is, "what_is_option": _sign_of("ABCDEF", True), "which_letter_does_have": _sign_of("ABCDEF", False),
    "what_is_number": _sign_of("123456", True), "which_number_does_have": _sign_of("123456", False),
}  # fmt: skip
