"""Contrastive training: a caption is near to every picture of the batch that it describes, and to no other."""

import time
from collections.abc import Callable
from random import Random

import numpy as np
import torch
from tokenizers import Tokenizer

from .model import pixels_of, unit
from .scenes import COLOURS, HELD_OUT, SHAPES, Caption, Scene, caption_of, draw_scene, is_true, picture_of

ALL_PAIRS = [(colour, shape) for colour in COLOURS for shape in SHAPES]
SEEN_PAIRS = [pair for pair in ALL_PAIRS if pair not in HELD_OUT]


def encode(tokenizer: Tokenizer, texts: list[str], end: int) -> torch.Tensor:
    rows = [tokenizer.encode(text).ids for text in texts]
    width = max(map(len, rows))
    return torch.tensor([row + [end] * (width - len(row)) for row in rows])


def draw_batch(random: Random, size: int) -> tuple[list[Scene], list[Caption], np.ndarray]:
    scenes = [draw_scene(random, SEEN_PAIRS) for _ in range(size)]
    # The model must distinguish scenes that differ in one thing only.
    for index in range(0, size - 1, 4):
        scenes[index + 1] = _changed(scenes[index], random)
    return scenes, [caption_of(scene, random) for scene in scenes], np.stack([picture_of(scene, random) for scene in scenes])


def _changed(scene: Scene, random: Random) -> Scene:
    if scene.relation == "above" and random.random() < 0.5:
        return Scene(scene.things[::-1], 1, scene.ground, scene.relation)
    other = draw_scene(random, SEEN_PAIRS).things[0]
    changed = type(other)(other.colour, scene.things[0].shape, other.size)
    if random.random() < 0.5:
        changed = type(other)(scene.things[0].colour, other.shape, scene.things[0].size)
    allowed = (changed.colour, changed.shape) not in HELD_OUT and changed.colour != scene.ground
    return Scene((changed if allowed else other, *scene.things[1:]), scene.count, scene.ground, scene.relation)


def loss_of(images: torch.Tensor, texts: torch.Tensor, truth: torch.Tensor, scale: torch.Tensor) -> torch.Tensor:
    """Softmax both ways; the target is shared between all true pairs."""
    logits = texts @ images.T * scale
    share = lambda values, axis: -(values.log_softmax(axis) * truth / truth.sum(axis, keepdim=True)).sum(axis).mean()  # noqa: E731
    return (share(logits, 1) + share(logits, 0)) / 2


def train(model, tokenizer: Tokenizer, end: int, minutes: float, keep: Callable[[], None], batch: int = 64, peak: float = 1.5e-3) -> None:
    random = Random(11)
    optimizer = torch.optim.AdamW(model.parameters(), lr=peak, weight_decay=0.02, betas=(0.9, 0.98))
    begin, step = time.process_time(), 0
    while (done := (time.process_time() - begin) / (60 * minutes)) < 1:
        # The rate falls with the processor time, because that bounds the training.
        rate = peak * min(1, (step + 1) / 60) * (0.5 + 0.5 * np.cos(np.pi * done))
        for group in optimizer.param_groups:
            group["lr"] = max(rate, 1e-6)
        scenes, captions, pictures = draw_batch(random, batch)
        truth = torch.tensor([[float(is_true(caption, scene)) for scene in scenes] for caption in captions])
        images = unit(model.get_image_features(pixel_values=pixels_of(pictures)))
        texts = unit(model.get_text_features(input_ids=encode(tokenizer, [caption.text for caption in captions], end)))
        loss = loss_of(images, texts, truth, model.logit_scale.exp().clamp(max=60))
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        if step % 50 == 0:
            print(f"step {step}, {done:.0%}, loss {loss.item():.3f}, scale {model.logit_scale.exp().item():.1f}", flush=True)
            keep()
        step += 1


@torch.no_grad()
def evaluate(embed_images, embed_texts, seed: int = 5) -> dict[str, float]:
    """The share of pictures with their own caption as the nearest; "unseen": only pairs of colour and shape that no training had."""
    random, result = Random(seed), {}
    for name, pairs in (("seen", SEEN_PAIRS), ("unseen", sorted(HELD_OUT))):
        scenes = [Scene(drawn.things[:1], 1, drawn.ground, "") for drawn in (draw_scene(random, pairs) for _ in range(400))]
        texts = [f"{'an' if colour[0] in 'aeiou' else 'a'} {colour} {shape}" for colour, shape in ALL_PAIRS]
        near = embed_images(np.stack([picture_of(scene, random) for scene in scenes])) @ embed_texts(texts).T
        right = [ALL_PAIRS[int(row.argmax())] == (scene.things[0].colour, scene.things[0].shape) for row, scene in zip(near, scenes)]
        result[name] = sum(right) / len(right)
    scenes = [draw_scene(random, SEEN_PAIRS) for _ in range(300)]
    captions = [caption_of(scene, random) for scene in scenes]
    near = embed_texts([caption.text for caption in captions]) @ embed_images(np.stack([picture_of(scene, random) for scene in scenes])).T
    result["search"] = sum(is_true(caption, scenes[int(row.argmax())]) for caption, row in zip(captions, near)) / len(scenes)
    return result
