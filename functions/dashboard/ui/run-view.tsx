import type { SignedIn } from "../../../lib/identity/session.ts";
import type { Post } from "../../../lib/posts/post.ts";
import type { PostTarget } from "../../../lib/posts/targets.ts";
import type { Plan } from "../../../lib/vocab.ts";
import { contentFields } from "../http/content-form.ts";
import type { FormState } from "../http/form.ts";
import type { Question } from "./answer.tsx";
import { beginning } from "./beginning.ts";
import type { DrawnOrNot } from "./create-live.tsx";
import { Problem } from "./form.tsx";
import { May } from "./may.tsx";
import { Newer } from "./newer.tsx";
import { otherLeadOf } from "./picture-lead.ts";
import { PostPreviews } from "./post-previews.tsx";
import { Quality } from "./quality.tsx";
import { Again, type Layouts } from "./run-edit.tsx";
import { Facts } from "./run-facts.tsx";
import { Handed } from "./run-handed.tsx";
import { Card, type FullRun, Pictures } from "./run-parts.tsx";
import { Posts } from "./run-posts.tsx";
import { Failed, UnderWay } from "./run-progress.tsx";
import { Publish } from "./run-publish.tsx";
import { RejectedBy } from "./run-rejected.tsx";
import { Decision } from "./run-review.tsx";
import { StoryOfRun } from "./run-story.tsx";
import { Timeline } from "./run-timeline.tsx";
import { CHANNEL_NAMES, postedAs, RunState, TYPE_NAMES } from "./runs.tsx";
import { Page } from "./shell.tsx";
import { Watermarked } from "./watermarked.tsx";

type RunViewProps = {
  run: FullRun;
  posts: readonly Post[];
  /** The connected accounts, and whether each can take it. */
  targets: readonly PostTarget[];
  who: SignedIn["record"];
  state: FormState;
  done?: string | undefined;
  /** In this workspace nothing is posted before a member has approved it. */
  isDecidedByPeople: boolean;
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
  /** The newest version that was made of it. */
  newer: string | undefined;
  /** Templates that can show it. */
  layouts: Layouts;
  /** What the brief of one that waits leaves open. */
  questions: readonly Question[];
  /** Nine o'clock of tomorrow, to begin with as the time of a drop. */
  tomorrow: string;
  /** Another version took its place, and this one is undecided. */
  isAside: boolean;
  /** What its edited words would become. */
  drawn?: DrawnOrNot | undefined;
  /** Token of the forms that make another run. */
  once: string;
};

const UNDER_WAY: ReadonlySet<string> = new Set(["queued", "running"]);

/** Without the script the page of a run under way is loaded again after so many seconds. */
const looksAgain = ({ status }: FullRun): number | undefined => (UNDER_WAY.has(status) ? 3 : undefined);

/** A run as a person needs it: what came out, what to decide, and why it is as it is. */
export const RunView = (props: RunViewProps) => {
  const { run, who, state, done } = props;
  const isUnderWay = UNDER_WAY.has(run.status);
  const headline = headlineOf(run);
  return (
    <Page
      title={headline || kindOf(run)}
      at="/app/runs"
      who={who}
      done={done}
      looksAgain={looksAgain(run)}
      isSetback={(props.before ?? run).verdict === "rejected"}
      message={props.before && <Before {...props} run={props.before} />}
      actions={<StateNow {...props} />}
    >
      {headline && <p class="soft">{kindOf(run)}</p>}
      <Problem state={state} />
      <Siblings run={run} isAside={props.isAside} />
      <Newer {...props} />
      {isUnderWay && <UnderWay run={run} />}
      {run.status === "failed" && <Failed run={run} once={props.once} />}
      <Body {...props} />
      {run.story && run.brief ? (
        <StoryOfRun
          brief={run.brief}
          story={run.story}
          sources={run.quality?.sources ?? []}
          published={[run.output_text ?? "", run.alt_text ?? ""]}
        />
      ) : (
        <Brief run={run} />
      )}
      <Facts run={run} />
    </Page>
  );
};

/** What has become of it: posted or planned, else what the checks or a person said. */
const StateNow = ({ run, posts, isAside }: RunViewProps) => (
  <RunState run={run} isReviewed={run.reviewed_at !== null} posted={postedAs(posts)} isAside={isAside} />
);

/** What was decided about the run before this one, and the way back to it. */
const Before = ({ run, done }: Pick<RunViewProps, "run" | "done">) => (
  <>
    {done}{" "}
    <a href={`/app/runs/${run.id}`}>{run.verdict === "approved" ? "Post what you approved" : "Back to it"}</a>
  </>
);

