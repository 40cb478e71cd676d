import { remembered } from "../../text/once.ts";

/** "Repair: $90 to $120. Takes a week. …" above "Replace: $200. Done in an hour. …": two things that are compared. */

/** A label, and a price in the first sentence behind it. What a business plans for itself is no offer. */
const LABELLED =
  /^\s*(?!budget|margin|cost price|kosten|marge|presupuesto|orçamento)\p{Lu}[\p{L} '’-]{1,40}: [^.!?\n]*(?:[£$€₹]\s?\d|\d\s?(?:€|euros?))/iu;
/** More sentences stand behind the first. */
const GOES_ON = /[.!?]\s+\p{L}[^\n]*[.!?]\s*$/u;
const FEWEST = 2;
const MOST_BRIEFS = 20;

/** The paragraphs of such things; none where one stands alone. Every sentence of a brief asks for them. */
export const comparedParagraphs = remembered((text): readonly string[] => {
  const found = text.split("\n").filter((line) => LABELLED.test(line) && GOES_ON.test(line));
  return found.length >= FEWEST ? found : [];
}, MOST_BRIEFS);
