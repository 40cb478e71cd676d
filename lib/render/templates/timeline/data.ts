import * as z from "zod/v4";
import { ask, list, message, required, text } from "../kit/fields.ts";

/** A dated entry. */
export const Entry = z.object({
  date: required(24, "When, as it should be read, for example “Mar 2026” or “09:30”."),
  title: required(60, "What happens, in a few words."),
  text: text(140, "One sentence more."),
});
export type Entry = z.output<typeof Entry>;

/** What happened, or will, in order. */
export const TimelineData = z.object({
  ...message,
  entries: list(Entry, 2, 6, "The entries from first to last."),
  highlight: text(24, "Date of the entry to point out, for example today's. Without it, the last."),
  ...ask,
});

/** Index of the entry that is pointed out. */
export function pointedOut(entries: readonly Entry[], highlight: string): number {
  const wanted = highlight.trim().toLowerCase();
  const found = entries.findIndex(({ date }) => date.trim().toLowerCase() === wanted);
  return found >= 0 ? found : entries.length - 1;
}
