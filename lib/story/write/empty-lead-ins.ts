import { wordCount } from "../../copy/text.ts";
import type { Block } from "./block.ts";
import type { Material } from "./material.ts";

/** "What it covers:" leads to a list. Without the list it says nothing. */
const LEADS = /[:：]["”’»」』)]*\s*$/u;

/** The line of the brief in which a block begins. */
const lineOf = ({ at }: Block, brief: string) => brief.slice(0, at).split("\n").length;

/** The author ended the sentence with a colon, or went on with it in the lines of a list. */
export function endsWithColon(b: Block, { reading: { facts } }: Material): boolean {
  const [first = ""] = b.pieces.flatMap((piece) => piece.facts);
  return (
    b.kind === "sentence" &&
    (goesOnInList(b) || LEADS.test(facts.find(({ id }) => id === first)?.quote ?? ""))
  );
}

/** "Of that:", which is no sentence on a picture. */
export const goesOnInList = ({ pieces }: Block): boolean =>
  pieces.some(({ text, card }) => LEADS.test(text) && !LEADS.test(card));

/** "The dishes:" right above its list says nothing elsewhere, and the list says it. */
export function headsList(b: Block, m: Material): boolean {
  const [card = ""] = b.pieces.map((piece) => piece.card);
  const isShort = wordCount(card) <= MOST_HEADING && !/\d/u.test(card);
  return isShort && endsWithColon(b, m) && m.blocks[m.blocks.indexOf(b) + 1]?.kind === "list";
}
const MOST_HEADING = 4;

/** What the sentence leads to follows on its line or on the next. */
function isKept(b: Block, next: Block | undefined, brief: string): boolean {
  if (!next || next.kind === "quotation") return false;
  return next.kind !== "sentence" || lineOf(next, brief) <= lineOf(b, brief) + 1;
}

/** What a picture, a slide or a film shows: everything but lines whose list is not there. */
export const withoutLeadIns = (m: Material): Block[] =>
  m.blocks.filter((b, i) => !endsWithColon(b, m) || isKept(b, m.blocks[i + 1], m.options.brief ?? ""));
