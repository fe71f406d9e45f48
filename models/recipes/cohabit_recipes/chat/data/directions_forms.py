"""Simple instructions about the form of an answer, about names and dates, and about the mood of a sentence. The last two wordings of each are kept for the test split."""

import json

from . import words as w
from .directions_tables import ONE_WORD, YES_NO, Task, items_of, listing, rows_of


def _answered(form):
    def make(rng, split):
        question, answer = rng.choice(ONE_WORD)
        return {"q": question}, form(answer)

    return make


def _signal(rng, split):
    """Yes and no in words that the request agrees on."""
    question, right = rng.choice(YES_NO)
    yes, no = rng.choice((rng.sample(w.COLOURS, 2), rng.sample(w.ANIMALS, 2), ["true", "false"], ["right", "wrong"], ["A", "B"], ["1", "0"], ["up", "down"], ["on", "off"], rng.sample(w.NOUNS, 2), ["aye", "nay"]))
    return {"q": question, "a": yes, "b": no}, yes if right else no


def _if_listed(rng, split):
    items = items_of(rng, 3, 5)
    yes, no = rng.choice((rng.sample(w.COLOURS, 2), ["found", "missing"], ["here", "gone"], ["OK", "STOP"], ["A", "B"], rng.sample(w.NOUNS, 2)))
    wanted = rng.choice(items) if rng.random() < 0.5 else rng.choice([noun for noun in w.NOUNS if noun not in items])
    return {"l": listing(items), "x": wanted, "a": yes, "b": no}, yes if wanted in items else no


def _backwards(rng, split):
    number = rng.randint(3, 12)
    return {"n": str(number)}, listing(map(str, range(number, 0, -1))) + "."


def _falling(rng, split):
    numbers = rng.sample(range(1, rng.choice((10, 100))), rng.randint(3, 5))
    return {"l": listing(map(str, numbers))}, listing(map(str, sorted(numbers, reverse=True)))


def _who(rng, split) -> str:
    return rng.choice((rng.choice(w.FIRST_NAMES), w.invented(rng, split).capitalize()))


def _template(rng, split):
    name, town, thing, day = _who(rng, split), w.town(rng, split), rng.choice(w.OBJECTS), rng.choice(w.DAYS)
    form, values = rng.choice((
        ("Dear NAME, welcome to TOWN.", {"NAME": name, "TOWN": town}), ("My name is NAME and I live in TOWN.", {"NAME": name, "TOWN": town}), ("NAME lost the THING on DAY.", {"NAME": name, "THING": thing, "DAY": day}),
        ("Hello NAME, we meet on DAY.", {"NAME": name, "DAY": day}), ("The THING belongs to NAME.", {"THING": thing, "NAME": name}), ("On DAY we go to TOWN.", {"DAY": day, "TOWN": town}), ("NAME, your THING is in TOWN.", {"NAME": name, "THING": thing, "TOWN": town}),
    ))  # fmt: skip
    said = form
    for mark, value in values.items():
        said = said.replace(mark, value)
    return {"s": form, "v": ", ".join(f"{mark} = {value}" for mark, value in values.items())}, said


def _owner(rng, split):
    name, thing = rng.choice([name for name in w.FIRST_NAMES if name[-1] != "s"]), rng.choice(w.OBJECTS + w.ANIMALS)
    return {"p": name, "o": thing}, f"{name}'s {thing}"


OTHER_PERSON = [("likes", "like"), ("eats", "eat"), ("has", "have"), ("sees", "see"), ("buys", "buy"), ("sells", "sell"), ("loves", "love"), ("needs", "need"), ("wants", "want"), ("cooks", "cook")]


def _as_i(rng, split):
    (other, mine), food = rng.choice(OTHER_PERSON), rng.choice(w.FOODS)
    return {"s": f"{_who(rng, split)} {other} {food}."}, f"I {mine} {food}."


def _as_other(rng, split):
    (other, mine), food, name = rng.choice(OTHER_PERSON), rng.choice(w.FOODS), _who(rng, split)
    return {"s": f"I {mine} {food}.", "p": name}, f"{name} {other} {food}."


