"""A message that only one browser can read (RFC 8291), and who sends it (RFC 8292).

Of `cryptography` alone, imported when it is first needed: docs/decisions/0048-web-push.md
"""

from __future__ import annotations

import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

_POINT_BYTES: Final = 65
_SECRET_BYTES: Final = 16
_RECORD_BYTES: Final = 4096
_PADDED_TO: Final = 1024
"""Whoever carries the messages cannot tell them apart by their length."""
_VALID_FOR: Final = 12 * 3600.0


class BadKey(ValueError):
    """No browser has such a key."""


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """``ValueError`` if it is none of ours."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A key of the house, as it is kept."""
    from cryptography.hazmat.primitives.asymmetric import ec

    numbers = ec.generate_private_key(ec.SECP256R1()).private_numbers()
    return to_text(numbers.private_value.to_bytes(32))


def public_key(kept: str) -> str:
    """What browsers are told of it."""
    return to_text(_bytes_of(_private(kept).public_key()))


def check_keys(key: str, secret: str) -> None:
    """``BadKey`` unless a message can be sealed with them."""
    _public(key)
    _secret(secret)


def seal(message: bytes, key: str, secret: str) -> bytes:
    """For the browser that has told these."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs, shared_before = _public(key), _secret(secret)
    own = ec.generate_private_key(ec.SECP256R1())
    own_point = _bytes_of(own.public_key())
    about = b"WebPush: info\0" + _bytes_of(theirs) + own_point
    agreed = _derived(own.exchange(ec.ECDH(), theirs), shared_before, about, 32)
    salt = os.urandom(16)
    content_key = _derived(agreed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(agreed, salt, b"Content-Encoding: nonce\0", 12)
    padded = message + b"\2" + bytes(max(0, _PADDED_TO - len(message)))
    head = salt + struct.pack("!IB", _RECORD_BYTES, len(own_point)) + own_point
    return head + AESGCM(content_key).encrypt(nonce, padded, None)


def signed(kept: str, audience: str, site: str, now: float) -> str:
    """What the house says of itself to the service at ``audience``: an ``Authorization``."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    private = _private(kept)
    claims = {"aud": audience, "exp": int(now + _VALID_FOR), "sub": site}
    parts = [{"typ": "JWT", "alg": "ES256"}, claims]
    said = ".".join(to_text(json.dumps(part).encode()) for part in parts)
    first, second = decode_dss_signature(private.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    signature = to_text(first.to_bytes(32) + second.to_bytes(32))
    return f"vapid t={said}.{signature},k={to_text(_bytes_of(private.public_key()))}"


def _derived(known: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, about).derive(known)


def _private(kept: str) -> ec.EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(from_text(kept)), ec.SECP256R1())


def _public(key: str) -> ec.EllipticCurvePublicKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point = from_text(key)
        if len(point) != _POINT_BYTES:
            raise BadKey(key)
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError as error:
        raise BadKey(key) from error


def _secret(text: str) -> bytes:
    try:
        secret = from_text(text)
    except ValueError as error:
        raise BadKey(text) from error
    if len(secret) != _SECRET_BYTES:
        raise BadKey(text)
    return secret


def _bytes_of(key: ec.EllipticCurvePublicKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
