"""What the arguments of calls are drawn from, and short constructors of tools.

A `Values` draws (argument, words): the JSON value of the call and how a user says it. Most are copied letter by letter, for a tiny model
copies well and converts badly; dates, times, small integers, booleans and currencies are now and then said another way."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .. import words as w
from .tool import Parameter, Tool


@dataclass(frozen=True)
class Values:
    type: str
    draw: Callable  # (rng, split) -> (argument, words)
    enum: list[Any] | None = None
    items: str = "string"  # JSON Schema type of what an array holds


CITIES = (
    "Paris|London|Rome|Madrid|Berlin|Vienna|Oslo|Dublin|Lisbon|Prague|Athens|Warsaw|Helsinki|Stockholm|Copenhagen|Amsterdam|Brussels|Budapest|Zurich|"
    "Geneva|Munich|Hamburg|Cologne|Milan|Venice|Naples|Florence|Barcelona|Seville|Porto|Lyon|Marseille|Nice|Bordeaux|Edinburgh|Glasgow|Manchester|"
    "Liverpool|Bristol|Leeds|Cardiff|Belfast|Cork|Boston|Chicago|Seattle|Denver|Miami|Dallas|Houston|Atlanta|New York|Los Angeles|San Francisco|"
    "Toronto|Montreal|Vancouver|Ottawa|Mexico City|Lima|Bogota|Santiago|Buenos Aires|Sao Paulo|Cairo|Nairobi|Lagos|Cape Town|Casablanca|Istanbul|"
    "Dubai|Mumbai|Delhi|Bangkok|Singapore|Hong Kong|Tokyo|Osaka|Kyoto|Seoul|Beijing|Shanghai|Sydney|Melbourne|Perth|Auckland|Wellington|Manila|"
    "Jakarta|Hanoi|Krakow|Riga|Tallinn|Vilnius|Zagreb|Belgrade|Sofia|Bucharest|Reykjavik|Salzburg|Leipzig|Dresden|Antwerp|Utrecht|Valencia|Granada"
).split("|")
COUNTRIES = (
    "France|Germany|Italy|Spain|Portugal|Norway|Sweden|Finland|Denmark|Poland|Greece|Turkey|Egypt|Kenya|Morocco|India|Japan|China|Vietnam|Thailand|"
    "Brazil|Peru|Chile|Mexico|Canada|Australia|New Zealand|Iceland|Ireland|Scotland|Austria|Hungary|Croatia|Nepal|Cuba|Argentina"
).split("|")
PHRASES = (
    "call the bank|buy stamps|water the plants|team lunch|budget review|dentist|pay the rent|pick up the parcel|summer party|project kickoff|"
    "parent evening|piano lesson|car service|return the library books|clean the oven|order new glasses|book the hall|renew the passport|yoga class|"
    "sales call|design workshop|birthday dinner|feed the cat|send the invoice|fix the bike|weekly report|board meeting|chess club|garden day|"
    "job interview|movie night|house viewing|tax papers|choir practice|swimming lesson|back up the photos|visit grandma|wedding plans|vet visit|team retreat"
).split("|")
MESSAGES = (
    "I am running late|See you at the station|Dinner is ready|The train is cancelled|Can you call me back?|Thanks for your help|The parcel has arrived|"
    "Please bring your own cup|I will be there soon|The meeting starts earlier|Happy birthday!|Good luck with the exam|We need more milk|The keys are under the mat|"
    "Have a safe trip|The printer works again|Lunch is on me|I found your umbrella|Please send me the slides|The door code has changed|The heating is broken|"
    "We won the match!|I am at the hotel now|The cake is in the fridge|Do not wait for me|The contract is signed|Sorry, I missed your call|The room is too small|"
    "The plumber comes today|Welcome to the team|I left my coat at your place|The tickets are booked"
).split("|")
QUERIES = (
    "cheap winter boots|how to knit a scarf|solar panels|history of tea|easy lentil soup|electric bikes|best hiking trails|black holes|running shoes|"
    "learn the guitar|old maps|garden birds|jazz piano|home insurance|volcanoes|how bread rises|vegan curry|used cameras|moon landing|bee keeping|"
    "small desk lamps|repair a zip|train museums|paper planes|ocean currents|sourdough|wooden toys|chess openings|how magnets work|roof tiles|"
    "medieval castles|board games|weekend trips|cold brew coffee|tomato diseases|sleep and memory|fast card tricks|folding chairs|deep sea fish|tiny houses"
).split("|")
GROCERIES = (
    "milk|eggs|bread|butter|rice|pasta|cheese|apples|bananas|tomatoes|onions|carrots|potatoes|chicken|fish|tofu|beans|lentils|flour|sugar|salt|honey|"
    "coffee|tea|yogurt|lemons|spinach|mushrooms|garlic|olive oil|oats|cream|peppers|soap|chocolate|jam"
).split("|")
STREETS = "Mill|Station|Church|Park|Garden|River|Castle|Oak|Bridge|Market|Harbour|School|Rose|Hill|Lake|Forest|King|Queen|Maple|Abbey".split("|")
DOMAINS = "example.com|mail.example|post.example|example.org|office.example|example.net".split("|")
TEST_DOMAINS = ["studio.example", "letters.example"]
SMALL = w.NUMBER_WORDS[:11]
CURRENCY_NAMES = {"EUR": "euros", "USD": "US dollars", "GBP": "British pounds", "JPY": "Japanese yen", "CHF": "Swiss francs", "INR": "Indian rupees"}
CURRENCIES = ["EUR", "USD", "GBP", "JPY", "CHF", "INR", "CAD", "AUD", "SEK", "NOK", "DKK", "PLN", "CZK", "MXN", "BRL", "KRW"]
LANGUAGES = w.LANGUAGES + ["Portuguese", "Russian", "Swedish", "Danish", "Norwegian", "Finnish", "Czech", "Hungarian", "Swahili", "Thai", "Vietnamese", "Chinese"]


def of_split(items: list, split: str) -> list:
    """The last fifth of a long list is kept for the test split; short lists are shared."""
    if len(items) < 10:
        return items
    kept = len(items) - len(items) // 5
    return items[kept:] if split == "test" else items[:kept]


def same(make: Callable, type_: str = "string") -> Values:
    """Values said just as they are written in the call."""

    def draw(rng, split):
        value = make(rng, split)
        return value, str(value)

    return Values(type_, draw)


def text(phrases: str) -> Values:
    """Phrases parted by "|", copied as they are."""
    items = phrases.split("|")
    return same(lambda rng, split: rng.choice(of_split(items, split)))


def wild_words(rng, least: int, most: int) -> str:
    pool = w.WILD if w.WILD and rng.random() < 0.6 else w.NOUNS
    return " ".join(rng.choice(pool) for _ in range(rng.randint(least, most)))


def _open(items: list[str], wild: float = 0.25) -> Values:
    """Mostly sensible phrases; some of random words, so that copying does not depend on sense."""

    def make(rng, split):
        if rng.random() < wild:
            return wild_words(rng, 1, 4)
        phrase = rng.choice(of_split(items, split))
        return phrase.capitalize() if rng.random() < 0.3 else phrase

    return same(make)


def _city(rng, split):
    return rng.choice(of_split(CITIES, split)) if rng.random() < 0.6 else w.town(rng, split)


def _address(rng, split):
    street = rng.choice(STREETS) if rng.random() < 0.6 else w.invented(rng, split).capitalize()
    return f"{rng.randint(1, 180)} {street} {rng.choice(('Street', 'Road', 'Lane', 'Avenue'))}"


def _email(rng, split):
    first = (rng.choice(w.FIRST_NAMES) if rng.random() < 0.5 else w.invented(rng, split)).lower()
    last = rng.choice(w.LAST_NAMES).lower() if rng.random() < 0.5 else ""
    domain = rng.choice(TEST_DOMAINS if split == "test" else DOMAINS)
    return first + (rng.choice("._") + last if last else "") + "@" + domain


def _date(rng, split):
    year, month, day = rng.randint(2024, 2029), rng.randint(1, 12), rng.randint(1, 28)
    iso = f"{year}-{month:02}-{day:02}"
    if rng.random() < 0.75:
        return iso, iso
    name = w.MONTHS[month - 1]
    return iso, rng.choice((f"{name} {day}, {year}", f"{day} {name} {year}"))


def _day(rng, split):
    style = rng.random()
    if style < 0.4:
        return rng.choice(w.DAYS)
    if style < 0.55:
        return rng.choice(("today", "tomorrow", "next " + rng.choice(w.DAYS)))
    return w.date(rng)


def _time(rng, split):
    hour, minute = rng.randint(6, 22), rng.choice((0, 5, 10, 15, 20, 30, 40, 45, 50))
    written = f"{hour:02}:{minute:02}"
    if rng.random() < 0.8 or minute:
        return written, written
    return written, f"{(hour - 1) % 12 + 1} {'am' if hour < 12 else 'pm'}"


def integer(low: int, high: int, step: int = 1) -> Values:
    """Whole numbers in digits; one to ten also as words."""

    def draw(rng, split):
        value = rng.randrange(low, high + 1, step)
        return value, SMALL[value] if 1 <= value <= 10 and rng.random() < 0.35 else str(value)

    return Values("integer", draw)


def digits(low: int, high: int, step: int = 1) -> Values:
    """Whole numbers that nobody says in words, such as years or room numbers."""
    return same(lambda rng, split: rng.randrange(low, high + 1, step), "integer")


def decimal(low: float, high: float, places: int = 1) -> Values:
    """Numbers, about half of them with a fraction."""

    def make(rng, split):
        return round(rng.uniform(low, high), places) if rng.random() < 0.5 else rng.randint(int(low) + 1, int(high))

    return same(make, "number")


def money(low: int, high: int) -> Values:
    """An amount whose sign or currency word is not part of the argument."""

    def draw(rng, split):
        value = rng.randint(low, high) if rng.random() < 0.7 else float(f"{rng.randint(low, high)}.{rng.choice((25, 99, 75, 49))}")
        return value, rng.choice((f"${value}", f"{value} euros", f"{value} dollars", f"€{value}", f"{value} pounds"))

    return Values("number", draw)


def flag(yes: str, no: str) -> Values:
    """A boolean said in words; several ways are parted by "|"."""

    def draw(rng, split):
        value = rng.random() < 0.5
        return value, rng.choice((yes if value else no).split("|"))

    return Values("boolean", draw)


def choice(options: str, type_: str = "string") -> Values:
    """An enum, parted by "|"; "one_way:one way/single" gives the ways to say an option that is not said as it is written."""
    said: dict[str, list[str]] = {}
    for option in options.split("|"):
        value, _, ways = option.partition(":")
        said[value] = ways.split("/") if ways else [value]

    def draw(rng, split):
        value = rng.choice(list(said))
        return value, rng.choice(said[value])

    return Values(type_, draw, list(said))


def code(pattern: str) -> Values:
    """Letters for "A", digits for "9", anything else as it is; several patterns are parted by "|"."""

    def make(rng, split):
        return fill_code(rng, rng.choice(pattern.split("|")))

    return same(make)


def fill_code(rng, pattern: str) -> str:
    return "".join(rng.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") if c == "A" else rng.choice("123456789") if c == "9" else c for c in pattern)


def several(items: str | list[str] | Values, least: int = 2, most: int = 3) -> Values:
    """A list of different values: "milk, eggs and bread"."""

    def draw(rng, split):
        if isinstance(items, Values):
            values = []
            while len(values) < (size := rng.randint(least, most)):
                value = items.draw(rng, split)[0]
                if value not in values:
                    values.append(value)
            values = values[:size]
        else:
            pool = of_split(items.split("|") if isinstance(items, str) else items, split)
            values = rng.sample(pool, min(len(pool), rng.randint(least, most)))
        words = [str(value) for value in values]
        return values, words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]

    return Values("array", draw, items=items.type if isinstance(items, Values) else "string")


def _currency(rng, split):
    value = rng.choice(CURRENCIES)
    return value, CURRENCY_NAMES[value] if value in CURRENCY_NAMES and rng.random() < 0.3 else value


CITY = same(_city)
COUNTRY = same(lambda rng, split: rng.choice(of_split(COUNTRIES, split)))
PERSON = same(w.person)
NAME = same(lambda rng, split: rng.choice(w.FIRST_NAMES) if rng.random() < 0.5 else w.invented(rng, split).capitalize())
ADDRESS = same(_address)
EMAIL = same(_email)
DATE = Values("string", _date)
DAY = same(_day)
WEEKDAY = same(lambda rng, split: rng.choice(w.DAYS))
MONTH = same(lambda rng, split: rng.choice(w.MONTHS))
TIME = Values("string", _time)
TITLE = _open(PHRASES)
MESSAGE = same(lambda rng, split: rng.choice(of_split(MESSAGES, split)) if rng.random() < 0.7 or not w.SENTENCES or split == "test" else rng.choice(w.SENTENCES))
QUERY = _open(QUERIES)
LANGUAGE = same(lambda rng, split: rng.choice(of_split(LANGUAGES, split)))
CURRENCY = Values("string", _currency)
ITEM = same(lambda rng, split: rng.choice(of_split(w.OBJECTS, split)))
PRODUCT = same(lambda rng, split: rng.choice(of_split(w.PRODUCTS, split)))
GROCERY = same(lambda rng, split: rng.choice(of_split(GROCERIES, split)))
GROCERY_LIST = several(GROCERIES)
PEOPLE = several(NAME)
BRAND = same(lambda rng, split: w.invented(rng, split).capitalize())
PHONE = code("999-9999|0999 999999|555-0199")
URL = same(lambda rng, split: f"https://{w.invented(rng, split).lower()}.example" + rng.choice(("", "/about", "/news", "/shop")))
FILE = same(lambda rng, split: f"{rng.choice(w.NOUNS)}{rng.choice(('', '_' + rng.choice(w.NOUNS), str(rng.randint(1, 99))))}.{rng.choice(('txt', 'pdf', 'csv', 'docx', 'png'))}")
ROOM = text("kitchen|bedroom|living room|bathroom|hallway|office|nursery|dining room|garage|attic|cellar|guest room|study|laundry room|playroom")


def p(name: str, description: str, values: Values) -> Parameter:
    """A required parameter."""
    return Parameter(name, values.type, description, values.draw, True, values.enum, values.items)


def o(name: str, description: str, values: Values) -> Parameter:
    """An optional parameter."""
    return Parameter(name, values.type, description, values.draw, False, values.enum, values.items)


def tool(name: str, description: str, parameters: list[Parameter], requests: str, result: dict[str, Any], answers: str) -> Tool:
    """Requests and answers are given one a line. Of the result, functions are called with (rng, arguments), all else is constant."""

    def make(rng, arguments):
        return {key: value(rng, arguments) if callable(value) else value for key, value in result.items()}

    lines = [[line.strip() for line in block.strip().split("\n")] for block in (requests, answers)]
    return Tool(name, description, parameters, lines[0], make, lines[1])


# What results are made of: functions of (rng, arguments).


def num(low: int, high: int) -> Callable:
    return lambda rng, arguments: rng.randint(low, high)


def dec(low: float, high: float, places: int = 1) -> Callable:
    return lambda rng, arguments: round(rng.uniform(low, high), places)


def pick(options: str) -> Callable:
    return lambda rng, arguments: rng.choice(options.split("|"))


def ref(pattern: str) -> Callable:
    return lambda rng, arguments: fill_code(rng, pattern)


def at(rng, arguments) -> str:
    return f"{rng.randint(6, 22):02}:{rng.choice((0, 10, 15, 20, 30, 45)):02}"


def on(rng, arguments) -> str:
    return rng.choice((rng.choice(w.DAYS), w.date(rng), f"2026-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}"))


def who(rng, arguments) -> str:
    return w.person(rng, "train")


def place(rng, arguments) -> str:
    return _city(rng, "train")
