from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Callable, Iterator, Optional, TypeVar

from ._calls import Calls
from ._errors import BrandrunTimeoutError

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from . import types as t

R = TypeVar("R")

_LONGEST = 600.0
_UNWATCHED = 25
"""How long one request is held open: shorter where progress is shown."""
_WATCHED = 3
_GAP = 1.0
"""A service that answers at once is not asked in a tight loop."""


class Brandrun(Calls):
    """A client of the Brandrun API. Its methods have the names of the calls in the interface description."""

    def wait_for_run(
        self,
        run_id: str,
        *,
        timeout: float = _LONGEST,
        on_progress: Optional[Callable[[t.RunInFull], object]] = None,
    ) -> t.RunInFull:
        """
        The run once it has succeeded or failed: look at its `status`. `on_progress` is called with it after every look.
        Raises BrandrunTimeoutError after `timeout` seconds; the run goes on.
        """
        return _until_over(
            lambda wait: self.get_run(run_id, wait=wait), _run_is_over, timeout, on_progress
        )

    def wait_for_batch(
        self,
        batch_id: str,
        *,
        timeout: float = _LONGEST,
        on_progress: Optional[Callable[[t.Batch], object]] = None,
    ) -> t.Batch:
        """The batch once every item has succeeded or failed."""
        return _until_over(
            lambda wait: self.get_batch(batch_id, wait=wait), _batch_is_over, timeout, on_progress
        )

    def generate_and_wait(self, **body: Unpack[t.GenerateRequest]) -> t.RunInFull:
        """Starts a run and waits until it has succeeded or failed."""
        return self.wait_for_run(self.generate(**body)["id"])

    def stream_events(self, **query: Unpack[t.ListEventsQuery]) -> Iterator[t.Event]:
        """Events as they happen, without an end: leave the loop. Begins after now."""
        filters: dict[str, Any] = {"after": "latest", "wait": _UNWATCHED, **query}
        while True:
            reply = self.request("GET", "/api/v1/programmatic/events", query=filters)
            yield from reply.body
            filters["after"] = reply.headers["x-next-cursor"]


def _run_is_over(run: t.RunInFull) -> bool:
    return run["status"] in ("succeeded", "failed")


def _batch_is_over(batch: t.Batch) -> bool:
    return batch["status"] == "completed"


def _until_over(
    read: Callable[[int], R],
    is_over: Callable[[R], bool],
    timeout: float,
    on_progress: Optional[Callable[[R], object]],
) -> R:
    """Reads a record by long polling until it has ended."""
    end = time.monotonic() + timeout
    longest = _WATCHED if on_progress else _UNWATCHED
    while True:
        asked = time.monotonic()
        record = read(max(0, min(longest, int(end - asked))))
        if on_progress:
            on_progress(record)
        if is_over(record):
            return record
        now = time.monotonic()
        if now >= end:
            raise BrandrunTimeoutError(f"It has not ended within {timeout:g} s.")
        time.sleep(min(max(0.0, asked + _GAP - now), end - now))
