import type { CalendarPost } from "../../../lib/posts/calendar.ts";
import { wallTime } from "../../../lib/text/zone.ts";
import { beginning } from "./beginning.ts";
import { GONE, Picture } from "./calendar-drop.tsx";
import type { CalendarView } from "./calendar-view.ts";
import { Action } from "./form.tsx";
import { May } from "./may.tsx";
import { nameOfPost, placeName } from "./post-place.ts";
import { HELD } from "./post-state.tsx";
import { dayInWords, Time } from "./times.tsx";

type PlannedProps = {
  posts: readonly CalendarPost[];
  zone: string;
  /** Where a moved or canceled one leads back to. */
  view: CalendarView["by"];
};

/** Posts with their times, each with the forms that move and cancel it while it waits. */
export const Planned = ({ posts, zone, view }: PlannedProps) => (
  <ul class="list">
    {posts.map((post) => (
      <li class="pair" id={`post-${post.id}`}>
        <div>
          <Picture of={post} />
          <p>
            <a class="line" href={`/app/runs/${post.run_id}`} data-item>
              {nameOfPost(post)}
            </a>
          </p>
          <p class="soft small">
            {placeName(post.platform, post.handle)}, <Time at={post.at} />
            {post.campaign && `, campaign: ${beginning(post.campaign, 50)}`}
          </p>
        </div>
        <State post={post} />
        {post.status === "scheduled" && (
          <May do="reschedule_post">
            <Moving post={post} zone={zone} view={view} />
          </May>
        )}
      </li>
    ))}
  </ul>
);

/** How a post went that has had its time, and what one waits for beside its time. */
const State = ({ post }: { post: CalendarPost }) => {
  const gone = GONE[post.status];
  if (post.held)
    return <span class={`badge ${post.held === "rejected" ? "bad" : "warn"}`}>{HELD[post.held]}</span>;
  return gone ? <span class={`badge ${gone.tone}`}>{gone.words}</span> : null;
};

const Moving = ({ post, zone, view }: { post: CalendarPost } & Pick<PlannedProps, "zone" | "view">) => {
  const at = wallTime(new Date(post.at), zone);
  return (
    <div class="drop">
      <form method="post" action={`/app/calendar/${post.id}/move`} class="inline">
        <label class="hidden" for={`at-${post.id}`}>
          {`New time of the post on ${placeName(post.platform, post.handle)}, in ${zone}`}
        </label>
        <input id={`at-${post.id}`} name="at" type="datetime-local" value={at} required />
        <input type="hidden" name="view" value={view} />
        <input type="hidden" name="was" value={wasOf(view, at)} />
        <button type="submit" class="button plain">
          Move
        </button>
      </form>
      <Action
        action={`/app/calendar/${post.id}/cancel`}
        fields={{ view, was: wasOf(view, at) }}
        label="Cancel"
        confirm={`Cancel “${nameOfPost(post)}” on ${placeName(post.platform, post.handle)}, ${dayAndTime(at)}?`}
        sure="Cancel the post"
      />
    </div>
  );
};

/** "2026-12-01T09:00" as the page's other times say it: "1 Dec 2026, 09:00". */
const dayAndTime = (at: string) => `${dayInWords(at.slice(0, 10))}, ${at.slice(11, 16)}`;

/** The day, or the month, that its page shows. */
export const wasOf = (view: CalendarView["by"], at: string) => at.slice(0, view === "month" ? 7 : 10);
