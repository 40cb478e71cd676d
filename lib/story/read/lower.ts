import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/**
 * Patterns for small letters only. A pattern that ignores case and knows every letter of Unicode takes a hundred
 * times as long to compile; these run on `lower(text)` instead, whose offsets are those of the text.
 */

const LETTERS =
  "a-z\\u00b5\\u00df-\\u00f6\\u00f8-\\u02af\\u0370-\\u03ff\\u0400-\\u1fff\\u3040-\\u30ff\\u3400-\\ud7ff";

/** A text in small letters, of the same length. */
export function lower(s: string): string {
  const low = s.toLowerCase();
  if (low.length === s.length) return low;
  return s.replace(/\p{Lu}/gu, (c) => (c.toLowerCase().length === c.length ? c.toLowerCase() : c));
}

/** The source with letters as ranges and capitals small. */
function lowered(source: string): string {
  let inClass = false;
  return source.replace(/\\p\{(?:L|Ll|Lu|N)\}|\\k<\w+>|\(\?<\w+>|\\.|[[\]A-Z]/g, (part) => {
    if (part === "[" || part === "]") inClass = part === "[";
    else if (part === "\\p{N}") return "\\d";
    else if (part.startsWith("\\p{")) return inClass ? LETTERS : `[${LETTERS}]`;
    return part.length === 1 ? part.toLowerCase() : part;
  });
}

/** A pattern for `lower(text)`, compiled on first use. */
export const pattern = (source: string | RegExp, flags = ""): (() => RegExp) =>
  once(() => new Prefiltered(lowered(typeof source === "string" ? source : source.source), flags));

/** Named groups of a match in `lower(text)`, in the words of the text. Needs the flag `d`. */
export function groupsOf(m: RegExpExecArray | RegExpMatchArray, text: string): Record<string, string> {
  const groups = Object.entries(m.indices?.groups ?? {});
  return Object.fromEntries(groups.flatMap(([name, at]) => (at ? [[name, text.slice(at[0], at[1])]] : [])));
}
