"""Kinds of things, their attributes, and the wordings that state an attribute and ask for it.

The first statement is also the wording of replies. In every list the last wording is kept for the test split. {e} is the entity, {v} the value."""

from dataclasses import dataclass
from collections.abc import Callable

from . import words as w


@dataclass(frozen=True)
class Attribute:
    value: Callable
    statements: list[str]
    questions: list[str]


def of(options: list[str]) -> Callable:
    return lambda rng, split: rng.choice(options)


def plain(make: Callable) -> Callable:
    return lambda rng, split: make(rng)


PERSON = {
    "home": Attribute(
        w.town,
        ["{e} lives in {v}.", "The home of {e} is in {v}.", "{e} has a house in {v}.", "{e} has lived in {v} for years.", "{e} resides in {v}."],
        ["Where does {e} live?", "In which town does {e} live?", "What is the home town of {e}?", "Tell me where {e} lives.", "In what place does {e} live?"],
    ),
    "job": Attribute(
        of(w.JOBS),
        ["{e} works as a {v}.", "{e} is a {v}.", "{e} earns a living as a {v}.", "The job of {e} is {v}.", "By profession, {e} is a {v}."],
        ["What is the job of {e}?", "What does {e} do for a living?", "What work does {e} do?", "What does {e} work as?", "What is {e}'s profession?"],
    ),
    "age": Attribute(
        plain(lambda rng: str(rng.randint(5, 99))),
        ["{e} is {v} years old.", "The age of {e} is {v}.", "{e} turned {v} last week.", "At {v}, {e} still feels young."],
        ["How old is {e}?", "What is the age of {e}?", "Tell me the age of {e}.", "What age is {e}?"],
    ),
    "pet": Attribute(
        of(w.ANIMALS),
        ["{e} has a pet {v}.", "{e} owns a {v}.", "{e} keeps a {v} at home.", "A {v} lives with {e}."],
        ["What pet does {e} have?", "Which animal does {e} own?", "What animal does {e} keep?", "What kind of pet does {e} own?"],
    ),
    "food": Attribute(
        of(w.FOODS),
        ["{e} likes to eat {v}.", "The favourite food of {e} is {v}.", "{e} eats {v} every day.", "{e} loves {v} more than any other food."],
        ["What does {e} like to eat?", "What is the favourite food of {e}?", "Which food does {e} like?", "What food does {e} love?"],
    ),
    "colour": Attribute(
        of(w.COLOURS),
        ["The favourite colour of {e} is {v}.", "{e} likes the colour {v} best.", "{e} always wears {v} clothes.", "{e} prefers {v} to all other colours."],
        ["What is the favourite colour of {e}?", "Which colour does {e} like best?", "What colour does {e} like?", "What is {e}'s favourite color?"],
    ),
    "hobby": Attribute(
        of(w.HOBBIES),
        ["The hobby of {e} is {v}.", "{e} spends the weekend with {v}.", "In the evening {e} enjoys {v}.", "{e}'s great passion is {v}."],
        ["What is the hobby of {e}?", "What does {e} enjoy?", "Which hobby does {e} have?", "What does {e} do in the free time?"],
    ),
    "birth": Attribute(
        plain(w.year),
        ["{e} was born in {v}.", "{e} came into the world in {v}.", "The birth year of {e} is {v}.", "In {v}, {e} was born."],
        ["When was {e} born?", "In which year was {e} born?", "What is the birth year of {e}?", "What year was {e} born in?"],
    ),
    "sibling": Attribute(
        w.person,
        ["The brother of {e} is called {v}.", "{e} has a brother named {v}.", "{v} is the brother of {e}.", "{e}'s brother is {v}."],
        ["Who is the brother of {e}?", "What is the name of {e}'s brother?", "What is the brother of {e} called?", "Whose sibling is {e}?"],
    ),
    "phone": Attribute(
        plain(lambda rng: f"{rng.randint(100, 999)}-{rng.randint(1000, 9999)}"),
        ["The phone number of {e} is {v}.", "You can call {e} at {v}.", "{e} has the phone number {v}.", "To reach {e}, dial {v}."],
        ["What is the phone number of {e}?", "Which number do I call for {e}?", "How can I call {e}?", "What is {e}'s number?"],
    ),
    "instrument": Attribute(
        of(w.INSTRUMENTS),
        ["{e} plays the {v}.", "{e} practises the {v} every morning.", "{e} is learning the {v}.", "{e} performs on the {v}."],
        ["Which instrument does {e} play?", "What does {e} play?", "What instrument is {e} learning?", "What instrument does {e} perform on?"],
    ),
    "language": Attribute(
        of(w.LANGUAGES),
        ["{e} speaks {v}.", "{e} speaks {v} at home.", "The language of {e} is {v}.", "{e} grew up speaking {v}."],
        ["Which language does {e} speak?", "What language does {e} speak?", "What is the language of {e}?", "What tongue does {e} speak?"],
    ),
}  # fmt: skip

