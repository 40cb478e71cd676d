import type { Schema } from "./schema.ts";

const count = (description: string) => ({
  description,
  schema: { type: "integer", format: "int64", minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
});
const text = (description: string, schema: Schema) => ({
  description,
  schema: { type: "string", maxLength: 8_192, ...schema },
});

/** Every header of an answer that the description names. */
export const HEADERS = {
  "Access-Control-Allow-Origin": text("Always `*`: keys, never cookies, say who asks.", { const: "*" }),
  "X-Request-Id": text("Names the request in reports to support. Your own X-Request-Id comes back here.", {
    pattern: "^[A-Za-z0-9._-]{8,128}$",
  }),
  "RateLimit-Limit": count(
    "Size of one limit: of the key's burst, its day and, where a run is started, the workspace's month of the asset type, the one with the smallest share left. Without a key the burst of the address. Sent as X-RateLimit-Limit too.",
  ),
  "RateLimit-Remaining": count("What is left of it. Sent as X-RateLimit-Remaining too."),
  "RateLimit-Reset": count(
    "Seconds until this limit resets; of a burst, until one more request is free. X-RateLimit-Reset has the moment itself in Unix seconds.",
  ),
  "Retry-After": count("Seconds to wait before the request is sent again."),
  "WWW-Authenticate": text("How to authenticate (RFC 6750).", { const: 'Bearer realm="brandrun"' }),
  "Idempotent-Replayed": text(
    "Present when this was done before: the stored answer of an earlier request, or nothing was left to do.",
    {
      const: "true",
    },
  ),
  ETag: text("The version of what was read, for If-Match or If-None-Match.", { pattern: '^"[!-~]*"$' }),
  Link: text('The next page: `<address>; rel="next"` (RFC 8288). Absent on the last page.', {
    pattern: "^<[^>]*>; rel=",
  }),
  "X-Next-Cursor": text("Pass it as `after` to read on.", { pattern: "^[0-9]{1,16}$" }),
  Deprecation: text("`true`: this call will go away. `Sunset` says when.", { const: "true" }),
  Sunset: text("The moment the call ends, as an HTTP date (RFC 8594), at least 90 days after the notice.", {
    pattern: "^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$",
  }),
} as const;

type HeaderName = keyof typeof HEADERS;

const EVERY: readonly HeaderName[] = [
  "Access-Control-Allow-Origin",
  "X-Request-Id",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
];

/** References to the headers that every answer has, and to further ones. */
export const headersWith = (further: readonly string[] = []) =>
  Object.fromEntries([...EVERY, ...further].map((name) => [name, { $ref: `#/components/headers/${name}` }]));
