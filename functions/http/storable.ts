import { invalidField } from "../../lib/core/errors.ts";

/**
 * Refuses text that Postgres cannot store: NUL and half a surrogate pair. Changing it silently would be
 * worse.
 */
export function refuseUnstorable(value: unknown, loc: (string | number)[]): void {
  if (typeof value === "string" && isUnstorable(value)) {
    const msg = "This text contains a NUL or half of a surrogate pair. Remove that character.";
    throw invalidField(loc, msg, "invalid_text");
  }
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (isUnstorable(name))
      throw invalidField(loc, "A field name contains a NUL or half of a surrogate pair.", "invalid_text");
    refuseUnstorable(inner, [...loc, Array.isArray(value) ? Number(name) : name]);
  }
}

const isUnstorable = (text: string) =>
  /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
