"""More kinds of simple instruction, whose reply is copied from the request or read off a small table. The last two wordings of each are kept for the test split."""

import json
import re

from . import words as w
from .directions_tables import (
    APART, COMMANDS, KIND_OF, LISTS, NUMBERS, ONE_WORD, PAST, PLURALS, from_items, items_of, listing, rows_of, sentence_of, task,
)  # fmt: skip


def _longest(sign: int):
    def make(rng, split):
        while True:
            items = items_of(rng, 3, 4)
            lengths = sorted((sign * len(item) for item in items), reverse=True)
            if lengths[0] - lengths[1] > 1:
                return {"l": listing(items)}, max(items, key=lambda item: sign * len(item))

    return make


def _longer(rng, split):
    while True:
        one, two = rng.sample(w.NOUNS + w.ANIMALS, 2)
        if abs(len(one) - len(two)) > 2:
            return {"a": one, "b": two}, max((one, two), key=len)


def _of_numbers(pick):
    def make(rng, split):
        numbers = rng.sample(range(1, rng.choice((20, 100, 1000))), rng.randint(3, 5))
        return {"l": listing(map(str, numbers))}, str(pick(numbers))

    return make


def _letter(place: int):
    def make(rng, split):
        word = rng.choice(w.NOUNS + w.ANIMALS + w.OBJECTS)
        return {"s": word}, word[place]

    return make


def _some_words(rng) -> list[str]:
    return rng.choice(([rng.choice(w.COLOURS), rng.choice(w.OBJECTS)], rng.sample(w.NOUNS, 2), rng.sample(w.NOUNS, 3), [rng.choice(w.ADJECTIVES), rng.choice(w.ANIMALS)]))


def _each_word(join: str, change=str):
    def make(rng, split):
        text = _some_words(rng)
        return {"s": " ".join(text)}, join.join(change(word) for word in text)

    return make


def _swapped(rng, split):
    one, two = rng.sample(w.NOUNS + w.COLOURS + w.OBJECTS, 2)
    return {"s": f"{one} {two}"}, f"{two} {one}"


def _who(rng, split) -> str:
    return rng.choice((rng.choice(w.FIRST_NAMES), w.invented(rng, split).capitalize()))


def _statement(rng, split) -> tuple[str, str, str]:
    """A sentence, the question that asks for it, and its negation."""
    name, thing, place = _who(rng, split), f"the {rng.choice(w.OBJECTS)}", f"in the {rng.choice(w.PLACES)}"
    what = rng.choice(("at home", "tired", "happy", "late", "hungry", "here", place, place, f"a {rng.choice([job for job in w.JOBS if job[0] not in 'aeiou'])}", f"from {w.town(rng, split)}"))
    verb = rng.choice(("swim", "sing", "dance", "cook", "drive", "ski", "read", "come", "stay", "help"))
    said = f"{rng.choice(('The', 'My', 'Our'))} {rng.choice(w.ANIMALS + w.OBJECTS)}"
    how = rng.choice(("old", "new", "small", "big", "clean", place, rng.choice(w.COLOURS)))
    return rng.choice((
        (f"{name} is {what}.", f"Is {name} {what}?", f"{name} is not {what}."), (f"{name} is {what}.", f"Is {name} {what}?", f"{name} is not {what}."),
        (f"{said} is {how}.", f"Is {said[0].lower()}{said[1:]} {how}?", f"{said} is not {how}."), (f"{thing.capitalize()} is {how}.", f"Is {thing} {how}?", f"{thing.capitalize()} is not {how}."),
        (f"{name} can {verb}.", f"Can {name} {verb}?", f"{name} cannot {verb}."), (f"{name} will {verb}.", f"Will {name} {verb}?", f"{name} will not {verb}."),
        (f"It is {how}.", f"Is it {how}?", f"It is not {how}."), (f"They are {place}.", f"Are they {place}?", f"They are not {place}."),
    ))  # fmt: skip


def _asked(rng, split):
    said, question, _ = _statement(rng, split)
    return {"s": said}, question


def _denied(rng, split):
    said, _, denial = _statement(rng, split)
    return {"s": said}, denial


REST = {
    "go": "to school", "see": "a bear", "eat": "soup", "run": "home", "walk": "to the river", "play": "chess", "buy": "bread", "come": "late", "give": "her a book", "take": "the bus", "make": "a cake", "write": "a letter", "sing": "a song",
    "swim": "in the lake", "find": "a coin", "bring": "flowers", "sleep": "well", "drink": "tea", "cook": "rice", "help": "Anna", "live": "in a small house", "sit": "in the garden", "catch": "a fish", "sell": "lamps", "tell": "a story",
    "build": "a boat", "win": "the game", "lose": "the key", "open": "the door", "speak": "to Tom", "leave": "at nine", "break": "the cup", "know": "the way", "teach": "music", "say": "yes", "get": "a letter", "have": "a cold",
    "do": "the dishes", "hear": "a noise", "feel": "cold", "keep": "the coin", "meet": "Anna", "pay": "the bill", "send": "a card", "lend": "him a pen", "hold": "the rope", "draw": "a house", "grow": "beans", "throw": "the ball",
    "drive": "to the sea", "ride": "a horse", "wear": "a hat", "choose": "the red one", "forget": "the milk", "fall": "asleep", "feed": "the cat", "hide": "the key", "dig": "a hole", "ask": "a question", "answer": "the phone", "call": "Tom",
    "clean": "the room", "close": "the window", "dance": "all night", "jump": "over the wall", "laugh": "a lot", "like": "the film", "listen": "to music", "look": "at the map", "love": "the garden", "paint": "the wall", "start": "at eight",
    "stop": "at the bridge", "talk": "to Anna", "travel": "by train", "try": "the soup", "cry": "a little", "carry": "the box", "study": "history", "visit": "the museum", "wait": "for the bus", "wash": "the car", "watch": "the birds",
    "work": "in the city", "smile": "at Tom", "fly": "to Rome", "think": "of you", "begin": "at ten", "stand": "by the door",
}  # fmt: skip


