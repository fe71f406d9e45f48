"""The model card of starter-rerank, filled in with the numbers of the evaluation."""

from pathlib import Path

from ..embed.source import MODEL_ID

CARD = """\
---
license: apache-2.0
base_model: sentence-transformers/all-MiniLM-L6-v2
base_model_relation: finetune
pipeline_tag: text-ranking
library_name: transformers.js
language: en
tags: [reranker, cross-encoder, onnx, int8]
---

# starter-rerank

A small cross-encoder for the starter set of cohabit: it reads a query and a passage together and says how relevant the
passage is. First version: the first four layers of
[all-MiniLM-L6-v2](https://huggingface.co/{base}), trained on a CPU for about an hour.

| | |
|---|---|
| file | `onnx/model_quantized.onnx`, {megabytes:.1f} MB |
| inputs | `input_ids`, `attention_mask`, `token_type_ids`: int64 [batch, sequence] of `[CLS] query [SEP] passage [SEP]`, type 0 up to the first [SEP], then 1 |
| output | `logits`: float32 [batch, 1]; relevance = sigmoid(logit), calibrated so that 0.5 is the border (below) |
| longest input | 512 tokens; trained on pairs of at most 192 |
| special tokens | [PAD] 0, [UNK] 100, [CLS] 101, [SEP] 102; lower-cased WordPiece, 30,522 entries |

A pair's score does not depend on the other pairs or the padding in its batch.

## What it can and cannot do

It orders the results of a search so that passages which answer the query come first, for short English texts: help pages,
records of places and services, encyclopedia passages, descriptions of tools. It is a small model with little training
data: {weak}

Weak spots, with numbers: invented facts in wordings that the training did not have ({invented:.3f}, against {invented_cosine:.3f} by starter-embed's
cosine), sentences of prose ({prose:.3f}), and everyday how-to questions in the plain form of a help centre. On {everyday_queries} of these, each asked of
all {everyday_queries} answers, the nDCG@10 is

{everyday}

There 0.5 lets {everyday_above:.0%} of the right answers pass and stops {everyday_below:.0%} of the wrong ones (before calibration {everyday_above_before:.0%} and
{everyday_below_before:.0%}): do not take a score above 0.5 as proof, and compare scores of one query only.
Where such questions matter, order by starter-embed, or by both, logit + {factor} x cosine (the last line of the tables; the factor was chosen
on the half of the lists below that the border was fitted on).

It does not know languages other than English, does not follow instructions in the query, and its scores are no
probabilities outside texts like those it was trained on. Do not use it where a wrong order does harm.

## Evaluation

Held-out lists: {all_queries} queries, each with its right passages among the twelve nearest by starter-embed, the twelve best by
BM25 and some random ones ({candidates:.0f} passages on average). Documents, entities and topics of the test set are not in the training set, and no run of 13 words
is in both; the wordings of test statements and questions of the invented facts never occur in training. Every second query served
to fit the calibration; the numbers are those of the other {queries}. nDCG@10:

{table}

"questions" are human questions over encyclopedia, film and news passages; "prose" asks for the paragraph from which a sentence was taken;
"tools" are first sentences of dialogues with descriptions of services of kinds not seen in training; "hand-written" questions avoid the
words of their answers; topics differ from those of the training, author and style do not.

The mean counts each set the same; the brackets hold 95 % intervals over resampled queries. "Late interaction" is untrained: each word of the query
looks for its nearest word of the passage among the token vectors of starter-embed, and the mean of the cosines is the score.

### 0.5 as the border

The logit is scaled and shifted in the last layer ({scale:.3f} x logit {shift:+.3f}), fitted as if relevant and other passages came equally often, because
that is what a border has to tell apart. The order does not change (nDCG@10 {ndcg_before:.4f} before, {ndcg_after:.4f} after, all lists). On the reported half:

{border}

Balanced accuracy after calibration, 95 % interval: {accuracy_low:.1%} to {accuracy_high:.1%}; by set: {by_source}. Most of the wrong passages are chosen to be hard,
and about one in {rarity:.0f} passages is relevant: read the score as the chance of being relevant among equally many of both kinds, not as the share
of right passages in a list of search results.

Against the float32 model it was quantised from, on {q_queries} of the held-out queries: nDCG@10 {q_int8:.3f} (float32 {q_float:.3f}), correlation of the scores {q_same:.4f}.

Speed, pairs per second on one core of a 2-core virtual machine (native ONNX Runtime / onnxruntime-web 1.31 WASM with SIMD, the latter while the machine did other work):

| tokens per pair | native | WASM |
|---|---|---|
{speed}

## How it was made

Pairs of queries and passages come from the texts below by program; starter-embed and BM25 find the wrong passages that look right.
The loss is binary cross-entropy per pair plus cross-entropy over each list with targets that lean on the cosines of
starter-embed. {steps:,} steps of 12 lists with 6 passages, AdamW at 2e-4, bfloat16 on one CPU thread, word and position tables frozen; about a quarter
of the training lists were seen. {history}

Quantised like starter-embed (8-bit products with a scale per token and per output column, unsigned, SmoothQuant constants from training
pairs), with the word table in 4 bits (a float16 scale per 32 values). The last layer is computed for [CLS] only.

## Data and licences

| text | used for | licence |
|---|---|---|
| [all-MiniLM-L6-v2](https://huggingface.co/{base}) | first weights | Apache-2.0 |
| [tldr-pages](https://github.com/tldr-pages/tldr) | help pages | CC BY 4.0 |
| [Schema-Guided Dialogue](https://github.com/google-research-datasets/dstc8-schema-guided-dialogue), training split | records, tools | CC BY-SA 4.0 |
| adversarial_qa, quoref, duorc, ropes, cosmos_qa, quartz, qasc, wiki_hop, as collected in [self-instruct](https://github.com/yizhongw/self-instruct) | questions, prose | Apache-2.0 collection of CC BY 4.0, CC BY-SA 3.0/4.0 and MIT data sets |
| two novels of [Standard Ebooks](https://standardebooks.org) | prose | public domain, CC0 |
| generator and topics of the recipe | invented facts, hand-written | Apache-2.0 |

The weights are under Apache-2.0. No training text is in this folder.

## Make it again

    python -m cohabit_recipes.rerank --corpora <folder> --work <folder>

in `models/recipes` (see the README there), after starter-embed.
"""
HISTORY = (
    "The shipped weights come from 580 steps with the rate falling to zero and 190 more from 7.6e-5 to zero, "
    "the latter with answers to other queries among the wrong passages and more hand-written lists; "
    "a new run does them in one go."
)
WASM_PAIRS_PER_SECOND = {"64": "73", "128": "47", "256": "21"}
"""Measured once, in Node on a busy machine; the recipe itself runs no JavaScript."""


