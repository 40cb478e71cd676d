import * as z from "zod/v4";
import { action, list, message, required, text } from "../kit/fields.ts";

/** A dated entry. */
export const TimelineEntry = z.object({
  date: required(24, "When, as it should be read, for example “Mar 2026” or “09:30”.", "Mar 2026"),
  title: required(60, "What happens, in a few words.", "Public beta"),
  text: text(140, "One sentence more.", "Everyone on the list gets in."),
});
export type TimelineEntry = z.output<typeof TimelineEntry>;

/** What happened, or will, in order. */
export const TimelineData = z.object({
  ...message,
  entries: list(TimelineEntry, 2, 6, "The entries from first to last."),
  highlight: text(
    24,
    "Date of the entry to point out, for example today's. Without it, the last.",
    "Mar 2026",
  ),
  ...action,
});

/** Index of the entry that is pointed out. */
export function pointedOut(entries: readonly TimelineEntry[], highlight: string): number {
  const wanted = highlight.trim().toLowerCase();
  const found = entries.findIndex(({ date }) => date.trim().toLowerCase() === wanted);
  return found >= 0 ? found : entries.length - 1;
}
