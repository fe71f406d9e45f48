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
# From zero on: the place of a word is its number.
NUMBER_WORDS = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split()
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


JOBS += (
    "beekeeper|bookbinder|bus driver|butcher|clockmaker|diver|editor|forester|goldsmith|interpreter|miner|notary|optician|pharmacist|potter|"
    "receptionist|roofer|surgeon|surveyor|train driver|travel agent|vet|waiter|watchmaker|weaver|welder|zookeeper|accountant|cashier|dancer"
).split("|")
FOODS += "risotto lasagne sausages omelettes peaches olives walnuts trout spinach goulash yoghurt marmalade pretzels lentils crab".split()
SUBJECTS += "philosophy astronomy geology linguistics theology archaeology psychology sociology statistics agriculture forestry nursing".split()
MATERIALS += "marble oak felt granite aluminium ivory porcelain rubber tin canvas cork brass velvet cardboard linen".split()
ADJECTIVES = (
    "old small large round square striped folding spare borrowed tall long narrow plain noisy travel garden school lucky birthday wedding winter "
    "summer camping holiday family guest sailor's children's singing portable giant famous tiny secret foreign mystery royal office pocket"
).split()
SEASONS = "spring summer autumn winter".split()
SPORTS = "tennis football swimming rugby hockey handball volleyball boxing judo fencing skiing golf badminton rowing climbing cricket".split()
DRINKS = "tea|coffee|cocoa|lemonade|milk|water|cider|apple juice|ginger beer|green tea|mint tea|orange juice|tomato juice|iced tea".split("|")
COUNTRIES = (
    "Norway|Chile|Portugal|Kenya|Japan|Canada|Poland|Peru|Greece|Vietnam|Ireland|Morocco|Brazil|Finland|India|Austria|Mexico|Turkey|Denmark|"
    "Egypt|Italy|South Korea|New Zealand|Iceland|Ghana|Hungary|Spain|Thailand|Belgium|Croatia|Argentina|Sweden"
).split("|")
MEDICINES = "aspirin|ibuprofen|insulin|paracetamol|penicillin|iron tablets|cough syrup|eye drops|vitamin D|zinc tablets|blood thinners|antibiotics".split("|")
ALLERGENS = "nuts|pollen|shellfish|eggs|milk|wheat|soya|strawberries|cat hair|dust|bee stings|latex|sesame|celery".split("|")
CONDITIONS = (
    "as good as new|slightly scratched|badly worn|cracked|rusty|in perfect condition|a little dented|faded|broken|freshly repaired|"
    "missing a screw|well kept|damp|chipped at the edge|still unopened|in need of repair"
).split("|")
DRESS_CODES = (
    "black tie|casual|smart casual|business dress|fancy dress|white|evening dress|sportswear|medieval costume|warm clothes|rubber boots|"
    "uniform|national costume|swimwear|all in black|hats"
).split("|")
PRIZES = (
    "a bicycle|a weekend in the mountains|a golden cup|a basket of cheese|a box of chocolates|a new laptop|a silver medal|a book voucher|"
    "a trip to the sea|a guitar|a year of free bread|a tent|a crate of apples|a hot air balloon ride|a sewing machine|a telescope"
).split("|")
SLOGANS = (
    "Built to last|Small things matter|Made with care|Always one step ahead|Quality you can hear|The future in your hands|Closer to home|"
    "Nothing left to chance|Warm hands, warm hearts|We go the extra mile|Simply better mornings|Because time is short|Light for everyone|"
    "Made by hand, made for you|Think smaller|From our valley to your table|Rest easy|Good work takes time|Less noise, more life|Fresh every day|"
    "Where ideas grow|Made for rainy days|Your friend on the road|Never lose your way|One thing, done well|Try it once"
).split("|")
INDUSTRIES = (
    "shipping|insurance|food|textiles|banking|farming|mining|publishing|tourism|energy|construction|furniture|fishing|logistics|software|"
    "health care|toys|paper|steel|forestry"
).split("|")
LANDMARKS = "Bridge|Mill|Tower|Gate|Castle|Church|Lighthouse|Hall|Abbey|Library|Barn|Inn|Fort|Windmill".split("|")
STREETS = "Street|Lane|Road|Avenue|Square|Hill|Court|Row".split("|")
MONEY = "euros dollars pounds francs crowns".split()


