"""Help pages of command-line programs (tldr-pages): a description or the wording of one example -> the page."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

from ...corpus_files import read_rows
from ...records import wordings
from ..pairs import Pair

ASKS = wordings("help page questions")


def plain(text: str) -> str:
    """Without the marks of tldr's Markdown: [n]ame for a mnemonic letter, {{...}} for what the reader fills in."""
    text = re.sub(r"\[(\w+)\]", r"\1", text)
    return re.sub(r"\{\{(.*?)\}\}", r"\1", text).replace("`", "")


def parse(text: str) -> tuple[str, list[str], list[tuple[str, str]]]:
    title, description, examples, label = "", [], [], ""
    for line in text.splitlines():
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("> ") and not re.match(r"> (More information|See also|Note)", line):
            description.append(plain(line[2:].strip()))
        elif line.startswith("- "):
            label = plain(line[2:].strip().rstrip(":"))
        elif line.startswith("`") and label:
            examples.append((label, plain(line.strip())))
    return title, description, examples


def as_request(label: str) -> str:
    return label[0].lower() + label[1:].rstrip(".") if label else label


def pairs(corpora: Path, chance: random.Random) -> Iterator[Pair]:
    for row in read_rows(corpora / "tldr-pages-en.jsonl.xz"):
        title, description, examples = parse(row["text"])
        if not description or not examples:
            continue
        asked = chance.randrange(len(examples))
        # Half of the passages do not repeat the query's own words: the line that was asked for is left out.
        hidden = asked if chance.random() < 0.5 else -1
        lines = [f"{label}: {command}" for index, (label, command) in enumerate(examples) if index != hidden]
        whole = f"{title}. {' '.join(description)} " + " ".join(lines)
        query = chance.choice(ASKS).format(as_request(examples[asked][0]))
        if chance.random() < 0.4:  # otherwise "list all commands" could be any program's
            query = f"{query.rstrip('?')} with {title}"
        yield Pair("help pages", row["path"], query, whole[:700])
        if len(description[0]) > 25:
            bare = f"{title}: " + " ".join(lines) if chance.random() < 0.5 else whole
            if len(bare) > 80:
                yield Pair("help pages", row["path"], description[0].rstrip("."), bare[:700])
