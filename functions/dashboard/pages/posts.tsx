import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import type { Account } from "../../../lib/accounts/account.ts";
import { listAccounts } from "../../../lib/accounts/list.ts";
import { NETWORKS } from "../../../lib/platforms/networks.ts";
import { retryPost } from "../../../lib/posts/cancel-retry.ts";
import { listPosts, PostsQuery } from "../../../lib/posts/list.ts";
import { getPerformance, WindowQuery } from "../../../lib/posts/performance.ts";
import type { Post } from "../../../lib/posts/post.ts";
import { listVerdicts } from "../../../lib/posts/verdicts.ts";
import { own } from "../../../lib/text/own.ts";
import { PostStatus, Window } from "../../../lib/vocab.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, submitted } from "../http/form.ts";
import { Bars } from "../ui/bars.tsx";
import { Filters } from "../ui/filters.tsx";
import { Field, Problem } from "../ui/form.tsx";
import { asCounted, asShare, inWords } from "../ui/numbers.ts";
import { Older } from "../ui/older.tsx";
import { nameOfPost, placeOf } from "../ui/post-place.ts";
import { LostAccount, PostProblem, TRIED_AGAIN, triedAgain } from "../ui/post-problem.tsx";
import { type Held, heldBy, PostState, STATE_NAMES } from "../ui/post-state.tsx";
import { Calibration, Ranking } from "../ui/results.tsx";
import { Page } from "../ui/shell.tsx";
import { Time } from "../ui/times.tsx";

const POSTS = "/app/posts";
const SHOWN = 50;
const Offset = z.coerce.number().int().min(0).max(100_000).catch(0);

/** What was published, and how it did. */
export const postsPages = new Hono<AppEnv>()
  .get("/posts", (c) => posts(c, EMPTY_FORM))
  .post("/posts/:post_id/retry", (c) =>
    submitted({ post_id: c.req.param("post_id") }, retryPost.input, {
      async work(input) {
        return goTo(c, POSTS, triedAgain(await retryPost(c.var.signedIn.ctx, input)));
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
  const values = { window: window.window, ...(wanted && { status: wanted }) };
  const offset = Offset.parse(c.req.query("offset"));
  // One more than is shown tells whether there are more.
  const part = { limit: String(SHOWN + 1), offset: String(offset), livemode: "true" };
  const query = PostsQuery.parse({ ...part, ...(wanted && { status: wanted }) });
  const [performance, list, accounts, verdicts] = await Promise.all([
    getPerformance(ctx, window),
    listPosts(ctx, query),
    listAccounts(ctx, {}),
    listVerdicts(ctx, query),
  ]);
  const shown = list.slice(0, SHOWN);
  const runs = new Map(
    verdicts.map(({ run_id, verdict, headline }) => [run_id, { headline, held: heldBy(verdict) }]),
  );
  const asked = c.req.query("done") ?? "";
  const { posts: counted, measured, impressions } = performance.totals;
  // Before a network has given figures every box would show a dash.
  const hasFigures = counted > 0 && (measured > 0 || impressions > 0);
  return page(
    c,
    <Page
      title="Posts"
      at="/app/posts"
      who={record}
      done={own(TRIED_AGAIN, asked)}
      isSetback={asked === "failed-again"}
    >
      <Problem state={state} />
      <Choice window={window.window} status={wanted ?? ""} />
      {hasFigures && <Results performance={performance} />}
      <List posts={shown} accounts={accounts} runs={runs} isFiltered={wanted !== undefined} />
      <Older at={POSTS} values={values} offset={offset} shown={SHOWN} hasMore={list.length > SHOWN} />
      {!hasFigures && performance.totals.posts > 0 && (
        <p class="soft small">{`No results yet. ${FIRST_FIGURES}`}</p>
      )}
    </Page>,
    status,
  );
}

const Results = ({ performance }: { performance: Performance }) => (
  <>
    <Totals totals={performance.totals} />
    <p class="soft small">{FIRST_FIGURES}</p>
    <Charts performance={performance} />
    <Ranking ranking={performance.ranking} />
  </>
);

const Choice = ({ window, status }: { window: string; status: string }) => {
  const state = { ...EMPTY_FORM, values: { window, status } };
  return (
    <Filters action={POSTS}>
      <Field
        name="window"
        label="Results of"
        options={Window.options.map((value) => ({ value, label: `${Number.parseInt(value, 10)} days` }))}
        state={state}
      />
      <Field
        name="status"
        label="State"
        options={[
          { value: "", label: "Any" },
          ...PostStatus.options.map((value) => ({ value, label: STATE_NAMES[value] })),
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
      ["Shown", asCounted(totals.impressions, totals.measured)],
      ["Reactions", asCounted(totals.likes + totals.comments + totals.shares, totals.measured)],
      ["Engagement", asShare(totals.engagement_rate)],
    ].map(([label, value]) => (
      <li class="card">
        <p class="soft small">{label}</p>
        <p class="number">{value}</p>
      </li>
    ))}
  </ul>
);

const FIRST_FIGURES =
  "The networks are asked for figures an hour after a post went out, and every three hours on its first day.";

const Charts = ({ performance }: { performance: Performance }) => (
  <div class="halves">
    <section class="card stack">
      <h2>Shown, by network</h2>
      <Bars
        label="Times shown on each network"
        bars={performance.by_platform.map(({ platform, impressions, measured }) => ({
          name: NETWORKS[platform].name,
          value: measured === 0 && impressions === 0 ? null : impressions,
          shown: asCounted(impressions, measured),
        }))}
      />
    </section>
    <Calibration performance={performance} />
  </div>
);

type ListProps = {
  posts: readonly Post[];
  accounts: readonly Account[];
  /** The headlines of posts and what keeps drops from going out, by their runs. */
  runs: ReadonlyMap<string, { headline: string; held: Held }>;
  isFiltered: boolean;
};

const NoPosts = ({ isFiltered }: { isFiltered: boolean }) => (
  <section class="card empty">
    <h2>{isFiltered ? "None in this state" : "Nothing is posted yet"}</h2>
    <p>
      What you post or schedule is listed here, with what came of it. Begin on the page of an approved run.
    </p>
    <a class="button main" href="/app/runs?verdict=approved">
      See approved runs
    </a>
  </section>
);

const List = ({ isFiltered, ...listed }: ListProps) =>
  listed.posts.length === 0 ? <NoPosts isFiltered={isFiltered} /> : <Listed {...listed} />;

const Listed = ({ posts: list, accounts, runs }: Omit<ListProps, "isFiltered">) => (
  <section class="card">
    <h2>Posts</h2>
    <ul class="list">
      {list.map((post) => (
        <li class="row between">
          <div>
            <p>
              <a href={`/app/runs/${post.run_id}`} data-item>
                {nameOfPost({ headline: runs.get(post.run_id)?.headline ?? "", text: post.text })}
              </a>
            </p>
            <p class="soft small">
              {placeOf(post, accounts)}, <Time at={post.posted_at ?? post.scheduled_at ?? post.created_at} />
              {post.url && !post.removed_at && (
                <>
                  {" "}
                  <a href={post.url}>see it there</a>
                </>
              )}
            </p>
          </div>
          <PostState post={post} held={runs.get(post.run_id)?.held ?? null} />
          <PostProblem post={post} retryAt={`/app/posts/${post.id}/retry`} />
          <LostAccount post={post} accounts={accounts} />
        </li>
      ))}
    </ul>
  </section>
);
