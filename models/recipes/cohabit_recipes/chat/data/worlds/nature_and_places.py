"""Invented rivers, mountains, islands, animals, museums and bridges."""

from .. import words as w
from ..attribute import Kind, attributes, of, plain

FISH = "trout|salmon|pike|carp|perch|eels|catfish|sturgeon|grayling|bream".split("|")
CROPS = "olives|coffee|bananas|coconuts|tea|sugar cane|barley|potatoes|lemons|vanilla|wine|peanuts".split("|")
HABITATS = "swamps|pine forests|deserts|river banks|caves|coral reefs|meadows|mountain slopes|mangroves|salt marshes|old barns|rainforests".split("|")
PREY = "beetles|frogs|berries|snails|mushrooms|leaves|small fish|seeds|worms|nectar|moss|crabs|grasshoppers|acorns".split("|")
THREATS = "hawks|foxes|snakes|wild cats|owls|wolves|pythons|eagles|jackals|sharks".split("|")
EXHIBITS = (
    "clocks|steam engines|old maps|shoes|toy trains|glass bottles|fossils|coins|dolls|butterflies|musical boxes|teapots|carriages|radios|swords|ship models"
).split("|")


def mountains(rng, split: str) -> str:
    return f"the {w.invented(rng, split)} {rng.choice(('Hills', 'Mountains', 'Highlands', 'Plateau', 'Forest'))}"


def water(rng, split: str) -> str:
    return rng.choice((f"Lake {w.invented(rng, split)}", f"the {w.invented(rng, split)} Sea", f"{w.invented(rng, split)} Bay", f"the Gulf of {w.invented(rng, split)}"))


def metres(low: int, high: int):
    return plain(lambda rng: f"{rng.randint(low, high)} {rng.choice(('metres', 'metres', 'feet'))}")


def kilometres(low: int, high: int):
    return plain(lambda rng: f"{rng.randint(low, high)} {rng.choice(('kilometres', 'kilometres', 'km', 'miles'))}")


def count(low: int, high: int):
    return plain(lambda rng: str(rng.randint(low, high)))


def centimetres(rng, split: str) -> str:
    return f"{rng.randint(3, 180)} {rng.choice(('centimetres', 'cm', 'inches'))}"


RIVER = attributes("river", {
    "source": mountains,
    "mouth": water,
    "length": kilometres(20, 4000),
    "depth": metres(2, 90),
    "fish": of(FISH),
    "explorer": w.person,
    "flood": plain(w.year),
    "dam": plain(w.year),
})

MOUNTAIN = attributes("mountain", {
    "height": metres(400, 8900),
    "climber": w.person,
    "climbed": plain(w.year),
    "eruption": plain(w.year),
    "hut": lambda rng, split: f"the {w.invented(rng, split)} {rng.choice(('Hut', 'Lodge', 'Shelter', 'Cabin'))}",
    "start": w.town,
    "duration": plain(lambda rng: f"{rng.randint(2, 14)} {rng.choice(('hours', 'hours', 'days'))}"),
    "animal": of("ibex|marmots|eagles|snow hares|wild goats|bears|lynxes|vultures|deer|wolves".split("|")),
})

ISLAND = attributes("island", {
    "sea": lambda rng, split: f"the {w.invented(rng, split)} {rng.choice(('Sea', 'Ocean', 'Strait', 'Gulf'))}",
    "area": plain(lambda rng: f"{rng.randint(2, 9000)} square {rng.choice(('kilometres', 'kilometres', 'miles'))}"),
    "people": plain(w.number),
    "capital": w.town,
    "harbour": w.town,
    "crop": of(CROPS),
    "discoverer": w.person,
    "ruler": w.person,
})

def animal_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice('frog lizard mouse bat monkey finch beetle fox crab otter deer owl snake goat'.split())}"


def museum_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice(('Museum', 'Museum', 'Gallery', 'Collection', 'House'))}"


def bridge_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice(('Bridge', 'Bridge', 'Viaduct', 'Footbridge'))}"


ANIMAL = attributes("animal", {
    "habitat": of(HABITATS),
    "food": of(PREY),
    "enemy": of(THREATS),
    "length": centimetres,
    "age": plain(lambda rng: f"{rng.randint(2, 120)} years"),
    "young": count(2, 60),
    "colour": of(w.COLOURS),
    "finder": w.person,
})

MUSEUM = attributes("museum", {
    "shows": of(EXHIBITS),
    "opens": plain(w.clock),
    "closes": plain(w.clock),
    "adult": plain(w.price),
    "child": plain(w.price),
    "closed": of(w.DAYS),
    "head": w.person,
    "founder": w.person,
})

BRIDGE = attributes("bridge", {
    "length": metres(20, 3000),
    "height": metres(5, 300),
    "opened": plain(w.year),
    "repaired": plain(w.year),
    "architect": w.person,
    "patron": w.person,
    "material": of(w.MATERIALS),
    "town": w.town,
})

KINDS: list[Kind] = [
    Kind(w.invented, RIVER), Kind(w.invented, MOUNTAIN), Kind(w.invented, ISLAND),
    Kind(animal_name, ANIMAL), Kind(museum_name, MUSEUM), Kind(bridge_name, BRIDGE),
]  # fmt: skip
