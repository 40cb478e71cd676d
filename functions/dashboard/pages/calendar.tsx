import { type Context, Hono } from "hono";
import { listCalendar } from "../../../lib/posts/calendar.ts";
import { cancelPost } from "../../../lib/posts/cancel-retry.ts";
import { reschedulePost } from "../../../lib/posts/schedule.ts";
import { own } from "../../../lib/text/own.ts";
import { momentOf, wallTime } from "../../../lib/text/zone.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { fromLocal, zoneOf } from "../http/local-time.ts";
import { Planned, wasOf } from "../ui/calendar-list.tsx";
import { Month } from "../ui/calendar-month.tsx";
import { CalendarPlaces, titleOf } from "../ui/calendar-places.tsx";
import { type CalendarView, calendarPath, daysOf, monthOf, viewOf } from "../ui/calendar-view.ts";
import { Week } from "../ui/calendar-week.tsx";
import { Action, Problem } from "../ui/form.tsx";
import { May } from "../ui/may.tsx";
import { Page } from "../ui/shell.tsx";

const DONE: Readonly<Record<string, string>> = { moved: "Moved.", canceled: "Canceled." };

/** How much of a month, a week and a day one page shows: posts of each day or hour, and drops in the list below. */
const SHOWN = {
  month: { by: "day", most: 4, soonest: 20 },
  week: { by: "hour", most: 3, soonest: 20 },
  day: { by: "day", most: 50, soonest: 0 },
} as const;

type Calendar = Awaited<ReturnType<typeof listCalendar>>;

/** What is going to be published, and what was: months, weeks with their hours, and days. */
export const calendarPages = new Hono<AppEnv>()
  .get("/calendar", (c) => calendar(c, EMPTY_FORM))
  .post("/calendar/:post_id/move", async (c) => {
    const { at = "", view = "", was = "" } = await readForm(c);
    const input = { post_id: c.req.param("post_id"), scheduled_at: fromLocal(c, at) };
    return submitted({ at }, reschedulePost.input, {
      input,
      async work(move) {
        await reschedulePost(c.var.signedIn.ctx, move);
        // Its drop keeps the focus, so that the keys move it on.
        const anchor = view === "day" ? "post" : "drop";
        return c.redirect(`${placeOf(view, at)}&done=moved#${anchor}-${move.post_id}`, 303);
      },
      show: (state, status) => calendar(c, state, status, { [view]: was }),
    });
  })
  .post("/calendar/:post_id/cancel", async (c) => {
    const { view = "", was = "" } = await readForm(c);
    return submitted({ post_id: c.req.param("post_id") }, cancelPost.input, {
      async work(input) {
        await cancelPost(c.var.signedIn.ctx, input);
        return goTo(c, placeOf(view, was), "canceled");
      },
      show: (state, status) => calendar(c, state, status, { [view]: was }),
    });
  });

/** The day, the week or the month in which a time lies. */
const placeOf = (view: string, at: string): string =>
  calendarPath(view === "week" || view === "day" ? view : "month", at.slice(0, 10));

async function calendar(
  c: Context<AppEnv>,
  state: FormState,
  status: Parameters<typeof page>[2] = 200,
  query: Readonly<Record<string, string>> = c.req.query(),
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const zone = zoneOf(c);
  const today = wallTime(ctx.now(), zone).slice(0, 10);
  const view = viewOf(query, today);
  const [from, to] = daysOf(view).map((day) => momentOf(`${day}T00:00`, zone) ?? ctx.now());
  const range = { from: from ?? ctx.now(), to: to ?? ctx.now(), time_zone: zone, skip: view.skip };
  const found = await listCalendar(ctx, { ...range, ...SHOWN[view.by] });
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
      <CalendarPlaces view={view} today={today} />
      <p class="soft small">{`Times are in ${zone.replaceAll("_", " ")}.`}</p>
      <View view={view} today={today} zone={zone} {...found} />
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

type ViewProps = Calendar & { view: CalendarView; today: string; zone: string };

const View = ({ view, today, zone, ...found }: ViewProps) => {
  const spans = new Map(found.spans.map((span) => [span.span, span]));
  if (view.by === "day") return <Day view={view} zone={zone} found={found} />;
  return (
    <>
      {view.by === "week" ? (
        <Week day={view.day} today={today} spans={spans} zone={zone} />
      ) : (
        <Month month={monthOf(view.day)} today={today} spans={spans} zone={zone} />
      )}
      <May do="reschedule_post">
        <MovingByHand found={found} view={view} />
      </May>
      <Soonest view={view} zone={zone} found={found} />
    </>
  );
};

/** What the script fills in and sends for a drop that is dragged or moved by keys. */
const MovingByHand = ({ found: { spans }, view }: Omit<PartProps, "zone">) => {
  const first = spans.flatMap(({ posts }) => posts).find(({ status }) => status === "scheduled");
  return first ? (
    <form method="post" action={`/app/calendar/${first.id}/move`} hidden data-move>
      <input type="hidden" name="at" />
      <input type="hidden" name="view" value={view.by} />
      <input type="hidden" name="was" value={wasOf(view.by, view.day)} />
    </form>
  ) : null;
};

type PartProps = { view: CalendarView; zone: string; found: Calendar };

/** The drops of a month or week that are out next. */
const Soonest = ({ view, zone, found: { soonest, drops } }: PartProps) => (
  <section class="card stack">
    <h2>Scheduled</h2>
    {drops === 0 && <Nothing />}
    <Planned posts={soonest} zone={zone} view={view.by} />
    {drops > soonest.length && (
      <p class="soft">
        {`These are the soonest ${soonest.length} of ${drops}. Open a day to see, move or cancel all of its posts.`}
      </p>
    )}
  </section>
);

/** All posts of a day, fifty a page. */
const Day = ({ view, zone, found: { spans } }: PartProps) => {
  const { count, posts } = spans[0] ?? { count: 0, posts: [] };
  const end = view.skip + posts.length;
  const path = calendarPath("day", view.day);
  return (
    <section class="card stack" aria-label={titleOf(view)}>
      {posts.length === 0 && <Nothing />}
      {count > posts.length && <p class="soft">{`Posts ${view.skip + 1} to ${end} of ${count}.`}</p>}
      <Planned posts={posts} zone={zone} view="day" />
      {(view.skip > 0 || end < count) && (
        <nav class="row" aria-label="Parts of the day">
          {view.skip > 0 && (
            <a class="button plain" href={`${path}&skip=${Math.max(0, view.skip - SHOWN.day.most)}`}>
              Earlier posts
            </a>
          )}
          {end < count && posts.length > 0 && (
            <a class="button plain" href={`${path}&skip=${end}`}>
              Later posts
            </a>
          )}
        </nav>
      )}
    </section>
  );
};

const Nothing = () => (
  <p class="soft">
    Nothing is scheduled here. A post is scheduled from the page of its run:{" "}
    <a href="/app/runs?verdict=approved">open the approved ones</a>
    <May do="generate">
      {" "}
      or <a href="/app/create">create one</a>
    </May>
    .
  </p>
);
