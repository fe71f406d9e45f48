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
    yes, no = rng.choice((rng.sample(w.COLOURS, 2), rng.sample(w.ANIMALS, 2), ["true", "false"], ["right", "wrong"], ["A", "B"], ["1", "0"], ["up", "down"], ["on", "off"], rng.sample(w.NOUNS, 2), ["aye", "nay"], ["stop", "go"], ["plus", "minus"], ["sun", "rain"], ["left", "right"], ["hot", "cold"], ["P", "Q"], ["Y", "N"], ["good", "bad"], ["open", "closed"], ["sure", "never"], ["10", "20"], rng.sample(w.FOODS, 2)))
    return {"q": question, "a": yes, "b": no}, yes if right else no


def _if_listed(rng, split):
    items = items_of(rng, 3, 5)
    yes, no = rng.choice((rng.sample(w.COLOURS, 2), ["found", "missing"], ["here", "gone"], ["OK", "STOP"], ["A", "B"], ["there", "away"], ["1", "0"], ["ready", "open"], ["hit", "miss"], ["full", "empty"], ["true", "false"], rng.sample(w.ANIMALS, 2), rng.sample(w.NOUNS, 2)))
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
        ("Thank you for the THING, NAME.", {"THING": thing, "NAME": name}), ("The bus to TOWN leaves on DAY.", {"TOWN": town, "DAY": day}), ("NAME, please come to TOWN on DAY.", {"NAME": name, "TOWN": town, "DAY": day}),
        ("For sale: one THING in TOWN. Ask for NAME.", {"THING": thing, "TOWN": town, "NAME": name}), ("Please bring the THING on DAY.", {"THING": thing, "DAY": day}), ("Best wishes from TOWN, NAME", {"TOWN": town, "NAME": name}),
        ("Lost in TOWN: my THING. Please call NAME.", {"TOWN": town, "THING": thing, "NAME": name}), ("NAME is not here on DAY.", {"NAME": name, "DAY": day}), ("The museum of TOWN is closed on DAY.", {"TOWN": town, "DAY": day}),
        ("Dear NAME, your THING has arrived.", {"NAME": name, "THING": thing}), ("Good morning NAME, today is DAY.", {"NAME": name, "DAY": day}), ("NAME from TOWN wins the THING.", {"NAME": name, "TOWN": town, "THING": thing}),
    ))  # fmt: skip
    said = form
    for mark, value in values.items():
        said = said.replace(mark, value)
    return {"s": form, "v": ", ".join(f"{mark} = {value}" for mark, value in values.items())}, said


def _owner(rng, split):
    name, thing = rng.choice([name for name in w.FIRST_NAMES if name[-1] != "s"]), rng.choice(w.OBJECTS + w.ANIMALS)
    return {"p": name, "o": thing}, f"{name}'s {thing}"


OTHER_PERSON = [("likes", "like"), ("eats", "eat"), ("has", "have"), ("sees", "see"), ("buys", "buy"), ("sells", "sell"), ("loves", "love"), ("needs", "need"), ("wants", "want"), ("cooks", "cook"), ("finds", "find"), ("brings", "bring"), ("orders", "order"), ("hates", "hate"), ("serves", "serve"), ("tries", "try"), ("carries", "carry"), ("tastes", "taste"), ("chooses", "choose"), ("gets", "get"), ("shares", "share"), ("prefers", "prefer"), ("forgets", "forget")]


def _as_i(rng, split):
    (other, mine), food = rng.choice(OTHER_PERSON), rng.choice(w.FOODS)
    return {"s": f"{_who(rng, split)} {other} {food}."}, f"I {mine} {food}."


def _as_other(rng, split):
    (other, mine), food, name = rng.choice(OTHER_PERSON), rng.choice(w.FOODS), _who(rng, split)
    return {"s": f"I {mine} {food}.", "p": name}, f"{name} {other} {food}."


def _pronoun(rng, split):
    name, word = rng.choice((("Anna", "She"), ("Tom", "He"), ("Maria", "She"), ("Paul", "He"), ("Clara", "She"), ("David", "He"), ("Emma", "She"), ("Felix", "He"), ("Rosa", "She"), ("Peter", "He"), ("Julia", "She"), ("Oscar", "He"), ("Lucy", "She"), ("Hugo", "He"), ("Laura", "She"), ("Martin", "He"), ("Sarah", "She"), ("George", "He"), ("Alice", "She"), ("Robert", "He"), ("Helen", "She"), ("James", "He"), ("Nina", "She"), ("Henry", "He")))
    rest = rng.choice((f"is in the {rng.choice(w.PLACES)}", f"has a {rng.choice([thing for thing in w.OBJECTS if thing[0] not in 'aeiou'])}", f"likes {rng.choice(w.FOODS)}", f"lives in {w.town(rng, split)}", "is late", "sings well", f"comes on {rng.choice(w.DAYS)}", "works at night", "reads a lot", "can swim", "was born in May", "will call you", "forgot the key", f"plays in the {rng.choice(w.PLACES)}", f"sold the {rng.choice(w.OBJECTS)}", f"went to {w.town(rng, split)}", f"needs {rng.choice(w.FOODS)}", f"wears {rng.choice(w.COLOURS)} shoes"))
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
        ({"x": "name", "s": f"{name} lost a {colour} {thing}."}, name), ({"x": "name", "s": f"The {thing} belongs to {name}."}, name), ({"x": "name", "s": f"My friend {name} lives in {town}."}, name), ({"x": "town", "s": f"{name} was born in {town}."}, town),
        ({"x": "day", "s": f"{name} comes back to {town} on {day}."}, day), ({"x": "time", "s": f"At {clock} {name} opens the {place}."}, clock), ({"x": "price", "s": f"For {price} you get a {colour} {thing}."}, price), ({"x": "colour", "s": f"{name} wants a {colour} {thing}, not a cheap one."}, colour),
        ({"x": "object", "s": f"{name} bought a {thing} for {price}."}, thing), ({"x": "town", "s": f"On {day} the market in {town} is open."}, town), ({"x": "price", "s": f"A ticket to {town} costs {price}."}, price), ({"x": "time", "s": f"The {place} closes at {clock} on {day}."}, clock),
        ({"x": "day", "s": f"The train to {town} does not run on {day}."}, day), ({"x": "place", "s": f"On {day} we meet in the {place}."}, place), ({"x": "name", "s": f"On {day} I saw {name} in the {place}."}, name),
    ))  # fmt: skip


GLAD = [
    "I love this soup.", "What a wonderful day!", "The staff were so kind.", "This is the best book I know.", "I am very happy with my new bike.", "The food was great.", "We had a lovely time.", "Thank you, that was perfect.", "The film was very good.", "My room was clean and quiet.", "I won the first prize!",
    "The cake tastes delicious.", "She made me smile.", "Everything works well.", "It was worth every cent.", "I would buy it again.", "The children enjoyed the show.", "A beautiful garden with nice people.", "The trip was fun.", "I like it a lot.", "Great job, well done!", "The hotel was excellent.", "He is a good friend.",
    "I slept well in this hotel.", "The soup warmed my heart.", "Our guide was friendly and funny.", "The shoes fit me perfectly.",
    "I am glad that I came.", "The music was beautiful.", "My new phone works perfectly.", "The waiter was very polite.",
    "It arrived early and in good shape.", "I am proud of my team.", "The view was amazing.", "We felt welcome at once.",
    "The bread was fresh and tasty.", "My son loves this toy.", "The price was fair.", "I enjoyed every minute.", "What a lovely surprise!",
    "The doctor helped me quickly.", "Best coffee in town.", "I feel great today.", "The beds were soft and clean.", "I am happy that it worked.",
    "The teacher explains everything well.", "You made my day.", "The garden is full of lovely flowers.", "I got the job, hooray!",
    "Fast, friendly and cheap.", "I would come here again.", "The story made me laugh.", "The sun is shining and I feel good.",
    "My dog is healthy again.", "Thanks for your kind help.", "It is even better than I hoped.", "The driver was careful and nice.",
    "The room had a wonderful view.", "I love my new job.", "Dinner was a dream.", "A very good buy.", "They fixed it at once.",
    "I can recommend it to everyone.", "The service was first class.", "The colours are lovely.", "We laughed all evening.", "Super tasty pizza!",
    "I passed the test!", "The baby is smiling at everyone.", "This app is easy to use.", "He was patient and helpful.", "A perfect gift for my mother.",
    "So comfortable, I love it.",
]  # fmt: skip
CROSS = [
    "I hate this soup.", "What an awful day!", "The staff were rude.", "This is the worst book I know.", "I am not happy with my new bike.", "The food was terrible.", "We had a bad time.", "I want my money back.", "The film was very boring.", "My room was dirty and loud.", "I lost my purse and I am sad.",
    "The cake tastes horrible.", "She made me cry.", "Nothing works.", "It was a waste of money.", "I would never buy it again.", "The children were bored by the show.", "An ugly garden with unfriendly people.", "The trip was a disaster.", "I do not like it at all.", "Bad work, I am disappointed.", "The hotel was dreadful.", "He broke my favourite cup.",
    "I could not sleep in this hotel.", "The soup was cold and salty.", "Our guide was unfriendly and late.", "The shoes hurt my feet.",
    "I am sorry that I came.", "The music was far too loud.", "My new phone broke after a day.", "The waiter was very impolite.",
    "It arrived late and broken.", "I am ashamed of my team.", "The view was a dirty wall.", "Nobody said hello to us.", "The bread was old and dry.",
    "My son hates this toy.", "The price was far too high.", "I was bored every minute.", "What a nasty surprise!", "The doctor did not listen to me.",
    "Worst coffee in town.", "I feel awful today.", "The beds were hard and dirty.", "I am angry that it failed.", "The teacher explains nothing.",
    "You ruined my day.", "The garden is full of rubbish.", "I lost my job and I am worried.", "Slow, rude and expensive.",
    "I will never come here again.", "The story made me yawn.", "It has rained for a week and I feel low.", "My dog is ill and I am sad.",
    "Nobody wanted to help me.", "It is much worse than I feared.", "The driver was rude and too fast.", "The room smelled bad.", "I hate my new job.",
    "Dinner was a nightmare.", "A very bad buy.", "They never fixed it.", "I cannot recommend it to anyone.", "The service was terrible.",
    "The colours are ugly.", "We argued all evening.", "The pizza was burnt.", "I failed the test.", "The baby cried all night and I am exhausted.",
    "This app crashes all the time.", "He was impatient and unkind.", "A useless gift, what a pity.", "So uncomfortable, I hate it.",
]  # fmt: skip
MOODS = [(text, "Positive") for text in GLAD] + [(text, "Negative") for text in CROSS]


