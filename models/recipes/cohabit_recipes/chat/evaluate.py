"""Evaluate an exported model on held-out conversations: other wordings, names and documents.

Replies are generated greedily with the ONNX file, as it ships. Every set is seeded."""

import json
import random
import re
from collections import Counter
from pathlib import Path

from tokenizers import Tokenizer

from .batches import Encoder
from .config import CONFIG
from .data import corpora as real
from .data.deeds import deeds
from .data.everyday import everyday_pair
from .data.grounded import grounded, lookup, repeat
from .data.instructions import LISTS, instruction_pair
from .data.persona import SELF, SMALL_TALK, unknown_pair
from .data.stories import story
from .verify import OnnxDecoder

MAX_NEW_TOKENS = 256
NOT_FOUND = "I cannot find that"


class Chat:
    def __init__(self, model_folder: Path):
        tokenizer = Tokenizer.from_file(str(model_folder / "tokenizer.json"))
        self.encoder = Encoder(tokenizer)
        self.decoder = OnnxDecoder(model_folder / "onnx" / "model.onnx", CONFIG, CONFIG.max_position_embeddings)

    def reply(self, messages: list[tuple[str, str]], limit: int = MAX_NEW_TOKENS) -> tuple[str, bool]:
        """The greedy reply, and whether the model ended it by itself."""
        self.decoder.rewind(0)
        logits = self.decoder.run(self.encoder.prompt(messages), keep=1)
        ids: list[int] = []
        while len(ids) < limit:
            token = int(logits[-1].argmax())
            if token in (self.encoder.end, self.encoder.stop):
                return self.encoder.tokenizer.decode(ids), True
            ids.append(token)
            logits = self.decoder.run([token], keep=1)
        return self.encoder.tokenizer.decode(ids), False


def normalise(text: str) -> list[str]:
    return [word for word in re.findall(r"\w+", text.lower()) if word not in ("the", "a", "an")]


def token_f1(reply: str, wanted: str) -> float:
    got, gold = Counter(normalise(reply)), Counter(normalise(wanted))
    common = sum((got & gold).values())
    return 2 * common / (sum(got.values()) + sum(gold.values())) if common else 0.0


def holds(reply: str, value: str) -> bool:
    """Whether the words of `value` stand in the reply, in order and unbroken."""
    return f" {' '.join(normalise(value))} " in f" {' '.join(normalise(reply))} "


def last_question(conversation) -> tuple[list[tuple[str, str]], str, str]:
    """The messages before the last reply, that reply, and the value it must hold."""
    return conversation.messages[:-1], conversation.messages[-1][1], conversation.answers[-1]


def about_texts(chat: Chat, conversations: list, report: "Report", name: str) -> None:
    """Scores right values among answerable questions, and right refusals among unanswerable ones."""
    found, f1, refused, wrongly_refused = [], [], [], []
    for conversation in conversations:
        messages, wanted, value = last_question(conversation)
        reply = report.ask(chat, name, messages, wanted)
        if value:
            found.append(holds(reply, value))
            f1.append(token_f1(reply, wanted))
            wrongly_refused.append(reply.startswith(NOT_FOUND))
        else:
            refused.append(reply.startswith(NOT_FOUND))
    report.add(name, "answer holds the right value", found)
    report.add(name, "token F1 with the reference answer", f1)
    report.add(name, "says it cannot find it, when the text does not tell", refused)
    report.add(name, "says it cannot find it, though the text tells (lower is better)", wrongly_refused)


class Report:
    def __init__(self):
        self.rows: list[dict] = []
        self.samples: list[dict] = []
        self.ended: list[bool] = []
        self.lengths: list[int] = []

    def ask(self, chat: Chat, name: str, messages: list[tuple[str, str]], wanted: str) -> str:
        reply, ended = chat.reply(messages)
        self.ended.append(ended)
        self.lengths.append(len(reply))
        self.samples.append({"set": name, "messages": messages, "wanted": wanted, "reply": reply, "ended": ended})
        return reply

    def add(self, name: str, measure: str, scores: list) -> None:
        if scores:
            mean = sum(map(float, scores)) / len(scores)
            self.rows.append({"set": name, "measure": measure, "score": round(mean, 3), "n": len(scores)})