def small_word(rng, split: str) -> str:
    return "".join(syllable(rng, split) for _ in range(2))


def email(rng, split: str) -> str:
    name = rng.choice((rng.choice(FIRST_NAMES).lower(), small_word(rng, split), f"{rng.choice('abcdefgh')}.{small_word(rng, split)}"))
    return f"{name}@{small_word(rng, split)}.{rng.choice(('com', 'org', 'net', 'example'))}"


def website(rng, split: str) -> str:
    return f"{rng.choice(('www.', 'www.', ''))}{small_word(rng, split)}.{rng.choice(('com', 'org', 'net', 'example'))}"


def money(rng) -> str:
    unit = rng.choice(MONEY)
    amount = rng.choice(
        (
            f"{rng.randint(1, 999)},{rng.randint(0, 99) * 10:03}",
            f"{rng.randint(2, 90)} million", f"{rng.randint(1, 9)}.{rng.randint(1, 9)} million",
        )
    )
    return f"{amount} {unit}"


def salary(rng) -> str:
    return f"{rng.randint(12, 190)},{rng.randint(0, 9) * 100:03} {rng.choice(MONEY)}"


def large_number(rng) -> str:
    return rng.choice(
        (
            f"{rng.randint(1, 999)},{rng.randint(0, 999):03}", str(rng.randint(100, 9999)),
            f"{rng.randint(1, 9)}.{rng.randint(1, 9)} million",
        )
    )


def percent(rng) -> str:
    return f"{rng.choice((rng.randint(2, 99), f'{rng.randint(1, 30)}.{rng.randint(1, 9)}'))}{rng.choice(('%', ' percent'))}"


def duration(rng) -> str:
    return rng.choice(
        (
            f"{rng.randint(2, 12)} hours", f"{rng.randint(2, 19) * 5} minutes", f"{rng.randint(2, 14)} days",
            f"{rng.choice(('two', 'three', 'four', 'five', 'six'))} {rng.choice(('hours', 'days', 'weeks'))}",
        )
    )


def long_time(rng) -> str:
    return rng.choice((f"{rng.randint(2, 25)} years", f"{rng.randint(3, 48)} months", f"{rng.choice(('two', 'three', 'five', 'ten'))} years"))


def distance(rng) -> str:
    return f"{rng.choice((rng.randint(2, 400), f'{rng.randint(1, 30)}.{rng.randint(1, 9)}'))} {rng.choice(('kilometres', 'miles', 'km'))}"


def length(rng) -> str:
    return rng.choice(
        (
            f"{rng.randint(3, 250)} centimetres", f"{rng.randint(1, 9)}.{rng.randint(1, 9)} metres",
            f"{rng.randint(2, 60)} inches", f"{rng.randint(20, 900)} millimetres",
        )
    )


def body_height(rng) -> str:
    return rng.choice(
        (
            f"1.{rng.randint(45, 99)} metres", f"{rng.randint(145, 203)} centimetres",
            f"{rng.randint(145, 203)} cm", f"{rng.choice((5, 6))} feet {rng.randint(1, 11)} inches",
        )
    )


def elevation(rng) -> str:
    return f"{rng.randint(2, 2900)} {rng.choice(('metres', 'metres', 'feet'))}"


def area(rng) -> str:
    return f"{rng.choice((rng.randint(2, 900), f'{rng.randint(2, 90)}.{rng.randint(1, 9)}'))} {rng.choice(('square kilometres', 'square miles', 'hectares'))}"


def dimensions(rng) -> str:
    return f"{rng.randint(4, 120)} by {rng.randint(4, 120)} {rng.choice(('centimetres', 'cm', 'inches', 'millimetres'))}"


def temperature(rng) -> str:
    return rng.choice((f"{rng.randint(2, 48)} degrees", f"{rng.randint(-20, 40)} °C", f"{rng.randint(20, 110)} degrees Fahrenheit"))


