import { tiesIn } from "../../../type/ties.ts";

/** Shortens a text at the edge of a word, never between a number and its unit; `…` says so. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most - 1);
  const edge = Math.max(lastGap(text, head.length), head.lastIndexOf("、"), head.lastIndexOf("。"));
  const kept = edge > most / 2 ? head.slice(0, edge) : head.replace(/[\ud800-\udbff]$/u, "");
  return `${kept.replace(/[\s,;:–—\-(“"'‘]+$/u, "")}…`;
}

function lastGap(text: string, before: number): number {
  const ties = tiesIn(text);
  let at = text.lastIndexOf(" ", before - 1);
  while (at > 0 && ties.get(at) === "hard") at = text.lastIndexOf(" ", at - 1);
  return at;
}

/** A text that cannot be shown whole is better not shown at all. */
export const whole = (text: string, most: number): string => (text.length <= most ? text : "");

/** A clause of fewer words says too little to stand for the whole. */
const CLAUSE = 3;

/** A text as there is time for it: whole, else its first clause, else shortened. */
export function terse(text: string, most: number): string {
  if (text.length <= most) return text;
  const [first = ""] = text.split(/(?:[:;.!?…]|\s[–—-])\s+|[。！？]/u);
  const isClause = first.length <= most && first.trim().split(/\s+/).length >= CLAUSE;
  return isClause ? first : clip(text, most);
}

/** Part of a pattern: behind "24." no month begins a sentence. */
export const NO_MONTH = "(?!(?<=\\d\\.\\s+)(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))";

const NEXT = new RegExp(`(?<=[.!?…])\\s+${NO_MONTH}(?=[\\p{Lu}\\p{N}\\p{Lo}“"„«])|(?<=[。！？])`, "u");

/** The sentences of a line. */
export const sentencesIn = (text: string): string[] => text.split(NEXT);

/** The first sentences of a text that fit as a whole. */
export function wholeSentences(text: string, most: number): string {
  let kept = "";
  for (const part of sentencesIn(text)) {
    const longer = [kept, part.trim()].filter(Boolean).join(" ");
    if (longer.length > most) break;
    kept = longer;
  }
  return kept;
}

/** A name as the beginning of a row: "e-bike check" gets a capital, "iPhone" stays. */
export const capitalized = (text: string): string =>
  text.replace(/^\p{Ll}(?=\p{Ll}|[- ])/u, (first) => first.toUpperCase());