def evaluate(model_folder: Path, corpora_folder: Path | None, seed: int = 9000, size: int = 100) -> Report:
    """`size` is the number of questions in a set; without a corpora folder the sets of real text are left out."""
    chat, report = Chat(model_folder), Report()

    def rng(name: str) -> random.Random:
        return random.Random(f"{seed}/{name}")

    for split, wordings in (("train", "known wordings"), ("test", "new wordings")):
        for level, facts in ((1, "1-3 facts"), (2, "3-7 facts"), (3, "6-14 facts")):
            draws = rng(f"grounded-{level}-{split}")
            cases = [grounded(draws, split, level, questions=1, unanswerable=0.5) for _ in range(size)]
            about_texts(chat, cases, report, f"invented texts, {facts}, {wordings}")
    for split, verbs in (("train", "known verbs"), ("test", "new verbs")):
        draws = rng(f"deeds-{split}")
        cases = [deeds(draws, split, questions=1, unanswerable=0.5) for _ in range(size)]
        about_texts(chat, cases, report, f"who did what, {verbs}")
    draws = rng("lookup")
    about_texts(chat, [lookup(draws, "test") for _ in range(size)], report, "look-up in a list")

    draws, scores = rng("repeat"), []
    for _ in range(size):
        messages, wanted, _ = last_question(repeat(draws, "test"))
        scores.append(report.ask(chat, "repeat", messages, wanted).strip() == wanted)
    report.add("repeat", "exact", scores)

    def exact(name: str, pairs: list[tuple[str, str]]) -> None:
        scores = []
        for question, wanted in pairs:
            scores.append(report.ask(chat, name, [("user", question)], wanted).strip() == wanted)
        report.add(name, "the expected reply, word for word", scores)

    exact("questions about itself, known wordings", [(rng(wordings[0]).choice(wordings[:-1]), replies[0]) for wordings, replies in SELF])
    exact("questions about itself, new wordings", [(wordings[-1], replies[0]) for wordings, replies in SELF])
    exact("small talk, known wordings", [(rng(wordings[0]).choice(wordings[:-1]), replies[0]) for wordings, replies in SMALL_TALK])
    exact("small talk, new wordings", [(wordings[-1], replies[0]) for wordings, replies in SMALL_TALK])
    for name, make in (("everyday facts", everyday_pair), ("questions it cannot know", unknown_pair)):
        for split, wordings in (("train", "known wordings"), ("test", "new wordings")):
            draws = rng(f"{name}-{split}")
            exact(f"{name}, {wordings}", [make(draws, split) for _ in range(size)])

    for split, wordings in (("train", "known wordings"), ("test", "new wordings")):
        draws, scores = rng(f"instruction-{split}"), []
        for _ in range(size):
            question, wanted = instruction_pair(draws, split)
            reply = report.ask(chat, f"simple instructions, {wordings}", [("user", question)], wanted).strip()
            scores.append(_fulfils(reply, wanted, question))
        report.add(f"simple instructions, {wordings}", "carried out", scores)

    draws, lengths = rng("story"), []
    for _ in range(size // 4):
        messages, wanted = story(draws, "test").messages
        reply = report.ask(chat, "stories", [messages], wanted[1])
        lengths.append(len(chat.encoder.tokenizer.encode(reply).ids))
    report.add("stories", "mean length in tokens", lengths)

    if corpora_folder:
        corpora = real.load(corpora_folder, "test")
        for name in ("passage", "dialogue", "command"):
            draws = rng(name)
            cases = [getattr(real, name)(draws, "test", corpora) for _ in range(size)]
            titles = {"passage": "real passages", "dialogue": "real dialogues", "command": "command help pages"}
            about_texts(chat, cases, report, titles[name])
    report.add("all of the above", "ends by itself within 256 tokens", report.ended)
    return report


def _fulfils(reply: str, wanted: str, question: str) -> bool:
    """For "name three colours" any three different ones count; everything else has one right reply."""
    if not re.match(r"(List|Name|Give me|Tell me) (\d|two|three|four|five) ", question):
        return reply == wanted
    items = [item.strip() for item in reply.rstrip(".").split(",")]
    gold = [item.strip() for item in wanted.rstrip(".").split(",")]
    kinds = [set(options) for options in LISTS.values() if set(gold) <= set(options)]
    return len(items) == len(gold) == len(set(items)) and any(set(items) <= kind for kind in kinds)


def write_report(report: Report, path: Path) -> None:
    path.write_text(json.dumps(report.rows, indent=1) + "\n", encoding="utf-8")
    with path.with_suffix(".samples.jsonl").open("w", encoding="utf-8") as file:
        for sample in report.samples:
            file.write(json.dumps(sample, ensure_ascii=False) + "\n")


def table(rows: list[dict]) -> str:
    lines = ["| held-out set | measure | score | n |", "|---|---|---|---|"]
    for row in rows:
        lines.append(f"| {row['set']} | {row['measure']} | {row['score']:g} | {row['n']} |")
    return "\n".join(lines)
