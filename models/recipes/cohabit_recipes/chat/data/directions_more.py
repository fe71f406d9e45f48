"""More kinds of simple instruction, whose reply is copied from the request or read off a small table. The last two wordings of each are kept for the test split."""

import json
import re

from . import words as w
from .directions_tables import APART, LISTS, NUMBERS, ONE_WORD, PAST, PLURALS, Task, from_items, items_of, listing, rows_of, sentence_of


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
        "I want to know which one here beats the others in length: {l}", "Of these words, which takes the most letters to write? {l}"], _longest(1)),
    Task("direction", [
        "Which is the shortest word? {l}", "Find the shortest word: {l}", "What is the shortest of these words? {l}", "Shortest word: {l}", "{l}\n\nWhich word is the shortest?", "Pick the shortest word: {l}", "Name the shortest of these: {l}", "Tell me the shortest word in this list: {l}",
        "Which word has the fewest letters? {l}", "{l}\n\nWrite only the shortest one.", "The shortest word, please: {l}", "I look for the shortest word here: {l}", "Give me the shortest word out of {l}.", "Say which is the shortest: {l}", "shortest of: {l}", "Copy the shortest word: {l}",
        "{l}\n\nShortest?", "Which word is the shortest one here: {l}?", "Look for the word with the fewest letters: {l}",
        "The word with the fewest letters: {l}", "Choose the shortest word: {l}", "Which of these words is shortest? {l}",
        "What word is shorter than all the others? {l}", "Write the shortest of these words: {l}", "One of these is shorter than the rest. Which? {l}",
        "I want to know which one here is beaten by all others in length: {l}", "Of these words, which takes the fewest letters to write? {l}"], _longest(-1)),
    Task("direction", [
        "Which word is longer, {a} or {b}?", "Is {a} or {b} the longer word?", "Longer word: {a} or {b}?", "Say the longer word: {a}, {b}", "Pick the longer word: {a} or {b}.", "What is the longer word of {a} and {b}?", "Compare the words {a} and {b}. Which is longer?", "Which has more letters, {a} or {b}?",
        "The longer of the words {a} and {b}, please.", "Two words: {a}, {b}. Name the longer.", "Write the longer one of these words: {a}, {b}", "Does {a} or {b} have more letters?", "Choose the longer word: {a} / {b}", "which is the longer word, {a} or {b}",
        "{a} or {b}: which word is longer?", "Find the longer word: {a} or {b}", "Name the longer word of {a} and {b}.",
        "Tell me the longer one of the words {a} and {b}.", "Which word has more letters: {a} or {b}?", "I need the longer word: {a} or {b}?",
        "Give me the word that is longer: {a}, {b}", "What is longer as a word, {a} or {b}?",
        "Of the words {a} and {b}, name the one with greater length.", "Whichever word is longer, write it: {a}, {b}"], _longer),
    Task("direction", [
        "What is the largest number? {l}", "Which is the largest of these numbers? {l}", "Find the biggest number: {l}", "Largest: {l}", "{l}\n\nWhich is the biggest?", "{l}\n\nWrite only the largest number.", "Pick the highest number: {l}", "Name the greatest of these: {l}", "The biggest number, please: {l}",
        "Tell me the highest of these numbers: {l}", "max: {l}", "Give me the largest number in this list: {l}", "What is the highest number here? {l}", "Copy the largest number: {l}", "Which number is the biggest in {l}?", "I want the biggest of these: {l}",
        "{l}\n\nLargest?", "{l}\n\nThe highest number, please.", "Choose the largest: {l}", "Which number is larger than all the others? {l}",
        "Write the biggest of these numbers: {l}", "The highest of these: {l}", "These are the points of a game: {l}. What is the best result?",
        "I look for the largest number: {l}", "Prices: {l}. Which is the highest?", "maximum of {l}",
        "Among these numbers, which is the greatest? {l}", "Show me only the biggest number: {l}"], _of_numbers(max)),
    Task("direction", [
        "What is the smallest number? {l}", "Which is the smallest of these numbers? {l}", "Find the lowest number: {l}", "Smallest: {l}", "{l}\n\nWhich is the smallest?", "{l}\n\nWrite only the smallest number.", "Pick the lowest number: {l}", "Name the least of these: {l}", "The smallest number, please: {l}",
        "Tell me the lowest of these numbers: {l}", "min: {l}", "Give me the smallest number in this list: {l}", "What is the lowest number here? {l}", "Copy the smallest number: {l}", "Which number is the smallest in {l}?", "I want the smallest of these: {l}",
        "{l}\n\nSmallest?", "{l}\n\nThe lowest number, please.", "Choose the smallest: {l}", "Which number is smaller than all the others? {l}",
        "Write the smallest of these numbers: {l}", "The lowest of these: {l}", "These are ages: {l}. How old is the youngest?",
        "I look for the smallest number: {l}", "Prices: {l}. Which is the lowest?", "minimum of {l}",
        "Among these numbers, which is the least? {l}", "Show me only the lowest number: {l}"], _of_numbers(min)),
    Task("direction", [
        "What is the first letter of {s}?", "First letter of {s}?", "With which letter does {s} begin?", "Which letter does the word {s} start with?", "Give me the first letter of {s}.", "Write the first letter of the word {s}.", "Tell me the first letter of \"{s}\".", "Only the first letter: {s}", "Say the first letter of {s}.",
        "{s}: what is its first letter?", "The word {s} begins with which letter?", "Name the first letter in {s}.", "Which letter comes first in {s}?", "first letter: {s}", "Take the word {s} and write its first letter.", "Which letter stands at the start of {s}?",
        "{s} starts with ...", "Say with which letter {s} begins.", "Which is the first letter of the word {s}?", "What does {s} start with?",
        "The first letter of {s}, please.", "What letter is at the front of {s}?", "Just the first letter of the word {s}.",
        "Does {s} begin with a, b or another letter? Which?", "initial letter of {s}",
        "Under which letter would I find {s} in a dictionary?", "What letter opens the word {s}?"], _letter(0)),
    Task("direction", [
        "What is the last letter of {s}?", "Last letter of {s}?", "With which letter does {s} end?", "Which letter does the word {s} end with?", "Give me the last letter of {s}.", "Write the last letter of the word {s}.", "Tell me the last letter of \"{s}\".", "Only the last letter: {s}", "Say the last letter of {s}.",
        "{s}: what is its last letter?", "The word {s} stops with which letter?", "Name the last letter in {s}.", "Which letter comes last in {s}?", "last letter: {s}", "Take the word {s} and write its last letter.", "Which letter stands at the end of {s}?",
        "{s} ends with ...", "Say with which letter {s} ends.", "Which is the last letter of the word {s}?", "What does {s} end with?",
        "The last letter of {s}, please.", "What letter is at the back of {s}?", "Just the last letter of the word {s}.", "last letter: {s}?",
        "Which letter do I write last in {s}?",
        "What letter closes the word {s}?", "The word {s} has which final letter?"], _letter(-1)),
    Task("direction", [
        "Capitalise each word: {s}", "Start every word with a capital: {s}", "Write this as a title: {s}", "Make this a title with capitals: {s}", "{s}\n\nCapitalise each word.", "{s}\n\nWrite that like a title.", "Give each word a capital letter: {s}", "A capital at the start of each word: {s}", "Title case: {s}", "Put this in title case: {s}",
        "Each word should begin with a capital letter: {s}", "Make the first letter of each word a capital: {s}", "Turn this into a heading with capitals: {s}", "title case, please: {s}", "Begin all these words with a capital: {s}", "Write every word with a big first letter: {s}",
        "{s}\n\nTitle case, please.", "{s}\n\nA capital for every word.", "Every word with a capital letter: {s}",
        "Write it as a headline with capitals: {s}", "This is a title. Write it properly: {s}", "Use a capital at the start of all words: {s}",
        "Uppercase the first letter of each word: {s}", "Make a title of this: {s}", "Capital first letters, please: {s}",
        "It is the name of a book, so use capitals for each word: {s}", "Let each word start with a big letter: {s}"], _each_word(" ", str.capitalize)),
    Task("direction", [
        "Join these words with dashes: {s}", "Put dashes between the words: {s}", "Write this with hyphens instead of spaces: {s}", "Replace the spaces by dashes: {s}", "{s}\n\nJoin that with hyphens.", "{s}\n\nPut a dash between the words.", "Hyphens, please: {s}", "Connect the words with hyphens: {s}", "Turn the spaces into hyphens: {s}",
        "Use dashes, not spaces: {s}", "No spaces, only dashes: {s}", "Make one word with dashes: {s}", "with hyphens: {s}", "I need this for a web address, with dashes: {s}", "Link these words by dashes: {s}", "Hyphenate: {s}",
        "{s}\n\nWith dashes, please.", "{s}\n\nHyphens instead of spaces.", "Use a hyphen between the words: {s}", "Separate the words by dashes: {s}",
        "Make a slug of this: {s}", "Change the spaces to dashes: {s}", "Write it with dashes: {s}", "Write the words with a hyphen between them: {s}",
        "join with dashes: {s}",
        "Where there is a space, put a dash: {s}", "Tie these words together with hyphens: {s}"], _each_word("-")),
    Task("direction", [
        "Join these words with underscores: {s}", "Put underscores between the words: {s}", "Write this with underscores instead of spaces: {s}", "Replace the spaces by underscores: {s}", "{s}\n\nJoin that with underscores.", "Underscores, please: {s}", "Connect the words with underscores: {s}", "Turn the spaces into underscores: {s}",
        "Use underscores, not spaces: {s}", "snake case: {s}", "Make one word with underscores: {s}", "with underscores: {s}", "I need this as a file name with underscores: {s}", "No spaces, only underscores: {s}", "Write this in snake case: {s}",
        "{s}\n\nWith underscores, please.", "{s}\n\nUnderscores instead of spaces.", "Use an underscore between the words: {s}",
        "Separate the words by underscores: {s}", "Change the spaces to underscores: {s}", "Write it with underscores: {s}",
        "Write the words with an underscore between them: {s}", "join with underscores: {s}", "Make this a name with underscores: {s}",
        "Where there is a space, put an underscore: {s}", "Make a variable name with underscores out of this: {s}"], _each_word("_")),
    Task("direction", [
        "Make a question out of this: {s}", "Turn this into a question: {s}", "Make this a question: {s}", "Write this as a question: {s}", "{s}\n\nMake that a question.", "{s}\n\nNow as a question.", "Change this sentence into a question: {s}", "Ask if this is so: {s}", "As a question, please: {s}", "Form a question: {s}",
        "Question form: {s}", "How do I ask this? {s}", "I want to ask this. How? {s}", "Put this in the form of a question: {s}", "Rewrite this so that it asks: {s}", "Reword as a question: {s}", "Which question asks for this? {s}", "into a question: {s}",
        "{s}\n\nMake it a question.", "{s}\n\nAsk that.", "Convert to a question: {s}", "Say this as a question: {s}",
        "Turn the statement into a question: {s}", "This is a statement. Make a question of it: {s}", "Ask about this: {s}", "How would you ask this? {s}",
        "Write the question that goes with this: {s}", "Can you turn this into a question? {s}",
        "I am not sure of this, so write it as a question: {s}", "What would this be as a question? {s}"], _asked),
    Task("direction", [
        "Make this negative: {s}", "Say the opposite with not: {s}", "Put a not into this: {s}", "Write this with not: {s}", "{s}\n\nMake that negative.", "{s}\n\nThat is not true. Correct it with not.", "Negate this sentence: {s}", "Negate: {s}", "Turn this into a negative sentence: {s}", "Add the word not: {s}", "Deny this: {s}",
        "Say that this is not so: {s}", "This is wrong. Say it with not: {s}", "Change this to a negative: {s}", "The negative of this, please: {s}", "negative form: {s}", "How do I say that it is not like this? {s}", "Rewrite this with not: {s}",
        "{s}\n\nNegate that.", "{s}\n\nWith not, please.", "Convert to a negative sentence: {s}", "Say this in the negative: {s}",
        "Turn the statement into its negative: {s}", "Contradict this: {s}", "No, it is not so. Write that: {s}", "Make it say not: {s}",
        "Can you make this negative? {s}", "Use not in this sentence: {s}",
        "What is the negative form of this sentence? {s}", "Tell me that the contrary is the case, using not: {s}"], _denied),
    Task("direction", [
        "Put this sentence in the past: {s}", "Write this in the past tense: {s}", "Make this past tense: {s}", "{s}\n\nIn the past tense, please.", "{s}\n\nIt was yesterday. Change the sentence.", "Change this sentence to the past tense: {s}", "Past tense: {s}", "Say that it happened yesterday: {s}", "Turn this sentence into the past: {s}",
        "Rewrite in the past tense: {s}", "This was last week. Rewrite it: {s}", "How would this be in the past? {s}", "Tell it as something of the past: {s}", "past form of this sentence: {s}", "Make this a sentence about yesterday: {s}", "From now to the past: {s}",
        "{s}\n\nPast tense?", "{s}\n\nThat happened yesterday, so change the verb.", "Convert to the past tense: {s}", "Say this in the past: {s}",
        "Change the verb to the past: {s}", "Use the past tense here: {s}", "Yesterday, not today: {s}", "Can you put this in the past tense? {s}",
        "We talk about last year. Change this: {s}", "Let this be in the past: {s}",
        "Write it as if it were over: {s}", "How do I write this if it was long ago? {s}"], _yesterday),
    Task("direction", [
        "Swap these two words: {s}", "Swap the words: {s}", "Change the order of these two words: {s}", "Put the second word first: {s}", "{s}\n\nSwap the two words.", "Exchange the two words: {s}", "Switch these words: {s}", "Turn these two around: {s}", "The other way around: {s}", "Write these two words in the other order: {s}",
        "{s}\n\nOther way round, please.", "swap: {s}", "Let the two words change places: {s}", "Second word first, first word second: {s}", "Can you swap these? {s}", "Switch the order of the two words: {s}",
        "{s}\n\nSwitch them.", "{s}\n\nThe second one first, please.", "Reverse the two words: {s}", "These two in reverse order: {s}",
        "Put the last word in front: {s}", "Flip these two words: {s}", "Exchange their places: {s}", "Two words: {s}. Swap them.", "Please swap: {s}",
        "I mixed up the order of these two, put it right: {s}", "Make the two words trade places: {s}"], _swapped),
    Task("direction", [
        "Replace {a} with {b}: {s}", "In this sentence, change {a} to {b}: {s}", "Write this sentence with {b} instead of {a}: {s}", "{s}\n\nReplace {a} with {b}.", "{s}\n\nChange {a} to {b}.", "Put {b} where it says {a}: {s}", "Use {b} instead of {a}: {s}", "It is not {a}, it is {b}. Correct the sentence: {s}", "Swap {a} for {b} in this sentence: {s}",
        "The word {a} should be {b}: {s}", "Please change the word {a} into {b}: {s}", "Same sentence, but with {b} and not {a}: {s}", "Substitute {b} for {a} in the sentence: {s}", "I meant {b} and not {a}: {s}", "{s}\n\nOh, I mean {b}, not {a}.", "Exchange the word {a} for {b}: {s}",
        "{s}\n\n{b} instead of {a}, please.", "{s}\n\nSwap {a} for {b}.", "In the next sentence, {a} must become {b}: {s}", "Edit: {a} becomes {b}. {s}",
        "Rewrite with {b} in place of {a}: {s}", "Take {a} out of the sentence and put {b} in: {s}", "There is a mistake: {a} should read {b}. {s}",
        "Let it be {b} and not {a}: {s}", "Turn {a} into {b} here: {s}", "{a} -> {b}: {s}",
        "Correct {a} to {b} in what follows: {s}", "{s}\n\nPlease write it again with {b} in place of {a}."], _new_word),
    Task("direction", [
        "What are the initials of {s}?", "Initials of {s}?", "Give me the initials of {s}.", "Write the initials: {s}", "Write {s} as initials.", "Which initials does {s} have?", "{s}\n\nInitials only, please.", "Only the first letters of the name: {s}", "Tell me the initials of the name {s}.", "Shorten the name {s} to initials.",
        "Abbreviate the name {s}.", "The initials for {s}, please.", "How does {s} sign with initials?", "initials: {s}", "Turn the name {s} into initials.", "Make initials from {s}.",
        "{s}: initials?", "How do you write {s} with initials only?", "Take the first letter of each name: {s}", "The initials of {s}?",
        "What initials belong to {s}?", "Reduce {s} to initials.", "First letters of {s}, please.", "Say only the initials of {s}.",
        "{s}\n\nWhat are the initials?",
        "{s} wants to sign with first letters only. What do we write?", "Cut the name {s} down to its initials."], _initials),
    Task("direction", [
        "Is {s} one of the {x} or of the {y}?", "{s}: {x} or {y}?", "Choose the right group for {s}: {x} or {y}.", "Does {s} go with {x} or with {y}?", "Sort {s} into one of these: {x}, {y}.", "Put {s} in a group: {x} or {y}?", "Which group is right for {s}, {x} or {y}?", "Classify {s}: {x} / {y}",
        "Category of {s}? {x} or {y}", "Label this word as {x} or {y}: {s}", "Are we talking about {x} or {y}? The word is {s}.", "What is {s}, something from {x} or from {y}?", "The word {s} belongs to {x} or {y}?", "Pick the category: {s} ({x}, {y})", "Would you put {s} under {x} or under {y}?",
        "{s}\n\n{x} or {y}?", "Group {s}: {x} or {y}?", "Where does {s} belong, to {x} or to {y}?", "In which group is {s}, {x} or {y}?",
        "Tell me if {s} is among {x} or among {y}.", "There are two boxes, {x} and {y}. In which one do I put {s}?", "Which kind is {s}: {x} or {y}?",
        "Name the group of {s}. It is {x} or {y}.", "{s} is one of the ... {x} or {y}?",
        "I sort words into {x} and {y}. Where does {s} go?", "Under which heading do I write {s}, {x} or {y}?"], _either_group),
    Task("direction", [
        "Which of these are {x}? {l}", "Pick the {x}: {l}", "Find the {x} in this list: {l}", "Write only the {x}: {l}", "{l}\n\nWhich are {x}?", "{l}\n\nOnly the {x}, please.", "Take out all the {x}: {l}", "Name the {x} in this list: {l}", "Which {x} are in this list? {l}", "Keep only the {x}: {l}", "Show me just the {x}: {l}", "Sort out the {x}: {l}",
        "I need the {x} from this list: {l}", "From {l}, copy the {x}.", "List those that are {x}: {l}", "just {x}: {l}",
        "{l}\n\nName the {x}.", "{l}\n\nKeep the {x}.", "Just the {x}, please: {l}", "Extract the {x}: {l}", "Filter out the {x}: {l}",
        "I want the {x} and nothing else: {l}", "Remove all that are not {x}: {l}", "Look for {x} in this list: {l}",
        "Here is a mixed list. Give me the {x}: {l}", "Tell me the {x} in {l}.",
        "Everything that is not one of the {x} has to go: {l}", "Select all {x} from {l}."], _those),
    Task("direction", [
        "Continue: {l}, ...", "What comes next? {l}", "Which number comes next: {l}?", "Complete the series: {l}, ...", "Go on: {l}", "{l}\n\nWhich number is next?", "{l}, and then?", "Next number: {l}", "Find the next number: {l}", "What is the next number in this row? {l}", "Continue the series by one: {l}", "The series is {l}. What follows?",
        "Give me the number that follows: {l}", "{l}, ...?", "What number should come after these? {l}", "One more number, please: {l}", "Carry on with one number: {l}",
        "{l} ...", "{l}\n\nGo on.", "{l}\n\nNext?", "What follows? {l}", "Add the next number: {l}", "Say the next number: {l}",
        "Find the number that comes next: {l}", "I say {l}. What comes next?", "The numbers go {l}. Which one is next?", "Fill in the next number: {l}, ___",
        "Write the number that comes after {l}.",
        "How does this row of numbers go on? {l}", "I count {l}. Say the next one."], _series),
    Task("direction", [
        "Put this in brackets: {s}", "Write this in brackets: {s}", "Brackets around this, please: {s}", "Add brackets: {s}", "{s}\n\nPut that in brackets.", "{s}\n\nIn brackets, please.", "Set this in round brackets: {s}", "Wrap this in brackets: {s}", "Enclose this in brackets: {s}", "In brackets: {s}", "Surround this with brackets: {s}",
        "Put brackets before and after this: {s}", "Use brackets: {s}", "Parentheses around this: {s}", "Put this in parentheses: {s}", "I need this with brackets: {s}", "Can you put brackets around this? {s}",
        "{s}\n\nAdd brackets.", "{s}\n\nBrackets around it.", "Write brackets around this: {s}", "Show this in brackets: {s}",
        "Can this be in brackets? {s}", "with brackets: {s}", "Bracket this: {s}", "Round brackets, please: {s}", "I want this between brackets: {s}",
        "Open a bracket, write this, and close it: {s}", "This is only a side note, so bracket it: {s}"], _around("(", ")")),
    Task("direction", [
        "Make this bold with stars: {s}", "Write this in bold: {s}", "Bold, please: {s}", "Markdown bold: {s}", "Put two stars before and after this: {s}", "{s}\n\nMake that bold.", "{s}\n\nIn bold, please.", "Set this in bold: {s}", "Make it bold: {s}", "Print this bold: {s}", "Format this as bold text: {s}", "bold: {s}", "Use Markdown to make this bold: {s}",
        "Can you make this text bold? {s}", "I want this in bold letters: {s}", "Give me this in bold: {s}",
        "{s}\n\nBold!", "{s}\n\nAdd stars for bold.", "Use bold: {s}", "Bold this: {s}", "Turn this bold: {s}", "Put this in bold type: {s}",
        "Two stars on each side of this: {s}", "With bold letters: {s}", "Embolden this: {s}",
        "Mark this as bold text: {s}", "This is important, so show it in bold: {s}"], _around("**", "**")),
    Task("direction", [
        "Make this a heading: {s}", "Write this as a Markdown heading: {s}", "Turn this into a heading: {s}", "Put a # before this: {s}", "{s}\n\nMake that a heading.", "Heading, please: {s}", "As a heading: {s}", "Format this as a heading: {s}", "Markdown title: {s}", "Use this as a heading: {s}", "Set this as the headline in Markdown: {s}",
        "Write this with a hash sign in front, as a heading: {s}", "heading: {s}", "Can you make a Markdown heading of this? {s}", "I need this as a heading: {s}", "Show this as a heading: {s}",
        "{s}\n\nAs a heading.", "{s}\n\nPut a # in front.", "Start this with #: {s}", "Make a title line of this with #: {s}",
        "This is to be a heading: {s}", "Heading in Markdown: {s}", "Write the heading: {s}", "Write # and then this: {s}",
        "Turn this line into a heading: {s}",
        "Mark this as a heading, Markdown style: {s}", "This is the top line of my page, format it as a heading: {s}"], _around("# ", "")),
    Task("direction", [
        "Put an exclamation mark after this: {s}", "Add an exclamation mark: {s}", "End this with an exclamation mark: {s}", "{s}\n\nAdd an exclamation mark.", "Exclamation mark at the end, please: {s}", "Write this with an exclamation mark: {s}", "Make this end in an exclamation mark: {s}", "Shout this with an exclamation mark: {s}",
        "Give this an exclamation mark: {s}", "exclamation mark: {s}", "Write an exclamation mark behind this: {s}", "I want an exclamation mark at the end: {s}", "Finish this with an exclamation mark: {s}", "Can you add an exclamation mark to this? {s}",
        "{s}\n\nWith an exclamation mark.", "{s}\n\nEnd that with !", "Put ! at the end: {s}", "Add ! to this: {s}",
        "Make this louder, with an exclamation mark: {s}", "Use an exclamation mark: {s}", "With an exclamation mark, please: {s}",
        "Say this with an exclamation mark: {s}", "Turn this into an exclamation: {s}",
        "This should sound excited, so set a ! behind it: {s}", "An exclamation mark is missing at the end here: {s}"], _called),
    Task("direction", [
        "Take away the mark at the end: {s}", "Remove the last punctuation mark: {s}", "Write this without the final mark: {s}", "{s}\n\nNo punctuation at the end, please.", "{s}\n\nRemove the punctuation mark.", "Delete the punctuation at the end: {s}", "No full stop at the end: {s}", "Drop the final punctuation: {s}", "Without punctuation: {s}",
        "Remove the punctuation: {s}", "Leave out the mark at the end: {s}", "Write this without punctuation: {s}", "Strip the punctuation: {s}", "I do not want a mark at the end of this: {s}", "Just the words, no punctuation: {s}", "no punctuation: {s}",
        "{s}\n\nWithout the mark at the end.", "{s}\n\nDrop the punctuation.", "Cut off the mark at the end: {s}", "No mark at the end: {s}",
        "Write it with no punctuation: {s}", "End this without a mark: {s}", "Take out the punctuation: {s}", "Clear the punctuation: {s}",
        "Do not put a mark at the end: {s}",
        "Erase the last mark of this sentence: {s}", "The same text, but nothing after the last word: {s}"], _without_mark),
    Task("direction-json", [
        "Turn these lines into JSON:\n{l}", "Make JSON from this:\n{l}", "Write this as a JSON object:\n{l}", "{l}\n\nAs JSON, please.", "{l}\n\nTurn that into JSON.", "JSON for these lines:\n{l}", "Convert to JSON:\n{l}", "Put these fields in a JSON object:\n{l}", "I need this as JSON:\n{l}", "Format these fields as JSON:\n{l}", "to json:\n{l}",
        "Make a JSON object out of these lines:\n{l}", "Reply in JSON with this data:\n{l}", "Here is some data. Give it back as JSON.\n{l}", "Rewrite as JSON:\n{l}", "{l}\n\nWhat is that in JSON?",
        "JSON object, please:\n{l}", "{l}\n\nJSON!", "{l}\n\nGive me that as a JSON object.", "{l}\n\nFormat as JSON.", "Change these lines to JSON:\n{l}",
        "Data:\n{l}\n\nWrite it in JSON.", "From these fields, build JSON:\n{l}", "Output JSON for:\n{l}", "Encode these fields as JSON:\n{l}",
        "Save this as JSON:\n{l}",
        "How would you write these fields in JSON?\n{l}", "{l}\n\nMy program only reads JSON. Convert it."], _lines_to_json),
    Task("direction", [
        "Write this JSON as lines:\n{l}", "Turn this JSON into plain lines:\n{l}", "One line for each field:\n{l}", "{l}\n\nWrite that as plain lines.", "{l}\n\nOne field per line, please.", "Make lines like \"name: value\" from this:\n{l}", "Plain text, not JSON:\n{l}", "Convert from JSON to lines:\n{l}", "I cannot read JSON. Write it in lines:\n{l}",
        "Show each field of this on its own line:\n{l}", "Rewrite this JSON as key: value lines:\n{l}", "Take this JSON apart, line by line:\n{l}", "Unpack this JSON:\n{l}", "JSON to text:\n{l}", "List the fields and values:\n{l}", "Print this JSON as a simple list of lines:\n{l}",
        "{l}\n\nAs lines, please.", "{l}\n\nNo JSON, plain text.", "Lines, please, not JSON:\n{l}", "From JSON to plain lines:\n{l}",
        "Write each field on a line:\n{l}", "Make this readable, one field a line:\n{l}", "Key: value, one per line:\n{l}",
        "Change this JSON to lines:\n{l}", "Show this JSON as text:\n{l}",
        "Get rid of the JSON and give me simple lines:\n{l}", "{l}\n\nMake that easy to read, a line for each field."], _json_to_lines),
    Task("direction", [
        "What is the {k} in this JSON?\n{l}", "{l}\n\nWhat is the {k}?", "Get the {k}:\n{l}", "Which value has \"{k}\"?\n{l}", "Give me the {k} from this JSON object: {l}", "{l}\n\nOnly the {k}, please.", "Read the {k} out of this:\n{l}", "What does the field {k} say?\n{l}", "Here is JSON: {l} What is the value of {k}?", "Find the {k} in {l}",
        "Tell me the value of {k}: {l}", "{k} in this JSON? {l}", "Extract the {k}: {l}", "From this JSON, copy the {k}: {l}", "{l}\n\nTell me the {k}.", "I need the {k} out of this object: {l}",
        "{l}\n\nWrite only the value of {k}.", "What is stored under {k}? {l}", "Value of {k} in {l}?", "Which {k} is given here? {l}",
        "Look up {k} in this JSON: {l}", "What {k} does this object have? {l}", "Say the value of the key {k}: {l}", "Parse this and tell me the {k}: {l}",
        "Look into this object and say what is under {k}: {l}", "{l}\n\nWhich value belongs to {k}?"], _json_value),
    Task("direction", [
        "Which keys are in this JSON?\n{l}", "{l}\n\nName the keys.", "List the keys: {l}", "List the fields of this JSON object: {l}", "What fields does this have? {l}", "{l}\n\nWhich fields are there?", "Give me the keys of {l}", "Only the keys, please: {l}", "Write down the names of the fields: {l}", "keys of {l}", "Tell me the keys in this object: {l}",
        "{l}\n\nOnly the field names, please.", "Which names do the fields have? {l}", "Show the keys without the values: {l}", "Copy the keys from this JSON: {l}", "What are the keys here? {l}",
        "{l}\n\nKeys?", "{l}\n\nWhat are the keys?", "Name the fields: {l}", "Say which keys it has: {l}", "Read this JSON and name its keys: {l}",
        "What is the object made of? Keys only: {l}", "Get the keys of this JSON: {l}", "Which fields does the object have? {l}", "The keys, please: {l}",
        "I want to know the field names of this object: {l}", "{l}\n\nLeave the values out and list the keys."], _json_keys),
    Task("direction", [
        "Write this as a CSV row: {l}", "Make a CSV row: {l}", "As CSV: {l}", "{l}\n\nAs a CSV row, please.", "{l}\n\nOnly the values, with commas.", "Turn this into a CSV line: {l}", "CSV, please: {l}", "Put the values in one CSV line: {l}", "Convert to a CSV row: {l}", "Give me the values separated by commas: {l}", "csv row: {l}",
        "I need one CSV line with these values: {l}", "Format these values as CSV: {l}", "Write the values of these fields as CSV: {l}", "{l}\n\nMake that CSV.", "Export this as a row of CSV: {l}",
        "{l}\n\nCSV, please.", "{l}\n\nWrite that as CSV.", "Change this to CSV: {l}", "Drop the names and give the values as CSV: {l}",
        "CSV line for this: {l}", "Values only, comma between: {l}", "Build a CSV row from this: {l}", "Make one line of CSV out of this: {l}",
        "Save these values as a CSV row: {l}",
        "How would this be as a line in a CSV file? {l}", "For my table, put these values in a CSV row: {l}"], _csv_row),
    Task("direction", [
        "What is the {k} in this CSV?\n{l}", "{l}\n\nWhat is the {k}?", "Read this table and tell me the {k}:\n{l}", "Which {k} does the row have?\n{l}", "Get the {k} from this CSV:\n{l}", "{l}\n\nGive me the {k}.", "Find the value of {k}:\n{l}", "Here is a CSV file:\n{l}\n\nWhat is the {k}?", "Copy the {k} from the table:\n{l}", "{l}\n\n{k}?",
        "In this CSV, what is in the column {k}?\n{l}", "Extract the {k} from the CSV:\n{l}", "{l}\n\nOnly the {k}, please.", "Look at the column {k}. What is the value?\n{l}", "Tell me the {k} of this row:\n{l}", "{l}\n\nRead out the {k}.",
        "Table:\n{l}\n\nWhat {k} is in it?", "{l}\n\nSay the {k}.", "{l}\n\nLook up the {k}.", "What {k} is in this row?\n{l}", "The {k}, please:\n{l}",
        "Value of {k}?\n{l}", "Under {k}, what is written?\n{l}", "Find the {k} in this CSV:\n{l}", "Which {k} is in the file?\n{l}",
        "Which value stands in the column {k}?\n{l}", "{l}\n\nI need to know the {k}."], _csv_value),
    Task("direction", [
        "Which numbers are in this sentence? {s}", "List all numbers: {s}", "Write down the numbers in this text: {s}", "Find the numbers: {s}", "{s}\n\nWhich numbers are there?", "{s}\n\nOnly the numbers, please.", "Extract the numbers: {s}", "Copy all the numbers from this: {s}", "Give me the numbers in this: {s}", "Numbers only: {s}",
        "Take the numbers out of this text: {s}", "What numbers do you see? {s}", "Pick out every number: {s}", "just the numbers: {s}", "Show me all the numbers in this sentence: {s}", "I need the numbers from this: {s}", "Read this and write only the numbers: {s}",
        "{s}\n\nNumbers?", "{s}\n\nWrite only the numbers.", "The numbers, please: {s}", "Filter the numbers: {s}", "All the figures in this text: {s}",
        "Tell me the numbers in this: {s}", "Collect the numbers: {s}", "Look for numbers in this text: {s}", "Which figures are used here? {s}",
        "Get the numbers: {s}",
        "Leave the words out and keep the numbers: {s}", "{s}\n\nPull out every number."], _numbers_in),
    Task("direction", [
        "Which names are in this sentence? {s}", "List all names: {s}", "Write down the names of the people: {s}", "Find the names: {s}", "{s}\n\nWhich people are named?", "{s}\n\nOnly the names, please.", "Extract the names: {s}", "Copy the names of the people: {s}", "Give me the names in this text: {s}", "Names only: {s}", "Who is named here? {s}",
        "Pick out every name: {s}", "just the names: {s}", "List the people in this sentence: {s}", "I need the names from this: {s}", "Read this and write only the names: {s}", "Which people does this text speak of? {s}",
        "{s}\n\nNames?", "{s}\n\nWho is in this?", "The names, please: {s}", "Filter the names: {s}", "All the people in this text: {s}",
        "Tell me the names in this: {s}", "Collect the names: {s}", "Look for names in this text: {s}", "Who are the people here? {s}", "Get the names: {s}",
        "What are the people called? {s}",
        "Make a list of everyone in this sentence: {s}", "{s}\n\nPull out each name."], _listed(_names_in)),
    Task("direction", [
        "Which e-mail address is in this text? {s}", "Find the e-mail addresses: {s}", "Copy the email address: {s}", "Extract the e-mail: {s}", "{s}\n\nWhat is the e-mail address?", "{s}\n\nOnly the email, please.", "List all e-mail addresses: {s}", "Give me the email from this: {s}", "email address only: {s}", "What email do you see here? {s}",
        "Pick out every e-mail address: {s}", "Write down the email addresses in this: {s}", "I need the e-mail from this text: {s}", "Take out the mail addresses: {s}", "Read this and write only the e-mail addresses: {s}", "Where can I write to? Copy the address: {s}",
        "{s}\n\nEmail?", "{s}\n\nWrite only the address.", "The e-mail address, please: {s}", "Get the email address: {s}",
        "Tell me the e-mail in this text: {s}", "Look for an e-mail address: {s}", "Which mail address is given? {s}", "Collect the e-mail addresses: {s}",
        "Just the e-mail: {s}",
        "Find whatever has an @ in it: {s}", "{s}\n\nPull out all the mail addresses."], _mails_in),
    Task("direction", [
        "Which date is in this text? {s}", "Find the date: {s}", "Copy the date: {s}", "Extract the date: {s}", "{s}\n\nWhat is the date?", "{s}\n\nOnly the date, please.", "Give me the date from this: {s}", "date only: {s}", "What date do you see here? {s}", "Write down the date: {s}", "I need the date from this text: {s}", "Take out the date: {s}",
        "Read this and write only the date: {s}", "When is that? Just the date: {s}", "What date is named here? {s}", "Tell me the date in this sentence: {s}",
        "{s}\n\nDate?", "{s}\n\nWrite only the date.", "The date, please: {s}", "Get the date: {s}", "Look for a date in this: {s}",
        "On which date is it? {s}", "Which date is given? {s}", "On what day is this? Only the date: {s}", "Just the date: {s}",
        "For my calendar I need the day and month in this: {s}", "{s}\n\nPull out the date."], _date_in),
    Task("direction", [
        "{s} {q} Answer yes or no.", "{s}\n\n{q} Yes or no?", "{s}\n{q}", "Text: {s}\nQuestion: {q}\nAnswer yes or no.", "Read this: {s}\n\n{q}", "{s} {q}", "{q} Here is the text: {s}", "I know this: {s} {q}", "{s}\n\nYes or no: {q}", "{s} So, {q}", "{q} (yes/no)\n\n{s}", "Say yes or no. {s} {q}", "This is true: {s} Now tell me, {q}", "{s}\n\n{q} Only yes or no.",
        "Use the text to answer yes or no. {s} {q}", "{s} Right? Then {q}", "According to this sentence: {s}\n{q}",
        "I read: {s}\n{q}", "{s}\n{q} Yes or no?", "Facts: {s}\n\n{q}", "{s} Is it right to say yes, or no? {q}", "Please answer with yes or no. {s} {q}",
        "If this is true: {s} {q}", "My friend says: {s} {q}", "Look: {s} {q} Say yes or no.", "{s} My question: {q}",
        "Given that this is so: {s} {q}", "Somebody told me: {s} {q} Just yes or no."], _true_of),
    Task("direction", [
        "Say this twice: {s}", "Repeat this twice: {s}", "Write this two times: {s}", "{s}\n\nTwice, please.", "{s}\n\nWrite that two times.", "Twice: {s}", "Say it two times: {s}", "Double this text: {s}", "Write this again and again, two times in all: {s}", "I want to read this twice: {s}", "Please write this twice in a row: {s}", "Type this twice: {s}",
        "Copy this two times: {s}", "two times: {s}", "Print this twice: {s}", "Echo this twice: {s}",
        "{s}\n\nSay that twice.", "{s}\n\nRepeat it, two times.", "Two times, please: {s}", "Say the following twice: {s}", "I want to hear this twice: {s}",
        "Say this, and then say it again: {s}", "Can you write this two times? {s}", "Output this two times: {s}", "Show this twice: {s}",
        "Once is not enough, give me this two times: {s}", "Let me have the following twice: {s}"], _twice),
    Task("direction-start", [
        "Start your answer with the word {s} and greet me.", "Begin your reply with the word {s}.", "Your first word must be {s}.", "Start with {s}.", "Say hello, but begin with the word {s}.", "Let your first word be {s}.", "The first word of your reply should be {s}.", "Open your reply with {s}.", "Greet me, starting with the word {s}.",
        "Say something that starts with the word {s}.", "Write a reply that begins with \"{s}\".", "Begin with {s}, please.", "start with the word {s}", "I want your reply to start with the word {s}.", "Put the word {s} first in your reply.", "Your message has to begin with {s}.", "Talk to me. Begin with the word {s}.",
        "Greet me and begin with {s}.", "Say hello, the first word being {s}.", "The reply should start with {s}.", "The first word is to be {s}.",
        "Open with the word {s}.", "Write something that begins with {s}.", "Your answer must start with {s}.", "Please start with {s}.",
        "First word: {s}. Then say hello.", "Lead with the word {s}.",
        "Whatever you say, let {s} come first.", "Use {s} as the opening word of your message."], _start_with),
    Task("direction", [
        "{q} No more than {n} words.", "{q} At most {n} words.", "Use no more than {n} words. {q}", "Answer in {n} words or less. {q}", "{q} Use {n} words at most.", "{q} Reply with less than {n} words.", "In at most {n} words: {q}", "{q} Answer with at most {n} words, please.", "Not more than {n} words, please. {q}", "{q} (max {n} words)",
        "{q} Keep it under {n} words.", "{q} You have {n} words.", "Your answer may have {n} words at most. {q}", "In fewer than {n} words, {q}", "Tell me in {n} words or fewer: {q}", "{q} Do not use more than {n} words.",
        "{q}\n\nAt most {n} words.", "{q} Limit: {n} words.", "{q} Write {n} words or fewer.", "Max {n} words: {q}",
        "With at most {n} words, answer this: {q}", "{q} Not longer than {n} words.", "{q} Your limit is {n} words.",
        "Short, please, at most {n} words: {q}", "{q} Say it in {n} words or less.",
        "{q} You may use up to {n} words.", "I will read only {n} words of your answer. {q}"], _few_words),
    Task("direction", [
        "Join these two lists: {l} and {m}", "First list: {l}\nSecond list: {m}\n\nMake one list.", "Make one list of these two: {l} / {m}", "Put these lists together: {l}; {m}", "List one: {l}. List two: {m}. Join them.", "Combine these lists: {l} | {m}", "I have two lists, {l} and {m}. Make one.", "Merge: {l} + {m}", "Merge these lists: {l}; {m}",
        "{l}\n{m}\n\nPut both on one line.", "{l}\n{m}\n\nMake one list out of these two.", "Add the second list to the first: {l}; {m}", "One list, please: {l} and also {m}", "Bring both lists together: {l} / {m}", "A: {l}\nB: {m}\n\nJoin A and B.",
        "{l}\n\n{m}\n\nOne list, please.", "Write {l} and {m} as one list.", "Lists: {l}; {m}. Make them one.", "Two lists: {l} | {m}. Put them in one.",
        "Append {m} to {l}", "Unite the lists {l} and {m}.", "First {l}, then {m}. All in one list, please.", "Connect {l} with {m} in one list.",
        "Both lists in one, please: {l}; {m}",
        "Attach the list {m} to the list {l}", "My list is {l} and hers is {m}. What do we have together?"], _merged),
    Task("direction", [
        "What comes after {a} in this list? {l}", "Which word follows {a}? {l}", "{l}\n\nWhat comes after {a}?", "{l}\n\nWhich is next after {a}?", "In the list {l}, what stands after {a}?", "Name the item after {a}: {l}", "Which item comes right after {a}? {l}", "Give me the word behind {a}: {l}", "Find {a} and tell me the next word: {l}",
        "The word after {a}, please: {l}", "After {a} comes which word? {l}", "next after {a}: {l}", "Look for {a} in this list and write the next item: {l}", "Here is a row: {l}. What is next to {a} on the right?", "Which one do I read after {a}? {l}",
        "{l}\n\nAfter {a}?", "{l}\n\nNext to {a} on the right is what?", "Who or what follows {a}? {l}", "Look behind {a}: what is there? {l}",
        "I read {a}. What do I read next? {l}", "Tell me the word after {a}: {l}", "{a}, and then? {l}", "What is the item following {a}? {l}",
        "I have done {a}. What is the next thing on my list? {l}", "Say which entry is followed up by after {a}: {l}"], _beside(1)),
    Task("direction", [
        "What comes before {a} in this list? {l}", "Which word is right before {a}? {l}", "{l}\n\nWhat comes before {a}?", "{l}\n\nWhich is just before {a}?", "In the list {l}, what stands before {a}?", "Name the item before {a}: {l}", "Which item comes right before {a}? {l}", "Give me the word in front of {a}: {l}",
        "Find {a} and tell me the word before it: {l}", "The word before {a}, please: {l}", "Before {a} comes which word? {l}", "just before {a}: {l}", "Look for {a} in this list and write the item before it: {l}", "Here is a row: {l}. What is next to {a} on the left?", "Which one do I read before {a}? {l}",
        "{l}\n\nBefore {a}?", "{l}\n\nNext to {a} on the left is what?", "Who or what is before {a}? {l}", "Look in front of {a}: what is there? {l}",
        "Tell me the word before {a}: {l}", "What is the item just before {a}? {l}", "Which one precedes {a}? {l}", "What do I read just before {a}? {l}",
        "Which entry does {a} come after? {l}", "I am at {a}. What did I do right before it? {l}"], _beside(-1)),
    Task("direction", [
        "Put the word {a} before each of these: {l}", "Write {a} before each word: {l}", "{l}\n\nPut {a} before each.", "Add {a} in front of every item: {l}", "Each of these needs the word {a} in front: {l}", "Start each item with {a}: {l}", "Write {a} in front of all of these: {l}", "Let {a} stand before each item: {l}", "{l}\n\nWith {a} before every word, please.",
        "Set the word {a} in front of each: {l}", "{a} should come before every word: {l}", "Rewrite this list with {a} before each item: {l}", "All of these with {a}: {l}", "add {a} to the front of each: {l}", "Give every item the word {a} first: {l}",
        "{l}\n\nAdd {a} to each.", "{l}\n\nStart each with {a}.", "{a} + each of these: {l}", "Prefix each with {a}: {l}",
        "Say {a} before each of these: {l}", "Each with {a} in front: {l}", "Write {a} and then the item, for each: {l}",
        "Put {a} at the front of every item: {l}", "Use {a} before every one of these: {l}",
        "Every item here should begin with {a}: {l}", "Repeat my list, but say {a} before each thing: {l}"], _before_each),
    Task("direction", [
        "Remove what is there twice: {l}", "Take out the doubles: {l}", "Each word only once: {l}", "Write each word only once: {l}", "{l}\n\nRemove the double.", "{l}\n\nEach only once, please.", "Delete the duplicate: {l}", "Remove duplicates: {l}", "No word twice, please: {l}", "Clean this list of doubles: {l}", "One word is there twice. Remove it the second time: {l}",
        "unique items: {l}", "I wrote something twice. Fix the list: {l}", "Keep one of each: {l}", "Strike out repeated words: {l}", "List these without repeating any: {l}",
        "{l}\n\nNo doubles.", "{l}\n\nTake out the repeat.", "Drop the repeated word: {l}", "Make every word appear just once: {l}",
        "Remove the repeat: {l}", "Clean up, one of each: {l}", "Write this list without doubles: {l}", "Remove the second one of the double: {l}",
        "dedupe: {l}",
        "Something is on this list two times. Once is enough: {l}", "Get rid of repeats: {l}"], _doubles_gone),
    Task("direction", [
        "Which word is there twice? {l}", "Which one appears twice? {l}", "Find the word that is repeated: {l}", "{l}\n\nWhich word is there two times?", "{l}\n\nWhich one did I write twice?", "What is the double in this list? {l}", "Name the word that comes twice: {l}", "One word is doubled. Which one? {l}", "Find the duplicate: {l}", "duplicate? {l}",
        "Which word do you see twice? {l}", "Tell me the repeated word: {l}", "Which item is listed two times? {l}", "I put something on the list twice. What is it? {l}", "Spot the double: {l}", "Give me the word that occurs twice: {l}",
        "{l}\n\nDouble?", "{l}\n\nWhat is there twice?", "Which one is repeated? {l}", "The word that is there two times: {l}",
        "Say the word that appears twice: {l}", "Which is the double? {l}", "What did I write two times? {l}", "Which word did I repeat? {l}",
        "Look for the repeated word: {l}",
        "Something shows up more than once here. What? {l}", "Say which entry is a repeat: {l}"], _double),
    Task("direction", [
        "Write the number {s} as a word.", "Write {s} as a word.", "How do you write {s} in letters?", "{s} in words?", "Spell the number {s}.", "What is {s} in words?", "Write {s} in words, please.", "The number {s} as a word, please.", "Turn {s} into a word.", "How is the number {s} written in words?", "Say the number {s} with letters.", "number to word: {s}",
        "Which word stands for {s}?", "Give me the word for the number {s}.", "Convert the number {s} to a word.", "What do you call the number {s}?",
        "{s} in letters, please.", "Number {s}: write the word.", "Write out {s}.", "Write out the number {s}.", "The word for {s}?", "Say {s} as a word.",
        "Please write {s} with letters.", "How is {s} called?", "I need the word for {s}.",
        "Not in figures but in letters, please: {s}", "On a cheque I must write {s} as a word. How?"], rows_of([(str(number), word) for number, word in enumerate(NUMBER_WORDS)], "s")),
    Task("direction", [
        "Write {s} as a number.", "Write {s} in figures.", "Which number is {s}?", "{s} in figures?", "{s} in digits, please.", "What is {s} as a number?", "Turn the word {s} into a number.", "How do you write {s} with digits?", "The word {s} as a number, please.", "Give me the digits for {s}.", "Convert {s} to a number.", "word to number: {s}",
        "Which figure stands for {s}?", "Put {s} in digits.", "Show {s} as a figure.", "What number does the word {s} mean?",
        "{s} as digits?", "Write the figure for {s}.", "The figure for {s}, please.", "{s}: which number is that?", "Say {s} as a figure.",
        "Please write {s} with digits.", "Which digits make {s}?", "Number for the word {s}?", "I need {s} as a number.",
        "Type {s} as I would on a calculator.", "Not in letters but in figures, please: {s}"], rows_of([(word, str(number)) for number, word in enumerate(NUMBER_WORDS)], "s")),
    Task("direction", [
        "Write number {s} in a row as a word: first, second ...", "What is the ordinal of {s}?", "Ordinal number of {s}?", "One is first, {s} is ...", "1 is first. What is {s}?", "Give me the ordinal for {s}.", "Which ordinal belongs to {s}?", "{s} as an ordinal word?", "If I come in at place {s}, which am I?", "ordinal: {s}", "Write {s} as first, second, third and so on.",
        "What do you say for place {s}?", "Turn {s} into an ordinal.", "The ordinal form of {s}, please.", "1 becomes first. {s} becomes ...",
        "Place {s} is called the ...", "What comes when you count first, second, third up to {s}? Only the last.", "Say {s} as an ordinal.",
        "Ordinal for {s}?", "Number {s} in line is the ...", "2 gives second. What does {s} give?", "Write the ordinal of {s} as a word.",
        "Which word for place {s}?", "I am number {s} in the queue. Which am I?",
        "How do I name the one in place {s}?", "For the winner I say first. What do I say for number {s}?"], rows_of(ORDINALS, "s")),
    Task("direction", [
        "What is a young {s} called?", "What do you call a baby {s}?", "Name of a young {s}?", "What is the young of a {s}?", "Give me the word for a baby {s}.", "A young {s} is a ...", "Baby {s}: what is it called?", "Which word means a young {s}?", "Tell me the name of a {s} baby.", "The child of a {s} is a ...", "Word for a baby {s}, please.",
        "How do we call a young {s}?", "What is a little {s} called?", "Do you know what a baby {s} is called?", "baby {s}?", "What name has the young of the {s}?",
        "What is the name for a young {s}?", "The young of a {s} is called what?", "Small {s}, what name?", "A {s} has a baby. What is the baby called?",
        "young of {s}?", "How is a baby {s} called?", "Which is the name of a baby {s}?",
        "The word for a {s} that is very young?",
        "When a {s} is born, what is it called?", "Say the special word for a small, young {s}."], rows_of(YOUNG, "s")),
    Task("direction", [
        "What is the female form of {s}?", "What is the female of {s}?", "Female form of {s}?", "What do you call a female {s}?", "Give me the female form of {s}.", "Which word is the female form of {s}?", "{s} is for a male. And for a female?", "The female word for {s}, please.", "Turn {s} into the female word.", "Which female word goes with {s}?",
        "Name the female counterpart of {s}.", "Say the female form of the word {s}.", "female of {s}", "Tell me the female word that belongs to {s}.", "How do you say {s} for a female?",
        "{s}: female form?", "The female form of the word {s}?", "What is a female {s} called?", "Female version of {s}?", "He is a {s}. What would she be?",
        "Change {s} to the female form.", "Which word do you use for a female instead of {s}?", "Write the female form: {s}",
        "{s} and his female partner: what is she called?",
        "If it is not a male but a female, what do I say for {s}?", "{s} has which female partner word?"], rows_of(PARTNERS, "s")),
    Task("direction", [
        "What is the comparative of {s}?", "Comparative of {s}?", "One is {s}, the other is even ...", "Give me the comparative of {s}.", "More {s} is ...", "How do you say more {s} in one word?", "What is the comparative form of {s}?", "Write the comparative of {s}.", "This is {s}, but that is ... than this. Which word?", "The comparative of {s}, please.",
        "Tell me the comparative: {s}", "Which form of {s} do you use with than?", "Put {s} in the comparative.", "comparative: {s}", "Turn {s} into the comparative.", "Say the word for more {s}.",
        "{s}: comparative?", "... than: which form of {s}?", "A is {s}, B is even ...", "Say the comparative of {s}.", "Make {s} comparative.",
        "What word means more {s}?", "Comparative form of {s}, please.", "One step up from {s}?", "How do I say that something is more {s}?",
        "I want to compare two things. What becomes of {s}?", "Which word do I use before than, if it comes from {s}?"], rows_of([row[:2] for row in MORE_AND_MOST], "s")),
    Task("direction", [
        "What is the superlative of {s}?", "Superlative of {s}?", "Of all it is the most {s}, so it is the ...", "Give me the superlative of {s}.", "Most {s} is ...", "How do you say most {s} in one word?", "What is the superlative form of {s}?", "Write the superlative of {s}.", "The superlative of {s}, please.", "Tell me the superlative: {s}",
        "Put {s} in the superlative.", "superlative: {s}", "Turn {s} into the superlative.", "Say the word for most {s}.", "No other is as {s}, so this one is the ...", "Which form of {s} says that nothing is above it?",
        "{s}: superlative?", "the most {s} in one word?", "A is {s}, but C is the ... of all.", "Say the superlative of {s}.", "Make {s} superlative.",
        "What word means most {s}?", "Superlative form of {s}, please.", "The top form of {s}?", "How do I say that nothing is more {s}?",
        "If it beats all others, what becomes of {s}?", "Give the highest degree of the word {s}."], rows_of([(row[0], row[2]) for row in MORE_AND_MOST], "s")),
    Task("direction", [
        "What is the -ing form of {s}?", "Write {s} with -ing.", "-ing form of {s}?", "Put -ing on the end of {s}.", "Give me the ing form of {s}.", "I {s} every day. Right now I am ...", "Turn {s} into the -ing form.", "The -ing form of {s}, please.", "How do you write {s} with -ing?", "Which word is the -ing form of {s}?", "Say the -ing form: {s}",
        "Now we {s}, so we are ...", "ing: {s}", "Make the -ing form of {s}.", "Change {s} to the -ing form.", "Tell me the -ing form of the verb {s}.",
        "{s}: -ing form?", "I am busy, I am ... (from {s})", "Add ing to {s}.", "Write the ing form: {s}", "{s} + ing", "Say {s} with ing.",
        "What is {s} with ing at the end?", "They {s}. They are ... now.", "Form ending in -ing of the verb {s}?", "How is {s} spelled with -ing?",
        "How does {s} change after I am?", "What do we get when {s} takes the ending -ing?"], rows_of(DOING, "s")),
    Task("direction-rhyme", [
        "Which word rhymes with {s}?", "What rhymes with {s}?", "A word that rhymes with {s}?", "Find a rhyme for {s}.", "Give me a rhyme for {s}.", "Name a word that rhymes with {s}.", "Rhyme with {s}.", "I need a rhyme for {s}.", "Say a word that rhymes with {s}.", "A rhyme for {s}, please.", "Do you have a rhyme for {s}?", "Can you find a rhyme for {s}?",
        "rhyme: {s}", "{s} rhymes with ...", "Think of a word that rhymes with {s}.", "One word that rhymes with {s}, please.", "For my poem I need something that rhymes with {s}.", "What is a good rhyme for {s}?",
        "{s}: rhyme?", "Rhyme word for {s}?", "Tell me a rhyme for {s}.", "Find a word to rhyme with {s}.", "What word goes with {s} in a rhyme?",
        "I write a song. What rhymes with {s}?", "Name a rhyme for {s}.", "Which words rhyme with {s}? One is enough.",
        "Do you know a word that rhymes with {s}?",
        "Which word sounds like {s} at the end?", "My line ends with {s}. How could the next one end?"], rows_of(RHYMING, "s")),
    Task("direction", [
        "What sound does a {s} make?", "What does a {s} do when it speaks?", "A dog barks. A {s} ...", "Which sound comes from a {s}?", "A {s} ...? Say the word for its sound.", "How does a {s} sound?", "Name the sound of a {s}.", "The {s} makes a sound. What do we say that it does?", "Sound of a {s}?", "Which word tells the sound of a {s}?",
        "What do we say a {s} does?", "Fill in the sound: the {s} ___.", "Tell me the word for the noise of a {s}.", "noise of a {s}?", "What noise does a {s} make?", "A {s} can be heard. It ...",
        "{s}: which sound?", "The {s} ...: what does it do?", "Say what a {s} does when it makes a noise.", "How do you call the sound of a {s}?",
        "A cow moos. And a {s}?", "What does the {s} do to be heard?", "The voice of a {s}: it ...", "Write the verb for the sound of a {s}.",
        "Which noise comes from a {s}?",
        "When you hear a {s}, what does it do?", "With which verb do we name the cry of a {s}?"], rows_of(SOUNDS, "s")),
    Task("direction", [
        "What is the short form of {s}?", "Short form of {s}?", "Abbreviate {s}.", "Write {s} with three letters.", "How do you abbreviate {s}?", "Shorten {s} to three letters.", "Give me the abbreviation of {s}.", "{s}, abbreviated?", "Abbreviation for {s}, please.", "How is {s} written in a calendar, with three letters?", "Cut {s} to its first three letters.",
        "abbreviation: {s}", "The first three letters of {s}, please.", "What are the first three letters of {s}?", "What is {s} in short?", "Make {s} short, as in a calendar.",
        "{s}: short form?", "{s} in three letters?", "Three letters for {s}, please.", "short for {s}", "How is {s} shortened?", "Shorten {s}.",
        "Write {s} in short.", "The short way to write {s}?", "Use three letters for {s}.",
        "There is little room in my calendar. How do I write {s}?", "Three letters that stand for {s}?"], rows_of(SHORT_FORMS, "s")),
    Task("direction", [
        "What is the short form of \"{s}\"?", "Contract \"{s}\".", "Write \"{s}\" as one word with an apostrophe.", "Contraction of {s}?", "What is the contraction of \"{s}\"?", "Join \"{s}\" with an apostrophe.", "Shorten \"{s}\" with an apostrophe.", "How do you write \"{s}\" in the short form?", "Give me the contraction of {s}.", "contraction: {s}",
        "How do people say \"{s}\" in speech?", "The short form of \"{s}\", please.", "Make a contraction: {s}", "Pull \"{s}\" together into one word.", "Which short form stands for \"{s}\"?", "Use an apostrophe: {s}",
        "{s}: contraction?", "Short form of \"{s}\" with an apostrophe?", "Say \"{s}\" in short.", "Make one word of \"{s}\".",
        "Use the short form of \"{s}\".", "Write the contraction: {s}", "Which contraction belongs to \"{s}\"?",
        "Write {s} as people speak, with an apostrophe.", "\"{s}\" in one word?",
        "How does \"{s}\" look when it is contracted?", "In a chat I write \"{s}\" shorter. How?"], rows_of(JOINED, "s")),
    Task("direction", [
        "What is twice {s}?", "Double {s}.", "What is the double of {s}?", "Two times {s}?", "What is 2 times {s}?", "2 x {s}", "{s} + {s}", "{s} doubled is?", "How much is two times {s}?", "Take {s} twice. How much is it?", "Multiply {s} by two.", "Tell me the double of {s}.", "twice {s}?", "I have {s} and get as many again. How many?", "Double the number {s}.", "What do you get if you double {s}?",
        "{s} times 2", "{s} and {s} make?", "Twice {s}, please.", "Give me the double of {s}.", "Say what two times {s} is.", "Add {s} to itself.",
        "One ticket costs {s}. What do two cost?", "double {s}", "How much is {s} taken twice?",
        "What number is two times as big as {s}?", "How much do two boxes of {s} hold together?"], _times(2)),
    Task("direction", [
        "What is half of {s}?", "Half of {s}?", "Halve {s}.", "What is {s} divided by 2?", "{s} / 2", "How much is half of {s}?", "Divide {s} by two.", "Tell me the half of {s}.", "{s} divided by two is?", "Cut {s} in half. How much is it?", "half {s}", "I have {s} and give away half. How many are left?", "Share {s} between two people. How many does each get?",
        "What do you get if you halve {s}?", "The half of {s}, please.", "Split {s} in two equal parts. How big is each?",
        "Half, please: {s}", "Give me half of {s}.", "Say what half of {s} is.", "{s} shared by two is?",
        "Two tickets cost {s}. What does one cost?", "Divide {s} by 2.", "What is one half of {s}?", "Which number twice makes {s}?",
        "Two friends share {s} sweets. How many for each?", "Which number is half as big as {s}?"], _times(1)),
    Task("direction", [
        "Is {s} even or odd?", "Even or odd: {s}?", "{s}: even or odd?", "Is the number {s} odd or even?", "Tell me if {s} is even or odd.", "Say whether {s} is odd or even.", "What is {s}, an even or an odd number?", "even or odd? {s}", "Is {s} an even number or an odd one?", "Would you call {s} even or odd?", "Odd or even: {s}", "Decide: is {s} even or odd?",
        "The number is {s}. Even or odd?", "Find out whether {s} is even or odd.", "Check {s}: odd or even?", "Does {s} belong to the even or to the odd numbers?",
        "{s}\n\nEven or odd?", "odd or even {s}", "Say even or odd: {s}", "Is {s} odd? Say even or odd.", "Is {s} even? Say odd or even.",
        "Number: {s}. Odd or even?", "Which is {s}, even or odd?", "Tell me what {s} is, odd or even.", "Can {s} be halved? Say even or odd.",
        "If I have {s} socks, is that an even or odd number?", "Do we call {s} odd, or do we call it even?"], _evenness),
    Task("direction", [
        "Is {a} more than {b}?", "Is {a} larger than {b}?", "Is {a} greater than {b}?", "Is {a} bigger than {b}? Yes or no?", "{a} > {b}?", "Yes or no: {a} is more than {b}.", "True or not, {a} is bigger than {b}? Say yes or no.", "Would you say that {a} is more than {b}?", "Is the number {a} higher than {b}?", "Does {a} come after {b} when I count?",
        "Do I have more with {a} than with {b}?", "is {a} more than {b}", "Tell me whether {a} is larger than {b}, yes or no.", "Is it right that {a} is greater than {b}?", "Check: is {a} above {b}?", "{a} is larger than {b}, yes or no?",
        "{a} is more than {b}. Yes or no?", "Yes or no: is {a} more than {b}?", "Is {a} above {b}?", "Is {a} higher than {b}?",
        "Is {a} the bigger number, compared with {b}?", "Compared with {b}, is {a} more?", "Say yes or no: {a} is bigger than {b}.", "{a} more than {b}?",
        "Do you agree that {a} is more than {b}? Yes or no?",
        "Does {a} beat {b} in size?", "I say that {a} is the bigger number, not {b}. Am I right?"], _is_more),
    Task("direction", [
        "A or an: {s}?", "Do I say a or an before {s}?", "Put a or an before {s}.", "a/an {s}", "Is it a {s} or an {s}?", "Write {s} with a or an.", "Which article does {s} take, a or an?", "Add the right article, a or an: {s}", "{s}\n\na or an?", "Choose a or an for the word {s}.", "a or an? {s}", "Write the word {s} with the right article.", "Which is right, a {s} or an {s}?",
        "Should I write a or an with {s}?", "Place a or an in front of the word {s}.", "Give me {s} with its article.",
        "{s}: a or an?", "Is a or an right for {s}?", "With {s}, is it a or an?", "Write {s} with its article, a or an.", "___ {s}: a or an?",
        "Fill in a or an: ___ {s}", "Does {s} need a or an?", "I see ... {s}. a or an?", "Say {s} with a or an in front.",
        "Help me with articles: a or an for {s}?", "In front of {s}, do we put a or an?"], _article),
    Task("direction", [
        "Greet {p}.", "Say hello to {p}.", "Write a greeting for {p}.", "My name is {p}. Greet me by name.", "Say hi to my friend {p}.", "Hello to {p}, please.", "Welcome {p} by name.", "I am {p}. Say hello to me by name.", "Please greet {p} by name.", "greet {p}", "Can you say hello to {p}?", "{p} has come in. Greet {p}.", "Say hello, and use my name, {p}.", "How do you greet {p}?",
        "Give {p} a short hello.", "Call me {p} and say hello.",
        "Hello {p}: write that as a greeting.", "A greeting for {p}, please.", "I bring my friend {p}. Say hello.", "Say a friendly hello to {p}.",
        "This is {p}. Greet them.", "My name's {p}. Say hello to me.", "Write hello to {p}.", "Would you greet {p} for me?",
        "Call me by my name, {p}, and say hello.", "How would you say hello to {p}?",
        "Here comes {p}. What do you say first?", "Use the name {p} in a short greeting."], _for_name("Hello, {p}!")),
    Task("direction", [
        "Congratulate {p}.", "Say congratulations to {p}.", "{p} has won. Congratulate {p}.", "{p} passed a test. What do I say?", "Write a word of congratulation to {p}.", "Congratulations to {p}, please.", "Please congratulate my friend {p}.", "What do you say to {p}, who has won a prize?", "congratulate {p}", "{p} got the job. Write congratulations.",
        "How do I congratulate {p}?", "Can you congratulate {p}?", "My sister {p} had success. Congratulate her.", "Give {p} your congratulations.", "{p} did it! What do we say?", "A short congratulation for {p}, please.",
        "Say well done to {p} with a congratulation.", "{p} won the game. Congratulations?", "A congratulation for my friend {p}.",
        "Write congratulations to {p}.", "Would you congratulate {p}?", "{p} has a new baby. Congratulate.", "My boss {p} won an award. What do I say?",
        "Tell {p} congratulations.", "One line to congratulate {p}, please.",
        "{p} came in first. Find the right words.", "I want to honour {p} with one line of congratulation."], _for_name("Congratulations, {p}!")),
    Task("direction", [
        "Wish {p} a happy birthday.", "Say happy birthday to {p}.", "Today is the birthday of {p}. What do you say?", "It is {p}'s birthday. Write a wish.", "A birthday wish for {p}, please.", "Write a birthday card for {p}.", "Birthday greeting for {p}?", "Please wish my friend {p} a happy birthday.", "birthday wish for {p}", "How do I wish {p} a happy birthday?",
        "{p} has a birthday today. Say something.", "Can you say happy birthday to {p}?", "{p} is one year older today. Write a short wish.", "Give {p} a birthday wish.", "Write one line for {p}'s birthday.", "What do I write on the birthday cake for {p}?",
        "{p} turns ten today. What do you wish?", "Happy birthday for {p}, please.", "Write happy birthday to {p}.", "Would you wish {p} a happy birthday?",
        "Birthday card, one line, for {p}.", "{p} has a party today for the birthday. Say something nice.", "What do you say to {p} on a birthday?",
        "Congratulate {p} on the birthday.", "My uncle {p} has his birthday. Write him a wish.",
        "We celebrate the day {p} was born. Which wish fits?", "Send {p} good wishes in one line, since it is the birthday."], _for_name("Happy birthday, {p}!")),
    Task("direction", [
        "Thank {p} for {o}.", "Say thank you to {p} for {o}.", "Write a thank you to {p} for {o}.", "{p} gave me {o}. Write a thank you.", "How do I thank {p} for {o}?", "A line of thanks to {p} for {o}, please.", "I got {o} from {p}. What do I say?", "Please thank {p} for {o}.", "Write a card that thanks {p} for {o}.", "thank {p} for {o}",
        "{p} brought {o}. Say thanks.", "Can you thank {p} for {o}?", "Give thanks to {p} for {o}.", "Words of thanks for {p}, please. It is about {o}.", "I am grateful to {p} for {o}. Write that as a thank you.", "Tell {p} thank you for {o}.",
        "Thanks to {p} for {o}: write it.", "A thank you for {o}, to {p}.", "Write {p} a thank you for {o}.", "Would you thank {p} for {o}?",
        "{p} sent {o}. How do I say thank you?", "Say thanks to {p} for {o}.", "One line of thanks for {o}, please. It goes to {p}.",
        "I want to thank {p} for {o}.", "Express thanks to {p} for {o}.",
        "{p} was so kind to bring me {o}. Find words of thanks.", "What do I write to {p}, who lent me {o}, to say thanks?"], _thanks),
    Task("direction", [
        "Write the first line of a letter to {p}.", "How do I begin a letter to {p}?", "Start a letter to {p}.", "Begin a letter to {p}.", "What is the first line of a letter to {p}?", "The opening of a letter to {p}, please.", "I write to {p}. How do I start?", "Salutation for {p}?", "Write the greeting line of a letter to {p}.", "Give me the first line for a mail to {p}.",
        "How should an email to {p} begin?", "letter to {p}, first line", "Only the first line: a letter to {p}.", "Which words open a letter to {p}?", "Address {p} at the top of a letter.", "How does one address {p} in a letter?",
        "Letter to {p}. First line?", "Open a letter to {p}.", "How do you begin when you write to {p}?", "Write the start of a mail to {p}.",
        "The greeting for a letter to {p}?", "Write the opening line to {p}.", "With what words do I begin a letter to {p}?",
        "I need the salutation in a letter to {p}.", "Say how a letter to {p} starts.",
        "What comes at the top of my letter to {p}?", "I want to write to {p} and only need the opening."], _for_name("Dear {p},")),
    Task("direction", [
        "Join these with commas and put and before the last: {l}", "Write this list with \"and\" before the last item: {l}", "Put and before the last one: {l}", "{l}\n\nPut and before the last.", "{l}\n\nWrite that as in a sentence, with and.", "Make this read well, with and at the end: {l}", "Use and before the last item: {l}", "Write these as in a sentence: {l}",
        "The last comma should be an and: {l}", "Replace the last comma by and: {l}", "With and, please: {l}", "Say this list the way people do, with and: {l}", "Add the word and before the last: {l}", "Turn the last comma into and: {l}", "Link the last two with and: {l}", "List these in running text, with and: {l}",
        "{l}\n\nWith and.", "{l}\n\nMake the last comma an and.", "Connect the last one with and: {l}", "Write this list with and at the end: {l}",
        "Let the last item follow after and: {l}", "Use and for the last item: {l}", "Say it with and before the last word: {l}",
        "Make this part of a sentence, with and: {l}", "Instead of the last comma, write and: {l}",
        "An and is missing before the last item: {l}", "How would you read these out in one sentence, with and? {l}"], _and_list),
    Task("direction", [
        "Make a bullet list of the things in this: {l}", "Turn this into bullet points: {l}", "List the things named here with dashes: {l}", "{l}\n\nMake a bullet list of these.", "{l}\n\nAs bullet points, one each.", "What is named here? Make a list with dashes: {l}", "Write the items of this sentence as bullets: {l}", "One line with a dash for each thing: {l}",
        "Break this up into bullets: {l}", "From this, make a list with a dash for each item: {l}", "bullet list of: {l}", "Take the things from this and list them with dashes: {l}", "A bulleted list of what is in here, please: {l}", "Write a list, one thing per line, from this: {l}", "Pick out the things and make bullet points: {l}",
        "{l}\n\nBullets, please.", "{l}\n\nA list with dashes, please.", "Bullets from this: {l}", "Put each thing of this on its own line with a dash: {l}",
        "List what is named: {l}", "Turn the sentence into a list with dashes: {l}", "Split this up into bullet points: {l}",
        "Find the things and write each with a dash: {l}", "Itemize: {l}",
        "I need the things in this one under the other, with dashes: {l}", "{l}\n\nPlease break that up into a list with bullets."], _from_and),
    Task("direction", [
        "Give me the first {n}: {l}", "The first {n} of these, please: {l}", "Write only the first {n}: {l}", "What are the first {n}? {l}", "{l}\n\nOnly the first {n}.", "{l}\n\nName the first {n}.", "Which {n} come first? {l}", "Copy the first {n} items: {l}", "Take the first {n} words of this list: {l}", "first {n}: {l}", "I need the first {n} of this list: {l}",
        "Keep the first {n}: {l}", "Name the first {n} items: {l}", "Tell me the first {n} in this list: {l}", "Show only the first {n}: {l}", "Just the first {n} items from {l}.",
        "{l}\n\nFirst {n}?", "{l}\n\nJust the first {n}.", "Only {n} items from the start: {l}", "Cut the list after the first {n}: {l}", "The top {n}: {l}",
        "Say the first {n}: {l}", "List the first {n}: {l}", "Of these, the first {n}, please: {l}", "Which are the first {n}? {l}",
        "Stop after {n} items: {l}", "The list opens with which {n} items? {l}"], _some_of(2, lambda items, amount: items[:amount])),
    Task("direction", [
        "Give me the last {n}: {l}", "The last {n} of these, please: {l}", "Write only the last {n}: {l}", "What are the last {n}? {l}", "{l}\n\nOnly the last {n}.", "{l}\n\nName the last {n}.", "Which {n} come last? {l}", "Copy the last {n} items: {l}", "Take the last {n} words of this list: {l}", "last {n}: {l}", "I need the last {n} of this list: {l}",
        "Keep the last {n}: {l}", "Name the last {n} items: {l}", "Tell me the last {n} in this list: {l}", "Show only the last {n}: {l}", "Just the last {n} items from {l}.",
        "{l}\n\nLast {n}?", "{l}\n\nJust the last {n}.", "Only {n} items from the end: {l}", "The final {n}: {l}", "Say the last {n}: {l}",
        "List the last {n}: {l}", "Of these, the last {n}, please: {l}", "Which are the last {n}? {l}", "From the end, {n} items: {l}",
        "Which {n} items stand at the very end? {l}", "The list closes with which {n} items? {l}"], _some_of(2, lambda items, amount: items[-amount:])),
    Task("direction", [
        "Leave out the first one: {l}", "Everything but the first: {l}", "Remove the first item: {l}", "Write this list without the first word: {l}", "{l}\n\nWithout the first, please.", "{l}\n\nDrop the first one.", "Delete the first item: {l}", "All but the first: {l}", "Skip the first word: {l}", "Take away the first item of this list: {l}", "without the first: {l}",
        "Cross out the first word: {l}", "I have done the first thing. What is left? {l}", "The list from the second item on: {l}", "Begin with the second: {l}", "Cut off the first item: {l}",
        "{l}\n\nNot the first.", "{l}\n\nRemove the first.", "Drop the first: {l}", "Start from the second item: {l}", "No first item, please: {l}",
        "Write all but the first: {l}", "Take off the first: {l}", "Throw out the first item: {l}", "Remove the item at the start: {l}",
        "Let the first item go and keep the rest: {l}", "Strike what stands at the front: {l}"], _some_of(1, lambda items, amount: items[1:])),
    Task("direction", [
        "Leave out the last one: {l}", "Everything but the last: {l}", "Remove the last item: {l}", "Write this list without the last word: {l}", "{l}\n\nWithout the last, please.", "{l}\n\nDrop the last one.", "Delete the last item: {l}", "All but the last: {l}", "Skip the last word: {l}", "Take away the last item of this list: {l}", "without the last: {l}",
        "Cross out the last word: {l}", "I do not need the last thing. What is left? {l}", "The list up to the one before the last: {l}", "Stop before the last one: {l}", "Cut off the last item: {l}",
        "{l}\n\nNot the last.", "{l}\n\nRemove the last.", "Drop the last: {l}", "No last item, please: {l}", "Write all but the last: {l}",
        "Take off the last: {l}", "Throw out the last item: {l}", "Remove the item at the end: {l}", "Shorten the list by the last item: {l}",
        "Let the last item go and keep the rest: {l}", "Strike what stands at the end: {l}"], _some_of(1, lambda items, amount: items[:-1])),
    Task("direction", [
        "Are {a} and {b} the same word?", "Is {a} the same word as {b}?", "Same word or not: {a}, {b}? Say yes or no.", "{a} and {b}: is that the same word?", "Compare {a} and {b}. Are they the same?", "Do {a} and {b} match?", "Are these two words the same? {a}, {b}", "Yes or no: {a} is the same word as {b}.", "Is there no difference between the words {a} and {b}?",
        "Did I write the same word twice? {a}, {b}", "are {a} and {b} the same", "Check if these are the same word: {a} / {b}", "{a} = {b}?", "Is this twice the same word: {a}, {b}?", "Tell me whether {a} and {b} are the same word.", "Are the two words equal? {a} {b}",
        "{a}, {b}: same?", "{a} {b}\n\nThe same word?", "Is it the same, {a} and {b}?", "Are {a} and {b} equal?", "Words: {a}, {b}. Same word? Yes or no?",
        "Yes or no: are {a} and {b} the same?", "Does {a} equal {b}?", "Is {a} identical to {b}?", "Same or different? Say yes if the same: {a}, {b}",
        "Look closely: {a}, {b}. One and the same word?", "Would you say that {a} equals {b}?"], _same),
    Task("direction", [
        "What is the singular of {s}?", "Singular of {s}?", "Give me the singular of {s}.", "Many {s}, one ...", "Write the singular of {s}.", "Two {s}, one what?", "Make {s} singular.", "If there is only one of the {s}, what do you call it?", "Say the singular of the word {s}.", "What is the singular form of {s}?", "The singular of {s}, please.", "singular: {s}",
        "Turn {s} into the singular.", "I have many {s}. If I keep just one, I have one ...", "How do you write one of the {s}?", "Change {s} to the singular.",
        "{s}: singular?", "One of the {s} is called what?", "Just one of the {s}: which word?", "Three {s}, but only one ...", "singular of {s}",
        "Say {s} for only one.", "Put {s} into the singular.", "What do you call one of these {s}?", "Write {s} so that it means just one.",
        "When all but one of the {s} are gone, what remains?", "From {s}, form the word for a single one."], rows_of([(many, one) for one, many in PLURALS], "s")),
    Task("direction", [
        "What is the present tense of {s}?", "{s} is the past of which verb?", "Which verb has the past form {s}?", "Yesterday I {s}, today I ...", "Give me the base form of {s}.", "What is the infinitive of {s}?", "Put {s} in the present tense.", "Base form of {s}?", "Present tense of {s}?", "Write the present of {s}.", "Change {s} to the present tense.",
        "infinitive: {s}", "From which verb does {s} come?", "The base form of {s}, please.", "Last year we {s}, and this year we also ...", "Name the verb whose past is {s}.",
        "{s}: present tense?", "{s}: base form?", "Which verb is {s} from?", "Say the base form of {s}.", "base form: {s}", "Then it was {s}. Now it is ...",
        "Make the past form {s} a present form.", "Undo the past tense: {s}", "{s} comes from the verb ...",
        "Look up {s}: under which verb do I find it?", "They {s} then. What do they do now, in one word?"], rows_of([(then, now) for now, then in PAST], "s")),
    Task("direction", [
        "Write each item on a line of its own: {l}", "One per line: {l}", "One item per line, please: {l}", "Put each of these on a new line: {l}", "{l}\n\nOne per line, please.", "{l}\n\nEach on a new line, without dashes.", "Split this list into lines: {l}", "Break this into lines: {l}", "A new line for each: {l}", "Separate these by new lines: {l}", "No commas, use new lines: {l}",
        "each on its own line, no bullets: {l}", "Write these below each other: {l}", "Lines instead of commas: {l}", "Stack these, one per line: {l}", "After each item start a new line: {l}",
        "{l}\n\nIn lines, please.", "{l}\n\nSeparate lines.", "Put a line break after each: {l}", "Separate lines, please: {l}",
        "Every word on a new line: {l}", "Write one item below the other: {l}", "A line for each item: {l}", "Show each on a separate line: {l}",
        "Line by line: {l}",
        "Give every item its own line and nothing else: {l}", "Turn the commas into line breaks: {l}"], from_items(lambda items: "\n".join(items))),
]  # fmt: skip
