"""Train the cross-encoder on lists of one query with right and wrong passages.

Loss: binary cross-entropy of every pair, so that sigmoid(score) = 0.5 separates right from wrong, plus cross-entropy
over the list, so that the order is right. The targets over the list lean on the cosines of starter-embed as well: among the wrong
passages those nearer to the query may score higher.
"""

import random
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional
from transformers import BertForSequenceClassification

from ..precision import autocast
from .dataset import read_lists
from .evaluate import score_lists
from .model import pair_scores, start_model
from .pair_batches import as_tensors, encode_pairs, pad, pair_tokenizer
from .ranking import mean_ndcg


@dataclass
class Settings:
    steps: int = 770
    """Length of the training; the learning rate falls to zero over it."""
    rate: float = 2e-4
    warm_up: int = 60
    lists_per_step: int = 12
    negatives: int = 5
    max_tokens: int = 192
    teacher_sharpness: float = 12.0
    right_bonus: float = 6.0
    list_weight: float = 0.5
    save_every: int = 100
    seed: int = 11


WEIGHTS = {"questions": 3, "hand-written": 4}
"""How many times per epoch the lists of small sources come up."""


def training_order(lists: list[dict], seed: int, epoch: int) -> list[int]:
    order = [index for index, entry in enumerate(lists) for _ in range(WEIGHTS.get(entry["source"], 1))]
    random.Random(seed * 1000 + epoch).shuffle(order)
    return order


SINGLE_ANSWER = ("hand-written", "questions", "help pages", "prose")
"""Sources in which the passages of other queries are no answers."""


def right_ones(entry: dict) -> list[dict]:
    return [candidate for candidate in entry["candidates"] if candidate["relevant"]]


def choose(entry: dict, others: dict[str, list[dict]], negatives: int, chance: random.Random) -> list[dict]:
    """One right passage and some wrong ones, drawn anew each time; one of them may be the answer to another query."""
    right = right_ones(entry)
    wrong = [candidate for candidate in entry["candidates"] if not candidate["relevant"]]
    chosen = [chance.choice(right), *chance.sample(wrong, min(negatives, len(wrong)))]
    if entry["source"] in SINGLE_ANSWER:
        other = chance.choice(right_ones(chance.choice(others[entry["source"]])))
        if other["passage"] not in {candidate["passage"] for candidate in right}:
            # Its cosine to this query is not known; a low one stands in.
            chosen[-1] = {"passage": other["passage"], "relevant": False, "cosine": 0.1}
    return chosen


def step_loss(model: BertForSequenceClassification, tokenizer, entries: list[dict], chosen: list[list[dict]], settings: Settings) -> torch.Tensor:
    pairs = [(entry["query"], candidate["passage"]) for entry, some in zip(entries, chosen, strict=True) for candidate in some]
    encoded = encode_pairs(tokenizer, pairs)
    # Thirds of like length, so that little padding is computed.
    order = np.argsort([len(ids) for ids, _ in encoded])
    scores = torch.zeros(len(pairs))
    for rows in np.array_split(order, 3):
        with autocast():
            part = pair_scores(model, as_tensors(pad([encoded[row] for row in rows])))
        scores = scores.index_put((torch.from_numpy(rows),), part)

    right = torch.tensor([float(candidate["relevant"]) for some in chosen for candidate in some])
    positive_weight = torch.tensor(float(settings.negatives) / 2)
    loss = functional.binary_cross_entropy_with_logits(scores, right, pos_weight=positive_weight)
    start = 0
    for some in chosen:
        own = scores[start : start + len(some)]
        cosines = torch.tensor([candidate["cosine"] for candidate in some])
        target = settings.teacher_sharpness * cosines + settings.right_bonus * right[start : start + len(some)]
        loss = loss + settings.list_weight * functional.cross_entropy(own[None], target.softmax(0)[None]) / len(chosen)
        start += len(some)
    return loss


@torch.no_grad()
def dev_score(model: BertForSequenceClassification, tokenizer, lists: list[dict]) -> float:
    model.eval()

    def scorer(batch: dict[str, np.ndarray]) -> np.ndarray:
        with autocast():
            return pair_scores(model, as_tensors(batch)).numpy()

    result = mean_ndcg(lists, score_lists(lists, tokenizer, scorer))
    model.train()
    return result


def learning_rate(settings: Settings, step: int) -> float:
    """Up in a line, then down in a line to zero."""
    return settings.rate * min((step + 1) / settings.warm_up, (settings.steps - step) / (settings.steps - settings.warm_up))


def step_entries(lists: list[dict], settings: Settings, step: int) -> list[dict]:
    """The lists of a step: the epochs' orders one after another."""
    per_epoch = len(training_order(lists, settings.seed, 0)) // settings.lists_per_step
    epoch, place = divmod(step, per_epoch)
    start = place * settings.lists_per_step
    return [lists[index] for index in training_order(lists, settings.seed, epoch)[start : start + settings.lists_per_step]]


def train(source: Path, work: Path, settings: Settings) -> Path:
    """Train or go on training; the last state is in work/checkpoint.pt."""
    torch.manual_seed(settings.seed)
    checkpoint = work / "checkpoint.pt"
    model = start_model(source)
    trained = [value for value in model.parameters() if value.requires_grad]
    optimiser = torch.optim.AdamW(trained, lr=settings.rate, weight_decay=0.01)
    tokenizer = pair_tokenizer(source, settings.max_tokens)
    lists, dev = read_lists(work / "train.jsonl"), read_lists(work / "dev.jsonl")
    by_source: dict[str, list[dict]] = {}
    for entry in lists:
        by_source.setdefault(entry["source"], []).append(entry)
    first = 0
    if checkpoint.exists():
        state = torch.load(checkpoint, weights_only=True)
        model.load_state_dict(state["model"])
        optimiser.load_state_dict(state["optimiser"])
        first = state["steps"]
    model.train()
    losses, started = [], time.monotonic()
    for step in range(first, settings.steps):
        for group in optimiser.param_groups:
            group["lr"] = learning_rate(settings, step)
        entries = step_entries(lists, settings, step)
        chance = random.Random(settings.seed * 1_000_000 + step)
        chosen = [choose(entry, by_source, settings.negatives, chance) for entry in entries]
        loss = step_loss(model, tokenizer, entries, chosen, settings)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(trained, 1.0)
        optimiser.step()
        losses.append(loss.item())
        done = step + 1
        if done % 20 == 0:
            speed = (time.monotonic() - started) / (done - first)
            print(f"step {done}, loss {np.mean(losses[-20:]):.4f}, {speed:.2f} s per step", flush=True)
        if done % settings.save_every == 0 or done == settings.steps:
            state = {"model": model.state_dict(), "optimiser": optimiser.state_dict(), "steps": done}
            torch.save(state, checkpoint.with_suffix(".new"))
            checkpoint.with_suffix(".new").replace(checkpoint)
        if done % (2 * settings.save_every) == 0:
            print(f"step {done}, dev nDCG@10 {dev_score(model, tokenizer, dev):.4f}", flush=True)
    return checkpoint
