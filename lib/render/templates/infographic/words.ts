import type { Story } from "../../../story/schema.ts";
import { inARow } from "../kit/story/clip.ts";
import { sentencesOf } from "../kit/story/sentences.ts";

type PageWords = { kicker: string; headline: string; supporting: string };
type PriceStat = { value: string; label: string };

const MONEY = "(?:[£$€₹] ?\\d[\\d.,]*|\\d[\\d.,]*[ \\u00a0\\u202f]?[£$€₹])";
const FORMER =
  "statt|anstatt|instead of|down from|was|au lieu de|en vez de|en lugar de|invece di|anziché|in plaats van|em vez de";
const PRICE = new RegExp(
  `^(?:(?<name>\\p{L}[^:：.!?]{2,30})\\s?[:：]\\s+)?(?<value>${MONEY}) (?<label>(?:${FORMER}) ${MONEY})$`,
  "iu",
);

/** "Price: £139 instead of £179" under the name of an offer: the offer is the title, and the price the largest number. */
export function priceApart<W extends PageWords>(words: W): { words: W; price?: PriceStat } {
  const { value = "", label = "" } = PRICE.exec(words.headline)?.groups ?? {};
  if (value === "" || words.kicker === "") return { words };
  return { words: { ...words, kicker: "", headline: words.kicker }, price: { value, label } };
}

/** "The main figures:" leads to what the page shows. */
export function withoutLeadIn(supporting: string, { facts, points }: Story): string {
  const isLead = (sentence: string) =>
    facts.some(({ quote }) => /[:：]$/u.test(quote) && bare(quote) === bare(sentence)) &&
    sentence.split(/\s+/u).length <= LEAD;
  return points.length < 2 ? supporting : inARow(sentencesOf(supporting).filter((one) => !isLead(one)));
}
const LEAD = 6;

const bare = (text: string) => text.replace(/[.:：\s]+$/u, "").toLowerCase();
