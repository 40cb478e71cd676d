import type { Account } from "../../../lib/accounts/account.ts";
import type { SignedIn } from "../../../lib/identity/session.ts";
import { NETWORKS } from "../../../lib/platforms/networks.ts";
import type { Post } from "../../../lib/posts/post.ts";
import type { Platform } from "../../../lib/vocab.ts";
import type { FormState } from "../http/form.ts";
import { Action, Field, Problem } from "./form.tsx";
import { May } from "./may.tsx";
import { PostPreviews } from "./post-previews.tsx";
import { Quality } from "./quality.tsx";
import { Again } from "./run-edit.tsx";
import { Card, type FullRun, Pictures } from "./run-parts.tsx";
import { Decision } from "./run-review.tsx";
import { StoryOfRun } from "./run-story.tsx";
import { Timeline, viaOf } from "./run-timeline.tsx";
import { CHANNEL_NAMES, RunState, TYPE_NAMES } from "./runs.tsx";
import { Page } from "./shell.tsx";
import { Time } from "./times.tsx";

type RunViewProps = {
  run: FullRun;
  posts: readonly Post[];
  accounts: readonly Account[];
  who: SignedIn["record"];
  state: FormState;
  done?: string | undefined;
  /** Who has decided about it, by name. */
  reviewer?: string | undefined;
  /** Our mark is drawn on pictures of the plan. */
  hasWatermark: boolean;
  /** Runs that wait for a review, newest first. */
  waiting: readonly string[];
  /** Token of the forms that make another run. */
  once: string;
};

/** A run as a person needs it: what came out, what to decide, and why it is as it is. */
export const RunView = (props: RunViewProps) => {
  const { run, who, state, done } = props;
  const isUnderWay = run.status === "queued" || run.status === "running";
  return (
    <Page
      title={headlineOf(run) || kindOf(run)}
      at="/app/runs"
      who={who}
      done={done}
      actions={<RunState run={run} />}
    >
      {headlineOf(run) && <p class="soft">{kindOf(run)}</p>}
      <Problem state={state} />
      <Siblings run={run} />
      {isUnderWay && <UnderWay run={run} />}
      {run.status === "failed" && <Failed run={run} once={props.once} />}
      <May do="review_run">
        <Decision run={run} posts={props.posts} waiting={props.waiting} />
      </May>
      <div class="split">
        <div class="stack">
          <Pictures run={run} />
          <Watermarked {...props} />
          <PostPreviews run={run} name={who.workspace.name} accounts={props.accounts} />
        </div>
        <div class="stack">
          {run.verdict === "approved" && (
            <May do="post_run">
              <Publish {...props} />
            </May>
          )}
          {props.posts.length > 0 && <Posts run={run} posts={props.posts} />}
          {run.status === "succeeded" && (
            <May do="rerender_run">
              <Again run={run} state={state} once={props.once} />
            </May>
          )}
          {run.quality && (
            <Quality quality={run.quality} hasStory={run.story !== null} decided={decisionOf(run)} />
          )}
          <Timeline run={run} posts={props.posts} reviewer={props.reviewer} />
        </div>
      </div>
      {run.story && run.brief ? <StoryOfRun brief={run.brief} story={run.story} /> : <Brief run={run} />}
      <Facts run={run} />
    </Page>
  );
};

const kindOf = ({ asset_type, channel }: FullRun): string =>
  `${TYPE_NAMES[asset_type]} for ${CHANNEL_NAMES[channel]}`;

/** What a person has decided about it; undefined where none had to. */
const decisionOf = ({ reviewed_at, verdict }: FullRun) =>
  reviewed_at && verdict !== "needs_review" ? (verdict ?? undefined) : undefined;

const Watermarked = ({ run, hasWatermark }: Pick<RunViewProps, "run" | "hasWatermark">) =>
  hasWatermark && run.asset_url ? (
    <p class="soft small">
      The small Brandrun watermark stands on everything that the free plan makes.{" "}
      <a href="/app/billing#plans">Every other plan makes pictures without it</a>.
    </p>
  ) : null;

const headlineOf = ({ story }: FullRun): string => story?.headline.text ?? "";

/** The way to the other versions of the brief. */
const Siblings = ({ run: { id, variants } }: { run: FullRun }) => {
  const [first] = variants ?? [];
  if (!first || !variants) return null;
  const number = variants.findIndex(({ run_id }) => run_id === id) + 1;
  return (
    <p class="notice row between">
      <span>{`Version ${number} of ${variants.length}.`}</span>
      <a href={`/app/runs/${first.run_id}/variants`}>See them side by side</a>
    </p>
  );
};

/** The steps of a run in words, in their order. */
const STEP_WORDS: readonly (readonly [string, string])[] = [
  ["start", "Waiting for its turn"],
  ["write", "Writing"],
  ["compose", "Drawing"],
  ["film", "Making the film"],
  ["judge", "Looking at it critically"],
  ["finish", "Almost done"],
];