QUANTISATION = {"queries": 148, "ndcg_int8": 0.856, "ndcg_float32": 0.849, "score_correlation": 0.9987}
"""Measured when the shipped weights were exported; said again where there is no checkpoint to compare with."""


def ranking_rows(numbers: dict) -> str:
    sources = list(numbers["queries"])
    lines = ["| | " + " | ".join(f"{name} ({numbers['queries'][name]})" for name in sources) + " | mean |"]
    lines.append("|---" * (len(sources) + 2) + "|")
    for ranker, row in numbers["ndcg"].items():
        cells = " | ".join(f"{row[name]:.3f}" for name in sources)
        lines.append(f"| {ranker} | {cells} | {row['mean']:.3f} ({interval(row)}) |")
    return "\n".join(lines)


def interval(row: dict) -> str:
    return "{:.3f} to {:.3f}".format(*row["interval"])


def everyday_rows(numbers: dict) -> str:
    rows = [f"| {ranker} | {row['mean']:.3f} ({interval(row)}) |" for ranker, row in numbers["everyday"].items()]
    return "\n".join(["| | nDCG@10 |", "|---|---|", *rows])


BORDER_ROWS = {
    "balanced_accuracy": "balanced accuracy at 0.5",
    "best_balanced_accuracy": "the best that any border could have",
    "relevant_above_half": "relevant passages above 0.5",
    "irrelevant_below_half": "others below 0.5",
    "precision": "share of relevant ones among those above 0.5",
    "ece_balanced": "expected calibration error, as if both kinds came equally often",
    "ece_lists": "expected calibration error, in the lists as they are",
}


def border_rows(calibration: dict) -> str:
    rows = [f"| {text} | {calibration['before'][key]:.1%} | {calibration['after'][key]:.1%} |" for key, text in BORDER_ROWS.items()]
    return "\n".join(["| | before | after |", "|---|---|---|", *rows])


def weak_spots(numbers: dict) -> str:
    """Where the order by starter-embed alone is as good or better, said plainly."""
    own, cosine = numbers["ndcg"]["starter-rerank"], numbers["ndcg"]["starter-embed cosine"]
    behind = [name for name in numbers["queries"] if own[name] <= cosine[name]]
    if not behind:
        return "it was ahead of starter-embed's own order on every held-out set, but those sets resemble its training texts."
    return f"on these held-out sets the order by starter-embed's cosine alone is as good or better: {', '.join(behind)}."


def write_card(folder: Path, numbers: dict, calibration: dict, steps: int) -> None:
    speed, quantisation = numbers["pairs_per_second"], numbers.get("quantisation", QUANTISATION)
    own, cosine = numbers["ndcg"]["starter-rerank"], numbers["ndcg"]["starter-embed cosine"]
    text = CARD.format(
        base=MODEL_ID,
        megabytes=(folder / "onnx" / "model_quantized.onnx").stat().st_size / 1e6,
        queries=sum(numbers["queries"].values()),
        all_queries=calibration["fitted_queries"] + calibration["reported_queries"],
        candidates=numbers["candidates"],
        table=ranking_rows(numbers),
        weak=weak_spots(numbers),
        invented=own["invented facts"],
        invented_cosine=cosine["invented facts"],
        prose=own["prose"],
        everyday=everyday_rows(numbers),
        everyday_queries=numbers["everyday_queries"],
        everyday_above=numbers["everyday_after"]["relevant_above_half"],
        everyday_below=numbers["everyday_after"]["irrelevant_below_half"],
        everyday_above_before=numbers["everyday_before"]["relevant_above_half"],
        everyday_below_before=numbers["everyday_before"]["irrelevant_below_half"],
        factor=numbers["cosine_factor"],
        scale=calibration["scale"],
        shift=calibration["shift"],
        ndcg_before=calibration["ndcg_before"],
        ndcg_after=calibration["ndcg_after"],
        border=border_rows(calibration),
        accuracy_low=calibration["balanced_accuracy_interval"][0],
        accuracy_high=calibration["balanced_accuracy_interval"][1],
        by_source=", ".join(f"{source} {value:.0%}" for source, value in calibration["by_source"].items()),
        rarity=1 / calibration["relevant_share"],
        speed="\n".join(f"| {n} | {speed[n]:.0f} | {WASM_PAIRS_PER_SECOND[n]} |" for n in speed),
        steps=steps,
        history=HISTORY,
        q_queries=quantisation["queries"],
        q_int8=quantisation["ndcg_int8"],
        q_float=quantisation["ndcg_float32"],
        q_same=quantisation["score_correlation"],
    )
    (folder / "README.md").write_text(text, encoding="utf-8")
