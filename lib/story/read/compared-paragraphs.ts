import { escapeRegExp } from "../../copy/text.ts";
import { remembered } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/**
 * "Repair: $90 to $120. Takes a week. …" above "Replace: $200. Done in an hour. …": two things that are compared, and so
 * are "Digital pays off …" and "Offset pays off …" below "Offset or digital?".
 */

/** A label, and a price in the first sentence behind it. What a business plans for itself is no offer. */
const LABELLED =
  /^\s*(?!budget|margin|cost price|kosten|marge|presupuesto|orçamento)\p{Lu}[\p{L} '’-]{1,40}: [^.!?\n]*(?:[£$€₹]\s?\d|\d\s?(?:€|euros?))/iu;
/** More sentences stand behind the first. */
const GOES_ON = /[.!?]\s+\p{L}[^\n]*[.!?]\s*$/u;
const FEWEST = 2;
const MOST_BRIEFS = 20;

/** "Offset or digital?", "Mähroboter oder Rasenmäher?": the two sides by their names, in the first sentence. */
const ARTICLE =
  "(?:(?:an?|the|eine?n?|der|die|das|une?|les?|la|un[oa]?|el|l[oa]s|il|lo|een|de|het|uma?|os?|as?|our) |l[’'])?";
const SIDES = new Prefiltered(
  `^\\s*${ARTICLE}(?<one>\\p{L}[\\p{L}’' -]{1,28}?) (?:or|vs\\.?|versus|oder|gegen|ou|contre|o|u|contra|contro|of|tegen) ${ARTICLE}(?<other>\\p{L}[\\p{L}’' -]{1,28}?)\\s?[?:]`,
  "iu",
);
function beginsWithSide(text: string): (line: string) => boolean {
  const { one, other } = SIDES.exec(text)?.groups ?? {};
  if (!one || !other) return () => false;
  const side = new Prefiltered(`^\\s*${ARTICLE}(?:${[one, other].map(escapeRegExp).join("|")})\\s`, "iu");
  return (line) => side.test(line);
}

/** The paragraphs of such things; none where one stands alone. Every sentence of a brief asks for them. */
export const comparedParagraphs = remembered((text): readonly string[] => {
  const isOfSide = beginsWithSide(text);
  const found = text
    .split("\n")
    .filter((line) => (LABELLED.test(line) || isOfSide(line)) && GOES_ON.test(line));
  return found.length >= FEWEST ? found : [];
}, MOST_BRIEFS);

/** Whether a sentence opens such a paragraph, or stands in one before the last: notes to the maker end a brief. */
export const isInCompared = (sentence: string, text: string): boolean =>
  comparedParagraphs(text).some((paragraph, i, all) =>
    i < all.length - 1 ? paragraph.includes(sentence.trim()) : paragraph.trim().startsWith(sentence.trim()),
  );
