"""Word lists and invented names."""

COMMON_ONSETS = "b br c d dr f fl g gr h j k kr l m n p pr r s st t tr v w z sh ch th qu y sk".split()
RARE_ONSETS = "bl cl cr dw fr gl kl pl sl sm sp sw tw vl zh".split()
VOWELS = "a e i o u a e i o u ai ea ei ia io oa ou y".split()
COMMON_CODAS = ["", "", "", "", "n", "l", "r", "s", "m", "t", "d", "k", "nd", "rt", "ll", "x", "v", "th", "sh", "ck"]
RARE_CODAS = ["", "", "", "", "rn", "lt", "sk", "rl", "mp", "z", "ft", "nk"]
TOWN_ENDS = ["ton", "ville", "berg", "ford", "mouth", "wick", "dale", "port", "haven", "field", "by", "stad", ""]
FIRST_NAMES = (
    "Anna Ben Clara David Emma Felix Grace Henry Ida Jack Kate Leo Maria Nina Oscar Paul Rosa Sam Tina Victor Wendy "
    "Adam Bella Carl Dora Eric Fiona George Hanna Ivan Julia Karl Lucy Max Nora Otto Peter Ruth Simon Tom Ursula Will "
    "Alice Bruno Cora Dan Ella Frank Gina Hugo Iris Jonas Lena Mark Olga Priya Quinn Rita Sofia Theo Uma Vera Yusuf Zoe"
).split()
LAST_NAMES = (
    "Smith Jones Baker Cooper Fisher Miller Carter Turner Walker Hill Wood Stone Brook Field Marsh Lane Reed Young "
    "Green Brown White Black Gray King Knight Price Fox Wolf Hart Bell Cole Day Ford Grant Hunt Kent Long Moore Nash"
).split()
COLOURS = "red blue green yellow black white brown grey orange purple pink silver golden".split()
ANIMALS = (
    "dog cat horse cow sheep goat pig duck hen goose rabbit mouse fox wolf bear deer owl eagle crow parrot frog snake "
    "turtle whale dolphin shark salmon tiger lion elephant giraffe monkey camel donkey bee ant spider butterfly penguin "
    "swan squirrel hedgehog otter beaver seal kangaroo zebra"
).split()
FOODS = (
    "soup bread cheese rice pasta pizza salad pancakes noodles cake honey porridge pie stew dumplings curry beans eggs "
    "apples pears plums cherries grapes lemons carrots onions potatoes mushrooms tomatoes fish chocolate waffles toast"
).split()
JOBS = (
    "teacher doctor nurse farmer baker pilot painter singer writer lawyer plumber gardener sailor carpenter dentist "
    "engineer librarian photographer mechanic tailor cook firefighter judge journalist chemist architect actor drummer "
    "shepherd translator electrician postman florist barber"
).split()
HOBBIES = (
    "chess|swimming|painting|fishing|cycling|gardening|knitting|sailing|hiking|dancing|cooking|photography|running|"
    "reading|singing|juggling|bird watching|pottery|archery|skating|rowing|card games|table tennis|stamp collecting"
).split("|")
MATERIALS = "wood stone steel glass paper copper clay leather wool cotton silk bronze bamboo brick plastic iron".split()
INSTRUMENTS = "piano violin guitar flute drum trumpet harp cello clarinet organ banjo accordion saxophone".split()
SUBJECTS = "history biology music physics chemistry geography medicine law mathematics art economics botany".split()
PRODUCTS = (
    "shoes|lamps|chairs|bicycles|clocks|candles|boots|toys|tents|pianos|carpets|kites|boats|mirrors|knives|robots|"
    "watches|hats|engines|windows|bags|cameras|umbrellas|pumps|sensors|batteries|gloves|drones|stoves"
).split("|")
MONTHS = "January February March April May June July August September October November December".split()
DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
LANGUAGES = "English French German Spanish Italian Dutch Polish Greek Turkish Arabic Hindi Japanese Korean".split()
OBJECTS = (
    "key|book|ring|map|letter|lamp|coin|scarf|umbrella|phone|wallet|camera|basket|bottle|hammer|ticket|mirror|spoon|"
    "blanket|box|bell|compass|notebook|violin|ladder|bucket|clock|candle|glove|kite"
).split("|")
PLACES = (
    "kitchen|garden|library|attic|cellar|garage|barn|tower|office|school|station|market|harbour|museum|bakery|church|"
    "bathroom|bedroom|workshop|greenhouse|cabin|hallway|theatre|hotel|stable|bridge"
).split("|")
CONTAINERS = "drawer|box|basket|cupboard|bag|jar|chest|suitcase|pocket|wardrobe|bucket|envelope".split("|")
NOUNS = (
    "apple river stone window garden paper cloud engine music forest table winter summer market bridge letter island "
    "mountain silver pencil rocket candle planet button carpet doctor flower hammer ladder mirror orange pillow "
    "ribbon saddle tunnel valley wagon yellow zebra anchor bottle circle dragon eleven finger guitar honey insect jacket"
).split()


# Words of the corpora, filled when they are loaded: some train names are made of them, so that every token gets copied.
WILD: list[str] = []
SENTENCES: list[str] = []  # short ones of the corpora's prose, likewise


def syllable(rng, split: str) -> str:
    onsets, codas = (RARE_ONSETS, RARE_CODAS) if split == "test" or rng.random() < 0.3 else (COMMON_ONSETS, COMMON_CODAS)
    return rng.choice(onsets) + rng.choice(VOWELS) + rng.choice(codas)


def invented(rng, split: str, syllables: int = 0) -> str:
    if split == "train" and WILD and rng.random() < 0.3:
        word = rng.choice(WILD)
        return rng.choice((word.capitalize(), word.capitalize(), word, word + syllable(rng, split)))
    return "".join(syllable(rng, split) for _ in range(syllables or rng.choice((1, 2, 2, 2, 3)))).capitalize()


def person(rng, split: str) -> str:
    first = rng.choice(FIRST_NAMES) if rng.random() < 0.5 else invented(rng, split)
    style = rng.random()
    if style < 0.4:
        return first
    last = rng.choice(LAST_NAMES) if rng.random() < 0.3 else invented(rng, split)
    return f"{first} {last}" if style < 0.95 else f"Dr. {last}"


def town(rng, split: str) -> str:
    return invented(rng, split, rng.choice((1, 2))) + rng.choice(TOWN_ENDS)


def number(rng) -> str:
    return str(rng.choice((rng.randint(2, 12), rng.randint(10, 99), rng.randint(100, 999), rng.randint(1000, 9999))))


def year(rng) -> str:
    return str(rng.randint(1500, 2024))


def price(rng) -> str:
    return rng.choice((f"{rng.randint(2, 99)} euros", f"${rng.randint(2, 400)}", f"{rng.randint(2, 99)}.50 dollars"))


def clock(rng) -> str:
    return rng.choice((f"{rng.randint(6, 23)}:{rng.choice(('00', '15', '30', '45'))}", f"{rng.randint(1, 12)} o'clock"))


def date(rng) -> str:
    return rng.choice((f"{rng.choice(MONTHS)} {rng.randint(1, 28)}", f"{rng.randint(1, 28)} {rng.choice(MONTHS)}"))


def code(rng) -> str:
    letters = "".join(rng.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(rng.randint(1, 3)))
    return letters + rng.choice(("", "-")) + str(rng.randint(10, 9999))
