"""All kinds of invented things, those of people and things first."""

from .nature_and_places import KINDS as NATURE_AND_PLACES
from .people_and_things import KINDS as PEOPLE_AND_THINGS
from .services import KINDS as SERVICES
from .works_and_machines import KINDS as WORKS_AND_MACHINES

KINDS = [*PEOPLE_AND_THINGS, *NATURE_AND_PLACES, *WORKS_AND_MACHINES, *SERVICES]
