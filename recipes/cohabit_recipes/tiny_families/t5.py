"""A T5 of random weights with a SentencePiece tokenizer, and the replies that PyTorch writes."""

import json
import string
from pathlib import Path

import torch
from tokenizers import Tokenizer
from transformers import T5Config, T5ForConditionalGeneration

from ..graphs.builder import save
from .reference import MIN_MARGIN
from .t5_graphs import decoder_graph, encoder_graph

PAD, END, UNKNOWN = "<pad>", "</s>", "<unk>"
# Like T5's own vocabulary, this one has no braces.
PIECES = ["\u2581", *string.ascii_letters, *string.digits, *".,:;?!'\"()-/&%", "\u2581the", "\u2581a", "th", "in", "er", "on", "\u2581goat", "\u2581mill", "\u2581to"]
FIRST_PIECE = 3
EXTRA = ["<extra_id_1>", "<extra_id_0>"]
# Rows of the embeddings: more than there are tokens, as in published models.
VOCABULARY = 128
SUBJECTS = ("goats", "mills", "rivers", "bakers", "lamps", "letters", "gardens", "wheels", "stones", "children")
NEW_TOKENS = 12


def write_tokenizer(folder: Path) -> None:
    first = [PAD, END, UNKNOWN]
    pieces = [[token, 0.0] for token in first] + [[piece, -2.0 - 2.0 / len(piece)] for piece in PIECES]
    added = [
        {"id": number, "content": token, "special": True, "single_word": False, "lstrip": False, "rstrip": False, "normalized": False}
        for number, token in [*enumerate(first), *enumerate(EXTRA, len(pieces))]
    ]
    text, end = {"Sequence": {"id": "A", "type_id": 0}}, {"SpecialToken": {"id": END, "type_id": 0}}
    frame = {"type": "TemplateProcessing", "single": [text, end], "pair": [text, end, {"Sequence": {"id": "B", "type_id": 0}}, end], "special_tokens": {END: {"id": END, "ids": [1], "tokens": [END]}}}
    metaspace = {"type": "Metaspace", "replacement": "\u2581", "prepend_scheme": "always", "split": True}
    tokenizer = {
        "version": "1.0", "truncation": None, "padding": None, "added_tokens": added, "normalizer": None,
        "pre_tokenizer": {"type": "Sequence", "pretokenizers": [{"type": "WhitespaceSplit"}, metaspace]},
        "post_processor": frame, "decoder": metaspace, "model": {"type": "Unigram", "unk_id": 2, "vocab": [*pieces, *([token, 0.0] for token in EXTRA)], "byte_fallback": False},
    }  # fmt: skip
    config = {"tokenizer_class": "T5Tokenizer", "model_max_length": 512, "eos_token": END, "unk_token": UNKNOWN, "pad_token": PAD}
    for name, value in (("tokenizer.json", tokenizer), ("tokenizer_config.json", config)):
        (folder / name).write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def make_model() -> T5ForConditionalGeneration:
    config = T5Config(
        vocab_size=VOCABULARY, d_model=32, d_kv=8, d_ff=48, num_layers=2, num_decoder_layers=3, num_heads=4, feed_forward_proj="gated-gelu",
        relative_attention_num_buckets=8, relative_attention_max_distance=20, tie_word_embeddings=False,
        decoder_start_token_id=0, pad_token_id=0, eos_token_id=1, n_positions=64, dropout_rate=0.0,
    )  # fmt: skip
    torch.manual_seed(7)
    model = T5ForConditionalGeneration(config).eval()
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            # Larger than the usual initial weights: the input must change the reply.
            spread = 0.1 if "layer_norm" in name else 0.6 if "relative_attention_bias" in name else 0.25
            parameter.add_(torch.randn_like(parameter) * spread)
        # Tokens without text would be hard to notice in a reply.
        silent = torch.ones(VOCABULARY, dtype=torch.bool)
        silent[[1, *range(FIRST_PIECE, FIRST_PIECE + len(PIECES))]] = False
        model.lm_head.weight[silent] = 0
    return model


@torch.no_grad()
def reference(model, folder: Path) -> dict:
    """Greedy replies: a reply that the model ends, and one that reaches the limit."""
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    replies = {}
    for text in (f"translate {verb} {subject} to {other}: {subject} {end}" for verb in ("some", "all", "nine") for subject in SUBJECTS for other in SUBJECTS for end in ("?", "near the old mill.")):
        prompt = tokenizer.encode(text).ids
        ids, steps, clear = [0], [], True
        while clear and len(ids) <= NEW_TOKENS and ids[-1] != 1:
            logits = model(input_ids=torch.tensor([prompt]), decoder_input_ids=torch.tensor([ids])).logits[0, -1]
            steps.append(logits)
            ids.append(int(logits.argmax()))
            clear = float(torch.diff(logits.topk(2).values.flip(0))[0]) >= MIN_MARGIN
        tokens = [token for token in ids[1:] if token != 1]
        kind = "ended" if ids[-1] == 1 else "cut"
        if not clear or len(set(tokens)) < 4 or kind in replies:
            continue
        replies[kind] = {"text": text, "prompt": prompt, "tokens": tokens, "written": tokenizer.decode(tokens), "promptLogits": [round(value, 5) for value in steps[0].tolist()], "lastLogits": [round(value, 5) for value in steps[-1].tolist()]}
        if len(replies) == 2:
            return {"vocabularySize": VOCABULARY, **replies}
    raise SystemExit(f"no text whose replies are clear, but {list(replies)}")


def write_t5(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    model = make_model()
    write_tokenizer(folder)
    weights = {name: value.numpy() for name, value in model.state_dict().items()}
    save(encoder_graph(model.config, weights), folder / "onnx" / "encoder_model.onnx")
    save(decoder_graph(model.config, weights), folder / "onnx" / "decoder_model_merged.onnx")
    config = json.loads(model.config.to_json_string())
    config.pop("transformers_version", None)
    for name, value in (("config.json", {"architectures": [type(model).__name__], **config}), ("reference.json", reference(model, folder))):
        (folder / name).write_text(json.dumps(value) + "\n", encoding="utf-8")
