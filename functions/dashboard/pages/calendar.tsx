import { type Context, Hono } from "hono";
import { addSeconds } from "../../../lib/core/calendar.ts";
import { type CalendarPost, listCalendar } from "../../../lib/posts/calendar.ts";
import { CampaignsQuery, listCampaigns } from "../../../lib/posts/campaigns.ts";
import { cancelPost } from "../../../lib/posts/cancel-retry.ts";
import { reschedulePost } from "../../../lib/posts/schedule.ts";
import { own } from "../../../lib/text/own.ts";
import { momentOf, wallTime } from "../../../lib/text/zone.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { dayMovedPast } from "../http/late-move.ts";
import { fromLocal, zoneOf } from "../http/local-time.ts";
import { RunningCampaigns } from "../ui/calendar-campaigns.tsx";
import { Planned, wasOf } from "../ui/calendar-list.tsx";
import { Month } from "../ui/calendar-month.tsx";
import { type AskedMove, MoveQuestion } from "../ui/calendar-move.tsx";
import { CalendarPlaces, titleOf } from "../ui/calendar-places.tsx";
import { type CalendarView, calendarPath, daysOf, monthOf, viewOf } from "../ui/calendar-view.ts";
import { Week } from "../ui/calendar-week.tsx";
import { Action, Problem } from "../ui/form.tsx";
import { May } from "../ui/may.tsx";
import { nameOfPost, placeName } from "../ui/post-place.ts";
import { Page } from "../ui/shell.tsx";
import { Time, zoneInWords } from "../ui/times.tsx";

const DONE: Readonly<Record<string, string>> = {
  moved: "Moved.",
  canceled: "Canceled.",
  paused: "Paused. Nothing is lost: what is due waits up to 24 hours.",
};

/** How much of a month, a week and a day one page shows: posts of each day or hour, and drops in the list below. */
const SHOWN = {
  month: { by: "day", most: 4, soonest: 20 },
  week: { by: "hour", most: 3, soonest: 20 },
  day: { by: "day", most: 50, soonest: 0 },
} as const;

const YEAR_SECONDS = 365 * 86_400;

type Calendar = Awaited<ReturnType<typeof listCalendar>>;