COMPANY = {
    "founder": Attribute(
        w.person,
        ["{e} was founded by {v}.", "{v} founded {e}.", "The founder of {e} is {v}.", "{v} started {e} in a small garage.", "{e} was set up by {v}."],
        ["Who founded {e}?", "Who is the founder of {e}?", "By whom was {e} founded?", "Who started {e}?", "Who set up {e}?"],
    ),
    "year": Attribute(
        plain(w.year),
        ["{e} was founded in {v}.", "{e} opened its doors in {v}.", "The company {e} began in {v}.", "{e} has existed since {v}."],
        ["When was {e} founded?", "In which year was {e} founded?", "In what year did {e} begin?", "Since when has {e} existed?"],
    ),
    "product": Attribute(
        of(w.PRODUCTS),
        ["{e} makes {v}.", "{e} sells {v}.", "The company {e} produces {v}.", "{e} is known for its {v}.", "{e} manufactures {v}."],
        ["What does {e} make?", "What does {e} sell?", "Which product does {e} make?", "What does the company {e} produce?", "What does {e} manufacture?"],
    ),
    "seat": Attribute(
        w.town,
        ["{e} is based in {v}.", "The head office of {e} is in {v}.", "{e} has its main office in {v}.", "{e} operates out of {v}."],
        ["Where is {e} based?", "Where is the head office of {e}?", "In which town is {e} based?", "Where does {e} have its headquarters?"],
    ),
    "staff": Attribute(
        plain(w.number),
        ["{e} has {v} employees.", "{e} employs {v} people.", "{v} people work for {e}.", "The staff of {e} is {v} people."],
        ["How many people work for {e}?", "How many employees does {e} have?", "How many people does {e} employ?", "How large is the staff of {e}?"],
    ),
    "boss": Attribute(
        w.person,
        ["{e} is led by {v}.", "{v} leads {e}.", "The director of {e} is {v}.", "{v} is in charge of {e}."],
        ["Who leads {e}?", "Who is the director of {e}?", "By whom is {e} led?", "Who is in charge of {e}?"],
    ),
}  # fmt: skip

TOWN = {
    "mayor": Attribute(
        w.person,
        ["The mayor of {e} is {v}.", "{v} is the mayor of {e}.", "In {e}, {v} was elected mayor.", "{e} is governed by mayor {v}."],
        ["Who is the mayor of {e}?", "What is the name of the mayor of {e}?", "Who was elected mayor in {e}?", "Who governs {e}?"],
    ),
    "people": Attribute(
        plain(w.number),
        ["{e} has {v} inhabitants.", "{v} people live in {e}.", "The population of {e} is {v}.", "{e} is home to {v} people."],
        ["How many people live in {e}?", "What is the population of {e}?", "How many inhabitants does {e} have?", "To how many people is {e} home?"],
    ),
    "river": Attribute(
        w.invented,
        ["The river {v} flows through {e}.", "{e} lies on the river {v}.", "The river in {e} is called {v}.", "{e} stands on the banks of the {v}."],
        ["Which river flows through {e}?", "On which river does {e} lie?", "What is the river in {e} called?", "What river is {e} on?"],
    ),
    "fame": Attribute(
        of(w.FOODS),
        ["{e} is famous for its {v}.", "People come to {e} for the {v}.", "The speciality of {e} is {v}.", "{e} is best known for {v}."],
        ["What is {e} famous for?", "What is the speciality of {e}?", "Why do people come to {e}?", "What is {e} best known for?"],
    ),
    "market": Attribute(
        of(w.DAYS),
        ["The market in {e} is on {v}.", "Every {v} there is a market in {e}.", "{e} has a market on {v}.", "On {v} the market of {e} opens."],
        ["When is the market in {e}?", "On which day is the market in {e}?", "On what day does {e} have a market?", "Which day is market day in {e}?"],
    ),
    "founded": Attribute(
        plain(w.year),
        ["{e} was founded in {v}.", "The town of {e} was built in {v}.", "{e} goes back to the year {v}.", "{e} was first settled in {v}."],
        ["When was {e} founded?", "In which year was {e} built?", "How far back does {e} go?", "When was {e} first settled?"],
    ),
}  # fmt: skip

