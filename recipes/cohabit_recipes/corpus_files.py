"""Files of the source texts: JSON Lines, xz-compressed."""

import json
import lzma
from collections.abc import Iterator
from pathlib import Path


def read_rows(path: Path) -> Iterator[dict]:
    with lzma.open(path, "rt", encoding="utf-8") as file:
        yield from map(json.loads, file)
