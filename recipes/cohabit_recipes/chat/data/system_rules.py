"""A system message with a name, a tone or a rule, and replies that follow it."""

import json
import re

from ...records import wordings
from . import words as w
from .conversation import Conversation, pick_wording
from .directions import ONE_WORD, YES_NO
from .formulas import table


def _words(name: str):
    return wordings(f"system {name}")


NAMED, END, ENDINGS, START, STARTS, CALL, UPPER, LOWER, YES_NO_ONLY, ONLY, SIGN, ASK_NAME = map(
    _words, ("named", "end", "endings", "start", "starts", "call", "upper", "lower", "yes no only", "only", "sign", "ask name")
)
# None of them is what a question of ONE_WORD is about, so that every such question is turned down.
TOPICS, FIXED, FIXED_REPLIES, ONE_ONLY = map(_words, ("topics", "fixed", "fixed replies", "one only"))
ADDRESSES = wordings("system addresses")
# (what the user says, the plain reply, the terse reply)
TALK = [(_words(said), plain, terse) for said, plain, terse in table("system talk")]
# Tones, and how a plain reply sounds in most of them: {x} is the reply as it is, {y} without its last mark, {z} that mark; {d} and {r} the same in a sentence.
TONES = {tone: _words(said) for tone, said, sounds in table("tones") if not sounds}
MORE_TONES = {tone: (sounds, _words(said)) for tone, said, sounds in table("tones") if sounds}
# What is done to the whole reply.
FRAMES = [
    (lambda text: f"({text})", _words("put every reply in brackets")),
    (lambda text: f'"{text}"', _words("put every reply in quotation marks")),
    (lambda text: f"**{text}**", _words("write in bold")),
    (lambda text: f"- {text}", _words("start each reply with a dash")),
    (lambda text: f"{text} {text}", _words("say everything twice")),
    (lambda text: text.replace(".", "!"), _words("use exclamation marks instead of full")),
    (lambda text: re.sub(r"[.,!?]", "", text), _words("do not use punctuation")),
    (lambda text: json.dumps({"answer": text}, ensure_ascii=False), _words("answer in json with the key")),
    (lambda text: f"<p>{text}</p>", _words("put each reply in a p")),
    (lambda text: f"* {text} *", _words("put a star before and after")),
]  # fmt: skip
# (what the system message says of the model, how the user asks for it, the reply)
ABOUT = [(_words(told), _words(asked), reply) for told, asked, reply in table("system facts")]


def _turn(rng, split: str) -> tuple[str, str, str]:
    """What the user says, a plain reply, and a terse one."""
    if rng.random() < 0.55:
        wordings, plain, terse = rng.choice(TALK)
        return pick_wording(rng, wordings, split), plain, terse
    question, answer = rng.choice(ONE_WORD)
    return question, f"{answer}.", f"{answer}."


def _toned(tone: str, plain: str, terse: str) -> str:
    if tone == "pirate":
        return f"Arr! {plain[:-1]}, matey!" if plain[-1] != "?" else f"Arr! {plain[:-1]}, matey?"
    if tone == "formal":
        return f"Good day. {plain} I remain at your service."
    if tone == "cheerful":
        return f"Hooray! {plain} What a wonderful day!"
    if tone in MORE_TONES:
        form = MORE_TONES[tone][0]
        soft = plain if plain.startswith("I ") or plain[1:2].isupper() else plain[0].lower() + plain[1:]
        return form.replace("{x}", plain).replace("{y}", plain[:-1]).replace("{z}", plain[-1]).replace("{d}", soft[:-1]).replace("{r}", plain[-1])
    return terse if tone == "terse" else plain


def _about(rng, split: str, amount: int) -> list[tuple[str, list[str], str]]:
    """Rules about the model, each with how to ask for it and the reply."""
    values = {
        "{j}": rng.choice([job for job in w.JOBS if job[0] not in "aeiou"]), "{t}": w.town(rng, split), "{a}": str(rng.randint(3, 120)), "{f}": w.firm(rng, split), "{h}": rng.choice((w.clock(rng), rng.choice(w.NUMBER_WORDS[1:11]))),
        "{n}": rng.choice((str(rng.randint(1000, 99999)), f"{rng.randint(100, 999)} {rng.randint(100, 999)}", f"0{rng.randint(10, 99)}-{rng.randint(1000, 9999)}")), "{c}": rng.choice(w.COLOURS),
        "{p}": rng.choice([animal for animal in w.ANIMALS if animal[0] not in "aeiou"]),
    }  # fmt: skip
    rows = []
    for rule, asked, reply in rng.sample(ABOUT, amount):
        told = pick_wording(rng, rule, split)
        for mark, value in values.items():
            told, reply = told.replace(mark, value), reply.replace(mark, value)
        rows.append((told[0].upper() + told[1:], asked, reply))
    return rows


