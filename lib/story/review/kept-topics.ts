import { ideas } from "../../copy/judge/ideas.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { isOwnHouse } from "../read/for-whom-about.ts";
import { namesKindOfTitle, namesNothing } from "../read/names-nothing.ts";
import { isTitleLine } from "../read/part-labels.ts";
import { isForWhom } from "../read/topic-heading.ts";
import { matchesIn } from "../values/matches.ts";
import type { LeakSearch } from "./leak.ts";

/** What an order carries, and no text has: its topic, the release it names, and what the piece is to begin with. */

type HeldBack = LeakSearch["story"]["heldBack"];
type Places = LeakSearch["places"];

/** No text has any of these words. */
const isUnsaid = (words: readonly string[], places: Places): boolean =>
  words.length > 0 && !places.some(({ text }) => ideas(text).some((word) => words.includes(word)));

/** The longer words, by the letters that their forms share. */
const LONG = 5;
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, LONG));
const isMissing = (words: string, places: Places): boolean => {
  const own = stems(words);
  return own.length >= LEAST && !places.some(({ text }) => stems(text).some((stem) => own.includes(stem)));
};
const LEAST = 2;

/** "Need our pay gap numbers in something readable": what an order that opens a brief is about. */
const OURS =
  /(?<!\p{L})(?:our|unser(?:e[nrms]?)?|notre|nos|nuestr[oa]s?|nostr[oaie]|noss[oa]s?|onze|ons)\s+(?:[\p{L}'’-]+ ?){1,4}/giu;
const OPENING = 40;
/** What stands on every picture. */
const MARK =
  /logo|pagina|page|seite|página|(?:web)?site|channel|kanal|canal|kanaal|newsletter|(?<!\p{L})(?:name|marke|marque|marca|merk|colou?rs?|farben?)(?!\p{L})/iu;
const opensWithOurs = ({ quote, span }: HeldBack[number], places: Places, isTitled: boolean): boolean =>
  span.start < OPENING &&
  matchesIn(OURS, quote).some(
    ([name]) =>
      !isForWhom(name) &&
      !isOwnHouse(name) &&
      !(isTitled && namesKindOfTitle(name)) &&
      !namesNothing(name, "") &&
      !MARK.test(name) &&
      isUnsaid(ideas(name), places),
  );

/** "We want a carousel with | things from the table that no dog may have": the topic stands behind the order. */
const LINKED =
  /(?<!\p{L})(?:about|on|with|of|über|mit|zum?|sur|avec|de|con|sobre|su|di|met|over|van|com)\s*$/iu;
function standsApart(held: HeldBack[number], all: HeldBack, places: Places): boolean {
  const isLinked = all.some(
    ({ quote, span }) =>
      span.end <= held.span.start && held.span.start - span.end <= 1 && LINKED.test(quote.trim()),
  );
  return isLinked && isMissing(held.quote, places);
}

/** "The release page of Ledgerly 4.2": a name with the number of its version. */
const RELEASE = /(?<!\p{L})\p{Lu}[\p{L}-]+ v?\d+\.\d+(?:\.\d+)?(?![\d.]*\p{L})/gu;
const namesRelease = ({ quote }: HeldBack[number], places: Places): boolean =>
  matchesIn(RELEASE, quote).some(([name]) => {
    const [version = name] = /\d+\.\d+(?:\.\d+)?$/u.exec(name) ?? [];
    return !places.some(({ text }) => text.includes(version));
  });

/** "Begin with the receipt in the pocket": a scene that nothing tells of. */
const BEGINS =
  /^\s*(?:please )?(?:(?:start|begin|open) with|(?:beginn|fang|start)\p{L}* (?:bitte )?mit|commence[rz]? par|empie[cz]\p{L}+ con|comienc\p{L}+ con|(?:inizi|cominci)\p{L}+ con|(?:begin|start) (?:bij|met)|come[cç]\p{L}+ (?:com|por))\s+(?<what>[^.,;:!?]{4,60})/iu;
function beginsUnsaid({ quote }: HeldBack[number], places: Places): boolean {
  const what = BEGINS.exec(quote)?.groups?.what ?? "";
  return matchesIn(MAKER_WORDS, what).length === 0 && isMissing(what, places);
}

/** A title stands behind the order. "Elle se tient" behind it is of the kind that the order alone names. */
const TITLED =
  /^\s*["“„«](?![^”“»"\n]{2,80}["”“»][\s.!]*(?:elles?|ils?|er|sie|es|it|she|he|they|hij|zij|het|ela|ele|ella|él)\s)/iu;

/** "Title: How to read a quote": the same with its label. */
const isTitledBehind = (behind: string): boolean =>
  TITLED.test(behind) || isTitleLine(behind.trimStart().split(/(?<=[.!?])\s|\n/u, 1)[0] ?? "");

/** The orders that carry such words. */
export const topicsKept = (all: HeldBack, places: Places, brief = ""): string[] =>
  all
    .filter(({ why }) => why === "instruction")
    .filter(
      (held) =>
        opensWithOurs(held, places, isTitledBehind(brief.slice(held.span.end))) ||
        standsApart(held, all, places) ||
        namesRelease(held, places) ||
        beginsUnsaid(held, places),
    )
    .map(({ quote }) => quote);
