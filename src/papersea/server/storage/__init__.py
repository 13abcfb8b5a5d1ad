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
    Listed,
    Meeting,
    Rated,
    StoredPerson,
    Unreadable,
)

__all__ = [
    "KEEP",
    "AddressError",
    "BackupRefused",
    "Company",
    "Due",
    "Listed",
    "Meeting",
    "Outdated",
    "PersonGone",
    "Rated",
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
