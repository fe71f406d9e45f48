"""Write a copy of a model folder whose graph runs in transformers.js: its builds of ONNX Runtime have no GatherBlockQuantized.

    python -m cohabit_recipes.plain_embeddings <model folder> <folder>

The table of embeddings becomes float32, as published exports in q4 have it; caches of the last positions become caches of all, and their
width, if the graph leaves it open, that of config.json. Every product stays as it is. Weights go to `onnx/model_q4.onnx_data`, the name that transformers.js asks for.
"""

import argparse
import json
import shutil
from pathlib import Path

import numpy as np
import onnx
from onnx import helper, numpy_helper

from .manifest import write_manifest

SMALL_FILES = ("config.json", "generation_config.json", "tokenizer.json", "tokenizer_config.json", "chat_template.jinja")


def table_of(node: onnx.NodeProto, weights: dict[str, np.ndarray], producers: dict[str, onnx.NodeProto]) -> np.ndarray:
    """The rows that GatherBlockQuantized takes from, in float32. Its zero is the middle of the steps."""
    bits = next(item.i for item in node.attribute if item.name == "bits")
    name, scales = node.input[0], weights[node.input[2]]
    steps = weights[name] if name in weights else weights[producers[name].input[0]]
    rows = steps.reshape(steps.shape[0], -1)
    if bits == 4:
        rows = np.stack([rows & 15, rows >> 4], -1).reshape(rows.shape[0], -1)
    blocks = rows.reshape(*scales.shape, -1).astype(np.float32) - 2 ** (bits - 1)
    return (blocks * scales[..., None].astype(np.float32)).reshape(rows.shape)


def make_plain(model: onnx.ModelProto, width: int | None) -> None:
    graph = model.graph
    for value in [*graph.input, *graph.output]:
        dims = value.type.tensor_type.shape.dim
        if width is not None and len(dims) == 4 and not dims[3].dim_value:
            dims[3].dim_value = width
    weights = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    producers = {name: node for node in graph.node for name in node.output}
    for place, node in enumerate(graph.node):
        for attribute in node.attribute:
            if attribute.name == "sliding_window_cache":
                attribute.i = 0
        if node.op_type != "GatherBlockQuantized" or len(node.input) > 3:
            continue
        table = f"{node.name}.table"
        graph.initializer.append(numpy_helper.from_array(table_of(node, weights, producers), table))
        graph.node[place].CopyFrom(helper.make_node("Gather", [table, node.input[1]], list(node.output), name=node.name, axis=0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("source", type=Path)
    parser.add_argument("folder", type=Path)
    arguments = parser.parse_args()
    (arguments.folder / "onnx").mkdir(parents=True, exist_ok=True)
    for name in SMALL_FILES:
        if (arguments.source / name).exists():
            shutil.copy(arguments.source / name, arguments.folder)
    model = onnx.load(arguments.source / "onnx" / "model_q4.onnx")
    make_plain(model, json.loads((arguments.folder / "config.json").read_text(encoding="utf-8")).get("head_dim"))
    onnx.save(model, arguments.folder / "onnx" / "model_q4.onnx", save_as_external_data=True, location="model_q4.onnx_data")
    write_manifest(arguments.folder)


if __name__ == "__main__":
    main()
