"""Check an exported model against the PyTorch decoder that it came from: whole prompts, chunks, single steps, and a
cache buffer of fixed size that is rewound."""

from pathlib import Path

import numpy as np
import onnxruntime
import torch

from .config import ModelConfig
from .model import Decoder

TOLERANCE = 1e-3


def session_options() -> onnxruntime.SessionOptions:
    """Weights are widened once, at load, as cohabit has it."""
    options = onnxruntime.SessionOptions()
    options.add_session_config_entry("session.disable_quant_qdq", "1")
    options.log_severity_level = 3
    return options


class OnnxDecoder:
    """An ONNX session with its cache. The cache is a buffer of `buffer` positions, or grows if that is not given."""

    def __init__(self, path: Path, config: ModelConfig, buffer: int):
        options = session_options()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
        self.buffer, self.tokens = buffer, 0
        empty = np.zeros((1, config.num_key_value_heads, buffer, config.head_dim), np.float32)
        self.cache = {f"{index}.{kind}": empty for index in range(config.num_hidden_layers) for kind in ("key", "value")}

    def rewind(self, tokens: int) -> None:
        """Keep the first `tokens` tokens of the cache."""
        self.tokens = tokens
        if not self.buffer:
            self.cache = {kind: value[:, :, :tokens] for kind, value in self.cache.items()}

    def run(self, ids: list[int], keep: int = 0) -> np.ndarray:
        """Append tokens; the logits of the last `keep` of them (0: of all)."""
        feeds = {
            "input_ids": np.array([ids], np.int64),
            "attention_mask": np.ones((1, self.tokens + len(ids)), np.int64),
            "num_logits_to_keep": np.array(keep, np.int64),
            **{f"past_key_values.{kind}": value for kind, value in self.cache.items()},
        }
        names = ["logits", *(f"present.{kind}" for kind in self.cache)]
        logits, *present = self.session.run(names, feeds)
        self.cache = dict(zip(self.cache, present, strict=True))
        self.tokens += len(ids)
        return logits[0]


@torch.no_grad()
def reference(model: Decoder, ids: list[int]) -> np.ndarray:
    return model(torch.tensor([ids]))[0].numpy()


def compare(model: Decoder, path: Path, prompt: list[int], new_tokens: int = 40) -> float:
    """The largest logit error met; raises when it is too large or a greedy token differs.

    `model` must hold the weights as they are stored (`quantise.rounded`)."""
    worst = 0.0

    def check(what: str, got: np.ndarray, wanted: np.ndarray) -> None:
        nonlocal worst
        error = float(np.abs(got - wanted).max())
        worst = max(worst, error)
        if got.shape != wanted.shape or error > TOLERANCE:
            raise AssertionError(f"{what}: shapes {got.shape} and {wanted.shape}, error {error:.2e}")

    # Greedy decoding, the plain way.
    ids = list(prompt)
    for _ in range(new_tokens):
        ids.append(int(reference(model, ids)[-1].argmax()))
    wanted = reference(model, ids)
    middle = len(prompt) // 2

    for buffer in (0, len(ids) + 37):
        kind = "fixed buffer" if buffer else "growing cache"
        decoder = OnnxDecoder(path, model.config, buffer)
        check(f"{kind}, whole prompt", decoder.run(prompt), wanted[: len(prompt)])
        decoder.rewind(0)
        check(f"{kind}, first chunk", decoder.run(prompt[:middle], keep=1), wanted[middle - 1 : middle])
        check(f"{kind}, second chunk", decoder.run(prompt[middle:], keep=3), wanted[len(prompt) - 3 : len(prompt)])
        for position in range(len(prompt), len(ids)):
            logits = decoder.run(ids[position : position + 1], keep=1)
            check(f"{kind}, step {position}", logits, wanted[position : position + 1])
            if position + 1 < len(ids) and int(logits[-1].argmax()) != ids[position + 1]:
                raise AssertionError(f"{kind}: greedy token {position + 1} differs")
        decoder.rewind(middle)
        other = prompt[:middle] + prompt[:middle][::-1]
        check(f"{kind}, after rewinding", decoder.run(other[middle:]), reference(model, other)[middle:])
    return worst


def unfolded(path: Path, work: Path) -> int:
    """How many nodes on weights alone are left after the runtime's own optimisation; 0 when all were folded."""
    import onnx

    options = session_options()
    options.optimized_model_filepath = str(work / "optimised.onnx")
    onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    graph = onnx.load(work / "optimised.onnx").graph
    stored = {tensor.name for tensor in graph.initializer}
    return sum(stored.issuperset(node.input) for node in graph.node)
