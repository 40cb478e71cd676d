import type { Reading } from "../schema.ts";

export type Noted = Pick<Reading, "wishes" | "heldBack" | "language">;

/** So many characters part two stretches of one sentence. */
const NEAR = 2;

/**
 * What the author says to the maker of the picture, in the words of the brief. A sentence that was held back in parts is
 * one note again: "Title and date only on the image", "please", "the rest may go in the post".
 */
export function notesToMaker({ wishes, heldBack }: Noted): string[] {
  const stretches = [
    ...wishes.filter(({ rule }) => rule === "tone" || rule === "emphasis" || rule === "start_with"),
    ...heldBack.filter(({ why }) => why !== "doubtful"),
  ].toSorted((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
  const notes: { text: string; end: number }[] = [];
  for (const { quote, span } of stretches) {
    const last = notes.at(-1);
    if (last && span.end <= last.end) continue;
    const goesOn = last && span.start >= last.end && span.start - last.end <= NEAR && !ENDS.test(last.text);
    if (goesOn) notes[notes.length - 1] = { text: `${last.text}, ${quote}`, end: span.end };
    else notes.push({ text: quote, end: span.end });
  }
  return notes.map(({ text }) => text);
}
const ENDS = /[.!?…:]["”»]?\s*$/u;
