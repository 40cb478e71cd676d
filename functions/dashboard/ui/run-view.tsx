import type { Child } from "hono/jsx";
import type { Account } from "../../../lib/accounts/account.ts";
import type { SignedIn } from "../../../lib/identity/session.ts";
import type { Post } from "../../../lib/posts/post.ts";
import type { RunInFull } from "../../../lib/runs/run.ts";
import { Format } from "../../../lib/vocab.ts";
import type { FormState } from "../http/form.ts";
import { Action, Field, Problem } from "./form.tsx";
import { Quality } from "./quality.tsx";
import { CHANNEL_NAMES, pathOf, RunState, TYPE_NAMES } from "./runs.tsx";
import { Page } from "./shell.tsx";
import { Time } from "./times.tsx";

type FullRun = import("zod/v4").output<typeof RunInFull>;

type RunViewProps = {
  run: FullRun;
  posts: readonly Post[];
  accounts: readonly Account[];
  who: SignedIn["record"];
  state: FormState;
  done?: string | undefined;
};

/** A run as a person needs it: what came out, what to decide, and why it is as it is. */
export const RunView = (props: RunViewProps) => {
  const { run, who, state, done } = props;
  const isUnderWay = run.status === "queued" || run.status === "running";
  return (
    <Page
      title={`${TYPE_NAMES[run.asset_type]} for ${CHANNEL_NAMES[run.channel]}`}
      at="/app/runs"
      who={who}
      done={done}
      actions={<RunState run={run} />}
    >
      <Problem state={state} />
      {isUnderWay && <UnderWay run={run} />}
      {run.status === "failed" && <Failed run={run} />}
      {run.verdict === "needs_review" && <Review run={run} />}
      <div class="split">
        <div class="stack">
          <Pictures run={run} />
          {run.output_text && <Words run={run} />}
        </div>
        <div class="stack">
          {run.verdict === "approved" && <Publish {...props} />}
          {props.posts.length > 0 && <Posts run={run} posts={props.posts} />}
          <Brief run={run} />
          {run.status === "succeeded" && <Again run={run} state={state} />}
        </div>
      </div>
      {run.quality && <Quality quality={run.quality} />}
      <Facts run={run} />
    </Page>
  );
};

const UnderWay = ({ run }: { run: FullRun }) => (
  <section class="card stack" data-refresh role="status">
    <p>{run.status === "queued" ? "Waiting for its turn." : `Being made: ${run.progress.step}.`}</p>
    <progress max={100} value={run.progress.percent} aria-label={`${run.progress.percent} percent`} />
    <Action action={`/app/runs/${run.id}/cancel`} label="Cancel" />
  </section>
);

const Failed = ({ run }: { run: FullRun }) => (
  <section class="notice bad stack">
    <p>{run.error_message ?? "It failed."} It cost nothing.</p>
    <Action action={`/app/runs/${run.id}/retry`} label="Try again" />
  </section>
);

const Review = ({ run }: { run: FullRun }) => (
  <section class="card stack" aria-labelledby="review">
    <h2 id="review">A person should look at this</h2>
    <p>{run.quality?.summary}</p>
    <form method="post" action={`/app/runs/${run.id}/review`} class="form">
      <div class="field">
        <label for="note">Note</label>
        <input id="note" name="note" maxlength={1000} data-key="n" />
      </div>
      <div class="row">
        <button type="submit" name="verdict" value="approved" class="button main" data-key="a">
          Approve
        </button>
        <button type="submit" name="verdict" value="rejected" class="button danger" data-key="r">
          Reject
        </button>
        <span class="soft small">Keys: a approves, r rejects, n writes a note.</span>
      </div>
    </form>
  </section>
);

const Pictures = ({ run }: { run: FullRun }) => {
  const [first, ...rest] = run.assets;
  if (!first) return null;
  const path = pathOf(first.url);
  return (
    <section class="stack" aria-label="Result">
      <div class="stage">
        {first.mime_type.startsWith("image/") ? (
          <img src={path} alt={first.alt_text} width={first.width} height={first.height} />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: a film says all its words in the picture, and the alt text has them.
          <video src={path} controls preload="metadata" aria-label={first.alt_text} />
        )}
      </div>
      {rest.length > 0 && (
        <div class="strip">
          {rest.map((asset) => (
            <a href={pathOf(asset.url)}>
              <img src={pathOf(asset.url)} alt={asset.alt_text} loading="lazy" />
            </a>
          ))}
        </div>
      )}
      <p class="row small">
        <a href={path} download="">
          Download
        </a>
        <span class="soft">
          {first.width} × {first.height}, {Math.ceil(first.bytes / 1024)} KB
        </span>
      </p>
    </section>
  );
};

