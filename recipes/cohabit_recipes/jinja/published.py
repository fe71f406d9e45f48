"""Published templates over conversations of many shapes."""
import hashlib
import json
import pathlib
import re

from .environment import create_environment, outcome

OWN = pathlib.Path(__file__).parents[3] / "tests/unit/chat/templates"

TOOLS = [
    {"type": "function", "function": {"name": "weather", "description": "The <weather> & 'time'", "parameters": {"type": "object", "properties": {"city": {"type": "string", "enum": ["Oslo", "Zürich"]}, "days": {"type": ["integer", "null"], "default": None}}, "required": ["city"]}}},
    {"type": "function", "function": {"name": "clock", "description": "", "parameters": {"type": "object", "properties": {}}, "strict": True}},
]
DOCUMENTS = [{"doc_id": "1", "title": "Oslo", "text": "A city."}, {"doc_id": "2", "title": "Zürich 😀", "text": "Another\ncity"}]


def call(name, arguments, id="abcdefghi"):
    return {"id": id, "type": "function", "function": {"name": name, "arguments": arguments}}


SYSTEM = {"role": "system", "content": "Be brief.\n"}
USER = {"role": "user", "content": "  Weather and time? <|im_end|> "}
ANSWER = {"role": "assistant", "content": "<think>\nWell.\n</think>\n\nRain **now** \n"}
ARGUMENTS = {"city": "Zürich", "days": 2, "exact": 1.5, "deep": {"on": True, "off": None, "list": [1, "it's"]}}
CALLS = {"role": "assistant", "content": "I look.", "reasoning_content": "\nTwo calls.\n", "tool_calls": [call("weather", ARGUMENTS), call("clock", {}, "jklmnopqr")]}
RESULTS = [{"role": "tool", "tool_call_id": "abcdefghi", "name": "weather", "content": '{"rain": true}'}, {"role": "tool", "tool_call_id": "jklmnopqr", "name": "clock", "content": "12:00"}]

#: (messages, further variables)
CONVERSATIONS = [
    ([USER], {}),
    ([SYSTEM, USER], {}),
    ([SYSTEM, USER, ANSWER, {"role": "user", "content": "And?"}], {}),
    ([SYSTEM, USER], {"tools": TOOLS}),
    ([SYSTEM, USER, CALLS, *RESULTS], {"tools": TOOLS}),
    ([USER, CALLS, *RESULTS, ANSWER, {"role": "user", "content": ""}], {"tools": TOOLS}),
    ([USER, {**CALLS, "content": None}, *RESULTS], {"tools": TOOLS}),
    ([USER, {**CALLS, "content": "", "tool_calls": CALLS["tool_calls"][:1]}, RESULTS[0]], {}),
    ([USER, {**CALLS, "tool_calls": [call("weather", json.dumps(ARGUMENTS, ensure_ascii=False))]}, RESULTS[0]], {"tools": TOOLS}),
    ([USER], {"enable_thinking": False}),
    ([USER, {"role": "assistant", "content": "x", "reasoning_content": "why"}, USER], {"enable_thinking": True}),
    ([SYSTEM, USER], {"documents": DOCUMENTS}),
    ([{"role": "user", "content": [{"type": "text", "text": "Look: "}, {"type": "image"}, {"type": "text", "text": "there"}]}], {}),
    ([{"role": "assistant", "content": "Welcome!"}, USER], {}),
    ([USER, USER], {}),
    ([SYSTEM, USER, SYSTEM, USER], {}),
    ([SYSTEM], {"add_generation_prompt": False}),
    ([], {}),
    ([USER, ANSWER], {"add_generation_prompt": False}),
    ([{"role": "user", "content": "日本 ﬁ \u2028 \x85 é"}], {"date_string": "4 Jul 2024"}),
]


def packaged(node_modules):
    """Templates by the name of the model, as the package @huggingface/ollama-utils has them."""
    source = pathlib.Path(node_modules, "@huggingface/ollama-utils/src/chat-template-automap.ts").read_text()
    pattern = r"""model: "library/([^"]*)",\s*gguf:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')"""
    templates = {}
    for name, double, single in re.findall(pattern, source):
        text = double or single.replace("\\'", "'").replace('"', '\\"')
        templates[name] = json.loads(f'"{text}"')
    return templates


def published_cases(node_modules):
    environment = create_environment()
    templates = packaged(node_modules)
    # Each text gets one name.
    names = {text: name for name, text in templates.items()}
    own = {f"{path.stem}.jinja": path.read_text() for path in sorted(OWN.glob("*.jinja"))}
    cases = []
    for name, source in [*sorted((name, text) for text, name in names.items()), *own.items()]:
        row = []
        for messages, variables in CONVERSATIONS:
            given = {"tools": None, "documents": None, "add_generation_prompt": True, "bos_token": "<bos>", "eos_token": "<eos>", **variables}
            result = outcome(environment, source, {"messages": messages, **given})
            row.append(hashlib.sha256(result["text"].encode()).hexdigest()[:12] if "text" in result else result["error"])
        cases.append([name, row])
    conversations = [{"messages": messages, **variables} for messages, variables in CONVERSATIONS]
    return {"conversations": conversations, "cases": cases}
