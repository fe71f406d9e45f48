"""Simple instructions. Most have one right reply; where any of many counts, `fulfils` says whether a reply does what was asked.

Every task's last two wordings are kept for the test split."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass

from . import words as w
from .conversation import Conversation, pick_wording

LISTS = {
    "colours": w.COLOURS, "animals": w.ANIMALS[:30], "foods": w.FOODS[:30], "jobs": w.JOBS[:25], "months": w.MONTHS, "days": w.DAYS, "materials": w.MATERIALS[:14],
    "instruments": w.INSTRUMENTS[:13], "languages": w.LANGUAGES[:13], "things in a house": ["table", "chair", "lamp", "bed", "door", "window", "sofa", "mirror"],
    "fruits": ["apples", "pears", "plums", "cherries", "grapes", "lemons", "oranges", "bananas"],
    "vegetables": ["carrots", "onions", "potatoes", "beans", "peas", "cabbage", "spinach"],
    "drinks": ["water", "milk", "tea", "coffee", "juice", "lemonade"], "clothes": ["shirt", "hat", "coat", "shoes", "socks", "scarf", "gloves"],
    "sports": ["football", "tennis", "swimming", "running", "rowing", "cycling", "golf"], "vehicles": ["car", "bus", "train", "bicycle", "boat", "plane", "truck"],
    "birds": ["owl", "eagle", "crow", "parrot", "swan", "duck", "goose", "penguin"], "body parts": ["hand", "foot", "arm", "leg", "head", "nose", "ear"],
    "flowers": ["rose", "tulip", "daisy", "lily", "sunflower", "violet"], "trees": ["oak", "pine", "birch", "maple", "willow", "beech"],
    "shapes": ["circle", "square", "triangle", "star", "oval"], "tools": ["hammer", "saw", "drill", "spade", "rake", "axe"],
    "countries": ["France", "Italy", "Japan", "Brazil", "Egypt", "Canada", "Poland", "India"], "seasons": ["spring", "summer", "autumn", "winter"],
    "planets": ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn"], "metals": ["iron", "copper", "gold", "silver", "tin", "zinc"],
}  # fmt: skip
NUMBERS = "one two three four five six seven eight nine ten".split()
# Lists whose members are clearly not of each other's kind, for sorting out.
APART = ["colours", "fruits", "vegetables", "drinks", "clothes", "sports", "vehicles", "birds", "body parts", "trees", "shapes", "tools", "countries", "planets", "months", "days", "instruments", "languages"]
KIND_OF = {
    "colours": "a colour", "fruits": "a fruit", "drinks": "a drink", "vehicles": "a vehicle", "birds": "a bird", "trees": "a tree", "tools": "a tool", "countries": "a country",
    "planets": "a planet", "months": "a month", "days": "a day", "languages": "a language", "instruments": "an instrument", "metals": "a metal", "shapes": "a shape",
}  # fmt: skip

ONE_WORD = [
    ("What colour is grass?", "Green"), ("What colour is snow?", "White"), ("What colour is blood?", "Red"), ("What colour is a ripe banana?", "Yellow"), ("What colour is coal?", "Black"),
    ("Which animal says meow?", "Cat"), ("Which animal barks?", "Dog"), ("Which animal gives us wool?", "Sheep"), ("Which animal makes honey?", "Bee"), ("Which animal has a trunk?", "Elephant"),
    ("Which animal has a very long neck?", "Giraffe"), ("What do bees make?", "Honey"), ("What do cows give?", "Milk"), ("What do hens lay?", "Eggs"), ("What falls from clouds?", "Rain"),
    ("What is frozen water called?", "Ice"), ("What do we breathe?", "Air"), ("What shines by day?", "Sun"), ("What shines at night?", "Moon"), ("Which season is the coldest?", "Winter"),
    ("Which season is the hottest?", "Summer"), ("Which season comes after winter?", "Spring"), ("Which season comes before winter?", "Autumn"), ("What is the first month?", "January"),
    ("What is the last month of the year?", "December"), ("Which day comes after Monday?", "Tuesday"), ("Which day comes before Sunday?", "Saturday"), ("What is the opposite of hot?", "Cold"),
    ("What is the opposite of big?", "Small"), ("What is the opposite of day?", "Night"), ("What is the capital of France?", "Paris"), ("What is the capital of Italy?", "Rome"),
    ("What is the capital of Spain?", "Madrid"), ("What is the capital of Germany?", "Berlin"), ("What is the capital of England?", "London"), ("How many legs does a dog have?", "Four"),
    ("How many legs does a spider have?", "Eight"), ("How many days are in a week?", "Seven"), ("How many months are in a year?", "Twelve"), ("How many wheels does a bicycle have?", "Two"),
    ("What do you call a young dog?", "Puppy"), ("What do you call a young cat?", "Kitten"), ("Who flies a plane?", "Pilot"), ("Who bakes bread?", "Baker"), ("Who works in a school?", "Teacher"),
    ("What do you use to cut paper?", "Scissors"), ("What do you wear on your feet?", "Shoes"), ("What do you wear on your head?", "Hat"), ("What do you sleep in?", "Bed"), ("What opens a lock?", "Key"),
    ("Which planet do we live on?", "Earth"), ("What is cheese made from?", "Milk"), ("What is bread made from?", "Flour"), ("Where do fish live?", "Water"), ("What is a baby cow called?", "Calf"),
]  # fmt: skip
YES_NO = [
    ("Is snow cold?", True), ("Is fire cold?", False), ("Can birds fly?", True), ("Can stones swim?", False), ("Is a cat an animal?", True), ("Is a chair an animal?", False), ("Is ice warm?", False),
    ("Does a week have seven days?", True), ("Does a dog have six legs?", False), ("Is Paris in France?", True), ("Is Rome in Japan?", False), ("Is the sun hot?", True), ("Is milk black?", False),
    ("Is grass green?", True), ("Do fish live in water?", True), ("Do cows eat grass?", True), ("Do cats bark?", False), ("Is an elephant bigger than a mouse?", True), ("Is a mouse bigger than a horse?", False),
    ("Is ten more than five?", True), ("Is two more than nine?", False), ("Is January a month?", True), ("Is Monday a month?", False), ("Is winter colder than summer?", True), ("Is sugar sweet?", True),
    ("Is a lemon sweet?", False), ("Is a whale a fish?", False), ("Is gold a metal?", True), ("Is wood a metal?", False), ("Does a spider have eight legs?", True), ("Is water wet?", True),
    ("Is the Earth flat?", False), ("Do trees have leaves?", True), ("Is a carrot a fruit?", False), ("Is an apple a fruit?", True), ("Can people breathe under water?", False),
    ("Does a bicycle have two wheels?", True), ("Does a car have ten wheels?", False), ("Is a square round?", False), ("Is a ball round?", True), ("Does the sun rise in the east?", True),
]  # fmt: skip
SHORTER = [
    ("I am writing to let you know that I will not be able to come to the meeting.", "I cannot come to the meeting."), ("Due to the fact that it was raining, we decided to stay at home.", "It rained, so we stayed at home."),
    ("At this point in time we do not have any bread left in the shop.", "We have no bread left."), ("The reason why I am late is that the bus did not come.", "I am late because the bus did not come."),
    ("It would be very nice if you could send me the letter.", "Please send me the letter."), ("The dog, which is very old, sleeps for most of the day.", "The old dog sleeps most of the day."),
    ("In my opinion, I think that the film was really very good.", "I think the film was good."), ("We would like to inform you that the shop will be closed on Monday.", "The shop is closed on Monday."),
    ("There are a great number of people who like to swim in the lake.", "Many people like to swim in the lake."), ("She made the decision to buy the red car.", "She decided to buy the red car."),
    ("He has the ability to run very fast.", "He can run very fast."), ("In the event that it rains, the game will not take place.", "If it rains, there is no game."),
    ("I would like to say thank you for all the help that you gave me.", "Thank you for your help."), ("The house that is standing next to the river is for sale.", "The house by the river is for sale."),
    ("Please do not forget that the train is going to leave at nine.", "The train leaves at nine."), ("My brother, who lives in the city, is going to visit us on Friday.", "My brother visits us on Friday."),
    ("It is not allowed to walk on the grass in this park.", "Do not walk on the grass."), ("The cake that my mother baked was eaten by all of the children.", "The children ate the cake."),
    ("Before you go out of the room, make sure that you turn off the light.", "Turn off the light before you go."), ("It is important that you drink a lot of water every single day.", "Drink a lot of water every day."),
    ("The teacher told all of the students that there would be no class tomorrow.", "There is no class tomorrow."), ("I have been waiting here for you for more than two hours now.", "I have waited two hours for you."),
    ("The book is about a boy who finds a map and goes to look for gold.", "A boy with a map looks for gold."), ("The weather on that day was so cold that the lake was covered with ice.", "It was so cold that the lake froze."),
    ("If you have any questions at all, please feel free to call me.", "Call me if you have questions."), ("The computer in the office does not work at the moment.", "The office computer does not work."),
    ("All of the tickets for the concert have already been sold.", "The concert is sold out."), ("We are happy to be able to tell you that you have won the first prize.", "You have won the first prize."),
    ("Last night somebody broke the window of the school.", "The school window was broken."), ("The soup that they serve in this restaurant tastes good.", "The soup here is good."),
]  # fmt: skip
COMMANDS = [
    "open the window", "close the door", "give me the book", "send me the report", "turn down the music", "wait outside", "help me with this box", "call me back", "pass the salt", "clean your room", "come here", "sit down",
    "tell me the time", "show me the way", "bring me some water", "stop talking", "move your car", "read the letter", "sign the form", "pay the bill", "feed the cat", "wash the dishes", "take off your shoes", "answer the phone",
    "speak louder", "write your name here", "carry this bag", "lend me your pen", "check the list", "start again", "park over there", "turn off the light", "hurry up", "bring the keys", "hold the ladder", "fix the lamp",
]  # fmt: skip
BLANKS = [
    ("The sky is ___.", "blue"), ("Grass is ___.", "green"), ("Snow is ___.", "white"), ("A dog has four ___.", "legs"), ("Cows give ___.", "milk"), ("Bees make ___.", "honey"), ("We sleep in a ___.", "bed"), ("A week has seven ___.", "days"),
    ("A year has twelve ___.", "months"), ("Birds can ___.", "fly"), ("Fish can ___.", "swim"), ("The opposite of hot is ___.", "cold"), ("The opposite of up is ___.", "down"), ("Ice is frozen ___.", "water"), ("We see with our ___.", "eyes"),
    ("We hear with our ___.", "ears"), ("The sun rises in the ___.", "east"), ("The sun sets in the ___.", "west"), ("Paris is the capital of ___.", "France"), ("Rome is the capital of ___.", "Italy"), ("After Monday comes ___.", "Tuesday"),
    ("Before Sunday comes ___.", "Saturday"), ("After summer comes ___.", "autumn"), ("A baby dog is a ___.", "puppy"), ("A baby cat is a ___.", "kitten"), ("Two plus two is ___.", "four"), ("A triangle has three ___.", "sides"),
    ("You open a lock with a ___.", "key"), ("The ___ shines at night.", "moon"), ("___ lay eggs.", "Hens"), ("A ___ bakes bread.", "baker"), ("A ___ teaches children.", "teacher"), ("Sugar is ___.", "sweet"), ("Lemons are ___.", "sour"),
    ("Coal is ___.", "black"), ("Trees have green ___.", "leaves"), ("We wear shoes on our ___.", "feet"), ("A bicycle has two ___.", "wheels"), ("An hour has sixty ___.", "minutes"), ("A spider has eight ___.", "legs"),
]  # fmt: skip
OPPOSITES = [
    ("hot", "cold"), ("big", "small"), ("up", "down"), ("day", "night"), ("good", "bad"), ("fast", "slow"), ("old", "young"), ("happy", "sad"), ("open", "closed"), ("full", "empty"), ("wet", "dry"), ("hard", "soft"), ("light", "dark"),
    ("rich", "poor"), ("early", "late"), ("high", "low"), ("long", "short"), ("loud", "quiet"), ("near", "far"), ("thick", "thin"), ("left", "right"), ("first", "last"), ("strong", "weak"), ("clean", "dirty"), ("cheap", "expensive"),
    ("begin", "end"), ("push", "pull"), ("win", "lose"), ("buy", "sell"), ("love", "hate"), ("inside", "outside"), ("true", "false"), ("easy", "difficult"), ("wide", "narrow"), ("always", "never"), ("heavy", "light"),
]  # fmt: skip
PLURALS = [
    ("dog", "dogs"), ("cat", "cats"), ("box", "boxes"), ("child", "children"), ("mouse", "mice"), ("foot", "feet"), ("tooth", "teeth"), ("man", "men"), ("woman", "women"), ("house", "houses"), ("bus", "buses"), ("city", "cities"), ("leaf", "leaves"),
    ("knife", "knives"), ("story", "stories"), ("key", "keys"), ("day", "days"), ("wolf", "wolves"), ("sheep", "sheep"), ("fish", "fish"), ("goose", "geese"), ("potato", "potatoes"), ("book", "books"), ("baby", "babies"), ("dish", "dishes"),
    ("shelf", "shelves"), ("friend", "friends"), ("country", "countries"), ("brush", "brushes"), ("tree", "trees"), ("person", "people"), ("apple", "apples"), ("watch", "watches"), ("wife", "wives"), ("hero", "heroes"), ("fox", "foxes"),
]  # fmt: skip
PAST = [
    ("go", "went"), ("see", "saw"), ("eat", "ate"), ("run", "ran"), ("walk", "walked"), ("play", "played"), ("buy", "bought"), ("come", "came"), ("give", "gave"), ("take", "took"), ("make", "made"), ("write", "wrote"), ("sing", "sang"), ("swim", "swam"),
    ("fly", "flew"), ("find", "found"), ("think", "thought"), ("bring", "brought"), ("sleep", "slept"), ("drink", "drank"), ("speak", "spoke"), ("know", "knew"), ("cook", "cooked"), ("help", "helped"), ("live", "lived"), ("stand", "stood"), ("sit", "sat"),
    ("teach", "taught"), ("catch", "caught"), ("sell", "sold"), ("tell", "told"), ("begin", "began"), ("build", "built"), ("leave", "left"), ("lose", "lost"), ("win", "won"), ("break", "broke"), ("open", "opened"),
]  # fmt: skip
PEOPLE_DO = ["reads a book", "buys some bread", "feeds the cat", "waits for the bus", "cleans the house", "paints the wall", "sings a song", "walks to school", "cooks soup", "writes a letter", "plays the piano", "opens the door"]

REFUSE_TRANSLATE = "I cannot translate. I only know English."
REFUSE_CODE = "I cannot write programs. I am too small for that."
REFUSE_DRAW = "I cannot draw. I can only write text."
REFUSE_WEB = "I cannot open web pages. I can only read the text that you give me."
REFUSE_SEND = "I cannot send messages or make calls. I can only write here."
TONGUES = ["French", "German", "Spanish", "Italian", "Dutch", "Polish", "Greek", "Turkish", "Arabic", "Japanese", "Chinese", "Russian", "Latin", "Swedish", "Korean", "Hindi"]
CODES = ["Python", "JavaScript", "Java", "C", "Rust", "HTML", "SQL", "Go", "TypeScript", "PHP"]
PROGRAMS = ["sorts a list", "adds two numbers", "prints hello", "counts words", "finds the largest number", "reads a file", "plays tic-tac-toe", "makes a clock", "sends an email", "reverses a text"]


@dataclass(frozen=True)
class Task:
    """`make(rng, split)` draws the slots of the wordings and the reply."""

    kind: str
    wordings: list[str]
    make: Callable


def _items(rng, low=3, high=6) -> list[str]:
    pool = rng.choice((w.NOUNS, w.NOUNS, w.OBJECTS, w.ANIMALS, w.FOODS, w.COLOURS, w.FIRST_NAMES, w.MATERIALS))
    return rng.sample(list(dict.fromkeys(pool)), rng.randint(low, high))


def _listing(items) -> str:
    return ", ".join(items)


def _sentence(rng, split) -> str:
    if split == "train" and w.SENTENCES and rng.random() < 0.3:
        return rng.choice(w.SENTENCES)
    name = rng.choice((rng.choice(w.FIRST_NAMES), w.invented(rng, split)))
    form = rng.choice(("{n} {d}.", "{n} lives in {t}.", "The {c} {o} is in the {p}.", "{n} likes {f}.", "My {a} eats {f}.", "There is a {o} on the table.", "We meet {n} on {y}.", "The {a} sleeps in the {p}."))
    for mark, value in {"{n}": name, "{d}": rng.choice(PEOPLE_DO), "{t}": w.town(rng, split), "{c}": rng.choice(w.COLOURS), "{o}": rng.choice(w.OBJECTS), "{p}": rng.choice(w.PLACES),
                        "{f}": rng.choice(w.FOODS), "{a}": rng.choice(w.ANIMALS), "{y}": rng.choice(w.DAYS)}.items():  # fmt: skip
        form = form.replace(mark, value)
    return form


def _name_some(rng, split):
    name, amount = rng.choice(list(LISTS)), rng.randint(2, 5)
    amount = min(amount, len(LISTS[name]) - 1)
    return {"n": rng.choice((NUMBERS[amount - 1], NUMBERS[amount - 1], str(amount))), "x": name}, _listing(rng.sample(LISTS[name], amount)) + "."


def _name_three(rng, split):
    name = rng.choice(list(LISTS))
    return {"x": name}, _listing(rng.sample(LISTS[name], 3)) + "."


def _name_one(rng, split):
    name = rng.choice(list(KIND_OF))
    return {"x": KIND_OF[name]}, rng.choice(LISTS[name]).capitalize()


def _bullets(rng, split):
    items = _items(rng)
    return {"l": _listing(items)}, "\n".join(f"- {item}" for item in items)


def _numbered(rng, split):
    items = _items(rng)
    return {"l": _listing(items)}, "\n".join(f"{index}. {item}" for index, item in enumerate(items, 1))


def _commas(rng, split):
    items = _items(rng)
    return {"l": rng.choice(("\n".join(items), "\n".join(f"- {item}" for item in items), " / ".join(items)))}, _listing(items)


def _json_pair(rng, split):
    name, value = rng.choice((("age", rng.randint(3, 99)), ("city", w.town(rng, split)), ("job", rng.choice(w.JOBS)), ("pet", rng.choice(w.ANIMALS)), ("colour", rng.choice(w.COLOURS)), ("year", rng.randint(1900, 2024))))
    person = w.person(rng, split)
    return {"p": person, "k": name, "v": str(value)}, json.dumps({"name": person, name: value}, ensure_ascii=False)


def _json_list(rng, split):
    items = _items(rng)
    return {"l": _listing(items)}, json.dumps(items, ensure_ascii=False)


def _case(change) -> Callable:
    def make(rng, split):
        text = rng.choice((_sentence(rng, split), rng.choice(w.NOUNS), " ".join(rng.sample(w.NOUNS, rng.randint(2, 4))), f"{rng.choice(w.COLOURS)} {rng.choice(w.OBJECTS)}"))
        if change == str.lower:
            text = rng.choice((text.upper(), text.title()))
        return {"s": text}, change(text)

    return make


def _from_items(pick) -> Callable:
    def make(rng, split):
        items = _items(rng)
        return {"l": _listing(items)}, pick(items)

    return make


def _from_words(pick) -> Callable:
    def make(rng, split):
        text = _sentence(rng, split).rstrip(".!?")
        return {"s": text}, pick(text.split())

    return make


def _nth(rng, split):
    items = _items(rng, 4, 6)
    place = rng.randrange(1, 4)
    return {"l": _listing(items), "n": ("first", "second", "third", "fourth")[place]}, items[place]


def _member(rng, split):
    items = _items(rng)
    if rng.random() < 0.5:
        return {"l": _listing(items), "x": rng.choice(items)}, "Yes."
    return {"l": _listing(items), "x": rng.choice([noun for noun in w.NOUNS if noun not in items])}, "No."


def _odd(rng, split):
    name, other = rng.sample(APART, 2)
    items = rng.sample(LISTS[name], 3)
    stranger = rng.choice([item for item in LISTS[other] if item not in LISTS[name]])
    items.insert(rng.randint(0, 3), stranger)
    return {"l": _listing(items)}, stranger


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
    return {"l": _listing(map(str, numbers))}, _listing(map(str, sorted(numbers)))


def _count_to(rng, split):
    end = rng.randint(2, 20)
    return {"n": str(end)}, _listing(map(str, range(1, end + 1))) + "."


def _repeat(rng, split):
    word, amount = rng.choice((rng.choice(w.NOUNS), w.invented(rng, split), rng.choice(w.ANIMALS))), rng.randint(2, 5)
    return {"s": word, "n": rng.choice((NUMBERS[amount - 1], NUMBERS[amount - 1], str(amount)))}, " ".join([word] * amount)


def _spell(rng, split):
    word = rng.choice(w.NOUNS + w.ANIMALS)
    return {"s": word}, "-".join(word)


def _table(table, *slots, apart: bool = False) -> Callable:
    """Rows of a table, the last of each being the reply. `apart`: the last fifth of the rows is kept for the test split."""
    kept = len(table) * 4 // 5 if apart else 0

    def make(rng, split):
        row = rng.choice(table if not apart else table[kept:] if split == "test" else table[:kept])
        return dict(zip(slots, row)), row[-1]

    return make


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
    items = _items(rng)
    old = rng.choice(items)
    new = rng.choice([noun for noun in w.NOUNS if noun not in items])
    return {"l": _listing(items), "a": old, "b": new}, _listing(new if item == old else item for item in items)


def _remove(rng, split):
    items = _items(rng, 3, 6)
    old = rng.choice(items)
    return {"l": _listing(items), "a": old}, _listing(item for item in items if item != old)


def _add(rng, split):
    items = _items(rng, 2, 5)
    new = rng.choice([noun for noun in w.NOUNS if noun not in items])
    return {"l": _listing(items), "a": new}, _listing([*items, new])


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
    text = rng.choice((_sentence(rng, split), rng.choice(w.NOUNS), w.person(rng, split), w.code(rng)))
    return {"s": text}, text


def _choose(rng, split):
    name, other = rng.sample(list(KIND_OF), 2)
    one = rng.choice([item for item in LISTS[name] if item not in LISTS[other]])
    two = rng.choice([item for item in LISTS[other] if item not in LISTS[name]])
    pair = [one, two]
    rng.shuffle(pair)
    return {"a": pair[0], "b": pair[1], "x": KIND_OF[name]}, one


def _quote(rng, split):
    text = _sentence(rng, split)
    return {"s": text}, f'"{text}"'


def _fixed(reply) -> Callable:
    return lambda rng, split: ({"t": rng.choice(TONGUES), "c": rng.choice(CODES), "g": rng.choice(PROGRAMS), "s": _sentence(rng, split), "o": rng.choice(w.OBJECTS), "a": rng.choice(w.ANIMALS),
                                "w": f"www.{w.invented(rng, split).lower()}.com", "p": rng.choice(w.FIRST_NAMES), "n": rng.choice(w.NOUNS)}, reply)  # fmt: skip


TASKS = [
    Task("direction-list", ["List {n} {x}.", "Name {n} {x}.", "Give me {n} {x}.", "Tell me {n} {x}.", "Write down {n} {x}.", "I need {n} {x}.", "Can you name {n} {x}?", "Please list {n} {x}.", "{n} {x}, please.", "Do you know {n} {x}?", "Say {n} {x}.",
                            "Which {n} {x} can you name?", "I would like to hear {n} {x}."], _name_some),
    Task("direction-list", ["List three {x}.", "A list of three {x}, please.", "Give three examples of {x}.", "Name any three {x}.", "Make a list of three {x}.", "Write a list of three {x}.", "What are three {x}?", "Show me three {x}.", "3 {x}.", "Three examples: {x}.", "Think of three {x}.",
                            "Come up with three {x}.", "Write me a short list of three {x}."], _name_three),
    Task("direction-example", ["Name {x}.", "Give me an example of {x}.", "Tell me {x}.", "Say the name of {x}.", "Give an example: {x}.", "Think of {x}.", "Can you name {x}?", "Please name {x}.", "One example of {x}, please.", "Write the name of {x}.", "What is an example of {x}?",
                               "Pick {x}, any you like.", "I need one example of {x}."], _name_one),
    Task("direction", ["{q} Answer in one word.", "{q} One word only.", "{q} Reply with a single word.", "In one word: {q}", "Answer with one word. {q}", "{q} Just one word, please.", "Use only one word. {q}", "{q} Give me one word.", "{q} (one word)", "Reply in one word. {q}", "{q} Say it in one word.",
                       "With a single word, tell me: {q}", "{q} No more than one word."], _one_word),
    Task("direction", ["{q} Answer yes or no.", "{q} Yes or no?", "{q} Only yes or no.", "Answer only with yes or no. {q}", "Yes or no: {q}", "{q} Just say yes or no.", "{q} Reply with yes or no only.", "Say yes or no. {q}", "{q} (yes/no)", "Reply yes or no. {q}", "{q} A yes or no is enough.",
                       "Is it yes or no? {q}", "{q} I only want to hear yes or no."], _yes_no),
    Task("direction", ["Say it shorter: {s}", "Make this shorter: {s}", "Shorten this sentence: {s}", "Shorten: {s}", "Write this in fewer words: {s}", "Can you say this more briefly? {s}", "{s}\n\nMake it shorter.", "{s}\n\nSay that in fewer words.", "Rewrite this so that it is shorter: {s}",
                       "A shorter version, please: {s}", "Cut this down: {s}", "How would you put this more briefly? {s}", "{s}\n\nThat is too long. Trim it."], _table(SHORTER, "s", apart=True)),
    Task("direction", ["Write this in upper case: {s}", "Make this upper case: {s}", "Put this in capital letters: {s}", "Upper case: {s}", "Write in capitals: {s}", "Convert to upper case: {s}", "{s}\n\nWrite that in capital letters.", "Change this to capitals: {s}", "All caps, please: {s}",
                       "Use only capital letters: {s}", "Turn this into upper case: {s}", "How does this look in capitals? {s}", "Shout this in block letters: {s}"], _case(str.upper)),
    Task("direction", ["Write this in lower case: {s}", "Make this lower case: {s}", "Put this in small letters: {s}", "Lower case: {s}", "Write without capitals: {s}", "Convert to lower case: {s}", "{s}\n\nWrite that in small letters.", "Change this to lower case: {s}", "All lower case, please: {s}",
                       "Use only small letters: {s}", "Turn this into lower case: {s}", "How does this look in small letters? {s}", "No capital letters, please: {s}"], _case(str.lower)),
    Task("direction", ["Reverse this list: {l}", "Reverse the order: {l}", "Turn this list around: {l}", "Write this list backwards: {l}", "List these from last to first: {l}", "Put these in reverse order: {l}", "{l}\n\nReverse the list.", "Give me this list in reverse: {l}", "Start with the last: {l}",
                       "Please reverse these words: {l}", "Flip the order of this list: {l}", "Read this list to me from the end: {l}", "Same words, other way round: {l}"], _from_items(lambda items: _listing(items[::-1]))),
    Task("direction", ["What is the first word in this list? {l}", "Which word comes first: {l}?", "Give me the first of these words: {l}", "Name the first item of this list: {l}", "{l}\n\nWhich is the first?", "First item only: {l}", "Write the first word of this list: {l}", "What comes first here? {l}",
                       "Only the first one, please: {l}", "The first of these: {l}", "Pick the first word: {l}", "What does this list begin with? {l}", "Which item opens this list? {l}"], _from_items(lambda items: items[0])),
    Task("direction", ["What is the last word in this list? {l}", "Which word comes last: {l}?", "Give me the last of these words: {l}", "Name the last item of this list: {l}", "{l}\n\nWhich is the last?", "Last item only: {l}", "Write the last word of this list: {l}", "What comes last here? {l}",
                       "Only the last one, please: {l}", "The last of these: {l}", "Pick the last word: {l}", "What does this list end with? {l}", "Which item closes this list? {l}"], _from_items(lambda items: items[-1])),
    Task("direction", ["What is the {n} word in this list? {l}", "Which word comes {n}: {l}?", "Give me the {n} of these words: {l}", "Name the {n} item: {l}", "{l}\n\nWhich is the {n}?", "{n} item only: {l}", "Write the {n} word of this list: {l}", "Pick the {n} one: {l}", "The {n} of these, please: {l}",
                       "Tell me the {n} item of the list {l}", "What stands in {n} place? {l}", "Say only the {n} entry: {l}"], _nth),
    Task("direction", ["What is the first word of this sentence? {s}", "First word: {s}", "Write only the first word: {s}", "Give me the first word of: {s}", "Which word does this begin with? {s}", "{s}\n\nRepeat the first word.", "Tell me the first word in \"{s}\".", "Say the first word of this: {s}",
                       "Copy the first word of the sentence: {s}", "Name the first word: {s}", "With which word does this start? {s}", "Just the opening word, please: {s}"], _from_words(lambda words: words[0])),
    Task("direction", ["What is the last word of this sentence? {s}", "Last word: {s}", "Write only the last word: {s}", "Give me the last word of: {s}", "Which word does this end with? {s}", "{s}\n\nRepeat the last word.", "Tell me the last word in \"{s}\".", "Say the last word of this: {s}",
                       "Copy the last word of the sentence: {s}", "Name the last word: {s}", "With which word does this stop? {s}", "Just the closing word, please: {s}"], _from_words(lambda words: words[-1])),
    Task("direction", ["How many words are in this list? {l}", "Count these words: {l}", "How many items: {l}?", "Say how many words I give you: {l}", "Count the items: {l}", "{l}\n\nHow many are there?", "What is the number of words here? {l}", "How many things do I list? {l}", "How long is this list? {l}",
                       "Count: {l}", "Give me the number of items: {l}", "Tell me how many words stand here: {l}", "What does the count of these come to? {l}"], _from_items(lambda items: str(len(items)))),
    Task("direction", ["How many words are in this sentence? {s}", "Count the words: {s}", "How many words: {s}", "How many words do you see? {s}", "Tell me the number of words: {s}", "{s}\n\nCount the words.", "Give me the word count of: {s}", "How many words does this have? {s}", "Word count: {s}",
                       "Count every word in this: {s}", "Of how many words is this made? {s}", "What is the length of this in words? {s}"], _from_words(lambda words: str(len(words)))),
    Task("direction", ["Sort these words by the alphabet: {l}", "Sort: {l}", "Put these in alphabetical order: {l}", "Sort this list: {l}", "Order these words from A to Z: {l}", "{l}\n\nSort them alphabetically.", "Alphabetical order, please: {l}", "Sort alphabetically: {l}", "Arrange from A to Z: {l}",
                       "Write these words in the order of the alphabet: {l}", "Which order has the alphabet for these? {l}", "Line these up as a dictionary would: {l}"], _from_items(lambda items: _listing(sorted(items, key=str.lower)))),
    Task("direction", ["Sort these numbers: {l}", "Put these numbers in order: {l}", "Order from small to large: {l}", "Sort from smallest to largest: {l}", "{l}\n\nSort the numbers.", "Arrange these numbers: {l}", "Write these numbers in order: {l}", "Smallest first: {l}", "Numbers in order, please: {l}",
                       "Sort by size: {l}", "Line up these numbers, the least one first: {l}", "Which order do these numbers have by size? {l}"], _sort_numbers),
    Task("direction", ["Is {x} in this list? {l}", "Does this list hold {x}? {l}", "List: {l}\nIs {x} in it?", "Is {x} one of these? {l}", "Can you see {x} here? {l}", "{l}\n\nIs {x} there?", "Do these words include {x}? {l}", "Check if {x} is in the list: {l}", "Is the word {x} among these? {l}",
                       "Have I listed {x}? {l}", "Look at these words: {l}. Is {x} one of them?", "Would you find {x} in this row: {l}?"], _member),
    Task("direction", ["What is {a} + {b}?", "What is {a} plus {b}?", "{a} + {b} = ?", "Add {a} and {b}.", "{a}+{b}", "Calculate {a} + {b}.", "How much is {a} and {b}?", "What do you get from {a} plus {b}?", "Sum of {a} and {b}?", "{a} plus {b} is what?", "Work out {a} + {b}.", "Take {a} and add {b}.", "What do {a} and {b} make?"], _sums),
    Task("direction", ["What is {a} - {b}?", "What is {a} minus {b}?", "{a} - {b} = ?", "Take {b} from {a}.", "{a}-{b}", "Calculate {a} - {b}.", "How much is {a} less {b}?", "Subtract {b} from {a}.", "{a} minus {b} is what?", "What do you get from {a} minus {b}?", "Work out {a} - {b}.", "What is left of {a} after {b} are gone?"], _minus),
    Task("direction", ["Which number is larger, {a} or {b}?", "Which is bigger: {a} or {b}?", "Pick the larger number: {a}, {b}", "What is the larger of {a} and {b}?", "Say the bigger number: {a} or {b}.", "Is {a} or {b} more?", "Larger number: {a} and {b}", "{a} or {b}, which is more?", "The greater of {a} and {b}, please.",
                       "Choose the bigger one: {a}, {b}", "Of {a} and {b}, which has the higher value?", "Tell me which is the greater number, {a} or {b}."], _two_numbers(max)),
    Task("direction", ["Which number is smaller, {a} or {b}?", "Which is less: {a} or {b}?", "Pick the smaller number: {a}, {b}", "What is the smaller of {a} and {b}?", "Say the smaller number: {a} or {b}.", "Is {a} or {b} less?", "Smaller number: {a} and {b}", "{a} or {b}, which is smaller?", "The lower of {a} and {b}, please.",
                       "Choose the smaller one: {a}, {b}", "Of {a} and {b}, which has the lower value?", "Tell me which is the lesser number, {a} or {b}."], _two_numbers(min)),
    Task("direction", ["Count to {n}.", "Count from 1 to {n}.", "Please count to {n}.", "Can you count up to {n}?", "Count up to {n}.", "Say the numbers from 1 to {n}.", "List the numbers up to {n}.", "Write the numbers from one to {n}.", "Numbers from 1 to {n}, please.", "Count for me up to {n}.",
                       "Start at 1 and stop at {n}.", "Let me hear you count until {n}."], _count_to),
    Task("direction", ["Write the word {s} {n} times.", "Say {s} {n} times.", "Repeat the word {s} {n} times.", "Write {s} {n} times.", "Repeat {s} {n} times.", "{n} times {s}, please.", "Say the word \"{s}\" {n} times.", "Print {s} {n} times.", "Please write \"{s}\" {n} times.", "I want to read {s} {n} times.",
                       "Put down {s} {n} times in a row.", "Type {s}, {n} times over."], _repeat),
    Task("direction", ["Spell the word {s}.", "How do you spell {s}?", "Spell \"{s}\".", "Please spell {s} for me.", "Spell {s}.", "What are the letters of {s}?", "How is {s} spelled?", "Give me the spelling of {s}.", "Spell out {s}.", "Write {s} letter by letter.", "Letter by letter, please: {s}", "Which letters make the word {s}?"], _spell),
    Task("direction", ["Rewrite politely: {s}", "Say this politely: {s}", "Make this polite: {s}", "Make this more polite: {s}", "How can I say this politely? {s}", "{s}\n\nMake it polite.", "A polite version, please: {s}", "Write this in a friendly way: {s}", "Turn this into a polite request: {s}", "Please put this politely: {s}", "Politely: {s}",
                       "That sounds rude. Rephrase it nicely: {s}", "What is a kinder way to ask this? {s}"], _polite),
    Task("direction", ["Fill the blank: {s}", "Fill in the missing word: {s}", "Which word is missing? {s}", "Complete the sentence with one word: {s}", "What goes in the gap? {s}", "{s}\n\nFill the gap.", "Give me the missing word: {s}", "Fill in the blank. {s}", "Write the missing word: {s}", "Find the missing word: {s}",
                       "What word fits here? {s}", "Put a word in the empty place: {s}"], _table(BLANKS, "s")),
    Task("direction", ["What is the opposite of {s}?", "Opposite of {s}?", "Give me the opposite of {s}.", "Which word means the opposite of {s}?", "Name the opposite of {s}.", "What is the reverse of {s}?", "The opposite of {s}, please.", "Tell me the opposite of the word {s}.", "Say the opposite: {s}", "What is not {s}, but the opposite?",
                       "Find a word that is the contrary of {s}.", "{s} has which opposite?"], _table(OPPOSITES, "s")),
    Task("direction", ["What is the plural of {s}?", "Plural of {s}?", "Give me the plural of {s}.", "Write the plural of {s}.", "How do you write more than one {s}?", "One {s}, two what?", "Make {s} plural.", "Say the plural of the word {s}.", "What is the plural form of {s}?", "One {s}, many ...",
                       "If there are two, what does {s} become?", "Put the word {s} in the plural."], _table(PLURALS, "s")),
    Task("direction", ["What is the past tense of {s}?", "Past tense of {s}?", "Give me the past tense of {s}.", "Put {s} in the past tense.", "Write the past of {s}.", "What is the past form of {s}?", "Today I {s}, yesterday I ...", "Say {s} in the past.", "Change {s} to the past tense.", "The past of {s}, please.",
                       "How does {s} read in the past?", "Which form does {s} have for yesterday?"], _table(PAST, "s")),
    Task("direction", ["Which one does not fit? {l}", "Find the odd one out: {l}", "Which word does not belong? {l}", "Odd one out: {l}", "Pick the odd one out: {l}", "{l}\n\nWhich one is different?", "Which of these is not like the others? {l}", "Say which word does not fit: {l}", "Which word is of another kind? {l}",
                       "Name the one that does not belong: {l}", "One of these is out of place. Which? {l}", "Spot the stranger: {l}"], _odd),
    Task("direction", ["Which one is {x}: {a} or {b}?", "Which of these is {x}? {a}, {b}", "{a} or {b}: which is {x}?", "Pick the one that is {x}: {a}, {b}", "Say which is {x}, {a} or {b}.", "Is {a} or {b} {x}?", "Choose: which is {x}, {a} or {b}?", "Between {a} and {b}, which is {x}?", "Only one is {x}: {a} or {b}?",
                       "Tell me which is {x}: {a}, {b}", "I look for {x}. Do I take {a} or {b}?", "{a}, {b} - find {x} among these."], _choose),
    Task("direction-json", ["Write as JSON: name {p}, {k} {v}", "Put this in JSON: name is {p}, {k} is {v}.", "Make JSON from: name: {p}; {k}: {v}", "As JSON: name = {p}, {k} = {v}", "JSON, please: the name is {p} and the {k} is {v}.", "Name: {p}\n{k}: {v}\n\nAnswer in JSON.", "Turn this into a JSON object: name {p}, {k} {v}.",
                            "Give me a JSON object with name {p} and {k} {v}.", "Convert to JSON. name: {p}, {k}: {v}", "Write a JSON object. name: {p}. {k}: {v}.", "How would name {p} and {k} {v} look in JSON?", "Store name {p} and {k} {v} as a JSON object."], _json_pair),
    Task("direction-json", ["Write this list as JSON: {l}", "Make a JSON array of {l}", "As a JSON array: {l}", "Put these in a JSON list: {l}", "Turn this into a JSON array: {l}", "{l}\n\nAnswer as a JSON array.", "JSON array, please: {l}", "Convert this list to JSON: {l}", "Give me these words as a JSON array: {l}", "List to JSON: {l}",
                            "How do these look as a JSON array? {l}", "Wrap these up in a JSON list: {l}"], _json_list),
    Task("direction", ["Write these as bullet points: {l}", "Make a bullet list: {l}", "Bullet points, please: {l}", "Put each on its own line with a dash: {l}", "Turn this into a bullet list: {l}", "{l}\n\nAs bullet points.", "Give me a list with dashes: {l}", "Write a bulleted list of {l}", "List these with bullets: {l}", "One bullet each: {l}",
                       "Format this as bullets: {l}", "Show these as points below each other: {l}"], _bullets),
    Task("direction", ["Number these: {l}", "Make a numbered list: {l}", "Write these as a numbered list: {l}", "Put numbers before these: {l}", "Numbered list, please: {l}", "{l}\n\nNumber them.", "Turn this into a numbered list: {l}", "Give each a number: {l}", "List these with numbers: {l}", "Write a numbered list of {l}",
                       "Format this as 1, 2, 3: {l}", "Set these below each other and count them off: {l}"], _numbered),
    Task("direction", ["Write these on one line with commas:\n{l}", "Join these with commas:\n{l}", "Put commas between these:\n{l}", "Make one line of this:\n{l}", "Turn this into a comma list:\n{l}", "{l}\n\nWith commas, please.", "Separate these by commas:\n{l}", "One line, with commas:\n{l}", "Give me this as a comma separated list:\n{l}",
                       "List with commas:\n{l}", "Line these up with a comma after each:\n{l}", "No new lines, use commas:\n{l}"], _commas),
    Task("direction", ["Replace {a} with {b}: {l}", "Change {a} to {b}: {l}", "Put {b} in place of {a}: {l}", "In this list, replace {a} by {b}: {l}", "Write this list with {b} instead of {a}: {l}", "{l}\n\nReplace {a} with {b}.", "Swap {a} for {b}: {l}", "Use {b} instead of {a}: {l}", "Make {a} into {b}: {l}", "Take {b} instead of {a}: {l}",
                       "Where it says {a}, write {b}: {l}", "Let {b} stand where {a} stands: {l}"], _replace),
    Task("direction", ["Remove {a} from this list: {l}", "Delete {a}: {l}", "Take {a} out of this list: {l}", "Leave out {a}: {l}", "Write this list without {a}: {l}", "{l}\n\nRemove {a}.", "Drop {a} from the list: {l}", "The list without {a}, please: {l}", "Everything but {a}: {l}", "Strike {a}: {l}",
                       "I no longer want {a}. The rest is: {l}", "Which items are left when {a} goes? {l}"], _remove),
    Task("direction", ["Add {a} to this list: {l}", "Add {a} at the end: {l}", "Put {a} at the end of this list: {l}", "Write this list with {a} added: {l}", "{l}\n\nAdd {a}.", "Append {a}: {l}", "Also put {a} on the list: {l}", "Extend the list with {a}: {l}", "The list and {a}, please: {l}", "Include {a} as the last item: {l}",
                       "Let {a} follow at the end: {l}", "One more item, {a}, belongs on this list: {l}"], _add),
    Task("direction-end", ["Greet me and end with the word {s}.", "Say hello and finish with the word {s}.", "End your reply with the word {s}.", "Finish your answer with {s}.", "Let your last word be {s}.", "Your reply must end with {s}.", "Say something that ends with the word {s}.", "The last word of your reply should be {s}.",
                           "Write a reply that ends with \"{s}\".", "Close with the word {s}.", "Talk to me, but make {s} the final word.", "I want your message to stop at the word {s}."], _end_with),
    Task("direction-sentence", ["Write a sentence with the word {s}.", "Make a sentence with {s}.", "Use the word {s} in a sentence.", "Use {s} in a sentence.", "Give me a sentence with the word {s}.", "A sentence with {s}, please.", "Write one sentence about a {s}.", "Put the word {s} in a sentence.", "Say something with the word {s}.",
                                "Form a sentence with {s}.", "Build a short sentence around the word {s}.", "Show me how {s} is used in a sentence."], _sentence_with),
    Task("direction", ["What comes after {s}?", "What follows {s}?", "After {s} comes what?", "Which comes after {s}?", "Name the one after {s}.", "What is next after {s}?", "Say what comes after {s}.", "Tell me what follows {s}.", "{s}, and then?", "Next after {s}, please.", "Which one is right behind {s}?", "When {s} is over, what begins?"], _next_of(1)),
    Task("direction", ["What comes before {s}?", "What is right before {s}?", "Before {s} comes what?", "Which comes before {s}?", "Name the one before {s}.", "Say what comes before {s}.", "Tell me what is before {s}.", "What came just before {s}?", "The one before {s}, please.", "What precedes {s}?", "Which one leads up to {s}?", "{s} follows which one?"], _next_of(-1)),
    Task("direction", ["Which number comes after {s}?", "What number follows {s}?", "Next number after {s}?", "The number after {s}, please.", "Name the number after {s}.", "What is one more than {s}?", "Add one to {s}.", "Say the number that comes after {s}.", "Count on from {s} by one.", "{s}, and the next number is?", "Go one up from {s}.", "When I count, what do I say after {s}?"], _next_number(1)),
    Task("direction", ["Which number comes before {s}?", "What number is just before {s}?", "The number before {s}, please.", "Name the number before {s}.", "What is one less than {s}?", "Take one from {s}.", "Say the number that comes before {s}.", "Count back from {s} by one.", "Number before {s}?", "Give me the number before {s}.", "Go one down from {s}.", "When I count, what do I say right before {s}?"], _next_number(-1)),
    Task("direction", ["Repeat: {s}", "Say: {s}", "Repeat after me: {s}", "Please repeat this: {s}", "Write exactly this: {s}", "Copy this: {s}", "Echo: {s}", "Say the following: {s}", "Write this and nothing else: {s}", "Repeat my words: {s}", "Reply with this text only: {s}", "Give my words back to me: {s}"], _say),
    Task("direction", ["Put this in quotation marks: {s}", "Quote this: {s}", "Write this with quotation marks: {s}", "Put quotes around this: {s}", "Add quotation marks: {s}", "{s}\n\nPut that in quotes.", "In quotes, please: {s}", "Set this in quotation marks: {s}", "Write it as a quote: {s}", "Surround this with quotes: {s}",
                       "Place quotation marks before and after: {s}", "Show this between quote marks: {s}"], _quote),
    Task("direction-refuse", ["Translate into {t}: {s}", "Translate this to {t}: {s}", "How do you say \"{s}\" in {t}?", "What is {n} in {t}?", "Say this in {t}: {s}", "Write this in {t}: {s}", "Can you translate this into {t}? {s}", "{s}\n\nTranslate that into {t}.", "Please give me the {t} for {n}.", "What does \"{s}\" mean in {t}?", "I need this in {t}: {s}",
                              "What is the {t} word for {n}?", "Turn this sentence into {t}: {s}"], _fixed(REFUSE_TRANSLATE)),
    Task("direction-refuse", ["Write a program that {g}.", "Write {c} code that {g}.", "Write a {c} function that {g}.", "Can you write a {c} script that {g}?", "Show me {c} code.", "Code a program in {c}.", "Give me a {c} program that {g}.", "Program something in {c} for me.", "I need a script that {g}.", "Please write code that {g}.", "How do I write {c} code that {g}?",
                              "Build me a small {c} program which {g}.", "Could you develop something in {c}?"], _fixed(REFUSE_CODE)),
    Task("direction-refuse", ["Draw a {a}.", "Draw me a {o}.", "Paint a picture of a {a}.", "Make a picture of a {o}.", "Can you draw a {a}?", "Show me a picture of a {a}.", "Create an image of a {o}.", "Please draw a {o}.", "Sketch a {a}.", "I want a picture of a {a}.", "Generate a photo of a {a}.", "Design a logo with a {a}.", "Could you make me a drawing of a {o}?"], _fixed(REFUSE_DRAW)),
    Task("direction-refuse", ["Open {w}.", "Go to {w} and read it.", "What does {w} say?", "Look at {w}.", "Search the web for {n}.", "Google {n}.", "Find pages about {n} on the internet.", "Can you visit {w}?", "Read the page {w} for me.", "Look up {n} online.", "Browse to {w}.", "Check the website {w}, please.", "What can you find online about {n}?"], _fixed(REFUSE_WEB)),
    Task("direction-refuse", ["Send an email to {p}.", "Call {p}.", "Write a message to {p} and send it.", "Text {p} that I am late.", "Phone {p} for me.", "Can you send {p} a letter?", "Please call {p} now.", "Ring {p} and say hello.", "Post this for me.", "Message {p}.", "Send this to {p}.", "Let {p} know by mail that I am ill.", "Could you get {p} on the phone?"], _fixed(REFUSE_SEND)),
]  # fmt: skip


def _singular(text: str) -> str:
    return text.lower().strip(" .!\n")


def fulfils(kind: str, prompt: str, reply: str, wanted: str) -> bool:
    """Whether `reply` does what `prompt` asked; `wanted` is the reply that was drawn with it."""
    if kind == "direction-list":
        category = max((name for name in LISTS if name in prompt), key=len)
        given = [_singular(item) for item in re.split(r",|\n|\band\b", reply) if _singular(item)]
        allowed = {item.lower() for item in LISTS[category]}
        return len(given) == len(set(given)) == wanted.count(",") + 1 and all(item in allowed for item in given)
    if kind == "direction-example":
        category = max((name for name, said in KIND_OF.items() if re.search(rf"\b{said}\b", prompt)), key=len)
        return _singular(reply) in {item.lower() for item in LISTS[category]}
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
    if kind == "direction-refuse":
        return " ".join(reply.split()).startswith(" ".join(wanted.split()[:3]))
    return reply.strip() == wanted.strip() or reply.strip().rstrip(".") == wanted.strip().rstrip(".")


def direction_pair(rng, split: str) -> tuple[str, str, str]:
    """A kind, a request and a right reply."""
    task = rng.choice(TASKS)
    slots, reply = task.make(rng, split)
    wording = pick_wording(rng, task.wordings, split)
    request = re.sub(r"\{(\w)\}", lambda match: slots[match[1]], wording)
    request = re.sub(r"\b([Aa]) (?=[aeiou])", r"\1n ", request) if task.kind in ("direction-refuse", "direction-sentence") else request
    if task.kind == "direction-sentence":
        reply = re.sub(r"\b([Aa]) (?=[aeiou])", r"\1n ", reply)
    if not wording.startswith(("{l}", "{s}")) and rng.random() < 0.9:
        request = request[0].upper() + request[1:]
    return task.kind, request, reply


def direction(rng, split: str) -> Conversation:
    kind, request, reply = direction_pair(rng, split)
    return Conversation([("user", request), ("assistant", reply)], 0.1, kind)
