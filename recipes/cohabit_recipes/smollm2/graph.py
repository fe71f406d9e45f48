"""The model as published exports have it: MatMulNBits, GroupQueryAttention, caches that are extended in place.

A block of Q4_1 has 16 steps and any value as its lowest; one of the 16 steps of MatMulNBits is zero (WebGPU has no kernel for other kinds
of zero points). So each block is rounded anew, to the steps of the smallest squared error. The embeddings are kept to the bit.
"""

from functools import cache

import numpy as np
import onnx
import torch

from ..graphs.builder import MICROSOFT, Builder
from ..tiny_families.decoder import DecoderGraph, Export
from .source import BLOCK, Source


# How far from the file's own a block's scale and zero are looked for.
STRETCHES = (0.88, 0.94, 1, 1.06)
SHIFTS = (-1, 0, 1)


@cache
def four_bits(source: Source, part: str) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Steps [rows, blocks, 32], scales and the steps that mean zero [rows, blocks]: the ones with the smallest squared error that the search
    found.
    """
    steps, scale, least = (torch.from_numpy(array.astype(np.float32)) for array in source.four_bit_blocks(part))
    values = steps * scale[..., None] + least[..., None]
    # Zero is one of the steps: a block with values of one sign gets a scale that reaches from zero to the largest.
    low, high = values.amin(2).clamp(max=0), values.amax(2).clamp(min=0)
    reach = ((high - low) / 15).clamp(min=1e-6)
    best = torch.full_like(reach, torch.inf)
    found_steps, found_scale, found_zero = torch.zeros_like(values), reach.clone(), torch.zeros_like(reach)
    for stretch in STRETCHES:
        for shift in SHIFTS:
            tried = reach * stretch
            zero = ((-low / tried).round() + shift).clamp(0, 15)
            chosen = (values / tried[..., None] + zero[..., None]).round().clamp(0, 15)
            numbers = chosen - zero[..., None]
            tried = ((values * numbers).sum(2) / (numbers * numbers).sum(2).clamp(min=1)).half().float()
            error = (numbers * tried[..., None] - values).square().sum(2)
            better = error < best
            best = torch.where(better, error, best)
            found_scale, found_zero = torch.where(better, tried, found_scale), torch.where(better, zero, found_zero)
            found_steps = torch.where(better[..., None], chosen, found_steps)
    return found_steps.numpy().astype(np.uint8), found_scale.numpy(), found_zero.numpy().astype(np.uint8)


def in_four_bits(source: Source, part: str) -> np.ndarray:
    """The matrix that the graph computes with, as float32."""
    steps, scale, zero = four_bits(source, part)
    return ((steps.astype(np.float32) - zero[..., None]) * scale[..., None]).reshape(steps.shape[0], -1)


class QuantisedBuilder(Builder):
    def __init__(self, source: Source, float_type: str):
        super().__init__(float_type)
        self.source = source
        self.parts = {name.removeprefix("model."): part for name, part in source.names().items()}

    def linear(self, x: str, name: str, weights: dict) -> str:
        steps, scale, zero = four_bits(self.source, self.parts[f"{name}.weight"])
        rows, blocks, _ = steps.shape
        packed = steps[..., 0::2] | steps[..., 1::2] << 4
        padded = np.pad(zero, ((0, 0), (0, blocks % 2)))
        zeros = padded[:, 0::2] | padded[:, 1::2] << 4
        inputs = [
            x, self.weight(f"{name}.steps", packed), self.parameter(f"{name}.scales", scale), self.weight(f"{name}.zeros", zeros),
        ]  # fmt: skip
        return self.op("MatMulNBits", *inputs, domain=MICROSOFT, K=blocks * BLOCK, N=rows, bits=4, block_size=BLOCK)

    def embeddings(self) -> tuple[str, str]:
        """Steps of 8 bits [tokens, width], 128 meaning zero, and their scales."""
        numbers, scale = self.source.eight_bit_blocks("token_embd.weight")
        steps = (numbers.astype(np.int16) + 128).astype(np.uint8).reshape(numbers.shape[0], -1)
        return self.weight("embed_tokens.steps", steps), self.parameter("embed_tokens.scales", scale)


class QuantisedDecoder(DecoderGraph):
    def __init__(self, config, source: Source, export: Export):
        norms = {name: source.values(part) for name, part in source.names().items() if name.endswith("norm.weight")}
        super().__init__(config, norms, export)
        self.b = QuantisedBuilder(source, export.float_type)

    def embed(self, ids: str) -> str:
        steps, scales = self.b.embeddings()
        return self.b.op("GatherBlockQuantized", steps, ids, scales, domain=MICROSOFT, bits=8, block_size=BLOCK, gather_axis=0, quantize_axis=1)

    def head(self, x: str) -> str:
        steps, scales = self.b.embeddings()
        width, tokens = self.config.hidden_size, self.config.vocab_size
        blocks = self.b.op("Reshape", steps, self.b.constant([tokens, width // BLOCK, BLOCK]))
        return self.b.op("MatMulNBits", x, blocks, scales, domain=MICROSOFT, K=width, N=tokens, bits=8, block_size=BLOCK)


def build(config, source: Source, float_type: str) -> onnx.ModelProto:
    export = Export(attention="append", float_type=float_type, positions=False, keep=True)
    return QuantisedDecoder(config, source, export).build("SmolLM2-135M-Instruct")
