"""The special tokens of the byte-level BPE tokenizer, and the files of it that a hub folder carries."""

import json
from pathlib import Path

from tokenizers import AddedToken, Tokenizer

from ..manifest import write_json

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
    return {
        "tokenizer_class": "GPT2Tokenizer",
        "add_bos_token": False,
        "add_prefix_space": False,
        "added_tokens_decoder": {
            str(tokenizer.token_to_id(text)): {"content": text, **dict.fromkeys(("lstrip", "normalized", "rstrip", "single_word"), False), "special": text in CONTROL}
            for text in CONTROL + TAGS
        },
        "bos_token": None,
        "eos_token": TURN_END,
        "pad_token": END_OF_TEXT,
        "unk_token": None,
        "clean_up_tokenization_spaces": False,
        "errors": "replace",
        "model_max_length": context,
        "split_special_tokens": False,
        "chat_template": chat_template(),
    }


def save_tokenizer(tokenizer: Tokenizer, folder: Path, context: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    # Compact JSON: the pretty form is half as large again.
    parsed = json.loads(tokenizer.to_str())
    (folder / "tokenizer.json").write_text(json.dumps(parsed, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    write_json(folder / "tokenizer_config.json", tokenizer_config(tokenizer, context))
