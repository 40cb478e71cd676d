import { type Context, Hono } from "hono";
import { NETWORKS } from "../../../lib/platforms/networks.ts";
import { retryPost } from "../../../lib/posts/cancel-retry.ts";
import { listPosts, PostsQuery } from "../../../lib/posts/list.ts";
import { getPerformance, WindowQuery } from "../../../lib/posts/performance.ts";
import type { Post } from "../../../lib/posts/post.ts";
import { PostStatus, Window } from "../../../lib/vocab.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, submitted } from "../http/form.ts";
import { Bars } from "../ui/bars.tsx";
import { beginning } from "../ui/beginning.ts";
import { Filters } from "../ui/filters.tsx";
import { Action, Field, Problem } from "../ui/form.tsx";
import { May } from "../ui/may.tsx";
import { asShare, inWords } from "../ui/numbers.ts";
import { Calibration, Ranking } from "../ui/results.tsx";
import { Page } from "../ui/shell.tsx";
import { Time } from "../ui/times.tsx";

/** What was published, and how it did. */
export const postsPages = new Hono<AppEnv>()
  .get("/posts", (c) => posts(c, EMPTY_FORM))
  .post("/posts/:post_id/retry", (c) =>
    submitted({ post_id: c.req.param("post_id") }, retryPost.input, {
      async work(input) {
        await retryPost(c.var.signedIn.ctx, input);
        return goTo(c, "/app/posts", "retried");
      },
      show: (state, status) => posts(c, state, status),
    }),
  );

type Performance = Awaited<ReturnType<typeof getPerformance>>;

async function posts(
  c: Context<AppEnv>,
  state: FormState,
  status: Parameters<typeof page>[2] = 200,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const window = WindowQuery.safeParse({ window: c.req.query("window") }).data ?? { window: "30d" as const };
  const wanted = PostStatus.safeParse(c.req.query("status")).data;
  const [performance, list] = await Promise.all([
    getPerformance(ctx, window),
    listPosts(ctx, PostsQuery.parse({ limit: "50", livemode: "true", ...(wanted && { status: wanted }) })),
  ]);
  const done = c.req.query("done") === "retried" ? "It is tried again." : undefined;
  return page(
    c,
    <Page title="Posts" at="/app/posts" who={record} done={done}>
      <Problem state={state} />
      <Choice window={window.window} status={wanted ?? ""} />
      <Totals totals={performance.totals} />
      {performance.totals.posts > 0 && (
        <>
          <Charts performance={performance} />
          <Ranking ranking={performance.ranking} />
        </>
      )}
      <List posts={list} />
    </Page>,
    status,
  );
}

const Choice = ({ window, status }: { window: string; status: string }) => {
  const state = { ...EMPTY_FORM, values: { window, status } };
  return (
    <Filters action="/app/posts">
      <Field
        name="window"
        label="Results of the last"
        options={Window.options.map((value) => ({ value, label: `${Number.parseInt(value, 10)} days` }))}
        state={state}
      />
      <Field
        name="status"
        label="Posts that are"
        options={[
          { value: "", label: "in any state" },
          ...PostStatus.options.map((value) => ({ value, label: value })),
        ]}
        state={state}
      />
    </Filters>
  );
};

const Totals = ({ totals }: { totals: Performance["totals"] }) => (
  <ul class="grid plain-list">
    {[
      ["Posts", inWords(totals.posts)],
      ["Shown", inWords(totals.impressions)],
      ["Reactions", inWords(totals.likes + totals.comments + totals.shares)],
      ["Engagement", asShare(totals.engagement_rate)],
    ].map(([label, value]) => (
      <li class="card">
        <p class="soft small">{label}</p>
        <p class="number">{value}</p>
      </li>
    ))}
  </ul>
);

const Charts = ({ performance }: { performance: Performance }) => (
  <div class="halves">
    <section class="card stack">
      <h2>Shown, by network</h2>
      <Bars
        label="Times shown on each network"
        bars={performance.by_platform.map(({ platform, impressions }) => ({
          name: NETWORKS[platform].name,
          value: impressions,
          shown: inWords(impressions),
        }))}
      />
    </section>
    <Calibration performance={performance} />
  </div>
);

const TONES: Record<Post["status"], string> = {
  scheduled: "",
  publishing: "",
  posted: "good",
  failed: "bad",
  canceled: "",
};

const List = ({ posts: list }: { posts: readonly Post[] }) => (
  <section class="card">
    <h2>Posts</h2>
    {list.length === 0 && (
      <p class="soft">
        None yet. Approved runs are posted from their page: <a href="/app/runs?verdict=approved">see them</a>.
      </p>
    )}
    <ul class="list">
      {list.map((post) => (
        <li class="row between">
          <div>
            <p>
              <a href={`/app/runs/${post.run_id}`} data-item>
                {beginning(post.text, 80) || "Without text"}
              </a>
            </p>
            <p class="soft small">
              {NETWORKS[post.platform].name},{" "}
              <Time at={post.posted_at ?? post.scheduled_at ?? post.created_at} />
              {post.url && !post.removed_at && (
                <>
                  {" "}
                  <a href={post.url}>see it there</a>
                </>
              )}
            </p>
            {post.error && <p class="error">{post.error.message}</p>}
          </div>
          <div class="row">
            {post.removed_at ? (
              <span class="badge">taken down</span>
            ) : (
              <span class={`badge ${TONES[post.status]}`}>{post.status}</span>
            )}
            {post.error?.retryable && (
              <May do="retry_post">
                <Action action={`/app/posts/${post.id}/retry`} label="Try again" />
              </May>
            )}
          </div>
        </li>
      ))}
    </ul>
  </section>
);
