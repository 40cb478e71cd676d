const MIN_DAYS = 90;
const DAY_MS = 86_400_000;

/** When a call will go away, and where its users read what to do. Dates are UTC days: YYYY-MM-DD. */
export type Deprecation = Readonly<{ announced: string; sunset: string; guide: string }>;

/** Announces the end of an operation. Throws when that is less than 90 days after the announcement. */
export function deprecation(announcement: Deprecation): Deprecation {
  const days = (Date.parse(announcement.sunset) - Date.parse(announcement.announced)) / DAY_MS;
  if (!(days >= MIN_DAYS))
    throw new Error(`A call ends at least ${MIN_DAYS} days after its announcement, not ${days}.`);
  return announcement;
}
