"""Small vocabularies of every kind that GGUF files have, trained on the texts of the recipes."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from gguf import GGUFWriter, TokenType
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, trainers

from .texts import TEXTS

DATA = Path(__file__).parents[2] / "data" / "train"
SIZE = 512
# Enough tokens for pairs across every kind of boundary.
BYTE_PAIRS_SIZE = 1536
TEMPLATE = (
    "{%- if tools %}{{ '<|im_start|>system\\n<tools>' + (tools | tojson) + '</tools>\\n"
    "Reply with <tool_call>{\"name\": ..., \"arguments\": ...}</tool_call>.<|im_end|>\\n' }}{%- endif %}"
    "{%- for message in messages %}{{ '<|im_start|>' + message.role + '\\n' + message.content + '<|im_end|>\\n' }}{%- endfor %}"
    "{%- if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{%- endif %}"
)


@dataclass
class Vocabulary:
    """`model`: the value of tokenizer.ggml.model."""

    model: str
    tokens: list[str]
    types: list[TokenType]
    scores: list[float] | None = None
    merges: list[str] | None = None
    pre: str | None = None
    ids: dict[str, int] = field(default_factory=dict)
    flags: dict[str, bool] = field(default_factory=dict)
    template: str | None = None

    def write(self, writer: GGUFWriter) -> None:
        writer.add_tokenizer_model(self.model)
        if self.pre is not None:
            writer.add_tokenizer_pre(self.pre)
        writer.add_token_list(self.tokens)
        writer.add_token_types(self.types)
        if self.scores is not None:
            writer.add_token_scores(self.scores)
        if self.merges is not None:
            writer.add_token_merges(self.merges)
        for name, number in self.ids.items():
            writer.add_uint32(f"tokenizer.ggml.{name}_token_id", number)
        for name, value in self.flags.items():
            writer.add_bool(f"tokenizer.ggml.{name}", value)
        if self.template is not None:
            writer.add_chat_template(self.template)


def lines() -> list[str]:
    rows = [line for path in sorted(DATA.glob("*.jsonl"))[:6] for line in path.read_text(encoding="utf-8").splitlines()[:200]]
    return [*TEXTS, *(json.dumps(json.loads(row), ensure_ascii=False) for row in rows)]


def pieces_of(texts: list[str]) -> list[str]:
    """Returns overlapping parts of a few characters each: their pairs are the tokens of a small vocabulary."""
    return [text[at : at + 3] for text in texts for at in range(len(text))]


def byte_pairs() -> Vocabulary:
    """Byte-pair encoding in the alphabet of bytes, with the marks of ChatML. It is trained on whole lines, so that its merges show every split of a pre-tokenizer."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)
    special = ["<|endoftext|>", "<|im_start|>", "<|im_end|>", "[PAD]"]
    text = ["<think>", "</think>", "<tool_call>", "</tool_call>"]
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    trainer = trainers.BpeTrainer(vocab_size=BYTE_PAIRS_SIZE - len(special) - len(text), initial_alphabet=alphabet, min_frequency=1, max_token_length=6, show_progress=False)
    tokenizer.train_from_iterator(pieces_of(TEXTS), trainer)
    tokens = [token for token, _ in sorted(tokenizer.get_vocab().items(), key=lambda entry: entry[1])]
    types = [TokenType.NORMAL] * len(tokens) + [TokenType.CONTROL] * len(special) + [TokenType.USER_DEFINED] * len(text)
    tokens += special + text
    merges = [" ".join(pair) if isinstance(pair, list) else pair for pair in json.loads(tokenizer.to_str())["model"]["merges"]]
    ids = {"eos": tokens.index("<|im_end|>"), "bos": tokens.index("<|endoftext|>"), "padding": tokens.index("[PAD]")}
    return Vocabulary("gpt2", tokens, types, merges=merges, pre="qwen2", ids=ids, flags={"add_bos_token": False}, template=TEMPLATE)


