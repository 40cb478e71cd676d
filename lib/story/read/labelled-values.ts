import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Piece } from "./notebook.ts";

/** Values behind labels, a sentence each, that are a list without its marks. */

const VALUE = "[£$€₹]?\\d[\\d.,]*\\s?(?:%|€|£|kg|km|t|h|min|hours?|minutes?)?";
const MOMENT = "(?:19|20)\\d{2}|Q[1-4](?:\\s(?:19|20)\\d{2})?";
const LABELLED = new Prefiltered(
  `^\\s*(?:\\p{Lu}[^:：.!?]{2,45}|${MOMENT})[:：]\\s*${VALUE}\\s*[.]?\\s*$`,
  "u",
);
/** "Kilos of litter: 2022: 1,900.": what the values are of, and the first of them. */
const OPENING = new Prefiltered(
  `^(?<lead>\\s*\\p{L}[^:：.!?]{3,80}[:：]\\s+)(?:${MOMENT})[:：]\\s*${VALUE}\\s*[.]?\\s*$`,
  "u",
);
const LEAST = 3;

/** A piece that opens such a list in two: what leads to it, and its first value. */
function opened(piece: Piece, plain: string): Piece[] {
  const lead = OPENING.exec(plain.slice(piece.start, piece.end))?.groups?.lead ?? "";
  const at = piece.start + lead.length;
  return lead === ""
    ? [piece]
    : [
        { ...piece, end: piece.start + lead.trimEnd().length },
        { ...piece, start: at },
      ];
}

/** "Company: 64 %. Better internet: 31 %. The coffee: 19 %." is a list, three of them or more. */
export function withLabelledValues(given: readonly Piece[], plain: string): Piece[] {
  const pieces = given.flatMap((piece, i) => {
    const next = given[i + 1];
    const leads = piece.shape === "sentence" && next?.shape === "sentence" && isLabelled(next, plain);
    return leads ? opened(piece, plain) : [piece];
  });
  const found = pieces.map((piece) => piece.shape === "sentence" && isLabelled(piece, plain));
  const runOf = (i: number) => {
    let [from, to] = [i, i];
    while (found[from - 1]) from--;
    while (found[to + 1]) to++;
    return to - from + 1;
  };
  return pieces.map((piece, i) => (found[i] && runOf(i) >= LEAST ? { ...piece, shape: "bullet" } : piece));
}

const isLabelled = ({ start, end }: Piece, plain: string) => LABELLED.test(plain.slice(start, end));
