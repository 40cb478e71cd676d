import { hasVerb } from "../../copy/grammar.ts";
import { sentences } from "../../copy/sentences.ts";
import { capitalize, size, stop, unstop, wordCount } from "../../copy/text.ts";
import { hasTwoLabels } from "../../text/two-labels.ts";
import { withoutStepNumber } from "../read/line-parts.ts";
import { isConnected } from "./apart.ts";
import type { Block } from "./block.ts";
import { pastRelative } from "./clauses.ts";
import type { Cut } from "./compress.ts";
import { formsOf } from "./forms.ts";
import type { Material } from "./material.ts";
import { partsHours, titledBeforeDays } from "./open-days.ts";
import { cardOf } from "./slide-groups.ts";
import { isSayable, leavesNoStump } from "./stumps.ts";

/** A sentence as the title of a slide, and what stands under it. */

export const TITLE = 70;
/** A sentence beyond this is not read on a slide. */
export const LONGEST = 160;
/** Readers of a carousel stay on a slide as long as they like: one that does not come apart is still whole there. */
const LONGEST_WHOLE = 220;

/** What stands behind a label ends as its author's line does; several sentences end with a full stop. */
export const endedAs = (line: string, said: string): string =>
  /[.。]["”»]?\s*$/u.test(line) || sentences(said).length > 1 ? stop(said) : said;

/** "Night: 16 hours at 8 degrees": a label and what is said under it. A mark inside brackets or quotation marks is none: "Invoices (limit: 8 years)", "Route 22 (Harby – Lowmere)". */
export const LABELLED =
  /^(?![^:：–—]*(?:\([^)]*|[“„«][^”“»]*)[:：–—])((?:[^:：.!?–—]|(?<=\d)\.(?=\d)){2,32}?)(?:\s?[:：]|\s[–—])\s+(\S.{5,})$/u;
export const LABEL_WORDS = 5;
/** A sentence that is too long for a title falls in two at its comma, where a clause stands on both sides. */
function inClauses(whole: string, b: Block, m: Material): { title: string; body: string } | undefined {
  const [, first = "", rest = ""] = CLAUSES.exec(whole) ?? [];
  if (m.language !== "en" || !first || !hasVerb(first) || !hasVerb(rest)) return undefined;
  // "When it falls below the mark" is nothing without what follows.
  return OPENS.test(first) || !isSayable(rest, b.pieces[0], m)
    ? undefined
    : { title: first, body: stop(capitalize(rest)) };
}
/** A sentence that is too long for any title, in two where its second main clause begins; else nothing of it. */
function inMainClauses(whole: string): { title: string; body: string } {
  const [, first = "", rest = ""] = MAIN_CLAUSES.exec(whole) ?? [];
  return first && size(first) <= LONGEST
    ? { title: first, body: stop(capitalize(rest)) }
    : { title: "", body: "" };
}
const MAIN_CLAUSES =
  /^(.{24,}?),\s+(?![^()]*\))((?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar|mas)\s.{24,})$/u;
const CLAUSES = /^([^,;:]{12,64}),\s+(?![^()]*\))(\S.{12,})$/u;
const OPENS = /^(?:if|when|once|while|because|since|after|before|as|unless|until)\s/i;

function labelledIn(whole: string, { pieces }: Block): { title: string; body: string } | undefined {
  const [, label = "", said = ""] = LABELLED.exec(whole) ?? [];
  const isLabel = label !== "" && wordCount(label) <= LABEL_WORDS && !hasTwoLabels(whole);
  return isLabel ? { title: label, body: endedAs(pieces[0]?.text ?? "", capitalize(said)) } : undefined;
}

/** A label, a short form of a sentence or the sentence is the title of a slide; what is left stands under it. */
export function titled(b: Block, m: Material): { title: string; body: string } {
  const whole = withoutStepNumber(unstop(cardOf(b)));
  const labelled = labelledIn(whole, b);
  if (labelled) return labelled;
  const forms = formsOf(b, m.language);
  const short = forms.find((f) => size(f.text) <= TITLE && !opensBracket(f, whole));
  if (size(whole) <= TITLE) return { title: whole, body: "" };
  if (short) return underShort(b, short, whole, m);
  const inTwo = inClauses(whole, b, m) ?? (size(whole) > LONGEST ? inMainClauses(whole) : undefined);
  if (inTwo && inTwo.title !== "") return inTwo;
  const most = m.options.assetType === "carousel" ? LONGEST_WHOLE : LONGEST;
  return { title: size(whole) > most ? "" : whole, body: "" };
}

/** What a short form of a sentence leaves stands under it, where it says something there. */
function underShort(b: Block, short: Cut, whole: string, m: Material): { title: string; body: string } {
  const named = pastRelative(whole, short);
  if (named) return { title: named.text, body: stop(capitalize(named.rest)) };
  const rest = capitalize(short.rest.join(", ").replace(/^and\s+/i, ""));
  if (partsHours(short.text, rest)) return titledBeforeDays(whole) ?? { title: whole, body: "" };
  if (size(whole) <= LONGEST && leavesStump(b, short, rest, whole, m)) return { title: whole, body: "" };
  return { title: capitalize(short.text), body: rest ? stop(rest) : "" };
}

/** "One dog retired (well done, Bracken), one in training": said under the whole, the words would be of its end. */
const opensBracket = ({ rest }: Cut, whole: string): boolean =>
  rest.some((left) => whole.includes(`(${left})`) && !whole.endsWith(`(${left})`));

/** Half a sentence under the other half, "With a hint of artichoke.", is read as a mistake. */
const leavesStump = (b: Block, form: Cut, rest: string, whole: string, m: Material) =>
  isConnected(rest) || (rest !== "" && !(leavesNoStump(form, whole, m) && isSayable(rest, b.pieces[0], m)));
