/*
 * Reads JSON of other programs without a schema library: loading one would double the start time of this
 * client. A value of another type reads as absent, and unknown fields are ignored.
 */

export type JsonFields = Readonly<Record<string, unknown>>;

/** The fields of an object; anything else has none. */
export const fieldsOf = (value: unknown): JsonFields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonFields) : {};

export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

export const numberOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

export const flagOf = (value: unknown): boolean | undefined =>
  typeof value === "boolean" ? value : undefined;

/** The items that `read` understands; no list has none. */
export const listOf = <T>(value: unknown, read: (item: unknown) => T | undefined): T[] =>
  Array.isArray(value) ? value.map(read).filter((item) => item !== undefined) : [];
