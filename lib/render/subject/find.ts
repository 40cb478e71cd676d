import { PASSING } from "./passing.ts";
import { isAddress, marksNames, type SubjectToken, tokensOf } from "./tokens.ts";
import type { SubjectWords } from "./words.ts";

/** The texts of a picture, the main one first, and what the brand says of itself: its tagline, its offer, the rest. */
export type SubjectTexts = { headline: string; texts: readonly string[]; about: readonly string[] };

/** What a mention counts: in the headline, in the sentence after it, in what the brand says. */
const WEIGHTS = { headline: 3, first: 1, about: 0.5 };
/** A passing subject counts this share: the sentence after the headline has to name it again. */
const PASSING_SHARE = 0.6;
/** What a subject needs. */
const SURE = 2.4;

/**
 * The one subject that the headline says texts are about. Where it names none, the trade of the brand: what it says that
 * it does, not what a feature or a sentence mentions.
 */
export function subjectOf(words: SubjectWords, texts: SubjectTexts): string | undefined {
  return storySubject(words, texts) ?? tradeSubject(words, texts);
}

function storySubject(words: SubjectWords, { headline, texts, about }: SubjectTexts): string | undefined {
  const [first = ""] = texts;
  const sums = sumsOf(words, [{ text: headline, weight: WEIGHTS.headline }]);
  const confirmed = sumsOf(words, [
    { text: first, weight: WEIGHTS.first },
    { text: about.map(withoutAudience).join("\n"), weight: WEIGHTS.about },
  ]);
  for (const [subject, sum] of sums) sums.set(subject, sum + (confirmed.get(subject) ?? 0));
  return surest(sums, SURE);
}

/** What a mention counts for the trade: in the tagline, in the offer, in what else the brand says, in the story. */
const TRADE = { tagline: 1, offer: 2, other: 0.6, headline: 1.2, first: 0.6 };
/** What a trade needs: the offer names it, or several sentences do. */
const PLAIN = 1.2;

function tradeSubject(words: SubjectWords, { headline, texts, about }: SubjectTexts): string | undefined {
  const [tagline = "", offer = "", ...others] = about.map((text) => clauseOf(withoutAudience(text)));
  const sums = sumsOf(words, [
    { text: offer, weight: TRADE.offer },
    { text: tagline, weight: TRADE.tagline },
    ...others.map((text) => ({ text, weight: TRADE.other })),
  ]);
  const story = sumsOf(words, [
    { text: headline, weight: TRADE.headline },
    { text: texts[0] ?? "", weight: TRADE.first },
  ]);
  for (const [subject, sum] of sums) sums.set(subject, sum + (story.get(subject) ?? 0));
  return surest(sums, PLAIN);
}

/** Whom something is for says nothing of what it is. */
const AUDIENCE = /(?<!\p{L})(?:for|für|pour|para|per|voor)\s[^.,;:!?\n]*/giu;

const withoutAudience = (text: string) => text.replace(AUDIENCE, " ");

/** A clause that tells more of a thing names others: "payroll that cafés love". */
const RELATIVE =
  /(?:\s(?:that|which|whose|where|when|while|without|instead of|ohne|statt|dont|sans|donde|cuando|sin|senza|zonder|onde|sem)\s|,\s*(?:die|der|das|den|dem|deren|dessen|wo|qui|que|che)\s)[^.;!?\n]*/giu;

const clauseOf = (text: string) => text.replace(RELATIVE, " ");

type Mention = { text: string; weight: number };

/** What the mentions of each subject come to, in the order in which they are named. */
function sumsOf(words: SubjectWords, mentions: readonly Mention[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { text, weight } of mentions) {
    for (const subject of new Set(subjectsIn(words, text))) {
      const worth = PASSING.has(subject) ? weight * PASSING_SHARE : weight;
      sums.set(subject, (sums.get(subject) ?? 0) + worth);
    }
  }
  return sums;
}

/** The subject with the largest sum, of equals the one named first. */
function surest(sums: ReadonlyMap<string, number>, least: number): string | undefined {
  const [best] = [...sums].toSorted(([, a], [, b]) => b - a);
  return best && best[1] >= least ? best[0] : undefined;
}

/** Words of one subject are at most this many. */
const LONGEST = 5;
/** What idioms and homographs name. */
const NONE = "-";

/** The subjects that a text names, in their order. */
export function subjectsIn(words: SubjectWords, text: string): string[] {
  if (words.language === "ja") return japanese(words, text);
  const tokens = tokensOf(text, words.language);
  const hasNames = marksNames(tokens, words.language);
  const found: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const hit = longestAt(words, tokens, at);
    const token = tokens[at];
    const isName = hasNames && token?.isCapital === true && !token.startsSentence;
    const isOther = hit?.subject === NONE || isName || isAddress(tokens, at, at + (hit?.length ?? 1));
    if (hit && !isOther) found.push(hit.subject);
    at += hit?.length ?? 1;
  }
  return found;
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

/** The subject of a compound: what its larger part names, unless any story may speak of that. */
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
  if (!end || (PASSING.has(end[1]) && !PASSING.has(begin[1]))) return begin[1];
  return begin[0].length > end[0].length ? begin[1] : end[1];
}

/** Japanese has no spaces: the longest words that stand in the text, each letter once. */
function japanese({ exact }: SubjectWords, text: string): string[] {
  const hits: { at: number; end: number; subject: string }[] = [];
  for (const [word, subject] of [...exact].toSorted(([a], [b]) => b.length - a.length)) {
    const at = text.indexOf(word);
    const end = at + word.length;
    if (at < 0 || hits.some((hit) => at < hit.end && hit.at < end)) continue;
    // A single character is also a part of other words.
    if (word.length === 1 && /\p{Script=Han}/u.test((text[at - 1] ?? "") + (text[end] ?? ""))) continue;
    hits.push({ at, end, subject });
  }
  const ordered = hits.toSorted((a, b) => a.at - b.at);
  // Of words that stand together, the last one says what it is.
  const heads = ordered.filter(({ end }, i) => ordered[i + 1]?.at !== end);
  return heads.map(({ subject }) => subject).filter((subject) => subject !== NONE);
}
