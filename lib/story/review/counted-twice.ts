import { ideas } from "../../copy/judge/ideas.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Fact } from "../schema.ts";
import { matchesIn } from "../values/matches.ts";
import type { ValueKind } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";

/** A number at the head of its clause, and what it counts up to the end of it. */
const COUNTED =
  /(?:^|[.,;:!?(–—]\s*)(?<before>(?:\p{L}+(?:['’] ?| )){0,4}?)(?<amount>\d{1,3}(?:[.,' ]\d{3})+|\d+) (?<thing>\p{L}[^.,;:!?()–—\n\d]*)/gu;
/** "Of the 352 homes": the brief has counted them before, and tells of a part of them. */
const KNOWN = new Prefiltered(
  /^(?:of (?:the|our|these|those|all)|(?:von|unter) (?:den|unseren|allen|diesen)|(?:parmi|sur) (?:les|nos|ces|tous les|toutes les)|des|de (?:l[oa]s|nuestr[oa]s|est[oa]s)|d(?:ei|elle|egli)(?: nostr[ie])?|van (?:de|onze|deze|alle)|d(?:[oa]s|est[ea]s)(?: noss[oa]s)?) $/iu,
);
/** What was so, or is so of others, is counted by itself. */
const APART = new Prefiltered(
  /(?<!\p{L})(?:was|were|had|last|before|previous\p{L}*|more|other|invited|letzte[ns]?|früher|waren?|hatten?|weitere[nr]?|andere[nr]?|derni\p{L}+|étai(?:t|ent)|avai(?:t|ent)|avant|autres?|pasad[oa]s?|eran?|había|antes|otr[oa]s?|scors[oaie]|erano?|avevamo|prima|altr[ie]|vorige?|waren|hadden|eerder|andere|eram?|tínhamos|outr[oa]s?)(?!\p{L})/iu,
);
/** "Saturday: 30 places": a line that has a subject of its own. */
const LABELLED = /^[^.!?\d]{1,40}[:：]\s/u;

/** What is counted on a day is counted anew on another one. */
const DAYS: ReadonlySet<ValueKind> = new Set(["date", "weekday", "month", "time", "ordinal"]);
const hasDay = (clause: string, language: string) =>
  valuesIn(clause, language).some(({ kind, text }) => DAYS.has(kind) || /^(?:19|20)\d\d$/.test(text));

type Counted = { thing: string[]; amount: string; isKnown: boolean; quote: string };

function countedIn({ quote }: Fact, language: string): Counted[] {
  if (LABELLED.test(quote)) return [];
  return matchesIn(COUNTED, quote)
    .filter(([clause]) => !APART.test(clause) && !hasDay(clause, language))
    .map(({ groups: { before = "", amount = "", thing = "" } = {} }) => ({
      thing: ideas(thing),
      amount: amount.replace(/[.,' ]/g, ""),
      isKnown: KNOWN.test(before),
      quote,
    }))
    .filter(({ thing }) => thing.length > 0);
}

/** The verb may follow what is known without a comma: "Von den 91 aktiven Sängern kommen …". */
function isOf(known: Counted, { thing, quote }: Counted): boolean {
  const isWhole = thing.length === known.thing.length || thing.length >= FEWEST_WORDS;
  return isWhole && quote !== known.quote && thing.every((word, i) => isForm(word, known.thing[i] ?? ""));
}
/** "Sänger" and "Sängern": forms of one word. */
const isForm = (word: string, of: string) =>
  Math.abs(word.length - of.length) <= MOST_ENDING && (word.startsWith(of) || of.startsWith(word));
const MOST_ENDING = 3;
const FEWEST_WORDS = 2;

/** "340 homes connected" and "of the 352 homes connected": what is known of a brief, and counted otherwise there. */
export function countedTwice(facts: readonly Fact[], language: string): { first: string; second: string }[] {
  const counted = facts
    .filter(({ from, kind }) => from === "brief" && (kind === "news" || kind === "proof"))
    .flatMap((fact) => countedIn(fact, language));
  return counted
    .filter(({ isKnown }) => isKnown)
    .flatMap((known) => {
      const [other, ...others] = counted.filter((one) => isOf(known, one));
      // Of several, each may be the one that is meant.
      const isSlip = other && others.length === 0 && other.amount !== known.amount;
      return isSlip ? [{ first: other.quote, second: known.quote }] : [];
    });
}
