"""Simple instructions whose right reply follows from the words given."""

from . import words as w
from .conversation import Conversation, pick_wording

LISTS = {
    "colours": w.COLOURS[:8], "animals": w.ANIMALS[:20], "foods": w.FOODS[:20], "jobs": w.JOBS[:15], "months": w.MONTHS, "days": w.DAYS, "materials": w.MATERIALS[:10],
    "instruments": w.INSTRUMENTS, "languages": w.LANGUAGES, "things in a house": ["table", "chair", "lamp", "bed", "door", "window"],
}  # fmt: skip
NUMBERS = "one two three four five six seven eight nine ten".split()


def instruction_pair(rng, split: str) -> tuple[str, str]:
    def ask(*wordings: str) -> str:
        return pick_wording(rng, list(wordings), split)

    task = rng.randrange(9)
    if task == 0:
        name, amount = rng.choice(list(LISTS)), rng.randint(2, 5)
        chosen = rng.sample(LISTS[name], amount)
        count = rng.choice((NUMBERS[amount - 1], str(amount)))
        return ask(f"List {count} {name}.", f"Name {count} {name}.", f"Give me {count} {name}.", f"Tell me {count} {name}."), ", ".join(chosen) + "."
    if task == 1:
        end = rng.randint(2, 20)
        return ask(f"Count to {end}.", f"Count from 1 to {end}.", f"Please count to {end}.", f"Can you count up to {end}?"), ", ".join(map(str, range(1, end + 1))) + "."
    if task == 2:
        word, amount = rng.choice(w.NOUNS), rng.randint(2, 5)
        count = NUMBERS[amount - 1]
        return ask(f'Write the word "{word}" {count} times.', f"Say {word} {count} times.", f"Repeat the word {word} {count} times.", f"Write {word} {count} times."), " ".join([word] * amount)
    items = rng.sample(w.NOUNS, rng.randint(3, 6))
    listing = ", ".join(items)
    if task == 3:
        return ask(f"What is the first word in this list? {listing}", f"Which word comes first: {listing}?", f"Give me the first of these words: {listing}", f"Name the first item of this list: {listing}"), items[0]
    if task == 4:
        return ask(f"What is the last word in this list? {listing}", f"Which word comes last: {listing}?", f"Give me the last of these words: {listing}", f"Name the last item of this list: {listing}"), items[-1]
    if task == 5:
        return ask(f"How many words are in this list? {listing}", f"Count these words: {listing}", f"How many items: {listing}?", f"Say how many words I give you: {listing}"), str(len(items))
    if task == 6:
        if rng.random() < 0.5:
            wanted, answer = rng.choice(items), "Yes."
        else:
            wanted = rng.choice([noun for noun in w.NOUNS if noun not in items])
            answer = "No."
        return ask(f"Is {wanted} in this list? {listing}", f"Does this list hold {wanted}? {listing}", f"List: {listing}\nIs {wanted} in it?", f"Look at these words: {listing}. Is {wanted} one of them?"), answer
    if task == 7:
        one, two = rng.randint(0, 10), rng.randint(0, 10)
        return ask(f"What is {one} + {two}?", f"What is {one} plus {two}?", f"{one} + {two} = ?", f"Add {one} and {two}."), str(one + two)
    word = rng.choice(w.NOUNS + w.ANIMALS)
    return ask(f"Spell the word {word}.", f"How do you spell {word}?", f'Spell "{word}".', f"Please spell {word} for me."), "-".join(word)


def instruction(rng, split: str) -> Conversation:
    question, reply = instruction_pair(rng, split)
    return Conversation([("user", question), ("assistant", reply)], 0.1, "instruction", [reply])
