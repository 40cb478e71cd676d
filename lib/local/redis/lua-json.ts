import { bytes } from "./bytes.ts";

/** The UTF-8 bytes of a `\uXXXX` escape (or a surrogate pair of them), escaped again for the parser. */
function toByteEscapes(found: string): string {
  if (!found.startsWith("\\u")) return found;
  const units = found.split("\\u").slice(1);
  const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
  return JSON.stringify(bytes(text)).slice(1, -1);
}

const ESCAPES = /\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\u[0-9a-fA-F]{4}|\\./g;

/**
 * Parses JSON given as bytes into a value whose strings are bytes.
 *
 * @throws SyntaxError when it is no JSON.
 */
export function parseJsonBytes(text: string): unknown {
  return JSON.parse(text.replace(ESCAPES, toByteEscapes));
}
