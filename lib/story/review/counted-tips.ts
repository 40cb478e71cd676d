import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { sentenceEnds } from "../../text/sentence-ends.ts";
import { numerals } from "../values/number-tables.ts";
import type { LeakSearch } from "./leak.ts";

/** "Five small things that help: …": of what follows, no entry may be taken for a remark. */

const THINGS =
  "(?:things|tips|ways|steps|rules|ideas|tricks|checks|reasons|signs|questions|mistakes|dinge|tipps|wege|schritte|regeln|ideen|gründe|fragen|fehler|choses|conseils|astuces|gestes|façons|étapes|règles|idées|raisons|cosas|consejos|trucos|maneras|pasos|reglas|ideas|razones|cose|consigli|trucchi|modi|passi|regole|motivi|dingen|tips|manieren|stappen|regels|redenen|coisas|dicas|truques|maneiras|passos|regras|razões)";
const LEAD = new Prefiltered(
  `(?<!\\p{L})(?<count>\\d|\\p{L}{3,6}) (?:\\p{L}+ ){0,2}?${THINGS}(?!\\p{L})[^.:!?\\n]{0,50}:\\s`,
  "iu",
);
const FEWEST = 3;

/** Where the entries of such a list end, from where they begin: as many sentences as it counts. */
function listIn(brief: string, language: string): { start: number; end: number } | undefined {
  const found = LEAD.exec(brief);
  const word = found?.groups?.count?.toLowerCase() ?? "";
  const count = own(numerals(), language)?.small.get(word) ?? Number.parseInt(word, 10);
  if (!found || !(count >= FEWEST)) return undefined;
  const start = found.index + found[0].length;
  const end = sentenceEnds(brief.slice(start))[count - 1];
  return end === undefined ? undefined : { start, end: start + end };
}

/** Entries of a counted list that were held back. */
export function tipsKept({ story, brief }: Pick<LeakSearch, "story" | "brief">): string[] {
  const list = listIn(brief, story.language);
  return story.heldBack
    .filter(({ span }) => list !== undefined && span.start >= list.start && span.end <= list.end)
    .map(({ quote }) => quote)
    .filter((quote) => quote.trim().split(/\s+/u).length > FEWEST);
}
