import { dayName, monthName, weekOf } from "./calendar-time.ts";
import { type CalendarView, calendarPath, daysOf, monthOf, neighboursOf } from "./calendar-view.ts";

const NAMES = { month: "By month", week: "By week" } as const;

type CalendarPlacesProps = { view: CalendarView; today: string };

/** The name of what is shown, and the ways to what lies before, after, and around it. */
export const CalendarPlaces = ({ view, today }: CalendarPlacesProps) => {
  const [before, after] = neighboursOf(view);
  const [first, end] = daysOf(view);
  const isNow = first <= today && today < end;
  // Where today is in sight already, the way leads to the day itself.
  const now = isNow ? calendarPath("day", today) : calendarPath(view.by, today);
  return (
    <nav class="row between" aria-label="Times">
      <h2>{titleOf(view)}</h2>
      <div class="row">
        {(["month", "week"] as const).map((by) =>
          by === view.by ? null : (
            <a class="button plain" href={calendarPath(by, view.day)}>
              {NAMES[by]}
            </a>
          ),
        )}
        <a class="button plain" href={before}>
          ‹ Earlier
        </a>
        {!(isNow && view.by === "day") && (
          <a class="button plain" href={now}>
            Today
          </a>
        )}
        <a class="button plain" href={after}>
          Later ›
        </a>
      </div>
    </nav>
  );
};

/** "November 2026", "Week of Mon 16 Nov", "Fri 20 Nov". */
export function titleOf({ by, day }: CalendarView): string {
  if (by === "month") return monthName(monthOf(day));
  return by === "week" ? `Week of ${dayName(weekOf(day)[0] ?? day)}` : dayName(day);
}
