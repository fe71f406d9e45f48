"""Schema-Guided Dialogue: what a user says first -> the description of the service that can do it; and results as records."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from ..pairs import Pair
from .corpus_file import read_rows

# How a result of a service reads as text, and how somebody asks for it. {name} etc. are its fields.
RECORDS = {
    "Restaurants_1": (
        "restaurant_name",
        [
            "{restaurant_name} is a {price_range} {cuisine} restaurant at {street_address}, {city}. Phone: {phone_number}.",
            "Restaurant: {restaurant_name}\nCuisine: {cuisine}\nCity: {city}\nAddress: {street_address}\nPrices: {price_range}\nTelephone: {phone_number}",
        ],
        [
            ("where is {restaurant_name}", ["restaurant_name"]),
            ("phone number of {restaurant_name}", ["restaurant_name"]),
            ("{cuisine} food in {city}", ["cuisine", "city"]),
            ("I'd like to eat {cuisine} in {city}, something {price_range}", ["cuisine", "city", "price_range"]),
            ("{price_range} place to eat in {city}", ["price_range", "city"]),
        ],
    ),
    "Hotels_3": (
        "hotel_name",
        [
            "{hotel_name}, {street_address}, {location}. Guests rate it {average_rating}; a stay costs {price} dollars. Call {phone_number}.",
            "Hotel: {hotel_name}\nLocation: {location}\nAddress: {street_address}\nRating: {average_rating}\nPhone: {phone_number}",
        ],
        [
            ("address of {hotel_name}", ["hotel_name"]),
            ("somewhere to stay in {location}", ["location"]),
            ("how do guests like {hotel_name}?", ["hotel_name"]),
            ("hotels in {location} rated {average_rating}", ["location", "average_rating"]),
        ],
    ),
    "Homes_1": (
        "property_name",
        [
            "{property_name} at {address} in {area} has {number_of_beds} bedrooms and {number_of_baths} bathrooms and rents for {rent} a month.",
            "For rent: {property_name}, {address}, {area}. {number_of_beds} bed, {number_of_baths} bath, ${rent} per month, phone {phone_number}.",
        ],
        [
            ("rent of {property_name}", ["property_name"]),
            ("apartment with {number_of_beds} bedrooms in {area}", ["number_of_beds", "area"]),
            ("how many bathrooms does {property_name} have?", ["property_name"]),
            ("{number_of_beds} bed {number_of_baths} bath home in {area}", ["number_of_beds", "number_of_baths", "area"]),
        ],
    ),
    "Services_3": (
        "doctor_name",
        [
            "{doctor_name} is a {type} in {city}. The practice is at {street_address}; phone {phone_number}.",
            "{type}: {doctor_name}, {street_address}, {city}, {phone_number}, rated {average_rating}",
        ],
        [
            ("{type} in {city}", ["type", "city"]),
            ("telephone {doctor_name}", ["doctor_name"]),
            ("I need to see a {type} near {city}", ["type", "city"]),
            ("what kind of doctor is {doctor_name}?", ["doctor_name"]),
        ],
    ),
    "Services_2": (
        "dentist_name",
        ["{dentist_name} is a dentist at {address}, {city}. Phone {phone_number}."],
        [
            ("dentist in {city}", ["city"]),
            ("my tooth hurts, who can help me in {city}?", ["city"]),
            ("where does dentist {dentist_name} work", ["dentist_name"]),
        ],
    ),
    "Services_1": (
        "stylist_name",
        ["{stylist_name} is a hair salon at {street_address}, {city}, rated {average_rating}. Appointments: {phone_number}."],
        [
            ("haircut in {city}", ["city"]),
            ("make an appointment at {stylist_name}", ["stylist_name"]),
            ("good hairdresser in {city}", ["city"]),
        ],
    ),
    "Travel_1": (
        "attraction_name",
        ["{attraction_name} is a {category} in {location}. Phone: {phone_number}."],
        [
            ("{category} to visit in {location}", ["category", "location"]),
            ("things to see in {location}", ["location"]),
            ("what is {attraction_name}?", ["attraction_name"]),
        ],
    ),
    "Movies_1": (
        "movie_name",
        ["{movie_name} ({genre}) is shown at {theater_name}, {street_address}, {location}. Tickets cost {price} dollars."],
        [
            ("where can I see {movie_name} in {location}?", ["movie_name", "location"]),
            ("{genre} movies in {location}", ["genre", "location"]),
            ("ticket price for {movie_name} at {theater_name}", ["movie_name", "theater_name"]),
        ],
    ),
    "Music_1": (
        "song_name",
        ["{song_name} is a {genre} song by {artist} from the album {album} ({year})."],
        [
            ("who sings {song_name}?", ["song_name"]),
            ("{genre} songs by {artist}", ["genre", "artist"]),
            ("year of {song_name}", ["song_name"]),
            ("what album is {song_name} on", ["song_name"]),
        ],
    ),
    "Events_1": (
        "event_name",
        ["{event_name} ({subcategory}) takes place at {event_location}, {address_of_location}, {city_of_event}, on {date} at {time}."],
        [
            ("when does {event_name} play in {city_of_event}?", ["event_name", "city_of_event"]),
            ("{subcategory} events in {city_of_event}", ["subcategory", "city_of_event"]),
            ("what is on at {event_location}", ["event_location"]),
        ],
    ),
    "Media_1": (
        "title",
        ["{title} is a {genre} film directed by {directed_by}."],
        [("who directed {title}?", ["title"]), ("{genre} film by {directed_by}", ["genre", "directed_by"])],
    ),
}


def placeholders(shape: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(shape) if name}


def record_pairs(dialogues: list[dict], chance: random.Random) -> Iterator[Pair]:
    seen = set()
    for dialogue in dialogues:
        for turn in dialogue["turns"]:
            for frame in turn["frames"]:
                if frame["service"] not in RECORDS:
                    continue
                name_field, texts, asks = RECORDS[frame["service"]]
                for record in frame.get("service_results", []):
                    name = record.get(name_field, "")
                    if not name or (name, record.get("date")) in seen:
                        continue
                    seen.add((name, record.get("date")))
                    ask, fields = chance.choice(asks)
                    text = chance.choice(texts)
                    if not placeholders(ask + text) <= record.keys():
                        continue
                    facts = {f"{frame['service']}.{key}": value for key, value in record.items()}
                    wanted = {f"{frame['service']}.{key}": record[key] for key in fields}
                    yield Pair("records", name, ask.format_map(record), text.format_map(record), facts, wanted)


def intent_pairs(dialogues: list[dict], schema: list[dict], chance: random.Random) -> Iterator[Pair]:
    described = {}
    for service in schema:
        for intent in service["intents"]:
            needed = ", ".join(name.replace("_", " ") for name in intent["required_slots"])
            described[service["service_name"], intent["name"]] = (
                f"{intent['name']}: {intent['description']}. {service['description']}." + (f" Needs {needed}." if needed else "")
            )
    for dialogue in dialogues:
        for turn in dialogue["turns"]:
            for frame in turn["frames"]:
                opens = any(action["act"] == "INFORM_INTENT" for action in frame["actions"])
                intent = frame.get("state", {}).get("active_intent", "")
                service = frame["service"]
                if opens and len(turn["utterance"].split()) >= 6 and (service, intent) in described:
                    kind = service.split("_")[0]
                    key = {"intent": f"{kind} {intent}"}
                    # Other services of the same kind do nearly the same: not told apart here.
                    yield Pair("tools", kind, turn["utterance"], described[service, intent], {"kind": kind} | key, {"kind": kind})


def pairs(corpora: Path, chance: random.Random) -> Iterator[Pair]:
    dialogues = read_rows(corpora / "sgd-train.jsonl.xz")
    schema = json.loads((corpora / "sgd-train-schema.json").read_text(encoding="utf-8"))
    yield from record_pairs(dialogues, chance)
    tools = list(intent_pairs(dialogues, schema, chance))
    yield from chance.sample(tools, min(2500, len(tools)))
