import { useContext } from "hono/jsx";
import { once } from "../../../lib/text/once.ts";
import { wallTime } from "../../../lib/text/zone.ts";
import { Zone } from "./zone.ts";

/** A moment in the zone of the workspace, in UTC without one. The zone stands beside every time. */
export const Time = ({ at, day }: { at: string | Date; day?: boolean }) => {
  const moment = new Date(at);
  const { date, time } = inWords(moment, useContext(Zone) ?? "UTC");
  return (
    <time datetime={moment.toISOString()} class="nowrap">
      {day ? date : `${date}, ${time}`}
    </time>
  );
};

const dates = once(
  () =>
    new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }),
);

/** "2026-12-01" as "1 Dec 2026". */
export const dayInWords = (day: string): string => dates().format(Date.parse(`${day}T12:00:00Z`));

/** A message with its days, which the API writes as 2026-12-01, in words. */
export const datesInWords = (message: string): string => message.replace(/\d{4}-\d{2}-\d{2}/g, dayInWords);

function inWords(moment: Date, zone: string): { date: string; time: string } {
  const wall = wallTime(moment, zone);
  const date = dayInWords(wall.slice(0, 10));
  return { date, time: `${wall.slice(11)} ${shortNameOf(zone, moment)}` };
}

const INSTANT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z/g;

/** A message with its moments, which the API writes in UTC, as the reader's clock has them. */
export function inLocalTime(message: string | undefined, zone: string | null): string | undefined {
  return message?.replace(INSTANT, (at) => {
    const { date, time } = inWords(new Date(at), zone ?? "UTC");
    return `${date}, ${time}`;
  });
}

// Kept: making one takes longer than a page's other work for a time.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const made =
    formats.get(zone) ?? new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" });
  formats.set(zone, made);
  return made;
}

/** A zone with the difference that the times of lists name it by: "Europe/Riga, GMT+2 today". */
export const zoneInWords = (zone: string, at: Date): string =>
  zone === "UTC" ? zone : `${zone.replaceAll("_", " ")}, ${shortNameOf(zone, at)} today`;

/** "UTC", "GMT+2": what stands behind a time of this zone. */
function shortNameOf(zone: string, at: Date): string {
  if (zone === "UTC") return zone;
  const name = formatOf(zone)
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value;
  return name ?? zone;
}
