from __future__ import annotations

import copy
import http.client
import json
import socket
import time
import urllib.error
import urllib.request
import uuid
import warnings
from dataclasses import dataclass
from typing import Any, Literal, Mapping, NamedTuple, Optional, TypeVar

from ._errors import BrandrunApiError, BrandrunNetworkError, BrandrunTimeoutError, BrandrunWarning
from ._request import encoded, key_and_address, path_id, query_text
from ._retry import Repeat, delay_before

Method = Literal["GET", "POST", "PATCH", "DELETE"]
_Client = TypeVar("_Client", bound="Caller")


class Reply(NamedTuple):
    """An answer: its status, its headers by lower-case name, and its JSON. `body` is None without one."""

    status: int
    headers: Mapping[str, str]
    body: Any


@dataclass(frozen=True)
class Settings:
    """What every call of a client is sent with."""

    timeout: float
    max_retries: int
    headers: Mapping[str, str]
    idempotency_key: Optional[str] = None


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A followed redirect would turn a POST into a GET, or hand the key to another host."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Caller:
    """Sends requests, and sends them again after failures that may pass."""

    def __init__(
        self,
        api_key: Optional[str] = None,
        base_url: Optional[str] = None,
        *,
        timeout: float = 30.0,
        max_retries: int = 3,
        headers: Optional[Mapping[str, str]] = None,
    ) -> None:
        """
        `api_key` and `base_url` come from BRANDRUN_API_KEY and BRANDRUN_URL unless they are given. `timeout`: seconds that
        one try may take. `max_retries`: how often a call is sent again. `headers` are sent with every request.
        """
        self._key, self._address = key_and_address(api_key, base_url)
        self._settings = Settings(timeout, max_retries, dict(headers or {}))
        self._opener = urllib.request.build_opener(_NoRedirects)

    def with_options(
        self: _Client,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        idempotency_key: Optional[str] = None,
        headers: Optional[Mapping[str, str]] = None,
    ) -> _Client:
        """
        The same client with other settings: `client.with_options(max_retries=0).get_me()`.
        `idempotency_key` is for one call that creates something.
        """
        own = self._settings
        other = copy.copy(self)
        other._settings = Settings(
            own.timeout if timeout is None else timeout,
            own.max_retries if max_retries is None else max_retries,
            {**own.headers, **(headers or {})},
            idempotency_key,
        )
        return other

    def request(
        self,
        method: Method,
        path: str,
        *,
        query: Optional[Mapping[str, Any]] = None,
        body: Optional[Mapping[str, Any]] = None,
    ) -> Reply:
        """
        Any call, also one that this client does not know yet: `client.request("GET", "/api/v1/programmatic/me")`.
        A POST is repeated after a lost answer only with `with_options(idempotency_key=…)`.
        """
        keyed: Repeat = "keyed" if self._settings.idempotency_key else "unsafe"
        return self._send(method, path, "safe" if method in ("GET", "DELETE") else keyed, query, body)

    _id = staticmethod(path_id)

    def _call(
        self,
        method: Method,
        path: str,
        repeat: Repeat,
        *,
        query: Optional[Mapping[str, Any]] = None,
        body: Optional[Mapping[str, Any]] = None,
    ) -> Any:
        answer = self._send(method, path, repeat, query, body).body
        if method in ("POST", "PATCH"):
            _warn(answer)
        return answer

    def _send(
        self,
        method: Method,
        path: str,
        repeat: Repeat,
        query: Optional[Mapping[str, Any]] = None,
        body: Optional[Mapping[str, Any]] = None,
    ) -> Reply:
        data, content_type = encoded(body)
        headers = {"Accept": "application/json", "Authorization": f"Bearer {self._key}"}
        if content_type:
            headers["Content-Type"] = content_type
        if repeat == "keyed":
            headers["Idempotency-Key"] = self._settings.idempotency_key or str(uuid.uuid4())
        headers.update(self._settings.headers)
        url = self._address + path + query_text(query or {})
        request = urllib.request.Request(url, data, headers, method=method)
        # The service itself may wait as long before it answers.
        timeout = self._settings.timeout + float((query or {}).get("wait") or 0)
        for retry in range(self._settings.max_retries + 1):
            try:
                return self._attempt(request, timeout)
            except Exception as error:
                delay = delay_before(retry, error, repeat)
                if delay is None or retry == self._settings.max_retries:
                    raise
                time.sleep(delay)
        raise AssertionError("A last try returns or raises.")

    def _attempt(self, request: urllib.request.Request, timeout: float) -> Reply:
        try:
            with self._opener.open(request, timeout=timeout) as answer:
                return _read(answer.status, dict(answer.headers), answer.read())
        except urllib.error.HTTPError as answer:
            with answer:
                return _read(answer.code, dict(answer.headers), answer.read())
        except (OSError, http.client.HTTPException) as error:
            reason = getattr(error, "reason", error)
            # Before Python 3.10 they are two classes.
            if isinstance(reason, (TimeoutError, socket.timeout)):
                raise BrandrunTimeoutError(f"No answer came within {timeout:g} s.") from error
            raise BrandrunNetworkError(f"No answer came from {self._address}: {reason}") from error


def _warn(answer: Any) -> None:
    """Shows the warnings of an answer at the line of the program that made the call."""
    said = answer.get("warnings") if isinstance(answer, dict) else None
    for text in said if isinstance(said, list) else []:
        warnings.warn(str(text), BrandrunWarning, stacklevel=4)


def _read(status: int, named: Mapping[str, str], text: bytes) -> Reply:
    headers = {name.lower(): value for name, value in named.items()}
    try:
        body = json.loads(text) if text else None
        is_json = True
    except ValueError:
        body, is_json = None, False
    if not 200 <= status < 300 or not is_json or (body is None and status != 204):
        raise BrandrunApiError(status, headers, body)
    return Reply(status, headers, body)
