"""More kinds of simple instruction, whose reply is copied from the request or read off a small table. The last two wordings of each are kept for the test split."""

import json
import re

from . import words as w
from .directions_tables import (
    APART, COMMANDS, KIND_OF, LISTS, NUMBERS, ONE_WORD, PAST, PLURALS, Task, from_items, items_of, listing, rows_of, sentence_of,
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


NUMBER_WORDS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
).split()
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
    Task("direction", [
        "Which is the longest word? {l}", "Find the longest word: {l}", "What is the longest of these words? {l}", "Longest word: {l}", "{l}\n\nWhich word is the longest?", "Pick the longest word: {l}", "Name the longest of these: {l}", "Tell me the longest word in this list: {l}",
        "Which word has the most letters? {l}", "{l}\n\nWrite only the longest one.", "The longest word, please: {l}", "I look for the longest word here: {l}", "Give me the longest word out of {l}.", "Say which is the longest: {l}", "longest of: {l}", "Copy the longest word: {l}",
        "{l}\n\nLongest?", "Which word is the longest one here: {l}?", "Look for the word with the most letters: {l}", "The word with the most letters: {l}",
        "Choose the longest word: {l}", "Which of these words is longest? {l}", "What word is longer than all the others? {l}",
        "Write the longest of these words: {l}", "One of these is longer than the rest. Which? {l}",
        "Could you spot the longest word for me? {l}", "I need to know the longest word in the following: {l}", "Words: {l}. Longest one?",
        "Measure these words and give me the longest: {l}", "Which has the greatest number of letters? {l}", "longest word {l}",
        "Here are some words: {l}. I am looking for the longest.", "{l}\n\nFrom this list I only want the longest word.",
        "{l}\n\nPlease tell me which of them is longest.", "{l} - which is longest?", "Length matters here. Give me the longest word: {l}",
        "For a word game I need the longest of these: {l}", "My sign has room for long words, so pick the longest: {l}",
        "Count the letters. Which word wins? {l}", "Who has the most letters? {l}", "Identify the longest entry: {l}",
        "Return the longest word in this list: {l}", "Would you please name the longest item? {l}", "From the words {l}, select the longest.",
        "The task: find the word of greatest length. The words: {l}", "Which entry in this row is the longest? {l}",
        "Compare how long these are and write the longest: {l}", "There is one word here with more letters than any other. Write it: {l}",
        "No other word in this list is as long. Which one is it? {l}", "Just the longest one, thanks: {l}",
        "What's the longest word in {l}?", "Hey, which of these words is the longest? {l}", "I'd like the longest word from this list. {l}",
        "Sorted by length, which comes out on top? {l}", "Mind telling me which word is longest? {l}",
        "My question is about length: what is the longest word in {l}?", "Longest, please: {l}", "{l} <- longest word?",
        "Given the words {l}, output the longest.", "Let's see who has the longest word. {l}", "Show me the word that needs the most space: {l}",
        "Which word would fill the most boxes in a crossword? {l}", "Out of these, whichever is longest: {l}",
        "Would the longest word please step forward? {l}", "The champion in length is ... {l}",
        "We are making name badges and the longest word decides the size. The words are {l}. Which is it?",
        "I am printing labels. Tell me which of {l} is the longest so I can plan the width.",
        "The following row holds one word of great length. Name it: {l}", "Extract the longest word: {l}", "Determine the longest word among {l}.",
        "By number of letters, the biggest word is which? {l}", "Have a look at {l} and report the longest.",
        "Do you see which word stretches the furthest? {l}", "lengthiest word: {l}", "Among the words {l} there is one longest. Repeat it.",
        "I want to know which one here beats the others in length: {l}", "Of these words, which takes the most letters to write? {l}"], _longest(1)),
    Task("direction", [
        "Which is the shortest word? {l}", "Find the shortest word: {l}", "What is the shortest of these words? {l}", "Shortest word: {l}", "{l}\n\nWhich word is the shortest?", "Pick the shortest word: {l}", "Name the shortest of these: {l}", "Tell me the shortest word in this list: {l}",
        "Which word has the fewest letters? {l}", "{l}\n\nWrite only the shortest one.", "The shortest word, please: {l}", "I look for the shortest word here: {l}", "Give me the shortest word out of {l}.", "Say which is the shortest: {l}", "shortest of: {l}", "Copy the shortest word: {l}",
        "{l}\n\nShortest?", "Which word is the shortest one here: {l}?", "Look for the word with the fewest letters: {l}",
        "The word with the fewest letters: {l}", "Choose the shortest word: {l}", "Which of these words is shortest? {l}",
        "What word is shorter than all the others? {l}", "Write the shortest of these words: {l}", "One of these is shorter than the rest. Which? {l}",
        "Could you spot the shortest word for me? {l}", "I need to know the shortest word in the following: {l}", "Words: {l}. Shortest one?",
        "Measure these words and give me the shortest: {l}", "Which has the lowest number of letters? {l}", "shortest word {l}",
        "Here are some words: {l}. I am looking for the shortest.", "{l}\n\nFrom this list I only want the shortest word.",
        "{l}\n\nPlease tell me which of them is shortest.", "{l} - which is shortest?", "Length matters here. Give me the shortest word: {l}",
        "For a word game I need the shortest of these: {l}", "My sign has little room, so pick the shortest word: {l}",
        "Count the letters. Which word has the least? {l}", "Who has the fewest letters? {l}", "Identify the shortest entry: {l}",
        "Return the shortest word in this list: {l}", "Would you please name the shortest item? {l}", "From the words {l}, select the shortest.",
        "The task: find the word of least length. The words: {l}", "Which entry in this row is the shortest? {l}",
        "Compare how long these are and write the shortest: {l}", "There is one word here with fewer letters than any other. Write it: {l}",
        "Every other word in this list is longer. Which one is it? {l}", "I am lazy and want to type as little as possible, so which word is shortest? {l}",
        "Just the shortest one, thanks: {l}",
        "What's the shortest word in {l}?", "Hey, which of these words is the shortest? {l}", "I'd like the shortest word from this list. {l}",
        "Sorted by length, which comes out at the bottom? {l}", "Mind telling me which word is shortest? {l}",
        "My question is about length: what is the shortest word in {l}?", "Shortest, please: {l}", "{l} <- shortest word?",
        "Given the words {l}, output the shortest.", "Let's see who has the shortest word. {l}", "Show me the word that needs the least space: {l}",
        "Which word would fill the fewest boxes in a crossword? {l}", "Out of these, whichever is shortest: {l}", "Which of these is quickest to spell? {l}",
        "The smallest in length is ... {l}",
        "We are making tiny badges and want the shortest word. The words are {l}. Which is it?",
        "I am counting letters. Tell me which of {l} is the shortest.", "The following row holds one word that is very short. Name it: {l}",
        "Extract the shortest word: {l}", "Determine the shortest word among {l}.", "By number of letters, the smallest word is which? {l}",
        "Have a look at {l} and report the shortest.", "Do you see which word is over the soonest when you spell it? {l}", "briefest word: {l}",
        "Among the words {l} there is one shortest. Repeat it.",
        "I want to know which one here is beaten by all others in length: {l}", "Of these words, which takes the fewest letters to write? {l}"], _longest(-1)),
    Task("direction", [
        "Which word is longer, {a} or {b}?", "Is {a} or {b} the longer word?", "Longer word: {a} or {b}?", "Say the longer word: {a}, {b}", "Pick the longer word: {a} or {b}.", "What is the longer word of {a} and {b}?", "Compare the words {a} and {b}. Which is longer?", "Which has more letters, {a} or {b}?",
        "The longer of the words {a} and {b}, please.", "Two words: {a}, {b}. Name the longer.", "Write the longer one of these words: {a}, {b}", "Does {a} or {b} have more letters?", "Choose the longer word: {a} / {b}", "which is the longer word, {a} or {b}",
        "{a} or {b}: which word is longer?", "Find the longer word: {a} or {b}", "Name the longer word of {a} and {b}.",
        "Tell me the longer one of the words {a} and {b}.", "Which word has more letters: {a} or {b}?", "I need the longer word: {a} or {b}?",
        "Give me the word that is longer: {a}, {b}", "What is longer as a word, {a} or {b}?",
        "Words: {a} and {b}. Which is the longer one?", "I have to choose the longer word. Is it {a} or {b}?",
        "Count letters in {a} and in {b}. Which has more?", "longer: {a} / {b}", "Between {a} and {b}, which word is longer?",
        "Could you tell me which word is longer, {a} or {b}?", "Please pick the one with more letters: {a}, {b}",
        "For my crossword I need the longer word. {a} or {b}?", "Which takes more letters, {a} or {b}?", "Which of these two words is longer? {a}, {b}",
        "There are two words here, {a} and {b}. Write the longer.", "My two words are {a} and {b}. Which one is longest?",
        "Is the word {a} longer, or the word {b}?", "Compare by length: {a}, {b}. Write the longer word.",
        "Between the two words {a} and {b}, choose the longer.", "Has {a} or {b} the higher number of letters?", "Return the longer string: {a}, {b}",
        "What has more letters in it: {a} or {b}?", "I am measuring words. Is {a} or is {b} longer?", "Show the longer of these two: {a}, {b}",
        "Look at {a} and {b}. Which one is longer?", "Which one wins by letters, {a} or {b}?", "Only the longer word, please: {a} or {b}",
        "One of {a} and {b} is the longer word. Which?", "If you write {a} below {b}, which of them sticks out?",
        "Which word would need more space on paper, {a} or {b}?", "{a} versus {b}: name the longer word",
        "You have {a} and you have {b}. Tell me the longer word.",
        "What's longer as a word: {a} or {b}?", "Hey, is {a} or {b} the longer word?", "I'd like to know which word is longer, {a} or {b}.",
        "{a} vs {b}, which is longer?", "Given {a} and {b}, output the longer word.", "Mind telling me the longer word, {a} or {b}?",
        "Spelled out, which is longer, {a} or {b}?", "In letters, who is ahead, {a} or {b}?", "Pick whichever is longer: {a}, {b}",
        "Let's compare {a} with {b}. Longer word?", "Would {a} or {b} fill more boxes in a crossword?", "The longer word out of {a} and {b} is ...",
        "If I count the letters of {a} and of {b}, which comes out higher?",
        "I am making a sign and fear that one word will not fit, the longer one. Is that {a} or {b}?", "Determine the longer word: {a}, {b}",
        "Have a look at {a} and {b} and report the longer.", "By number of letters, which is bigger, {a} or {b}?",
        "Two candidates, {a} and {b}. The longer word wins. Who wins?", "Which word stretches further, {a} or {b}?", "Extract the longer of {a} and {b}.",
        "My sister chose {a}, I chose {b}, and the longer word wins the game. Which one wins?", "Lengthier word: {a} or {b}?",
        "The words are {a}, {b}. Answer with the longer.", "Name whichever has the most letters: {a} or {b}.",
        "Of the words {a} and {b}, name the one with greater length.", "Whichever word is longer, write it: {a}, {b}"], _longer),
    Task("direction", [
        "What is the largest number? {l}", "Which is the largest of these numbers? {l}", "Find the biggest number: {l}", "Largest: {l}", "{l}\n\nWhich is the biggest?", "{l}\n\nWrite only the largest number.", "Pick the highest number: {l}", "Name the greatest of these: {l}", "The biggest number, please: {l}",
        "Tell me the highest of these numbers: {l}", "max: {l}", "Give me the largest number in this list: {l}", "What is the highest number here? {l}", "Copy the largest number: {l}", "Which number is the biggest in {l}?", "I want the biggest of these: {l}",
        "{l}\n\nLargest?", "{l}\n\nThe highest number, please.", "Choose the largest: {l}", "Which number is larger than all the others? {l}",
        "Write the biggest of these numbers: {l}", "The highest of these: {l}", "These are the points of a game: {l}. What is the best result?",
        "I look for the largest number: {l}", "Prices: {l}. Which is the highest?", "maximum of {l}",
        "Biggest of {l}?", "Could you pick out the highest number for me? {l}", "I need the maximum: {l}", "Numbers: {l}. Largest one?",
        "Here are some numbers: {l}. I am looking for the biggest.", "{l}\n\nFrom this list I only want the highest number.",
        "{l}\n\nPlease tell me the largest of them.", "{l} - which is the most?", "Which number tops the list? {l}",
        "These are the scores: {l}. Who won, the one with how many points?", "Six people guessed, and the highest guess wins. Which is it? {l}",
        "My children counted shells: {l}. What is the largest count?", "Identify the highest value: {l}", "Return the largest value in this list: {l}",
        "Would you name the biggest number, please? {l}", "From the numbers {l}, select the greatest.", "The task: find the maximum. The numbers: {l}",
        "Compare these and write the largest: {l}", "No other number in this row is as high. Which one is it? {l}", "Just the top number, thanks: {l}",
        "What's the max here? {l}", "Offers so far: {l}. What is the best offer in money?", "Look through these numbers and say which is greatest: {l}",
        "Temperatures this week: {l}. Which was the warmest?", "Out of {l}, which is the highest?", "Heights of the towers: {l}. How high is the tallest?",
        "What's the highest number in {l}?", "Hey, which is the biggest here? {l}", "I'd like the maximum of this list. {l}", "max of {l}?",
        "Sorted from high to low, which number comes first? {l}", "Mind telling me the largest? {l}", "Given the numbers {l}, output the largest.",
        "Let's see the record. {l}", "{l} <- biggest?", "Votes: {l}. How many did the winner get?", "Which bid wins, the highest of {l}?",
        "Who has the most? The counts are {l}.", "The record among {l} is ...", "Peak value of {l}?", "Highest first. Which is it? {l}",
        "We measured the trees in the park: {l}. Tell me the greatest height.", "In the jumping contest the results were {l}. What was the best jump?",
        "Determine the maximum: {l}", "Extract the highest number: {l}", "Have a look at {l} and report the largest.",
        "Who is the oldest if the ages are {l}? Just the age.", "Top score out of {l}, please.", "upper limit of this set: {l}",
        "My savings month by month: {l}. In the best month I saved how much?", "Among {l} there is one that is greater than the rest. Repeat it.",
        "Among these numbers, which is the greatest? {l}", "Show me only the biggest number: {l}"], _of_numbers(max)),
    Task("direction", [
        "What is the smallest number? {l}", "Which is the smallest of these numbers? {l}", "Find the lowest number: {l}", "Smallest: {l}", "{l}\n\nWhich is the smallest?", "{l}\n\nWrite only the smallest number.", "Pick the lowest number: {l}", "Name the least of these: {l}", "The smallest number, please: {l}",
        "Tell me the lowest of these numbers: {l}", "min: {l}", "Give me the smallest number in this list: {l}", "What is the lowest number here? {l}", "Copy the smallest number: {l}", "Which number is the smallest in {l}?", "I want the smallest of these: {l}",
        "{l}\n\nSmallest?", "{l}\n\nThe lowest number, please.", "Choose the smallest: {l}", "Which number is smaller than all the others? {l}",
        "Write the smallest of these numbers: {l}", "The lowest of these: {l}", "These are ages: {l}. How old is the youngest?",
        "I look for the smallest number: {l}", "Prices: {l}. Which is the lowest?", "minimum of {l}",
        "Smallest of {l}?", "Could you pick out the lowest number for me? {l}", "I need the minimum: {l}", "Numbers: {l}. Smallest one?",
        "Here are some numbers: {l}. I am looking for the smallest.", "{l}\n\nFrom this list I only want the lowest number.",
        "{l}\n\nPlease tell me the smallest of them.", "{l} - which is the least?", "Which number is at the bottom? {l}",
        "These are the running times: {l}. Which is the fastest time, the lowest number?", "Several shops gave me prices: {l}. What is the cheapest?",
        "My children counted shells: {l}. What is the smallest count?", "Identify the lowest value: {l}", "Return the smallest value in this list: {l}",
        "Would you name the smallest number, please? {l}", "From the numbers {l}, select the least.", "The task: find the minimum. The numbers: {l}",
        "Compare these and write the smallest: {l}", "No other number in this row is as low. Which one is it? {l}", "Just the bottom number, thanks: {l}",
        "What's the min here? {l}", "I want to pay as little as possible. The offers: {l}. Which do I take?",
        "Look through these numbers and say which is least: {l}", "Temperatures this week: {l}. Which was the coldest?", "Out of {l}, which is the lowest?",
        "Heights of the houses: {l}. How high is the lowest?",
        "What's the lowest number in {l}?", "Hey, which is the smallest here? {l}", "I'd like the minimum of this list. {l}", "min of {l}?",
        "Sorted from low to high, which number comes first? {l}", "Mind telling me the smallest? {l}", "Given the numbers {l}, output the smallest.",
        "{l} <- smallest?", "In golf the lowest score wins. Which is it? {l}", "Who has the least? The counts are {l}.", "The bottom value among {l} is ...",
        "Lowest value of {l}?", "Lowest first. Which is it? {l}", "Queues with {l} people. I join the shortest. How many people are in it?",
        "Depths in metres: {l}. Which is the least deep?",
        "We measured the plants in the garden: {l}. Tell me the least height.", "In the race the seconds were {l}. What was the best time, the smallest?",
        "Determine the minimum: {l}", "Extract the lowest number: {l}", "Have a look at {l} and report the smallest.",
        "Who is the youngest if the ages are {l}? Just the age.", "Worst score out of {l}, please, that is the lowest.", "lower limit of this set: {l}",
        "My savings month by month: {l}. In the worst month I saved how much?", "Among {l} there is one that is less than the rest. Repeat it.",
        "Among these numbers, which is the least? {l}", "Show me only the lowest number: {l}"], _of_numbers(min)),
    Task("direction", [
        "What is the first letter of {s}?", "First letter of {s}?", "With which letter does {s} begin?", "Which letter does the word {s} start with?", "Give me the first letter of {s}.", "Write the first letter of the word {s}.", "Tell me the first letter of \"{s}\".", "Only the first letter: {s}", "Say the first letter of {s}.",
        "{s}: what is its first letter?", "The word {s} begins with which letter?", "Name the first letter in {s}.", "Which letter comes first in {s}?", "first letter: {s}", "Take the word {s} and write its first letter.", "Which letter stands at the start of {s}?",
        "{s} starts with ...", "Say with which letter {s} begins.", "Which is the first letter of the word {s}?", "What does {s} start with?",
        "The first letter of {s}, please.", "What letter is at the front of {s}?", "Just the first letter of the word {s}.",
        "Does {s} begin with a, b or another letter? Which?", "initial letter of {s}",
        "Starting letter of {s}?", "I need the first letter of {s}.", "Could you name the letter that {s} begins with?", "first letter of {s}",
        "Word: {s}. First letter?", "{s}\n\nWrite its first letter.", "{s}\n\nWhat does it begin with? Only the letter.", "{s} - first letter, please",
        "If I write {s}, which letter do I write first?", "My daughter learns to read. Which letter is at the beginning of {s}?",
        "Which letter leads the word {s}?", "Please write down the letter at the start of {s}.", "The beginning letter of {s} is ...",
        "In the word {s}, what is letter number one?", "Letter 1 of {s}?", "What letter do you see first in {s}?",
        "For the register: {s} goes under which letter?", "Spell {s}, but stop after the first letter.", "Return the first character of {s}.",
        "Copy only the first letter of {s}.", "Start spelling {s} for me, one letter only.", "Which letter is the very first in {s}?",
        "I want to paint {s} on a sign. With which letter do I start?", "Pick the first letter out of the word {s}.",
        "When you say {s}, it starts with which letter?", "Take everything but the first letter away from {s}.",
        "What's the first letter in {s}?", "Hey, which letter does {s} start with?", "I'd like to know with which letter {s} starts.", "{s} <- first letter?",
        "Given the word {s}, output its first letter.", "Mind telling me the first letter of {s}?", "I spy something: {s}. It begins with ...",
        "Write down the letter that {s} begins with.", "How does {s} begin, with which letter?", "Start of {s}? One letter.", "The initial of {s}?",
        "{s} begins with the letter ...", "My crossword has {s}. Which letter goes in the first box?",
        "If {s} is written in a row of boxes, what is in the first box?",
        "I am filing cards by their first letter. On this card it says {s}. Which letter?", "My son writes {s} on the board. With what letter must he begin?",
        "Extract the first letter of {s}.", "Determine the letter with which {s} starts.", "Have a look at {s} and report its first letter.",
        "In alphabet order, {s} comes under the letter ...", "Front letter of {s}?", "Look at the left end of {s}. Which letter is it?",
        "The capital would go on which letter of {s}?", "Give the letter that introduces {s}.", "Say just the starting letter: {s}",
        "Under which letter would I find {s} in a dictionary?", "What letter opens the word {s}?"], _letter(0)),
    Task("direction", [
        "What is the last letter of {s}?", "Last letter of {s}?", "With which letter does {s} end?", "Which letter does the word {s} end with?", "Give me the last letter of {s}.", "Write the last letter of the word {s}.", "Tell me the last letter of \"{s}\".", "Only the last letter: {s}", "Say the last letter of {s}.",
        "{s}: what is its last letter?", "The word {s} stops with which letter?", "Name the last letter in {s}.", "Which letter comes last in {s}?", "last letter: {s}", "Take the word {s} and write its last letter.", "Which letter stands at the end of {s}?",
        "{s} ends with ...", "Say with which letter {s} ends.", "Which is the last letter of the word {s}?", "What does {s} end with?",
        "The last letter of {s}, please.", "What letter is at the back of {s}?", "Just the last letter of the word {s}.", "last letter: {s}?",
        "Which letter do I write last in {s}?",
        "Ending letter of {s}?", "I need the last letter of {s}.", "Could you name the letter that {s} ends with?", "last letter of {s}",
        "Word: {s}. Last letter?", "{s}\n\nWrite its last letter.", "{s}\n\nWhat does it end with? Only the letter.", "{s} - last letter, please",
        "If I write {s}, which letter do I finish with?", "My daughter learns to read. Which letter is at the end of {s}?",
        "Which letter finishes the word {s}?", "Please write down the letter at the end of {s}.", "The ending letter of {s} is ...",
        "In the word {s}, what is the final letter?", "Final letter of {s}?", "What letter do you see last in {s}?",
        "Look at the end of {s}. Which letter is there?", "Spell {s} in your head and tell me the last letter.", "Return the last character of {s}.",
        "Copy only the last letter of {s}.", "We play a word chain. {s} was said, so with which letter does the next word start?",
        "Which letter is the very last in {s}?", "I painted {s} on a sign and one letter is left to do, the last. Which is it?",
        "Pick the last letter out of the word {s}.", "When you write {s}, it stops at which letter?", "Take everything but the last letter away from {s}.",
        "What's the last letter in {s}?", "Hey, which letter does {s} end with?", "I'd like to know with which letter {s} ends.", "{s} <- last letter?",
        "Given the word {s}, output its last letter.", "Mind telling me the last letter of {s}?", "Write down the letter that {s} ends with.",
        "How does {s} end, with which letter?", "End of {s}? One letter.", "{s} ends with the letter ...",
        "My crossword has {s}. Which letter goes in the last box?", "If {s} is written in a row of boxes, what is in the last box?",
        "I am spelling {s} and only one letter is missing, the one at the end. Which?", "Tail letter of {s}?",
        "We play the word chain game, where the end matters. {s} has which last letter?", "My son writes {s} on the board. With what letter will he be done?",
        "Extract the last letter of {s}.", "Determine the letter with which {s} ends.", "Have a look at {s} and report its last letter.",
        "Back letter of {s}?", "Look at the right end of {s}. Which letter is it?", "Read {s} backwards. Which letter comes first then?",
        "Give the letter that rounds off {s}.", "Say just the ending letter: {s}", "After all the other letters of {s} comes which one?",
        "What letter closes the word {s}?", "The word {s} has which final letter?"], _letter(-1)),
    Task("direction", [
        "Capitalise each word: {s}", "Start every word with a capital: {s}", "Write this as a title: {s}", "Make this a title with capitals: {s}", "{s}\n\nCapitalise each word.", "{s}\n\nWrite that like a title.", "Give each word a capital letter: {s}", "A capital at the start of each word: {s}", "Title case: {s}", "Put this in title case: {s}",
        "Each word should begin with a capital letter: {s}", "Make the first letter of each word a capital: {s}", "Turn this into a heading with capitals: {s}", "title case, please: {s}", "Begin all these words with a capital: {s}", "Write every word with a big first letter: {s}",
        "{s}\n\nTitle case, please.", "{s}\n\nA capital for every word.", "Every word with a capital letter: {s}",
        "Write it as a headline with capitals: {s}", "This is a title. Write it properly: {s}", "Use a capital at the start of all words: {s}",
        "Uppercase the first letter of each word: {s}", "Make a title of this: {s}", "Capital first letters, please: {s}",
        "Please give every word in this a capital: {s}", "I need title case here: {s}", "capitalize: {s}", "Words with capitals, please: {s}",
        "Could you capitalise all the words? {s}", "For the cover, write each word with a capital first letter: {s}",
        "This goes on a poster. Every word should have a capital: {s}", "Text: {s}\nChange it to title case.",
        "{s}\n\nI want capitals at the start of each word.", "{s} (title case)", "How does this look as a book title? {s}",
        "Set each word with a capital letter: {s}", "Make all first letters big: {s}", "Change the first letter of every word to upper case: {s}",
        "Rewrite with initial capitals: {s}", "Convert to title case: {s}", "Turn the small first letters into capitals: {s}",
        "Name of a film: {s}. Write it with capitals.", "Would you put a capital on each word? {s}", "Each word of this wants a capital: {s}",
        "All words should start with a capital letter here: {s}", "Headline style, please: {s}", "{s}\n\nCould you capitalise that, word by word?",
        "A name of a shop, so capitals: {s}", "Capital letters at the front of the words: {s}",
        "Hey, can you put capitals on these words? {s}", "I'd like each word to start with a capital: {s}", "What's this in title case? {s}",
        "{s} <- title case please", "Given this text, write it in title case: {s}", "Mind making each first letter a capital? {s}",
        "Song title: {s}. With capitals, please.", "The small letters at the start should be capitals: {s}", "Caps at the start of every word: {s}",
        "On the sign every word begins with a capital. The words are {s}.", "Proper title, please: {s}", "Each word deserves a capital: {s}",
        "I forgot the capitals of this title: {s}", "Style this like the title of a book: {s}",
        "I am naming the chapters of my novel. This one: {s}. Give each word a capital.", "The editor asks for capitals in titles. Fix: {s}",
        "Upper case the initial of each word: {s}", "Apply title case to {s}", "Every word gets a capital at its start, so write {s} that way.",
        "My poster says {s} but each word should start big.", "In titles, words start with capitals. Show me: {s}",
        "Raise the first letter of all these words: {s}", "Every first letter in upper case, the rest small: {s}",
        "Let me see this with capitals as on a book cover: {s}",
        "It is the name of a book, so use capitals for each word: {s}", "Let each word start with a big letter: {s}"], _each_word(" ", str.capitalize)),
    Task("direction", [
        "Join these words with dashes: {s}", "Put dashes between the words: {s}", "Write this with hyphens instead of spaces: {s}", "Replace the spaces by dashes: {s}", "{s}\n\nJoin that with hyphens.", "{s}\n\nPut a dash between the words.", "Hyphens, please: {s}", "Connect the words with hyphens: {s}", "Turn the spaces into hyphens: {s}",
        "Use dashes, not spaces: {s}", "No spaces, only dashes: {s}", "Make one word with dashes: {s}", "with hyphens: {s}", "I need this for a web address, with dashes: {s}", "Link these words by dashes: {s}", "Hyphenate: {s}",
        "{s}\n\nWith dashes, please.", "{s}\n\nHyphens instead of spaces.", "Use a hyphen between the words: {s}", "Separate the words by dashes: {s}",
        "Make a slug of this: {s}", "Change the spaces to dashes: {s}", "Write it with dashes: {s}", "Write the words with a hyphen between them: {s}",
        "join with dashes: {s}",
        "Please hyphenate these words: {s}", "I need hyphens in place of spaces here: {s}", "kebab case: {s}", "Could you join them with hyphens? {s}",
        "Words: {s}. Put a hyphen between each.", "Text: {s}\nReplace every space by a hyphen.", "{s}\n\nI want dashes where the spaces are.",
        "{s} (with hyphens)", "How does this look with dashes between the words? {s}", "Make it one string, joined by dashes: {s}",
        "Swap each space for a dash: {s}", "Spaces are not allowed, so use hyphens: {s}", "The name of a page, with hyphens: {s}",
        "Glue the words together with dashes: {s}", "Convert spaces to dashes: {s}", "Would you write that with dashes? {s}",
        "My file must not have spaces. Use dashes: {s}", "Between the words there should be a hyphen: {s}", "Chain these words with hyphens: {s}",
        "Set hyphens between these: {s}", "Run these words together, hyphen between them: {s}", "{s}\n\nCould you hyphenate that?",
        "{s}\n\nOne word with dashes, please.", "Dash between words: {s}", "I like dashes better than spaces. Write: {s}",
        "Hey, can you put dashes between these words? {s}", "I'd like hyphens, not spaces: {s}", "What's this with hyphens? {s}", "{s} <- hyphens please",
        "Given these words, write them joined by dashes: {s}", "Mind joining these with hyphens? {s}", "The spaces should become hyphens: {s}",
        "The end of a link needs dashes. The words: {s}", "Short lines between the words, please: {s}", "Use - between the words: {s}",
        "Put a - where the spaces are: {s}", "Words with - in between: {s}", "Dashed, please: {s}",
        "I am naming a folder and spaces cause trouble. With dashes, please: {s}", "The editor asks for hyphens in such terms. Fix: {s}",
        "Apply hyphens to {s}", "Every gap gets a dash, so write {s} that way.", "My link says {s} but it should have dashes.",
        "In web addresses, words are linked by dashes. Show me: {s}", "Bridge the gaps between these words with hyphens: {s}",
        "Fill the spaces with dashes: {s}", "Let me see this hyphenated: {s}", "Sew the words together by hyphens: {s}",
        "Where there is a space, put a dash: {s}", "Tie these words together with hyphens: {s}"], _each_word("-")),
    Task("direction", [
        "Join these words with underscores: {s}", "Put underscores between the words: {s}", "Write this with underscores instead of spaces: {s}", "Replace the spaces by underscores: {s}", "{s}\n\nJoin that with underscores.", "Underscores, please: {s}", "Connect the words with underscores: {s}", "Turn the spaces into underscores: {s}",
        "Use underscores, not spaces: {s}", "snake case: {s}", "Make one word with underscores: {s}", "with underscores: {s}", "I need this as a file name with underscores: {s}", "No spaces, only underscores: {s}", "Write this in snake case: {s}",
        "{s}\n\nWith underscores, please.", "{s}\n\nUnderscores instead of spaces.", "Use an underscore between the words: {s}",
        "Separate the words by underscores: {s}", "Change the spaces to underscores: {s}", "Write it with underscores: {s}",
        "Write the words with an underscore between them: {s}", "join with underscores: {s}", "Make this a name with underscores: {s}",
        "I need underscores in place of spaces here: {s}", "snake_case: {s}", "Could you join them with underscores? {s}",
        "Words: {s}. Put an underscore between each.", "Text: {s}\nReplace every space by an underscore.", "{s}\n\nI want underscores where the spaces are.",
        "{s} (with underscores)", "How does this look with underscores between the words? {s}", "Make it one string, joined by underscores: {s}",
        "Swap each space for an underscore: {s}", "Spaces are not allowed, so use underscores: {s}", "The name of a file, with underscores: {s}",
        "Glue the words together with underscores: {s}", "Convert spaces to underscores: {s}", "Would you write that with underscores? {s}",
        "My program does not like spaces. Use underscores: {s}", "Between the words there should be an underscore: {s}",
        "Chain these words with underscores: {s}", "Set underscores between these: {s}", "Run these words together, underscore between them: {s}",
        "{s}\n\nIn snake case, please.", "{s}\n\nOne word with underscores, please.", "Underscore between words: {s}",
        "I like underscores better than spaces. Write: {s}", "User name with underscores: {s}",
        "Hey, can you put underscores between these words? {s}", "I'd like underscores, not spaces: {s}", "What's this with underscores? {s}",
        "{s} <- underscores please", "Given these words, write them joined by underscores: {s}", "Mind joining these with underscores? {s}",
        "The spaces should become underscores: {s}", "Use _ between the words: {s}", "Put a _ where the spaces are: {s}", "Words with _ in between: {s}",
        "A field name with underscores: {s}", "My file is called {s}. Write that with underscores.", "Column name, snake case: {s}",
        "Low lines between the words, please: {s}",
        "I am naming a folder and spaces cause trouble. With underscores, please: {s}", "The programmer asks for underscores in names. Fix: {s}",
        "Apply underscores to {s}", "Every gap gets an underscore, so write {s} that way.", "My file says {s} but it should have underscores.",
        "In code, words are linked by underscores. Show me: {s}", "Bridge the gaps between these words with underscores: {s}",
        "Fill the spaces with underscores: {s}", "Let me see this in snake case: {s}", "Sew the words together by underscores: {s}",
        "Where there is a space, put an underscore: {s}", "Make a variable name with underscores out of this: {s}"], _each_word("_")),
    Task("direction", [
        "Make a question out of this: {s}", "Turn this into a question: {s}", "Make this a question: {s}", "Write this as a question: {s}", "{s}\n\nMake that a question.", "{s}\n\nNow as a question.", "Change this sentence into a question: {s}", "Ask if this is so: {s}", "As a question, please: {s}", "Form a question: {s}",
        "Question form: {s}", "How do I ask this? {s}", "I want to ask this. How? {s}", "Put this in the form of a question: {s}", "Rewrite this so that it asks: {s}", "Reword as a question: {s}", "Which question asks for this? {s}", "into a question: {s}",
        "{s}\n\nMake it a question.", "{s}\n\nAsk that.", "Convert to a question: {s}", "Say this as a question: {s}",
        "Turn the statement into a question: {s}", "This is a statement. Make a question of it: {s}", "Ask about this: {s}", "How would you ask this? {s}",
        "Write the question that goes with this: {s}", "Can you turn this into a question? {s}",
        "Please turn it into a question: {s}", "I need a question from this sentence: {s}", "question: {s}", "Could you rephrase this as a question? {s}",
        "Statement: {s}\nQuestion:", "Sentence: {s} Write the question.", "{s}\n\nI want that as a question.", "{s}\n\nHow do I ask whether that is true?",
        "{s} (as a question)", "I want to find out if this is true. What do I ask? {s}", "For my English class, change this to a question: {s}",
        "My teacher wants this in question form: {s}", "Switch the words so that it becomes a question: {s}", "Build a question out of the following: {s}",
        "Make it ask, not tell: {s}", "Use a question mark: {s} What is the question?", "Transform into a question: {s}",
        "Would you write that as a question for me? {s}", "Question, please: {s}", "I heard this, but I want to be sure. Ask it: {s}",
        "The answer would be yes, and it says: {s} What was the question?", "Phrase this as a yes or no question: {s}", "Interrogative: {s}",
        "Ask me if that is right: {s}", "Put the verb first and make a question: {s}", "Somebody says: {s} Now ask whether it is so.",
        "Hey, can you make a question of this? {s}", "I'd like this as a question: {s}", "What's the question form of this? {s}", "{s} <- as a question",
        "Given this statement, write the question: {s}", "Mind asking this instead of saying it? {s}", "Don't say it, ask it: {s}",
        "I wonder about this. Make it a question: {s}", "The detective wants to know this, so he asks. Write his question: {s}",
        "Flip this statement to a question: {s}", "With a question mark at the end, please: {s}", "Check this by asking: {s}", "From telling to asking: {s}",
        "I am writing a quiz and have only statements. Make a question: {s}", "My pupils practise questions today. Show them how to ask this: {s}",
        "The reporter would like to check this. His question? {s}", "Recast the sentence as a question: {s}", "Produce a question from this: {s}",
        "Alter this so that it asks something: {s}", "From this fact, form a yes or no question: {s}",
        "In the interview I want to bring this up as a question: {s}", "She tells me: {s} I ask back, to be sure. What do I ask?",
        "Curious people would ask this. Write it: {s}",
        "I am not sure of this, so write it as a question: {s}", "What would this be as a question? {s}"], _asked),
    Task("direction", [
        "Make this negative: {s}", "Say the opposite with not: {s}", "Put a not into this: {s}", "Write this with not: {s}", "{s}\n\nMake that negative.", "{s}\n\nThat is not true. Correct it with not.", "Negate this sentence: {s}", "Negate: {s}", "Turn this into a negative sentence: {s}", "Add the word not: {s}", "Deny this: {s}",
        "Say that this is not so: {s}", "This is wrong. Say it with not: {s}", "Change this to a negative: {s}", "The negative of this, please: {s}", "negative form: {s}", "How do I say that it is not like this? {s}", "Rewrite this with not: {s}",
        "{s}\n\nNegate that.", "{s}\n\nWith not, please.", "Convert to a negative sentence: {s}", "Say this in the negative: {s}",
        "Turn the statement into its negative: {s}", "Contradict this: {s}", "No, it is not so. Write that: {s}", "Make it say not: {s}",
        "Can you make this negative? {s}", "Use not in this sentence: {s}",
        "Please make it negative: {s}", "I need the negative of this sentence: {s}", "negative: {s}", "Could you negate this? {s}",
        "Statement: {s}\nNegative:", "Sentence: {s} Write it with not.", "{s}\n\nI want that with not.", "{s}\n\nThat is false. Say so with not.",
        "{s} (negative)", "In truth it is not so. Rewrite: {s}", "For my English class, make this negative: {s}", "My teacher wants this with not: {s}",
        "Insert not in the right place: {s}", "Build the negative of the following: {s}", "Make it deny, not claim: {s}",
        "What must I write when this is not true? {s}", "Transform into a negative sentence: {s}", "Would you write that with the word not? {s}",
        "Negation, please: {s}", "I do not believe this. Write the denial: {s}", "Say it is not the case: {s}", "Reverse the meaning with not: {s}",
        "Somebody claims: {s} Deny it.", "That is a lie. Put not in: {s}", "From yes to no: {s}", "Give the negative version: {s}",
        "Hey, can you make this negative? {s}", "I'd like this with a not: {s}", "What's the negative of this? {s}", "{s} <- negative",
        "Given this statement, write the negative: {s}", "Mind saying this with not? {s}", "Don't claim it, deny it: {s}",
        "It just isn't true. Write the negative: {s}", "Flip this to the negative: {s}", "He says: {s} I say the opposite, with not.",
        "Say it in such a way that it is not so: {s}", "One little word is missing, not. Add it: {s}",
        "The other side says no to this. Write it with not: {s}", "From plus to minus, with not: {s}",
        "I am writing a quiz with wrong statements. Make this one negative: {s}", "My pupils practise not today. Show them with this: {s}",
        "The witness denies this. His words? {s}", "Recast the sentence in the negative: {s}", "Produce the negation of this: {s}",
        "Alter this so that it says not: {s}", "From this fact, form a denial: {s}", "In truth, the very reverse is so. Put in not: {s}",
        "She tells me: {s} I say that it is not so. What do I say?", "Sceptics would say that this is not true. Write what they say: {s}",
        "What is the negative form of this sentence? {s}", "Tell me that the contrary is the case, using not: {s}"], _denied),
    Task("direction", [
        "Put this sentence in the past: {s}", "Write this in the past tense: {s}", "Make this past tense: {s}", "{s}\n\nIn the past tense, please.", "{s}\n\nIt was yesterday. Change the sentence.", "Change this sentence to the past tense: {s}", "Past tense: {s}", "Say that it happened yesterday: {s}", "Turn this sentence into the past: {s}",
        "Rewrite in the past tense: {s}", "This was last week. Rewrite it: {s}", "How would this be in the past? {s}", "Tell it as something of the past: {s}", "past form of this sentence: {s}", "Make this a sentence about yesterday: {s}", "From now to the past: {s}",
        "{s}\n\nPast tense?", "{s}\n\nThat happened yesterday, so change the verb.", "Convert to the past tense: {s}", "Say this in the past: {s}",
        "Change the verb to the past: {s}", "Use the past tense here: {s}", "Yesterday, not today: {s}", "Can you put this in the past tense? {s}",
        "We talk about last year. Change this: {s}", "Let this be in the past: {s}",
        "Please write it in the past: {s}", "I need the past tense of this sentence: {s}", "past: {s}", "Could you change this to the past? {s}",
        "Now: {s}\nYesterday:", "Sentence: {s} Write it in the past tense.", "{s}\n\nI want that in the past.", "{s}\n\nHow was it yesterday?",
        "{s} (past tense)", "I tell it in my diary a day later, so use the past: {s}", "For my English class, change this to the past tense: {s}",
        "My teacher wants the past tense here: {s}", "Put the verb into its past form: {s}", "This is over now. Say it in the past: {s}",
        "Transform into the past tense: {s}", "Would you put that into the past for me? {s}", "Past, please: {s}", "It happened last year. Write: {s}",
        "Tell me the same, but about yesterday: {s}", "Make the verb past: {s}", "What is this sentence in the past? {s}", "The same thing, last Monday: {s}",
        "In the story all is in the past, so change: {s}", "Not now but then: {s}", "Give the past version: {s}", "Set this in the past: {s}",
        "Hey, can you put this in the past? {s}", "I'd like this in the past tense: {s}", "What's the past tense of this sentence? {s}", "{s} <- past tense",
        "Given this sentence, write it in the past tense: {s}", "Mind changing this to the past? {s}", "That's what we do now. And yesterday? {s}",
        "Flip this to the past tense: {s}", "Grandmother tells of the old days. Put this in the past: {s}", "Then, not now: {s}",
        "When I was a child it was the same. Use the past: {s}", "Move this sentence to yesterday: {s}", "Simple past, please: {s}",
        "Write what happened: {s}",
        "I am writing down old stories, all in the past. Change: {s}", "My pupils practise the past tense today. Show them with this: {s}",
        "The witness tells what happened. His words? {s}", "Recast the sentence in the past tense: {s}", "Produce the past tense of this: {s}",
        "Alter this so that it tells of yesterday: {s}", "In my diary I look back. Put this into the past: {s}",
        "She says it today. Tomorrow it will be past. Write it in the past: {s}", "Shift the tense to the past: {s}", "This used to happen. Past tense: {s}",
        "Write it as if it were over: {s}", "How do I write this if it was long ago? {s}"], _yesterday),
    Task("direction", [
        "Swap these two words: {s}", "Swap the words: {s}", "Change the order of these two words: {s}", "Put the second word first: {s}", "{s}\n\nSwap the two words.", "Exchange the two words: {s}", "Switch these words: {s}", "Turn these two around: {s}", "The other way around: {s}", "Write these two words in the other order: {s}",
        "{s}\n\nOther way round, please.", "swap: {s}", "Let the two words change places: {s}", "Second word first, first word second: {s}", "Can you swap these? {s}", "Switch the order of the two words: {s}",
        "{s}\n\nSwitch them.", "{s}\n\nThe second one first, please.", "Reverse the two words: {s}", "These two in reverse order: {s}",
        "Put the last word in front: {s}", "Flip these two words: {s}", "Exchange their places: {s}", "Two words: {s}. Swap them.", "Please swap: {s}",
        "Please turn the words around: {s}", "I need these two words in the opposite order: {s}", "the other way: {s}",
        "Could you switch these two round? {s}", "Words: {s}. Now swapped.", "{s}\n\nNow in the other order.", "{s}\n\nCould you swap them?", "{s} (swap)",
        "What is this the other way round? {s}", "The wrong one comes first. Switch: {s}", "Move the first word to the end: {s}",
        "Start with the second word, then the first: {s}", "Last word first: {s}", "Interchange the two words: {s}",
        "Would you put these in reverse order? {s}", "I want the second word in front: {s}", "Flip: {s}", "Reverse order, please: {s}",
        "Write the pair the other way around: {s}", "Rearrange so that the second word leads: {s}", "First should be second and second first: {s}",
        "Backwards by words: {s}", "Put the front word at the back: {s}", "Invert the order of this pair: {s}", "The two of them should swap seats: {s}",
        "Rotate these two words: {s}",
        "Hey, can you swap these two? {s}", "I'd like them the other way round: {s}", "What's this with the words swapped? {s}", "{s} <- swap",
        "Given two words, write the second first: {s}", "Mind swapping these? {s}", "Surname first is wrong, so turn it: {s}",
        "The second of these belongs at the front: {s}", "Trade places: {s}", "Mirror the order: {s}", "Two words, wrong order: {s}",
        "B before A, please: {s}",
        "The printer put the two words in the wrong order: {s}. Put them right.", "In my language the order is the other way. Turn {s} around.",
        "Recast the pair in reverse order: {s}", "Alter the order of the two words: {s}", "She says {s}, I say it the other way round. What do I say?",
        "Start from the right: {s}", "Word two, then word one: {s}", "Let the right one go left and the left one go right: {s}", "Reverse the pair: {s}",
        "Twist these two words: {s}", "Cross over: {s}",
        "I mixed up the order of these two, put it right: {s}", "Make the two words trade places: {s}"], _swapped),
    Task("direction", [
        "Replace {a} with {b}: {s}", "In this sentence, change {a} to {b}: {s}", "Write this sentence with {b} instead of {a}: {s}", "{s}\n\nReplace {a} with {b}.", "{s}\n\nChange {a} to {b}.", "Put {b} where it says {a}: {s}", "Use {b} instead of {a}: {s}", "It is not {a}, it is {b}. Correct the sentence: {s}", "Swap {a} for {b} in this sentence: {s}",
        "The word {a} should be {b}: {s}", "Please change the word {a} into {b}: {s}", "Same sentence, but with {b} and not {a}: {s}", "Substitute {b} for {a} in the sentence: {s}", "I meant {b} and not {a}: {s}", "{s}\n\nOh, I mean {b}, not {a}.", "Exchange the word {a} for {b}: {s}",
        "{s}\n\n{b} instead of {a}, please.", "{s}\n\nSwap {a} for {b}.", "In the next sentence, {a} must become {b}: {s}", "Edit: {a} becomes {b}. {s}",
        "Rewrite with {b} in place of {a}: {s}", "Take {a} out of the sentence and put {b} in: {s}", "There is a mistake: {a} should read {b}. {s}",
        "Let it be {b} and not {a}: {s}", "Turn {a} into {b} here: {s}", "{a} -> {b}: {s}",
        "Find {a} and write {b} there: {s}", "Sentence: {s} Replace the word {a} by {b}.", "I want to change one word, {a} to {b}: {s}",
        "In what follows, use the word {b} where it has {a}: {s}", "Could you replace {a} by {b}? {s}", "replace {a} with {b} in: {s}",
        "{s}\n\nCould you put {b} there instead of {a}?", "{s}\n\nThat was wrong. Not {a} but {b}.", "{s} ({a} should be {b})",
        "Old word: {a}. New word: {b}. Sentence: {s}", "Rewrite this, but say {b} when it says {a}: {s}", "No, not {a}. I want {b}: {s}",
        "Every {a} becomes {b}: {s}", "Make it {b} rather than {a}: {s}", "Search for {a}, replace by {b}: {s}",
        "We no longer say {a}, we say {b}. Update this: {s}", "I made an error. I wrote {a} but it is {b}: {s}", "Alter {a} to {b}: {s}",
        "Would you exchange {a} with {b} here? {s}", "Instead of {a} this should have {b}: {s}", "The same with {b} for {a}, please: {s}",
        "{s}\n\nTake {b}, not {a}.", "{s}\n\nSorry, {a} is wrong, {b} is right.", "What would this be with {b} for {a}? {s}",
        "Remove the word {a} and insert {b}: {s}", "Fix this: it has {a} and needs {b}. {s}",
        "Hey, can you change {a} to {b} here? {s}", "I'd like {b} and not {a} in this: {s}", "What's this sentence with {b} for {a}? {s}",
        "{s} <- {b} for {a}", "Given this sentence, replace {a} by {b}: {s}", "Mind swapping {a} for {b}? {s}", "Oops, I wrote {a}. It's {b}: {s}",
        "The new word is {b}, the old one {a}. Write the new sentence: {s}", "Edit this: no {a}, but {b}. {s}", "Things have changed from {a} to {b}. {s}",
        "My friend says it is {b} and not {a}. Change it: {s}", "Wherever you read {a}, write {b}: {s}", "Update the sentence from {a} to {b}: {s}",
        "The printer made a mistake. It should say {b}, not {a}. Correct: {s}", "My plans changed from {a} to {b}. Adapt this: {s}",
        "Recast the sentence so that {b} stands for {a}: {s}", "Alter the sentence: out with {a}, in with {b}. {s}",
        "She said {a}, but she meant {b}. What did she mean to say? {s}", "Drop {a}, take {b}: {s}", "Overwrite {a} with {b}: {s}",
        "Translate {a} as {b} and leave the rest: {s}", "Put {b} in the place where {a} stands now: {s}", "The writer chose {a}; I prefer {b}. Show me: {s}",
        "Revise the sentence, {b} for {a}: {s}",
        "Correct {a} to {b} in what follows: {s}", "{s}\n\nPlease write it again with {b} in place of {a}."], _new_word),
    Task("direction", [
        "What are the initials of {s}?", "Initials of {s}?", "Give me the initials of {s}.", "Write the initials: {s}", "Write {s} as initials.", "Which initials does {s} have?", "{s}\n\nInitials only, please.", "Only the first letters of the name: {s}", "Tell me the initials of the name {s}.", "Shorten the name {s} to initials.",
        "Abbreviate the name {s}.", "The initials for {s}, please.", "How does {s} sign with initials?", "initials: {s}", "Turn the name {s} into initials.", "Make initials from {s}.",
        "{s}: initials?", "How do you write {s} with initials only?", "Take the first letter of each name: {s}", "The initials of {s}?",
        "What initials belong to {s}?", "Reduce {s} to initials.", "First letters of {s}, please.", "Say only the initials of {s}.",
        "{s}\n\nWhat are the initials?",
        "I need initials for {s}.", "Name: {s}. Initials?", "Could you tell me the initials of {s}?", "{s}\n\nOnly the initials.", "{s} - initials, please",
        "Please make initials of this name: {s}", "If your name is {s}, what are your initials?", "My name is {s}. What are my initials?",
        "For the towel, I need the initials of {s}.", "The form asks for initials. The name is {s}.",
        "We sew initials on the coats. This one belongs to {s}.", "What letters stand for the name {s}?", "How do I shorten {s} to two letters?",
        "First letter of each, with dots: {s}", "The two letters for {s}, with dots?", "{s}, in initials",
        "Write only the first letters of {s}, with full stops.", "Initial letters of the name {s}, please.", "Sign as {s}, but just with initials.",
        "What would {s} write as initials?", "Convert this name to initials: {s}", "Which two letters does {s} put under a note?",
        "{s} is too long. Use initials.", "Author: {s}. Write the initials only.", "Return the initials of {s}.", "Both initials of {s}, please.",
        "Hey, what are the initials of {s}?", "I'd like the initials of {s}, please.", "What's {s} in initials?", "{s} <- initials",
        "Given the name {s}, output the initials.", "Mind writing {s} with initials?", "On my pen there is room for initials only. I am {s}.",
        "The artist {s} signs a picture with initials.", "Monogram for {s}, with dots?", "I carve a tree with the initials of {s}. What do I carve?",
        "Shortened to initials, {s} is ...", "Name tag of {s}, initials only.", "Paraphrase the name {s} by its first letters.",
        "I embroider a handkerchief for {s}. Which initials do I put?", "In the list of players we write initials. What about {s}?",
        "Produce the initials for {s}.", "In the margin, {s} signs with initials only. What do I see there?", "Reviewer: {s}. Show only the initials.",
        "Use initials in place of the name {s}.", "To save space, put initials for {s}.", "Transform {s} into initials with dots.",
        "The photo is by {s}, so in the corner it says ... (initials)", "Give just the two capital letters with dots for {s}.",
        "{s} wants to sign with first letters only. What do we write?", "Cut the name {s} down to its initials."], _initials),
    Task("direction", [
        "Is {s} one of the {x} or of the {y}?", "{s}: {x} or {y}?", "Choose the right group for {s}: {x} or {y}.", "Does {s} go with {x} or with {y}?", "Sort {s} into one of these: {x}, {y}.", "Put {s} in a group: {x} or {y}?", "Which group is right for {s}, {x} or {y}?", "Classify {s}: {x} / {y}",
        "Category of {s}? {x} or {y}", "Label this word as {x} or {y}: {s}", "Are we talking about {x} or {y}? The word is {s}.", "What is {s}, something from {x} or from {y}?", "The word {s} belongs to {x} or {y}?", "Pick the category: {s} ({x}, {y})", "Would you put {s} under {x} or under {y}?",
        "{s}\n\n{x} or {y}?", "Group {s}: {x} or {y}?", "Where does {s} belong, to {x} or to {y}?", "In which group is {s}, {x} or {y}?",
        "Tell me if {s} is among {x} or among {y}.", "There are two boxes, {x} and {y}. In which one do I put {s}?", "Which kind is {s}: {x} or {y}?",
        "Name the group of {s}. It is {x} or {y}.", "{s} is one of the ... {x} or {y}?",
        "Word: {s}. Groups: {x}, {y}. Which group?", "Does the word {s} belong with {x} or with {y}?", "{s}\n\nIs that one of the {x} or one of the {y}?",
        "{s}\n\nGroup: {x} or {y}?", "Categories: {x}, {y}. Item: {s}. Which category?", "Would I look for {s} among the {x} or among the {y}?",
        "I am tidying up. Does {s} go to the {x} or to the {y}?", "Which label fits {s}? {x} or {y}", "Choose between {x} and {y} for {s}.",
        "Decide for {s}: {x} or {y}.", "Should {s} be listed with {x} or with {y}?", "Assign {s} to {x} or {y}.", "Say {x} or {y} for this word: {s}",
        "{s} is a word from which list, {x} or {y}?", "Which shelf for {s}, the one with {x} or the one with {y}?", "classify {s} as {x} or {y}",
        "Two lists: {x} and {y}. On which is {s}?", "Please sort this word: {s}. Choices: {x}, {y}.",
        "In a picture book with pages for {x} and for {y}, where is {s}?", "To which of the groups {x} and {y} do we count {s}?",
        "Is it {x} or {y} that {s} is part of?", "My pupil asks if {s} is one of the {x} or of the {y}. Which?", "Tag this with {x} or {y}: {s}",
        "Pick one, {x} or {y}, for {s}", "Which is correct for {s}: {x}, or {y}?", "What kind of thing is {s}? Say {x} or {y}.",
        "Hey, is {s} one of the {x} or the {y}?", "I'd like to sort {s}. Is it {x} or {y}?", "What's {s}: {x} or {y}?", "{s} <- {x} or {y}?",
        "Given the groups {x} and {y}, where is {s}?", "Mind telling me whether {s} counts as {x} or as {y}?", "Do we file {s} under {x} or {y}?",
        "To sort: {s}. The drawers are labelled {x} and {y}.", "Of the groups {x} and {y}, choose the one for {s}.",
        "Quiz: does {s} belong with the {x} or with the {y}?", "In a shop, is {s} with the {x} or with the {y}?", "Tick the group for {s}: [ ] {x} [ ] {y}",
        "Vote: {s} is part of the {x}, or of the {y}?",
        "I am labelling pictures. This one shows {s}. Is the label {x} or {y}?", "In our game you get a point for {x} and for {y}. {s} counts as which?",
        "Determine the group of {s}: {x} or {y}.", "Have a look at {s} and say {x} or {y}.", "Two headings, {x} and {y}. Put {s} under one.",
        "Between {x} and {y}, what is right for {s}?", "Is {s} a case of {x} or of {y}?", "Match {s} with {x} or {y}.",
        "Pupils sort cards into {x} and {y}. The card says {s}. Where to?", "Name the list that has {s}: the {x} or the {y}?",
        "Type of {s}? Options: {x}, {y}.",
        "I sort words into {x} and {y}. Where does {s} go?", "Under which heading do I write {s}, {x} or {y}?"], _either_group),
    Task("direction", [
        "Which of these are {x}? {l}", "Pick the {x}: {l}", "Find the {x} in this list: {l}", "Write only the {x}: {l}", "{l}\n\nWhich are {x}?", "{l}\n\nOnly the {x}, please.", "Take out all the {x}: {l}", "Name the {x} in this list: {l}", "Which {x} are in this list? {l}", "Keep only the {x}: {l}", "Show me just the {x}: {l}", "Sort out the {x}: {l}",
        "I need the {x} from this list: {l}", "From {l}, copy the {x}.", "List those that are {x}: {l}", "just {x}: {l}",
        "{l}\n\nName the {x}.", "{l}\n\nKeep the {x}.", "Just the {x}, please: {l}", "Extract the {x}: {l}", "Filter out the {x}: {l}",
        "I want the {x} and nothing else: {l}", "Remove all that are not {x}: {l}", "Look for {x} in this list: {l}",
        "Here is a mixed list. Give me the {x}: {l}", "Tell me the {x} in {l}.",
        "Please give me all the {x} from the following: {l}", "{x} only: {l}", "List: {l}. Which of them are {x}?", "Could you pick out the {x}? {l}",
        "I am interested in the {x}. {l}", "{l}\n\nWhich of these do we call {x}?", "{l}\n\nList the {x} in it.", "{l} - just the {x}, please",
        "Which words here name {x}? {l}", "Throw away the rest, keep the {x}: {l}", "Copy out the {x}: {l}", "For my poster I need the {x} on this list: {l}",
        "My list is a mess. Show the {x}: {l}", "Return only {x}: {l}", "Collect the {x} from here: {l}", "What {x} do you find in this? {l}",
        "Write the {x} among these: {l}", "Spot the {x}: {l}", "Some of these are {x}. Which? {l}", "Separate the {x} from the others: {l}",
        "Would you write the {x} that are in this row? {l}", "Choose all that are {x}: {l}", "The rest does not matter, I want {x}: {l}",
        "Leave only the {x} in this list: {l}", "Are there any {x} here? Name them: {l}", "Out of these, which ones are {x}? {l}",
        "Hey, which of these are {x}? {l}", "I'd like only the {x} from this list. {l}", "What {x} are there in {l}?", "{l} <- the {x}?",
        "Given this list, output the {x}: {l}", "Mind picking out the {x}? {l}", "Let's keep the {x}. {l}", "The others can go, I only care for the {x}: {l}",
        "Which words in this list stand for {x}? {l}", "My class is learning {x}. Which ones are in this list? {l}", "Circle the {x}: {l}",
        "Mark all the {x} and write them: {l}", "Fish out the {x}: {l}", "Who here belongs to the {x}? {l}",
        "I am labelling pictures and need all the {x} of this list: {l}", "In our game you get a point for each of the {x}. Which are they? {l}",
        "Determine the {x} in {l}.", "Have a look at {l} and report the {x}.", "Of the things here, only the {x} interest me: {l}",
        "A child should learn the {x}. Take them from this list: {l}", "Point out the {x}: {l}", "Match: which of these fall under {x}? {l}",
        "Produce a list of the {x} found here: {l}", "It is all mixed up. Pull out the {x}: {l}",
        "Everything that is not one of the {x} has to go: {l}", "Select all {x} from {l}."], _those),
    Task("direction", [
        "Continue: {l}, ...", "What comes next? {l}", "Which number comes next: {l}?", "Complete the series: {l}, ...", "Go on: {l}", "{l}\n\nWhich number is next?", "{l}, and then?", "Next number: {l}", "Find the next number: {l}", "What is the next number in this row? {l}", "Continue the series by one: {l}", "The series is {l}. What follows?",
        "Give me the number that follows: {l}", "{l}, ...?", "What number should come after these? {l}", "One more number, please: {l}", "Carry on with one number: {l}",
        "{l} ...", "{l}\n\nGo on.", "{l}\n\nNext?", "What follows? {l}", "Add the next number: {l}", "Say the next number: {l}",
        "Find the number that comes next: {l}", "I say {l}. What comes next?", "The numbers go {l}. Which one is next?", "Fill in the next number: {l}, ___",
        "Write the number that comes after {l}.",
        "Next in line: {l}", "Please continue by one number: {l}", "What is the number after these? {l}", "series: {l}, ?", "Numbers: {l}. Next?",
        "{l}\n\nContinue with one number.", "{l}\n\nWhat comes after the last?", "{l}, ?", "{l}, and so on. Which one is next?", "Guess the next number: {l}",
        "I wrote {l}. What must I write next?", "Could you continue this row by one? {l}", "The pattern is {l}. What is the next?",
        "Extend this by one number: {l}", "Which number is missing at the end? {l}, __", "My son counts like this: {l}. How does he go on?",
        "In a test I see {l}. Which number follows?", "After {l} we have ...", "House numbers in our street: {l}. What is the next house?",
        "Keep counting: {l}", "Only the next number: {l}", "If the first four are {l}, what is the fifth?", "Predict the next one: {l}",
        "Add one more to the row {l}", "Proceed: {l}", "Where does the row {l} lead next?",
        "Hey, what's next? {l}", "I'd like the next number: {l}", "What's the number after {l}?", "{l} <- next?",
        "Given the row {l}, output the next number.", "Mind going on by one number? {l}", "Puzzle: {l}, which number follows?",
        "The numbers on the doors are {l}. And the next door?", "Let's count on: {l}", "If it goes on like this, what comes? {l}", "{l} and then comes ...",
        "Then what? {l}", "Next term of the series {l}?", "What would be the next step here? {l}",
        "A riddle for you: {l}, and what comes then?", "We number the seats {l}. What number gets the next seat?", "Determine the next number of {l}.",
        "Have a look at the row {l} and report what follows.", "Produce the next number: {l}", "By the same rule, one more: {l}",
        "In steps, it goes {l}. The step after that?", "My counter showed {l}. What will it show next?", "On and on: {l}. One more, please.",
        "The machine prints {l} and then prints ...",
        "How does this row of numbers go on? {l}", "I count {l}. Say the next one."], _series),
    Task("direction", [
        "Put this in brackets: {s}", "Write this in brackets: {s}", "Brackets around this, please: {s}", "Add brackets: {s}", "{s}\n\nPut that in brackets.", "{s}\n\nIn brackets, please.", "Set this in round brackets: {s}", "Wrap this in brackets: {s}", "Enclose this in brackets: {s}", "In brackets: {s}", "Surround this with brackets: {s}",
        "Put brackets before and after this: {s}", "Use brackets: {s}", "Parentheses around this: {s}", "Put this in parentheses: {s}", "I need this with brackets: {s}", "Can you put brackets around this? {s}",
        "{s}\n\nAdd brackets.", "{s}\n\nBrackets around it.", "Write brackets around this: {s}", "Show this in brackets: {s}",
        "Can this be in brackets? {s}", "with brackets: {s}", "Bracket this: {s}", "Round brackets, please: {s}", "I want this between brackets: {s}",
        "Please put brackets on this: {s}", "I need this text in brackets: {s}", "brackets: {s}", "Could you bracket this for me? {s}",
        "Text: {s}\nPut it in brackets.", "{s}\n\nI want that in brackets.", "{s}\n\nIn parentheses, please.", "{s} -> in brackets",
        "Write ( before and ) after: {s}", "A bracket on each side, please: {s}", "How does this look in brackets? {s}", "Set brackets round this: {s}",
        "Parenthesize: {s}", "An opening bracket in front and a closing one behind: {s}", "Make this a remark in brackets: {s}",
        "It is less important, so put it in brackets: {s}", "Would you set this in parentheses? {s}", "Let brackets surround this: {s}",
        "Insert this between two brackets: {s}", "Place this inside round brackets: {s}", "Brackets, please: {s}", "Return this with brackets: {s}",
        "Give this a pair of brackets: {s}", "Curved brackets at both ends: {s}", "Copy this, but in brackets: {s}",
        "Hey, can you put this in brackets? {s}", "I'd like brackets around this: {s}", "What's this in brackets? {s}", "{s} <- brackets",
        "Given this text, write it in brackets: {s}", "Mind adding brackets? {s}", "Aside, in brackets: {s}",
        "An extra remark goes in brackets. Here it is: {s}", "Place a bracket on either side of this: {s}", "Bracketed, please: {s}",
        "Lock this up in brackets: {s}", "Turn this into a text in brackets: {s}", "Left bracket, the text, right bracket: {s}",
        "In my text this is an aside. Set brackets: {s}", "The editor wants brackets around it: {s}", "Apply brackets to {s}",
        "Fence this in with round brackets: {s}", "Produce this text between brackets: {s}", "Let me see this bracketed: {s}",
        "Bracket at the start and bracket at the end of this: {s}", "A note for the reader, in brackets: {s}",
        "The actor only whispers this, so it stands in brackets: {s}", "Frame this with parentheses: {s}",
        "Open a bracket, write this, and close it: {s}", "This is only a side note, so bracket it: {s}"], _around("(", ")")),
    Task("direction", [
        "Make this bold with stars: {s}", "Write this in bold: {s}", "Bold, please: {s}", "Markdown bold: {s}", "Put two stars before and after this: {s}", "{s}\n\nMake that bold.", "{s}\n\nIn bold, please.", "Set this in bold: {s}", "Make it bold: {s}", "Print this bold: {s}", "Format this as bold text: {s}", "bold: {s}", "Use Markdown to make this bold: {s}",
        "Can you make this text bold? {s}", "I want this in bold letters: {s}", "Give me this in bold: {s}",
        "{s}\n\nBold!", "{s}\n\nAdd stars for bold.", "Use bold: {s}", "Bold this: {s}", "Turn this bold: {s}", "Put this in bold type: {s}",
        "Two stars on each side of this: {s}", "With bold letters: {s}", "Embolden this: {s}",
        "Please make this bold: {s}", "I need this in bold: {s}", "bold text: {s}", "Could you put this in bold? {s}", "Text: {s}\nMake it bold.",
        "{s}\n\nI want that bold.", "{s}\n\nPut two stars on each side.", "{s} -> bold", "Write ** before and after: {s}",
        "Double asterisks around this: {s}", "How do I write this bold in Markdown? {s}", "Strong text, please: {s}",
        "Readers should not miss this. Bold: {s}", "Let this stand out in bold: {s}", "Would you set this in bold type? {s}", "Bold letters for this: {s}",
        "Surround this with double stars: {s}", "Make these words fat with stars: {s}", "Emphasize strongly in Markdown: {s}",
        "Return this as bold Markdown: {s}", "Copy this, but in bold: {s}", "Highlight this in bold: {s}", "It should be bold: {s}", "Bold formatting: {s}",
        "Place this between two pairs of stars: {s}", "Make the following bold, as in Markdown: {s}",
        "Hey, can you make this bold? {s}", "I'd like this bold: {s}", "What's this in bold Markdown? {s}", "{s} <- bold",
        "Given this text, write it in bold: {s}", "Mind making this bold? {s}", "This needs to be bold: {s}", "Bold style: {s}",
        "This is the main point, in bold: {s}", "Heavy type, please: {s}", "Stars for bold around this: {s}", "In Markdown I want it bold: {s}",
        "Make it stand out with two stars each side: {s}",
        "In my text this is the key point. Set it in bold: {s}", "The editor wants it bold: {s}", "Apply bold to {s}", "Produce this text in bold: {s}",
        "Let me see this in bold print: {s}", "Asterisks, two and two, around this: {s}", "A warning for the reader, in bold: {s}",
        "Frame this with double asterisks: {s}", "Print in strong letters, Markdown: {s}", "On the page it should jump out. Bold it: {s}",
        "Mark this as bold text: {s}", "This is important, so show it in bold: {s}"], _around("**", "**")),
    Task("direction", [
        "Make this a heading: {s}", "Write this as a Markdown heading: {s}", "Turn this into a heading: {s}", "Put a # before this: {s}", "{s}\n\nMake that a heading.", "Heading, please: {s}", "As a heading: {s}", "Format this as a heading: {s}", "Markdown title: {s}", "Use this as a heading: {s}", "Set this as the headline in Markdown: {s}",
        "Write this with a hash sign in front, as a heading: {s}", "heading: {s}", "Can you make a Markdown heading of this? {s}", "I need this as a heading: {s}", "Show this as a heading: {s}",
        "{s}\n\nAs a heading.", "{s}\n\nPut a # in front.", "Start this with #: {s}", "Make a title line of this with #: {s}",
        "This is to be a heading: {s}", "Heading in Markdown: {s}", "Write the heading: {s}", "Write # and then this: {s}",
        "Turn this line into a heading: {s}",
        "Please make a heading from this: {s}", "I need a Markdown heading: {s}", "# heading: {s}", "Could you make this the heading? {s}",
        "Text: {s}\nMake it a heading.", "{s}\n\nI want that as a heading.", "{s}\n\nMarkdown heading, please.", "{s} -> heading",
        "Write a hash before this: {s}", "Title of the chapter: {s}. Write it as a Markdown heading.", "How do I write this as a heading in Markdown? {s}",
        "First level heading: {s}", "My document starts with this. Make it a heading: {s}", "Let this be the heading: {s}",
        "Would you turn that into a headline with #? {s}", "A hash and a space, then this: {s}", "Heading style: {s}",
        "Return this as a Markdown heading: {s}", "Copy this, but as a heading: {s}", "Put the heading sign in front of this: {s}",
        "It should be a heading: {s}", "Heading format: {s}", "Top heading: {s}", "Give me a heading that says: {s}", "Title line with #, please: {s}",
        "Begin with # and go on with: {s}",
        "Hey, can you make this a heading? {s}", "I'd like this as a heading: {s}", "What's this as a heading in Markdown? {s}", "{s} <- heading",
        "Given this text, write it as a Markdown heading: {s}", "Mind making this a heading? {s}", "The name of the section is this: {s}. Heading, please.",
        "My readme begins with this title: {s}", "One # and the text: {s}", "Section title: {s}", "Headline: {s}",
        "Over the text there should be this heading: {s}", "As the title of my notes, with #: {s}",
        "In my text a new part begins here. Its heading: {s}", "Apply heading style to {s}", "Produce a Markdown heading with this text: {s}",
        "Let me see this as a title with #: {s}", "Label the section with this heading: {s}", "Pound sign first, then this text: {s}",
        "A new page begins. Its title in Markdown: {s}", "Chapter heading in Markdown: {s}", "On top of the page goes: {s} Format it as a heading.",
        "Mark this as a heading, Markdown style: {s}", "This is the top line of my page, format it as a heading: {s}"], _around("# ", "")),
    Task("direction", [
        "Put an exclamation mark after this: {s}", "Add an exclamation mark: {s}", "End this with an exclamation mark: {s}", "{s}\n\nAdd an exclamation mark.", "Exclamation mark at the end, please: {s}", "Write this with an exclamation mark: {s}", "Make this end in an exclamation mark: {s}", "Shout this with an exclamation mark: {s}",
        "Give this an exclamation mark: {s}", "exclamation mark: {s}", "Write an exclamation mark behind this: {s}", "I want an exclamation mark at the end: {s}", "Finish this with an exclamation mark: {s}", "Can you add an exclamation mark to this? {s}",
        "{s}\n\nWith an exclamation mark.", "{s}\n\nEnd that with !", "Put ! at the end: {s}", "Add ! to this: {s}",
        "Make this louder, with an exclamation mark: {s}", "Use an exclamation mark: {s}", "With an exclamation mark, please: {s}",
        "Say this with an exclamation mark: {s}", "Turn this into an exclamation: {s}",
        "Please end this with an exclamation mark: {s}", "I need an exclamation mark here: {s}", "add !: {s}", "Could you put ! after this? {s}",
        "Text: {s}\nAdd an exclamation mark.", "{s}\n\nI want an exclamation mark there.", "{s}\n\nMake that an exclamation.", "{s} -> with !",
        "The mark at the end should be !: {s}", "How does this look with an exclamation mark? {s}", "Make it end with !: {s}",
        "Say it loudly, with an exclamation mark: {s}", "He shouts this, so write it with !: {s}", "Would you finish this with an exclamation mark? {s}",
        "Let ! be the last sign: {s}", "Close with an exclamation mark: {s}", "Exclamation mark, please: {s}", "Return this with ! at the end: {s}",
        "Copy this, ending it with an exclamation mark: {s}", "Write it as a cry: {s}", "Place an exclamation mark at the end of this: {s}",
        "It is a warning, so it needs an exclamation mark: {s}", "Stress this by an exclamation mark: {s}", "Set ! as the final mark: {s}",
        "An exclamation, please: {s}", "Whatever the mark is, make it an exclamation mark: {s}", "I am so happy about this. Use an exclamation mark: {s}",
        "Hey, can you put an exclamation mark on this? {s}", "I'd like an exclamation mark at the end of this: {s}",
        "What's this with an exclamation mark? {s}", "{s} <- exclamation mark", "Given this text, end it with an exclamation mark: {s}",
        "Mind adding a ! to this? {s}", "Write it as if I were shouting, with !: {s}", "Call this out, with an exclamation mark: {s}",
        "It ends too weakly. Use !: {s}", "Surprise! Set an exclamation mark after this: {s}", "Let it sound strong, ending in !: {s}",
        "In a comic this would end with !: {s}",
        "In the play the king shouts this. End it with the right mark, an exclamation mark: {s}", "The editor wants an exclamation mark here: {s}",
        "Apply an exclamation mark to {s}", "Produce this text with an exclamation mark: {s}", "Let me see this with ! at the end: {s}",
        "With joy! So end this with an exclamation mark: {s}", "The last sign here is to be an exclamation mark: {s}", "Say it with force, adding !: {s}",
        "Stop! That is how a shout ends. Do the same here: {s}", "Swap whatever ends this for an exclamation mark: {s}", "A loud ending, please, with !: {s}",
        "This should sound excited, so set a ! behind it: {s}", "An exclamation mark is missing at the end here: {s}"], _called),
    Task("direction", [
        "Take away the mark at the end: {s}", "Remove the last punctuation mark: {s}", "Write this without the final mark: {s}", "{s}\n\nNo punctuation at the end, please.", "{s}\n\nRemove the punctuation mark.", "Delete the punctuation at the end: {s}", "No full stop at the end: {s}", "Drop the final punctuation: {s}", "Without punctuation: {s}",
        "Remove the punctuation: {s}", "Leave out the mark at the end: {s}", "Write this without punctuation: {s}", "Strip the punctuation: {s}", "I do not want a mark at the end of this: {s}", "Just the words, no punctuation: {s}", "no punctuation: {s}",
        "{s}\n\nWithout the mark at the end.", "{s}\n\nDrop the punctuation.", "Cut off the mark at the end: {s}", "No mark at the end: {s}",
        "Write it with no punctuation: {s}", "End this without a mark: {s}", "Take out the punctuation: {s}", "Clear the punctuation: {s}",
        "Do not put a mark at the end: {s}",
        "Please remove the final mark: {s}", "I need this without the mark at the end: {s}", "without final mark: {s}",
        "Could you delete the mark at the end? {s}", "Text: {s}\nRemove the last mark.", "{s}\n\nI do not want that mark at the end.",
        "{s}\n\nEnd it without punctuation.", "{s} -> no final punctuation", "The sign at the end should go: {s}",
        "How does this look without punctuation at the end? {s}", "Let it end with the last word, no mark: {s}",
        "It is a heading, so leave out the final mark: {s}", "Titles have no full stop. Fix this: {s}", "Would you take the punctuation off the end? {s}",
        "Stop after the last letter, with no sign: {s}", "Final mark away, please: {s}", "Return this without the closing punctuation: {s}",
        "Copy this, leaving out the last sign: {s}", "Trim the punctuation: {s}", "Snip off the last mark: {s}",
        "Nothing at the end, no stop and no question mark: {s}", "Get rid of the mark at the end: {s}", "Unpunctuated, please: {s}",
        "Omit the punctuation mark: {s}", "The final sign is not needed: {s}", "Keep the words but lose the end mark: {s}",
        "Hey, can you drop the mark at the end? {s}", "I'd like this without the end mark: {s}", "What's this without punctuation at the end? {s}",
        "{s} <- no end mark", "Given this text, leave off the last mark: {s}", "Mind removing the mark at the end? {s}",
        "My search box needs no end mark: {s}", "Captions have no final mark. Correct this: {s}", "The line should stop without any mark: {s}",
        "Rub out the final mark: {s}", "Bare words, please, no mark at the end: {s}", "Cut the full stop, or whatever mark ends this: {s}",
        "In the headline there is no mark at the end. Adapt this: {s}", "The editor wants no final mark here: {s}",
        "Produce this text with nothing after the last letter: {s}", "Let me see this with the end mark gone: {s}", "Chop the mark off the end: {s}",
        "File names have no marks at the end. Correct: {s}", "The last sign is too much: {s}", "End it bare, with no stop, no ! and no ?: {s}",
        "Pick the last mark off: {s}", "Shorten this by its last sign: {s}",
        "Erase the last mark of this sentence: {s}", "The same text, but nothing after the last word: {s}"], _without_mark),
    Task("direction-json", [
        "Turn these lines into JSON:\n{l}", "Make JSON from this:\n{l}", "Write this as a JSON object:\n{l}", "{l}\n\nAs JSON, please.", "{l}\n\nTurn that into JSON.", "JSON for these lines:\n{l}", "Convert to JSON:\n{l}", "Put these fields in a JSON object:\n{l}", "I need this as JSON:\n{l}", "Format these fields as JSON:\n{l}", "to json:\n{l}",
        "Make a JSON object out of these lines:\n{l}", "Reply in JSON with this data:\n{l}", "Here is some data. Give it back as JSON.\n{l}", "Rewrite as JSON:\n{l}", "{l}\n\nWhat is that in JSON?",
        "JSON object, please:\n{l}", "{l}\n\nJSON!", "{l}\n\nGive me that as a JSON object.", "{l}\n\nFormat as JSON.", "Change these lines to JSON:\n{l}",
        "Data:\n{l}\n\nWrite it in JSON.", "From these fields, build JSON:\n{l}", "Output JSON for:\n{l}", "Encode these fields as JSON:\n{l}",
        "Save this as JSON:\n{l}",
        "Please write it in JSON:\n{l}", "I need a JSON object from these lines:\n{l}", "json:\n{l}", "Could you turn this into JSON?\n{l}",
        "{l}\n\nI want that as JSON.", "{l}\n\nMake it one JSON object.", "{l}\n\nNow the same in JSON.", "{l}\n\njson please", "As a JSON object:\n{l}",
        "Use JSON for this data:\n{l}", "My script needs this in JSON:\n{l}", "These are the fields for a web form. Send them as JSON:\n{l}",
        "Transform the lines below to JSON:\n{l}", "Would you format this as JSON?\n{l}", "Return a JSON object with these fields:\n{l}",
        "Answer only with JSON. The fields:\n{l}", "Keys and values below. Make JSON:\n{l}", "Translate this to JSON:\n{l}", "Serialize as JSON:\n{l}",
        "The following should become JSON:\n{l}", "Record:\n{l}\n\nJSON:", "{l}\n\nCan you write that with braces and quotes, as JSON?",
        "Put braces round this and make it proper JSON:\n{l}", "Store this data in JSON form:\n{l}", "Express this as JSON, please:\n{l}",
        "How is this as JSON?\n{l}",
        "Hey, can you make JSON of this?\n{l}", "I'd like JSON for these fields:\n{l}", "What's this in JSON?\n{l}", "{l}\n\n^ as JSON",
        "Given these lines, output JSON:\n{l}", "Mind writing this as JSON?\n{l}", "I'm calling an API. Make the JSON body from this:\n{l}",
        "Write a .json file with this:\n{l}", "The lines say what I know. Put it in JSON:\n{l}", "JSON version of this, please:\n{l}",
        "Parse these lines into a JSON object:\n{l}", "One JSON object from these lines:\n{l}", "{l}\n\nI have to paste that as JSON.",
        "The database takes JSON only. My data:\n{l}\nConvert, please.", "Build an object in JSON that has these fields:\n{l}",
        "Below you find names and values. Produce JSON:\n{l}", "I have to send this to a web service, in JSON:\n{l}", "{l}\n\nTurn these pairs into JSON.",
        "{l}\n\nProduce JSON for that.", "Structure this as JSON:\n{l}", "Make it machine readable, in JSON:\n{l}", "Names become keys. Write the JSON:\n{l}",
        "Config in JSON from these lines:\n{l}",
        "How would you write these fields in JSON?\n{l}", "{l}\n\nMy program only reads JSON. Convert it."], _lines_to_json),
    Task("direction", [
        "Write this JSON as lines:\n{l}", "Turn this JSON into plain lines:\n{l}", "One line for each field:\n{l}", "{l}\n\nWrite that as plain lines.", "{l}\n\nOne field per line, please.", "Make lines like \"name: value\" from this:\n{l}", "Plain text, not JSON:\n{l}", "Convert from JSON to lines:\n{l}", "I cannot read JSON. Write it in lines:\n{l}",
        "Show each field of this on its own line:\n{l}", "Rewrite this JSON as key: value lines:\n{l}", "Take this JSON apart, line by line:\n{l}", "Unpack this JSON:\n{l}", "JSON to text:\n{l}", "List the fields and values:\n{l}", "Print this JSON as a simple list of lines:\n{l}",
        "{l}\n\nAs lines, please.", "{l}\n\nNo JSON, plain text.", "Lines, please, not JSON:\n{l}", "From JSON to plain lines:\n{l}",
        "Write each field on a line:\n{l}", "Make this readable, one field a line:\n{l}", "Key: value, one per line:\n{l}",
        "Change this JSON to lines:\n{l}", "Show this JSON as text:\n{l}",
        "Please write this JSON in plain lines:\n{l}", "plain lines:\n{l}", "Could you turn this JSON into text?\n{l}", "{l}\n\nI want that as simple lines.",
        "{l}\n\nTake the braces away and use lines.", "{l}\n\nNow as name: value.", "{l}\n\nlines please", "As plain text, one field on each line:\n{l}",
        "My mother does not know JSON. Write her this in lines:\n{l}", "Transform this object to lines of text:\n{l}",
        "Would you list each key with its value?\n{l}", "Return one line per key:\n{l}", "Break up this object into lines:\n{l}",
        "The following JSON should become plain text:\n{l}", "No braces, no quotes, only lines:\n{l}", "Write key, colon, value, each on its own line:\n{l}",
        "For people, not for machines, please:\n{l}", "Decode this JSON into lines:\n{l}", "Spread this object over lines:\n{l}",
        "What does this say? One line per field:\n{l}", "Undo the JSON:\n{l}", "Change the braces and commas into lines:\n{l}",
        "Print every key and its value on a line:\n{l}", "Field by field, on lines:\n{l}", "Copy this out as lines of key and value:\n{l}",
        "Hey, can you write this JSON as lines?\n{l}", "I'd like plain lines, not JSON:\n{l}", "What's in this JSON, as plain lines?\n{l}",
        "{l}\n\n^ as plain lines", "Given this JSON, output lines of key: value\n{l}", "Mind turning this JSON to lines?\n{l}",
        "I got this from a server and want to read it, line by line:\n{l}", "Print it nicely, each field below the other, no JSON:\n{l}",
        "Write a card with these fields, a line each:\n{l}", "Simple text version of this, please:\n{l}",
        "From this object make lines like \"key: value\":\n{l}", "{l}\n\nI have to print that as lines of text.",
        "My boss hates JSON. He wants lines:\n{l}", "Build lines of text from this object:\n{l}",
        "Below you find an object. Produce one line for each of its fields:\n{l}", "I want to print this on paper, without any braces:\n{l}",
        "{l}\n\nTurn these pairs into lines.", "{l}\n\nProduce a line per pair.", "Flatten this JSON into lines:\n{l}",
        "Make it readable for people, line by line:\n{l}", "Keys and values on lines, please, without quotes:\n{l}",
        "List what the object holds, one thing a line:\n{l}",
        "Get rid of the JSON and give me simple lines:\n{l}", "{l}\n\nMake that easy to read, a line for each field."], _json_to_lines),
    Task("direction", [
        "What is the {k} in this JSON?\n{l}", "{l}\n\nWhat is the {k}?", "Get the {k}:\n{l}", "Which value has \"{k}\"?\n{l}", "Give me the {k} from this JSON object: {l}", "{l}\n\nOnly the {k}, please.", "Read the {k} out of this:\n{l}", "What does the field {k} say?\n{l}", "Here is JSON: {l} What is the value of {k}?", "Find the {k} in {l}",
        "Tell me the value of {k}: {l}", "{k} in this JSON? {l}", "Extract the {k}: {l}", "From this JSON, copy the {k}: {l}", "{l}\n\nTell me the {k}.", "I need the {k} out of this object: {l}",
        "{l}\n\nWrite only the value of {k}.", "What is stored under {k}? {l}", "Value of {k} in {l}?", "Which {k} is given here? {l}",
        "Look up {k} in this JSON: {l}", "What {k} does this object have? {l}", "Say the value of the key {k}: {l}", "Parse this and tell me the {k}: {l}",
        "Please read the {k} from this: {l}", "I only need the {k}:\n{l}", "{k}? {l}", "Could you find the {k} in this object? {l}",
        "JSON: {l}\nField: {k}\nValue:", "{l}\n\nWhat does it say for {k}?", "{l}\n\nCould you give me the {k}?", "{l}\n\nThe {k} is ...", "{l}\n\n{k}?",
        "My program got this: {l} Which {k} did it get?", "I received this record, and I am looking for the {k}: {l}",
        "Here is an object. Return its {k}. {l}", "Print the {k} field: {l}", "In {l}, what is the {k}?", "What has been entered as {k}? {l}",
        "Pick the value that goes with {k}: {l}", "Access the key {k}: {l}", "What would I get for {k} from this JSON? {l}",
        "Go through this JSON and write the {k}: {l}", "Key: {k}. Object: {l} What is its value?", "Pull the {k} from this: {l}",
        "Under the name {k}, what do you find? {l}", "Write the value only, for the key {k}: {l}", "The server sent {l} and I want the {k}.",
        "Object:\n{l}\n\nWhich {k} is in it?", "Show the {k} of this record: {l}", "Just the {k} please, nothing else: {l}",
        "Hey, what's the {k} in this? {l}", "I'd like the {k} from this object: {l}", "What's the value of {k} in {l}?", "{l}\n\n^ the {k}?",
        "Given this JSON, output the {k}: {l}", "Mind reading me the {k}? {l}", "obj = {l}\nobj[\"{k}\"] = ?", "jq .{k} on this: {l}",
        "The API replied {l} and my page shows the {k}. What does it show?", "Data for one person or thing: {l} Which {k}?", "Quick, the {k}! {l}",
        "As to the {k}, what does the JSON say? {l}",
        "The database returned {l}. Somebody asks for the {k}. What do I answer?", "Consult this object and report the {k}: {l}",
        "The label on the parcel takes its {k} from this: {l} What is printed?", "{l}\n\nRetrieve the {k}.", "{l}\n\nTell me about the {k}: which is it?",
        "Of all these fields I only care about {k}: {l}", "Take the {k} out of this record: {l}", "Fetch the {k}: {l}",
        "Search the object for {k} and write what you find: {l}", "What comes after \"{k}\" in this? {l}",
        "Look into this object and say what is under {k}: {l}", "{l}\n\nWhich value belongs to {k}?"], _json_value),
    Task("direction", [
        "Which keys are in this JSON?\n{l}", "{l}\n\nName the keys.", "List the keys: {l}", "List the fields of this JSON object: {l}", "What fields does this have? {l}", "{l}\n\nWhich fields are there?", "Give me the keys of {l}", "Only the keys, please: {l}", "Write down the names of the fields: {l}", "keys of {l}", "Tell me the keys in this object: {l}",
        "{l}\n\nOnly the field names, please.", "Which names do the fields have? {l}", "Show the keys without the values: {l}", "Copy the keys from this JSON: {l}", "What are the keys here? {l}",
        "{l}\n\nKeys?", "{l}\n\nWhat are the keys?", "Name the fields: {l}", "Say which keys it has: {l}", "Read this JSON and name its keys: {l}",
        "What is the object made of? Keys only: {l}", "Get the keys of this JSON: {l}", "Which fields does the object have? {l}", "The keys, please: {l}",
        "Please name all keys: {l}", "I need only the keys of this JSON: {l}", "keys? {l}", "Could you tell me what keys there are? {l}", "JSON: {l}\nKeys:",
        "{l}\n\nI just want the keys.", "{l}\n\nCould you list the field names?", "{l}\n\nkeys only",
        "My program got this object. What keys does it have? {l}", "Return the keys of this object: {l}", "Print the names of all fields: {l}",
        "In {l}, which keys are used?", "Forget the values, what are the keys? {l}", "What stands before the colons? {l}", "Enumerate the keys: {l}",
        "Pick the keys out of this object: {l}", "Go through this JSON and write down the keys: {l}",
        "For my documentation I need the names of the fields: {l}", "Which pieces of data does this hold? Only the keys: {l}",
        "The names on the left side of each colon, please: {l}", "Object:\n{l}\n\nWhich keys are in it?", "Field names only: {l}",
        "Strip the values from this JSON and leave the keys: {l}", "By what names can I get the values in this? {l}",
        "The table will have one column for each key. Which are they? {l}", "Just the keys please, separated by commas: {l}",
        "Hey, which keys does this have? {l}", "I'd like the keys of this object: {l}", "What are the keys in {l}?", "{l}\n\n^ the keys?",
        "Given this JSON, output its keys: {l}", "Mind naming the keys? {l}", "Object.keys of this: {l}", "How are the fields called in this? {l}",
        "I don't need the data, just the keys: {l}", "What names are used for the fields? {l}", "The columns come from the keys of this: {l}",
        "Labels only, no values: {l}",
        "The database returned {l}. Which columns does the record have?", "Consult this object and report its keys: {l}", "{l}\n\nRetrieve the keys.",
        "{l}\n\nWhat can I look up in that? Only the names.", "Of this JSON I only care about the keys: {l}", "Take the keys out of this record: {l}",
        "Fetch the keys: {l}", "For the head of a table, give me the field names: {l}", "What properties has this object? {l}",
        "Attributes of this object? {l}", "Properties, please, not their values: {l}",
        "I want to know the field names of this object: {l}", "{l}\n\nLeave the values out and list the keys."], _json_keys),
    Task("direction", [
        "Write this as a CSV row: {l}", "Make a CSV row: {l}", "As CSV: {l}", "{l}\n\nAs a CSV row, please.", "{l}\n\nOnly the values, with commas.", "Turn this into a CSV line: {l}", "CSV, please: {l}", "Put the values in one CSV line: {l}", "Convert to a CSV row: {l}", "Give me the values separated by commas: {l}", "csv row: {l}",
        "I need one CSV line with these values: {l}", "Format these values as CSV: {l}", "Write the values of these fields as CSV: {l}", "{l}\n\nMake that CSV.", "Export this as a row of CSV: {l}",
        "{l}\n\nCSV, please.", "{l}\n\nWrite that as CSV.", "Change this to CSV: {l}", "Drop the names and give the values as CSV: {l}",
        "CSV line for this: {l}", "Values only, comma between: {l}", "Build a CSV row from this: {l}", "Make one line of CSV out of this: {l}",
        "Save these values as a CSV row: {l}",
        "Please make one row of CSV from this: {l}", "I need the values in CSV: {l}", "csv: {l}", "Could you write these values as CSV? {l}",
        "Record:\n{l}\n\nCSV row:", "{l}\n\nI want that as CSV.", "{l}\n\nNow only the values, as a CSV row.", "{l}\n\ncsv please",
        "My spreadsheet reads CSV. Write this as one row: {l}", "Return one row with the values of this: {l}",
        "Print the values with commas between, no spaces: {l}", "Transform this into a CSV row: {l}",
        "Put commas between the values and leave out the names: {l}", "Would you turn these fields into a CSV row? {l}",
        "Only what stands after the colons, as CSV: {l}", "The following should become one CSV line: {l}", "Fields: {l}\n\nMake a CSV row of the values.",
        "I paste this into a sheet, so make it a CSV row: {l}", "Comma separated values, please: {l}", "One row, values only: {l}",
        "Take the value of each field and write a CSV row: {l}", "No names, just values in a CSV line: {l}", "Store this as CSV: {l}",
        "Express this as a row in CSV: {l}", "Rewrite as CSV: {l}", "Flatten this to a line of CSV: {l}", "List the values in CSV format: {l}",
        "Hey, can you make this a CSV row? {l}", "I'd like the values as CSV: {l}", "What's this as a CSV row? {l}", "{l}\n\n^ as CSV",
        "Given these fields, output one CSV row: {l}", "Mind writing this as CSV? {l}", "To import it, I need a CSV row of this: {l}",
        "Line for my .csv file, please: {l}", "Values without names, in CSV: {l}", "Append this to my CSV. What is the row? {l}",
        "One CSV record from this: {l}", "Take away the labels and join the values with commas: {l}",
        "The bank takes CSV only. My data: {l}. Convert, please.", "Below you find names and values. Produce a CSV row: {l}",
        "I have to load this into a sheet, as one row of CSV: {l}", "{l}\n\nTurn these values into CSV.", "{l}\n\nProduce a CSV line for that.",
        "Make a row for a comma separated file: {l}", "Values in order, commas between, on one line: {l}", "Names stay away, values become CSV: {l}",
        "Enter this in the CSV file. Which line do I add? {l}", "Data row in CSV form, please: {l}",
        "How would this be as a line in a CSV file? {l}", "For my table, put these values in a CSV row: {l}"], _csv_row),
    Task("direction", [
        "What is the {k} in this CSV?\n{l}", "{l}\n\nWhat is the {k}?", "Read this table and tell me the {k}:\n{l}", "Which {k} does the row have?\n{l}", "Get the {k} from this CSV:\n{l}", "{l}\n\nGive me the {k}.", "Find the value of {k}:\n{l}", "Here is a CSV file:\n{l}\n\nWhat is the {k}?", "Copy the {k} from the table:\n{l}", "{l}\n\n{k}?",
        "In this CSV, what is in the column {k}?\n{l}", "Extract the {k} from the CSV:\n{l}", "{l}\n\nOnly the {k}, please.", "Look at the column {k}. What is the value?\n{l}", "Tell me the {k} of this row:\n{l}", "{l}\n\nRead out the {k}.",
        "Table:\n{l}\n\nWhat {k} is in it?", "{l}\n\nSay the {k}.", "{l}\n\nLook up the {k}.", "What {k} is in this row?\n{l}", "The {k}, please:\n{l}",
        "Value of {k}?\n{l}", "Under {k}, what is written?\n{l}", "Find the {k} in this CSV:\n{l}", "Which {k} is in the file?\n{l}",
        "Please read the {k} from this table:\n{l}", "I only need the {k}:\n{l}", "{k}?\n{l}", "Could you find the {k} in this CSV?\n{l}",
        "CSV:\n{l}\nColumn: {k}\nValue:", "{l}\n\nWhat does it say for {k}?", "{l}\n\nCould you give me the {k}?", "{l}\n\nThe {k} is ...",
        "{l}\n\nWhat did they enter for {k}?", "My spreadsheet has this. What is the {k} in it?\n{l}",
        "I received this file, and I am looking for the {k}:\n{l}", "Here is a table. Return the {k}.\n{l}", "Print the column {k}:\n{l}",
        "What has been entered as {k}?\n{l}", "The first line has the names. What is the {k}?\n{l}", "Pick the value that goes with {k}:\n{l}",
        "What would I get for {k} from this CSV?\n{l}", "Go through this CSV and write the {k}:\n{l}", "Pull the {k} from the table:\n{l}",
        "In the second line, which value is the {k}?\n{l}", "Write the value only, for the column {k}:\n{l}", "Show the {k} of this row:\n{l}",
        "Just the {k} please, nothing else:\n{l}", "File:\n{l}\n\nWhich {k} does it give?", "{l}\n\nThat is my CSV. What {k} is there?",
        "Which of the values is the {k}?\n{l}",
        "Hey, what's the {k} in this table?\n{l}", "I'd like the {k} from this CSV:\n{l}", "What's under {k}?\n{l}", "{l}\n\n^ the {k}?",
        "Given this CSV, output the {k}:\n{l}", "Mind reading me the {k}?\n{l}", "The header is on top. Give the {k} below it:\n{l}",
        "My spreadsheet row is this. The {k}?\n{l}", "Quick, the {k}!\n{l}", "Which cell is below {k}? Copy it:\n{l}",
        "As to the {k}, what does the table say?\n{l}", "In my export the {k} is what?\n{l}",
        "The bank sent this file. Somebody asks for the {k}. What do I answer?\n{l}", "Consult this table and report the {k}:\n{l}",
        "{l}\n\nRetrieve the {k}.", "{l}\n\nTell me about the {k}: which is it?", "Of all these columns I only care about {k}:\n{l}",
        "Take the {k} out of this row:\n{l}", "Fetch the {k}:\n{l}", "Search the table for {k} and write what you find below it:\n{l}",
        "What is the entry for {k}?\n{l}", "Match names and values. The {k} is?\n{l}",
        "Which value stands in the column {k}?\n{l}", "{l}\n\nI need to know the {k}."], _csv_value),
    Task("direction", [
        "Which numbers are in this sentence? {s}", "List all numbers: {s}", "Write down the numbers in this text: {s}", "Find the numbers: {s}", "{s}\n\nWhich numbers are there?", "{s}\n\nOnly the numbers, please.", "Extract the numbers: {s}", "Copy all the numbers from this: {s}", "Give me the numbers in this: {s}", "Numbers only: {s}",
        "Take the numbers out of this text: {s}", "What numbers do you see? {s}", "Pick out every number: {s}", "just the numbers: {s}", "Show me all the numbers in this sentence: {s}", "I need the numbers from this: {s}", "Read this and write only the numbers: {s}",
        "{s}\n\nNumbers?", "{s}\n\nWrite only the numbers.", "The numbers, please: {s}", "Filter the numbers: {s}", "All the figures in this text: {s}",
        "Tell me the numbers in this: {s}", "Collect the numbers: {s}", "Look for numbers in this text: {s}", "Which figures are used here? {s}",
        "Get the numbers: {s}",
        "Please list each number in this: {s}", "I only want the numbers: {s}", "numbers: {s}", "Could you find all numbers in here? {s}",
        "Text: {s}\nNumbers:", "{s}\n\nCould you list the numbers?", "{s}\n\nI need the numbers in it.", "{s}\n\nWhat are the figures?",
        "Digits, please: {s}", "Make a list of the numbers in this sentence: {s}", "Return every number in the text: {s}", "Print the numbers you find: {s}",
        "For my statistics, write out the numbers: {s}", "Go through this and note the numbers: {s}", "What are the numbers in this? {s}",
        "Whatever is a number, write it down: {s}", "Every figure in this sentence, please: {s}", "Which amounts are given? Only the numbers: {s}",
        "Drop the words, keep only numbers: {s}", "I have no time to read. Just the numbers: {s}", "Spot all the numbers: {s}",
        "All numerals in this, separated by commas: {s}", "Would you pull the numbers from this text? {s}", "Note the figures: {s}",
        "Here is a sentence. Its numbers are? {s}", "Without the text, only the numbers: {s}",
        "Hey, which numbers are in this? {s}", "I'd like just the numbers: {s}", "What's in here in the way of numbers? {s}", "{s} <- numbers?",
        "Given this text, output its numbers: {s}", "Mind listing the numbers? {s}", "Tell me every number you come across: {s}",
        "Underline the numbers and write them: {s}", "Quick, the numbers! {s}", "The accountant only cares for figures: {s}",
        "Numbers that occur in this: {s}", "From this sentence, the numbers in order, please: {s}", "Scan this for numbers: {s}",
        "I am checking a bill and only need the numbers of this text: {s}", "Consult this text and report its numbers: {s}", "Retrieve the numbers: {s}",
        "Fetch all numbers from this: {s}", "{s}\n\nName the numbers, please.", "Of this text I only care about the numbers: {s}",
        "Take all the figures out of here: {s}", "Search this for figures and write them with commas: {s}", "Determine the numbers in {s}",
        "How many of what? Just copy the numbers: {s}", "Here the numbers matter and not the words: {s}",
        "Leave the words out and keep the numbers: {s}", "{s}\n\nPull out every number."], _numbers_in),
    Task("direction", [
        "Which names are in this sentence? {s}", "List all names: {s}", "Write down the names of the people: {s}", "Find the names: {s}", "{s}\n\nWhich people are named?", "{s}\n\nOnly the names, please.", "Extract the names: {s}", "Copy the names of the people: {s}", "Give me the names in this text: {s}", "Names only: {s}", "Who is named here? {s}",
        "Pick out every name: {s}", "just the names: {s}", "List the people in this sentence: {s}", "I need the names from this: {s}", "Read this and write only the names: {s}", "Which people does this text speak of? {s}",
        "{s}\n\nNames?", "{s}\n\nWho is in this?", "The names, please: {s}", "Filter the names: {s}", "All the people in this text: {s}",
        "Tell me the names in this: {s}", "Collect the names: {s}", "Look for names in this text: {s}", "Who are the people here? {s}", "Get the names: {s}",
        "What are the people called? {s}",
        "Please list each name in this: {s}", "I only want the names: {s}", "names: {s}", "Could you find all the names in here? {s}", "Text: {s}\nNames:",
        "{s}\n\nCould you list the names?", "{s}\n\nI need the names in it.", "{s}\n\nWhat are the people called?", "People, please: {s}",
        "Make a list of the names in this text: {s}", "Return every name in the text: {s}", "Print the names you find: {s}",
        "For my guest list, write out the names: {s}", "Go through this and note the people: {s}", "What are the names in this? {s}",
        "Whoever is named, write the name down: {s}", "Every person in it, please: {s}", "Who plays a part in this? Only the names: {s}",
        "Drop the other words, keep only names: {s}", "I have no time to read. Just the names: {s}", "Spot all the people: {s}",
        "All the persons in this, separated by commas: {s}", "Would you pull the names from this text? {s}", "Note who is mentioned: {s}",
        "Here is a sentence. Which persons does it mention? {s}", "Mentioned by name: {s} Who?",
        "Hey, who is in this sentence? {s}", "I'd like just the names: {s}", "Who's mentioned here? {s}", "{s} <- names?",
        "Given this text, output the names: {s}", "Mind listing the people? {s}", "Tell me every name you come across: {s}",
        "Underline the names and write them: {s}", "Quick, the names! {s}", "Who are we talking about? {s}", "Names that occur in this: {s}",
        "From this sentence, the people in order, please: {s}", "Scan this for names: {s}", "The cast of this little story, please: {s}",
        "I am making name tags for all the people in this text: {s}", "Consult this text and report who is in it: {s}", "Retrieve the names: {s}",
        "Fetch all names from this: {s}", "{s}\n\nName the people, please.", "Of this text I only care about the names: {s}",
        "Take all the persons out of here: {s}", "Search this for names and write them with commas: {s}", "Determine the people in {s}",
        "Who does what? Just the who: {s}", "Here the people matter, so list their names: {s}",
        "Make a list of everyone in this sentence: {s}", "{s}\n\nPull out each name."], _listed(_names_in)),
    Task("direction", [
        "Which e-mail address is in this text? {s}", "Find the e-mail addresses: {s}", "Copy the email address: {s}", "Extract the e-mail: {s}", "{s}\n\nWhat is the e-mail address?", "{s}\n\nOnly the email, please.", "List all e-mail addresses: {s}", "Give me the email from this: {s}", "email address only: {s}", "What email do you see here? {s}",
        "Pick out every e-mail address: {s}", "Write down the email addresses in this: {s}", "I need the e-mail from this text: {s}", "Take out the mail addresses: {s}", "Read this and write only the e-mail addresses: {s}", "Where can I write to? Copy the address: {s}",
        "{s}\n\nEmail?", "{s}\n\nWrite only the address.", "The e-mail address, please: {s}", "Get the email address: {s}",
        "Tell me the e-mail in this text: {s}", "Look for an e-mail address: {s}", "Which mail address is given? {s}", "Collect the e-mail addresses: {s}",
        "Just the e-mail: {s}",
        "Please list each e-mail address in this: {s}", "I only want the email address: {s}", "email: {s}", "Could you find the mail address in here? {s}",
        "Text: {s}\nE-mail:", "{s}\n\nCould you give me the email address?", "{s}\n\nI need the e-mail in it.", "{s}\n\nWhere do I send a mail?",
        "Mail address, please: {s}", "Make a list of the email addresses in this text: {s}", "Return every e-mail address in the text: {s}",
        "Print the email you find: {s}", "For my address book, write out the e-mail: {s}", "Go through this and note the email addresses: {s}",
        "What is the email in this? {s}", "Whatever is an e-mail address, write it down: {s}", "Every mail address in this sentence, please: {s}",
        "I want to write to them. What address is it? {s}", "Drop the other words, keep the e-mail: {s}",
        "I have no time to read. Just the email address: {s}", "Spot the e-mail address: {s}", "Addresses with @ in this, please: {s}",
        "Would you pull the email from this text? {s}", "Note the e-mail addresses: {s}", "Here is a sentence. Which email is mentioned? {s}",
        "To which address does the mail go? {s}",
        "Hey, what's the e-mail in this? {s}", "I'd like just the email address: {s}", "Which mail address do you see? {s}", "{s} <- email?",
        "Given this text, output the email address: {s}", "Mind copying the e-mail for me? {s}", "Tell me every email you come across: {s}",
        "Underline the e-mail address and write it: {s}", "Quick, the email! {s}", "Contact by mail? {s}",
        "For the To field I need the address from this: {s}", "Scan this for e-mail addresses: {s}", "How can they be reached by mail? {s}",
        "I am collecting contacts. Which mail address does this text have? {s}", "Consult this text and report the e-mail address: {s}",
        "Retrieve the e-mail: {s}", "Fetch the mail address from this: {s}", "{s}\n\nName the e-mail address, please.",
        "Of this text I only care about the email: {s}", "Take the e-mail address out of here: {s}", "Search this for an email and write it: {s}",
        "Determine the email address in {s}", "My mail program asks for the address. What do I type? {s}", "I want to paste the e-mail. Copy just that: {s}",
        "Find whatever has an @ in it: {s}", "{s}\n\nPull out all the mail addresses."], _mails_in),
    Task("direction", [
        "Which date is in this text? {s}", "Find the date: {s}", "Copy the date: {s}", "Extract the date: {s}", "{s}\n\nWhat is the date?", "{s}\n\nOnly the date, please.", "Give me the date from this: {s}", "date only: {s}", "What date do you see here? {s}", "Write down the date: {s}", "I need the date from this text: {s}", "Take out the date: {s}",
        "Read this and write only the date: {s}", "When is that? Just the date: {s}", "What date is named here? {s}", "Tell me the date in this sentence: {s}",
        "{s}\n\nDate?", "{s}\n\nWrite only the date.", "The date, please: {s}", "Get the date: {s}", "Look for a date in this: {s}",
        "On which date is it? {s}", "Which date is given? {s}", "On what day is this? Only the date: {s}", "Just the date: {s}",
        "Please write the date that is in this: {s}", "I only want the date: {s}", "date: {s}", "Could you find the date in here? {s}", "Text: {s}\nDate:",
        "{s}\n\nCould you give me the date?", "{s}\n\nI need the date in it.", "{s}\n\nWhen? Only the date.", "Day and month, please: {s}",
        "Return the date in the text: {s}", "Print the date you find: {s}", "For my diary, write out the date: {s}", "Go through this and note the date: {s}",
        "What is the date in this? {s}", "Whatever is a date, copy it: {s}", "The day that is named in this sentence, please: {s}",
        "I must put this in the calendar. Which date is it? {s}", "Drop the other words, keep the date: {s}", "I have no time to read. Just the date: {s}",
        "Spot the date: {s}", "Would you pull the date from this text? {s}", "Note the date: {s}", "Here is a sentence. Which date is mentioned? {s}",
        "When does it happen, as a date? {s}", "Which day should I mark? {s}", "Pick the date out of this sentence: {s}",
        "Hey, what's the date in this? {s}", "I'd like just the date: {s}", "Which day and month do you see? {s}", "{s} <- date?",
        "Given this text, output the date: {s}", "Mind copying the date for me? {s}", "Underline the date and write it: {s}", "Quick, the date! {s}",
        "When's that? Only the date, please: {s}", "What date should I keep free? {s}", "Scan this for a date: {s}",
        "I'm filling in a form with the date from this: {s}", "Put a ring around the date, that is, write it: {s}",
        "I am planning my month. Which date does this text have? {s}", "Consult this text and report the date: {s}", "Retrieve the date: {s}",
        "Fetch the date from this: {s}", "{s}\n\nName the date, please.", "Of this text I only care about the date: {s}", "Take the date out of here: {s}",
        "Search this for a date and write it: {s}", "Determine the date in {s}", "Which day is meant, by date? {s}",
        "I want to note the date. Copy just that: {s}",
        "For my calendar I need the day and month in this: {s}", "{s}\n\nPull out the date."], _date_in),
    Task("direction", [
        "{s} {q} Answer yes or no.", "{s}\n\n{q} Yes or no?", "{s}\n{q}", "Text: {s}\nQuestion: {q}\nAnswer yes or no.", "Read this: {s}\n\n{q}", "{s} {q}", "{q} Here is the text: {s}", "I know this: {s} {q}", "{s}\n\nYes or no: {q}", "{s} So, {q}", "{q} (yes/no)\n\n{s}", "Say yes or no. {s} {q}", "This is true: {s} Now tell me, {q}", "{s}\n\n{q} Only yes or no.",
        "Use the text to answer yes or no. {s} {q}", "{s} Right? Then {q}", "According to this sentence: {s}\n{q}",
        "I read: {s}\n{q}", "{s}\n{q} Yes or no?", "Facts: {s}\n\n{q}", "{s} Is it right to say yes, or no? {q}", "Please answer with yes or no. {s} {q}",
        "If this is true: {s} {q}", "My friend says: {s} {q}", "Look: {s} {q} Say yes or no.", "{s} My question: {q}",
        "Sentence: {s}\n{q} Answer with yes or with no.", "{s} Is that a yes or a no: {q}", "{s} Tell me: {q}", "{s} Then {q}",
        "First read: {s} Now answer yes or no: {q}", "{q} You know this: {s}", "{q} My note says: {s}", "{q}\n\nText: {s}",
        "Yes or no? {q} The text says: {s}", "{s}\n\nAfter reading that: {q}", "{s}\nDoes that mean yes or no? {q}", "It says here: {s} {q}",
        "A letter says: {s} {q} Yes or no?", "Could you answer yes or no? {s} {q}", "From this sentence alone, {q} {s}", "Is the answer yes or no? {s} {q}",
        "{s} Just say yes or no, please: {q}", "Check with the text. {s} {q}", "Information: {s}\nQ: {q}\nA (yes/no):", "{s} I wonder: {q}",
        "Remember this: {s} So tell me. {q}", "{q} It is written: {s} Yes or no?", "We heard: {s} Now, {q}", "{s} Would you say yes or no? {q}",
        "Context: {s}\n\n{q}", "Somebody asks: {q} This is what I know: {s}", "{s} I have one question about that. {q}",
        "OK, so {s} {q}", "Well, {s} {q} Yes or no, please.", "We know one thing: {s} And now: {q}", "{s}\n---\n{q}", "{q}\n---\n{s}",
        "{s} That is all I know. {q}", "A yes or a no will do: {q} I was told: {s}", "True or not? {s} {q} Say yes or no.", "{s} Quick question: {q}",
        "Check this sentence and say yes or no. {s} {q}", "The sign says: {s} {q}", "In my notes I find: {s} {q}", "Hey, {q} I only know this: {s}",
        "{s} Can you tell me, yes or no? {q}",
        "I was told this: {s} With that, {q} Yes or no?", "Based on this, yes or no? {s} {q}", "{s} From that, would you say yes or no? {q}",
        "{s}\n\nMy daughter asks: {q}", "You can find the answer here: {s} {q}", "Let us take it that this is right: {s} {q}",
        "Note: {s}\nAsked: {q}\nReply with yes or no.", "Decide yes or no. {s} {q}", "Decide by the text. {q} The text: {s}",
        "Consult this: {s} Then reply yes or no: {q}", "Assume this: {s} {q}",
        "Given that this is so: {s} {q}", "Somebody told me: {s} {q} Just yes or no."], _true_of),
    Task("direction", [
        "Say this twice: {s}", "Repeat this twice: {s}", "Write this two times: {s}", "{s}\n\nTwice, please.", "{s}\n\nWrite that two times.", "Twice: {s}", "Say it two times: {s}", "Double this text: {s}", "Write this again and again, two times in all: {s}", "I want to read this twice: {s}", "Please write this twice in a row: {s}", "Type this twice: {s}",
        "Copy this two times: {s}", "two times: {s}", "Print this twice: {s}", "Echo this twice: {s}",
        "{s}\n\nSay that twice.", "{s}\n\nRepeat it, two times.", "Two times, please: {s}", "Say the following twice: {s}", "I want to hear this twice: {s}",
        "Say this, and then say it again: {s}", "Can you write this two times? {s}", "Output this two times: {s}", "Show this twice: {s}",
        "I need this text twice: {s}", "2x: {s}", "Could you repeat this so that it is there twice? {s}", "Text: {s}\nWrite it twice.",
        "{s}\n\nI want that twice.", "{s}\n\nNow double it.", "{s} (twice)", "How does this look two times in a row? {s}",
        "Write it once and then once more: {s}", "Say it, then repeat it: {s}", "Duplicate this: {s}", "My grandmother hears badly, so say it twice: {s}",
        "Would you say this two times? {s}", "Copy and paste this so that it appears two times: {s}", "A double copy, please: {s}",
        "Return this text two times: {s}", "The same thing two times over: {s}", "Put this down twice: {s}", "Two copies of this, one after the other: {s}",
        "Write the line below twice.\n{s}", "This must be there two times: {s}", "Repeat yourself: {s}", "Make it double: {s}", "Twice in a row: {s}",
        "Recite this two times: {s}",
        "Hey, say this two times: {s}", "I'd like this twice: {s}", "What's this two times in a row? {s}", "{s} <- twice",
        "Given this text, output it twice: {s}", "Mind writing this two times? {s}", "I didn't hear you. Say it twice: {s}", "Sing this line twice: {s}",
        "Do it again: {s} (so it is there two times)", "Like an echo, two times: {s}", "I want to see the same thing two times: {s}",
        "Write, and write once more: {s}", "A second time, too: {s} (two times in all)",
        "The parrot says everything two times. What does it say to this? {s}", "I am testing a microphone and need this two times: {s}",
        "Produce this text twice: {s}", "Let me see this two times, one after another: {s}", "For emphasis, say this twice: {s}", "Double it up: {s}",
        "Say it and then the very same again: {s}", "The bell rings twice, so write this twice: {s}", "Type this line, then type it again: {s}",
        "Play it two times: {s}",
        "Once is not enough, give me this two times: {s}", "Let me have the following twice: {s}"], _twice),
    Task("direction-start", [
        "Start your answer with the word {s} and greet me.", "Begin your reply with the word {s}.", "Your first word must be {s}.", "Start with {s}.", "Say hello, but begin with the word {s}.", "Let your first word be {s}.", "The first word of your reply should be {s}.", "Open your reply with {s}.", "Greet me, starting with the word {s}.",
        "Say something that starts with the word {s}.", "Write a reply that begins with \"{s}\".", "Begin with {s}, please.", "start with the word {s}", "I want your reply to start with the word {s}.", "Put the word {s} first in your reply.", "Your message has to begin with {s}.", "Talk to me. Begin with the word {s}.",
        "Greet me and begin with {s}.", "Say hello, the first word being {s}.", "The reply should start with {s}.", "The first word is to be {s}.",
        "Open with the word {s}.", "Write something that begins with {s}.", "Your answer must start with {s}.", "Please start with {s}.",
        "First word: {s}. Then say hello.", "Lead with the word {s}.",
        "Please begin your message with {s}.", "I need a reply whose first word is {s}.", "first word {s}, then a greeting",
        "Could you start with the word {s}?", "Talk to me, but the word {s} must come at the very start.", "At the start of your reply I want to see {s}.",
        "Make {s} the first word you say.", "Say {s} first and then hello.", "Let us play: every reply starts with the word {s}.",
        "Give me a greeting that has {s} as its first word.", "Would you say hello, with {s} at the beginning?", "Answer me. Word number one is {s}.",
        "Before anything else, say {s}.", "Put {s} at the very beginning of what you say.", "The secret word is {s}. Start with it.",
        "Reply, and use {s} as the first word.", "Please let the reply open with the word {s}.", "Send me a message starting with {s}.",
        "Hello! Please start your answer with {s}.", "Hi! Begin what you say with the word {s}.", "I would like an answer that opens with {s}.",
        "Can your reply start with the word {s}?", "We need {s} as the first word of the text.", "Write back to me with {s} as the first word.",
        "Any greeting is fine if it begins with {s}.", "Kick off with {s}.",
        "Hey, start your reply with {s}.", "I'd like you to begin with the word {s}.", "What would you say to me if your first word had to be {s}?",
        "Say hi, only begin with {s}.", "Given the word {s}, write a greeting that begins with it.", "Mind starting your reply with the word {s}?",
        "Word one of your answer: {s}", "Let {s} be how you begin.", "No matter what you write, the first word is {s}.",
        "I bet you can't start a greeting with {s}.", "Your sentence opens with {s}, please.", "Rule of the game: begin with {s}.",
        "Greeting that starts with {s}, please.", "Go ahead, but with {s} as word number one.",
        "I collect messages that start with {s}. Write me one.", "It is a game: your message must have {s} as its first word.",
        "Produce a greeting with {s} in first place.", "Let me see a reply that begins with {s}.", "In front of your hello, put the word {s}.",
        "Lead off with the word {s} and then greet.", "The first thing I want to read is {s}.", "Before you greet me, write {s}.",
        "Answer in any way you like, only begin with {s}.", "Take {s} as your first word, please.", "Set {s} at the head of your message.",
        "Whatever you say, let {s} come first.", "Use {s} as the opening word of your message."], _start_with),
    Task("direction", [
        "{q} No more than {n} words.", "{q} At most {n} words.", "Use no more than {n} words. {q}", "Answer in {n} words or less. {q}", "{q} Use {n} words at most.", "{q} Reply with less than {n} words.", "In at most {n} words: {q}", "{q} Answer with at most {n} words, please.", "Not more than {n} words, please. {q}", "{q} (max {n} words)",
        "{q} Keep it under {n} words.", "{q} You have {n} words.", "Your answer may have {n} words at most. {q}", "In fewer than {n} words, {q}", "Tell me in {n} words or fewer: {q}", "{q} Do not use more than {n} words.",
        "{q}\n\nAt most {n} words.", "{q} Limit: {n} words.", "{q} Write {n} words or fewer.", "Max {n} words: {q}",
        "With at most {n} words, answer this: {q}", "{q} Not longer than {n} words.", "{q} Your limit is {n} words.",
        "Short, please, at most {n} words: {q}", "{q} Say it in {n} words or less.",
        "Please use at most {n} words. {q}", "I want an answer of no more than {n} words: {q}", "{q} Word limit: {n}.",
        "{q}\n\nIn {n} words or less, please.", "{q}\n\nMaximum: {n} words.", "Could you answer this in at most {n} words? {q}",
        "Question: {q}\nLength: {n} words at most", "Be brief, {n} words at most. {q}", "{q} Be short, no more than {n} words.",
        "My screen shows only {n} words. {q}", "{q} There is space for {n} words only.", "Not over {n} words: {q}", "{q} More than {n} words is too long.",
        "Keep the answer to {n} words or fewer. {q}", "{q} Please stay below {n} words.", "The form has room for {n} words. {q}",
        "Every word costs money, so use {n} at most: {q}", "{q} Please do not go over {n} words.", "{q} Answer briefly, with a maximum of {n} words.",
        "With a limit of {n} words, say: {q}", "{q} I said {n} words at most!", "Up to {n} words, please: {q}", "{q} Fit the answer in {n} words.",
        "max. {n} words. {q}", "You get {n} words, not more. {q}", "{q} Short please (up to {n} words).",
        "Hey, {q} In {n} words or less, please.", "I'd like at most {n} words. {q}", "What's your answer in at most {n} words? {q}", "{q} <- max {n} words",
        "Mind keeping it to {n} words? {q}", "{q} I can't read more than {n} words.", "{q} (not over {n} words)", "{n} words are enough. {q}",
        "{q} Length: up to {n} words.", "{q} Please stop after {n} words at the latest.", "Reply with {n} words or fewer: {q}",
        "I am in a hurry, so {n} words at most: {q}", "{q} Nothing longer than {n} words.",
        "{q} Make do with {n} words.", "The telegram may have {n} words. {q}", "{q} I count the words, and {n} is the limit.", "Answer within {n} words: {q}",
        "{q} Stay within {n} words.", "{q} It should not take more than {n} words.", "On a small card with room for {n} words, answer this: {q}",
        "{q} Squeeze it into {n} words or fewer.", "{q} The limit is {n} words, please.", "Not a word over {n}: {q}",
        "{q} You may use up to {n} words.", "I will read only {n} words of your answer. {q}"], _few_words),
    Task("direction", [
        "Join these two lists: {l} and {m}", "First list: {l}\nSecond list: {m}\n\nMake one list.", "Make one list of these two: {l} / {m}", "Put these lists together: {l}; {m}", "List one: {l}. List two: {m}. Join them.", "Combine these lists: {l} | {m}", "I have two lists, {l} and {m}. Make one.", "Merge: {l} + {m}", "Merge these lists: {l}; {m}",
        "{l}\n{m}\n\nPut both on one line.", "{l}\n{m}\n\nMake one list out of these two.", "Add the second list to the first: {l}; {m}", "One list, please: {l} and also {m}", "Bring both lists together: {l} / {m}", "A: {l}\nB: {m}\n\nJoin A and B.",
        "{l}\n\n{m}\n\nOne list, please.", "Write {l} and {m} as one list.", "Lists: {l}; {m}. Make them one.", "Two lists: {l} | {m}. Put them in one.",
        "Append {m} to {l}", "Unite the lists {l} and {m}.", "First {l}, then {m}. All in one list, please.", "Connect {l} with {m} in one list.",
        "Both lists in one, please: {l}; {m}",
        "Please put the two lists into one: {l}; {m}", "I need one list from these two: {l} / {m}", "{l} + {m}",
        "Could you combine these two lists? {l} and {m}", "List A: {l}\nList B: {m}\nBoth:", "{l}\n{m}\n\nOne list from both, please.",
        "{l}\n\nAdd these to the list: {m}", "{l}\n\nAnd also: {m}\n\nPut all of it in a single list.",
        "Shopping list: {l}. We also need {m}. What is the whole list?", "On my list: {l}. On your list: {m}. Write a common list.",
        "Guests from him: {l}. Guests from her: {m}. All guests?", "Fuse the lists: {l} | {m}", "What do I get when I add {m} to {l}?",
        "Return a single list with {l} and {m}.", "First half: {l}\nSecond half: {m}\nThe whole:", "Start with {l} and go on with {m}, as one list.",
        "Extend {l} by {m}.", "These go together: {l}; {m}. Make it a single list.", "Would you write both of these in one row? {l} / {m}",
        "Everything from both lists: {l} and {m}", "Instead of two lists, give me one: {l} // {m}", "Today: {l}. Tomorrow: {m}. Write it all as one list.",
        "Box one holds {l}. Box two holds {m}. Pour both into one: what is in it?", "Concatenate: {l}; {m}", "Glue {m} to the end of {l}.",
        "Here is one list: {l}. Here is another: {m}. I want only one.", "All items together, please: {l}; {m}",
        "Hey, can you make one list of these? {l} / {m}", "I'd like a single list: {l} and then {m}", "What's {l} plus {m} as one list?",
        "Given two lists, output one: {l} | {m}", "Mind merging these? {l}; {m}", "Mum's list: {l}. Dad's list: {m}. The list for both?",
        "Page one: {l}. Page two: {m}. Put all on one page.", "After {l} add {m}. Full list, please.", "Let's join them: {l}; {m}", "{l}\n+\n{m}",
        "Chapter A has {l}, chapter B has {m}. Write one list for the two.", "Red team: {l}. Blue team: {m}. Everyone in one list, please.",
        "Take {l}, take {m}, make one list.",
        "We are moving in together and join our lists: {l} and {m}. What is the new list?", "Produce one list out of {l} and {m}.",
        "In the first box: {l}. In the second box: {m}. What do the two boxes hold in all?",
        "Monday: {l}. Tuesday: {m}. What did I do on both days? One list.", "Class A: {l}. Class B: {m}. Write them as one class.", "Pool these: {l}; {m}",
        "Mix nothing, just put {m} behind {l}.", "Make {l} longer by {m}.", "Full list, please: {l}, and then {m}.",
        "What is the sum of these lists? {l} + {m}",
        "Attach the list {m} to the list {l}", "My list is {l} and hers is {m}. What do we have together?"], _merged),
    Task("direction", [
        "What comes after {a} in this list? {l}", "Which word follows {a}? {l}", "{l}\n\nWhat comes after {a}?", "{l}\n\nWhich is next after {a}?", "In the list {l}, what stands after {a}?", "Name the item after {a}: {l}", "Which item comes right after {a}? {l}", "Give me the word behind {a}: {l}", "Find {a} and tell me the next word: {l}",
        "The word after {a}, please: {l}", "After {a} comes which word? {l}", "next after {a}: {l}", "Look for {a} in this list and write the next item: {l}", "Here is a row: {l}. What is next to {a} on the right?", "Which one do I read after {a}? {l}",
        "{l}\n\nAfter {a}?", "{l}\n\nNext to {a} on the right is what?", "Who or what follows {a}? {l}", "Look behind {a}: what is there? {l}",
        "I read {a}. What do I read next? {l}", "Tell me the word after {a}: {l}", "{a}, and then? {l}", "What is the item following {a}? {l}",
        "Please tell me what comes next after {a}: {l}", "I need the item that follows {a}: {l}", "Row: {l}. What comes after {a}?",
        "Could you find what stands behind {a}? {l}", "List: {l}\nItem: {a}\nNext:", "{l}\n\nName what follows {a}.", "{l}\n\nFind {a}. What is behind it?",
        "{l}\n\n{a} is followed by ...", "{l} - what comes after {a}?", "They stand in a queue: {l}. Who is behind {a}?",
        "We visit these in order: {l}. Where do we go after {a}?", "I just ticked off {a}. What now? {l}", "One step to the right of {a}: {l}",
        "Which one is behind {a} in this row? {l}", "Return the element after {a}: {l}", "One place further than {a}, what do you see? {l}",
        "What is the neighbour of {a} on the right? {l}", "Start at {a} and go one on: {l}", "The order is {l}. What is the next one when {a} is over?",
        "Skip to the word behind {a}: {l}", "Directly after {a} there is what? {l}", "With {a} finished, what do I take next? {l}",
        "Say which word comes right behind {a}: {l}", "As soon as {a} is done we start with ... {l}", "Show me the next one after {a}: {l}",
        "In this order, {l}, what is the successor of {a}?", "Where it says {a}, what is the next word? {l}",
        "Hey, what's after {a}? {l}", "I'd like the next one after {a}: {l}", "What's behind {a} in {l}?", "{l} <- after {a}?",
        "Given this list, output what follows {a}: {l}", "Mind telling me what follows {a}? {l}", "The stops are {l}. We're at {a}. Which is the next stop?",
        "The recipe says {l}. I've just added {a}. What now?", "When {a} is gone, who is next? {l}", "On the shelf: {l}. What stands to the right of {a}?",
        "Playlist: {l}. What is played after {a}?", "From {a}, go one place forward: {l}",
        "The tour goes through {l}. We have reached {a}. What comes up next?", "On the keyboard of my toy: {l}. Which is to the right of {a}?",
        "Determine what follows {a} in {l}.", "Have a look at {l} and report what is after {a}.", "Retrieve the one after {a}: {l}",
        "My pupils say these in order: {l}. One just said {a}. What does the next pupil say?", "Read on from {a} by one: {l}",
        "Right behind {a} stands ... {l}", "Turn the page after {a}. What comes? {l}", "Take the one that stands next in line after {a}: {l}",
        "I have done {a}. What is the next thing on my list? {l}", "Say which entry is followed up by after {a}: {l}"], _beside(1)),
    Task("direction", [
        "What comes before {a} in this list? {l}", "Which word is right before {a}? {l}", "{l}\n\nWhat comes before {a}?", "{l}\n\nWhich is just before {a}?", "In the list {l}, what stands before {a}?", "Name the item before {a}: {l}", "Which item comes right before {a}? {l}", "Give me the word in front of {a}: {l}",
        "Find {a} and tell me the word before it: {l}", "The word before {a}, please: {l}", "Before {a} comes which word? {l}", "just before {a}: {l}", "Look for {a} in this list and write the item before it: {l}", "Here is a row: {l}. What is next to {a} on the left?", "Which one do I read before {a}? {l}",
        "{l}\n\nBefore {a}?", "{l}\n\nNext to {a} on the left is what?", "Who or what is before {a}? {l}", "Look in front of {a}: what is there? {l}",
        "Tell me the word before {a}: {l}", "What is the item just before {a}? {l}", "Which one precedes {a}? {l}", "What do I read just before {a}? {l}",
        "Please tell me what comes before {a}: {l}", "I need the item that is just before {a}: {l}", "Row: {l}. What comes before {a}?",
        "Could you find what stands in front of {a}? {l}", "List: {l}\nItem: {a}\nBefore it:", "{l}\n\nName what is before {a}.",
        "{l}\n\nFind {a}. What is in front of it?", "{l}\n\nJust before {a} we have ...", "{l} - what comes before {a}?",
        "They stand in a queue: {l}. Who is in front of {a}?", "We visit these in order: {l}. Where are we just before {a}?",
        "I start {a} now. What was before? {l}", "One step to the left of {a}: {l}", "Which one is in front of {a} in this row? {l}",
        "Return the element before {a}: {l}", "One place back from {a}, what do you see? {l}", "What is the neighbour of {a} on the left? {l}",
        "Start at {a} and go one back: {l}", "The order is {l}. What ends when {a} begins?", "Go back to the word in front of {a}: {l}",
        "Directly before {a} there is what? {l}", "Say which word comes right in front of {a}: {l}", "Show me the one before {a}: {l}",
        "In this order, {l}, what is the predecessor of {a}?", "Where it says {a}, what is the previous word? {l}",
        "What was the last thing until {a} came? {l}", "The previous one, counted from {a}: {l}", "Who was here one place earlier than {a}? {l}",
        "Hey, what's before {a}? {l}", "I'd like the one just before {a}: {l}", "What's in front of {a} in {l}?", "{l} <- before {a}?",
        "Given this list, output what is right before {a}: {l}", "Mind telling me what is just before {a}? {l}",
        "The stops are {l}. We're at {a}. Which was the stop before?", "The recipe says {l}. What do I add just before {a}?",
        "Until {a} came, who was there? {l}", "On the shelf: {l}. What stands to the left of {a}?", "Playlist: {l}. What was played before {a}?",
        "From {a}, go one place back: {l}",
        "The tour goes through {l}. We have reached {a}. What was last?", "On the keyboard of my toy: {l}. Which is to the left of {a}?",
        "Determine what is just before {a} in {l}.", "Have a look at {l} and report what is before {a}.", "Retrieve the one before {a}: {l}",
        "My pupils say these in order: {l}. One just said {a}. What did the pupil before say?", "Read back from {a} by one: {l}",
        "Right in front of {a} stands ... {l}", "Turn back one page from {a}. What was there? {l}", "Take the one that stands in line in front of {a}: {l}",
        "Which entry does {a} come after? {l}", "I am at {a}. What did I do right before it? {l}"], _beside(-1)),
    Task("direction", [
        "Put the word {a} before each of these: {l}", "Write {a} before each word: {l}", "{l}\n\nPut {a} before each.", "Add {a} in front of every item: {l}", "Each of these needs the word {a} in front: {l}", "Start each item with {a}: {l}", "Write {a} in front of all of these: {l}", "Let {a} stand before each item: {l}", "{l}\n\nWith {a} before every word, please.",
        "Set the word {a} in front of each: {l}", "{a} should come before every word: {l}", "Rewrite this list with {a} before each item: {l}", "All of these with {a}: {l}", "add {a} to the front of each: {l}", "Give every item the word {a} first: {l}",
        "{l}\n\nAdd {a} to each.", "{l}\n\nStart each with {a}.", "{a} + each of these: {l}", "Prefix each with {a}: {l}",
        "Say {a} before each of these: {l}", "Each with {a} in front: {l}", "Write {a} and then the item, for each: {l}",
        "Put {a} at the front of every item: {l}", "Use {a} before every one of these: {l}",
        "Please add the word {a} to the front of each: {l}", "I need {a} before all of these: {l}", "Words: {l}. Put {a} before each.",
        "Could you write {a} in front of each item? {l}", "List: {l}\nAdd in front: {a}", "{l}\n\nWrite {a} first, for each of them.",
        "{l}\n\nI want {a} in front of every one.", "{l} (with {a} before each)", "Make each of them start with the word {a}: {l}",
        "Every one of these gets {a} in front: {l}", "How does my list look with {a} before each word? {l}", "The word {a} goes before each item here: {l}",
        "Say the list again with {a} before each: {l}", "Insert {a} before every item: {l}", "Would you put {a} ahead of each of these? {l}",
        "Each thing here is {a}, so add that word before it: {l}", "Not just once but before each one, write {a}: {l}",
        "Return the list with {a} at the front of each entry: {l}", "Copy the list, but with {a} before all the items: {l}",
        "Attach {a} to the front of each: {l}", "For all of these: {a} + the word. {l}", "In front of all items, the word {a}, please: {l}",
        "Combine {a} with each of these: {l}", "Extend every entry by {a} in front: {l}", "Each item should read {a} and then the word: {l}",
        "Put {a} to the left of each word: {l}",
        "Hey, can you put {a} in front of each of these? {l}", "I'd like {a} before every word: {l}", "What's this list with {a} before each? {l}",
        "{l} <- {a} before each", "Given this list, write {a} before each: {l}", "Mind adding {a} in front of all of these? {l}",
        "Not just \"word\" but \"{a} word\", for each: {l}", "The word {a} is missing before each of these: {l}", "They all need {a} first: {l}",
        "Every word, with {a} ahead of it: {l}", "Front of each item: {a}. Items: {l}", "Make them all begin with {a}: {l}",
        "I am labelling boxes and each label starts with {a}: {l}", "Produce this list with {a} before every item: {l}",
        "Let me see {a} in front of all of these: {l}", "Apply the word {a} to the front of each: {l}", "My teacher wants {a} ahead of every word: {l}",
        "Write them all with {a}, like \"{a} ...\": {l}", "Speak of each as {a}: {l}", "Equip every word with {a} in front: {l}",
        "To each of these belongs {a}, written first: {l}", "Begin them with {a}, one by one: {l}",
        "Every item here should begin with {a}: {l}", "Repeat my list, but say {a} before each thing: {l}"], _before_each),
    Task("direction", [
        "Remove what is there twice: {l}", "Take out the doubles: {l}", "Each word only once: {l}", "Write each word only once: {l}", "{l}\n\nRemove the double.", "{l}\n\nEach only once, please.", "Delete the duplicate: {l}", "Remove duplicates: {l}", "No word twice, please: {l}", "Clean this list of doubles: {l}", "One word is there twice. Remove it the second time: {l}",
        "unique items: {l}", "I wrote something twice. Fix the list: {l}", "Keep one of each: {l}", "Strike out repeated words: {l}", "List these without repeating any: {l}",
        "{l}\n\nNo doubles.", "{l}\n\nTake out the repeat.", "Drop the repeated word: {l}", "Make every word appear just once: {l}",
        "Remove the repeat: {l}", "Clean up, one of each: {l}", "Write this list without doubles: {l}", "Remove the second one of the double: {l}",
        "dedupe: {l}",
        "Please remove the double from this list: {l}", "I need each item just one time: {l}", "no doubles: {l}", "Could you take out what is repeated? {l}",
        "List: {l}\nWithout doubles:", "{l}\n\nI want each one only once.", "{l}\n\nOne of them is double. Remove it.", "{l} (each only once)",
        "Something slipped in twice. Clean up: {l}", "My shopping list names one thing twice. Correct it: {l}",
        "The same guest is listed twice. Fix the list: {l}", "How does this look without the repeat? {l}", "Let nothing appear twice: {l}",
        "Return the list without duplicates: {l}", "Would you clear the doubles? {l}", "Tidy up this list, no item two times: {l}",
        "Copy the list, but each word one time: {l}", "Make a list in which nothing comes twice: {l}", "Unique, please: {l}",
        "Filter out the duplicates: {l}", "Take away the second copy of the word that is there two times: {l}",
        "I was not careful and repeated myself. Repair: {l}", "One time is enough for each: {l}", "Strike the second mention: {l}",
        "Leave just one of each in the list: {l}", "A set of these, please: {l}",
        "Hey, can you remove the double? {l}", "I'd like each word only once: {l}", "What's this list without the repeat? {l}", "{l} <- no doubles",
        "Given this list, output it without duplicates: {l}", "Mind clearing out the double? {l}", "Oops, I put something in twice. Take one out: {l}",
        "distinct: {l}", "We have one of these twice and need it once: {l}", "Let each word be there a single time: {l}", "The copy can go: {l}",
        "No repeats, please: {l}",
        "I am tidying my list, in which one thing stands two times: {l}", "Produce this list without the repeat: {l}",
        "Let me see this with the double gone: {l}", "Every guest gets one invitation, but one was listed twice. Correct the list: {l}",
        "Weed out the double: {l}", "The copy machine did one twice. Take the copy out: {l}", "Each stays once, the second one goes: {l}",
        "Clean list, please, no word two times: {l}", "Merge equal words into one: {l}", "Reduce this to the different words: {l}",
        "Something is on this list two times. Once is enough: {l}", "Get rid of repeats: {l}"], _doubles_gone),
    Task("direction", [
        "Which word is there twice? {l}", "Which one appears twice? {l}", "Find the word that is repeated: {l}", "{l}\n\nWhich word is there two times?", "{l}\n\nWhich one did I write twice?", "What is the double in this list? {l}", "Name the word that comes twice: {l}", "One word is doubled. Which one? {l}", "Find the duplicate: {l}", "duplicate? {l}",
        "Which word do you see twice? {l}", "Tell me the repeated word: {l}", "Which item is listed two times? {l}", "I put something on the list twice. What is it? {l}", "Spot the double: {l}", "Give me the word that occurs twice: {l}",
        "{l}\n\nDouble?", "{l}\n\nWhat is there twice?", "Which one is repeated? {l}", "The word that is there two times: {l}",
        "Say the word that appears twice: {l}", "Which is the double? {l}", "What did I write two times? {l}", "Which word did I repeat? {l}",
        "Look for the repeated word: {l}",
        "Please name the word that is doubled: {l}", "I need to know which item is there twice: {l}", "double: {l}", "Could you find the repeated word? {l}",
        "List: {l}\nRepeated:", "{l}\n\nFind the one that comes twice.", "{l}\n\nOne of them is double. Which?", "{l} - which one is repeated?",
        "Someone wrote one thing twice. What? {l}", "My shopping list names one thing twice. Which? {l}", "Which guest is on the list two times? {l}",
        "What occurs twice in this? {l}", "All appear once except for one. Which? {l}", "Return the duplicate in this list: {l}",
        "Would you tell me which word is double? {l}", "Check this list for a double and name it: {l}", "Count each word. Which has two? {l}",
        "Which of these is not unique? {l}", "Write the word that you can read twice: {l}", "Which one do I have to cross out because it is double? {l}",
        "Who or what is mentioned two times? {l}", "Two of these are the same word. Which word? {l}", "Look closely. What is repeated? {l}",
        "The repeated item is ... {l}", "Identify the duplicate: {l}", "There is a pair of equal words in here. Write that word: {l}",
        "Hey, what's there twice? {l}", "I'd like to know the double: {l}", "What's repeated in {l}?", "{l} <- which one twice?",
        "Given this list, output the word that repeats: {l}", "Mind finding the double? {l}", "Find the twin: {l}",
        "Memory game: of which card are there two? {l}", "Which one came back a second time? {l}", "One of these says the same again. Which? {l}",
        "Pair: {l}. Of what is there a pair?", "Which of these had I already written? {l}",
        "I am tidying my list, in which one thing stands two times. Which? {l}", "Determine the word that is repeated in {l}.",
        "Have a look at {l} and report the double.", "One guest was listed twice. Who? {l}", "Retrieve the word that is there two times: {l}",
        "Which card do I hold two of? {l}", "Point out the repeated word: {l}", "The echo in this list is ... {l}",
        "I read this aloud and said one word two times. Which? {l}", "Did I repeat myself? Yes, with one word: {l}",
        "Something shows up more than once here. What? {l}", "Say which entry is a repeat: {l}"], _double),
    Task("direction", [
        "Write the number {s} as a word.", "Write {s} as a word.", "How do you write {s} in letters?", "{s} in words?", "Spell the number {s}.", "What is {s} in words?", "Write {s} in words, please.", "The number {s} as a word, please.", "Turn {s} into a word.", "How is the number {s} written in words?", "Say the number {s} with letters.", "number to word: {s}",
        "Which word stands for {s}?", "Give me the word for the number {s}.", "Convert the number {s} to a word.", "What do you call the number {s}?",
        "{s} in letters, please.", "Number {s}: write the word.", "Write out {s}.", "Write out the number {s}.", "The word for {s}?", "Say {s} as a word.",
        "Please write {s} with letters.", "How is {s} called?", "I need the word for {s}.",
        "Please write out the number {s} as a word.", "I need {s} in words.", "{s} -> word", "Could you write {s} in letters?", "Number: {s}\nWord:",
        "The form wants the number in words: {s}", "How do I spell the number {s}?", "For a letter, I write small numbers as words. What is {s}?",
        "What is the English word for {s}?", "Read this number out: {s}", "Say this number in English: {s}", "My child asks how to write {s} with letters.",
        "{s} as text", "If I do not want to use digits, how do I write {s}?", "Change the digits {s} into a word.", "Express {s} with letters.",
        "Would you spell out {s}?", "Spell out {s}.", "Put {s} in words.", "Return the name of the number {s}.", "Name the number {s}.", "What word is {s}?",
        "{s} written out is ...", "In letters, {s} is ...", "Translate {s} from digits to letters.", "Use letters for the number {s}.",
        "Hey, how do I write {s} in letters?", "I'd like {s} as a word.", "What's {s} in letters?", "{s} <- as a word",
        "Given the number {s}, output the word.", "Mind writing {s} as a word?", "In a story, I would not write {s} but ...", "How do you say {s}?",
        "A child says the number {s}. What word does it say?", "Number word for {s}?", "The number {s}, spelled out, please.", "Type the word for {s}.",
        "I am filling in a cheque over {s} euros. What do I write as a word?", "My daughter learns number words. What is {s}?", "Produce the word for {s}.",
        "Transform {s} to a number word.", "In a poem I can't put the digits {s}. Which word goes there?", "Determine the word for the number {s}.",
        "No digits, please: {s}", "I'd rather read the word than {s}.", "How is the number {s} spelled?", "Number word, please: {s}",
        "Not in figures but in letters, please: {s}", "On a cheque I must write {s} as a word. How?"], rows_of([(str(number), word) for number, word in enumerate(NUMBER_WORDS)], "s")),
    Task("direction", [
        "Write {s} as a number.", "Write {s} in figures.", "Which number is {s}?", "{s} in figures?", "{s} in digits, please.", "What is {s} as a number?", "Turn the word {s} into a number.", "How do you write {s} with digits?", "The word {s} as a number, please.", "Give me the digits for {s}.", "Convert {s} to a number.", "word to number: {s}",
        "Which figure stands for {s}?", "Put {s} in digits.", "Show {s} as a figure.", "What number does the word {s} mean?",
        "{s} as digits?", "Write the figure for {s}.", "The figure for {s}, please.", "{s}: which number is that?", "Say {s} as a figure.",
        "Please write {s} with digits.", "Which digits make {s}?", "Number for the word {s}?", "I need {s} as a number.",
        "Please write out {s} with digits.", "I need {s} as digits.", "{s} -> number", "Could you write {s} in figures?", "Word: {s}\nNumber:",
        "The form wants digits for {s}.", "Which digits do I type for {s}?", "What number is {s}?", "My child asks how to write {s} as a number.",
        "If I want to use digits, how do I write {s}?", "Change the word {s} into digits.", "Express {s} with digits.", "Would you write {s} in digits?",
        "Put {s} in figures.", "Return the number for the word {s}.", "How does {s} look as a number?", "On my calculator, {s} is ...",
        "In digits, {s} is ...", "Translate {s} from letters to digits.", "Use digits for {s}.", "{s} as a numeral, please.",
        "I have {s} in words and want it in figures.", "Number that is called {s}?", "Figure for {s}?", "Note {s} down as a number.",
        "Someone says {s} to me. Which number do I write?",
        "Hey, how do I write {s} in figures?", "I'd like {s} as a figure.", "What's {s} in figures?", "{s} <- as a number",
        "Given the word {s}, output the number.", "Mind writing {s} in digits?", "I hear {s}. On paper I write the digits ...",
        "Which key or keys do I press for {s}?", "On the bus it does not say {s} but ...", "Digits only: {s}", "The amount is {s}. In figures?",
        "Type the number for {s}.",
        "I am typing an amount on a keypad. I was told {s}. Which digits?", "My daughter learns digits. What is {s}?", "Produce the digits for {s}.",
        "Transform {s} to digits.", "On the jersey I can't sew the word {s}. Which number goes there?", "Determine the number for the word {s}.",
        "No words, please, only the digits: {s}", "I'd rather read digits than {s}.", "The clerk says {s}. I note the number ...", "Number, please: {s}",
        "Type {s} as I would on a calculator.", "Not in letters but in figures, please: {s}"], rows_of([(word, str(number)) for number, word in enumerate(NUMBER_WORDS)], "s")),
    Task("direction", [
        "Write number {s} in a row as a word: first, second ...", "What is the ordinal of {s}?", "Ordinal number of {s}?", "One is first, {s} is ...", "1 is first. What is {s}?", "Give me the ordinal for {s}.", "Which ordinal belongs to {s}?", "{s} as an ordinal word?", "If I come in at place {s}, which am I?", "ordinal: {s}", "Write {s} as first, second, third and so on.",
        "What do you say for place {s}?", "Turn {s} into an ordinal.", "The ordinal form of {s}, please.", "1 becomes first. {s} becomes ...",
        "Place {s} is called the ...", "What comes when you count first, second, third up to {s}? Only the last.", "Say {s} as an ordinal.",
        "Ordinal for {s}?", "Number {s} in line is the ...", "2 gives second. What does {s} give?", "Write the ordinal of {s} as a word.",
        "Which word for place {s}?", "I am number {s} in the queue. Which am I?",
        "Please give the ordinal that goes with {s}.", "I need {s} as an ordinal number word.", "{s} -> first, second, third ...",
        "Could you tell me the ordinal of {s}?", "Number: {s}\nOrdinal:", "If 3 is third, what is {s}?", "I live on floor {s}. So I live on the ... floor.",
        "He finished as number {s} in the race. He came ...", "It is chapter number {s}, so the ... chapter.",
        "Today is day {s} of the month. It is the ... day.", "In order, {s} is called ...", "Seat number {s} in the row is the ... seat.",
        "Change {s} to its ordinal.", "Form the ordinal of {s}.", "What is {s} when we speak of the order of things?",
        "Would you write the ordinal word for {s}?", "The word that says the place, for number {s}?", "one: first. two: second. {s}: ?",
        "Rank {s} as a word?", "I won rank {s}. How do I say that in a word?", "Convert {s} to an ordinal word.",
        "Not the number {s} but its place in a row, as a word.", "My birthday is number {s} now. I celebrate the ... birthday.",
        "Express position {s} as a word.", "Position {s} is the ... position.", "The king is number {s} of that name. So he is called the ...",
        "Hey, what's the ordinal of {s}?", "I'd like the ordinal for number {s}.", "What's {s} as an ordinal?", "{s} <- ordinal word",
        "Given the number {s}, output its ordinal.", "Mind writing {s} as a word like first or second?", "Runner number {s} over the line comes in ...",
        "Lesson {s} is the ... lesson.", "In the queue I have place {s}, so I am the ...", "With books 1 to 20 on a shelf, number {s} is the ... book.",
        "Which place is {s}, in one word?", "Say in one word which in the row: {s}",
        "I am engraving medals. What word is on the medal for place {s}?", "My daughter learns to say first, second and so on. What about {s}?",
        "Produce the ordinal for {s}.", "Transform {s} to an ordinal.", "Determine the ordinal word of {s}.",
        "In the hotel I am on floor {s}, that is, the ... floor.", "It was attempt number {s}, so the ... attempt.",
        "After {s} weeks comes the end of the ... week.", "The child is number {s} of the family. It is the ... child.",
        "He stands at position {s}. We call him the ... in line.",
        "How do I name the one in place {s}?", "For the winner I say first. What do I say for number {s}?"], rows_of(ORDINALS, "s")),
    Task("direction", [
        "What is a young {s} called?", "What do you call a baby {s}?", "Name of a young {s}?", "What is the young of a {s}?", "Give me the word for a baby {s}.", "A young {s} is a ...", "Baby {s}: what is it called?", "Which word means a young {s}?", "Tell me the name of a {s} baby.", "The child of a {s} is a ...", "Word for a baby {s}, please.",
        "How do we call a young {s}?", "What is a little {s} called?", "Do you know what a baby {s} is called?", "baby {s}?", "What name has the young of the {s}?",
        "What is the name for a young {s}?", "The young of a {s} is called what?", "Small {s}, what name?", "A {s} has a baby. What is the baby called?",
        "young of {s}?", "How is a baby {s} called?", "Which is the name of a baby {s}?",
        "The word for a {s} that is very young?",
        "Please tell me the word for the young of a {s}.", "I need the name for a baby {s}.", "{s} baby name?", "Could you say what a young {s} is called?",
        "Animal: {s}\nYoung:", "My daughter wants to know what a little {s} is called.", "I saw a very young {s}. What do I call it?",
        "A mother {s} has a little one. It is a ...", "In the farm book there is a baby {s}. Which word is it?", "A grown one is a {s}, a young one is a ...",
        "Before it is a grown {s}, it is a ...", "What do people call the young of a {s}?", "The {s} had young. One of them is a ...",
        "Which special name has a young {s}?", "For my quiz: the baby of a {s}?", "Write the name for a young {s}.",
        "Would you tell me what to call a {s} baby?", "A {s} that is still small is named ...", "What is the {s} child called?",
        "Say the name of the young {s}.", "Name the young of the {s}.", "The little one of a {s} is named what?",
        "Not a grown {s} but a young one: which word?", "Term for a young {s}?", "What is the term for a baby {s}?", "English word for a baby {s}?",
        "Hey, what's a baby {s} called?", "I'd like the word for a young {s}.", "What's the name of a {s} that is small and young?", "young {s} <- word?",
        "Given the animal {s}, output the word for its young.", "Mind telling me how a baby {s} is called?", "At the zoo a {s} was born. It is a ...",
        "My son drew a baby {s}. What do we write under it?", "First it is a ..., later it is a {s}.", "Crossword: young {s}",
        "How do you say baby {s} in one word?", "What grows up to be a {s}?",
        "I am writing a book about animals. What is the baby of the {s} called?", "At the vet: a {s} with her little one. What is the little one called?",
        "Retrieve the name for the young of a {s}.", "Produce the word for a {s} baby.", "Zoo quiz: young {s}?",
        "I saw a {s} with a ... behind it, her baby.", "Determine the word for a young {s}.", "In one word, a {s} in its first weeks is a ...",
        "A small {s}, just a few days old, is a ...", "Children of animals: the child of the {s} is the ...",
        "When a {s} is born, what is it called?", "Say the special word for a small, young {s}."], rows_of(YOUNG, "s")),
    Task("direction", [
        "What is the female form of {s}?", "What is the female of {s}?", "Female form of {s}?", "What do you call a female {s}?", "Give me the female form of {s}.", "Which word is the female form of {s}?", "{s} is for a male. And for a female?", "The female word for {s}, please.", "Turn {s} into the female word.", "Which female word goes with {s}?",
        "Name the female counterpart of {s}.", "Say the female form of the word {s}.", "female of {s}", "Tell me the female word that belongs to {s}.", "How do you say {s} for a female?",
        "{s}: female form?", "The female form of the word {s}?", "What is a female {s} called?", "Female version of {s}?", "He is a {s}. What would she be?",
        "Change {s} to the female form.", "Which word do you use for a female instead of {s}?", "Write the female form: {s}",
        "{s} and his female partner: what is she called?",
        "Please give me the female word for {s}.", "I need the female form of the word {s}.", "{s} -> female", "Could you tell me the female of {s}?",
        "Male: {s}\nFemale:", "If a man is called {s}, what is a woman called?", "My English book has {s} for males. What is it for females?",
        "{s} is masculine. What is the feminine?", "Feminine of {s}?", "What is the feminine form of {s}?", "The feminine of {s}, please.",
        "Write the word for a female {s}.", "Which word do I need when I mean a female {s}?", "{s} and ...: the female word is missing.",
        "Fill in the female word: {s} and ___", "Like {s}, but female: which word?", "Would you say the female word for {s}?",
        "The opposite sex of {s}: which word?", "Replace {s} by the female word.", "In the story the {s} is now female. Which word do I write?",
        "Find the female partner to {s}.", "What goes with {s} for a female?", "For males {s}, for females ...", "The female equivalent of {s}?",
        "For a girl or woman, what is {s}?", "Convert the male word {s} into the female one.",
        "Hey, what's the female of {s}?", "I'd like the female form of {s}.", "What's {s} for a female?", "{s} <- female form",
        "Given the male word {s}, output the female one.", "Mind telling me the female word for {s}?", "Crossword: female of {s}",
        "Pairs: {s} and his counterpart ...", "In the play a girl has the part of the {s}, so it is now called ...",
        "The sign says {s} for males. What does the sign for females say?", "Make the word {s} female.", "Turn male to female: {s}",
        "I am writing a play and change the {s} into a female. What is she called?", "In the list of words, {s} is male. Retrieve the female.",
        "Produce the female word to {s}.", "Grammar quiz: {s}, female?", "Determine the female form of {s}.", "A man may be a {s}, a woman may be a ...",
        "{s} here, and over there his female counterpart, the ...", "Transform {s} into its feminine.", "Boys and girls learn pairs. With {s} goes ...",
        "Which is the feminine word to {s}?",
        "If it is not a male but a female, what do I say for {s}?", "{s} has which female partner word?"], rows_of(PARTNERS, "s")),
    Task("direction", [
        "What is the comparative of {s}?", "Comparative of {s}?", "One is {s}, the other is even ...", "Give me the comparative of {s}.", "More {s} is ...", "How do you say more {s} in one word?", "What is the comparative form of {s}?", "Write the comparative of {s}.", "This is {s}, but that is ... than this. Which word?", "The comparative of {s}, please.",
        "Tell me the comparative: {s}", "Which form of {s} do you use with than?", "Put {s} in the comparative.", "comparative: {s}", "Turn {s} into the comparative.", "Say the word for more {s}.",
        "{s}: comparative?", "... than: which form of {s}?", "A is {s}, B is even ...", "Say the comparative of {s}.", "Make {s} comparative.",
        "What word means more {s}?", "Comparative form of {s}, please.", "One step up from {s}?", "How do I say that something is more {s}?",
        "Please give me the comparative of {s}.", "I need the comparative form of {s}.", "{s} -> comparative", "Could you tell me the comparative of {s}?",
        "Adjective: {s}\nComparative:", "If this house is {s} and that one even more so, that one is ...",
        "My English book has {s}. What is the comparative?", "Today is {s}, tomorrow will be even ...", "{s}, ...: which form comes next?",
        "Fill in: {s}, ___", "He is {s}, but his brother is still ...", "Write the form of {s} that compares two things.",
        "The form of {s} that goes with than, please.", "Compare: {s} and ...", "Which word do I need for more {s}?", "What does {s} become in a comparison?",
        "Would you form the comparative of {s}?", "Find the comparative for {s}.", "Express \"more {s}\" in a single word.", "Increase {s} by one degree.",
        "The second form of {s} (as in good, better)?", "One thing is {s}, another one more so. It is ...", "Change {s} to compare two things.",
        "It gets more and more {s}. In one word, it gets ...", "Which word is like {s} but more?", "The comparative belonging to {s}?",
        "Hey, what's the comparative of {s}?", "I'd like the comparative of {s}.", "What's more {s}, in one word?", "{s} <- comparative",
        "Given the adjective {s}, output the comparative.", "Mind giving me the comparative of {s}?", "My bag is {s}, and yours is even ... than mine.",
        "Crossword: more {s}", "Grammar: {s}, comparative form?", "First {s}, then still more so: ...", "Not just {s} but ...",
        "Use {s} to compare A and B: A is ... than B.",
        "I am writing an advert: ours is even more {s}. In one word?", "Grammar quiz: {s}, comparative?", "Produce the comparative of {s}.",
        "Determine the comparative of {s}.", "Transform {s} into its comparative.", "Retrieve the form for \"more {s}\".",
        "Two things are {s}. The one that is more so is ...", "Her hair is {s}, mine is ... than hers.", "The new one is more {s}, or in a word: ...",
        "Step up the word {s} by one.",
        "I want to compare two things. What becomes of {s}?", "Which word do I use before than, if it comes from {s}?"], rows_of([row[:2] for row in MORE_AND_MOST], "s")),
    Task("direction", [
        "What is the superlative of {s}?", "Superlative of {s}?", "Of all it is the most {s}, so it is the ...", "Give me the superlative of {s}.", "Most {s} is ...", "How do you say most {s} in one word?", "What is the superlative form of {s}?", "Write the superlative of {s}.", "The superlative of {s}, please.", "Tell me the superlative: {s}",
        "Put {s} in the superlative.", "superlative: {s}", "Turn {s} into the superlative.", "Say the word for most {s}.", "No other is as {s}, so this one is the ...", "Which form of {s} says that nothing is above it?",
        "{s}: superlative?", "the most {s} in one word?", "A is {s}, but C is the ... of all.", "Say the superlative of {s}.", "Make {s} superlative.",
        "What word means most {s}?", "Superlative form of {s}, please.", "The top form of {s}?", "How do I say that nothing is more {s}?",
        "Please give me the superlative of {s}.", "I need the superlative form of {s}.", "{s} -> superlative", "Could you tell me the superlative of {s}?",
        "Adjective: {s}\nSuperlative:", "If no house is as {s} as this, it is the ...", "My English book has {s}. What is the superlative?",
        "Of all days, this is the most {s}, in one word the ...", "Many are {s}, but this one is the ...", "Fill in: {s}, the ___",
        "Of the three brothers, all {s}, one is the ...", "Write the form of {s} that goes with \"of all\".", "The form of {s} for number one, please.",
        "The highest form of {s}?", "Which word do I need for most {s}?", "What does {s} become when it is above all others?",
        "Would you form the superlative of {s}?", "Find the superlative for {s}.", "Express \"most {s}\" in a single word.", "Raise {s} to the top degree.",
        "The third form of {s} (as in good, better, best)?", "They are all {s}, and one more than all the rest. It is the ...",
        "Change {s} to say that it is number one.", "What could be more {s} than all? The ...", "Which word is like {s} but at the very top?",
        "The superlative belonging to {s}?",
        "Hey, what's the superlative of {s}?", "I'd like the superlative of {s}.", "What's most {s}, in one word?", "{s} <- superlative",
        "Given the adjective {s}, output the superlative.", "Mind giving me the superlative of {s}?", "In all the world nothing is so {s}. It is the ...",
        "Crossword: most {s}", "Grammar: {s}, superlative form?", "A record: the ... of all (from {s})", "Not just {s} but the ... ever.",
        "Among a hundred {s} ones it is the ... one.",
        "I am writing an advert: ours is the most {s} of all. In one word?", "Grammar quiz: {s}, superlative?", "Produce the superlative of {s}.",
        "Determine the superlative of {s}.", "Transform {s} into its superlative.", "Retrieve the form for \"most {s}\".",
        "Many things are {s}. The one that wins is the ...", "In our town hers is the ... house, no other is as {s}.", "A world record in being {s}: the ...",
        "Step up the word {s} to the top.",
        "If it beats all others, what becomes of {s}?", "Give the highest degree of the word {s}."], rows_of([(row[0], row[2]) for row in MORE_AND_MOST], "s")),
    Task("direction", [
        "What is the -ing form of {s}?", "Write {s} with -ing.", "-ing form of {s}?", "Put -ing on the end of {s}.", "Give me the ing form of {s}.", "I {s} every day. Right now I am ...", "Turn {s} into the -ing form.", "The -ing form of {s}, please.", "How do you write {s} with -ing?", "Which word is the -ing form of {s}?", "Say the -ing form: {s}",
        "Now we {s}, so we are ...", "ing: {s}", "Make the -ing form of {s}.", "Change {s} to the -ing form.", "Tell me the -ing form of the verb {s}.",
        "{s}: -ing form?", "I am busy, I am ... (from {s})", "Add ing to {s}.", "Write the ing form: {s}", "{s} + ing", "Say {s} with ing.",
        "What is {s} with ing at the end?", "They {s}. They are ... now.", "Form ending in -ing of the verb {s}?", "How is {s} spelled with -ing?",
        "Please give me the -ing form of {s}.", "I need {s} with the ending -ing.", "{s} -> -ing", "Could you tell me the -ing form of {s}?",
        "Verb: {s}\nWith -ing:", "He likes to {s}. At the moment he is ...", "My English book asks for the -ing form of {s}.", "Look, she is ... (verb: {s})",
        "Fill in the right form of {s}: we are ___", "What is the present participle of {s}?", "Present participle of {s}?",
        "Would you write {s} with ing at the end?", "Attach -ing to {s}.", "Conjugate {s} for \"I am\".", "What does {s} look like in the -ing form?",
        "They were ... all day. The verb is {s}.", "Do not disturb me, I am ... (the verb is {s})", "Use the ending ing with {s}.", "Let {s} end in -ing.",
        "{s}, with -ing please", "I can {s}, and I am doing it now: I am ...", "The continuous form of {s}?", "Extend the verb {s} by -ing.",
        "Find the right -ing spelling for {s}.", "I love to {s}. In other words, I love ...", "How do I spell {s} when I add ing?",
        "Hey, what's the -ing form of {s}?", "I'd like {s} with -ing.", "What's {s} plus -ing?", "{s} <- -ing form",
        "Given the verb {s}, output the -ing form.", "Mind writing {s} with -ing?", "Now she is ..., and she can {s} well.", "Grammar: {s}, -ing form?",
        "What are you doing? I am ... (to {s})", "Form of {s} after \"is\" or \"are\", as in: they are ...", "To {s}: I keep on ...",
        "The ending -ing on {s} gives ...",
        "I am writing an email: sorry, I can't talk, I am ... (verb {s})", "Grammar quiz: {s}, with -ing?", "Produce the -ing form of {s}.",
        "Determine the -ing form of {s}.", "Transform {s} into its -ing form.", "Retrieve the form of {s} that ends in -ing.",
        "What is she doing? She is ... The verb: {s}.", "Let us go ... (from the verb {s}, with -ing)", "No ... here! (sign, made from {s} and -ing)",
        "Right now we all {s}. We are all ...",
        "How does {s} change after I am?", "What do we get when {s} takes the ending -ing?"], rows_of(DOING, "s")),
    Task("direction-rhyme", [
        "Which word rhymes with {s}?", "What rhymes with {s}?", "A word that rhymes with {s}?", "Find a rhyme for {s}.", "Give me a rhyme for {s}.", "Name a word that rhymes with {s}.", "Rhyme with {s}.", "I need a rhyme for {s}.", "Say a word that rhymes with {s}.", "A rhyme for {s}, please.", "Do you have a rhyme for {s}?", "Can you find a rhyme for {s}?",
        "rhyme: {s}", "{s} rhymes with ...", "Think of a word that rhymes with {s}.", "One word that rhymes with {s}, please.", "For my poem I need something that rhymes with {s}.", "What is a good rhyme for {s}?",
        "{s}: rhyme?", "Rhyme word for {s}?", "Tell me a rhyme for {s}.", "Find a word to rhyme with {s}.", "What word goes with {s} in a rhyme?",
        "I write a song. What rhymes with {s}?", "Name a rhyme for {s}.", "Which words rhyme with {s}? One is enough.",
        "Do you know a word that rhymes with {s}?",
        "Please find a rhyme for {s}.", "I need a word rhyming with {s}.", "rhyme {s}", "Could you give me a rhyme for {s}?", "Word: {s}\nRhyme:",
        "For a birthday song I need a word to rhyme with {s}.", "My verse stops at {s}. Help me with a rhyme.", "What would rhyme with {s}?",
        "Fill in a rhyme: {s} and ___", "Which word can I use in a poem after {s}?", "Make a rhyme with {s}.", "We play rhymes. I say {s}, you say ...",
        "My little boy asks what rhymes with {s}.", "Would you name a rhyme for the word {s}?", "Any rhyme for {s}?", "Rhyming word for {s}, please.",
        "Choose a word that rhymes with {s}.", "Write a word that rhymes with {s}.", "Something that rhymes with {s}?",
        "Roses are red ... and {s} rhymes with what?", "Give a rhyming partner for {s}.", "Let me hear a rhyme for {s}.", "Suggest a rhyme for {s}.",
        "What can be rhymed with {s}?", "A rap line ends in {s}. A rhyme, please!", "Is there a word that rhymes with {s}? Which?",
        "Hey, what rhymes with {s}?", "I'd like a rhyme on {s}.", "What's a rhyme for {s}?", "{s} <- rhyme?", "Given the word {s}, output a rhyme.",
        "Mind giving me a rhyme for {s}?", "Crossword: it rhymes with {s}", "My song says {s}, and the next line needs a rhyme.",
        "Poets, help: a rhyme for {s}!", "What could I rhyme with {s} in a song?", "Rhyme on {s}, please.", "A word that ends like {s}, as a rhyme?",
        "Which word might a poet pair with {s}?",
        "I am writing a birthday poem. A line ends in {s}. What rhymes?", "Rhyme quiz: {s}?", "Produce a rhyme for {s}.",
        "Determine a word that rhymes with {s}.", "Retrieve a rhyme for {s}.", "For the end of my line I need a partner for {s} that rhymes.",
        "Children love rhymes. Give them one for {s}.", "Match {s} with a rhyme.", "Tell me some word that makes a rhyme with {s}.",
        "In a nursery rhyme, {s} might go with ...",
        "Which word sounds like {s} at the end?", "My line ends with {s}. How could the next one end?"], rows_of(RHYMING, "s")),
    Task("direction", [
        "What sound does a {s} make?", "What does a {s} do when it speaks?", "A dog barks. A {s} ...", "Which sound comes from a {s}?", "A {s} ...? Say the word for its sound.", "How does a {s} sound?", "Name the sound of a {s}.", "The {s} makes a sound. What do we say that it does?", "Sound of a {s}?", "Which word tells the sound of a {s}?",
        "What do we say a {s} does?", "Fill in the sound: the {s} ___.", "Tell me the word for the noise of a {s}.", "noise of a {s}?", "What noise does a {s} make?", "A {s} can be heard. It ...",
        "{s}: which sound?", "The {s} ...: what does it do?", "Say what a {s} does when it makes a noise.", "How do you call the sound of a {s}?",
        "A cow moos. And a {s}?", "What does the {s} do to be heard?", "The voice of a {s}: it ...", "Write the verb for the sound of a {s}.",
        "Which noise comes from a {s}?",
        "Please tell me the sound that a {s} makes.", "I need the verb for the sound of the {s}.", "{s} sound?", "Could you say what noise the {s} makes?",
        "Animal: {s}\nSound:", "My little girl asks what a {s} says.", "What does a {s} say?", "In my picture book there is a {s}. Which sound goes with it?",
        "In the night I hear a {s}. It ...", "Listen, the {s} ...", "A duck quacks. What about a {s}?", "Birds sing, and a {s} ...",
        "What is the verb for the noise of a {s}?", "How does a {s} make itself heard?", "If you meet a {s}, what will you hear? It ...",
        "The {s} opens its mouth and ...", "Would you name the noise that a {s} makes?", "Which verb goes with {s} for the sound?",
        "Complete: every {s} ___ (the sound).", "On the farm or in the wild, the {s} ...", "Say how the {s} calls.", "The call of a {s}: it ...",
        "A happy {s} is loud: it ...", "What noise belongs to the {s}?", "People talk. A {s} ...", "Describe in one word what sound a {s} gives.",
        "Hey, what sound does a {s} make?", "I'd like the word for what a {s} does when it is loud.", "What's the sound of a {s}?", "{s} <- sound?",
        "Given the animal {s}, output what it does to make a sound.", "Mind telling me how a {s} sounds?", "Crossword: what a {s} does, loudly",
        "Children ask: what does the {s} do? It ...", "Every animal has its sound. The {s} ...", "What do you hear when there is a {s} around? It ...",
        "Old MacDonald had a {s}, and it ...", "The {s} wants food, so it ...",
        "I am writing a book about animals. What does the {s} do to be loud?", "Sound quiz: {s}?", "Produce the verb for the sound of a {s}.",
        "Determine the sound of the {s}.", "Retrieve the word for the cry of a {s}.", "Somewhere a {s} is near. I can tell, because it ...",
        "Match the {s} with its sound.", "A {s} greets its owner. It ...", "On a recording we hear a {s}. It ...", "Teach a child: the {s} ...",
        "When you hear a {s}, what does it do?", "With which verb do we name the cry of a {s}?"], rows_of(SOUNDS, "s")),
    Task("direction", [
        "What is the short form of {s}?", "Short form of {s}?", "Abbreviate {s}.", "Write {s} with three letters.", "How do you abbreviate {s}?", "Shorten {s} to three letters.", "Give me the abbreviation of {s}.", "{s}, abbreviated?", "Abbreviation for {s}, please.", "How is {s} written in a calendar, with three letters?", "Cut {s} to its first three letters.",
        "abbreviation: {s}", "The first three letters of {s}, please.", "What are the first three letters of {s}?", "What is {s} in short?", "Make {s} short, as in a calendar.",
        "{s}: short form?", "{s} in three letters?", "Three letters for {s}, please.", "short for {s}", "How is {s} shortened?", "Shorten {s}.",
        "Write {s} in short.", "The short way to write {s}?", "Use three letters for {s}.",
        "Please write {s} in three letters.", "I need the abbreviation for {s}.", "{s} -> 3 letters", "Could you abbreviate {s}?", "Word: {s}\nShort:",
        "My table is narrow. Write {s} in short.", "How would a calendar write {s}?", "What does {s} look like in three letters?",
        "The column head for {s} should have three letters.", "In a timetable, {s} is written as ...", "Would you shorten {s} for me?",
        "How can I write {s} with just three letters?", "Which three letters do we use for {s}?", "Keep only three letters of {s}.",
        "{s} is too long for the box. Abbreviate.", "The usual short form of {s}, please.", "Common abbreviation of {s}?", "Trim {s} to three letters.",
        "Compress {s} to three letters.", "Say {s} in its short written form.", "3-letter form of {s}?", "Return the three letter code for {s}.",
        "On my watch {s} has three letters. Which?", "Take the first three letters of {s}.", "Write the beginning of {s}, three letters of it.",
        "Note {s} in short form.",
        "Hey, what's {s} in three letters?", "I'd like the short form of {s}.", "What's the abbreviation of {s}?", "{s} <- short",
        "Given {s}, output the three letter short form.", "Mind shortening {s} for my calendar?", "On the date stamp, {s} is ...",
        "My planner has small boxes. {s} in short?", "Calendar form of {s}?", "Three letters will do for {s}. Which?",
        "Write just the first three letters: {s}", "Reduce {s} to its short form.",
        "I am drawing a calendar with small squares. How do I put {s}?", "Produce the three letter form of {s}.", "Determine the abbreviation of {s}.",
        "Transform {s} into three letters.", "Retrieve the short form for {s}.", "On a ticket it says not {s} but the short form ...",
        "My app shows days and months in three letters. What does it show for {s}?", "Clip {s} after the third letter.",
        "Three letters on the stamp stand for {s}: ...", "Brief form of {s}, please.",
        "There is little room in my calendar. How do I write {s}?", "Three letters that stand for {s}?"], rows_of(SHORT_FORMS, "s")),
    Task("direction", [
        "What is the short form of \"{s}\"?", "Contract \"{s}\".", "Write \"{s}\" as one word with an apostrophe.", "Contraction of {s}?", "What is the contraction of \"{s}\"?", "Join \"{s}\" with an apostrophe.", "Shorten \"{s}\" with an apostrophe.", "How do you write \"{s}\" in the short form?", "Give me the contraction of {s}.", "contraction: {s}",
        "How do people say \"{s}\" in speech?", "The short form of \"{s}\", please.", "Make a contraction: {s}", "Pull \"{s}\" together into one word.", "Which short form stands for \"{s}\"?", "Use an apostrophe: {s}",
        "{s}: contraction?", "Short form of \"{s}\" with an apostrophe?", "Say \"{s}\" in short.", "Make one word of \"{s}\".",
        "Use the short form of \"{s}\".", "Write the contraction: {s}", "Which contraction belongs to \"{s}\"?",
        "Write {s} as people speak, with an apostrophe.", "\"{s}\" in one word?",
        "Please contract \"{s}\".", "I need the contraction of \"{s}\".", "\"{s}\" -> contraction", "Could you shorten \"{s}\" to one word?",
        "Full form: {s}\nContraction:", "My English book has \"{s}\". How is it contracted?", "In a friendly letter, \"{s}\" becomes ...",
        "Spoken English for \"{s}\"?", "What does \"{s}\" become with an apostrophe?", "Would you write \"{s}\" in its contracted form?",
        "\"{s}\" is too stiff. Give me the short form.", "Put in an apostrophe and join: {s}", "Two words, \"{s}\", as one with an apostrophe?",
        "How can I say \"{s}\" more shortly?", "The informal form of \"{s}\", please.", "Less formal: {s}", "What do friends say for \"{s}\"?",
        "Melt \"{s}\" into one word.", "Replace \"{s}\" by its contraction.", "Instead of \"{s}\" people often write ...", "{s} = ?  (with an apostrophe)",
        "Fuse \"{s}\" with an apostrophe.", "Contracted form of \"{s}\"?", "Leave out a letter and set an apostrophe: {s}",
        "Say it shorter, with an apostrophe: {s}", "The contraction that stands for \"{s}\"?",
        "Hey, what's \"{s}\" in short?", "I'd like \"{s}\" with an apostrophe.", "What's the contraction for \"{s}\"?", "{s} <- contraction",
        "Given \"{s}\", output the contraction.", "Mind contracting \"{s}\"?", "Text message style of \"{s}\", with an apostrophe?",
        "Grammar: contraction of \"{s}\"?", "Nobody says \"{s}\", they say ...", "Make \"{s}\" sound natural, as one short word.",
        "Quicker way to write \"{s}\"?", "In songs \"{s}\" is mostly sung as ...",
        "I am writing a dialogue and \"{s}\" sounds too formal. What instead?", "Grammar quiz: \"{s}\" in short?", "Produce the contraction of \"{s}\".",
        "Determine the contraction of \"{s}\".", "Transform \"{s}\" into a contraction.", "Retrieve the short form of \"{s}\".",
        "When talking fast, \"{s}\" turns into ...", "Blend \"{s}\" into one word.", "Everyday English for \"{s}\", one word, please.",
        "Tighten \"{s}\" with an apostrophe.",
        "How does \"{s}\" look when it is contracted?", "In a chat I write \"{s}\" shorter. How?"], rows_of(JOINED, "s")),
    Task("direction", [
        "What is twice {s}?", "Double {s}.", "What is the double of {s}?", "Two times {s}?", "What is 2 times {s}?", "2 x {s}", "{s} + {s}", "{s} doubled is?", "How much is two times {s}?", "Take {s} twice. How much is it?", "Multiply {s} by two.", "Tell me the double of {s}.", "twice {s}?", "I have {s} and get as many again. How many?", "Double the number {s}.", "What do you get if you double {s}?",
        "{s} times 2", "{s} and {s} make?", "Twice {s}, please.", "Give me the double of {s}.", "Say what two times {s} is.", "Add {s} to itself.",
        "One ticket costs {s}. What do two cost?", "double {s}", "How much is {s} taken twice?",
        "Please double the number {s}.", "I need two times {s}.", "2 * {s}", "Could you work out twice {s}?", "Number: {s}\nDouble:", "{s} * 2",
        "{s} times two?", "One bag weighs {s} kilos. How many kilos do two bags weigh?", "I walk {s} miles there and {s} miles back. How many miles?",
        "She has {s} stamps, and he has twice as many. How many has he?", "A recipe for one cake needs {s} eggs. How many for two cakes?",
        "What is {s} plus {s}?", "My two sisters are each {s}. What is that together?", "Each hand holds {s} coins. How many in both hands?",
        "Would you multiply {s} by 2?", "If I take {s} two times, what do I get?", "Double of {s}, please.", "Compute 2 x {s}.",
        "Twice as much as {s} is ...", "{s} and the same again makes ...", "Which number is the double of {s}?",
        "We need {s} chairs in each of two rooms. How many chairs?", "Return {s} multiplied by two.", "two times {s}", "The product of 2 and {s}?",
        "It was {s} and it doubled. How much is it now?",
        "Hey, what's two times {s}?", "I'd like the double of {s}.", "What's {s} and {s} together?", "{s} <- double it",
        "Given the number {s}, output twice that.", "Mind doubling {s} for me?", "Both of us pay {s}. How much is that in all?",
        "A pair of boxes, {s} eggs in each. How many eggs?", "Sum: {s} plus {s}", "2 lots of {s}", "I had {s}, now I have twice that. How many?",
        "Times two: {s}", "The double amount of {s}, please.", "A goal counts twice. We have {s} goals. How many points?",
        "I am baking for twice as many guests. Instead of {s} eggs I need ...", "Maths quiz: two times {s}?", "Produce the double of {s}.",
        "Determine 2 times {s}.", "Transform {s} into its double.", "Two teams of {s} players each. How many players?",
        "He ran {s} miles on Monday and the same on Tuesday. How many in all?", "A coat has {s} buttons. How many have two coats?",
        "Duplicate {s}: how much is it?", "Increase {s} to the double.",
        "What number is two times as big as {s}?", "How much do two boxes of {s} hold together?"], _times(2)),
    Task("direction", [
        "What is half of {s}?", "Half of {s}?", "Halve {s}.", "What is {s} divided by 2?", "{s} / 2", "How much is half of {s}?", "Divide {s} by two.", "Tell me the half of {s}.", "{s} divided by two is?", "Cut {s} in half. How much is it?", "half {s}", "I have {s} and give away half. How many are left?", "Share {s} between two people. How many does each get?",
        "What do you get if you halve {s}?", "The half of {s}, please.", "Split {s} in two equal parts. How big is each?",
        "Half, please: {s}", "Give me half of {s}.", "Say what half of {s} is.", "{s} shared by two is?",
        "Two tickets cost {s}. What does one cost?", "Divide {s} by 2.", "What is one half of {s}?", "Which number twice makes {s}?",
        "Please halve the number {s}.", "I need half of {s}.", "{s} : 2", "Could you work out half of {s}?", "Number: {s}\nHalf:", "{s} divided by 2",
        "{s} halved is?", "Two bags weigh {s} kilos together. How much is one bag, if they are equal?",
        "The way there and back is {s} miles. How far is it one way?", "She has {s} stamps, and he has half as many. How many has he?",
        "A recipe for two cakes needs {s} eggs. How many for one cake?", "We are two and have {s} sweets. How many does each of us get?",
        "50 percent of {s}?", "Both hands together hold {s} coins, the same in each. How many in one hand?", "Would you divide {s} by 2?",
        "If I break {s} into two equal parts, how big is one?", "Compute {s} / 2.", "Half as much as {s} is ...", "Which number is the half of {s}?",
        "The book has {s} pages and I have read half. How many pages is that?", "Return {s} divided by two.", "half of {s}",
        "It was {s}, and half is gone. How much is left?", "What number do I double to get {s}?", "{s} chairs in two equal rows: how many in each?",
        "Reduce {s} to one half.",
        "Hey, what's half of {s}?", "I'd like to know half of {s}.", "What's {s} over 2?", "{s} <- half", "Given the number {s}, output half of it.",
        "Mind halving {s} for me?", "We split the bill of {s} between the two of us. What does each pay?",
        "Two boxes hold {s} eggs, the same in each. How many in one?", "Half price: it was {s}. How much now?", "Split {s} in two.",
        "I ate half of my {s} cherries. How many did I eat?", "By two: {s}", "The half amount of {s}, please.", "Middle between 0 and {s}?",
        "I am baking for half as many guests. Instead of {s} eggs I need ...", "Maths quiz: half of {s}?", "Produce the half of {s}.",
        "Determine {s} divided by 2.", "Transform {s} into its half.", "{s} players form two equal teams. How many players in each?",
        "The walk is {s} miles and I am at the middle. How many miles did I walk?", "Two coats have {s} buttons in all. How many has one?",
        "Sale: fifty percent off {s}. What is the price?", "Decrease {s} to the half.",
        "Two friends share {s} sweets. How many for each?", "Which number is half as big as {s}?"], _times(1)),
    Task("direction", [
        "Is {s} even or odd?", "Even or odd: {s}?", "{s}: even or odd?", "Is the number {s} odd or even?", "Tell me if {s} is even or odd.", "Say whether {s} is odd or even.", "What is {s}, an even or an odd number?", "even or odd? {s}", "Is {s} an even number or an odd one?", "Would you call {s} even or odd?", "Odd or even: {s}", "Decide: is {s} even or odd?",
        "The number is {s}. Even or odd?", "Find out whether {s} is even or odd.", "Check {s}: odd or even?", "Does {s} belong to the even or to the odd numbers?",
        "{s}\n\nEven or odd?", "odd or even {s}", "Say even or odd: {s}", "Is {s} odd? Say even or odd.", "Is {s} even? Say odd or even.",
        "Number: {s}. Odd or even?", "Which is {s}, even or odd?", "Tell me what {s} is, odd or even.", "Can {s} be halved? Say even or odd.",
        "Please say if {s} is even or odd.", "I need to know if {s} is odd or even.", "{s} odd?  Answer odd or even.",
        "Could you tell me whether {s} is even or odd?", "Number: {s}\nEven or odd:", "{s} is ... (even/odd)", "Do I call the number {s} even or odd?",
        "House number {s} stands on the even or on the odd side?", "I was born on day {s}. Is that even or odd?",
        "My daughter wants to know: is {s} even, or is it odd?", "Can you divide {s} by two with nothing left? Say even if so, else odd.",
        "Would you say that {s} is an odd number or an even one?", "Sort {s}: odd or even?", "Classify the number {s} as even or odd.",
        "Look at {s}. Odd or even?", "Parity of {s}?", "Is {s} among the even numbers or among the odd ones?", "Which word fits {s}, odd or even?",
        "Mark {s} as even or odd.", "odd/even: {s}", "What sort of number is {s}, even or odd?", "Put {s} in one of two boxes: even, odd.",
        "We draw lots. Even wins. I have {s}. Is it even or odd?", "Write \"even\" or \"odd\" for {s}.", "Answer even or odd. The number is {s}.",
        "Do we find {s} with 2, 4, 6 (even) or with 1, 3, 5 (odd)?",
        "Hey, is {s} odd or even?", "I'd like to know if {s} is even or odd.", "What's {s}, odd or even?", "{s} <- even/odd",
        "Given the number {s}, output odd or even.", "Mind telling me if {s} is odd or even?", "Our game needs an even number. Say what {s} is: even or odd.",
        "{s} people want to dance in pairs. Is the number even or odd?", "Maths: {s} is even, or odd?", "I threw a {s}. Even or odd?",
        "On the roulette, is {s} even or odd?", "Last digit of {s}: even or odd number?", "Is {s} an odd one? Answer with odd or even.",
        "I am numbering houses, left odd and right even. Number {s} is odd or even?", "Maths quiz: {s}, odd or even?", "Determine if {s} is even or odd.",
        "Have a look at {s} and report odd or even.", "Two children share {s} marbles fairly, if that is possible. Is {s} even or odd?",
        "Label {s} as odd or as even.", "Is the page number {s} an even or an odd one?", "Of even and odd, which is true for {s}?",
        "Even numbers go left, odd ones right. {s} is ...", "Today is day {s}. Is that an even or an odd day?",
        "If I have {s} socks, is that an even or odd number?", "Do we call {s} odd, or do we call it even?"], _evenness),
    Task("direction", [
        "Is {a} more than {b}?", "Is {a} larger than {b}?", "Is {a} greater than {b}?", "Is {a} bigger than {b}? Yes or no?", "{a} > {b}?", "Yes or no: {a} is more than {b}.", "True or not, {a} is bigger than {b}? Say yes or no.", "Would you say that {a} is more than {b}?", "Is the number {a} higher than {b}?", "Does {a} come after {b} when I count?",
        "Do I have more with {a} than with {b}?", "is {a} more than {b}", "Tell me whether {a} is larger than {b}, yes or no.", "Is it right that {a} is greater than {b}?", "Check: is {a} above {b}?", "{a} is larger than {b}, yes or no?",
        "{a} is more than {b}. Yes or no?", "Yes or no: is {a} more than {b}?", "Is {a} above {b}?", "Is {a} higher than {b}?",
        "Is {a} the bigger number, compared with {b}?", "Compared with {b}, is {a} more?", "Say yes or no: {a} is bigger than {b}.", "{a} more than {b}?",
        "Do you agree that {a} is more than {b}? Yes or no?",
        "Please tell me if {a} is more than {b}.", "I need to know if {a} is greater than {b}.", "{a} > {b} ?", "Could you say if {a} is larger than {b}?",
        "First: {a}\nSecond: {b}\nIs the first one more?", "Numbers {a} and {b}: is the first the bigger?",
        "I have {a} points and you have {b}. Have I more?", "This costs {a} and that costs {b}. Is this dearer?",
        "He is {a} and she is {b} years old. Is he older?", "My tower has {a} stones and yours {b}. Is mine higher?", "Does the number {a} exceed {b}?",
        "Is {a} over {b}?", "Would {a} apples be more than {b} apples?", "On a number line, is {a} to the right of {b}?",
        "Answer yes or no: {a} is greater than {b}.", "Can it be said that {a} is more than {b}?", "Am I right that {a} is bigger than {b}?",
        "Do {a} coins make more than {b} coins?", "Is {b} smaller than {a}?", "Is {b} less than {a}?", "Compare {a} with {b}. Is the first one bigger?",
        "The limit is {b} and I have {a}. Am I over it?", "Which is true, yes or no: {a} > {b}", "{a} against {b}: does the first win?",
        "Has someone with {a} more than someone with {b}?", "bigger than {b}: is {a}?",
        "Hey, is {a} more than {b}?", "I'd like to know whether {a} is bigger than {b}.", "What do you say, is {a} larger than {b}?", "{a} > {b}, yes or no?",
        "Mind telling me if {a} is greater than {b}?", "Maths: is {a} greater than {b}?", "We sold {a} today and {b} yesterday. Did we sell more today?",
        "Is it true that {a} is larger than {b}?", "The score is {a} to {b}. Is the first team ahead?", "A costs {a}, B costs {b}. Is A dearer than B?",
        "Should I rather have {a} sweets than {b}, if I want more? Yes or no?", "Is the first number greater? {a}, {b}",
        "On the scale: left {a}, right {b}. Is left heavier?",
        "I am comparing prices. Is {a} more than {b}?", "Maths quiz: is {a} more than {b}? Yes or no.", "Determine if {a} is greater than {b}, yes or no.",
        "Have a look at {a} and {b}. Is the first more?", "Room A has {a} chairs, room B has {b}. Are there more in A?",
        "Is {a} miles further than {b} miles?", "Is {a} kilos heavier than {b} kilos?", "Would I pay more with {a} than with {b}?",
        "Say whether it is true: {a} is above {b}. Yes or no?", "He scored {a}, she scored {b}. Did he win?",
        "Does {a} beat {b} in size?", "I say that {a} is the bigger number, not {b}. Am I right?"], _is_more),
    Task("direction", [
        "A or an: {s}?", "Do I say a or an before {s}?", "Put a or an before {s}.", "a/an {s}", "Is it a {s} or an {s}?", "Write {s} with a or an.", "Which article does {s} take, a or an?", "Add the right article, a or an: {s}", "{s}\n\na or an?", "Choose a or an for the word {s}.", "a or an? {s}", "Write the word {s} with the right article.", "Which is right, a {s} or an {s}?",
        "Should I write a or an with {s}?", "Place a or an in front of the word {s}.", "Give me {s} with its article.",
        "{s}: a or an?", "Is a or an right for {s}?", "With {s}, is it a or an?", "Write {s} with its article, a or an.", "___ {s}: a or an?",
        "Fill in a or an: ___ {s}", "Does {s} need a or an?", "I see ... {s}. a or an?", "Say {s} with a or an in front.",
        "Please put the right article, a or an, before {s}.", "I need a or an with the word {s}.", "{s} -> a or an",
        "Could you write {s} with a or an before it?", "Word: {s}\nWith a or an:", "I never know whether it is a or an with {s}.",
        "My English book has ___ {s}. Fill in a or an.", "There is ... {s}. What is missing, a or an?", "Complete with a or an: This is ___ {s}.",
        "The word is {s}. Is it a or an?", "Should it be \"a {s}\" or \"an {s}\"?", "Would you say a {s} or an {s}?", "What goes before {s}, a or an?",
        "Decide between a and an for {s}.", "The indefinite article with {s}, please.", "{s} with the indefinite article?",
        "Write a or an, and then the word {s}.", "I have bought ___ {s}. A or an?", "Correct article, a or an? {s}", "Say the word with a or an: {s}",
        "Before {s} we write a, or is it an?", "My pupil wrote {s} without a or an. Add it.", "Pick a or an: ... {s}", "Give {s} its a or an.",
        "Insert a or an: ___ {s}", "a? an? {s}",
        "Hey, is it a or an with {s}?", "I'd like the article for {s}, a or an.", "What's right with {s}, a or an?", "{s} <- a/an?",
        "Given the word {s}, write it with a or an.", "Mind adding a or an to {s}?", "Grammar: a or an with {s}?", "Once there was ___ {s}. a or an?",
        "He drew ___ {s}. Fill in a or an.", "One of them is a ... or an ...: {s}", "The word {s} with its a or an, please.",
        "Which goes with {s}: \"a\" or \"an\"?",
        "I am labelling pictures with a or an. This one shows {s}.", "Grammar quiz: a or an, {s}?",
        "Determine whether {s} takes a or an, and write both words.", "Produce {s} with its article.", "Point at the picture: this is ___ {s}.",
        "Have a look at {s} and put a or an before it.", "One single {s}, with a or an?", "Dictation: ___ {s}. The gap is a or an.",
        "Begin with a or an and end with {s}.", "I'd like to order ___ {s}. a or an?",
        "Help me with articles: a or an for {s}?", "In front of {s}, do we put a or an?"], _article),
    Task("direction", [
        "Greet {p}.", "Say hello to {p}.", "Write a greeting for {p}.", "My name is {p}. Greet me by name.", "Say hi to my friend {p}.", "Hello to {p}, please.", "Welcome {p} by name.", "I am {p}. Say hello to me by name.", "Please greet {p} by name.", "greet {p}", "Can you say hello to {p}?", "{p} has come in. Greet {p}.", "Say hello, and use my name, {p}.", "How do you greet {p}?",
        "Give {p} a short hello.", "Call me {p} and say hello.",
        "Hello {p}: write that as a greeting.", "A greeting for {p}, please.", "I bring my friend {p}. Say hello.", "Say a friendly hello to {p}.",
        "This is {p}. Greet them.", "My name's {p}. Say hello to me.", "Write hello to {p}.", "Would you greet {p} for me?",
        "Call me by my name, {p}, and say hello.", "How would you say hello to {p}?",
        "Please say hello to {p}.", "I need a greeting for {p}.", "hello for {p}", "Could you greet {p}?", "Name: {p}\nGreeting:",
        "{p} is at the door. Say hello.", "You meet {p} in the street. What do you say?", "Hi, I am {p}!",
        "Good to meet you, my name is {p}. Please greet me.", "Let me introduce {p}. Say hello.", "The new pupil is {p}. Greet the new pupil.",
        "On the phone it is {p}. Say hello.", "I am called {p}. How do you greet me?", "Would you be so kind as to greet {p}?",
        "Start a chat with {p} by saying hello.", "Welcome my guest {p} with a hello.", "Speak to {p}: say hello.", "Tell {p} hello.",
        "One line of greeting to {p}, please.", "Print a greeting with the name {p}.", "The visitor is {p}. Your greeting?",
        "Say hello to a person by the name of {p}.", "{p} says hello to you. Say hello back.", "My grandmother {p} is here. Greet her.",
        "Be polite and say hello to {p}.", "Just a hello to {p}, nothing more.",
        "Hey, say hello to {p}!", "I'd like you to greet {p}.", "What's a greeting for {p}?", "{p} <- say hello", "Given the name {p}, write a hello.",
        "Mind saying hello to {p}?", "My dad {p} is next to me. Say hello to him.", "There's someone new: {p}. Greet, please.",
        "You may call me {p}. Now greet me.", "Which greeting do you have for {p}?", "Let me hear how you greet {p}.", "You see {p} wave. You call ...",
        "Write hello and the name {p}.", "This is {p} speaking. Greet me by my name.",
        "I am bringing {p} along. What do you say to {p}?", "Please produce a hello to {p}.", "Morning! It's {p} here. A hello, please.",
        "My friends call me {p}. Say hello, friend.", "On your screen appears {p}. Greet, please.",
        "The postman is called {p}. You open the door and say ...", "Open the talk with {p}: say hello.", "You haven't met {p} yet. Say hello first.",
        "Make {p} feel welcome with a hello.", "Who am I? I am {p}. Now say hello to me.",
        "Here comes {p}. What do you say first?", "Use the name {p} in a short greeting."], _for_name("Hello, {p}!")),
    Task("direction", [
        "Congratulate {p}.", "Say congratulations to {p}.", "{p} has won. Congratulate {p}.", "{p} passed a test. What do I say?", "Write a word of congratulation to {p}.", "Congratulations to {p}, please.", "Please congratulate my friend {p}.", "What do you say to {p}, who has won a prize?", "congratulate {p}", "{p} got the job. Write congratulations.",
        "How do I congratulate {p}?", "Can you congratulate {p}?", "My sister {p} had success. Congratulate her.", "Give {p} your congratulations.", "{p} did it! What do we say?", "A short congratulation for {p}, please.",
        "Say well done to {p} with a congratulation.", "{p} won the game. Congratulations?", "A congratulation for my friend {p}.",
        "Write congratulations to {p}.", "Would you congratulate {p}?", "{p} has a new baby. Congratulate.", "My boss {p} won an award. What do I say?",
        "Tell {p} congratulations.", "One line to congratulate {p}, please.",
        "Please write congratulations to {p}.", "I need a congratulation for {p}.", "congratulations for {p}",
        "Could you write a line that congratulates {p}?", "Name: {p}\nCongratulation:", "{p} has passed the driving test. Congratulate.",
        "You hear that {p} won. What do you tell {p}?", "{p} finished school today. Say congratulations.",
        "My neighbour {p} got a prize. What should I write on the card?", "Our team leader {p} was promoted. Congratulate.",
        "{p} got married. Write a word of congratulation.", "What do people say to {p} after a win?", "Would you be so kind as to congratulate {p}?",
        "Be happy for {p} and say congratulations.", "Good news, {p} got the medal! Tell {p} something.", "Speak to {p}: congratulations are due.",
        "Send {p} a congratulation.", "One congratulating line to {p}, please.", "Print a congratulation with the name {p}.",
        "The winner is {p}. Your words?", "Offer {p} your congratulations.", "{p} reached the goal. Congratulate, please.",
        "My daughter {p} learned to swim. Congratulate her.", "The card says congratulations to {p}. Write it.", "Just congratulate {p}, nothing more.",
        "Pass on my congratulations to {p}.",
        "Hey, {p} won! Congratulate.", "I'd like to congratulate {p}. How?", "What's a short congratulation for {p}?", "{p} <- congratulations",
        "Given the name {p}, write congratulations.", "Mind congratulating {p}?", "Our friend {p} finished the marathon. Say your congratulations.",
        "{p} has bought a house. Say congratulations.", "Hats off to {p}! Say it with congratulations.",
        "You read in the paper that {p} won. You call and say ...", "It is a big day for {p}, who got a diploma. Congratulate.",
        "Send congratulations to {p}.", "Proud of {p}! Write one word of congratulation and the name.",
        "I am so proud, {p} won the contest. Tell {p} the right thing.", "Please produce congratulations for {p}.",
        "The judges chose {p} as the best. Say your congratulations.", "Everyone claps for {p}. What do you shout?",
        "On the banner for the winner {p}: what is written?", "The exam went well for {p}. A congratulation, please.",
        "Make {p} happy with a congratulation.", "Fifty years at work, well done {p}! Write congratulations.",
        "A new doctor in the family: {p}. Congratulate.", "A gold medal for {p}! Your words?",
        "{p} came in first. Find the right words.", "I want to honour {p} with one line of congratulation."], _for_name("Congratulations, {p}!")),
    Task("direction", [
        "Wish {p} a happy birthday.", "Say happy birthday to {p}.", "Today is the birthday of {p}. What do you say?", "It is {p}'s birthday. Write a wish.", "A birthday wish for {p}, please.", "Write a birthday card for {p}.", "Birthday greeting for {p}?", "Please wish my friend {p} a happy birthday.", "birthday wish for {p}", "How do I wish {p} a happy birthday?",
        "{p} has a birthday today. Say something.", "Can you say happy birthday to {p}?", "{p} is one year older today. Write a short wish.", "Give {p} a birthday wish.", "Write one line for {p}'s birthday.", "What do I write on the birthday cake for {p}?",
        "{p} turns ten today. What do you wish?", "Happy birthday for {p}, please.", "Write happy birthday to {p}.", "Would you wish {p} a happy birthday?",
        "Birthday card, one line, for {p}.", "{p} has a party today for the birthday. Say something nice.", "What do you say to {p} on a birthday?",
        "Congratulate {p} on the birthday.", "My uncle {p} has his birthday. Write him a wish.",
        "Please write a birthday wish to {p}.", "I need a happy birthday for {p}.", "happy birthday {p}?  Write it as a wish.",
        "Could you wish {p} a happy birthday?", "Name: {p}\nBirthday wish:", "Today {p} has cake and candles. What do you wish?",
        "You meet {p}, whose birthday it is. What do you say?", "{p} gets presents for the birthday today. Say the wish.",
        "My neighbour {p} has a birthday. What should I write on the card?", "The birthday child is {p}. What do you say?",
        "{p} is forty today. Wish {p} well.", "What do people say to {p} on a birthday morning?", "Would you be so kind as to wish {p} a happy birthday?",
        "Sing for {p}, or just say happy birthday.", "Say the birthday wish with the name {p}.", "Speak to {p}: it is a birthday.",
        "Send {p} a birthday message.", "One birthday line to {p}, please.", "Print a birthday wish with the name {p}.",
        "It's the birthday of my teacher, {p}. Which words do I use?", "Another year has passed for {p}. Give the birthday wish.",
        "My daughter {p} has her birthday. Wish her a happy one.", "The cake should say happy birthday to {p}. Write it.",
        "Just say happy birthday to {p}, nothing more.", "Birthday text for {p}, short.", "Tomorrow is the birthday of {p}. I need the text for the card.",
        "Hey, it's {p}'s birthday! Say something.", "I'd like to wish {p} a happy birthday. How?", "What's a good birthday line for {p}?",
        "{p} <- happy birthday", "Given the name {p}, write a birthday wish.", "Mind wishing {p} a happy birthday?",
        "Our friend {p} turns thirty. Write the wish.", "The candles burn for {p}. What do we all say?", "Banner for the birthday of {p}: what is on it?",
        "We are singing for {p} today, who is a year older. Say the wish.", "Big day for {p}: birthday! Your wish?", "Birthday greetings to {p}, please.",
        "Text {p}'s birthday wish for me to copy.",
        "I am baking a cake for {p}. What do I write on it for the birthday?", "Please produce a birthday wish for {p}.",
        "Everyone sings for {p} today. What do you wish?", "On the banner over the table, for the birthday of {p}: what is written?",
        "Make {p} happy with a birthday wish.", "In the calendar I see: birthday of {p}. What do I call out?",
        "Balloons, cake and presents for {p}! What do we wish?", "A birthday e-mail to {p}, one line.",
        "It is a special day for {p}, the birthday. Wish something.", "Grandpa {p} is eighty today. What do we say?",
        "We celebrate the day {p} was born. Which wish fits?", "Send {p} good wishes in one line, since it is the birthday."], _for_name("Happy birthday, {p}!")),
    Task("direction", [
        "Thank {p} for {o}.", "Say thank you to {p} for {o}.", "Write a thank you to {p} for {o}.", "{p} gave me {o}. Write a thank you.", "How do I thank {p} for {o}?", "A line of thanks to {p} for {o}, please.", "I got {o} from {p}. What do I say?", "Please thank {p} for {o}.", "Write a card that thanks {p} for {o}.", "thank {p} for {o}",
        "{p} brought {o}. Say thanks.", "Can you thank {p} for {o}?", "Give thanks to {p} for {o}.", "Words of thanks for {p}, please. It is about {o}.", "I am grateful to {p} for {o}. Write that as a thank you.", "Tell {p} thank you for {o}.",
        "Thanks to {p} for {o}: write it.", "A thank you for {o}, to {p}.", "Write {p} a thank you for {o}.", "Would you thank {p} for {o}?",
        "{p} sent {o}. How do I say thank you?", "Say thanks to {p} for {o}.", "One line of thanks for {o}, please. It goes to {p}.",
        "I want to thank {p} for {o}.", "Express thanks to {p} for {o}.",
        "Please write thanks to {p} for {o}.", "I need a thank you line to {p} for {o}.", "thanks {p} {o}", "Could you write a thank you to {p} for {o}?",
        "To: {p}\nFor: {o}\nThank you note:", "{p} lent me {o}. Say thank you.", "I have {o} thanks to {p}. How do I say thank you?",
        "We received {o} from {p}. Write our thanks.", "My neighbour {p} repaired {o}. Thank {p} for it.",
        "Yesterday {p} came with {o}. What should I write to say thanks?", "For {o} I owe {p} a thank you. Write it.", "What do I say to {p} for {o}?",
        "Would you be so kind as to thank {p} for {o}?", "Be polite and thank {p} for {o}.", "Say thank you for {o}. It came from {p}.",
        "Speak to {p} and give thanks for {o}.", "Send {p} a thank you for {o}.", "One thankful line to {p} about {o}, please.",
        "A note of thanks: to {p}, for {o}.", "The gift was {o} and it came from {p}. Write a thank you.", "{p} helped me with {o}. A thank you, please.",
        "My aunt {p} sent us {o}. Thank her.", "The card should thank {p} for {o}. Write it.", "Just thank {p} for {o}, nothing more.",
        "How lovely of {p} to give me {o}! Say thanks.", "I was given {o} by {p}. Thank the giver.",
        "Hey, thank {p} for {o}.", "I'd like to say thanks to {p} for {o}.", "What's a short thank you to {p} for {o}?", "{p}, {o} <- thank you",
        "Given the name {p} and the gift {o}, write thanks.", "Mind thanking {p} for {o}?", "{p} found {o} for me. Say thank you.",
        "{p} left {o} at my door. How do I thank?", "I owe {o} to {p}. Write my thanks.", "{p} made {o} for us. Thank {p}.",
        "Without {p} I would not have {o}. Say thanks.", "A thank you to {p} would be right, since I got {o}.", "Our guest {p} gave us {o}. Write thanks.",
        "I am holding {o} in my hands, a gift from {p}. Write a thank you.", "Please produce a thank you to {p} for {o}.",
        "The sender of {o} was {p}. What do I write back as thanks?", "Make {p} happy with a word of thanks for {o}.",
        "Yesterday {p} carried {o} home for me. Say thank you.", "It was {p} who gave us {o}. A line of thanks?",
        "In return for {o} I send {p} a thank you. Write it.", "A card to {p}: thank you for {o}.", "{p} paid for {o}. How do I thank {p}?",
        "I got {o} back because {p} looked for it. Thank {p}.",
        "{p} was so kind to bring me {o}. Find words of thanks.", "What do I write to {p}, who lent me {o}, to say thanks?"], _thanks),
    Task("direction", [
        "Write the first line of a letter to {p}.", "How do I begin a letter to {p}?", "Start a letter to {p}.", "Begin a letter to {p}.", "What is the first line of a letter to {p}?", "The opening of a letter to {p}, please.", "I write to {p}. How do I start?", "Salutation for {p}?", "Write the greeting line of a letter to {p}.", "Give me the first line for a mail to {p}.",
        "How should an email to {p} begin?", "letter to {p}, first line", "Only the first line: a letter to {p}.", "Which words open a letter to {p}?", "Address {p} at the top of a letter.", "How does one address {p} in a letter?",
        "Letter to {p}. First line?", "Open a letter to {p}.", "How do you begin when you write to {p}?", "Write the start of a mail to {p}.",
        "The greeting for a letter to {p}?", "Write the opening line to {p}.", "With what words do I begin a letter to {p}?",
        "I need the salutation in a letter to {p}.", "Say how a letter to {p} starts.",
        "Please write the opening line of a letter to {p}.", "I need the beginning of a letter to {p}.", "letter opening {p}",
        "Could you start a letter to {p}?", "To: {p}\nFirst line of the letter:", "The letter goes to {p}. What is its first line?",
        "I am writing to {p}. What comes first in the letter?", "My letter to {p} has no beginning. Write it.", "How do you address {p} in a polite letter?",
        "Which words do I write first to {p} in a letter?", "Today I must write to {p}. Give me the first line.",
        "The mail is for {p}. Start it with the right line.", "Would you write the salutation for {p}?", "Write only how a letter to {p} opens.",
        "The letter begins with a line to {p}. Which?", "Start off a mail to {p}.", "A polite opening for a letter to {p}, please.",
        "Opening of an email to {p}?", "In a letter, how do I greet {p}?", "Print the salutation for {p}.", "Salutation, please. The letter is to {p}.",
        "The first words of a note to {p}, please.", "Just the opening of a letter to {p}, nothing more.", "Draft the first line to {p}.",
        "Letter head done, now the line for {p}.", "We have to answer {p} by letter. How does it begin?",
        "Hey, how do I start a letter to {p}?", "I'd like the opening of a letter to {p}.", "What's the first line to {p} in a letter?",
        "{p} <- start of a letter", "Given the name {p}, write the salutation.", "Mind starting my letter to {p}?", "A postcard to {p}. First line, please.",
        "I have paper and pen and think of {p}. How does my letter open?", "Letter for {p}: only the greeting at the top.",
        "Before the text comes a line for {p}. Which?", "E-mail to {p}: first line?", "Top line of a note to {p}, please.",
        "I am replying to {p} by post. How do I open?", "Please produce the salutation to {p}.", "Under the date goes the line that addresses {p}. Write it.",
        "A formal letter goes out to {p} today. Its first words?", "Make a start on my letter to {p}.",
        "In the mail to {p} the text is ready, but the salutation is not. Write it.", "Before I tell {p} my news in a letter, I write ...",
        "A love letter to {p}: how does it open?", "Type the line with which a letter to {p} opens.", "Only the salutation, please: {p}",
        "What comes at the top of my letter to {p}?", "I want to write to {p} and only need the opening."], _for_name("Dear {p},")),
    Task("direction", [
        "Join these with commas and put and before the last: {l}", "Write this list with \"and\" before the last item: {l}", "Put and before the last one: {l}", "{l}\n\nPut and before the last.", "{l}\n\nWrite that as in a sentence, with and.", "Make this read well, with and at the end: {l}", "Use and before the last item: {l}", "Write these as in a sentence: {l}",
        "The last comma should be an and: {l}", "Replace the last comma by and: {l}", "With and, please: {l}", "Say this list the way people do, with and: {l}", "Add the word and before the last: {l}", "Turn the last comma into and: {l}", "Link the last two with and: {l}", "List these in running text, with and: {l}",
        "{l}\n\nWith and.", "{l}\n\nMake the last comma an and.", "Connect the last one with and: {l}", "Write this list with and at the end: {l}",
        "Let the last item follow after and: {l}", "Use and for the last item: {l}", "Say it with and before the last word: {l}",
        "Make this part of a sentence, with and: {l}", "Instead of the last comma, write and: {l}",
        "Please put and between the last two: {l}", "I need this list as in a sentence, with and: {l}", "x, y and z, please: {l}",
        "Could you write these with and before the last? {l}", "List: {l}\nAs part of a sentence:", "{l}\n\nI want and in front of the last one.",
        "{l}\n\nPlease link the last two by and.", "{l} (with and)", "How do I write this list in a letter, with and? {l}",
        "Insert and before the final item: {l}", "Make a natural list with and: {l}", "Say it like a person, with and before the last: {l}",
        "Instead of the final comma I want and: {l}", "Would you put in the word and at the end? {l}", "We need and in this list: {l}",
        "Return the list joined by commas and a final and: {l}", "Commas, but and for the last: {l}", "The last two should be joined by and: {l}",
        "Write the list out with and: {l}", "In prose, with and: {l}", "Read the list aloud, with and at the end: {l}",
        "Make the list end with and plus the last item: {l}", "Change the final comma to the word and: {l}",
        "I tell a friend what I bought. Write it with and: {l}", "Where does and go? Write the list: {l}", "Put the word and where it belongs: {l}",
        "Hey, can you put and before the last one? {l}", "I'd like this with and before the last: {l}", "What's this list with and at the end? {l}",
        "{l} <- with and", "Given this list, write it with and before the last: {l}", "Mind writing and before the last? {l}",
        "Not a comma but and before the last: {l}", "Grammar: put and where it belongs in {l}", "For my letter: we bought {l}. Only the list, with and.",
        "Tell it like in a story, with and: {l}", "The end of the list needs an and: {l}", "Let and come before the last of these: {l}",
        "I am writing a recipe and list {l}. Put it in a sentence with and.", "Produce this list with and between the last two: {l}",
        "Let me see these with and at the right place: {l}", "The final comma becomes the word and: {l}", "Say who is coming, with and before the last: {l}",
        "In speech we say and before the last. Do it here: {l}", "Commas first, then and: {l}",
        "Transform the list so that and stands before its last item: {l}", "A smooth list with and, please: {l}", "Join up the last two items with and: {l}",
        "An and is missing before the last item: {l}", "How would you read these out in one sentence, with and? {l}"], _and_list),
    Task("direction", [
        "Make a bullet list of the things in this: {l}", "Turn this into bullet points: {l}", "List the things named here with dashes: {l}", "{l}\n\nMake a bullet list of these.", "{l}\n\nAs bullet points, one each.", "What is named here? Make a list with dashes: {l}", "Write the items of this sentence as bullets: {l}", "One line with a dash for each thing: {l}",
        "Break this up into bullets: {l}", "From this, make a list with a dash for each item: {l}", "bullet list of: {l}", "Take the things from this and list them with dashes: {l}", "A bulleted list of what is in here, please: {l}", "Write a list, one thing per line, from this: {l}", "Pick out the things and make bullet points: {l}",
        "{l}\n\nBullets, please.", "{l}\n\nA list with dashes, please.", "Bullets from this: {l}", "Put each thing of this on its own line with a dash: {l}",
        "List what is named: {l}", "Turn the sentence into a list with dashes: {l}", "Split this up into bullet points: {l}",
        "Find the things and write each with a dash: {l}", "Itemize: {l}",
        "Please make bullets of the things here: {l}", "I need a bullet list from this: {l}", "bullets: {l}", "Could you list these with dashes? {l}",
        "Text: {l}\nBullet list:", "{l}\n\nI want that as a bullet list.", "{l}\n\nEach thing with a dash, please.", "{l} -> bullets",
        "For my notes, write the things as bullet points: {l}", "My slide needs bullet points. Use this: {l}",
        "Take the sentence apart and make bullets: {l}", "How does this look as a list with dashes? {l}", "Would you make a list of the things in here? {l}",
        "Convert to a bulleted list: {l}", "Return a Markdown list of these: {l}", "Markdown bullets: {l}", "List every thing on a line with a dash: {l}",
        "Change this text to bullets: {l}", "No sentence, a bullet list: {l}", "Lines with dashes, one thing each: {l}",
        "A packing list with dashes from this: {l}", "Rewrite as bullet points: {l}", "What are the things? As bullets, please: {l}",
        "List form, with dashes: {l}", "Make a list I can tick off, with a dash for each: {l}", "Put the things in a list with bullets: {l}",
        "Hey, can you make bullets of this? {l}", "I'd like bullet points of the things in this: {l}", "What's this as a bullet list? {l}", "{l} <- bullets",
        "Given this text, list the things with dashes: {l}", "Mind making a dash list of this? {l}", "Packing note: {l} Make a list with dashes.",
        "In short lines with dashes: {l}", "Dash list of the things: {l}", "List out what is here, one dash each: {l}", "Turn what I said into bullets: {l}",
        "Split into bullet points, no and: {l}",
        "I am planning and want a list with dashes of what I say here: {l}", "Produce bullets from this: {l}",
        "Let me see the things as a list with dashes: {l}", "Extract the things and write them as bullets: {l}", "Transform the sentence into bullets: {l}",
        "Notes in bullet form, please: {l}", "The waiter repeats the order as a list with dashes: {l}",
        "Go through this and put a dash before each thing: {l}", "In the kitchen they want it as a dash list: {l}", "Bulleted version, please: {l}",
        "I need the things in this one under the other, with dashes: {l}", "{l}\n\nPlease break that up into a list with bullets."], _from_and),
    Task("direction", [
        "Give me the first {n}: {l}", "The first {n} of these, please: {l}", "Write only the first {n}: {l}", "What are the first {n}? {l}", "{l}\n\nOnly the first {n}.", "{l}\n\nName the first {n}.", "Which {n} come first? {l}", "Copy the first {n} items: {l}", "Take the first {n} words of this list: {l}", "first {n}: {l}", "I need the first {n} of this list: {l}",
        "Keep the first {n}: {l}", "Name the first {n} items: {l}", "Tell me the first {n} in this list: {l}", "Show only the first {n}: {l}", "Just the first {n} items from {l}.",
        "{l}\n\nFirst {n}?", "{l}\n\nJust the first {n}.", "Only {n} items from the start: {l}", "Cut the list after the first {n}: {l}", "The top {n}: {l}",
        "Say the first {n}: {l}", "List the first {n}: {l}", "Of these, the first {n}, please: {l}", "Which are the first {n}? {l}",
        "Please give only the first {n} of these: {l}", "I want to keep the first {n} items: {l}", "{n} from the front: {l}",
        "Could you write down the first {n}? {l}", "List: {l}\nFirst {n}:", "{l}\n\nI need the first {n}.", "{l}\n\nWhich are the first {n}?",
        "{l} - first {n} only", "The winners are the first {n}. Who are they? {l}", "There is room for {n} only, so take the first {n}: {l}",
        "I can buy just {n} things, the first on the list. Which? {l}", "Of my list, what do I start with? The first {n}, please: {l}",
        "Read me the first {n} items: {l}", "Would you copy the first {n} from this list? {l}", "Return the first {n} entries: {l}",
        "Forget the rest after the first {n}: {l}", "The {n} at the beginning: {l}", "The {n} that come first, please: {l}",
        "Start of the list, {n} items: {l}", "Shorten the list to its first {n}: {l}", "Print the first {n} names on the list: {l}",
        "Only as far as the first {n}: {l}", "From the start, count {n} and write them: {l}", "Choose the first {n} in the row: {l}",
        "The front {n} in this queue: {l}", "Today I do the first {n}. Which are those? {l}",
        "Hey, what are the first {n}? {l}", "I'd like the first {n} from this: {l}", "What's in the first {n} places? {l}", "{l} <- first {n}",
        "Given this list, output the first {n}: {l}", "Mind naming the first {n}? {l}", "Gold and what follows: the first {n} of {l}",
        "Head of the list, {n} items: {l}", "The opening {n}, please: {l}", "Keep {n} from the left: {l}", "I've time for {n} only, from the start: {l}",
        "Begin at the front and give me {n}: {l}",
        "I am packing and there is room for the first {n} only: {l}", "Produce the first {n} of this list: {l}", "Let me see the first {n}: {l}",
        "Determine the first {n} of {l}.", "Retrieve the first {n} items: {l}", "On the stage stand the first {n}: who? {l}", "Take {n} from the top: {l}",
        "Have a look at {l} and report the first {n}.", "Leave all but the first {n} away: {l}", "The early ones win, the first {n}: {l}",
        "Stop after {n} items: {l}", "The list opens with which {n} items? {l}"], _some_of(2, lambda items, amount: items[:amount])),
    Task("direction", [
        "Give me the last {n}: {l}", "The last {n} of these, please: {l}", "Write only the last {n}: {l}", "What are the last {n}? {l}", "{l}\n\nOnly the last {n}.", "{l}\n\nName the last {n}.", "Which {n} come last? {l}", "Copy the last {n} items: {l}", "Take the last {n} words of this list: {l}", "last {n}: {l}", "I need the last {n} of this list: {l}",
        "Keep the last {n}: {l}", "Name the last {n} items: {l}", "Tell me the last {n} in this list: {l}", "Show only the last {n}: {l}", "Just the last {n} items from {l}.",
        "{l}\n\nLast {n}?", "{l}\n\nJust the last {n}.", "Only {n} items from the end: {l}", "The final {n}: {l}", "Say the last {n}: {l}",
        "List the last {n}: {l}", "Of these, the last {n}, please: {l}", "Which are the last {n}? {l}", "From the end, {n} items: {l}",
        "Please give only the last {n} of these: {l}", "I want to keep the last {n} items: {l}", "{n} from the back: {l}",
        "Could you write down the last {n}? {l}", "List: {l}\nLast {n}:", "{l}\n\nI need the last {n}.", "{l}\n\nWhich are the last {n}?",
        "{l} - last {n} only", "The losers are the last {n}. Who are they? {l}", "There is room for {n} only, so take the last {n}: {l}",
        "I have done all but the last {n}. What is left? {l}", "Of my list, what do I end with? The last {n}, please: {l}", "Read me the last {n} items: {l}",
        "Would you copy the last {n} from this list? {l}", "Return the last {n} entries: {l}", "Forget what comes before the last {n}: {l}",
        "The {n} at the end: {l}", "The {n} that come last, please: {l}", "End of the list, {n} items: {l}", "Shorten the list to its last {n}: {l}",
        "Print the last {n} names on the list: {l}", "From the end, take {n} and write them: {l}", "Choose the last {n} in the row: {l}",
        "The rear {n} in this queue: {l}", "Tomorrow I do the last {n}. Which are those? {l}", "The closing {n} of this list, please: {l}",
        "Hey, what are the last {n}? {l}", "I'd like the last {n} from this: {l}", "What's in the last {n} places? {l}", "{l} <- last {n}",
        "Given this list, output the last {n}: {l}", "Mind naming the last {n}? {l}", "Tail of the list, {n} items: {l}", "Keep {n} from the right: {l}",
        "I missed the first ones and only want the last {n}: {l}", "At the end there are {n} I need: {l}", "The bottom {n}: {l}",
        "I am packing and only the last {n} are still to do: {l}", "Produce the last {n} of this list: {l}", "Let me see the last {n}: {l}",
        "Determine the last {n} of {l}.", "Retrieve the last {n} items: {l}", "At the end of the parade go the last {n}: who? {l}",
        "Take {n} from the bottom: {l}", "Have a look at {l} and report the last {n}.", "Leave all but the last {n} away: {l}",
        "The late ones, the last {n}: {l}",
        "Which {n} items stand at the very end? {l}", "The list closes with which {n} items? {l}"], _some_of(2, lambda items, amount: items[-amount:])),
    Task("direction", [
        "Leave out the first one: {l}", "Everything but the first: {l}", "Remove the first item: {l}", "Write this list without the first word: {l}", "{l}\n\nWithout the first, please.", "{l}\n\nDrop the first one.", "Delete the first item: {l}", "All but the first: {l}", "Skip the first word: {l}", "Take away the first item of this list: {l}", "without the first: {l}",
        "Cross out the first word: {l}", "I have done the first thing. What is left? {l}", "The list from the second item on: {l}", "Begin with the second: {l}", "Cut off the first item: {l}",
        "{l}\n\nNot the first.", "{l}\n\nRemove the first.", "Drop the first: {l}", "Start from the second item: {l}", "No first item, please: {l}",
        "Write all but the first: {l}", "Take off the first: {l}", "Throw out the first item: {l}", "Remove the item at the start: {l}",
        "Please drop the first item of this list: {l}", "I want the list without its first item: {l}", "minus the first: {l}",
        "Could you remove the first one? {l}", "List: {l}\nWithout the first:", "{l}\n\nI do not need the first one.", "{l}\n\nAll but the first, please.",
        "{l} - but not the first", "The first guest has left. Who is still here? {l}", "The first one is wrong. Write the rest: {l}",
        "I have bought the first thing. What must I still buy? {l}", "Who is left when the first one goes? {l}", "Would you delete the first entry? {l}",
        "Return the list from the second item on: {l}", "Forget the first, what are the others? {l}", "Erase the first: {l}",
        "Shift the list by one, without the first: {l}", "The rest after the first, please: {l}", "Shorten this list at the front by one: {l}",
        "Print everything after the first item: {l}", "Ignore the first item and write the others: {l}", "Strike the first from the list: {l}",
        "Do not write the first, only those after it: {l}", "Cross off number one: {l}", "Minus number one, what do we have? {l}",
        "The first in the queue has been served. Who still waits? {l}",
        "Hey, leave out the first one: {l}", "I'd like this without the first: {l}", "What's left without the first? {l}", "{l} <- not the first",
        "Given this list, output all but the first: {l}", "Mind dropping the first one? {l}", "I don't want the first one, just the others: {l}",
        "Tail of this list, without its head: {l}", "Number one is sold out. What is there still? {l}", "Except for the first, all of these: {l}",
        "Peel off the first: {l}", "Jump over the first and write the others: {l}",
        "I am done with number one of my list. The remaining ones? {l}", "Produce this list minus its first item: {l}",
        "Let me see this without the first one: {l}", "The first word here is a mistake. Delete it: {l}", "Lose the first: {l}",
        "The leader drops out. Who is still in the race? {l}", "Head off, the rest stays: {l}", "What follows after number one? All of it: {l}",
        "Subtract the first item: {l}", "Everything here apart from the first: {l}",
        "Let the first item go and keep the rest: {l}", "Strike what stands at the front: {l}"], _some_of(1, lambda items, amount: items[1:])),
    Task("direction", [
        "Leave out the last one: {l}", "Everything but the last: {l}", "Remove the last item: {l}", "Write this list without the last word: {l}", "{l}\n\nWithout the last, please.", "{l}\n\nDrop the last one.", "Delete the last item: {l}", "All but the last: {l}", "Skip the last word: {l}", "Take away the last item of this list: {l}", "without the last: {l}",
        "Cross out the last word: {l}", "I do not need the last thing. What is left? {l}", "The list up to the one before the last: {l}", "Stop before the last one: {l}", "Cut off the last item: {l}",
        "{l}\n\nNot the last.", "{l}\n\nRemove the last.", "Drop the last: {l}", "No last item, please: {l}", "Write all but the last: {l}",
        "Take off the last: {l}", "Throw out the last item: {l}", "Remove the item at the end: {l}", "Shorten the list by the last item: {l}",
        "Please drop the last item of this list: {l}", "I want the list without its last item: {l}", "minus the last: {l}",
        "Could you remove the last one? {l}", "List: {l}\nWithout the last:", "{l}\n\nI do not need the last one.", "{l}\n\nAll but the last, please.",
        "{l} - but not the last", "The last guest cannot come. Who is coming? {l}", "The last one is wrong. Write the others: {l}",
        "I could not buy the last thing. What did I buy? {l}", "Who is left when the last one goes? {l}", "Would you delete the last entry? {l}",
        "Return the list up to the second last item: {l}", "Forget the last, what are the others? {l}", "Erase the last: {l}",
        "The list, one shorter at the end: {l}", "All that come before the last, please: {l}", "Shorten this list at the back by one: {l}",
        "Print everything before the last item: {l}", "Ignore the last item and write the others: {l}", "Strike the last from the list: {l}",
        "Do not write the last, only those before it: {l}", "Cross off the final item: {l}", "Without the final one, what do we have? {l}",
        "The last in the queue has gone home. Who still waits? {l}",
        "Hey, leave out the last one: {l}", "I'd like this without the last: {l}", "What's left without the last? {l}", "{l} <- not the last",
        "Given this list, output all but the last: {l}", "Mind dropping the last one? {l}", "I don't want the last one, just the others: {l}",
        "The final one is sold out. What is there still? {l}", "Except for the last, all of these: {l}", "Chop off the last: {l}",
        "Go up to the last, but do not write it: {l}",
        "I will skip the final item of my list. The remaining ones? {l}", "Produce this list minus its last item: {l}",
        "Let me see this without the last one: {l}", "The last word here is a mistake. Delete it: {l}", "Lose the last: {l}",
        "The last runner drops out. Who is still in the race? {l}", "Tail off, the rest stays: {l}", "What comes before the final one? All of it: {l}",
        "Subtract the last item: {l}", "Everything here apart from the last: {l}",
        "Let the last item go and keep the rest: {l}", "Strike what stands at the end: {l}"], _some_of(1, lambda items, amount: items[:-1])),
    Task("direction", [
        "Are {a} and {b} the same word?", "Is {a} the same word as {b}?", "Same word or not: {a}, {b}? Say yes or no.", "{a} and {b}: is that the same word?", "Compare {a} and {b}. Are they the same?", "Do {a} and {b} match?", "Are these two words the same? {a}, {b}", "Yes or no: {a} is the same word as {b}.", "Is there no difference between the words {a} and {b}?",
        "Did I write the same word twice? {a}, {b}", "are {a} and {b} the same", "Check if these are the same word: {a} / {b}", "{a} = {b}?", "Is this twice the same word: {a}, {b}?", "Tell me whether {a} and {b} are the same word.", "Are the two words equal? {a} {b}",
        "{a}, {b}: same?", "{a} {b}\n\nThe same word?", "Is it the same, {a} and {b}?", "Are {a} and {b} equal?", "Words: {a}, {b}. Same word? Yes or no?",
        "Yes or no: are {a} and {b} the same?", "Does {a} equal {b}?", "Is {a} identical to {b}?", "Same or different? Say yes if the same: {a}, {b}",
        "Please tell me if {a} and {b} are the same word.", "I need to know if {a} and {b} are the same.", "{a} / {b}: equal?",
        "Could you check whether {a} and {b} are the same word?", "First: {a}\nSecond: {b}\nSame word?", "Is the word {a} equal to the word {b}?",
        "Two cards: {a} and {b}. Is it a pair?", "We play memory. I turn up {a} and {b}. Do they match?",
        "She said {a}. He said {b}. Did they say the same word?", "My password is {a}, and I typed {b}. Is it the same?",
        "Would you say {a} and {b} are one word?", "Compare: {a} and {b}. Equal?", "Is {b} just the word {a} again?",
        "Is there twice the same word in \"{a} {b}\"?", "Answer yes or no: {a} is equal to {b}.",
        "Can you see a difference between {a} and {b}, or are they the same? Say yes if the same.", "Do I read the same word two times here: {a}, {b}?",
        "Are the words identical? {a} | {b}", "Spelled the same or not: {a}, {b}? Say yes or no.", "Yes or no: these words match. {a}, {b}",
        "Does the word {a} match the word {b}?", "One word or two words? Say yes if it is one and the same: {a}, {b}", "{a} and {b}: equal, yes or no?",
        "Have I repeated a word here? {a} {b}", "Left: {a}. Right: {b}. Is left the same as right?", "same word? {a} {b}",
        "Hey, are {a} and {b} the same word?", "I'd like to know if {a} and {b} are equal words.", "What do you say, are {a} and {b} the same?",
        "{a} <-> {b}: same?", "Mind checking if {a} is the same word as {b}?", "Is it {a} both times? {a}, {b}",
        "Label on the box: {a}. Label on the lid: {b}. Do the labels agree?", "Our code word is {a}. He said {b}. Was that right?",
        "You wrote {a}, I wrote {b}. Did we write the same word?", "Do {a} and {b} have exactly the same letters?", "Is this a double: {a}, {b}?",
        "Test if equal: {a}, {b}",
        "I am proofreading. One text has {a}, the other {b}. Are they equal?", "Determine if {a} and {b} are the same, yes or no.",
        "Have a look at {a} and {b}. Same word?", "Puzzle: are {a} and {b} twins?", "Is {a} what I get when I copy {b} without a mistake?",
        "The key says {a} and the door says {b}. Do they agree?", "Say whether these words agree: {a}, {b}. Yes or no?", "Are both words the same? {a} - {b}",
        "Is one a copy of the other? {a}, {b}", "{a} once, {b} once: is it the same word two times?",
        "Look closely: {a}, {b}. One and the same word?", "Would you say that {a} equals {b}?"], _same),
    Task("direction", [
        "What is the singular of {s}?", "Singular of {s}?", "Give me the singular of {s}.", "Many {s}, one ...", "Write the singular of {s}.", "Two {s}, one what?", "Make {s} singular.", "If there is only one of the {s}, what do you call it?", "Say the singular of the word {s}.", "What is the singular form of {s}?", "The singular of {s}, please.", "singular: {s}",
        "Turn {s} into the singular.", "I have many {s}. If I keep just one, I have one ...", "How do you write one of the {s}?", "Change {s} to the singular.",
        "{s}: singular?", "One of the {s} is called what?", "Just one of the {s}: which word?", "Three {s}, but only one ...", "singular of {s}",
        "Say {s} for only one.", "Put {s} into the singular.", "What do you call one of these {s}?", "Write {s} so that it means just one.",
        "Please give me the singular of {s}.", "I need the word for just one of the {s}.", "{s} -> singular", "Could you tell me the singular of {s}?",
        "Plural: {s}\nSingular:", "My English book has {s}. What is it for one?", "I see lots of {s}. I take one ...",
        "Out of ten {s} only one is left: one ...", "{s}: and if there is only one?", "Fill in: many {s}, a single ___",
        "If {s} is the plural, what is the singular?", "Write the word {s} for one thing only.", "The form of {s} that goes with \"one\", please.",
        "Would you turn {s} into the singular?", "Which word do I need for one of the {s}?", "What does {s} become when you have only one?",
        "Find the singular for {s}.", "Not {s} but only one. What is the word?", "Go from plural to singular: {s}",
        "Under which word do I find {s} in a dictionary?", "He has {s}. She has only one ...", "The singular that belongs to {s}?",
        "Reduce {s} to one. The word is ...", "The plural is {s}. The singular is ...", "one of many {s} = ?", "Single form of {s}?",
        "Hey, what's the singular of {s}?", "I'd like the singular of {s}.", "What's one of the {s} called?", "{s} <- singular",
        "Given the plural {s}, output the singular.", "Mind giving me the singular of {s}?", "Grammar: {s}, singular?", "Crossword: one of the {s}",
        "No more {s}, just a single ...", "There were two {s} and one went away. What stayed? One ...", "Of all the {s} I want one. One what?",
        "Take the plural off: {s}",
        "I am making a picture book with one thing on each page. For {s}, what is the title for one?", "Grammar quiz: singular of {s}?",
        "Produce the singular of {s}.", "Determine the singular of {s}.", "Transform {s} into the singular.", "Retrieve the singular for {s}.",
        "I wanted {s} but got only one. One what?", "The box had many {s}. I took out a single ...", "From many to one: {s}",
        "What is each of the {s} called?",
        "When all but one of the {s} are gone, what remains?", "From {s}, form the word for a single one."], rows_of([(many, one) for one, many in PLURALS], "s")),
    Task("direction", [
        "What is the present tense of {s}?", "{s} is the past of which verb?", "Which verb has the past form {s}?", "Yesterday I {s}, today I ...", "Give me the base form of {s}.", "What is the infinitive of {s}?", "Put {s} in the present tense.", "Base form of {s}?", "Present tense of {s}?", "Write the present of {s}.", "Change {s} to the present tense.",
        "infinitive: {s}", "From which verb does {s} come?", "The base form of {s}, please.", "Last year we {s}, and this year we also ...", "Name the verb whose past is {s}.",
        "{s}: present tense?", "{s}: base form?", "Which verb is {s} from?", "Say the base form of {s}.", "base form: {s}", "Then it was {s}. Now it is ...",
        "Make the past form {s} a present form.", "Undo the past tense: {s}", "{s} comes from the verb ...",
        "Please give me the base form of {s}.", "I need the present tense of {s}.", "{s} -> present", "Could you tell me the infinitive of {s}?",
        "Past: {s}\nPresent:", "My English book has {s}. What is the base form?", "He {s} last week. Now he wants to do it again. The verb is to ...",
        "We {s} in the old days. These days we ...", "If {s} is the past, what is the present?", "Fill in: yesterday they {s}, now they ___",
        "Write the verb {s} in the present.", "The form of {s} that goes with \"I will\", please.", "Would you turn {s} back into the present?",
        "Which verb do I need if {s} is its past?", "What does {s} become in the present?", "Find the infinitive for {s}.",
        "Not {s}, but now. What is the word?", "Go from past to present: {s}", "The dictionary form of {s}?", "Dictionary form: {s}",
        "The infinitive that belongs to {s}?", "to ... (the past is {s})", "The past tense is {s}. The present tense is ...",
        "Which verb turns into {s} in the past?", "{s} is a past form. The base form is ...", "I {s} it then, and I will ... it again. Which form?",
        "Hey, what's the present of {s}?", "I'd like the base form of {s}.", "What's the infinitive for {s}?", "{s} <- base form",
        "Given the past form {s}, output the base form.", "Mind giving me the base form of {s}?", "Grammar: {s}, base form?", "Crossword: present of {s}",
        "I {s} last night. What do I like to do? I like to ...", "Which verb hides in {s}?", "She {s} before. Will she ... again?",
        "Bring {s} back to its base form.", "Once we {s}. Let us ... once more.",
        "I am learning verbs and see {s}. Which verb is it, in the base form?", "Grammar quiz: base form of {s}?", "Produce the infinitive of {s}.",
        "Determine the base form of {s}.", "Transform {s} into the present tense.", "Retrieve the base form for {s}.",
        "He {s} yesterday and today he will ... again.", "From then to now: {s}", "Did he do it? Yes, he {s}. So his job is to ...",
        "To what verb does the past {s} belong?",
        "Look up {s}: under which verb do I find it?", "They {s} then. What do they do now, in one word?"], rows_of([(then, now) for now, then in PAST], "s")),
    Task("direction", [
        "Write each item on a line of its own: {l}", "One per line: {l}", "One item per line, please: {l}", "Put each of these on a new line: {l}", "{l}\n\nOne per line, please.", "{l}\n\nEach on a new line, without dashes.", "Split this list into lines: {l}", "Break this into lines: {l}", "A new line for each: {l}", "Separate these by new lines: {l}", "No commas, use new lines: {l}",
        "each on its own line, no bullets: {l}", "Write these below each other: {l}", "Lines instead of commas: {l}", "Stack these, one per line: {l}", "After each item start a new line: {l}",
        "{l}\n\nIn lines, please.", "{l}\n\nSeparate lines.", "Put a line break after each: {l}", "Separate lines, please: {l}",
        "Every word on a new line: {l}", "Write one item below the other: {l}", "A line for each item: {l}", "Show each on a separate line: {l}",
        "Line by line: {l}",
        "Please write one item on each line: {l}", "I need every item on its own line: {l}", "one per line {l}", "Could you put these on separate lines? {l}",
        "List: {l}\nOne on each line:", "{l}\n\nI want one item a line.", "{l}\n\nBreak it into lines, no dashes.", "{l} -> lines",
        "For my notes, write these under each other: {l}", "My program reads one word a line. Write it that way: {l}",
        "How does this look with one item per line? {l}", "Would you write these in a column? {l}", "In a column, please: {l}", "As a column: {l}",
        "Convert the commas to new lines: {l}", "Return each item on a line: {l}", "Instead of commas I want new lines: {l}",
        "A list down the page, one each line: {l}", "From top to bottom, one per line: {l}", "Vertical list without dashes: {l}",
        "Each item gets a separate line: {l}", "Rewrite with line breaks: {l}", "Press enter after each item: {l}",
        "No commas and no dashes, only lines: {l}", "One below the next: {l}", "Set these in lines: {l}",
        "Hey, can you put each on its own line? {l}", "I'd like one per line: {l}", "What's this with one item a line? {l}", "{l} <- one per line",
        "Given this list, output one item per line: {l}", "Mind writing these one below the other? {l}",
        "Like on a shopping slip, one under the other, no dashes: {l}", "Single lines, please: {l}", "Split at the commas into lines: {l}",
        "Each word its own line: {l}", "Line break for every comma: {l}", "Print them one by one, line after line: {l}",
        "I am making cards, one word a card. Show me the words line by line: {l}", "Produce this with one item per line: {l}",
        "Let me see these on lines of their own: {l}", "Transform the row into a column: {l}", "Unroll this list, one line for each: {l}",
        "The poem has one word in each line: {l}", "Tear the list into single lines: {l}", "For each word begin a new line: {l}",
        "In rows, one word each, please: {l}", "Separate by line, not by comma: {l}",
        "Give every item its own line and nothing else: {l}", "Turn the commas into line breaks: {l}"], from_items(lambda items: "\n".join(items))),
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
    Task("direction", [
        "Which time is in this text? {s}", "What time is named here? {s}", "Find the time: {s}", "Copy the time: {s}", "time: {s}", "{s}\n\nWhat time?",
        "{s}\n\nOnly the time, please.", "{s}\n\nAt what time is that?", "Extract the time: {s}", "Give me the clock time in this: {s}", "Text: {s}\nTime:",
        "I need only the time: {s}", "Could you tell me the time in this sentence? {s}", "For my alarm I need the time from this: {s}",
        "When is that by the clock? {s}", "Please write just the time: {s}", "At which hour? {s}", "Look for a time in this: {s}",
        "Read this and note the time: {s}", "The time, please: {s}", "I must not be late. What time does it say? {s}", "Return the time in the text: {s}",
        "Pick out the time: {s}", "What does it say about the hour? Only the time: {s}", "Which hour do you read here? {s}",
        "Just the time and nothing else: {s}", "Drop all words but the time: {s}", "When exactly? Only the clock time: {s}", "What's the time in this? {s}",
        "Hey, when is it? Only the time: {s}", "I'd like just the clock time: {s}", "{s} <- time?", "Given this text, output the time: {s}",
        "Retrieve the time: {s}", "Determine the hour that is named in {s}", "The kitchen clock should show the time in this: {s}",
        "Set my watch: which time is in here? {s}", "{s}\n\nWhat do I enter as the time?"], _time_in),
    Task("direction", [
        "Which price is in this text? {s}", "How much money is named here? {s}", "Find the price: {s}", "Copy the amount of money: {s}", "price: {s}",
        "{s}\n\nHow much?", "{s}\n\nOnly the price, please.", "{s}\n\nHow much money is that?", "Extract the price: {s}",
        "Give me the sum of money in this: {s}", "Text: {s}\nPrice:", "I need only the amount: {s}", "Could you tell me the price in this sentence? {s}",
        "For my accounts I need the amount from this: {s}", "What is the cost? {s}", "Please write just the price: {s}", "What does one have to pay? {s}",
        "Look for money in this: {s}", "Read this and note the price: {s}", "The amount, please: {s}", "I keep a book of costs. What do I write down? {s}",
        "Return the sum in the text: {s}", "Pick out the price: {s}", "How expensive is it? Only the amount: {s}", "Which sum do you read here? {s}",
        "Just the amount and nothing else: {s}", "Drop all words but the price: {s}", "How much money, and which money? {s}", "What's the price in this? {s}",
        "Hey, how much money? {s}", "I'd like just the price: {s}", "{s} <- price?", "Given this text, output the price: {s}",
        "Retrieve the amount of money: {s}", "Determine the cost in {s}", "I am adding up costs. The amount here? {s}",
        "Cash needed: {s}", "{s}\n\nWhat do I enter as the amount?"], _price_in),
    Task("direction", [
        "Which code is in this text? {s}", "What is the code? {s}", "Find the code: {s}", "Copy the code: {s}", "code: {s}", "{s}\n\nWhich code?",
        "{s}\n\nOnly the code, please.", "{s}\n\nWhat do I have to type?", "Extract the code: {s}", "Give me the code in this message: {s}",
        "Text: {s}\nCode:", "I need only the code: {s}", "Could you tell me the code in this sentence? {s}", "For the form I need the code from this: {s}",
        "I got this message and look for the code: {s}", "Please write just the code: {s}", "Letters and digits only, please: {s}",
        "Look for a code in this: {s}", "Read this and note the code: {s}", "The code, please: {s}", "I want to copy and paste the code. Write it alone: {s}",
        "Return the code in the text: {s}", "Pick out the code: {s}", "Somebody sent me this. Which code is meant? {s}", "Which code do you read here? {s}",
        "Just the code and nothing else: {s}", "Drop all words but the code: {s}", "Leave out the text, keep the code: {s}", "What's the code in this? {s}",
        "Hey, which code do I use? {s}", "I'd like just the code: {s}", "{s} <- code?", "Given this text, output the code: {s}", "Retrieve the code: {s}",
        "Determine the code in {s}", "I stand at the keypad. What do I key in? {s}",
        "Where is the code in this? Write it: {s}", "{s}\n\nWhat do I enter as the code?"], _code_in),
    Task("direction", [
        "What is the {k}?\n{l}", "{l}\n\nWhat is the {k}?", "{l}\n\n{k}?", "{l}\n\nOnly the {k}, please.", "Here is a card. Which {k} is on it?\n{l}",
        "Read the {k}:\n{l}", "Find the {k}: {l}", "Give me the {k} from this: {l}", "From these notes, tell me the {k}: {l}",
        "My file card says this:\n{l}\n\nWhat does it say for {k}?", "Look up the {k}:\n{l}", "Data: {l}\nField: {k}\nValue:",
        "{l}\n\nCould you tell me the {k}?", "I only need the {k}: {l}", "Which {k} do we have here? {l}", "Could you copy the {k}? {l}",
        "Write down the {k}, nothing else:\n{l}", "{l}\n\nThe {k} is ...", "Check this form for the {k}:\n{l}", "Form:\n{l}\n\nWhat was filled in as {k}?",
        "What did they write next to {k}?\n{l}", "Value of {k}, please: {l}", "{l}\n\nTell me the {k} on this list.",
        "I lost sight of the {k}. Where is it? Write it: {l}", "Extract the {k} from the list:\n{l}", "Return the {k}: {l}",
        "Beside \"{k}\" there is what?\n{l}", "{l}\n\nWhich value goes with {k}?", "What's the {k} here? {l}", "Hey, which {k} is it? {l}",
        "I'd like the {k}: {l}", "{l}\n\n^ {k}?", "Given these lines, output the {k}:\n{l}", "Retrieve the {k}:\n{l}", "Fetch the {k} from this form:\n{l}",
        "I am filling in a form and need the {k} from here:\n{l}",
        "Search this record for the {k}:\n{l}", "Somebody asks me for the {k}. My notes: {l}"], _field_in),
    Task("direction", [
        "Put this in a <{t}> tag: {s}", "Wrap this in <{t}>: {s}", "HTML, please, with the tag {t}: {s}", "Write this between <{t}> and </{t}>: {s}",
        "{s}\n\nPut that into a {t} tag.", "{s}\n\nIn HTML, with <{t}>.", "Make an HTML element {t} with this text: {s}", "Use the tag {t} around this: {s}",
        "tag {t}: {s}", "I need this as HTML in a <{t}> element: {s}", "Surround this by the HTML tag {t}: {s}", "Could you put <{t}> around this? {s}",
        "Add an opening and a closing {t} tag: {s}", "Mark this up with <{t}>: {s}", "The text goes in a {t} element: {s}",
        "For my web page: this text in <{t}> tags. {s}", "Text: {s}\nTag: {t}\nHTML:", "Please enclose this in <{t}> tags: {s}",
        "Let this start with <{t}> and end with </{t}>: {s}", "Return this inside {t} tags: {s}", "Set this in a {t} tag: {s}",
        "Write HTML for this text, tag {t}: {s}", "{s}\n\nNow with {t} tags, please.", "How do I write this with a <{t}> tag? {s}",
        "Convert to an HTML {t} element: {s}", "Before this text put <{t}>, and close it after: {s}", "Code this text as HTML using {t}: {s}",
        "Give me the markup: {t} around this text. {s}", "What's this in a {t} tag? {s}", "Hey, can you put this in a <{t}> tag? {s}",
        "I'd like this inside <{t}>: {s}", "{s} <- {t} tag", "Given this text, output it in <{t}> tags: {s}", "Produce the HTML for a {t} element: {s}",
        "Apply the tag {t} to {s}",
        "This should become an HTML element of type {t}: {s}", "My page needs <{t}> on both sides of this, closed properly: {s}"], _tagged),
    Task("direction", [
        "Separate these with {t}: {l}", "Use {t} between the items: {l}", "Write {t} instead of commas: {l}", "{l}\n\nPut {t} between them.",
        "{l}\n\nWith {t}, please.", "{l}\n\nNo commas, but {t}.", "Join these with {t}: {l}", "Replace the commas by {t}: {l}", "with {t}: {l}",
        "Could you write this list with {t}? {l}", "I need {t} between these words: {l}", "Please divide these by {t}: {l}",
        "Let {t} stand between the items: {l}", "Change the commas to {t}: {l}", "Turn the commas into {t}: {l}", "Connect these with {t}: {l}",
        "List: {l}\nSeparator: {t}", "Set {t} between these: {l}", "My teacher wants {t} and not commas: {l}", "The commas should be {t}: {l}",
        "Return the list joined by {t}: {l}", "Link these by {t}: {l}", "Rewrite with {t} in place of commas: {l}", "How does this list look with {t}? {l}",
        "Put in {t} to keep the items apart: {l}", "Use {t} as separators: {l}", "I do not like commas. Use {t}: {l}",
        "Copy the list, with {t} where the commas are: {l}", "What's this list with {t}? {l}", "Hey, can you put {t} between these? {l}",
        "I'd like {t} and no commas: {l}", "{l} <- with {t}", "Given this list, output it with {t}: {l}", "Produce the list, split by {t}: {l}",
        "Apply {t} as separators to {l}", "Let me see {t} between these: {l}",
        "Each two items should have {t} between them: {l}", "Keep the words of this list apart by means of {t}: {l}"], _separated),
    Task("direction", [
        "Put the word {a} after each of these: {l}", "Write {a} after each word: {l}", "{l}\n\nAdd {a} to the end of each.",
        "{l}\n\nWith {a} after every word, please.", "Add {a} behind every item: {l}", "Each of these should end with the word {a}: {l}",
        "after each: {a}\n{l}", "I need {a} behind all of these: {l}", "Let {a} follow every item: {l}", "Could you write {a} after each item? {l}",
        "Every item gets {a} at the end: {l}", "List: {l}\nAdd behind each: {a}", "Rewrite this list with {a} after each item: {l}",
        "End each item with {a}: {l}", "Say the list again with {a} after each: {l}", "Append {a} to every item: {l}",
        "Attach the word {a} to the end of all items: {l}", "Each word, then {a}: {l}", "All of these need {a} behind them: {l}",
        "Please set {a} after every one of these: {l}", "Copy the list, but with {a} after each thing: {l}",
        "Return the list with {a} at the end of each entry: {l}", "Not before but after each item, the word {a}: {l}", "Let every entry finish with {a}: {l}",
        "Insert {a} after every item: {l}", "How does my list look with {a} behind each word? {l}", "Extend each of these by {a}: {l}",
        "Give every item {a} as its last word: {l}", "What's this list with {a} behind each? {l}", "Hey, can you put {a} after each of these? {l}",
        "I'd like {a} after every word: {l}", "{l} <- {a} after each", "Given this list, write {a} after each item: {l}",
        "Produce the list with {a} behind all items: {l}", "Tag every word with {a} at its end: {l}",
        "Behind all of these I want to read {a}: {l}", "Every entry should close with the word {a}: {l}"], _after_each),
    Task("direction", [
        "Move {a} to the front: {l}", "Put {a} first: {l}", "{l}\n\nMove {a} to the start.", "{l}\n\nPut {a} in the first place.",
        "{l}\n\n{a} should be first.", "Bring {a} to the top of the list: {l}", "Make {a} the first item: {l}", "Start the list with {a}: {l}",
        "Let {a} lead: {l}", "The most important is {a}, so put it first: {l}", "Could you put {a} at the beginning of this list? It is there already: {l}",
        "Reorder so that {a} comes first: {l}", "I want {a} at the top and the rest as it is: {l}", "Change the order: first {a}, then the others. {l}",
        "Shift {a} to the front of the list: {l}", "List: {l}\nNew first item: {a}", "Please take {a} out and put it in front: {l}",
        "Begin with {a}, then the other ones: {l}", "Give {a} the first place: {l}", "Pull {a} to the front: {l}", "Rewrite the list with {a} first: {l}",
        "The same items, but {a} at the head: {l}", "Today we do {a} first. What is the new order? {l}", "Let {a} jump the queue: {l}",
        "Return the list with {a} moved to the start: {l}", "Send {a} to the front of the row: {l}", "What is the list when {a} goes first? {l}",
        "Priority for {a}: {l}", "What's this list with {a} first? {l}", "Hey, can you move {a} to the front? {l}", "I'd like {a} at the start: {l}",
        "{l} <- {a} first", "Given this list, output it with {a} in front: {l}", "We serve {a} before all others. The order? {l}",
        "Take {a} to the front, keep the order of the rest: {l}",
        "No change but one: {a} goes to the head of the list. {l}", "The order is wrong, {a} belongs at the very top: {l}"], _moved(True)),
    Task("direction", [
        "Move {a} to the end: {l}", "Put {a} last: {l}", "{l}\n\nMove {a} to the end.", "{l}\n\nPut {a} in the last place.", "{l}\n\n{a} should be last.",
        "Bring {a} to the bottom of the list: {l}", "Make {a} the last item: {l}", "End the list with {a}: {l}", "Let {a} come after all the others: {l}",
        "The least important is {a}, so put it last: {l}", "Could you put {a} at the end of this list? It is there already: {l}",
        "Reorder so that {a} comes last: {l}", "I want {a} at the bottom and the rest as it is: {l}", "Change the order: the others first, then {a}. {l}",
        "Shift {a} to the back of the list: {l}", "List: {l}\nNew last item: {a}", "Please take {a} out and put it at the back: {l}",
        "Finish with {a}, the other ones before: {l}", "Give {a} the last place: {l}", "Push {a} to the back: {l}", "Rewrite the list with {a} last: {l}",
        "The same items, but {a} at the tail: {l}", "Today we do {a} last. What is the new order? {l}", "Return the list with {a} moved to the end: {l}",
        "Send {a} to the back of the row: {l}", "What is the list when {a} goes last? {l}", "We can wait with {a}. Put it at the end: {l}",
        "Close the list with {a}, keep the order of the others: {l}", "What's this list with {a} last? {l}", "Hey, can you move {a} to the end? {l}",
        "I'd like {a} at the end: {l}", "{l} <- {a} last", "Given this list, output it with {a} at the back: {l}",
        "We serve {a} after all others. The order? {l}", "Take {a} to the back, keep the order of the rest: {l}",
        "No change but one: {a} goes to the tail of the list. {l}", "The order is wrong, {a} belongs at the very bottom: {l}"], _moved(False)),
    Task("direction", [
        "Put {a} at the beginning of this list: {l}", "Add {a} at the front: {l}", "{l}\n\nAdd {a} in front.", "{l}\n\nPut {a} before all of these.",
        "Write {a} first and then these: {l}", "New first item: {a}. List: {l}", "Begin the list with {a} and go on with these: {l}",
        "I forgot {a}. It comes first: {l}", "Insert {a} at the start: {l}", "Could you add {a} at the top of the list? {l}",
        "The list should begin with {a}, which is missing: {l}", "Put the new item {a} in front: {l}", "Start with {a}, then the list: {l}",
        "Prepend {a} to {l}", "Let {a} come before the whole list: {l}", "One more, at the front: {a}. The list is {l}",
        "Please add {a} as the first one: {l}", "Top of the list: {a}. Below it: {l}", "We need {a} as well, and that comes first: {l}",
        "Add {a} to the start of {l}", "Return the list with {a} added at the beginning: {l}", "Before these I must do {a}. Write the whole list: {l}",
        "Place {a} ahead of these: {l}", "Write a list that opens with {a} and then has {l}", "In first place add {a}: {l}",
        "{l}\n\nThere is one more, {a}, at the very start.", "Extend the list at the front by {a}: {l}", "Put {a} on the list, as number one: {l}",
        "What's this list with {a} added in front? {l}", "Hey, can you add {a} at the start? {l}", "I'd like {a} added as the first item: {l}",
        "{l} <- add {a} in front", "Given this list, output it with the new item {a} at its head: {l}", "Ahead of all of these comes {a}. Add it: {l}",
        "We need {a} before anything else. New list? {l}",
        "A newcomer, {a}, goes ahead of everybody here: {l}", "Lengthen my list by {a}, and do it on the left side: {l}"], _in_front),
    Task("direction", [
        "Put {b} after {a} in this list: {l}", "Insert {b} after {a}: {l}", "{l}\n\nAdd {b} right after {a}.", "{l}\n\nInsert {b} behind {a}.",
        "After {a} comes {b}. Add it: {l}", "Add {b} behind {a}: {l}", "I forgot {b}. It comes after {a}: {l}", "Place {b} just after {a}: {l}",
        "Could you add {b} after {a}? {l}", "The new one is {b}, and it follows {a}: {l}", "Write the list with {b} after {a}: {l}",
        "Let {b} follow {a} in the list: {l}", "List: {l}\nInsert after {a}: {b}", "Please put in {b} right behind {a}: {l}",
        "Between {a} and what follows it, put {b}: {l}", "When {a} is done we need {b}. Add that: {l}", "Return the list with {b} inserted after {a}: {l}",
        "Squeeze {b} in after {a}: {l}", "We have a new stop, {b}, after {a}: {l}", "Next to {a}, on its right, add {b}: {l}",
        "Make room for {b} after {a}: {l}", "Extend the list: {b} goes behind {a}. {l}", "{l}\n\nWith {b} after {a}, please.",
        "Where does {b} go? After {a}. Write the list: {l}", "Set the word {b} after the word {a}: {l}", "Find {a} and add {b} behind it: {l}",
        "Put one more item, {b}, directly after {a}: {l}", "As soon as you come to {a}, write {b} too: {l}", "What's this list with {b} after {a}? {l}",
        "Hey, can you add {b} after {a}? {l}", "I'd like {b} added behind {a}: {l}", "{l} <- add {b} after {a}",
        "Given this list, output it with {b} behind {a}: {l}", "Once we have {a}, we take {b}. Add it to the list: {l}",
        "Let me see the list with {b} put behind {a}: {l}",
        "The newcomer {b} takes the seat on the right of {a}: {l}", "Copy my list and slip in {b} as soon as {a} is over: {l}"], _inserted),
    Task("direction", [
        "Make the word {a} bold: {s}", "Make only {a} bold in this: {s}", "{s}\n\nMake {a} bold.", "{s}\n\nThe word {a} in bold, please.",
        "Write {a} in bold in this sentence: {s}", "Put two stars around the word {a}: {s}", "In this sentence, {a} should be bold: {s}",
        "Bold for the word {a}, please: {s}", "Mark {a} in bold: {s}", "Could you make {a} bold here? {s}", "I want {a} in bold, the rest as it is: {s}",
        "Highlight {a} with bold: {s}", "Markdown: make {a} bold. {s}", "Text: {s}\nBold word: {a}", "Please set only the word {a} in bold type: {s}",
        "Let the word {a} stand out in bold: {s}", "The important word is {a}. Make it bold: {s}", "Copy this sentence with {a} in bold: {s}",
        "Stars before and after {a}, so that it is bold: {s}", "Return the sentence with {a} in Markdown bold: {s}", "{s}\n\nOnly {a} should be bold.",
        "Stress the word {a} by bold: {s}", "Not the whole sentence, only {a} in bold: {s}", "Use bold for {a} in the next sentence. {s}",
        "The reader should notice {a}, so make it bold: {s}", "Change {a} to bold: {s}", "bold {a} in: {s}", "Find {a} in this and make it bold: {s}",
        "What's this with {a} in bold? {s}", "Hey, can you make the word {a} bold? {s}", "I'd like {a} bold in this: {s}", "{s} <- {a} in bold",
        "Given this sentence, make {a} bold: {s}", "Apply bold to the word {a}: {s}", "Produce the sentence with {a} between double stars: {s}",
        "Print the word {a} in fat letters, Markdown style: {s}", "One word is to be bold here, namely {a}: {s}"], _one_marked("**", "**")),
    Task("direction", [
        "Put the word {a} in quotation marks: {s}", "Quotation marks around {a}, please: {s}", "{s}\n\nPut {a} in quotes.",
        "{s}\n\nThe word {a} in quotation marks, please.", "Write {a} in quotes in this sentence: {s}",
        "In this sentence, {a} should have quotation marks: {s}", "Quote only the word {a}: {s}", "Could you put {a} in quotes here? {s}",
        "I want {a} in quotation marks, the rest as it is: {s}", "Add quotation marks to the word {a}: {s}", "Text: {s}\nWord for the quotes: {a}",
        "Please set only the word {a} in quotes: {s}", "Copy this sentence with {a} in quotation marks: {s}", "Quotes before and after {a}: {s}",
        "Return the sentence with {a} quoted: {s}", "{s}\n\nOnly {a} should be in quotes.", "Not the whole sentence, only {a} in quotes: {s}",
        "Use quotation marks for {a} in the next sentence. {s}", "Find {a} in this and quote it: {s}", "quotes around {a}: {s}",
        "Let {a} stand in quotation marks: {s}", "It is not really called {a}, so put that in quotes: {s}", "Surround the word {a} with quotation marks: {s}",
        "Give the word {a} a pair of quotation marks: {s}", "Set quote marks at both sides of {a}: {s}", "The word {a} is a quotation. Mark it: {s}",
        "Enclose {a} in quotes: {s}", "Just {a} wants quotation marks: {s}", "What's this with {a} in quotes? {s}",
        "Hey, can you put the word {a} in quotation marks? {s}", "I'd like quotes on {a}: {s}", "{s} <- {a} in quotes", "Given this sentence, quote {a}: {s}",
        "Apply quotation marks to the word {a}: {s}", "Produce the sentence with {a} in quotation marks: {s}",
        "Of all the words, only {a} gets quote marks: {s}", "My teacher says that {a} must be in inverted commas here: {s}"], _one_marked('"', '"')),
    Task("direction", [
        "Remove the word {a} from this sentence: {s}", "Write this without the word {a}: {s}", "{s}\n\nRemove {a}.", "{s}\n\nWithout the word {a}, please.",
        "Leave out {a}: {s}", "Take the word {a} out: {s}", "Delete {a} from the sentence: {s}", "Drop the word {a}: {s}", "Could you cut {a} from this? {s}",
        "I do not want {a} in this sentence: {s}", "The word {a} has to go: {s}", "Strike {a}: {s}", "Sentence: {s} Remove: {a}",
        "Please write it again, but not the word {a}: {s}", "Say this without {a}: {s}", "Copy this sentence and skip the word {a}: {s}",
        "{s}\n\nThe same without {a}.", "Cross out {a} in this: {s}", "The word {a} is wrong here. Leave it away: {s}",
        "Return the sentence with {a} deleted: {s}", "One word too many, {a}. Correct: {s}", "How does this read when {a} is gone? {s}",
        "Erase the word {a}: {s}", "{s}\n\nI no longer need {a} in there.", "without {a}: {s}", "Find {a} in this and delete it: {s}",
        "Clear {a} from the sentence: {s}", "We do not know if it is {a}, so omit that: {s}", "What's this without {a}? {s}",
        "Hey, can you take out the word {a}? {s}", "I'd like this without {a}: {s}", "{s} <- no {a}", "Given this sentence, drop {a}: {s}",
        "Produce the sentence with no {a} in it: {s}", "Let me see this once {a} is deleted: {s}",
        "Throw {a} out of this sentence and keep the other words: {s}", "Nobody cares that it is {a}, so write it with that word missing: {s}"], _word_gone),
    Task("direction", [
        "Add the word {a} before {b}: {s}", "Put {a} in front of {b} in this sentence: {s}", "{s}\n\nAdd {a} before {b}.",
        "{s}\n\nPut the word {a} before the word {b}.", "Insert {a} before {b}: {s}", "Say that the {b} is {a} by adding the word: {s}",
        "Write this with the word {a} before {b}: {s}", "The {b} is {a}. Add that before the word {b}: {s}", "Could you put {a} before {b} here? {s}",
        "The word {a} is missing before {b}: {s}", "I forgot the word {a}. It goes before {b}: {s}", "Sentence: {s} Insert {a} in front of {b}.",
        "Please add {a} just before {b}: {s}", "Let the word {a} stand before {b}: {s}", "Copy this sentence with {a} before the word {b}: {s}",
        "Where it says {b}, write {a} and then {b}: {s}", "Make the {b} {a}: {s}", "Describe the {b} as {a} in this sentence: {s}",
        "{s}\n\nIt is about the {a} {b}. Put that in.", "Return the sentence with {a} inserted before {b}: {s}", "Instead of {b} say {a} {b}: {s}",
        "Be more exact, it is the {a} {b}: {s}", "Extend {b} to {a} {b}: {s}", "Find the word {b} and put {a} in front: {s}",
        "Squeeze in {a} before {b}: {s}", "{s}\n\nWith the word {a} before {b}, please.", "Set {a} to the left of {b}: {s}",
        "{s} Which {b}? The {a} one. Write the full sentence.", "What's this with {a} before {b}? {s}", "Hey, can you add {a} before {b}? {s}",
        "I'd like the word {a} in front of {b}: {s}", "{s} <- {a} before {b}", "Given this sentence, add {a} before {b}: {s}",
        "Produce the sentence with {a} right before {b}: {s}", "The {b} has a colour, {a}. Add the word: {s}",
        "Tell the reader of what colour the {b} is, namely {a}: {s}", "The sentence lacks the word {a}, which goes with {b}: {s}"], _word_added),
    Task("direction", [
        "Ask {p} for {o}.", "Ask {p} politely for {o}.", "I want {o} from {p}. How do I ask?", "How do I ask {p} for {o}?",
        "Write a line that asks {p} for {o}.", "{p} has {o} and I need it. Ask politely.", "Please ask {p} for {o}.", "ask {p} for {o}",
        "A polite question to {p}: can I get {o}?", "What do I say to {p} if I would like {o}?", "Request {o} from {p}.", "Could you ask {p} for {o}?",
        "I need {o}. Ask {p}.", "Say to {p} that you want {o}, as a polite question.", "To: {p}\nI want: {o}\nPolite question:",
        "At the table, {o} stands next to {p}. How do I ask for it?", "I would like to have {o}. It is with {p}. Which question do I ask?",
        "One line to {p}, asking for {o}, please.", "Put this in a polite question to {p}: give me {o}.", "Make a polite request to {p} for {o}.",
        "Would you ask {p} for {o}, please?", "My question to {p} is about {o}, which I want. Write it.", "Beg {p} for {o} in a polite way.",
        "Tell {p} politely to hand over {o}.", "Find the right words to get {o} from {p}.", "Turn to {p} and ask for {o}.",
        "{p} should give me {o}. Ask nicely.", "Write {p} a polite line because I want {o}.", "Hey, ask {p} for {o}!", "I'd like {o}. Could you ask {p}?",
        "What's a polite way to ask {p} for {o}?", "{p}, {o} <- ask politely", "Given the name {p} and the thing {o}, ask for it.",
        "Produce a polite question to {p} for {o}.", "I am hungry or in need, and {p} has {o}. What do I ask?",
        "I am shy. Which words do I use to get {o} from {p}?", "Phrase a friendly request: from {p} I would like {o}."], _for_thing("{p}, could I have {o}, please?", lambda rng: f"the {rng.choice(w.OBJECTS + w.FOODS)}")),
    Task("direction", [
        "Apologise to {p} for {o}.", "Say sorry to {p} for {o}.", "Write an apology to {p} for {o}.", "How do I say sorry to {p} for {o}?",
        "{p} is angry about {o}. Apologise.", "Please tell {p} that I am sorry for {o}.", "apology to {p} for {o}",
        "A line to {p} to say sorry for {o}, please.", "I am to blame for {o}. Say sorry to {p}.", "What do I say to {p} after {o}?",
        "Excuse me to {p} for {o}.", "Could you write an apology to {p} for {o}?", "To: {p}\nAbout: {o}\nApology:", "Ask {p} to forgive {o}. Just say sorry.",
        "I feel bad about {o}. Write {p} that I am sorry.", "{p} complained about {o}. Answer with an apology.", "Express regret to {p} for {o}.",
        "Would you apologise to {p} for {o}?", "One sentence that says sorry to {p} for {o}.", "Because of {o} I must apologise to {p}. Write it.",
        "Say to {p} that you are sorry for {o}.", "Make an apology for {o}. It goes to {p}.", "Give {p} an apology for {o}.",
        "We are sorry about {o}. How do I tell {p}, speaking for myself?", "Find words of apology for {p}. The reason is {o}.",
        "Our guest {p} did not like {o}. Say sorry.", "My fault! Tell {p} sorry for {o}.", "Apologize for {o}. The person is {p}.",
        "Hey, say sorry to {p} for {o}.", "I'd like to say sorry to {p} for {o}.", "What's a good apology to {p} for {o}?", "{p}, {o} <- apology",
        "Produce an apology to {p} for {o}.", "{p} had to suffer {o}. What do I say?", "Make up with {p} after {o}: say sorry.",
        "I owe {p} an apology because of {o}.", "{o} upset {p}. Which words make up for it?"], _for_thing("I am sorry for {o}, {p}.", _fault)),
    Task("direction", [
        "Invite {p} to {o}.", "Write an invitation to {p} for {o}.", "I would like {p} to come to {o}. Write the invitation.", "How do I invite {p} to {o}?",
        "An invitation for {p}, please. It is for {o}.", "Please invite {p} to {o}.", "invite {p}, {o}", "Ask {p} to come to {o}.",
        "Write {p} an invitation in one line, to {o}.", "{p} should come to {o}. Write a card.", "Could you invite {p} to {o}?",
        "To: {p}\nEvent: {o}\nInvitation:", "One line that invites {p} to {o}, please.", "I want {p} as a guest. The place or day is this: {o}.",
        "Draft an invitation for {p} to {o}.", "{p} is to be our guest at {o}. What do I write?", "A short invitation to {o}, for {p}.",
        "Would you write a card that invites {p} to {o}?", "I am planning {o}, and {p} is on the list. Write the invitation.",
        "Send word to {p} in one line: come to {o}. Write it.", "Compose an invitation: guest {p}, occasion {o}.",
        "Tell {p} in a letter line that {p} is invited to {o}.", "My friend {p} does not know about {o} yet. Write an invitation.",
        "What do I put on the card for {p} who is invited to {o}?", "Make an invitation to {o}. The name is {p}.",
        "We would love to see {p} at {o}. Write that as an invitation.", "Bid {p} welcome to {o} with an invitation.",
        "Get {p} to come to {o}, with one polite line.", "Hey, invite {p} to {o}!", "I'd like to invite {p} to {o}.",
        "What's a short invitation to {o} for {p}?", "{p}, {o} <- invitation", "Produce an invitation for {p} to {o}.",
        "Guest: {p}\nWhere or what: {o}\nCard:", "I am writing cards for {o}. The first is for {p}.",
        "A place is free at {o}, and I think of {p}. Write the line.", "Have {p} over for {o}: which words go on the card?"], _for_thing("Dear {p}, please come to {o}.", _party)),
    Task("direction", [
        "Say goodbye to {p}.", "{p} is leaving. Say goodbye.", "Say bye to {p}.", "How do you say goodbye to {p}?", "Write a goodbye to {p}.",
        "A goodbye for {p}, please.", "I am {p} and I must go now. Say goodbye to me.", "goodbye to {p}", "Please say goodbye to my friend {p}.",
        "Wave {p} goodbye with a word.", "What do you say when {p} goes home?", "{p} goes away today. Which word do you say?", "Take leave of {p}.",
        "Could you say goodbye to {p}?", "The chat with {p} is over. Say goodbye.", "My name is {p}. I have to leave.", "Tell {p} goodbye.",
        "Would you bid {p} goodbye?", "Part from {p} with one word and the name.", "One line of farewell to {p}, please.", "Name: {p}\nGoodbye:",
        "At the station, {p} gets on the train. Say your goodbye.", "It is late, says {p}, and stands up. Say goodbye.", "Farewell to {p}?",
        "End the talk with {p} politely, by name.", "The visit of {p} is over. What do you say?", "Our colleague {p} has the last day here. Say goodbye.",
        "Hang up the phone with a goodbye to {p}.", "Hey, say goodbye to {p}!", "I'd like to say goodbye to {p}.", "What's a farewell for {p}?",
        "{p} <- goodbye", "Produce a goodbye to {p}.", "{p} waves from the car. What do you call?", "See {p} off with a word.",
        "The taxi for {p} has arrived. Your last words?", "Before {p} walks out of the door, what do I call?"], _for_name("Goodbye, {p}!")),
    Task("direction", [
        "{p} is ill. What do I write on the card?", "Wish {p} a quick recovery.", "Write a get well card to {p}.",
        "My friend {p} is sick. Say something kind.", "Say get well soon to {p}.", "{p} lies in bed with a cold. Write a wish.",
        "A get well wish for {p}, please.", "How do I wish {p} good health?", "get well card for {p}", "{p} broke a leg. What do I wish?",
        "Our teacher {p} is in hospital. Write a wish.", "Please write {p} to get well.", "I hope that {p} will be healthy again soon. Write that as a wish.",
        "What do you say to {p}, who has the flu?", "Give {p} a wish for better health.", "{p} has a fever. Send a kind line.",
        "Could you write a get well line for {p}?", "One line for {p}, who is not well.", "Name: {p}\nGet well wish:",
        "The doctor says {p} must stay in bed. What do we write to {p}?", "Cheer up {p}, who is ill.",
        "My grandmother {p} feels ill. What could I say to her?", "Wish my sick neighbour {p} well.", "Would you wish {p} a good recovery?",
        "We hear {p} caught a cold. Which wish fits?", "A card to the hospital for {p}. What is on it?", "Tell {p} to get well soon.",
        "{p} has a bad cough. A kind word, please.", "Hey, {p} is ill. Send a wish.", "I'd like to wish {p} better health.",
        "What's a good line for {p}, who is ill?", "{p} <- get well", "Produce a get well line to {p}.",
        "{p} stays at home with a sore throat. A kind wish, please.", "Our boss {p} had an operation. What do we write?",
        "The bed of {p} is full of tissues. Write a caring line.", "Hope for the health of {p}, put in one short wish."], _for_name("Get well soon, {p}!")),
    Task("direction", [
        "Wish {p} good luck.", "{p} has a test tomorrow. What do you say?", "Say good luck to {p}.", "Write a good luck wish for {p}.",
        "{p} goes to an exam. Wish something.", "Luck for {p}, please.", "A good luck card for {p}.", "How do I wish {p} luck?", "good luck for {p}",
        "{p} plays in the final today. Say a wish.", "My brother {p} starts a race. What do I call?", "Please wish my friend {p} luck.",
        "I keep my fingers crossed for {p}. Write that as a wish of luck.", "What do you say to {p} before a test?", "{p} begins a new job. Wish {p} luck.",
        "Give {p} a wish of luck.", "Could you wish {p} the best of luck?", "One line of luck for {p}, who sings on stage tonight.",
        "Name: {p}\nWish of luck:", "Tell {p} that you wish good luck.", "Today {p} takes the driving test. Which wish fits?",
        "Would you wish {p} luck for the interview?", "{p} needs luck. Say it.", "Our team captain {p} walks onto the field. Wish luck.",
        "I am {p} and I have an exam. Wish me luck by name.", "May {p} be lucky! How do we say that?", "Send {p} off to the exam with a wish of luck.",
        "Before the match, say a lucky word to {p}.", "Hey, wish {p} luck!", "I'd like to wish {p} luck.", "What's a lucky wish for {p}?", "{p} <- good luck",
        "Produce a wish of luck for {p}.", "{p} is nervous before the test. What do I say?", "My sister {p} is about to climb the wall. Wish her luck.",
        "It gets serious for {p} in an hour. Which wish do I shout?", "I hope all goes well for {p} in the contest. Say so in a short wish."], _for_name("Good luck, {p}!")),
    Task("direction", [
        "How do I end a letter? My name is {p}.", "Write the end of a letter from {p}.", "Sign a letter for {p}.",
        "The last lines of a letter by {p}, please.", "Close my letter. I am {p}.", "End a mail from {p}.", "Write the closing of a letter signed by {p}.",
        "What stands at the bottom of a letter from {p}?", "letter ending, name {p}", "Sign off as {p}.", "How should an email from {p} end?",
        "I am {p}. Write the closing lines of my letter.", "Finish the letter. It is from {p}.", "Give me the closing of a letter, with the name {p}.",
        "My letter is done but for the end. I am called {p}.", "Only the end of the letter: it is by {p}.", "From: {p}\nEnd of the letter:",
        "Please close the mail with the name {p}.", "Could you end my letter? Sign it {p}.", "Which lines close a letter from {p}?",
        "Write the greeting at the end, and sign as {p}.", "Put the good wishes and my name, {p}, under the letter.", "Closing words and signature for {p}.",
        "The letter is from {p}. How does it close?", "What does {p} write last in a letter?", "A friendly letter end for {p}, please.",
        "Under my letter: closing and name. The name is {p}.", "Draft the sign-off for {p}.", "Hey, end my letter. I'm {p}.",
        "I'd like a letter ending with the name {p}.", "What's a good ending for a letter from {p}?", "{p} <- letter ending",
        "Produce the closing of a letter by {p}.", "The writer is {p}, the letter is done. Close it.", "Given the name {p}, write how the letter closes.",
        "I have said all in my mail. Now the ending, from {p}.", "The text of the letter is there, so add the farewell and the signature of {p}."], _for_name("Best wishes,\n{p}")),
    Task("direction", [
        "Write {s} as a Roman numeral.", "What is {s} in Roman numerals?", "{s} in Roman numerals?", "How did the Romans write {s}?",
        "Roman numeral for {s}?", "Give me the Roman numeral for {s}.", "Turn {s} into a Roman numeral.", "roman: {s}", "Which Roman numeral stands for {s}?",
        "Convert {s} to Roman numerals.", "Chapter {s}: write the number in Roman style.", "King number {s}: how is the number written after his name?",
        "Number: {s}\nRoman:", "Please write the number {s} the Roman way.", "On an old clock, how is {s} written?",
        "Could you write {s} with Roman letters like I and V?", "The Roman way to write {s}, please.", "I need {s} in Roman numerals for a clock face.",
        "What did {s} look like on a Roman coin?", "Change the number {s} to its Roman form.", "Say {s} with the signs I, V and X.",
        "My homework: {s} as a Roman numeral.", "Roman form of {s}?", "Express {s} in Roman numerals.", "If I is 1 and V is 5, what is {s}?",
        "Write {s} with I, V and X.", "{s} as the Romans wrote it", "Return the Roman numeral of the number {s}.", "What's {s} as a Roman numeral?",
        "Hey, how do I write {s} in Roman numerals?", "I'd like {s} in Roman numerals.", "{s} <- Roman", "Produce the Roman numeral for {s}.",
        "Part {s} of the film: the number in Roman style?",
        "A stone over the door shows the number {s} in Roman signs. What does it show?", "Make the number {s} Roman."], rows_of(ROMAN, "s")),
    Task("direction", [
        "What number is the Roman numeral {s}?", "Which number is {s} in Roman numerals?", "The Roman numeral {s} is which number?",
        "Write the Roman numeral {s} as a number.", "What does the Roman {s} stand for?", "Read the Roman numeral {s}.", "Roman {s}, in our digits?",
        "Turn the Roman numeral {s} into a number.", "roman to number: {s}", "Convert {s} from Roman numerals.",
        "The chapter is headed {s}. Which chapter number is that?", "On the old clock I see {s}. What hour is it?", "Roman: {s}\nNumber:",
        "Please tell me what the Roman number {s} means.", "Could you read the Roman numeral {s} for me?",
        "The king has {s} after his name. Which number is he?", "I cannot read Roman numerals. What is {s}?", "What is the value of the Roman numeral {s}?",
        "The Romans wrote {s}. We write ...", "Change the Roman {s} to digits.", "My homework: the Roman numeral {s} as a number.",
        "What number did the Romans mean by {s}?", "Give the number for the Roman numeral {s}.", "In digits, the Roman numeral {s} is ...",
        "How much is {s} in Roman numerals?", "Decode the Roman numeral {s}.", "On the wall of a church I read {s}. Which number is meant?",
        "Return the number for Roman {s}.", "What's the Roman numeral {s} in digits?", "Hey, which number is Roman {s}?",
        "I'd like to know the number of Roman {s}.", "{s} (Roman) <- number?", "Produce the number for the Roman numeral {s}.",
        "Part {s} of the film is part number ...",
        "Carved in stone is the Roman numeral {s}. How do we write it today?", "Which number hides behind the Roman signs {s}?"], rows_of([(sign, number) for number, sign in ROMAN], "s")),
    Task("direction", [
        "What is the sign for {s}?", "How do you abbreviate {s}?", "Short form of the unit {s}?", "Write {s} in short, as a unit.", "Unit sign of {s}?",
        "{s} in short?", "What is the symbol for {s}?", "Which letters stand for {s}?", "Give me the unit symbol for {s}.", "unit symbol: {s}",
        "How is the unit {s} written in short?", "The sign of the unit {s}, please.", "What do I write after a number for {s}?", "Unit: {s}\nSymbol:",
        "Symbol for {s}, please.", "On a label, how is {s} written?", "Could you abbreviate the unit {s}?",
        "I measure in the unit {s}. Which sign do I write?", "The short sign for {s} is ...", "In a table I have no room to write {s}. What is the sign?",
        "Turn the unit {s} into its symbol.", "My homework asks for the symbol of {s}.", "How do I shorten {s} behind a number?",
        "Abbreviation for the unit {s}?", "Tell me the abbreviation of the unit {s}.", "Which symbol does the unit {s} have?",
        "Say the unit symbol that belongs to {s}.", "Please write the unit {s} with its symbol only.", "What's the sign of the unit {s}?",
        "Hey, how do I abbreviate {s}?", "I'd like the symbol for {s}.", "{s} <- unit symbol", "Produce the symbol of the unit {s}.",
        "Instead of {s} I write the sign ...",
        "In physics, which sign means {s}?", "A scale or a ruler shows which letters for {s}?"], rows_of(UNITS, "s")),
    Task("direction", [
        "What unit is {s}?", "Which unit does {s} stand for?", "What does the unit {s} mean?", "Write out the unit {s}.", "Unit {s}: what is the full word?",
        "The long form of the unit {s}?", "Which unit is written {s}?", "Give me the full name of the unit {s}.", "unit name: {s}",
        "{s} is short for which unit?", "Symbol: {s}\nUnit:", "On a label I read {s}. Which unit is it?", "Behind a number stands {s}. What does it mean?",
        "Could you tell me the unit with the sign {s}?", "Please write the unit {s} in full.", "Say the unit {s} in one full word.",
        "I do not know the unit {s}. What is it called?", "The symbol {s} belongs to which unit?", "In full, the unit {s} is ...",
        "What is the unit {s} called?", "Spell out the unit {s}.", "My homework asks which unit {s} is.", "Which word is meant by the unit {s}?",
        "Turn the unit sign {s} into a word.", "Read the unit {s} aloud.", "Full word for the unit symbol {s}?", "Return the name of the unit {s}.",
        "Name the unit whose sign is {s}.", "What's the unit {s}?", "Hey, what does the unit {s} stand for?", "I'd like the full name of the unit {s}.",
        "{s} <- which unit?", "Produce the full word for the unit {s}.", "The sign {s} on a label means the unit ...",
        "Somebody measured something in {s}. What do we call that unit?", "How would you pronounce {s} when it follows a number?"], rows_of([(sign, name) for name, sign in UNITS], "s")),
    Task("direction", [
        "Make a checklist: {l}", "Turn this into a checklist: {l}", "{l}\n\nAs a checklist, please.", "{l}\n\nMake boxes I can tick.",
        "Write a to-do list in Markdown: {l}", "A checklist with empty boxes: {l}", "Give each of these a box to tick: {l}", "checklist: {l}",
        "I want to tick these off. Make a checklist: {l}", "Markdown task list: {l}", "Put an empty box before each: {l}",
        "Could you make a checklist of this? {l}", "I need these as a to-do list with boxes: {l}", "Please write these with \"- [ ]\" in front: {l}",
        "For my trip I must pack these. A checklist, please: {l}", "Convert this list to a task list: {l}", "List these with boxes to tick: {l}",
        "Tasks: {l}\nWrite them as a checklist.", "Return a Markdown checklist: {l}", "To-do list with check boxes from this: {l}",
        "Make tick boxes for these: {l}", "One line with an empty box for each: {l}", "Format as a checklist: {l}",
        "I will tick off what is done, so give me boxes: {l}", "Set these up as tasks with boxes, none of them ticked: {l}",
        "Would you turn these into a to-do list? {l}", "Each of these with an open check box: {l}", "Boxes in front, please: {l}",
        "What's this as a checklist? {l}", "Hey, can you make a checklist? {l}", "I'd like boxes to tick for these: {l}", "{l} <- checklist",
        "Given this list, output a checklist: {l}", "Produce a to-do list with boxes: {l}",
        "Nothing of this is done yet. Show it with open boxes: {l}", "Let me have this in the form of tasks to tick: {l}"], from_items(lambda items: "\n".join(f"- [ ] {item}" for item in items))),
    Task("direction", [
        "Make a table row: {l}", "Write this as a Markdown table row: {l}", "{l}\n\nAs a table row, please.", "{l}\n\nMake that one row of a Markdown table.",
        "Turn this into a row of a table: {l}", "table row: {l}", "Put these in the cells of one row: {l}", "One row with bars between the cells: {l}",
        "I need these as a row in a Markdown table: {l}", "Could you make a table row of this? {l}", "Format as a table row: {l}",
        "Each of these is a cell. Write the row: {l}", "Cells: {l}\nRow:", "Markdown row, please: {l}", "Please write these as cells with | around them: {l}",
        "Return one Markdown table row: {l}", "Convert this list to a table row: {l}", "A bar at the start, at the end and between the items: {l}",
        "Set these in a row of a table: {l}", "My table needs one more row with this: {l}", "The head of my table has these columns. Write the row: {l}",
        "Use | to make a row of these: {l}", "Show these as one line of a Markdown table: {l}", "Would you put these into table cells, all in one row? {l}",
        "From this list, build a table row: {l}", "Next row of the table: {l}", "Columns: {l}. Write them as a row with bars.",
        "Enclose each of these in bars, as in a table: {l}", "What's this as a table row? {l}", "Hey, can you make a table row? {l}",
        "I'd like a row of cells from this: {l}", "{l} <- table row", "Given this list, output a table row: {l}", "Produce a row with bars: {l}",
        "Every word here belongs in its own cell, side by side: {l}", "Draw up a single line for my Markdown table with these: {l}"], from_items(lambda items: "| " + " | ".join(items) + " |")),
    Task("direction", [
        "Which one is {x}? Answer with the letter.\n{l}", "{l}\n\nWhich one is {x}? Only the letter.", "Which of these is {x}? Say the letter: {l}",
        "Pick the letter: which is {x}?\n{l}", "Question: which of these is {x}?\n{l}\nAnswer with the letter only.",
        "{l}\n\nThe letter of the one that is {x}?", "Multiple choice. What is {x}?\n{l}", "One of these is {x}. Give its letter: {l}",
        "Choose the right answer. Which is {x}?\n{l}\nLetter:", "Quiz: which word names {x}? Reply with a letter.\n{l}",
        "{l}\n\nUnder which letter is there {x}?", "Tell me the letter before {x}: {l}", "Find {x} and write its letter: {l}",
        "Select {x}. Letter only.\n{l}", "{l}\n\nI look for {x}. Which letter?", "Which option is {x}?\n{l}",
        "Options:\n{l}\nWhich option is {x}? Just the letter, please.", "Answer by letter: what here is {x}? {l}",
        "{l}\n\nOnly one is {x}. Which letter has it?", "Test question: mark {x}. Write just the letter.\n{l}", "Which letter belongs to {x}? {l}",
        "Please choose {x} from these by its letter: {l}", "Write the letter of the word that means {x}:\n{l}",
        "Is it the first letter or another? Find {x}: {l}", "What is the right letter? We want {x}.\n{l}", "{l}\n\nReply with the letter of {x}.",
        "Where do I make the cross if I look for {x}? The letter, please.\n{l}", "The correct choice is {x}. Which letter is it? {l}",
        "What's {x} here? Only the letter.\n{l}", "Hey, which letter is {x}?\n{l}", "I'd like the letter of {x}: {l}", "{l}\n\n^ which is {x}? Letter.",
        "Given these options, output the letter of {x}: {l}", "Determine which is {x} and write its letter:\n{l}",
        "The exam says: tick {x}. Which letter do I tick?\n{l}", "{l}\n\nGive the letter that goes with {x}, nothing more."], _letter_that_is),
    Task("direction", [
        "What is option {a}?\n{l}", "{l}\n\nWhich one is {a}?", "{l}\n\nI take {a}. What is it?", "Read option {a}: {l}",
        "Which word has the letter {a}? {l}", "What stands at {a}?\n{l}", "Write out answer {a}: {l}", "My answer is {a}. Which word is that?\n{l}",
        "Give me the word at letter {a}: {l}", "{l}\n\nOption {a}, please, in words.", "What do I choose with {a}? {l}", "Choice {a} is what? {l}",
        "Copy the option with the letter {a}:\n{l}", "The right answer is {a}. Say the word: {l}", "Look at {a}. What does it say? {l}",
        "I picked {a} in the test. What did I pick?\n{l}", "Letter: {a}\nOptions: {l}\nWord:", "Which thing is meant by {a}? {l}",
        "Could you read me option {a}? {l}", "{l}\n\nTell me what {a} is.", "Return the text of option {a}: {l}", "If I say {a}, which one do I mean? {l}",
        "Please write the word behind the letter {a}: {l}", "Under {a}, what do we have?\n{l}", "She chose {a}. What did she choose? {l}",
        "Take the option {a}. How is it called? {l}", "Not the letter but the word for {a}: {l}", "{l}\n\nName the thing behind {a}.",
        "What's {a} here?\n{l}", "Hey, what does {a} stand for?\n{l}", "I'd like to know what {a} is: {l}", "{l}\n\n^ {a}?",
        "Given these options, output the word of {a}: {l}", "I ticked {a}. In words? {l}",
        "The winner is the one with the letter {a}. Who or what won? {l}", "Resolve the letter {a} to its word: {l}"], _sign_of("ABCDEF", True)),
    Task("direction", [
        "Which letter does {a} have?\n{l}", "{l}\n\nWhich letter is {a}?", "What is the letter of {a}? {l}", "Under which letter do I find {a}? {l}",
        "I choose {a}. Which letter is that?\n{l}", "Give me the letter for {a}: {l}", "{l}\n\nI want {a}. The letter, please.",
        "Find {a} and write its letter:\n{l}", "The answer is {a}. Which option is it? {l}", "Which option says {a}?\n{l}", "Letter of the option {a}? {l}",
        "Where is {a}? Answer with the letter: {l}", "{l}\n\nSay only the letter that has {a}.", "Word: {a}\nOptions: {l}\nLetter:",
        "Could you tell me which letter stands before {a}? {l}", "If {a} is right, which letter do I tick? {l}",
        "Which of the options is {a}? Letter only.\n{l}", "Look for {a} and tell me the letter: {l}", "Return the letter of {a}: {l}",
        "Beside which letter is {a} written?\n{l}", "Please give just the letter that goes with {a}: {l}",
        "My guess is {a}. Which letter must I send in? {l}", "Not the word but its letter: {a}\n{l}", "What letter has {a}? {l}",
        "She wants {a}. What letter does she say?\n{l}", "Name the letter in front of {a}: {l}", "{l}\n\nThe letter that belongs to {a}?",
        "Press the right key for {a}:\n{l}", "What's the letter of {a}?\n{l}", "Hey, which letter is {a}?\n{l}", "I'd like the letter that has {a}: {l}",
        "{l}\n\n^ letter of {a}?", "Given these options, output the letter for {a}: {l}", "I ticked {a}. By letter? {l}",
        "To vote for {a}, which letter do I write on the paper?\n{l}", "By what sign is {a} marked in these options? {l}"], _sign_of("ABCDEF", False)),
    Task("direction", [
        "What is number {a}?\n{l}", "{l}\n\nWhich one is number {a}?", "{l}\n\nI take number {a}. What is it?", "Read point {a}: {l}",
        "What stands at number {a}?\n{l}", "Write out item {a}: {l}", "Give me the word at number {a}: {l}", "{l}\n\nNumber {a}, please.",
        "Who or what has the number {a}? {l}", "Step {a} is what? {l}", "Copy the item with the number {a}:\n{l}",
        "I am at number {a} of my list. What is it? {l}", "Look at number {a}. What does it say? {l}", "I pressed {a} on the machine. What do I get?\n{l}",
        "Number: {a}\nList: {l}\nItem:", "Which thing is meant by number {a}? {l}", "Could you read me number {a}? {l}", "{l}\n\nTell me what number {a} is.",
        "Return the text of point {a}: {l}", "If I say number {a}, which one do I mean? {l}", "Please write the word behind the number {a}: {l}",
        "On the menu, what is number {a}?\n{l}", "She ordered number {a}. What did she order? {l}", "What is written after {a} here? {l}",
        "Entry {a} of this list?\n{l}", "{l}\n\nName the thing behind number {a}.", "The player with number {a} scored. Which name is that? {l}",
        "Go to point {a} and read it: {l}", "What's number {a} here?\n{l}", "Hey, what is number {a}?\n{l}", "I'd like to know what number {a} is: {l}",
        "{l}\n\n^ number {a}?", "Given this list, output item number {a}: {l}", "I ticked number {a}. In words? {l}",
        "My ticket has the number {a}. What have I won?\n{l}", "Resolve the number {a} to its entry: {l}"], _sign_of("123456", True)),
    Task("direction", [
        "Which number does {a} have?\n{l}", "{l}\n\nWhich number is {a}?", "What is the number of {a}? {l}", "Under which number do I find {a}? {l}",
        "I choose {a}. Which number is that?\n{l}", "Give me the number for {a}: {l}", "{l}\n\nI want {a}. The number, please.",
        "Find {a} and write its number:\n{l}", "Which point of the list is {a}? {l}", "Which entry says {a}? Its number, please.\n{l}",
        "At which place is {a}? {l}", "Where is {a}? Answer with the number: {l}", "{l}\n\nSay only the number that has {a}.",
        "Word: {a}\nList: {l}\nNumber:", "Could you tell me which number stands before {a}? {l}", "To get {a}, which number do I press? {l}",
        "Which of the items is {a}? Number only.\n{l}", "Look for {a} and tell me the number: {l}", "Return the number of {a}: {l}",
        "Beside which number is {a} written?\n{l}", "Please give just the number that goes with {a}: {l}",
        "I order {a} from the menu. Which number do I say? {l}", "Not the word but its number: {a}\n{l}", "What position has {a}? {l}",
        "She wants {a}. What number does she say?\n{l}", "Name the number in front of {a}: {l}", "{l}\n\nThe number that belongs to {a}?",
        "What rank did {a} get?\n{l}", "What's the number of {a}?\n{l}", "Hey, which number is {a}?\n{l}", "I'd like the number that has {a}: {l}",
        "{l}\n\n^ number of {a}?", "Given this list, output the number for {a}: {l}", "I ticked {a}. By number? {l}",
        "To vote for {a}, which number do I write on the paper?\n{l}", "By what figure is {a} marked here? {l}"], _sign_of("123456", False)),
    Task("direction", [
        "Replace every number with {m}: {s}", "Hide the numbers, write {m} for each: {s}", "{s}\n\nReplace the numbers with {m}.",
        "{s}\n\nWrite {m} for every number.", "Put {m} where there is a number: {s}", "No numbers, please. Use {m}: {s}", "Mask the numbers with {m}: {s}",
        "numbers -> {m}: {s}", "The numbers are secret. Write {m} instead: {s}", "Change all numbers to {m}: {s}", "Use {m} in place of the numbers: {s}",
        "Could you hide each number behind {m}? {s}", "I want {m} and not the numbers: {s}", "Each number should become {m}: {s}",
        "Please turn the numbers into {m}: {s}", "Blank out the numbers with {m}: {s}", "Nobody should read the numbers. Put {m} for them: {s}",
        "Text: {s}\nWrite it with {m} for each number.", "Substitute {m} for the numbers: {s}", "Copy this, but write {m} for the numbers: {s}",
        "Make the text anonymous: {m} for each number. {s}", "Instead of each number, {m}: {s}", "Return the text with {m} where the numbers were: {s}",
        "{s}\n\nThe same, but with {m} for numbers.", "Cover up the numbers, using {m}: {s}", "Let {m} stand for every number in this: {s}",
        "Swap the numbers for {m}: {s}", "Redact the figures with {m}: {s}", "What's this with {m} for numbers? {s}",
        "Hey, can you replace the numbers by {m}? {s}", "I'd like {m} for each number: {s}", "{s} <- numbers as {m}",
        "Given this text, write {m} for the numbers: {s}", "Produce the text with {m} in place of figures: {s}",
        "All figures in this are private, so print {m}: {s}", "Wherever you meet digits, write {m} and go on: {s}"], _masked),
    Task("direction", [
        "Write the day before the month: {s}", "Put the day first: {s}", "{s}\n\nThe day first, please.", "{s}\n\nWrite that with the day in front.",
        "Turn the date {s} around, day first.", "Change {s} to day and month.", "British style, please: {s}", "Day, then month: {s}",
        "How do I write {s} with the day first?", "date with the day first: {s}", "Move the month to the back: {s}",
        "Could you put the day before the month in {s}?", "We write the day first. Change this: {s}",
        "In my country the number comes first. Write {s} that way.", "Rewrite {s} so that it begins with the number.", "Date: {s}\nDay first:",
        "Please give {s} with the number in front.", "Swap month and day: {s}", "The month should come after the day: {s}", "Format {s} as day, then month.",
        "{s}, but starting with the day", "First the day and then the month for {s}, please.", "How would they write {s} in England, day in front?",
        "Return the date {s} in the order day, month.", "My form asks for day and month in this order. The date is {s}.", "Number before month: {s}",
        "The other order for this date, day before month: {s}", "Let the number lead in this date: {s}", "What's {s} with the day first?",
        "Hey, can you put the day first? {s}", "I'd like the day before the month: {s}", "{s} <- day first", "Produce {s} in the order day, month.",
        "On British paper, {s} would be ...",
        "The month is at the front here. It belongs at the back: {s}", "A European reads the day before anything else. Adapt {s} for him."], _day_first),
    Task("direction", [
        "Write the month before the day: {s}", "Put the month first: {s}", "{s}\n\nThe month first, please.", "{s}\n\nWrite that with the month in front.",
        "Turn the date {s} around, month first.", "Change {s} to month and day.", "American style, please: {s}", "Month, then day: {s}",
        "How do I write {s} with the month first?", "date with the month first: {s}", "Move the day to the back: {s}",
        "Could you put the month before the day in {s}?", "We write the month first. Change this: {s}",
        "In my country the month comes first. Write {s} that way.", "Rewrite {s} so that it begins with the month.", "Date: {s}\nMonth first:",
        "Please give {s} with the month in front.", "Swap day and month: {s}", "The day should come after the month: {s}", "Format {s} as month, then day.",
        "{s}, but starting with the month", "First the month and then the day for {s}, please.", "How would they write {s} in America, month in front?",
        "Return the date {s} in the order month, day.", "My form asks for month and day in this order. The date is {s}.", "Month before number: {s}",
        "The other order for this date, month before day: {s}", "Let the month lead in this date: {s}", "What's {s} with the month first?",
        "Hey, can you put the month first? {s}", "I'd like the month before the day: {s}", "{s} <- month first", "Produce {s} in the order month, day.",
        "On American paper, {s} would be ...",
        "The day is at the front here. It belongs at the back: {s}", "An American reads the month before anything else. Adapt {s} for him."], _month_first),
    Task("direction", [
        "Write this as one word, without spaces: {s}", "Remove the spaces: {s}", "{s}\n\nWithout spaces, please.", "{s}\n\nMake that one word.",
        "No spaces: {s}", "Take out the spaces: {s}", "Join these words with nothing between: {s}", "Delete every space: {s}", "one word: {s}",
        "Put the words together without a space: {s}", "Could you write this with no spaces? {s}", "Glue these words into one: {s}",
        "I need this as a password with no spaces: {s}", "Spaces are not allowed here. Write: {s}", "Close the gaps between the words: {s}",
        "Write all in one piece: {s}", "Text: {s}\nWithout spaces:", "Please drop the spaces: {s}", "Make a single word of these: {s}",
        "Run the words together, nothing in between: {s}", "Return this without any space: {s}", "The spaces have to go: {s}",
        "Type this without the space bar: {s}", "Squeeze this together: {s}", "Let there be no space in this: {s}", "Melt these into one long word: {s}",
        "Strip the spaces from this: {s}", "Copy this but leave the spaces away: {s}", "What's this without spaces? {s}",
        "Hey, can you take out the spaces? {s}", "I'd like this as one word: {s}", "{s} <- no spaces", "Given this text, output it without spaces: {s}",
        "Produce one long word from {s}",
        "My space key is broken. How would I type this? {s}", "Push the words of this so close that nothing is between them: {s}"], _each_word("")),
    Task("direction", [
        "Make hashtags: {l}", "Turn these into hashtags: {l}", "{l}\n\nAs hashtags, please.", "{l}\n\nPut a # before each and drop the commas.",
        "Write each of these as a hashtag: {l}", "hashtags: {l}", "I need hashtags for my post: {l}", "Put a # on each word: {l}",
        "Could you make hashtags from this list? {l}", "My photo shows these. Write the hashtags: {l}", "Convert this list to hashtags: {l}",
        "Hashtags for these words, please: {l}", "Tags with # for: {l}", "Please write these with the hash sign, as in a post: {l}", "Words: {l}\nHashtags:",
        "For social media, as hashtags: {l}", "Return these as hashtags: {l}", "A row of hashtags from this: {l}", "Format these as hashtags: {l}",
        "Make each one a # tag: {l}", "Which hashtags do I get from {l}?", "Would you write hashtags for these? {l}",
        "Give every word a hash and no comma: {l}", "The hash sign before each, please: {l}", "I post this picture with the tags {l}. Write them with #.",
        "List these as # tags on one line: {l}", "Change the commas away and add # to all: {l}", "Let these be hashtags: {l}", "What's this as hashtags? {l}",
        "Hey, can you make hashtags? {l}", "I'd like hashtags for these: {l}", "{l} <- hashtags", "Given this list, output hashtags: {l}",
        "Produce tags with # from {l}",
        "People should find my post by these words. Write the line of tags: {l}", "Under the video goes a line with # words. The words: {l}"], from_items(lambda items: " ".join("#" + item.replace(" ", "") for item in items))),
    Task("direction", [
        "First name: {a}. Last name: {b}. What is the full name?", "The first name is {a} and the last name is {b}. Write the full name.",
        "first {a}, last {b}, full name?", "Put the name together: first name {a}, family name {b}.",
        "Full name of someone with the first name {a} and the last name {b}?", "My first name is {a}. My last name is {b}. Write my whole name.",
        "Write first and last name: {b} is the last name, {a} the first.", "The family name is {b}, the first name is {a}. And the full name?",
        "Given name: {a}\nSurname: {b}\nFull name:", "Surname: {b}\nGiven name: {a}\nWhole name:",
        "Her name is {a}, and her family is called {b}. What is her full name?", "Join first name {a} and last name {b}.",
        "Make a full name from {a} (first) and {b} (last).", "For the badge: first name {a}, surname {b}. Which full name do I print?",
        "We call him {a}. His surname is {b}. His name in full?", "The form has {b} under last name and {a} under first name. Who is it, in full?",
        "Please write the complete name. First: {a}. Last: {b}.", "Complete name of {a}, of the family {b}?",
        "I know the first name, {a}, and the last name, {b}. Say both as one name.", "Could you write the whole name? First name {a}, last name {b}.",
        "In full, what is {a} called, with the surname {b}?", "Sign with the full name. First name: {a}, surname: {b}.",
        "What does the door sign say for first name {a} and last name {b}?", "On the envelope I write the full name: {a} is the first name and {b} the last.",
        "Introduce by full name a person called {a}, of the family {b}.", "Her passport shows {b} as surname and {a} as given name. How do we say it in one go?"], _filled("{a} {b}", a=_who, b=_last_name)),
    Task("direction", [
        "Say good {t} to {p}.", "Wish {p} a good {t}.", "It is {t}. Greet {p} in the right way with good {t}.", "good {t} to {p}", "Write good {t} for {p}.",
        "Please say good {t} to {p}.", "How do I say good {t} to {p}?", "Tell {p} good {t}.", "{p} is here. Say good {t}.",
        "My name is {p}. Wish me a good {t}.", "Greet {p} with good {t}.", "Could you wish {p} a good {t}?", "I am {p}. Say good {t} to me.",
        "A good {t} for {p}, please.", "Name: {p}\nTime: {t}\nGood wishes for that time:", "What do I call to {p} to wish a good {t}?",
        "Would you say good {t} to my friend {p}?", "One line that wishes {p} a good {t}.", "Hey, say good {t} to {p}!",
        "Mention the name {p} and say good {t}.", "I'd like to say good {t} to {p}. Write it.", "Send {p} a good {t}.", "Let {p} hear a good {t} from you.",
        "Speak to {p} and wish a good {t}.",
        "{p} wants to hear good {t} and the name. Say it.", "Before we part or meet, I wish {p} a good {t}. In words?"], _filled("Good {t}, {p}!", t=lambda rng, split: rng.choice(("morning", "afternoon", "evening", "night")), p=_who)),
    Task("direction", [
        "Introduce {p} from {t}.", "{p} is from {t}. Introduce {p} to my friends.", "How do I introduce {p}, who comes from {t}?",
        "Present {p}, who is from {t}.", "My guest is {p} and comes from {t}. Introduce my guest.", "introduce {p}, {t}",
        "Please introduce {p}, whose home is {t}.", "Write one line that introduces {p} from {t}.", "Tell the others who this is: {p}, and the town is {t}.",
        "Name: {p}\nTown: {t}\nIntroduction:", "Here is {p}. The town is {t}. Say who it is.", "I bring {p} along, from {t}. What do I say to the group?",
        "Could you introduce {p}? The home town is {t}.", "A short introduction of {p} from {t}, please.",
        "We have a new pupil, {p}, from {t}. Introduce the pupil.", "Make {p} known to us, and say that {p} is from {t}.",
        "The speaker is {p}, from {t}. Present the speaker.", "On stage comes {p}, from {t}. Announce in one line.",
        "Say who stands here: it is {p} from {t}.", "Let me know how to present {p} who lives in {t}.", "Hey, introduce {p}! From {t}.",
        "I'd like you to introduce {p} of {t}.", "Nobody knows {p} yet. From {t}. Introduce, please.", "One sentence to introduce {p}, with the home {t}.",
        "Our new colleague {p} moved here from {t}. Say who it is.", "Point at {p} and tell us the name and the home, {t}."], _filled("This is {p} from {t}.", p=_who, t=lambda rng, split: w.town(rng, split))),
    Task("direction", [
        "Warn {p} about {o}.", "Warn {p} of {o}.", "{p} does not see {o}. Warn {p}.", "How do I warn {p} about {o}?", "Write a warning to {p} about {o}.",
        "Tell {p} to watch out for {o}.", "warning for {p}: {o}", "Call out to {p} because of {o}.", "Please warn my friend {p} about {o}.",
        "A short warning for {p}, please. It is about {o}.", "There is danger for {p} from {o}. What do I shout?", "{p} must be careful with {o}. Say so.",
        "Name: {p}\nDanger: {o}\nWarning:", "Could you warn {p} about {o}?", "What do I call to {p} if there is danger from {o}?",
        "Shout a warning about {o} to {p}.", "I fear for {p}, because of {o}. Say a word of warning.", "Make {p} look out for {o}.",
        "Quick, {p} is close to {o}! Warn!", "One line to warn {p}: {o}.", "Give {p} a warning of {o}.", "I'd like to warn {p} about {o}.",
        "{o} could hurt {p}. Warn {p}.", "Let {p} know about the danger of {o}.",
        "My child {p} walks towards {o}. What do I shout?", "Someone should tell {p} to be careful about {o}. Do it."], _filled("Watch out for {o}, {p}!", o=_danger, p=_who)),
    Task("direction", [
        "Remind {p} to {v}.", "Write a reminder for {p} to {v}.", "{p} must not forget to {v}. Remind {p}.", "How do I remind {p} to {v}?",
        "A reminder for {p}, please: {v}.", "remind {p}: {v}", "Please remind {p} that it is time to {v}.", "Name: {p}\nTask: {v}\nReminder:",
        "Could you write a line that reminds {p} to {v}?", "{p} often forgets to {v}. Write a reminder.", "Write a note so that {p} will remember to {v}.",
        "I am afraid {p} will forget to {v}. What do I say?", "One line of reminder for {p}, about this task: {v}.",
        "Tell {p} not to forget to {v}. Write it as a reminder.", "Make {p} remember to {v}.", "Help {p} to remember to {v}.",
        "A sticky note for {p}, who has to {v}.", "The task of {p} is to {v}. Remind {p} of it.", "My son {p} has to {v}. Remind him.",
        "I'd like to remind {p} to {v}.", "Hey, remind {p} to {v}!", "Let {p} think of this: {v}. Word it as a reminder.",
        "Put a note on the door for {p} to {v}.",
        "Jog the memory of {p}, who should {v}.", "So that it does not slip her mind, write {p} a line to {v}."], _filled("{p}, please remember to {v}.", p=_who, v=_deed)),
    Task("direction", [
        "Tell {p} not to {v}.", "Ask {p} not to {v}.", "{p} should not {v}. Say so to {p}.", "How do I tell {p} not to {v}?",
        "I do not want {p} to {v}. Write that to {p}.", "Forbid {p} to {v}, in a polite way.", "{p} wants to {v}, but that is not allowed. Tell {p}.",
        "Please ask {p} not to {v}.", "not allowed for {p}: {v}", "Name: {p}\nNot allowed: {v}\nPolite words:", "Write a line to {p} that says not to {v}.",
        "Could you tell {p} not to {v}?", "It is better if {p} does not {v}. Ask {p}.", "Stop {p}, who is about to {v}.", "Politely keep {p} from this: {v}.",
        "One line to {p}: do not {v}.", "My son {p} must not {v}. Tell him.", "Hey, tell {p} not to {v}!", "I'd like {p} not to {v}. Say that to {p}.",
        "Make it clear to {p} that one does not {v}.", "What do I say so that {p} does not {v}?", "I beg {p} not to {v}. In words?",
        "Hold {p} back, who wants to {v}. A polite line.",
        "A polite no to {p}, who would like to {v}.", "We do not wish that {p} should {v}. Let {p} know."], _filled("{p}, please do not {v}.", p=_who, v=_deed)),
    Task("direction", [
        "Ask {p} if they can {v}.", "Ask whether {p} can {v}.", "I want to know if {p} can {v}. Ask {p}.", "How do I ask {p} whether {p} can {v}?",
        "Can {p} {v}? Put the question to {p}.", "Write a question to {p}: is it possible for {p} to {v}?", "ask {p}, can you {v}", "Maybe {p} can {v}. Ask.",
        "Please ask {p} about this: can {p} {v}?", "Name: {p}\nAbility: {v}\nQuestion:", "Is {p} able to {v}? Ask {p} directly.",
        "Turn to {p} and ask if {p} can {v}.", "Find out from {p} whether it is possible to {v}.", "Could you ask {p} if {p} can {v}?",
        "My question to {p}: whether {p} can {v}. Say it to {p}.", "We need someone who can {v}. Ask {p}.", "One question to {p}, about being able to {v}.",
        "Does {p} know how to {v}? Put it as a can question to {p}.", "Hey, ask {p} if it is possible to {v}.", "I'd like to ask {p} whether {p} can {v}.",
        "Let {p} tell us if {p} can {v}. Ask.", "Say it to {p} as a question with can: {v}.", "I wonder if {p} can {v}. Which question do I ask {p}?",
        "Speak to {p} by name and ask if {v} is something {p} can do.", "The job is to {v}. Is {p} the right one? Ask if {p} can."], _filled("{p}, can you {v}?", p=_who, v=_deed)),
    Task("direction", [
        "Swap {a} and {b}: {s}", "Let {a} and {b} change places: {s}", "{s}\n\nSwap the two people.", "{s}\n\nIt was the other way round. Correct it.",
        "Exchange the names {a} and {b} in this: {s}", "Switch {a} and {b}: {s}", "Write {a} for {b} and {b} for {a}: {s}",
        "The names are mixed up. Put {b} where {a} is, and {a} where {b} is: {s}", "In this sentence, swap the names {a} and {b}. {s}",
        "It is {b} first and then {a}. Correct the sentence: {s}", "No, the roles of {a} and {b} are reversed: {s}",
        "Turn this around, {b} first, {a} second: {s}", "{s}\n\nNo, {b} and {a}, the other way around.", "{s}\n\nChange the roles of {a} and {b}.",
        "Rewrite with {a} and {b} swapped: {s}", "Could you switch the names {a} and {b}? {s}", "I confused {a} with {b}. Fix it: {s}",
        "Trade the places of {a} and {b}: {s}", "Reverse who is who, {a} and {b}: {s}", "Make {b} the one who acts and {a} the other: {s}",
        "Where it says {a} put {b}, where it says {b} put {a}: {s}", "Names swapped, please, {a} with {b}: {s}",
        "In truth {b} is the first and {a} the second here: {s}", "Interchange {a} and {b}: {s}",
        "I told it wrong, because {a} and {b} should be swapped: {s}", "Let the sentence be about {b} first, with {a} in the place where {b} was: {s}"], _roles),
    Task("direction", [
        "{s} So {b} is what? Say the sentence.", "{s}\n\nSay the same, but begin with {b}.", "Say this the other way round, starting with {b}: {s}",
        "Turn this around so that it begins with {b}: {s}", "{s}\n\nAnd {b}? Write the sentence.", "Write the same thing starting with {b}: {s}",
        "Begin with {b} and say the same: {s}", "Same meaning, but {b} comes first: {s}", "Compare the other way around, with {b} first: {s}",
        "From the side of {b}, what does this say? {s}", "Rewrite so that {b} is the subject, with the same meaning: {s}", "What follows for {b}? {s}",
        "{s} What can you say about {b}, then?", "{s}\n\nTherefore {b} ...", "If it is true that this is so: {s} How is it with {b}?",
        "Could you say this with {b} in front, same meaning? {s}", "Start the sentence with {b} and keep the meaning: {s}",
        "{s}\n\nNow from the point of view of {b}.", "Sentence: {s}\nThe same from {b}:",
        "Swap the sides of this comparison and keep it true, so {b} comes first: {s}", "The comparison should open with {b}: {s}",
        "Put {b} at the start and use the opposite word: {s}", "Let {b} lead the comparison, with the same facts: {s}",
        "Tell me about {b}, using the opposite word: {s}",
        "I want a sentence about {b} that says the same as this: {s}", "Mirror this comparison, so that {b} stands at its head: {s}"], _turned),
    Task("direction", [
        "Somebody offers me {o}, and I want it. What do I say?", "They offer me {o}. I would like that. What is the polite answer?",
        "Would you like {o}? Say yes politely.", "Accept {o} politely.", "I am offered {o} and I am glad. How do I answer?",
        "How do I say yes to {o} politely?", "Say yes politely to this offer: {o}", "The host offers {o}. I want it. Answer politely.",
        "I would love {o}. The waiter asks if I want it. My answer?", "Take the offer of {o} with polite words.", "Offer: {o}\nI want it. Polite answer:",
        "Yes to {o}, in a polite way?", "A polite yes, please. The offer is {o}.", "Please answer yes, politely: do you want {o}?",
        "My aunt offers {o}, and I am happy to take it. What should I say?", "What do polite people say if they want {o} that is offered?",
        "Do you want {o}? You do. Answer politely.", "When I get an offer of {o} and like it, I say ...", "Teach my child to accept {o} politely.",
        "Polite words for taking {o}?", "I'd like {o}. Someone just offered it. Reply?", "Imagine you want {o} and I offer it to you. Your answer?",
        "I nod, because I want {o}. Which words go with that?", "How to accept {o} nicely?",
        "The neighbour holds out {o}, and I gladly take it. My words?", "Agree politely to have {o}."], _filled("Yes, please.", o=_offer)),
    Task("direction", [
        "Somebody offers me {o}, and I do not want it. What do I say?", "They offer me {o}. I would rather not. What is the polite answer?",
        "Would you like {o}? Say no politely.", "Decline {o} politely.", "I am offered {o} but I do not need it. How do I answer?",
        "How do I say no to {o} politely?", "Say no politely to this offer: {o}", "The host offers {o}. I do not want it. Answer politely.",
        "I do not care for {o}. The waiter asks if I want it. My answer?", "Turn down the offer of {o} with polite words.",
        "Offer: {o}\nI do not want it. Polite answer:", "No to {o}, in a polite way?", "A polite no, please. The offer is {o}.",
        "Please answer no, politely: do you want {o}?", "My aunt offers {o}, but I have had enough. What should I say?",
        "What do polite people say if they do not want {o} that is offered?", "Do you want {o}? You do not. Answer politely.",
        "When I get an offer of {o} and do not like it, I say ...", "Teach my child to refuse {o} politely.", "Polite words for refusing {o}?",
        "I don't want {o}. Someone just offered it. Reply?", "Imagine you do not want {o} and I offer it to you. Your answer?",
        "I shake my head, because I do not want {o}. Which words go with that?", "How to refuse {o} nicely?",
        "The neighbour holds out {o}, and I would rather leave it. My words?", "Reject an offer of {o} with good manners."], _filled("No, thank you.", o=_offer)),
    Task("direction", [
        "Street: {s}. Number: {n}. Town: {t}. Write the address.", "Write the address with number {n}, street {s}, town {t}.",
        "I live in {t}, in {s}, at number {n}. What is my address?", "Make an address line: town {t}, street {s}, house number {n}.",
        "The house is number {n} in {s} in {t}. Write that as an address.", "address: {s}, house {n}, town {t}",
        "Town: {t}\nStreet: {s}\nHouse number: {n}\nAddress:", "House number: {n}\nStreet: {s}\nTown: {t}\nAddress on one line:",
        "The parcel goes to {t}, to {s}, house {n}. Write the address on one line.",
        "Put this on the envelope as an address: house {n}, {s}, the town is {t}.", "How do I write the address? It is {s}, number {n}, in {t}.",
        "My friend lives at {s}. The house number is {n}. The town is {t}. The address, please.",
        "For the taxi: {t}, street {s}, house number {n}. Give the address in one line.",
        "The number is {n}, the street is {s} and the town is {t}. Address?", "Please write one address line for the house {n} in the street {s} of {t}.",
        "Could you write this as an address? Street {s}, number {n}, town {t}.", "Format as an address: number {n}; street {s}; town {t}.",
        "The shop stands in {t}, in the street {s}, and has the number {n}. Its address?",
        "I'd like the address in the usual order: town {t}, street {s}, number {n}.", "Join to an address: {n}, {s}, {t}",
        "My aunt moved to {t}. Her street is {s} and her number {n}. What is her address now?", "Write it for a letter: street {s}, town {t}, house {n}.",
        "In one line, where is house {n} of {s} in {t}?", "The form says {t} for town, {s} for street and {n} for the house. Write the address.",
        "Where must the post go, if the house is {n}, the road {s} and the town {t}?", "Combine the parts to an address: {t} (town), {n} (house), {s} (street)."], _street_and_number),
]  # fmt: skip
