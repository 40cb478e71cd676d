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

/** From this share of its words on, a text tells a fact, perhaps in other words. */
export const TELLS = 0.6;

/** From this share of common words on, one sentence is another form of the other. */
const ALIKE = 0.5;

const isSame = (a: string, b: string) => plain(a) === plain(b);

/** Sentences that an edit changed, each with what stands in its place: other words for it, or nothing. */
export type Edits = ReadonlyMap<string, string>;

/** A sentence that only one of two texts has, and how many sentences of both stand before it. */
type Own = { text: string; place: number };

function ownOf(text: readonly string[], other: readonly string[]): Own[] {
  let place = 0;
  return text.flatMap((sentence) => {
    const isKept = other.some((one) => isSame(one, sentence));
    if (isKept) place++;
    return isKept ? [] : [{ text: sentence, place }];
  });
}

/**
 * What became of the sentences of a text that its author has edited. A sentence that has gone is another one like it,
 * or those that were written in its place: a text that says all of it anew takes nothing out.
 */
export function editsBetween(before: string, after: string): Edits {
  const [was, is] = [sentences(before), sentences(after)];
  const added = ownOf(is, was);
  const gone = ownOf(was, is);
  const edits = new Map<string, string>();
  for (const { text: old } of gone) {
    const at = added.findIndex(({ text: one }) => shareIn(one, old) >= ALIKE || shareIn(old, one) === 1);
    if (at >= 0) edits.set(old, added.splice(at, 1)[0]?.text ?? "");
  }
  const rewritten = gone.filter(({ text }) => !edits.has(text));
  for (const { text, place } of rewritten) {
    const its = rewritten.filter((one) => one.place === place);
    const anew = added.filter((one) => one.place === place);
    const at = its.findIndex((one) => one.text === text);
    // The last one of a stretch takes all that is left, so that nothing new is lost.
    const end = at === its.length - 1 ? anew.length : at + 1;
    const now = anew.slice(Math.min(at, anew.length - 1), end);
    edits.set(text, now.map((one) => one.text).join(" "));
  }
  return edits;
}

/** A text with the same edits: sentences that were taken out are gone, changed ones are changed, each once. */
export function withEdits(text: string, edits: Edits): string {
  let edited = text;
  for (const sentence of sentences(text)) {
    const [, now] = [...edits].find(([old]) => isSame(old, sentence)) ?? [];
    if (now === undefined) continue;
    const isSaid = now !== "" && ` ${plain(edited)} `.includes(` ${plain(now)} `);
    edited = edited.replace(sentence, () => (isSaid ? "" : closedAs(sentence, now)));
  }
  return edited === text ? text : tidied(edited);
}

/** A headline has no full stop; in the place of a sentence it has that of the sentence. */
const closedAs = (sentence: string, now: string): string =>
  /[\p{L}\p{N}]$/u.test(now) ? `${now}${/[.!?。！？]$/u.exec(sentence)?.[0] ?? ""}` : now;

/** Without the blanks and empty lines that a sentence leaves behind. */
const tidied = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
