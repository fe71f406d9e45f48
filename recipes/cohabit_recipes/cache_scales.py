"""Write the scales with which a decoder's keys and values are kept in int8 on the CPU (docs/models.md): the largest value of each dimension of
each head over many texts, with some headroom, divided into 127 steps.

python -m cohabit_recipes.cache_scales ../models/starter-chat --corpora <folder> over draws of starter-chat's training texts python -m
cohabit_recipes.cache_scales <model folder> --texts one.jsonl other.txt over texts; every string of a row of JSON Lines

The graph is onnx/model.onnx or the one that --graph names; the scales are written next to it and hold for its other forms, too. Run
`manifest` afterwards if the folder has one.
"""

import argparse
import json
import lzma
import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import onnxruntime
from tokenizers import Tokenizer

NAME = "cache_scales.json"
STEPS = 127
# Headroom over the largest value seen: a text may have values half as large again.
ROOM = 1.5
MAX_TOKENS = 1024


def strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from strings(part)


def rows_of_files(tokenizer: Tokenizer, files: list[Path]) -> Iterator[list[int]]:
    for path in files:
        with lzma.open(path, "rt", encoding="utf-8") if path.suffix == ".xz" else path.open(encoding="utf-8") as file:
            if ".jsonl" in path.name:
                for line in file:
                    yield tokenizer.encode("\n".join(strings(json.loads(line)))).ids
            else:
                yield tokenizer.encode(file.read()).ids


def rows_of_mix(tokenizer: Tokenizer, folder: Path) -> Iterator[list[int]]:
    from cohabit_recipes.chat.batches import Encoder
    from cohabit_recipes.chat.data import corpora, mix

    encoder, texts, rng = Encoder(tokenizer), corpora.load(folder, "train"), random.Random("cache scales")
    while True:
        yield encoder.drawn(mix.draw(rng, texts)).ids


def measure(graph: Path, rows: Iterator[list[int]], tokens: int) -> dict[str, np.ndarray]:
    """Returns the largest value of each dimension [heads, width] of each cache, over at most `tokens` tokens."""
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 3
    session = onnxruntime.InferenceSession(str(graph), options, providers=["CPUExecutionProvider"])
    inputs = {one.name: one for one in session.get_inputs()}
    caches = [name for name in inputs if name.startswith("past_key_values.")]
    largest = {name: np.zeros((inputs[name].shape[1], inputs[name].shape[3]), np.float32) for name in caches}
    outputs = [name.replace("past_key_values.", "present.") for name in caches]
    empty = {name: np.zeros((1, inputs[name].shape[1], 0, inputs[name].shape[3]), np.float32) for name in caches}
    seen, shown = 0, 0
    for row in rows:
        ids = np.array([row[:MAX_TOKENS]], np.int64)
        count = ids.shape[1]
        if count < 2:
            continue
        others = {"attention_mask": np.ones_like(ids), "position_ids": np.arange(count)[None], "num_logits_to_keep": np.array(1, np.int64)}
        feeds = {"input_ids": ids, **{name: value for name, value in others.items() if name in inputs}, **empty}
        for name, present in zip(caches, session.run(outputs, feeds), strict=True):
            # A buffer may be longer than the sequence.
            np.maximum(largest[name], np.abs(present[0, :, :count]).max(1), out=largest[name])
        seen += count
        if seen - shown > 20_000:
            shown = seen
            print(f"{seen:,} tokens, mean of the largest values {np.mean([values.mean() for values in largest.values()]):.3f}", flush=True)
        if seen >= tokens:
            break
    return largest


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m cohabit_recipes.cache_scales", description=__doc__.split(":\n")[0])
    parser.add_argument("folder", type=Path, help="model folder in hub layout")
    parser.add_argument("--graph", default="onnx/model.onnx")
    parser.add_argument("--texts", type=Path, nargs="*", default=[], help=".txt, .jsonl or .jsonl.xz")
    parser.add_argument("--corpora", type=Path, help="what chat is trained from: draws of its mix are used")
    parser.add_argument("--tokens", type=int, default=200_000)
    arguments = parser.parse_args()
    tokenizer = Tokenizer.from_file(str(arguments.folder / "tokenizer.json"))
    rows = rows_of_mix(tokenizer, arguments.corpora) if arguments.corpora else rows_of_files(tokenizer, arguments.texts)
    graph = arguments.folder / arguments.graph
    largest = measure(graph, rows, arguments.tokens)
    scales = {name: [float(f"{value * ROOM / STEPS:.4g}") for value in np.maximum(values, 1e-4).ravel()] for name, values in largest.items()}
    lines = (f" {json.dumps(name)}: {json.dumps(values, separators=(',', ':'))}" for name, values in scales.items())
    (graph.parent / NAME).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
