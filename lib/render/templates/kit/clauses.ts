import { DAY_NAME } from "../../../text/weekdays.ts";

/**
 * Splits a headline of two clauses ("Launch day, on autopilot.") so that the second can be emphasised.
 * Undefined when it has only one, or when one side would stand alone with a word.
 */
export function clauses(headline: string): [string, string] | undefined {
  const split = /^(.{6,}?(?:[,.:;!?]|\s[–—]))\s+(\S.{4,})$/u.exec(headline);
  const [, first = "", second = ""] = split ?? [];
  const enough = [first, second].every((part) => part.trim().split(/\s+/).length >= 2);
  return enough && !isTorn(first, second) ? [first.replace(/\s[–—]$/u, ""), second] : undefined;
}

const VALUES =
  /\+?\(?0?\d[\d\s()/.:,-]*\d(?:\s?(?:%|[€£$₹]|Uhr|h|am|pm))?|\([^)]*\)|(?:\d{1,2}\.? )?\p{L}+ \d{1,2}, (?:19|20)\d{2}/gu;

/** A number to call, a time, a date, a price or a bracket that begins in the one clause and ends in the other. */
function isTorn(first: string, second: string): boolean {
  // "D. Amélia", "Mrs. Lane": the full stop is that of a title or an initial.
  if (/(?<!\p{L})(?:\p{Lu}|Mr|Mrs|Ms|Dr|Dra|Sr|Sra|Prof|St|Ste|Mme|Sig|Dott|Fr)\.$/u.test(first)) return true;
  // "am 17. Oktober": the full stop is that of the day.
  if (/(?<!\d)\d{1,2}\.$/u.test(first)) return true;
  if (ONLY_WEEKDAY.test(first) && /^\d/u.test(second)) return true;
  const whole = `${first} ${second}`;
  const at = first.length;
  return [...whole.matchAll(VALUES)].some(({ index, 0: value }) => index < at && index + value.length > at);
}

/** "Am Samstag," before its "12. Dezember". */
const ONLY_WEEKDAY = new RegExp(`^(?:\\p{L}{1,4}\\s)?(?:${DAY_NAME})\\.?,$`, "iu");
