import type { Piece } from "./notebook.ts";
import { areNumbered } from "./unmarked-lists.ts";

/**
 * "1 We wedge the clay. 2 Throw it on the wheel. 3 Let it dry.", "Step 1 fill a basin. 2 add soap. …": sentences of one
 * line that count with a bare number.
 */

const NUMBERED =
  /^\s*(?:(?:the )?(?:steps|schritte|étapes|pasos|passi|stappen|passos)\s?[:：]\s*)?(?:(?:step|schritt|étape|paso|passo|stap)\s+)?(?<count>\d{1,2})\s+(?=\p{L})/iu;
const numberIn = (text: string): number => Number(NUMBERED.exec(text)?.groups?.count ?? 0);

/** Where the count that begins here ends: the first sentence that does not go on with it. */
function endOfCount(pieces: readonly Piece[], from: number, numberAt: (i: number) => number): number {
  let to = from;
  while (pieces[to]?.shape === "sentence" && numberAt(to) === to - from + 1) to++;
  return to;
}

/** Turns such sentences into steps. */
export function withNumberedSentences(pieces: readonly Piece[], plain: string): Piece[] {
  const textAt = (i: number) => plain.slice(pieces[i]?.start, pieces[i]?.end);
  const from = pieces.findIndex(({ shape }, i) => shape === "sentence" && numberIn(textAt(i)) === 1);
  const to = from < 0 ? from : endOfCount(pieces, from, (i) => numberIn(textAt(i)));
  const counted = pieces.slice(from, to).map(({ start, end }) => plain.slice(start, end));
  if (from < 0 || !areNumbered(counted.map((text) => text.replace(NUMBERED, "")))) return [...pieces];
  const { block } = pieces[from] as Piece;
  return pieces.map((piece, i) =>
    i >= from && i < to ? { ...piece, block, shape: "step", key: "" } : piece,
  );
}

const FIRST_THREE =
  /(?:^|[.!?:]\s+)(?:\p{L}{4,7}\s+)?1\s+\p{L}[^.!?]*[.!?]\s+(?:\p{L}{4,7}\s+)?2\s+\p{L}[^.!?]*[.!?]\s+(?:\p{L}{4,7}\s+)?3\s+\p{L}/u;

/** Length of the number that such a sentence begins with, in a brief that counts so; else 0: "2 eggs go in". */
export const countedLead = (text: string, plain: string): number =>
  FIRST_THREE.test(plain) ? (NUMBERED.exec(text)?.[0].length ?? 0) : 0;
