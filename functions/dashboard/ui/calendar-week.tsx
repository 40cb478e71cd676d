import { NETWORKS } from "../../../lib/platforms/networks.ts";
import type { Post } from "../../../lib/posts/post.ts";
import { wallTime } from "../../../lib/text/zone.ts";
import { dayName, weekOf } from "./calendar-time.ts";

/** Hours that are shown even when nothing is planned. */
const DAYTIME = { first: 7, last: 20 };

type WeekProps = { day: string; today: string; posts: readonly Post[]; zone: string };

/** Seven days and their hours. With the script, a drop is dragged to another hour. */
export const Week = ({ day, today, posts, zone }: WeekProps) => {
  const days = weekOf(day);
  const inWeek = placedOn(posts, zone).filter(({ at }) => days.includes(at.slice(0, 10)));
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
                <td data-slot={`${one}T${hour}:00`} data-label={dayName(one)}>
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

/** Posts with their time in a zone: when they went out, else when they should. The earliest first. */
export const placedOn = (posts: readonly Post[], zone: string): { post: Post; at: string }[] =>
  posts
    .flatMap((post) => {
      const moment = post.posted_at ?? post.scheduled_at;
      return moment ? [{ post, at: wallTime(new Date(moment), zone) }] : [];
    })
    .toSorted((a, b) => a.at.localeCompare(b.at));

/** A post that has had its time: how it went, for eyes and for ears. */
const GONE: Partial<Record<Post["status"], { tone: string; sign: string; words: string }>> = {
  posted: { tone: "good", sign: "✓", words: "Published" },
  publishing: { tone: "warn", sign: "…", words: "Being published" },
  failed: { tone: "bad", sign: "!", words: "Failed" },
};

/**
 * A post in its place. A drop leads to the form that moves it; with the script it is dragged, or moved by Shift and
 * an arrow. What is out leads to its run.
 */
export const Drop = ({ post, at }: { post: Post; at: string }) => {
  const label = `${at.slice(11)} ${NETWORKS[post.platform].name}`;
  const gone = GONE[post.status];
  return gone ? (
    <a class={`badge ${gone.tone}`} href={`/app/runs/${post.run_id}`} title={gone.words}>
      <span aria-hidden="true">{gone.sign} </span>
      {label}
      <span class="hidden">{`, ${gone.words}`}</span>
    </a>
  ) : (
    <a
      id={`drop-${post.id}`}
      class="badge"
      href={`#post-${post.id}`}
      draggable
      data-drop={post.id}
      data-at={at}
    >
      {label}
    </a>
  );
};

/** The hours of daytime, and every other one that has a drop, as two digits. */
function hoursOf(taken: readonly number[]): string[] {
  const first = Math.min(DAYTIME.first, ...taken);
  const last = Math.max(DAYTIME.last, ...taken);
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at).padStart(2, "0"));
}