def _draw(wordings: list[str], rng, split: str, value: str = "") -> str:
    text = pick_wording(rng, wordings, split)
    if value and text.endswith("{x}"):
        text = text.replace("{x}", f'"{value}"' if value[-1] not in ".!?" or rng.random() < 0.5 else value)
    else:
        text = text.replace("{x}", f'"{value}"' if value[-1:] in ("!", ".", ",", ":") else value)
    return text if text[-1] in ".!?\"" else text + "."


def system_rules(rng, split: str) -> Conversation:
    rules, name, tone = [], "", ""
    if rng.random() < 0.4:
        name = rng.choice((w.invented(rng, split), rng.choice(w.FIRST_NAMES), w.invented(rng, split)))
        name = name[0].upper() + name[1:]
        rules.append(_draw(NAMED, rng, split, name))
    rule = rng.choice(("tone", "tone", "tone", "end", "start", "call", "upper", "lower", "yes", "only", "sign", "name", "frame", "frame", "fixed", "one", "about", "about"))
    value, frame, asked, told = "", None, [], ""
    if rule == "name" and not name:
        name = rng.choice((w.invented(rng, split), rng.choice(w.FIRST_NAMES)))
        rules.append(_draw(NAMED, rng, split, name))
    elif rule == "tone":
        tone = rng.choice([*TONES, *TONES, *MORE_TONES])
        rules.append(_draw(TONES[tone] if tone in TONES else MORE_TONES[tone][1], rng, split))
        if rng.random() < 0.2:
            rule, value = "end", rng.choice(ENDINGS)
            rules.append(_draw(END, rng, split, value))
    elif rule in ("end", "start"):
        value = rng.choice(ENDINGS if rule == "end" else STARTS)
        rules.append(_draw(END if rule == "end" else START, rng, split, value))
    elif rule in ("call", "sign"):
        value = rng.choice((w.person(rng, split), rng.choice(w.FIRST_NAMES), rng.choice(ADDRESSES)))
        rules.append(_draw(CALL if rule == "call" else SIGN, rng, split, value))
    elif rule == "only":
        value = rng.choice(TOPICS)
        rules.append(_draw(ONLY, rng, split, value))
    elif rule == "frame":
        frame, wordings = rng.choice(FRAMES)
        rules.append(_draw(wordings, rng, split))
    elif rule == "fixed":
        value = rng.choice(FIXED_REPLIES)
        rules.append(_draw(FIXED, rng, split, value))
    elif rule == "about":
        for said, ways, reply in _about(rng, split, rng.choice((1, 1, 2, 3))):
            rules.append(said)
            if not asked:
                asked, told = ways, reply
    elif rule == "one":
        rules.append(_draw(ONE_ONLY, rng, split))
    elif rule != "name":
        rules.append(_draw({"upper": UPPER, "lower": LOWER, "yes": YES_NO_ONLY}[rule], rng, split))
    if rng.random() < 0.15:
        rng.shuffle(rules)
    messages = [("system", " ".join(rules))]
    for _ in range(rng.choice((1, 1, 2, 2, 3))):
        if rule == "yes":
            question, right = rng.choice(YES_NO)
            reply = f"{right}."
        elif rule == "fixed":
            question, reply = _turn(rng, split)[0], value
        elif asked and rng.random() < 0.75:
            question, reply = pick_wording(rng, asked, split), told
        elif name and rng.random() < 0.35:
            question = pick_wording(rng, ASK_NAME, split)
            reply = f"{name}." if rule == "one" else _toned(tone, f"I am {name}.", f"{name}.")
        else:
            question, plain, terse = _turn(rng, split)
            if rule == "only" and plain not in [row[1] for row in TALK]:
                plain = f"I only talk about {value}."
            reply = terse if rule == "one" else _toned(tone, plain, terse)
        if frame:
            reply = frame(reply)
        elif rule == "end":
            reply = f"{reply} {value}"
        elif rule == "start":
            reply = f"{value} {reply}"
        elif rule == "call":
            reply = f"{reply[:-1]}, {value}{reply[-1]}"
        elif rule == "sign":
            reply = f"{reply}\n{value}"
        elif rule == "upper":
            reply = reply.upper()
        elif rule == "lower":
            reply = reply.lower()
        messages += [("user", question), ("assistant", reply)]
    return Conversation(messages, 0.1, "system")
