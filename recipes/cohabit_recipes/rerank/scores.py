"""Scores of the held-out lists, kept in the work folder: they are the slow part, and several steps read them."""

from collections.abc import Callable
from pathlib import Path

import numpy as np


def kept_scores(file: Path, lists: list[dict], make: Callable[[], list[np.ndarray]]) -> list[np.ndarray]:
    """One array per list, from `file` if it is there."""
    if file.exists():
        flat = np.load(file)
    else:
        flat = np.concatenate(make()).astype(np.float32)
        np.save(file, flat)
    ends = np.cumsum([len(entry["candidates"]) for entry in lists])
    if len(flat) != ends[-1]:
        raise SystemExit(f"{file}: scores of other lists; delete it")
    return np.split(flat, ends[:-1])
