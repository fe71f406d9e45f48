"""Sections of manuals: a heading with the beginning of the text below it, from the HTML pages of Debian's documentation packages."""

import gzip
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

MAX_CHARACTERS = 520
HEADINGS = {"h1", "h2", "h3", "h4", "h5", "h6"}
LEFT_OUT = {"script", "style", "pre", "nav", "head", "table", "svg", "noscript", "button", "form", "title", "footer"}
BLOCKS = {"p", "li", "div", "dd", "dt", "section", "ul", "ol", "blockquote"}
OTHER_LANGUAGES = re.compile(
    r"/(de|fr|es|it|ja|ru|pt|pt-br|zh[-_a-z]*|ko|tr|da|nl|pl|id|sv|cs|hu|vi|nb-NO|[a-z][a-z][-_][A-Z][A-Z])/|\.(de|fr|es|it|ja|ru|pt|zh|ko|tr|nl|pl|sv|cs)\.html"
)
NO_TEXT = re.compile(r"genindex|search\.html|py-modindex|changelog|release|copyright|NEWS", re.IGNORECASE)
GENERIC = re.compile(
    r"(table of contents|see also|overview|introduction|description|synopsis|return value|parameters?|arguments?|examples?|notes?|options|"
    r"activating the (tool|command|dialog|filter)|frequently asked questions|version [\d.]+|related topics|key modifiers.*|tool options|"
    r"search terms?|default(s)?|index|contents)",
    re.IGNORECASE,
)
"""Headings without a question."""


class Section(NamedTuple):
    manual: str
    heading: str
    text: str


class PageReader(HTMLParser):
    """Collects [heading, parts of the text below it]."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.found: list[tuple[str, list[str]]] = []
        self.heading: list[str] | None = None
        self.left_out = 0

    def handle_starttag(self, tag, _attributes):
        if tag in LEFT_OUT:
            self.left_out += 1
        if tag in HEADINGS:
            self.heading = []
        self.part("\n" if tag in BLOCKS else " " if tag == "br" else "")

    def handle_endtag(self, tag):
        if tag in LEFT_OUT:
            self.left_out = max(0, self.left_out - 1)
        if tag in HEADINGS and self.heading is not None:
            self.found.append(("".join(self.heading), []))
            self.heading = None
        self.part("\n" if tag in BLOCKS else "")

    def handle_data(self, data):
        if self.left_out:
            return
        if self.heading is not None:
            self.heading.append(data)
        else:
            self.part(data)

    def part(self, text: str):
        if self.found:
            self.found[-1][1].append(text)


def tidy_heading(heading: str) -> str:
    """Without numbers and marks in front of it."""
    heading = re.sub(r"\s+", " ", heading.replace("¶", "")).strip()
    heading = re.sub(r"^(chapter|appendix|section)\s+[\w.]+[.:]?\s*", "", heading, flags=re.IGNORECASE)
    heading = re.sub(r"^[A-Z]?\d+(\.\d+)*[.):]?\s+|^[A-Z]\.\d[\d.]*\s+", "", heading)
    return re.sub(r"^(Q:|Q\d*[.:]|\(FAQ \d+\))\s*", "", heading).strip(" .:#")


def beginning(text: str) -> str:
    """Returns the whole sentences that fit."""
    text = re.sub(r"\s+([.,;:])", r"\1", re.sub(r"\s+", " ", text.replace("¶", "")).strip())
    if len(text) <= MAX_CHARACTERS:
        return text
    ends = [found.end() for found in re.finditer(r"[.!?](?=\s|$)", text[:MAX_CHARACTERS])]
    return text[: ends[-1]] if ends and ends[-1] > 120 else text[:MAX_CHARACTERS].rsplit(" ", 1)[0]


def is_prose(heading: str, text: str) -> bool:
    letters = sum(letter.isalpha() or letter == " " for letter in text)
    return 2 <= len(heading.split()) <= 18 and bool(re.search("[a-z]{3}", heading)) and len(text) >= 110 and len(text.split()) >= 18 and letters > 0.86 * len(text)


def pages(folder: Path) -> list[Path]:
    """The English HTML pages of a package, in the order of their paths."""
    every = sorted(path for path in folder.rglob("*") if re.search(r"\.x?html?(\.gz|\.en)?$", path.name) and path.is_file())
    return [path for path in every if not OTHER_LANGUAGES.search(str(path).replace("/en-US/", "/")) and not NO_TEXT.search(str(path))]


def sections(folder: Path) -> list[Section]:
    """Sections with an informative heading that occurs once in the manual. `folder` is an unpacked package, and named by it."""
    found: dict[str, Section] = {}
    for path in pages(folder):
        data = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
        reader = PageReader()
        reader.feed(data.decode(errors="replace"))
        for heading, parts in reader.found:
            section = Section(folder.name, tidy_heading(heading), beginning("".join(parts)))
            if is_prose(section.heading, section.text):
                found.setdefault(section.text[:80], section)
    headings = [section.heading.lower() for section in found.values()]
    return [section for section in found.values() if headings.count(section.heading.lower()) == 1 and not GENERIC.fullmatch(section.heading)]
