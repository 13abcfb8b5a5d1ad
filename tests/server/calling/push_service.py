"""A browser that wants to be called, and the push service that it has chosen, on this machine."""

from __future__ import annotations

import datetime
import json
import os
import ssl
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509.oid import NameOID
from py_vapid import Vapid02

from tests.patience import PATIENT

ZONE = "Europe/Bratislava"


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Received:
    """A message as it came, and what was said about it."""

    path: str
    headers: dict[str, str]
    body: bytes

    def is_signed(self) -> bool:
        """By the house, for this service; whoever knows VAPID says so."""
        return bool(Vapid02.verify(self.headers["authorization"]))

    def claims(self) -> dict[str, Any]:
        """What the house says of itself."""
        token = self.headers["authorization"].partition("t=")[2].partition(",")[0]
        said = token.split(".")[1]
        told = json.loads(urlsafe_b64decode(said + "=" * (-len(said) % 4)))
        assert isinstance(told, dict)
        return told


@dataclass
class Browser:
    """Somebody's, with keys that only it has."""

    endpoint: str
    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    secret: bytes = field(default_factory=lambda: os.urandom(16))

    def subscription(self, **other: Any) -> dict[str, Any]:
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": _text(point), "auth": _text(self.secret)}
        return {"endpoint": self.endpoint, **keys, "zone": ZONE, **other}

    def read(self, received: Received) -> dict[str, str]:
        """What it shows."""
        assert received.headers["content-encoding"] == "aes128gcm"
        opened = http_ece.decrypt(
            received.body, private_key=self.private, auth_secret=self.secret, version="aes128gcm"
        )
        told = json.loads(opened)
        assert isinstance(told, dict)
        return told


class PushService:
    """Takes whatever comes, and answers with a status for each path."""

    def __init__(self) -> None:
        self.port = 0
        self.statuses: dict[str, int] = {}
        self.received: list[Received] = []
        self._arrived = threading.Condition()

    @property
    def host(self) -> str:
        return f"localhost:{self.port}"

    def browser(self, name: str) -> Browser:
        return Browser(f"https://{self.host}/{name}")

    def take(self, received: Received) -> int:
        with self._arrived:
            self.received.append(received)
            self._arrived.notify_all()
        return self.statuses.get(received.path, 201)

    def wait_for(self, count: int) -> list[Received]:
        with self._arrived:
            assert self._arrived.wait_for(lambda: len(self.received) >= count, PATIENT)
        return self.received


@contextmanager
def push_service(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[PushService]:
    """With a certificate that this process believes from now on."""
    service = PushService()

    class Answering(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status = service.take(Received(self.path, headers, body))
            self.send_response(status)
            if status // 100 == 3:
                self.send_header("location", f"https://{service.host}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Quietly."""

    certificate, key = _certificate(folder)
    patch.setenv("SSL_CERT_FILE", str(certificate))
    with ThreadingHTTPServer(("localhost", 0), Answering) as server:
        service.port = server.server_address[1]
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        server.socket = context.wrap_socket(server.socket, server_side=True)
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join(PATIENT)


def _certificate(folder: Path) -> tuple[Path, Path]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    certificate, private = folder / "push.pem", folder / "push.key"
    certificate.write_bytes(made.public_bytes(Encoding.PEM))
    private.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return certificate, private
