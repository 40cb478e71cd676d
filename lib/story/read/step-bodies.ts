import { isTyped } from "../../copy/text.ts";
import { wordsIn } from "./headings.ts";
import { stepLead } from "./line-parts.ts";
import type { Piece } from "./notebook.ts";

/** "2. Shoulders back" over "Squeeze your shoulder blades together. Ten times.": a step whose title has a line of its own. */

const LONGEST_TITLE = 8;
const LEAST = 2;
const ENDED = /[.!?。！？:：]\s*$/u;

type StepLines = { pieces: readonly Piece[]; plain: string };

/** A short line without an end of its own behind a number. */
function isTitle({ pieces, plain }: StepLines, at: number): boolean {
  const piece = pieces[at];
  const text = piece?.shape === "step" ? plain.slice(piece.start, piece.end) : "";
  const title = text.slice(stepLead(text));
  return title.trim() !== "" && !ENDED.test(title) && wordsIn(title) <= LONGEST_TITLE;
}

/** How many sentences right under a title are its own: those of the lines to the next blank one. */
function sizeOfBody({ pieces, plain }: StepLines, at: number): number {
  const next = pieces.slice(at + 1);
  const end = next.findIndex(
    ({ shape, start, end: to }, i) =>
      shape !== "sentence" ||
      // A command is copied from a line of its own.
      isTyped(plain.slice(start, to).trim()) ||
      /\n\s*\n/u.test(plain.slice(pieces[at + i]?.end, start)),
  );
  return end < 0 ? next.length : end;
}

/** Steps as their titles together with the sentences under them; steps without titles stay as they are. */
export function withStepBodies(pieces: readonly Piece[], plain: string): Piece[] {
  const written = { pieces, plain };
  const sizes = pieces.map((_, at) => (isTitle(written, at) ? sizeOfBody(written, at) : 0));
  if (sizes.filter((size) => size > 0).length < LEAST) return [...pieces];
  const inBody = new Set(sizes.flatMap((size, at) => Array.from({ length: size }, (_, i) => at + 1 + i)));
  return pieces.flatMap((piece, at) =>
    inBody.has(at) ? [] : [{ ...piece, end: pieces[at + (sizes[at] ?? 0)]?.end ?? piece.end }],
  );
}

const TITLE_LINE = /^\s*(?<title>\S[^\n]*?[\p{L}\p{N})"”])\s*\n\s*(?=\S)/u;

/** The title that a step has on a line of its own; empty without one. */
export const titleOfStep = (step: string): string => TITLE_LINE.exec(step)?.groups?.title ?? "";

/** A step with its title as a sentence of its own. */
export const withTitleEnded = (step: string): string => step.replace(TITLE_LINE, "$<title>. ");
