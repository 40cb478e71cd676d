import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { matchesIn } from "../values/matches.ts";
import { doubt, type Finding, refusal } from "./finding.ts";
import type { Slot } from "./slots.ts";
import { type Sources, wordsOf } from "./sources.ts";

const words = (source: string) =>
  new Prefiltered(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "giu");

/**
 * Claims without exception, and what of a source allows them, in the languages we read. A class is found in a source
 * whatever its language, so that a translation keeps its claim.
 */
const CLASSES: { claim: RegExp; allowed: RegExp /** each superlative for itself */; isExact?: true }[] = [
  {
    claim: words(
      "for ?ever|lifetime|für immer|auf lebenszeit|lebenslang\\p{L}*|pour toujours|à vie|para siempre|de por vida|per sempre",
    ),
    allowed: words(
      "for ?ever|lifetime|life|für immer|auf lebenszeit|lebenslang\\p{L}*|pour toujours|à vie|para siempre|de por vida|per sempre|永久|一生",
    ),
  },
  {
    claim: words(
      "guarantee[ds]?|guaranteeing|garantiert\\p{L}*|garanti[es]?|garantizad\\p{L}*|risk[- ]free|money[- ]back",
    ),
    allowed: words("guarantee\\p{L}*|garant\\p{L}*|warranty|warranties|risk[- ]free|money[- ]back|保証"),
  },
  {
    isExact: true,
    claim: words(
      "the (?:very )?(?:best|fastest|cheapest|largest|biggest|leading|safest|easiest|smartest|greatest)(?! (?:of|part|time|before)\\b)|(?:the )?world[’']s (?:best|first|leading|largest|finest|fastest)|(?:industry|market|world)[- ]leading|best[- ](?:selling|in[- ]class)|number one(?! (?:hundred|thousand|million|billion))|#1|no\\. ?1|nr\\. ?1|unbeatable|unmatched|unrivall?ed|unlimited|limitless|second to none|award[- ]winning|die (?:beste|schnellste|günstigste|größte)[nrs]?|der beste|das beste|unschlagbar|le (?:meilleur|plus rapide)|la (?:meilleure|plus rapide)|imbattable|(?:el|la) mejor|inmejorable",
    ),
    allowed: words(
      "best|fastest|cheapest|largest|biggest|leading|safest|easiest|smartest|greatest|finest|first|number one|#1|no\\. ?1|nr\\. ?1|unbeatable|unmatched|unrivall?ed|unlimited|limitless|award\\p{L}*|prize|beste[nrsm]?|schnellste[nrsm]?|günstigste[nrsm]?|größte[nrsm]?|preisgekrönt|meilleure?s?|rapide|mejor(?:es)?|一番|最高|最大",
    ),
  },
  {
    claim: words(
      "always|never(?! (?:mind|been))|without exception|immer|niemals|nie|toujours|jamais|siempre|nunca|jamás",
    ),
    allowed: words(
      "always|never|no|not|nobody|nothing|none|without|every|all|no longer|24\\/7|\\p{L}+n[’']t|immer|nie|niemals|kein\\p{L}*|nicht|ohne|alle\\p{L}*|jede\\p{L}*|toujours|jamais|sans|pas|tou(?:s|te|tes|t)|siempre|nunca|jamás|sin|ningún|todos|todas|いつも|必ず",
    ),
  },
];

/** "All bikes" where the brief says "selected bikes". */
const GENERAL =
  /(?<!\p{L})(?:all|every|each|any)(?: (?:of )?(?:our|your|the|their))? (?!(?:day|night|time|year|summer|week|month|season|at|in|of|set|good|about|over|your|you|that|from|here|around)(?!\p{L}))(\p{L}{3,})/giu;
const GENERAL_ALLOWED =
  /(?<!\p{L})(?:all|every\p{L}*|each|any\p{L}*|whole|entire|unlimited|both|no|alle\p{L}*|jede\p{L}*|sämtliche\p{L}*|tou(?:s|te|tes|t)|chaque|todos|todas|cada)(?!\p{L})|100 ?%|全/iu;

const textOf = ({ brief, brand }: Sources) => [brief, ...brand].map(({ text }) => text).join("\n");

function generalFindings({ name, text }: Slot, sources: Sources, source: string): Finding[] {
  if (GENERAL_ALLOWED.test(source)) return [];
  return matchesIn(GENERAL, text)
    .filter((m) => wordsOf(m[1] ?? "").some((word) => sources.words.has(word)))
    .map((m) =>
      doubt(name, "absolute", `The brief does not say “${m[0]}” without exception.`, {
        start: m.index,
        end: m.index + m[0].length,
      }),
    );
}

const hasAll = (claim: string, words: ReadonlySet<string>) =>
  wordsOf(claim).every((word) => words.has(word) || /^(?:the|very|in|to|no|nr|#|world)$/.test(word));

/** Claims of for ever, best, never and the like that no source makes. */
export function checkAbsolutes(slot: Slot, sources: Sources, translated: boolean): Finding[] {
  const source = textOf(sources);
  const found = CLASSES.flatMap(({ claim, allowed, isExact }) => {
    const claims = matchesIn(claim, slot.text);
    if (!claims.length) return [];
    const isAllowed = matchesIn(allowed, source).length > 0;
    const unsaid = claims.filter(([words]) =>
      isExact && !translated ? !hasAll(words, sources.words) : !isAllowed,
    );
    return unsaid.map((m) =>
      refusal(slot.name, "absolute", `No source says “${m[0]}”.`, {
        start: m.index,
        end: m.index + m[0].length,
      }),
    );
  });
  return [...found, ...generalFindings(slot, sources, source)];
}
