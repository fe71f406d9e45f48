"""A tool that a model may be offered, with the requests that call it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Parameter:
    """`values(rng, split)` draws (argument, words): the JSON value that the call must hold, and how a user says it
    ("2025-03-04" and "2025-03-04", or True and "with breakfast"). A plain value stands for itself."""

    name: str
    type: str  # JSON Schema type: string, integer, number, boolean, array
    description: str
    values: Callable
    required: bool = True
    enum: list[Any] | None = None
    items: str = "string"  # JSON Schema type of what an array holds


@dataclass(frozen=True)
class Tool:
    """`requests` are what a user says, with {parameter} where the words of a value stand; a request need not name optional
    parameters, but must name the required ones. `result(rng, arguments)` makes a JSON object such as the tool returns;
    `answers` are replies that use it, with {argument} and {result key} marks, the first being the wording of replies."""

    name: str
    description: str
    parameters: list[Parameter]
    requests: list[str]
    result: Callable
    answers: list[str] = field(default_factory=list)
