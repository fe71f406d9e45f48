"""More of what the arguments of calls are drawn from: symbols, codes, names and sums, nearly all copied as they are said."""

from .. import words as w
from .values import QUERIES, Values, fill_code, of_split, same, text, wild_words


def _either(known: str, patterns: str, share: float = 0.5) -> Values:
    """Known codes, parted by "|", and made-up ones."""
    items, shapes = known.split("|"), patterns.split("|")
    return same(lambda rng, split: rng.choice(of_split(items, split)) if rng.random() < share else fill_code(rng, rng.choice(shapes)))


def _expression(rng, split):
    a, b, c = (rng.randint(2, 999 if rng.random() < 0.4 else 40) for _ in range(3))
    one, two = rng.choice("+-*/"), rng.choice("+-*")
    style = rng.random()
    if style < 0.5:
        return f"{a} {one} {b}"
    if style < 0.65:
        return f"{a}{one}{b}"
    return f"{a} {one} {b} {two} {c}" if style < 0.8 else f"({a} {two} {b}) {one} {c}"


def _title(rng, split):
    """Names of songs, books and films: two or three words with capitals."""
    style = rng.random()
    noun, other = rng.choice(w.NOUNS).capitalize(), rng.choice(w.NOUNS).capitalize()
    if style < 0.3:
        return f"The {rng.choice(w.COLOURS).capitalize()} {noun}"
    if style < 0.55:
        return f"{noun} and {other}"
    if style < 0.75:
        return f"{rng.choice(('My', 'No', 'Last', 'First', 'Blue', 'Every', 'One More'))} {noun}"
    return wild_words(rng, 1, 3).title() if style < 0.9 else f"{noun} {other}"


def _artist(rng, split):
    style = rng.random()
    if style < 0.4:
        return w.person(rng, split)
    return f"The {rng.choice(w.NOUNS).capitalize()}s" if style < 0.7 else w.invented(rng, split).capitalize()


def _clock(rng, split):
    """Times that the call holds as they are said: "7 pm", "8:15 am", "noon"."""
    hour = rng.randint(1, 12)
    style = rng.random()
    if style < 0.4:
        return f"{hour} {rng.choice(('am', 'pm'))}"
    if style < 0.75:
        return f"{hour}:{rng.choice(('00', '15', '30', '45'))} {rng.choice(('am', 'pm'))}"
    return rng.choice(("noon", "midnight", f"{rng.randint(13, 22)}:{rng.choice(('00', '30', '40'))}", f"{hour} o'clock"))


def _user(rng, split):
    name = (rng.choice(w.FIRST_NAMES) if rng.random() < 0.5 else w.invented(rng, split)).lower()
    return name + rng.choice(("", str(rng.randint(1, 99)), "_" + rng.choice(w.LAST_NAMES).lower(), "." + rng.choice(w.LAST_NAMES).lower()))


def _branch(rng, split):
    return rng.choice(("main", "develop", "")) or f"{rng.choice(('fix', 'feature', 'hotfix', 'chore'))}/{rng.choice(w.NOUNS)}-{rng.choice(w.NOUNS)}"


def _repo(rng, split):
    return f"{rng.choice(w.NOUNS)}-{rng.choice(('app', 'api', 'site', 'tools', 'core', 'web', 'docs', 'cli'))}" if rng.random() < 0.7 else w.invented(rng, split).lower()


def _sql(rng, split):
    table, column = rng.choice(("users", "orders", "invoices", "products", "visits", "songs", "books")), rng.choice(("id", "name", "price", "city", "year", "status"))
    style = rng.random()
    if style < 0.35:
        return f"SELECT {column} FROM {table}"
    if style < 0.6:
        return f"SELECT COUNT(*) FROM {table}"
    return f"SELECT * FROM {table} WHERE {column} = {rng.randint(1, 999)}" if style < 0.8 else f"DELETE FROM {table} WHERE {column} > {rng.randint(1, 999)}"


