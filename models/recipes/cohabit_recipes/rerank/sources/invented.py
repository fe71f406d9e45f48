"""Invented entities: a passage tells a few facts of one entity, a query asks for one of them.

The hard negatives lie in the data: the same entity with other facts, and other entities with the same fact. The last
wording of every statement and of every question is kept for the test split and never seen in training.
"""

import random
from collections.abc import Iterator
from pathlib import Path

from ..pairs import Pair

SYLLABLES = "ba bel bro cal cor da del dor el fa fen gal gar hal ir jor ka kel lan lor mar mel mor na nev nor ol or pel quen ra rin ro sal sel sor ta tal tor ul va ven vor wen wil yar zan zel".split()
FIRST = "Anna Boris Clara David Elena Farid Greta Hassan Ines Jonas Karin Luis Maya Nikhil Olga Pedro Rosa Samir Tilda Umar Vera Wanda Yusuf Zoe".split()
MONTHS = "January February March April May June July August September October November December".split()
TRADES = "architect baker botanist carpenter chemist conductor engineer geologist illustrator judge librarian pilot potter surgeon translator violinist".split()
SUBJECTS = "bridges beetles glaciers folk songs steam engines tides dialects lichens maps comets ceramics bees volcanoes".split()
COUNTRIES = "Austria Bolivia Canada Denmark Ecuador Finland Ghana Hungary Iceland Japan Kenya Latvia Mexico Nepal Oman Peru Romania Senegal Tunisia Uruguay Vietnam".split()
FOODS = "smoked trout|almond cake|goat cheese|plum jam|rye bread|pickled beans|honey wine|barley soup|chestnut flour|dried figs".split("|")
MATERIALS = "oak copper glass granite aluminium linen bamboo ceramic steel cork".split()
COLOURS = "grey|dark green|bright yellow|rust red|pale blue|black and white|purple".split("|")
HABITATS = "peat bogs|dry grassland|mountain streams|mangrove swamps|pine forests|salt marshes|limestone caves".split("|")
DIETS = "seeds and berries|small crabs|grasshoppers|tree sap|water plants|earthworms|moss".split("|")
LANGUAGES = "Rust Python Kotlin Go Swift Haskell OCaml TypeScript Ruby Zig".split()
LICENCES = ["MIT licence", "Apache licence", "GNU GPL", "BSD licence", "Mozilla Public License"]
GENRES = "crime novel|travel diary|collection of poems|science fiction novel|cookbook|biography|children's book".split("|")

