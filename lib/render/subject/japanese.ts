import type { SubjectRole } from "./roles.ts";
import type { SubjectWords } from "./words.ts";

/** A noun that is done, and not spoken of. */
const DONE = /^(?:する|し(?:ます|た|て|ま)|でき)/u;
/** Particles of where something is. */
const PLACE = /^(?:で|に|へ|から|にて|まで)/u;
const OF = "の";
/** Letters that go on with a noun. */
const NOUN = /^[\p{Script=Han}\p{Script=Katakana}ー]+/u;

export type JapaneseFind = { subject: string; role: SubjectRole; at: number; end: number };

/** Japanese has no spaces: the longest words that stand in the text, each letter once, in their order. */
export function japanese(words: SubjectWords, text: string): JapaneseFind[] {
  const hits: { at: number; end: number; subject: string }[] = [];
  for (const [word, subject] of [...words.exact].toSorted(([a], [b]) => b.length - a.length)) {
    const at = text.indexOf(word);
    const end = at + word.length;
    const isTaken = hits.some((hit) => at < hit.end && hit.at < end);
    if (at >= 0 && !isTaken && isWhole(text, word, at)) hits.push({ at, end, subject });
  }
  const ordered = hits.toSorted((a, b) => a.at - b.at);
  // Of words that stand together, the last one says what it is.
  const heads = ordered.filter((hit, i) => ordered[i + 1]?.at !== hit.end);
  return heads.map((hit) => ({ ...hit, role: roleIn(words, text, hit.end) }));
}

/** Whether a word stands for itself: it is not done, and short ones are no part of another. */
function isWhole(text: string, word: string, at: number): boolean {
  const [before, after] = [text[at - 1] ?? "", text.slice(at + word.length)];
  if (DONE.test(after)) return false;
  if (word.length === 1 && /\p{Script=Han}/u.test(before + after.slice(0, 1))) return false;
  return !(word.length < 3 && isKatakana(word) && isKatakana(before));
}

const isKatakana = (text: string) => /^[\p{Script=Katakana}ー]+$/u.test(text);

/** What a word does that ends here: what follows says what is done with the thing, or names another. */
function roleIn(words: SubjectWords, text: string, end: number): SubjectRole {
  const rest = text.slice(end);
  if (PLACE.test(rest)) return "place";
  const isOf = rest.startsWith(OF);
  const noun = NOUN.exec(isOf ? rest.slice(OF.length) : rest)?.[0];
  if (noun === undefined) return isOf && !isPlainAfter(words, rest.slice(OF.length)) ? "sort" : "thing";
  return isDone(words, noun) ? "thing" : "sort";
}

const isPlainAfter = ({ isPlain, isDoing, isMeasure }: SubjectWords, rest: string) =>
  [1, 2, 3, 4].some((length) => {
    const word = rest.slice(0, length);
    return isPlain(word) || isDoing(word) || isMeasure(word);
  });

/** Whether a noun only says what is done, alone or with words before it that name nothing: 数量限定販売. */
export function isDone(words: SubjectWords, noun: string): boolean {
  const { isPlain, isDoing, isMeasure } = words;
  for (let length = noun.length; length > 0; length--) {
    const part = noun.slice(0, length);
    if (!isPlain(part) && !isDoing(part) && !isMeasure(part)) continue;
    if (length === noun.length || isDone(words, noun.slice(length))) return true;
  }
  return false;
}
