import { Rejected } from "./rejected.ts";

const UNIT_MS = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1e3, m: 60e3, h: 3_600e3, d: 86_400e3 };
const PART = /(\d{1,12}(?:\.\d+)?)(ns|us|µs|ms|s|m|h|d)/g;
const WHOLE = new RegExp(`^(?:${PART.source})+$`);

const isUnit = (text: string): text is keyof typeof UNIT_MS => Object.hasOwn(UNIT_MS, text);

/** Milliseconds of `10s`, `1d10h30m` or bare seconds (`90`); undefined when it is none of these. */
export function parseDuration(text: string): number | undefined {
  const value = text.trim();
  if (/^\d{1,12}(\.\d+)?$/.test(value)) return Number(value) * UNIT_MS.s;
  if (!WHOLE.test(value)) return undefined;
  let total = 0;
  for (const [, amount, unit = ""] of value.matchAll(PART)) {
    if (isUnit(unit)) total += Number(amount) * UNIT_MS[unit];
  }
  return total;
}

/** As `parseDuration`, but a malformed value is the caller's mistake (400). */
export function durationMs(name: string, text: string): number {
  const value = parseDuration(text);
  if (value === undefined)
    throw new Rejected(`${name} must be a duration such as 10s or 1h30m, got: ${text}`);
  return value;
}
