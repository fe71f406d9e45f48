"""Train the decoder on the CPU: bf16 autocast, Muon for the matrices, AdamW for the rest, and a learning rate that
warms up, stays, and falls to nothing in the last part. A checkpoint is written every few minutes; training goes on from it,
also with another number of steps. SIGTERM writes one and ends."""

import json
import os
import signal
import time
from pathlib import Path

import torch
import torch.nn.functional as F
from tokenizers import Tokenizer

from .batches import Encoder, step_rows
from .config import CONFIG
from .data.corpora import Corpora
from .model import Decoder

MATRIX_RATE, OTHER_RATE, WEIGHT_DECAY = 6e-3, 4e-3, 0.03
WARMUP_STEPS, COOLDOWN_SHARE = 60, 0.25
CHECKPOINT = "checkpoint.pt"


def rate_factor(step: int, steps: int) -> float:
    cooldown = int(steps * COOLDOWN_SHARE)
    return min(1.0, (step + 1) / WARMUP_STEPS, max(0.0, (steps - step) / cooldown))


def optimisers(model: Decoder) -> list[torch.optim.Optimizer]:
    matrices = [p for name, p in model.named_parameters() if p.dim() == 2 and "embed" not in name]
    others = [p for name, p in model.named_parameters() if p.dim() == 1 or "embed" in name]
    return [
        torch.optim.Muon(matrices, lr=MATRIX_RATE, weight_decay=WEIGHT_DECAY, adjust_lr_fn="match_rms_adamw"),
        torch.optim.AdamW(others, lr=OTHER_RATE, weight_decay=0.0, betas=(0.9, 0.95), fused=True),
    ]


def weighted_loss(model: Decoder, ids: torch.Tensor, weights: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """The loss to minimise, and the mean loss of the reply tokens alone (weight 1)."""
    with torch.autocast("cpu", dtype=torch.bfloat16):
        logits = model(ids[:, :-1])
    losses = F.cross_entropy(logits.float().flatten(0, 1), ids[:, 1:].flatten(), reduction="none")
    weights = weights[:, 1:].flatten()
    replies = (weights == 1.0).float()
    return (losses * weights).sum() / weights.sum(), (losses * replies).sum().detach() / replies.sum()


def save(path: Path, state: dict) -> None:
    temporary = path.with_suffix(".new")
    torch.save(state, temporary)
    os.replace(temporary, path)


def train(
    tokenizer: Tokenizer, corpora: Corpora, work: Path, steps: int, tokens_per_step: int, seed: int, save_minutes: float = 4
) -> Decoder:
    torch.manual_seed(seed)
    model = Decoder(CONFIG, seed)
    encoder = Encoder(tokenizer)
    optimiser_list = optimisers(model)
    base_rates = [MATRIX_RATE, OTHER_RATE]
    step, tokens = 0, 0
    path = work / CHECKPOINT
    if path.exists():
        state = torch.load(path, weights_only=True)
        model.load_state_dict(state["model"])
        for optimiser, saved in zip(optimiser_list, state["optimisers"], strict=True):
            optimiser.load_state_dict(saved)
        step, tokens = state["step"], state["tokens"]
    if step >= steps:
        return model
    loss_function = torch.compile(weighted_loss, dynamic=False)
    last_save = last_report = time.monotonic()
    reported_tokens, reply_losses, total_losses = tokens, [], []

    def checkpoint() -> None:
        optimiser_states = [optimiser.state_dict() for optimiser in optimiser_list]
        save(path, {"model": model.state_dict(), "optimisers": optimiser_states, "step": step, "tokens": tokens})

    stopping = False

    def stop(*_) -> None:
        nonlocal stopping
        stopping = True

    signal.signal(signal.SIGTERM, stop)
    with (work / "train.jsonl").open("a", encoding="utf-8") as log:
        while step < steps:
            ids, weights = step_rows(encoder, corpora, seed, step, tokens_per_step)
            loss, reply_loss = loss_function(model, torch.from_numpy(ids), torch.from_numpy(weights))
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            for optimiser, rate in zip(optimiser_list, base_rates, strict=True):
                for group in optimiser.param_groups:
                    group["lr"] = rate * rate_factor(step, steps)
                optimiser.step()
                optimiser.zero_grad()
            step += 1
            tokens += ids.shape[0] * (ids.shape[1] - 1)
            total_losses.append(loss.item())
            reply_losses.append(reply_loss.item())
            now = time.monotonic()
            if step % 20 == 0 or step == steps:
                record = {
                    "step": step,
                    "tokens": tokens,
                    "loss": round(sum(total_losses) / len(total_losses), 4),
                    "reply_loss": round(sum(reply_losses) / len(reply_losses), 4),
                    "tokens_per_second": round((tokens - reported_tokens) / (now - last_report)),
                }
                log.write(json.dumps(record) + "\n")
                log.flush()
                last_report, reported_tokens, total_losses, reply_losses = now, tokens, [], []
            if stopping or now - last_save > save_minutes * 60:
                checkpoint()
                last_save = now
            if stopping:
                raise SystemExit("stopped; the checkpoint is written")
    checkpoint()
    return model
