import { hasPrice } from "../../text/has-price.ts";
import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { MONTH_WORD, WEEKDAY_WORD } from "../values/calendar-words.ts";
import type { Piece } from "./notebook.ts";

/** "Lino cutting, Friday 15 January, 17 to 20, €48.": each sentence is a thing with its day and its price, and all are a list. */

const NAMED = /^\s*\p{Lu}[^.:!?\d,;]{2,50}[,;]\s/u;
const DATED = once(() => new Prefiltered(`(?<!\\p{L})(?:${WEEKDAY_WORD()}|${MONTH_WORD()})`, "iu"));
const LONGEST = 150;
/** "January at the workshop: Lino cutting, …": what heads the first of them. */
const HEADED = /^\s*\p{Lu}[^:：.!?]{3,70}[:：]\s+(?=\p{Lu})/u;
const LEAST = 3;

const isEntry = (text: string): boolean =>
  text.length <= LONGEST && NAMED.test(text) && hasPrice(text) && DATED().test(text);

/** Turns such sentences into the entries of a list, under what heads the first of them. */
export function withPricedDates(pieces: readonly Piece[], plain: string): Piece[] {
  const textOf = ({ start, end }: Piece) => plain.slice(start, end);
  const isSentence = (piece: Piece | undefined) => piece?.shape === "sentence" || piece?.shape === "pair";
  const isOne = (piece: Piece | undefined) =>
    piece !== undefined && isSentence(piece) && isEntry(textOf(piece));
  const headOf = (piece: Piece | undefined) => {
    const lead = piece && isSentence(piece) ? (HEADED.exec(textOf(piece))?.[0].length ?? 0) : 0;
    return piece && lead > 0 && isEntry(textOf({ ...piece, start: piece.start + lead })) ? lead : 0;
  };
  const out: Piece[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    const lead = headOf(piece);
    let end = i + 1;
    while ((lead > 0 || isOne(piece)) && isOne(pieces[end])) end++;
    if (end - i < LEAST) {
      out.push(piece);
      continue;
    }
    const head: Piece = { ...piece, shape: "sentence", key: "", end: piece.start + lead };
    const entries = [{ ...piece, start: piece.start + lead }, ...pieces.slice(i + 1, end)];
    if (lead > 0) out.push({ ...head, end: head.start + plain.slice(head.start, head.end).trimEnd().length });
    out.push(...entries.map((entry): Piece => ({ ...entry, shape: "bullet", key: "", block: piece.block })));
    i = end - 1;
  }
  return out;
}
