"""Write tiny models of random weights as Optimum exports them, with what PyTorch computes of them in reference.json.

    python -m cohabit_recipes.tiny_families.optimum ../tests/models

In an environment of its own: `pip install -r optimum-requirements.txt`.
"""

import argparse
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import torch
from optimum.exporters.onnx import main_export
from transformers import BertConfig, BertModel, Gemma3ForCausalLM, Gemma3TextConfig, LlamaConfig, LlamaForCausalLM, PreTrainedModel

from .reference import causal_reference, embedding_reference
from .tokenizer import VOCABULARY, special_id, write_tokenizer

SIZES = {
    "vocab_size": VOCABULARY, "hidden_size": 64, "intermediate_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4,
    "num_key_value_heads": 2, "max_position_embeddings": 384, "head_dim": 16, "bos_token_id": None, "tie_word_embeddings": True,
    "eos_token_id": [special_id("<|im_end|>"), special_id("<|endoftext|>")], "pad_token_id": special_id("[PAD]"), "initializer_range": 0.2,
}  # fmt: skip
BERT = {
    "vocab_size": VOCABULARY, "hidden_size": 32, "intermediate_size": 64, "num_hidden_layers": 2, "num_attention_heads": 2,
    "max_position_embeddings": 128, "initializer_range": 0.2, "pad_token_id": special_id("[PAD]"),
}  # fmt: skip


def llama() -> PreTrainedModel:
    return LlamaForCausalLM(LlamaConfig(**SIZES))


def gemma3() -> PreTrainedModel:
    layers = ["sliding_attention", "sliding_attention", "full_attention"]
    sizes = {**SIZES, "num_hidden_layers": len(layers), "layer_types": layers, "hidden_activation": "gelu_pytorch_tanh"}
    return Gemma3ForCausalLM(Gemma3TextConfig(**sizes, sliding_window=8, query_pre_attn_scalar=16))


def bert() -> PreTrainedModel:
    return BertModel(BertConfig(**BERT), add_pooling_layer=False)


def seeded(make: Callable[[], PreTrainedModel]) -> PreTrainedModel:
    torch.manual_seed(7)
    model = make().eval()
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            # Gemma multiplies embeddings by 8: with these the layers count, too.
            if "embed_tokens" in name and model.config.model_type.startswith("gemma"):
                parameter.mul_(0.2)
            # A norm of ones could be left out unnoticed.
            if parameter.ndim == 1 and "norm" in name.lower() and name.endswith("weight"):
                parameter.add_(torch.randn_like(parameter) * 0.1)
    return model


FAMILIES = {
    "llama-optimum": (llama, "text-generation-with-past", "chat"),
    "gemma3-optimum": (gemma3, "text-generation-with-past", "chat"),
    "bert-optimum": (bert, "feature-extraction", "bert"),
}


def write_family(folder: Path) -> None:
    make, task, tokenizer = FAMILIES[folder.name]
    model = seeded(make)
    (folder / "onnx").mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as work:
        source, exported = Path(work) / "source", Path(work) / "exported"
        model.save_pretrained(source)
        main_export(str(source), str(exported), task=task, do_validation=False)
        config = json.loads((exported / "config.json").read_text(encoding="utf-8"))
        config.pop("_name_or_path", None)
        (folder / "config.json").write_text(json.dumps(config) + "\n", encoding="utf-8")
        shutil.copy(exported / "model.onnx", folder / "onnx")
    write_tokenizer(folder, tokenizer)
    mean = lambda hidden, length: hidden.mean(0)  # noqa: E731
    reference = causal_reference(model) if tokenizer == "chat" else embedding_reference(model, folder, mean, "")
    (folder / "reference.json").write_text(json.dumps(reference) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="gets one folder for each family")
    folder = parser.parse_args().folder
    for name in FAMILIES:
        write_family(folder / name)
        print(f"{name}: {sum(path.stat().st_size for path in (folder / name).rglob('*') if path.is_file()):,} bytes")


if __name__ == "__main__":
    main()
