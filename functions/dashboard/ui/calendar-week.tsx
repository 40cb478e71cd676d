import type { CalendarSpan } from "../../../lib/posts/calendar.ts";
import { Span } from "./calendar-drop.tsx";
import { dayName, weekOf } from "./calendar-time.ts";

/** Hours that are shown even when nothing is planned. */
const DAYTIME = { first: 7, last: 20 };

type WeekProps = { day: string; today: string; spans: ReadonlyMap<string, CalendarSpan>; zone: string };

/** Seven days and their hours. With the script, a drop is dragged to another hour. */
export const Week = ({ day, today, spans, zone }: WeekProps) => {
  const days = weekOf(day);
  return (
    <section class="scroll" aria-label={`The week from ${dayName(days[0] ?? day)}`} tabindex={0}>
      <table class="month week">
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">Hour</span>
            </th>
            {days.map((one) => (
              <th scope="col" class={one === today ? "today" : undefined}>
                {dayName(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hoursOf([...spans.keys()].map((span) => Number(span.slice(11)))).map((hour) => (
            <tr>
              <th scope="row">{`${hour}:00`}</th>
              {days.map((one) => {
                const span = spans.get(`${one}T${hour}`);
                return (
                  <td data-slot={`${one}T${hour}:00`} data-label={dayName(one)}>
                    {span && <Span span={span} zone={zone} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** The hours of daytime, and every other one that has a post, as two digits. */
function hoursOf(taken: readonly number[]): string[] {
  const first = Math.min(DAYTIME.first, ...taken);
  const last = Math.max(DAYTIME.last, ...taken);
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at).padStart(2, "0"));
}