def _pronoun(rng, split):
    name, word = rng.choice((("Anna", "She"), ("Tom", "He"), ("Maria", "She"), ("Paul", "He"), ("Clara", "She"), ("David", "He"), ("Emma", "She"), ("Felix", "He"), ("Rosa", "She"), ("Peter", "He"), ("Julia", "She"), ("Oscar", "He"), ("Lucy", "She"), ("Hugo", "He")))
    rest = rng.choice((f"is in the {rng.choice(w.PLACES)}", f"has a {rng.choice([thing for thing in w.OBJECTS if thing[0] not in 'aeiou'])}", f"likes {rng.choice(w.FOODS)}", f"lives in {w.town(rng, split)}", "is late", "sings well", f"comes on {rng.choice(w.DAYS)}"))
    return {"s": f"{name} {rest}.", "x": word.lower()}, f"{word} {rest}."


def _detail(rng, split):
    """One kind of thing that a sentence names."""
    name, town, price, clock, colour, thing, place, day = _who(rng, split), w.town(rng, split), w.price(rng), w.clock(rng), rng.choice(w.COLOURS), rng.choice(w.OBJECTS), rng.choice(w.PLACES), rng.choice(w.DAYS)
    return rng.choice((
        ({"x": "price", "s": f"The {colour} {thing} costs {price}."}, price), ({"x": "colour", "s": f"{name} left a {colour} {thing} in the {place}."}, colour), ({"x": "time", "s": f"The train to {town} leaves at {clock}."}, clock),
        ({"x": "town", "s": f"{name} moved to {town} on {day}."}, town), ({"x": "day", "s": f"On {day} {name} opens the {place}."}, day), ({"x": "place", "s": f"{name} found the {thing} in the {place}."}, place),
        ({"x": "town", "s": f"The bus from {town} is late."}, town), ({"x": "time", "s": f"We meet {name} at {clock} in the {place}."}, clock), ({"x": "day", "s": f"The {place} is closed on {day}."}, day),
        ({"x": "price", "s": f"{name} paid {price} for the {thing}."}, price), ({"x": "colour", "s": f"The {thing} in the {place} is {colour}."}, colour), ({"x": "object", "s": f"{name} took the {thing} to {town}."}, thing),
        ({"x": "object", "s": f"There is a {colour} {thing} on the table."}, thing), ({"x": "place", "s": f"The {colour} {thing} is in the {place}."}, place),
    ))  # fmt: skip


GLAD = [
    "I love this soup.", "What a wonderful day!", "The staff were so kind.", "This is the best book I know.", "I am very happy with my new bike.", "The food was great.", "We had a lovely time.", "Thank you, that was perfect.", "The film was very good.", "My room was clean and quiet.", "I won the first prize!",
    "The cake tastes delicious.", "She made me smile.", "Everything works well.", "It was worth every cent.", "I would buy it again.", "The children enjoyed the show.", "A beautiful garden with nice people.", "The trip was fun.", "I like it a lot.", "Great job, well done!", "The hotel was excellent.", "He is a good friend.",
]  # fmt: skip
CROSS = [
    "I hate this soup.", "What an awful day!", "The staff were rude.", "This is the worst book I know.", "I am not happy with my new bike.", "The food was terrible.", "We had a bad time.", "I want my money back.", "The film was very boring.", "My room was dirty and loud.", "I lost my purse and I am sad.",
    "The cake tastes horrible.", "She made me cry.", "Nothing works.", "It was a waste of money.", "I would never buy it again.", "The children were bored by the show.", "An ugly garden with unfriendly people.", "The trip was a disaster.", "I do not like it at all.", "Bad work, I am disappointed.", "The hotel was dreadful.", "He broke my favourite cup.",
]  # fmt: skip
MOODS = [(text, "Positive") for text in GLAD] + [(text, "Negative") for text in CROSS]


