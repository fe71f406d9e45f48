"""Simple instructions. Most have one right reply; where any of many counts, `fulfils` says whether a reply does what was asked.

Every task's last two wordings are kept for the test split."""

import json
import re
from collections.abc import Callable

from . import words as w
from .conversation import Conversation, pick_wording
from .directions_forms import FORM_TASKS
from .directions_more import MORE_TASKS, RHYMING
from .directions_tables import (
    APART, BLANKS, CODES, COMMANDS, EXAMPLE_OF, KIND_OF, LISTS, NUMBERS, ONE_WORD, OPPOSITES, PAST, PLURALS, PROGRAMS, REFUSE_CODE, REFUSE_DRAW, REFUSE_SEND, REFUSE_TRANSLATE,
    REFUSE_WEB, SHORTER, TONGUES, YES_NO, Task, from_items, items_of, listing, rows_of, sentence_of,
)  # fmt: skip


def _name_some(rng, split):
    name, amount = rng.choice(list(LISTS)), rng.randint(2, 5)
    amount = min(amount, len(LISTS[name]) - 1)
    return {"n": rng.choice((NUMBERS[amount - 1], NUMBERS[amount - 1], str(amount))), "x": name}, listing(rng.sample(LISTS[name], amount)) + "."


def _name_three(rng, split):
    name = rng.choice(list(LISTS))
    return {"x": name}, listing(rng.sample(LISTS[name], 3)) + "."


