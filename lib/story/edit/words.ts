import { sentences } from "../../copy/sentences.ts";
import { plain } from "../review/plain.ts";

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Words of one or two letters are in every text; numbers count however short they are. */
const counts = (word: string) => word.length > 2 || /\d/.test(word) || UNSPACED.test(word);

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(" ")
    .flatMap((word) => (UNSPACED.test(word) ? [...word] : word))
    .filter(counts);

/** The share of the words of `said` that stand in a text, from 0 to 1. Nothing said is nothing missed. */
export function shareIn(text: string, said: string): number {
  const words = wordsOf(said);
  const there = new Set(wordsOf(text));
  return words.length > 0 ? words.filter((word) => there.has(word)).length / words.length : 1;
}

/** Whether one of the texts has every word. */
export const hasAll = (texts: readonly string[], said: string): boolean =>
  texts.some((text) => shareIn(text, said) === 1);

/** From this share of common words on, one sentence is another form of the other. */
const ALIKE = 0.5;

const isSame = (a: string, b: string) => plain(a) === plain(b);

/** Sentences that an edit changed, each with what stands in its place: another form of it, or nothing. */
export type Edits = ReadonlyMap<string, string>;

/** What became of the sentences of a text that its author has edited. */
export function editsBetween(before: string, after: string): Edits {
  const now = sentences(after);
  const gone = sentences(before).filter((old) => !now.some((kept) => isSame(kept, old)));
  const added = now.filter((one) => !sentences(before).some((old) => isSame(old, one)));
  const edits = new Map<string, string>();
  for (const old of gone) {
    const at = added.findIndex((one) => shareIn(one, old) >= ALIKE || shareIn(old, one) === 1);
    edits.set(old, at < 0 ? "" : (added.splice(at, 1)[0] ?? ""));
  }
  return edits;
}

/** A text with the same edits: sentences that were taken out are gone, changed ones are changed. */
export function withEdits(text: string, edits: Edits): string {
  let edited = text;
  for (const sentence of sentences(text)) {
    const [, now] = [...edits].find(([old]) => isSame(old, sentence)) ?? [];
    if (now !== undefined) edited = edited.replace(sentence, () => now);
  }
  return edited === text ? text : tidied(edited);
}

/** Without the blanks and empty lines that a sentence leaves behind. */
const tidied = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
