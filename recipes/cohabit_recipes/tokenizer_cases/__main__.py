"""Writes tokenizers, texts, tokens and texts of tokens as JSON Lines: `python -m cohabit_recipes.tokenizer_cases <file> --files 300 --seed 1`."""

import argparse
import gzip
import json
from pathlib import Path
from random import Random

from tokenizers import Tokenizer

from . import components, texts
from .models import MODELS

CONTENTS = ("<s>", "</s>", "<|im_end|>", "cat", "[MASK]", "  ", "don", "É", "Ǆ", "<a b>", " x", "日本", "é", "\n", "<0x41>", "▁a", "ﬁ", "12", "🇳🇴", "##b")
ROUNDS = {"texts": 8, "ids": 6}


def added_tokens(random: Random, first_id: int, vocabulary: list[str]) -> list[dict]:
    tokens = []
    flag = lambda chance: random.random() < chance  # noqa: E731
    for content in ["<s>", "</s>", *random.sample(CONTENTS[2:], random.randint(0, 6))]:
        known = vocabulary.index(content) if content in vocabulary else None
        number = first_id + sum(token["id"] >= first_id for token in tokens) if known is None else known
        special = content in ("<s>", "</s>") or flag(0.3)
        tokens.append(
            {"id": number, "content": content, "single_word": flag(0.3), "lstrip": flag(0.25), "rstrip": flag(0.25), "normalized": flag(0.4), "special": special}
        )
    return tokens


def case(random: Random) -> dict | None:
    contents = random.sample(CONTENTS, 6)
    rows = [texts.text(random, contents) for _ in range(ROUNDS["texts"])]
    file = {
        "version": "1.0", "truncation": None, "padding": None, "added_tokens": [],
        "normalizer": components.normalizer(random), "pre_tokenizer": components.pre_tokenizer(random), "post_processor": None,
        "decoder": components.decoder(random), "model": {"type": "WordLevel", "unk_token": "u", "vocab": {"u": 0}},
    }  # fmt: skip
    splitting = Tokenizer.from_str(json.dumps(file))
    pieces = []
    for row in [*rows, *texts.SNIPPETS]:
        normalized = splitting.normalizer.normalize_str(row) if splitting.normalizer else row
        pieces += [piece for piece, _ in splitting.pre_tokenizer.pre_tokenize_str(normalized)] if splitting.pre_tokenizer else [normalized]
    pieces = list(dict.fromkeys(piece for piece in pieces if piece))
    if len(pieces) < 3:
        return None
    file["model"] = random.choice(MODELS)(random, pieces)
    vocab = file["model"]["vocab"]
    vocabulary = list(vocab) if isinstance(vocab, dict) else [piece for piece, _ in vocab]
    file["added_tokens"] = added_tokens(random, len(vocabulary), vocabulary)
    normalize = splitting.normalizer.normalize_str if splitting.normalizer else str
    contents = [normalize(token["content"]) for token in file["added_tokens"] if token["normalized"]]
    # An empty one parts every text into its characters; the reference finds one of two equal ones by chance.
    if "" in contents or len(set(contents)) < len(contents):
        return None
    first, last = ((token["content"], token["id"]) for token in file["added_tokens"][:2])
    file["post_processor"] = components.post_processor(random, first, last)
    tokenizer = Tokenizer.from_str(json.dumps(file))
    size = max(tokenizer.get_vocab().values()) + 1
    encoded = [(row, tokenizer.encode(row, add_special_tokens=False).ids, tokenizer.encode(row).ids) for row in rows]
    lists = [ids for _, _, ids in encoded[:3]] + [[random.randrange(size) for _ in range(random.randint(1, 9))] for _ in range(ROUNDS["ids"])]
    # The reference's own way to skip them looks at texts: it keeps characters that the normalizer changes.
    special = {token["id"] for token in file["added_tokens"] if token["special"]}
    plain = [[number for number in ids if number not in special] for ids in lists]
    decoded = [(ids, *(tokenizer.decode(each, skip_special_tokens=False) for each in (ids, rest))) for ids, rest in zip(lists, plain) if rest]
    pair = tokenizer.encode(rows[0], rows[1])
    return {"tokenizer": file, "encoded": encoded, "decoded": decoded, "pair": [pair.ids, pair.type_ids]}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path, help="compressed if its name ends with .gz")
    parser.add_argument("--files", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random = Random(options.seed)
    lines = []
    while len(lines) < options.files:
        try:
            made = case(random)
        except BaseException as failure:  # noqa: BLE001 The reference ends a thread where Rust panics, which is no Exception.
            if isinstance(failure, (KeyboardInterrupt, SystemExit)):
                raise
            print(f"left out: {str(failure)[:120]}")
            continue
        if made is not None:
            lines.append(json.dumps(made, ensure_ascii=False, separators=(",", ":")))
    content = ("\n".join(lines) + "\n").encode()
    options.file.write_bytes(gzip.compress(content, mtime=0) if options.file.suffix == ".gz" else content)


if __name__ == "__main__":
    main()
