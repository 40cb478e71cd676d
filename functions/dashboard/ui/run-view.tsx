import type { Account } from "../../../lib/accounts/account.ts";
import type { SignedIn } from "../../../lib/identity/session.ts";
import type { Post } from "../../../lib/posts/post.ts";
import type { PostTarget } from "../../../lib/posts/targets.ts";
import type { Plan } from "../../../lib/vocab.ts";
import type { FormState } from "../http/form.ts";
import { Action, Problem } from "./form.tsx";
import { May } from "./may.tsx";
import { placeOf } from "./post-place.ts";
import { PostPreviews } from "./post-previews.tsx";
import { Quality } from "./quality.tsx";
import { Again } from "./run-edit.tsx";
import type { Question } from "./run-missing.tsx";
import { Card, type FullRun, Pictures } from "./run-parts.tsx";
import { Failed, UnderWay } from "./run-progress.tsx";
import { Publish } from "./run-publish.tsx";
import { Decision } from "./run-review.tsx";
import { StoryOfRun } from "./run-story.tsx";
import { Timeline, viaOf } from "./run-timeline.tsx";
import { CHANNEL_NAMES, RunState, TYPE_NAMES } from "./runs.tsx";
import { Page } from "./shell.tsx";
import { Time } from "./times.tsx";

type RunViewProps = {
  run: FullRun;
  posts: readonly Post[];
  /** The connected accounts, and whether each can take it. */
  targets: readonly PostTarget[];
  who: SignedIn["record"];
  state: FormState;
  done?: string | undefined;
  /** The run that was decided about just before. */
  before?: FullRun | undefined;
  /** Who has decided about it, by name. */
  reviewer?: string | undefined;
  /** The workspace's plan, whose monthly count another version takes one of. */
  plan: Plan;
  /** Our mark is drawn on pictures of the plan. */
  hasWatermark: boolean;
  /** Runs that wait for a review, newest first. */
  waiting: readonly string[];
  /** What the brief of one that waits leaves open. */
  questions: readonly Question[];
  /** Nine o'clock of tomorrow, to begin with as the time of a drop. */
  tomorrow: string;
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
      isSetback={(props.before ?? run).verdict === "rejected"}
      actions={<RunState run={run} isReviewed={run.reviewed_at !== null} />}
    >
      {props.before && <Before run={props.before} />}
      {headlineOf(run) && <p class="soft">{kindOf(run)}</p>}
      <Problem state={state} />
      <Siblings run={run} />
      {isUnderWay && <UnderWay run={run} />}
      {run.status === "failed" && <Failed run={run} once={props.once} />}
      <Body {...props} />
      {run.story && run.brief ? (
        <StoryOfRun brief={run.brief} story={run.story} sources={run.quality?.sources ?? []} />
      ) : (
        <Brief run={run} />
      )}
      <Facts run={run} />
    </Page>
  );
};

/** The way back to the run that was decided about before. */
const Before = ({ run }: { run: FullRun }) => (
  <p class="row small">
    <a href={`/app/runs/${run.id}`}>{run.verdict === "approved" ? "Post what you approved" : "Back to it"}</a>
    <span class="soft">{headlineOf(run) || kindOf(run)}</span>
  </p>
);

/** The picture, beside it what is to be done, below it its words. What is to be decided stands there alone. */
const Body = (props: RunViewProps) => {
  const { run, who } = props;
  const isWaiting = isOpen(run);
  return (
    <>
      <div class="split run">
        <div class="stack">
          <Pictures run={run} />
          <Watermarked {...props} />
        </div>
        <div class={isWaiting ? "stack side sticky" : "stack side"}>
          <May do="review_run" otherwise={<Undecided run={run} />}>
            <Decision {...props} />
          </May>
          {run.verdict === "approved" && !who.workspace.pausedAt && (
            <May do="post_run">
              <Publish {...props} isUnconfirmed={who.workspace.unconfirmed} />
            </May>
          )}
          {props.posts.length > 0 && <Posts run={run} posts={props.posts} accounts={accountsOf(props)} />}
          {!isWaiting && <Improve {...props} />}
        </div>
        <div class="stack">
          <PostPreviews run={run} name={who.workspace.name} accounts={accountsOf(props)} />
          {!isWaiting && isWide(run) && <Explained {...props} />}
        </div>
      </div>
      {isWaiting && (
        <div class="halves">
          <Improve {...props} />
          {isWide(run) && <Explained {...props} />}
        </div>
      )}
    </>
  );
};

/** A decision is still to be made: it stays in sight beside the picture. */
const isOpen = ({ verdict }: FullRun): boolean => verdict === "needs_review";

/** The words to edit, and, unless it has its place under the picture, what was found. */
const Improve = (props: RunViewProps) => (
  <>
    {props.run.status === "succeeded" && (
      <May do="rerender_run">
        <Again run={props.run} state={props.state} once={props.once} plan={props.plan} />
      </May>
    )}
    {!isWide(props.run) && <Explained {...props} />}
  </>
);

/** What those read who may not decide. */
const Undecided = ({ run }: { run: FullRun }) =>
  isOpen(run) ? (
    <section class="card stack">
      <h2>Waits for a decision</h2>
      <p>{run.quality?.summary}</p>
      <p class="soft">An owner, an editor or a reviewer of this workspace approves or rejects it.</p>
    </section>
  ) : null;

/** Room is left below a picture that is wider than high. */
const isWide = ({ assets: [first] }: FullRun): boolean => first !== undefined && first.width > first.height;

/** Why it scored as it did, and what happened to it. On a phone it comes last, wherever it stands. */
const Explained = ({ run, posts, reviewer }: RunViewProps) => (
  <div class="stack late">
    {run.quality && <Quality quality={run.quality} hasStory={run.story !== null} decided={decisionOf(run)} />}
    <Timeline run={run} posts={posts} reviewer={reviewer} />
  </div>
);

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

const accountsOf = ({ targets }: RunViewProps) => targets.map(({ account }) => account);

type PostsProps = { run: FullRun; posts: readonly Post[]; accounts: readonly Account[] };

const Posts = ({ run, posts, accounts }: PostsProps) => (
  <Card title="Where it goes">
    <ul class="list">
      {posts.map((post) => (
        <li class="row between">
          <div>
            <p>
              {post.url ? <a href={post.url}>{placeOf(post, accounts)}</a> : placeOf(post, accounts)}{" "}
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
      <May do="generate">
        <p class="row small">
          <a
            href={`/app/create?${new URLSearchParams({ brief: run.brief, channel: run.channel, asset_type: run.asset_type })}`}
          >
            Start a new one from it
          </a>
        </p>
      </May>
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
        label="Delete"
        kind="danger"
        confirm="Delete this run and its files? Their addresses answer that they are gone."
      />
    </May>
  </details>
);
