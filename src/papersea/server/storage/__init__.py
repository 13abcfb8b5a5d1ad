"""What the server keeps: logs of tables, people, finished games, ratings."""

from papersea.server.storage.backup import backup
from papersea.server.storage.database import (
    AddressError,
    BackupRefused,
    Outdated,
    PersonGone,
    StorageDamaged,
    StorageDown,
    StorageError,
    StorageNewer,
)
from papersea.server.storage.log import KEEP, StoredLine, StoredLog, TableChange
from papersea.server.storage.store import Store
from papersea.server.storage.values import (
    Company,
    Due,
    FinishedGame,
    FinishedSeat,
    Listed,
    Meeting,
    PersonKind,
    Rated,
    Rating,
    Statistics,
    StoredPerson,
    Unreadable,
)

__all__ = [
    "KEEP",
    "AddressError",
    "BackupRefused",
    "Company",
    "Due",
    "FinishedGame",
    "FinishedSeat",
    "Listed",
    "Meeting",
    "Outdated",
    "PersonGone",
    "PersonKind",
    "Rated",
    "Rating",
    "Statistics",
    "StorageDamaged",
    "StorageDown",
    "StorageError",
    "StorageNewer",
    "Store",
    "StoredLine",
    "StoredLog",
    "StoredPerson",
    "TableChange",
    "Unreadable",
    "backup",
]
