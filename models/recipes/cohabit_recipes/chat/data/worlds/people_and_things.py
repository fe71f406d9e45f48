"""Persons, companies, towns, events and things, as texts speak of them.

Several attributes of a kind have values of one type (two towns, two persons, two years), so that the type of a value alone does
not tell which is asked for."""

from .. import words as w
from ..attribute import Kind, attributes, of, plain


PERSON = attributes("person", {
    "home": w.town,
    "birthplace": w.town,
    "job": of(w.JOBS),
    "age": plain(lambda rng: str(rng.randint(5, 99))),
    "pet": of(w.ANIMALS),
    "food": of(w.FOODS),
    "colour": of(w.COLOURS),
    "hobby": of(w.HOBBIES),
    "birth": plain(w.year),
    "sibling": w.person,
    "spouse": w.person,
    "friend": w.person,
    "boss": w.person,
    "phone": plain(lambda rng: f"{rng.randint(100, 999)}-{rng.randint(1000, 9999)}"),
    "email": w.email,
    "instrument": of(w.INSTRUMENTS),
    "language": of(w.LANGUAGES),
    "school": w.school,
    "university": w.university,
    "degree": of(w.SUBJECTS),
    "award": w.award,
    "children": of("two|three|four|five|six|seven|eight|nine|2|3|4|5|6|7|8|9".split("|")),
    "employer": w.firm,
    "book": w.title,
    "season": of(w.SEASONS),
    "car": w.model,
    "height": plain(w.body_height),
    "marathon": plain(w.run_time),
    "office": plain(w.room),
    "medicine": of(w.MEDICINES),
    "allergy": of(w.ALLERGENS),
    "wedding": plain(w.year),
    "salary": plain(w.salary),
    "drink": of(w.DRINKS),
})

COMPANY = attributes("company", {
    "founder": w.person,
    "year": plain(w.year),
    "product": of(w.PRODUCTS),
    "first": of(w.PRODUCTS),
    "industry": of(w.INDUSTRIES),
    "seat": w.town,
    "factory": w.town,
    "staff": plain(w.large_number),
    "boss": w.person,
    "predecessor": w.person,
    "revenue": plain(w.money),
    "profit": plain(w.money),
    "website": w.website,
    "slogan": of(w.SLOGANS),
    "competitor": w.firm,
    "parent": w.firm,
    "countries": plain(lambda rng: str(rng.randint(2, 96))),
    "shops": plain(lambda rng: str(rng.randint(2, 480))),
    "symbol": plain(w.symbol),
    "hotline": plain(lambda rng: f"{rng.randint(100, 999)}-{rng.randint(1000, 9999)}"),
    "address": w.street,
    "market": of(w.COUNTRIES),
    "listed": plain(w.year),
})

TOWN = attributes("town", {
    "mayor": w.person,
    "people": plain(w.large_number),
    "river": w.invented,
    "fame": of(w.FOODS),
    "market": of(w.DAYS),
    "founded": plain(w.year),
    "fire": plain(w.year),
    "area": plain(w.area),
    "elevation": plain(w.elevation),
    "airport": w.town,
    "twin": w.town,
    "neighbour": w.town,
    "university": w.university,
    "festival": w.festival,
    "club": w.club,
    "postcode": plain(w.postcode),
    "building": w.landmark,
    "mountain": w.mountain,
    "country": of(w.COUNTRIES),
    "industry": of(w.INDUSTRIES),
    "writer": w.person,
    "distance": plain(w.distance),
    "temperature": plain(w.temperature),
})

EVENT = attributes("event", {
    "place": w.town,
    "party": w.landmark,
    "date": plain(w.date),
    "end": plain(w.date),
    "time": plain(w.clock),
    "closing": plain(w.clock),
    "price": plain(w.price),
    "guest": w.person,
    "organiser": w.person,
    "sponsor": w.firm,
    "capacity": plain(lambda rng: str(rng.choice((rng.randint(12, 99), rng.randint(100, 999), rng.randint(10, 90) * 100)))),
    "attendance": plain(w.large_number),
    "duration": plain(w.duration),
    "dress": of(w.DRESS_CODES),
    "deadline": plain(w.date),
    "prize": of(w.PRIZES),
    "winner": w.person,
    "first": plain(w.year),
    "website": w.website,
    "topic": of(w.SUBJECTS),
    "food": of(w.FOODS),
    "age": plain(lambda rng: str(rng.randint(5, 65))),
    "language": of(w.LANGUAGES),
    "contact": w.email,
})

THING = attributes("thing", {
    "place": of(w.PLACES),
    "before": of(w.PLACES),
    "owner": w.person,
    "former": w.person,
    "borrower": w.person,
    "material": of(w.MATERIALS),
    "price": plain(w.price),
    "oldprice": plain(w.price),
    "repair": plain(w.price),
    "code": plain(w.code),
    "weight": plain(lambda rng: f"{rng.randint(1, 90)} {rng.choice(('kilograms', 'grams', 'pounds', 'kg', 'ounces'))}"),
    "size": plain(w.dimensions),
    "colour": of(w.COLOURS),
    "year": plain(w.year),
    "bought": plain(w.year),
    "maker": w.firm,
    "shop": w.firm,
    "warranty": plain(w.long_time),
    "battery": plain(w.duration),
    "origin": of(w.COUNTRIES),
    "found": w.town,
    "condition": of(w.CONDITIONS),
    "insured": plain(w.price),
    "giver": w.person,
    "length": plain(w.length),
})


def company_name(rng, split: str) -> str:
    name = w.invented(rng, split)
    return rng.choice((name, name, f"{name} Works", f"{name} Ltd", f"{name} {rng.choice(('Labs', 'Foods', 'Systems'))}"))


def event_name(rng, split: str) -> str:
    kind = rng.choice("festival concert meeting workshop race exhibition conference lecture party fair".split())
    return rng.choice((f"{w.invented(rng, split)} {kind}", f"{rng.choice(w.MONTHS)} {kind}", f"{rng.choice(w.HOBBIES)} {kind}"))


def thing_name(rng, split: str) -> str:
    # No colours: a "red key" would answer what colour the key is.
    return rng.choice((f"{rng.choice(w.ADJECTIVES)} {rng.choice(w.OBJECTS)}", rng.choice(w.OBJECTS)))


KINDS = [
    Kind(w.person, PERSON, ("He", "She")), Kind(company_name, COMPANY), Kind(w.town, TOWN), Kind(event_name, EVENT), Kind(thing_name, THING),
]  # fmt: skip
KIND_WEIGHTS = [4, 2, 2, 2, 2]
