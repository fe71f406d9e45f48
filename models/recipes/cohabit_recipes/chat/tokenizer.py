"""The byte-level BPE tokenizer: trained on the text mix, saved as the files that a hub folder carries.

Every string survives encoding and decoding: there is no normaliser, and the 256 bytes are all in the vocabulary."""

import json
from collections.abc import Iterable
from pathlib import Path

from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, pre_tokenizers, processors, trainers

END_OF_TEXT, TURN_START, TURN_END = "<|endoftext|>", "<|im_start|>", "<|im_end|>"
CONTROL = [END_OF_TEXT, TURN_START, TURN_END]
TAGS = ["<tool_call>", "</tool_call>", "<tool_response>", "</tool_response>", "<think>", "</think>"]

# Qwen's splitting rule; it already takes digits one by one.
SPLIT = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)


def train_tokenizer(texts: Iterable[str], vocab_size: int) -> Tokenizer:
    """A tokenizer of exactly `vocab_size` ids, the special tokens being the last ones."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(SPLIT), behavior="isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.post_processor = processors.ByteLevel(trim_offsets=False)
    trainer = trainers.BpeTrainer(
        vocab_size=vocab_size - len(CONTROL) - len(TAGS),
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    tokenizer.train_from_iterator(texts, trainer)
    tokenizer.add_tokens([AddedToken(text, normalized=False, special=True) for text in CONTROL])
    tokenizer.add_tokens([AddedToken(text, normalized=False, special=False) for text in TAGS])
    if tokenizer.get_vocab_size() != vocab_size:
        raise ValueError(f"the text gives only {tokenizer.get_vocab_size()} of {vocab_size} tokens")
    return tokenizer


def chat_template() -> str:
    return (Path(__file__).parent / "chat_template.jinja").read_text(encoding="utf-8").rstrip("\n")


def tokenizer_config(tokenizer: Tokenizer, context: int) -> dict:
    return {
        "tokenizer_class": "Qwen2Tokenizer",
        "add_bos_token": False,
        "add_prefix_space": False,
        "added_tokens_decoder": {
            str(tokenizer.token_to_id(text)): {
                "content": text,
                "lstrip": False,
                "normalized": False,
                "rstrip": False,
                "single_word": False,
                "special": text in CONTROL,
            }
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
    (folder / "tokenizer.json").write_text(
        json.dumps(parsed, ensure_ascii=False, separators=(",", ":")), encoding="utf-8"
    )
    (folder / "tokenizer_config.json").write_text(
        json.dumps(tokenizer_config(tokenizer, context), indent=2, ensure_ascii=False) + "\n", encoding="utf-8"
    )
