from __future__ import annotations

import json
import os
import re
import secrets
from typing import Any, Mapping, Optional
from urllib.parse import quote, urlencode


def path_id(value: str) -> str:
    """An id as a part of a path, encoded so that none leads to another call."""
    if not value or value in (".", ".."):
        raise ValueError("An id is missing.")
    return quote(value, safe="")


def query_text(query: Mapping[str, Any]) -> str:
    """`?…` or nothing. Lists have commas between their items, dictionaries are `name[key]=value`."""
    pairs: list[tuple[str, str]] = []
    for name, value in _plain(query).items():
        if isinstance(value, Mapping):
            pairs.extend((f"{name}[{key}]", _text(one)) for key, one in value.items())
        else:
            pairs.append((name, _text(value)))
    return f"?{urlencode(pairs)}" if pairs else ""


def encoded(body: Optional[Mapping[str, Any]]) -> tuple[Optional[bytes], Optional[str]]:
    """The bytes of a body and their content type: JSON, or a form where it holds a file."""
    if body is None:
        return None, None
    fields = _plain(body, keeps_none=True)
    if any(isinstance(value, (bytes, bytearray)) for value in fields.values()):
        return _form(fields)
    return json.dumps(fields).encode(), "application/json"


def _plain(fields: Mapping[str, Any], keeps_none: bool = False) -> dict[str, Any]:
    """Under the names of the API: `from` is a word of Python, so the argument is `from_`."""
    return {name.rstrip("_"): value for name, value in fields.items() if keeps_none or value is not None}


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(map(_text, value))
    return json.dumps(value) if isinstance(value, Mapping) else str(value)


def _form(fields: Mapping[str, Any]) -> tuple[bytes, str]:
    boundary = secrets.token_hex(16)
    parts: list[bytes] = []
    for name, value in fields.items():
        if value is None:
            continue
        is_file = isinstance(value, (bytes, bytearray))
        place = f'; filename="{name}"\r\nContent-Type: application/octet-stream' if is_file else ""
        parts.append(f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"{place}\r\n\r\n'.encode())
        parts.append(bytes(value) if is_file else _text(value).encode())
        parts.append(b"\r\n")
    parts.append(f"--{boundary}--\r\n".encode())
    return b"".join(parts), f"multipart/form-data; boundary={boundary}"


_WHERE_KEYS_ARE = (
    "Keys are minted in the dashboard under Developer, and npx brandrun login gets one. "
    'For a service on this machine: eval "$(npx brandrun env)"'
)


def key_and_address(api_key: Optional[str], base_url: Optional[str]) -> tuple[str, str]:
    """What is given, else what BRANDRUN_API_KEY and BRANDRUN_URL say."""
    key = api_key or os.environ.get("BRANDRUN_API_KEY") or ""
    address = base_url or os.environ.get("BRANDRUN_URL") or ""
    if not key:
        raise ValueError(f"api_key is missing, and BRANDRUN_API_KEY is not set. {_WHERE_KEYS_ARE}")
    if not address:
        raise ValueError(
            "base_url is missing, and BRANDRUN_URL is not set. Give the address of the service, "
            "for example https://brand.example.com or http://localhost:8787."
        )
    if not address.startswith(("http://", "https://")):
        source = "base_url" if base_url else "BRANDRUN_URL"
        raise ValueError(f'{source} is "{address}", which is not an address. Add http:// or https:// in front of it.')
    # Some paste the address with the path of the API.
    return key, re.sub(r"/*(/api/v1(/programmatic)?)?/*$", "", address)
