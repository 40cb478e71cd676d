import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Piece } from "./notebook.ts";

/** "8:30 breakfast; 10:00 market; 12:30 oysters at the port": a sentence whose entries each begin with a time. */

const CLOCK =
  "(?:(?:at|um|ab|à|a las|alle|om|às) )?\\d{1,2}(?:[:.]\\d{2}|\\s?h(?:\\s?\\d{2})?(?!\\p{L})|\\s?(?:am|pm|uhr|uur)(?!\\p{L}))(?:\\s?(?:am|pm|uhr|uur)(?!\\p{L}))?";
const ENTRY = new Prefiltered(`^\\s*(?:[-–—]\\s*)?${CLOCK}\\s*[:–—-]?\\s*\\p{L}`, "iu");
/** What stands before the first entry: the title of the day, or an order. */
const HEAD = new Prefiltered(`^(?:[^;]*?[:：]\\s+)?(?=${CLOCK})`, "iu");
const LEAST = 3;

function entriesOf(piece: Piece, plain: string): Piece[] {
  const text = plain.slice(piece.start, piece.end);
  const head = HEAD.exec(text)?.[0].length ?? 0;
  const parts = text.slice(head).split(/(?<=;)\s+/u);
  if (piece.shape !== "sentence" || parts.length < LEAST || !parts.every((part) => ENTRY.test(part)))
    return [piece];
  const title = head > 0 ? [{ ...piece, end: piece.start + head }] : [];
  let at = piece.start + head;
  const entries = parts.map((part): Piece => {
    const start = plain.indexOf(part, at);
    at = start + part.length;
    return { ...piece, shape: "bullet", start, end: at - (part.length - part.replace(/;\s*$/, "").length) };
  });
  return [...title, ...entries];
}

/** The pieces of a text, with each timetable in a sentence as a list. */
export const withTimetables = (pieces: readonly Piece[], plain: string): Piece[] =>
  pieces.flatMap((piece) => entriesOf(piece, plain));
