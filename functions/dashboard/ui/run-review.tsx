import { NETWORKS } from "../../../lib/platforms/networks.ts";
import type { Post } from "../../../lib/posts/post.ts";
import type { Question } from "./answer.tsx";
import { type Correction, correctionsIn, otherOnPicture } from "./edited-values.ts";
import { Action } from "./form.tsx";
import { May } from "./may.tsx";
import { closes, OVER_THE_PAGE, opens } from "./modal.ts";
import { priceOf } from "./price.ts";
import { leftOut, Missing } from "./run-missing.tsx";
import type { FullRun } from "./run-parts.tsx";
import { Rejected } from "./run-rejected.tsx";
import { CHANNEL_NAMES } from "./runs.tsx";
import { Time } from "./times.tsx";

type ReviewProps = {
  run: FullRun;
  posts: readonly Post[];
  /** Runs that wait for a review, newest first. */
  waiting: readonly string[];
  /** What its brief leaves open, for those who may make another one. */
  questions: readonly Question[];
  /** Token of the form that makes it once more. */
  once: string;
  /** Who has decided about it, by name. */
  reviewer?: string | undefined;
  /** What was done on the page before, in words. */
  done?: string | undefined;
};

/** What a person decides about the run, and after that the way to the next one. */
export const Decision = (props: ReviewProps) => {
  if (props.run.verdict === "needs_review") return <Review {...props} />;
  return (
    <>
      {props.run.verdict === "rejected" && <Rejected {...props} />}
      {props.run.verdict === "approved" && props.run.reviewed_at && <TakeBack {...props} />}
      {props.run.reviewed_at && <NextReview {...props} />}
    </>
  );
};

/** Until something of it is out, an approval can be taken back; what is scheduled then waits for the next decision. */
const TakeBack = ({ run, posts }: Pick<ReviewProps, "run" | "posts">) => {
  const drops = posts.filter(({ status }) => status === "scheduled");
  if (posts.some(({ status }) => status === "posted" || status === "publishing")) return null;
  return (
    <details class="card">
      <summary>Approved by mistake?</summary>
      <div class="stack">
        <p class="soft">
          {drops.length > 0
            ? "Nothing is out yet. Take the approval back, and what is scheduled waits for another decision. Without one by then it is not published."
            : "Nothing is out, and nothing is scheduled: it is published only if somebody posts it. Take the approval back, and it waits for a decision again."}{" "}
          What was decided stays on record.
        </p>
        <Action action={`/app/runs/${run.id}/withdraw`} label="Take back approval" />
        {drops.map(({ id, platform }) => (
          <May do="cancel_post">
            <Action
              action={`/app/runs/${run.id}/posts/${id}/cancel`}
              label={`Cancel the post on ${NETWORKS[platform].name}`}
            />
          </May>
        ))}
        <May do="delete_run">
          <p>
            <a href="#delete">Delete it, so that it cannot be posted</a>
          </p>
        </May>
      </div>
    </details>
  );
};

const Review = ({ run, posts, waiting, questions, once }: ReviewProps) => {
  const next = nextOf(run, waiting);
  // To approve what lacks something is possible, and not what stands out.
  const isLacking = questions.length > 0 || leftOut(run).length > 0;
  const corrections = correctionsIn(run);
  return (
    <section class="card stack review" aria-labelledby="review">
      <h2 id="review">Your decision</h2>
      <p>{run.quality?.summary}</p>
      {hasOwnWords(run) && (
        <p class="soft">
          {`You decide about the words for ${CHANNEL_NAMES[run.channel]}. Other networks get words of their own.`}
        </p>
      )}
      <Corrections corrections={corrections} other={otherOnPicture(run)} />
      <May do="generate">
        <Missing run={run} questions={questions} once={once} />
      </May>
      <WhatWaits run={run} posts={posts} />
      <div class="row decide">
        {DECISIONS.map(({ verdict, label, kind, key }) => (
          <button
            type="button"
            class={`button ${isLacking && kind === "main" ? "plain" : kind}`}
            {...opens(verdict)}
            data-key={key}
          >
            {verdict === "approved" && corrections.length > 0 ? "This is right, approve it" : label}{" "}
            <Key of={key} />
          </button>
        ))}
      </div>
      <May do="rerender_run">
        <p class="small">
          <a href="#edit">Change its words, its size or its layout</a>{" "}
          <span class="soft">{`makes a new version: ${priceOf(run.asset_type)}`}</span>
        </p>
      </May>
      {DECISIONS.map((decision) => (
        <Confirm run={run} decision={decision} next={next} />
      ))}
      <Neighbours run={run} waiting={waiting} />
    </section>
  );
};

type CorrectionsProps = {
  corrections: readonly Correction[];
  /** What the picture says in another way than the post. */
  other: ReturnType<typeof otherOnPicture>;
};

