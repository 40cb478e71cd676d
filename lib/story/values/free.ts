import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { matchesIn } from "./matches.ts";
import type { Value } from "./value.ts";

/** Words that mean a price of nothing wherever they stand, and entry that is "frei" or "libre". */
const ANYWHERE = new Prefiltered(
  /(?<![\p{L}-])(?:free of charge|at no (?:extra )?(?:cost|charge)|no extra (?:cost|charge)|100 ?% off|kostenlos\p{L}*|kostenfrei\p{L}*|umsonst|gratis|gratuit\p{L}*|grátis|in omaggio|za darmo|darmow\p{L}+|bezpłatn\p{L}+|(?:eintritt|teilnahme)(?: (?:ist|bleibt))? frei|freie[rmn]? eintritt|entrée(?: est)? libre|ingresso(?: è)? liber[oa]|entrada(?: es| é)? (?:libre|livre|franca)|toegang(?: is)? vrij|vrije toegang|fri (?:entré|entre|adgang))(?!\p{L})|無料|免费/giu,
);

/** What people pay for in other places, so that it may be free: "free delivery", "delivery free". */
const CHARGED =
  "trial|shipping|delivery|postage|entry|entrance|admission|returns|webinars?|workshops?|downloads?|ebooks?|guides?|templates?|checklists?|courses?|plan|samples?|consultation|month|week|coffee|gift|setup|upgrade|access|tickets?|check|demo|call";
const QUANTITY =
  "\\d+(?:st|nd|rd|th)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|first|second|third|fourth|fifth|sixth|tenth|next|every|each|another";
const GIVEN =
  "get|gets|give|gives|have|take|receive|win|try|use|test|join|claim|offer|send|add|includes?|enjoy|watch|read";
const DONE =
  "eats?|goe?s?|travels?|rides?|enters?|parks?|plays?|swims?|stays?|try|join|delivered|shipped|fitted|installed|included|available|download|come|up|online|register|subscribe|start|book|reserve";
const LEADS = "the|our|your|their|my|with|for|of|by|as|and|or|plus|more|new";
/** What follows "free" in another sense, or tells nothing of the offer's price. */
const BESIDE =
  "of|to|from|up|and|or|for|with|in|on|at|as|until|again|parking|wi|wifi|range|time|spirits?|kicks?|press|speech|will|fall|hands?|choice|trade|markets?|agents?|styles?|way|flow|space|spaces|places|seats|slots|spots|tables|rooms|evenings?|weekends?|days?|afternoons?";
const PEOPLE = "it|them|one|this|that|children|people|everyone|women|men|staff";
const IS =
  "(?:is|are|was|were|be|it[’']?s|[’']s|[’']re|stays?|remains?)(?: (?:\\p{L}+ly|always|now|still|also))?";
/** What a product has none of, and what one keeps or sets free. */
const WITHOUT =
  "gluten|wheat|sugar|fat|salt|egg|dairy|milk|lactose|nut|soya?|meat|oil|alcohol|caffeine|smoke|plastic|carbon|cruelty|cage|lead|palm oil|stress|risk|hassle|worry|tax|duty|car|barrier|step|pain|rust|hands?|ad|allergy|fragrance|noise|error|trouble";
const KEPT = "keep|keeps|keeping|set|sets|leave|leaves|hold|block|break|feel";
/** Who or what is free to be booked: "a table is free at 8". */
const UNTAKEN = "i|you|we|who|table|seat|slot|place|spot|room|court|pitch|hall|diary|weekend|evening|\uFFFC";
const ENDS =
  '(?=[.!?,;:)\\n"”»]|$| (?:for|with|in|on|at|until|till|when|if|every|all|as|forever|today)(?!\\p{L})| from [$£€])';

/** Neither "a fat free bar" nor "keep the weekend free". */
const AT_LAST = `(?<!(?:${WITHOUT}) )(?<!(?<!\\p{L})(?:${KEPT}) (?:[\\p{L}\\d]+ ){0,4})free${ENDS}`;

const ENGLISH = once(
  () =>
    new Prefiltered(
      [
        "(?<=(?<!\\p{L})for )free(?!\\p{L})(?![- ]\\p{L}*(?:range|time))",
        `(?<=(?<!(?<!\\p{L})(?:${UNTAKEN})s? ?)(?:(?<!\\p{L})|(?=[’']))${IS} )free(?! (?:of|to|from|up|time|again|range)(?!\\p{L}))`,
        `(?<=^|[.!?;,:(\\n] ?| [–—-] )free${ENDS}`,
        `(?<![\\p{L}-])(?<!(?:${WITHOUT}) )free(?= (?:${CHARGED})(?!\\p{L}))`,
        `(?<=(?<![\\p{L}-])(?:${QUANTITY}|${GIVEN}|${LEADS}) )free(?= (?!(?:${BESIDE})(?!\\p{L}))\\p{L})`,
        `(?<=(?<![\\p{L}-])(?:${DONE}|${PEOPLE}|${CHARGED}|\\d+s|[\\p{L}-]{2,}[^\\P{L}su]s) )${AT_LAST}`,
        `(?<=(?<![\\p{L}-])(?:${QUANTITY}|${GIVEN}) (?:(?!${IS}(?!\\p{L}))[\\p{L}\\d]+ ){1,4})${AT_LAST}`,
      ].join("|"),
      "giu",
    ),
);

/** "Offert" is an estimate or an offer in the languages beside French. */
const FRENCH = /(?<!\p{L})offert(?:e?s?)(?! (?:par|à|aux?)(?!\p{L}))(?!\p{L})/giu;

/**
 * A price of nothing. "Free" counts where something is offered for nothing: "fat free" tells what a thing is made
 * without, "free on Friday" that it is not taken, and "free parking" what stands beside the offer.
 */
export const readFree = (text: string, language: string): Value[] =>
  [
    ...matchesIn(ANYWHERE, text),
    ...(/free/i.test(text) ? matchesIn(ENGLISH(), text) : []),
    ...(language === "fr" ? matchesIn(FRENCH, text) : []),
  ].map((m) => ({
    kind: "money" as const,
    text: m[0],
    span: { start: m.index, end: m.index + m[0].length },
    keys: ["free"],
  }));
