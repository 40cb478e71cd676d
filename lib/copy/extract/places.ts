import { DAYS, MONTHS } from "../lexicon.ts";
import { once } from "../once.ts";
import { escapeRegExp, unique, wordCount } from "../text.ts";

const STREET =
  /\b\d{1,4}[a-z]?,?\s+(?:rue|calle|via|avenue|av\.?)\s+[\p{L}'’ ]{3,30}|\b\d{1,4}[a-z]?\s+(?:\p{Lu}[\p{L}'’]+\s+){1,3}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Square|Way|Court|Place|Drive|Row|Quay)\b|\b\p{Lu}[\p{L}-]*(?:stra(?:ß|ss)e|str\.|platz|weg|allee|gasse)\s+\d{1,4}\b/gu;
const NAMED =
  /\b(?:in|at|along|near|across|outside|from)\s+((?:the\s+)?\p{Lu}[\p{L}'’-]+(?: (?:of |& |at |de |la )?\p{Lu}[\p{L}'’-]+){0,3})/gu;
const NO_PLACE = once(
  () => new RegExp(`^(?:${MONTHS}|${DAYS}|I|We|CES?T|UTC|GMT|Head|The|Node|React|Python)\\b`, "i"),
);

const ROLES =
  "head|director|manager|partner|ceo|founder|lead|vp|chief|professor|engineer|editor|economist|ecologist|researcher|owner|teacher|nurse";
/** "…, ecologist at Cardiff University" says where a person works, not where anything happens. */
function isEmployer(s: string, place: string): boolean {
  const at = `\\b(?:at|of|from)\\s+${escapeRegExp(place)}`;
  return new RegExp(`,\\s[^,]{2,40}${at}|\\b(?:${ROLES})\\b[^.,]{0,30}${at}`, "i").test(s);
}

/** Addresses and named places, without the employers of people. */
export function places(s: string): string[] {
  const addresses = [...s.matchAll(STREET)].map((m) => m[0]);
  const named = [...s.matchAll(NAMED)]
    .map((m) => (m[1] ?? "").replace(/[.,]$/, ""))
    .filter((p) => !NO_PLACE().test(p) && !isEmployer(s, p));
  return unique([...addresses, ...named]);
}

const ADDRESS =
  /^(?:unit|suite|floor|\d+[a-z]?)\s*\d*\s?,?\s.*\b(?:road|street|lane|avenue|park|square|place|estate|centre|mall|quay|row|court|way)\b/i;
const VENUE =
  /\b(?:library|hall|park|centre|center|museum|theatre|theater|church|school|club|rooms?|caf[eé]|pub|bar|station|stadium|gallery|studio|hotel|house|square|street|road|lane|arena|gardens?|campus|barn|brewery)$/i;

export const isAddress = (s: string): boolean => wordCount(s) <= 10 && ADDRESS.test(s);
/** "The Old Library", "at Mill Park": a venue named as an item of a list. */
export const isVenue = (s: string): boolean =>
  wordCount(s) <= 5 &&
  /^(?:[Tt]he |[Aa]t )?\p{Lu}/u.test(s.trim()) &&
  VENUE.test(s.trim().replace(/[.,]$/, ""));
