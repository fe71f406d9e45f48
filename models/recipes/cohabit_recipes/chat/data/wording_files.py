"""Files of wordings: blocks that begin with a line `== title`, then one wording a line (a line break inside of one is written \\n)."""

from functools import cache
from pathlib import Path

WORDINGS = Path(__file__).parent / "wordings"


def blocks(file: str) -> list[tuple[str, list[str]]]:
    """Every block of a file: its title and its wordings."""
    text = "\n" + (WORDINGS / file).read_text(encoding="utf-8")
    found = (block.strip().split("\n") for block in text.split("\n== ")[1:])
    return [(title, [line.replace("\\n", "\n") for line in lines]) for title, *lines in found]


@cache
def titled(file: str) -> dict[str, list[str]]:
    """The wordings of a file by the titles of their blocks."""
    return dict(blocks(file))
