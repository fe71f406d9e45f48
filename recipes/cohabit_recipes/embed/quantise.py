"""Symmetric integer quantisation of weight matrices, one scale per output column or per table row."""

import numpy as np

ZERO_POINT = 128
BLOCK = 32
# Candidates for how much of the largest weight the grid covers; the one with the least squared error wins.
COVERAGE = np.linspace(1.0, 0.7, 13, dtype=np.float32)


def best_scales(rows: np.ndarray, levels: int) -> np.ndarray:
    """Returns for each row the step size of a grid of +-`levels` steps with the smallest error."""
    peak = np.maximum(np.abs(rows).max(axis=1), 1e-12)
    best_step = peak / levels
    best_error = np.full(len(rows), np.inf, dtype=np.float32)
    for coverage in COVERAGE:
        step = peak * coverage / levels
        rounded = np.clip(np.rint(rows / step[:, None]), -levels, levels) * step[:, None]
        error = np.square(rows - rounded).sum(axis=1)
        better = error < best_error
        best_step = np.where(better, step, best_step)
        best_error = np.where(better, error, best_error)
    return best_step.astype(np.float32)


def quantise_rows(table: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A table as int8 rows and one scale per row."""
    scales = best_scales(table, levels=127)
    steps = np.clip(np.rint(table / scales[:, None]), -127, 127)
    return steps.astype(np.int8), scales


def quantise_linear(weight: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A torch weight [out, in] as a uint8 matrix [in, out] around ZERO_POINT and one scale per output.

    Unsigned, because unsigned x unsigned is the one pairing that no CPU kernel saturates.
    """
    steps, scales = quantise_rows(weight)
    unsigned = (steps.T.astype(np.int16) + ZERO_POINT).astype(np.uint8)
    return np.ascontiguousarray(unsigned), scales


def quantise_blocks(table: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A table as 4-bit steps around 8, two to a byte (low half first), and a float16 scale per BLOCK of a row."""
    blocks = table.reshape(-1, BLOCK)
    scales = best_scales(blocks, levels=7).astype(np.float16)
    steps = np.clip(np.rint(blocks / scales.astype(np.float32)[:, None]), -8, 7).astype(np.int8) + 8
    steps = steps.astype(np.uint8).reshape(len(table), -1)
    return steps[:, 0::2] | (steps[:, 1::2] << 4), scales.reshape(len(table), -1)
