import { useContext } from "hono/jsx";
import { wallTime } from "../../../lib/text/zone.ts";
import { Zone } from "./zone.ts";

/** A moment in the zone of the workspace. Without one it is UTC, and the reader's own zone once the script runs. */
export const Time = ({ at, day }: { at: string | Date; day?: boolean }) => {
  const moment = new Date(at);
  const zone = useContext(Zone) ?? "UTC";
  const wall = wallTime(moment, zone);
  return (
    <time datetime={moment.toISOString()} data-day={day ? "true" : undefined} class="nowrap">
      {day ? wall.slice(0, 10) : `${wall.replace("T", " ")} ${shortNameOf(zone, moment)}`}
    </time>
  );
};

/** "UTC", "GMT+2": what stands behind a time of this zone. */
function shortNameOf(zone: string, at: Date): string {
  if (zone === "UTC") return zone;
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" });
  const name = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value;
  return name ?? zone;
}
