"""Everyday facts: the relations and single facts of every module of the package."""

from importlib import import_module
from importlib.util import find_spec

from .relation import Relation, Single
from .wordings import single_with_more, with_more

MODULES = "geography nature language calendar science units computing culture".split()

RELATIONS: list[Relation] = []
SINGLES: list[Single] = []

for _name in MODULES:
    if find_spec(f"{__name__}.{_name}") is None:
        continue
    _module = import_module(f"{__name__}.{_name}")
    RELATIONS += map(with_more, _module.RELATIONS)
    SINGLES += map(single_with_more, _module.SINGLES)
