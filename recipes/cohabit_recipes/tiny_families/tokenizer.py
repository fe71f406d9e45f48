"""A tokenizer of bytes with the special tokens of ChatML and BERT, as the files of a hub folder."""

import json
from collections.abc import Sequence
from pathlib import Path

from tokenizers import pre_tokenizers

WORDS = ["ye", "yes", "no"]
SPECIAL = ["<|endoftext|>", "<|im_start|>", "<|im_end|>", "[CLS]", "[SEP]", "[PAD]", "<think>", "</think>"]
# Rows of the embeddings: more than there are tokens, as in published models.
VOCABULARY = 272
TEMPLATE = (
    "{% for message in messages %}<|im_start|>{{ message.role }}\n{{ message.content }}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)


def special_id(token: str, added: Sequence[str] = ()) -> int:
    return 256 + len(WORDS) + [*SPECIAL, *added].index(token)


def _frame(kind: str) -> dict | None:
    special = lambda token, type_id=0: {"SpecialToken": {"id": token, "type_id": type_id}}  # noqa: E731
    text = lambda name, type_id=0: {"Sequence": {"id": name, "type_id": type_id}}  # noqa: E731
    if kind == "bert":
        single = [special("[CLS]"), text("A"), special("[SEP]")]
        pair = [*single, text("B", 1), special("[SEP]", 1)]
        used = ["[CLS]", "[SEP]"]
    else:
        single, pair = [text("A"), special("<|endoftext|>")], [text("A"), text("B"), special("<|endoftext|>")]
        used = ["<|endoftext|>"]
    tokens = {token: {"id": token, "ids": [special_id(token)], "tokens": [token]} for token in used}
    return {"type": "TemplateProcessing", "single": single, "pair": pair, "special_tokens": tokens}


def write_tokenizer(folder: Path, kind: str, more: Sequence[str] = (), template: str = TEMPLATE) -> None:
    """`kind`: "chat" (no frame), "bert" ([CLS] and [SEP]) or "end" (the end-of-text token after a text). `more`: further special tokens."""
    # Characters by byte, in the order of GPT-2's alphabet.
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    vocabulary = {token: number for number, token in enumerate([*alphabet, *WORDS])}
    byte_level = {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": False, "use_regex": False}
    added = [
        {"id": special_id(token, more), "content": token, "special": not token.endswith("think>"), "single_word": False, "lstrip": False, "rstrip": False, "normalized": False}
        for token in [*SPECIAL, *more]
    ]  # fmt: skip
    tokenizer = {
        "version": "1.0", "truncation": None, "padding": None, "added_tokens": added, "normalizer": None, "pre_tokenizer": byte_level,
        "post_processor": None if kind == "chat" else _frame(kind), "decoder": byte_level,
        "model": {"type": "BPE", "dropout": None, "unk_token": None, "continuing_subword_prefix": None, "end_of_word_suffix": None, "fuse_unk": False, "byte_fallback": False, "ignore_merges": False, "vocab": vocabulary, "merges": [["y", "e"], ["ye", "s"], ["n", "o"]]},
    }  # fmt: skip
    config = {"tokenizer_class": "PreTrainedTokenizerFast", "eos_token": "<|im_end|>", "pad_token": "[PAD]"}
    if kind == "chat":
        config["chat_template"] = template
    for name, value in (("tokenizer.json", tokenizer), ("tokenizer_config.json", config)):
        (folder / name).write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
