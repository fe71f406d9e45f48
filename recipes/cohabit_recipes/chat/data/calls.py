"""Conversations with tools: one call, several, none, and replies that use what the tools returned.

System text and calls read exactly as chat_template.jinja writes them."""

import json
import random
from dataclasses import dataclass
from typing import Any

from ...records import wordings
from .conversation import Conversation, pick_request
from .general import knowledge_pair
from .persona import DISTRESS, SMALL_TALK, pair
from .tools import Tool, alike, tools_of

NO_TOOL = "I have no tool for that."
SYSTEM, JOINTS = wordings("calls system"), wordings("calls joints")


def described(tool: Tool, rng: random.Random, terse: bool = False) -> dict[str, Any]:
    """The tool as a request names it. Requests write schemas in more than one way; a `terse` one has a short description of the tool and none
    of its parameters.
    """
    properties: dict[str, Any] = {}
    described_parameters = rng.random() < 0.9
    for parameter in tool.parameters:
        schema: dict[str, Any] = {"type": parameter.type}
        if parameter.type == "array":
            schema["items"] = {"type": parameter.items}
        if parameter.enum:
            schema["enum"] = parameter.enum
        if not terse and (described_parameters or parameter.enum is None):
            schema["description"] = parameter.description
        properties[parameter.name] = dict(reversed(schema.items())) if rng.random() < 0.1 else schema
    parameters = {"type": "object", "properties": properties}
    required = [parameter.name for parameter in tool.parameters if parameter.required]
    if required:
        parameters["required"] = required
    description = tool.description.split(". ")[0] if terse else tool.description
    return {"name": tool.name, "description": description, "parameters": parameters}


def tools_message(signatures: list[dict[str, Any]]) -> str:
    """Signatures of tools as the chat template writes them into the system message."""
    return "# Tools" + "".join("\n" + json.dumps(signature, ensure_ascii=False) for signature in signatures)


def tools_text(rng: random.Random, tools: list[Tool], split: str, system: str = "") -> str:
    # Terse schemas leave room for more tools to choose from, and more requests to choose for.
    terse = split == "train" and rng.random() < 0.4
    message = tools_message([described(tool, rng, terse) for tool in tools])
    return f"{system}\n\n{message}" if system else message


@dataclass
class Call:
    tool: Tool
    request: str
    arguments: dict[str, Any]

    def text(self) -> str:
        call = {"name": self.tool.name, "arguments": self.arguments}
        return f"<tool_call>\n{json.dumps(call, ensure_ascii=False)}\n</tool_call>"


def drawn_call(rng: random.Random, tool: Tool, split: str) -> Call:
    wording = pick_request(rng, tool.requests, split)
    request, arguments = wording, {}
    for parameter in tool.parameters:
        mark = "{" + parameter.name + "}"
        if mark in request:
            arguments[parameter.name], words = parameter.values(rng, split)
            request = request.replace(mark, words)
    # A value keeps its case, so that the argument can be copied.
    return Call(tool, request if wording.startswith("{") else request[:1].upper() + request[1:], arguments)


def returned(rng: random.Random, call: Call) -> tuple[str, str]:
    """Returns the tool's result, as the service writes it, and the reply that uses it."""
    result = call.tool.result(rng, call.arguments)
    answer = call.tool.answers[0] if call.tool.answers else ""
    for name, value in {**call.arguments, **result}.items():
        answer = answer.replace("{" + name + "}", spoken(value))
    return json.dumps(result, ensure_ascii=False, separators=(",", ":")), answer


def spoken(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value)


def response(texts: list[str]) -> tuple[str, str]:
    return "user", "\n".join(f"<tool_response>\n{text}\n</tool_response>" for text in texts)


def without(pool: list[Tool], tools: list[Tool]) -> list[Tool]:
    """Returns the tools of the pool that serve none of the requests that `tools` serve. Tools of different services may share a name."""
    return [one for one in pool if not any(alike(one.name, tool.name) for tool in tools)]


def stranger(rng: random.Random, split: str, tools: list[Tool]) -> Tool:
    """A tool that serves none of the requests that `tools` serve."""
    while True:
        tool = rng.choice(tools_of(split))
        if without([tool], tools):
            return tool


def offered(rng: random.Random, wanted: list[Tool], max_tools: int, split: str, pool: list[Tool] | None = None) -> list[Tool]:
    """Returns the `wanted` tools among others of the pool (default: all tools of the split), at most `max_tools` in total. In training many are
    more frequent than few, because only a choice among many teaches to choose.
    """
    pool = pool or tools_of(split)
    others = without(rng.sample(pool, min(max_tools + 2, len(pool))), wanted)
    count = max(rng.randint(0, max(0, max_tools - len(wanted))) for _ in range(2 if split == "train" else 1))
    tools = [*wanted, *others[:count]]
    rng.shuffle(tools)
    return tools


