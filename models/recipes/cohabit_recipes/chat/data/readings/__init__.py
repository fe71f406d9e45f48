"""All reading passages. Of the three older lists the last fifth is kept for the test split; the newer ones are for training only."""

from . import encyclopedia, everyday, history, letters_and_guides, nature, notices, people_and_places, reports, science
from .reading import Reading

_LISTS = [history.READINGS, science.READINGS, everyday.READINGS]
_TRAIN_ONLY = [
    *encyclopedia.READINGS, *nature.READINGS, *notices.READINGS, *people_and_places.READINGS, *letters_and_guides.READINGS, *reports.READINGS,
]  # fmt: skip


def readings(split: str) -> list[Reading]:
    kept = [len(found) * 4 // 5 for found in _LISTS]
    found = [reading for found, end in zip(_LISTS, kept, strict=True) for reading in (found[end:] if split == "test" else found[:end])]
    return found if split == "test" else found + _TRAIN_ONLY
