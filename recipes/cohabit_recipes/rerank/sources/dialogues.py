"""Schema-Guided Dialogue: what a user says first -> the description of the service that can do it; and results as records."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from ...corpus_files import read_rows
from ...records import records
from ..pairs import Pair

# How a result of a service reads as text, and how somebody asks for it. {name} etc. are its fields.
RECORDS = {row["service"]: row for row in records("service-records")}


def placeholders(shape: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(shape) if name}


def record_pairs(dialogues: list[dict], chance: random.Random) -> Iterator[Pair]:
    seen = set()
    for dialogue in dialogues:
        for turn in dialogue["turns"]:
            for frame in turn["frames"]:
                if frame["service"] not in RECORDS:
                    continue
                shapes = RECORDS[frame["service"]]
                for record in frame.get("service_results", []):
                    name = record.get(shapes["name"], "")
                    if not name or (name, record.get("date")) in seen:
                        continue
                    seen.add((name, record.get("date")))
                    asked = chance.choice(shapes["questions"])
                    ask, text = asked["question"], chance.choice(shapes["texts"])
                    if not placeholders(ask + text) <= record.keys():
                        continue
                    facts = {f"{frame['service']}.{key}": value for key, value in record.items()}
                    wanted = {f"{frame['service']}.{key}": record[key] for key in asked["fields"]}
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
    dialogues = list(read_rows(corpora / "sgd-train.jsonl.xz"))
    schema = json.loads((corpora / "sgd-train-schema.json").read_text(encoding="utf-8"))
    yield from record_pairs(dialogues, chance)
    tools = list(intent_pairs(dialogues, schema, chance))
    yield from chance.sample(tools, min(2500, len(tools)))
