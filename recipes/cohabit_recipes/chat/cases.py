"""Cases of the evaluation that runs in the browser (`npm run eval`), drawn from the test split: wordings, tools, templates and
documents that no training text holds.

Each file is {"skill": name, "cases": [{"request": body of a chat request, "expected": ...}]}."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..records import HELD_OUT, records
from .data import calls, grounded
from .data.conversation import Conversation, pick_wording
from .data.directions import direction, members
from .data.extraction import extraction
from .data.general import knowledge
from .data.persona import SELF, SMALL_TALK, UNKNOWN
from .data.readings import readings
from .data.summary import summary
from .data.system_rules import system_rules
from .data.tools import Tool

Case = dict[str, Any]
PASSAGE_LENGTH = 2400


def user(text: str) -> dict[str, Any]:
    return {"role": "user", "content": text}


def case(messages: list[dict[str, Any]], expected: dict[str, Any], **more: Any) -> Case:
    return {"request": {"messages": messages, **more}, "expected": expected}


def as_request(conversation: Conversation) -> list[dict[str, Any]]:
    """All messages but the last reply."""
    return [{"role": role, "content": content} for role, content in conversation.messages[:-1]]


def documents(rng: random.Random, told: float) -> Case:
    """Three to six documents of invented facts, one question. `told`: how often the documents answer it."""
    while True:
        world = grounded.make_world(rng, "test", rng.randint(4, 9))
        shown = grounded.write_documents(rng, "test", world.facts, 0.15, max_documents=6)
        is_told = rng.random() < told
        pool = world.facts if is_told else [fact for fact in world.missing if not fact.value]
        if pool and len(shown) > 1:
            break
    fact = rng.choice(pool)
    texts = [{"data": {"title": title, "text": text} if title else {"text": text}} for title, text in shown]
    reply = fact.reply() if is_told else grounded.NOT_IN_DOCUMENTS
    return case([user(fact.question(rng, "test"))], {"value": fact.value if is_told else "", "reply": reply}, documents=texts)


def reading(rng: random.Random) -> Case:
    """One to three hand-written passages, on topics that no training passage has, and a question that one of them answers."""
    shown = [one.filled(rng, "test") for one in rng.sample(readings("test"), rng.randint(1, 3))]
    question, answer = rng.choice(rng.choice(shown).questions)
    return case([user(question)], {"value": answer, "reply": answer}, documents=[{"data": {"title": one.topic, "text": one.text}} for one in shown])


def offered(rng: random.Random, tools: list[Tool]) -> list[dict[str, Any]]:
    return [{"type": "function", "function": calls.described(tool, rng)} for tool in tools]


def arguments_of(call: calls.Call) -> dict[str, Any]:
    return {"name": call.tool.name, "arguments": call.arguments}


def drawn(rng: random.Random) -> calls.Call:
    return calls.drawn_call(rng, rng.choice(calls.tools_of("test")), "test")


def tools(rng: random.Random) -> Case:
    """Requests with one to five unseen tools; three of ten requests need none of them."""
    call = drawn(rng)
    if rng.random() < 0.7:
        return case([user(call.request)], {"calls": [arguments_of(call)]}, tools=offered(rng, calls.offered(rng, [call.tool], 5, "test")))
    others = calls.without(calls.offered(rng, [], 5, "test"), [call.tool]) or [drawn(rng).tool]
    if rng.random() < 0.5 or any(tool.name == call.tool.name for tool in others):
        wordings, _ = rng.choice(SMALL_TALK)
        request = pick_wording(rng, wordings, "test") if rng.random() < 0.5 else knowledge(rng, "test")[0]
    else:
        request = call.request
    return case([user(request)], {"calls": []}, tools=offered(rng, others))


def parallel(rng: random.Random) -> Case:
    first, second = drawn(rng), drawn(rng)
    wanted = [first.tool] if first.tool == second.tool else [first.tool, second.tool]
    request = calls.joined(rng, first.request, second.request)
    expected = {"calls": [arguments_of(first), arguments_of(second)]}
    return case([user(request)], expected, tools=offered(rng, calls.offered(rng, wanted, 4, "test")))


def _called(call: calls.Call, result: str) -> list[dict[str, Any]]:
    """The assistant's call and the tool's answer, as a client sends them back."""
    function = {"name": call.tool.name, "arguments": json.dumps(call.arguments, ensure_ascii=False)}
    return [
        {"role": "assistant", "tool_calls": [{"id": "call_1", "type": "function", "function": function}]},
        {"role": "tool", "tool_call_id": "call_1", "content": [{"type": "document", "document": {"data": result}}]},
    ]


def tool_answers(rng: random.Random) -> Case:
    """After a tool's result: the reply must hold every value of it that the tool's answers speak of."""
    while True:
        call = drawn(rng)
        result = call.tool.result(rng, call.arguments)
        values = [calls.spoken(value) for name, value in result.items() if call.tool.answers and "{" + name + "}" in call.tool.answers[0] and not isinstance(value, bool)]
        if values:
            break
    text = json.dumps(result, ensure_ascii=False, separators=(",", ":"))
    return case([user(call.request), *_called(call, text)], {"values": values}, tools=offered(rng, calls.offered(rng, [call.tool], 3, "test")))


def second_step(rng: random.Random) -> Case:
    """A later turn after a call and its result: another call."""
    while True:
        first, second = drawn(rng), drawn(rng)
        if first.tool != second.tool:
            break
    result, answer = calls.returned(rng, first)
    messages = [user(first.request), *_called(first, result), {"role": "assistant", "content": answer or "Done."}, user(second.request)]
    return case(messages, {"calls": [arguments_of(second)]}, tools=offered(rng, calls.offered(rng, [first.tool, second.tool], 4, "test")))


def schema_of(value: Any) -> dict[str, Any]:
    if isinstance(value, list):
        return {"type": "array", "items": schema_of(value[0] if value else "")}
    if isinstance(value, dict):
        return {"type": "object", "properties": {key: schema_of(item) for key, item in value.items()}, "required": list(value), "additionalProperties": False}
    return {"type": {bool: "boolean", int: "integer", float: "number"}.get(type(value), "string")}


def extracted(rng: random.Random) -> Case:
    while True:
        conversation = extraction(rng, "test")
        wanted = json.loads(conversation.messages[-1][1])
        if len(conversation.messages) <= 3 and isinstance(wanted, dict):
            break
    return case(as_request(conversation), {"object": wanted}, response_format={"type": "json_object", "json_schema": schema_of(wanted)})


def fact(rng: random.Random) -> Case:
    question, reply, value = knowledge(rng, "test")
    return case([user(question)], {"value": value, "reply": reply})


def small_talk() -> list[Case]:
    """Every topic once, in each of its unseen wordings. Fitting replies of other topics count as well as its own: fitting-replies.jsonl lists
    the ones that both of two annotators (language models that saw no reply of this model) found fitting."""
    topics = [*SELF, *SMALL_TALK]
    asked = [(wording, replies) for wordings, replies in topics for wording in wordings.held_out]
    fitting, known = {row["wording"]: row["replies"] for row in records("fitting-replies", HELD_OUT)}, {UNKNOWN, *(reply for _, replies in topics for reply in replies)}
    assert fitting.keys() <= dict(asked).keys() and all(map(known.issuperset, fitting.values())), "fitting-replies.jsonl names a wording or a reply that there is not"
    return [case([user(wording)], {"reply": replies[0], "accepted": [*replies, *fitting.get(wording, [])]}) for wording, replies in asked]


def instruction(rng: random.Random) -> Case:
    conversation = direction(rng, "test")
    reply = conversation.messages[-1][1]
    expected: dict[str, Any] = {"kind": conversation.kind, "reply": reply}
    if allowed := members(conversation.kind, conversation.messages[-2][1], reply):
        expected["allowed"] = allowed
    return case(as_request(conversation), expected)


def summarised(rng: random.Random) -> Case:
    conversation = summary(rng, "test")
    return case(as_request(conversation), {"reply": conversation.messages[-1][1]})


def ruled(rng: random.Random) -> Case:
    conversation = system_rules(rng, "test")
    while conversation.messages[2:3] and len(conversation.messages) > 3:
        conversation = system_rules(rng, "test")
    return case(as_request(conversation), {"reply": conversation.messages[-1][1]})


def thought(rng: random.Random) -> list[Case]:
    """The same request with thinking and without."""
    plain = rng.choice((lambda: documents(rng, 0.8), lambda: fact(rng), lambda: instruction(rng)))()
    return [
        case(plain["request"]["messages"], {"thinks": thinks}, thinking={"type": "enabled" if thinks else "disabled"}, **{key: value for key, value in plain["request"].items() if key != "messages"})
        for thinks in (True, False)
    ]


def passages(asked: list[tuple[str, list[tuple[str, str]]]], max_cases: int) -> list[Case]:
    """Questions (with their answers) about real passages, which stay outside the repository."""
    found = [
        case([user(question)], {"value": answer, "reply": answer}, documents=[{"data": {"text": text}}])
        for text, pairs in asked
        if len(text) < PASSAGE_LENGTH
        for question, answer in pairs
    ]
    return random.Random("passages").sample(found, min(max_cases, len(found)))


SETS: dict[str, tuple[int, Callable[[random.Random], Case]]] = {
    "documents": (150, lambda rng: documents(rng, 1)), "readings": (120, reading), "told-or-not": (150, lambda rng: documents(rng, 0.5)), "tools": (150, tools), "parallel": (60, parallel),
    "tool-answers": (80, tool_answers), "second-step": (60, second_step), "extraction": (120, extracted), "facts": (300, fact), "instructions": (150, instruction),
    "summary": (80, summarised), "system": (80, ruled),
}  # fmt: skip


def write_set(folder: Path, skill: str, cases: list[Case]) -> None:
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in cases)
    (folder / f"{skill}.json").write_text(f'{{"skill": "{skill}", "cases": [\n{lines}\n]}}\n', encoding="utf-8")


def write_cases(folder: Path, seed: int) -> dict[str, list[Case]]:
    """Writes the sets that need no corpora, and gives them back."""
    folder.mkdir(parents=True, exist_ok=True)
    sets: dict[str, list[Case]] = {}
    for skill, (size, make) in SETS.items():
        rng = random.Random(f"{seed}/{skill}")
        unique: dict[str, Case] = {}
        while len(unique) < size:
            made = make(rng)
            unique[json.dumps(made["request"])] = made
        sets[skill] = list(unique.values())
    sets["small-talk"] = small_talk()
    rng = random.Random(f"{seed}/thinking")
    sets["thinking"] = [one for _ in range(40) for one in thought(rng)]
    for skill, cases in sets.items():
        write_set(folder, skill, cases)
    return sets
