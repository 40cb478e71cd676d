import type { CalendarSpan } from "../../../lib/posts/calendar.ts";
import { Span } from "./calendar-drop.tsx";
import { dayName, firstOf, monthName } from "./calendar-time.ts";
import { calendarPath } from "./calendar-view.ts";

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The weeks of a month from Monday on; empty places before the first and after the last day. */
function weeksOf(month: string): string[][] {
  const first = firstOf(month);
  const lead = (first.getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const days = Array.from({ length }, (_, day) => `${month}-${String(day + 1).padStart(2, "0")}`);
  const cells = [...Array<string>(lead).fill(""), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => {
    const row = cells.slice(week * 7, week * 7 + 7);
    return [...row, ...Array<string>(7 - row.length).fill("")];
  });
}

type MonthProps = { month: string; today: string; spans: ReadonlyMap<string, CalendarSpan>; zone: string };

/** The days of a month. A day with many posts shows the first of them. */
export const Month = ({ month, today, spans, zone }: MonthProps) => (
  <section class="scroll" aria-label={monthName(month)} tabindex={0}>
    <table class="month">
      <thead>
        <tr>
          {DAYS.map((day) => (
            <th scope="col">{day}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr>
            {week.map((day) => {
              const span = spans.get(day);
              return (
                <td
                  class={day === today ? "today" : undefined}
                  data-slot={day || undefined}
                  data-label={day ? dayName(day) : undefined}
                >
                  {day && (
                    <p class="soft small date">
                      <a href={calendarPath("day", day)} aria-label={dayName(day)}>
                        {Number(day.slice(8))}
                      </a>
                      {day === today && <strong> today</strong>}
                    </p>
                  )}
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
