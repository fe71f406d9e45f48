"""Checks that the training prompts equal the chat template's: token by token, over the cases of the evaluation."""

import json
from typing import Any

from jinja2 import Environment

from .batches import Encoder
from .cases import Case
from .data.calls import response, tools_message
from .data.grounded import documents_text
from .tokenizer import chat_template


def thinks(request: dict[str, Any]) -> bool:
    return request.get("thinking", {}).get("type") == "enabled"


def system_text(request: dict[str, Any]) -> str:
    """The system messages followed by the documents, as the service joins them."""
    system = [message["content"] for message in request["messages"] if message["role"] == "system"]
    documents = [(one["data"].get("title", ""), one["data"]["text"]) for one in request.get("documents", [])]
    return "\n\n".join([*system, *([documents_text(documents)] if documents else [])])


def prompt_of(encoder: Encoder, request: dict[str, Any]) -> list[int]:
    return encoder.prompt(shown_messages(request), thinks(request))


def shown_messages(request: dict[str, Any]) -> list[tuple[str, str]]:
    """The messages of a request as the service and the chat template show them to the model."""
    tools = tools_message([tool["function"] for tool in request["tools"]]) if request.get("tools") else ""
    system = "\n\n".join(part for part in (system_text(request), tools) if part)
    shown = [("system", system)] if system else []
    for message in request["messages"]:
        if message["role"] == "tool":
            shown.append(response([part["document"]["data"] for part in message["content"]]))
        elif "tool_calls" in message:
            calls = (call["function"] for call in message["tool_calls"])
            texts = [f'<tool_call>\n{{"name": "{call["name"]}", "arguments": {call["arguments"]}}}\n</tool_call>' for call in calls]
            shown.append(("assistant", "\n".join(texts)))
        elif message["role"] != "system":
            shown.append((message["role"], message["content"]))
    return shown


def rendered(case: Case) -> str:
    """The prompt of a case as the service makes it: the documents after the system message, the rest by the chat template."""
    request = case["request"]
    system = system_text(request)
    messages = [{"role": "system", "content": system}] if system else []
    for message in request["messages"]:
        if message["role"] == "tool":
            messages.append({"role": "tool", "content": message["content"][0]["document"]["data"]})
        elif message["role"] != "system":
            messages.append({"content": "", **message})
    environment = Environment(trim_blocks=True, lstrip_blocks=True)
    environment.filters["tojson"] = lambda value: json.dumps(value, ensure_ascii=False)
    variables = {"tools": request["tools"]} if "tools" in request else {}
    return environment.from_string(chat_template()).render(messages=messages, add_generation_prompt=True, enable_thinking=thinks(request), **variables)


def check_prompts(encoder: Encoder, sets: dict[str, list[Case]]) -> int:
    """How many prompts were compared; raises ValueError with the first that differs."""
    compared = 0
    for skill, cases in sets.items():
        for case in cases[:20]:
            text = rendered(case)
            if encoder.tokenizer.encode(text).ids != prompt_of(encoder, case["request"]):
                raise ValueError(f"a prompt of {skill} differs from the chat template's:\n{text}")
            compared += 1
    return compared
