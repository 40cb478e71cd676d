import { isVerb, STOPWORDS } from "../../lexicon.ts";
import { words } from "../../text.ts";
import { allMatches } from "../matches.ts";
import { flat, knows, type Sources, says } from "./sources.ts";

/** Words with a capital letter inside a sentence, together with the ones that follow. */
const INSIDE =
  /(?<=[\p{Ll}\d,;:)’”] )\p{Lu}[\p{L}\d’&-]*\p{Ll}[\p{L}\d’&-]*(?: (?:(?:of|&|de|von|van|la) )?\p{Lu}[\p{L}\d’&-]*){0,4}/gu;

/** Initials inside a sentence: "used by NASA". */
const INITIALS = /(?<=[\p{Ll}\d,;:)’”] )\p{Lu}{3,6}(?![\p{L}\d])/gu;
/** Initials that name a thing and nobody in particular. */
const COMMON = new Set(
  "API APP CEO CET CMO COO CSS CSV CTO CVS DIY DMS EST EUR FAQ FREE GBP GMT GPS HTML ICYMI JPG KPI LED NEW PDF PNG POS PST RSS RSVP SALE SDK SEO SMS SQL SSO URL USB USD UTC VAT VIP XML".split(
    " ",
  ),
);

/** Most words are capitals: a headline in title case, where a capital says nothing. */
function isTitleCase(sentence: string): boolean {
  const long = words(sentence).filter((w) => w.length > 3 && /^\p{L}{4,}/u.test(w));
  return long.length > 2 && long.filter((w) => /^\p{Lu}/u.test(w)).length / long.length > 0.7;
}

const isOrdinary = (word: string) => {
  const w = word.toLowerCase();
  return STOPWORDS().has(w) || isVerb(w) || w.length < 3;
};

/** Names a sentence mentions, without the possessive. */
export function namesIn(sentence: string): string[] {
  if (isTitleCase(sentence)) return [];
  const names = allMatches(INSIDE, sentence)
    .map((m) => m[0].replace(/[’']s$/, ""))
    .filter((name) => !name.split(" ").every(isOrdinary));
  const initials = allMatches(INITIALS, sentence).map((m) => m[0]);
  return [...names, ...initials.filter((name) => !COMMON.has(name))];
}

/** The name, or each of its words, is in the sources. */
export const isKnownName = (sources: Sources, name: string): boolean =>
  says(sources, name) ||
  flat(name)
    .split(" ")
    .every((w) => isOrdinary(w) || says(sources, w) || knows(sources, w));
