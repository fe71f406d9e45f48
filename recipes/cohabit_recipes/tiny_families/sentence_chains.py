"""Folders of sentence-transformers around one tiny encoder, with the vectors that sentence-transformers computes of them.

`base` holds the encoder, with a graph that returns token vectors. Each other folder holds the files that a model of its own has in
addition, and reference.json.

    python -m cohabit_recipes.tiny_families.sentence_chains ../tests/models/sentence-chains
"""

import argparse
import json
import shutil
import tempfile
from pathlib import Path

import torch
from safetensors.torch import save_file
from sentence_transformers import SentenceTransformer
from transformers import BertConfig, BertModel

from ..graphs.builder import save
from .encoder import EncoderGraph
from .tokenizer import VOCABULARY, special_id, write_tokenizer

WIDTH = 16
SIZES = {
    "vocab_size": VOCABULARY, "hidden_size": WIDTH, "intermediate_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2,
    "max_position_embeddings": 96, "initializer_range": 0.4, "pad_token_id": special_id("[PAD]"),
}  # fmt: skip
TEXTS = ["Mira keeps nine goats near the old Mill.", "s", "Ο ΣΟΦΟΣ ΛΟΓΟΣ", "Where is the MILL? Nobody told me so far, and I have asked all of them twice by now."]
ACTIVATIONS = ["Identity", "Tanh", "ReLU", "GELU", "Sigmoid", "SiLU", "LeakyReLU", "ELU", "Softplus", "Softsign", "Mish"]

OLD, NEW = "sentence_transformers.models", "sentence_transformers.sentence_transformer.modules"
NEW_TYPES = {
    "Transformer": "sentence_transformers.base.modules.transformer.Transformer", "Dense": "sentence_transformers.base.modules.dense.Dense",
    "Normalize": "sentence_transformers.base.modules.normalize.Normalize", "Pooling": f"{NEW}.pooling.Pooling",
}  # fmt: skip
NEW_TRANSFORMER = {
    "transformer_task": "feature-extraction", "module_output_name": "token_embeddings",
    "modality_config": {"text": {"method": "forward", "method_output_name": "last_hidden_state"}},
}  # fmt: skip


def listed(*modules: tuple[str, str], types: dict[str, str] | None = None) -> list[dict]:
    """`modules`: name and folder."""
    type_of = lambda name: (types or {}).get(name, f"{OLD}.{name}")  # noqa: E731
    return [{"idx": index, "name": str(index), "path": path, "type": type_of(name)} for index, (name, path) in enumerate(modules)]


def dense(inputs: int, outputs: int, activation: str = "activation.Tanh", **more) -> dict:
    return {"in_features": inputs, "out_features": outputs, "bias": True, "activation_function": f"torch.nn.modules.{activation}", **more}


MEAN = {"word_embedding_dimension": WIDTH, "pooling_mode_cls_token": False, "pooling_mode_mean_tokens": True}
SIMPLE = listed(("Transformer", ""), ("Pooling", "1_Pooling"))

# The JSON files of each folder, and the form of its weights if they are not in float32.
CHAINS = {
    "dense": {
        "modules.json": listed(("Transformer", ""), ("Pooling", "1_Pooling"), ("Dense", "2_Dense"), ("Normalize", "3_Normalize")),
        "1_Pooling/config.json": MEAN,
        "2_Dense/config.json": {"in_features": WIDTH, "out_features": 12, "bias": True},
    },
    "named-folders": {
        "modules.json": listed(("Transformer", "0_Transformer"), ("Pooling", "pool")),
        "0_Transformer/sentence_bert_config.json": {"max_seq_length": 40, "do_lower_case": False},
        "pool/config.json": {"word_embedding_dimension": WIDTH, "pooling_mode_mean_tokens": False, "pooling_mode_cls_token": True},
    },
    "two-modes": {"modules.json": SIMPLE, "1_Pooling/config.json": {"word_embedding_dimension": WIDTH, "pooling_mode_mean_tokens": True, "pooling_mode_max_tokens": True, "pooling_mode_cls_token": True}},
    "list-of-modes": {
        "modules.json": listed(("Transformer", ""), ("Pooling", "1_Pooling"), types=NEW_TYPES),
        "1_Pooling/config.json": {"embedding_dimension": WIDTH, "pooling_mode": ["weightedmean", "lasttoken", "mean", "mean_sqrt_len_tokens"], "include_prompt": True},
        "sentence_bert_config.json": NEW_TRANSFORMER,
        "config_sentence_transformers.json": {"model_type": "SentenceTransformer", "prompts": {"query": "", "document": ""}, "default_prompt_name": None, "similarity_fn_name": "dot"},
    },
    "many-layers": {
        "modules.json": listed(("Transformer", ""), ("Pooling", "1_Pooling"), ("Normalize", "2_Normalize"), ("Dense", "3_Dense"), ("LayerNorm", "4_LayerNorm"), ("Dropout", "5_Dropout"), ("Dense", "6_Dense"), ("Dense", "7_Dense"), types={**NEW_TYPES, "LayerNorm": f"{NEW}.layer_norm.LayerNorm", "Dropout": f"{NEW}.dropout.Dropout"}),
        "1_Pooling/config.json": {"embedding_dimension": WIDTH, "pooling_mode": "mean"},
        "2_Normalize/config.json": {"module_input_name": "sentence_embedding", "module_output_name": "sentence_embedding"},
        "3_Dense/config.json": {**dense(WIDTH, 24, "linear.Identity"), "bias": False, "module_input_name": "sentence_embedding", "module_output_name": None},
        "4_LayerNorm/config.json": {"dimension": 24},
        "5_Dropout/config.json": {"dropout": 0.5},
        "6_Dense/config.json": dense(24, 24, "activation.GELU", use_residual=True),
        "7_Dense/config.json": dense(24, 10, "activation.SiLU", use_residual=True),
        "sentence_bert_config.json": NEW_TRANSFORMER,
    },
    "unpooled-prompt": {
        "modules.json": SIMPLE,
        "1_Pooling/config.json": {**MEAN, "pooling_mode_weightedmean_tokens": True, "pooling_mode_cls_token": True, "include_prompt": False},
        "config_sentence_transformers.json": {"prompts": {"query": "Find it: ", "passage": "Read: "}, "default_prompt_name": None},
    },
    "lower-case": {"modules.json": SIMPLE, "1_Pooling/config.json": MEAN, "sentence_bert_config.json": {"max_seq_length": 24, "do_lower_case": True}},
    "joined-prompt": {
        "modules.json": SIMPLE,
        "1_Pooling/config.json": {**MEAN, "pooling_mode_mean_tokens": False, "pooling_mode_lasttoken": True},
        "config_sentence_transformers.json": {"prompts": {"query": "Say ye", "other": "no: "}, "default_prompt_name": "other", "truncate_dim": 8},
    },
}  # fmt: skip
STORED = {"many-layers/3_Dense": torch.bfloat16, "many-layers/4_LayerNorm": torch.float16, "many-layers/6_Dense": torch.float64}


