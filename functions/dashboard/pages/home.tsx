import { Hono } from "hono";
import { getMe } from "../../../lib/access/me.ts";
import { listPosts, PostsQuery } from "../../../lib/posts/list.ts";
import type { Post } from "../../../lib/posts/post.ts";
import { ListInput, listRuns } from "../../../lib/runs/list.ts";
import type { Run } from "../../../lib/runs/run.ts";
import { isWhole } from "../../../lib/runs/summary.ts";
import type { AppEnv } from "../../http/env.ts";
import { page } from "../http/answer.tsx";
import { May } from "../ui/may.tsx";
import { inWords } from "../ui/numbers.ts";
import { CHANNEL_NAMES, Gallery, TYPE_NAMES } from "../ui/runs.tsx";
import { Page } from "../ui/shell.tsx";
import { Time } from "../ui/times.tsx";

const SHOWN = 8;

export const homePages = new Hono<AppEnv>().get("/", async (c) => {
  const { ctx, record } = c.var.signedIn;
  const posts = (status: string) =>
    listPosts(ctx, PostsQuery.parse({ status, limit: "5", livemode: "true" }));
  const runsWith = async (filter: object) =>
    (await listRuns(ctx, ListInput.parse({ livemode: "true", ...filter }))).runs.filter((run) =>
      isWhole(run),
    );
  const [runs, waiting, failed, drops, me] = await Promise.all([
    runsWith({ limit: String(SHOWN) }),
    runsWith({ limit: "5", verdict: "needs_review" }),
    posts("failed"),
    posts("scheduled"),
    getMe(ctx, {}),
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
      actions={create}
    >
      {runs.length === 0 && (
        <May do="generate">
          <FirstSteps isFree={me.credits.onboarding_free} />
        </May>
      )}
      <div class="halves">
        <Waiting runs={waiting} failed={failed} />
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
    </Page>,
  );
});

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
        Begin with my website
      </a>
    </div>
  </section>
);

const Waiting = ({ runs, failed }: { runs: readonly Run[]; failed: readonly Post[] }) => (
  <section class="card">
    <h2>What needs you</h2>
    {runs.length + failed.length === 0 && <p class="soft">Nothing. Everything that was asked for is done.</p>}
    <ul class="list">
      {runs.map((run) => (
        <li>
          <a href={`/app/runs/${run.id}`} data-item>
            Review: {run.brief.slice(0, 70) || TYPE_NAMES[run.asset_type]}
          </a>
          <p class="soft small">
            {TYPE_NAMES[run.asset_type]} for {CHANNEL_NAMES[run.channel]}
          </p>
        </li>
      ))}
      {failed.map((post) => (
        <li>
          <a href={`/app/runs/${post.run_id}`} data-item>{`Not posted on ${post.platform}`}</a>
          <p class="soft small">{post.error?.message}</p>
        </li>
      ))}
    </ul>
  </section>
);

type Caps = Readonly<Record<string, { used: number; cap: number }>>;

const Left = ({ credits, plan, caps }: { credits: number; plan: string; caps: Caps }) => (
  <section class="card stack">
    <h2>What is left this month</h2>
    <p>
      <span class="number">{inWords(credits)}</span> <span class="soft">credits on the plan {plan}</span>
    </p>
    <ul class="list">
      {Object.entries(caps)
        .filter(([, { used, cap }]) => cap > 0 && used > 0)
        .map(([type, { used, cap }]) => (
          <li>
            <p class="row between small">
              <span>{type.replaceAll("_", " ")}</span>
              <span class="soft">
                {used} of {cap}
              </span>
            </p>
            <progress max={cap} value={used} aria-label={`${type}: ${used} of ${cap}`} />
          </li>
        ))}
    </ul>
  </section>
);

const Drops = ({ drops }: { drops: readonly Post[] }) => (
  <section class="card">
    <h2>Next posts</h2>
    <ul class="list">
      {drops.map((post) => (
        <li class="row between">
          <a href={`/app/runs/${post.run_id}`}>{`On ${post.platform}`}</a>
          {post.scheduled_at && <Time at={post.scheduled_at} />}
        </li>
      ))}
    </ul>
  </section>
);
