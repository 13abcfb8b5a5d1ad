"""Playing at a server's tables from Python: sign in, find a table, sit down, come back."""

from papersea.client.errors import Closed, TurnedAway, Unanswered, Unreachable
from papersea.client.known import Delivered
from papersea.client.links import BadLink, Link, parse_link
from papersea.client.requests import (
    find_by_word,
    make_bot,
    open_table,
    own_name,
    quick_match,
    sign_in,
)
from papersea.client.seated import play_games
from papersea.client.table_client import TableClient
from papersea.table.refused import ErrorCode, Refused

__all__ = [
    "BadLink",
    "Closed",
    "Delivered",
    "ErrorCode",
    "Link",
    "Refused",
    "TableClient",
    "TurnedAway",
    "Unanswered",
    "Unreachable",
    "find_by_word",
    "make_bot",
    "open_table",
    "own_name",
    "parse_link",
    "play_games",
    "quick_match",
    "sign_in",
]