def _yesterday(rng, split):
    now, then = rng.choice([row for row in PAST if row[0] in REST])
    who = rng.choice(("I", "We", "They", "You"))
    return {"s": f"{who} {now} {REST[now]}."}, f"{who} {then} {REST[now]}."


def _new_word(rng, split):
    old, new, place, name = *rng.sample([colour for colour in w.COLOURS if colour != "orange"], 2), rng.choice(w.PLACES), _who(rng, split)
    thing, other = rng.sample(w.OBJECTS, 2)
    return rng.choice((
        ({"a": old, "b": new, "s": f"The {old} {thing} is in the {place}."}, f"The {new} {thing} is in the {place}."), ({"a": thing, "b": other, "s": f"{name} has a {old} {thing}."}, f"{name} has a {old} {other}."),
        ({"a": old, "b": new, "s": f"{name} bought a {old} {thing}."}, f"{name} bought a {new} {thing}."), ({"a": thing, "b": other, "s": f"My {thing} is in the {place}."}, f"My {other} is in the {place}."),
    ))  # fmt: skip


def _initials(rng, split):
    first, last = _who(rng, split), rng.choice((rng.choice(w.LAST_NAMES), w.invented(rng, split).capitalize()))
    return {"s": f"{first} {last}"}, f"{first[0]}. {last[0]}."


def _those(rng, split):
    name, other = rng.sample(APART, 2)
    wanted = rng.sample([item for item in LISTS[name] if item not in LISTS[other]], 2)
    items = wanted + rng.sample([item for item in LISTS[other] if item not in LISTS[name]], 2)
    rng.shuffle(items)
    return {"l": listing(items), "x": name}, listing(item for item in items if item in wanted)


def _series(rng, split):
    step, first = rng.choice(((1, rng.randint(1, 40)), (2, rng.choice((2, 4, 6, 1, 3, 10, 20))), (5, rng.choice((5, 10, 15, 20))), (10, rng.choice((10, 20, 30, 40))), (-1, rng.randint(8, 30)), (100, 100)))
    row = [first + step * place for place in range(5)]
    return {"l": listing(map(str, row[:4]))}, str(row[4])


def _around(before: str, after: str):
    def make(rng, split):
        text = rng.choice((sentence_of(rng, split), rng.choice(w.NOUNS), " ".join(_some_words(rng)), _who(rng, split)))
        return {"s": text}, f"{before}{text}{after}"

    return make


def _record(rng, split, most: int = 3) -> dict:
    fields = {
        "name": w.person(rng, split), "age": rng.randint(3, 99), "city": w.town(rng, split), "job": rng.choice(w.JOBS), "pet": rng.choice(w.ANIMALS), "colour": rng.choice(w.COLOURS), "year": rng.randint(1900, 2024),
        "price": rng.randint(2, 400), "food": rng.choice(w.FOODS), "room": rng.randint(1, 99), "item": rng.choice(w.OBJECTS), "day": rng.choice(w.DAYS),
    }  # fmt: skip
    return {name: fields[name] for name in rng.sample(list(fields), rng.randint(2, most))}


def _lines_to_json(rng, split):
    record = _record(rng, split)
    return {"l": "\n".join(f"{name}: {value}" for name, value in record.items())}, json.dumps(record, ensure_ascii=False)


def _json_to_lines(rng, split):
    record = _record(rng, split)
    return {"l": json.dumps(record, ensure_ascii=False)}, "\n".join(f"{name}: {value}" for name, value in record.items())


def _json_value(rng, split):
    record = _record(rng, split)
    name = rng.choice(list(record))
    return {"l": json.dumps(record, ensure_ascii=False), "k": name}, str(record[name])


def _json_keys(rng, split):
    record = _record(rng, split)
    return {"l": json.dumps(record, ensure_ascii=False)}, listing(record)


def _csv_row(rng, split):
    record = _record(rng, split)
    form = rng.choice((", ", "; ", "\n"))
    return {"l": form.join(f"{name}: {value}" for name, value in record.items())}, ",".join(str(value) for value in record.values())


def _csv_value(rng, split):
    record = _record(rng, split)
    name = rng.choice(list(record))
    return {"l": ",".join(record) + "\n" + ",".join(str(value) for value in record.values()), "k": name}, str(record[name])


def _numbers_in(rng, split):
    one, two, three = (str(rng.randint(2, rng.choice((12, 99, 999)))) for _ in range(3))
    name, here, there, thing = _who(rng, split), rng.choice(w.PLACES), rng.choice(w.PLACES), rng.choice(w.OBJECTS)
    animals, foods = rng.sample(["dogs", "cats", "hens", "goats", "ducks", "horses", "pigs", "rabbits", "cows"], 2), rng.sample(["apples", "pears", "eggs", "plums", "onions", "lemons", "carrots"], 2)
    return rng.choice((
        ({"s": f"{name} has {one} {animals[0]} and {two} {animals[1]}."}, f"{one}, {two}"), ({"s": f"We bought {one} {foods[0]} and {two} {foods[1]} for {three} euros."}, f"{one}, {two}, {three}"),
        ({"s": f"The {thing} costs {one} euros and weighs {two} grams."}, f"{one}, {two}"), ({"s": f"Room {one} is on floor {two}."}, f"{one}, {two}"), ({"s": f"There are {one} people in the {here} and {two} in the {there}."}, f"{one}, {two}"),
        ({"s": f"{name} lives at number {one}."}, one), ({"s": f"On page {one} there are {two} pictures of {three} {animals[0]}."}, f"{one}, {two}, {three}"), ({"s": f"Bus {one} takes {two} minutes."}, f"{one}, {two}"),
    ))  # fmt: skip


