import type { Judge } from "../addressee/addressee.ts";
import { isMakerNote } from "../read/maker-notes.ts";
import { bannedPerson } from "../read/relative-bans.ts";
import type { HeldBack, Reading } from "../schema.ts";

type WithHeld = Pick<Reading, "heldBack" | "language">;

/** What was held back and is for the maker by all its clauses: it needs no question. */
export function isHeldNote(
  { quote }: HeldBack,
  { language }: WithHeld,
  { brief, judge }: { brief: string; judge: Judge },
): boolean {
  const words = quote.trim();
  return bannedPerson(words, language) !== undefined || isMakerNote(words, { language, plain: brief, judge });
}

const FIRST_SENTENCE = /^[^.!?:\n]*/u;

/**
 * The brief with blanks in place of such sentences, of the order that opens it and of wishes: they make it no message
 * among colleagues.
 */
export function withoutHeldNotes(
  story: WithHeld & Pick<Reading, "wishes">,
  brief: string,
  judge: Judge,
): string {
  const opened = brief.length - brief.trimStart().length;
  const end = opened + (FIRST_SENTENCE.exec(brief.trimStart())?.[0].length ?? 0);
  const notes = story.heldBack.filter(
    (held) =>
      held.why === "instruction" && (held.span.start < end || isHeldNote(held, story, { brief, judge })),
  );
  return [...notes, ...story.wishes].reduce(
    (text, { span: { start, end } }) =>
      text.slice(0, start) + text.slice(start, end).replace(/\S/g, " ") + text.slice(end),
    brief,
  );
}