def _mark_of(rng, split):
    name, thing, place = _who(rng, split), rng.choice(w.OBJECTS), rng.choice(w.PLACES)
    return rng.choice((
        ({"s": f"Where is the {thing}?"}, "Question"), ({"s": f"The {thing} is in the {place}."}, "Statement"), ({"s": f"Is {name} at home?"}, "Question"), ({"s": f"{name} is at home."}, "Statement"), ({"s": f"Who took the {thing}?"}, "Question"),
        ({"s": f"{name} took the {thing}."}, "Statement"), ({"s": f"Can {name} see the {place}?"}, "Question"), ({"s": f"We can see the {place} from here."}, "Statement"), ({"s": f"When does the {place} open?"}, "Question"), ({"s": f"The {place} opens at nine."}, "Statement"),
    ))  # fmt: skip


def _full_name(pick):
    def make(rng, split):
        first, last = _who(rng, split), rng.choice((rng.choice(w.LAST_NAMES), w.invented(rng, split).capitalize()))
        return {"p": f"{first} {last}"}, pick(first, last)

    return make


def _date_part(place: int):
    def make(rng, split):
        parts = (str(rng.randint(1, 28)), rng.choice(w.MONTHS), str(rng.randint(1900, 2030)))
        return {"d": " ".join(parts)}, parts[place]

    return make