def _names_in(rng, split):
    one, two, three = (_who(rng, split) for _ in range(3))
    place, thing, food = rng.choice(w.PLACES), rng.choice(w.OBJECTS), rng.choice(w.FOODS)
    return rng.choice((
        ({"s": f"{one} and {two} met {three} in the {place}."}, [one, two, three]), ({"s": f"{one} gave the {thing} to {two}."}, [one, two]), ({"s": f"Yesterday {one} cooked {food} for {two} and {three}."}, [one, two, three]),
        ({"s": f"The {thing} belongs to {one}, but {two} found it."}, [one, two]), ({"s": f"{one} sat in the {place} with {two}."}, [one, two]), ({"s": f"We saw {one}, {two} and {three} at the {place}."}, [one, two, three]),
        ({"s": f"My friend {one} likes {food}, and {two} does not."}, [one, two]), ({"s": f"Please call {one} or {two} about the {thing}."}, [one, two]),
    ))  # fmt: skip


def _listed(make_items):
    def make(rng, split):
        slots, items = make_items(rng, split)
        return slots, listing(items)

    return make


def _mails_in(rng, split):
    one, two, name = w.email(rng, split), w.email(rng, split), _who(rng, split)
    return rng.choice((
        ({"s": f"Write to {one} if you need help."}, one), ({"s": f"You can reach {name} at {one} on weekdays."}, one), ({"s": f"Send the report to {one} and to {two}."}, f"{one}, {two}"),
        ({"s": f"Questions? {one} is the right address."}, one), ({"s": f"My old address was {one}, the new one is {two}."}, f"{one}, {two}"), ({"s": f"{name} ({one}) has the {rng.choice(w.OBJECTS)}."}, one),
        ({"s": f"The shop answers at {one} within two days."}, one),
    ))  # fmt: skip


def _date_in(rng, split):
    date, name, place = w.date(rng), _who(rng, split), rng.choice(w.PLACES)
    return {"s": rng.choice((f"The concert is on {date} in the {place}.", f"{name} was born on {date}.", f"We meet on {date} at the {place}.", f"Please pay the bill by {date}.", f"The {place} opens again on {date}.",
                             f"{name} left on {date} and took the {rng.choice(w.OBJECTS)} along.", f"On {date} the {place} will be closed."))}, date  # fmt: skip


def _true_of(rng, split):
    """Yes or no about one sentence."""
    name, thing, other = _who(rng, split), *rng.sample(w.OBJECTS, 2)
    colour, wrong = rng.sample(w.COLOURS, 2)
    place, elsewhere = rng.sample(w.PLACES, 2)
    job, no_job = rng.sample([job for job in w.JOBS if job[0] not in "aeiou"], 2)
    right = rng.random() < 0.5
    text, question = rng.choice((
        (f"The {thing} is {colour}.", f"Is the {thing} {colour if right else wrong}?"), (f"{name} is a {job}.", f"Is {name} a {job if right else no_job}?"), (f"The {thing} is in the {place}.", f"Is the {thing} in the {place if right else elsewhere}?"),
        (f"{name} has {'an' if thing[0] in 'aeiou' else 'a'} {thing}.", f"Does {name} have {'an' if (thing if right else other)[0] in 'aeiou' else 'a'} {thing if right else other}?"),
        (f"{name} waits in the {place}.", f"Is {name} in the {place if right else elsewhere}?"), (f"The {place} is {'open' if right else 'closed'} today.", f"Is the {place} open today?"),
    ))  # fmt: skip
    return {"s": text, "q": question}, "Yes." if right else "No."


def _twice(rng, split):
    text = rng.choice((sentence_of(rng, split), rng.choice(w.NOUNS), _who(rng, split)))
    return {"s": text}, f"{text} {text}"


def _start_with(rng, split):
    word = rng.choice(w.NOUNS)
    return {"s": word}, f"{word.capitalize()}! Hello! How are you?"


def _few_words(rng, split):
    question, answer = rng.choice(ONE_WORD)
    return {"q": question, "n": rng.choice(("two", "three", "three", "four", "five"))}, answer


def _merged(rng, split):
    items = items_of(rng, 4, 6)
    cut = rng.randint(2, len(items) - 2)
    return {"l": listing(items[:cut]), "m": listing(items[cut:])}, listing(items)


def _beside(step: int):
    def make(rng, split):
        items = items_of(rng, 4, 6)
        place = rng.randrange(1, len(items) - 1)
        return {"l": listing(items), "a": items[place]}, items[place + step]

    return make


def _before_each(rng, split):
    items, word = items_of(rng, 3, 4), rng.choice(["my", "your", "our", "the", "no", "every", "one", "another"] + w.COLOURS)
    return {"l": listing(items), "a": word}, listing(f"{word} {item}" for item in items)


def _once(rng, split):
    items = items_of(rng, 3, 4)
    double = rng.choice(items)
    row = list(items)
    row.insert(rng.randint(row.index(double) + 1, len(row)), double)
    return {"l": listing(row)}, items, double


def _doubles_gone(rng, split):
    slots, items, _ = _once(rng, split)
    return slots, listing(items)


def _double(rng, split):
    slots, _, double = _once(rng, split)
    return slots, double


