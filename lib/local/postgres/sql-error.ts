/** Fields of a PostgreSQL error, under the names that Neon's driver expects. */
const FIELDS = [
  "severity",
  "code",
  "detail",
  "hint",
  "position",
  "internalPosition",
  "internalQuery",
  "where",
  "schema",
  "table",
  "column",
  "dataType",
  "constraint",
  "file",
  "line",
  "routine",
] as const;

/** The body of a refused query: `message` and every field of PostgreSQL, `null` where there is none. */
export function sqlErrorBody(error: unknown): Record<string, unknown> {
  const source: Record<string, unknown> = error instanceof Error ? { ...error } : {};
  const message = error instanceof Error ? error.message : String(error);
  return { message, ...Object.fromEntries(FIELDS.map((field) => [field, source[field] ?? null])) };
}
