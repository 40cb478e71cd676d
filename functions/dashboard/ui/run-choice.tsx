import { May } from "./may.tsx";
import type { FullRun } from "./run-parts.tsx";

/** Where several versions stand beside each other. */
export type Beside = { path: string; others: readonly string[] };

type ChoiceProps = {
  run: Pick<FullRun, "id" | "verdict" | "status" | "parent_run_id">;
  name: string;
  beside: Beside;
};

/** What can be decided about one of several versions, and the way to its words. */
export const ChoiceOf = ({ run, name, beside }: ChoiceProps) => (
  <>
    <div class="row">
      {run.verdict === "needs_review" && (
        <May do="review_run">
          <button
            type="button"
            class="button main"
            popovertarget={`choose-${run.id}`}
            aria-label={`Approve ${name}`}
          >
            Approve
          </button>
          <form method="post" action={`/app/runs/${run.id}/choose`} class="inline">
            <input type="hidden" name="verdict" value="rejected" />
            <input type="hidden" name="back" value={beside.path} />
            <button type="submit" class="button danger" aria-label={`Reject ${name}`}>
              Reject
            </button>
          </form>
        </May>
      )}
      {run.status === "succeeded" && (
        <May do="rerender_run">
          <a class="button plain" href={`/app/runs/${run.id}#edit`} aria-label={`Edit ${name}`}>
            Edit
          </a>
        </May>
      )}
      <a
        href={`/app/runs/${run.id}`}
        data-item
        class={run.verdict === "approved" ? "button main" : undefined}
        aria-label={`Open ${name}`}
      >
        Open
      </a>
    </div>
    {run.verdict === "needs_review" && (
      <May do="review_run">
        <Approval run={run} name={name} beside={beside} />
      </May>
    )}
  </>
);

/** Asks before the decision, and whether the others are done with by it. */
const Approval = ({ run, name, beside: { path, others } }: ChoiceProps) => (
  <form
    method="post"
    action={`/app/runs/${run.id}/choose`}
    id={`choose-${run.id}`}
    class="card form asks"
    popover="auto"
    role="dialog"
    aria-labelledby={`choose-${run.id}-title`}
  >
    <h2 id={`choose-${run.id}-title`}>{`Approve ${name}?`}</h2>
    <input type="hidden" name="verdict" value="approved" />
    <input type="hidden" name="back" value={path} />
    {others.length > 0 && (
      <label class="check">
        <input type="checkbox" name="unneeded" value={others.join(",")} checked />
        {others.length === 1
          ? "The other one is not needed: close it too"
          : `The other ${others.length} are not needed: close them too`}
      </label>
    )}
    <div class="row">
      <button type="submit" class="button main" autofocus>
        Approve
      </button>
      <button
        type="button"
        class="button plain"
        popovertarget={`choose-${run.id}`}
        popovertargetaction="hide"
      >
        Go back
      </button>
    </div>
  </form>
);

/** Ids of the versions beside one that wait for a decision. */
export const othersOf = (
  run: { id: string },
  all: readonly Pick<FullRun, "id" | "verdict">[],
): readonly string[] =>
  all.filter(({ id, verdict }) => id !== run.id && verdict === "needs_review").map(({ id }) => id);