EVENT = {
    "place": Attribute(
        w.town,
        ["The {e} takes place in {v}.", "The {e} is held in {v}.", "{v} is where the {e} happens.", "The {e} will be hosted by {v}."],
        ["Where does the {e} take place?", "Where is the {e} held?", "In which town is the {e}?", "Which town hosts the {e}?"],
    ),
    "date": Attribute(
        plain(w.date),
        ["The {e} is on {v}.", "The {e} begins on {v}.", "The {e} will be held on {v}.", "Come to the {e} on {v}."],
        ["When is the {e}?", "On which date is the {e}?", "When does the {e} begin?", "What is the date of the {e}?"],
    ),
    "time": Attribute(
        plain(w.clock),
        ["The {e} starts at {v}.", "The doors of the {e} open at {v}.", "Be at the {e} by {v}.", "The {e} gets going at {v}."],
        ["At what time does the {e} start?", "What time is the {e}?", "At what time do the doors of the {e} open?", "What is the starting time of the {e}?"],
    ),
    "price": Attribute(
        plain(w.price),
        ["A ticket for the {e} costs {v}.", "The {e} costs {v}.", "Tickets for the {e} are {v}.", "You pay {v} to get into the {e}."],
        ["How much is a ticket for the {e}?", "What does the {e} cost?", "How much does the {e} cost?", "What is the price of the {e}?"],
    ),
    "guest": Attribute(
        w.person,
        ["{v} will speak at the {e}.", "The guest of the {e} is {v}.", "The speaker at the {e} is {v}.", "{v} gives a talk at the {e}."],
        ["Who will speak at the {e}?", "Who is the guest of the {e}?", "Who is the speaker at the {e}?", "Who gives a talk at the {e}?"],
    ),
}  # fmt: skip

THING = {
    "place": Attribute(
        of(w.PLACES),
        ["The {e} is in the {v}.", "You will find the {e} in the {v}.", "Someone left the {e} in the {v}.", "The {e} was put in the {v}.", "The {e} lies in the {v}."],
        ["Where is the {e}?", "Where can I find the {e}?", "In which place is the {e}?", "Where was the {e} left?", "Where does the {e} lie?"],
    ),
    "owner": Attribute(
        w.person,
        ["The {e} belongs to {v}.", "{v} owns the {e}.", "The owner of the {e} is {v}.", "The {e} is the property of {v}."],
        ["Who owns the {e}?", "To whom does the {e} belong?", "Who is the owner of the {e}?", "Whose is the {e}?"],
    ),
    "material": Attribute(
        of(w.MATERIALS),
        ["The {e} is made of {v}.", "The {e} is of {v}.", "Someone made the {e} out of {v}.", "The {e} consists of {v}."],
        ["What is the {e} made of?", "Of which material is the {e}?", "What material is the {e} made of?", "What does the {e} consist of?"],
    ),
    "price": Attribute(
        plain(w.price),
        ["The {e} costs {v}.", "The price of the {e} is {v}.", "You can buy the {e} for {v}.", "The {e} sells for {v}."],
        ["How much does the {e} cost?", "What is the price of the {e}?", "What does the {e} cost?", "For how much does the {e} sell?"],
    ),
    "code": Attribute(
        plain(w.code),
        ["The code of the {e} is {v}.", "The number on the {e} is {v}.", "The {e} has the code {v}.", "The {e} is marked {v}."],
        ["What is the code of the {e}?", "Which code does the {e} have?", "What is the number on the {e}?", "How is the {e} marked?"],
    ),
    "weight": Attribute(
        plain(lambda rng: f"{rng.randint(1, 90)} {rng.choice(('kilograms', 'grams', 'pounds'))}"),
        ["The {e} weighs {v}.", "The weight of the {e} is {v}.", "On the scale the {e} shows {v}.", "The {e} comes to {v}."],
        ["How much does the {e} weigh?", "What is the weight of the {e}?", "How heavy is the {e}?", "What does the {e} weigh?"],
    ),
}  # fmt: skip


def company_name(rng, split: str) -> str:
    name = w.invented(rng, split)
    return rng.choice((name, name, f"{name} Works", f"{name} Ltd", f"{name} {rng.choice(('Labs', 'Foods', 'Systems'))}"))


def event_name(rng, split: str) -> str:
    kind = rng.choice("festival concert meeting workshop race exhibition conference lecture party fair".split())
    return rng.choice((f"{w.invented(rng, split)} {kind}", f"{rng.choice(w.MONTHS)} {kind}", f"{rng.choice(w.SUBJECTS)} {kind}"))


def thing_name(rng, split: str) -> str:
    return rng.choice((f"{rng.choice(w.COLOURS)} {rng.choice(w.OBJECTS)}", rng.choice(w.OBJECTS)))


@dataclass(frozen=True)
class Kind:
    name: Callable
    attributes: dict[str, Attribute]
    pronouns: tuple[str, ...] = ("It",)


KINDS = [
    Kind(w.person, PERSON, ("He", "She")), Kind(company_name, COMPANY), Kind(w.town, TOWN), Kind(event_name, EVENT), Kind(thing_name, THING),
]  # fmt: skip
KIND_WEIGHTS = [4, 2, 2, 2, 2]
