import { May } from "./may.tsx";
import { closes, OVER_THE_PAGE, opens } from "./modal.ts";
import type { FullRun } from "./run-parts.tsx";

/** Where several versions stand beside each other, and whether others of them are undecided. */
export type Beside = { path: string; areOthers: boolean };

type ChoiceProps = {
  run: Pick<FullRun, "id" | "verdict" | "status" | "parent_run_id">;
  name: string;
  beside: Beside;
  /** Another one was chosen. */
  isAside?: boolean;
  /** It is posted or planned already. */
  isOut?: boolean;
};

/** What can be decided about one of several versions, and the way to its words. */
export const ChoiceOf = ({ run, name, beside, isAside = false, isOut = false }: ChoiceProps) => (
  <>
    <div class="row">
      {run.verdict === "needs_review" && (
        <May do="review_run">
          <button
            type="button"
            class={isAside ? "button plain" : "button main"}
            {...opens(`choose-${run.id}`)}
            aria-label={`Choose ${name}`}
          >
            {isAside ? "Choose this one instead" : "Choose"}
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
        class={run.verdict === "approved" ? `button ${isAside ? "plain" : "main"}` : undefined}
        aria-label={run.verdict === "approved" && !isOut ? `Choose ${name} and post it` : `Open ${name}`}
      >
        {run.verdict === "approved" && !isOut ? "Choose and post it" : "Open"}
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
const Approval = ({ run, name, beside: { path, areOthers } }: ChoiceProps) => (
  <dialog
    id={`choose-${run.id}`}
    class="card asks"
    {...OVER_THE_PAGE}
    aria-labelledby={`choose-${run.id}-title`}
  >
    <form method="post" action={`/app/runs/${run.id}/choose`} class="form">
      <h2 id={`choose-${run.id}-title`}>{`Choose ${name}?`}</h2>
      <input type="hidden" name="verdict" value="approved" />
      <input type="hidden" name="back" value={path} />
      <p>
        {areOthers
          ? "It is approved. The others are set aside: nothing of them is posted, and you can still choose one of them later."
          : "It is approved."}
      </p>
      <div class="row">
        <button type="submit" class="button main" autofocus>
          Choose it
        </button>
        <button type="button" class="button plain" {...closes(`choose-${run.id}`)}>
          Go back
        </button>
      </div>
    </form>
  </dialog>
);

/** Whether versions beside one still wait for a decision. */
export const hasUndecided = (run: { id: string }, all: readonly Pick<FullRun, "id" | "verdict">[]): boolean =>
  all.some(({ id, verdict }) => id !== run.id && verdict === "needs_review");
