import { NETWORKS } from "../../../lib/platforms/networks.ts";
import type { Post } from "../../../lib/posts/post.ts";
import { wallTime } from "../../../lib/text/zone.ts";
import { dayName, weekOf } from "./calendar-time.ts";

/** Hours that are shown even when nothing is planned. */
const DAYTIME = { first: 7, last: 20 };

type WeekProps = { day: string; today: string; drops: readonly Post[]; zone: string };

/** Seven days and their hours. With the script, a drop is dragged to another hour. */
export const Week = ({ day, today, drops, zone }: WeekProps) => {
  const days = weekOf(day);
  const placed = drops.flatMap((post) =>
    post.scheduled_at ? [{ post, at: wallTime(new Date(post.scheduled_at), zone) }] : [],
  );
  const inWeek = placed.filter(({ at }) => days.includes(at.slice(0, 10)));
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
          {hoursOf(inWeek.map(({ at }) => Number(at.slice(11, 13)))).map((hour) => (
            <tr>
              <th scope="row">{`${hour}:00`}</th>
              {days.map((one) => (
                <td data-slot={`${one}T${hour}:00`}>
                  {inWeek
                    .filter(({ at }) => at.startsWith(`${one}T${hour}`))
                    .map(({ post, at }) => (
                      <Drop post={post} at={at} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** A drop in its place. It leads to the form that moves it; with the script it is dragged, or moved by Shift and an arrow. */
export const Drop = ({ post, at }: { post: Post; at: string }) => (
  <a class="badge" href={`#post-${post.id}`} draggable data-drop={post.id} data-at={at}>
    {`${at.slice(11)} ${NETWORKS[post.platform].name}`}
  </a>
);

/** The hours of daytime, and every other one that has a drop, as two digits. */
function hoursOf(taken: readonly number[]): string[] {
  const first = Math.min(DAYTIME.first, ...taken);
  const last = Math.max(DAYTIME.last, ...taken);
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at).padStart(2, "0"));
}
