"""Components of `tokenizer.json`, drawn at random."""

from base64 import b64encode
from random import Random

# Expressions of the tokenizers of GPT-4, Llama 3, Qwen 2, DeepSeek and others, and further syntax of such files.
EXPRESSIONS = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+",
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+",
    r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+",
    r"\s?[A-Za-zµÀ-ÖØ-öø-ƺ]+", r"\p{N}{1,3}", r"[一-龥぀-ゟ゠-ヿ]+", r"[\r\n]", r"\s", r"\d+", r"\w+", r"[.,!?…。，、]", r" {2,}", r"[^\S\n]+$", r"'|\"",
)
BEHAVIORS = ("Removed", "Isolated", "MergedWithPrevious", "MergedWithNext", "Contiguous")


def _pattern(random: Random) -> dict:
    if random.random() < 0.6:
        return {"Regex": random.choice(EXPRESSIONS)}
    return {"String": random.choice((" ", "a", "▁", "  ", ".", "''", "é"))}


def _charsmap(random: Random) -> str:
    """A small double-array trie: a unit for each byte of the keys, found by trying offsets."""
    rules = {"ﬁ": "fi", "½": "1/2", "é": "e", "a": "b", "\t": " ", "\n": " ", "Ａ": "A", "\u200b": "", "e\u0301": "E", "が": "ga", "𝟘": "0"}
    chosen = {key: rules[key] for key in random.sample(sorted(rules), random.randint(1, len(rules)))}
    texts, values = bytearray(), {}
    for key, text in chosen.items():
        values[key.encode()] = len(texts)
        texts += text.encode() + b"\0"
    units: dict[int, int] = {}
    taken = {0}

    def place(position: int, prefix: bytes, label: int) -> None:
        labels = sorted({key[len(prefix)] for key in values if key.startswith(prefix) and len(key) > len(prefix)})
        if prefix in values:
            labels.insert(0, 0)
        offset = next(offset for offset in range(1, 1 << 16) if all((position ^ offset ^ each) not in taken for each in labels))
        base = position ^ offset
        units[position] = label | (offset << 10) | (0x100 if prefix in values else 0)
        taken.update(base ^ each for each in labels)
        for each in labels:
            if each == 0:
                units[base] = 0x80000000 | values[prefix]
            else:
                place(base ^ each, prefix + bytes([each]), each)

    place(0, b"", 0)
    size = (max(units) | 0xFF) + 1
    trie = b"".join(units.get(index, 0).to_bytes(4, "little") for index in range(size))
    return b64encode(len(trie).to_bytes(4, "little") + trie + bytes(texts)).decode()


def normalizer(random: Random, depth: int = 0) -> dict | None:
    kinds = ["NFC", "NFD", "NFKC", "NFKD", "Lowercase", "StripAccents", "Nmt", "Strip", "Prepend", "Replace", "BertNormalizer", "Precompiled", "ByteLevel"]
    if depth == 0:
        kinds += [None, None, None, None, "Sequence", "Sequence", "Sequence"]
    kind = random.choice(kinds)
    match kind:
        case None:
            return None
        case "Sequence":
            return {"type": kind, "normalizers": [normalizer(random, 1) for _ in range(random.randint(1, 3))]}
        case "Strip":
            return {"type": kind, "strip_left": random.random() < 0.5, "strip_right": random.random() < 0.5}
        case "Prepend":
            return {"type": kind, "prepend": random.choice(("▁", " ", "x"))}
        case "Replace":
            return {"type": kind, "pattern": _pattern(random), "content": random.choice(("▁", " ", "", "$1", "xy"))}
        case "BertNormalizer":
            flag = lambda: random.random() < 0.6  # noqa: E731
            return {"type": kind, "clean_text": flag(), "handle_chinese_chars": flag(), "strip_accents": random.choice((None, True, False)), "lowercase": flag()}
        case "Precompiled":
            return {"type": kind, "precompiled_charsmap": _charsmap(random)}
    return {"type": kind}


def _metaspace(random: Random) -> dict:
    options: dict = {"type": "Metaspace", "replacement": random.choice(("▁", "▁", "_"))}
    if random.random() < 0.2:
        return options | {"add_prefix_space": random.random() < 0.7, "prepend_scheme": "always"}
    return options | {"prepend_scheme": random.choice(("always", "first", "never")), "split": random.random() < 0.7}


