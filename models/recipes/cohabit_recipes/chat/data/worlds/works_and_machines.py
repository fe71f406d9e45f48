"""Invented books, films, paintings, songs, ships, train lines, machines and programs."""

from .. import words as w
from ..attribute import Kind, attributes, of, plain

TITLE_START = (
    "Silent Golden Broken Distant Hidden Frozen Crimson Gentle Burning Endless Hollow Restless Winter Summer Midnight Paper Iron Salted Borrowed Forgotten Northern Crooked Whispering Scarlet"
).split()
TITLE_END = "Harbour Garden River Crown Window Forest Letter Mirror Orchard Lantern Bridge Shadow Voyage Sparrow Kingdom Staircase Island Promise Tide Compass".split()
GENRES = "crime novel|love story|fairy tale|ghost story|adventure story|comedy|travel book|family saga|spy novel|biography".split("|")
FILM_TYPES = "comedy|thriller|western|drama|documentary|cartoon|musical|horror film|romance|war film".split("|")
TOPICS = "two brothers|a lost dog|a bank robbery|a lonely sailor|a stolen painting|a village school|a long winter|an old clockmaker|a secret garden|a train journey|a young pianist|a flooded town".split("|")
MOTIFS = "a sleeping cat|an old windmill|a bowl of fruit|a stormy sea|a girl with a lamp|two horses|a snowy village|a market square|a fishing boat|a vase of tulips|an empty chair|a wedding".split("|")
CARGO = "wheat|timber|coal|cars|bananas|sugar|salt|cotton|machine parts|oil|tea|cement|wine|furniture".split("|")
POWER = "steam|solar power|diesel|batteries|wind|gas|a hand crank|mains current|petrol|hydrogen".split("|")
DEEDS = "peels potatoes|cuts grass|sorts letters|folds paper|washes windows|presses juice|waters plants|grinds coffee|polishes shoes|counts coins|paints walls|bakes bread".split("|")
USES = "editing photos|keeping accounts|drawing maps|writing music|planning trips|making backups|sorting e-mail|learning languages|designing gardens|tracking parcels".split("|")


def title(rng, split: str) -> str:
    first = rng.choice(TITLE_START) if split == "train" and rng.random() < 0.5 else w.invented(rng, split, 2)
    return f"{first} {rng.choice(TITLE_END)}"


def ship_name(rng, split: str) -> str:
    return rng.choice((w.invented(rng, split), f"{w.invented(rng, split)} {rng.choice(('Star', 'Queen', 'Spirit', 'Breeze', 'Maid'))}"))


def line_name(rng, split: str) -> str:
    return rng.choice((f"{w.invented(rng, split)} Line", f"{w.invented(rng, split)} Line {rng.randint(2, 30)}", f"{w.invented(rng, split)} Express"))


def machine_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice((str(rng.randint(2, 990)), w.code(rng), 'Mini', 'Max', 'Pro'))}"


def program_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.randint(1, 19)}.{rng.randint(0, 9)}"


def company(rng, split: str) -> str:
    name = w.invented(rng, split)
    return rng.choice((name, f"{name} {rng.choice(('Press', 'House', 'Brothers', 'Studios', 'Group'))}"))


def counted(low: int, high: int, unit: str):
    return plain(lambda rng: f"{rng.randint(low, high)} {unit}")


def count(low: int, high: int):
    return plain(lambda rng: str(rng.randint(low, high)))


BOOK = attributes("book", {
    "author": w.person,
    "published": plain(w.year),
    "publisher": company,
    "pages": counted(40, 1200, "pages"),
    "genre": of(GENRES),
    "setting": w.town,
    "hero": w.person,
    "translator": w.person,
})

FILM = attributes("film", {
    "director": w.person,
    "star": w.person,
    "released": plain(lambda rng: str(rng.randint(1920, 2024))),
    "length": counted(60, 210, "minutes"),
    "genre": of(FILM_TYPES),
    "music": w.person,
    "place": w.town,
    "topic": of(TOPICS),
})

PAINTING = attributes("painting", {
    "painter": w.person,
    "year": plain(w.year),
    "place": lambda rng, split: f"the {w.invented(rng, split)} {rng.choice(('Museum', 'Gallery', 'Palace', 'Castle'))}",
    "motif": of(MOTIFS),
    "price": plain(lambda rng: rng.choice((f"{rng.randint(2, 900)} million euros", f"${rng.randint(10, 990)},000", f"{rng.randint(2, 90)},500 dollars"))),
    "owner": w.person,
    "width": counted(20, 400, "centimetres"),
    "stolen": plain(w.year),
})

SONG = attributes("song", {
    "singer": w.person,
    "writer": w.person,
    "album": title,
    "released": plain(lambda rng: str(rng.randint(1930, 2024))),
    "length": plain(lambda rng: f"{rng.randint(2, 9)}:{rng.randint(10, 59)} minutes"),
    "instrument": of(w.INSTRUMENTS),
    "language": of(w.LANGUAGES),
    "chart": count(2, 60),
})

SHIP = attributes("ship", {
    "captain": w.person,
    "owner": w.person,
    "built": plain(lambda rng: str(rng.randint(1790, 2024))),
    "from": w.town,
    "to": w.town,
    "cargo": of(CARGO),
    "crew": count(4, 900),
    "speed": counted(5, 45, "knots"),
})

TRAIN = attributes("train", {
    "from": w.town,
    "to": w.town,
    "first": plain(w.clock),
    "last": plain(w.clock),
    "fare": plain(w.price),
    "duration": counted(12, 240, "minutes"),
    "stops": count(3, 60),
    "platform": count(2, 30),
})

MACHINE = attributes("machine", {
    "inventor": w.person,
    "maker": company,
    "task": of(DEEDS),
    "power": of(POWER),
    "price": plain(w.price),
    "repair": plain(lambda rng: rng.choice((f"{rng.randint(5, 95)} euros", f"${rng.randint(5, 95)}"))),
    "weight": plain(lambda rng: f"{rng.randint(2, 400)} {rng.choice(('kilograms', 'kg', 'pounds'))}"),
    "warranty": plain(lambda rng: f"{rng.randint(2, 30)} {rng.choice(('years', 'months'))}"),
})

SYSTEMS = "phones|tablets|old laptops|game consoles|office computers|smart watches|small servers|web browsers|car radios|television sets".split("|")
NOVELTIES = "dark mode|voice control|spell checking|faster search|offline maps|video calls|automatic backups|a new menu|larger icons|shared folders|a search box|a calendar".split("|")

SOFTWARE = attributes("software", {
    "date": plain(w.date),
    "support": plain(w.date),
    "developer": w.person,
    "tester": w.person,
    "use": of(USES),
    "feature": of(NOVELTIES),
    "size": plain(lambda rng: f"{rng.randint(2, 990)} {rng.choice(('megabytes', 'MB', 'gigabytes'))}"),
    "system": of(SYSTEMS),
})


KINDS: list[Kind] = [
    Kind(title, BOOK), Kind(title, FILM), Kind(title, PAINTING), Kind(title, SONG), Kind(ship_name, SHIP),
    Kind(line_name, TRAIN), Kind(machine_name, MACHINE), Kind(program_name, SOFTWARE),
]  # fmt: skip
