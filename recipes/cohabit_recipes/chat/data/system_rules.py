"""A system message with a name, a tone or a rule, and replies that follow it."""

from ...records import records, wordings
from . import words as w
from .conversation import Conversation, pick_wording
from .directions import ONE_WORD, YES_NO
from .draws import draw, named
from .formulas import formula, put, table

# Topics of `only`: no question of ONE_WORD is about one of them, so that every such question is declined. Of each: `value` draws the value
# that the rule names, `reply` is a formula that turns a plain reply into the right one.
RULES = {row["rule"]: row for row in records("system-rules")}
KINDS = (
    "tone", "tone", "tone", "end", "start", "call", "upper", "lower", "yes no only", "only", "sign", "name", "frame", "frame", "fixed", "one only", "about", "about",
)  # fmt: skip
# (the user's message, the plain reply, the terse reply)
TALK = table("system talk")
# (how it is asked for, how a plain reply sounds: {x} as it is, {y} without its last mark, {z} that mark; {d} and {r} the same in a sentence; {t} the terse one)
USUAL_TONES, TONES = table("usual tones"), table("tones")
# (the system message's statement about the model, the user's question for it, the reply)
ABOUT = table("system facts")


def _words(name: str):
    return wordings(f"system {name}")


def _turn(rng, split: str) -> tuple[str, str, str]:
    """Returns the user's message, a plain reply, and a terse one."""
    if rng.random() < 0.55:
        said, plain, terse = rng.choice(TALK)
        return pick_wording(rng, _words(said), split), plain, terse
    question, answer = rng.choice(ONE_WORD)
    return question, f"{answer}.", f"{answer}."


def _toned(tone: str, plain: str, terse: str) -> str:
    soft = plain if plain.startswith("I ") or plain[1:2].isupper() else plain[0].lower() + plain[1:]
    end = plain[-1]
    return put(tone, {"x": plain, "y": plain[:-1], "z": end, "q": "?" if end == "?" else "!", "d": soft[:-1], "r": end, "t": terse})


def _about(rng, split: str, amount: int) -> list[tuple[str, str, str]]:
    """Rules about the model, each with how to ask for it and the reply."""
    values, rows = named("system facts")(rng, split), []
    for rule, asked, reply in rng.sample(ABOUT, amount):
        told = put(pick_wording(rng, _words(rule), split), values)
        rows.append((told[0].upper() + told[1:], asked, put(reply, values)))
    return rows


def _rule(name: str, rng, split: str, value: str = "") -> str:
    text = pick_wording(rng, _words(name), split)
    if value and text.endswith("{x}"):
        text = text.replace("{x}", f'"{value}"' if value[-1] not in ".!?" or rng.random() < 0.5 else value)
    else:
        text = text.replace("{x}", f'"{value}"' if value[-1:] in ("!", ".", ",", ":") else value)
    return text if text[-1] in ".!?\"" else text + "."


def system_rules(rng, split: str) -> Conversation:
    rules, name, tone, value, form, asked, told = [], "", "{x}", "", "", "", ""
    if rng.random() < 0.4:
        name = rng.choice((w.invented(rng, split), rng.choice(w.FIRST_NAMES), w.invented(rng, split)))
        name = name[0].upper() + name[1:]
        rules.append(_rule("named", rng, split, name))
    rule = rng.choice(KINDS)
    if rule == "name" and not name:
        name = rng.choice((w.invented(rng, split), rng.choice(w.FIRST_NAMES)))
        rules.append(_rule("named", rng, split, name))
    elif rule == "tone":
        said, tone = rng.choice([*USUAL_TONES, *USUAL_TONES, *TONES])
        rules.append(_rule(said, rng, split))
        rule = "end" if rng.random() < 0.2 else ""
    elif rule == "frame":
        said, form = rng.choice(table("system frames"))
        rules.append(_rule(said, rng, split))
    elif rule == "about":
        found = _about(rng, split, rng.choice((1, 1, 2, 3)))
        rules += [said for said, _, _ in found]
        _, asked, told = found[0]
    if rule in RULES:
        value, form = draw(RULES[rule]["value"], rng, split, {}), RULES[rule].get("reply", "")
        rules.append(_rule(rule, rng, split, value))
    if rng.random() < 0.15:
        rng.shuffle(rules)
    messages = [("system", " ".join(rules))]
    for _ in range(rng.choice((1, 1, 2, 2, 3))):
        if rule == "yes no only":
            question, right = rng.choice(YES_NO)
            reply = f"{right}."
        elif asked and rng.random() < 0.75:
            question, reply = pick_wording(rng, _words(asked), split), told
        elif name and rule != "fixed" and rng.random() < 0.35:
            question = pick_wording(rng, _words("ask name"), split)
            reply = f"{name}." if rule == "one only" else _toned(tone, f"I am {name}.", f"{name}.")
        else:
            question, plain, terse = _turn(rng, split)
            if rule == "only" and plain not in [row[1] for row in TALK]:
                plain = f"I only talk about {value}."
            reply = terse if rule == "one only" else _toned(tone, plain, terse)
        reply = formula(form)({"text": reply, "value": value}) if form else reply
        messages += [("user", question), ("assistant", reply)]
    return Conversation(messages, 0.1, "system")
