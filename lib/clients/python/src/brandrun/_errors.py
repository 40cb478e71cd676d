from __future__ import annotations

import time
from email.utils import parsedate_to_datetime
from typing import Any, Mapping, Optional, TypedDict, Union


class FieldProblem(TypedDict):
    """A field that was not accepted, for example `{"loc": ["body", "brief"], "msg": "…", "type": "too_short"}`."""

    loc: list[Union[str, int]]
    msg: str
    type: str


class BrandrunError(Exception):
    """Everything that this client raises by itself."""


class BrandrunNetworkError(BrandrunError):
    """No answer came: the host is unknown, refused the connection, or broke it off. `__cause__` has the reason."""


class BrandrunTimeoutError(BrandrunError):
    """No answer came within the time of one try, or what is waited for has not ended in time."""


class BrandrunWebhookError(BrandrunError):
    """A webhook message that must not be acted on."""


class BrandrunWarning(UserWarning):
    """What the service warns of, such as a misspelt field that it ignored. Filter it with `warnings.simplefilter`."""


class BrandrunApiError(BrandrunError):
    """The service said no. Act on `code`; the message is for people and may change."""

    code: str
    """A stable name. `unexpected_answer`: what answered is not a Brandrun service, for example a proxy."""
    status: int
    """The HTTP status."""
    detail: Any
    """The detail of the answer as it came: a list of fields, a dictionary with hints, or None."""
    fields: list[FieldProblem]
    """Each field that does not fit, with `validation_error`; otherwise empty."""
    hint: Optional[str]
    """What to change."""
    param: Optional[str]
    """The field, parameter or header that it is about."""
    request_id: Optional[str]
    """Names the request in reports to support."""
    retry_after: Optional[float]
    """Seconds to wait before the same request is sent again."""
    retryable: bool
    """Whether the same request may work later."""

    def __init__(self, status: int, headers: Mapping[str, str], body: Any) -> None:
        answer = body if isinstance(body, dict) else {}
        detail = answer.get("detail")
        hints = detail if isinstance(detail, dict) else {}
        message = answer.get("message") or (detail if isinstance(detail, str) else None)
        super().__init__(message or f"The address answered HTTP {status}, and not as a Brandrun service does.")
        self.code = str(answer.get("code") or "unexpected_answer")
        self.status = status
        self.headers = headers
        self.body = body
        self.detail = detail
        self.fields = detail if isinstance(detail, list) else []
        self.hint = hints.get("hint")
        self.param = hints.get("param")
        self.request_id = headers.get("x-request-id")
        self.retry_after = _seconds(headers.get("retry-after"), hints.get("retry_after"))
        retryable = hints.get("retryable")
        self.retryable = retryable if isinstance(retryable, bool) else status == 429 or status >= 500

    def __str__(self) -> str:
        """Each field that does not fit on a line of its own, else the message and the hint; then the code."""
        said = [_of_field(one) for one in self.fields if isinstance(one, dict)]
        if said:
            return f"{chr(10).join(dict.fromkeys(said))} ({self.code})"
        known = [part for part in [str(self.args[0]), self.hint] if part]
        return f"{' '.join(dict.fromkeys(known))} ({self.code})"


def _of_field(one: Mapping[str, Any]) -> str:
    """`brief: …`, as the service's own message names a field: without where it stands, such as in the body."""
    name = ".".join(str(part) for part in one.get("loc", [])[1:])
    return f"{name}: {one.get('msg')}" if name else str(one.get("msg"))


def _seconds(header: Optional[str], hint: Any) -> Optional[float]:
    """Retry-After: a number of seconds or an HTTP date."""
    if header is None:
        return float(hint) if isinstance(hint, (int, float)) else None
    if header.strip().isdigit():
        return float(header)
    try:
        return max(0.0, parsedate_to_datetime(header).timestamp() - time.time())
    except (TypeError, ValueError):
        return None
