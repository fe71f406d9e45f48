"""Short texts and requests to fill a JSON object from them. The texts are written by hand with slots (extraction-texts.jsonl)."""

import json
import re

from ...records import HELD_OUT, Wordings, merged, records, wordings
from .conversation import Conversation, pick_wording
from .formulas import table, with_articles
from .grounded import _fill
from .values import said_value
from .worlds import COMMON_KINDS

# The fields of the texts: the names that keys have for each, and the draw of its value.
FIELDS = merged("extraction-fields", "field", "keys")
DOCUMENTS = Wordings(*([row["text"] for row in records("extraction-texts", folder)] for folder in ("train", HELD_OUT)))
SLOT = re.compile(r"\{(\w+)(?:\?([^|}]*)\|([^}]*))?\}")


def document(rng, split: str) -> tuple[str, dict[str, object]]:
    """A text, and its values by field, in the order of the text."""
    template = rng.choice(DOCUMENTS.of(split))
    template = re.sub(r"\[([^\[\]]*)\]", lambda match: rng.choice(match[1].split("|")), template)
    said: dict[str, str] = {}
    values: dict[str, object] = {}

    def put(match) -> str:
        name, when_true, when_false = match.groups()
        if name not in values:
            for _ in range(9):
                values[name], said[name] = said_value(FIELDS[name]["value"], rng, split)
                if not said[name] or list(said.values()).count(said[name]) == 1:
                    break
        return (when_true if values[name] else when_false) if when_true is not None else said[name]

    written = with_articles(SLOT.sub(put, template))
    raised = rng.random() < 0.8 and not template.startswith("{")  # a value keeps the form of the JSON
    return written[0].upper() + written[1:] if raised else written, values


def from_facts(rng, split: str) -> tuple[str, list[tuple[str, str, object]]]:
    """A text of the sentences that the grounded questions use, with the attributes' names as keys."""
    kind = rng.choices(COMMON_KINDS, [kind.weight for kind in COMMON_KINDS])[0]
    entity = kind.name(rng, split)
    names = rng.sample(sorted(kind.attributes), min(len(kind.attributes), rng.randint(2, 5)))
    fields, sentences = [], []
    for name in names:
        attribute = kind.attributes[name]
        value = attribute.value(rng, split)
        sentences.append(_fill(pick_wording(rng, attribute.statements, split), entity, value))
        if value.isdigit() and len(value) < 8 and value[0] != "0":
            fields.append((name.lower().replace(" ", "_"), "integer", int(value)))
        else:
            fields.append((name.lower().replace(" ", "_"), "string", value))
    if rng.random() < 0.4:
        fields.insert(0, (rng.choice(("name", "entity", "subject")), "string", entity.removeprefix("the ")))
    return " ".join(sentences), list({key: (key, kind, value) for key, kind, value in fields}.values())


# {t} is the text, {k} the keys as the form writes them.
FRAMES = {form: wordings(f"extraction {form}") for form in ("listed", "lines", "shaped", "schema", "types", "words")}
FORM_WEIGHTS = {"listed": 8, "lines": 3, "shaped": 5, "schema": 4, "types": 3, "words": 5}
AGAIN, SYSTEM, SYSTEM_KEYS, MISSING = (wordings(f"extraction {name}") for name in ("again", "system", "system with keys", "missing"))
# Keys with these words do not read well as "the ..." in a sentence.
NO_NOUN = frozenset(wordings("extraction no nouns"))
# The key is from a distant subject, so that no value of the text fits it.
FAR_KEYS = wordings("extraction far keys")


def _join(parts: list[str], rng, comma_only: bool = False) -> str:
    if comma_only or len(parts) == 1 or rng.random() < 0.5:
        return ", ".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def camel(key: str) -> str:
    first, *rest = key.split("_")
    return first + "".join(part.capitalize() for part in rest)