ORDINALS = [("1", "first"), ("2", "second"), ("3", "third"), ("4", "fourth"), ("5", "fifth"), ("6", "sixth"), ("7", "seventh"), ("8", "eighth"), ("9", "ninth"), ("10", "tenth"), ("11", "eleventh"), ("12", "twelfth"), ("20", "twentieth")]
YOUNG = [
    ("dog", "puppy"), ("cat", "kitten"), ("cow", "calf"), ("horse", "foal"), ("sheep", "lamb"), ("goat", "kid"), ("pig", "piglet"), ("hen", "chick"), ("duck", "duckling"), ("goose", "gosling"), ("swan", "cygnet"), ("bear", "cub"),
    ("lion", "cub"), ("wolf", "cub"), ("deer", "fawn"), ("frog", "tadpole"), ("butterfly", "caterpillar"), ("kangaroo", "joey"), ("owl", "owlet"), ("elephant", "calf"), ("whale", "calf"), ("seal", "pup"),
]  # fmt: skip
PARTNERS = [
    ("king", "queen"), ("boy", "girl"), ("man", "woman"), ("father", "mother"), ("son", "daughter"), ("brother", "sister"), ("uncle", "aunt"), ("husband", "wife"), ("prince", "princess"), ("nephew", "niece"), ("grandfather", "grandmother"),
    ("waiter", "waitress"), ("actor", "actress"), ("bull", "cow"), ("rooster", "hen"), ("he", "she"), ("him", "her"), ("gentleman", "lady"), ("host", "hostess"), ("lion", "lioness"), ("hero", "heroine"), ("wizard", "witch"),
]  # fmt: skip
MORE_AND_MOST = [
    ("big", "bigger", "biggest"), ("small", "smaller", "smallest"), ("old", "older", "oldest"), ("young", "younger", "youngest"), ("fast", "faster", "fastest"), ("slow", "slower", "slowest"), ("good", "better", "best"),
    ("bad", "worse", "worst"), ("long", "longer", "longest"), ("short", "shorter", "shortest"), ("high", "higher", "highest"), ("low", "lower", "lowest"), ("hot", "hotter", "hottest"), ("cold", "colder", "coldest"),
    ("warm", "warmer", "warmest"), ("rich", "richer", "richest"), ("poor", "poorer", "poorest"), ("happy", "happier", "happiest"), ("easy", "easier", "easiest"), ("heavy", "heavier", "heaviest"), ("strong", "stronger", "strongest"),
    ("weak", "weaker", "weakest"), ("dark", "darker", "darkest"), ("wide", "wider", "widest"), ("deep", "deeper", "deepest"), ("loud", "louder", "loudest"), ("quiet", "quieter", "quietest"), ("clean", "cleaner", "cleanest"),
    ("dirty", "dirtier", "dirtiest"), ("sweet", "sweeter", "sweetest"), ("early", "earlier", "earliest"), ("late", "later", "latest"), ("thin", "thinner", "thinnest"), ("cheap", "cheaper", "cheapest"), ("pretty", "prettier", "prettiest"),
]  # fmt: skip
DOING = [
    ("run", "running"), ("swim", "swimming"), ("eat", "eating"), ("read", "reading"), ("write", "writing"), ("make", "making"), ("sit", "sitting"), ("sing", "singing"), ("dance", "dancing"), ("cook", "cooking"), ("walk", "walking"),
    ("talk", "talking"), ("play", "playing"), ("drive", "driving"), ("sleep", "sleeping"), ("drink", "drinking"), ("come", "coming"), ("go", "going"), ("take", "taking"), ("give", "giving"), ("stop", "stopping"), ("plan", "planning"),
    ("ride", "riding"), ("cut", "cutting"), ("win", "winning"), ("build", "building"), ("learn", "learning"), ("work", "working"), ("bake", "baking"), ("smile", "smiling"), ("climb", "climbing"), ("wait", "waiting"), ("open", "opening"),
]  # fmt: skip
RHYMES = [
    "cat hat bat mat rat", "dog fog log frog", "house mouse", "tree bee sea key knee free", "sun run fun bun", "light night right kite bright white", "day say play way may grey", "ball tall wall fall call hall", "cake lake make snake take",
    "book cook look hook", "ring sing king thing wing", "rain train brain chain", "star car far jar", "moon spoon soon noon", "boat coat goat note", "bed red head bread", "ten pen men hen", "hill mill pill will", "door floor four more",
    "fish dish wish", "bear chair hair pear", "gold cold old hold", "snow go slow grow know", "rice ice mice nice price", "clock rock sock lock", "nose rose toes", "fox box socks", "sand hand land band", "blue two shoe new", "feet sweet meat street",
    "town brown down crown", "long song strong", "best nest west test", "game name same", "pie sky fly high my", "bell well tell shell", "duck truck luck", "ship trip lip", "plane rain cane", "heart part art",
]  # fmt: skip
RHYMING = [(word, other) for row in RHYMES for word in row.split() for other in row.split() if word != other]
SOUNDS = [
    ("dog", "barks"), ("cat", "meows"), ("cow", "moos"), ("duck", "quacks"), ("lion", "roars"), ("wolf", "howls"), ("bee", "buzzes"), ("snake", "hisses"), ("horse", "neighs"), ("frog", "croaks"), ("owl", "hoots"), ("mouse", "squeaks"), ("pig", "grunts"),
]  # fmt: skip
SHORT_FORMS = [(name, name[:3]) for name in [*w.DAYS, *w.MONTHS] if name != "May"]
JOINED = [
    ("I am", "I'm"), ("you are", "you're"), ("do not", "don't"), ("does not", "doesn't"), ("is not", "isn't"), ("cannot", "can't"), ("will not", "won't"), ("it is", "it's"), ("we are", "we're"), ("they are", "they're"), ("I will", "I'll"),
    ("did not", "didn't"), ("was not", "wasn't"), ("are not", "aren't"), ("I have", "I've"), ("that is", "that's"), ("he is", "he's"), ("she is", "she's"), ("should not", "shouldn't"), ("could not", "couldn't"), ("let us", "let's"), ("have not", "haven't"),
]  # fmt: skip


def _times(factor):
    def make(rng, split):
        number = rng.randint(1, 12)
        return ({"s": str(number)}, str(number * 2)) if factor == 2 else ({"s": str(number * 2)}, str(number))

    return make


def _evenness(rng, split):
    number = rng.randint(1, rng.choice((20, 100)))
    return {"s": str(number)}, "Odd" if number % 2 else "Even"


