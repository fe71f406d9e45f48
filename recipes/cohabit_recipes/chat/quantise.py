"""How weights are stored: the embeddings as int8 with a scale for each token, the other matrices in four bits with a scale for each
GROUP values of an output, vectors as float16."""

import torch

GROUP = 32


def eight_bits(matrix: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """int8 values of a matrix [outputs, inputs] and the scale of each output [outputs, 1]: the matrix is about their product."""
    scale = matrix.abs().amax(dim=1, keepdim=True).clamp(min=1e-12) / 127
    return (matrix / scale).round().to(torch.int8), scale


def four_bits(matrix: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Whole numbers from -8 to 7 of a matrix [outputs, inputs], and their scales [outputs, groups, 1], exact in float16; both are float32, the
    numbers [outputs, groups, GROUP]. The value farthest from zero is near -8 of its group's scale, whatever its sign; the scale is then
    the one of the smallest squared error."""
    groups = matrix.unflatten(1, (-1, GROUP))
    scale = _not_zero(groups.gather(2, groups.abs().argmax(2, keepdim=True)) / -8)
    numbers = (groups / scale).round().clamp(-8, 7)
    scale = _not_zero((groups * numbers).sum(2, keepdim=True) / (numbers * numbers).sum(2, keepdim=True).clamp(min=1)).half().float()
    return (groups / scale).round().clamp(-8, 7), scale


def _not_zero(scale: torch.Tensor) -> torch.Tensor:
    # Above the smallest number that float16 has at full precision.
    return torch.where(scale.abs() < 1e-4, 1e-4, scale)


def in_four_bits(matrix: torch.Tensor) -> torch.Tensor:
    """A matrix as it is stored in four bits."""
    numbers, scale = four_bits(matrix)
    return (numbers * scale).flatten(1)


def rounded(name: str, parameter: torch.Tensor) -> torch.Tensor:
    """A parameter as it is stored."""
    if parameter.dim() == 1:
        return parameter.half().float()
    if "embed" not in name:
        return in_four_bits(parameter)
    values, scale = eight_bits(parameter)
    return values.float() * scale
