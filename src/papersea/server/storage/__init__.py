"""What the server keeps: logs of tables, people, finished games, ratings."""

from papersea.server.storage.backup import backup
from papersea.server.storage.database import (
    AddressError,
    BackupRefused,
    Outdated,
    PersonGone,
    StorageDown,
    StorageError,
    StorageNewer,
)
from papersea.server.storage.log import KEEP, StoredLine, StoredLog, TableChange
from papersea.server.storage.store import Store
from papersea.server.storage.values import (
    Due,
    FinishedGame,
    FinishedSeat,
    Listed,
    PersonKind,
    Rating,
    Statistics,
    StoredPerson,
)

__all__ = [
    "KEEP",
    "AddressError",
    "BackupRefused",
    "Due",
    "FinishedGame",
    "FinishedSeat",
    "Listed",
    "Outdated",
    "PersonGone",
    "PersonKind",
    "Rating",
    "Statistics",
    "StorageDown",
    "StorageError",
    "StorageNewer",
    "Store",
    "StoredLine",
    "StoredLog",
    "StoredPerson",
    "TableChange",
    "backup",
]