const Words = ({ run }: { run: FullRun }) => (
  <section class="card">
    <h2>{`The post for ${CHANNEL_NAMES[run.channel]}`}</h2>
    <p class="quoted" id="post-text">
      {run.output_text}
    </p>
    <p>
      <button type="button" class="button link" data-copy="post-text">
        Copy
      </button>
    </p>
  </section>
);

const Publish = ({ run, accounts, state }: RunViewProps) => {
  const platforms = [...new Map(accounts.map(({ platform, handle }) => [platform, handle]))];
  const options = platforms.map(([value, handle]) => ({ value, label: `${value}, @${handle}` }));
  if (options.length === 0)
    return (
      <Card title="Post it">
        <p class="soft">No account is connected yet.</p>
        <a class="button plain" href="/app/accounts">
          Connect an account
        </a>
      </Card>
    );
  return (
    <Card title="Post it">
      <form method="post" action={`/app/runs/${run.id}/post`} class="form" data-confirm="Publish this now?">
        <Field name="platform" label="On" options={options} state={state} />
        <div class="row">
          <button type="submit" class="button main">
            Post now
          </button>
        </div>
      </form>
      <form method="post" action={`/app/runs/${run.id}/schedule`} class="form">
        <input type="hidden" name="platform" value={platforms[0]?.[0]} />
        <Field
          name="scheduled_at"
          label={`Or later, on ${platforms[0]?.[0]}`}
          hint="In UTC."
          type="datetime-local"
          required
          state={state}
        />
        <button type="submit" class="button plain">
          Schedule
        </button>
      </form>
    </Card>
  );
};

const Posts = ({ run, posts }: { run: FullRun; posts: readonly Post[] }) => (
  <Card title="Where it goes">
    <ul class="list">
      {posts.map((post) => (
        <li class="row between">
          <div>
            <p>
              {post.url ? <a href={post.url}>{post.platform}</a> : post.platform}{" "}
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
            <Action action={`/app/runs/${run.id}/posts/${post.id}/cancel`} label="Cancel" />
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

const SAME = { value: "", label: "As it is" };

const Again = ({ run, state }: { run: FullRun; state: FormState }) => (
  <details class="card">
    <summary>Another version</summary>
    <form method="post" action={`/app/runs/${run.id}/rerender`} class="form">
      <Field name="headline" label="Headline" maxlength={120} state={state} />
      <Field name="supporting" label="Under it" rows={2} maxlength={400} state={state} />
      <Field name="cta" label="Call to action" maxlength={60} state={state} />
      <Field name="post" label="Text of the post" rows={4} maxlength={5000} state={state} />
      <div class="fields">
        <Field
          name="format"
          label="Size"
          options={[SAME, ...Format.options.map((value) => ({ value, label: value }))]}
          state={state}
        />
        <Field
          name="theme"
          label="Ground"
          options={[SAME, { value: "light", label: "Light" }, { value: "dark", label: "Dark" }]}
          state={state}
        />
      </div>
      <p class="hint">What you leave empty stays. It is a new run and costs like one; the old one stays.</p>
      <button type="submit" class="button plain">
        Make it
      </button>
    </form>
  </details>
);

const Facts = ({ run }: { run: FullRun }) => (
  <details class="card">
    <summary>Details</summary>
    <dl class="facts">
      <dt>Made</dt>
      <dd>
        <Time at={run.created_at} />, by {run.created_via}
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
    <Action
      action={`/app/runs/${run.id}/delete`}
      label="Take it down"
      kind="danger"
      confirm="Delete this run and its files? Their addresses answer that they are gone."
    />
  </details>
);

const Card = ({ title, children }: { title: string; children?: Child }) => (
  <section class="card stack">
    <h2>{title}</h2>
    {children}
  </section>
);
