import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import { NETWORKS } from "../../../lib/platforms/networks.ts";
import { CampaignsQuery, listCampaigns } from "../../../lib/posts/campaigns.ts";
import { cancelPost } from "../../../lib/posts/cancel-retry.ts";
import { listPosts, PostsQuery } from "../../../lib/posts/list.ts";
import type { Post } from "../../../lib/posts/post.ts";
import { reschedulePost } from "../../../lib/posts/schedule.ts";
import { own } from "../../../lib/text/own.ts";
import { wallTime } from "../../../lib/text/zone.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { fromLocal, zoneOf } from "../http/local-time.ts";
import { beginning } from "../ui/beginning.ts";
import { dayName, firstOf, monthName, shiftedDay, weekOf } from "../ui/calendar-time.ts";
import { Drop, placedOn, Week } from "../ui/calendar-week.tsx";
import { Action, Problem } from "../ui/form.tsx";
import { May } from "../ui/may.tsx";
import { Page } from "../ui/shell.tsx";
import { Time } from "../ui/times.tsx";

const DONE: Readonly<Record<string, string>> = { moved: "Moved.", canceled: "Canceled." };
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Posts that have had their time; what was canceled leaves the calendar. */
const GONE = "posted,publishing,failed";

/** What is going to be published, and what was: months, and weeks with their hours. */
export const calendarPages = new Hono<AppEnv>()
  .get("/calendar", (c) => calendar(c, EMPTY_FORM))
  .post("/calendar/:post_id/move", async (c) => {
    const { at = "", view = "" } = await readForm(c);
    const input = { post_id: c.req.param("post_id"), scheduled_at: fromLocal(c, at) };
    return submitted({ at }, reschedulePost.input, {
      input,
      async work(move) {
        await reschedulePost(c.var.signedIn.ctx, move);
        // Its drop keeps the focus, so that the keys move it on.
        return c.redirect(`${placeOf(view, at)}&done=moved#drop-${move.post_id}`, 303);
      },
      show: (state, status) => calendar(c, state, status),
    });
  })
  .post("/calendar/:post_id/cancel", async (c) => {
    const { view = "", was = "" } = await readForm(c);
    return submitted({ post_id: c.req.param("post_id") }, cancelPost.input, {
      async work(input) {
        await cancelPost(c.var.signedIn.ctx, input);
        return goTo(c, placeOf(view, was), "canceled");
      },
      show: (state, status) => calendar(c, state, status),
    });
  });

/** The week or the month in which a time lies. */
const placeOf = (view: string, at: string): string =>
  `/app/calendar?${new URLSearchParams(view === "week" ? { week: at.slice(0, 10) } : { month: at.slice(0, 7) })}`;

async function calendar(
  c: Context<AppEnv>,
  state: FormState,
  status: Parameters<typeof page>[2] = 200,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const zone = zoneOf(c);
  const today = wallTime(ctx.now(), zone).slice(0, 10);
  const week = z.iso.date().safeParse(c.req.query("week")).data;
  const month = z.string().regex(MONTH).safeParse(c.req.query("month")).data ?? (week ?? today).slice(0, 7);
  const [drops, gone, campaigns] = await Promise.all([
    listPosts(ctx, PostsQuery.parse({ status: "scheduled", limit: "100", livemode: "true" })),
    listPosts(ctx, PostsQuery.parse({ status: GONE, limit: "100", livemode: "true", removed: "false" })),
    listCampaigns(ctx, CampaignsQuery.parse({ limit: "10", livemode: "true" })),
  ]);
  const names = new Map(campaigns.map(({ id, name, brief }) => [id, name || brief]));
  const problem = Object.values(state.errors)[0] ?? state.problem;
  return page(
    c,
    <Page
      title="Calendar"
      at="/app/calendar"
      who={record}
      done={own(DONE, c.req.query("done") ?? "")}
      actions={record.role === "owner" && <PauseAll isPaused={record.workspace.pausedAt !== null} />}
    >
      <Problem state={problem ? { ...state, errors: {}, problem } : state} />
      {week ? <WeekPlaces day={week} /> : <MonthPlaces month={month} today={today} />}
      {week ? (
        <Week day={week} today={today} posts={[...drops, ...gone]} zone={zone} />
      ) : (
        <Month month={month} today={today} posts={[...drops, ...gone]} zone={zone} />
      )}
      <Drops drops={drops} names={names} zone={zone} view={week ? "week" : "month"} />
    </Page>,
    status,
  );
}

