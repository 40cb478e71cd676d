import type { Judge } from "../addressee/addressee.ts";
import { isMakerNote } from "../read/maker-notes.ts";
import type { HeldBack, Reading } from "../schema.ts";

type WithHeld = Pick<Reading, "heldBack" | "language">;

/** What was held back and is for the maker by all its clauses: it needs no question. */
export function isHeldNote(
  { quote }: HeldBack,
  { language }: WithHeld,
  { brief, judge }: { brief: string; judge: Judge },
): boolean {
  return isMakerNote(quote.trim(), { language, plain: brief, judge });
}

/** The brief with blanks in place of such sentences: they make it no message among colleagues. */
export function withoutHeldNotes(story: WithHeld, brief: string, judge: Judge): string {
  return story.heldBack
    .filter(({ why }) => why === "instruction")
    .filter((held) => isHeldNote(held, story, { brief, judge }))
    .reduce(
      (text, { span: { start, end } }) =>
        text.slice(0, start) + text.slice(start, end).replace(/\S/g, " ") + text.slice(end),
      brief,
    );
}