def _name_one(rng, split):
    name = rng.choice(list(EXAMPLE_OF))
    return {"x": EXAMPLE_OF[name]}, rng.choice(LISTS[name]).capitalize()


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
    Task("direction-list", ["List {n} {x}.", "Name {n} {x}.", "Give me {n} {x}.", "Tell me {n} {x}.", "Write down {n} {x}.", "I need {n} {x}.", "Can you name {n} {x}?", "Please list {n} {x}.", "{n} {x}, please.", "Do you know {n} {x}?", "Say {n} {x}.",
                            "Mention {n} {x}.", "I am looking for {n} {x}.", "could you give me the names of {n} {x}", "What are {n} {x}?",
                            "Let me have {n} {x}.", "For a quiz I need {n} {x}. Which ones come to mind?", "Kindly name {n} {x} for me.",
                            "Enumerate {n} {x}.", "Help me think of {n} {x}.", "Names of {n} {x}, please.", "Can you come up with {n} {x}?",
                            "Can you tell me {n} {x} that you know?", "I can't think of any {x}. Give me {n}.", "{x}: name {n} of them.", "Quick, {n} {x}!",
                            "You surely know some {x}. Tell me {n}.",
                            "Do me a favour and name {n} {x}.", "Think of {n} {x} and write them here.", "Are there {n} {x} you know of?",
                            "{n} examples of {x}, please.", "I bet you cannot name {n} {x}.", "My homework says: name {n} {x}.", "Show me {n} {x}.",
                            "I want to know {n} {x}.", "Would you list {n} {x}?", "Please write {n} {x}.", "let's have {n} {x}", "Any {n} {x} will do.",
                            "Have you got {n} {x} for me?", "For my list I need {n} {x}.", "How about {n} {x}?", "A few {x}, say {n}.",
                            "Which {n} {x} can you name?", "I would like to hear {n} {x}."], _name_some),
    Task("direction-list", ["List three {x}.", "A list of three {x}, please.", "Give three examples of {x}.", "Name any three {x}.", "Make a list of three {x}.", "Write a list of three {x}.", "What are three {x}?", "Show me three {x}.", "3 {x}.", "Three examples: {x}.", "Think of three {x}.",
                            "Tell me three {x}, whichever you want.", "Suggest three {x}.", "Which three {x} do you know?",
                            "Could you write down three {x} for me?", "Three {x} would be enough.", "My daughter needs three {x} for school. Can you help?",
                            "Give me a list of {x} with three entries.", "Let us hear three {x}.", "{x}, three of them, please.",
                            "I would like three examples of {x}.", "A short list: three {x}.", "Write three {x}.", "list any 3 {x}",
                            "Write me a list of {x}. Three will do.", "Fill in: three {x} are ...",
                            "Three kinds of {x}?", "Say three {x}.", "I need three {x} for a crossword.", "Please think of three {x}.",
                            "Which {x} do you know? Give three.", "Three {x} that come to your mind?", "Help me out with three {x}.",
                            "Can you list three {x}?", "I want three {x}.", "My boy asks for three {x}. What shall I say?", "Mention three {x}.",
                            "Can I have three {x}?", "Pick three {x}.", "Choose three {x}.", "Do you know any {x}? Three would be nice.",
                            "Three names of {x}, please.",
                            "Come up with three {x}.", "Write me a short list of three {x}."], _name_three),
    Task("direction-example", ["Name {x}.", "Give me an example of {x}.", "Tell me {x}.", "Say the name of {x}.", "Give an example: {x}.", "Think of {x}.", "Can you name {x}?", "Please name {x}.", "One example of {x}, please.", "Write the name of {x}.", "What is an example of {x}?",
                               "Mention {x}.", "Just name {x}.", "Which word is the name of {x}?", "Choose {x}.", "I would like to know {x}.",
                               "Do you know {x}?", "Can you think of {x}?", "Give me the name of {x}.", "Could you tell me {x}?", "Suggest {x}.",
                               "An example of {x}?", "For a word game I need {x}. Which do you suggest?", "Say {x}, whichever comes to your mind.",
                               "Let me hear {x}.", "name me {x}", "What would be {x}?",
                               "Have you got an example of {x}?", "One word that names {x}, please.", "Which is {x}? Just one.",
                               "What can you name that is {x}?", "Write down {x}.", "I want you to name {x}.", "Which thing is {x}?",
                               "Let us say I want {x}. Which could it be?", "example of {x}", "Show me {x} by name.", "In our game you must now name {x}.",
                               "Think of {x} and tell me which.", "Can you give an example of {x}?", "Would you name {x} for me?", "Enter {x}:",
                               "My crossword asks for {x}. Any idea?",
                               "Pick {x}, any you like.", "I need one example of {x}."], _name_one),
    Task("direction", ["{q} Answer in one word.", "{q} One word only.", "{q} Reply with a single word.", "In one word: {q}", "Answer with one word. {q}", "{q} Just one word, please.", "Use only one word. {q}", "{q} Give me one word.", "{q} (one word)", "Reply in one word. {q}", "{q} Say it in one word.",
                       "{q} Reply with one word only.", "{q} Your answer should be one word.", "one word answer: {q}", "{q} Only one word!",
                       "I want just a word as the answer. {q}", "{q} Keep it to one word.", "Please answer in a single word: {q}",
                       "{q} A single word will do.", "{q} Be short: one word.", "Do not write a sentence, only one word. {q}", "{q} One word is enough.",
                       "Give a one-word answer: {q}", "{q} Do not explain, just the word.", "{q} Tell me only the word.", "{q} (single word answer)",
                       "Your reply must be exactly one word. {q}", "{q} Could you say it with one word?", "I have no time. One word: {q}",
                       "{q} No sentence, please, only the word.",
                       "{q} Give the answer as one word.", "Question: {q}\nAnswer in one word.", "{q}\n\nOne word, please.",
                       "{q}\n\nAnswer with just one word.", "I only need one word. {q}", "{q} Don't use more words than one.", "{q} Limit: one word.",
                       "Use one word for your answer. {q}", "{q} I want to hear one word.", "Quick question, one word: {q}",
                       "{q} Nothing but the word itself, please.", "{q} Write only one word.", "The answer should be a single word. {q}",
                       "{q} Leave out everything but the one word.", "{q} Short answer, one word.", "Say just one word: {q}", "{q} Please no sentence.",
                       "Only the word, please: {q}", "{q} Answer length: 1 word",
                       "With a single word, tell me: {q}", "{q} No more than one word."], _one_word),
    Task("direction", ["{q} Answer yes or no.", "{q} Yes or no?", "{q} Only yes or no.", "Answer only with yes or no. {q}", "Yes or no: {q}", "{q} Just say yes or no.", "{q} Reply with yes or no only.", "Say yes or no. {q}", "{q} (yes/no)", "Reply yes or no. {q}", "{q} A yes or no is enough.",
                       "Please answer this with yes or no: {q}", "{q} Tell me yes or no.", "{q} Your answer must be yes or no.", "A simple yes or no: {q}",
                       "{q} Nothing but yes or no, please.", "{q} Don't explain, just yes or no.", "Answer the question with a yes or a no. {q}",
                       "{q} Is that a yes or a no?", "yes/no question: {q}", "{q} I need a clear yes or no.", "Keep it to yes or no. {q}",
                       "{q} One word: yes or no.", "Could you tell me yes or no? {q}", "{q} Yes, or no?", "{q} Answer: yes/no",
                       "I would like a yes or a no to this. {q}", "Decide: yes or no. {q}",
                       "Question: {q}\nAnswer yes or no.", "{q}\n\nYes or no?", "{q}\n\nJust answer yes or no.", "{q} Reply with one word, yes or no.",
                       "{q} Say only yes or no.", "Answer yes or no: {q}", "I have a yes or no question. {q}", "{q} Please say yes or no and nothing else.",
                       "{q} The answer is either yes or no.", "In one word, yes or no: {q}", "{q} Yes? No?", "Quick, yes or no? {q}",
                       "{q} Can you say yes or no to that?", "Give me a yes or a no: {q}", "{q} No long answer. Yes or no.",
                       "True or false, but say yes or no: {q}", "{q} Choose yes or no.", "{q} yes or no",
                       "Is it yes or no? {q}", "{q} I only want to hear yes or no."], _yes_no),
    Task("direction", ["Say it shorter: {s}", "Make this shorter: {s}", "Shorten this sentence: {s}", "Shorten: {s}", "Write this in fewer words: {s}", "Can you say this more briefly? {s}", "{s}\n\nMake it shorter.", "{s}\n\nSay that in fewer words.", "Rewrite this so that it is shorter: {s}",
                       "A shorter version, please: {s}", "Cut this down: {s}",
    "Please shorten this: {s}", "Can you make this sentence shorter? {s}", "This sentence is long. Make it short: {s}", "{s}\n\nPlease shorten this.",
    "{s}\n\nCan you say it in a shorter way?", "Use fewer words: {s}", "Say this briefly: {s}", "I need a shorter sentence for this: {s}",
    "Cut this sentence short: {s}", "Keep only what matters: {s}", "Short version: {s}", "{s}\n\nWrite it shorter.", "Too many words. Say it simply: {s}",
    "{s}\n\nThat has too many words.", "Trim this sentence: {s}", "What is a short way to say this? {s}", "Condense: {s}", "Make it brief: {s}",
    "{s}\n\nCut it down, please.", "Put this in a nutshell: {s}", "Boil this down to the point: {s}", "{s}\n\nHow can I say that with fewer words?",
    "Reduce this: {s}", "Make it short: {s}", "Simplify and shorten: {s}", "I want to say this in a short way: {s}", "Please use fewer words for this: {s}",
    "{s}\n\nShorter, please.", "{s}\n\nCould you cut that?", "{s}\n\nThis is too wordy.", "{s}\n\nSay the same in a few words.",
    "This is a bit long, please shorten it: {s}", "There are too many words in this: {s}", "I have little space. Shorten this: {s}", "Rewrite briefly: {s}",
    "Tighten this sentence: {s}", "In short: {s}", "What does this say in short? {s}", "Rewrite in fewer words: {s}",
    "Give me the short form of this sentence: {s}", "For a text message this is too long: {s}", "Compress this sentence: {s}",
    "Leave out what is not needed: {s}", "{s}\n\nMake that crisp.",
    "How would you put this more briefly? {s}", "{s}\n\nThat is too long. Trim it."], rows_of(SHORTER, "s", apart=6)),
    Task("direction", ["Write this in upper case: {s}", "Make this upper case: {s}", "Put this in capital letters: {s}", "Upper case: {s}", "Write in capitals: {s}", "Convert to upper case: {s}", "{s}\n\nWrite that in capital letters.", "Change this to capitals: {s}", "All caps, please: {s}",
                       "Use only capital letters: {s}", "Turn this into upper case: {s}",
    "Capitalise every letter: {s}", "Please write this all in capitals: {s}", "UPPERCASE this: {s}", "uppercase: {s}",
    "Can you write this in capital letters? {s}", "{s}\n\nPut that in upper case.", "{s}\n\nAll capitals, please.", "Make every letter a capital: {s}",
    "I need this text in capitals: {s}", "Give me this in upper case: {s}", "Type this in caps: {s}", "CAPS: {s}", "Big letters only, please: {s}",
    "Rewrite with capital letters: {s}", "For a sign I need this in big letters: {s}", "{s} - the same in capital letters, please.",
    "Set this text in upper case: {s}", "Could I have this in caps? {s}",
    "Write this with capital letters only: {s}", "{s}\n\nMake that all caps.", "{s}\n\nIn capitals, please.", "{s}\n\nUpper case!",
    "Turn all letters into capitals: {s}", "Every letter should be a big one: {s}", "I want this to be in capitals: {s}", "Switch this to upper case: {s}",
    "in capitals: {s}", "Change the letters to capitals: {s}", "No small letters, please: {s}", "Please convert this to capitals: {s}",
    "Print this in capital letters: {s}", "As it would be on a big sign, all capitals: {s}", "Show this text in upper case: {s}", "to upper case: {s}",
    "How do you write this in big letters? {s}", "Enlarge all the letters to capitals: {s}",
    "How does this look in capitals? {s}", "Shout this in block letters: {s}"], _case(str.upper)),
    Task("direction", ["Write this in lower case: {s}", "Make this lower case: {s}", "Put this in small letters: {s}", "Lower case: {s}", "Write without capitals: {s}", "Convert to lower case: {s}", "{s}\n\nWrite that in small letters.", "Change this to lower case: {s}", "All lower case, please: {s}",
                       "Use only small letters: {s}", "Turn this into lower case: {s}",
    "Please write this all in lower case: {s}", "lowercase: {s}", "Can you write this in small letters? {s}", "{s}\n\nPut that in lower case.",
    "{s}\n\nAll small letters, please.", "Make every letter small: {s}", "I need this text in lower case: {s}", "Give me this in lower case: {s}",
    "Type this without capitals: {s}", "Remove the capitals: {s}", "Rewrite with small letters: {s}", "Little letters only, please: {s}",
    "Set this text in lower case: {s}", "Stop shouting, write it small: {s}", "Get rid of the big letters: {s}", "{s} - the same in small letters, please.",
    "Could I have this in lower case? {s}",
    "Write this with small letters only: {s}", "{s}\n\nMake that all lower case.", "{s}\n\nIn small letters, please.", "{s}\n\nLower case!",
    "Turn all letters into small ones: {s}", "Every letter should be a small one: {s}", "I want this to be in lower case: {s}",
    "Switch this to lower case: {s}", "in small letters: {s}", "Change the capitals to small letters: {s}", "No big letters: {s}",
    "Please convert this to lower case: {s}", "Print this in small letters: {s}", "Show this text in lower case: {s}", "to lower case: {s}",
    "How do you write this in little letters? {s}", "My caps lock was on. Repair this: {s}", "Lower all the letters: {s}",
    "How does this look in small letters? {s}", "No capital letters, please: {s}"], _case(str.lower)),
    Task("direction", ["Reverse this list: {l}", "Reverse the order: {l}", "Turn this list around: {l}", "Write this list backwards: {l}", "List these from last to first: {l}", "Put these in reverse order: {l}", "{l}\n\nReverse the list.", "Give me this list in reverse: {l}", "Start with the last: {l}",
                       "Please reverse these words: {l}", "Flip the order of this list: {l}",
    "Can you reverse this list? {l}", "Backwards, please: {l}", "Put the last one first and the first one last: {l}",
    "Write the words in the opposite order: {l}", "{l}\n\nNow backwards.", "{l}\n\nPlease turn the order around.", "Say these words from back to front: {l}",
    "Reversed: {l}", "I need this list the other way around: {l}", "What is this list in reverse order? {l}", "Begin at the end of this list: {l}",
    "Go through this list backwards: {l}", "Order from last to first: {l}", "The same list, but reversed: {l}", "Let the last item come first: {l}",
    "Invert the order of these words: {l}",
    "Back to front: {l}", "Please start with the last and end with the first: {l}", "{l}\n\nGive me that backwards.", "{l}\n\nThe other way around, please.",
    "{l}\n\nReverse!", "reverse {l}", "Make the first item the last: {l}", "Walk through these words from the last to the first: {l}",
    "I want this list turned around: {l}", "The reverse of this list, please: {l}", "List them again, last one first: {l}",
    "What do you get when you reverse {l}?", "Rearrange: last first, first last: {l}", "Read backwards: {l}", "From end to start: {l}",
    "Show the list in the opposite order: {l}",
    "Read this list to me from the end: {l}", "Same words, other way round: {l}"], from_items(lambda items: listing(items[::-1]))),
    Task("direction", ["What is the first word in this list? {l}", "Which word comes first: {l}?", "Give me the first of these words: {l}", "Name the first item of this list: {l}", "{l}\n\nWhich is the first?", "First item only: {l}", "Write the first word of this list: {l}", "What comes first here? {l}",
                       "Only the first one, please: {l}", "The first of these: {l}", "Pick the first word: {l}",
    "Which word stands at the beginning? {l}", "Copy the first item: {l}", "Just the first word, please: {l}", "Tell me the first of these: {l}",
    "{l}\n\nWrite only the first one.", "{l}\n\nWhat is the first item?", "With what does the list start? {l}", "The list starts with which word? {l}",
    "Give me only the first item from {l}.", "Here is a list: {l}. What is first?", "At the top of this list is what? {l}",
    "Say the first thing on my list: {l}", "I want only the beginning of this list: {l}", "first word of: {l}", "Which one did I name first? {l}",
    "Which thing is named first? {l}", "{l}\n\nThe first, please.", "{l}\n\nWith which word do I start?", "Name only the first thing: {l}",
    "What is number one on this list? {l}", "Number 1 on the list {l} is ...", "The first entry of this list: {l}", "Tell me what is first: {l}",
    "I need the first entry: {l}", "Take the first: {l}", "Keep just the first of these: {l}", "From these words, give me the one at the start: {l}",
    "Repeat only the first: {l}", "Look at the list and copy its first entry: {l}", "The start of the list, please: {l}",
    "What does this list begin with? {l}", "Which item opens this list? {l}"], from_items(lambda items: items[0])),
    Task("direction", ["What is the last word in this list? {l}", "Which word comes last: {l}?", "Give me the last of these words: {l}", "Name the last item of this list: {l}", "{l}\n\nWhich is the last?", "Last item only: {l}", "Write the last word of this list: {l}", "What comes last here? {l}",
                       "Only the last one, please: {l}", "The last of these: {l}", "Pick the last word: {l}",
    "Which word stands at the end? {l}", "Copy the last item: {l}", "Just the last word, please: {l}", "Tell me the last of these: {l}",
    "{l}\n\nWrite only the last one.", "{l}\n\nWhat is the last item?", "With what does the list finish? {l}", "The list stops at which word? {l}",
    "Give me only the last item from {l}.", "Here is a list: {l}. What is last?", "At the bottom of this list is what? {l}",
    "Say the last thing on my list: {l}", "I want only the end of this list: {l}", "last word of: {l}", "Which one did I name last? {l}",
    "The final item, please: {l}",
    "Which thing is named last? {l}", "{l}\n\nThe last, please.", "{l}\n\nWith which word do I finish?", "Name only the last thing: {l}",
    "The last entry of this list: {l}", "Tell me what is last: {l}", "I need the last entry: {l}", "Take the last: {l}", "Keep just the last of these: {l}",
    "From these words, give me the one at the end: {l}", "Repeat only the last: {l}", "Look at the list and copy its last entry: {l}",
    "The end of the list, please: {l}", "After all the others comes which word? {l}", "What is the final word on my list? {l}",
    "What does this list end with? {l}", "Which item closes this list? {l}"], from_items(lambda items: items[-1])),
    Task("direction", ["What is the {n} word in this list? {l}", "Which word comes {n}: {l}?", "Give me the {n} of these words: {l}", "Name the {n} item: {l}", "{l}\n\nWhich is the {n}?", "{n} item only: {l}", "Write the {n} word of this list: {l}", "Pick the {n} one: {l}", "The {n} of these, please: {l}",
                       "Tell me the {n} item of the list {l}",
    "Tell me which word is {n}: {l}", "{l}\n\nGive me the {n} one.", "{l}\n\nWhat is the {n} word?", "Which item is {n} in the list? {l}",
    "I want the {n} item of this list: {l}", "Copy the {n} word: {l}", "From this list, take the {n}: {l}", "Just the {n} word, please: {l}",
    "Which is number {n}? {l}", "Look at the list {l}. Which item comes {n}?", "Write only the {n} item: {l}", "Here are some words: {l}. Name the {n}.",
    "What is the {n} thing I listed? {l}", "At the {n} position stands which word? {l}", "the {n} word in: {l}",
    "{l}\n\nThe {n}, please.", "{l}\n\nName the {n} item.", "Take the {n} of these: {l}", "Keep just the {n} item: {l}",
    "Which one do I get if I take the {n}? {l}", "Tell me only the {n}: {l}", "Read out the {n} item: {l}", "Count and tell me the {n} word: {l}",
    "{n} word? {l}", "In {l}, what is the {n} item?", "Here is my list, I want the {n} one: {l}", "Repeat only the {n}: {l}",
    "Find the {n} word in this list: {l}", "Of these words, which is the {n}? {l}", "I ask for the {n} word: {l}",
    "What stands in {n} place? {l}", "Say only the {n} entry: {l}"], _nth),
    Task("direction", ["What is the first word of this sentence? {s}", "First word: {s}", "Write only the first word: {s}", "Give me the first word of: {s}", "Which word does this begin with? {s}", "{s}\n\nRepeat the first word.", "Tell me the first word in \"{s}\".", "Say the first word of this: {s}",
                       "Copy the first word of the sentence: {s}", "Name the first word: {s}",
    "Which word comes first here? {s}", "What is the first word? {s}", "{s}\n\nWhat is the first word?", "{s}\n\nOnly the first word, please.",
    "Copy just the first word: {s}", "Take the first word from this sentence: {s}", "The first word, please: {s}",
    "This sentence begins with which word? {s}", "Read this and tell me the first word: {s}", "Find the first word of \"{s}\".",
    "I only need the first word of this: {s}", "Which is the word at the beginning? {s}", "How does this sentence begin? One word: {s}",
    "first word of the sentence: {s}", "Pick out the first word: {s}",
    "{s}\n\nWhich word is at the start?", "{s}\n\nThe first word?", "{s}\n\nHow does that begin? Only the word.", "Say only the first word: {s}",
    "One word, the first: {s}", "Look at this sentence: {s} What is its first word?", "The sentence is: {s} Write its first word.",
    "Cut off all but the first word: {s}", "Keep the first word: {s}", "Repeat just the first word of this: {s}",
    "Here is a sentence. Give me its first word. {s}", "What word do I read first? {s}", "The beginning of this sentence, one word only: {s}",
    "first word? {s}",
    "With which word does this start? {s}", "Just the opening word, please: {s}"], _from_words(lambda words: words[0])),
    Task("direction", ["What is the last word of this sentence? {s}", "Last word: {s}", "Write only the last word: {s}", "Give me the last word of: {s}", "Which word does this end with? {s}", "{s}\n\nRepeat the last word.", "Tell me the last word in \"{s}\".", "Say the last word of this: {s}",
                       "Copy the last word of the sentence: {s}", "Name the last word: {s}",
    "Which word comes last here? {s}", "What is the last word? {s}", "{s}\n\nWhat is the last word?", "{s}\n\nOnly the last word, please.",
    "Copy just the last word: {s}", "Take the last word from this sentence: {s}", "The last word, please: {s}", "This sentence ends with which word? {s}",
    "Read this and tell me the last word: {s}", "Find the last word of \"{s}\".", "I only need the last word of this: {s}",
    "Which is the word at the end? {s}", "How does this sentence end? One word: {s}", "last word of the sentence: {s}", "Pick out the last word: {s}",
    "Final word? {s}",
    "{s}\n\nWhich word is at the end?", "{s}\n\nThe last word?", "{s}\n\nHow does that end? Only the word.", "Say only the last word: {s}",
    "One word, the last: {s}", "Look at this sentence: {s} What is its last word?", "The sentence is: {s} Write its last word.",
    "Cut off all but the last word: {s}", "Keep the last word: {s}", "Repeat just the last word of this: {s}",
    "Here is a sentence. Give me its last word. {s}", "What word do I read last? {s}", "The end of this sentence, one word only: {s}", "last word? {s}",
    "With which word does this stop? {s}", "Just the closing word, please: {s}"], _from_words(lambda words: words[-1])),
    Task("direction", ["How many words are in this list? {l}", "Count these words: {l}", "How many items: {l}?", "Say how many words I give you: {l}", "Count the items: {l}", "{l}\n\nHow many are there?", "What is the number of words here? {l}", "How many things do I list? {l}", "How long is this list? {l}",
                       "Count: {l}", "Give me the number of items: {l}",
    "How many are in this list? {l}", "{l}\n\nHow many items is that?", "{l}\n\nCount them.", "Please count the things in this list: {l}",
    "Count how many there are: {l}", "What is the total number of items? {l}", "I listed some things: {l}. How many?",
    "How many entries does this list have? {l}", "Number of items in: {l}", "How many did I name? {l}", "How many different things are here? {l}",
    "I have {l}. How many is that?", "Tell me the length of this list: {l}", "Can you count these for me? {l}",
    "The list is {l}. How many words does it have?", "item count: {l}",
    "{l}\n\nHow many is that?", "{l}\n\nThe number of items, please.", "How many? {l}", "Please count: {l}", "Give me the count: {l}",
    "Say the number of things in this list: {l}", "How many words can you see? {l}", "How many of them are there? {l}",
    "I need to know how many items this is: {l}", "Count up the words: {l}", "Count the entries: {l}", "What number of things do I have here? {l}",
    "If I carry {l}, how many things do I carry?", "The list: {l}. The number of items?", "On my list are {l}. How many items are on it?",
    "Is that three, four, five or six? {l}",
    "Tell me how many words stand here: {l}", "What does the count of these come to? {l}"], from_items(lambda items: str(len(items)))),
    Task("direction", ["How many words are in this sentence? {s}", "Count the words: {s}", "How many words: {s}", "How many words do you see? {s}", "Tell me the number of words: {s}", "{s}\n\nCount the words.", "Give me the word count of: {s}", "How many words does this have? {s}", "Word count: {s}",
                       "Count every word in this: {s}",
    "Can you count the words here? {s}", "Please tell me how many words this sentence has: {s}", "{s}\n\nHow many words is that?",
    "{s}\n\nWhat is the word count?", "Number of words in: {s}", "How long is this sentence in words? {s}", "Say how many words this is: {s}",
    "I want to know the number of words in this: {s}", "How many words are there? {s}", "words in this sentence: {s}",
    "What is the number of words in \"{s}\"?", "How many words did I write? {s}", "Count how many words I used: {s}", "Read this and count its words: {s}",
    "{s}\n\nCount!", "{s}\n\nThe number of words, please.", "Count the words in this sentence: {s}", "How many words do I use here? {s}",
    "Please give the word count: {s}", "In this sentence, how many words are there? {s}", "Tell me how long this is, counted in words: {s}",
    "How many words long is this? {s}", "number of words? {s}", "I must not write too much. How many words is this? {s}",
    "This sentence: {s} How many words?", "What number of words does this have? {s}", "Say only the number of words: {s}", "Find the number of words: {s}",
    "Of how many words is this made? {s}", "What is the length of this in words? {s}"], _from_words(lambda words: str(len(words)))),
    Task("direction", ["Sort these words by the alphabet: {l}", "Sort: {l}", "Put these in alphabetical order: {l}", "Sort this list: {l}", "Order these words from A to Z: {l}", "{l}\n\nSort them alphabetically.", "Alphabetical order, please: {l}", "Sort alphabetically: {l}", "Arrange from A to Z: {l}",
                       "Write these words in the order of the alphabet: {l}",
    "Can you sort this from A to Z? {l}", "Put them in ABC order: {l}", "{l}\n\nPut these in order of the alphabet.", "{l}\n\nSort these from A to Z.",
    "{l}\n\nIn alphabetical order, please.", "Alphabetically: {l}", "Please order this list by first letter: {l}",
    "Bring these into alphabetical order: {l}", "I need these words sorted by the alphabet: {l}", "A to Z: {l}", "Sort my list alphabetically: {l}",
    "Make an alphabetical list of these: {l}", "alphabetize: {l}", "Rearrange these words alphabetically: {l}", "What is the alphabetical order of {l}?",
    "Which comes first in the alphabet? Put all in order: {l}",
    "{l}\n\nABC order, please.", "{l}\n\nArrange these alphabetically.", "{l}\n\nSort!", "Please alphabetize these: {l}", "Arrange by the alphabet: {l}",
    "Order alphabetically: {l}", "By the alphabet: {l}", "a before b and so on: {l}", "Start with the word that is nearest to A: {l}",
    "Sorted from A to Z, please: {l}", "Make it alphabetical: {l}", "In the order of the ABC: {l}", "Give these back in alphabetical order: {l}",
    "Put the words in order, A first, Z last: {l}", "My words are in a mess. Sort them from A to Z: {l}", "How do these words go in alphabetical order? {l}",
    "File these by their first letters: {l}",
    "Which order has the alphabet for these? {l}", "Line these up as a dictionary would: {l}"], from_items(lambda items: listing(sorted(items, key=str.lower)))),
    Task("direction", ["Sort these numbers: {l}", "Put these numbers in order: {l}", "Order from small to large: {l}", "Sort from smallest to largest: {l}", "{l}\n\nSort the numbers.", "Arrange these numbers: {l}", "Write these numbers in order: {l}", "Smallest first: {l}", "Numbers in order, please: {l}",
                       "Sort by size: {l}",
    "Sort in ascending order: {l}", "{l}\n\nFrom small to big, please.", "{l}\n\nPut them in order.", "Please sort: {l}",
    "Order these numbers from lowest to highest: {l}", "Can you put these numbers in the right order? {l}", "Bring these numbers into order: {l}",
    "Start with the smallest number: {l}", "From the smallest to the biggest: {l}", "I need these numbers sorted: {l}",
    "Which is the right order of these numbers? {l}", "ascending: {l}", "Rearrange the numbers so that they grow: {l}", "Rank from low to high: {l}",
    "Numbers, smallest to largest: {l}",
    "{l}\n\nAscending, please.", "{l}\n\nSmallest to largest.", "Order: {l}", "Order these numbers: {l}", "Small numbers first, big numbers last: {l}",
    "Put the smallest first and the largest last: {l}", "Arrange from low to high: {l}", "Please put these numbers into ascending order: {l}",
    "Give these numbers back in order: {l}", "How do these numbers go from small to large? {l}", "My numbers are in a mess. Sort them: {l}",
    "Write them from the lowest to the highest: {l}", "numbers from small to big: {l}", "As if you were counting up: {l}", "Sort up: {l}",
    "Line up these numbers, the least one first: {l}", "Which order do these numbers have by size? {l}"], _sort_numbers),
    Task("direction", ["Is {x} in this list? {l}", "Does this list hold {x}? {l}", "List: {l}\nIs {x} in it?", "Is {x} one of these? {l}", "Can you see {x} here? {l}", "{l}\n\nIs {x} there?", "Do these words include {x}? {l}", "Check if {x} is in the list: {l}", "Is the word {x} among these? {l}",
                       "Have I listed {x}? {l}",
    "My list: {l}. Is {x} on it?", "Do you see {x} in this list? {l}", "{l}\n\nIs {x} on the list?", "{l}\n\nDid I name {x}?", "I have {l}. Do I have {x}?",
    "Does {x} appear here? {l}", "Is there {x} in this list? {l}", "Tell me if {x} is here: {l}", "Find out whether the list has {x}: {l}",
    "Is {x} on my list? {l}", "Does my list contain {x}? {l}", "Here is a list: {l}. Does it contain {x}?", "Did I mention {x}? {l}",
    "Can {x} be found here? {l}", "{x} - is it in this list? {l}", "Yes or no, is {x} in the list {l}?",
    "{l}\n\nDo you see {x}?", "{l}\n\nDoes it include {x}?", "{l}\n\n{x}?", "Search this list for {x}: {l}", "Is {x} there or not? {l}",
    "Does {x} belong to this list? {l}", "Have I got {x}? {l}", "Did I forget {x}, or is it in the list? {l}", "I packed {l}. Did I pack {x}?",
    "We bought {l}. Did we buy {x}?", "Please check whether {x} is here: {l}", "The list is {l}. Can you find {x}?", "is {x} in {l}",
    "Do we have {x} among {l}?", "Can you tell me whether {x} is on the list? {l}",
    "Look at these words: {l}. Is {x} one of them?", "Would you find {x} in this row: {l}?"], _member),
    Task("direction", ["What is {a} + {b}?", "What is {a} plus {b}?", "{a} + {b} = ?", "Add {a} and {b}.", "{a}+{b}", "Calculate {a} + {b}.", "How much is {a} and {b}?", "What do you get from {a} plus {b}?", "Sum of {a} and {b}?", "{a} plus {b} is what?", "Work out {a} + {b}.",
                           "Please add {a} and {b}.", "What's {a}+{b}?", "Can you add {a} to {b}?", "{a} + {b}",
                           "If I have {a} and get {b} more, how many do I have?", "Tell me the sum of {a} and {b}.", "What is the sum of {a} and {b}?",
                           "{a} plus {b}", "{a} plus {b} equals?", "How much is {a} + {b}?", "I have {a} apples and buy {b} more. How many apples is that?",
                           "Solve {a} + {b}.", "{a} and {b} together are how many?", "compute {a} + {b}", "What does {a} + {b} equal?",
                           "Give me the result of {a} + {b}.", "Put {a} and {b} together. How much is it?",
                           "I have {a} coins. You give me {b}. How many coins do I have?",
                           "There were {a} birds and {b} more came. How many birds are there now?", "Can you work out {a} plus {b}?",
                           "Tell me {a} plus {b}.", "How many are {a} and {b}?", "{a} more than {b} is what?", "Do the sum: {a} + {b}",
                           "What is the total of {a} and {b}?", "total: {a} + {b}", "If you add {b} to {a}, what do you get?", "Adding {a} and {b} gives?",
                           "{a} added to {b}?", "Find {a} + {b}.", "Evaluate {a} + {b}.", "sum {a} {b}", "Please tell me how much {a} + {b} is.",
                           "Take {a} and add {b}.", "What do {a} and {b} make?"], _sums),
    Task("direction", ["What is {a} - {b}?", "What is {a} minus {b}?", "{a} - {b} = ?", "Take {b} from {a}.", "{a}-{b}", "Calculate {a} - {b}.", "How much is {a} less {b}?", "Subtract {b} from {a}.", "{a} minus {b} is what?", "What do you get from {a} minus {b}?",
                           "What's {a}-{b}?", "{a} - {b}", "{a} minus {b}", "{a} minus {b} equals?", "How much is {a} - {b}?",
                           "If I have {a} and give away {b}, how many are left?", "Tell me what {a} minus {b} is.", "Solve {a} - {b}.",
                           "I had {a} apples and ate {b}. How many do I have now?", "Take away {b} from {a}.", "What is the difference of {a} and {b}?",
                           "Please subtract {b} from {a}.", "compute {a} - {b}", "What does {a} - {b} equal?", "Give me the result of {a} - {b}.",
                           "{a} take away {b}?",
                           "I have {a} coins and lose {b}. How many coins do I have?", "There were {a} birds and {b} flew away. How many are still there?",
                           "Can you work out {a} minus {b}?", "Tell me {a} minus {b}.", "Take {b} away from {a}.", "{b} less than {a} is what?",
                           "Do the subtraction: {a} - {b}", "If you take {b} from {a}, what do you get?", "Subtracting {b} from {a} gives?",
                           "Find {a} - {b}.", "Evaluate {a} - {b}.", "Please tell me how much {a} - {b} is.", "{a} without {b} is?",
                           "From {a} I take {b}. What remains?", "Remove {b} from {a}. How many remain?", "difference: {a} - {b}",
                           "Work out {a} - {b}.", "What is left of {a} after {b} are gone?"], _minus),
    Task("direction", ["Which number is larger, {a} or {b}?", "Which is bigger: {a} or {b}?", "Pick the larger number: {a}, {b}", "What is the larger of {a} and {b}?", "Say the bigger number: {a} or {b}.", "Is {a} or {b} more?", "Larger number: {a} and {b}", "{a} or {b}, which is more?", "The greater of {a} and {b}, please.",
                       "Choose the bigger one: {a}, {b}",
    "What is bigger, {a} or {b}?", "Which is higher, {a} or {b}?", "Which is more, {a} or {b}?", "Is {a} bigger or {b}?", "max of {a} and {b}",
    "Name the larger one: {a} or {b}.", "Compare {a} and {b}. Which is bigger?", "Here are two numbers, {a} and {b}. Which is the larger?",
    "I have {a} and you have {b}. Who has more? Give the number.", "Write the larger of these two: {a}, {b}",
    "Between {a} and {b}, which is the bigger number?", "Bigger: {a} or {b}?", "The larger number of {a} and {b}, please.",
    "{a}, {b}: which one is greater?", "Which would you take if you wanted more, {a} or {b}?",
    "{a} or {b}?\n\nWhich is larger?", "Numbers: {a}, {b}\nLarger:", "Tell me the larger number: {a} or {b}.", "Choose the larger: {a} or {b}.",
    "Which number is bigger, {a} or {b}?", "Which number is higher, {a} or {b}?", "Write only the bigger number: {a}, {b}",
    "Which wins, {a} or {b}, if more is better?", "Who is older, someone of {a} or someone of {b}? Give the number.",
    "What costs more, something for {a} or something for {b}? Give the number.", "Is {a} the larger one or {b}?", "larger: {a} {b}",
    "Find the bigger one of {a} and {b}.", "Take the larger of {a} and {b}.", "Which is the bigger number of the two, {a} or {b}?",
    "Of {a} and {b}, which has the higher value?", "Tell me which is the greater number, {a} or {b}."], _two_numbers(max)),
    Task("direction", ["Which number is smaller, {a} or {b}?", "Which is less: {a} or {b}?", "Pick the smaller number: {a}, {b}", "What is the smaller of {a} and {b}?", "Say the smaller number: {a} or {b}.", "Is {a} or {b} less?", "Smaller number: {a} and {b}", "{a} or {b}, which is smaller?", "The lower of {a} and {b}, please.",
                       "Choose the smaller one: {a}, {b}",
    "What is smaller, {a} or {b}?", "Which is lower, {a} or {b}?", "Which number is less, {a} or {b}?", "Is {a} smaller or {b}?", "min of {a} and {b}",
    "Name the smaller one: {a} or {b}.", "Compare {a} and {b}. Which is smaller?", "Here are two numbers, {a} and {b}. Which is the smaller?",
    "I have {a} and you have {b}. Who has less? Give the number.", "Write the smaller of these two: {a}, {b}",
    "Between {a} and {b}, which is the smaller number?", "Smaller: {a} or {b}?", "The smaller number of {a} and {b}, please.",
    "{a}, {b}: which one is less?", "Which would you take if you wanted less, {a} or {b}?",
    "{a} or {b}?\n\nWhich is smaller?", "Numbers: {a}, {b}\nSmaller:", "Tell me the smaller number: {a} or {b}.", "Choose the smaller: {a} or {b}.",
    "Which number is lower, {a} or {b}?", "Write only the smaller number: {a}, {b}", "Which wins, {a} or {b}, if less is better?",
    "Who is younger, someone of {a} or someone of {b}? Give the number.", "What costs less, something for {a} or something for {b}? Give the number.",
    "Is {a} the smaller one or {b}?", "smaller: {a} {b}", "Find the smaller one of {a} and {b}.", "Take the smaller of {a} and {b}.",
    "Which is the smaller number of the two, {a} or {b}?", "Which is nearer to zero, {a} or {b}?",
    "Of {a} and {b}, which has the lower value?", "Tell me which is the lesser number, {a} or {b}."], _two_numbers(min)),
    Task("direction", ["Count to {n}.", "Count from 1 to {n}.", "Please count to {n}.", "Can you count up to {n}?", "Count up to {n}.", "Say the numbers from 1 to {n}.", "List the numbers up to {n}.", "Write the numbers from one to {n}.", "Numbers from 1 to {n}, please.", "Count for me up to {n}.",
                       "count to {n}", "Can you count to {n}?", "Please write the numbers 1 to {n}.", "Give me the numbers from 1 to {n}.",
                       "Show me how you count to {n}.", "I want you to count from one to {n}.", "All numbers up to {n}, please.",
                       "Counting from 1 to {n}: how does it go?", "Write 1, 2, 3 and so on up to {n}.", "One, two, three ... go on to {n}.",
                       "Begin with 1 and count to {n}.", "Could you count from 1 up to {n}?", "Count in order, ending with {n}.",
                       "Tell me all the numbers from 1 to {n}.", "How do you count to {n}?",
                       "Count up from 1 to {n}.", "Count with me to {n}.", "From 1 to {n}, count.", "1 to {n}, please.", "numbers 1 to {n}",
                       "We play hide and seek. Count to {n}.", "Write down all numbers from 1 to {n}.", "Say 1, 2, 3 and so on, as far as {n}.",
                       "Recite the numbers up to {n}.", "List every number from 1 to {n}.", "Give me each number from one up to {n}.",
                       "I want to see you count as far as {n}.", "Teach my son to count to {n}.", "Go from 1 to {n}.", "Would you count up to {n} for me?",
                       "Start at 1 and stop at {n}.", "Let me hear you count until {n}."], _count_to),
    Task("direction", ["Write the word {s} {n} times.", "Say {s} {n} times.", "Repeat the word {s} {n} times.", "Write {s} {n} times.", "Repeat {s} {n} times.", "{n} times {s}, please.", "Say the word \"{s}\" {n} times.", "Print {s} {n} times.", "Please write \"{s}\" {n} times.", "I want to read {s} {n} times.",
                       "Give me {s} {n} times.", "Can you say {s} {n} times?", "{s}, {n} times please", "I want you to write {s} {n} times.",
                       "Write \"{s}\" {n} times in one line.", "Please repeat \"{s}\" {n} times.", "Let me see {s} {n} times.", "{s} x {n}",
                       "Write {n} times {s}.", "Please say {s} again and again, {n} times in all.", "Could you write the word {s} {n} times?",
                       "Repeat this word {n} times: {s}", "Copy the word {s} {n} times.", "Say {n} times: {s}", "Show the word {s} {n} times.",
                       "Write {s} again and again, {n} times.", "{n} times the word {s}.", "Write {s} over and over, {n} times in all.",
                       "Output {s} {n} times.", "Fill the line: {s}, {n} times.", "I need {s} {n} times.", "Make it {n} times {s}.",
                       "Say {s} to me {n} times.", "repeat {s} {n} times", "Please print the word {s} {n} times.", "The word is {s}. Write it {n} times.",
                       "Word: {s}\nTimes: {n}", "Once is not enough. Say {s} {n} times.", "Can you repeat {s} {n} times for me?", "Chant {s} {n} times.",
                       "Put down {s} {n} times in a row.", "Type {s}, {n} times over."], _repeat),
    Task("direction", ["Spell the word {s}.", "How do you spell {s}?", "Spell \"{s}\".", "Please spell {s} for me.", "Spell {s}.", "What are the letters of {s}?", "How is {s} spelled?", "Give me the spelling of {s}.", "Spell out {s}.", "Write {s} letter by letter.",
                           "Can you spell {s}?", "Spelling of {s}?", "Please spell out the word {s}.", "Write the letters of {s} with dashes.",
                           "Put a dash between the letters of {s}.", "Spell this word: {s}", "How do I spell the word {s}?", "Split {s} into its letters.",
                           "How is the word {s} written, one letter at a time?", "Show me every letter of {s}.", "I do not know how to spell {s}. Help me.",
                           "List the letters in {s}.", "Take {s} apart into letters.", "What is the spelling of {s}?", "Say each letter of {s}.",
                           "{s}: spell it",
                           "Spell me {s}.", "spell {s}", "Write the word {s} with a dash between letters.", "Break {s} into letters.",
                           "Say the letters in {s} one by one.", "What letters are in {s}?", "My son cannot spell {s}. Show him.", "Help me spell {s}.",
                           "I want to write {s}. How is it spelled?", "Go through {s} one letter at a time.", "Give me the letters of the word {s}.",
                           "In letters: {s}", "Tell me how {s} is spelled.", "Separate the letters of {s}.", "The spelling of the word {s}, please.",
                           "Write {s} out, one letter after another.",
                           "Letter by letter, please: {s}", "Which letters make the word {s}?"], _spell),
    Task("direction", ["Rewrite politely: {s}", "Say this politely: {s}", "Make this polite: {s}", "Make this more polite: {s}", "How can I say this politely? {s}", "{s}\n\nMake it polite.", "A polite version, please: {s}", "Write this in a friendly way: {s}", "Turn this into a polite request: {s}", "Please put this politely: {s}", "Politely: {s}",
                       "Please make this sound polite: {s}", "Ask for this politely: {s}", "How would a polite person say this? {s}",
                       "{s}\n\nSay that more politely.", "{s}\n\nCan you make that sound nicer?", "{s}\n\nPlease turn this into a polite question.",
                       "Make this a kind request: {s}", "Make it sound friendly: {s}", "Add good manners: {s}", "More polite, please: {s}",
                       "Write a polite form of this: {s}", "I do not want to be rude. How do I say this? {s}", "Turn this order into a request: {s}",
                       "Change this command to a polite question: {s}", "Say it with a please: {s}", "This is too harsh. Make it softer: {s}",
                       "A nicer way to say this, please: {s}",
                       "{s}\n\nMore polite, please.", "{s}\n\nHow do I ask that in a nice way?", "{s}\n\nThat is not very polite. Change it.",
                       "Say this with please: {s}", "Write this with good manners: {s}", "Ask this in a polite way: {s}",
                       "How can I ask for this more kindly? {s}", "Put it kindly: {s}", "polite: {s}", "I want to be polite to my boss. Rewrite: {s}",
                       "Turn the order into a polite question: {s}", "Say the same as a polite question: {s}", "Would you make this more polite? {s}",
                       "Help me to be polite: {s}", "Use could you please: {s}", "Soften this: {s}", "What would a gentleman say instead? {s}",
                       "That sounds rude. Rephrase it nicely: {s}", "What is a kinder way to ask this? {s}"], _polite),
    Task("direction", ["Fill the blank: {s}", "Fill in the missing word: {s}", "Which word is missing? {s}", "Complete the sentence with one word: {s}", "What goes in the gap? {s}", "{s}\n\nFill the gap.", "Give me the missing word: {s}", "Fill in the blank. {s}", "Write the missing word: {s}", "Find the missing word: {s}",
                       "What is missing? {s}", "Complete: {s}", "Complete this: {s}", "Finish the sentence with one word: {s}",
                       "Which word goes into the blank? {s}", "{s}\n\nWhat is the missing word?", "{s}\n\nWhich word goes there?",
                       "Please fill the gap: {s}", "There is a gap in this sentence: {s} What belongs there?", "Tell me the word for the blank: {s}",
                       "Replace the line by a word: {s}", "Guess the missing word: {s}", "One word is missing: {s}",
                       "Say the word that is missing here: {s}", "Fill in: {s}", "Fill the gap in this sentence: {s}",
                       "{s}\n\nFill in the blank.", "{s}\n\nComplete that with one word.", "{s}\n\nMissing word?", "missing word: {s}",
                       "Which word do I have to put in? {s}", "Write the word for the gap: {s}", "What should stand in the blank? {s}",
                       "Here is a puzzle: {s} Which word is missing?", "Only the missing word, please: {s}", "A word is left out here. Which? {s}",
                       "Find the word for the blank: {s}", "Solve: {s}", "Supply the missing word: {s}", "Tell me what is missing: {s}",
                       "Insert the right word: {s}", "The gap must be filled. With what? {s}",
                       "What word fits here? {s}", "Put a word in the empty place: {s}"], rows_of(BLANKS, "s")),
    Task("direction", ["What is the opposite of {s}?", "Opposite of {s}?", "Give me the opposite of {s}.", "Which word means the opposite of {s}?", "Name the opposite of {s}.", "What is the reverse of {s}?", "The opposite of {s}, please.", "Tell me the opposite of the word {s}.", "Say the opposite: {s}", "What is not {s}, but the opposite?",
                       "What's the opposite of {s}?", "I need the opposite of {s}.", "Do you know the opposite of {s}?",
                       "If something is not {s}, it is ...", "The word {s} has an opposite. Which?", "Opposite: {s}",
                       "What would be the opposite of \"{s}\"?", "Write the opposite of {s}.", "Which word is opposite to {s}?",
                       "Can you tell me the opposite of {s}?", "Turn {s} into its opposite.", "The opposite word to {s} is?",
                       "What do you call the opposite of {s}?", "not {s} but ...", "Say the contrary of {s}.", "Antonym of {s}?",
                       "I am not {s}, I am the opposite. What am I?", "What is the other way around from {s}?",
                       "Something is the opposite of {s}. What word is that?", "the opposite of {s}", "{s}: opposite?",
                       "Name a word that means the opposite of {s}.", "Help me with a crossword: opposite of {s}.", "Say a word that is opposite to {s}.",
                       "Which is the word for the opposite of {s}?", "The opposite of the word {s} is what?", "How do you call what is not {s} at all?",
                       "Between {s} and its opposite: what is the opposite?", "I say {s}, you say the opposite.",
                       "If one is {s}, the other is the opposite, so it is ...", "Reverse the meaning of {s}.", "antonym: {s}",
                       "Find a word that is the contrary of {s}.", "{s} has which opposite?"], rows_of(OPPOSITES, "s")),
    Task("direction", ["What is the plural of {s}?", "Plural of {s}?", "Give me the plural of {s}.", "Write the plural of {s}.", "How do you write more than one {s}?", "One {s}, two what?", "Make {s} plural.", "Say the plural of the word {s}.", "What is the plural form of {s}?", "One {s}, many ...",
                       "What's the plural of {s}?", "How do I write {s} in the plural?", "I have one {s}. With two I have two ...", "Plural: {s}",
                       "Tell me the plural of {s}.", "Can you give me the plural of {s}?", "Which word is the plural of {s}?",
                       "What do you call several of a {s}?", "Turn {s} into a plural.", "More than one {s}?", "Change {s} to the plural.",
                       "The plural of the word \"{s}\", please.", "What do you write for two or more of {s}?", "not one {s} but many ...",
                       "Name the plural of {s}.", "{s} in the plural?",
                       "I see one {s}. You see two ...", "What are two or more of {s} called?", "A {s} and another {s} make two ...", "plural of {s}",
                       "{s}: plural?", "Pluralise {s}.", "How is the plural of {s} written?", "How do you say {s} when there are many?",
                       "Many of {s} are called what?", "One is a {s}, three are ...", "Write {s} so that it means more than one.",
                       "Spell the plural of {s} for me.", "Say {s} for many.", "What comes out when you make {s} plural?",
                       "For several, {s} turns into which word?",
                       "If there are two, what does {s} become?", "Put the word {s} in the plural."], rows_of(PLURALS, "s")),
    Task("direction", ["What is the past tense of {s}?", "Past tense of {s}?", "Give me the past tense of {s}.", "Put {s} in the past tense.", "Write the past of {s}.", "What is the past form of {s}?", "Today I {s}, yesterday I ...", "Say {s} in the past.", "Change {s} to the past tense.", "The past of {s}, please.",
                       "What's the past tense of {s}?", "Tell me the past tense of {s}.", "Past tense: {s}", "Can you put {s} into the past?",
                       "I {s} every day. Yesterday I ...", "Turn {s} into the past tense.", "Which word is the past tense of {s}?",
                       "How do you say {s} in the past tense?", "The past tense of the verb {s}, please.", "{s} in the past tense?",
                       "Name the past form of {s}.", "If it was yesterday, what do I write for {s}?", "What is the verb {s} in the past?",
                       "Write the verb {s} in its past form.", "Last week they also {s}. Put that verb in the past.",
                       "Now I {s}. Yesterday I ...", "Every day they {s}. Last week they ...", "past tense of {s}", "{s}: past tense?",
                       "What is the verb {s} when it is over?", "How is the past tense of {s} written?", "Say {s} as if it was yesterday.",
                       "We {s} today and we ... yesterday. Which form?", "In the past, {s} becomes what?", "Conjugate {s} in the past.",
                       "For yesterday, {s} turns into which word?", "Simple past of {s}?", "Write {s} for something that is over.",
                       "Give the past of the verb {s}.", "She did it yesterday: which form of {s} is that?",
                       "How does {s} read in the past?", "Which form does {s} have for yesterday?"], rows_of(PAST, "s")),
    Task("direction", ["Which one does not fit? {l}", "Find the odd one out: {l}", "Which word does not belong? {l}", "Odd one out: {l}", "Pick the odd one out: {l}", "{l}\n\nWhich one is different?", "Which of these is not like the others? {l}", "Say which word does not fit: {l}", "Which word is of another kind? {l}",
                       "Name the one that does not belong: {l}",
    "Which one is the odd one? {l}", "{l}\n\nWhich does not fit?", "{l}\n\nFind the one that does not belong.",
    "Three of these belong together. Which one does not? {l}", "What does not belong here? {l}", "Which item should not be in this list? {l}",
    "Tell me the odd one out: {l}", "Three are alike, one is not. Which? {l}", "Name the word that is different: {l}", "Which word is wrong here? {l}",
    "Say which is different from the others: {l}", "Find the word that does not match: {l}", "Which one should go? {l}", "odd one out? {l}",
    "Which of these words is not of the same kind? {l}", "Of {l}, which is the one that does not match the rest?",
    "{l}\n\nOdd one out?", "{l}\n\nWhich one is wrong?", "{l}\n\nOne does not belong here. Which?", "Which word is not like the rest? {l}",
    "Find the one that is different: {l}", "Remove the one that does not fit, what is it? {l}", "Which one would you take away? {l}",
    "There is one wrong word: {l}", "All but one belong together. Which is the one? {l}", "Write the word that is not of this group: {l}",
    "Three of a kind and one other. Name the other: {l}", "Which does not go with the others? {l}", "Who does not belong in this row? {l}",
    "The word that differs from the others: {l}", "Say only the odd one: {l}", "Which item is the exception? {l}",
    "One of these is out of place. Which? {l}", "Spot the stranger: {l}"], _odd),
    Task("direction", ["Which one is {x}: {a} or {b}?", "Which of these is {x}? {a}, {b}", "{a} or {b}: which is {x}?", "Pick the one that is {x}: {a}, {b}", "Say which is {x}, {a} or {b}.", "Is {a} or {b} {x}?", "Choose: which is {x}, {a} or {b}?", "Between {a} and {b}, which is {x}?", "Only one is {x}: {a} or {b}?",
                       "Tell me which is {x}: {a}, {b}",
    "What is {x}, {a} or {b}?", "Here are two words: {a} and {b}. Which is {x}?", "{a}, {b}: which of the two is {x}?", "Which word means {x}: {a} or {b}?",
    "Name the one that is {x}: {a} or {b}.", "One of these is {x}: {a}, {b}. Which one?", "I need {x}. {a} or {b}?", "Is it {a} or {b} that is {x}?",
    "Which of {a} and {b} is {x}?", "Find the one that is {x}: {a} or {b}", "Tell me, {a} or {b}: which would be {x}?",
    "Copy the word that is {x}: {a}, {b}", "Select {x}: {a} or {b}", "Would you call {a} or {b} {x}?", "which is {x}, {a} or {b}",
    "{a} or {b}?\n\nOne of them is {x}. Which?", "Words: {a}, {b}\nWhich is {x}?", "Tell me which one is {x}: {a} or {b}.",
    "Which would you say is {x}, {a} or {b}?", "Name {x}: {a} or {b}?", "Write only the one that is {x}: {a}, {b}", "Decide which is {x}: {a} or {b}",
    "Of {a} and {b}, only one is {x}. Which one?", "{x}: {a} or {b}?", "Say which of these two is {x}: {a}, {b}", "Which word stands for {x}, {a} or {b}?",
    "Someone asks for {x}. {a} or {b}?", "I have {a} and {b}. Which of them is {x}?", "Find {x}: {a} or {b}?", "Point out {x}: {a} or {b}.",
    "I look for {x}. Do I take {a} or {b}?", "{a}, {b} - find {x} among these."], _choose),
    Task("direction-json", ["Write as JSON: name {p}, {k} {v}", "Put this in JSON: name is {p}, {k} is {v}.", "Make JSON from: name: {p}; {k}: {v}", "As JSON: name = {p}, {k} = {v}", "JSON, please: the name is {p} and the {k} is {v}.", "Name: {p}\n{k}: {v}\n\nAnswer in JSON.", "Turn this into a JSON object: name {p}, {k} {v}.",
                            "Give me a JSON object with name {p} and {k} {v}.", "Convert to JSON. name: {p}, {k}: {v}", "Write a JSON object. name: {p}. {k}: {v}.",
    "name: {p}\n{k}: {v}\n\nWrite that as JSON.", "name: {p}\n{k}: {v}\n\nJSON, please.", "I need JSON for this: the name is {p}, the {k} is {v}.",
    "Can you write this as a JSON object? name: {p}, {k}: {v}", "The name is {p}. The {k} is {v}. Give me that as JSON.",
    "Write JSON with the name {p} and the {k} {v}.", "Format as JSON: name {p}; {k} {v}", "Reply in JSON. The name is {p}, the {k} is {v}.",
    "{p} has {k} {v}. Put name and {k} in JSON.", "Make a JSON object out of name = {p} and {k} = {v}.", "Return a JSON object: name {p}, {k} {v}",
    "to json: name {p}, {k} {v}", "JSON with two fields, please: name is {p} and {k} is {v}.", "Encode this as JSON: name={p}, {k}={v}",
    "Show the name {p} and the {k} {v} as JSON.",
    "Data: name {p}, {k} {v}. Format: JSON.", "name = {p}\n{k} = {v}\n\nTurn this into JSON.",
    "Write the following as JSON. The name is {p} and the {k} is {v}.", "JSON: name {p}, {k} {v}", "Make JSON: {p} is the name, {v} is the {k}.",
    "I need an object with name {p} and {k} {v}, in JSON.", "Save as JSON: name {p}; {k} {v}.", "Answer only with JSON: name {p}, {k} {v}.",
    "Can I have name {p} and {k} {v} as JSON?", "As a JSON object, please: name {p}, {k} {v}.", "Please output JSON for name {p} and {k} {v}.",
    "Build a JSON object with the name {p} and the {k} {v}.", "My program needs JSON. Name: {p}. {k}: {v}.",
    "Fields: name is {p}, {k} is {v}. Give me JSON.",
    "How would name {p} and {k} {v} look in JSON?", "Store name {p} and {k} {v} as a JSON object."], _json_pair),
    Task("direction-json", ["Write this list as JSON: {l}", "Make a JSON array of {l}", "As a JSON array: {l}", "Put these in a JSON list: {l}", "Turn this into a JSON array: {l}", "{l}\n\nAnswer as a JSON array.", "JSON array, please: {l}", "Convert this list to JSON: {l}", "Give me these words as a JSON array: {l}", "List to JSON: {l}",
                            "{l}\n\nAs JSON, please.", "{l}\n\nWrite this as a JSON list.", "{l}\n\nMake that a JSON array.",
                            "Can you make a JSON array from this? {l}", "I need this list in JSON: {l}", "Format this list as JSON: {l}",
                            "JSON list of {l}, please.", "Write a JSON array with {l}.", "Reply with a JSON array: {l}", "Return these as JSON: {l}",
                            "to json: {l}", "Encode this list as JSON: {l}", "Make JSON out of this list: {l}", "Show this list as a JSON array: {l}",
                            "Square brackets and quotes, as in JSON: {l}", "My program wants a JSON array. Here are the items: {l}",
                            "{l}\n\nJSON array, please.", "{l}\n\nConvert that to JSON.", "{l}\n\nIn JSON?", "Array in JSON of these: {l}",
                            "I want a JSON array: {l}", "Output a JSON list: {l}", "Save this list as JSON: {l}", "JSON for this list: {l}",
                            "Change this list to JSON: {l}", "Answer only with a JSON array: {l}", "Please output these items as a JSON array: {l}",
                            "Build a JSON array from these words: {l}", "Take these words and make a JSON array: {l}", "What is this list in JSON? {l}",
                            "As JSON: {l}", "Items: {l}\nFormat: JSON array",
                            "How do these look as a JSON array? {l}", "Wrap these up in a JSON list: {l}"], _json_list),
    Task("direction", ["Write these as bullet points: {l}", "Make a bullet list: {l}", "Bullet points, please: {l}", "Put each on its own line with a dash: {l}", "Turn this into a bullet list: {l}", "{l}\n\nAs bullet points.", "Give me a list with dashes: {l}", "Write a bulleted list of {l}", "List these with bullets: {l}", "One bullet each: {l}",
                       "{l}\n\nAs a bullet list, please.", "{l}\n\nMake a bullet list of that.", "{l}\n\nPut each on a line of its own.",
                       "As a bullet list: {l}", "Can you make a bulleted list? {l}", "Each item on its own line: {l}",
                       "Put a dash before each of these: {l}", "Turn these into bullet points: {l}", "List with dashes, please: {l}",
                       "I want these as bullet points: {l}", "Write one below the other, with a dash: {l}", "bullets: {l}",
                       "Break this into bullet points: {l}", "Make points of this: {l}", "Rewrite as a list with bullets: {l}",
                       "Split this into a bullet list: {l}", "For my slides, put these in bullet points: {l}",
                       "{l}\n\nBullets, please.", "{l}\n\nList that with dashes.", "{l}\n\nBullet points!", "Please make bullet points out of this: {l}",
                       "List form, with dashes: {l}", "I want a list with a dash before each item: {l}", "Can these be bullet points? {l}",
                       "Separate lines with dashes: {l}", "Rewrite with a dash in front of each: {l}", "Shopping list with dashes, please: {l}",
                       "Put this in bullet form: {l}", "bullet points: {l}", "Each of these as a bullet: {l}", "Show these as a bullet list: {l}",
                       "Make a list out of this, one bullet per item: {l}", "Dash list: {l}", "Give each item a bullet: {l}",
                       "Format this as bullets: {l}", "Show these as points below each other: {l}"], _bullets),
    Task("direction", ["Number these: {l}", "Make a numbered list: {l}", "Write these as a numbered list: {l}", "Put numbers before these: {l}", "Numbered list, please: {l}", "{l}\n\nNumber them.", "Turn this into a numbered list: {l}", "Give each a number: {l}", "List these with numbers: {l}", "Write a numbered list of {l}",
                       "{l}\n\nAs a numbered list, please.", "{l}\n\nGive each one a number.", "{l}\n\nMake that a numbered list.",
                       "As a numbered list: {l}", "Can you number these for me? {l}", "Each with a number, one per line: {l}",
                       "Write 1., 2., 3. before these: {l}", "I want these numbered: {l}", "Add numbers: {l}", "Start with 1 and number these: {l}",
                       "numbered list: {l}", "Rewrite as a list with numbers: {l}", "Count these up in a list with 1., 2. and so on: {l}",
                       "Please put a number in front of each: {l}", "Make an ordered list: {l}", "Number the items and put each on a line: {l}",
                       "{l}\n\nNumbered, please.", "{l}\n\nList that with numbers.", "{l}\n\nPut numbers in front.",
                       "Please make a numbered list out of this: {l}", "List form, with numbers: {l}", "I want a list with a number before each item: {l}",
                       "Can these be numbered? {l}", "Separate lines with numbers: {l}", "Rewrite with a number in front of each: {l}",
                       "Steps, numbered: {l}", "Put this in a numbered form: {l}", "1. 2. 3. list of: {l}", "Each of these with its number: {l}",
                       "Show these as a numbered list: {l}", "Enumerate: {l}", "Rank these as 1., 2., 3. in this order: {l}",
                       "Format this as 1, 2, 3: {l}", "Set these below each other and count them off: {l}"], _numbered),
    Task("direction", ["Write these on one line with commas:\n{l}", "Join these with commas:\n{l}", "Put commas between these:\n{l}", "Make one line of this:\n{l}", "Turn this into a comma list:\n{l}", "{l}\n\nWith commas, please.", "Separate these by commas:\n{l}", "One line, with commas:\n{l}", "Give me this as a comma separated list:\n{l}",
                       "List with commas:\n{l}",
    "{l}\n\nPut that on one line with commas.", "{l}\n\nAs one line, please.", "{l}\n\nMake that a comma list.",
    "Write this as one line, separated by commas:\n{l}", "Can you join these with commas?\n{l}", "Comma list, please:\n{l}",
    "Put all of this on one line:\n{l}", "I need these with commas between them:\n{l}", "Change this into one line with commas:\n{l}",
    "Commas instead of lines:\n{l}", "comma separated:\n{l}", "Make this a single line:\n{l}", "Rewrite these with commas:\n{l}",
    "Just a line with commas, please:\n{l}", "All in one row, commas between:\n{l}",
    "{l}\n\nCommas, please.", "{l}\n\nJoin with commas.", "{l}\n\nIn one row with commas.", "One row, separated by commas:\n{l}",
    "Please put commas between the items:\n{l}", "Comma separated, please:\n{l}", "Write the items in a single line, with commas:\n{l}",
    "Flatten this into one line with commas:\n{l}", "as a comma list:\n{l}", "I want one line with commas:\n{l}", "Use commas to separate these:\n{l}",
    "Rewrite as one line:\n{l}", "Bring these onto one line:\n{l}", "How do these look with commas?\n{l}", "Make a row of these, with commas:\n{l}",
    "Line these up with a comma after each:\n{l}", "No new lines, use commas:\n{l}"], _commas),
    Task("direction", ["Replace {a} with {b}: {l}", "Change {a} to {b}: {l}", "Put {b} in place of {a}: {l}", "In this list, replace {a} by {b}: {l}", "Write this list with {b} instead of {a}: {l}", "{l}\n\nReplace {a} with {b}.", "Swap {a} for {b}: {l}", "Use {b} instead of {a}: {l}", "Make {a} into {b}: {l}", "Take {b} instead of {a}: {l}",
                       "{l}\n\nChange {a} to {b}.", "{l}\n\nPut {b} instead of {a}.", "{l}\n\nPlease swap {a} for {b}.", "Write {b} instead of {a}: {l}",
                       "Please replace {a} with {b} in this list: {l}", "Not {a} but {b}: {l}", "Can you change {a} into {b} here? {l}",
                       "I meant {b}, not {a}: {l}", "Substitute {b} for {a}: {l}", "{a} should be {b}: {l}",
                       "Rewrite the list with {b} in place of {a}: {l}", "replace {a} by {b} in {l}", "In the list {l}, turn {a} into {b}.",
                       "Correct this list: {a} must become {b}. {l}", "{a} is wrong, it has to be {b}: {l}", "Exchange {a} for {b}: {l}",
                       "{l}\n\nReplace: {a} -> {b}", "{l}\n\nNo {a}, but {b}, please.", "{l}\n\nMake {a} into {b}.", "{a} -> {b}: {l}",
                       "Take {a} out and put {b} in: {l}", "Instead of {a} I want {b}: {l}", "I would rather have {b} than {a}: {l}",
                       "Edit the list so that {a} becomes {b}: {l}", "Change the entry {a} to {b}: {l}",
                       "Give me the list with {b} in the place of {a}: {l}", "Rename {a} to {b}: {l}", "Fix this: {a} is to be {b}. {l}",
                       "Put in {b} for {a}: {l}", "In {l}, replace {a} with {b}.", "We have no {a}. Use {b}: {l}", "Please turn {a} into {b}: {l}",
                       "Where it says {a}, write {b}: {l}", "Let {b} stand where {a} stands: {l}"], _replace),
    Task("direction", ["Remove {a} from this list: {l}", "Delete {a}: {l}", "Take {a} out of this list: {l}", "Leave out {a}: {l}", "Write this list without {a}: {l}", "{l}\n\nRemove {a}.", "Drop {a} from the list: {l}", "The list without {a}, please: {l}", "Everything but {a}: {l}", "Strike {a}: {l}",
                       "{l}\n\nTake out {a}.", "{l}\n\nWithout {a}, please.", "{l}\n\nDelete {a}.", "Please remove {a}: {l}",
                       "Can you take {a} off this list? {l}", "Cross out {a}: {l}", "Cross {a} off my list: {l}", "Without {a}: {l}",
                       "Everything except {a}: {l}", "remove {a} from {l}", "Give me this list without {a}: {l}", "All but {a}: {l}",
                       "From the list {l}, remove {a}.", "Skip {a}: {l}", "I have already bought {a}. Take it off: {l}",
                       "{a} should not be on this list: {l}", "Get rid of {a}: {l}",
                       "{l}\n\nNo {a}, please.", "{l}\n\nLeave {a} out.", "{l}\n\nDrop {a}.", "{l}\n\nCross out {a}.", "Eliminate {a}: {l}",
                       "Erase {a} from the list: {l}", "Let {a} go: {l}", "Kick out {a}: {l}", "Same list, but no {a}: {l}",
                       "Write all of these but {a}: {l}", "Take off {a}: {l}", "I do not need {a}: {l}", "Minus {a}: {l}", "{a} is done, remove it: {l}",
                       "The list is {l}. Please delete {a}.", "What is the list without {a}? {l}", "If I take away {a}, what is left? {l}",
                       "Throw out {a}: {l}",
                       "I no longer want {a}. The rest is: {l}", "Which items are left when {a} goes? {l}"], _remove),
    Task("direction", ["Add {a} to this list: {l}", "Add {a} at the end: {l}", "Put {a} at the end of this list: {l}", "Write this list with {a} added: {l}", "{l}\n\nAdd {a}.", "Append {a}: {l}", "Also put {a} on the list: {l}", "Extend the list with {a}: {l}", "The list and {a}, please: {l}", "Include {a} as the last item: {l}",
                       "{l}\n\nAlso {a}, please.", "{l}\n\nPut {a} on the list.", "{l}\n\nI forgot {a}. Add it.", "Please add {a}: {l}",
                       "Can you add {a} to my list? {l}", "I forgot {a}: {l}", "{a} is missing at the end: {l}", "Add the word {a}: {l}",
                       "Put {a} after the last item: {l}", "add {a} to {l}", "To the list {l}, add {a}.", "We also need {a}: {l}", "And {a} too: {l}",
                       "Write the list again with {a} at the end: {l}", "Make the list longer by {a}: {l}", "My list is {l}. Now add {a}.",
                       "Attach {a} to the list: {l}",
                       "{l}\n\nAnd {a}.", "{l}\n\nPlease add {a} to it.", "{l}\n\nAppend {a}.", "{l}\n\nThen {a} at the end.", "{l} + {a}",
                       "Put {a} last: {l}", "Place {a} at the end: {l}", "Also {a}: {l}", "I need {a} as well: {l}", "Include {a}: {l}",
                       "Same list, plus {a}: {l}", "Plus {a}: {l}", "The list is {l}. Please add {a}.", "Now with {a} at the end: {l}",
                       "If I add {a}, what is my list? {l}", "Write {a} at the end of this: {l}", "Insert {a} at the end: {l}", "Extend this by {a}: {l}",
                       "Let {a} follow at the end: {l}", "One more item, {a}, belongs on this list: {l}"], _add),
    Task("direction-end", ["Greet me and end with the word {s}.", "Say hello and finish with the word {s}.", "End your reply with the word {s}.", "Finish your answer with {s}.", "Let your last word be {s}.", "Your reply must end with {s}.", "Say something that ends with the word {s}.", "The last word of your reply should be {s}.",
                           "Write a reply that ends with \"{s}\".", "Close with the word {s}.",
    "Greet me, and let {s} be the last word.", "Say hi. Your last word has to be {s}.", "Please end with the word {s}.",
    "Write something with {s} at the end.", "Write a greeting that ends in {s}.", "Answer me, and use {s} as the last word.",
    "The final word of your answer must be {s}.", "Say what you like, but end it with {s}.", "Can you finish your reply with the word {s}?",
    "Put {s} at the very end of your reply.", "Make {s} the last word you say.", "Reply with anything, as long as the last word is {s}.",
    "Finish with the word {s}.", "end your message with {s}", "I want {s} as your last word.", "Stop with the word {s}.",
    "Whatever you write, the last word must be {s}.", "Say something to me. The last word: {s}.", "Close your reply with {s}.", "Let your reply end in {s}.",
    "Greet me and finish with the word {s}.", "Say hello to me and end on {s}.", "Use {s} as the very last word.", "Your answer should end with {s}.",
    "I want you to end with {s}.", "The reply should finish with the word {s}.", "Say anything that has {s} at the end.",
    "Please make sure that {s} is your last word.", "ends with {s}, please", "Write to me. End: {s}.", "Your text has to close with {s}.",
    "Complete your reply with the word {s}.",
    "Talk to me, but make {s} the final word.", "I want your message to stop at the word {s}."], _end_with),
    Task("direction-sentence", ["Write a sentence with the word {s}.", "Make a sentence with {s}.", "Use the word {s} in a sentence.", "Use {s} in a sentence.", "Give me a sentence with the word {s}.", "A sentence with {s}, please.", "Write one sentence about a {s}.", "Put the word {s} in a sentence.", "Say something with the word {s}.",
                                "Form a sentence with {s}.",
    "Can you use {s} in a sentence?", "Please write a sentence with {s}.", "Write a short sentence with {s} in it.", "Make up a sentence with the word {s}.",
    "I need a sentence with {s}.", "A sentence using {s}, please.", "Give an example sentence for {s}.", "Think of a sentence with {s}.",
    "sentence with {s}", "Tell me a sentence that has the word {s} in it.", "Write any sentence, but use the word {s}.",
    "Could you put {s} into a sentence?", "Create a sentence that contains {s}.", "Let {s} appear in a sentence.", "One sentence with the word {s}, please.",
    "Say one sentence about a {s}.", "The word is {s}. Write a sentence with it.",
    "Compose a sentence with {s}.", "Invent a sentence with {s}.", "How could {s} be used in a sentence?", "Tell me something with the word {s} in it.",
    "Give an example of a sentence with {s}.", "What is a sentence with {s}?", "Make {s} part of a sentence.", "Say a sentence that has {s} in it.",
    "Please use the word {s} in one sentence.", "For my homework I need a sentence with {s}.", "Let me read a sentence with {s}.",
    "Write down a sentence that contains the word {s}.", "A simple sentence with {s}, please.", "Can you make a sentence with {s}?", "{s}: make a sentence.",
    "Write something short with the word {s}.",
    "Build a short sentence around the word {s}.", "Show me how {s} is used in a sentence."], _sentence_with),
    Task("direction", ["What comes after {s}?", "What follows {s}?", "After {s} comes what?", "Which comes after {s}?", "Name the one after {s}.", "What is next after {s}?", "Say what comes after {s}.", "Tell me what follows {s}.", "{s}, and then?", "Next after {s}, please.",
                           "What is the next one after {s}?", "What comes next: {s}, ...?", "{s} is followed by what?", "Which one follows {s}?",
                           "What comes right after {s}?", "What do we have after {s}?", "Give me the one after {s}.", "after {s}?",
                           "Today it is {s}. What comes then?", "Please name what follows {s}.", "Once {s} has passed, what do we get?",
                           "{s} comes first, and then what?", "Can you tell me what comes after {s}?", "What is it that follows {s}?",
                           "Which is the one following {s}?",
                           "If today is {s}, what is next?", "{s}, then what?", "Name what comes next: {s}", "{s} ends. What starts?",
                           "After {s} we have ...", "Following {s} is what?", "I know {s}. What is the next one called?",
                           "The one that follows {s}, please.", "{s} is over. What is now?", "What is the successor of {s}?",
                           "Which comes next when {s} is done?", "next one: {s}", "What would be one step on from {s}?",
                           "We are in {s} now. What will be next?", "Say the next after {s}.",
                           "Which one is right behind {s}?", "When {s} is over, what begins?"], _next_of(1)),
    Task("direction", ["What comes before {s}?", "What is right before {s}?", "Before {s} comes what?", "Which comes before {s}?", "Name the one before {s}.", "Say what comes before {s}.", "Tell me what is before {s}.", "What came just before {s}?", "The one before {s}, please.", "What precedes {s}?",
                           "What is the one before {s}?", "What comes right before {s}?", "{s} comes after what?", "What did we have before {s}?",
                           "Give me the one before {s}.", "before {s}?", "Today it is {s}. What was it before that?", "Please name what comes before {s}.",
                           "Can you tell me what comes before {s}?", "Which is the one just before {s}?", "What is followed by {s}?",
                           "..., {s}. What comes first?", "What ends when {s} begins?", "What is one step back from {s}?", "Until {s} came, what was it?",
                           "If today is {s}, what was before?", "{s}, and before that?", "Name what comes before: {s}", "Before {s} we have ...",
                           "Just before {s} is what?", "I know {s}. What is the one before it called?", "The one that comes before {s}, please.",
                           "{s} has begun. What is over?", "What is the predecessor of {s}?", "Which comes just before {s}?", "previous one: {s}",
                           "We are in {s} now. What was there before?", "Say the one that is before {s}.", "What did {s} come after?",
                           "Go one back from {s}.",
                           "Which one leads up to {s}?", "{s} follows which one?"], _next_of(-1)),
    Task("direction", ["Which number comes after {s}?", "What number follows {s}?", "Next number after {s}?", "The number after {s}, please.", "Name the number after {s}.", "What is one more than {s}?", "Add one to {s}.", "Say the number that comes after {s}.", "Count on from {s} by one.", "{s}, and the next number is?",
                           "What is {s} plus one?", "One more than {s}?", "What comes next: {s}, ...? Give the number.", "{s} + 1",
                           "Which number is one higher than {s}?", "Give me the next number after {s}.", "Please say the number after {s}.",
                           "number after {s}", "I counted to {s}. Which number is next?", "What is the number that follows {s}?",
                           "Count one further than {s}.", "Tell me the number right after {s}.", "Increase {s} by one.",
                           "After the number {s} comes which number?", "Can you tell me the next number? I am at {s}.",
                           "{s} and one more is?", "What is the next number? {s}", "After {s} I count ...", "next: {s}", "Add 1 to {s}.",
                           "What do you get when you add one to {s}?", "Which number is right after {s}?", "I say {s}. Say the next number.",
                           "I am {s} years old. How old will I be next year?", "Page {s} is done. Which page is next?",
                           "We have {s} and get one more. How many?", "Name the next number: {s}", "What number is next to {s}, going up?", "{s} plus 1?",
                           "Name the number which follows {s}.",
                           "Go one up from {s}.", "When I count, what do I say after {s}?"], _next_number(1)),
    Task("direction", ["Which number comes before {s}?", "What number is just before {s}?", "The number before {s}, please.", "Name the number before {s}.", "What is one less than {s}?", "Take one from {s}.", "Say the number that comes before {s}.", "Count back from {s} by one.", "Number before {s}?", "Give me the number before {s}.",
                           "What is {s} minus one?", "One less than {s}?", "{s} - 1", "Which number is one lower than {s}?",
                           "Please say the number before {s}.", "number before {s}", "I count down and I am at {s}. Which number is next?",
                           "What is the number that {s} follows?", "Count one back from {s}.", "Tell me the number right before {s}.",
                           "Decrease {s} by one.", "Before the number {s} comes which number?", "Subtract one from {s}.",
                           "What is the number just under {s}?", "Which number do you get to when you go back one from {s}?",
                           "{s} and one less is?", "Which is the number before? {s}", "Before {s} I count ...", "previous: {s}", "Take 1 from {s}.",
                           "What do you get when you take one from {s}?", "Which number is right before {s}?", "I say {s}. Say the number before.",
                           "I am {s} years old. How old was I last year?", "This is page {s}. Which page was before it?",
                           "We have {s} and lose one. How many?", "Name the number which comes before {s}.", "What number is next to {s}, going down?",
                           "{s} minus 1?", "Counting backwards, what comes after {s}?",
                           "Go one down from {s}.", "When I count, what do I say right before {s}?"], _next_number(-1)),
    Task("direction", ["Repeat: {s}", "Say: {s}", "Repeat after me: {s}", "Please repeat this: {s}", "Write exactly this: {s}", "Copy this: {s}", "Echo: {s}", "Say the following: {s}", "Write this and nothing else: {s}", "Repeat my words: {s}",
                           "Please say: {s}", "Can you repeat this? {s}", "Write: {s}", "Please write this: {s}", "Copy: {s}", "Type exactly this: {s}",
                           "Say this back: {s}", "Your answer should be: {s}", "Answer with these words: {s}", "Just say: {s}", "Only write this: {s}",
                           "repeat after me: {s}", "I say it and you say it too: {s}", "Print this text: {s}", "Copy the text word for word: {s}",
                           "Say exactly what I say: {s}", "Reply with exactly these words: {s}", "Do not add anything, only repeat: {s}", "Be my echo: {s}",
                           "{s}\n\nRepeat that.", "{s}\n\nSay that.", "{s}\n\nWrite exactly that.", "Can you say this? {s}", "Speak after me: {s}",
                           "Say these words: {s}", "Answer with this and nothing else: {s}", "Your reply is to be this: {s}", "The answer I want is: {s}",
                           "Output: {s}", "Return this text: {s}", "I want you to say: {s}", "Write the same as I: {s}", "Repeat word for word: {s}",
                           "Reproduce: {s}", "Do as a parrot does: {s}", "copy this text: {s}", "Send me back exactly this: {s}", "Now you say: {s}",
                           "Reply with this text only: {s}", "Give my words back to me: {s}"], _say),
    Task("direction", ["Put this in quotation marks: {s}", "Quote this: {s}", "Write this with quotation marks: {s}", "Put quotes around this: {s}", "Add quotation marks: {s}", "{s}\n\nPut that in quotes.", "In quotes, please: {s}", "Set this in quotation marks: {s}", "Write it as a quote: {s}", "Surround this with quotes: {s}",
                       "{s}\n\nAdd quotation marks.", "{s}\n\nWith quotes, please.", "{s}\n\nWrite this as a quote.", "Please put this in quotes: {s}",
                       "Can you put quotation marks around this? {s}", "Wrap this in quotes: {s}", "Use quotation marks: {s}", "quotes around: {s}",
                       "I need this text with quotation marks: {s}", "Write this between quotation marks: {s}", "Enclose this in quotation marks: {s}",
                       "As a quotation: {s}", "Give me this sentence in quotes: {s}", "Someone said this, so quote it: {s}",
                       "Begin and end this with a quotation mark: {s}", "Double quotes around this, please: {s}",
                       "{s}\n\nQuote that.", "{s}\n\nPut it in quotation marks.", "{s}\n\nQuotation marks around it, please.",
                       "Quotation marks, please: {s}", "Put double quotes around this: {s}", "I want this in quotation marks: {s}",
                       "Use quotes for this: {s}", "in quotes: {s}", "This is what he said, so put it in quotation marks: {s}",
                       "Please quote the following: {s}", "Show this as a quotation: {s}", "Rewrite this with quotes around it: {s}",
                       "Turn this into a quote: {s}", "Add the marks for a quote: {s}", "Write quotation marks around the text: {s}",
                       "Can you quote this? {s}",
                       "Place quotation marks before and after: {s}", "Show this between quote marks: {s}"], _quote),
    Task("direction-refuse", ["Translate into {t}: {s}", "Translate this to {t}: {s}", "How do you say \"{s}\" in {t}?", "What is {n} in {t}?", "Say this in {t}: {s}", "Write this in {t}: {s}", "Can you translate this into {t}? {s}", "{s}\n\nTranslate that into {t}.", "Please give me the {t} for {n}.", "What does \"{s}\" mean in {t}?", "I need this in {t}: {s}",
                              "Please translate this into {t}: {s}", "Translate: {s} (into {t})", "{s}\n\nHow do I say this in {t}?",
                              "{s}\n\nIn {t}, please.", "{n} in {t}?", "How would you say {n} in {t}?", "I need a {t} translation of this: {s}",
                              "Could you write this in {t}? {s}", "Give me a translation into {t}: {s}", "translate {n} to {t}",
                              "Do you know the {t} for {n}?", "What do people say for {n} in {t}?", "My friend only speaks {t}. How do I tell him this? {s}",
                              "Put this into {t}: {s}", "Can you say \"{s}\" in {t}?", "Can you speak {t}?", "Answer me in {t}.", "Reply in {t}, please.",
                              "From English to {t}: {s}", "Do you translate into {t}?",
                              "Translation into {t}, please: {s}", "{t} translation: {s}", "How does one say {n} in {t}?", "Write a letter in {t}.",
                              "Tell me in {t}: {s}", "Which {t} word means {n}?", "I learn {t}. What is {n}?",
                              "I am in a country where they speak {t}. How do I ask for {n}?", "Speak {t} with me.", "Say {n} in {t}.",
                              "{s}\n\nWhat is that in {t}?", "{s}\n\nPlease translate to {t}.", "Do you understand {t}?", "Can I talk to you in {t}?",
                              "Is {n} the same in {t}?", "Give this in {t}: {s}", "{t}, please: {s}", "Teach me some {t}.", "Translate my text to {t}.",
                              "Could you be my {t} interpreter?",
                              "What is the {t} word for {n}?", "Turn this sentence into {t}: {s}"], _fixed(REFUSE_TRANSLATE)),
    Task("direction-refuse", ["Write a program that {g}.", "Write {c} code that {g}.", "Write a {c} function that {g}.", "Can you write a {c} script that {g}?", "Show me {c} code.", "Code a program in {c}.", "Give me a {c} program that {g}.", "Program something in {c} for me.", "I need a script that {g}.", "Please write code that {g}.", "How do I write {c} code that {g}?",
                              "Could you write me a program that {g}?", "I need {c} code that {g}.", "Make a {c} program that {g}.",
                              "Create a script that {g}.", "Help me code something that {g}.", "{c} code that {g}, please.",
                              "Please program this in {c}: it {g}.", "write a {c} function that {g}", "Can you code in {c}?", "Can you program?",
                              "Give me an example of {c} code.", "Write an app that {g}.", "Fix my {c} code.",
                              "I have a bug in my {c} program. Can you repair it?", "Implement a function that {g} in {c}.",
                              "What would the {c} code look like for a program that {g}?", "Do my {c} homework: a program that {g}.",
                              "Show me how to write a {c} program that {g}.", "Code for a program that {g}?",
                              "Program: {g}. Language: {c}.", "{c}: write a function that {g}.", "I want a {c} program. It {g}.",
                              "How can I program something that {g}?", "Make a small app that {g}.", "Write some {c} for me.", "Can you write {c}?",
                              "Which {c} code {g}?", "Please make a {c} script.", "Write a class in {c}.", "Debug this {c} function.",
                              "Help me with my {c} code.", "My computer should run something that {g}. Code it.", "Write the code that {g}.",
                              "Turn this into {c} code.", "I learn {c}. Write me an example.", "Give me some code that {g}.",
                              "Are you able to write {c} programs?", "Convert this program to {c}.",
                              "Build me a small {c} program which {g}.", "Could you develop something in {c}?"], _fixed(REFUSE_CODE)),
    Task("direction-refuse", ["Draw a {a}.", "Draw me a {o}.", "Paint a picture of a {a}.", "Make a picture of a {o}.", "Can you draw a {a}?", "Show me a picture of a {a}.", "Create an image of a {o}.", "Please draw a {o}.", "Sketch a {a}.", "I want a picture of a {a}.", "Generate a photo of a {a}.",
                           "Draw a picture of a {o}.", "I would like you to draw a {a}.", "Can you paint a {o}?", "Please make an image of a {a}.",
                           "draw me a {a}", "Create a picture with a {a} in it.", "Show me what a {a} looks like in a picture.", "Paint me a {o}.",
                           "Send me a photo of a {a}.", "Do you have a picture of a {o}?", "Could you paint a {a} for my wall?", "Make a sketch of a {o}.",
                           "A picture of a {a}, please.", "Generate an image: a {a} with a {o}.", "Illustrate my story about a {a}.",
                           "Can you make pictures?", "I need a drawing of a {a} for a card.", "Give me a cartoon of a {a}.", "Make me a poster with a {o}.",
                           "A drawing of a {o}, please.", "Let me see a picture of a {a}.", "Make me an image of a {a}.",
                           "Can you generate a picture of a {o}?", "I want to see a {a}. Draw one.", "Give me a picture with a {o}.",
                           "Draw something for me.", "Draw a {o} next to a {a}.", "Would you paint a {a}?", "Please sketch a {o}.", "image of a {a}",
                           "picture of a {o}, please", "My son wants you to draw a {a}.", "Render a {o}.", "Produce a photo of a {o}.",
                           "Make art with a {a}.", "Are you able to draw a {a}?", "Draw me as a {a}.", "Could you create an image of a {a}?",
                           "Design a logo with a {a}.", "Could you make me a drawing of a {o}?"], _fixed(REFUSE_DRAW)),
    Task("direction-refuse", ["Open {w}.", "Go to {w} and read it.", "What does {w} say?", "Look at {w}.", "Search the web for {n}.", "Google {n}.", "Find pages about {n} on the internet.", "Can you visit {w}?", "Read the page {w} for me.", "Look up {n} online.", "Browse to {w}.",
                           "Please open {w}.", "Can you open {w} for me?", "Open the link {w}.", "What is on {w}?", "Visit {w} and tell me what it says.",
                           "Search the internet for {n}.", "Look on the internet for {n}.", "Can you google {n}?", "Do a web search for {n}.",
                           "Have a look at {w}.", "Summarize {w}.", "Read {w}.", "What is written on {w}?", "Can you go online?", "Download {w}.",
                           "Tell me the news from {w}.", "Here is a link: {w}. What is it about?", "Find me a website about {n}.",
                           "I want to know what stands on {w}.", "Use the internet to find {n}.", "search online: {n}",
                           "Tell me what is on {w}.", "What is new on {w}?", "I found {w}. Read it to me.", "Click on {w}.", "Load {w}.", "Surf to {w}.",
                           "Can you look at {w}?", "Could you search the web for {n}?", "Search for {n}.", "search {n}", "Find {n} on the web.",
                           "What does the internet say about {n}?", "What do people write online about {n}?", "Get me the text of {w}.", "Show me {w}.",
                           "Take a look at the page {w}.", "Do you know the site {w}? What is there?", "Fetch {w} for me.",
                           "Are you able to open web pages?", "Give me a link about {n}.", "Go online and look for {n}.",
                           "Check the website {w}, please.", "What can you find online about {n}?"], _fixed(REFUSE_WEB)),
    Task("direction-refuse", ["Send an email to {p}.", "Call {p}.", "Write a message to {p} and send it.", "Text {p} that I am late.", "Phone {p} for me.", "Can you send {p} a letter?", "Please call {p} now.", "Ring {p} and say hello.", "Post this for me.", "Message {p}.", "Send this to {p}.",
                           "Please send {p} a message.", "Send a text to {p}.", "Can you call {p}?", "Can you phone {p} for me?", "Give {p} a call.",
                           "Write an email to {p} and send it off.", "Tell {p} that I will come later.", "Please ring {p}.", "Send a letter to {p}.",
                           "Could you text {p} for me?", "call {p}", "Email {p} that the meeting is off.", "Mail this to {p}.",
                           "I want you to send {p} a greeting.", "Forward this to {p}.", "Dial the number of {p}.",
                           "Please message {p} that I miss the train.", "Contact {p} for me.", "Can you make a phone call to {p}?", "Post this on my page.",
                           "Leave {p} a voice message.",
                           "Write to {p} and tell them I am late.", "Can you message {p}?", "Please send an email to {p}.", "Send {p} an email.",
                           "Send {p} my love.", "Tell {p} to call me.", "Make a call to {p}.", "Get {p} on the line.", "Could you call {p} for me?",
                           "Would you ring {p}?", "text {p}", "Send a message to {p}.", "Send a postcard to {p}.", "Are you able to call {p}?",
                           "I need to talk to {p}. Call now.", "Invite {p} by email.", "Reply to the mail of {p}.", "Remind {p} by text that we meet today.",
                           "Share this with {p}.", "Write {p} a message that dinner is ready.", "Please notify {p}.",
                           "Let {p} know by mail that I am ill.", "Could you get {p} on the phone?"], _fixed(REFUSE_SEND)),
]  # fmt: skip
TASKS += MORE_TASKS + FORM_TASKS


