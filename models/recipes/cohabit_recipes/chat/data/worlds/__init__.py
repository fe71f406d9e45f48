"""All kinds of invented things: those of `facts` and the ones of this package."""

from ..facts import KINDS as FACT_KINDS
from .nature_and_places import KINDS as NATURE_AND_PLACES
from .services import KINDS as SERVICES
from .works_and_machines import KINDS as WORKS_AND_MACHINES

KINDS = [*FACT_KINDS, *NATURE_AND_PLACES, *WORKS_AND_MACHINES, *SERVICES]
