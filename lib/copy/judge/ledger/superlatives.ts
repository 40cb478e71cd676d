import { once } from "../../../text/once.ts";
import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { allMatches } from "../matches.ts";

/** Claims of being first, best or without exception. */
const absolutes = once(
  () =>
    new Prefiltered(
      `(?<![\\p{L}\\p{N}])(?:${[
        "the (?:very )?(?:best|fastest|cheapest|largest|biggest|leading|safest|easiest|smartest|greatest|most \\p{L}+)(?! (?:of|part|time)\\b)",
        "the only(?= \\p{L}+ (?:that|to|in|who|you|with|for))",
        "the (?:world[’']s )?first(?= (?:\\p{L}+ )?(?:to|ever|in the|app|platform|company|tool|product|brand)\\b)",
        "(?:the )?world[’']s (?:best|first|leading|most|fastest|largest|finest)(?: \\p{L}+)?",
        "(?:industry|market|world)[- ]leading",
        "best[- ](?:selling|in[- ]class)",
        "number one|#1|no\\. ?1|nr\\. ?1",
        "unbeatable|unmatched|unrivall?ed|unlimited|limitless|foolproof|flawless",
        "never fails?|always works|everyone (?:loves|agrees|wants|needs)|nobody else|no one else",
        "instant results|once[- ]in[- ]a[- ]lifetime|lowest prices?|proven to",
        "like never before|of all time|second to none",
        "die (?:beste|schnellste|günstigste|größte)[nrs]?|le (?:meilleur|plus rapide)|la (?:meilleure|plus rapide)|el mejor|la mejor",
      ].join("|")})(?![\\p{L}\\p{N}])`,
      "giu",
    ),
);

/** Comparisons with one that has a name. No `i` flag: \p{Lu} would then match small letters. */
const VERSUS =
  /(?<!\p{L})(?:[Bb]etter|[Ff]aster|[Cc]heaper|[Ss]afer|[Ee]asier|[Ss]impler|[Ss]marter|more \p{Ll}+) than (?:any(?:thing|one| other)|all|every|\p{Lu})[\p{L}]*|(?<!\p{L})\p{Lu}[\p{L}]+ (?:is|are) (?:a scam|dead|terrible|overpriced|garbage|unsafe|useless|slow)(?!\p{L})|(?<!\p{L})(?:[Uu]nlike|[Bb]eats|[Oo]utperforms) (?:\p{Lu}[\p{L}]+|the competition|all others|any other)/gu;

export const absolutesIn = (text: string): string[] => allMatches(absolutes(), text).map((m) => m[0]);
export const comparisonsIn = (text: string): string[] =>
  allMatches(
    VERSUS,
    text,
    / than |(?:is|are) (?:a scam|dead|terr|over|garb|unsa|useless|slow)|unlike|beats|outper/i,
  ).map((m) => m[0]);