# kind -> (how an entity is named, facts). A fact: key, values, statements, questions.
KINDS = {
    "person": ("{name}", [
        ("birth", ["{day} {month} {year}"], ["{e} was born on {v}.", "{e} (born {v})", "Born on {v}, {e} grew up in the countryside."],
         ["when was {e} born?", "{e} date of birth", "what is {e}'s birthday?", "how old is {e}"]),
        ("job", TRADES, ["{e} works as a {v}.", "By profession {e} is a {v}.", "For twenty years {e} has earned a living as a {v}."],
         ["what does {e} do for a living?", "{e} profession", "what is the job of {e}", "{e} career"]),
        ("home", COUNTRIES, ["{e} lives in {v}.", "{e} moved to {v} as a student and stayed.", "Home for {e} is a small house in {v}."],
         ["where does {e} live?", "which country is {e} based in", "{e} place of residence", "in what country did {e} settle"]),
        ("study", SUBJECTS, ["{e} wrote a thesis about {v}.", "The research of {e} is about {v}.", "{e} is an authority on {v}."],
         ["what does {e} study?", "{e} research topic", "what is {e} an expert in", "field of {e}"]),
        ("award", ["the {n} Medal"], ["In {year} {e} received {v}.", "{e} holds {v} for lifetime work.", "A jury gave {v} to {e}."],
         ["which award did {e} win?", "{e} prize", "what honour was given to {e}", "decorations of {e}"]),
    ]),
    "company": ("{n} {suffix}", [
        ("founded", ["{year}"], ["{e} was founded in {v}.", "{e} has existed since {v}.", "The history of {e} goes back to {v}."],
         ["when was {e} founded?", "{e} founding year", "how long has {e} existed", "since when is {e} in business"]),
        ("boss", ["{person}"], ["{e} is led by {v}.", "{v} is the chief executive of {e}.", "At the head of {e} stands {v}."],
         ["who runs {e}?", "{e} CEO", "who is the boss of {e}", "director of {e}"]),
        ("makes", ["{material} furniture", "{material} pipes", "{material} lamps", "{food}"], ["{e} makes {v}.", "{e} is known for its {v}.", "Its main product, sold by {e} in many shops, is {v}."],
         ["what does {e} produce?", "{e} products", "what can I buy from {e}", "goods sold by {e}"]),
        ("staff", ["{num}"], ["{e} employs {v} people.", "{v} people work for {e}.", "The payroll of {e} counts {v} names."],
         ["how many employees does {e} have?", "{e} number of staff", "how big is the workforce of {e}", "{e} headcount"]),
        ("seat", ["{town}"], ["The headquarters of {e} are in {v}.", "{e} is based in {v}.", "{e} has its main office in {v}."],
         ["where is {e} located?", "{e} headquarters", "in which city does {e} have its seat", "main office of {e}"]),
    ]),
    "town": ("{town}", [
        ("people", ["{num}"], ["{e} has {v} inhabitants.", "The population of {e} is {v}.", "{v} people call {e} their home."],
         ["how many people live in {e}?", "{e} population", "how large is {e}", "number of residents of {e}"]),
        ("river", ["{n}"], ["{e} lies on the river {v}.", "The river {v} flows through {e}.", "Bridges over the {v} join the two halves of {e}."],
         ["which river flows through {e}?", "river in {e}", "what water is {e} on", "{e} waterway"]),
        ("mayor", ["{person}"], ["The mayor of {e} is {v}.", "{v} was elected mayor of {e}.", "Since the last vote {v} governs {e}."],
         ["who is the mayor of {e}?", "{e} mayor", "who leads the town council of {e}", "head of government in {e}"]),
        ("food", FOODS, ["{e} is famous for its {v}.", "Visitors to {e} should try the {v}.", "On every market of {e} you find {v}."],
         ["what food is {e} known for?", "{e} speciality", "what should I eat in {e}", "typical dish from {e}"]),
        ("market", ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"], ["The market in {e} is held on {v}.", "Farmers sell their goods in {e} on {v}.", "Stalls fill the square of {e} on {v}."],
         ["when is market day in {e}?", "{e} market opening", "on what day can I go to the market of {e}", "weekly market {e}"]),
    ]),
    "device": ("{n} {model}", [
        ("battery", ["{hours} hours"], ["The battery of the {e} lasts {v}.", "On one charge the {e} runs for {v}.", "After {v} the {e} has to be plugged in."],
         ["how long does the battery of the {e} last?", "{e} battery life", "{e} running time", "endurance of the {e}"]),
        ("weight", ["{grams} grams"], ["The {e} weighs {v}.", "At {v} the {e} is easy to carry.", "On the scales the {e} shows {v}."],
         ["how heavy is the {e}?", "{e} weight", "what does the {e} weigh", "mass of {e}"]),
        ("price", ["{num} euros"], ["The {e} costs {v}.", "You can buy the {e} for {v}.", "Shops ask {v} for the {e}."],
         ["how much is the {e}?", "{e} price", "what does the {e} cost", "is the {e} expensive"]),
        ("reset", ["the power and volume keys for {small} seconds", "the round button for {small} seconds", "a pin into the small hole for {small} seconds"], ["To reset the {e}, press {v}.", "The {e} restarts when you press {v}.", "If nothing helps with the {e}: press {v}."],
         ["how do I reset the {e}?", "{e} frozen", "{e} does not react any more", "restart {e}"]),
        ("warranty", ["{small} years", "{months} months"], ["The {e} comes with a warranty of {v}.", "Defects of the {e} are repaired free of charge for {v}.", "For {v} after purchase we replace a faulty {e}."],
         ["how long is the {e} guaranteed?", "{e} warranty", "can I get my broken {e} repaired for free", "{e} guarantee period"]),
    ]),
    "animal": ("{n} {beast}", [
        ("eats", DIETS, ["The {e} feeds on {v}.", "{v} are what the {e} lives on.", "In the stomach of the {e} researchers found {v}."],
         ["what does the {e} eat?", "{e} diet", "food of the {e}", "what do {e}s live on"]),
        ("lives", HABITATS, ["The {e} lives in {v}.", "{v} are the home of the {e}.", "You can meet the {e} in {v}."],
         ["where does the {e} live?", "{e} habitat", "where can you find the {e}", "natural surroundings of the {e}"]),
        ("size", ["{small} centimetres"], ["The {e} grows to {v}.", "An adult {e} measures {v}.", "From nose to tail the {e} is {v} long."],
         ["how big is the {e}?", "{e} size", "how long does the {e} get", "body length of the {e}"]),
        ("colour", COLOURS, ["The coat of the {e} is {v}.", "{e}s are {v}.", "One knows the {e} by its {v} back."],
         ["what colour is the {e}?", "{e} appearance", "what does the {e} look like", "markings of the {e}"]),
        ("young", ["{small}"], ["The {e} has {v} young a year.", "A female {e} raises {v} young each spring.", "Every litter of the {e} counts {v}."],
         ["how many young does the {e} have?", "{e} reproduction", "how many babies does the {e} raise", "{e} offspring"]),
    ]),
    "library": ("{lib}", [
        ("language", LANGUAGES, ["{e} is written in {v}.", "The source code of {e} is {v}.", "{e} is a pure {v} project."],
         ["which programming language is {e} written in?", "{e} language", "what is {e} implemented in", "{e} source"]),
        ("licence", LICENCES, ["{e} is released under the {v}.", "The terms of {e} are those of the {v}.", "You may use {e} as the {v} permits."],
         ["what licence does {e} have?", "{e} license", "may I use {e} in a commercial product", "legal terms of {e}"]),
        ("install", ["pip install {lib}", "cargo add {lib}", "npm install {lib}"], ["Install {e} with `{v}`.", "To get {e}, run `{v}`.", "One line adds {e} to a project: `{v}`."],
         ["how do I install {e}?", "{e} setup", "add {e} to my project", "getting started with {e}"]),
        ("does", ["parse dates", "draw charts", "compress images", "check e-mail addresses", "schedule tasks", "read spreadsheets"], ["With {e} you can {v}.", "{e} helps programs to {v}.", "People take {e} when they have to {v}."],
         ["what is {e} for?", "{e} purpose", "what can I do with {e}", "why would I use {e}"]),
        ("version", ["{small}.{small}"], ["The latest version of {e} is {v}.", "{e} {v} was released last week.", "At the time of writing {e} stands at {v}."],
         ["what is the newest version of {e}?", "{e} latest release", "which version of {e} is current", "{e} version number"]),
    ]),
    "book": ("The {n} {thing}", [
        ("author", ["{person}"], ["{e} was written by {v}.", "{v} is the author of {e}.", "With {e}, {v} made a name."],
         ["who wrote {e}?", "{e} author", "by whom is {e}", "writer of {e}"]),
        ("genre", GENRES, ["{e} is a {v}.", "Critics call {e} a {v}.", "In the shop you find {e} on the shelf for every {v}."],
         ["what kind of book is {e}?", "{e} genre", "is {e} a novel", "what sort of text is {e}"]),
        ("pages", ["{num} pages"], ["{e} has {v}.", "The {v} of {e} are quickly read.", "{e} runs to {v}."],
         ["how long is {e}?", "{e} page count", "how many pages does {e} have", "length of {e}"]),
        ("place", COUNTRIES, ["{e} is set in {v}.", "The story of {e} takes place in {v}.", "{e} leads its readers to {v}."],
         ["where is {e} set?", "{e} setting", "in which country does {e} play", "scene of {e}"]),
    ]),
    "festival": ("{town} {fest}", [
        ("date", ["{day} {month}"], ["The {e} begins on {v}.", "On {v} the {e} opens its doors.", "Everything is ready for the {e}, which starts on {v}."],
         ["when is the {e}?", "{e} dates", "what day does the {e} start", "beginning of the {e}"]),
        ("ticket", ["{small} euros"], ["A ticket for the {e} costs {v}.", "Admission to the {e} is {v}.", "Whoever wants to see the {e} pays {v} at the door."],
         ["how much is a ticket for the {e}?", "{e} admission fee", "what does it cost to visit the {e}", "{e} entrance charge"]),
        ("star", ["{person}"], ["The main guest of the {e} is {v}.", "{v} will perform at the {e}.", "The highlight of the {e} is an evening with {v}."],
         ["who performs at the {e}?", "{e} headliner", "which artist comes to the {e}", "line-up of the {e}"]),
        ("parking", ["behind the station", "at the old airfield", "next to the swimming pool", "on the meadow by the river"], ["Visitors of the {e} park {v}.", "Parking for the {e} is {v}.", "If you come to the {e} by car, leave it {v}."],
         ["where can I park at the {e}?", "{e} parking", "{e} car park", "arriving at the {e} by car"]),
    ]),
}  # fmt: skip
FILLERS = ["", "", "More details will follow.", "This is well known in the region.", "There is little else to report.", "An older source says otherwise, but it is wrong."]


