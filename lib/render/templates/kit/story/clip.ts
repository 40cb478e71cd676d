import { sentenceEnds } from "../../../../text/sentence-ends.ts";
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

/** The sentences of a text. */
export function sentencesIn(text: string): string[] {
  const ends = sentenceEnds(text);
  return ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end).trim()).filter(Boolean);
}

/** A text as there is time for it: whole, else its first clause, else shortened. */
export function terse(text: string, most: number): string {
  if (text.length <= most) return text;
  const [sentence = ""] = sentencesIn(text);
  const [clause = ""] = sentence.split(/(?:[:;]|\s[–—-])\s+/);
  const first = [unstopped(sentence), clause].find((one) => isClause(one, most));
  return first ?? clip(text, most);
}

const isClause = (text: string, most: number) =>
  text.length <= most && text.trim().split(/\s+/).length >= CLAUSE;
const unstopped = (text: string) => text.replace(/(?<!\.)[.。]$/u, "");

/** The first sentences of a text that fit as a whole. */
export function wholeSentences(text: string, most: number): string {
  let kept = "";
  for (const part of sentencesIn(text)) {
    const longer = [kept, part].filter(Boolean).join(" ");
    if (longer.length > most) break;
    kept = longer;
  }
  return kept;
}

/** A name as the beginning of a row: "e-bike check" gets a capital, "iPhone" stays. */
export const capitalized = (text: string): string =>
  text.replace(/^\p{Ll}(?=\p{Ll}|[- ])/u, (first) => first.toUpperCase());
