from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Generic, Iterator, Mapping, Optional, TypeVar
from urllib.parse import parse_qs, urlsplit

if TYPE_CHECKING:
    from ._caller import Caller, Reply

T = TypeVar("T")

_LARGEST_PAGE = 100


class Pages(Generic[T]):
    """
    A list that has pages. Nothing is asked for until it is read: `for run in client.list_runs():` reads page after
    page, `client.list_runs().page()` the first one only.
    """

    def __init__(self, caller: Caller, path: str, filters: Mapping[str, Any]) -> None:
        self._caller = caller
        self._path = path
        self._filters = {"limit": _LARGEST_PAGE, **filters}

    def page(self) -> list[T]:
        """The first page: `limit` records, by default 100."""
        records: list[T] = self._read(self._filters).body
        return records

    def pages(self) -> Iterator[list[T]]:
        """Page after page, each a list."""
        filters: Optional[dict[str, Any]] = self._filters
        while filters is not None:
            reply = self._read(filters)
            if reply.body:
                yield reply.body
            filters = _next(filters, reply)

    def __iter__(self) -> Iterator[T]:
        for records in self.pages():
            yield from records

    def _read(self, filters: Mapping[str, Any]) -> Reply:
        return self._caller._send("GET", self._path, "safe", filters)


def _next(filters: dict[str, Any], reply: Reply) -> Optional[dict[str, Any]]:
    """Follows the cursor of the event log, the one of `Link: rel="next"` where the list has one, else the offset."""
    size = len(reply.body)
    if "x-next-cursor" in reply.headers:
        return {**filters, "after": reply.headers["x-next-cursor"]} if size else None
    link = re.search(r'<([^>]*)>;\s*rel="next"', reply.headers.get("link", ""))
    cursor = parse_qs(urlsplit(link.group(1)).query).get("cursor") if link else None
    if cursor:
        return {**filters, "cursor": cursor[0]}
    # A list with cursors has ended where no next one is named.
    if "cursor" in filters or size < filters["limit"]:
        return None
    return {**filters, "offset": filters.get("offset", 0) + size}
