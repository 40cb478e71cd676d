import { once } from "../../text/once.ts";
import { listsContents } from "../read/contents-labels.ts";
import { lower, pattern } from "../read/lower.ts";
import type { Fact } from "../schema.ts";
import { oneLine, quoted } from "./check.ts";
import type { Leak, LeakSearch } from "./leak.ts";
import type { Passage } from "./piece.ts";
import { plain, says } from "./plain.ts";
import { REMARK_WORDS } from "./remark-words.ts";

/** What others have said and what describes the picture is written for other reasons. */
const isJudged = ({ where }: Passage) => !["altText", "quotation", "cta"].includes(where);

/** Their words are those of others, or are typed and copied. */
const NOT_JUDGED: ReadonlySet<string> = new Set([
  "quotation",
  "snippet",
  "link",
  "contact",
  "price",
  "promo_code",
]);

/** A longer stretch is no single sentence. */
const LONGEST = 400;

const word = (sources: readonly string[]) =>
  pattern(`(?<![\\p{L}\\d])(?:${sources.join("|")})(?![\\p{L}\\d])`)();

const PATTERNS = once(
  () =>
    new Map(
      Object.entries(REMARK_WORDS).map(
        ([code, { sure, likely }]) => [code, { sure: word(sure), likely: word(likely) }] as const,
      ),
    ),
);

/** The words of a sentence that speak to those who make a piece, and whether any sentence with them does. */
export function remarkWordsIn(
  sentence: string,
  language: string,
): { words: string; isSure: boolean } | undefined {
  const patterns = PATTERNS().get(language);
  if (!patterns || sentence.length > LONGEST) return undefined;
  const low = lower(sentence.trim());
  const sure = patterns.sure.exec(low)?.[0];
  const words = sure ?? patterns.likely.exec(low)?.[0];
  return words === undefined ? undefined : { words, isSure: sure !== undefined };
}

/** "Click on export, top right.", "Title: In the background": a step, or words that the author gave, hold such words more often. */
const isForReaders = ({ id, kind, quote }: Fact, { story, judge }: LeakSearch): boolean => {
  const words = quote.trim();
  if (id === story.title || listsContents(words)) return true;
  return kind === "step" ? judge.doubtedFor(words) === undefined : judge.isCertainlyForReaders(words);
};

/** Published sentences with words about the look of a piece, its audience, or those who write and work on it. */
export function wordedRemarks(search: LeakSearch): Leak[] {
  const { story, places, brand } = search;
  const own = plain(`${brand.name} ${brand.tagline} ${JSON.stringify(brand.offer)}`);
  return story.facts.flatMap((fact) => {
    if (fact.from !== "brief" || NOT_JUDGED.has(fact.kind)) return [];
    const found = remarkWordsIn(fact.quote, story.language);
    if (!found || own.includes(plain(found.words))) return [];
    if (!found.isSure && isForReaders(fact, search)) return [];
    const place = places.find((one) => isJudged(one) && says(one.text, fact.says));
    const quote = oneLine(fact.quote);
    return place
      ? [
          {
            where: place.where,
            quote,
            says: `${quoted(quote)} may be a remark to those who make the post; should readers see it?`,
          },
        ]
      : [];
  });
}
