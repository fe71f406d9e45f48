"""Write the tiny models, a folder in hub layout for each family, with PyTorch's results in reference.json.

    python -m cohabit_recipes.tiny_families ../tests/models
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch
from transformers import BertConfig, BertForSequenceClassification, BertModel, Gemma3ForCausalLM, Gemma3TextConfig, Lfm2Config, Lfm2ForCausalLM, LlamaConfig, LlamaForCausalLM, Qwen3Config, Qwen3ForCausalLM

from ..graphs.builder import save, save_split
from .decoder import DecoderGraph, Export
from .encoder import EncoderGraph
from .genai import export as export_genai
from .image_chat import write_image_chat
from .lfm2_vl import write_lfm2_vl
from .reference import causal_reference, embedding_reference, pair_reference, yes_no_reference
from .t5 import write_t5
from .tokenizer import VOCABULARY, special_id, write_tokenizer

SIZES = {
    "vocab_size": VOCABULARY, "hidden_size": 64, "intermediate_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4,
    "num_key_value_heads": 2, "max_position_embeddings": 384, "head_dim": 16, "bos_token_id": None,
    "eos_token_id": [special_id("<|im_end|>"), special_id("<|endoftext|>")], "pad_token_id": special_id("[PAD]"), "initializer_range": 0.2,
}  # fmt: skip
BERT = {
    "vocab_size": VOCABULARY, "hidden_size": 32, "intermediate_size": 64, "num_hidden_layers": 2, "num_attention_heads": 2,
    "max_position_embeddings": 128, "initializer_range": 0.2, "pad_token_id": special_id("[PAD]"),
}  # fmt: skip
HALF = {"float_type": "float16"}


def llama():
    return LlamaForCausalLM(LlamaConfig(**SIZES, rope_theta=10_000.0))


def qwen3():
    return Qwen3ForCausalLM(Qwen3Config(**SIZES, tie_word_embeddings=True))


LFM2 = {**SIZES, "num_hidden_layers": 3, "layer_types": ["conv", "full_attention", "conv"], "conv_L_cache": 3, "block_auto_adjust_ff_dim": False}


def lfm2():
    return Lfm2ForCausalLM(Lfm2Config(**LFM2))


def gemma3():
    sizes = {**SIZES, "num_hidden_layers": 3, "layer_types": ["sliding_attention", "sliding_attention", "full_attention"], "hidden_activation": "gelu_pytorch_tanh"}
    rope = {"sliding_attention": {"rope_type": "default", "rope_theta": 10_000.0}, "full_attention": {"rope_type": "default", "rope_theta": 1_000_000.0}}
    return Gemma3ForCausalLM(Gemma3TextConfig(**sizes, sliding_window=8, query_pre_attn_scalar=16, rope_parameters=rope))


# For each causal family: its model, its export, and whether its weights are in a separate file.
CAUSAL = {
    "llama-concat": (llama, Export(), False),
    "llama-half": (llama, Export(**HALF, logits_type="float16", mask=False, positions=False), False),
    "llama-split": (llama, Export(attention="append", integer="int32", positions=False), True),
    "qwen3-half-cache": (qwen3, Export(attention="append", **HALF, positions=False, keep=True), False),
    "lfm2-conv": (lfm2, Export(attention="append", positions=False, keep=True), False),
    "gemma3-window": (gemma3, Export(attention="append", positions=False), False),
    "gemma3-window-concat": (gemma3, Export(), False),
}


def seeded(make, half: bool = False) -> torch.nn.Module:
    torch.manual_seed(7)
    model = make().eval()
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            # Gemma's tokens enter eight times as large as they are: layers would have no measurable effect.
            if "embed_tokens" in name and model.config.model_type.startswith("gemma"):
                parameter.mul_(0.2)
            # Norms begin as ones: tests would then not notice a missing one.
            if parameter.ndim == 1 and "norm" in name.lower() and name.endswith("weight"):
                parameter.add_(torch.randn_like(parameter) * 0.1)
            if half:
                parameter.copy_(parameter.half().float())
    return model


def arrays(model: torch.nn.Module) -> dict[str, np.ndarray]:
    return {name: value.detach().numpy() for name, value in model.state_dict().items()}


def write_json(path: Path, value) -> None:
    path.write_text(json.dumps(value) + "\n", encoding="utf-8")


def write_config(folder: Path, model: torch.nn.Module) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    config = json.loads(model.config.to_json_string())
    config.pop("transformers_version", None)
    write_json(folder / "config.json", {"architectures": [type(model).__name__], **config})


def write_causal(name: str, folder: Path) -> None:
    make, export, split = CAUSAL[name]
    model = seeded(make, half=export.float_type == "float16")
    write_config(folder, model)
    write_tokenizer(folder, "chat")
    graph = DecoderGraph(model.config, arrays(model), export).build(name)
    (save_split if split else save)(graph, folder / "onnx" / "model.onnx")
    write_json(folder / "reference.json", causal_reference(model))


# For each causal family that onnxruntime-genai exports: its model and the builder's options.
GENAI = {
    "llama-genai": (lambda: LlamaForCausalLM(LlamaConfig(**SIZES, rope_theta=10_000.0, tie_word_embeddings=True)), ()),
    "gemma3-genai": (gemma3, ("prune_lm_head=true",)),
}


def write_genai(folder: Path) -> None:
    make, options = GENAI[folder.name]
    model = seeded(make)
    write_config(folder, model)
    write_tokenizer(folder, "chat")
    export_genai(model, folder, write_tokenizer, *options)
    write_json(folder / "reference.json", causal_reference(model))


def write_yes_no(folder: Path) -> None:
    model = seeded(qwen3)
    write_config(folder, model)
    write_tokenizer(folder, "chat")
    save(DecoderGraph(model.config, arrays(model), Export()).build("qwen3-yes-no"), folder / "onnx" / "model.onnx")
    write_json(folder / "reference.json", yes_no_reference(model, folder))


def write_decoder_embedder(folder: Path) -> None:
    model = seeded(qwen3)
    write_config(folder, model.model)
    write_tokenizer(folder, "end")
    export = Export(output="last_hidden_state")
    save(DecoderGraph(model.config, arrays(model), export).build("qwen3-embed"), folder / "onnx" / "model.onnx")
    prompt = "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery:"
    last = lambda hidden, length: hidden[length - 1]  # noqa: E731
    write_json(folder / "reference.json", embedding_reference(model.model, folder, last, prompt))


def write_sentences(folder: Path) -> None:
    model = seeded(lambda: BertModel(BertConfig(**BERT)))
    write_config(folder, model)
    write_tokenizer(folder, "bert")
    dense = torch.randn(24, BERT["hidden_size"], generator=torch.Generator().manual_seed(3))
    graph = EncoderGraph(model.config, arrays(model), token_types=False).sentences("bert-sentence", dense.numpy())
    save(graph, folder / "onnx" / "model.onnx")
    write_json(folder / "reference.json", embedding_reference(model, folder, lambda hidden, length: dense @ hidden.mean(0), ""))


def write_reranker(folder: Path, labels: int, token_types: bool) -> None:
    model = seeded(lambda: BertForSequenceClassification(BertConfig(**BERT, num_labels=labels)))
    write_config(folder, model)
    write_tokenizer(folder, "bert")
    weights = {name.removeprefix("bert."): value for name, value in arrays(model).items()}
    save(EncoderGraph(model.config, weights, token_types).classifier(folder.name), folder / "onnx" / "model.onnx")
    write_json(folder / "reference.json", pair_reference(model, folder, token_types))


OTHERS = {
    "bert-sentence": write_sentences,
    "qwen3-embed": write_decoder_embedder,
    "bert-one-logit": lambda folder: write_reranker(folder, 1, token_types=True),
    "bert-two-logits": lambda folder: write_reranker(folder, 2, token_types=False),
    **dict.fromkeys(GENAI, write_genai),
    "qwen3-yes-no": write_yes_no,
    "smolvlm-tiny": lambda folder: write_image_chat(folder, {**SIZES, "tie_word_embeddings": False}),
    "lfm2-vl-tiny": lambda folder: write_lfm2_vl(folder, LFM2),
    "t5-tiny": write_t5,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="gets one folder for each family")
    parser.add_argument("--only", nargs="+", choices=[*CAUSAL, *OTHERS], help="default: all families")
    arguments = parser.parse_args()
    for name in arguments.only or [*CAUSAL, *OTHERS]:
        folder = arguments.folder / name
        write_causal(name, folder) if name in CAUSAL else OTHERS[name](folder)
        print(f"{name}: {sum(path.stat().st_size for path in folder.rglob('*') if path.is_file()):,} bytes")


if __name__ == "__main__":
    main()
