"""The special tokens of the byte-level BPE tokenizer, and the files of it that a hub folder carries."""

import json
from pathlib import Path

from tokenizers import AddedToken, Tokenizer

from ..manifest import write_json
from .config import hub_file

END_OF_TEXT, TURN_START, TURN_END = "<|endoftext|>", "<|im_start|>", "<|im_end|>"
CONTROL = [END_OF_TEXT, TURN_START, TURN_END]
TAGS = ["<tool_call>", "</tool_call>", "<tool_response>", "</tool_response>", "<think>", "</think>"]


def add_special_tokens(tokenizer: Tokenizer) -> None:
    """The tags of calls and thinking are not special: they are read in the reply."""
    tokenizer.add_tokens([AddedToken(text, normalized=False, special=True) for text in CONTROL])
    tokenizer.add_tokens([AddedToken(text, normalized=False, special=False) for text in TAGS])


def chat_template() -> str:
    return (Path(__file__).parent / "chat_template.jinja").read_text(encoding="utf-8").rstrip("\n")


def tokenizer_config(tokenizer: Tokenizer, context: int) -> dict:
    strips = dict.fromkeys(("lstrip", "normalized", "rstrip", "single_word"), False)
    added = {str(tokenizer.token_to_id(text)): {"content": text, **strips, "special": text in CONTROL} for text in CONTROL + TAGS}
    return hub_file("tokenizer_config.json") | {"added_tokens_decoder": added, "model_max_length": context, "chat_template": chat_template()}


def save_tokenizer(tokenizer: Tokenizer, folder: Path, context: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    # Compact JSON: the pretty form is half as large again.
    parsed = json.loads(tokenizer.to_str())
    (folder / "tokenizer.json").write_text(json.dumps(parsed, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    write_json(folder / "tokenizer_config.json", tokenizer_config(tokenizer, context))
