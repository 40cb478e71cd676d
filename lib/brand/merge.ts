import { own } from "../text/own.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * JSON Merge Patch (RFC 7396): objects merge, null removes, everything else replaces. `__proto__` is never
 * merged.
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map(Object.entries(isObject(target) ? target : {}));
  for (const [name, value] of Object.entries(patch)) {
    if (name === "__proto__") continue;
    if (value === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), value));
  }
  return Object.fromEntries(merged);
}

/** Equal as JSON. The order of an object's fields does not matter. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, i) => sameJson(value, b[i]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && sameJson(own(a, name), own(b, name)))
  );
}

const MAX_TEXT = 4_000;
export const MAX_NAME = 80;
export const MAX_ENTRIES = 200;
const MAX_DEPTH = 6;

type JsonProblem = { path: (string | number)[]; message: string };

/** The first value that is too large to store, and its path. */
export function findJsonProblem(
  value: unknown,
  path: JsonProblem["path"] = [],
  depth = 1,
): JsonProblem | undefined {
  const message = limitProblem(value, depth);
  if (message !== undefined) return { path, message };
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = findJsonProblem(inner, [...path, Array.isArray(value) ? Number(name) : name], depth + 1);
    if (found) return found;
  }
  return undefined;
}

function limitProblem(value: unknown, depth: number): string | undefined {
  if (typeof value === "string" && value.length > MAX_TEXT)
    return `Use at most ${MAX_TEXT.toLocaleString("en")} characters for one text.`;
  if (typeof value === "number" && !Number.isFinite(value)) return "This number is too large.";
  if (typeof value !== "object" || value === null) return undefined;
  if (depth > MAX_DEPTH) return `Nest at most ${MAX_DEPTH} levels deep.`;
  const names = Object.keys(value);
  if (names.length > MAX_ENTRIES) return `Use at most ${MAX_ENTRIES} entries.`;
  return names.some((name) => name.length > MAX_NAME)
    ? `Use at most ${MAX_NAME} characters for the name of a field.`
    : undefined;
}
