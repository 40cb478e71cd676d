import { Hono } from "hono";
import { getMe } from "../../../lib/access/me.ts";
import { listAccounts } from "../../../lib/accounts/list.ts";
import { addSeconds } from "../../../lib/core/calendar.ts";
import type { Ctx } from "../../../lib/core/context.ts";
import { type CalendarPost, listCalendar } from "../../../lib/posts/calendar.ts";
import { listPosts, PostsQuery } from "../../../lib/posts/list.ts";
import { ListInput, listTiles } from "../../../lib/runs/list.ts";
import type { RunTile } from "../../../lib/runs/tile.ts";
import { own } from "../../../lib/text/own.ts";
import { type Plan, Platform } from "../../../lib/vocab.ts";
import type { AppEnv } from "../../http/env.ts";
import { page } from "../http/answer.tsx";
import { zoneOf } from "../http/local-time.ts";
import { may } from "../http/may.ts";
import { type Caps, Needs } from "../ui/home-needs.tsx";
import { May } from "../ui/may.tsx";
import { inWords } from "../ui/numbers.ts";
import { PLAN_NAMES } from "../ui/plans.tsx";
import { nameOfPost, placeName } from "../ui/post-place.ts";
import { Gallery, TYPE_NAMES } from "../ui/runs.tsx";
import { Page } from "../ui/shell.tsx";
import { Time } from "../ui/times.tsx";

const SHOWN = 8;
/** How many reviews are read and counted, and how many of them stand on the page. */
const READ = 100;
const REVIEWS = 5;
const DAY_SECONDS = 86_400;

/** What is planned: the coming year, and drops of yesterday that wait for the end of a pause. */
const comingDays = (now: Date) => ({
  from: addSeconds(now, -DAY_SECONDS),
  to: addSeconds(now, 365 * DAY_SECONDS),
});

const DONE: Readonly<Record<string, string>> = {
  confirmed: "Your address is confirmed. What has passed its checks can be published now.",
  confirmed_for_approved: "Your address is confirmed. What you approve can be published.",
};

/** Where members approve first, what has passed its checks is not published yet. */
const doneAs = (done: string, { approvalRequired }: Ctx): string | undefined =>
  own(DONE, done === "confirmed" && approvalRequired ? "confirmed_for_approved" : done);

export const homePages = new Hono<AppEnv>().get("/", async (c) => {
  const { ctx, record } = c.var.signedIn;
  const listWith = (filter: object) => listTiles(ctx, ListInput.parse({ livemode: "true", ...filter }));
  const [{ runs }, found, failed, { soonest: drops }, me, accounts] = await Promise.all([
    listWith({ limit: String(SHOWN) }),
    listWith({ limit: String(READ), verdict: "needs_review" }),
    listPosts(ctx, PostsQuery.parse({ status: "failed", limit: "5", livemode: "true" })),
    listCalendar(ctx, {
      ...comingDays(ctx.now()),
      time_zone: zoneOf(c),
      by: "day",
      most: 0,
      skip: 0,
      soonest: 5,
    }),
    getMe(ctx, {}),
    listAccounts(ctx, {}),
  ]);
  const waiting = newestOf(found.runs);
  const create = (
    <May do="generate">
      <a class="button main" href="/app/create">
        Create
      </a>
    </May>
  );
  return page(
    c,
    <Page
      title={`Hello${record.user.name ? `, ${record.user.name}` : ""}`}
      at="/app"
      who={record}
      done={doneAs(c.req.query("done") ?? "", ctx)}
      actions={create}
    >
      {record.role === "owner" && record.workspace.timeZone === null && <OwnZone />}
      {runs.length === 0 && (
        <May do="generate">
          <FirstSteps isFree={me.credits.onboarding_free} />
        </May>
      )}
      <div class="halves even">
        <Needs
          runs={may(record, "review_run") ? waiting.slice(0, REVIEWS) : []}
          undecided={{ count: waiting.length, areMore: found.next !== null }}
          failed={failed}
          accounts={accounts}
          canConnect={may(record, "start_connecting") && isConnectable(ctx)}
          caps={me.usage.caps}
          credits={me.credits.total}
        />
        <Left credits={me.credits.total} plan={me.plan} caps={me.usage.caps} />
      </div>
      {drops.length > 0 && <Drops drops={drops} />}
      {runs.length > 0 && (
        <section class="stack">
          <div class="row between">
            <h2>Last results</h2>
            <a href="/app/runs">All runs</a>
          </div>
          <Gallery runs={runs} />
        </section>
      )}
      <p class="soft small">
        <a href="/docs/using">How it all works</a>, in plain words.
      </p>
      {ctx.settings.sandboxPagesUrl && <Sandboxes url={ctx.settings.sandboxPagesUrl} />}
    </Page>,
  );
});

