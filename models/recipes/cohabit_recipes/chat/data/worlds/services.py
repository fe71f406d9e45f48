"""Invented flights, orders, hotels, support tickets, policies, medicines, recipes, jobs, matches and courses."""

from .. import words as w
from ..attribute import Kind, attributes, of, plain

RISKS = "fire|theft|storm damage|broken glass|water damage|dental treatment|lost luggage|car accidents|hail|legal costs|illness abroad|cracked screens".split("|")
FAULTS = "a blank screen|a broken link|a lost password|a slow start|a printer error|missing sound|a wrong bill|an empty battery|a frozen mouse|a failed update|garbled text|a login error".split("|")
NEEDS = "a driving licence|two years of experience|good French|a clean record|a diploma|strong arms|a first aid certificate|knowledge of bookkeeping|steady hands|a sense of humour".split("|")
PAYMENTS = "credit card|bank transfer|cash|voucher|direct debit|gift card|cheque|mobile phone".split("|")
FLOORS = "a swimming pool|a sauna|a roof terrace|a tennis court|a library|a garden|a cinema room|a billiard room|a gym|a private beach".split("|")


def flight_name(rng, split: str) -> str:
    return f"{''.join(rng.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(2))}{rng.choice((' ', ''))}{rng.randint(10, 9999)}"


def number_name(rng, split: str) -> str:
    return rng.choice((str(rng.randint(1000, 99999)), f"#{rng.randint(100, 9999)}", w.code(rng)))


def hotel_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice(('Hotel', 'Hotel', 'Inn', 'Lodge', 'Guest House', 'Palace Hotel'))}"


def job_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice(w.JOBS)} {rng.choice(('job', 'post', 'position'))}"


def company(rng, split: str) -> str:
    name = w.invented(rng, split)
    return rng.choice((name, f"{name} {rng.choice(('Air', 'Group', 'Ltd', 'Partners', 'Services'))}"))


def money(low: int, high: int, per: str = ""):
    return plain(lambda rng: rng.choice((f"{rng.randint(low, high)} euros", f"${rng.randint(low, high)}", f"{rng.randint(low, high)} pounds")) + per)


def count(low: int, high: int):
    return plain(lambda rng: str(rng.randint(low, high)))


def phone(rng, split: str) -> str:
    return f"{rng.randint(100, 999)}-{rng.randint(1000, 9999)}"


FLIGHT = attributes("flight", {
    "from": w.town,
    "to": w.town,
    "departure": plain(w.clock),
    "arrival": plain(w.clock),
    "gate": plain(lambda rng: f"{rng.choice('ABCDEFGH')}{rng.randint(1, 60)}"),
    "airline": company,
    "price": money(29, 990),
    "luggage": plain(lambda rng: f"{rng.randint(5, 45)} kilograms"),
})

ORDER = attributes("order", {
    "customer": w.person,
    "item": of(w.PRODUCTS),
    "total": plain(w.price),
    "ordered": plain(w.date),
    "delivery": plain(w.date),
    "address": w.town,
    "tracking": plain(w.code),
    "payment": of(PAYMENTS),
})

HOTEL = attributes("hotel", {
    "checkin": plain(w.clock),
    "checkout": plain(w.clock),
    "price": money(25, 480),
    "breakfast": plain(w.price),
    "rooms": count(4, 900),
    "manager": w.person,
    "town": w.town,
    "feature": of(FLOORS),
})

TICKET = attributes("ticket", {
    "reporter": w.person,
    "assignee": w.person,
    "opened": plain(w.date),
    "due": plain(w.date),
    "problem": of(FAULTS),
    "priority": of("low|medium|high|urgent|critical|normal".split("|")),
    "version": plain(lambda rng: f"{rng.randint(1, 19)}.{rng.randint(0, 19)}.{rng.randint(0, 9)}"),
    "office": w.town,
})

POLICY = attributes("policy", {
    "holder": w.person,
    "agent": w.person,
    "premium": money(4, 190, " a month"),
    "excess": money(50, 990),
    "cover": of(RISKS),
    "start": plain(w.date),
    "end": plain(w.date),
    "limit": plain(lambda rng: rng.choice((f"{rng.randint(2, 900)},000 euros", f"${rng.randint(2, 900)},000", f"{rng.randint(2, 90)} million euros"))),
})

