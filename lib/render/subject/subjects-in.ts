import { compoundOf, type NamedWord, NONE } from "./compounds.ts";
import { fieldOf } from "./fields.ts";
import { type FoundSubject, heads, isOtherSense } from "./heads.ts";
import { japanese } from "./japanese.ts";
import { withoutReasons } from "./reasons.ts";
import { roleOf, type SubjectRole } from "./roles.ts";
import { inSetting } from "./settings.ts";
import { isAddress, marksNames, type SubjectToken, tokensOf } from "./tokens.ts";
import { isVerb } from "./verbs.ts";
import type { SubjectWords } from "./words.ts";

/** Words of one subject are at most this many. */
const LONGEST = 5;

/** A subject that a text names, and what it does there. */
export type SubjectMention = { subject: string; role: SubjectRole };

/** The things that a text is about, in their order. What it only gives as a reason is none, and neither is a place. */
export const subjectsIn = (words: SubjectWords, text: string): string[] =>
  mentionsIn(words, text)
    .filter(({ role }) => role === "thing")
    .map(({ subject }) => subject);

/** All that a text names, whatever it does there: what a brand says of itself tells its trade with any of its words. */
export const spokenOf = (words: SubjectWords, text: string): string[] =>
  mentionsIn(words, text).map(({ subject }) => subject);

/** The subjects that a text names with nouns, in their order, without those that are not to be drawn. */
export function mentionsIn(words: SubjectWords, given: string): SubjectMention[] {
  const { unwanted } = words;
  return mentioned(words, given).filter(({ subject }) => !unwanted?.has(subject));
}

function mentioned(words: SubjectWords, given: string): SubjectMention[] {
  const { language } = words;
  const text = withoutReasons(given, language);
  if (language === "ja") return japanese(words, text).filter(({ subject }) => subject !== NONE);
  const { tokens, found } = foundIn(words, text);
  return heads(words, found, tokens).map((one) => ({
    subject: one.subject,
    role: roleOf(words, tokens, one),
  }));
}

/** A title that lists things: “Salt, Rope, Tar”. Its capitals mark no names. */
const QUOTED_LIST = /(?<=[“"«„‘]\s?)\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+){2,}/gu;
const lower = (list: string) => list.toLowerCase();

type FoundInText = { tokens: SubjectToken[]; found: FoundSubject[] };

/** The words of a text, and those that name a subject. */
export function foundIn(words: SubjectWords, text: string): FoundInText {
  const { language } = words;
  const tokens = tokensOf(language === "de" ? text : text.replace(QUOTED_LIST, lower), language);
  const hasNames = marksNames(tokens, language);
  const found: FoundSubject[] = [];
  for (let at = 0; at < tokens.length; ) {
    const hit = longestAt(words, tokens, at);
    const token = tokens[at];
    const isName = hasNames && token?.isCapital === true && !token.startsSentence;
    const length = hit?.length ?? 1;
    const isDone = length === 1 && isVerb(tokens, at, language);
    const isSense = length === 1 && isOtherSense(words, tokens, at);
    const isOther =
      hit?.subject === NONE || isSense || isName || isDone || isAddress(tokens, at, at + length);
    if (hit && !isOther) found.push({ subject: hit.subject, at, end: at + length });
    at += length;
  }
  return { tokens, found };
}

type Hit = { subject: string; length: number };

function longestAt(words: SubjectWords, tokens: readonly SubjectToken[], at: number): Hit | undefined {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const run = tokens.slice(at, at + length);
    if (run.slice(1).some(({ isJoined }) => !isJoined)) continue;
    const named = namedBy(words, run.map(({ word }) => word).join(" "));
    // A German noun has a capital: what has none is a verb or an adjective.
    if (named && (words.language !== "de" || run.some(({ isCapital }) => isCapital)))
      return { subject: meant(words, named), length };
  }
  const compound = compoundOf(words, tokens[at]);
  return compound ? { subject: meant(words, compound), length: 1 } : undefined;
}

/** Words with their subject; "stained-glass" is stained glass. */
function namedBy({ exact }: SubjectWords, run: string): NamedWord | undefined {
  const word = exact.has(run) ? run : run.replaceAll("-", " ");
  const subject = exact.get(word);
  return subject === undefined ? undefined : [word, subject];
}

/** What a word of several meanings names here: what the texts speak of most, and nothing where they speak of neither. */
function meant({ senses, fields }: SubjectWords, [word, subject]: NamedWord): string {
  if (!fields) return subject;
  const possible = senses.get(word);
  if (!possible) return inSetting(subject, fields);
  const spoken = (one: string) => fields.get(fieldOf(one)) ?? 0;
  const [best = NONE] = possible.toSorted((a, b) => spoken(b) - spoken(a));
  const seen = inSetting(best, fields);
  return spoken(best) > 0 || seen !== best ? seen : NONE;
}
