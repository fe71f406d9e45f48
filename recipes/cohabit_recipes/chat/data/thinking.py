"""Short plans that are written before the answer when thinking is on.

`{a}` is the requested attribute ("founder"), `{e}` its entity ("Velta Labs"), `{s}` the source ("the text", "the documents")."""

from ...records import wordings
from .conversation import pick_wording
from .formulas import put


def plan_for(kind: str, rng, split: str, entity: str = "", attribute: str = "", source: str = "the text", missing: bool = False) -> str:
    """A plan for a reply of a conversation of this kind. `attribute` is a noun ("founder", "birth_year"); `missing`: the source has no answer.
    """
    name = "knowledge"
    if kind.startswith("grounded"):
        name = "about" if not entity else "missing" if missing else "text"
    elif kind.startswith("direction"):
        name = "instruction"
    plan = pick_wording(rng, wordings(f"plan {name}"), split)
    values = {"a": attribute.replace("_", " "), "e": entity or "what is asked", "s": source, "S": source[:1].upper() + source[1:], "i": "follow the instruction"}
    plan = put(plan, values)
    return plan[0].upper() + plan[1:]