def joined(rng: random.Random, first: str, second: str) -> str:
    lower = second if second.startswith("I ") or second.startswith("I'") else second[:1].lower() + second[1:]
    return rng.choice(JOINTS).replace("{a}", first).replace("{b}", lower).replace("{B}", second)


def calling(rng: random.Random, split: str, max_tools: int = 4) -> Conversation:
    """A conversation with up to `max_tools` tools."""
    draws = rng.random()
    system = rng.choice(SYSTEM) if rng.random() < 0.25 else ""
    if draws < 0.26:
        return _no_call(rng, split, system, max_tools)
    if draws < 0.4:
        return _parallel(rng, split, system, max_tools)
    call = drawn_call(rng, rng.choice(tools_of(split)), split)
    tools = offered(rng, [call.tool], max_tools, split)
    messages = [("system", tools_text(rng, tools, split, system)), ("user", call.request), ("assistant", call.text())]
    if split == "train" and rng.random() < 0.85:
        messages += _answered(rng, call)
        for _ in range(rng.choice((4, 5, 6, 7, 8, 9, 10))):
            messages += _later_turn(rng, tools, split)
    return Conversation(messages, 0.05, "tool")


def _answered(rng: random.Random, call: Call) -> list[tuple[str, str]]:
    """The tool's result and the reply that uses it."""
    result, answer = returned(rng, call)
    return [response([result]), ("assistant", answer or "Done.")]


def _later_turn(rng: random.Random, tools: list[Tool], split: str) -> list[tuple[str, str]]:
    """A further request in the same conversation: for one of its tools, for a missing tool, or for none."""
    draws = rng.random()
    if draws < 0.18:
        return turn(talk(rng, split))
    if draws < 0.38:
        absent = stranger(rng, split, tools)
        return turn((drawn_call(rng, absent, split).request, NO_TOOL))
    call = drawn_call(rng, rng.choice(tools), split)
    # Another request teaches more than another answer.
    return [*turn((call.request, call.text())), *(_answered(rng, call) if rng.random() < 0.25 else [])]


def turn(question_and_reply: tuple[str, str]) -> list[tuple[str, str]]:
    return [("user", question_and_reply[0]), ("assistant", question_and_reply[1])]


def talk(rng: random.Random, split: str) -> tuple[str, str]:
    """Something that no tool is for. Distress is one topic of a hundred, and the topic that must never be taken for a request."""
    if split == "train" and rng.random() < 0.05:
        return pair(rng, split, [DISTRESS])
    return pair(rng, split, SMALL_TALK) if rng.random() < 0.5 else knowledge_pair(rng, split)


def _no_call(rng: random.Random, split: str, system: str, max_tools: int) -> Conversation:
    """No tool fits: talk gets its answer, a request for another tool is declined."""
    tools = offered(rng, [], max_tools, split) or [rng.choice(tools_of(split))]
    if rng.random() < 0.45:
        question, reply = talk(rng, split)
    else:
        absent = rng.choice(without(tools_of(split), tools))
        question, reply = drawn_call(rng, absent, split).request, NO_TOOL
    messages = [("system", tools_text(rng, tools, split, system)), ("user", question), ("assistant", reply)]
    for _ in range(rng.choice((2, 3, 4, 5, 6)) if split == "train" else 0):
        messages += _later_turn(rng, tools, split)
    return Conversation(messages, 0.05, "no-tool")


def _parallel(rng: random.Random, split: str, system: str, max_tools: int) -> Conversation:
    """Two things asked for at once: two calls in one reply, or one after the other where the second is asked to follow."""
    first = drawn_call(rng, rng.choice(tools_of(split)), split)
    same = rng.random() < 0.35 and first.tool.parameters
    second = drawn_call(rng, first.tool if same else rng.choice(tools_of(split)), split)
    wanted = [first.tool] if second.tool == first.tool else [first.tool, second.tool]
    messages = [("system", tools_text(rng, offered(rng, wanted, max_tools, split), split, system)), ("user", joined(rng, first.request, second.request))]
    calls = f"{first.text()}\n{second.text()}"
    messages.append(("assistant", calls))
    if split == "train" and rng.random() < 0.5:
        results = [returned(rng, call) for call in (first, second)]
        messages += [response([result for result, _ in results]), ("assistant", " ".join(answer for _, answer in results))]
    return Conversation(messages, 0.05, "parallel")


def service_calling(rng: random.Random, calls: list[Call], services: list[Tool], max_tools: int) -> Conversation:
    """A real customer's request for one of a few real services."""
    call = rng.choice(calls)
    messages = [("system", tools_text(rng, offered(rng, [call.tool], max_tools, "train", services), "train")), ("user", call.request), ("assistant", call.text())]
    return Conversation(messages, 0.1, "service-call")