const UnderWay = ({ run }: { run: FullRun }) => {
  const { step, percent } = run.progress;
  const [, words = "Waiting for its turn"] = STEP_WORDS.find(([name]) => name === step) ?? [];
  return (
    <section class="card stack" data-refresh>
      <p role="status">{run.status === "queued" ? "Waiting for its turn" : words}</p>
      <progress max={100} value={percent} aria-label={`${percent} percent`} />
      <div class="stage blank waiting" aria-hidden="true" />
      <May do="cancel_run">
        <Action action={`/app/runs/${run.id}/cancel`} label="Cancel" />
      </May>
    </section>
  );
};

const Failed = ({ run, once }: Pick<RunViewProps, "run" | "once">) => (
  <section class="notice bad stack">
    <p>{run.error_message ?? "It failed."} It cost nothing.</p>
    <May do="retry_run">
      <Action action={`/app/runs/${run.id}/retry`} label="Try again" fields={{ once }} />
    </May>
  </section>
);

/** Now or later, on one of the networks that are connected: first the one that the run is written for. */
const Publish = ({ run, accounts, state }: RunViewProps) => {
  const handles = [...new Map(accounts.map(({ platform, handle }) => [platform, handle]))];
  const options = handles
    .toSorted(([a], [b]) => Number(isFor(run, b)) - Number(isFor(run, a)))
    .map(([value, handle]) => ({ value, label: `${NETWORKS[value].name}, @${handle}` }));
  if (options.length === 0)
    return (
      <Card title="Post it">
        <p class="soft">No account is connected yet.</p>
        <p>
          <a class="button main" href="/app/accounts">
            Connect an account
          </a>
        </p>
      </Card>
    );
  return (
    <Card title="Post it">
      <form method="post" action={`/app/runs/${run.id}/schedule`} class="form">
        <Field name="platform" label="On" options={options} state={state} />
        <Field name="scheduled_at" label="At" type="datetime-local" required state={state} />
        <div class="row">
          <button type="submit" class="button main">
            Schedule
          </button>
          <button
            type="submit"
            class="button plain"
            formaction={`/app/runs/${run.id}/post`}
            formnovalidate
            data-confirm="Publish this now?"
          >
            Post now
          </button>
        </div>
      </form>
    </Card>
  );
};

const isFor = ({ channel }: FullRun, platform: Platform) => NETWORKS[platform].channel === channel;

const Posts = ({ run, posts }: { run: FullRun; posts: readonly Post[] }) => (
  <Card title="Where it goes">
    <ul class="list">
      {posts.map((post) => (
        <li class="row between">
          <div>
            <p>
              {post.url ? (
                <a href={post.url}>{NETWORKS[post.platform].name}</a>
              ) : (
                NETWORKS[post.platform].name
              )}{" "}
              <span class="badge">{post.status}</span>
            </p>
            {post.scheduled_at && post.status === "scheduled" && (
              <p class="soft small">
                <Time at={post.scheduled_at} />
              </p>
            )}
            {post.error && <p class="error">{post.error.message}</p>}
          </div>
          {post.status === "scheduled" && (
            <May do="cancel_post">
              <Action action={`/app/runs/${run.id}/posts/${post.id}/cancel`} label="Cancel" />
            </May>
          )}
        </li>
      ))}
    </ul>
  </Card>
);

const Brief = ({ run }: { run: FullRun }) =>
  run.brief ? (
    <Card title="The brief">
      <p class="quoted">{run.brief}</p>
      <p class="row small">
        <a
          href={`/app/create?${new URLSearchParams({ brief: run.brief, channel: run.channel, asset_type: run.asset_type })}`}
        >
          Begin again with it
        </a>
      </p>
    </Card>
  ) : null;

const Facts = ({ run }: { run: FullRun }) => (
  <details class="card">
    <summary>Details</summary>
    <dl class="facts">
      <dt>Made</dt>
      <dd>
        <Time at={run.created_at} />, {viaOf(run.created_via)}
      </dd>
      <dt>Template</dt>
      <dd>{run.output_type ?? "not chosen yet"}</dd>
      <dt>Description for screen readers</dt>
      <dd>{run.alt_text ?? "none yet"}</dd>
      <dt>Id</dt>
      <dd>
        <code>{run.id}</code>
      </dd>
      {run.warnings.length > 0 && (
        <>
          <dt>To know</dt>
          <dd>{run.warnings.join(" ")}</dd>
        </>
      )}
    </dl>
    <May do="delete_run">
      <Action
        action={`/app/runs/${run.id}/delete`}
        label="Take it down"
        kind="danger"
        confirm="Delete this run and its files? Their addresses answer that they are gone."
      />
    </May>
  </details>
);
