"""A quick look at an exported model: greedy replies to the cases of the browser's evaluation, without grammar or service.

The figures that count are those of `npm run eval`; these come in minutes while a training runs."""

import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

from tokenizers import Tokenizer

from .batches import Encoder
from .cases import Case
from .config import ModelConfig
from .data.calls import response, tools_message
from .data.conversation import THINK
from .data.directions import fulfils
from .data.grounded import documents_text
from .verify import OnnxDecoder

MAX_NEW_TOKENS = 256
REFUSAL = "I cannot find that"
CALL = re.compile(r"<tool_call>\s*(.*?)\s*</tool_call>", re.S)


class Chat:
    def __init__(self, model_folder: Path, config: ModelConfig):
        tokenizer = Tokenizer.from_file(str(model_folder / "tokenizer.json"))
        self.encoder = Encoder(tokenizer)
        self.decoder = OnnxDecoder(model_folder / "onnx" / "model.onnx", config, config.max_position_embeddings)

    def reply(self, request: dict[str, Any], limit: int = MAX_NEW_TOKENS) -> tuple[str, bool]:
        """The greedy reply, and whether the model ended it by itself."""
        self.decoder.rewind(0)
        logits = self.decoder.run(prompt_of(self.encoder, request), keep=1)
        ids: list[int] = []
        while len(ids) < limit:
            token = int(logits[-1].argmax())
            if token in (self.encoder.end, self.encoder.stop):
                break
            ids.append(token)
            logits = self.decoder.run([token], keep=1)
        # The tokenizer leaves special tokens out; the tags of calls and thinking are not special.
        return (THINK if thinks(request) else "") + self.encoder.tokenizer.decode(ids), len(ids) < limit


def thinks(request: dict[str, Any]) -> bool:
    return request.get("thinking", {}).get("type") == "enabled"


def system_text(request: dict[str, Any]) -> str:
    """The system messages with the documents behind them, as the service puts them together."""
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


def normalise(text: str) -> list[str]:
    return [word for word in re.findall(r"\w+", text.lower()) if word not in ("the", "a", "an")]


def token_f1(reply: str, wanted: str) -> float:
    got, gold = Counter(normalise(reply)), Counter(normalise(wanted))
    common = sum((got & gold).values())
    return 2 * common / (sum(got.values()) + sum(gold.values())) if common else 0.0


def holds(reply: str, value: str) -> bool:
    """Whether the words of `value` stand in the reply, in order and unbroken."""
    return f" {' '.join(normalise(value))} " in f" {' '.join(normalise(reply))} "


def parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return None


def scores(reply: str, case: Case) -> dict[str, float]:
    """What can be said of one reply."""
    expected = case["expected"]
    if "calls" in expected:
        got = [parsed(text) for text in CALL.findall(reply)]
        right_tools = [call.get("name") if isinstance(call, dict) else None for call in got] == [call["name"] for call in expected["calls"]]
        found = {"right tool or none": right_tools}
        return found | ({"all arguments right": got == expected["calls"]} if expected["calls"] else {})
    if "object" in expected:
        got = parsed(reply)
        fields = expected["object"]
        right = [isinstance(got, dict) and got.get(name) == value for name, value in fields.items()]
        return {"fields right": sum(right) / len(right)}
    if "thinks" in expected:
        thought = re.match(r"<think>\n\S.*?\n</think>\n\n\S", reply, re.S) is not None
        return {"thinks as asked": thought if expected["thinks"] else "<think>" not in reply}
    if "kind" in expected:
        return {"carried out": fulfils(expected["kind"], case["request"]["messages"][-1]["content"], reply, expected["reply"])}
    if "values" in expected:
        return {"holds the values": all(holds(reply, value) for value in expected["values"])}
    found = {"token F1": token_f1(reply, expected["reply"]), "word for word": reply.strip() == expected["reply"]}
    if "value" in expected:
        refused = reply.startswith(REFUSAL)
        found["told or not"] = refused == (expected["value"] == "")
        if expected["value"]:
            found["holds the value"] = holds(reply, expected["value"])
    return found


def evaluate(model_folder: Path, config: ModelConfig, sets: dict[str, list[Case]], size: int, seed: int = 9000) -> tuple[list[dict], list[dict]]:
    """Rows of the table, and every reply. `size`: cases of a set, drawn with the seed."""
    chat, rows, samples, ended = Chat(model_folder, config), [], [], []
    for skill, cases in sets.items():
        found: dict[str, list[float]] = {}
        for case in random.Random(f"{seed}/{skill}").sample(cases, min(size, len(cases))):
            reply, ends = chat.reply(case["request"])
            ended.append(ends)
            for name, score in scores(reply, case).items():
                found.setdefault(name, []).append(float(score))
            samples.append({"skill": skill, **case, "reply": reply, "ends": ends})
        rows += [{"set": skill, "measure": name, "score": round(sum(values) / len(values), 3), "n": len(values)} for name, values in found.items()]
    rows.append({"set": "all", "measure": f"ends within {MAX_NEW_TOKENS} tokens", "score": round(sum(ended) / len(ended), 3), "n": len(ended)})
    return rows, samples


def table(rows: list[dict]) -> str:
    lines = ["| held-out set | measure | score | n |", "|---|---|---|---|"]
    return "\n".join([*lines, *(f"| {row['set']} | {row['measure']} | {row['score']:g} | {row['n']} |" for row in rows)])
