"""Models of `tokenizer.json` with small vocabularies of the pieces of given texts."""

from random import Random

BYTES = [f"<0x{byte:02X}>" for byte in range(256)]


def _parts(random: Random, pieces: list[str], count: int) -> list[str]:
    parts = []
    for _ in range(count):
        piece = random.choice(pieces)
        start = random.randrange(len(piece))
        parts.append(piece[start : start + random.randint(1, 5)])
    return parts


def _ids(tokens: list[str]) -> dict[str, int]:
    return {token: number for number, token in enumerate(dict.fromkeys(tokens))}


def byte_pairs(random: Random, pieces: list[str]) -> dict:
    prefix = random.choice((None, None, None, "##"))
    suffix = random.choice((None, None, None, "</w>"))
    has_bytes = random.random() < 0.4
    known = random.choice((0.8, 1.0))
    kept: dict[str, bool] = {}
    words = []
    tokens: list[str] = ["<unk>"] + (BYTES[random.choice((0, 0, 200)) :] if has_bytes else [])
    for piece in random.sample(pieces, min(len(pieces), 60)):
        symbols = [(prefix or "") * (index > 0) + character + (suffix or "") * (index == len(piece) - 1) for index, character in enumerate(piece)]
        tokens += [symbol for symbol in symbols if kept.setdefault(symbol, random.random() < known)]
        words.append(symbols)
    merges: list[tuple[str, str]] = []
    vocabulary = set(tokens)
    for _ in range(random.choice((0, 20, 120))):
        word = random.choice(words)
        if len(word) < 2:
            continue
        at = random.randrange(len(word) - 1)
        first, second = word[at], word[at + 1]
        if first not in vocabulary or second not in vocabulary or (first, second) in merges:
            continue
        merged = first + second[len(prefix or "") :]
        merges.append((first, second))
        tokens.append(merged)
        vocabulary.add(merged)
        word[at : at + 2] = [merged]
    tokens += random.sample(pieces, min(len(pieces), 5))
    return {
        "type": "BPE", "dropout": None, "unk_token": random.choice(("<unk>", "<unk>", None)), "continuing_subword_prefix": prefix, "end_of_word_suffix": suffix,
        "fuse_unk": random.random() < 0.5, "byte_fallback": has_bytes and random.random() < 0.8, "ignore_merges": random.random() < 0.3,
        "vocab": _ids(tokens), "merges": [" ".join(merge) for merge in merges] if random.random() < 0.2 and not any(" " in each for merge in merges for each in merge) else [list(merge) for merge in merges],
    }  # fmt: skip


def word_piece(random: Random, pieces: list[str]) -> dict:
    prefix = random.choice(("##", "##", "@@", ""))
    tokens = ["[UNK]"]
    for part in _parts(random, pieces, 150):
        tokens += [part, prefix + part]
    for piece in random.sample(pieces, min(len(pieces), 40)):
        for character in piece:
            tokens += [character, prefix + character]
    return {"type": "WordPiece", "unk_token": "[UNK]", "continuing_subword_prefix": prefix, "max_input_chars_per_word": random.choice((100, 100, 6)), "vocab": _ids(tokens)}


def unigram(random: Random, pieces: list[str]) -> dict:
    tokens = ["<unk>", *(BYTES if random.random() < 0.5 else [])]
    for part in _parts(random, pieces, 120):
        tokens += [part, *(part if random.random() < 0.7 else [])]
    vocab = [[token, 0 if index == 0 else -random.choice((1, 2, round(random.uniform(1, 12), 4)))] for index, token in enumerate(dict.fromkeys(tokens))]
    return {"type": "Unigram", "unk_id": 0, "vocab": vocab, "byte_fallback": random.random() < 0.6}


def word_level(random: Random, pieces: list[str]) -> dict:
    return {"type": "WordLevel", "unk_token": "<unk>", "vocab": _ids(["<unk>", *random.sample(pieces, max(1, len(pieces) * 2 // 3))])}


MODELS = (byte_pairs, byte_pairs, byte_pairs, unigram, unigram, word_piece, word_level)
