"""A few hundred everyday facts, asked in several wordings. The last wording of each list is kept for the test split."""

from . import words as w
from .conversation import Conversation, pick_wording

CAPITALS = dict(
    pair.split(":")
    for pair in (
        "France:Paris,Germany:Berlin,Italy:Rome,Spain:Madrid,Portugal:Lisbon,Austria:Vienna,Greece:Athens,Poland:Warsaw,Norway:Oslo,Sweden:Stockholm,Finland:Helsinki,"
        "Denmark:Copenhagen,Ireland:Dublin,Hungary:Budapest,Belgium:Brussels,Japan:Tokyo,China:Beijing,India:New Delhi,Russia:Moscow,Egypt:Cairo,Kenya:Nairobi,"
        "Canada:Ottawa,Mexico:Mexico City,Brazil:Brasilia,Argentina:Buenos Aires,Chile:Santiago,Peru:Lima,Cuba:Havana,Turkey:Ankara,Iran:Tehran,Thailand:Bangkok,"
        "Vietnam:Hanoi,Australia:Canberra,England:London,Scotland:Edinburgh,the United States:Washington,Switzerland:Bern,the Netherlands:Amsterdam"
    ).split(",")
)
SOUNDS = {"dog": "barks", "cat": "meows", "cow": "moos", "sheep": "bleats", "horse": "neighs", "pig": "grunts", "duck": "quacks", "lion": "roars", "bee": "buzzes", "frog": "croaks", "owl": "hoots", "snake": "hisses", "wolf": "howls", "mouse": "squeaks"}  # fmt: skip
LEGS = {"dog": 4, "cat": 4, "horse": 4, "cow": 4, "bird": 2, "duck": 2, "hen": 2, "spider": 8, "ant": 6, "bee": 6, "butterfly": 6, "snake": 0, "fish": 0, "human": 2, "elephant": 4, "mouse": 4, "octopus": 8}  # fmt: skip
OPPOSITES = dict(
    pair.split(":")
    for pair in "hot:cold,big:small,up:down,left:right,day:night,black:white,old:young,good:bad,fast:slow,open:closed,full:empty,happy:sad,hard:soft,wet:dry,high:low,light:dark,long:short,near:far,rich:poor,strong:weak,early:late,in:out,yes:no,true:false,clean:dirty,loud:quiet,heavy:light,thick:thin".split(",")
)  # fmt: skip
YOUNG = {"dog": "puppy", "cat": "kitten", "cow": "calf", "horse": "foal", "sheep": "lamb", "goat": "kid", "hen": "chick", "duck": "duckling", "bear": "cub", "lion": "cub", "frog": "tadpole", "pig": "piglet", "goose": "gosling", "swan": "cygnet"}  # fmt: skip
COLOUR_OF = {"grass": "green", "the sky": "blue", "blood": "red", "snow": "white", "coal": "black", "a banana": "yellow", "an orange": "orange", "milk": "white", "a lemon": "yellow", "a tomato": "red", "chocolate": "brown", "the night sky": "black", "a carrot": "orange", "a leaf": "green"}  # fmt: skip
AMOUNTS = {
    "days are in a week": "There are seven days in a week.", "months are in a year": "There are twelve months in a year.", "hours are in a day": "There are 24 hours in a day.",
    "minutes are in an hour": "There are 60 minutes in an hour.", "seconds are in a minute": "There are 60 seconds in a minute.", "days are in a year": "There are 365 days in a year, and 366 in a leap year.",
    "weeks are in a year": "There are 52 weeks in a year.", "letters are in the alphabet": "There are 26 letters in the English alphabet.", "legs does a chair have": "A chair usually has four legs.",
    "wheels does a bicycle have": "A bicycle has two wheels.", "wheels does a car have": "A car has four wheels.", "fingers are on a hand": "There are five fingers on a hand.", "sides does a triangle have": "A triangle has three sides.",
    "sides does a square have": "A square has four sides.", "centimetres are in a metre": "There are 100 centimetres in a metre.", "metres are in a kilometre": "There are 1000 metres in a kilometre.", "grams are in a kilogram": "There are 1000 grams in a kilogram.",
    "seasons are in a year": "There are four seasons in a year.", "colours are in a rainbow": "People usually count seven colours in a rainbow.", "continents are there": "There are seven continents.", "bits are in a byte": "There are eight bits in a byte.",
    "planets are in the solar system": "There are eight planets in the solar system.", "players are in a football team": "A football team has eleven players.", "strings does a violin have": "A violin has four strings.", "eyes does a human have": "A human has two eyes.",
}  # fmt: skip
SINGLE = [
    (["What is the largest planet?", "Which planet is the largest?", "Which is the biggest planet in the solar system?", "Name the largest planet."], "Jupiter is the largest planet in the solar system."),
    (["Which planet do we live on?", "On which planet do people live?", "What planet are we on?", "What is our planet called?"], "We live on the planet Earth."),
    (["What is the sun?", "Is the sun a star?", "What kind of thing is the sun?", "Tell me what the sun is."], "The sun is a star."),
    (["What is the largest ocean?", "Which ocean is the largest?", "Name the biggest ocean.", "Which is the greatest ocean?"], "The Pacific is the largest ocean."),
    (["What is the highest mountain?", "Which mountain is the highest in the world?", "Name the tallest mountain on Earth.", "What is the tallest mountain?"], "Mount Everest is the highest mountain in the world."),
    (["What is the largest animal?", "Which animal is the largest?", "Name the biggest animal.", "What is the biggest animal on Earth?"], "The blue whale is the largest animal."),
    (["What do bees make?", "What do we get from bees?", "Which food do bees make?", "What food comes from bees?"], "Bees make honey."),
    (["What do cows give us?", "Which drink comes from cows?", "What do we get from cows?", "What do cows produce?"], "Cows give us milk."),
    (["What is water made of?", "Which elements are in water?", "What does water consist of?", "Of what is water made?"], "Water is made of hydrogen and oxygen."),
    (["When does water freeze?", "At what temperature does water freeze?", "What is the freezing point of water?", "At which temperature does water turn to ice?"], "Water freezes at 0 degrees Celsius."),
    (["When does water boil?", "At what temperature does water boil?", "What is the boiling point of water?", "At which temperature does water boil?"], "Water boils at 100 degrees Celsius."),
    (["What is ice?", "What is ice made of?", "What is ice really?", "Tell me what ice is."], "Ice is frozen water."),
    (["Where does the sun rise?", "In which direction does the sun rise?", "Where does the sun come up?", "On which side does the sun rise?"], "The sun rises in the east."),
    (["Where does the sun set?", "In which direction does the sun set?", "Where does the sun go down?", "On which side does the sun set?"], "The sun sets in the west."),
    (["What do plants need?", "What does a plant need to grow?", "What do plants need to live?", "What must a plant have to grow?"], "Plants need light, water and air."),
    (["What do we use to see?", "With what do we see?", "Which part of the body do we see with?", "What do people see with?"], "We see with our eyes."),
    (["What do we use to hear?", "With what do we hear?", "Which part of the body do we hear with?", "What do people hear with?"], "We hear with our ears."),
    (["What is a browser?", "What does a browser do?", "Explain what a web browser is.", "What is a web browser?"], "A browser is a program that shows web pages."),
    (["What is a computer?", "Explain what a computer is.", "What does a computer do?", "Tell me what a computer is."], "A computer is a machine that follows programs to work with data."),
    (["What is the opposite of north?", "Which direction is opposite to north?", "What lies opposite to north?", "What is opposite of north?"], "The opposite of north is south."),
    (["What are the seasons?", "Name the four seasons.", "Which seasons are there?", "List the seasons."], "The seasons are spring, summer, autumn and winter."),
    (["What are the days of the week?", "Name the days of the week.", "List the days of the week.", "Which days are in a week?"], "The days are Monday, Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday."),
    (["What are the months of the year?", "Name the months.", "List the months of the year.", "Which months are there?"], "The months are January, February, March, April, May, June, July, August, September, October, November and December."),
    (["Who wrote Hamlet?", "Who is the author of Hamlet?", "Which writer wrote Hamlet?", "Hamlet was written by whom?"], "William Shakespeare wrote Hamlet."),
    (["Who wrote about Sherlock Holmes?", "Who invented Sherlock Holmes?", "Who is the author of Sherlock Holmes?", "Which writer made up Sherlock Holmes?"], "Arthur Conan Doyle wrote about Sherlock Holmes."),
]  # fmt: skip