def _is_more(rng, split):
    one, two = rng.sample(range(1, rng.choice((21, 100))), 2)
    return {"a": str(one), "b": str(two)}, "Yes." if one > two else "No."


def _article(rng, split):
    word = rng.choice(w.NOUNS[:60] + w.ANIMALS + w.OBJECTS + ["apple", "egg", "owl", "ant", "onion", "umbrella", "elephant", "ear", "eye", "arm", "island", "orange", "oven", "insect", "anchor", "eagle", "otter"])
    return {"s": word}, f"{'an' if word[0] in 'aeiou' else 'a'} {word}"


def _for_name(reply: str):
    def make(rng, split):
        name = rng.choice((_who(rng, split), w.person(rng, split)))
        return {"p": name}, reply.replace("{p}", name)

    return make


def _thanks(rng, split):
    name, thing = _who(rng, split), f"the {rng.choice(w.OBJECTS + w.FOODS)}"
    return {"p": name, "o": thing}, f"Thank you for {thing}, {name}!"


def _without_mark(rng, split):
    text = re.sub(r"[.!?]$", "", sentence_of(rng, split))
    return {"s": f"{text}{rng.choice('.!?')}"}, text


def _and_list(rng, split):
    items = items_of(rng, 3, 5)
    return {"l": listing(items)}, f"{listing(items[:-1])} and {items[-1]}"


def _from_and(rng, split):
    items = items_of(rng, 3, 5)
    text = f"{listing(items[:-1])} and {items[-1]}"
    return {"l": rng.choice((text, f"I have {text}.", f"We need {text}.", f"There are {text}."))}, "\n".join(f"- {item}" for item in items)


def _some_of(low: int, pick):
    def make(rng, split):
        items = items_of(rng, 4, 6)
        amount = rng.choice((2, 2, 3)) if low == 2 else low
        return {"l": listing(items), "n": NUMBERS[amount - 1]}, listing(pick(items, amount))

    return make


def _same(rng, split):
    one, two = rng.sample(w.NOUNS + w.ANIMALS, 2)
    return ({"a": one, "b": one}, "Yes.") if rng.random() < 0.5 else ({"a": one, "b": two}, "No.")


def _either_group(rng, split):
    name, other = rng.sample(APART, 2)
    pair = [name, other]
    rng.shuffle(pair)
    return {"s": rng.choice([item for item in LISTS[name] if item not in LISTS[other]]), "x": pair[0], "y": pair[1]}, name


def _called(rng, split):
    text = rng.choice((sentence_of(rng, split), f"{rng.choice(('stop', 'wait', 'look', 'come', 'help', 'go', 'run'))} {_who(rng, split)}", " ".join(_some_words(rng))))
    return {"s": text}, re.sub(r"[.!?]$", "", text) + "!"


MORE_TASKS = [
    task("direction", "which_is_the_longest_word", _longest(1)),
    task("direction", "which_is_the_shortest_word", _longest(-1)),
    task("direction", "longer", _longer),
    task("direction", "what_is_the_largest_number", _of_numbers(max)),
    task("direction", "what_is_the_smallest_number", _of_numbers(min)),
    task("direction", "what_is_the_first_letter_of", _letter(0)),
    task("direction", "what_is_the_last_letter_of", _letter(-1)),
    task("direction", "capitalise_each_word", _each_word(" ", str.capitalize)),
    task("direction", "join_these_words_with_dashes", _each_word("-")),
    task("direction", "join_these_words_with_underscores", _each_word("_")),
    task("direction", "asked", _asked),
    task("direction", "denied", _denied),
    task("direction", "yesterday", _yesterday),
    task("direction", "swapped", _swapped),
    task("direction", "new_word", _new_word),
    task("direction", "initials", _initials),
    task("direction", "either_group", _either_group),
    task("direction", "those", _those),
    task("direction", "series", _series),
    task("direction", "put_this_in_brackets", _around("(", ")")),
    task("direction", "make_this_bold_with_stars", _around("**", "**")),
    task("direction", "make_this_a_heading", _around("# ", "")),
    task("direction", "called", _called),
    task("direction", "without_mark", _without_mark),
    task("direction-json", "lines_to_json", _lines_to_json),
    task("direction", "json_to_lines", _json_to_lines),
    task("direction", "json_value", _json_value),
    task("direction", "json_keys", _json_keys),
    task("direction", "csv_row", _csv_row),
    task("direction", "csv_value", _csv_value),
    task("direction", "numbers_in", _numbers_in),
    task("direction", "which_names_are_in_this_sentence", _listed(_names_in)),
    task("direction", "mails_in", _mails_in),
    task("direction", "date_in", _date_in),
    task("direction", "true_of", _true_of),
    task("direction", "twice", _twice),
    task("direction-start", "start_with", _start_with),
    task("direction", "few_words", _few_words),
    task("direction", "merged", _merged),
    task("direction", "what_comes_after_in_this_list", _beside(1)),
    task("direction", "what_comes_before_in_this_list", _beside(-1)),
    task("direction", "before_each", _before_each),
    task("direction", "doubles_gone", _doubles_gone),
    task("direction", "double", _double),
    task("direction", "write_the_number_as_a_word", rows_of([(str(number), word) for number, word in enumerate(w.NUMBER_WORDS)], "s")),
    task("direction", "write_as_a_number", rows_of([(word, str(number)) for number, word in enumerate(w.NUMBER_WORDS)], "s")),
    task("direction", "write_number_in_a_row_as", rows_of(ORDINALS, "s")),
    task("direction", "what_is_a_young_called", rows_of(YOUNG, "s")),
    task("direction", "what_is_the_female_form_of", rows_of(PARTNERS, "s")),
    task("direction", "what_is_the_comparative_of", rows_of([row[:2] for row in MORE_AND_MOST], "s")),
    task("direction", "what_is_the_superlative_of", rows_of([(row[0], row[2]) for row in MORE_AND_MOST], "s")),
    task("direction", "what_is_the_ing_form_of", rows_of(DOING, "s")),
    task("direction-rhyme", "which_word_rhymes_with", rows_of(RHYMING, "s")),
    task("direction", "what_sound_does_a_make", rows_of(SOUNDS, "s")),
    task("direction", "what_is_the_short_form_of", rows_of(SHORT_FORMS, "s")),
    task("direction", "join_as_in_speech", rows_of(JOINED, "s")),
    task("direction", "what_is_twice", _times(2)),
    task("direction", "what_is_half_of", _times(1)),
    task("direction", "evenness", _evenness),
    task("direction", "is_more", _is_more),
    task("direction", "article", _article),
    task("direction", "greet", _for_name("Hello, {p}!")),
    task("direction", "congratulate", _for_name("Congratulations, {p}!")),
    task("direction", "wish_a_happy_birthday", _for_name("Happy birthday, {p}!")),
    task("direction", "thanks", _thanks),
    task("direction", "write_the_first_line_of_a", _for_name("Dear {p},")),
    task("direction", "and_list", _and_list),
    task("direction", "from_and", _from_and),
    task("direction", "give_me_the_first", _some_of(2, lambda items, amount: items[:amount])),
    task("direction", "give_me_the_last", _some_of(2, lambda items, amount: items[-amount:])),
    task("direction", "leave_out_the_first_one", _some_of(1, lambda items, amount: items[1:])),
    task("direction", "leave_out_the_last_one", _some_of(1, lambda items, amount: items[:-1])),
    task("direction", "same", _same),
    task("direction", "what_is_the_singular_of", rows_of([(many, one) for one, many in PLURALS], "s")),
    task("direction", "what_is_the_present_tense_of", rows_of([(then, now) for now, then in PAST], "s")),
    task("direction", "write_each_item_on_a_line", from_items(lambda items: "\n".join(items))),
]  # fmt: skip