/** Those without a newer version: only these are to be decided about. */
const newestOf = (runs: readonly RunTile[]): RunTile[] => runs.filter(({ is_superseded }) => !is_superseded);

/** Whether an account can be connected here at all: to a network, or to its sandbox. */
const isConnectable = ({ connectors, networks }: Ctx) =>
  Platform.options.some((platform) => connectors[platform] || networks.sandbox[platform]);

/** Where no time zone is chosen, the script fills in that of the browser. */
const OwnZone = () => (
  <form method="post" action="/app/settings/time-zone" class="notice row between scripted">
    <span>Times are planned and shown in UTC.</span>
    <input type="hidden" name="time_zone" value="UTC" data-own-zone />
    <button type="submit" class="button plain">
      Use my time zone
    </button>
  </form>
);

const Sandboxes = ({ url }: { url: string }) => (
  <p class="soft small">
    This runs on your machine: posts, chats, payments and webhooks end in{" "}
    <a href={url}>sandboxes that you can look at</a>.
  </p>
);

const FirstSteps = ({ isFree }: { isFree: boolean }) => (
  <section class="card empty">
    <h2>Your first post</h2>
    <p>
      {isFree
        ? "Say in a few sentences what is new. The first picture costs nothing."
        : "Say in a few sentences what is new, and see what comes out."}
    </p>
    <div class="row">
      <a class="button main" href="/app/create">
        Make the first post
      </a>
      <a class="button plain" href="/app/start">
        Describe my brand: a website or a few lines
      </a>
    </div>
  </section>
);

/** What has a cap: asset types, and clips of the brand. */
const CAP_NAMES: Readonly<Record<string, string>> = { ...TYPE_NAMES, brand_video: "Uploaded video" };

/** A plan that became smaller may have less than was used. */
const leftOf = (used: number, cap: number): string => inWords(Math.max(0, cap - used));

const Left = ({ credits, plan, caps }: { credits: number; plan: Plan; caps: Caps }) => (
  <section class="card stack">
    <h2>What is left this month</h2>
    <p>
      <span class="number">{inWords(credits)}</span>{" "}
      <span class="soft">{`credits on the ${PLAN_NAMES[plan]} plan`}</span>
    </p>
    <ul class="list">
      {Object.entries(caps)
        .filter(([, { used, cap }]) => cap > 0 && used > 0)
        .map(([type, { used, cap }]) => (
          <li>
            <p class="row between small">
              <span>{own(CAP_NAMES, type) ?? type}</span>
              <span class="soft">{`${leftOf(used, cap)} of ${inWords(cap)} left`}</span>
            </p>
            <progress
              max={cap}
              value={Math.max(0, cap - used)}
              aria-label={`${own(CAP_NAMES, type) ?? type}: ${leftOf(used, cap)} of ${cap} left`}
            />
          </li>
        ))}
    </ul>
  </section>
);

const Drops = ({ drops }: { drops: readonly CalendarPost[] }) => (
  <section class="card stack">
    <div class="row between">
      <h2>Next posts</h2>
      <a href="/app/calendar">Calendar</a>
    </div>
    <ul class="list">
      {drops.map((post) => (
        <li class="pair">
          <a class="line" href={`/app/runs/${post.run_id}`}>
            {nameOfPost(post)}
          </a>
          <span class="soft">
            {`${placeName(post.platform, post.handle)}, `}
            <Time at={post.at} />
            {post.held && (post.held === "rejected" ? ", rejected" : ", waits for approval")}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