/** The picture, beside it what is to be done, then its words to edit. What is to be decided stays in sight beside the post. */
const Body = (props: RunViewProps) => {
  const { run } = props;
  const isWaiting = isOpen(run);
  const previews = <PostPreviews run={run} name={props.who.workspace.name} accounts={accountsOf(props)} />;
  return (
    <>
      <div class="split run">
        <div class="stack">
          <Pictures run={run} />
          <Watermarked {...props} />
        </div>
        <div class={isWaiting ? "stack side sticky" : "stack side"}>
          <ToDo {...props} />
        </div>
        {isWaiting && <div class="stack">{previews}</div>}
      </div>
      <Improve {...props} />
      {isWaiting ? (
        <Explained {...props} />
      ) : (
        <div class="halves">
          {previews}
          <Explained {...props} />
        </div>
      )}
    </>
  );
};

/** What a person can do about it: decide, post, and see where it went. */
const ToDo = (props: RunViewProps) => {
  const { run, who } = props;
  return (
    <>
      <May do="review_run" otherwise={<Undecided run={run} reviewer={props.reviewer} />}>
        <Decision {...props} />
      </May>
      {isOnlyChecked(props) && <OnlyChecked />}
      {run.verdict === "approved" && !who.workspace.pausedAt && (
        <May do="post_run">
          <Publish {...props} isUnconfirmed={who.workspace.unconfirmed} />
        </May>
      )}
      <Handed run={run} posts={props.posts} />
      {props.posts.length > 0 && <Posts run={run} posts={props.posts} accounts={accountsOf(props)} />}
    </>
  );
};

/** It is approved without a person, and nothing of it is out or planned. */
const isOnlyChecked = ({ run, posts, isDecidedByPeople }: RunViewProps): boolean =>
  run.verdict === "approved" && !run.reviewed_at && !isDecidedByPeople && postedAs(posts) === null;

/** Why there is nothing to approve: who looks for that finds this in its place. */
const OnlyChecked = () => (
  <p class="notice good">
    Approved by the checks: it can be posted, and nobody has to approve it.{" "}
    <a href="/app/settings#approval">Let a person approve each one first</a>
  </p>
);

/** A decision is still to be made: it stays in sight beside the picture. */
const isOpen = ({ verdict }: FullRun): boolean => verdict === "needs_review";

/** The words to edit. */
const Improve = ({ run, state, once, plan, layouts, drawn }: RunViewProps) =>
  run.status === "succeeded" ? (
    <May do="rerender_run">
      <Again run={run} state={state} once={once} plan={plan} layouts={layouts} drawn={drawn} />
    </May>
  ) : null;

/** What those read who may not decide. */
const Undecided = ({ run, reviewer }: Pick<RunViewProps, "run" | "reviewer">) =>
  isOpen(run) ? (
    <section class="card stack">
      <h2>Waits for a decision</h2>
      <p>{run.quality?.summary}</p>
      <p class="soft">An owner, an editor or a reviewer of this workspace approves or rejects it.</p>
    </section>
  ) : (
    <RejectedBy run={run} reviewer={reviewer} />
  );

/** Why it scored as it did, and what happened to it. On a phone it comes last. */
const Explained = ({ run, posts, reviewer }: RunViewProps) => (
  <div class="stack late">
    {run.quality && (
      <Quality
        quality={run.quality}
        isApproved={run.verdict === "approved"}
        hasStory={run.story !== null}
        lead={otherLeadOf(run)}
        decided={decisionOf(run)}
      />
    )}
    <Timeline run={run} posts={posts} reviewer={reviewer} />
  </div>
);

const kindOf = ({ asset_type, channel }: FullRun): string =>
  `${TYPE_NAMES[asset_type]} for ${CHANNEL_NAMES[channel]}`;

/** What a person has decided about it; undefined where none had to. */
const decisionOf = ({ reviewed_at, verdict }: FullRun) =>
  reviewed_at && verdict !== "needs_review" ? (verdict ?? undefined) : undefined;

/** A run as lists name it: by its headline, else by the begin of its words. */
export const nameOfRun = (run: FullRun): string =>
  headlineOf(run) || beginning(run.brief || run.output_text || "", 70) || kindOf(run);

/** The headline of its story, or of the content that it came with. */
function headlineOf({ story, body, output_type }: FullRun): string {
  const content = contentFields(output_type, body ?? {}).find(({ label }) => label === "Headline");
  return story?.headline.text ?? content?.value ?? "";
}

/** The way to the other versions of the brief. */
const Siblings = ({ run: { id, variants }, isAside }: Pick<RunViewProps, "run" | "isAside">) => {
  const [first] = variants ?? [];
  if (!first || !variants) return null;
  const number = variants.findIndex(({ run_id }) => run_id === id) + 1;
  return (
    <p class="notice row between">
      <span>
        {`Version ${number} of ${variants.length}.`}
        {isAside && " Another one is chosen, so this one is set aside. You can still choose it."}
      </span>
      <a href={`/app/runs/${first.run_id}/variants`}>See them side by side</a>
    </p>
  );
};

const accountsOf = ({ targets }: RunViewProps) => targets.map(({ account }) => account);

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
