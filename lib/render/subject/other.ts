import { isDone } from "./japanese.ts";
import { foundIn } from "./subjects-in.ts";
import type { SubjectTexts } from "./texts.ts";
import { isAddress, type SubjectToken } from "./tokens.ts";
import type { SubjectWords } from "./words.ts";

/** More words than this tell what happens; fewer may be the name of a thing. */
const NAME = 6;

/** A person who is looked for, and a day on which all doors are open, are no other thing: the trade's drawing says where. */
const OF_ANY_BRAND =
  /(?<!\p{L})(?:wanted|we(?: are|['’]re) (?:hiring|looking for)|wir suchen|suchen wir|nous cherchons|on re?cherche|w(?:ij|e) zoeken|zoeken w(?:ij|e)|open (?:day|house|huis|dag)|tag der offenen tür(?:en)?|portes ouvertes|puertas abiertas|porte aperte|portas abertas|opendeurdag|gesucht|recherch(?:e|ons)|recrut(?:e|ons|amos)|se busca|buscamos|cercasi|cerchiamo|gezocht|procura(?:-se|mos)|ausbildung\p{L}*|(?:m\/w\/d)|apprentice\p{L}*)(?!\p{L})/iu;

/**
 * Whether a short headline, which names no subject, has a word that may name a thing. The trade's drawing stands for what every
 * business says, such as its hours, and would say another thing than "a cup for every morning".
 */
export function namesOther(words: SubjectWords, { headline }: SubjectTexts): boolean {
  if (words.language === "ja") return namesJapanese(words, headline);
  const { tokens, found } = foundIn(words, headline);
  if (tokens.length > NAME || /\d/.test(headline) || OF_ANY_BRAND.test(headline)) return false;
  return tokens.some((token, at) => {
    if (found.some((one) => one.at <= at && at < one.end)) return false;
    return !isAddress(tokens, at, at + 1) && isThing(words, token);
  });
}

function isThing(words: SubjectWords, { word, isCapital, startsSentence }: SubjectToken): boolean {
  if (word.length < 3 || /\d/.test(word) || saysNothing(words, word) || isPlainCompound(words, word))
    return false;
  // In German a noun has its capital, and elsewhere a capital within a sentence marks a name.
  return startsSentence || isCapital === (words.language === "de");
}

const saysNothing = ({ isPlain, isDoing }: SubjectWords, word: string) => isPlain(word) || isDoing(word);

/** The least letters of a part of a compound. */
const PART = 4;

/** "Winterkarte", "Herbstkurse": either part of the compound is what every business has. */
const isPlainCompound = (words: SubjectWords, word: string) =>
  (words.language === "de" || words.language === "nl") &&
  Array.from({ length: Math.max(0, word.length - 2 * PART + 1) }, (_, i) => i + PART).some(
    (at) => saysNothing(words, word.slice(0, at)) && saysNothing(words, word.slice(at)),
  );

/** Runs of letters that write nouns. */
const NOUNS = /[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu;

const namesJapanese = (words: SubjectWords, headline: string) =>
  (headline.match(NOUNS) ?? []).some((noun) => !isDone(words, noun));
