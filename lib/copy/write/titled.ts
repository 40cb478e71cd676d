import { balanced, dangles, hasVerb } from "../grammar.ts";
import { variants } from "../rewrite/variants.ts";
import { capitalize, size, stop, unstop, wordCount } from "../text.ts";

export type Titled = { title: string; body: string };

const MAX_TITLE = 46;
const RANK: Record<string, number> = {
  imperative: 5,
  "from-to": 5,
  "so-imperative": 4,
  "no-more": 4,
  main: 3,
  short: 2,
};
const LEANS = /^(?:it|they|this|from|she|he|last|on|in)\b/i;

/** What is left of `text` after its title, as a sentence of its own. */
function bodyAfter(text: string, title: string): Titled {
  if (!text.toLowerCase().startsWith(title.toLowerCase())) return { title, body: stop(capitalize(text)) };
  const rest = text
    .slice(title.length)
    .replace(/^[\s,;:–-]+/, "")
    .replace(/^\(([^)]+)\)\s*(.*)$/, (_m, a: string, b: string) => (b ? `${a}. ${capitalize(b)}` : a))
    .replace(/^(?:that|which|who)\s+(?!i\b|we\b|you\b|they\b)/i, "")
    .replace(/^so that\b/i, "So")
    .replace(/^and\s+/i, "");
  return wordCount(rest) >= 2 ? { title, body: stop(capitalize(rest)) } : { title: text, body: "" };
}

/** "Title: body" or "Title – body". */
function separated(text: string): Titled | undefined {
  const m = /^([^:–]{3,40})(?::|\s[–-])\s+(.{6,})$/.exec(text);
  if (!m?.[1] || !m[2] || /^(?:we|i)\s/i.test(m[1])) return undefined;
  return { title: capitalize(m[1]), body: stop(capitalize(m[2])) };
}

/** A sentence as the title and body of a slide; the body says only what the title leaves, never the same words twice. */
export function titled(sentence: string, product?: string): Titled {
  const text = unstop(sentence);
  const pair = separated(text);
  if (pair) return pair;
  if (size(text) <= MAX_TITLE + 2) return { title: text, body: "" };
  const [best] = variants(text, product)
    .filter((v) => v.by !== "whole" && size(v.text) <= MAX_TITLE && wordCount(v.text) >= 2)
    .filter((v) => !dangles(v.text) && !/^(?:it|they|this|from|she|he)\b/i.test(v.text))
    .sort((a, b) => (RANK[b.by] ?? 1) - (RANK[a.by] ?? 1));
  if (best) return bodyAfter(text, best.text);
  const cut = text.split(/,\s+|\s+(?=(?:that|which|who|so|because)\s)/)[0] ?? text;
  const isWhole =
    balanced(cut) && wordCount(cut) >= 2 && size(cut) <= MAX_TITLE && !dangles(cut) && !LEANS.test(cut);
  const atComma = text.charAt(cut.length) === ",";
  if (isWhole && (!hasVerb(cut) || atComma)) return bodyAfter(text, capitalize(cut));
  return { title: "", body: stop(text) };
}