FORM_TASKS = [
    Task("direction", [
        "{q} Answer in capital letters.", "Answer in upper case: {q}", "{q} Write the answer in capitals.", "{q} Shout the answer in capitals!", "{q} Use capital letters for the answer.", "{q}\n\nAnswer in all caps.", "Give the answer in upper case. {q}", "{q} One word, in capitals.", "Answer this with a word in capital letters: {q}",
        "{q} I want the answer in big letters.", "Reply in capitals. {q}", "{q} All caps, please.", "{q} (answer in capitals)", "Your answer must be in upper case. {q}", "{q} Put your answer in upper case.", "Only capital letters in the answer, please. {q}",
        "{q} Every letter of your answer should be a capital.", "When you answer, hold down the shift key. {q}"], _answered(str.upper)),
    Task("direction", [
        "{q} Answer in small letters.", "Answer in lower case: {q}", "{q} Write the answer in small letters.", "{q} No capitals in the answer.", "{q} Use small letters for the answer.", "{q}\n\nAnswer without capitals.", "Give the answer in lower case. {q}", "{q} One word, in small letters.", "Answer this with a word in small letters: {q}",
        "{q} I want the answer in little letters.", "Reply in lower case. {q}", "{q} All lower case, please.", "{q} (answer in lower case)", "Your answer must be in lower case. {q}", "{q} Put your answer in lower case.", "Only small letters in the answer, please. {q}",
        "{q} Not one letter of your answer should be a capital.", "Begin your answer with a small letter. {q}"], _answered(str.lower)),
    Task("direction", [
        "{q} Put the answer in brackets.", "Answer in brackets: {q}", "{q} Write the answer in brackets.", "{q} Brackets around the answer, please.", "{q} Use brackets for the answer.", "{q}\n\nAnswer in brackets.", "Give the answer in brackets. {q}", "{q} One word, in brackets.", "Answer this with a word in brackets: {q}",
        "{q} I want the answer in round brackets.", "Reply in brackets. {q}", "{q} (answer in brackets)", "Your answer must be in brackets. {q}", "{q} Put ( before and ) after your answer.", "{q} The answer goes in brackets.",
        "{q} Enclose what you answer in brackets.", "Let your answer stand between brackets. {q}"], _answered(lambda answer: f"({answer})")),
    Task("direction", [
        "{q} Put the answer in quotation marks.", "Answer in quotes: {q}", "{q} Write the answer in quotation marks.", "{q} Quotes around the answer, please.", "{q} Use quotation marks for the answer.", "{q}\n\nAnswer in quotation marks.", "Give the answer in quotes. {q}", "{q} One word, in quotes.", "Answer this with a word in quotation marks: {q}",
        "{q} I want the answer in quotation marks.", "Reply in quotes. {q}", "{q} (answer in quotes)", "Your answer must be in quotation marks. {q}", "{q} The answer goes in quotation marks.", "{q} Quote the answer.",
        "{q} Enclose what you answer in quotation marks.", "Let your answer stand between quote marks. {q}"], _answered(lambda answer: f'"{answer}"')),
    Task("direction", [
        "{q} Say the answer twice.", "Answer twice: {q}", "{q} Write the answer two times.", "{q} Give me the answer twice.", "{q} Repeat the answer.", "{q}\n\nAnswer two times.", "Give the answer two times. {q}", "{q} One word, but twice.", "Answer this with a word, said twice: {q}", "{q} I want to hear the answer twice.", "Reply two times. {q}", "{q} (say it twice)",
        "Your answer must be there twice. {q}", "{q} Double your answer.", "{q} Say it two times.",
        "{q} I do not hear well, so let me have the answer two times.", "Let the answer come twice. {q}"], _answered(lambda answer: f"{answer} {answer}")),
    Task("direction", [
        "{q} Answer with \"The answer is\".", "{q} Begin with \"The answer is\".", "{q} Start your answer with \"The answer is\".", "Answer in the form \"The answer is ...\": {q}", "{q} Your reply should start with \"The answer is\".", "{q} Write \"The answer is\" and then the answer.", "{q}\n\nThe answer is ...", "{q} Complete: The answer is ...",
        "Reply like this: The answer is ... {q}", "Use the words \"The answer is\". {q}", "{q} Say it like this: The answer is ...", "{q} First write \"The answer is\".", "{q} Form: The answer is X.", "Put \"The answer is\" before your answer. {q}", "{q} Answer with a sentence: The answer is ...", "{q} Let your reply begin with \"The answer is\".",
        "{q} Finish this: The answer is", "I want a reply that opens with \"The answer is\". {q}"], _answered(lambda answer: f"The answer is {answer}.")),
    Task("direction-json", [
        "{q} Answer in JSON with the key \"answer\".", "{q} Reply as JSON, key answer.", "Answer in JSON: {q} The key is \"answer\".", "{q} Give the answer as a JSON object with the field answer.", "{q}\n\nJSON, please, with the key answer.", "{q} Put the answer in JSON under \"answer\".", "As JSON with one key, answer: {q}", "{q} Write {\"answer\": ...}.", "{q} Reply like this: {\"answer\": ...}",
        "Return JSON with the field \"answer\". {q}", "{q} Format: JSON with the key \"answer\".", "{q} Use JSON. The key is answer.", "{q} I want a JSON object with answer in it.", "Reply only in JSON, with the key answer. {q}", "{q} Output JSON, field answer.", "Make your answer a JSON object with the key answer. {q}",
        "{q} My program looks for \"answer\" in a JSON object, so reply that way.", "Let your reply be JSON, and call the field answer. {q}"], _answered(lambda answer: json.dumps({"answer": answer}))),
    Task("direction", [
        "{q} Say {a} for yes and {b} for no.", "{q} If yes, say {a}. If no, say {b}.", "{q} Answer {a} if it is so and {b} if not.", "Say {a} for yes, {b} for no. {q}", "{q} Write {a} for yes or {b} for no.", "{a} means yes and {b} means no. {q}", "{q} Yes is {a}, no is {b}.", "{q}\n\nyes: {a}\nno: {b}", "{q} Reply {a} when the answer is yes and {b} when it is no.",
        "If it is true, answer {a}, otherwise {b}. {q}", "{q} Answer with {a} (yes) or {b} (no).", "Instead of yes say {a}, instead of no say {b}. {q}", "{q} Choose {a} for yes, {b} for no.", "Use {a} for yes and {b} for no: {q}", "{q} Is it so? Then {a}. Is it not? Then {b}.", "In our game {a} is yes and {b} is no. {q}", "{q} {a} = yes, {b} = no",
        "{q} Tell me {a} to agree, {b} to disagree.", "We have a code: {a} stands for yes, {b} for no. {q}"], _signal),
    Task("direction", [
        "If {x} is in this list, say {a}. If not, say {b}. {l}", "Say {a} if {x} is here, and {b} if it is not: {l}", "{l}\n\nIs {x} there? Say {a} for yes and {b} for no.", "Look for {x}. Found: say {a}. Not found: say {b}. {l}", "Write {a} if the list has {x}, otherwise {b}: {l}", "{l}\n\nIf {x} is there, answer {a}, else answer {b}.", "Answer {a} when you see {x} and {b} when you do not: {l}",
        "Does the list have {x}? Yes: {a}, no: {b}. {l}", "{l}\n\nSay {a} if this has {x}, and {b} if not.", "Check for {x}. Reply {a} or, if it is not there, {b}: {l}", "With {x} in the list the answer is {a}, without it {b}: {l}", "List: {l}. If it has {x}, write {a}. If it has no {x}, write {b}.", "Reply {a} if {x} is listed, {b} if it is not: {l}", "Only if {x} is in the list say {a}, else say {b}: {l}",
        "Should {x} be on this list, say {a}, and should it not, say {b}: {l}", "Your reply is {a} where {x} is named and {b} where it is not: {l}"], _if_listed),
    Task("direction", [
        "Count down from {n}.", "Count backwards from {n} to 1.", "Count back from {n}.", "Count down from {n} to 1.", "Please count down from {n}.", "Write the numbers from {n} down to 1.", "Can you count backwards from {n}?", "List the numbers from {n} to 1.", "Start at {n} and go down to 1.", "A countdown from {n}, please.", "countdown from {n}", "Say the numbers backwards from {n}.",
        "From {n} down to one, please.", "Give me a countdown that begins with {n}.", "Numbers from {n} to 1, backwards.", "How does a countdown from {n} go?",
        "The rocket starts in {n} seconds. Count.", "Begin with {n} and end with 1."], _backwards),
    Task("direction", [
        "Sort these numbers from large to small: {l}", "Largest first: {l}", "Order from large to small: {l}", "Sort from largest to smallest: {l}", "{l}\n\nLargest first, please.", "Put the biggest number first: {l}", "Sort in descending order: {l}", "descending: {l}", "From high to low: {l}", "Start with the largest number and go down: {l}", "Put these numbers in falling order: {l}", "{l}\n\nSort them down, biggest first.",
        "Write these from the highest to the lowest: {l}", "Rank from high to low: {l}", "Arrange these from the biggest to the smallest: {l}", "The largest at the start, the smallest at the end: {l}", "Numbers in descending order, please: {l}",
        "Go down from the highest of these: {l}", "Which order do these have if the greatest leads? {l}"], _falling),
    Task("direction", [
        "Fill in the template. {v}. Template: {s}", "{s}\n\n{v}\n\nFill it in.", "Use these values: {v}. Text: {s}", "Put the values into the text. {v}\n{s}", "Replace the words in capitals: {s} ({v})", "Template: {s}\nValues: {v}", "Complete this text with {v}: {s}", "Fill in: {s} Here are the values: {v}", "{v}\n\nPut this into: {s}", "Write this with {v}: {s}", "Insert {v} into this: {s}",
        "Here is a form letter: {s} Fill it in with {v}.", "Fill the gaps in capitals. {s} {v}.", "Take {v} and fill in this text: {s}", "Text: {s}\n{v}\nWrite the finished text.", "Use {v} in the template {s}",
        "What does the finished text say? {s} {v}.", "The words in capitals are places for values: {s} Set {v}."], _template),
    Task("direction", [
        "{p} has a {o}. Whose is it? Write it with 's.", "Write with 's: the {o} of {p}.", "The {o} of {p}, with 's?", "Say \"the {o} of {p}\" with 's.", "How do you write the {o} of {p} with 's?", "The {o} belongs to {p}. Write that with 's.", "Use the possessive: the {o} of {p}", "Possessive of {p} and {o}?", "Shorten \"the {o} of {p}\" with 's.", "Turn \"the {o} that {p} has\" into the form with 's.",
        "Make the possessive: {p}, {o}", "{p} + {o}, with 's", "Put {p} and {o} together with 's.", "Whose {o}? It belongs to {p}. Answer with 's.", "Rewrite with 's: the {o} of {p}",
        "The owner of the {o} is {p}. How do I write that with 's?", "Name the {o} by its owner, {p}, with 's."], _owner),
    Task("direction", [
        "Write this about yourself, with I: {s}", "Change this to I: {s}", "Put this in the first person: {s}", "{s}\n\nSay that with I.", "{s}\n\nNow as if it were you.", "Use I instead of the name: {s}", "Rewrite this with I: {s}", "First person, please: {s}", "Say this as if you were that person: {s}", "Turn this into a sentence with I: {s}", "Replace the name by I: {s}", "Start the sentence with I: {s}", "Make this a sentence about me, with I: {s}", "into first person: {s}",
        "How would that person say this? {s}", "Let the sentence begin with I in place of the name: {s}"], _as_i),
    Task("direction", [
        "Write this about {p}: {s}", "Change I to {p}: {s}", "Put {p} in place of I: {s}", "{s}\n\nSay that about {p}.", "{s}\n\nNow with {p} instead of I.", "Use {p} instead of I: {s}", "Rewrite this with {p} in place of I: {s}", "It is not me, it is {p}: {s}", "Turn this into a sentence about {p}: {s}", "Replace I by {p}: {s}", "Make this a sentence about {p}: {s}", "Third person, please, the name is {p}: {s}", "{p} says this: {s} Tell it with the name.",
        "Let {p} be the one who does this: {s}", "I said this, but {p} should be the one: {s}"], _as_other),
    Task("direction", [
        "Use {x} instead of the name: {s}", "Replace the name with {x}: {s}", "Write {x} for the name: {s}", "{s}\n\nSay {x} instead of the name.", "{s}\n\nWith {x}, please.", "Put {x} in place of the name: {s}", "Do not say the name, say {x}: {s}", "Rewrite this with {x}: {s}", "Change the name to {x}: {s}", "No name, just {x}: {s}", "Start the sentence with {x}: {s}", "Begin with {x} and leave out the name: {s}", "the same with {x}: {s}",
        "We know who it is, so say {x}: {s}", "Let {x} stand for the name in this sentence: {s}"], _pronoun),
    Task("direction", [
        "Which {x} is named here? {s}", "What is the {x}? {s}", "Find the {x}: {s}", "Copy the {x}: {s}", "{s}\n\nWhich {x}?", "{s}\n\nOnly the {x}, please.", "Give me the {x} from this: {s}", "{x} only: {s}", "Extract the {x}: {s}", "Write down the {x}: {s}", "Tell me the {x}: {s}", "I need the {x} from this sentence: {s}", "Take out the {x}: {s}", "Just the {x}: {s}", "Read this and write only the {x}: {s}", "What {x} does this sentence give? {s}",
        "Look for the {x} in this: {s}", "{s}\n\nWhat is the {x}?", "Say which {x} it is: {s}", "the {x} in: {s}", "From this sentence, only the {x}: {s}", "{x}? {s}",
        "Leave out everything except the {x}: {s}", "{s}\n\nPull out the {x}."], _detail),
    Task("direction", [
        "Is this positive or negative? {s}", "Positive or negative: {s}", "{s}\n\nPositive or negative?", "Say whether this is positive or negative: {s}", "Does this sound positive or negative? {s}", "What is the mood of this, positive or negative? {s}", "Is that a positive or a negative opinion? {s}", "Classify as positive or negative: {s}", "Sentiment, positive or negative? {s}", "Label this positive or negative: {s}",
        "A guest wrote this: {s} Is it positive or negative?", "{s}\n\nIs the writer happy or not? Say positive or negative.", "Rate this review as positive or negative: {s}", "Tell me if this is positive or negative: {s}", "positive/negative? {s}", "Decide: positive or negative. {s}", "Would you call this positive or negative? {s}", "Is this a good or a bad review? Answer positive or negative. {s}",
        "How does the writer feel, positive or negative? {s}", "Put this under positive or negative: {s}"], rows_of(MOODS, "s")),
    Task("direction", [
        "Is this a question or a statement? {s}", "Question or statement: {s}", "{s}\n\nQuestion or statement?", "Say whether this is a question or a statement: {s}", "What is this, a question or a statement? {s}", "Classify as question or statement: {s}", "Label this as a question or a statement: {s}", "Tell me if this is a question or a statement: {s}", "question/statement? {s}", "Decide: question or statement. {s}",
        "Would you call this a question or a statement? {s}", "Does this ask or does it tell? Say question or statement. {s}", "{s}\n\nIs that a question or a statement?", "Which is it, question or statement? {s}", "Type of sentence, question or statement? {s}", "Sort this sentence: question or statement? {s}",
        "Does somebody want an answer here? Say question or statement: {s}", "Put this under question or statement: {s}"], _mark_of),
    Task("direction", [
        "What is the first name of {p}?", "First name only: {p}", "Give me the first name of {p}.", "Write only the first name: {p}", "Which is the first name in {p}?", "{p}\n\nFirst name, please.", "Tell me the first name: {p}", "Just the first name of {p}.", "The first name, please: {p}", "first name: {p}", "Leave out the last name: {p}", "Copy the first name: {p}", "Say only the first name of {p}.", "What do friends call {p}, by the first name?", "Drop the last name of {p}.", "What is {p} called by first name?",
        "I am a friend of {p}. Which name do I use, without the family name?", "Cut off the family name: {p}"], _full_name(lambda first, last: first)),
    Task("direction", [
        "What is the last name of {p}?", "Last name only: {p}", "Give me the last name of {p}.", "Write only the last name: {p}", "Which is the last name in {p}?", "{p}\n\nLast name, please.", "Tell me the last name: {p}", "Just the last name of {p}.", "The surname, please: {p}", "last name: {p}", "Leave out the first name: {p}", "Copy the last name: {p}", "Say only the last name of {p}.", "What is the family name of {p}?", "Drop the first name of {p}.", "Surname of {p}?",
        "Under which family name is {p} in the phone book?", "Cut off the first name: {p}"], _full_name(lambda first, last: last)),
    Task("direction", [
        "Write the last name first: {p}", "Put the last name first, with a comma: {p}", "Last name, first name: {p}", "{p}\n\nLast name first, please.", "How does {p} look with the last name first?", "Turn the name around, with a comma: {p}", "Write {p} as in a phone book, last name first.", "Last name first: {p}", "Change {p} to the form last name, comma, first name.", "Surname first, then a comma and the first name: {p}", "For my list I need the last name first: {p}",
        "Give me {p} with the last name in front.", "Reverse the name {p}, with a comma.", "Format as last name, first name: {p}", "Begin with the last name: {p}", "Put this name in the form for a register, last name first: {p}",
        "In the index, family names lead. Write {p} that way.", "Swap first and last name of {p}, and set a comma."], _full_name(lambda first, last: f"{last}, {first}")),
    Task("direction", [
        "What is the year in {d}?", "Which year is this? {d}", "Year only: {d}", "Give me the year of {d}.", "Write only the year: {d}", "{d}\n\nWhich year?", "Tell me the year: {d}", "Just the year of this date: {d}", "The year, please: {d}", "year: {d}", "Copy the year from {d}.", "In which year was {d}?", "Leave out day and month: {d}", "Take the year from this date: {d}", "What year does the date {d} have?", "Say the year in this date: {d}",
        "Cut day and month from {d}.", "My ticket says {d}. In what year is that?"], _date_part(2)),
    Task("direction", [
        "What is the month in {d}?", "Which month is this? {d}", "Month only: {d}", "Give me the month of {d}.", "Write only the month: {d}", "{d}\n\nWhich month?", "Tell me the month: {d}", "Just the month of this date: {d}", "The month, please: {d}", "month: {d}", "Copy the month from {d}.", "In which month is {d}?", "Leave out day and year: {d}", "Take the month from this date: {d}", "What month does the date {d} have?", "Say the month in this date: {d}",
        "Cut day and year from {d}.", "My ticket says {d}. In what month is that?"], _date_part(1)),
]  # fmt: skip
