from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import TYPE_CHECKING, Mapping, Optional, Sequence, Union, cast

from ._errors import BrandrunWebhookError

if TYPE_CHECKING:
    from .types import WebhookEvent

_TOLERANCE = 300.0
_PREFIX = "whsec_"


def verify_webhook(
    headers: Mapping[str, str],
    body: Union[bytes, str],
    secret: Union[str, Sequence[str]],
    *,
    tolerance: float = _TOLERANCE,
    now: Optional[float] = None,
) -> WebhookEvent:
    """
    Checks a webhook message (Standard Webhooks) and reads it. `body` is the raw body, before any JSON parser.
    After a rotation the service signs with both secrets; several secrets may be given, too.
    `tolerance`: seconds that the timestamp may be off; `now`: the time to judge it by, in seconds since 1970.
    Raises BrandrunWebhookError: answer 401 then, and do not act on the message.
    """
    named = {name.lower(): value for name, value in headers.items()}
    message_id, timestamp, signatures = (_header(named, name) for name in ("id", "timestamp", "signature"))
    _check_time(timestamp, tolerance, time.time() if now is None else now)
    raw = body.encode() if isinstance(body, str) else bytes(body)
    signed = f"{message_id}.{timestamp}.".encode() + raw
    secrets = [secret] if isinstance(secret, str) else secret
    expected = [b"v1," + base64.b64encode(hmac.new(_key(one), signed, hashlib.sha256).digest()) for one in secrets]
    given = [one.encode() for one in signatures.split(" ")]
    if not any([hmac.compare_digest(one, other) for one in expected for other in given]):
        raise BrandrunWebhookError("No signature fits: another secret, or another body.")
    try:
        return cast("WebhookEvent", json.loads(raw))
    except ValueError:
        raise BrandrunWebhookError("The body is not JSON.") from None


def _header(headers: Mapping[str, str], name: str) -> str:
    value = headers.get(f"webhook-{name}")
    if not value:
        raise BrandrunWebhookError(f"The header webhook-{name} is missing.")
    return value


def _check_time(timestamp: str, tolerance: float, now: float) -> None:
    if timestamp.isascii() and timestamp.isdigit() and abs(now - int(timestamp)) <= tolerance:
        return
    raise BrandrunWebhookError("The timestamp is too far off: an old message, or a clock that is wrong.")


def _key(secret: str) -> bytes:
    text = secret[len(_PREFIX) :] if secret.startswith(_PREFIX) else secret
    try:
        key = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        key = b""
    if not key:
        raise ValueError(f"A webhook secret is {_PREFIX} and base64.")
    return key
