"""Train the last layers of starter-embed's encoder for the score.

The published graph computes the input of these layers once, so that a step costs a fraction of a step through the whole encoder. The loss
is the cross-entropy of each question over the passages of its cluster, for the score and, with less weight, for its cosine alone.
"""

import random
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from torch.nn import functional
from transformers import BertModel

from ..embed.encoders import load_tokenizer, padded
from ..precision import autocast
from .clusters import Asked
from .score import TokenVectors, cosines_and_interactions

MAX_TOKENS = 160
PASSAGES_AT_ONCE = 10


@dataclass(frozen=True)
class Settings:
    tuned: int = 1
    """How many of the last layers are trained."""
    epochs: int = 1
    rate: float = 1e-4
    warm_up: int = 15
    sharpness: float = 12.0
    """Factor of the score; the cosine alone has twice this factor."""
    cosine_weight: float = 0.3
    mix: float = 1.0
    seed: int = 0


@dataclass
class States:
    """The input of the trained layers for several texts."""

    ids: list[np.ndarray]
    rows: list[np.ndarray]


@dataclass
class Batch:
    queries: States
    passages: States


class LowerLayers:
    """The layers that stay, as starter-embed's graph computes them."""

    def __init__(self, embedder: Path, tuned: int):
        model = onnx.load(embedder / "onnx" / "model_quantized.onnx")
        norms = [node.output[0] for node in model.graph.node if node.op_type == "SkipLayerNormalization"]
        # The graph has a norm after the embeddings, then two in each layer.
        self.output = norms[len(norms) - 1 - 2 * tuned]
        model.graph.output.append(onnx.helper.make_tensor_value_info(self.output, onnx.TensorProto.FLOAT, None))
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
        self.tokenizer = load_tokenizer(embedder, MAX_TOKENS)

    def __call__(self, texts: list[str]) -> States:
        ids = [np.array(encoding.ids) for encoding in self.tokenizer.encode_batch(texts)]
        return States(ids, [self.session.run([self.output], padded([row.tolist()]))[0].astype(np.float16) for row in ids])

    def batch(self, cluster: list[Asked]) -> Batch:
        return Batch(self([asked.question for asked in cluster]), self([asked.passage for asked in cluster]))


class UpperLayers(torch.nn.Module):
    def __init__(self, source: Path, tuned: int):
        super().__init__()
        self.layers = BertModel.from_pretrained(source).encoder.layer[-tuned:]

    def forward(self, states: States) -> TokenVectors:
        width = max(map(len, states.ids))
        ids = torch.zeros(len(states.ids), width, dtype=torch.long)
        rows = torch.zeros(len(states.ids), width, states.rows[0].shape[1])
        for index, (own, values) in enumerate(zip(states.ids, states.rows, strict=True)):
            ids[index, : len(own)] = torch.from_numpy(own)
            rows[index, : len(own)] = torch.from_numpy(values.astype(np.float32))
        mask = torch.where(ids != 0, 0.0, -1e4)[:, None, None]
        with autocast():
            for layer in self.layers:
                found = layer(rows, attention_mask=mask)
                rows = found[0] if isinstance(found, tuple) else found
        return TokenVectors(ids, rows.float())

    def in_parts(self, states: States, size: int = PASSAGES_AT_ONCE) -> TokenVectors:
        """Texts of like length together, so that little padding is computed."""
        order = np.argsort([len(own) for own in states.ids], kind="stable")
        parts = [self(States([states.ids[i] for i in rows], [states.rows[i] for i in rows])) for rows in np.array_split(order, -(-len(order) // size))]
        width = max(part.ids.shape[1] for part in parts)
        ids = torch.cat([functional.pad(part.ids, (0, width - part.ids.shape[1])) for part in parts])
        vectors = torch.cat([functional.pad(part.vectors, (0, 0, 0, width - part.vectors.shape[1])) for part in parts])
        back = torch.from_numpy(np.argsort(order))
        return TokenVectors(ids[back], vectors[back])

    def parts(self, batch: Batch, rarity: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return cosines_and_interactions(self(batch.queries), self.in_parts(batch.passages), rarity)


def train(source: Path, batches: list[Batch], rarity: np.ndarray, settings: Settings) -> UpperLayers:
    torch.manual_seed(settings.seed)
    upper, weights = UpperLayers(source, settings.tuned).train(), torch.from_numpy(rarity)
    for module in upper.modules():
        if isinstance(module, torch.nn.Dropout):
            module.p = 0.0
    optimizer = torch.optim.AdamW(upper.parameters(), lr=settings.rate)
    steps, step = settings.epochs * len(batches), 0
    for epoch in range(settings.epochs):
        losses = []
        for index in random.Random(settings.seed + epoch).sample(range(len(batches)), len(batches)):
            optimizer.param_groups[0]["lr"] = settings.rate * min((step + 1) / settings.warm_up, 1) * (1 - step / steps)
            cosines, interactions = upper.parts(batches[index], weights)
            right = torch.arange(len(cosines))
            loss = functional.cross_entropy(settings.sharpness * (cosines + settings.mix * interactions), right)
            loss = loss + settings.cosine_weight * functional.cross_entropy(2 * settings.sharpness * cosines, right)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
            step += 1
        print(f"epoch {epoch + 1}: loss {np.mean(losses):.4f}", flush=True)
    return upper.eval()