TICKER = _either("AAPL|MSFT|GOOG|AMZN|TSLA|NVDA|NFLX|META|IBM|INTC|ORCL|KO|PEP|MCD|NKE|DIS|BA|GE|F|SAP|SONY|SHEL", "AAAA|AAA|AA")
COIN = text("bitcoin|ethereum|litecoin|dogecoin|solana|cardano|monero|polkadot|stellar|ripple|tezos|avalanche")
COIN_CODE = _either("BTC|ETH|LTC|DOGE|SOL|ADA|XMR|DOT|XLM|XRP", "AAA", 0.7)
AIRPORT = _either("LHR|JFK|CDG|FRA|AMS|MAD|FCO|VIE|ZRH|OSL|CPH|ARN|HEL|DUB|LIS|ATH|IST|DXB|SIN|HND|ICN|SYD|LAX|SFO|BOS|ORD|YYZ", "AAA", 0.7)
ZONE = text(
    "Europe/Paris|Europe/London|Europe/Berlin|Europe/Oslo|Europe/Rome|America/New_York|America/Chicago|America/Denver|America/Lima|Asia/Tokyo|Asia/Seoul|"
    "Asia/Dubai|Asia/Kolkata|Africa/Cairo|Africa/Lagos|Australia/Sydney|Pacific/Auckland|UTC|GMT|CET|EST|PST|IST|JST"
)
EXPRESSION = same(_expression)
WORK_TITLE = same(_title)
ARTIST = same(_artist)
CLOCK = same(_clock)
WHEN = text(
    "tonight|tomorrow morning|tomorrow|this evening|in an hour|in ten minutes|in half an hour|at noon|at 7 pm|at 8:30|on Friday|on Monday morning|next week|"
    "at midnight|in two days|on Sunday|after lunch|at 5 o'clock|before dinner|in 20 minutes|at 6 am|on Thursday at 4 pm|on Saturday afternoon|in three hours"
)
USERNAME = same(_user)
BRANCH = same(_branch)
REPO = same(_repo)
SQL = same(_sql)
IP = same(lambda rng, split: f"{rng.choice((10, 192, 172))}.{rng.randint(0, 255)}.{rng.randint(0, 255)}.{rng.randint(1, 254)}")
HOST = same(lambda rng, split: f"{rng.choice(('web', 'db', 'mail', 'api', 'cache', 'build', 'node'))}-{rng.randint(1, 40):02}" if rng.random() < 0.6 else f"{w.invented(rng, split).lower()}.example")
VERSION = same(lambda rng, split: f"{rng.choice(('', 'v'))}{rng.randint(0, 9)}.{rng.randint(0, 20)}.{rng.randint(0, 12)}")
SHA = same(lambda rng, split: "".join(rng.choice("0123456789abcdef") for _ in range(7)))
FOOD = same(lambda rng, split: rng.choice(of_split(w.FOODS, split)))
ANIMAL = same(lambda rng, split: rng.choice(of_split(w.ANIMALS, split)))
WORD = same(lambda rng, split: wild_words(rng, 1, 1) if rng.random() < 0.6 else rng.choice(w.NOUNS))
PLANT = text("tomatoes|roses|basil|tulips|lettuce|carrots|mint|ferns|orchids|ivy|strawberries|beans|cactus|lavender|pumpkins|sunflowers|parsley|radishes|an apple tree|spinach")
SPORT = text("football|tennis|basketball|hockey|rugby|cricket|volleyball|handball|baseball|golf|badminton|table tennis")
TEAM = same(lambda rng, split: w.town(rng, split) + rng.choice((" United", " Rovers", " City", " Tigers", "", " Wolves")) if rng.random() < 0.6 else w.invented(rng, split).capitalize())
DISH = text(
    "lasagne|onion soup|apple pie|fried rice|pancakes|vegetable curry|fish pie|potato salad|risotto|chilli|mushroom omelette|lemon cake|tomato soup|"
    "dumplings|chicken stew|banana bread|pea soup|moussaka|ramen|falafel|waffles|ratatouille"
)
CUISINE = text("Italian|Thai|Indian|Mexican|Greek|Japanese|Turkish|Chinese|French|Korean|Spanish|Vietnamese|Lebanese|Ethiopian|vegan|seafood")
LANDMARK = text(
    "the main station|the airport|the city hall|the old bridge|the harbour|the zoo|the football stadium|the university|the hospital|the market square|"
    "the castle|the museum|the public library|the opera|the botanical garden|the town gate|the art school|the swimming pool|the water tower|the north gate"
)
SUBJECT = same(lambda rng, split: rng.choice(of_split(w.SUBJECTS, split)))
TOPIC = same(lambda rng, split: wild_words(rng, 1, 2) if rng.random() < 0.3 else rng.choice(of_split(QUERIES, split)))
SYMPTOM = text("a headache|a sore throat|back pain|a fever|a cough|a runny nose|a stiff neck|stomach ache|itchy eyes|a toothache|a rash|dizziness|a swollen ankle|cramps")
EXERCISE = text("squats|push-ups|sit-ups|lunges|pull-ups|planks|burpees|star jumps|deadlifts|bench presses|leg raises|crunches")
CLASS = same(lambda rng, split: f"{rng.randint(1, 12)}{rng.choice('abcd')}")
COLOUR = same(lambda rng, split: rng.choice(w.COLOURS))
POSTCODE = _either("10115|75001|90210|SW1A 1AA|1010", "99999|9999|A9 9AA|AA99 9AA", 0.2)


# More of what results are made of.


def foreign(rng, arguments) -> str:
    """Words that look like another language."""
    return " ".join(w.invented(rng, "test").lower() for _ in range(rng.randint(2, 4))).capitalize()


def short(value: float) -> float | int:
    """At most two places, and none where they are zeros."""
    rounded = round(value, 2)
    return int(rounded) if rounded == int(rounded) else rounded


def sum_of(rng, arguments) -> float | int:
    """The value of an EXPRESSION: digits, brackets and the four signs only."""
    return short(eval(arguments["expression"], {"__builtins__": {}})) if "expression" in arguments else 0


# In metres and in grams.
SIZES = {
    "metres": 1, "feet": 0.3048, "inches": 0.0254, "kilometres": 1000, "miles": 1609.344, "yards": 0.9144, "centimetres": 0.01, "millimetres": 0.001,
    "grams": 1, "kilograms": 1000, "pounds": 453.59237, "ounces": 28.349523, "tons": 1e6, "stones": 6350.29318,
}  # fmt: skip


def converted(value: float, source: str, target: str) -> float | int:
    result = value * SIZES[source] / SIZES[target]
    return short(result) if abs(result) >= 0.1 else round(result, 6)