/** What an edit says in place of the brief. The decision says which of both is right. */
const Corrections = ({ corrections, other }: CorrectionsProps) =>
  corrections.length > 0 ? (
    <div class="notice warn stack">
      <p>
        <strong>The edit says something else than the brief. Is it right?</strong>
      </p>
      <ul>
        {corrections.map(({ said, brief }) => (
          <li>
            {brief ? `Now “${said}”, in the brief “${brief}”` : `Now “${said}”, which the brief does not say`}
          </li>
        ))}
      </ul>
      {other && <p>{`The picture still shows “${other.picture}”, and the post says “${other.post}”.`}</p>}
    </div>
  ) : null;

const DECISIONS = [
  {
    verdict: "approved",
    label: "Approve",
    kind: "main",
    key: "a",
    question: "Approve this?",
    hint: "If you like, say why. Enter approves, Escape goes back.",
  },
  {
    verdict: "rejected",
    label: "Reject",
    kind: "danger",
    key: "r",
    question: "Reject this?",
    hint: "If you like, say what should change. Enter rejects, Escape goes back.",
  },
] as const;

type ConfirmProps = { run: FullRun; decision: (typeof DECISIONS)[number]; next: string | undefined };

/** Asks before a decision, over the page. Its note has one line, so Enter confirms; the browser opens and closes it. */
const Confirm = ({ run, decision: { verdict, label, kind, question, hint }, next }: ConfirmProps) => (
  <dialog id={verdict} class="card asks" {...OVER_THE_PAGE} aria-labelledby={`${verdict}-title`}>
    <form method="post" action={`/app/runs/${run.id}/review`} class="form">
      <h2 id={`${verdict}-title`}>{question}</h2>
      <input type="hidden" name="verdict" value={verdict} />
      <div class="field">
        <label for={`${verdict}-note`}>Note</label>
        <input
          id={`${verdict}-note`}
          name="note"
          maxlength={1000}
          autocomplete="off"
          aria-describedby={`${verdict}-hint`}
          autofocus
        />
        <p class="hint" id={`${verdict}-hint`}>
          {hint}
        </p>
      </div>
      {next && (
        <label class="check">
          <input type="checkbox" name="next" value={next} checked /> Then show me the next that waits
        </label>
      )}
      <div class="row">
        <button type="submit" class={`button ${kind}`}>
          {label}
        </button>
        <button type="button" class="button plain" {...closes(verdict)}>
          Go back
        </button>
      </div>
    </form>
  </dialog>
);

/** The run to decide about after this one: an older one, or else the newest. */
function nextOf({ id }: FullRun, waiting: readonly string[]): string | undefined {
  const others = waiting.filter((one) => one !== id);
  return waiting[waiting.indexOf(id) + 1] ?? others[0];
}

/** The key that presses a button. It is no part of the button's name. */
const Key = ({ of }: { of: string }) => (
  <span aria-hidden="true">
    <kbd>{of}</kbd>
  </span>
);

/** Words that came finished are the same everywhere, and so is the decision. */
const hasOwnWords = ({ quality }: FullRun) => Object.keys(quality?.channels ?? {}).length > 1;

/** The posts that wait for the decision. */
const WhatWaits = ({ run, posts }: Pick<ReviewProps, "run" | "posts">) => {
  const drops = posts.filter(({ status }) => status === "scheduled");
  if (drops.length > 0)
    return (
      <ul class="list" aria-label="What waits for your decision">
        {drops.map(({ platform, scheduled_at, campaign_id }) => (
          <li>
            {campaign_id ? "The campaign's post" : "The post"} on {NETWORKS[platform].name}
            {scheduled_at && (
              <>
                {" at "}
                <Time at={scheduled_at} />
              </>
            )}{" "}
            waits for this. Without a decision by then it is not published.
          </li>
        ))}
      </ul>
    );
  return run.auto_post ? (
    <p class="soft">
      The key of this run posts what is approved by itself. This one waits: approve it, then post it here.
    </p>
  ) : null;
};

/** After a decision the link to the next review has the focus. */
const NextReview = ({ waiting: [next, ...others], done }: Pick<ReviewProps, "waiting" | "done">) =>
  next ? (
    <p class="notice row between">
      <span>
        {others.length > 0 ? `${others.length + 1} more wait for a review.` : "One more waits for a review."}
      </span>
      <a href={`/app/runs/${next}`} data-key="j" autofocus={done !== undefined}>
        Next review
      </a>
    </p>
  ) : null;

/** The way through everything that waits. */
const Neighbours = ({ run, waiting }: Pick<ReviewProps, "run" | "waiting">) => {
  const at = waiting.indexOf(run.id);
  const [before, next] = [waiting[at - 1], waiting[at + 1]];
  if (!before && !next) return null;
  return (
    <p class="row small">
      {before && (
        <a href={`/app/runs/${before}`} data-key="k">
          The one before
        </a>
      )}
      {next && (
        <a href={`/app/runs/${next}`} data-key="j">
          The next that waits
        </a>
      )}
      <span class="soft">{`${waiting.length} wait for a review`}</span>
    </p>
  );
};
