"""What can go wrong with a database."""

from __future__ import annotations


class StorageError(Exception):
    """Anything that a caller of the storage may have to tell."""


class StorageDown(StorageError):
    """The database cannot be reached, or cannot write now. Trying again later may work.

    Whether what was just written is there is not known: read it again.
    """


class PersonGone(StorageError):
    """Somebody was deleted meanwhile: nothing more may be written about them."""


class Outdated(StorageError):
    """The log was rewritten after it was read: read it again."""


class StorageNewer(StorageError):
    """A newer papersea has changed the form of this database."""


class AddressError(StorageError):
    """This is not the address of a database that can be used."""


class BackupRefused(StorageError):
    """No copy was made; the message says why."""
