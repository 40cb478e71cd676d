import { Hono } from "hono";
import { getMe } from "../../../lib/access/me.ts";
import { listAccounts } from "../../../lib/accounts/list.ts";
import { NETWORKS } from "../../../lib/platforms/networks.ts";
import { listPosts, PostsQuery } from "../../../lib/posts/list.ts";
import type { Post } from "../../../lib/posts/post.ts";
import { ListInput, listRuns } from "../../../lib/runs/list.ts";
import { isWhole } from "../../../lib/runs/summary.ts";
import { own } from "../../../lib/text/own.ts";
import type { Plan } from "../../../lib/vocab.ts";
import type { AppEnv } from "../../http/env.ts";
import { page } from "../http/answer.tsx";
import { beginning } from "../ui/beginning.ts";
import { type Caps, Needs } from "../ui/home-needs.tsx";
import { May } from "../ui/may.tsx";
import { inWords } from "../ui/numbers.ts";
import { PLAN_NAMES } from "../ui/plans.tsx";
import { Gallery, TYPE_NAMES } from "../ui/runs.tsx";
import { Page } from "../ui/shell.tsx";
import { Time } from "../ui/times.tsx";

const SHOWN = 8;

const DONE: Readonly<Record<string, string>> = {
  confirmed: "Your address is confirmed. What you approve can be published.",
};

export const homePages = new Hono<AppEnv>().get("/", async (c) => {
  const { ctx, record } = c.var.signedIn;
  const posts = (status: string, limit = "5") =>
    listPosts(ctx, PostsQuery.parse({ status, limit, livemode: "true" }));
  const runsWith = async (filter: object) =>
    (await listRuns(ctx, ListInput.parse({ livemode: "true", ...filter }))).runs.filter((run) =>
      isWhole(run),
    );
  const [runs, waiting, failed, drops, me, accounts] = await Promise.all([
    runsWith({ limit: String(SHOWN) }),
    runsWith({ limit: "5", verdict: "needs_review" }),
    posts("failed"),
    posts("scheduled", "100"),
    getMe(ctx, {}),
    listAccounts(ctx, {}),
  ]);
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
      done={own(DONE, c.req.query("done") ?? "")}
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
          runs={waiting}
          failed={failed}
          accounts={accounts}
          caps={me.usage.caps}
          credits={me.credits.total}
        />
        <Left credits={me.credits.total} plan={me.plan} caps={me.usage.caps} />
      </div>
      {drops.length > 0 && <Drops drops={soonest(drops)} />}
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
              <span>{TYPE_NAMES[type as keyof typeof TYPE_NAMES]}</span>
              <span class="soft">{`${inWords(used)} of ${inWords(cap)}`}</span>
            </p>
            <progress max={cap} value={used} aria-label={`${type}: ${used} of ${cap}`} />
          </li>
        ))}
    </ul>
  </section>
);

/** The list names the newest first; a person asks what is out next. */
const soonest = (drops: readonly Post[]): Post[] =>
  drops.toSorted((a, b) => (a.scheduled_at ?? "").localeCompare(b.scheduled_at ?? "")).slice(0, 5);

const Drops = ({ drops }: { drops: readonly Post[] }) => (
  <section class="card stack">
    <div class="row between">
      <h2>Next posts</h2>
      <a href="/app/calendar">Calendar</a>
    </div>
    <ul class="list">
      {drops.map((post) => (
        <li class="pair">
          <a class="line" href={`/app/runs/${post.run_id}`}>
            {beginning(post.text, 70) || "Without text"}
          </a>
          <span class="soft">
            {`${NETWORKS[post.platform].name}, `}
            {post.scheduled_at && <Time at={post.scheduled_at} />}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
