import type { Story } from "../../../../story/schema.ts";
import { SEPARATOR } from "../fact-cells.ts";
import { label } from "../labels.ts";
import { endOf } from "./offer-values.ts";
import { isSaid, tokensOf } from "./tokens.ts";

/** Under an offer: what it was before, until when, with which code, and for whom, as far as `said` does not tell it. */
export function termsOf(story: Story, said = ""): string {
  const { offer, spoken } = story;
  if (!offer) return "";
  const { before, code, terms } = offer;
  const low = terms.toLowerCase();
  const seen = tokensOf(said);
  const parts = [
    before && ![terms, said].some((text) => text.includes(before)) && `${label("was", spoken)} ${before}`,
    isSaid(terms, seen) ? "" : terms,
    ...[endOf(story), code && `${label("code", spoken)} ${code}`].filter(
      // Terms often repeat the end or the code in their own words.
      (part) => !low.includes(part.toLowerCase()) && !isSaid(part, seen),
    ),
  ];
  return parts.filter(Boolean).join(SEPARATOR);
}