def keys_text(rng, form: str, fields: list[tuple[str, str, object]], with_null: bool) -> str:
    keys = [key for key, _, _ in fields]
    if form == "listed":
        mark = rng.choice(("{}", "{}", "{}", '"{}"', "`{}`", "'{}'"))
        return _join([mark.format(key) for key in keys], rng)
    if form == "lines":
        typed = rng.random() < 0.4
        mark = rng.choice(("- {}", "- {}", "* {}", "{}", '"{}"', "• {}"))
        return "\n".join(mark.format(key) + (f" ({kind})" if typed else "") for key, kind, _ in fields)
    if form == "words":
        return _join([f"the {key.replace('_', ' ')}" for key in keys], rng)
    if form == "shaped":
        samples = dict(zip(("string", "integer", "number", "boolean", "array"), rng.choice(table("shapes")), strict=True))
        return "{" + ", ".join(f'"{key}": {samples[kind].replace("{k}", key)}' for key, kind, _ in fields) + "}"
    if form == "schema":
        items = {"items": {"type": "string"}}
        properties = {key: {"type": [kind, "null"] if with_null else kind} | (items if kind == "array" else {}) for key, kind, _ in fields}
        schema: dict = {"type": "object", "properties": properties}
        if rng.random() < 0.5:
            schema["required"] = keys
        if rng.random() < 0.2:
            schema["additionalProperties"] = False
        return json.dumps(schema, indent=rng.choice((None, None, None, 2)))
    types = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "array": "string[]"}
    end = " | null" if with_null else ""
    if rng.random() < 0.5:
        return "{ " + "; ".join(f"{key}: {types[kind]}{end}" for key, kind, _ in fields) + " }"
    name = rng.choice(("Result", "Data", "Entry", "Record"))
    lines = "\n".join(f"  {key}: {types[kind]}{end};" for key, kind, _ in fields)
    return rng.choice((f"interface {name} {{\n{lines}\n}}", f"type {name} = {{\n{lines}\n}};"))


def _key(rng, keys: Wordings, split: str, used: set[str], nouns: bool) -> str:
    """A name not yet used for another field of the object."""
    kept = keys.of(split)
    if nouns:
        kept = [key for key in kept if not NO_NOUN & set(key.split("_"))] or keys[:1]
    free = [key for key in kept if key not in used] or [key for key in keys.train if key not in used] or keys[:1]
    return free[0] if split == "train" and rng.random() < 0.3 else rng.choice(free)


def _fields_of(rng, split: str, nouns: bool) -> tuple[str, list[tuple[str, str, object]]]:
    if rng.random() < (0.2 if split == "train" else 0.1):
        return from_facts(rng, split)
    text, values = document(rng, split)
    used: set[str] = set()
    if split == "train":  # a name that fits two of the text's fields would not say which is meant
        names = [key for name in values for key in FIELDS[name]["keys"]]
        used = {key for key in names if names.count(key) > 1}
    fields = []
    for name, value in values.items():
        key = _key(rng, FIELDS[name]["keys"], split, used, nouns)
        used.add(key)
        fields.append((key, FIELDS[name]["type"], value))
    return text, fields


def json_object(fields: list[tuple[str, str, object]]) -> str:
    return json.dumps({key: value for key, _, value in fields}, ensure_ascii=False)


def extraction(rng, split: str) -> Conversation:
    form = rng.choices(list(FORM_WEIGHTS), list(FORM_WEIGHTS.values()))[0]
    source, fields = _fields_of(rng, split, form == "words")
    if form != "words" and rng.random() < 0.2:
        fields = [(camel(key), kind, value) for key, kind, value in fields]
    whole_set = fields
    wanted = rng.sample(fields, rng.randint(min(2, len(fields)), min(len(fields), 6)))
    if rng.random() < 0.5:
        wanted = [field for field in fields if field in wanted]
    if len(fields) > 1 and rng.random() < 0.06:
        wanted = wanted[:1]
    with_null = rng.random() < 0.1
    note = ""
    if with_null:
        note = " " + pick_wording(rng, MISSING, split)
        if rng.random() < 0.7:
            taken = {key for key, _, _ in fields}
            other = rng.choice(FAR_KEYS)
            if other not in taken:
                wanted.insert(rng.randint(0, len(wanted)), (other, "string", None))
    reply = json_object(wanted)
    if form == "listed" and rng.random() < 0.25:
        frame = pick_wording(rng, SYSTEM_KEYS, split)
        messages = [("system", frame.replace("{k}", keys_text(rng, form, wanted, with_null)) + note), ("user", source)]
        return Conversation([*messages, ("assistant", reply)], 0.1, "extraction")
    messages = []
    if rng.random() < 0.2:
        messages.append(("system", pick_wording(rng, SYSTEM, split)))
    request = pick_wording(rng, FRAMES[form], split)
    keys = keys_text(rng, form, wanted, with_null)
    if note and not request.endswith("{t}"):
        request, note = request + (note if request.endswith((".", "}")) else "\n" + note.strip()), ""
    elif note:
        request, note = note.strip() + " " + request if not request.startswith("{") else note.strip() + "\n\n" + request, ""
    messages.append(("user", request.replace("{k}", keys).replace("{t}", source)))
    messages.append(("assistant", reply))
    rest = [field for field in whole_set if field not in wanted]
    if form == "listed" and len(rest) >= 2 and rng.random() < 0.3:
        wanted = rng.sample(rest, rng.randint(1, len(rest)))
        messages.append(("user", pick_wording(rng, AGAIN, split).replace("{k}", keys_text(rng, form, wanted, False))))
        messages.append(("assistant", json_object(wanted)))
    return Conversation(messages, 0.1, "extraction")
