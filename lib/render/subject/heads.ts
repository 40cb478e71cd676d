import { PASSING } from "./passing.ts";
import type { SubjectToken } from "./tokens.ts";
import type { SubjectLanguage, SubjectWords } from "./words.ts";

/** A subject and the words that name it. */
export type FoundSubject = { subject: string; at: number; end: number };

/** Between a noun and what only says of which sort it is: "pain au chocolat". */
const OF: Partial<Record<SubjectLanguage, RegExp>> = {
  fr: /^(?:de|des|du|d|à|au|aux|en)$/,
  es: /^(?:de|del|en|con|al?)$/,
  it: /^(?:di|del|della|dei|degli|delle|al|alla|alle|ai|da|in)$/,
  pt: /^(?:de|do|da|dos|das|em|com|ao)$/,
};

/**
 * What the nouns of a text name. Of nouns that are one thing, the head says what it is, and the other only of which sort:
 * a lobster boat is a boat, and stays one beside what any story may speak of.
 */
export function heads(
  found: readonly FoundSubject[],
  tokens: readonly SubjectToken[],
  language: SubjectLanguage,
): FoundSubject[] {
  const isThing = ({ subject }: FoundSubject) => !PASSING.has(subject);
  const isJoined = (from: number, to: number) => tokens.slice(from, to).every((token) => token.isJoined);
  const of = OF[language];
  const isSort = (one: FoundSubject, i: number): boolean => {
    if (!isThing(one)) return false;
    const [before, after] = [found[i - 1], found[i + 1]];
    if (language === "en") return after?.at === one.end && isThing(after) && isJoined(after.at, after.at + 1);
    if (!of || !before || !isThing(before) || one.at !== before.end + 1) return false;
    return isJoined(before.end, one.at + 1) && of.test(tokens[before.end]?.word ?? "");
  };
  return found.filter((one, i) => !isSort(one, i));
}

/**
 * Whether the noun beside a word of several meanings makes it another thing: a bottle bank is no bank, and neither is
 * a banque de données. A name says whose it is: the Banque de France is one.
 */
export function isOtherSense(words: SubjectWords, tokens: readonly SubjectToken[], at: number): boolean {
  const { ambiguous, isPlain, isDoing, language } = words;
  const [before, word, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!word || !ambiguous.has(word.word)) return false;
  const isNoun = (token: SubjectToken | undefined) =>
    token !== undefined && !isName(token) && !isPlain(token.word) && !isDoing(token.word);
  if (language === "en") return word.isJoined && !ENDS_OTHERWISE.test(before?.word ?? "") && isNoun(before);
  const of = OF[language];
  if (!of || !next?.isJoined) return false;
  if (next.elided !== undefined) return of.test(next.elided) && isNoun(next);
  return of.test(next.word) && tokens[at + 2]?.isJoined === true && isNoun(tokens[at + 2]);
}

const isName = ({ isCapital, startsSentence }: SubjectToken) => isCapital && !startsSentence;

/** Adjectives and participles say what a thing is like. */
const ENDS_OTHERWISE = /(?:ed|ly|al|ous|ful|ive|ble|est|ern|['’]s)$/;
