import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { presentedIn } from "../read/topics.ts";
import type { Fact, Reading } from "../schema.ts";
import type { Judging } from "./leak.ts";

/** Statements that open a brief in a form that is for readers. */

/** "This is the timetable of the courses:": what presents the list below is its title. */
function presentsList({ span }: Fact, brief: string): boolean {
  const from = brief.lastIndexOf("\n", span.start - 1) + 1;
  const end = brief.indexOf("\n", span.end);
  const line = brief.slice(from, end < 0 ? brief.length : end);
  const sentence = line
    .split(/(?<=[.!?])\s+/u)
    .find((one) => one.includes(brief.slice(span.start, span.end)));
  return presentedIn(sentence ?? line) !== undefined;
}

/** "We need a lift service engineer for our Leeds route.", where the occasion is a job. */
const SEEKS = new Prefiltered(
  /^(?:we(?:['’]re| are)? (?:need|looking for|after|seeking|hiring|recruiting) (?:an?|another|two|three|our)|wir (?:suchen|brauchen) (?:eine?n?|noch|zwei)|nous (?:cherchons|recherchons|recrutons) une?|on (?:cherche|recrute) une?|(?:buscamos|necesitamos) una?|(?:cerchiamo|stiamo cercando) un|(?:we|wij) zoeken een|(?:procuramos|precisamos de|estamos à procura de) uma?)\s/iu,
);
const seeksPerson = ({ quote }: Fact, { occasion }: Reading): boolean =>
  occasion === "hiring" && SEEKS.test(quote.trim());

/** Whether a statement opens a list or a job advertisement. */
export const isKnownOpening = (fact: Fact, { reading, brief }: Pick<Judging, "reading" | "brief">): boolean =>
  seeksPerson(fact, reading) || presentsList(fact, brief);
