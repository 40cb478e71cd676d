from __future__ import annotations

import random
from typing import Literal, Optional

from ._errors import BrandrunApiError, BrandrunNetworkError, BrandrunTimeoutError

Repeat = Literal["keyed", "safe", "unsafe"]
"""
`keyed`: takes an Idempotency-Key, so a repeat is done once. `safe`: a repeat changes nothing more.
Calls that are neither are repeated only where the service did nothing.
"""

_FIRST = 0.5
_LONGEST_BACK_OFF = 8.0
_LONGEST_WAIT = 60.0
"""A limit that lasts longer, such as that of a month, is for the caller to decide about."""


def delay_before(retry: int, error: Exception, repeat: Repeat) -> Optional[float]:
    """Seconds to wait before a retry (the first is 0), or None where none would help or be safe."""
    if not _may_repeat(error, repeat):
        return None
    back_off = min(_FIRST * 2**retry, _LONGEST_BACK_OFF)
    jitter = random.random() * back_off / 2
    asked = error.retry_after if isinstance(error, BrandrunApiError) else None
    if asked is None:
        return back_off / 2 + jitter
    # Clients that were refused together do not all come back together, and none comes back too early.
    return None if asked > _LONGEST_WAIT else asked + jitter


def _may_repeat(error: Exception, repeat: Repeat) -> bool:
    if isinstance(error, (BrandrunNetworkError, BrandrunTimeoutError)):
        # The request may or may not have arrived.
        return repeat != "unsafe"
    if not isinstance(error, BrandrunApiError):
        return False
    if error.code == "idempotency_in_progress":
        # An earlier try of this call is still being worked on.
        return True
    # A limit refuses before anything is done.
    return error.retryable and (error.status == 429 or (error.status >= 500 and repeat != "unsafe"))
