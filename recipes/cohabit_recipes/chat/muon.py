"""Muon (github.com/KellerJordan/Muon), which PyTorch has with products in bfloat16 alone; here they are in what the processor is fast in."""

import torch

from ..precision import fast_bfloat16


class Muon(torch.optim.Muon):
    """For matrices; its rates are those of AdamW. `step` leaves out what has no gradient."""

    def __init__(self, matrices: list[torch.nn.Parameter], lr: float, weight_decay: float):
        super().__init__(matrices, lr=lr, weight_decay=weight_decay, adjust_lr_fn="match_rms_adamw")

    @torch.no_grad()
    def step(self) -> None:
        for group in self.param_groups:
            for matrix in group["params"]:
                if matrix.grad is None:
                    continue
                momentum = self.state[matrix].setdefault("momentum_buffer", torch.zeros_like(matrix))
                momentum.lerp_(matrix.grad, 1 - group["momentum"])
                update = orthogonal(matrix.grad.lerp(momentum, group["momentum"]), group["ns_coefficients"], group["ns_steps"])
                matrix.mul_(1 - group["lr"] * group["weight_decay"])
                matrix.add_(update, alpha=-0.2 * max(matrix.shape) ** 0.5 * group["lr"])


def orthogonal(matrix: torch.Tensor, coefficients: tuple[float, float, float], rounds: int) -> torch.Tensor:
    """About the orthogonal matrix nearest to `matrix`, its singular values between 0.5 and 1.5 (Newton-Schulz)."""
    a, b, c = coefficients
    tall = matrix.shape[0] > matrix.shape[1]
    x = (matrix.T if tall else matrix).to(torch.bfloat16 if fast_bfloat16() else torch.float32)
    x = x / x.norm().clamp(min=1e-7)
    for _ in range(rounds):
        gram = x @ x.T
        x = torch.addmm(x, torch.addmm(gram, gram, gram, beta=b, alpha=c), x, beta=a)
    return (x.T if tall else x).to(matrix.dtype)
