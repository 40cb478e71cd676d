import { factsIn } from "../film/closing-lines.ts";
import { factParts } from "../film/fact-parts.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import type { Series } from "../series/data.ts";

/**
 * What the last slide says, as it is set. `value` is the amount that it comes to, with its words under it; `rows` are
 * facts, a line each, and `prose` what is read as a sentence.
 */
export type ClosingWords = {
  label: string;
  headline: string;
  value: string;
  prose: string;
  rows: string[];
};

/** "Tarif", "Prices": a title of one word without a verb is the label of what stands under it. */
const LABEL = /^\p{L}{3,14}$/u;
const PRICED =
  /^(?<price>(?:[€£$¥₹]\s?\d[\d.,]*\d|[€£$¥₹]\s?\d|\d[\d.,]*\s?(?:[€£$¥₹]|CHF|EUR)))\s+(?<what>\p{L}.{3,})$/iu;

export function closingWords({ headline, supporting = "" }: Series["closing"], brand: string): ClosingWords {
  const facts = factsIn(supporting);
  if (facts.length > 1) return { ...NOTHING, headline, rows: facts.flatMap(factParts) };
  const [first = "", ...others] = sentencesOf(supporting).map((text) => text.replace(/(?<!\.)[.。]$/u, ""));
  const { price = "", what = "" } = PRICED.exec(first)?.groups ?? {};
  if (price !== "" && LABEL.test(headline))
    return { ...NOTHING, label: headline, value: price, headline: what, rows: others };
  // The name stands on the picture in any case.
  return isName(headline, brand) && supporting !== ""
    ? { ...NOTHING, headline: first, prose: others.join(". ") }
    : { ...NOTHING, headline, prose: supporting };
}

/** Some directions set headlines in capitals. */
export const isName = (headline: string, brand: string): boolean =>
  headline.toLowerCase() === brand.toLowerCase();

const NOTHING = { label: "", value: "", prose: "", rows: [] };
