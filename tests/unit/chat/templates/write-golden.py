"""Writes golden/*.txt: what Jinja2 for Python makes of the templates, from messages in the form that Transformers documents.

Usage: python write-golden.py NODE_MODULES (needs jinja2). An implementation apart from the one under test; the messages are
written out here as each family's documentation gives them.
"""
import json
import pathlib
import re
import sys

from jinja2.ext import Extension
from jinja2.sandbox import ImmutableSandboxedEnvironment

here = pathlib.Path(__file__).parent
given = json.loads((here / "conversation.json").read_text())
automap = pathlib.Path(sys.argv[1], "@huggingface/ollama-utils/src/chat-template-automap.ts").read_text()


class Generation(Extension):
    """`{% generation %}` marks what is trained on; it renders what is inside."""

    tags = {"generation"}

    def parse(self, parser):
        next(parser.stream)
        return parser.parse_statements(("name:endgeneration",), drop_needle=True)


def to_json(value, indent=None):
    return json.dumps(value, ensure_ascii=False, indent=indent)


def render(source, messages, **variables):
    environment = ImmutableSandboxedEnvironment(trim_blocks=True, lstrip_blocks=True, extensions=["jinja2.ext.loopcontrols", Generation])
    environment.filters["tojson"] = to_json
    template = environment.from_string(source)
    return template.render(messages=messages, bos_token="<bos>", eos_token="<eos>", add_generation_prompt=True, **variables)


def packaged(model):
    """A JavaScript string in either quotes."""
    *_, match = re.finditer(r"""model: "library/%s",\s*gguf:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')""" % re.escape(model), automap)
    text = match[1] if match[1] is not None else match[2].replace("\\'", "'").replace('"', '\\"')
    return json.loads(f'"{text}"')


def own(name):
    return (here / f"{name}.jinja").read_text()


tools = [{"type": "function", "function": tool} for tool in given["tools"]]
head = [{"role": "system", "content": given["system"]}, {"role": "user", "content": given["user"]}]
thinking = given["thinking"]


def called(calls, content=given["plan"], text=False, id=lambda id: id, **more):
    return {
        "role": "assistant",
        "content": content,
        "tool_calls": [
            {"id": id(call["id"]), "type": "function", "function": {"name": call["name"], "arguments": json.dumps(call["arguments"]) if text else call["arguments"]}}
            for call in calls
        ],
        **more,
    }


def results(calls, id=lambda id: id):
    return [{"role": "tool", "tool_call_id": id(call["id"]), "content": call["result"]} for call in calls]


both = given["calls"]
standard = head + [called(both, reasoning_content=thinking)] + results(both)
one_by_one = head + [called(both[:1])] + results(both[:1]) + [called(both[1:], content="")] + results(both[1:])
# Mistral's ids are the last 9 characters of a hash: the test replaces them.
short = dict(zip([call["id"] for call in both], ["000000000", "111111111"]))
short_ids = head + [called(both, id=short.get)] + results(both, id=short.get)

responses = [{"name": call["name"], "response": call["result"]} for call in both]

calls = {
    "qwen2.5": (packaged("qwen2.5:0.5b"), standard, {}),
    "qwen3": (packaged("qwen3:0.6b"), standard, {"enable_thinking": True}),
    "granite4": (packaged("granite4:350m"), standard, {}),
    "llama3.1": (packaged("llama3.1:8b"), one_by_one, {}),
    "qwq": (packaged("qwq:32b"), standard, {}),
    "lfm2": (own("lfm2"), head + [called(both, thinking=thinking)] + results(both), {}),
    "gemma4": (own("gemma4"), head + [called(both, content="", tool_responses=responses)], {"enable_thinking": True}),
    "mistral-list": (own("mistral-list"), short_ids, {}),
    "mistral": (own("mistral"), standard, {}),
    "llama-python": (own("llama-python"), one_by_one, {}),
    "qwen-xml": (own("qwen-xml"), standard, {"enable_thinking": True}),
    "command-a": (own("command-a"), head + [called(both, tool_plan=given["plan"])] + results(both), {}),
}
documents = [{"doc_id": "1", **given["document"]}]
answered = {
    "granite4-documents": (packaged("granite4:350m"), head, {"documents": documents}),
    "granite3.3-documents": (packaged("granite3.3:2b"), head, {"documents": [{"doc_id": "1", "text": "Oslo\nA city."}]}),
    "command-a-documents": (own("command-a"), head, {"documents": documents}),
}
# Templates that join texts: arguments are texts, and a message with calls has no content.
plain = {"deepseek-r1": (packaged("deepseek-r1:8b"), [{"role": "user", "content": given["user"]}, called(both, content=None, text=True)] + results(both), {})}

for name, (source, messages, variables) in {**calls, **answered, **plain}.items():
    more = {"tools": tools} if name in calls else {}
    (here / "golden" / f"{name}.txt").write_text(render(source, messages, **more, **variables))
