"""The Python client of Brandrun: one brief in, on-brand pictures and films out."""

from . import types
from ._caller import Reply
from ._client import Brandrun
from ._errors import (
    BrandrunApiError,
    BrandrunError,
    BrandrunNetworkError,
    BrandrunTimeoutError,
    BrandrunWarning,
    BrandrunWebhookError,
    FieldProblem,
)
from ._pages import Pages
from ._webhooks import verify_webhook

__all__ = [
    "Brandrun",
    "BrandrunApiError",
    "BrandrunError",
    "BrandrunNetworkError",
    "BrandrunTimeoutError",
    "BrandrunWarning",
    "BrandrunWebhookError",
    "FieldProblem",
    "Pages",
    "Reply",
    "types",
    "verify_webhook",
]
