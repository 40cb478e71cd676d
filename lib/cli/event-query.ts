import { own } from "../text/own.ts";
import { misuse } from "./exit.ts";
import { type GivenOptions, lastValue } from "./given.ts";

/** Where the log is read from and what of it. `after` moves on with each answer. */
export type EventQuery = { after?: string; from?: string; type?: string };

const UNITS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };
const AGO = /^(\d{1,6})\s*([smhd])$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}/;

/** What `--since` and `--events` ask for; without `--since` what happens from now on. */
export function readEventQuery(given: GivenOptions, today: Date): EventQuery {
  const type = given.get("events")?.join(",");
  return { ...since(lastValue(given, "since")?.trim(), today), ...(type && { type }) };
}

const WRITE_IT =
  "Give a length of time as 10m, 2h or 1d, a time as 2030-05-01T09:00:00Z, or the id of an event.";

function since(text: string | undefined, today: Date): EventQuery {
  if (text === undefined) return { after: "latest" };
  const [, amount, unit = ""] = AGO.exec(text) ?? [];
  if (amount)
    return { from: new Date(today.getTime() - Number(amount) * own(UNITS, unit)! * 1000).toISOString() };
  if (!MOMENT.test(text)) return { after: named(text) };
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()))
    throw misuse(`--since "${text}" is not a date of the calendar.`, WRITE_IT);
  return { from: moment.toISOString() };
}

/** The service knows its ids; here only what cannot be one is caught. */
function named(text: string): string {
  if (/^[\w-]{1,60}$/.test(text)) return text;
  throw misuse(`--since "${text}" is no moment and no event.`, WRITE_IT);
}
