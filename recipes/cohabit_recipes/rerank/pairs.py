"""What a source yields: a query with a passage that answers it."""

import hashlib
from dataclasses import dataclass, field


@dataclass
class Pair:
    source: str
    group: str
    """All pairs of a group (a document, an entity, a topic) go to the same split."""
    query: str
    passage: str
    facts: dict[str, str] = field(default_factory=dict)
    """What the passage tells, where known."""
    wanted: dict[str, str] = field(default_factory=dict)
    """What the query asks for: another passage that tells all of it is no negative."""
    split: str = ""
    """Set by a source that splits by itself (held-out wordings); else the group decides."""


def split_of(group: str) -> str:
    """test for 10 % of the groups, dev for 4 %, train for the rest; stable over runs and machines."""
    bucket = int.from_bytes(hashlib.sha256(group.encode()).digest()[:4], "big") % 100
    return "test" if bucket < 10 else "dev" if bucket < 14 else "train"