def pre_tokenizer(random: Random, depth: int = 0) -> dict | None:
    kinds = ["BertPreTokenizer", "ByteLevel", "ByteLevel", "CharDelimiterSplit", "Digits", "FixedLength", "Metaspace", "Metaspace", "Punctuation", "Split", "Split", "UnicodeScripts", "Whitespace", "WhitespaceSplit"]
    if depth == 0:
        kinds += [None, None, "Sequence", "Sequence", "Sequence", "Sequence"]
    kind = random.choice(kinds)
    match kind:
        case None:
            return None
        case "Sequence":
            return {"type": kind, "pretokenizers": [pre_tokenizer(random, 1) for _ in range(random.randint(1, 3))]}
        case "ByteLevel":
            return {"type": kind, "add_prefix_space": random.random() < 0.4, "trim_offsets": True, "use_regex": random.random() < 0.6}
        case "CharDelimiterSplit":
            return {"type": kind, "delimiter": random.choice((" ", "a", "▁", "é"))}
        case "Digits":
            return {"type": kind, "individual_digits": random.random() < 0.5}
        case "FixedLength":
            return {"type": kind, "length": random.randint(1, 6)}
        case "Metaspace":
            return _metaspace(random)
        case "Punctuation":
            return {"type": kind, "behavior": random.choice(BEHAVIORS)}
        case "Split":
            return {"type": kind, "pattern": _pattern(random), "behavior": random.choice(BEHAVIORS), "invert": random.random() < 0.3}
    return {"type": kind}


# Combinations that published models use.
LLAMA = [{"type": "Replace", "pattern": {"String": "▁"}, "content": " "}, {"type": "ByteFallback"}, {"type": "Fuse"}]


def decoder(random: Random, depth: int = 0) -> dict | None:
    kinds = ["BPEDecoder", "ByteFallback", "ByteLevel", "ByteLevel", "CTC", "Fuse", "Metaspace", "Metaspace", "Replace", "Strip", "WordPiece", "WordPiece"]
    if depth == 0:
        kinds += [None, "Sequence", "Sequence", "Sequence", "Llama", "Llama", "Gemma"]
    kind = random.choice(kinds)
    match kind:
        case None:
            return None
        case "Llama":
            return {"type": "Sequence", "decoders": [*LLAMA, {"type": "Strip", "content": " ", "start": 1, "stop": 0}]}
        case "Gemma":
            return {"type": "Sequence", "decoders": LLAMA}
        case "Sequence":
            return {"type": kind, "decoders": [decoder(random, 1) for _ in range(random.randint(1, 4))]}
        case "BPEDecoder":
            return {"type": kind, "suffix": random.choice(("</w>", "a"))}
        case "ByteLevel":
            return {"type": kind, "add_prefix_space": True, "trim_offsets": True, "use_regex": True}
        case "CTC":
            return {"type": kind, "pad_token": random.choice(("<pad>", "a")), "word_delimiter_token": "|", "cleanup": random.random() < 0.5}
        case "Metaspace":
            return _metaspace(random)
        case "Replace":
            return {"type": kind, "pattern": _pattern(random), "content": random.choice((" ", "", "xy", "$1"))}
        case "Strip":
            # The reference stops where both ends of a token are the same characters.
            start, stop = random.choice(((1, 0), (0, 1), (2, 0), (0, 2)))
            return {"type": kind, "content": random.choice((" ", "a", "▁")), "start": start, "stop": stop}
        case "WordPiece":
            return {"type": kind, "prefix": "##", "cleanup": random.random() < 0.5}
    return {"type": kind}


def post_processor(random: Random, first: tuple[str, int], last: tuple[str, int]) -> dict | None:
    byte_level = {"type": "ByteLevel", "add_prefix_space": True, "trim_offsets": True, "use_regex": True}
    special = lambda token, kind: {"SpecialToken": {"id": token, "type_id": kind}}  # noqa: E731
    sequence = lambda name, kind: {"Sequence": {"id": name, "type_id": kind}}  # noqa: E731
    template = {
        "type": "TemplateProcessing",
        "single": [special(first[0], 0), sequence("A", 0), *([special(last[0], 0)] if random.random() < 0.5 else [])],
        "pair": [special(first[0], 0), sequence("A", 0), special(last[0], 0), sequence("B", random.randint(0, 1)), special(last[0], 1)],
        "special_tokens": {text: {"id": text, "ids": [number] * random.randint(1, 2), "tokens": [text] * 2} for text, number in (first, last)},
    }
    for entry in template["special_tokens"].values():
        entry["tokens"] = entry["tokens"][: len(entry["ids"])]
    plain = {"sep": list(last), "cls": list(first)}
    match random.randint(0, 5):
        case 0:
            return None
        case 1:
            return byte_level
        case 2:
            return {"type": "BertProcessing", **plain}
        case 3:
            return {"type": "RobertaProcessing", **plain, "trim_offsets": True, "add_prefix_space": True}
        case 4:
            return template
    return {"type": "Sequence", "processors": [byte_level, template]}