class Namer:
    """Fills the placeholders of names and values with invented words and random numbers."""

    def __init__(self, chance: random.Random):
        self.chance = chance

    def word(self) -> str:
        return "".join(self.chance.choices(SYLLABLES, k=self.chance.choice((2, 2, 3))))

    def fill(self, shape: str) -> str:
        pick, number = self.chance.choice, self.chance.randint
        parts = {
            "n": self.word().title(), "name": f"{pick(FIRST)} {self.word().title()}", "person": f"{pick(FIRST)} {self.word().title()}",
            "town": self.word().title() + pick(("", "burg", "ton", "field", "haven", "stead")), "suffix": pick(("Ltd", "Works", "Group", "Brothers", "Industries")),
            "model": f"{pick('ABCDEFGHKLMPRSTXZ')}{number(1, 99)}", "beast": pick(("finch", "shrew", "newt", "hare", "gecko", "vole", "heron")),
            "lib": self.word() + pick(("", "-kit", "lib", "-js", "py")), "thing": pick(("Lantern", "Orchard", "Harbour", "Letters", "Winter", "Compass")),
            "fest": pick(("Jazz Days", "Film Week", "Wine Fair", "Book Fair", "Kite Festival", "Lantern Night")), "material": pick(MATERIALS), "food": pick(FOODS),
            "day": str(number(1, 28)), "month": pick(MONTHS), "year": str(number(1650, 2024)), "num": f"{number(40, 90000)}", "hours": str(number(3, 72)),
            "grams": str(number(80, 4000)), "small": str(number(2, 30)), "months": str(number(6, 48)),
        }  # fmt: skip
        return shape.format_map(parts)


