"""Conversations and plain text from the public corpora (see the model card for sources and licences).

`load` reads them once and splits them by document: every twentieth document is kept for testing."""

import hashlib
import json
import re
from dataclasses import dataclass, field
from pathlib import Path

from ...corpus_files import read_rows
from ...records import HELD_OUT, records, wordings
from . import words
from .calls import Call
from .conversation import Conversation, pick_wording
from .grounded import ASK, NOT_IN_TEXT, Item, about_text, documents_text, other_layout
from .lexicon import Lexicon, load_lexicon
from .tools import Parameter, Tool


@dataclass
class Corpora:
    prose: list[str] = field(default_factory=list)
    passages: list[tuple[str, list[tuple[str, str]]]] = field(default_factory=list)  # text, (question, answer)s; the questions of passages.jsonl are ours; without an answer if the passage has none
    dialogues: list[tuple[str, list[tuple[str, str]]]] = field(default_factory=list)  # text, slots with their values
    commands: list[tuple[str, str, list[tuple[str, str]]]] = field(default_factory=list)  # name, text, (task, command)s
    written: list[tuple[str, list[tuple[str, str]]]] = field(default_factory=list)  # the test split: the same, with the held-out questions of passages.jsonl
    contexts: list[str] = field(default_factory=list)  # passages of all kinds, for questions made from their sentences
    service_calls: list[Call] = field(default_factory=list)  # messages of customers, and the resulting call
    services: list[Tool] = field(default_factory=list)
    lexicon: Lexicon = field(default_factory=lambda: Lexicon([]))


def kept(index: int, split: str) -> bool:
    return (index % 20 == 7) == (split == "test")


def load(folder: Path, split: str) -> Corpora:
    corpora = Corpora()
    for index, row in enumerate(read_rows(folder / "public-domain-fiction.jsonl.xz")):
        if kept(index, split):
            corpora.prose.append(row["text"])
    _load_passages(corpora, folder, split)
    _load_dialogues(corpora, folder, split)
    _load_service_calls(corpora, folder, split)
    for index, row in enumerate(read_rows(folder / "tldr-pages-en.jsonl.xz")):
        page = _command_page(row["text"])
        if kept(index, split) and page and len(row["text"]) < 1600:
            corpora.commands.append(page)
    corpora.lexicon = Lexicon(load_lexicon(folder / "wordnet"))
    texts = (*corpora.prose, *(text for text, _ in corpora.passages), *(text for text, _ in corpora.dialogues[:500]))
    words.WILD[:] = sorted({word for text in texts for word in re.findall(r"\b[^\W\d_]{3,12}\b", text)})
    sentences = (found for text in corpora.prose for found in re.findall(r"(?<=[.!?] )[A-Z][a-z, ]{20,80}\.", text))
    words.SENTENCES[:] = sorted(set(sentences))
    return corpora


def _load_passages(corpora: Corpora, folder: Path, split: str) -> None:
    passages: dict[str, list[tuple[str, str]]] = {}
    contexts: dict[str, None] = {}
    for row in read_rows(folder / "grounded-qa.jsonl.xz"):
        # Expressions that find the passage and the question, or the passage alone, in the prompts of a set.
        forms = next((forms for forms in records("source-tasks") if re.fullmatch(forms["task"], row["task"])), {})
        if "context" in forms and (context := re.search(forms["context"], row["prompt"], re.S)):
            # Sets that list several articles are cut into them.
            contexts.update(dict.fromkeys(part.strip("- \n") for part in context[1].split("\n\n") if len(part) > 200))
        found = "question" in forms and re.fullmatch(forms["question"], row["prompt"], re.S)
        answer = row["completion"].removesuffix("<|endoftext|>").strip()
        if found and len(found["text"]) < 3000 and answer in found["text"]:
            text = found["text"].removeprefix("Given the following context:\n\n").strip()
            passages.setdefault(text, []).append((found["question"].strip(), answer))
    for index, (text, pairs) in enumerate(passages.items()):
        if kept(index, split):
            corpora.passages.append((text, pairs))
            contexts[text] = None
    known = {text for text, _ in corpora.passages}
    # Passages of the questions are split already; a context that is one of the other split is left out.
    apart = {text for index, text in enumerate(passages) if not kept(index, split)}
    train = split == "train"
    ours = {row["passage"]: list(map(tuple, row["questions"])) for row in records("passages", "train" if train else HELD_OUT)}
    asked_about = corpora.passages if train else corpora.written
    for index, text in enumerate(contexts):
        if text in known or (text not in apart and kept(index, split)):
            corpora.contexts.append(text)
            if asked := ours.get(hashlib.sha256(text.encode()).hexdigest()[:12]):
                asked_about.append((" ".join(text.split()), asked))


