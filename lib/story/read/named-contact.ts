import { escapeRegExp } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** "Applications to Judith Aske, jobs@vets.example": who is named in full with an address is for readers. */
export const isReached = (s: string, name: string): boolean =>
  /@|\d(?:[\s()/-]?\d){6,}/u.test(s) &&
  new Prefiltered(`(?<!\\p{L})${escapeRegExp(name)} \\p{Lu}\\p{L}+`, "u").test(s);
