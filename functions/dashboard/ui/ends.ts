import { addSeconds } from "../../../lib/core/calendar.ts";

/** Days until a key or a grant ends; empty: it has no end of its own. */
export const ENDS = [
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
  { value: "", label: "Never" },
] as const;

/** What an end is for, below the choice. */
export const ENDS_HINT = "Without an end of its own it works until somebody revokes it.";

const DAY_SECONDS = 86_400;

/** The moment that many days from now. What is no number of days stays as it is, for the schema to refuse. */
export function endAfter(days: string, now: Date): string {
  const end = addSeconds(now, Number(days) * DAY_SECONDS);
  return Number.isNaN(end.getTime()) ? days : end.toISOString();
}