MEDICINES = "headaches|coughs|fever|sore throats|insomnia|burns|toothache|stomach pain|itching|colds|back pain|earache|travel sickness|hay fever".split("|")
EFFECTS = "a dry mouth|tiredness|dizziness|a rash|hunger|red eyes|nausea|a runny nose|sweating|thirst|hiccups|cold hands".split("|")

MEDICINE = attributes("medicine", {
    "use": of(MEDICINES),
    "dose": plain(lambda rng: rng.choice((f"{rng.randint(2, 6)} tablets a day", f"{rng.randint(5, 60)} drops a day", f"{rng.randint(2, 40)} millilitres a day", f"{rng.randint(2, 5)} capsules a day"))),
    "effect": of(EFFECTS),
    "maker": company,
    "price": plain(w.price),
    "storage": plain(lambda rng: f"{rng.randint(2, 30)} degrees"),
    "substance": lambda rng, split: w.invented(rng, split).lower() + rng.choice(("ine", "ol", "amin", "ic acid", "oxan")),
    "age": plain(lambda rng: f"{rng.randint(2, 18)} years"),
})

DISHES = "soup|stew|cake|pie|salad|curry|bread|casserole|pudding|omelette|tart|dumplings|risotto".split("|")
SPICES = "cinnamon|ginger|paprika|thyme|basil|pepper|nutmeg|saffron|mint|garlic|cumin|rosemary|chili|vanilla".split("|")
SERVED = "rice|fresh bread|green salad|mashed potatoes|vanilla sauce|noodles|cold milk|apple sauce|sour cream|roast carrots|white wine|black tea".split("|")

RECIPE = attributes("recipe", {
    "time": plain(lambda rng: f"{rng.randint(10, 180)} minutes"),
    "rest": plain(lambda rng: f"{rng.randint(5, 90)} minutes"),
    "main": of(w.FOODS),
    "spice": of(SPICES),
    "serves": plain(lambda rng: f"{rng.randint(2, 24)} people"),
    "cook": w.person,
    "side": of(SERVED),
    "calories": count(90, 990),
})


def medicine_name(rng, split: str) -> str:
    return w.invented(rng, split) + rng.choice(("", " Forte", " Plus", "", " Mild", "an", "ol"))


def dish_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice(DISHES)}"


JOB = attributes("job", {
    "salary": money(1200, 9800, " a month"),
    "place": w.town,
    "deadline": plain(w.date),
    "start": plain(w.date),
    "contact": w.person,
    "boss": w.person,
    "hours": plain(lambda rng: f"{rng.randint(8, 42)} hours a week"),
    "need": of(NEEDS),
})


def match_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice(('Cup final', 'Cup match', 'derby', 'Cup semi-final', 'League match', 'Shield final'))}"


def team(rng, split: str) -> str:
    return rng.choice((f"{w.town(rng, split)} {rng.choice(('United', 'Rovers', 'City', 'Athletic', 'Wanderers'))}", f"FC {w.town(rng, split)}", w.town(rng, split)))


MATCH = attributes("match", {
    "winner": team,
    "loser": team,
    "score": plain(lambda rng: f"{rng.randint(1, 9)}-{rng.randint(0, 5)}"),
    "scorer": w.person,
    "referee": w.person,
    "place": w.town,
    "fans": plain(lambda rng: str(rng.randint(200, 90000))),
    "date": plain(w.date),
})


def course_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice((*w.SUBJECTS, *w.LANGUAGES, 'cooking', 'sewing', 'first aid', 'drawing'))} {rng.choice(('course', 'class', 'seminar'))}"


COURSE = attributes("course", {
    "teacher": w.person,
    "examiner": w.person,
    "start": plain(w.date),
    "exam": plain(w.date),
    "fee": money(15, 900),
    "day": of(w.DAYS),
    "room": plain(lambda rng: rng.choice((f"room {rng.randint(2, 499)}", f"hall {rng.choice('ABCDEFG')}", f"room {rng.choice('ABCDEFG')}{rng.randint(2, 40)}"))),
    "places": count(4, 120),
})

KINDS: list[Kind] = [
    Kind(flight_name, FLIGHT), Kind(number_name, ORDER), Kind(hotel_name, HOTEL), Kind(number_name, TICKET),
    Kind(number_name, POLICY), Kind(medicine_name, MEDICINE), Kind(dish_name, RECIPE),
    Kind(job_name, JOB), Kind(match_name, MATCH),
    Kind(course_name, COURSE),
]  # fmt: skip
