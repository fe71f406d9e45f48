"""In which precision a machine multiplies matrices fastest."""

import torch


@torch.compiler.assume_constant_result
def fast_bfloat16() -> bool:
    """Whether the processor has instructions for products in bfloat16; without them they take ten times as long as in float32."""
    return torch.cpu._is_amx_tile_supported() or torch.cpu._is_avx512_bf16_supported()


def autocast() -> torch.autocast:
    """Products in bfloat16 where the processor has instructions for them, in float32 elsewhere."""
    return torch.autocast("cpu", torch.bfloat16, enabled=fast_bfloat16())