def _mark_of(rng, split):
    name, thing, place = _who(rng, split), rng.choice(w.OBJECTS), rng.choice(w.PLACES)
    return rng.choice((
        ({"s": f"Where is the {thing}?"}, "Question"), ({"s": f"The {thing} is in the {place}."}, "Statement"), ({"s": f"Is {name} at home?"}, "Question"), ({"s": f"{name} is at home."}, "Statement"), ({"s": f"Who took the {thing}?"}, "Question"),
        ({"s": f"{name} took the {thing}."}, "Statement"), ({"s": f"Can {name} see the {place}?"}, "Question"), ({"s": f"We can see the {place} from here."}, "Statement"), ({"s": f"When does the {place} open?"}, "Question"), ({"s": f"The {place} opens at nine."}, "Statement"),
        ({"s": f"Why is the {place} closed?"}, "Question"), ({"s": f"The {place} is closed today."}, "Statement"), ({"s": f"How much is the {thing}?"}, "Question"), ({"s": f"The {thing} is too expensive."}, "Statement"), ({"s": f"Has {name} seen my {thing}?"}, "Question"),
        ({"s": f"{name} has not seen my {thing}."}, "Statement"), ({"s": f"Did {name} clean the {place}?"}, "Question"), ({"s": f"{name} cleans the {place} on {rng.choice(w.DAYS)}."}, "Statement"), ({"s": f"Which {thing} is yours?"}, "Question"), ({"s": f"This {thing} is mine."}, "Statement"),
        ({"s": f"Will {name} come on {rng.choice(w.DAYS)}?"}, "Question"), ({"s": f"I think that {name} will come."}, "Statement"), ({"s": f"Whose {thing} is that?"}, "Question"), ({"s": f"I do not know who took the {thing}."}, "Statement"),
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
        "{q} Please capitalise the whole answer.", "{q}\n\nUppercase only.", "{q} CAPS!", "Can you answer in capitals? {q}",
        "{q} Could you write that in block letters?", "{q} I read badly, so use capitals in your reply.",
        "My eyes are weak. Write the answer in capitals. {q}", "{q} Type your reply in upper case letters.", "{q} Set the answer in capitals.",
        "uppercase answer: {q}", "{q} reply in uppercase", "Say it loud, in capitals: {q}", "{q} Big letters, please.",
        "{q} No small letters in the reply.", "Write the reply all in capitals: {q}", "Question: {q}\nFormat: capital letters",
        "{q}\nAnswer format: UPPERCASE", "For a poster I need the answer in capitals. {q}", "{q} I would like the reply in upper case.",
        "Would you reply in block capitals? {q}", "{q} The reply has to be in capitals.", "{q} Print the answer in big letters.",
        "Tell me in capitals: {q}", "{q} Lower case is not allowed in the answer.", "{q} It goes on a sign, so write the answer in capitals.",
        "Capitals only. {q}", "{q} Let me see the answer in capital letters.", "Use upper case when you reply: {q}", "{q} Make the answer upper case.",
        "{q} I want the reply written in capitals from start to end.", "Answer loudly, I mean in all caps: {q}", "{q} Convert your answer to upper case.",
        "Respond in capital letters: {q}", "{q} Respond in upper case.", "{q} Nothing but capitals in your reply.",
        "Here is my question: {q} Write what you know in capitals.",
        "{q} Every letter of your answer should be a capital.", "When you answer, hold down the shift key. {q}"], _answered(str.upper)),
    Task("direction", [
        "{q} Answer in small letters.", "Answer in lower case: {q}", "{q} Write the answer in small letters.", "{q} No capitals in the answer.", "{q} Use small letters for the answer.", "{q}\n\nAnswer without capitals.", "Give the answer in lower case. {q}", "{q} One word, in small letters.", "Answer this with a word in small letters: {q}",
        "{q} I want the answer in little letters.", "Reply in lower case. {q}", "{q} All lower case, please.", "{q} (answer in lower case)", "Your answer must be in lower case. {q}", "{q} Put your answer in lower case.", "Only small letters in the answer, please. {q}",
        "{q} Please keep the whole answer in lower case.", "{q}\n\nLowercase only.", "{q} no caps", "Can you answer in lower case? {q}",
        "{q} Could you write that in small letters?", "{q} I do not like capitals, so use small letters in your reply.",
        "{q} Type your reply in lower case letters.", "{q} Set the answer in small letters.", "lowercase answer: {q}", "{q} reply in lowercase",
        "Say it quietly, in small letters: {q}", "{q} Small letters, please.", "{q} No big letters in the reply.", "Write the reply all in lower case: {q}",
        "Question: {q}\nFormat: small letters", "{q}\nAnswer format: lowercase", "Do not shout. Answer in small letters. {q}",
        "{q} I would like the reply in lower case.", "Would you reply in small letters? {q}", "{q} The reply has to be in lower case.",
        "{q} Print the answer in small letters.", "Tell me in small letters: {q}", "{q} Upper case is not allowed in the answer.",
        "{q} It is for a password, so write the answer in lower case.", "Small letters only. {q}", "{q} Let me see the answer in small letters.",
        "Use lower case when you reply: {q}", "{q} Make the answer lower case.", "{q} I want the reply written in small letters from start to end.",
        "{q} Convert your answer to lower case.", "Respond in small letters: {q}", "{q} Respond in lower case.",
        "{q} Even the first letter should be small.", "{q} Do not start with a big letter.", "Without any capital letter, tell me: {q}",
        "{q} Nothing but small letters in your reply.", "Here is my question: {q} Write what you know in lower case.",
        "{q} Not one letter of your answer should be a capital.", "Begin your answer with a small letter. {q}"], _answered(str.lower)),
    Task("direction", [
        "{q} Put the answer in brackets.", "Answer in brackets: {q}", "{q} Write the answer in brackets.", "{q} Brackets around the answer, please.", "{q} Use brackets for the answer.", "{q}\n\nAnswer in brackets.", "Give the answer in brackets. {q}", "{q} One word, in brackets.", "Answer this with a word in brackets: {q}",
        "{q} I want the answer in round brackets.", "Reply in brackets. {q}", "{q} (answer in brackets)", "Your answer must be in brackets. {q}", "{q} Put ( before and ) after your answer.", "{q} The answer goes in brackets.",
        "{q} Please bracket the answer.", "{q}\n\nIn round brackets, please.", "{q} Parentheses around your answer!", "Answer in parentheses: {q}",
        "{q} Could you put your reply into brackets?", "Can you answer inside brackets? {q}", "{q} Set the answer in brackets.",
        "{q} Surround the answer with brackets.", "{q} Wrap your reply in parentheses.", "bracketed answer: {q}", "{q} reply in brackets",
        "Write it like (this): {q}", "{q} Format: (answer)", "Question: {q}\nFormat: brackets", "{q} Open a bracket, answer, close the bracket.",
        "{q} I would like the reply in parentheses.", "Would you write the answer in brackets? {q}", "{q} The reply has to be in brackets.",
        "{q} Begin with ( and end with ).", "Tell me in brackets: {q}", "{q} A bracket before it and a bracket after it, please.",
        "Brackets only around the answer, no sentence: {q}", "{q} Show the answer in round brackets.", "{q} My form wants the answer in brackets.",
        "{q} Add brackets to your answer.", "Use parentheses for your reply. {q}", "{q} Respond in brackets.",
        "{q} Let me see your answer inside of brackets.", "{q} Make it a word in brackets.", "I collect answers in brackets. {q}",
        "{q} The word that you answer gets brackets around it.", "Please give your answer as (word). {q}", "{q} It is a side note, so use brackets.",
        "{q} Give your reply in brackets.", "{q} Reply with a word in brackets.", "{q} Let me have it in brackets.", "{q} In brackets, please.",
        "{q} In parentheses.", "{q} Brackets!", "{q} Use ( and ).", "{q} Please write it between ( and ).", "{q} Answer like this: (word)",
        "{q} The answer should stand in parentheses.", "{q} Your word should be inside round brackets.", "In brackets, please: {q}", "In parentheses: {q}",
        "Please use brackets for the answer. {q}", "Write your answer between ( and ). {q}", "The answer comes in brackets. {q}",
        "Reply with brackets around the word. {q}", "I would like a bracketed word. {q}", "I want brackets around the answer. {q}",
        "Respond with the answer in parentheses. {q}", "Format the answer as (answer). {q}",
        "{q} Enclose what you answer in brackets.", "Let your answer stand between brackets. {q}"], _answered(lambda answer: f"({answer})")),
    Task("direction", [
        "{q} Put the answer in quotation marks.", "Answer in quotes: {q}", "{q} Write the answer in quotation marks.", "{q} Quotes around the answer, please.", "{q} Use quotation marks for the answer.", "{q}\n\nAnswer in quotation marks.", "Give the answer in quotes. {q}", "{q} One word, in quotes.", "Answer this with a word in quotation marks: {q}",
        "{q} I want the answer in quotation marks.", "Reply in quotes. {q}", "{q} (answer in quotes)", "Your answer must be in quotation marks. {q}", "{q} The answer goes in quotation marks.", "{q} Quote the answer.",
        "{q} Please quote your answer.", "{q}\n\nIn quotes, please.", "{q} Quotation marks around your answer!", "Answer between double quotes: {q}",
        "{q} Could you put your reply into quotation marks?", "Can you answer inside quotation marks? {q}", "{q} Set the answer in quotes.",
        "{q} Surround the answer with quotation marks.", "{q} Wrap your reply in quotes.", "quoted answer: {q}", "{q} reply in quotes",
        "Write it like \"this\": {q}", "{q} Format: \"answer\"", "Question: {q}\nFormat: in quotes", "{q} Open the quotes, answer, close the quotes.",
        "{q} I would like the reply in double quotes.", "Would you write the answer in quotation marks? {q}", "{q} The reply has to be in quotes.",
        "{q} Begin and end with \".", "Tell me in quotes: {q}", "{q} A quotation mark before it and one after it, please.",
        "{q} Show the answer in double quotes.", "{q} My form wants the answer in quotation marks.", "{q} Add quotation marks to your answer.",
        "Use quotes for your reply. {q}", "{q} Respond in quotation marks.", "{q} Let me see your answer inside of quotation marks.",
        "{q} Make it a word in quotes.", "{q} The word that you answer gets quotes around it.", "Please give your answer as \"word\". {q}",
        "{q} Someone says the answer, so put quotes around it.", "{q} Write \" before and \" after the word.",
        "{q} Give your reply in quotes.", "{q} Reply with a word in quotes.", "{q} Let me have it in quotation marks.", "{q} In quotes, please.",
        "{q} In double quotes.", "{q} Quotes!", "{q} Use quotation marks, please.", "{q} Please write it between quotation marks.",
        "{q} Answer like this: \"word\"", "{q} The answer should stand in double quotes.", "{q} Your word should be inside quotes.",
        "In quotes, please: {q}", "In quotation marks: {q}", "Please use quotation marks for the answer. {q}",
        "Write your answer between quotation marks. {q}", "The answer comes in quotes. {q}", "Reply with quotes around the word. {q}",
        "I would like a quoted word. {q}", "I want quotation marks around the answer. {q}", "Respond with the answer in double quotes. {q}",
        "Format the answer as \"answer\". {q}", "Quote your answer, please. {q}",
        "{q} Enclose what you answer in quotation marks.", "Let your answer stand between quote marks. {q}"], _answered(lambda answer: f'"{answer}"')),
    Task("direction", [
        "{q} Say the answer twice.", "Answer twice: {q}", "{q} Write the answer two times.", "{q} Give me the answer twice.", "{q} Repeat the answer.", "{q}\n\nAnswer two times.", "Give the answer two times. {q}", "{q} One word, but twice.", "Answer this with a word, said twice: {q}", "{q} I want to hear the answer twice.", "Reply two times. {q}", "{q} (say it twice)",
        "Your answer must be there twice. {q}", "{q} Double your answer.", "{q} Say it two times.",
        "{q} Please repeat your answer once.", "{q}\n\nTwice, please.", "{q} Same word twice!", "Answer, and then answer again: {q}",
        "{q} Could you say the reply two times?", "Can you tell me twice? {q}", "{q} Write your reply two times in a row.",
        "{q} Two times the answer, please.", "answer x 2: {q}", "{q} reply twice", "{q} Print the answer twice.", "{q} Say the word and say it again.",
        "Question: {q}\nHow often to answer: twice", "{q} I would like the answer two times over.", "Would you say the answer twice? {q}",
        "{q} The reply has to be doubled.", "Tell me two times: {q}", "{q} My grandfather is hard of hearing, so say it twice.",
        "{q} Once is not enough, say it twice.", "{q} Write the same answer two times.", "{q} Use the same word two times.",
        "Be my echo and answer twice: {q}", "{q} Give me the word twice.", "{q} Type it twice.", "{q} Respond two times.",
        "{q} Let me read the answer two times.", "{q} Not once but twice, please.", "Speak the answer twice. {q}", "{q} Put the answer down two times.",
        "I like to hear things twice. {q}", "{q} Answer with the word and the word again.", "{q} Show your answer twice.",
        "Say the right word two times: {q}",
        "{q} Two times, please.", "{q} 2x", "{q} Twice!", "{q} Say the word twice.", "{q} Give the answer, then give it again.",
        "{q} Answer me, and do it twice.", "{q} Let me hear it two times.", "{q} Tell me two times.", "{q} I want your answer two times.",
        "{q} I did not listen well before, so say it twice.", "{q} Repeat the word once more after you say it.", "In duplicate, please: {q}",
        "Two times the answer to this, please: {q}", "Reply twice: {q}", "Please tell me two times: {q}", "Please answer twice. {q}",
        "Say the answer and repeat it. {q}", "Write the answer double: {q}", "I need the answer two times. {q}", "Everything twice, please. {q}",
        "You must say each answer twice. {q}", "Twice, please: {q}",
        "{q} I do not hear well, so let me have the answer two times.", "Let the answer come twice. {q}"], _answered(lambda answer: f"{answer} {answer}")),
    Task("direction", [
        "{q} Answer with \"The answer is\".", "{q} Begin with \"The answer is\".", "{q} Start your answer with \"The answer is\".", "Answer in the form \"The answer is ...\": {q}", "{q} Your reply should start with \"The answer is\".", "{q} Write \"The answer is\" and then the answer.", "{q}\n\nThe answer is ...", "{q} Complete: The answer is ...",
        "Reply like this: The answer is ... {q}", "Use the words \"The answer is\". {q}", "{q} Say it like this: The answer is ...", "{q} First write \"The answer is\".", "{q} Form: The answer is X.", "Put \"The answer is\" before your answer. {q}", "{q} Answer with a sentence: The answer is ...", "{q} Let your reply begin with \"The answer is\".",
        "{q} Please begin your reply with the words \"The answer is\".", "Start with \"The answer is\". {q}", "{q} Open your reply with \"The answer is\".",
        "{q} Could you answer as \"The answer is ...\"?", "Can you say \"The answer is\" first? {q}",
        "{q} Make it a sentence that begins with \"The answer is\".", "{q} Your sentence: The answer is ...", "\"The answer is\" should come first. {q}",
        "{q} I need a full sentence, The answer is ...", "{q} Do not just say the word, say \"The answer is\" before it.",
        "{q}\n\nReply: The answer is ...", "Question: {q}\nForm of the reply: The answer is ...", "{q} Format your reply as \"The answer is X.\"",
        "Fill this in: The answer is ___. {q}", "{q} Write it in a sentence with \"The answer is\".", "{q} Use this pattern: The answer is [word].",
        "{q} Respond with \"The answer is\" and the word.", "{q} In a quiz one says \"The answer is ...\". Do it that way.",
        "Tell me with the words \"The answer is\": {q}", "{q} First come the words \"The answer is\", then your word.",
        "{q} Please complete the sentence \"The answer is ...\".", "{q} Lead with \"The answer is\".",
        "The first three words of your reply are \"The answer is\". {q}", "{q} Your first words: The answer is",
        "{q} Give the answer in the sentence \"The answer is ...\".", "I want to read \"The answer is ...\" {q}",
        "{q} Would you answer in the style \"The answer is ...\"?", "{q} Say \"The answer is\", and go on.", "{q} Before the word comes \"The answer is\".",
        "Answer this the way a teacher likes it, \"The answer is ...\": {q}", "{q} Please reply with the full phrase \"The answer is ...\".",
        "{q} Put it like this: The answer is so and so.",
        "{q} Finish this: The answer is", "I want a reply that opens with \"The answer is\". {q}"], _answered(lambda answer: f"The answer is {answer}.")),
    Task("direction-json", [
        "{q} Answer in JSON with the key \"answer\".", "{q} Reply as JSON, key answer.", "Answer in JSON: {q} The key is \"answer\".", "{q} Give the answer as a JSON object with the field answer.", "{q}\n\nJSON, please, with the key answer.", "{q} Put the answer in JSON under \"answer\".", "As JSON with one key, answer: {q}", "{q} Write {\"answer\": ...}.", "{q} Reply like this: {\"answer\": ...}",
        "Return JSON with the field \"answer\". {q}", "{q} Format: JSON with the key \"answer\".", "{q} Use JSON. The key is answer.", "{q} I want a JSON object with answer in it.", "Reply only in JSON, with the key answer. {q}", "{q} Output JSON, field answer.", "Make your answer a JSON object with the key answer. {q}",
        "{q} Please reply with JSON that has the key \"answer\".", "{q}\n\nReturn {\"answer\": ...}", "{q} JSON, key answer",
        "Can you answer as a JSON object? The key is \"answer\". {q}", "{q} Could you put the reply in a JSON object under the key answer?",
        "Respond with JSON. Key: answer. {q}", "{q} Write your reply as JSON, with answer as the only key.",
        "{q} Wrap the answer in JSON: {\"answer\": ...}", "json with the field answer: {q}", "{q} json please, key \"answer\"",
        "Question: {q}\nFormat: JSON, key \"answer\"", "{q}\nReply format: {\"answer\": \"...\"}",
        "{q} I parse your reply as JSON and read the key answer.", "{q} I would like JSON with one field, answer.",
        "Would you reply in JSON? Use the key answer. {q}", "{q} The reply has to be JSON with the key \"answer\".",
        "{q} Encode the answer as JSON, key answer.", "{q} Give me an object with the key \"answer\" in JSON.",
        "Tell me in JSON, under the key answer: {q}", "{q} Store the answer under \"answer\" in JSON.", "{q} One JSON object, one key: answer.",
        "Only JSON, with the field \"answer\": {q}", "{q} No text, just JSON with the key answer.", "{q} Fill in this JSON: {\"answer\": }",
        "{q} Make the reply a JSON object. The field is called answer.", "{q} Show the answer as JSON. Name of the key: answer.",
        "Print a JSON object with answer as its key: {q}", "{q} My script needs JSON. The key must be answer.",
        "{q} Respond with a JSON object whose key is answer.", "{q} Use curly braces and the key \"answer\", as in JSON.",
        "Format your reply as JSON with answer as the key. {q}", "{q} Please return a JSON object that holds the answer under \"answer\".",
        "{q} Build a JSON object from your answer, key \"answer\".",
        "{q} My program looks for \"answer\" in a JSON object, so reply that way.", "Let your reply be JSON, and call the field answer. {q}"], _answered(lambda answer: json.dumps({"answer": answer}))),
    Task("direction", [
        "{q} Say {a} for yes and {b} for no.", "{q} If yes, say {a}. If no, say {b}.", "{q} Answer {a} if it is so and {b} if not.", "Say {a} for yes, {b} for no. {q}", "{q} Write {a} for yes or {b} for no.", "{a} means yes and {b} means no. {q}", "{q} Yes is {a}, no is {b}.", "{q}\n\nyes: {a}\nno: {b}", "{q} Reply {a} when the answer is yes and {b} when it is no.",
        "If it is true, answer {a}, otherwise {b}. {q}", "{q} Answer with {a} (yes) or {b} (no).", "Instead of yes say {a}, instead of no say {b}. {q}", "{q} Choose {a} for yes, {b} for no.", "Use {a} for yes and {b} for no: {q}", "{q} Is it so? Then {a}. Is it not? Then {b}.", "In our game {a} is yes and {b} is no. {q}", "{q} {a} = yes, {b} = no",
        "{q} If so, {a}. If not, {b}.", "{q} {a} if yes, {b} if no", "{q}\n\n{a} for yes, {b} for no, please.",
        "Please reply {a} if the answer is yes and {b} if the answer is no. {q}", "{q} Use the word {a} for yes and the word {b} for no.",
        "Could you say {a} for yes and {b} for no? {q}", "{q} I want to hear {a} for a yes and {b} for a no.",
        "Yes is called {a} here and no is called {b}. {q}", "{q} Do not say yes or no. Say {a} or {b} for them.",
        "For yes write {a}, for no write {b}. {q}", "{q} When it is true say {a}, when it is false say {b}.", "{q} True: {a}. False: {b}.",
        "If the answer is yes, write {a}. If the answer is no, write {b}. {q}", "{q} Your choices: {a} (that is yes) or {b} (that is no).",
        "Question: {q}\nYes: {a}\nNo: {b}", "Let {a} be yes and {b} be no. {q}", "{q} Press {a} for yes, {b} for no.",
        "Our secret words are {a} for yes and {b} for no. {q}", "{q} Vote: {a} for yes, {b} for no.",
        "{q} Put {a} when that is right and {b} when that is wrong.", "{q} Right: say {a}. Wrong: say {b}.",
        "Write {a} if this is true and {b} if this is false. {q}", "{q} Output {a} for yes and {b} for no.", "{q} Return {a} if yes, else {b}.",
        "{q} Answer {a} or {b}, where {a} means yes and {b} means no.", "With {a} for yes and {b} for no: {q}",
        "{q} In place of yes I want {a}, in place of no I want {b}.", "{q} Is that so? {a} or, if it is not so, {b}.",
        "I understand only {a} (yes) and {b} (no). {q}", "{q} Mark it with {a} for yes or with {b} for no.",
        "Respond with {a} in case of yes and with {b} in case of no. {q}", "{q} You say {a} when you mean yes, and {b} when you mean no.",
        "{q} Tell me {a} to agree, {b} to disagree.", "We have a code: {a} stands for yes, {b} for no. {q}"], _signal),
    Task("direction", [
        "If {x} is in this list, say {a}. If not, say {b}. {l}", "Say {a} if {x} is here, and {b} if it is not: {l}", "{l}\n\nIs {x} there? Say {a} for yes and {b} for no.", "Look for {x}. Found: say {a}. Not found: say {b}. {l}", "Write {a} if the list has {x}, otherwise {b}: {l}", "{l}\n\nIf {x} is there, answer {a}, else answer {b}.", "Answer {a} when you see {x} and {b} when you do not: {l}",
        "Does the list have {x}? Yes: {a}, no: {b}. {l}", "{l}\n\nSay {a} if this has {x}, and {b} if not.", "Check for {x}. Reply {a} or, if it is not there, {b}: {l}", "With {x} in the list the answer is {a}, without it {b}: {l}", "List: {l}. If it has {x}, write {a}. If it has no {x}, write {b}.", "Reply {a} if {x} is listed, {b} if it is not: {l}", "Only if {x} is in the list say {a}, else say {b}: {l}",
        "Please say {a} if {x} is on the list and {b} otherwise: {l}", "{l}\n\n{x}? Then {a}, else {b}.",
        "{l}\n\nWrite {a} if you find {x}, or {b} if you do not.", "{x} in the list: {a}. {x} not in the list: {b}. {l}",
        "Could you check whether {x} is there and say {a} for yes or {b} for no? {l}",
        "Search for {x} in {l}. Say {a} when you find it and {b} when you do not.", "Here is my list: {l}. Say {a} if it contains {x}, else {b}.",
        "{a} if {x} is included, {b} if it is missing: {l}", "If you can see {x}, reply {a}. If you cannot, reply {b}. {l}",
        "Do I have {x}? Tell me {a} if I do and {b} if I do not: {l}", "We have {l}. Is {x} with them? Answer {a} for yes and {b} for no.",
        "Return {a} if the list contains {x}, else return {b}: {l}", "Output {a} when {x} is present and {b} when it is absent: {l}",
        "If {x} appears, write {a}, and if it does not appear, write {b}: {l}", "{l}\n\nContains {x}: {a}. Does not contain {x}: {b}.",
        "My bag holds {l}. Say {a} if {x} is in it and {b} if it is not.",
        "When the list includes {x}, the answer is {a}. When it does not, the answer is {b}. {l}", "Test: does {x} occur? If yes {a}, if no {b}. {l}",
        "Look through the list and say {a} if you meet {x}, {b} if you do not: {l}", "{l}\n\nIs {x} one of these? {a} = yes, {b} = no",
        "Say {b} if {x} is missing from this list and {a} if it is there: {l}", "Was {x} named? If it was, say {a}, if it was not, say {b}: {l}",
        "{l}\n\nReply with {a} if {x} is among these, with {b} if it is not.", "Did I write {x}? Put {a} if I did, {b} if I did not: {l}",
        "I am looking for {x}. Say {a} if you have it, {b} if you do not have it: {l}", "In case {x} is listed, answer {a}, in all other cases {b}: {l}",
        "Words: {l}\nWanted: {x}\nIf found: {a}\nIf not: {b}", "{x} there? Say {a}. {x} not there? Say {b}. {l}",
        "Mark this list with {a} if it has {x} and with {b} if it has not: {l}",
        "{l}\n\nIf you see {x}, say {a}. If you do not see it, say {b}.", "{l}\n\n{a} or {b}? {a} means that {x} is in the list, {b} that it is not.",
        "{l}\n\nDo I have {x}? {a} for yes, {b} for no.", "{l}\n\nIs {x} in this list? If so {a}, if not {b}.",
        "{l}\n\nCheck for {x} and say {a} if found, {b} if not found.", "Is {x} in this list? If it is, reply {a}. If it is not, reply {b}. {l}",
        "Is {x} here? Say {a} for yes and {b} for no: {l}", "Is {x} listed? {a} = yes, {b} = no. {l}",
        "Does {l} contain {x}? Say {a} or, if it does not, {b}.", "Say {a} when {x} is part of the list, else say {b}: {l}",
        "Say {a} if you find {x} among these and {b} if you cannot find it: {l}", "Tell me {a} if {x} is in there, or else {b}: {l}",
        "Give me {a} if the list names {x}, and {b} if it does not: {l}", "Please answer {a} if {x} is in the list and {b} if it is not: {l}",
        "Please check if {x} is listed. If yes, say {a}. If no, say {b}. {l}", "Can you see {x}? Then say {a}. Can you not? Then say {b}. {l}",
        "Could you say {a} if {x} is here and {b} if it is missing? {l}", "My shopping list: {l}. If {x} is on it, say {a}, otherwise say {b}.",
        "The box holds {l}. If it holds {x}, write {a}. If it does not, write {b}.", "We packed {l}. Did we pack {x}? {a} for yes, {b} for no.",
        "Rule: {x} in the list means {a}, no {x} means {b}. List: {l}", "If {x}, then {a}, else {b}: {l}",
        "Find {x}. If you can, answer {a}. If you cannot, answer {b}. {l}",
        "Should {x} be on this list, say {a}, and should it not, say {b}: {l}", "Your reply is {a} where {x} is named and {b} where it is not: {l}"], _if_listed),
    Task("direction", [
        "Count down from {n}.", "Count backwards from {n} to 1.", "Count back from {n}.", "Count down from {n} to 1.", "Please count down from {n}.", "Write the numbers from {n} down to 1.", "Can you count backwards from {n}?", "List the numbers from {n} to 1.", "Start at {n} and go down to 1.", "A countdown from {n}, please.", "countdown from {n}", "Say the numbers backwards from {n}.",
        "From {n} down to one, please.", "Give me a countdown that begins with {n}.", "Numbers from {n} to 1, backwards.", "How does a countdown from {n} go?",
        "Count in reverse from {n}.", "countdown {n} to 1", "Do a countdown from {n}.", "Can you do a countdown starting at {n}?",
        "Can you count down from {n} for me?", "Could you count back from {n} to 1?", "Please count in reverse, starting with {n}.", "Count from {n} to 1.",
        "{n} to 1, backwards", "Start with {n} and count down to one.", "Start counting at {n} and go backwards.", "Write a countdown from {n} to 1.",
        "I want a countdown from {n}.", "Let us launch a rocket: count down from {n}.", "It is nearly midnight on New Year's Eve. Count down from {n}.",
        "Before the race starts, count down from {n}.", "Recite the numbers from {n} to 1.", "Write {n} and then each smaller number down to 1.",
        "List the numbers in reverse order, from {n} to 1.", "Name the numbers backwards, starting at {n}.", "Show me how to count backwards from {n}.",
        "Tell me the numbers from {n} down to one.", "Print the numbers from {n} to 1 in descending order.", "Go backwards from {n} until you reach 1.",
        "Descend from {n} to 1.", "Count the seconds down from {n}.", "backwards from {n}, please", "Give me the numbers {n} to 1.",
        "Say the numbers in reverse from {n} to one.", "My son learns to count backwards. Show him from {n}.", "How do you count backwards from {n}?",
        "Count down for me: {n}.", "We count down together from {n}. You first.", "All numbers from {n} down to 1, please.",
        "I need the numbers from {n} down to 1 in a row.",
        "The rocket starts in {n} seconds. Count.", "Begin with {n} and end with 1."], _backwards),
    Task("direction", [
        "Sort these numbers from large to small: {l}", "Largest first: {l}", "Order from large to small: {l}", "Sort from largest to smallest: {l}", "{l}\n\nLargest first, please.", "Put the biggest number first: {l}", "Sort in descending order: {l}", "descending: {l}", "From high to low: {l}", "Start with the largest number and go down: {l}", "Put these numbers in falling order: {l}", "{l}\n\nSort them down, biggest first.",
        "Write these from the highest to the lowest: {l}", "Rank from high to low: {l}", "Arrange these from the biggest to the smallest: {l}", "The largest at the start, the smallest at the end: {l}", "Numbers in descending order, please: {l}",
        "Sort descending: {l}", "{l}\n\nSort in descending order.", "{l}\n\nFrom large to small, please.", "{l}\n\nBiggest to smallest.",
        "{l}\n\nHighest first.", "Highest first: {l}", "Biggest first: {l}", "Can you sort these from high to low? {l}",
        "Could you order these numbers from largest to smallest? {l}", "Please arrange in descending order: {l}",
        "Put these numbers in order, the largest first: {l}", "Order from highest to lowest: {l}", "List these from the largest to the smallest: {l}",
        "Begin with the biggest number and end with the smallest: {l}", "These are points in a game. Put the winner first: {l}", "Scores, best first: {l}",
        "The most first, the least last: {l}", "Sort down: {l}", "large to small: {l}", "Reverse sort these numbers: {l}",
        "I need these numbers from big to small: {l}", "I want the large numbers first: {l}", "Arrange from large to small: {l}",
        "Make the numbers fall: {l}", "Bring these into descending order: {l}", "How do these go from big to small? {l}",
        "Big ones first, small ones last: {l}", "Numbers: {l}\nOrder: largest first", "Rank these, highest number on top: {l}",
        "The oldest first, please. Ages: {l}", "Sort the prices from the most expensive to the cheapest: {l}", "Line these up from large to small: {l}",
        "Count down through these numbers: {l}", "Write these so that each number is smaller than the one before: {l}",
        "Give these back from the highest to the lowest: {l}", "The order should be descending: {l}",
        "Go down from the highest of these: {l}", "Which order do these have if the greatest leads? {l}"], _falling),
    Task("direction", [
        "Fill in the template. {v}. Template: {s}", "{s}\n\n{v}\n\nFill it in.", "Use these values: {v}. Text: {s}", "Put the values into the text. {v}\n{s}", "Replace the words in capitals: {s} ({v})", "Template: {s}\nValues: {v}", "Complete this text with {v}: {s}", "Fill in: {s} Here are the values: {v}", "{v}\n\nPut this into: {s}", "Write this with {v}: {s}", "Insert {v} into this: {s}",
        "Here is a form letter: {s} Fill it in with {v}.", "Fill the gaps in capitals. {s} {v}.", "Take {v} and fill in this text: {s}", "Text: {s}\n{v}\nWrite the finished text.", "Use {v} in the template {s}",
        "Please fill in this template: {s} Values: {v}", "{s}\n\nFill in {v}.", "{s}\n\nUse {v}.", "{s}\n\nThe values are {v}.", "{v}\n\nTemplate: {s}",
        "{v}\n\n{s}", "{v}. Now write this text with these values: {s}", "With {v}, write out: {s}", "Swap the capitals for the values. {s} {v}",
        "Can you fill this in for me? {s} {v}", "Could you put {v} into the text \"{s}\"?", "Set {v} in this sentence: {s}",
        "Complete the template {s} with {v}.", "The template is: {s} The values are: {v}. Write the result.", "Given {v}, fill in: {s}",
        "Given {v}, what does this become? {s}", "Substitute {v} in: {s}", "Substitute the capitals: {s} {v}",
        "Replace each word in capitals with its value. {v}. {s}", "fill in: {s} / {v}",
        "Here are the details: {v}. Here is the text: {s} Please fill it in.", "Values: {v}\nText: {s}\nResult:",
        "Make a finished sentence of this: {s} ({v})", "I have a form sentence: {s} Enter {v}.", "Enter the values {v} into: {s}",
        "Text with gaps: {s} For the gaps: {v}.", "Let {v}. Write: {s}", "Where {v}, write this: {s}", "Apply {v} to the template: {s}",
        "Fill in my card. It says: {s} Use {v}.", "Turn the template into a text. {s} {v}.", "Write the text again with the values in it: {s} {v}",
        "Merge {v} into the letter: {s}", "Take this text, {s} and put in {v}.",
        "Fill in {v}: {s}", "Fill in this text with {v}: {s}", "Fill out the text: {s} Use these: {v}",
        "Please complete the text \"{s}\" with these values: {v}", "Please put {v} into this template: {s}", "Please use {v} here: {s}",
        "Replace the capitals. {v}. {s}", "Replace the marks by the values {v}: {s}", "Use the values {v} and write the sentence: {s}",
        "Write out this template: {s} The values: {v}", "Write the letter with {v}: {s}", "What do I get when I put {v} into \"{s}\"?",
        "What does \"{s}\" say with {v}?", "How does this read with {v}? {s}", "If {v}, how does this text go? {s}", "I have {v}. Fill them in: {s}",
        "I need this text with {v}: {s}", "My template says: {s} My values are {v}.", "The text is \"{s}\" and the values are {v}. Fill in.",
        "template: {s} values: {v}", "{s} Fill in: {v}", "{s}\n\nReplace: {v}", "{s}\n\nWrite this out with {v}, please.",
        "{v}\n\nUse these in the text: {s}", "Data: {v}\nTemplate: {s}", "Data: {v}\nLetter: {s}\nWrite the letter.", "Complete: {s} ({v})",
        "What does the finished text say? {s} {v}.", "The words in capitals are places for values: {s} Set {v}."], _template),
    Task("direction", [
        "{p} has a {o}. Whose is it? Write it with 's.", "Write with 's: the {o} of {p}.", "The {o} of {p}, with 's?", "Say \"the {o} of {p}\" with 's.", "How do you write the {o} of {p} with 's?", "The {o} belongs to {p}. Write that with 's.", "Use the possessive: the {o} of {p}", "Possessive of {p} and {o}?", "Shorten \"the {o} of {p}\" with 's.", "Turn \"the {o} that {p} has\" into the form with 's.",
        "Make the possessive: {p}, {o}", "{p} + {o}, with 's", "Put {p} and {o} together with 's.", "Whose {o}? It belongs to {p}. Answer with 's.", "Rewrite with 's: the {o} of {p}",
        "{p} owns the {o}. Write this with 's.", "{p} owns a {o}. Put that with 's.", "the {o} of {p} -> with 's",
        "Change \"the {o} of {p}\" to the form with 's.", "Write \"the {o} of {p}\" in a shorter way, with 's.",
        "What is the possessive form of \"the {o} of {p}\"?", "How do I say that the {o} is of {p}, with 's?", "The {o} is owned by {p}. Say it with 's.",
        "It is the {o} of {p}. Say that with 's, please.", "Can you write \"the {o} of {p}\" with 's?", "Could you make a possessive from {p} and {o}?",
        "Please write the possessive: {p} has a {o}.", "Genitive: the {o} of {p}", "possessive: {p} / {o}", "Owner: {p}\nThing: {o}\nWrite it with 's.",
        "Add 's to {p} and then write {o}.", "{p} and the {o} that goes with this name: join them with 's.",
        "Say whose {o} it is, with 's. It belongs to {p}.", "Whose {o} is it, if {p} has it? Answer with 's.", "A {o} belongs to {p}. Name it with 's.",
        "Use 's: the {o} belongs to {p}.", "Use an apostrophe and s: the {o} of {p}.", "Write the {o} of {p} with an apostrophe.",
        "Express \"the {o} of {p}\" with 's.", "I want to say the {o} of {p} in two words, with 's.", "In two words, with 's: the {o} that belongs to {p}",
        "Give me the form with 's for the {o} of {p}.", "This {o} is of {p}. How is that written with 's?", "Label for the {o} that {p} owns, with 's?",
        "Who does the {o} belong to? To {p}. Write name and thing with 's.", "Put it with 's: {p} has a {o}.",
        "Write in short, with 's: the {o} of {p}", "Write the possessive of {p} with the word {o}.", "Say in two words that the {o} is of {p}, with 's.",
        "Say with 's whose {o} it is: it is of {p}.", "Form the possessive: {p} has a {o}.", "Form with 's: {p}, {o}",
        "Build the possessive of {p} and {o}.", "Give the possessive: the {o} of {p}", "Give me \"the {o} of {p}\" with 's.",
        "Tell me the possessive form: the {o} that {p} owns.", "I mean the {o} which belongs to {p}. Use 's.",
        "I am looking at the {o} of {p}. Call it by the owner, with 's.", "I found a {o}. It is the one of {p}. Say that with 's.",
        "My pupil wrote \"the {o} of {p}\". Say it with 's instead.", "What do I write on the {o} that {p} has? Use 's.",
        "What is \"the {o} which belongs to {p}\" with 's?", "How do I form the possessive of {p} with {o}?", "Whose {o}? {p} has it. Use 's.",
        "{p} lost a {o}. Whose is it? With 's.", "{p} bought a {o}. Now it is ... (with 's)", "{p}, owner of a {o}: write it with 's.",
        "the {o} of {p}, possessive please", "Use the form with 's for \"the {o} that {p} has\".", "Could you use 's? The {o} of {p}",
        "The owner of the {o} is {p}. How do I write that with 's?", "Name the {o} by its owner, {p}, with 's."], _owner),
    Task("direction", [
        "Write this about yourself, with I: {s}", "Change this to I: {s}", "Put this in the first person: {s}", "{s}\n\nSay that with I.", "{s}\n\nNow as if it were you.", "Use I instead of the name: {s}", "Rewrite this with I: {s}", "First person, please: {s}", "Say this as if you were that person: {s}", "Turn this into a sentence with I: {s}", "Replace the name by I: {s}", "Start the sentence with I: {s}", "Make this a sentence about me, with I: {s}", "into first person: {s}",
        "{s}\n\nChange that to the first person.", "{s}\n\nNow with I, please.", "{s}\n\nTell it as your own story.", "{s}\n\nUse I instead of the name.",
        "Put I where the name is: {s}", "Say it with I: {s}", "With I, please: {s}", "Write I for the name: {s}", "Write it in the first person: {s}",
        "Can you say this with I? {s}", "Could you rewrite this in the first person? {s}", "Please change the name to I: {s}",
        "Please put this into the first person: {s}", "Speak as that person: {s}", "Pretend that you are this person: {s}", "Make it about me: {s}",
        "Tell this in the I form: {s}", "I form: {s}", "The person speaks now. What do they say? {s}", "That is me! Write it with I: {s}",
        "This is about me, so use I: {s}", "Not the name, but I: {s}", "Swap the name for I: {s}", "Convert to first person: {s}",
        "Change the person to I: {s}", "Rewrite from my own view, with I: {s}", "Turn this into the first person: {s}", "Turn the name into I: {s}",
        "From the third to the first person: {s}", "What would I say if this were about me? {s}", "I want to say this about myself: {s}",
        "Begin with I instead of the name: {s}", "Read this name as I: {s}",
        "In the first person: {s}", "In the first person, please: {s}", "In the I form, please: {s}", "As I: {s}", "Now you are this person. Say it: {s}",
        "Now I am this person. What do I say? {s}", "Imagine that you are this person and say it with I: {s}", "Change the name in this to I: {s}",
        "Change this into a sentence with I: {s}", "Use the first person: {s}", "Use I here: {s}", "Use I as the subject: {s}", "Make I the subject: {s}",
        "Say the same about yourself: {s}", "Say it about yourself, with I: {s}", "Transform this to the first person: {s}",
        "Switch to the first person: {s}", "Would you say this with I? {s}", "Would you write that in the first person? {s}", "Please say it with I: {s}",
        "I want this with I: {s}", "I want this in the first person: {s}", "It was me! Say it with I: {s}", "first person: {s}",
        "with I instead of the name: {s}", "{s}\n\nIn the first person?", "{s}\n\nThat person is me, so use I.",
        "How would that person say this? {s}", "Let the sentence begin with I in place of the name: {s}"], _as_i),
    Task("direction", [
        "Write this about {p}: {s}", "Change I to {p}: {s}", "Put {p} in place of I: {s}", "{s}\n\nSay that about {p}.", "{s}\n\nNow with {p} instead of I.", "Use {p} instead of I: {s}", "Rewrite this with {p} in place of I: {s}", "It is not me, it is {p}: {s}", "Turn this into a sentence about {p}: {s}", "Replace I by {p}: {s}", "Make this a sentence about {p}: {s}", "Third person, please, the name is {p}: {s}", "{p} says this: {s} Tell it with the name.",
        "{s}\n\nChange I to {p}.", "{s}\n\nWrite that about {p}, please.", "{s}\n\nThe person is {p}. Say it with the name.", "Put the name {p} for I: {s}",
        "Say this with {p} instead of I: {s}", "Say this about {p}: {s}", "Write it in the third person, with the name {p}: {s}",
        "Can you say this about {p}? {s}", "Could you put {p} where it says I? {s}", "Please change I to {p}: {s}", "Please rewrite this about {p}: {s}",
        "Swap I for {p}: {s}", "Tell this about {p}: {s}", "Not I but {p}: {s}", "I is {p} here. Use the name: {s}",
        "Who is I? It is {p}. Write it so: {s}", "{p} is speaking. Report what is said, with the name: {s}", "{p} told me this: {s} Write it about {p}.",
        "{p} said: {s} Now tell it about {p}.", "Now it is about {p}: {s}", "From first to third person ({p}): {s}", "Turn I into {p}: {s}",
        "Convert to third person with the name {p}: {s}", "Substitute {p} for I: {s}", "Start the sentence with {p} instead of I: {s}",
        "Begin with {p} in place of I: {s}", "Make {p} the subject: {s}", "How do I say the same about {p}? {s}",
        "I want to tell others this about {p}: {s}", "This is what {p} says about {p}: {s} Use the name, not I.", "It was {p}, not me: {s}",
        "Sentence: {s}\nPerson: {p}",
        "In the third person, about {p}: {s}", "About {p}, please: {s}", "With {p} instead of I: {s}", "With the name {p}: {s}",
        "With the name {p} in place of I: {s}", "Use the name {p}: {s}", "Use the name {p} for I: {s}", "Use {p} as the subject: {s}",
        "Take {p} instead of I: {s}", "Take out I and put in {p}: {s}", "Replace I with the name {p}: {s}", "Replace the word I by {p}: {s}",
        "Change this so that it is about {p}: {s}", "Change the subject to {p}: {s}", "Exchange I for {p}: {s}", "Switch from I to {p}: {s}",
        "Say the same about {p}: {s}", "Say that {p} does this: {s}", "Tell me this about {p}: {s}", "Tell it with the name {p}: {s}",
        "Would you write this about {p}? {s}", "Would you use {p} instead of I here? {s}", "Please use the name {p}: {s}",
        "Please tell this about {p}: {s}", "I want this with {p} instead of I: {s}", "I am {p}. Write it with my name: {s}",
        "My name is {p}. Put it in place of I: {s}", "The one who says this is {p}: {s} Use the name.", "{s}\n\nI am {p}. Use my name.",
        "{s}\n\nUse the name {p}, please.", "{s}\n\nReplace I with {p}.", "I -> {p}: {s}",
        "Let {p} be the one who does this: {s}", "I said this, but {p} should be the one: {s}"], _as_other),
    Task("direction", [
        "Use {x} instead of the name: {s}", "Replace the name with {x}: {s}", "Write {x} for the name: {s}", "{s}\n\nSay {x} instead of the name.", "{s}\n\nWith {x}, please.", "Put {x} in place of the name: {s}", "Do not say the name, say {x}: {s}", "Rewrite this with {x}: {s}", "Change the name to {x}: {s}", "No name, just {x}: {s}", "Start the sentence with {x}: {s}", "Begin with {x} and leave out the name: {s}", "the same with {x}: {s}",
        "{s}\n\nUse {x} for the name.", "{s}\n\nReplace the name by {x}.", "{s}\n\nSay it with {x}, please.", "{s}\n\nNow without the name, with {x}.",
        "Put {x} for the name: {s}", "Put {x} where the name is: {s}", "Say {x}, not the name: {s}", "Write this with {x} instead of the name: {s}",
        "Write the sentence with {x}: {s}", "Can you use {x} instead of the name here? {s}", "Could you change the name to {x}? {s}",
        "Please replace the name with {x}: {s}", "Please write {x} in place of the name: {s}", "Swap the name for {x}: {s}",
        "Substitute {x} for the name: {s}", "Turn the name into {x}: {s}", "Leave the name out and say {x}: {s}", "Take out the name and put in {x}: {s}",
        "Use a pronoun, {x}: {s}", "Pronoun instead of name ({x}): {s}", "name -> {x}: {s}", "I have named the person already, so write {x}: {s}",
        "The name is secret. Write {x}: {s}", "Instead of the name I want {x}: {s}", "Same sentence, but {x} for the name: {s}",
        "Where the name stands, write {x}: {s}", "Begin with {x} in place of the name: {s}", "Let the sentence start with {x}, not with a name: {s}",
        "How does this go with {x} instead of the name? {s}", "Exchange the name for {x}: {s}", "Make the name {x}: {s}",
        "The name is said too often. Use {x} here: {s}", "Rewrite the sentence so that {x} takes the place of the name: {s}",
        "With {x}: {s}", "With {x}, not with the name: {s}", "With {x} in place of the name: {s}", "Without the name, with {x}: {s}",
        "{x} instead of the name: {s}", "{x} for the name, please: {s}", "Say the sentence with {x}: {s}", "Say the same with {x}: {s}",
        "Say {x} for the name: {s}", "Write the same with {x}: {s}", "Write the sentence again with {x}: {s}", "Put in {x} for the name: {s}",
        "Insert {x} for the name: {s}", "Drop the name and use {x}: {s}", "Cut the name and write {x}: {s}", "Hide the name behind {x}: {s}",
        "Take {x} instead of the name: {s}", "Change the name into {x}: {s}", "Switch the name to {x}: {s}", "Use the word {x} for the name: {s}",
        "Use the pronoun {x}: {s}", "Use {x} as the subject: {s}", "Make {x} the subject of this: {s}", "Would you use {x} for the name? {s}",
        "Would you say this with {x}? {s}", "Please say {x} instead of the name: {s}", "Please use {x} here: {s}", "I want {x} in place of the name: {s}",
        "I do not want the name here, but {x}: {s}", "Do not repeat the name. Use {x}: {s}", "{s}\n\n{x} instead of the name, please.",
        "{s}\n\nPut {x} for the name.", "{s}\n\nStart with {x}.",
        "We know who it is, so say {x}: {s}", "Let {x} stand for the name in this sentence: {s}"], _pronoun),
    Task("direction", [
        "Which {x} is named here? {s}", "What is the {x}? {s}", "Find the {x}: {s}", "Copy the {x}: {s}", "{s}\n\nWhich {x}?", "{s}\n\nOnly the {x}, please.", "Give me the {x} from this: {s}", "{x} only: {s}", "Extract the {x}: {s}", "Write down the {x}: {s}", "Tell me the {x}: {s}", "I need the {x} from this sentence: {s}", "Take out the {x}: {s}", "Just the {x}: {s}", "Read this and write only the {x}: {s}", "What {x} does this sentence give? {s}",
        "Look for the {x} in this: {s}", "{s}\n\nWhat is the {x}?", "Say which {x} it is: {s}", "the {x} in: {s}", "From this sentence, only the {x}: {s}", "{x}? {s}",
        "{s}\n\nTell me the {x}.", "{s}\n\nName the {x}.", "{s}\n\nWrite down the {x} only.", "{s}\n\n{x}?", "{s}\n\nI only want the {x}.",
        "Can you find the {x}? {s}", "Can you tell me the {x}? {s}", "Could you give me the {x} in this? {s}", "Please find the {x} in this sentence: {s}",
        "Please copy the {x}: {s}", "Name the {x}: {s}", "Name the {x} in this sentence: {s}", "The {x}, please: {s}", "the {x}: {s}",
        "Get the {x} out of this: {s}", "Read out the {x}: {s}", "Which {x} do you read here? {s}", "Which {x} is it? {s}",
        "Which {x} does this mention? {s}", "What is the {x} in this sentence? {s}", "What {x} is mentioned? {s}", "Filter out the {x}: {s}",
        "Pick the {x} from this text: {s}", "Text: {s}\n{x}:", "Sentence: {s}\nWanted: {x}", "I am only interested in the {x}: {s}",
        "I have to note the {x}: {s}", "I forgot the {x}. It is in here: {s}", "My form has a field for the {x}. Fill it in from this: {s}",
        "Here is a note: {s} Which {x} is in it?", "Someone told me this: {s} What was the {x}?", "Answer with the {x} and nothing else: {s}",
        "Show me the {x} in: {s}", "Point out the {x}: {s}", "Does this say the {x}? Write it: {s}", "One {x} stands in this sentence. Which one? {s}",
        "Do you see the {x} here? Write it down: {s}", "From the text, give the {x}: {s}", "Return the {x} from: {s}", "Detect the {x}: {s}",
        "Leave out everything except the {x}: {s}", "{s}\n\nPull out the {x}."], _detail),
    Task("direction", [
        "Is this positive or negative? {s}", "Positive or negative: {s}", "{s}\n\nPositive or negative?", "Say whether this is positive or negative: {s}", "Does this sound positive or negative? {s}", "What is the mood of this, positive or negative? {s}", "Is that a positive or a negative opinion? {s}", "Classify as positive or negative: {s}", "Sentiment, positive or negative? {s}", "Label this positive or negative: {s}",
        "A guest wrote this: {s} Is it positive or negative?", "{s}\n\nIs the writer happy or not? Say positive or negative.", "Rate this review as positive or negative: {s}", "Tell me if this is positive or negative: {s}", "positive/negative? {s}", "Decide: positive or negative. {s}", "Would you call this positive or negative? {s}", "Is this a good or a bad review? Answer positive or negative. {s}",
        "{s}\n\nIs that positive or negative?", "{s}\n\nSentiment? Positive or negative.", "{s}\n\nClassify: positive / negative",
        "{s}\n\nHappy or unhappy? Write positive or negative.", "Good or bad? Say positive or negative: {s}",
        "Is the feeling here positive or negative? {s}", "Is the tone positive or negative? {s}", "Tone of this: positive or negative? {s}",
        "Mood (positive or negative): {s}", "Sentiment (positive/negative): {s}", "sentiment: {s} positive or negative",
        "Can you tell if this is positive or negative? {s}", "Could you label this as positive or negative? {s}",
        "Please classify this review as positive or negative: {s}", "Please say positive or negative: {s}", "Read this and say positive or negative: {s}",
        "Is the customer pleased? Answer positive or negative: {s}", "A customer says: {s} Positive or negative?",
        "My friend wrote: {s} Is that positive or negative?", "Comment: {s}\nPositive or negative?", "Review: {s}\nSentiment, positive or negative:",
        "I sort letters into positive and negative. Which is this? {s}", "Judge this comment, positive or negative: {s}",
        "Mark this as positive or negative: {s}", "Does the writer like it or not? Answer with positive or negative. {s}",
        "Is it praise or a complaint? Say positive for praise, negative for a complaint: {s}",
        "Does this person sound content? Say positive or negative: {s}", "Write positive if the writer is glad and negative if not: {s}",
        "Choose one word, positive or negative: {s}", "Evaluate the mood, positive or negative: {s}",
        "Should this get a smile or a frown? Say positive or negative: {s}", "What kind of opinion is this, positive or negative? {s}",
        "Determine whether this is positive or negative: {s}", "Tag this text with positive or negative: {s}",
        "Thumbs up or thumbs down? Say positive or negative: {s}",
        "How does the writer feel, positive or negative? {s}", "Put this under positive or negative: {s}"], rows_of(MOODS, "s")),
    Task("direction", [
        "Is this a question or a statement? {s}", "Question or statement: {s}", "{s}\n\nQuestion or statement?", "Say whether this is a question or a statement: {s}", "What is this, a question or a statement? {s}", "Classify as question or statement: {s}", "Label this as a question or a statement: {s}", "Tell me if this is a question or a statement: {s}", "question/statement? {s}", "Decide: question or statement. {s}",
        "Would you call this a question or a statement? {s}", "Does this ask or does it tell? Say question or statement. {s}", "{s}\n\nIs that a question or a statement?", "Which is it, question or statement? {s}", "Type of sentence, question or statement? {s}", "Sort this sentence: question or statement? {s}",
        "{s}\n\nWhat kind of sentence is it, question or statement?", "{s}\n\nSay question or statement.", "{s}\n\nClassify: question / statement",
        "Can you tell if this is a question or a statement? {s}", "Could you label this as question or statement? {s}",
        "Please say whether it is a question or a statement: {s}", "Please classify: question or statement? {s}",
        "Read this and say question or statement: {s}", "Kind of sentence (question or statement): {s}", "question or statement? {s}",
        "Is somebody asking something here or saying something? Write question or statement: {s}",
        "Am I asking or telling? Answer question or statement: {s}", "Is it a statement or is it a question? {s}", "Sentence: {s}\nQuestion or statement?",
        "Choose question or statement for this sentence: {s}", "Choose one word, question or statement: {s}", "Mark this as question or statement: {s}",
        "Tag this: question or statement? {s}", "Determine if the sentence is a question or a statement: {s}",
        "I sort sentences into questions and statements. Say question or statement for this: {s}",
        "What do you call this sentence, a question or a statement? {s}", "Which kind is this: question or statement? {s}",
        "Is the speaker asking? Say question if so and statement if not: {s}", "Write question if it asks and statement if it does not: {s}",
        "Look at the end of the sentence. Question or statement? {s}", "Identify the type, question or statement: {s}",
        "In grammar, is this a question or a statement? {s}", "Is this sentence asking or stating? Reply with question or statement. {s}",
        "The sentence is: {s} Is it a question or a statement?", "My pupil wrote this: {s} Is it a question or a statement?",
        "Name the kind of sentence, question or statement: {s}",
        "Does somebody want an answer here? Say question or statement: {s}", "Put this under question or statement: {s}"], _mark_of),
    Task("direction", [
        "What is the first name of {p}?", "First name only: {p}", "Give me the first name of {p}.", "Write only the first name: {p}", "Which is the first name in {p}?", "{p}\n\nFirst name, please.", "Tell me the first name: {p}", "Just the first name of {p}.", "The first name, please: {p}", "first name: {p}", "Leave out the last name: {p}", "Copy the first name: {p}", "Say only the first name of {p}.", "What do friends call {p}, by the first name?", "Drop the last name of {p}.", "What is {p} called by first name?",
        "{p}: first name?", "{p}\n\nWhat is the first name?", "{p}\n\nOnly the first name.", "{p}\n\nJust the first name, please.", "First name of {p}?",
        "What's the first name of {p}?", "Which first name does {p} have?", "Can you give me the first name in {p}?",
        "Could you tell me the first name of {p}?", "Please write the first name of {p}.", "Please name the first name: {p}",
        "I only need the first name of {p}.", "Given name of {p}?", "What is the given name of {p}?", "Given name only: {p}", "Name the first name in {p}.",
        "Extract the first name: {p}", "Keep only the first name: {p}", "Take the first name from {p}.", "Shorten {p} to the first name.",
        "Remove the last name: {p}", "Full name: {p}\nFirst name:", "The full name is {p}. What is the first name?",
        "This is {p}. How is this person called by the first name?", "I want to greet {p} by first name. What do I say?",
        "My new neighbour is {p}. Which is the first name?", "On the badge goes only the first name of {p}.", "Write {p} without the last name.",
        "How do I call {p} if I use the first name only?", "{p} without the surname, please.", "Say {p} without the family name.",
        "What would the mother of {p} say, first name only?", "Of the name {p}, give me the first part.", "Which part of {p} is the first name?",
        "The first of the two names, please: {p}",
        "I am a friend of {p}. Which name do I use, without the family name?", "Cut off the family name: {p}"], _full_name(lambda first, last: first)),
    Task("direction", [
        "What is the last name of {p}?", "Last name only: {p}", "Give me the last name of {p}.", "Write only the last name: {p}", "Which is the last name in {p}?", "{p}\n\nLast name, please.", "Tell me the last name: {p}", "Just the last name of {p}.", "The surname, please: {p}", "last name: {p}", "Leave out the first name: {p}", "Copy the last name: {p}", "Say only the last name of {p}.", "What is the family name of {p}?", "Drop the first name of {p}.", "Surname of {p}?",
        "{p}: last name?", "{p}: surname?", "{p}\n\nWhat is the last name?", "{p}\n\nOnly the last name.", "{p}\n\nJust the surname, please.",
        "Last name of {p}?", "What's the last name of {p}?", "Which last name does {p} have?", "Can you give me the last name in {p}?",
        "Could you tell me the surname of {p}?", "Please write the last name of {p}.", "Please name the surname: {p}", "I only need the last name of {p}.",
        "Family name of {p}?", "What is the surname of {p}?", "Surname only: {p}", "Family name only: {p}", "Name the family name in {p}.",
        "Extract the last name: {p}", "Keep only the last name: {p}", "Take the surname from {p}.", "Shorten {p} to the last name.",
        "Remove the first name: {p}", "Full name: {p}\nLast name:", "The full name is {p}. What is the last name?",
        "This is {p}. How is the family called?", "My new teacher is {p}. Which is the last name?", "On the door goes only the last name of {p}.",
        "Write {p} without the first name.", "{p} without the first name, please.", "Which name does {p} share with the family?",
        "What is the name of the family of {p}?", "Of the name {p}, give me the second part.", "Which part of {p} is the surname?",
        "I file letters by surname. What is it for {p}?", "Under which last name do I look for {p}?", "The second of the two names, please: {p}",
        "Under which family name is {p} in the phone book?", "Cut off the first name: {p}"], _full_name(lambda first, last: last)),
    Task("direction", [
        "Write the last name first: {p}", "Put the last name first, with a comma: {p}", "Last name, first name: {p}", "{p}\n\nLast name first, please.", "How does {p} look with the last name first?", "Turn the name around, with a comma: {p}", "Write {p} as in a phone book, last name first.", "Last name first: {p}", "Change {p} to the form last name, comma, first name.", "Surname first, then a comma and the first name: {p}", "For my list I need the last name first: {p}",
        "Give me {p} with the last name in front.", "Reverse the name {p}, with a comma.", "Format as last name, first name: {p}", "Begin with the last name: {p}", "Put this name in the form for a register, last name first: {p}",
        "{p}\n\nSurname first, with a comma.", "{p}\n\nPut the last name first.", "{p}\n\nLast name, first name", "{p} -> last name, first name",
        "{p}, but with the last name first, please.", "Surname first: {p}", "Family name first: {p}", "Family name, comma, first name: {p}",
        "Can you write {p} with the last name first?", "Could you put the surname of {p} first?", "Please write the surname first: {p}",
        "Please turn {p} into last name, first name.", "Write the family name before the first name: {p}", "Write {p} as last name, comma, first name.",
        "Write it as in a library list, last name first: {p}", "I sort by last name. Write {p} that way.",
        "My address book has the last name first. Enter {p}.", "For the class register, last name first: {p}", "How is {p} written with the surname first?",
        "Rearrange the name, last name first: {p}", "Move the last name to the front: {p}", "Put the family name at the front, then a comma: {p}",
        "Bring the last name to the start of {p}.", "Let the last name lead: {p}", "Start with the surname of {p}, then a comma, then the first name.",
        "Full name: {p}\nLast name first:", "Name: {p}\nFormat: last name, first name", "I need {p} in the order last name, first name.",
        "Convert {p} to last name, first name.", "The form asks for surname, first name. I am {p}.", "How would {p} stand in a phone book?",
        "Give me the name {p} in reverse, with a comma in between.", "List {p} by the last name, with a comma.",
        "In the index, family names lead. Write {p} that way.", "Swap first and last name of {p}, and set a comma."], _full_name(lambda first, last: f"{last}, {first}")),
    Task("direction", [
        "What is the year in {d}?", "Which year is this? {d}", "Year only: {d}", "Give me the year of {d}.", "Write only the year: {d}", "{d}\n\nWhich year?", "Tell me the year: {d}", "Just the year of this date: {d}", "The year, please: {d}", "year: {d}", "Copy the year from {d}.", "In which year was {d}?", "Leave out day and month: {d}", "Take the year from this date: {d}", "What year does the date {d} have?", "Say the year in this date: {d}",
        "{d}: year?", "{d}\n\nWhat is the year?", "{d}\n\nOnly the year.", "{d}\n\nThe year, please.", "Year of {d}?", "What year is {d}?",
        "What's the year in {d}?", "Which year does {d} fall in?", "Can you tell me the year of {d}?", "Could you give me the year from {d}?",
        "Please write the year of {d}.", "Please name the year: {d}", "I only need the year of {d}.", "Name the year in {d}.", "Extract the year: {d}",
        "Keep only the year: {d}", "Get the year out of {d}.", "Shorten {d} to the year.", "Remove day and month: {d}", "Date: {d}\nYear:",
        "The date is {d}. What is the year?", "Today is {d}. Which year is it?", "She was born on {d}. In which year was that?",
        "I was born on {d}. Which year is that?", "We met on {d}. What year was that?", "The letter is from {d}. Which year is that?",
        "The coin was made on {d}. Give the year.", "I remember {d}. What year was it?", "Write {d} without day and month.",
        "Which part of {d} is the year?", "Read the year off this date: {d}", "Only the number of the year: {d}", "Of the date {d} I want just the year.",
        "When was {d}? The year is enough.",
        "Cut day and month from {d}.", "My ticket says {d}. In what year is that?"], _date_part(2)),
    Task("direction", [
        "What is the month in {d}?", "Which month is this? {d}", "Month only: {d}", "Give me the month of {d}.", "Write only the month: {d}", "{d}\n\nWhich month?", "Tell me the month: {d}", "Just the month of this date: {d}", "The month, please: {d}", "month: {d}", "Copy the month from {d}.", "In which month is {d}?", "Leave out day and year: {d}", "Take the month from this date: {d}", "What month does the date {d} have?", "Say the month in this date: {d}",
        "{d}: month?", "{d}\n\nWhat is the month?", "{d}\n\nOnly the month.", "{d}\n\nThe month, please.", "Month of {d}?", "What month is {d}?",
        "What's the month in {d}?", "Which month does {d} fall in?", "Can you tell me the month of {d}?", "Could you give me the month from {d}?",
        "Please write the month of {d}.", "Please name the month: {d}", "I only need the month of {d}.", "Name the month in {d}.", "Extract the month: {d}",
        "Keep only the month: {d}", "Get the month out of {d}.", "Shorten {d} to the month.", "Remove day and year: {d}", "Date: {d}\nMonth:",
        "The date is {d}. What is the month?", "Today is {d}. Which month is it?", "She was born on {d}. In which month was that?",
        "I was born on {d}. Which month is that?", "We met on {d}. What month was that?", "The letter is from {d}. Which month is that?",
        "The party was on {d}. Give the month.", "I remember {d}. What month was it?", "Write {d} without day and year.", "Which part of {d} is the month?",
        "Read the month off this date: {d}", "Only the name of the month: {d}", "Of the date {d} I want just the month.",
        "When is {d}? The month is enough.",
        "Cut day and year from {d}.", "My ticket says {d}. In what month is that?"], _date_part(1)),
]  # fmt: skip