def _singular(text: str) -> str:
    return text.lower().strip(" .!\n")


def members(kind: str, prompt: str, wanted: str) -> list[str]:
    """What counts, in lower case, where any of many does: members of the kind that `prompt` names, or words that rhyme. `wanted`: one right reply."""
    if kind == "direction-list":
        return [item.lower() for item in LISTS[max((name for name in LISTS if name in prompt.lower()), key=len)]]
    if kind == "direction-example":
        said = (name for name, one in EXAMPLE_OF.items() if re.search(rf"\b{one}\b", prompt.lower()))
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
    task = rng.choice(TASKS)
    slots, reply = task.make(rng, split)
    wording = pick_wording(rng, task.wordings, split)
    request = re.sub(r"\{(\w)\}", lambda match: slots[match[1]], wording)
    request = re.sub(r"\b([Aa]) (?=[aeiou])", r"\1n ", request) if task.kind in ("direction-refuse", "direction-sentence") else request
    if task.kind == "direction-sentence":
        reply = re.sub(r"\b([Aa]) (?=[aeiou])", r"\1n ", reply)
    if not wording.startswith(("{l}", "{s}")) and rng.random() < 0.9:
        request = request[0].upper() + request[1:]
    # As people write in a chat.
    if split == "train" and not wording.startswith("{") and (request[1:2].islower() or request.startswith("A ")) and rng.random() < 0.1:
        request = request[0].lower() + request[1:].removesuffix(".")
    return task.kind, request, reply


def direction(rng, split: str) -> Conversation:
    kind, request, reply = direction_pair(rng, split)
    return Conversation([("user", request), ("assistant", reply)], 0.1, kind)