# Tasks that are drawn in training only: the test split stays as it is without them.


def _time_in(rng, split):
    time, name, place, thing = w.clock(rng), _who(rng, split), rng.choice(w.PLACES), rng.choice(w.OBJECTS)
    return {"s": rng.choice((f"The train leaves at {time}.", f"{name} comes to the {place} at {time}.", f"We meet at {time} in front of the {place}.", f"Dinner is at {time}.", f"The {place} closes at {time}.", f"Please bring the {thing} at {time}.",
                             f"At {time} {name} will call you.", f"The alarm rang at {time} and woke {name}.", f"Be at the {place} by {time}, please.", f"From {time} on the {place} is open."))}, time  # fmt: skip


def _price_in(rng, split):
    price, name, place, thing = f"{rng.randint(2, rng.choice((20, 99, 400)))} {rng.choice(w.MONEY)}", _who(rng, split), rng.choice(w.PLACES), rng.choice(w.OBJECTS)
    return {"s": rng.choice((f"The {thing} costs {price}.", f"{name} paid {price} for the {thing}.", f"A ticket for the {place} is {price}.", f"They want {price} for the old {thing}.", f"For {price} you can have the {thing}.",
                             f"{name} sold the {thing} for {price} at the {place}.", f"The bill of the {place} was {price}.", f"It is {price} for two days.", f"I spent {price} on my new {thing}."))}, price  # fmt: skip


def _code_in(rng, split):
    code, name, place, thing = w.code(rng), _who(rng, split), rng.choice(w.PLACES), rng.choice(w.OBJECTS)
    return {"s": rng.choice((f"Your code is {code}.", f"Type {code} at the door of the {place}.", f"{name} has the ticket {code}.", f"The code for the {thing} is {code}, please keep it safe.", f"Use {code} when you order the {thing}.",
                             f"With {code} you get into the {place}.", f"{name}, your number is {code}.", f"Our order {code} has not come yet.", f"The parcel {code} waits in the {place}."))}, code  # fmt: skip


def _field_in(rng, split):
    record = _record(rng, split, 4)
    name = rng.choice(list(record))
    return {"l": rng.choice(("\n", "\n", ", ", "; ", " | ")).join(f"{key}: {value}" for key, value in record.items()), "k": name}, str(record[name])


def _tagged(rng, split):
    tag, text = rng.choice("b i p li h1 h2 h3 em strong div span td title u code small".split()), rng.choice((sentence_of(rng, split), rng.choice(w.NOUNS), " ".join(_some_words(rng)), _who(rng, split)))
    return {"t": tag, "s": text}, f"<{tag}>{text}</{tag}>"


MARKS = [("slashes", " / "), ("semicolons", "; "), ("plus signs", " + "), ("bars", " | "), ("arrows", " -> "), ("equals signs", " = "), ("stars", " * "), ("colons", ": ")]


def _separated(rng, split):
    items, (name, mark) = items_of(rng, 3, 5), rng.choice(MARKS)
    return {"l": listing(items), "t": name}, mark.join(items)


def _after_each(rng, split):
    items, word = items_of(rng, 3, 4), rng.choice("please here today too now again only first wanted gone tomorrow outside".split())
    return {"l": listing(items), "a": word}, listing(f"{item} {word}" for item in items)


def _moved(front: bool):
    def make(rng, split):
        items = items_of(rng, 3, 5)
        one = rng.choice(items[1:] if front else items[:-1])
        rest = [item for item in items if item != one]
        return {"l": listing(items), "a": one}, listing([one, *rest] if front else [*rest, one])

    return make


def _in_front(rng, split):
    items = items_of(rng, 2, 5)
    new = rng.choice([noun for noun in w.NOUNS if noun not in items])
    return {"l": listing(items), "a": new}, listing([new, *items])


def _inserted(rng, split):
    items = items_of(rng, 3, 5)
    new, old = rng.choice([noun for noun in w.NOUNS if noun not in items]), rng.choice(items)
    place = items.index(old) + 1
    return {"l": listing(items), "a": old, "b": new}, listing([*items[:place], new, *items[place:]])


