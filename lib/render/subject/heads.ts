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

/** A noun that says what a thing is, and the one that says of which sort: "lobster boat", "faca de pão". */
type NounPair = { head: FoundSubject; sort: FoundSubject };

/**
 * What the nouns of a text name. Of nouns that are one thing, the head says what it is, and the other only of which sort:
 * a lobster boat is a boat, and stays one beside what any story may speak of. A head that says what is done with the other
 * gives way to it: a tool library has tools.
 */
export function heads(
  words: SubjectWords,
  found: readonly FoundSubject[],
  tokens: readonly SubjectToken[],
): FoundSubject[] {
  const pairs = pairsIn(words.language, found, tokens);
  const isThing = ({ subject }: FoundSubject) => !PASSING.has(subject);
  const left = pairs.map((pair) => {
    if (isDoingWith(words, tokens, pair)) return pair.head;
    return isThing(pair.head) && isThing(pair.sort) ? pair.sort : undefined;
  });
  return found.filter((one) => !left.includes(one));
}

function pairsIn(
  language: SubjectLanguage,
  found: readonly FoundSubject[],
  tokens: readonly SubjectToken[],
): NounPair[] {
  return found.slice(1).flatMap((second, i) => {
    const first = found[i];
    if (!first || !isLinked(language, tokens, first.end, second.at)) return [];
    return [language === "en" ? { head: second, sort: first } : { head: first, sort: second }];
  });
}

/** Whether a noun that ends at one place is one thing with the noun that begins at another. */
function isLinked(
  language: SubjectLanguage,
  tokens: readonly SubjectToken[],
  end: number,
  at: number,
): boolean {
  if (!tokens.slice(end, at + 1).every(({ isJoined }) => isJoined)) return false;
  if (language === "en") return at === end;
  const link = at === end ? tokens[at]?.elided : at === end + 1 ? tokens[end]?.word : undefined;
  return OF[language]?.test(link ?? "") === true;
}

/** Where a library may be: that of a school lends books. */
const HOMES: ReadonlySet<string> = new Set("church hospital hotel school town-hall village-hall".split(" "));

/** Whether the head says what is done with the other: a library lends it. */
const isDoingWith = (
  { isDoing }: SubjectWords,
  tokens: readonly SubjectToken[],
  { head, sort }: NounPair,
): boolean => head.end === head.at + 1 && isDoing(tokens[head.at]?.word ?? "") && !HOMES.has(sort.subject);

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
  if (isOfCraft(words, tokens, at)) return true;
  if (language === "en") return word.isJoined && !ENDS_OTHERWISE.test(before?.word ?? "") && isNoun(before);
  const of = OF[language];
  if (!of || !next?.isJoined) return false;
  if (next.elided !== undefined) return of.test(next.elided) && isNoun(next);
  return of.test(next.word) && tokens[at + 2]?.isJoined === true && isNoun(tokens[at + 2]);
}

/** Between a school and what is taught in it, where nouns follow each other otherwise. */
const TEACHES: Partial<Record<SubjectLanguage, RegExp>> = { en: /^of$/, de: /^für$/, nl: /^voor$/ };
const PUPILS =
  /^(?:(?:young |deaf |blind )?(?:children|girls|boys|kids|pupils|adults)|kinder|mädchen|jungen|jugendliche|erwachsene|kinderen|meisjes|jongens|volwassenen)$/;

/** A school of fan-making has no schoolhouse, and a school for children has one. */
function isOfCraft(
  { language, isPlain }: SubjectWords,
  tokens: readonly SubjectToken[],
  at: number,
): boolean {
  const [link, taught] = [tokens[at + 1], tokens[at + 2]];
  if (!link?.isJoined || !taught?.isJoined || TEACHES[language]?.test(link.word) !== true) return false;
  const isNamed = language !== "de" && isName(taught);
  return !isNamed && !isPlain(taught.word) && !PUPILS.test(taught.word);
}

const isName = ({ isCapital, startsSentence }: SubjectToken) => isCapital && !startsSentence;

/** Adjectives and participles say what a thing is like. */
const ENDS_OTHERWISE = /(?:ed|ly|al|ous|ful|ive|ble|est|ern|['’]s)$/;
