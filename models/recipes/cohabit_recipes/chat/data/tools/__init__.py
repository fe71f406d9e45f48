"""Tools that a model may be offered, with the requests that call them. More requests of theirs lie in wordings/requests.txt."""

import hashlib
from dataclasses import replace

from ..conversation import with_more
from ..wording_files import titled
from .classics import TOOLS as CLASSICS
from .daily_life import TOOLS as DAILY
from .data_and_web import TOOLS as DATA
from .developers import TOOLS as DEVELOPERS
from .firms_and_machines import TOOLS as FIRMS
from .home_and_travel import TOOLS as HOME
from .house_and_health import TOOLS as HOUSE
from .house_and_media import TOOLS as MEDIA
from .messages_and_sums import TOOLS as MESSAGES
from .orders_and_trips import TOOLS as ORDERS
from .plain_names import TOOLS as PLAIN
from .shop_and_team import TOOLS as TEAM
from .shops_and_services import TOOLS as SHOPS
from .tool import Parameter, Tool
from .town_and_learning import TOOLS as TOWN
from .travel_and_money import TOOLS as TRAVEL
from .work_and_nature import TOOLS as NATURE
from .work_and_office import TOOLS as WORK

__all__ = ["TOOLS", "Parameter", "Tool", "split_of"]

TOOLS: list[Tool] = [
    replace(tool, requests=with_more(tool.requests, titled("requests.txt").get(tool.name, [])))
    for tools in (HOME, WORK, SHOPS, DATA, CLASSICS, DAILY, DEVELOPERS, TRAVEL, TOWN, TEAM, PLAIN, HOUSE, FIRMS, MESSAGES, ORDERS, MEDIA, NATURE)
    for tool in tools
]


def split_of(tool: Tool) -> str:
    """The split of a tool, by its name alone, so that the test split stays the same when tools are added. Most of those that were
    added have names that the training keeps."""
    return "test" if int(hashlib.sha256(tool.name.encode()).hexdigest(), 16) % 6 == 0 else "train"
