"""Whether the prompts that the model trains on are those of the chat template: token by token, over the cases of the evaluation."""

import json

from jinja2 import Environment

from .batches import Encoder
from .cases import Case
from .evaluate import prompt_of, system_text, thinks
from .tokenizer import chat_template


def rendered(case: Case) -> str:
    """The prompt of a case as the service makes it: the documents behind the system message, the rest by the chat template."""
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
