/** Wall-clock times of a time zone, such as "2026-06-15T14:00" in Europe/Berlin. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const two = "2-digit";
  const parts = { year: "numeric", month: two, day: two, hour: two, minute: two } as const;
  const made = new Intl.DateTimeFormat("en-CA", { ...parts, hourCycle: "h23", timeZone: zone });
  formats.set(zone, made);
  return made;
}

/** True for a name of the IANA database that this runtime knows, such as Europe/Berlin. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z][\w+-]*(\/[\w+-]+)*$/.test(name) && formatOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** The wall-clock time of a moment, to the minute: "2026-06-15T14:00". */
export function wallTime(at: Date, zone: string): string {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return `${of("year").padStart(4, "0")}-${of("month")}-${of("day")}T${of("hour")}:${of("minute")}`;
}

const DAY_MS = 86_400_000;

/**
 * The moment of a wall-clock time. One that comes twice, as clocks go back, is the first of both. One that is skipped,
 * as clocks go forward, is as much later as the clocks jump. Undefined for a text that is no such time.
 */
export function momentOf(wall: string, zone: string): Date | undefined {
  const asUtc = Date.parse(`${wall}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) || Number.isNaN(asUtc)) return undefined;
  const offsetAt = (time: number) => {
    const minute = Math.floor(time / 60_000) * 60_000;
    return Date.parse(`${wallTime(new Date(minute), zone)}:00Z`) - minute;
  };
  // Clocks change at most once within two days.
  const before = asUtc - offsetAt(asUtc - DAY_MS);
  const after = asUtc - offsetAt(asUtc + DAY_MS);
  const fitting = [before, after].filter((time) => wallTime(new Date(time), zone) === wall);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : before);
}
