import { otherOnPicture } from "./edited-values.ts";
import { Action } from "./form.tsx";
import { May } from "./may.tsx";
import { priceOf } from "./price.ts";
import type { FullRun } from "./run-parts.tsx";
import { Time } from "./times.tsx";

type RejectedProps = {
  run: FullRun;
  /** Token of the form that makes it once more. */
  once: string;
  /** Who has decided about it, by name. */
  reviewer?: string | undefined;
};

/** Why it is not published, and the way on: other words, or once more from the brief. */
export const Rejected = ({ run, once, reviewer }: RejectedProps) => (
  <section class="card stack">
    <h2>Rejected</h2>
    <RejectedBy run={run} reviewer={reviewer} />
    {!run.reviewed_at && <WhyRejected run={run} />}
    <p class="soft">
      {`This version is not published. Edit its words, or let it be made anew from its brief, which costs ${priceOf(run.asset_type)}.`}
    </p>
    <div class="row">
      <May do="retry_run">
        <Action action={`/app/runs/${run.id}/retry`} fields={{ once }} label="Make it anew" />
      </May>
      <May do="rerender_run">
        <a href="#edit">Edit its words</a>
      </May>
    </div>
  </section>
);

/** The person who has rejected it, when, and why. Everybody who sees the run reads it. */
export const RejectedBy = ({ run, reviewer }: Omit<RejectedProps, "once">) =>
  run.verdict === "rejected" && run.reviewed_at ? (
    <p>
      <strong>{run.review_note ? `Rejected: ${run.review_note}` : "Rejected without a note."}</strong>{" "}
      <span class="soft small">
        {reviewer ?? "A person"}, <Time at={run.reviewed_at} />
      </span>
    </p>
  ) : null;

/** The first check that failed, in plain words, and what to do about it. */
const WhyRejected = ({ run }: { run: FullRun }) => {
  const failed = run.quality?.checks.find(({ hard, passed }) => hard && !passed);
  const other = otherOnPicture(run);
  if (!failed) return run.quality ? <p>{run.quality.summary}</p> : null;
  const [first] = failed.evidence;
  const isValue = failed.id === "numbers" && first !== undefined;
  return (
    <>
      <p>
        <strong>{isValue ? `“${first.quote}” is not in the brief.` : (failed.fix ?? failed.label)}</strong>{" "}
        {isValue ? (
          <>
            {"Take it out of the words, or "}
            <a href={`/app/create?${againWith(run)}`}>{`put “${first.quote}” into the brief`}</a>
            {" and make it anew."}
          </>
        ) : (
          `Checked: ${failed.label.charAt(0).toLowerCase()}${failed.label.slice(1)}.`
        )}
      </p>
      {other && <p>{`The picture still shows “${other.picture}”, and the post says “${other.post}”.`}</p>}
    </>
  );
};

/** The brief of a run as the form for a new one takes it. */
const againWith = ({ brief, channel, asset_type }: FullRun) =>
  new URLSearchParams({ brief: brief ?? "", channel, asset_type }).toString();