def run_time(rng) -> str:
    hours, minutes, seconds = rng.randint(2, 5), rng.randint(1, 59), rng.randint(0, 59)
    return rng.choice((f"{hours}:{minutes:02}:{seconds:02}", f"{hours} hours and {minutes} minutes", f"{hours} hours {minutes} minutes"))


def full_date(rng) -> str:
    day, month, when = rng.randint(1, 28), rng.choice(MONTHS), rng.randint(1890, 2030)
    end = "th" if 10 < day < 20 else {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")
    return rng.choice((f"{day} {month} {when}", f"{month} {day}, {when}", f"{month} {day}{end}", f"the {day}{end} of {month}"))


def room(rng) -> str:
    return rng.choice(
        (
            f"room {rng.randint(1, 560)}", f"{rng.choice('ABCDEFG')}{rng.randint(1, 420)}",
            f"room {rng.choice('ABCD')}-{rng.randint(1, 99)}",
        )
    )


def postcode(rng) -> str:
    letters = "".join(rng.choice("ABCDEFGHKLMNPRSTWXY") for _ in range(4))
    return rng.choice(
        (
            str(rng.randint(10000, 99999)), f"{letters[:2]}{rng.randint(1, 20)} {rng.randint(1, 9)}{letters[2:]}",
            f"{rng.randint(100, 999)} {rng.randint(10, 99)}",
        )
    )


def symbol(rng) -> str:
    return "".join(rng.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(rng.randint(3, 5)))


def title(rng, split: str) -> str:
    word = rng.choice(NOUNS).capitalize()
    return rng.choice(
        (
            f"The {rng.choice(COLOURS).capitalize()} {word}", f"The {word} of {town(rng, split)}", f"{word} and {rng.choice(NOUNS).capitalize()}",
            f"The Last {word}", f"{invented(rng, split)}'s {word}", f"{word} in {rng.choice(SEASONS).capitalize()}",
        )
    )


def award(rng, split: str) -> str:
    return f"the {invented(rng, split)} {rng.choice(('Prize', 'Medal', 'Award', 'Cup', 'Trophy'))}"


def school(rng, split: str) -> str:
    return rng.choice(
        (
            f"{invented(rng, split)} School", f"{town(rng, split)} High School",
            f"St {rng.choice(FIRST_NAMES)}'s School", f"{town(rng, split)} Academy",
        )
    )


def university(rng, split: str) -> str:
    return rng.choice((f"{invented(rng, split)} University", f"the University of {town(rng, split)}", f"{town(rng, split)} College"))


def firm(rng, split: str) -> str:
    return rng.choice((invented(rng, split), f"{invented(rng, split)} {rng.choice(('Works', 'Ltd', 'Group', 'Bank', 'Labs', 'Brothers', 'Foods'))}"))


def club(rng, split: str) -> str:
    return f"{rng.choice((town, invented))(rng, split)} {rng.choice(('United', 'Rovers', 'City', 'Athletic', 'Wanderers', 'FC'))}"


def festival(rng, split: str) -> str:
    name = rng.choice((invented(rng, split), rng.choice(MONTHS), rng.choice(FOODS).capitalize()))
    return f"the {name} {rng.choice(('Festival', 'Fair', 'Parade', 'Week', 'Days'))}"


def landmark(rng, split: str) -> str:
    return f"the {invented(rng, split)} {rng.choice(LANDMARKS)}"


def street(rng, split: str) -> str:
    return f"{rng.randint(1, 240)} {rng.choice((invented(rng, split), rng.choice(LAST_NAMES), rng.choice(NOUNS).capitalize()))} {rng.choice(STREETS)}"


def model(rng, split: str) -> str:
    return rng.choice(
        (
            invented(rng, split), f"{invented(rng, split)} {rng.randint(2, 900)}",
            f"{invented(rng, split)} {rng.choice('XGTSZ')}{rng.randint(1, 9)}",
        )
    )


def mountain(rng, split: str) -> str:
    return rng.choice((f"Mount {invented(rng, split)}", f"{invented(rng, split)} Hill", f"the {invented(rng, split)} Peak"))
