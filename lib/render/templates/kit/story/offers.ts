import type { Story } from "../../../../story/schema.ts";
import { label } from "../labels.ts";
import { endOf } from "./must-show.ts";
import { SEPARATOR } from "./shown.ts";

/** Under an offer: what it was before, until when, with which code, and for whom. */
export function termsOf(story: Story): string {
  const { offer, spoken } = story;
  if (!offer) return "";
  const { before, code, terms } = offer;
  const low = terms.toLowerCase();
  const parts = [
    before && `${label("was", spoken)} ${before}`,
    terms,
    ...[endOf(story), code && `${label("code", spoken)} ${code}`].filter(
      // Terms often repeat the end or the code in their own words.
      (part) => !low.includes(part.toLowerCase()),
    ),
  ];
  return parts.filter(Boolean).join(SEPARATOR);
}
