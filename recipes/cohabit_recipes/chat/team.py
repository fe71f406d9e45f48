"""The processes of a training on the cores of one machine: each computes gradients of its share of a step's tokens and improves its share of
the matrices. Gradients, matrices and momenta lie in memory that all of them see: sent through sockets they would take an eighth of a step."""

import torch
from torch import distributed, nn

from .model import Decoder


def matrices_of(model: Decoder) -> list[nn.Parameter]:
    """The parameters that Muon improves."""
    return [parameter for name, parameter in model.named_parameters() if parameter.dim() == 2 and "embed" not in name]


class Shared:
    """Memory for `processes` of them: a gradient of every parameter by each, and the matrices with their momenta. Made before they start."""

    def __init__(self, model: Decoder, processes: int):
        matrices = sum(matrix.numel() for matrix in matrices_of(model))
        self.gradients = torch.zeros(processes, sum(parameter.numel() for parameter in model.parameters())).share_memory_()
        self.matrices, self.momenta = (torch.zeros(matrices).share_memory_() for _ in range(2))


class Team:
    """What the process `rank` does with the others; without shared memory it is alone."""

    def __init__(self, model: Decoder, rank: int = 0, shared: Shared | None = None):
        self.parameters, self.rank, self.shared = [*model.parameters()], rank, shared
        self.processes = shared.gradients.shape[0] if shared else 1
        # Matrix i is improved by process i mod `processes`; embeddings and norms, few values, by all of them alike.
        self.theirs = {matrix for number, matrix in enumerate(matrices_of(model)) if number % self.processes != rank}
        self.alike = {*self.parameters} - {*matrices_of(model)}
        self.given = shared.gradients.split([parameter.numel() for parameter in self.parameters], dim=1) if shared else ()

    def share(self, tensors: list[torch.Tensor], memory: torch.Tensor) -> None:
        """Moves the tensors into the memory, with the values that the first process has."""
        for tensor, part in zip(tensors, memory.split([tensor.numel() for tensor in tensors]), strict=True):
            if self.rank == 0:
                part.copy_(tensor.detach().flatten())
            tensor.data = part.view_as(tensor)
        self.wait()

    @torch.no_grad()
    def exchange(self, seen: torch.Tensor) -> torch.Tensor:
        """Leaves the parameters that this process improves with the mean of everybody's gradients, cut to a norm of 1 over all
        parameters, and the others with none. Returns the mean of what all have `seen`."""
        if self.processes > 1:
            for parameter, given in zip(self.parameters, self.given, strict=True):
                given[self.rank].copy_(parameter.grad.flatten())
            # Nobody comes out of this before all have written.
            distributed.all_reduce(seen)
            for parameter, given in zip(self.parameters, self.given, strict=True):
                parameter.grad = None if parameter in self.theirs else given.mean(0).view_as(parameter)
        counted = [parameter.grad for parameter in self.parameters if parameter.grad is not None and (self.rank == 0 or parameter not in self.alike)]
        square = torch.stack([gradient.norm() for gradient in counted]).square().sum()
        if self.processes > 1:
            distributed.all_reduce(square)
        factor = 1 / (square.sqrt() + 1e-6).clamp(min=1)
        for parameter in self.parameters:
            if parameter.grad is not None:
                parameter.grad *= factor
        return seen / self.processes

    def wait(self) -> None:
        """Until all processes are here."""
        if self.processes > 1:
            distributed.barrier()