def capital(text: str) -> str:
    return text[0].upper() + text[1:]


def statement(shapes: list[str], entity: str, value: str, split: str, chance: random.Random, namer: Namer) -> str:
    shape = shapes[-1] if split == "test" else chance.choice(shapes[:-1])
    return capital(namer.fill(shape.replace("{e}", entity).replace("{v}", value)).removeprefix("the "))


def question(shapes: list[str], entity: str, split: str, chance: random.Random) -> str:
    text = (shapes[-1] if split == "test" else chance.choice(shapes[:-1])).replace("{e}", entity)
    return capital(text) if chance.random() < 0.5 else text


def pairs(_corpora: Path, chance: random.Random, entities: int = 2600) -> Iterator[Pair]:
    namer = Namer(chance)
    for number in range(entities):
        split = "test" if number % 10 == 0 else "dev" if number % 25 == 1 else "train"
        kind = chance.choice(list(KINDS))
        name_shape, facts = KINDS[kind]
        entity = namer.fill(name_shape)
        shuffled = chance.sample(facts, len(facts))
        half = len(shuffled) // 2
        for told in (shuffled[:half], shuffled[half:]):
            lines = [statement(shapes, entity, namer.fill(chance.choice(values)), split, chance, namer) for _, values, shapes, _ in told]
            passage = " ".join(lines + [chance.choice(FILLERS)]).strip()
            known = {f"{entity}.{key}": "told" for key, *_ in told}
            for key, _, _, questions in told:
                wanted = {f"{entity}.{key}": "told"}
                yield Pair("invented facts", f"invented {number}", question(questions, entity, split, chance), passage, known, wanted, split)
