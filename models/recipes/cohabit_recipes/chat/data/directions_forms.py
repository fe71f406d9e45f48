"""Simple instructions about the form of an answer, about names and dates, and about the mood of a sentence. The last two wordings of each are kept for the test split."""

import json
import re

from . import words as w
from .directions_tables import ONE_WORD, YES_NO, items_of, listing, rows_of, task


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
    asked, detail = rng.choice((
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
    return {**asked, "s": re.sub(r"\ba (?=[aeiou])", "an ", asked["s"])}, detail


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
    task("direction", "answer_in_capital_letters", _answered(str.upper)),
    task("direction", "answer_in_small_letters", _answered(str.lower)),
    task("direction", "put_the_answer_in_brackets", _answered(lambda answer: f"({answer})")),
    task("direction", "put_the_answer_in_quotation_marks", _answered(lambda answer: f'"{answer}"')),
    task("direction", "say_the_answer_twice", _answered(lambda answer: f"{answer} {answer}")),
    task("direction", "answer_with_the_answer_is", _answered(lambda answer: f"The answer is {answer}.")),
    task("direction-json", "answer_in_json_with_the_key", _answered(lambda answer: json.dumps({"answer": answer}))),
    task("direction", "signal", _signal),
    task("direction", "if_listed", _if_listed),
    task("direction", "backwards", _backwards),
    task("direction", "falling", _falling),
    task("direction", "template", _template),
    task("direction", "owner", _owner),
    task("direction", "as_i", _as_i),
    task("direction", "as_other", _as_other),
    task("direction", "pronoun", _pronoun),
    task("direction", "detail", _detail),
    task("direction", "is_this_positive_or_negative", rows_of(MOODS, "s")),
    task("direction", "mark_of", _mark_of),
    task("direction", "what_is_the_first_name_of", _full_name(lambda first, last: first)),
    task("direction", "what_is_the_last_name_of", _full_name(lambda first, last: last)),
    task("direction", "write_the_last_name_first", _full_name(lambda first, last: f"{last}, {first}")),
    task("direction", "what_is_the_year_in", _date_part(2)),
    task("direction", "what_is_the_month_in", _date_part(1)),
]  # fmt: skip
