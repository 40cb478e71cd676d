import { VALUE_NAMES } from "../../text/value-names.ts";
import { groupsOf, lower, pattern } from "./lower.ts";

/** What is to be seen first and what comes after it: "“new oil”, then Sunday's tasting", "First the date, then the price". */

const ARTICLE =
  "(?:the|our|its|that|d(?:er|ie|as|en|em)|unsere?[nrms]?|les?|la|l[’']|notre|nos|el|l[ao]s?|nuestr[oa]s?|il|lo|i|gli|(?:la |il |le |i )?nostr[oaie]|de|het|onze?|os?|as?|noss[oa]s?)(?:\\s|(?<=[’']))";
const THEN =
  "(?:(?:and|und|et|y|e|en) )?(?:then|after that|followed by|only then|dann|danach|erst dann|puis|ensuite|luego|después|poi|dopo|dan|daarna|depois)";
const OWN = "\\p{L}+[’']s \\p{L}";
const THING = "[^.!?;:]{3,70}";

/** Behind a wish for what is to stand out: a name, and another in second place. A second clause tells something. */
const TWO = pattern(
  `^\\s*(?<first>["“„«][^"“”„«»]{2,90}["”“»]|(?:${ARTICLE})[^,.!?;:]{2,50}),?\\s+${THEN}\\s+(?<second>(?:${ARTICLE}|${OWN}|["“„«\\d£$€])${THING}?)\\s*[.!]*\\s*$`,
  "d",
);

/** Both as the author wrote them; undefined where the words are of one thing, or a statement. */
export function firstThen(words: string): { first: string; second: string } | undefined {
  const m = TWO().exec(lower(words));
  const { first, second } = m ? groupsOf(m, words) : {};
  return first && second ? { first, second } : undefined;
}

const PART = `(?:${ARTICLE})?(?:${VALUE_NAMES}|names?|name[ns]?|nombres?|nom[ei]?|logo|quote|question|headline|namen?|naam)`;
const SOFTLY = "(?:please|bitte|svp|merci|por favor|per favore|graag)";
/** "Zuerst das Datum, dann der Preis.": names of values, and no more. */
const ORDER = pattern(
  `^\\s*(?:${SOFTLY},? )?(?:first|zuerst|erst|d[’']abord|primero|prima|eerst|primeiro) (?<first>${PART}),? (?:${THEN}) (?:${PART})(?:,? ${SOFTLY})?[\\s.!]*$`,
  "d",
);

/** What a sentence that is only an order of values names first. */
export function firstOfOrder(sentence: string): string | undefined {
  const m = ORDER().exec(lower(sentence));
  return m ? groupsOf(m, sentence).first : undefined;
}