def sentence_piece() -> Vocabulary:
    """SentencePiece's byte-pair encoding: scores instead of merges, and tokens for bytes."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace()
    tokenizer.train_from_iterator(lines(), trainers.BpeTrainer(vocab_size=SIZE, show_progress=False, limit_alphabet=120))
    model = json.loads(tokenizer.to_str())["model"]
    merged = ["".join(pair) if isinstance(pair, list) else pair.replace(" ", "") for pair in model["merges"]]
    pieces = list(dict.fromkeys(merged))
    characters = sorted(set(model["vocab"]) - set(pieces))
    control = ["<unk>", "<s>", "</s>"]
    marks = ["<start_of_turn>", "<end_of_turn>"]
    byte_tokens = [f"<0x{byte:02X}>" for byte in range(256)]
    tokens = control + byte_tokens + marks + pieces + characters
    types = [TokenType.UNKNOWN, TokenType.CONTROL, TokenType.CONTROL] + [TokenType.BYTE] * 256 + [TokenType.CONTROL] * len(marks)
    types += [TokenType.NORMAL] * (len(pieces) + len(characters))
    first = len(control) + len(byte_tokens) + len(marks)
    scores = [0.0] * first + [-float(rank) for rank in range(len(pieces) + len(characters))]
    return Vocabulary("llama", tokens, types, scores=scores, ids={"bos": 1, "eos": 2, "unknown": 0}, flags={"add_bos_token": True, "add_eos_token": False})


def spaced_pairs(pieces: Vocabulary) -> Vocabulary:
    """The pieces of `sentence_piece` with merges, as Gemma 4 has them."""
    known = {token: number for number, token in enumerate(pieces.tokens)}
    pairs = [
        (-pieces.scores[number], known[token[:at]], known[token[at:]], f"{token[:at]} {token[at:]}")
        for token, number in known.items()
        if pieces.types[number] == TokenType.NORMAL
        for at in range(1, len(token))
        if token[:at] in known and token[at:] in known
    ]
    merges = [merge for *_, merge in sorted(pairs)]
    return Vocabulary("gemma4", pieces.tokens, pieces.types, scores=pieces.scores, merges=merges, ids=pieces.ids, flags=pieces.flags)


def word_pieces() -> Vocabulary:
    """WordPiece as BERT has it. GGUF files write the beginning of a word as "▁", and continuations without their mark."""
    tokenizer = Tokenizer(models.WordPiece(unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.BertNormalizer()
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    tokenizer.train_from_iterator(lines(), trainers.WordPieceTrainer(vocab_size=SIZE, special_tokens=special, show_progress=False, limit_alphabet=120))
    tokens = [token for token, _ in sorted(tokenizer.get_vocab().items(), key=lambda entry: entry[1])]
    types = [TokenType.CONTROL] * len(special) + [TokenType.NORMAL] * (len(tokens) - len(special))
    written = tokens[: len(special)] + [token[2:] if token.startswith("##") else "▁" + token for token in tokens[len(special) :]]
    ids = {"padding": 0, "unknown": 1, "bos": 2, "cls": 2, "seperator": 3, "mask": 4}
    return Vocabulary("bert", written, types, ids=ids)


def unigram() -> Vocabulary:
    """Unigram as XLM-RoBERTa has it, without a table of normalisation."""
    tokenizer = Tokenizer(models.Unigram())
    tokenizer.normalizer = normalizers.Sequence([normalizers.Strip(), normalizers.Replace(" {2,}", " ")])
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace()
    tokenizer.decoder = decoders.Metaspace()
    special = ["<s>", "<pad>", "</s>", "<unk>"]
    trainer = trainers.UnigramTrainer(vocab_size=SIZE, special_tokens=special, unk_token="<unk>", show_progress=False)
    tokenizer.train_from_iterator(lines(), trainer)
    vocabulary = json.loads(tokenizer.to_str())["model"]["vocab"]
    types = [TokenType.CONTROL, TokenType.CONTROL, TokenType.CONTROL, TokenType.UNKNOWN] + [TokenType.NORMAL] * (len(vocabulary) - len(special))
    return Vocabulary(
        "t5", [token for token, _ in vocabulary], types, scores=[score for _, score in vocabulary],
        ids={"bos": 0, "padding": 1, "eos": 2, "seperator": 2, "unknown": 3},
        flags={"add_bos_token": True, "add_eos_token": True, "add_space_prefix": True, "remove_extra_whitespaces": True},
    )  # fmt: skip
