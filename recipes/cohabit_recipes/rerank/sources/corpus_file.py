"""Rows of a corpus file: JSON Lines, xz-compressed."""

import json
import lzma
from pathlib import Path


def read_rows(path: Path) -> list[dict]:
    with lzma.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]