/** What is going to be published, and what was: months, weeks with their hours, and days. */
export const calendarPages = new Hono<AppEnv>()
  .get("/calendar", (c) => calendar(c, EMPTY_FORM))
  .post("/calendar/:post_id/move", async (c) => {
    const { at = "", view = "", was = "", sure } = await readForm(c);
    const input = { post_id: c.req.param("post_id"), scheduled_at: fromLocal(c, at) };
    return submitted({ at }, reschedulePost.input, {
      input,
      async work(move) {
        const day = sure ? undefined : await dayMovedPast(c.var.signedIn.ctx, move);
        if (day)
          return calendar(c, EMPTY_FORM, 422, { [view]: was }, { post: move.post_id, at, view, was, day });
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
  asked?: AskedMove,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const zone = zoneOf(c);
  const today = wallTime(ctx.now(), zone).slice(0, 10);
  const view = viewOf(query, today);
  const [from, to] = daysOf(view).map((day) => momentOf(`${day}T00:00`, zone) ?? ctx.now());
  const range = { from: from ?? ctx.now(), to: to ?? ctx.now(), time_zone: zone, skip: view.skip };
  const [found, later, campaigns] = await Promise.all([
    listCalendar(ctx, { ...range, ...SHOWN[view.by] }),
    nextAfter(c, range.to),
    listCampaigns(ctx, CampaignsQuery.parse({ livemode: "true" })),
  ]);
  const next = found.drops === 0 ? later : undefined;
  const problem = Object.values(state.errors)[0] ?? state.problem;
  return page(
    c,
    <Page
      title="Calendar"
      at="/app/calendar"
      who={record}
      done={own(DONE, c.req.query("done") ?? "")}
      actions={record.role === "owner" && !record.workspace.pausedAt && <PauseAll view={view} />}
    >
      <Problem state={problem ? { ...state, errors: {}, problem } : state} />
      {asked && <MoveQuestion move={asked} back={placeOf(asked.view, asked.was)} />}
      <CalendarPlaces view={view} today={today} />
      <p class="soft small">{`Times are in ${zoneInWords(zone, ctx.now())}.`}</p>
      <View view={view} today={today} zone={zone} next={next} {...found} />
      <RunningCampaigns campaigns={campaigns} now={ctx.now()} />
    </Page>,
    status,
  );
}

/** The drop that is out next after a view, within a year; asked for beside the view, so that nothing waits for it. */
async function nextAfter(c: Context<AppEnv>, from: Date): Promise<CalendarPost | undefined> {
  const { ctx } = c.var.signedIn;
  const range = { from, to: addSeconds(from, YEAR_SECONDS), time_zone: zoneOf(c), skip: 0 };
  const { soonest } = await listCalendar(ctx, { ...range, by: "day", most: 0, soonest: 1 });
  return soonest[0];
}

/** The way back stands on every page of a paused workspace. */
const PauseAll = ({ view }: { view: CalendarView }) => (
  <Action
    action="/app/settings/pause"
    label="Pause everything"
    fields={{ at: calendarPath(view.by, view.day) }}
    confirm="Pause the whole workspace? Nothing new starts or is published until you resume it. Due posts wait up to 24 hours."
  />
);

type Next = { next: CalendarPost | undefined };
type ViewProps = Calendar & Next & { view: CalendarView; today: string; zone: string };

const View = ({ view, today, zone, next, ...found }: ViewProps) => {
  const spans = new Map(found.spans.map((span) => [span.span, span]));
  if (view.by === "day") return <Day view={view} zone={zone} next={next} found={found} />;
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
      <Soonest view={view} zone={zone} next={next} found={found} />
    </>
  );
};

/** What the script fills in and sends for a drop that is dragged or moved by keys. */
const MovingByHand = ({ found: { spans }, view }: Omit<PartProps, "zone" | "next">) => {
  const first = spans.flatMap(({ posts }) => posts).find(({ status }) => status === "scheduled");
  return first ? (
    <>
      <p class="soft small">
        {`Open a post to move or cancel it, or drag it to another ${view.by === "month" ? "day" : "hour"}.`}
      </p>
      <form method="post" action={`/app/calendar/${first.id}/move`} hidden data-move>
        <input type="hidden" name="at" />
        <input type="hidden" name="view" value={view.by} />
        <input type="hidden" name="was" value={wasOf(view.by, view.day)} />
      </form>
    </>
  ) : null;
};

type PartProps = Next & { view: CalendarView; zone: string; found: Calendar };

/** The drops of a month or week that are out next. */
const Soonest = ({ view, zone, next, found: { soonest, drops } }: PartProps) => (
  <section class="card stack">
    <h2>Scheduled</h2>
    {drops === 0 && <Nothing next={next} zone={zone} />}
    <Planned posts={soonest} zone={zone} view={view.by} />
    {drops > soonest.length && (
      <p class="soft">
        {`These are the soonest ${soonest.length} of ${drops}. Open a day to see, move or cancel all of its posts.`}
      </p>
    )}
  </section>
);

/** All posts of a day, fifty a page. */
const Day = ({ view, zone, next, found: { spans } }: PartProps) => {
  const { count, posts } = spans[0] ?? { count: 0, posts: [] };
  const end = view.skip + posts.length;
  const path = calendarPath("day", view.day);
  return (
    <section class="card stack" aria-label={titleOf(view)}>
      {posts.length === 0 && <Nothing next={next} zone={zone} day={view.day} />}
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

/** What to do with an empty time; on an empty day a new post begins with its date. */
const Nothing = ({ next, zone, day }: Next & { zone: string; day?: string }) => (
  <>
    {next && <Later next={next} zone={zone} />}
    <p class="soft">
      {next ? "" : "Nothing is scheduled here. "}A post is scheduled from the page of its run:{" "}
      <a href="/app/runs?verdict=approved">open the approved ones</a>
      <May do="generate">
        {" "}
        or{" "}
        <a href={day ? `/app/create?scheduled_at=${day}T09:00` : "/app/create"}>
          {day ? "create one for this day" : "create one"}
        </a>
      </May>
      .
    </p>
  </>
);

const Later = ({ next, zone }: { next: CalendarPost; zone: string }) => (
  <p>
    Nothing is scheduled here. The next post goes out on{" "}
    <a href={calendarPath("day", wallTime(new Date(next.at), zone).slice(0, 10))}>
      <Time at={next.at} />
    </a>
    {`, on ${placeName(next.platform, next.handle)}: ${nameOfPost(next)}.`}
  </p>
);
