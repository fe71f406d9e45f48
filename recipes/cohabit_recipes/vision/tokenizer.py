"""A tokenizer in the form of CLIP's: bytes, words that end in </w>, and merges learned from captions."""

from collections import Counter
from itertools import pairwise

from tokenizers import Regex, Tokenizer, models, normalizers, pre_tokenizers, processors

START, END = "<|startoftext|>", "<|endoftext|>"
WORDS = r"<\|startoftext\|>|<\|endoftext\|>|'s|'t|'re|'ve|'m|'ll|'d|[\p{L}]+|[\p{N}]|[^\s\p{L}\p{N}]+"


def learn_merges(words: Counter[str], count: int) -> list[tuple[str, str]]:
    """Joins the most frequent pair until there are `count` pairs, or every word is one token."""
    spelt = {word: (*word[:-1], word[-1] + "</w>") for word in words}
    merges = []
    while len(merges) < count:
        pairs = Counter()
        for word, parts in spelt.items():
            for pair in pairwise(parts):
                pairs[pair] += words[word]
        if not pairs:
            break
        best = max(pairs, key=lambda pair: (pairs[pair], pair))
        merges.append(best)
        spelt = {word: _joined(parts, best) for word, parts in spelt.items()}
    return merges


def _joined(parts: tuple[str, ...], pair: tuple[str, str]) -> tuple[str, ...]:
    joined, index = [], 0
    while index < len(parts):
        step = 2 if parts[index : index + 2] == pair else 1
        joined.append("".join(parts[index : index + step]))
        index += step
    return tuple(joined)


def build_tokenizer(texts: list[str], merges: int) -> Tokenizer:
    learned = learn_merges(Counter(word for text in texts for word in text.lower().split()), merges)
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    tokens = dict.fromkeys([*letters, *(letter + "</w>" for letter in letters), *("".join(pair) for pair in learned), START, END])
    vocabulary = {token: number for number, token in enumerate(tokens)}
    tokenizer = Tokenizer(models.BPE(vocabulary, learned, continuing_subword_prefix="", end_of_word_suffix="</w>", unk_token=END))
    tokenizer.normalizer = normalizers.Sequence([normalizers.NFC(), normalizers.Replace(Regex(r"\s+"), " "), normalizers.Lowercase()])
    words = pre_tokenizers.Split(Regex(WORDS), behavior="removed", invert=True)
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([words, pre_tokenizers.ByteLevel(add_prefix_space=False)])
    start, end = vocabulary[START], vocabulary[END]
    tokenizer.post_processor = processors.RobertaProcessing((END, end), (START, start), trim_offsets=False, add_prefix_space=False)
    tokenizer.add_special_tokens([START, END])
    return tokenizer