def _coloured(rng, split) -> tuple[str, str, str, str]:
    """A sentence and, out of it, a colour, a thing and a place."""
    colour, thing, place, name = rng.choice([colour for colour in w.COLOURS if colour != "orange"]), rng.choice(w.OBJECTS), rng.choice(w.PLACES), _who(rng, split)
    return rng.choice((
        f"The {colour} {thing} is in the {place}.", f"{name} has the {colour} {thing} from the {place}.", f"My {colour} {thing} is near the {place}.", f"In the {place} there is no {colour} {thing}.", f"{name} took the {colour} {thing} to the {place}.",
        f"Whose {colour} {thing} is in the {place}?", f"Please bring the {colour} {thing} to the {place}.", f"We saw your {colour} {thing} at the {place}.",
    )), colour, thing, place  # fmt: skip


def _one_marked(before: str, after: str):
    def make(rng, split):
        text, *words = _coloured(rng, split)
        word = rng.choice(words)
        return {"s": text, "a": word}, re.sub(rf"\b{word}\b", f"{before}{word}{after}", text, count=1)

    return make


def _word_gone(rng, split):
    text, colour, _, _ = _coloured(rng, split)
    return {"s": text, "a": colour}, text.replace(f" {colour} ", " ", 1)


def _word_added(rng, split):
    text, colour, thing, _ = _coloured(rng, split)
    return {"s": text.replace(f" {colour} ", " ", 1), "a": colour, "b": thing}, text


def _for_thing(reply: str, things):
    def make(rng, split):
        slots = {"p": _who(rng, split), "o": things(rng)}
        return slots, re.sub(r"\{(\w)\}", lambda match: slots[match[1]], reply)

    return make


def _fault(rng) -> str:
    return rng.choice(("the noise", "my mistake", "the long wait", "the late reply", "the mess", "the trouble", "the delay", "the wrong bill", "the cold soup", f"the broken {rng.choice(w.OBJECTS)}", f"the lost {rng.choice(w.OBJECTS)}"))


def _party(rng) -> str:
    return rng.choice(("my party", "our wedding", "the concert", "dinner", "my birthday", "the picnic", "lunch", "our summer feast", f"the {rng.choice(w.PLACES)}", f"the {rng.choice(w.PLACES)} on {rng.choice(w.DAYS)}", f"our house on {rng.choice(w.DAYS)}"))


ROMAN = [(str(number), sign) for number, sign in enumerate("I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX".split(), 1)]
UNITS = [
    ("kilogram", "kg"), ("gram", "g"), ("kilometre", "km"), ("metre", "m"), ("centimetre", "cm"), ("millimetre", "mm"), ("litre", "l"), ("millilitre", "ml"), ("minute", "min"), ("hour", "h"), ("second", "s"), ("tonne", "t"), ("mile", "mi"),
    ("pound", "lb"), ("foot", "ft"), ("ounce", "oz"), ("yard", "yd"), ("milligram", "mg"), ("kilowatt", "kW"), ("volt", "V"), ("watt", "W"),
]  # fmt: skip


def _options(rng, items, signs="ABCDEF") -> str:
    form, join = rng.choice((("{})", "\n"), ("{}.", "\n"), ("{}:", "\n"), ("({})", " "), ("{})", " "), ("{}:", ", ")))
    return join.join(f"{form.format(sign)} {item}" for sign, item in zip(signs, items))


def _letter_that_is(rng, split):
    name, *others = rng.sample([group for group in KIND_OF if group in APART], 4)
    right = rng.choice(LISTS[name])
    items = [right, *(rng.choice([item for item in LISTS[other] if item not in LISTS[name]]) for other in others[: rng.choice((1, 2, 2, 3))])]
    rng.shuffle(items)
    return {"l": _options(rng, items), "x": KIND_OF[name]}, "ABCDEF"[items.index(right)]


def _sign_of(signs, asked_for_item: bool):
    def make(rng, split):
        items = items_of(rng, 3, 5)
        place = rng.randrange(len(items))
        return ({"l": _options(rng, items, signs), "a": signs[place]}, items[place]) if asked_for_item else ({"l": _options(rng, items, signs), "a": items[place]}, signs[place])

    return make


def _masked(rng, split):
    slots, mask = _numbers_in(rng, split)[0], rng.choice(("X", "***", "[number]", "#", "N", "?"))
    return {"s": slots["s"], "m": mask}, re.sub(r"\d+", mask, slots["s"])


def _day_first(rng, split):
    month, day = rng.choice(w.MONTHS), rng.randint(1, 28)
    return {"s": f"{month} {day}"}, f"{day} {month}"


def _month_first(rng, split):
    month, day = rng.choice(w.MONTHS), rng.randint(1, 28)
    return {"s": f"{day} {month}"}, f"{month} {day}"




def _filled(reply: str, **parts):
    """`parts`: what draws each slot."""

    def make(rng, split):
        slots = {slot: draw(rng, split) for slot, draw in parts.items()}
        return slots, re.sub(r"\{(\w)\}", lambda match: slots[match[1]], reply)

    return make


def _last_name(rng, split) -> str:
    return rng.choice((rng.choice(w.LAST_NAMES), w.invented(rng, split).capitalize()))


def _deed(rng, split) -> str:
    return rng.choice(COMMANDS)


def _danger(rng, split) -> str:
    return rng.choice((f"the {rng.choice(w.ANIMALS)}", f"the {rng.choice(w.ANIMALS)} in the {rng.choice(w.PLACES)}", "the step", "the ice", "the train", "the hot pot", "the deep water", "the wet floor", "the cars", "the open door", "the hole"))


def _offer(rng, split) -> str:
    return rng.choice((f"some {rng.choice(w.FOODS)}", f"a cup of {rng.choice(('tea', 'coffee', 'cocoa', 'milk'))}", f"the {rng.choice(w.OBJECTS)}", "a chair", "help", "a lift home", "more soup", "a biscuit", "a ticket"))


