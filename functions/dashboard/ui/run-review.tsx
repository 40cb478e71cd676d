import type { FullRun } from "./run-parts.tsx";

type ReviewProps = {
  run: FullRun;
  /** Runs that wait for a review, newest first. */
  waiting: readonly string[];
};

/** The decision about a run that needs a person. */
export const Review = ({ run, waiting }: ReviewProps) => (
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
        <span class="soft small">
          Keys: a approves, r rejects, n writes a note, e edits, j and k go on and back.
        </span>
      </div>
    </form>
    <Neighbours run={run} waiting={waiting} />
  </section>
);

/** The way through everything that waits. */
const Neighbours = ({ run, waiting }: ReviewProps) => {
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
