import { REFUSALS, type RefusalCode } from "../../lib/core/errors.ts";
import type { DescribedRoute } from "./routes.ts";

export type ErrorCode = RefusalCode | "internal_error";

/** What a valid, missing or unknown key may meet at any route that asks for one. */
const KEYED: readonly RefusalCode[] = [
  "missing_api_key",
  "invalid_api_key",
  "revoked_api_key",
  "expired_api_key",
  "address_not_allowed",
  "plan_required",
  "rate_limited",
];

/** The codes a call may be refused with, by status. */
export function refusalsOf(route: DescribedRoute): Map<number, ErrorCode[]> {
  const codes = new Set<ErrorCode>([...transportRefusals(route), ...(route.operation.refuses ?? [])]);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...codes].sort()) {
    const status = code === "internal_error" ? 500 : REFUSALS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}

/** What the way of calling brings along: the key, the body, the path, the outage of a dependency. */
function transportRefusals({ method, needsKey, judged, how, operation }: DescribedRoute): ErrorCode[] {
  // What a form lacks is said in its own error.
  if (judged.body?.form) return ["internal_error", "dependency_down", "payload_too_large"];
  return [
    "internal_error",
    "dependency_down",
    "validation_error",
    ...(needsKey ? KEYED : []),
    ...(method === "get" ? [] : (["malformed_body", "payload_too_large"] as const)),
    ...(judged.body ? (["unsupported_media_type"] as const) : []),
    ...(how.once ? (["idempotency_mismatch", "idempotency_in_progress"] as const) : []),
    ...(how.ifMatch ? (["version_conflict"] as const) : []),
    ...testKeyRefusals(operation),
  ];
}

const testKeyRefusals = ({ testKey }: DescribedRoute["operation"]) =>
  testKey === "read only" || typeof testKey === "object" ? (["test_key_read_only"] as const) : [];
