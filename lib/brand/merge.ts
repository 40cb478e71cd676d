const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** JSON Merge Patch (RFC 7396): objects merge, null removes, everything else replaces. `__proto__` is nobody's field. */
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

/** Equal as JSON: the order of an object's fields says nothing. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, i) => sameJson(value, b[i]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && sameJson(a[name], b[name]))
  );
}

const LONGEST_TEXT = 4_000;
const LONGEST_NAME = 80;
const MOST_ENTRIES = 200;
const DEEPEST = 6;

type Problem = { path: (string | number)[]; message: string };

/** The first thing in a value that is too large to be kept, and where it stands. */
export function problemIn(value: unknown, path: Problem["path"] = [], depth = 1): Problem | undefined {
  const message = troubleWith(value, depth);
  if (message !== undefined) return { path, message };
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = problemIn(inner, [...path, Array.isArray(value) ? Number(name) : name], depth + 1);
    if (found) return found;
  }
  return undefined;
}

function troubleWith(value: unknown, depth: number): string | undefined {
  if (typeof value === "string" && value.length > LONGEST_TEXT)
    return `Use at most ${LONGEST_TEXT.toLocaleString("en")} characters for one text.`;
  if (typeof value === "number" && !Number.isFinite(value)) return "This number is too large.";
  if (typeof value !== "object" || value === null) return undefined;
  if (depth > DEEPEST) return `Nest at most ${DEEPEST} levels deep.`;
  const names = Object.keys(value);
  if (names.length > MOST_ENTRIES) return `Use at most ${MOST_ENTRIES} entries.`;
  return names.some((name) => name.length > LONGEST_NAME)
    ? `Use at most ${LONGEST_NAME} characters for the name of a field.`
    : undefined;
}