def _street_and_number(rng, split):
    street, number, town = f"{w.invented(rng, split).capitalize()} {rng.choice(w.STREETS)}", str(rng.randint(1, 199)), w.town(rng, split)
    return {"s": street, "n": number, "t": town}, f"{number} {street}, {town}"


def _two_people(rng, split) -> tuple[str, str]:
    one, two = _who(rng, split), _who(rng, split)
    return (one, two) if one != two else _two_people(rng, split)


def _roles(rng, split):
    thing, (one, two) = rng.choice(w.OBJECTS), _two_people(rng, split)
    form = rng.choice(("{a} gave the {o} to {b}.", "{a} took the {o} from {b}.", "{a} met {b} in the {p}.", "{a} helped {b}.", "{a} called {b} on {d}.", "{a} sat behind {b}.", "{a} sold {b} the {o}.", "{a} waits for {b} in the {p}.", "{a} is taller than {b}."))
    form = form.replace("{o}", thing).replace("{p}", rng.choice(w.PLACES)).replace("{d}", rng.choice(w.DAYS))
    return {"s": form.replace("{a}", one).replace("{b}", two), "a": one, "b": two}, form.replace("{a}", two).replace("{b}", one)


TURNS = [("bigger", "smaller"), ("older", "younger"), ("faster", "slower"), ("taller", "shorter"), ("heavier", "lighter"), ("richer", "poorer"), ("stronger", "weaker"), ("louder", "quieter"), ("better", "worse")]


def _turned(rng, split):
    pair = list(rng.choice(TURNS))
    rng.shuffle(pair)
    one, two = _two_people(rng, split)
    return {"s": f"{one} is {pair[0]} than {two}.", "b": two}, f"{two} is {pair[1]} than {one}."


TRAINING_TASKS = [
    task("direction", "time_in", _time_in),
    task("direction", "price_in", _price_in),
    task("direction", "code_in", _code_in),
    task("direction", "field_in", _field_in),
    task("direction", "tagged", _tagged),
    task("direction", "separated", _separated),
    task("direction", "after_each", _after_each),
    task("direction", "move_to_the_front", _moved(True)),
    task("direction", "move_to_the_end", _moved(False)),
    task("direction", "in_front", _in_front),
    task("direction", "inserted", _inserted),
    task("direction", "make_the_word_bold", _one_marked("**", "**")),
    task("direction", "put_the_word_in_quotation_marks", _one_marked('"', '"')),
    task("direction", "word_gone", _word_gone),
    task("direction", "word_added", _word_added),
    task("direction", "ask_for", _for_thing("{p}, could I have {o}, please?", lambda rng: f"the {rng.choice(w.OBJECTS + w.FOODS)}")),
    task("direction", "apologise_to_for", _for_thing("I am sorry for {o}, {p}.", _fault)),
    task("direction", "invite_to", _for_thing("Dear {p}, please come to {o}.", _party)),
    task("direction", "say_goodbye_to", _for_name("Goodbye, {p}!")),
    task("direction", "is_ill_what_do_i_write", _for_name("Get well soon, {p}!")),
    task("direction", "wish_good_luck", _for_name("Good luck, {p}!")),
    task("direction", "how_do_i_end_a_letter", _for_name("Best wishes,\n{p}")),
    task("direction", "write_as_a_roman_numeral", rows_of(ROMAN, "s")),
    task("direction", "what_number_is_the_roman_numeral", rows_of([(sign, number) for number, sign in ROMAN], "s")),
    task("direction", "what_is_the_sign_for", rows_of(UNITS, "s")),
    task("direction", "what_unit_is", rows_of([(sign, name) for name, sign in UNITS], "s")),
    task("direction", "make_a_checklist", from_items(lambda items: "\n".join(f"- [ ] {item}" for item in items))),
    task("direction", "make_a_table_row", from_items(lambda items: "| " + " | ".join(items) + " |")),
    task("direction", "letter_that_is", _letter_that_is),
    task("direction", "what_is_option", _sign_of("ABCDEF", True)),
    task("direction", "which_letter_does_have", _sign_of("ABCDEF", False)),
    task("direction", "what_is_number", _sign_of("123456", True)),
    task("direction", "which_number_does_have", _sign_of("123456", False)),
    task("direction", "masked", _masked),
    task("direction", "day_first", _day_first),
    task("direction", "month_first", _month_first),
    task("direction", "write_this_as_one_word_without", _each_word("")),
    task("direction", "make_hashtags", from_items(lambda items: " ".join("#" + item.replace(" ", "") for item in items))),
    task("direction", "first_name_last_name_what_is", _filled("{a} {b}", a=_who, b=_last_name)),
    task("direction", "say_good_to", _filled("Good {t}, {p}!", t=lambda rng, split: rng.choice(("morning", "afternoon", "evening", "night")), p=_who)),
    task("direction", "introduce_from", _filled("This is {p} from {t}.", p=_who, t=lambda rng, split: w.town(rng, split))),
    task("direction", "warn_about", _filled("Watch out for {o}, {p}!", o=_danger, p=_who)),
    task("direction", "remind_to", _filled("{p}, please remember to {v}.", p=_who, v=_deed)),
    task("direction", "tell_not_to", _filled("{p}, please do not {v}.", p=_who, v=_deed)),
    task("direction", "ask_if_they_can", _filled("{p}, can you {v}?", p=_who, v=_deed)),
    task("direction", "roles", _roles),
    task("direction", "turned", _turned),
    task("direction", "somebody_offers_me_and_i_want", _filled("Yes, please.", o=_offer)),
    task("direction", "somebody_offers_me_and_i_do", _filled("No, thank you.", o=_offer)),
    task("direction", "street_and_number", _street_and_number),
]  # fmt: skip