def write_json(path: Path, value) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value) + "\n", encoding="utf-8")


def weights_of(config: dict, generator: torch.Generator) -> dict[str, torch.Tensor]:
    random = lambda *shape: torch.randn(*shape, generator=generator) * 0.7  # noqa: E731
    if "dimension" in config:
        return {"norm.weight": 1 + random(config["dimension"]), "norm.bias": random(config["dimension"])}
    inputs, outputs = config["in_features"], config["out_features"]
    weights = {"linear.weight": random(outputs, inputs)}
    if config["bias"]:
        weights["linear.bias"] = random(outputs)
    if config.get("use_residual") and inputs != outputs:
        weights["residual.weight"] = random(outputs, inputs)
    return weights


def write_base(folder: Path) -> BertModel:
    torch.manual_seed(11)
    model = BertModel(BertConfig(**SIZES)).eval()
    config = json.loads(model.config.to_json_string())
    config.pop("transformers_version", None)
    write_json(folder / "config.json", {"architectures": ["BertModel"], **config})
    write_tokenizer(folder, "bert")
    weights = {name: value.detach().numpy() for name, value in model.state_dict().items()}
    save(EncoderGraph(model.config, weights, token_types=False).tokens("sentence-chains"), folder / "onnx" / "model.onnx")
    return model


def encoded(model: SentenceTransformer, prompt_names: dict[str, str]) -> list[dict]:
    """The results of `encode` for each input type; a type without a prompt has the default one."""
    rows = []
    for input_type in ("search_document", "search_query"):
        name = prompt_names.get(input_type)
        vectors = model.encode(TEXTS, **({} if name is None else {"prompt_name": name}), convert_to_numpy=True)
        rows.extend({"inputType": input_type, "text": text, "vector": [round(float(value), 6) for value in vector]} for text, vector in zip(TEXTS, vectors))
    return rows


def write_chain(name: str, base: Path, folder: Path, model: BertModel) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    generator = torch.Generator().manual_seed(5)
    for path, document in CHAINS[name].items():
        write_json(folder / path, document)
        if path.endswith("/config.json") and ("in_features" in document or "dimension" in document):
            place = path.removesuffix("/config.json")
            kind = STORED.get(f"{name}/{place}", torch.float32)
            save_file({key: value.to(kind) for key, value in weights_of(document, generator).items()}, folder / place / "model.safetensors")
    prompts = CHAINS[name].get("config_sentence_transformers.json", {}).get("prompts", {})
    names = {"search_query": "query" if "query" in prompts else None, "search_document": "passage" if "passage" in prompts else None}
    with tempfile.TemporaryDirectory() as work:
        whole = Path(work)
        shutil.copytree(folder, whole, dirs_exist_ok=True)
        # The folder of the Transformer has all of its files; the copies at the top are for software that looks there.
        place = whole / CHAINS[name]["modules.json"][0]["path"]
        for file in ("config.json", "tokenizer.json", "tokenizer_config.json"):
            shutil.copy(base / file, place / file)
        model.save_pretrained(place)
        reference = encoded(SentenceTransformer(work, device="cpu"), {key: value for key, value in names.items() if value})
    write_json(folder / "reference.json", {"rows": reference})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    model = write_base(folder / "base")
    for name in CHAINS:
        write_chain(name, folder / "base", folder / name, model)
    inputs = torch.linspace(-6, 6, 25)
    values = {name: [round(float(value), 7) for value in getattr(torch.nn, name)()(inputs)] for name in ACTIVATIONS}
    write_json(folder / "activations.json", {"inputs": inputs.tolist(), "values": values})


if __name__ == "__main__":
    main()