def _load_dialogues(corpora: Corpora, folder: Path, split: str) -> None:
    for index, row in enumerate(read_rows(folder / "sgd-train.jsonl.xz")):
        if index % 3 or not kept(index // 3, split):
            continue
        turns, slots = row["turns"][:10], {}
        for frame in (frame for turn in turns if turn["speaker"] == "USER" for frame in turn["frames"]):
            slots |= {slot.replace("_", " "): values for slot, values in frame["state"]["slot_values"].items()}
        text = "\n".join(f"{'Customer' if turn['speaker'] == 'USER' else 'Assistant'}: {turn['utterance']}" for turn in turns)
        told = [(slot, next((value for value in values if value in text), "")) for slot, values in slots.items()]
        if told := [(slot, value) for slot, value in told if value]:
            corpora.dialogues.append((text, told))


def _load_service_calls(corpora: Corpora, folder: Path, split: str) -> None:
    """First calls of dialogues in which the customer's messages contain every argument. Split by service."""
    tools: dict[tuple[str, str], Tool] = {}
    for index, service in enumerate(json.loads((folder / "sgd-train-schema.json").read_text(encoding="utf-8"))):
        if (index % 6 == 3) == (split == "test"):
            slots = {slot["name"]: slot for slot in service["slots"]}
            for intent in service["intents"]:
                names = [*intent["required_slots"], *intent["optional_slots"]]
                parameters = [
                    Parameter(name, "string", slots[name]["description"], _nothing, name in intent["required_slots"],
                              slots[name]["possible_values"] if slots[name]["is_categorical"] and len(slots[name]["possible_values"]) < 6 else None)
                    for name in names
                ]  # fmt: skip
                tool = Tool(intent["name"], intent["description"] + ".", parameters, [], _nothing)
                tools[service["service_name"], intent["name"]] = tool
    corpora.services = list(tools.values())
    for row in read_rows(folder / "sgd-train.jsonl.xz"):
        said: list[str] = []
        for turn in row["turns"]:
            if turn["speaker"] == "USER":
                said.append(turn["utterance"])
                continue
            call = next((frame for frame in turn["frames"] if "service_call" in frame), None)
            if call:
                tool = tools.get((call["service"], call["service_call"]["method"]))
                arguments = call["service_call"]["parameters"]
                request = " ".join(said)
                if tool and len(request) < 400 and arguments and all(value.lower() in request.lower() for value in arguments.values()):
                    order = [parameter.name for parameter in tool.parameters if parameter.name in arguments]
                    corpora.service_calls.append(Call(tool, request, {name: _as_said(arguments[name], request) for name in order}))
                break


def _nothing(*_) -> dict:
    """If real requests and calls are available, none are drawn."""
    return {}


def _as_said(value: str, request: str) -> str:
    start = request.lower().find(value.lower())
    return request[start : start + len(value)]


def _command_page(page: str) -> tuple[str, str, list[tuple[str, str]]] | None:
    name = re.match(r"# (.+)", page)
    tasks = re.findall(r"^- (.+):\n\n`(.+)`$", page, re.M)
    if not name or not tasks:
        return None
    clean = [(re.sub(r"\[(\w+)\]", r"\1", task), command.replace("{{", "").replace("}}", "")) for task, command in tasks]
    about = " ".join(line[2:] for line in page.splitlines() if line.startswith("> ") and "More information" not in line)
    text = f"{name[1]}: {about}\n" + "\n".join(f"{task}: `{command}`" for task, command in clean)
    return name[1], text, clean


def prose(rng, corpora: Corpora) -> str:
    """A stretch of a book, a passage or a dialogue, as plain text."""
    source = rng.random()
    if source < 0.5:
        text = rng.choice(corpora.prose)
        start = rng.randrange(max(1, len(text) - 1200))
        start = text.find(" ", start) + 1
        return text[start : start + 1200].rsplit(" ", 1)[0]
    if source < 0.75:
        return rng.choice(corpora.passages)[0][:1200]
    return rng.choice(corpora.dialogues)[0][:1200]


def passage(rng, split: str, corpora: Corpora) -> Conversation:
    """People's questions about a real passage, alone or together with another."""
    shown = rng.sample(corpora.passages, rng.choice((1, 1, 1, 2)))
    if sum(len(text) for text, _ in shown) > 2400:
        shown = [min(shown, key=lambda entry: len(entry[0]))]
    documents = [("", text) for text, _ in shown]
    as_documents = rng.random() < 0.6
    text = documents_text(documents) if as_documents else shown[0][0] if len(shown) == 1 else other_layout(rng, documents)
    items: list[Item] = [(question, answer, answer) for _, pairs in shown for question, answer in rng.sample(pairs, min(len(pairs), 6))]
    stranger, asked = rng.choice(corpora.passages)
    if rng.random() < 0.25 and stranger not in [text for text, _ in shown]:
        items.append((rng.choice(asked)[0], "", ""))
    rng.shuffle(items)
    return about_text(rng, split, text, items[:8], "passage", as_documents)


def dialogue(rng, split: str, corpora: Corpora) -> Conversation:
    text, slots = rng.choice(corpora.dialogues)
    ask = wordings("dialogue questions")
    asked = rng.sample(slots, min(4, len(slots)))
    questions = [(pick_wording(rng, ask, split) if split == "train" else ask.held_out[0], slot, value) for slot, value in asked]
    if rng.random() < 0.35:
        _, other_slots = rng.choice(corpora.dialogues)
        slot = rng.choice(other_slots)[0]
        if slot not in dict(slots) and not any(word in text.lower() for word in slot.split() if len(word) > 3):
            questions.insert(rng.randrange(len(questions) + 1), (rng.choice(ask.train), slot, ""))
    return _about(rng, split, text, [(wording.replace("{s}", slot), value) for wording, slot, value in questions], "dialogue")


def command(rng, split: str, corpora: Corpora) -> Conversation:
    name, text, tasks = rng.choice(corpora.commands)
    questions = [(f"{task}?", f"`{line}`") for task, line in rng.sample(tasks, min(len(tasks), 3))]
    if rng.random() < 0.2:
        other, _, other_tasks = rng.choice(corpora.commands)
        if other != name:
            questions.insert(0, (f"{rng.choice(other_tasks)[0]}?", ""))
    return _about(rng, split, text, questions, "command")


def _about(rng, split: str, text: str, questions: list[tuple[str, str]], kind: str) -> Conversation:
    messages = []
    frame = pick_wording(rng, ASK, split).replace("{text}", text)
    for question, value in questions:
        messages += [("user", frame.replace("{question}", question)), ("assistant", value or NOT_IN_TEXT)]
        frame = "{question}"
    return Conversation(messages, 0.2, kind)
