"""In which precision a machine multiplies matrices fastest."""

import torch


@torch.compiler.assume_constant_result
def fast_bfloat16(device: str) -> bool:
    """Whether the device has instructions for products in bfloat16; a processor without them takes ten times as long as in float32."""
    return device != "cpu" or torch.cpu._is_amx_tile_supported() or torch.cpu._is_avx512_bf16_supported()


def autocast(device: str = "cpu") -> torch.autocast:
    """Products in bfloat16 where the device has instructions for them, in float32 elsewhere."""
    return torch.autocast(device, torch.bfloat16, enabled=fast_bfloat16(device))