const PauseAll = ({ isPaused }: { isPaused: boolean }) => (
  <Action
    action={isPaused ? "/app/settings/resume" : "/app/settings/pause"}
    label={isPaused ? "Resume everything" : "Pause everything"}
  />
);

const MonthPlaces = ({ month, today }: { month: string; today: string }) => (
  <nav class="row between" aria-label="Months">
    <a class="button plain" href={`/app/calendar?month=${shifted(month, -1)}`}>
      Earlier
    </a>
    <h2>{monthName(month)}</h2>
    <div class="row">
      <a class="button plain" href={`/app/calendar?week=${today.startsWith(month) ? today : `${month}-01`}`}>
        By week
      </a>
      <a class="button plain" href={`/app/calendar?month=${shifted(month, 1)}`}>
        Later
      </a>
    </div>
  </nav>
);

const WeekPlaces = ({ day }: { day: string }) => (
  <nav class="row between" aria-label="Weeks">
    <a class="button plain" href={`/app/calendar?week=${shiftedDay(day, -7)}`}>
      Earlier
    </a>
    <h2>{`Week of ${dayName(weekOf(day)[0] ?? day)}`}</h2>
    <div class="row">
      <a class="button plain" href={`/app/calendar?month=${day.slice(0, 7)}`}>
        By month
      </a>
      <a class="button plain" href={`/app/calendar?week=${shiftedDay(day, 7)}`}>
        Later
      </a>
    </div>
  </nav>
);

function shifted(month: string, by: number): string {
  const first = firstOf(month);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + by, 1)).toISOString().slice(0, 7);
}

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

type MonthProps = { month: string; today: string; posts: readonly Post[]; zone: string };

const Month = ({ month, today, posts, zone }: MonthProps) => (
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
            {week.map((day) => (
              <td
                class={day === today ? "today" : undefined}
                data-slot={day || undefined}
                data-label={day ? dayName(day) : undefined}
              >
                {day && <p class="soft small date">{Number(day.slice(8))}</p>}
                {placedOn(posts, zone)
                  .filter(({ at }) => day && at.startsWith(day))
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

type DropsProps = {
  drops: readonly Post[];
  /** Names of campaigns by their id. */
  names: ReadonlyMap<string, string>;
  zone: string;
  view: "month" | "week";
};

const Drops = ({ drops, names, zone, view }: DropsProps) => (
  <section class="card">
    <h2>Scheduled</h2>
    {drops.length === 0 && (
      <p class="soft">
        Nothing. Approved runs are scheduled from their page:{" "}
        <a href="/app/runs?verdict=approved">see them</a>.
      </p>
    )}
    <ul class="list">
      {drops.toSorted(byTime).map((post) => (
        <li class="pair" id={`post-${post.id}`}>
          <div>
            <p>
              <a class="line" href={`/app/runs/${post.run_id}`} data-item>
                {beginning(post.text, 70) || "Without text"}
              </a>
            </p>
            <p class="soft small">
              {NETWORKS[post.platform].name}, {post.scheduled_at && <Time at={post.scheduled_at} />}
              {names.has(post.campaign_id ?? "") &&
                `, campaign: ${beginning(names.get(post.campaign_id ?? "") ?? "", 50)}`}
            </p>
          </div>
          <May do="reschedule_post">
            <div class="drop">
              <form method="post" action={`/app/calendar/${post.id}/move`} class="inline">
                <label class="hidden" for={`at-${post.id}`}>
                  {`New time of the post on ${NETWORKS[post.platform].name}, in ${zone}`}
                </label>
                <input
                  id={`at-${post.id}`}
                  name="at"
                  type="datetime-local"
                  value={timeOf(post, zone)}
                  required
                />
                <input type="hidden" name="view" value={view} />
                <button type="submit" class="button plain">
                  Move
                </button>
              </form>
              <Action
                action={`/app/calendar/${post.id}/cancel`}
                fields={{ view, was: timeOf(post, zone) }}
                label="Cancel"
                confirm="Cancel this post?"
              />
            </div>
          </May>
        </li>
      ))}
    </ul>
  </section>
);

/** When a drop is due, as a field of a form has it. */
const timeOf = ({ scheduled_at: at }: Post, zone: string): string => (at ? wallTime(new Date(at), zone) : "");

const byTime = (a: Post, b: Post) => (a.scheduled_at ?? "").localeCompare(b.scheduled_at ?? "");
