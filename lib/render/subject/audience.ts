import { PASSING } from "./passing.ts";
import { mentionsIn, spokenOf } from "./subjects-in.ts";
import type { SubjectLanguage, SubjectWords } from "./words.ts";

/** Whom something is for says nothing of what it is. */
const FOR = /(?<!\p{L})(?:for|für|pour|para|per|voor)\s[^.,;:!?\n]*/giu;

/** Who uses what is made, or buys it: "used by dairies", "our clients are solicitors". */
const OF_CUSTOMERS =
  /(?<!\p{L})(?:used by|trusted by|(?:customers?|clients?)(?: (?:are|include)|:)|genutzt von|(?:kunden|kundschaft)(?: sind|:)|utilisée?s? par|clients?(?: sont| :|:)|usad[oa]s? por|client[ei]s?(?: son| são| sono|:)|usat[oaie] da|gebruikt door|klanten(?: zijn|:))\s[^.;!?\n]*/giu;

/** Between the last two items of a list. */
export const AND: Record<Exclude<SubjectLanguage, "ja">, string> = {
  en: "and|or",
  de: "und|oder|sowie",
  fr: "et|ou",
  es: "y|e|o",
  it: "e|ed|o",
  nl: "en|of",
  pt: "e|ou",
};
/** An item of a list has few words. */
const ITEM = "[^.,;:!?\\n]{2,40}?";
const rest = (and: string) => `(?:,\\s${ITEM})*?,?\\s(?:${and})\\s${ITEM}(?=[.,;:!?\\n]|$)`;

const listed = (before: string, and: string) => new RegExp(`${before}\\s${ITEM}${rest(and)}`, "giu");

/** A list of those for whom something is: "for breweries, dairies and chemists". */
const lists = (language: SubjectLanguage) =>
  language === "ja" ? undefined : listed("(?<!\\p{L})(?:for|für|pour|para|per|voor)", AND[language]);

/** The word before a place in a text. */
const wordBefore = (text: string, at: number) => /([\p{L}-]+)\s*$/u.exec(text.slice(0, at))?.[1] ?? "";

/**
 * A text without those for whom it is. A list of them ends with its last one, unless it is of what is done with things:
 * "lessons for piano, violin and harp".
 */
export function withoutAudience(words: SubjectWords, text: string): string {
  const list = lists(words.language);
  const kept = list
    ? text.replace(list, (found, at: number) =>
        words.isDoing(wordBefore(text, at).toLowerCase()) ? found : " ",
      )
    : text;
  return kept
    .replace(OF_CUSTOMERS, " ")
    .replace(FOR, (found, at: number, all: string) =>
      isForNoReaders(words, found, all.slice(0, at)) ? found : " ",
    );
}

/** Animals and vehicles read no offers: who trains dogs or stores boats is about them. */
const NO_READERS: ReadonlySet<string> = new Set(
  "bicycle cat-face chicken cow-face dog-face donkey ewe fishing-boat goat horse-face motorcycle parrot pig rabbit".split(
    " ",
  ),
);

/** Whether something is for them and shows no other thing: a "school for dogs", and no work for "dog owners". */
const isForNoReaders = (words: SubjectWords, found: string, before: string): boolean =>
  mentionsIn(words, found).some(({ subject, role }) => NO_READERS.has(subject) && role === "place") &&
  spokenOf(words, before).every((one) => PASSING.has(one) || NO_READERS.has(one));

/** The things of those whom a brand works for. */
export const audienceIn = (words: SubjectWords, about: readonly string[]): string[] =>
  about.flatMap((text) => {
    const list = lists(words.language);
    const found = [FOR, OF_CUSTOMERS, ...(list ? [list] : [])].flatMap((one) => text.match(one) ?? []);
    return [...new Set(spokenOf(words, found.join("\n")))];
  });

/** Buildings in which many work and into which a brand may come. */
const BUILDINGS: ReadonlySet<string> = new Set(
  "church factory fork-and-knife-with-plate hospital hotel house-with-garden houses office-building school stadium teddy-bear town-hall village-hall".split(
    " ",
  ),
);

/** Before places. */
const WHERE: Record<Exclude<SubjectLanguage, "ja">, string> = {
  en: "in|at|across|inside",
  de: "im|in|an|am",
  fr: "dans|aux?|chez|en",
  es: "en",
  it: "in|nell[aeo]?|nei|negli|nel",
  nl: "in|op|bij",
  pt: "em|n[ao]s?|num|numa",
};
/** One place may be what the brand is. */
const ONE =
  /^(?:\p{L}+ (?:an?|the|our|one|this|eine[mnr]?|de[rmn]|unser\p{L}*|l[ae]|une?|el|una?|nuestr[oa]|uno|een|het|onze?|uma?)(?!\p{L})|(?:im|am|au|nel|nell[ao]|n[ao]|numa?)\s)/iu;

/** "in an old textile mill", "in einer ehemaligen Fabrik": what a house was is not what is done there. */
const FORMER =
  /^\p{L}+ (?:\p{L}+ )?(?:old|former|disused|converted|ehemalig\p{L}*|alten?|ancien(?:ne)?|vieil(?:le)?|antig[ou]\p{L}*|viej[oa]|vecchi[oa]|ex|oude|voormalige?|velh[oa])(?!\p{L})/iu;

/** A text without the places where a brand works: "in homes, chapels and schools". What names other things stays. */
export function withoutWorkplaces(words: SubjectWords, text: string): string {
  if (words.language === "ja") return text;
  const places = new RegExp(`(?<!\\p{L})(?:${WHERE[words.language]})\\s[^.;:!?\\n]*`, "giu");
  return text.replace(places, (found, at: number) => {
    const named = spokenOf(words, found);
    const isPlace = named.length > 0 && named.every((one) => BUILDINGS.has(one));
    return isPlace &&
      (!ONE.test(found) || FORMER.test(found) || spokenOf(words, text.slice(0, at)).length > 0)
      ? " "
      : found;
  });
}

/** Before what a thing is made of. */
const MADE_OF: Record<Exclude<SubjectLanguage, "ja">, string> = {
  en: "(?:(?:made )?(?:in|from|out of)|made of|of)",
  de: "aus",
  fr: "en",
  es: "(?:en|(?:hech|fabricad)[oa]s (?:de|con))",
  it: "(?:in|(?:fatt|realizzat)[oaie] (?:di|in|con))",
  nl: "(?:uit|van|gemaakt (?:van|uit))",
  pt: "(?:em|(?:feit|fabricad)[oa]s (?:de|com))",
};

/** A text without a list of what its things are made of: "hats in felt, straw and wool". */
export function withoutMaterials(words: SubjectWords, text: string): string {
  if (words.language === "ja") return text;
  const list = listed(`(?<!\\p{L})${MADE_OF[words.language]}`, AND[words.language]);
  return text.replace(list, (found, at: number) => {
    const before = text.slice(0, at);
    const isOfThing =
      spokenOf(words, before).length > 0 && !words.isDoing(wordBefore(text, at).toLowerCase());
    return isOfThing ? " " : found;
  });
}
