"""Whom the house keeps out, as this process knows it: looked up without asking anybody."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from papersea.server.metrics import METRICS
from papersea.server.storage.values import Ban
from papersea.table.refused import ErrorCode, Refused

_BITS: Final = {4: 32, 6: 128}


@lru_cache(maxsize=8192)
def _address(host: str | None) -> IPv4Address | IPv6Address | None:
    """IPv4 in IPv6's clothes is IPv4."""
    try:
        address = ip_address((host or "").partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


class Bans:
    """Of one process. ``heed`` brings what storage has; whether a ban still holds is looked at
    when somebody meets it."""

    def __init__(self) -> None:
        self._people: dict[str, list[Ban]] = {}
        self._networks: dict[tuple[int, int], dict[int, list[Ban]]] = {}

    def heed(self, bans: Iterable[Ban], belonging: Mapping[str, str]) -> None:
        """From now on these. Whoever belongs to somebody who is banned is, too."""
        people: dict[str, list[Ban]] = {}
        networks: dict[tuple[int, int], dict[int, list[Ban]]] = {}
        for ban in bans:
            if ban.person is not None:
                people.setdefault(ban.person, []).append(ban)
            if ban.network is not None:
                network = ip_network(ban.network)
                bits = _BITS[network.version] - network.prefixlen
                known = networks.setdefault((network.version, bits), {})
                known.setdefault(int(network.network_address) >> bits, []).append(ban)
        for person, owner in belonging.items():
            people.setdefault(person, []).extend(people.get(owner, ()))
        self._people, self._networks = people, networks

    def of_person(self, person: str, now: float) -> Ban | None:
        """What keeps somebody out now."""
        return next((ban for ban in self._people.get(person, ()) if ban.holds(now)), None)

    def of_address(self, host: str | None, now: float) -> Ban | None:
        """The same for an address. One look for each size of network that there is."""
        if not self._networks or (address := _address(host)) is None:
            return None
        for (version, bits), known in self._networks.items():
            if version == address.version:
                for ban in known.get(int(address) >> bits, ()):
                    if ban.holds(now):
                        return ban
        return None

    def check(self, person: str, now: float) -> None:
        """``Refused`` if somebody is banned."""
        ban = self.of_person(person, now)
        if ban is not None:
            METRICS.banned.labels("person").inc()
            raise Refused(ErrorCode.BANNED, **until_in(ban))


def until_in(ban: Ban) -> dict[str, str | int]:
    """What those whom it keeps out are told of it: the reason is the house's own."""
    return {} if ban.until is None else {"until": int(ban.until)}
