"""Causal attention in which a conversation sees itself alone, though rows pack several of them.

Where the processor has matrix tiles for bfloat16, `attention.cpp` computes it: it skips what no conversation sees, and
trains a small decoder far faster than PyTorch's operators. On other processors these are called for each conversation alone,
which skips the same."""

import ctypes
import subprocess
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import torch
import torch.nn.functional as F

SOURCE = Path(__file__).with_name("attention.cpp")
FLAGS = ["-O3", "-std=c++17", "-march=sapphirerapids", "-shared", "-fPIC", "-w"]
BLOCK = 32
HEAD_SIZES = (32, 64)
# Largest relative error of the kernels against PyTorch in float32: bfloat16 keeps eight bits.
TOLERANCE = 0.01


@cache
def library() -> ctypes.CDLL | None:
    """The compiled kernels; None where the processor, the compiler or the system does not allow them."""
    if not torch.cpu._is_amx_tile_supported():
        return None
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "attention.so"
        try:
            subprocess.run(["g++", *FLAGS, str(SOURCE), "-o", str(path)], check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            return None
        loaded = ctypes.CDLL(str(path))
    return loaded if loaded.attention_allowed() == 0 else None


@torch.compiler.assume_constant_result
def has_kernels() -> bool:
    return library() is not None


def _call(name: str, tensors: list[torch.Tensor], q: torch.Tensor, k: torch.Tensor) -> None:
    rows, length, heads, size = q.shape
    pointers = [ctypes.c_void_p(tensor.data_ptr()) for tensor in tensors]
    if getattr(library(), name)(*pointers, rows, length, heads, k.shape[2], size):
        raise ValueError(f"no kernel for heads of {size} values")


def _conversations(starts: torch.Tensor) -> Iterator[tuple[int, slice]]:
    """The row and the places of each conversation."""
    for row, values in enumerate(starts.tolist()):
        firsts = [place for place, start in enumerate(values) if not place or start != values[place - 1]]
        yield from ((row, slice(first, end)) for first, end in zip(firsts, [*firsts[1:], len(values)], strict=True))


def _of_heads(x: torch.Tensor, heads: int) -> torch.Tensor:
    """[1, heads, length, size] of [length, heads or less, size]; a key or value serves several heads."""
    x = x.transpose(0, 1)
    return x.repeat_interleave(heads // x.shape[0], 0)[None]


@torch.library.custom_op("cohabit::attention", mutates_args=())
def _kernel(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, starts: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    q, k, v, starts = (tensor.contiguous() for tensor in (q, k, v, starts))
    rows, length, heads, _ = q.shape
    out, logs = torch.empty_like(q), torch.empty(rows, heads, length)
    if not has_kernels():
        for row, places in _conversations(starts):
            given = [_of_heads(tensor[row, places], heads) for tensor in (q, k, v)]
            mixed, sums = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu(*given, 0.0, True)
            out[row, places], logs[row, :, places] = mixed[0].transpose(0, 1), sums[0]
        return out, logs
    _call("attention_forward", [q, k, v, starts, out, logs], q, k)
    return out, logs


@_kernel.register_fake
def _(q, k, v, starts):
    rows, length, heads, _ = q.shape
    return torch.empty_like(q), q.new_empty((rows, heads, length), dtype=torch.float32)


@torch.library.custom_op("cohabit::attention_backward", mutates_args=())
def _backward_kernel(
    q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, starts: torch.Tensor, out: torch.Tensor, logs: torch.Tensor, slope: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    q, k, v, starts, out, logs, slope = (tensor.contiguous() for tensor in (q, k, v, starts, out, logs, slope))
    slopes = torch.empty_like(q), torch.empty_like(k), torch.empty_like(v)
    if not has_kernels():
        for row, places in _conversations(starts):
            given = [_of_heads(tensor[row, places], q.shape[2]) for tensor in (slope, q, k, v, out)]
            sums = logs[row : row + 1, :, places].contiguous()
            found = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward(*given, sums, 0.0, True)
            for whole, part in zip(slopes, found, strict=True):
                whole[row, places] = part[0].unflatten(0, (whole.shape[2], -1)).sum(1).transpose(0, 1)
        return slopes
    _call("attention_backward", [q, k, v, starts, out, logs, slope, *slopes], q, k)
    return slopes


@_backward_kernel.register_fake
def _(q, k, v, starts, out, logs, slope):
    return torch.empty_like(q), torch.empty_like(k), torch.empty_like(v)


def _keep(ctx, inputs, output) -> None:
    ctx.save_for_backward(*inputs, *output)


def _backward(ctx, slope, _logs):
    q, k, v, starts, out, logs = ctx.saved_tensors
    return *_backward_kernel(q, k, v, starts, out, logs, slope.to(q.dtype)), None


_kernel.register_autograd(_backward, setup_context=_keep)


def attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, starts: torch.Tensor | None = None) -> torch.Tensor:
    """Mixed values [rows, length, heads, size] of queries of that shape, and of keys and values [rows, length, kv_heads, size].

    `starts` [rows, length], int32: where the conversation of each position begins; without it a row is one conversation."""
    fits = q.dtype == torch.bfloat16 and q.shape[1] % BLOCK == 0 and q.shape[3] in HEAD_SIZES
    if starts is not None and (fits or not has_kernels()):
        return _kernel(q, k, v, starts)[0]
    return _masked(q, k, v, starts)


def _masked(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, starts: torch.Tensor | None) -> torch.Tensor:
    q, k, v = (tensor.transpose(1, 2) for tensor in (q, k, v))
    mask = None
    if starts is not None:
        positions = torch.arange(q.shape[2], device=q.device)
        mask = (positions <= positions[:, None]) & (positions >= starts[:, :, None])
        mask = mask[:, None]
    return F.scaled_dot_product_attention(q, k, v, mask, is_causal=mask is None, enable_gqa=True).transpose(1, 2)


def check() -> None:
    """Raises ArithmeticError where what computes attention on this processor gives other values or slopes than PyTorch's operator with a mask."""
    generator = torch.Generator().manual_seed(0)
    for size in HEAD_SIZES:
        shapes = [(2, 4 * BLOCK, heads, size) for heads in (4, 2, 2, 4)]
        *given, slope = (torch.randn(shape, generator=generator).bfloat16() for shape in shapes)
        starts = torch.zeros(shapes[0][:2], dtype=torch.int32)
        starts[0, 45:], starts[1, 64:] = 45, 64
        results = []
        for compute, dtype in ((attention, torch.bfloat16 if has_kernels() else torch.float32), (_masked, torch.float32)):
            inputs = [tensor.to(dtype).requires_grad_() for tensor in given]
            out = compute(*inputs, starts)
            results.append([out.detach(), *torch.autograd.grad(out, inputs, slope.to(dtype))])
        for ours, theirs in zip(*results, strict=True):
            error = ((ours.float() - theirs).norm() / theirs.norm()).item()
            if error > TOLERANCE:
                raise ArithmeticError(f"attention is off by {error:.3f} with heads of {size} values")
