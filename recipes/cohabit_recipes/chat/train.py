"""Train the decoder, on CPU cores: in bfloat16 if that is fast, with Muon for the matrices, AdamW for the rest, and a learning rate that warms
up, stays constant, and falls to zero in the last part. A checkpoint is written every few minutes; training continues from it, also with
another number of steps. SIGTERM writes one and ends."""

import json
import os
import signal
import time
from pathlib import Path

import torch
import torch.nn.functional as F
from tokenizers import Tokenizer
from torch.optim.swa_utils import AveragedModel

from ..precision import autocast
from .batches import Encoder, step_batch
from .config import ModelConfig
from .data.corpora import Corpora
from .model import Decoder

MATRIX_RATE, OTHER_RATE, WEIGHT_DECAY = 5e-3, 3e-3, 0.03
WARMUP_STEPS = 60
CHECKPOINT = "checkpoint.pt"
# Steps between the snapshots whose mean the checkpoint contains.
MEAN_STEPS = 75


def rate_factor(step: int, first: int, steps: int, peak: float, cooldown_share: float) -> float:
    """Share of the full learning rate at a step of a training that began at step `first` and ends before `steps`; it rises to `peak` and falls
    to zero in the last `cooldown_share` of the steps."""
    cooldown = max(1, int((steps - first) * cooldown_share))
    return peak * min(1.0, (step - first + 1) / WARMUP_STEPS, max(0.0, (steps - step) / cooldown))


def optimisers(model: Decoder) -> list[torch.optim.Optimizer]:
    others = [p for name, p in model.named_parameters() if p.dim() == 1 or "embed" in name]
    matrices = [p for name, p in model.named_parameters() if p.dim() == 2 and "embed" not in name]
    return [
        torch.optim.Muon(matrices, lr=MATRIX_RATE, weight_decay=WEIGHT_DECAY, adjust_lr_fn="match_rms_adamw"),
        torch.optim.AdamW(others, lr=OTHER_RATE, weight_decay=0.0, betas=(0.9, 0.95), fused=True),
    ]


def weighted_loss(model: Decoder, ids: torch.Tensor, starts: torch.Tensor, positions: torch.Tensor, weights: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """The loss to minimise, and the mean loss of the reply tokens alone (weight 1)."""
    with autocast():
        hidden = model.hidden(ids[:, :-1], starts)
        logits = F.linear(hidden.flatten(0, 1).index_select(0, positions), model.embed_tokens.weight)
    targets = ids[:, 1:].flatten().index_select(0, positions)
    losses = F.cross_entropy(logits.float(), targets, reduction="none")
    replies = (weights == 1.0).float()
    return (losses * weights).sum() / weights.sum(), (losses * replies).sum().detach() / replies.sum().clamp(min=1)


def between(state: dict, model: Decoder, share: float) -> dict[str, torch.Tensor]:
    """Interpolates between the weights at the start of a training and the mean over it, with `share` of the mean: they answer better than the
    last ones (Izmailov et al. 2018; Wortsman et al. 2022). `state`: a checkpoint."""
    mean = AveragedModel(model)
    mean.load_state_dict(state["mean"])
    return {name: tensor.lerp(mean.module.state_dict()[name], share) for name, tensor in state["start"].items()}


def save(path: Path, state: dict) -> None:
    temporary = path.with_suffix(".new")
    torch.save(state, temporary)
    os.replace(temporary, path)


def train(
    tokenizer: Tokenizer, corpora: Corpora, work: Path, config: ModelConfig, steps: int, seed: int,
    save_minutes: float = 4, peak: float = 1.0, cooldown: float = 0.75, rounding: float = 0.0,
) -> Decoder:  # fmt: skip
    """Trains up to step `steps`. `peak`: the share of the full learning rate that it rises to; below 1, a training that starts from trained
    weights keeps more of their knowledge. `cooldown`: the share of the steps, at the end, in which the rate falls to zero. The checkpoint
    also has the weights at the start of this training, and the mean of the weights of every MEAN_STEPS-th step since. In the last
    `rounding` of the steps the matrices are used as they will be stored."""
    model = Decoder(config)
    state: dict = {"step": 0, "first": 0, "tokens": 0}
    path = work / CHECKPOINT
    if path.exists():
        state = torch.load(path, weights_only=True)
        model.load_state_dict(state["model"])
    step, first, tokens = state["step"], state["first"], state["tokens"]
    if step >= steps:
        return model
    optimiser_list = optimisers(model)
    base_rates = [MATRIX_RATE, OTHER_RATE]
    for optimiser, saved in zip(optimiser_list, state.get("optimisers", []), strict=False):
        optimiser.load_state_dict(saved)
    loss_function = torch.compile(weighted_loss, dynamic=False)
    start, mean = state.get("start"), AveragedModel(model)
    if start is None:
        start = {name: tensor.clone() for name, tensor in model.state_dict().items()}
    else:
        mean.load_state_dict(state["mean"])
    last_save = last_report = time.monotonic()
    reported_tokens, losses_seen = tokens, []

    def checkpoint() -> None:
        optimiser_states = [optimiser.state_dict() for optimiser in optimiser_list]
        weights = {"model": model.state_dict(), "start": start, "mean": mean.state_dict()}
        save(path, {**weights, "optimisers": optimiser_states, "step": step, "first": first, "tokens": tokens})

    encoder, stopping = Encoder(tokenizer), False

    def stop(*_) -> None:
        nonlocal stopping
        stopping = True

    signal.signal(signal.SIGTERM, stop)
    with (work / "train.jsonl").open("a", encoding="utf-8") as log:
        while step < steps:
            batch = step_batch(encoder, corpora, seed, step)
            model.round_matrices(step >= steps - rounding * (steps - first))
            loss, reply_loss = loss_function(model, *map(torch.from_numpy, vars(batch).values()))
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            for optimiser, rate in zip(optimiser_list, base_rates, strict=True):
                for group in optimiser.param_groups:
                    group["lr"] = rate * rate_factor(step, first, steps, peak, cooldown)
                optimiser.step()
                optimiser.zero_grad()
            step += 1
            if (step - first) % MEAN_STEPS == 0:
                mean.update_parameters(model)
            tokens += batch.starts.size
            losses_seen = [*losses_seen[-19:], torch.stack([loss.detach(), reply_loss])]
            now = time.monotonic()
            if step % 20 == 0 or step == steps:
                means = torch.stack(losses_seen).mean(0)
                losses = {"loss": round(means[0].item(), 4), "reply_loss": round(means[1].item(), 4)}
                record = {"step": step, "tokens": tokens, **losses, "tokens_per_second": round((tokens - reported_tokens) / (now - last_report))}
                log.write(json.dumps(record) + "\n")
                log.flush()
                last_report, reported_tokens = now, tokens
            if stopping:
                checkpoint()
                raise SystemExit("stopped; the checkpoint is written")
            if now - last_save > save_minutes * 60:
                checkpoint()
                last_save = now
    checkpoint()
    return model
