"""Replies of transformers with a model's weights, for `npm run test:weights`."""

import json
from pathlib import Path

import torch

NEW_TOKENS = 32


def shelves(count: int) -> str:
    return " ".join(f"Shelf {place + 1} holds {place * 37 % 101} boxes of tea." for place in range(count))


def user(content: str) -> dict:
    return {"role": "user", "content": content}


# The long one is longer than Gemma's window of 512 positions.
CONVERSATIONS = (
    [user("What is the capital of Italy?")],
    [user("Name three colours.")],
    [{"role": "system", "content": "You are a pirate. Answer in one sentence."}, user("Who are you?")],
    [user("Hello!"), {"role": "assistant", "content": "Hi, how can I help?"}, user("Tell me about goats.")],
    [user("Quelle est la capitale de la France ?")],
    [user("日本の首都はどこですか？")],
    [user("Скажи «привет» по-английски 👋")],
    [user(f"{shelves(70)} How many boxes are on shelf 2?")],
)
TEXTS = ("The capital of Italy is", "La capitale de la France est", "import numpy as np\n\ndef mean(values):\n    return")


@torch.no_grad()
def greedy_reference(model, tokenizer, prompt: list[int], ends: list[int]) -> dict:
    """Greedy tokens without the one that ends the reply, their log probabilities, the margin in nats of each of them and of the end over the
    next best, and the text after each token."""
    given = torch.tensor([prompt])
    written = model.generate(
        given, attention_mask=torch.ones_like(given), max_new_tokens=NEW_TOKENS, do_sample=False, eos_token_id=ends, pad_token_id=ends[0],
        output_logits=True, return_dict_in_generate=True,
    )  # fmt: skip
    best = [step[0].float().log_softmax(-1).topk(2).values.tolist() for step in written.logits]
    tokens = [token for token in written.sequences[0, len(prompt) :].tolist() if token not in ends]
    return {
        "prompt": prompt,
        "tokens": tokens,
        "logprobs": [round(first, 4) for first, _ in best[: len(tokens)]],
        "margins": [round(first - second, 4) for first, second in best],
        "texts": [tokenizer.decode(tokens[: place + 1]) for place in range(len(tokens))],
    }


def write_references(folder: Path, model, tokenizer, template: str, ends: list[int]) -> None:
    """`reference.json`: replies to conversations rendered by the chat template and to raw prompts, encoded by the tokenizer."""
    chats = []
    for messages in CONVERSATIONS:
        prompt = tokenizer.apply_chat_template(messages, chat_template=template, add_generation_prompt=True, tokenize=True, return_dict=False)
        chats.append({"messages": messages, **greedy_reference(model, tokenizer, prompt, ends)})
    raw = [{"text": text, **greedy_reference(model, tokenizer, tokenizer(text)["input_ids"], ends)} for text in TEXTS]
    contents = [message["content"] for messages in CONVERSATIONS for message in messages]
    encodings = [{"text": text, "tokens": tokenizer(text, add_special_tokens=False)["input_ids"]} for text in contents]
    found = {"chats": chats, "raw": raw, "encodings": encodings}
    (folder / "reference.json").write_text(json.dumps(found, ensure_ascii=False) + "\n", encoding="utf-8")