def everyday_pair(rng, split: str) -> tuple[str, str]:
    def wording(options: list[str], key: str) -> str:
        return pick_wording(rng, options, split).replace("{x}", key)

    topic = rng.randrange(11)
    if topic == 0:
        country = rng.choice(list(CAPITALS))
        asked = wording(["What is the capital of {x}?", "Which city is the capital of {x}?", "Tell me the capital of {x}.", "Name the capital of {x}.", "capital of {x}?", "What city is the capital of {x}?"], country)
        return asked, f"The capital of {country} is {CAPITALS[country]}."
    if topic == 1:
        city = rng.choice(list(CAPITALS.values()))
        country = next(name for name, capital in CAPITALS.items() if capital == city)
        return wording(["Where is {x}?", "In which country is {x}?", "Which country is {x} in?", "In what country does {x} lie?"], city), f"{city} is in {country}."
    if topic == 2:
        animal = rng.choice(list(SOUNDS))
        return wording(["Which sound does a {x} make?", "What sound does a {x} make?", "What does a {x} do to make a sound?", "How does a {x} sound?"], animal), f"A {animal} {SOUNDS[animal]}.".replace("A owl", "An owl")
    if topic == 3:
        animal = rng.choice(list(LEGS))
        count = {0: "no", 2: "two", 4: "four", 6: "six", 8: "eight"}[LEGS[animal]]
        article = "An" if animal[0] in "aeio" else "A"
        return wording(["How many legs does a {x} have?", "How many legs has a {x}?", "Tell me how many legs a {x} has.", "What number of legs does a {x} have?"], animal), f"{article} {animal} has {count} legs."
    if topic == 4:
        word = rng.choice(list(OPPOSITES))
        return wording(["What is the opposite of {x}?", "Give me the opposite of {x}.", "opposite of {x}?", "Which word is the opposite of {x}?", "Name the opposite of {x}."], word), f"The opposite of {word} is {OPPOSITES[word]}."
    if topic == 5:
        animal = rng.choice(list(YOUNG))
        return wording(["What is a young {x} called?", "How do you call a young {x}?", "What is a baby {x} called?", "What is the name for a young {x}?"], animal), f"A young {animal} is called a {YOUNG[animal]}."
    if topic == 6:
        thing = rng.choice(list(COLOUR_OF))
        return wording(["What colour is {x}?", "Which colour has {x}?", "What is the colour of {x}?", "What color is {x}?", "Tell me the colour of {x}."], thing), f"{thing[0].upper()}{thing[1:]} is {COLOUR_OF[thing]}."
    if topic == 7:
        key = rng.choice(list(AMOUNTS))
        return wording(["How many {x}?", "Tell me how many {x}.", "Do you know how many {x}?", "how many {x}", "Please say how many {x}."], key), AMOUNTS[key]
    if topic == 8:
        position = rng.randrange(7)
        if rng.random() < 0.5:
            return wording(["Which day comes after {x}?", "What day is after {x}?", "What comes after {x}?", "Which day follows {x}?"], w.DAYS[position]), f"{w.DAYS[(position + 1) % 7]} comes after {w.DAYS[position]}."
        return wording(["Which day comes before {x}?", "What day is before {x}?", "What comes before {x}?", "Which day precedes {x}?"], w.DAYS[position]), f"{w.DAYS[position - 1]} comes before {w.DAYS[position]}."
    if topic == 9:
        position = rng.randrange(12)
        return wording(["Which month comes after {x}?", "What month is after {x}?", "What month follows {x}?", "Which month follows {x}?"], w.MONTHS[position]), f"{w.MONTHS[(position + 1) % 12]} comes after {w.MONTHS[position]}."
    wordings, reply = rng.choice(SINGLE)
    return pick_wording(rng, wordings, split), reply


def everyday(rng, split: str) -> Conversation:
    question, reply = everyday_pair(rng, split)
    return Conversation([("user", question), ("assistant", reply)], 0.1, "everyday")
