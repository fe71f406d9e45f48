"""Short plans that are written before the answer when thinking is on.

`{a}` is what is asked for ("founder"), `{e}` of what ("Velta Labs"), `{s}` where to look ("the text", "the documents"), `{n}` a tool."""

from ...records import wordings
from .conversation import pick_wording

PLANS = (
    "text", "about", "missing", "fact", "knowledge", "unknown", "small-talk", "self", "instruction", "extraction", "summary", "tool", "tool-result", "no-tool",
)  # fmt: skip
SAME = {"grounded": "text", "lookup": "text", "direction": "instruction", "system": "small-talk", "not-found": "missing"}


def plan_for(
    kind: str, question: str = "", *, rng, split: str = "train", entity: str = "", attribute: str = "", source: str = "the text", tool: str = "", keys=(), task: str = "", missing: bool = False,
) -> str:  # fmt: skip
    """The plan's text only. What is not known is left out by taking a plan that does not name it; `kind` is a Conversation's kind or a key of PLANS.

    `attribute` is a noun ("founder", "birth_year"); `task` a verb phrase ("sort the words"); `source` is "the text", "the documents", "the list" ..."""
    name = kind if kind in PLANS else next((value for start, value in SAME.items() if kind.startswith(start)), "knowledge")
    if name in ("text", "missing"):
        name = "missing" if missing else name
        if not (entity and attribute):
            name = "about"
            entity = entity or "what is asked"
    elif name == "fact" and not (entity and attribute):
        name = "knowledge"
    elif name == "instruction" and not task:
        task = "follow the instruction"
    elif name in ("tool", "tool-result") and not tool:
        tool = "it" if name == "tool-result" else "that tool"
    elif name == "extraction" and not keys:
        keys = ["the keys"]
    plan = pick_wording(rng, wordings(f"plan {name}"), split)
    named = list(keys)
    listed = f"{', '.join(named[:-1])} and {named[-1]}" if len(named) > 1 else "".join(named)
    values = {"{a}": attribute.replace("_", " "), "{e}": entity, "{s}": source, "{S}": source[:1].upper() + source[1:], "{n}": tool, "{k}": listed, "{i}": task}
    for mark, value in values.items():
        plan = plan.replace(mark, value)
    return plan[0].upper() + plan[1:] if name != "tool-result" or not tool else plan
