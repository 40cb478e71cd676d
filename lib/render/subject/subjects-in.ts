import { type FoundSubject, heads } from "./heads.ts";
import { PASSING } from "./passing.ts";
import { withoutReasons } from "./reasons.ts";
import { isAddress, marksNames, type SubjectToken, tokensOf } from "./tokens.ts";
import { isVerb } from "./verbs.ts";
import type { SubjectWords } from "./words.ts";

/** Words of one subject are at most this many. */
const LONGEST = 5;
/** What idioms and homographs name. */
const NONE = "-";

/** The subjects that a text names with nouns, in their order. What it only gives as a reason is none. */
export function subjectsIn(words: SubjectWords, given: string): string[] {
  const { language } = words;
  const text = withoutReasons(given, language);
  if (language === "ja") return japanese(words, text);
  const tokens = tokensOf(text, language);
  const hasNames = marksNames(tokens, language);
  const found: FoundSubject[] = [];
  for (let at = 0; at < tokens.length; ) {
    const hit = longestAt(words, tokens, at);
    const token = tokens[at];
    const isName = hasNames && token?.isCapital === true && !token.startsSentence;
    const length = hit?.length ?? 1;
    const isDone = length === 1 && isVerb(tokens, at, language);
    const isOther = hit?.subject === NONE || isName || isDone || isAddress(tokens, at, at + length);
    if (hit && !isOther) found.push({ subject: hit.subject, at, end: at + length });
    at += length;
  }
  return heads(found, tokens, language);
}

type Hit = { subject: string; length: number };

function longestAt(words: SubjectWords, tokens: readonly SubjectToken[], at: number): Hit | undefined {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const run = tokens.slice(at, at + length);
    if (run.slice(1).some(({ isJoined }) => !isJoined)) continue;
    const subject = words.exact.get(run.map(({ word }) => word).join(" "));
    // A German noun has a capital: what has none is a verb or an adjective.
    if (subject && (words.language !== "de" || run.some(({ isCapital }) => isCapital)))
      return { subject, length };
  }
  const compound = compoundOf(words, tokens[at]);
  return compound ? { subject: compound, length: 1 } : undefined;
}

/** Names of places begin with nouns too: Rosenheim, Apfelstraße. */
const PLACE_NAME =
  /(?:straße|strasse|gasse|platz|allee|weg|ring|damm|ufer|heim|hausen|dorf|stadt|burg|berg|bach|brück|straat|laan|plein|gracht|dijk|veld)$/;

/** The subject of a compound: what its last part names, unless any story may speak of that. */
function compoundOf(
  { language, ends, begins }: SubjectWords,
  token: SubjectToken | undefined,
): string | undefined {
  if (!token || (language === "de" && !token.isCapital)) return;
  const { word } = token;
  const fits = (part: string, least: number) => part.length >= least && word.length > part.length + 1;
  const end = ends.find(([part]) => fits(part, 4) && word.endsWith(part));
  const begin = begins.find(([part]) => fits(part, 3) && word.startsWith(part));
  if (!begin || PLACE_NAME.test(word)) return end?.[1];
  return !end || (PASSING.has(end[1]) && !PASSING.has(begin[1])) ? begin[1] : end[1];
}

/** A noun that is done, and not spoken of. */
const DONE = /^(?:する|し(?:ます|た|て|ま)|でき)/u;

/** Japanese has no spaces: the longest words that stand in the text, each letter once. */
function japanese({ exact }: SubjectWords, text: string): string[] {
  const hits: { at: number; end: number; subject: string }[] = [];
  for (const [word, subject] of [...exact].toSorted(([a], [b]) => b.length - a.length)) {
    const at = text.indexOf(word);
    const end = at + word.length;
    if (at < 0 || hits.some((hit) => at < hit.end && hit.at < end)) continue;
    if (DONE.test(text.slice(end))) continue;
    // A single character is also a part of other words.
    if (word.length === 1 && /\p{Script=Han}/u.test((text[at - 1] ?? "") + (text[end] ?? ""))) continue;
    hits.push({ at, end, subject });
  }
  const ordered = hits.toSorted((a, b) => a.at - b.at);
  // Of words that stand together, the last one says what it is.
  const heads = ordered.filter(({ end }, i) => ordered[i + 1]?.at !== end);
  return heads.map(({ subject }) => subject).filter((subject) => subject !== NONE);
}
